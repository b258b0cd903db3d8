CREATE PROCEDURE check_snapshot(IN p_game JSON, IN p_record_id INT)
  READS SQL DATA
  COMMENT 'Refuses a move whose transaction does not see the game as it is.'
BEGIN
  /*
   * Takes  : p_game, as game_facts; p_record_id, the record that is next.
   * Raises : stale_snapshot, when somebody moved since the transaction began to read.
   * Why    : from here on what a move reads is read without locks, so that the same functions can
   *          serve the views.
   */
  IF JSON_EXTRACT(p_game, '$.last_record_ID') <> p_record_id - 1 THEN
    CALL refuse('stale_snapshot',
      'Somebody moved meanwhile. End your transaction, if you are in one, and try again.');
  END IF;
END
