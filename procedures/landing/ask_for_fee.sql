CREATE PROCEDURE ask_for_fee(IN p_landed_prid INT, IN p_owner INT)
  READS SQL DATA
  COMMENT 'Demands a roll for the rent of a property, unless its owner gets none.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id; sets m_prid m_phase.
   * Returns : m_phase and m_prid, fee and the property; both unchanged where no rent is due.
   * Rule    : S6; A8: where rent_in_jail is off, an owner in jail gets no rent.
   */
  -- exactly one row
  SELECT IF(r.rent_in_jail OR p.status <> 1, 'fee', m_phase)
    INTO m_phase
    FROM Ruleset AS r
    JOIN Player AS p ON p.game_id = m_game_id AND p.pid = p_owner
    WHERE r.ruleset_id = m_ruleset_id
    FOR SHARE OF p;
  IF m_phase = 'fee' THEN
    SET m_prid = p_landed_prid;
  END IF;
END
