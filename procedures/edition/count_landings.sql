CREATE PROCEDURE count_landings(IN p_ruleset_id INT, OUT p_landings JSON)
  READS SQL DATA
  COMMENT 'Works out how often players land on each tile of a board.'
BEGIN
  /*
   * Returns : p_landings, an array of arrays: a location, and its landings in a million turns.
   * Why     : a Markov chain over the tiles and jail, from one roll to the next. It begins with
   *           players spread evenly, so that it needs few passes; a large board with many rolls
   *           gets fewer. A thousand million players roll in each pass; those in jail are counted
   *           under their location plus 10,000. All passes are one statement, which is four times
   *           faster than one for each; the first hint is for sessions that allow no recursion, the
   *           others let MySQL read JSON once, not for each row.
   */
  DECLARE v_first, v_tiles, v_sides, v_dice, v_jailed, v_leaves, v_again, v_jail INT;
  DECLARE v_ways JSON;

  SELECT r.first_location, r.tile_count, r.dice_sides, r.dice_count,
      IF(r.dice_count = 2 AND r.doubles_to_jail IS NOT NULL,
        1000000 DIV CAST(POW(r.dice_sides, LEAST(r.doubles_to_jail, 9)) AS SIGNED), 0),
      LEAST(1000000, 1000000 DIV COALESCE(r.jail_turns, 1000000)
        + IF(r.jail_exit_doubles OR r.jail_exit_dice IS NOT NULL, 1000000 DIV r.dice_sides, 0)
        + IF(r.jail_fine IS NULL, 0, 400000)),
      IF(r.dice_count = 2 AND r.doubles_roll_again OR r.extra_roll_dice IS NOT NULL,
        1000000 DIV r.dice_sides, 0), r.jail_location
    INTO v_first, v_tiles, v_sides, v_dice, v_jailed, v_leaves, v_again, v_jail
    FROM Ruleset AS r
    WHERE r.ruleset_id = p_ruleset_id;
  CALL find_ways(p_ruleset_id, v_ways);
  -- No steps: those who stay in jail, or are sent there by their dice.
  WITH RECURSIVE Roll AS (
    SELECT CAST(j.n AS SIGNED) AS steps, IF(
          v_dice = 2, LEAST(j.n - 1, 2 * v_sides + 1 - j.n) * 1000000 DIV (v_sides * v_sides),
          1000000 DIV v_sides) AS often
      FROM JSON_TABLE(CONCAT('[', REPEAT('0,', v_dice * v_sides - 1), '0]'), '$[*]' COLUMNS (
        n FOR ORDINALITY)) AS j
      WHERE j.n >= v_dice
    UNION ALL
    SELECT 0, NULL),
  Way AS (
    SELECT j.start, j.state, j.often, j.lands
      FROM JSON_TABLE(v_ways, '$[*]' COLUMNS (
        start INT PATH '$[0]', state INT PATH '$[1]', often INT PATH '$[2]',
        lands BOOLEAN PATH '$[3]')) AS j),
  Pass AS (
    SELECT GREATEST(1, LEAST(8, 10000 DIV (v_tiles * (SELECT COUNT(*) - 1 FROM Roll)))) AS passes,
        (SELECT JSON_ARRAYAGG(JSON_ARRAY(t.location, 1000000000 DIV v_tiles))
          FROM Tile AS t
          WHERE t.ruleset_id = p_ruleset_id) AS players
    UNION ALL
    SELECT p.passes - 1, (
        SELECT JSON_ARRAYAGG(JSON_ARRAY(s.state, s.players, s.landed))
        FROM (
          SELECT /*+ NO_MERGE(w) */ IF(w.start IS NULL, r.reached, w.state) AS state,
              CAST(SUM(r.players * COALESCE(w.often, 1000000) DIV 1000000) AS SIGNED) AS players,
              CAST(SUM(w.lands * (r.players * w.often DIV 1000000)) AS SIGNED) AS landed
            FROM (
              SELECT /*+ NO_MERGE(a) */ IF(d.steps > 0,
                  v_first + (MOD(a.state, 10000) - v_first + d.steps) MOD v_tiles,
                  IF(a.state < 10000, v_jail + 10000, a.state)) AS reached,
                  CAST(SUM(IF(d.steps > 0, a.rolling * d.often DIV 1000000, a.staying)) AS SIGNED)
                    AS players
                FROM (
                  SELECT j.state, j.players * (1000000 - v_jailed) DIV 1000000
                        * IF(j.state >= 10000, v_leaves, 1000000) DIV 1000000 AS rolling,
                      j.players * (1000000 - IF(
                        j.state < 10000, 1000000 - v_jailed, v_leaves)) DIV 1000000 AS staying
                    FROM JSON_TABLE(p.players, '$[*]' COLUMNS (
                      state INT PATH '$[0]', players BIGINT PATH '$[1]')) AS j) AS a
                JOIN Roll AS d
                GROUP BY reached) AS r
            LEFT JOIN Way AS w ON w.start = r.reached
            GROUP BY IF(w.start IS NULL, r.reached, w.state)) AS s)
      FROM Pass AS p
      WHERE p.passes > 0)
  SELECT /*+ SET_VAR(cte_max_recursion_depth = 1000) */
      JSON_ARRAYAGG(JSON_ARRAY(l.location, l.often DIV 1000 * 1000000 DIV (1000000 - v_again)))
    INTO p_landings
    FROM Pass AS p
    JOIN JSON_TABLE(p.players, '$[*]' COLUMNS (
      location INT PATH '$[0]', often BIGINT PATH '$[2]')) AS l
    WHERE p.passes = 0 AND l.location < 10000;
END
