CREATE PROCEDURE empty_slot(IN p_slot LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Takes what is in a slot of the account out of it; the game stays.'
BEGIN
  /*
   * Changes : one SaveSlot.
   * Raises  : slot_out_of_range, slot_empty.
   */
  DECLARE v_slot INT DEFAULT whole_number(p_slot);

  DELETE FROM SaveSlot WHERE account = session_account() AND slot = v_slot;
  IF ROW_COUNT() = 0 THEN
    CALL refuse_empty_slot(v_slot, p_slot);
  END IF;
END
