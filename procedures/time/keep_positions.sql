CREATE PROCEDURE keep_positions()
  MODIFIES SQL DATA
  COMMENT 'Keeps positions of long games, for Look back.'
BEGIN
  /*
   * Changes : as find_long_games, for a sixtieth of all games, in each second the next ones; as
   *           keep_next_position.
   * Why     : the scheduled event calls it. A game that another session locks does not stop the
   *           rest of the pass.
   */
  DECLARE v_second INT DEFAULT TIMESTAMPDIFF(SECOND, '2026-01-01 00:00:00', utc_now()) MOD 60;
  DECLARE v_size INT;
  DECLARE CONTINUE HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
  END;

  SELECT MAX(g.game_id) DIV 60 + 1 INTO v_size FROM GameState AS g;
  CALL find_long_games(v_second * v_size + 1, (v_second + 1) * v_size);
  CALL keep_next_position();
END
