CREATE PROCEDURE give_cards(
  IN p_game_id INT, IN p_record_id INT, INOUT p_event_no INT, IN p_ruleset_id INT, IN p_from INT,
  IN p_to INT, IN p_count INT, IN p_kind VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Hands on cards that a player keeps.'
BEGIN
  /*
   * Takes   : p_to, NULL for the bottom of their decks; p_count, how many, those first that he has
   *           longest, NULL for all; p_kind of the event that each is told by, NULL for none.
   * Changes : DeckCard; Event.
   * Rule    : S12.
   * Why     : cards are reached through the board, as deeds in read_set.
   */
  DECLARE v_card_id INT;
  DECLARE v_moved INT DEFAULT 0;
  DECLARE v_place BIGINT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_cards CURSOR FOR
    SELECT k.card_id
      FROM Card AS c
      STRAIGHT_JOIN DeckCard AS k FORCE INDEX (PRIMARY)
        ON k.game_id = p_game_id AND k.card_id = c.card_id
      WHERE c.ruleset_id = p_ruleset_id
        AND k.holder = p_from
      ORDER BY k.place
      LIMIT 9999
      FOR SHARE OF k;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  OPEN c_cards;
  FETCH c_cards INTO v_card_id;
  WHILE NOT v_done AND COALESCE(v_moved < p_count, TRUE) DO
    SET v_moved = v_moved + 1;
    SET v_place = place_in_deck(p_record_id, p_event_no, v_moved);
    UPDATE DeckCard AS k FORCE INDEX (PRIMARY)
      SET k.holder = p_to, k.place = v_place
      WHERE k.game_id = p_game_id
        AND k.card_id = v_card_id;
    IF p_kind IS NOT NULL THEN
      CALL tell(
        p_game_id, p_record_id, p_event_no, p_kind, COALESCE(p_to, p_from), NULL, NULL, v_card_id);
    END IF;
    FETCH c_cards INTO v_card_id;
  END WHILE;
  CLOSE c_cards;
END
