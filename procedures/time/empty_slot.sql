CREATE PROCEDURE empty_slot(IN p_slot LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Empties a slot of the account; the game stays.'
BEGIN
  /*
   * Changes : one SaveSlot.
   * Raises  : slot_out_of_range, slot_empty.
   * Why     : see delete_save.
   */
  DECLARE v_slot INT DEFAULT whole_number(p_slot);
  DECLARE v_account VARCHAR(80) CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin
    DEFAULT session_account();
  DECLARE v_taken INT;

  SELECT s.slot
    INTO v_taken
    FROM SaveSlot AS s
    WHERE s.account = v_account AND s.slot = v_slot;
  DELETE FROM SaveSlot WHERE account = v_account AND slot = v_taken;
  IF ROW_COUNT() = 0 THEN
    CALL refuse_empty_slot(v_slot, p_slot);
  END IF;
END
