CREATE PROCEDURE new_game(IN p_edition TEXT, IN p_name TEXT)
  MODIFIES SQL DATA
  COMMENT 'Starts a game from the opening position of an edition.'
BEGIN
  /*
   * Takes   : p_name, what the game is called; NULL or empty: like its edition.
   * Changes : one row of Game, from which deal_opening makes the rest in the same statement.
   * Returns : a result of one row, game_id.
   * Raises  : edition_not_found, name_too_long, and what deal_opening raises.
   */
  DECLARE v_ruleset_id INT;

  SELECT r.ruleset_id INTO v_ruleset_id FROM Ruleset AS r WHERE r.edition = p_edition;
  IF v_ruleset_id IS NULL THEN
    CALL refuse('edition_not_found', CONCAT(
      'There is no edition ', COALESCE(LEFT(p_edition, 40), 'NULL'), '.'));
  END IF;
  IF CHAR_LENGTH(p_name) > 60 THEN
    CALL refuse('name_too_long', 'The name of a game has at most 60 characters.');
  END IF;
  INSERT INTO Game (name, ruleset_id, board_id)
    SELECT COALESCE(NULLIF(p_name, ''), r.edition), r.ruleset_id, r.board_id
      FROM Ruleset AS r
      WHERE r.ruleset_id = v_ruleset_id;
  SELECT LAST_INSERT_ID() AS game_id;
END
