CREATE PROCEDURE add_to_totals(IN p_game_id INT, IN p_games INT)
  MODIFIES SQL DATA
  COMMENT 'Adds a game that is over to the totals of its rules, or takes it out of them.'
BEGIN
  /*
   * Takes   : p_games, 1 to add the game, -1 to take it out.
   * Changes : TileTotal, LineupTotal, LengthTotal.
   * Why     : it reads first and inserts what it has read: INSERT ... SELECT would lock the ledger.
   *           Each table is changed by one statement, in the order of its key, so that two sessions
   *           wait for each other and never deadlock.
   */
  DECLARE v_ruleset_id, v_rounds, v_moves INT;
  DECLARE v_lineup, v_tiles JSON;
  DECLARE v_digest BINARY(32);

  SELECT o.`Ruleset`, o.`Rounds`, o.`Moves`, o.`Lineup`
    INTO v_ruleset_id, v_rounds, v_moves, v_lineup
    FROM gameOutcomesView AS o
    WHERE o.`Game` = p_game_id;
  SET v_digest = UNHEX(SHA2(CONVERT(v_lineup USING utf8mb4), 256));
  -- exactly one row
  SELECT JSON_ARRAYAGG(JSON_ARRAY(t.location, t.landings, t.rents, t.paid))
    INTO v_tiles
    FROM (
      SELECT x.location, SUM(x.landings) AS landings, SUM(x.rents) AS rents, SUM(x.paid) AS paid
        FROM (
          SELECT m.`Position` AS location, 1 AS landings, 0 AS rents, 0 AS paid
            FROM rollsView AS m
            WHERE m.`Game` = p_game_id
          UNION ALL
          SELECT p.`Position`, 0, 1, p.`Amount`
            FROM rentPaymentsView AS p
            WHERE p.`Game` = p_game_id) AS x
        GROUP BY x.location) AS t;
  INSERT INTO TileTotal (ruleset_id, location, landings, rents, paid)
    SELECT new.ruleset_id, new.location, new.landings, new.rents, new.paid FROM (
      SELECT v_ruleset_id AS ruleset_id, j.location, p_games * j.landings AS landings,
          p_games * j.rents AS rents, p_games * j.paid AS paid
        FROM JSON_TABLE(v_tiles, '$[*]' COLUMNS (
          location INT PATH '$[0]', landings INT PATH '$[1]', rents INT PATH '$[2]',
          paid BIGINT PATH '$[3]')) AS j
        ORDER BY j.location) AS new
    ON DUPLICATE KEY UPDATE
      landings = TileTotal.landings + new.landings, rents = TileTotal.rents + new.rents,
      paid = TileTotal.paid + new.paid;
  INSERT INTO LineupTotal (ruleset_id, digest, lineup, games)
    VALUES (v_ruleset_id, v_digest, v_lineup, p_games)
    ON DUPLICATE KEY UPDATE games = games + p_games;
  INSERT INTO LengthTotal (ruleset_id, unit, length, games)
    VALUES
      (v_ruleset_id, 'moves', v_moves, p_games),
      (v_ruleset_id, 'rounds', v_rounds, p_games)
    ON DUPLICATE KEY UPDATE games = games + p_games;
  IF p_games < 0 THEN
    DELETE FROM LineupTotal
      WHERE ruleset_id = v_ruleset_id AND digest = v_digest AND games = 0;
    DELETE FROM LengthTotal
      WHERE ruleset_id = v_ruleset_id
        AND (unit, length) IN (('moves', v_moves), ('rounds', v_rounds))
        AND games = 0;
  END IF;
END
