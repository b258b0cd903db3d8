CREATE PROCEDURE exchange_seats(IN p_met JSON, INOUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Exchanges players between tables while that spares a meeting.'
BEGIN
  /*
   * Takes   : p_met and p_seats, as swap_players.
   * Returns : p_seats. It ends because each exchange leaves fewer repeated meetings.
   */
  DECLARE v_gain INT DEFAULT 1;

  WHILE v_gain > 0 DO
    CALL swap_players(p_met, p_seats, v_gain);
  END WHILE;
END
