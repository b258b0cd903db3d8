CREATE PROCEDURE find_due(
  IN p_landed_prid INT, IN p_owner INT, IN p_rent_by VARCHAR(20), IN p_roll_factor INT,
  IN p_rent_factor INT, OUT p_due BIGINT)
  MODIFIES SQL DATA
  COMMENT 'Finds out how the rent is counted where dice, or a tile or card, have a say.'
BEGIN
  /*
   * Move    : reads m_game_id m_ruleset_id m_turn_player; sets m_next_entry.
   * Takes   : p_roll_factor or p_rent_factor, as announce_rent returns them.
   * Changes : one row of Agenda, when the player rolls for the rent.
   * Returns : p_due, NULL when it is p_rent_factor times the rent, once where that is NULL; 0 when
   *           nothing is due yet.
   * Rule    : S6; D1, D2, D3; A8: where rent_in_jail is off, an owner in jail gets no rent.
   */
  DECLARE v_is_paid, v_rolls BOOLEAN;

  -- exactly one row
  SELECT r.rent_in_jail OR p.status <> 1,
      p_roll_factor IS NOT NULL OR p_rent_by = 'dice' AND r.dice_rent = 'roll'
    INTO v_is_paid, v_rolls
    FROM Ruleset AS r
    JOIN Player AS p ON p.game_id = m_game_id AND p.pid = p_owner
    WHERE r.ruleset_id = m_ruleset_id
    FOR SHARE OF p;
  SET p_due = IF(v_is_paid AND NOT v_rolls, NULL, 0);
  IF v_is_paid AND v_rolls THEN
    CALL add_offer(
      m_turn_player, 'fee', p_landed_prid, COALESCE(p_roll_factor, -p_rent_factor));
  END IF;
END
