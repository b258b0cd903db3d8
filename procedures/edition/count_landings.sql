CREATE PROCEDURE count_landings(IN p_ruleset_id INT, OUT p_landings JSON)
  READS SQL DATA
  COMMENT 'Works out how often players land on each tile of a board.'
BEGIN
  /*
   * Returns : p_landings, an array of arrays: a location, and its landings in a million turns.
   * Why     : a Markov chain over the tiles and jail, from one roll to the next. It begins with
   *           players spread evenly, so that it needs few passes; a large board with many rolls
   *           gets fewer. A thousand million players roll in each pass; those in jail are counted
   *           under their location plus 10,000. A way is followed twice: a card may lead to a tile
   *           with a card.
   */
  DECLARE v_first, v_tiles, v_sides, v_dice, v_passes, v_jailed, v_leaves, v_again, v_jail INT;
  DECLARE v_rolls, v_ways, v_at, v_landed JSON;

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
  SELECT JSON_ARRAYAGG(JSON_ARRAY(s.steps, s.often))
    INTO v_rolls
    FROM (
      SELECT one.n + COALESCE(two.n, 0) AS steps,
          COUNT(*) * 1000000 DIV (v_sides * IF(v_dice = 2, v_sides, 1)) AS often
        FROM JSON_TABLE(CONCAT('[', REPEAT('0,', v_sides - 1), '0]'), '$[*]' COLUMNS (
          n FOR ORDINALITY)) AS one
        LEFT JOIN JSON_TABLE(CONCAT('[', REPEAT('0,', v_sides - 1), '0]'), '$[*]' COLUMNS (
          n FOR ORDINALITY)) AS two ON v_dice = 2
        GROUP BY steps) AS s;
  CALL find_ways(p_ruleset_id, v_ways);
  SELECT JSON_ARRAYAGG(JSON_ARRAY(w.start, w.leaves, w.leads_to, w.lands, w.often))
    INTO v_ways
    FROM (
      SELECT e.start, e.start AS leaves, e.leads_to, e.lands, e.often
        FROM JSON_TABLE(v_ways, '$[*]' COLUMNS (
          start INT PATH '$[0]', leads_to INT PATH '$[1]', lands BOOLEAN PATH '$[2]',
          often INT PATH '$[3]')) AS e
      UNION ALL
      SELECT e.start, f.start, f.leads_to, f.lands, e.often * f.often DIV 1000000
        FROM JSON_TABLE(v_ways, '$[*]' COLUMNS (
          start INT PATH '$[0]', leads_to INT PATH '$[1]', lands BOOLEAN PATH '$[2]',
          often INT PATH '$[3]')) AS e
        JOIN JSON_TABLE(v_ways, '$[*]' COLUMNS (
          start INT PATH '$[0]', leads_to INT PATH '$[1]', lands BOOLEAN PATH '$[2]',
          often INT PATH '$[3]')) AS f ON e.lands AND f.start = e.leads_to) AS w;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(t.location, 1000000000 DIV v_tiles))
    INTO v_at
    FROM Tile AS t
    WHERE t.ruleset_id = p_ruleset_id;
  SET v_passes = GREATEST(1, LEAST(8, 10000 DIV (v_tiles * JSON_LENGTH(v_rolls))));
  WHILE v_passes > 0 DO
    SET v_passes = v_passes - 1;
    CALL roll_once(
      v_first, v_tiles, v_rolls, v_ways, v_jailed, v_leaves, v_jail, v_at, v_landed);
  END WHILE;
  SELECT JSON_ARRAYAGG(JSON_ARRAY(l.location, l.often DIV 1000 * 1000000 DIV (1000000 - v_again)))
    INTO p_landings
    FROM JSON_TABLE(v_landed, '$[*]' COLUMNS (
      location INT PATH '$[0]', often BIGINT PATH '$[1]')) AS l;
END
