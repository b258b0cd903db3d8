CREATE PROCEDURE arrange_players(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_seed VARCHAR(200), IN p_order VARCHAR(200),
  IN p_threes INT, IN p_fours INT, IN p_planned JSON, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Finds tables for a round at which few players meet again.'
BEGIN
  /*
   * Takes   : p_seed, p_order and p_planned, as draw_lots.
   * Returns : p_seats, as fill_tables returns them.
   * Why     : tables are filled one by one with those who have met least, then players are
   *           exchanged as long as that spares a meeting. That may end where no single exchange
   *           helps; so it begins anew a few times, as long as somebody meets again.
   */
  DECLARE v_attempt INT DEFAULT 0;
  DECLARE v_repeats, v_weight, v_least INT;
  DECLARE v_fewest INT DEFAULT 1;
  DECLARE v_met, v_weighed, v_seats JSON;

  CALL read_meetings(p_tournament_id, p_round_id, p_planned, v_met);
  WHILE (v_attempt < 10 AND v_fewest > 0) OR (v_attempt < 3 AND v_least > 0) DO
    SET v_attempt = v_attempt + 1;
    CALL draw_lots(
      p_tournament_id, p_round_id, CONCAT_WS('/', p_seed, v_attempt), p_order, p_threes, p_fours,
      p_planned, v_seats);
    -- The order in which tables of four go round is that of each attempt.
    SET v_weighed = COALESCE(v_weighed, weigh_meetings(v_met, v_seats));
    -- At first nobody gives up a seat at a table of four, so that those who meet there later stay
    -- the same.
    IF v_attempt <= 4 THEN
      SET v_seats = REPLACE(v_seats, '"free": 1', '"free": 0');
    END IF;
    CALL fill_tables(v_weighed, p_threes, p_fours, v_seats);
    CALL count_repeats(v_weighed, v_seats, v_weight);
    IF v_weight > 0 THEN
      CALL exchange_seats(v_weighed, v_seats);
      CALL count_repeats(v_weighed, v_seats, v_weight);
    END IF;
    IF COALESCE(v_weight < v_least, TRUE) THEN
      CALL count_repeats(v_met, v_seats, v_repeats);
      SET v_least = v_weight;
      SET v_fewest = v_repeats;
      SET p_seats = v_seats;
    END IF;
  END WHILE;
END
