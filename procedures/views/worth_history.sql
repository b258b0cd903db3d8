CREATE FUNCTION worth_history(p_game_id INT) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'What every player of a game was worth after each move.'
BEGIN
  /*
   * Returns : an array of [record, player, worth], the worth as worth_in_game counts it; record 0
   *           is the opening. Moves that changed nobody's worth are left out. NULL: no such game.
   */
  DECLARE v_estate JSON DEFAULT estate_history(p_game_id);
  DECLARE v_history JSON;

  WITH
    change_of_worth AS (
      SELECT s.record_ID, s.pid, s.amount
        FROM JSON_TABLE(v_estate, '$[*]' COLUMNS (
          record_ID INT PATH '$[0]', pid INT PATH '$[1]', amount BIGINT PATH '$[2]')) AS s
      UNION ALL
      SELECT e.record_ID, e.payee, e.amount
        FROM Event AS e
        WHERE e.game_id = p_game_id AND e.payee IS NOT NULL
      UNION ALL
      SELECT e.record_ID, e.payer, -e.amount
        FROM Event AS e
        WHERE e.game_id = p_game_id AND e.payer IS NOT NULL),
    opening AS (
      SELECT p.pid, worth_in_game(p.game_id, p.pid) - COALESCE(
          (SELECT SUM(c.amount) FROM change_of_worth AS c WHERE c.pid = p.pid), 0) AS worth
        FROM Player AS p
        WHERE p.game_id = p_game_id),
    grid AS (
      SELECT r.record_ID, o.pid, o.worth + SUM(COALESCE(c.amount, 0)) OVER (
          PARTITION BY o.pid ORDER BY r.record_ID) AS worth
        FROM (SELECT DISTINCT m.record_ID FROM change_of_worth AS m) AS r
        CROSS JOIN opening AS o
        LEFT JOIN (
          SELECT a.record_ID, a.pid, SUM(a.amount) AS amount
          FROM change_of_worth AS a
          GROUP BY a.record_ID, a.pid) AS c ON c.record_ID = r.record_ID AND c.pid = o.pid)
  SELECT JSON_ARRAYAGG(JSON_ARRAY(g.record_ID, g.pid, CAST(g.worth AS SIGNED)))
    INTO v_history
    FROM grid AS g;
  RETURN v_history;
END
