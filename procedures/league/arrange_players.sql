CREATE PROCEDURE arrange_players(
  IN p_tournament_id INT, IN p_round_id INT, IN p_threes INT, IN p_fours INT, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Finds tables for a round at which few players meet again.'
BEGIN
  /*
   * Returns : p_seats, as fill_tables returns them.
   * Why     : tables are filled one by one with those who have met least, then players are
   *           exchanged as long as that spares a meeting. That may end where no single exchange
   *           helps; so it begins anew a few times, as long as somebody meets again.
   */
  DECLARE v_attempt INT DEFAULT 0;
  DECLARE v_fewest, v_repeats INT;
  DECLARE v_seats JSON;

  WHILE v_attempt < 10 AND COALESCE(v_fewest > 0, TRUE) DO
    SET v_attempt = v_attempt + 1;
    CALL draw_lots(
      p_tournament_id, p_round_id, v_attempt, 3 * p_threes + 4 * p_fours, v_seats);
    CALL fill_tables(p_tournament_id, p_threes, p_fours, v_seats);
    CALL exchange_seats(p_tournament_id, v_seats);
    CALL count_repeats(p_tournament_id, v_seats, v_repeats);
    IF COALESCE(v_repeats < v_fewest, TRUE) THEN
      SET v_fewest = v_repeats;
      SET p_seats = v_seats;
    END IF;
  END WHILE;
END
