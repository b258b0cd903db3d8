CREATE PROCEDURE refuse_other_standings(IN p_archived JSON, IN p_now JSON)
  READS SQL DATA
  COMMENT 'Rejects a restored tournament whose standings differ from its archive.'
BEGIN
  /*
   * Takes  : both as archived_standings returns them. Ranks are not compared: the lot depends on
   *          the numbers of players, which differ in another database.
   * Raises : archive_differs, with the first player whose figures differ.
   */
  DECLARE v_name VARCHAR(40);

  SELECT MIN(d.name)
    INTO v_name
    FROM (
      SELECT MIN(s.name) AS name
        FROM (
          SELECT a.name, a.matches, a.points, a.total_score, a.byes, a.bonus
            FROM JSON_TABLE(p_archived, '$[*]' COLUMNS (
              name VARCHAR(40) PATH '$.player', matches INT PATH '$.matches',
              points BIGINT PATH '$.points', total_score BIGINT PATH '$.total_score',
              byes INT PATH '$.byes', bonus BIGINT PATH '$.bonus')) AS a
          UNION ALL
          SELECT n.name, n.matches, n.points, n.total_score, n.byes, n.bonus
            FROM JSON_TABLE(p_now, '$[*]' COLUMNS (
              name VARCHAR(40) PATH '$.player', matches INT PATH '$.matches',
              points BIGINT PATH '$.points', total_score BIGINT PATH '$.total_score',
              byes INT PATH '$.byes', bonus BIGINT PATH '$.bonus')) AS n
        ) AS s
        -- Each player twice, with the same figures.
        GROUP BY
          s.name COLLATE utf8mb4_0900_as_ci, s.matches, s.points, s.total_score, s.byes, s.bonus
        HAVING COUNT(*) <> 2
    ) AS d;
  IF v_name IS NOT NULL THEN
    CALL refuse('archive_differs', CONCAT(
      'The standings of ', v_name, ' differ from those in the archive.'));
  END IF;
END
