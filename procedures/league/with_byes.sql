CREATE FUNCTION with_byes(p_tournament_id BIGINT, p_seats JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'The seats of a round, with byes at table 0.'
BEGIN
  /*
   * Takes : p_seats, as fill_tables returns them.
   */
  DECLARE v_seats JSON;

  SELECT JSON_ARRAYAGG(COALESCE(
      j.item, JSON_OBJECT('player_id', e.player_id, 'size', NULL, 'table', 0)))
    INTO v_seats
    FROM TournamentEntry AS e
    LEFT JOIN JSON_TABLE(p_seats, '$[*]' COLUMNS (
      item JSON PATH '$', player_id BIGINT PATH '$.player_id')) AS j
      ON j.player_id = e.player_id
    WHERE e.tournament_id = p_tournament_id;
  RETURN v_seats;
END
