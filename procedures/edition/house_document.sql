CREATE FUNCTION house_document(p_edition TEXT, p_rules JSON, p_board_edition TEXT) RETURNS JSON
  READS SQL DATA
  COMMENT 'The document of an edition with house rules or another board.'
BEGIN
  /*
   * Takes   : p_rules, as typed_rules; p_board_edition, whose board and decks are used, NULL for
   *           its own.
   * Returns : a complete document; NULL when there is no such edition.
   * Rule    : on a board made from one like that of the edition, the opening position is that of
   *           the edition, on the tiles in the same places, whatever their names are now.
   *           A14: starting_cash is for the salary of the edition. Whether there are skyscrapers
   *           is as on the board, which has their costs and rents.
   * Why     : boards with tiles that pay out the pot are also played by rules without a pot: then
   *           those tiles do nothing.
   */
  DECLARE v_document, v_other, v_tiles, v_opening JSON;
  DECLARE v_copied_from VARCHAR(40);
  DECLARE v_skyscrapers VARCHAR(5);
  DECLARE v_usual_salary, v_salary, v_cash BIGINT;

  SELECT r.document
    INTO v_document
    FROM Edition AS e
    JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
    WHERE e.edition = p_edition;
  SET v_usual_salary = JSON_VALUE(v_document, '$.board.salary' RETURNING SIGNED);
  IF p_board_edition IS NOT NULL THEN
    SELECT r.document, e.copied_from
      INTO v_other, v_copied_from
      FROM Edition AS e
      JOIN Ruleset AS r ON r.ruleset_id = e.ruleset_id
      WHERE e.edition = p_board_edition;
    SET v_opening = JSON_EXTRACT(v_document, '$.opening');
    IF v_copied_from IS NOT NULL AND v_opening IS NOT NULL THEN
      SET v_document = JSON_SET(v_document, '$.opening', renamed_opening(
        v_opening, names_by_place(v_document, v_other)));
    END IF;
    SET v_document = JSON_MERGE_PATCH(
      JSON_REMOVE(v_document, '$.board', '$.decks'),
      JSON_OBJECT(
        'board', JSON_EXTRACT(v_other, '$.board'), 'decks', JSON_EXTRACT(v_other, '$.decks')));
    SET v_skyscrapers = COALESCE(JSON_VALUE(v_other, '$.rules.has_skyscrapers'), 'false');
    IF v_skyscrapers <> COALESCE(JSON_VALUE(v_document, '$.rules.has_skyscrapers'), 'false') THEN
      SET v_document = JSON_SET(
        v_document, '$.rules.has_skyscrapers', CAST(v_skyscrapers AS JSON));
    END IF;
  END IF;
  SET v_document = JSON_MERGE_PATCH(v_document, typed_rules(p_rules));
  SET v_salary = JSON_VALUE(v_document, '$.board.salary' RETURNING SIGNED);
  SET v_cash = JSON_VALUE(v_document, '$.rules.starting_cash' RETURNING SIGNED);
  IF JSON_VALUE(v_document, '$.rules.cash_follows_salary') = 'true'
    AND v_salary <> v_usual_salary AND v_usual_salary > 0 AND v_cash BETWEEN 0 AND 1000000000
  THEN
    SET v_document = JSON_SET(
      v_document, '$.rules.starting_cash',
      (v_cash * v_salary + v_usual_salary DIV 2) DIV v_usual_salary);
  END IF;
  IF p_board_edition IS NOT NULL AND JSON_VALUE(v_document, '$.rules.pot') = 'none' THEN
    SELECT JSON_ARRAYAGG(IF(
        JSON_TYPE(j.tile) = 'OBJECT', JSON_REMOVE(j.tile, '$.take_pot'), j.tile))
      INTO v_tiles
      FROM JSON_TABLE(v_document, '$.board.tiles[*]' COLUMNS (tile JSON PATH '$')) AS j;
    SET v_document = JSON_SET(v_document, '$.board.tiles', v_tiles);
  END IF;
  RETURN v_document;
END
