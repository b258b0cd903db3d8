CREATE PROCEDURE arrange_players(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_seed VARCHAR(200), IN p_order VARCHAR(200),
  IN p_threes INT, IN p_fours INT, IN p_planned JSON, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Finds tables for a round at which few players meet again.'
BEGIN
  /*
   * Takes   : p_seed, p_order and p_planned, as draw_lots.
   * Returns : p_seats, as fill_tables returns them.
   * Why     : tables are filled one by one with the players who have met least. Then players are
   *           exchanged while that spares a meeting, or a seat at a table of four for somebody who
   *           has had more of them. That may end where no single exchange helps, so it starts again
   *           a few times while somebody meets again. Where draw_priority is tables_of_four, only
   *           players who have had equally many of these seats change the size of their table.
   */
  DECLARE v_attempt INT DEFAULT 0;
  DECLARE v_repeats, v_weight, v_least, v_fours INT;
  DECLARE v_fewest INT DEFAULT 1;
  DECLARE v_fours_first BOOLEAN
    DEFAULT setting_of(p_tournament_id, 'draw_priority') = 'tables_of_four';
  DECLARE v_met, v_weighed, v_seats JSON;

  CALL read_meetings(p_tournament_id, p_round_id, p_planned, v_met);
  WHILE (v_attempt < 10 AND v_fewest > 0) OR (v_attempt < 3 AND v_least > v_fours) DO
    SET v_attempt = v_attempt + 1;
    CALL draw_lots(
      p_tournament_id, p_round_id, CONCAT_WS('/', p_seed, v_attempt), p_order, p_threes, p_fours,
      v_fours_first, p_planned, v_seats);
    SET v_fours = COALESCE(v_fours, count_fours(v_seats));
    -- The rotation of the tables of four is the same in every attempt.
    SET v_weighed = COALESCE(v_weighed, score_meetings(v_met, v_seats));
    -- In the first attempts nobody gives up a seat at a table of four, so that the groups that meet
    -- there later stay the same.
    IF v_fours_first AND v_attempt <= 4 THEN
      SET v_seats = REPLACE(v_seats, '"free": 1', '"free": 0');
    END IF;
    CALL fill_tables(v_weighed, p_threes, p_fours, v_seats);
    CALL score_seats(v_weighed, v_seats, v_weight);
    IF v_weight > v_fours THEN
      CALL exchange_seats(v_weighed, v_seats);
      CALL score_seats(v_weighed, v_seats, v_weight);
    END IF;
    IF COALESCE(v_weight < v_least, TRUE) THEN
      CALL count_repeats(v_met, v_seats, v_repeats);
      SET v_least = v_weight;
      SET v_fewest = v_repeats;
      SET p_seats = v_seats;
    END IF;
  END WHILE;
END
