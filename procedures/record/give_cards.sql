CREATE PROCEDURE give_cards(IN p_from INT, IN p_to INT, IN p_count INT, IN p_kind VARCHAR(20))
  MODIFIES SQL DATA
  COMMENT 'Moves Get Out of Jail Free cards of a player to another player or under their decks.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id; sets m_event_no.
   * Takes   : p_to, NULL for the bottom of the decks; p_count, how many, those held longest first,
   *           NULL for all; p_kind, of an event for each card, NULL for no events.
   * Changes : DeckCard; Event.
   * Rule    : S12.
   * Why     : cards are reached through the board, like deeds in read_set.
   */
  DECLARE v_card_id INT;
  DECLARE v_moved INT DEFAULT 0;
  DECLARE v_place BIGINT;
  DECLARE v_done BOOLEAN DEFAULT FALSE;
  DECLARE c_cards CURSOR FOR
    SELECT k.card_id
      FROM Card AS c
      STRAIGHT_JOIN DeckCard AS k FORCE INDEX (PRIMARY)
        ON k.game_id = m_game_id AND k.card_id = c.card_id
      WHERE c.ruleset_id = m_ruleset_id
        AND k.holder = p_from
      ORDER BY k.place
      LIMIT 9999
      FOR SHARE OF k;
  DECLARE CONTINUE HANDLER FOR NOT FOUND SET v_done = TRUE;

  OPEN c_cards;
  FETCH c_cards INTO v_card_id;
  WHILE NOT v_done AND COALESCE(v_moved < p_count, TRUE) DO
    SET v_moved = v_moved + 1;
    SET v_place = place_in_deck(m_record_id, m_event_no, v_moved);
    UPDATE DeckCard AS k FORCE INDEX (PRIMARY)
      SET k.holder = p_to, k.place = v_place
      WHERE k.game_id = m_game_id
        AND k.card_id = v_card_id;
    IF p_kind IS NOT NULL THEN
      CALL add_event(p_kind, COALESCE(p_to, p_from), NULL, NULL, v_card_id);
    END IF;
    FETCH c_cards INTO v_card_id;
  END WHILE;
  CLOSE c_cards;
END
