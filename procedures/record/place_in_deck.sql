CREATE FUNCTION place_in_deck(p_record_id INT, p_event_no INT, p_number INT) RETURNS BIGINT
  DETERMINISTIC
  NO SQL
  COMMENT 'The place in its deck of a card that is moved now: after all that were moved before.'
BEGIN
  /*
   * Takes : p_number, to tell apart several cards that are moved after the same event.
   */
  RETURN p_record_id * 1000000000 + p_event_no * 1000 + p_number;
END
