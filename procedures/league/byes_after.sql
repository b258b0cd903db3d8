CREATE FUNCTION byes_after(p_tournament_id BIGINT, p_was JSON, p_matches JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The players who have a bye in a round after its draw changed.'
BEGIN
  /*
   * Takes   : p_was, as round_part returns it; p_matches, the new draw.
   * Returns : [player, …]. After a first draw, everybody who is entered and not drawn. After a
   *           change, of those who had a bye or were drawn and are still entered, the ones who are
   *           not drawn now: players who entered later did not sit out.
   */
  DECLARE v_byes JSON;

  SELECT JSON_ARRAYAGG(c.player_id)
    INTO v_byes
    FROM (
      SELECT e.player_id
        FROM TournamentEntry AS e
        WHERE e.tournament_id = p_tournament_id
          AND (
            JSON_LENGTH(p_was, '$.matches') = 0
            OR JSON_CONTAINS(
              JSON_EXTRACT(p_was, '$.matches[*].players[*]'), CAST(e.player_id AS JSON)))
      UNION
      SELECT b.player_id
        FROM JSON_TABLE(p_was, '$.byes[*]' COLUMNS (player_id BIGINT PATH '$')) AS b
    ) AS c
    LEFT JOIN JSON_TABLE(p_matches, '$[*].players[*]' COLUMNS (player_id BIGINT PATH '$')) AS d
      ON d.player_id = c.player_id
    WHERE d.player_id IS NULL
      AND JSON_LENGTH(p_matches) > 0;
  RETURN COALESCE(v_byes, JSON_ARRAY());
END
