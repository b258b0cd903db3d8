CREATE PROCEDURE find_due(
  IN p_landed_prid INT, IN p_owner INT, IN p_rent_by VARCHAR(20), INOUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Finds out how the rent is counted where dice, or a tile or card, have a say.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_turn_player; sets m_prid m_next_entry m_phase.
   * Takes   : p_due and m_phase, as announce_rent returns them; else 0 and roll.
   * Changes : one row of Agenda, for a roll whose factor is not the rent.
   * Returns : p_due, NULL or minus a factor when find_rent must find the rent, else 0; m_phase and
   *           m_prid, fee and the property, when the player rolls for the rent; else roll and NULL.
   * Rule    : S6; D1, D2, D3; A8: where rent_in_jail is off, an owner in jail gets no rent.
   */
  DECLARE v_is_paid, v_rolls BOOLEAN;

  -- exactly one row
  SELECT r.rent_in_jail OR p.status <> 1, p_rent_by = 'dice' AND r.dice_rent = 'roll'
    INTO v_is_paid, v_rolls
    FROM Ruleset AS r
    JOIN Player AS p ON p.game_id = m_game_id AND p.pid = p_owner
    WHERE r.ruleset_id = m_ruleset_id
    FOR SHARE OF p;
  IF m_phase = 'fee' THEN
    SET m_phase = 'roll';
    IF v_is_paid THEN
      CALL add_fee(p_landed_prid, -p_due);
    END IF;
    SET p_due = 0;
  ELSEIF NOT v_is_paid THEN
    SET p_due = 0;
  ELSEIF NOT v_rolls THEN
    SET p_due = NULLIF(p_due, 0);
  ELSEIF p_due < 0 THEN
    CALL add_fee(p_landed_prid, p_due);
    SET p_due = 0;
  ELSE
    SET m_phase = 'fee';
    SET m_prid = p_landed_prid;
  END IF;
END
