CREATE FUNCTION recorded_events(p_game_id INT, p_last_record_id INT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The events of the moves of a game.'
BEGIN
  /*
   * Takes   : p_last_record_id, the last move to include; NULL for all.
   * Returns : an array of rows of Event, as objects without NULLs.
   */
  DECLARE v_events JSON;

  SELECT JSON_ARRAYAGG(JSON_MERGE_PATCH(JSON_OBJECT(), JSON_OBJECT(
      'record_ID', e.record_ID, 'event_no', e.event_no, 'kind', e.kind, 'player_ID', e.player_ID,
      'payer', e.payer, 'payee', e.payee, 'amount', e.amount, 'location', e.location,
      'prid', e.prid, 'card_id', e.card_id, 'roll', e.roll,
      'deadline', CAST(e.deadline AS CHAR))))
    INTO v_events
    FROM Event AS e
    WHERE e.game_id = p_game_id
      AND (p_last_record_id IS NULL OR e.record_ID <= p_last_record_id);
  RETURN COALESCE(v_events, JSON_ARRAY());
END
