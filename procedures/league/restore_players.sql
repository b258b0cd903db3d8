CREATE PROCEDURE restore_players(IN p_archive JSON)
  MODIFIES SQL DATA
  COMMENT 'Adds the players of an archived tournament who are not in the league.'
BEGIN
  /*
   * Changes : a PlayerChange for each; player_trigger does the rest. A player of the same name
   *           counts as the same person.
   * Raises  : what player_trigger raises.
   */
  DECLARE v_names JSON;

  SELECT JSON_ARRAYAGG(n.name)
    INTO v_names
    FROM (
      SELECT MIN(j.name) AS name
        FROM (
          SELECT e.name
            FROM JSON_TABLE(p_archive, '$.entries[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS e
          UNION ALL
          SELECT a.name
            FROM JSON_TABLE(
              p_archive, '$.adjustments[*].player' COLUMNS (name VARCHAR(40) PATH '$')) AS a
          UNION ALL
          SELECT b.name
            FROM JSON_TABLE(
              p_archive, '$.rounds[*].byes[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS b
          UNION ALL
          SELECT d.name
            FROM JSON_TABLE(p_archive, '$.rounds[*].matches[*].players[*]' COLUMNS (
              name VARCHAR(40) PATH '$')) AS d
        ) AS j
        LEFT JOIN LeaguePlayer AS p ON p.name = j.name COLLATE utf8mb4_0900_as_ci
        WHERE p.player_id IS NULL
        GROUP BY j.name COLLATE utf8mb4_0900_as_ci
    ) AS n;
  INSERT INTO PlayerChange (player_id, act, name)
    SELECT 0, 'join', j.name
      FROM JSON_TABLE(v_names, '$[*]' COLUMNS (
        place FOR ORDINALITY, name VARCHAR(40) PATH '$')) AS j
      ORDER BY j.place;
END
