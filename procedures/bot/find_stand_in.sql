CREATE PROCEDURE find_stand_in(
  IN p_game_id INT, IN p_player_id INT, IN p_is_late BOOLEAN, OUT p_character_id INT)
  READS SQL DATA
  COMMENT 'Says which character moves for a person, in a game with a clock.'
BEGIN
  /*
   * Takes   : p_player_id, who is to move; p_is_late, whether his time is up.
   * Returns : p_character_id, NULL when nobody moves for him, or not yet.
   * Why     : who once stood in goes on until somebody else is to move or the round ends, so that a
   *           turn does not take its time for each of its moves. A move that was called in time is
   *           made first, for what comes of it may be known.
   */
  SELECT s.stand_in
    INTO p_character_id
    FROM Game AS s
    JOIN Standing AS g ON g.game_id = s.game_id
    LEFT JOIN CalledMove AS c ON c.game_id = s.game_id
    LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID
    WHERE s.game_id = p_game_id
      AND c.game_id IS NULL
      AND (p_is_late
        OR m.player_ID = p_player_id AND m.account IS NULL AND m.round = g.round
          AND m.played_at > move_clock_end(s.created_at, NULL, 0))
    FOR SHARE OF g;
END
