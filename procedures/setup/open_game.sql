CREATE PROCEDURE open_game(IN p_edition TEXT, IN p_name TEXT, IN p_options TEXT)
  MODIFIES SQL DATA
  COMMENT 'Starts a game of an edition.'
BEGIN
  /*
   * Takes   : p_name, what the game is called; NULL or empty: like its edition;
   *           p_options, NULL or JSON with any of: players, an array of names or how many; dice,
   *           table, server or numbers; numbers, the name of a list; board, the name of another
   *           board; seed, a text that dice and shuffles follow from, for a game that can be
   *           repeated.
   * Changes : one row of Game, from which deal_opening makes the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : edition_not_found, name_too_long, options_malformed, board_not_found,
   *           list_not_found, and what count_seats and deal_opening raise.
   */
  DECLARE v_ruleset_id, v_board_id, v_list_id INT;
  DECLARE v_options JSON DEFAULT JSON_OBJECT();
  DECLARE v_edition VARCHAR(40);
  DECLARE v_source VARCHAR(20);

  CALL check_options(p_options);
  SET v_options = COALESCE(p_options, v_options);
  SET v_source = COALESCE(JSON_VALUE(v_options, '$.dice'), 'table');
  SELECT r.ruleset_id, r.board_id, r.edition
    INTO v_ruleset_id, v_board_id, v_edition
    FROM Ruleset AS r
    WHERE r.edition = p_edition;
  IF v_ruleset_id IS NULL THEN
    CALL refuse('edition_not_found', CONCAT(
      'There is no edition ', COALESCE(LEFT(p_edition, 40), 'NULL'), '.'));
  END IF;
  IF CHAR_LENGTH(p_name) > 60 THEN
    CALL refuse('name_too_long', 'The name of a game has at most 60 characters.');
  END IF;
  IF JSON_VALUE(v_options, '$.board') IS NOT NULL THEN
    SELECT MAX(b.board_id)
      INTO v_board_id
      FROM Board AS b
      WHERE b.name = JSON_VALUE(v_options, '$.board');
    IF v_board_id IS NULL THEN
      CALL refuse('board_not_found', CONCAT(
        'There is no board ', LEFT(JSON_VALUE(v_options, '$.board'), 40), '.'));
    END IF;
  END IF;
  IF v_source = 'numbers' THEN
    SELECT MAX(n.list_id)
      INTO v_list_id
      FROM NumberList AS n
      WHERE n.name = JSON_VALUE(v_options, '$.numbers');
    IF v_list_id IS NULL THEN
      CALL refuse('list_not_found', 'No list of numbers has the name given as "numbers".');
    END IF;
  END IF;
  INSERT INTO Game (name, ruleset_id, board_id, player_count, players, dice_source, seed, list_id)
    VALUES (
      COALESCE(NULLIF(p_name, ''), v_edition), v_ruleset_id, v_board_id, 0,
      JSON_EXTRACT(v_options, '$.players'), v_source, JSON_VALUE(v_options, '$.seed'), v_list_id);
  SELECT LAST_INSERT_ID() AS game_id;
END
