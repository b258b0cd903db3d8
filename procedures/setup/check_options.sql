CREATE PROCEDURE check_options(IN p_options TEXT)
  READS SQL DATA
  COMMENT 'Validates the options of open_game.'
BEGIN
  /*
   * Takes  : p_options, as open_game.
   * Raises : options_malformed.
   */
  DECLARE v_wrong VARCHAR(80);
  DECLARE v_option VARCHAR(50);
  DECLARE v_unknown VARCHAR(200);
  DECLARE v_takes VARCHAR(80);
  DECLARE v_schema, v_options JSON;

  IF p_options IS NOT NULL AND NOT is_json(p_options) THEN
    CALL refuse('options_malformed', 'The options are not valid JSON.');
  END IF;
  SELECT JSON_OBJECTAGG(o.name, o.json_schema) INTO v_options FROM GameOption AS o;
  SET v_schema = JSON_OBJECT(
    'type', 'object', 'additionalProperties', CAST('false' AS JSON), 'properties', v_options);
  IF NOT JSON_SCHEMA_VALID(v_schema, p_options) THEN
    SET v_wrong = schema_failure(v_schema, p_options);
    SET v_option = SUBSTRING_INDEX(SUBSTRING_INDEX(
      SUBSTRING_INDEX(v_wrong, ' (', 1), '/', 2), '/', -1);
    IF v_option = '#' THEN
      CALL refuse(
        'options_malformed',
        'Options are a JSON object, such as {"players": 2, "dice": "server"}.');
    END IF;
    SELECT u.name
      INTO v_unknown
      FROM JSON_TABLE(
        JSON_KEYS(p_options), '$[*]' COLUMNS (name VARCHAR(200) PATH '$')) AS u
      WHERE NOT EXISTS (
        SELECT o.name FROM GameOption AS o WHERE o.name = u.name COLLATE utf8mb4_0900_bin)
      LIMIT 1;
    IF v_unknown IS NOT NULL THEN
      CALL refuse('options_malformed', CONCAT(
        'There is no option "', LEFT(v_unknown, 14), '"; optionsView lists them.'));
    END IF;
    SELECT MAX(o.takes) INTO v_takes FROM GameOption AS o WHERE o.name = v_option;
    CALL refuse('options_malformed', CONCAT('Error at ', v_wrong, ': ', v_takes, '.'));
  END IF;
  IF JSON_CONTAINS_PATH(p_options, 'all', '$.players', '$.characters') THEN
    CALL refuse(
      'options_malformed',
      'Name the bots in players; characters is for the seats of an opening position.');
  END IF;
  IF JSON_CONTAINS_PATH(p_options, 'one', '$.seats')
    AND COALESCE(JSON_VALUE(p_options, '$.dice'), 'table') <> 'server'
  THEN
    CALL refuse(
      'options_malformed',
      'Where seats belong to accounts, the server must roll: set "dice": "server".');
  END IF;
  IF (COALESCE(JSON_VALUE(p_options, '$.dice'), 'table') = 'numbers')
    <> COALESCE(JSON_CONTAINS_PATH(p_options, 'one', '$.numbers'), FALSE)
  THEN
    CALL refuse(
      'options_malformed',
      'The dice "numbers" need the name of a list as "numbers"; other dice do not take one.');
  END IF;
END
