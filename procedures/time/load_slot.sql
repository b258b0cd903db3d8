CREATE PROCEDURE load_slot(IN p_slot LONGTEXT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that continues from a slot of the account.'
BEGIN
  /*
   * Changes : what copy_game changes. The saved game is not changed and stays in its slot. An
   *           auction continues with the seconds that it had left when it was saved.
   * Returns : a result of one row, game_id.
   * Raises  : slot_out_of_range, slot_empty, and what copy_game raises.
   */
  DECLARE v_slot INT DEFAULT whole_number(p_slot);
  DECLARE v_game_id, v_record_id INT;
  DECLARE v_saved_at DATETIME(3);

  SELECT s.game_id, s.record_ID,
      s.saved_at
    INTO v_game_id, v_record_id, v_saved_at
    FROM SaveSlot AS s
    WHERE s.account = session_account() AND s.slot = v_slot;
  IF v_game_id IS NULL THEN
    CALL refuse_empty_slot(v_slot, p_slot);
  END IF;
  CALL copy_game(v_game_id, v_record_id, NULL, NULL, v_saved_at);
END
