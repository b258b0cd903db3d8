CREATE PROCEDURE ask_for_fee(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_landed_prid INT, IN p_owner INT,
  INOUT p_phase VARCHAR(20), INOUT p_prid INT)
  READS SQL DATA
  COMMENT 'Has a visitor roll for what a property costs him, unless its owner gets nothing.'
BEGIN
  /*
   * Takes   : the property that he landed on, and its owner.
   * Returns : p_phase and p_prid, a fee for it; as they were, where there is none.
   * Rule    : S6; A8: no rent for who is in jail, where rent_in_jail says so.
   */
  -- exactly one row
  SELECT IF(r.rent_in_jail OR p.status <> 1, 'fee', p_phase)
    INTO p_phase
    FROM Ruleset AS r
    JOIN Player AS p ON p.game_id = p_game_id AND p.pid = p_owner
    WHERE r.ruleset_id = p_ruleset_id
    FOR SHARE OF p;
  IF p_phase = 'fee' THEN
    SET p_prid = p_landed_prid;
  END IF;
END
