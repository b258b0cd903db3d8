CREATE PROCEDURE find_substitute_bot(
  IN p_game_id INT, IN p_player_id INT, IN p_round INT, IN p_played_at DATETIME(3),
  OUT p_character_id INT)
  READS SQL DATA
  COMMENT 'Finds the substitute bot that moves for a person whose time is up.'
BEGIN
  /*
   * Takes   : p_player_id, p_round, p_played_at, as turn_deadline.
   * Returns : p_character_id, NULL when no bot moves for them, or not yet.
   */
  SELECT s.stand_in
    INTO p_character_id
    FROM Game AS s
    WHERE s.game_id = p_game_id
      AND turn_deadline(p_game_id, p_player_id, p_round, p_played_at) < utc_now();
END
