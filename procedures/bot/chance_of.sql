CREATE FUNCTION chance_of(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_record_id INT, p_what VARCHAR(20))
  RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'A number from 1 to 100 that decides something for a bot by chance.'
BEGIN
  /*
   * Takes : p_what, the decision; it has the same number each time for the same record.
   * Why   : derived from the seed, so that a game can be repeated with all moves of its bots.
   */
  RETURN die_of(p_seed, CONCAT('bot:', p_record_id, ':', p_what), 100);
END
