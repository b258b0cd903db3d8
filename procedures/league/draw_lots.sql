CREATE PROCEDURE draw_lots(
  IN p_tournament_id INT, IN p_round_id INT, IN p_attempt INT, IN p_places INT, OUT p_seats JSON)
  READS SQL DATA
  COMMENT 'Puts those who are to be drawn in an order by chance.'
BEGIN
  /*
   * Takes   : p_attempt, another number for another order; p_places, how many are to be drawn.
   *           The others have a bye: first those who had fewest, then those who have played most.
   * Returns : p_seats, [{"player_id": number, "lot": number, "table": 0}, …]; lots count from 1.
   */
  SELECT JSON_ARRAYAGG(JSON_OBJECT('player_id', s.player_id, 'lot', s.lot, 'table', 0))
    INTO p_seats
    FROM (
      SELECT
          e.player_id,
          ROW_NUMBER() OVER (ORDER BY e.chance, e.player_id) AS lot,
          ROW_NUMBER() OVER (ORDER BY e.byes DESC, e.matches, e.chance, e.player_id) AS place
        FROM (
          SELECT
              e.player_id,
              SHA2(CONCAT_WS('/', COALESCE(k.seed, t.name), p_round_id, p_attempt, p.name), 256)
                AS chance,
              (
                SELECT COUNT(*)
                  FROM RoundBye AS b
                  WHERE b.tournament_id = e.tournament_id AND b.player_id = e.player_id
              ) AS byes,
              (
                SELECT COUNT(*)
                  FROM MatchDraw AS d
                  WHERE d.tournament_id = e.tournament_id AND d.player_id = e.player_id
              ) AS matches
            FROM TournamentEntry AS e
            JOIN Tournament AS t ON t.tournament_id = e.tournament_id
            JOIN LeaguePlayer AS p ON p.player_id = e.player_id
            LEFT JOIN DrawSeed AS k ON k.tournament_id = e.tournament_id
            WHERE e.tournament_id = p_tournament_id
        ) AS e
    ) AS s
    WHERE s.place <= p_places;
END
