CREATE FUNCTION league_ratings() RETURNS JSON
  READS SQL DATA
  COMMENT 'The ratings of all players by all tournaments.'
BEGIN
  /*
   * Returns : {player: {"rating": number, "matches": number}, …}.
   * Rule    : A. E. Elo, The Rating of Chessplayers, Past and Present, 1978, with what the FIDE
   *           Handbook (B.02, rating regulations) makes of it: K is 20, a difference above 400
   *           counts as 400, and a tournament is a rating period, in which opponents count by their
   *           ratings of before. A match of n players is n - 1 games, each a win, a draw or a loss,
   *           that count as one together. Everybody begins with 1500. Tournaments follow each other
   *           by their last days.
   */
  DECLARE v_tournaments JSON;
  DECLARE v_tournament_id BIGINT;
  DECLARE v_index INT DEFAULT 0;
  DECLARE v_ratings, v_new JSON DEFAULT JSON_OBJECT();

  SELECT JSON_ARRAYAGG(t.tournament_id)
    INTO v_tournaments
    FROM (
      SELECT s.tournament_id, ROW_NUMBER() OVER (ORDER BY s.end_date, s.tournament_id) AS place
        FROM Tournament AS s
    ) AS t;
  WHILE v_index < JSON_LENGTH(v_tournaments) DO
    SET v_tournament_id = JSON_EXTRACT(v_tournaments, CONCAT('$[', v_index, ']'));
    WITH
      old AS (
        SELECT p.player_id, COALESCE(j.rating, 1500) AS rating, COALESCE(j.matches, 0) AS matches
          FROM LeaguePlayer AS p
          LEFT JOIN JSON_TABLE(JSON_KEYS(v_ratings), '$[*]' COLUMNS (
            player_id BIGINT PATH '$')) AS k ON k.player_id = p.player_id
          LEFT JOIN JSON_TABLE(
            JSON_EXTRACT(v_ratings, CONCAT('$."', k.player_id, '"')), '$' COLUMNS (
              rating DOUBLE PATH '$.rating', matches INT PATH '$.matches')) AS j ON TRUE)
    SELECT JSON_OBJECTAGG(d.player_id, JSON_OBJECT('rating', d.rating, 'matches', d.matches))
      INTO v_new
      FROM (
        SELECT
            a.player_id,
            MAX(mine.rating) + SUM(20e0 / (m.player_count - 1) * (
              (1 + SIGN(a.match_score - b.match_score)) / 2e0
              - 1 / (1 + POW(10, LEAST(GREATEST(his.rating - mine.rating, -400), 400) / 400e0))
            )) AS rating,
            MAX(mine.matches) + COUNT(DISTINCT m.match_id) AS matches
          FROM LeagueMatch AS m
          JOIN MatchScore AS a ON a.match_id = m.match_id
          JOIN MatchScore AS b ON b.match_id = m.match_id AND b.player_id <> a.player_id
          JOIN old AS mine ON mine.player_id = a.player_id
          JOIN old AS his ON his.player_id = b.player_id
          WHERE m.tournament_id = v_tournament_id
          GROUP BY a.player_id
      ) AS d;
    SET v_ratings = JSON_MERGE_PATCH(v_ratings, COALESCE(v_new, JSON_OBJECT()));
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_ratings;
END
