CREATE FUNCTION convert_archive(p_archive JSON) RETURNS JSON
  READS SQL DATA
  COMMENT 'An archive of an older version of the format, as the present version writes it.'
BEGIN
  /*
   * Takes   : p_archive, of version 1 or 2; what it lacks is reported by check_archive.
   * Returns : the archive in version 2. The moves stay as they are.
   * Why     : each step leads from one shape to the next. Version 1 had two: at first the tables of
   *           the position were Standing and Debt, with debts that were paid, the rules had
   *           has_pot, and an empty pot was taken. Later versions of the game wrote 1,
   *           too, but an offer that others make between two turns was the phase trade.
   */
  DECLARE v_state, v_agenda, v_events JSON;

  IF JSON_EXTRACT(p_archive, '$.version') = 1
    AND JSON_CONTAINS_PATH(p_archive, 'one', '$.position.Standing')
  THEN
    SET p_archive = CAST(REGEXP_REPLACE(REGEXP_REPLACE(
      CAST(p_archive AS CHAR), '"has_pot": (true|"(?i:yes|true)")', '"pot": "everything"'),
      '"has_pot": (false|"(?i:no|false)")', '"pot": "none"') AS JSON);
    SET v_state = JSON_EXTRACT(p_archive, '$.position.Standing[0]');
    SET v_state = JSON_REMOVE(JSON_SET(v_state,
        '$.rules', SHA2(CAST(JSON_EXTRACT(p_archive, '$.rules.document') AS CHAR), 256),
        '$.first_entry', JSON_EXTRACT(v_state, '$.first_debt'),
        '$.next_entry', JSON_EXTRACT(v_state, '$.next_debt')),
      '$.first_debt', '$.next_debt', '$.trades', '$.trade_turn');
    -- exactly one row
    SELECT JSON_ARRAYAGG(JSON_REMOVE(JSON_SET(j.debt,
        '$.entry_no', JSON_EXTRACT(j.debt, '$.debt_no'),
        '$.pid', JSON_EXTRACT(j.debt, '$.debtor')), '$.debt_no', '$.debtor'))
      INTO v_agenda
      FROM JSON_TABLE(p_archive, '$.position.Debt[*]' COLUMNS (
        debt JSON PATH '$', debt_no INT PATH '$.debt_no')) AS j
      WHERE j.debt_no >= JSON_EXTRACT(v_state, '$.first_entry');
    -- exactly one row
    SELECT JSON_ARRAYAGG(IF(
        j.kind = 'took_pot' AND j.amount = 0,
        JSON_REMOVE(JSON_SET(j.event, '$.kind', 'moved'), '$.amount', '$.payee'), j.event))
      INTO v_events
      FROM JSON_TABLE(p_archive, '$.ledger.Event[*]' COLUMNS (
        event JSON PATH '$', kind VARCHAR(20) PATH '$.kind', amount BIGINT PATH '$.amount')) AS j;
    SET p_archive = JSON_REMOVE(JSON_SET(p_archive,
        '$.ledger.Event', COALESCE(v_events, JSON_ARRAY()),
        '$.position.GameState', JSON_ARRAY(v_state),
        '$.position.Agenda', COALESCE(v_agenda, JSON_ARRAY())),
      '$.position.Standing', '$.position.Debt');
  END IF;
  IF JSON_EXTRACT(p_archive, '$.version') = 1 THEN
    SET v_state = JSON_REMOVE(
      JSON_EXTRACT(p_archive, '$.position.GameState[0]'), '$.trades', '$.trade_turn');
    IF JSON_VALUE(v_state, '$.phase') = 'trade'
      AND JSON_VALUE(v_state, '$.proposal.phase') = 'roll'
      AND JSON_EXTRACT(v_state, '$.proposal.from') <> (
        SELECT MAX(j.pid)
        FROM JSON_TABLE(p_archive, '$.position.Player[*]' COLUMNS (
          pid INT PATH '$.pid', turn INT PATH '$.turn')) AS j
        WHERE j.turn = JSON_EXTRACT(v_state, '$.turn'))
    THEN
      SET v_state = JSON_SET(v_state, '$.phase', 'proposal');
    END IF;
    SET p_archive = JSON_SET(
      p_archive, '$.version', 2, '$.position.GameState', JSON_ARRAY(v_state));
  END IF;
  RETURN p_archive;
END
