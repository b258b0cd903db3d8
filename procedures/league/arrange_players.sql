CREATE PROCEDURE arrange_players(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_seed VARCHAR(200), IN p_threes INT,
  IN p_fours INT, IN p_planned JSON, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Finds tables for a round at which few players meet again.'
BEGIN
  /*
   * Takes   : p_planned, as plan_round.
   * Returns : p_seats, as fill_tables returns them.
   * Why     : tables are filled one by one with those who have met least, then players are
   *           exchanged as long as that spares a meeting. That may end where no single exchange
   *           helps; so it begins anew a few times, as long as somebody meets again.
   */
  DECLARE v_attempt INT DEFAULT 0;
  DECLARE v_fewest, v_repeats INT;
  DECLARE v_met, v_seats JSON;

  CALL read_meetings(p_tournament_id, p_round_id, p_planned, v_met);
  WHILE v_attempt < 10 AND COALESCE(v_fewest > 0, TRUE) DO
    SET v_attempt = v_attempt + 1;
    CALL draw_lots(
      p_tournament_id, p_round_id, CONCAT_WS('/', p_seed, v_attempt), p_threes, p_fours,
      p_planned, v_seats);
    CALL fill_tables(v_met, p_threes, p_fours, v_seats);
    CALL count_repeats(v_met, v_seats, v_repeats);
    IF v_repeats > 0 THEN
      CALL exchange_seats(v_met, v_seats);
      CALL count_repeats(v_met, v_seats, v_repeats);
    END IF;
    IF COALESCE(v_repeats < v_fewest, TRUE) THEN
      SET v_fewest = v_repeats;
      SET p_seats = v_seats;
    END IF;
  END WHILE;
END
