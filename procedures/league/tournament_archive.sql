CREATE FUNCTION tournament_archive(p_tournament_id BIGINT) RETURNS JSON
  READS SQL DATA
  COMMENT 'Everything needed to restore a tournament, with its standings for comparison.'
BEGIN
  /*
   * Returns : an archive, as docs/league.md describes it; NULL when there is no such tournament.
   * Why     : a function, so that a SELECT of it reads one state of the database. By names, because
   *           players have other numbers in another database.
   */
  DECLARE v_tournament JSON DEFAULT tournament_part(p_tournament_id, 'tournament', NULL);
  DECLARE v_entries, v_adjustments, v_history, v_archive JSON;

  IF v_tournament IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT JSON_ARRAYAGG(e.`Player`)
    INTO v_entries
    FROM entriesView AS e
    WHERE e.`Tournament` = p_tournament_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'no', a.`Number`, 'player', a.`Player`, 'round', a.`From round`, 'points', a.`Points`,
      'reason', a.`Reason`))
    INTO v_adjustments
    FROM adjustmentsView AS a
    WHERE a.`Tournament` = p_tournament_id;
  SELECT JSON_ARRAYAGG(JSON_OBJECT(
      'when', h.`When`, 'account', h.`Account`, 'what', h.`What`, 'undone', h.`Undone`))
    INTO v_history
    FROM leagueHistoryView AS h
    WHERE h.`Tournament` = p_tournament_id;
  SET v_archive = JSON_OBJECT(
    'format', 'sqlopoly tournament', 'version', 1,
    'tournament', JSON_SET(v_tournament, '$.tournament_id', p_tournament_id),
    'settings', COALESCE(tournament_part(p_tournament_id, 'settings', NULL), JSON_ARRAY()),
    'ranking', COALESCE(tournament_part(p_tournament_id, 'ranking', NULL), JSON_ARRAY()),
    'entries', COALESCE(v_entries, JSON_ARRAY()),
    'adjustments', COALESCE(v_adjustments, JSON_ARRAY()),
    'rounds', archived_rounds(p_tournament_id), 'standings', archived_standings(p_tournament_id),
    'history', COALESCE(v_history, JSON_ARRAY()));
  RETURN JSON_SET(v_archive, '$.digest', archive_digest(v_archive));
END
