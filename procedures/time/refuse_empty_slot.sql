CREATE PROCEDURE refuse_empty_slot(IN p_slot INT, IN p_text LONGTEXT)
  READS SQL DATA
  COMMENT 'Raises the refusal for a slot of the account that is empty or does not exist.'
BEGIN
  /*
   * Takes  : p_slot, NULL if it is not a number; p_text, as it was given.
   * Raises : slot_out_of_range, slot_empty.
   */
  IF NOT COALESCE(p_slot BETWEEN 1 AND save_slots(), FALSE) THEN
    CALL refuse('slot_out_of_range', CONCAT(
      'Slots go from 1 to ', save_slots(), ', not ', COALESCE(LEFT(p_text, 40), 'NULL'), '.'));
  END IF;
  CALL refuse('slot_empty', CONCAT('Slot ', p_slot, ' is empty.'));
END
