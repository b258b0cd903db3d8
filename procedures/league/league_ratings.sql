CREATE FUNCTION league_ratings() RETURNS JSON
  READS SQL DATA
  COMMENT 'The ratings of all players over all tournaments.'
BEGIN
  /*
   * Returns : [{"player": number, "rating": number, "matches": number}, …], for everybody in the
   *           league.
   * Rule    : A. E. Elo, The Rating of Chessplayers, Past and Present, 1978, with the details of
   *           the FIDE Handbook (B.02, rating regulations): K is 20, a difference above 400 counts
   *           as 400, and a tournament is a rating period, in which opponents count by their
   *           ratings before it. A match of n players is n - 1 games, each a win, a draw or a loss,
   *           which count as one together. Everybody starts at 1500. Tournaments are ordered by
   *           their last days.
   * Why     : with DISTINCT the list becomes a table, which MySQL joins by a key once the scores
   *           are read: it cannot know how long the list is.
   */
  DECLARE v_tournaments, v_ratings JSON;
  DECLARE v_tournament_id BIGINT;
  DECLARE v_index INT DEFAULT 0;

  SELECT JSON_ARRAYAGG(JSON_OBJECT('player', p.player_id, 'rating', 1500e0, 'matches', 0))
    INTO v_ratings
    FROM LeaguePlayer AS p;
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
        SELECT DISTINCT j.player_id, j.rating, j.matches
          FROM JSON_TABLE(v_ratings, '$[*]' COLUMNS (
            player_id BIGINT PATH '$.player', rating DOUBLE PATH '$.rating',
            matches INT PATH '$.matches')) AS j),
      gain AS (
        SELECT
            a.player_id,
            SUM(20e0 / (m.player_count - 1) * (
              (1 + SIGN(a.match_score - b.match_score)) / 2e0
              - 1 / (1 + POW(10, LEAST(GREATEST(his.rating - mine.rating, -400), 400) / 400e0))
            )) AS rating,
            COUNT(DISTINCT m.match_id) AS matches
          FROM LeagueMatch AS m
          STRAIGHT_JOIN MatchScore AS a ON a.match_id = m.match_id
          STRAIGHT_JOIN MatchScore AS b ON b.match_id = m.match_id AND b.player_id <> a.player_id
          STRAIGHT_JOIN old AS mine ON mine.player_id = a.player_id
          STRAIGHT_JOIN old AS his ON his.player_id = b.player_id
          WHERE m.tournament_id = v_tournament_id
          GROUP BY a.player_id)
    SELECT JSON_ARRAYAGG(JSON_OBJECT(
        'player', old.player_id, 'rating', old.rating + COALESCE(gain.rating, 0),
        'matches', old.matches + COALESCE(gain.matches, 0)))
      INTO v_ratings
      FROM old
      LEFT JOIN gain ON gain.player_id = old.player_id;
    SET v_index = v_index + 1;
  END WHILE;
  RETURN v_ratings;
END
