CREATE FUNCTION turning_point(p_game_id INT, p_winner INT) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The move from which on the winner of a game led.'
BEGIN
  /*
   * Takes   : p_winner, the only one.
   * Returns : an object: record, the first move after which the winner was always worth more than
   *           everybody else; worth, of the winner then; second, the player who was worth most
   *           of the others, and second_worth; changes, how often the lead changed hands; lacked
   *           and low_record, the most that the winner lacked to the leader, and after which move.
   *           NULL: the winner did not lead in the end.
   */
  DECLARE v_history JSON DEFAULT worth_history(p_game_id);
  DECLARE v_point JSON;

  WITH
    history AS (
      SELECT h.record_ID, h.pid, h.worth,
          RANK() OVER (PARTITION BY h.record_ID ORDER BY h.worth DESC) AS place,
          COUNT(*) OVER (PARTITION BY h.record_ID, h.worth) AS equals
        FROM JSON_TABLE(v_history, '$[*]' COLUMNS (
          record_ID INT PATH '$[0]', pid INT PATH '$[1]', worth BIGINT PATH '$[2]')) AS h),
    leader AS (
      SELECT h.record_ID, h.pid, LAG(h.pid) OVER (ORDER BY h.record_ID) AS pid_before
        FROM history AS h
        WHERE h.place = 1 AND h.equals = 1),
    race AS (
      SELECT h.record_ID, MAX(IF(h.pid = p_winner, h.worth, NULL)) AS worth,
          MAX(IF(h.pid = p_winner, NULL, h.worth)) AS best
        FROM history AS h
        GROUP BY h.record_ID),
    turn AS (
      SELECT MIN(r.record_ID) AS record_ID
        FROM race AS r
        WHERE r.record_ID > COALESCE(
          (SELECT MAX(b.record_ID) FROM race AS b WHERE b.worth <= b.best), -1))
  SELECT JSON_OBJECT(
      'record', r.record_ID, 'worth', r.worth, 'second_worth', r.best,
      'second', (
        SELECT MIN(h.pid)
          FROM history AS h
          WHERE h.record_ID = r.record_ID AND h.pid <> p_winner AND h.worth = r.best),
      'changes', (SELECT COUNT(*) FROM leader AS l WHERE l.pid <> l.pid_before),
      'lacked', low.lacked, 'low_record', low.record_ID)
    INTO v_point
    FROM turn AS t
    JOIN race AS r ON r.record_ID = t.record_ID
    LEFT JOIN (
      SELECT b.record_ID, b.best - b.worth AS lacked
        FROM race AS b
        WHERE b.worth < b.best
        ORDER BY lacked DESC, b.record_ID
        LIMIT 1) AS low ON TRUE;
  RETURN v_point;
END
