CREATE PROCEDURE find_substitute_bot(
  IN p_player_id INT, IN p_round INT, IN p_played_at DATETIME(3), OUT p_character_id INT)
  READS SQL DATA
  COMMENT 'Finds the substitute bot that moves for a person whose time is up.'
BEGIN
  /*
   * Bot     : reads d_game_id.
   * Takes   : p_player_id, p_round, p_played_at, as turn_deadline.
   * Returns : p_character_id, NULL when no bot moves for them, or not yet.
   */
  SELECT s.stand_in
    INTO p_character_id
    FROM Game AS s
    WHERE s.game_id = d_game_id
      AND turn_deadline(d_game_id, p_player_id, p_round, p_played_at) < utc_now();
END
