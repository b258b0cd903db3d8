CREATE FUNCTION chance_of(
  p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, p_record_id INT, p_what VARCHAR(20))
  RETURNS INT
  DETERMINISTIC
  NO SQL
  COMMENT 'A number that a character decides by, from 1 to 100.'
BEGIN
  /*
   * Takes : p_what, what he decides; the same is decided alike about the same record.
   * Why   : from the seed, so that a game can be repeated with all that its characters do.
   */
  RETURN die_of(p_seed, CONCAT('bot:', p_record_id, ':', p_what), 100);
END
