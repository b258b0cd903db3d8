CREATE FUNCTION place_in_deck(p_record_id INT, p_event_no INT, p_number INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The place of a card that is moved now: behind all that were moved before.'
BEGIN
  /*
   * Takes : p_number, which of several cards it is that are moved after the same event.
   */
  RETURN p_record_id * 1000000000 + p_event_no * 1000 + p_number;
END
