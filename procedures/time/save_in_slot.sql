CREATE PROCEDURE save_in_slot(IN p_game_id INT, IN p_slot LONGTEXT, IN p_overwrite BOOLEAN)
  MODIFIES SQL DATA
  COMMENT 'Saves the present point of a game in a slot of the account.'
BEGIN
  /*
   * Takes   : p_game_id, NULL for the current game; p_slot, from 1 to save_slots of Setting;
   *           p_overwrite, whether the slot may be overwritten.
   * Changes : one SaveSlot.
   * Returns : a result of one row of slotsView.
   * Raises  : slot_out_of_range, game_not_found, slot_taken.
   */
  DECLARE v_slot INT DEFAULT whole_number(p_slot);
  DECLARE v_game_id, v_record_id INT;
  DECLARE v_taken TEXT;
  -- It was deleted meanwhile.
  DECLARE EXIT HANDLER FOR 1452
  BEGIN
    CALL refuse('game_not_found', missing_game());
  END;
  DECLARE EXIT HANDLER FOR 1062
  BEGIN
    SELECT CONCAT(LEFT(g.name, 30), ' at record ', s.record_ID)
      INTO v_taken
      FROM SaveSlot AS s
      JOIN Game AS g ON g.game_id = s.game_id
      WHERE s.account = session_account() AND s.slot = v_slot;
    CALL refuse('slot_taken', CONCAT(
      'Slot ', v_slot, ' has ', COALESCE(v_taken, 'a game'), '; overwrite it, or choose another.'));
  END;

  IF NOT COALESCE(v_slot BETWEEN 1 AND save_slots(), FALSE) THEN
    CALL refuse('slot_out_of_range', CONCAT(
      'Slots go from 1 to ', save_slots(), ', not ', COALESCE(LEFT(p_slot, 40), 'NULL'), '.'));
  END IF;
  SET v_game_id = IF(p_game_id IS NULL, current_game(), find_game(p_game_id));
  SELECT g.last_record_ID
    INTO v_record_id
    FROM GameState AS g
    WHERE g.game_id = v_game_id;
  IF v_record_id IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  IF p_overwrite THEN
    INSERT INTO SaveSlot (game_id, account, slot, record_ID, saved_at)
      VALUES (v_game_id, session_account(), v_slot, v_record_id, utc_now())
      AS new ON DUPLICATE KEY UPDATE
        game_id = new.game_id, record_ID = new.record_ID, saved_at = new.saved_at;
  ELSE
    INSERT INTO SaveSlot (game_id, account, slot, record_ID, saved_at)
      VALUES (v_game_id, session_account(), v_slot, v_record_id, utc_now());
  END IF;
  SELECT v.Slot, v.Game, v.`Game name`, v.Edition, v.Round, v.Record, v.Saved
    FROM slotsView AS v
    WHERE v.Slot = v_slot;
END
