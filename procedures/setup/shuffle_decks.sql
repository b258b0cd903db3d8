CREATE PROCEDURE shuffle_decks(
  IN p_game_id INT, IN p_ruleset_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin)
  MODIFIES SQL DATA
  COMMENT 'Shuffles the decks of a new game.'
BEGIN
  /*
   * Changes : DeckCard, one for each card of the board.
   * Rule    : S12: a deck has the order of SHA-256 of `seed:card:number`.
   */
  DECLARE v_cards JSON;

  SELECT JSON_ARRAYAGG(JSON_ARRAY(c.card_id, c.deck_id))
    INTO v_cards
    FROM Card AS c
    WHERE c.ruleset_id = p_ruleset_id;
  INSERT INTO DeckCard (game_id, card_id, ruleset_id, place)
    SELECT p_game_id, j.card_id, p_ruleset_id, ROW_NUMBER() OVER (
        PARTITION BY j.deck_id ORDER BY SHA2(CONCAT(p_seed, ':card:', j.card_id), 256))
      FROM JSON_TABLE(v_cards, '$[*]' COLUMNS (
        card_id INT PATH '$[0]', deck_id INT PATH '$[1]')) AS j
      ORDER BY j.card_id;
END
