CREATE PROCEDURE count_bidders(
  IN p_game_id INT, IN p_seats INT, IN p_bidder INT, OUT p_others INT)
  READS SQL DATA
  COMMENT 'Counts the players who could still bid more in an auction.'
BEGIN
  /*
   * Takes : p_bidder, who holds the highest bid, NULL for nobody: he waits for the others.
   * Why   : as read_seat.
   */
  DECLARE v_counts INT;
  DECLARE v_turn INT DEFAULT 0;

  SET p_others = 0;
  WHILE v_turn < p_seats DO
    SELECT p.status <> 2 AND NOT p.passed AND NOT p.pid <=> p_bidder
      INTO v_counts
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = v_turn
      FOR SHARE;
    SET p_others = p_others + v_counts;
    SET v_turn = v_turn + 1;
  END WHILE;
END
