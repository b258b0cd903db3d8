CREATE FUNCTION order_rolls(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_players INT, p_times INT) RETURNS JSON
  DETERMINISTIC
  NO SQL
  COMMENT 'All dice rolls for the order of play.'
BEGIN
  /*
   * Takes   : p_players, how many; p_times, the most rolls of a player, up to 12: only players who
   *           have tied with somebody in every roll so far roll again.
   * Returns : an array of objects: player; time, from 1; roll; and rolled: the highest goes first.
   * Rule    : S1; A11.
   */
  DECLARE v_rolls JSON;

  IF p_times = 0 THEN
    RETURN JSON_ARRAY();
  END IF;
  WITH roll AS (
    SELECT p.n - 1 AS player, t.n AS time, order_roll(p_seed, p.n - 1, t.n) AS roll
      FROM JSON_TABLE(CONCAT('[', REPEAT('0,', p_players), '0]'), '$[*]' COLUMNS (
        n FOR ORDINALITY)) AS p
      JOIN JSON_TABLE(CONCAT('[', REPEAT('0,', p_times), '0]'), '$[*]' COLUMNS (
        n FOR ORDINALITY)) AS t
      WHERE p.n <= p_players AND t.n <= p_times
  ), so_far AS (
    SELECT roll.player, roll.time, roll.roll,
        SUM(roll.roll * CAST(POW(13, 12 - roll.time) AS SIGNED))
          OVER (PARTITION BY roll.player ORDER BY roll.time) AS rolled
      FROM roll
  ), before_it AS (
    SELECT so_far.player, so_far.time, so_far.roll, so_far.rolled,
        COUNT(*) OVER (PARTITION BY so_far.time, so_far.rolled
          - so_far.roll * CAST(POW(13, 12 - so_far.time) AS SIGNED)) AS equals
      FROM so_far
  )
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player', o.player, 'time', o.time, 'roll', o.roll, 'rolled', o.rolled))
    INTO v_rolls
    FROM before_it AS o
    WHERE o.time = 1 OR o.equals > 1;
  RETURN COALESCE(v_rolls, JSON_ARRAY());
END
