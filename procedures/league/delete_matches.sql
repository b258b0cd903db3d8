CREATE PROCEDURE delete_matches(IN p_matches JSON)
  MODIFIES SQL DATA
  COMMENT 'Deletes matches without results.'
BEGIN
  /*
   * Takes   : p_matches, [number, …].
   * Changes : LeagueMatch, MatchDraw and MatchTable.
   * Why     : by key: a range would lock the gap into which other tournaments insert their draws.
   */
  DELETE t
    FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (match_id BIGINT PATH '$')) AS j
    STRAIGHT_JOIN MatchTable AS t ON t.match_id = j.match_id;
  DELETE d
    FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (match_id BIGINT PATH '$')) AS j
    STRAIGHT_JOIN MatchDraw AS d ON d.match_id = j.match_id;
  DELETE m
    FROM JSON_TABLE(p_matches, '$[*]' COLUMNS (match_id BIGINT PATH '$')) AS j
    STRAIGHT_JOIN LeagueMatch AS m ON m.match_id = j.match_id;
END
