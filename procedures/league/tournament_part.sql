CREATE FUNCTION tournament_part(p_tournament_id BIGINT, p_part VARCHAR(20), p_round_id INT)
  RETURNS JSON
  READS SQL DATA
  COMMENT 'The current state of what an act changes.'
BEGIN
  /*
   * Takes   : p_part, as LeagueAct.part; p_round_id, for parts of a round.
   * Returns : the state, for restore_part.
   */
  DECLARE v_part JSON;

  CASE p_part
    WHEN 'tournament' THEN
      SELECT JSON_OBJECT(
          'name', t.name, 'start', t.start_date, 'end', t.end_date,
          'point_system', t.point_system_name, 'closed', s.is_closed)
        INTO v_part
        FROM Tournament AS t
        JOIN TournamentState AS s ON s.tournament_id = t.tournament_id
        WHERE t.tournament_id = p_tournament_id;
    WHEN 'people' THEN
      SELECT JSON_ARRAYAGG(JSON_OBJECT('account', s.account, 'right', s.right_given))
        INTO v_part
        FROM TournamentScorer AS s
        WHERE s.tournament_id = p_tournament_id;
    WHEN 'entries' THEN
      SELECT JSON_ARRAYAGG(e.player_id)
        INTO v_part
        FROM TournamentEntry AS e
        WHERE e.tournament_id = p_tournament_id;
    WHEN 'round' THEN
      SET v_part = round_part(p_tournament_id, p_round_id);
    WHEN 'number' THEN
      SET v_part = JSON_OBJECT('round', p_round_id);
    WHEN 'settings' THEN
      SELECT JSON_ARRAYAGG(JSON_OBJECT('setting', s.setting, 'value', s.value))
        INTO v_part
        FROM TournamentSetting AS s
        WHERE s.tournament_id = p_tournament_id;
    WHEN 'ranking' THEN
      SELECT JSON_ARRAYAGG(JSON_OBJECT('position', r.position, 'criterion', r.criterion))
        INTO v_part
        FROM TournamentRank AS r FORCE INDEX (PRIMARY)
        WHERE r.tournament_id = p_tournament_id;
    WHEN 'adjustments' THEN
      SELECT JSON_ARRAYAGG(JSON_OBJECT(
          'no', a.adjustment_no, 'player', a.player_id, 'round', a.round_id, 'points', a.points,
          'reason', a.reason))
        INTO v_part
        FROM PointAdjustment AS a
        WHERE a.tournament_id = p_tournament_id;
    ELSE
      SET v_part = NULL;
  END CASE;
  RETURN v_part;
END
