CREATE PROCEDURE drop_out(
  IN p_game_id INT, IN p_record_id INT, IN p_board_id INT, IN p_player_id INT, IN p_heir INT,
  IN p_kind VARCHAR(20), INOUT p_event_no INT, INOUT p_due JSON)
  MODIFIES SQL DATA
  COMMENT 'Takes a player out of the game and gives away what he had.'
BEGIN
  /*
   * Takes   : p_heir, who gets his cash and properties, NULL for the bank; p_kind of the event.
   * Changes : Turns, Deed, Player, Game.decks, Event.
   * Returns : p_due without his debts.
   * Rule    : seed 004, Properties, Remarks on cards; seed 003, Leaving the game, Calculating Rent.
   */
  DECLARE v_cash, v_index INT;
  DECLARE v_cards JSON;
  DECLARE v_inherits BOOLEAN;

  SELECT p.bank_balance, p.cards, r.cards_go_to_creditor AND p_heir IS NOT NULL
    INTO v_cash, v_cards, v_inherits
    FROM Game AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = p_player_id
    WHERE g.game_id = p_game_id;
  CALL set_status(p_game_id, p_player_id, 2, 0);
  IF v_inherits AND v_cards IS NOT NULL THEN
    CALL give_cards(p_game_id, p_player_id, NULL);
    CALL give_cards(p_game_id, p_heir, v_cards);
  ELSEIF JSON_LENGTH(v_cards) > 0 THEN
    CALL put_cards_under(p_game_id, p_record_id, p_player_id, JSON_LENGTH(v_cards), p_event_no);
  END IF;
  CALL hand_over_deeds(p_game_id, p_board_id, p_player_id, p_heir);
  CALL transfer(
    p_game_id, p_record_id, p_kind, p_player_id, p_player_id, p_heir, v_cash, NULL, NULL,
    p_event_no);

  SET v_index = JSON_LENGTH(p_due);
  WHILE v_index > 0 DO
    SET v_index = v_index - 1;
    IF JSON_EXTRACT(p_due, CONCAT('$[', v_index, '].debtor')) = p_player_id THEN
      SET p_due = JSON_REMOVE(p_due, CONCAT('$[', v_index, ']'));
    END IF;
  END WHILE;
END
