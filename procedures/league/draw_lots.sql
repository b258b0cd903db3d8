CREATE PROCEDURE draw_lots(
  IN p_tournament_id BIGINT, IN p_round_id INT, IN p_seed VARCHAR(200), IN p_order VARCHAR(200),
  IN p_threes INT, IN p_fours INT, IN p_fours_first BOOLEAN, IN p_planned JSON, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Puts the players of a round in random order and assigns them sizes of tables.'
BEGIN
  /*
   * Takes   : p_seed, a text that decides the lots; p_order, a text that decides the rotation of
   *           tables of four; p_fours_first, whether this rotation comes before new meetings;
   *           p_planned, as plan_round. Players left over get a bye: first those who had the
   *           fewest, then those who have played most. Tables of four go to those who sat there
   *           least.
   * Returns : p_seats, [{"player_id": number, "lot": number, "size": number, "free": 0 or 1,
   *           "later": number, "fours": number, "table": 0}, …]; lots count from 1; free: the
   *           player may get the other size instead; later: the table of four that they sit at in a
   *           later round, NULL if they have had one; fours: how often they sat at one.
   * Why     : chance is a hash, so that the same tournament has the same draws anywhere.
   */
  WITH
    entered AS (
      SELECT
          e.player_id,
          SHA2(CONCAT_WS('/', p_seed, p.name), 256) AS chance,
          SHA2(CONCAT_WS('/', p_order, p.name), 256) AS four_order,
          (
            SELECT COUNT(*)
              FROM RoundBye AS b
              WHERE b.tournament_id = e.tournament_id
                AND b.player_id = e.player_id
                AND b.round_id <> p_round_id
          ) + COALESCE(planned.byes, 0) AS byes,
          COALESCE(played.matches, 0) + COALESCE(planned.matches, 0) AS matches,
          COALESCE(played.fours, 0) + COALESCE(planned.fours, 0) AS fours
        FROM TournamentEntry AS e
        JOIN LeaguePlayer AS p ON p.player_id = e.player_id
        LEFT JOIN (
          SELECT d.player_id, COUNT(*) AS matches, SUM(m.player_count = 4) AS fours
            FROM LeagueMatch AS m
            JOIN MatchDraw AS d ON d.match_id = m.match_id
            WHERE m.tournament_id = p_tournament_id
              AND m.round_id <> p_round_id
            GROUP BY d.player_id
        ) AS played ON played.player_id = e.player_id
        LEFT JOIN (
          SELECT
              j.player_id, COUNT(j.size) AS matches, COALESCE(SUM(j.size = 4), 0) AS fours,
              COUNT(*) - COUNT(j.size) AS byes
            FROM JSON_TABLE(p_planned, '$[*]' COLUMNS (
              NESTED PATH '$.seats[*]' COLUMNS (
                player_id BIGINT PATH '$.player_id', size INT PATH '$.size'))) AS j
            GROUP BY j.player_id
        ) AS planned ON planned.player_id = e.player_id
        WHERE e.tournament_id = p_tournament_id),
    seated AS (
      SELECT
          s.player_id, s.fours, s.chance,
          ROW_NUMBER() OVER (ORDER BY s.fours, s.four_order, s.player_id) AS place
        FROM (
          SELECT
              e.player_id, e.fours, e.chance, e.four_order,
              ROW_NUMBER() OVER (ORDER BY e.byes DESC, e.matches, e.chance, e.player_id) AS turn
            FROM entered AS e
        ) AS s
        WHERE s.turn <= 3 * p_threes + 4 * p_fours)
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'player_id', s.player_id, 'lot', s.lot, 'size', IF(s.place <= 4 * p_fours, 4, 3),
      'free', IF(p_fours_first, COALESCE(s.fours = s.edge, 0), 1), 'later',
      IF(
        p_fours_first AND s.fours = s.edge AND s.place > 4 * p_fours,
        (s.place - 4 * p_fours - 1) DIV 4, NULL),
      'fours', s.fours, 'table', 0))
    INTO p_seats
    FROM (
      SELECT
          t.player_id, t.place, t.fours,
          ROW_NUMBER() OVER (ORDER BY t.chance, t.player_id) AS lot,
          MAX(IF(t.place = 4 * p_fours, t.fours, NULL)) OVER () AS edge
        FROM seated AS t
    ) AS s;
END
