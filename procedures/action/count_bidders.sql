CREATE PROCEDURE count_bidders(IN p_bidder INT, OUT p_others INT)
  READS SQL DATA
  COMMENT 'Counts the players who could still outbid the highest bidder.'
BEGIN
  /*
   * Move  : reads m_game_id m_seats.
   * Takes : p_bidder, the highest bidder, who is not counted; NULL for none.
   * Why   : see read_seat.
   */
  DECLARE v_counts INT;
  DECLARE v_turn INT DEFAULT 0;

  SET p_others = 0;
  WHILE v_turn < m_seats DO
    -- exactly one row
    SELECT p.status <> 2 AND NOT p.passed AND NOT p.pid <=> p_bidder
      INTO v_counts
      FROM Player AS p
      WHERE p.game_id = m_game_id
        AND p.turn = v_turn
      FOR SHARE;
    SET p_others = p_others + v_counts;
    SET v_turn = v_turn + 1;
  END WHILE;
END
