CREATE PROCEDURE scores_of_game(
  IN p_tournament_id BIGINT, IN p_game_id INT, OUT p_scores JSON)
  READS SQL DATA
  COMMENT 'Computes the scores of a match from the net worths in a game.'
BEGIN
  /*
   * Returns : p_scores, as record_result takes them.
   * Why     : a score is 24 times the distance of a net worth, in units of game_unit, from the mean
   *           of the table. 24 is the smallest factor that makes it even at tables of three and of
   *           four. Only net worths are rounded, to whole units: the sum is 0, equal net worths
   *           stay equal, and a greater one never scores less. The unit auto keeps scores below 19
   *           twentieths of the highest score that the point system pays for: it is 1 if that
   *           suffices, or if scores are not paid, otherwise the smallest unit that does.
   */
  DECLARE v_players, v_total, v_most, v_unit, v_limit BIGINT;
  DECLARE v_worths JSON;

  SELECT JSON_ARRAYAGG(JSON_OBJECT('name', p.name, 'worth', net_worth(p.game_id, p.pid))), COUNT(*)
    INTO v_worths, v_players
    FROM Player AS p
    WHERE p.game_id = p_game_id;
  SELECT r.score_divisor * r.most_for_score
    INTO v_limit
    FROM Tournament AS t
    JOIN PointRule AS r ON r.point_system_name = t.point_system_name
    WHERE t.tournament_id = p_tournament_id;
  SET v_unit = COALESCE(whole_number(setting_of(p_tournament_id, 'game_unit')), 0);
  IF v_unit = 0 THEN
    SELECT MAX(ABS(v_players * j.worth - s.total))
      INTO v_most
      FROM JSON_TABLE(v_worths, '$[*]' COLUMNS (worth BIGINT PATH '$.worth')) AS j
      JOIN (
        SELECT SUM(w.worth) AS total
          FROM JSON_TABLE(v_worths, '$[*]' COLUMNS (worth BIGINT PATH '$.worth')) AS w
      ) AS s;
    -- Rounding moves a net worth and the mean by half a unit each: a score by 24 at most.
    SET v_unit = COALESCE(
      1 + 24 DIV v_players * v_most DIV GREATEST(v_limit - v_limit DIV 20 - 24, 1), 1);
    IF 24 DIV v_players * v_most < v_limit - v_limit DIV 20 THEN
      SET v_unit = 1;
    END IF;
  END IF;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'name', j.name,
      'units', SIGN(j.worth) * ((2 * ABS(j.worth) + v_unit) DIV (2 * v_unit))))
    INTO v_worths
    FROM JSON_TABLE(v_worths, '$[*]' COLUMNS (
      name VARCHAR(60) PATH '$.name', worth BIGINT PATH '$.worth')) AS j;
  SELECT SUM(j.units)
    INTO v_total
    FROM JSON_TABLE(v_worths, '$[*]' COLUMNS (units BIGINT PATH '$.units')) AS j;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', j.name, 'score', 24 DIV v_players * (v_players * j.units - v_total)))
    INTO p_scores
    FROM JSON_TABLE(v_worths, '$[*]' COLUMNS (
      name VARCHAR(60) PATH '$.name', units BIGINT PATH '$.units')) AS j;
END
