CREATE FUNCTION error_summary(p_errors JSON, p_routine TEXT) RETURNS TEXT
  DETERMINISTIC
  NO SQL
  COMMENT 'The number of errors and the first one, as a sentence.'
BEGIN
  /*
   * Takes : p_errors, an array of [place, error]; p_routine, the routine that lists them all.
   * Why   : a refusal has 128 characters.
   */
  DECLARE v_count INT DEFAULT JSON_LENGTH(p_errors);
  DECLARE v_first TEXT DEFAULT CONCAT_WS(': ',
    NULLIF(JSON_UNQUOTE(JSON_EXTRACT(p_errors, '$[0][0]')), ''),
    JSON_UNQUOTE(JSON_EXTRACT(p_errors, '$[0][1]')));

  RETURN CONCAT(
    v_count, IF(v_count = 1, ' error: ', ' errors, first: '),
    IF(CHAR_LENGTH(v_first) > 54, CONCAT(LEFT(v_first, 53), '…'), v_first),
    '; CALL ', p_routine, ' lists all.');
END
