CREATE FUNCTION fault_summary(p_faults JSON, p_routine TEXT) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'How many faults there are and the first, as a sentence.'
BEGIN
  /*
   * Takes   : p_faults, an array of [place, fault]; p_routine, which lists them all.
   * Why     : a refusal has 128 characters.
   */
  DECLARE v_count INT DEFAULT JSON_LENGTH(p_faults);
  DECLARE v_first TEXT DEFAULT CONCAT_WS(' ',
    NULLIF(JSON_UNQUOTE(JSON_EXTRACT(p_faults, '$[0][0]')), ''),
    JSON_UNQUOTE(JSON_EXTRACT(p_faults, '$[0][1]')));

  RETURN CONCAT(
    v_count, IF(v_count = 1, ' fault: ', ' faults, first: '),
    IF(CHAR_LENGTH(v_first) > 54, CONCAT(LEFT(v_first, 53), '…'), v_first),
    '; CALL ', p_routine, ' lists all.');
END
