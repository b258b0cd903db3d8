CREATE PROCEDURE check_names(IN p_names JSON)
  NO SQL
  COMMENT 'Rejects invalid or equal names of the players of a game.'
BEGIN
  /*
   * Takes  : p_names, as names_of_players.
   * Raises : name_too_long, name_malformed, name_taken.
   * Rule   : S1: names must differ, at least in case.
   */
  DECLARE v_longest, v_malformed, v_different INT;

  SELECT MAX(CHAR_LENGTH(named.name)), SUM(named.name REGEXP '[[:cntrl:][:Bidi_Control:]{}]'),
      COUNT(DISTINCT CAST(named.name AS BINARY))
    INTO v_longest, v_malformed, v_different
    FROM JSON_TABLE(p_names, '$[*]' COLUMNS (name VARCHAR(1000) PATH '$')) AS named;
  IF v_longest > 40 THEN
    CALL refuse('name_too_long', 'The name of a player can have at most 40 characters.');
  END IF;
  IF v_malformed > 0 THEN
    CALL refuse('name_malformed', 'Names cannot contain braces or control characters.');
  END IF;
  IF v_different < JSON_LENGTH(p_names) THEN
    CALL refuse('name_taken', 'Two players have the same name.');
  END IF;
END
