CREATE PROCEDURE drop_out(
  IN p_game_id INT, IN p_record_id INT, IN p_board_id INT, IN p_player_id INT, IN p_heir INT,
  IN p_kind VARCHAR(20), INOUT p_debts JSON, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Takes a player out of the game and gives away what he had.'
BEGIN
  /*
   * Takes   : p_heir, who gets his cash and properties, NULL for the bank; p_kind of the event;
   *           p_debts, as Game.debts.
   * Changes : Turns, Deed, Player, Game.decks, Event.
   * Returns : p_debts without what he owes or was offered.
   * Rule    : seed 004, Properties, Remarks on cards; seed 003, Leaving the game, Calculating Rent.
   */
  DECLARE v_player JSON DEFAULT player_facts(p_game_id, p_player_id);
  DECLARE v_cards JSON DEFAULT JSON_EXTRACT(v_player, '$.cards');
  DECLARE v_index INT DEFAULT JSON_LENGTH(p_debts);

  CALL set_status(p_game_id, p_player_id, 2, 0);
  IF JSON_LENGTH(v_cards) > 0 THEN
    IF p_heir IS NOT NULL
      AND JSON_EXTRACT(game_facts(p_game_id), '$.cards_go_to_creditor') = 1
    THEN
      CALL give_cards(p_game_id, p_player_id, NULL);
      CALL give_cards(p_game_id, p_heir, v_cards);
    ELSE
      CALL put_cards_under(p_game_id, p_record_id, p_player_id, JSON_LENGTH(v_cards), p_event_no);
    END IF;
  END IF;
  CALL hand_over_deeds(p_game_id, p_board_id, p_player_id, p_heir);
  CALL transfer(
    p_game_id, p_record_id, p_kind, p_player_id, p_player_id, p_heir,
    JSON_EXTRACT(v_player, '$.balance'), NULL, NULL, p_event_no);

  WHILE v_index > 0 DO
    SET v_index = v_index - 1;
    IF JSON_EXTRACT(p_debts, CONCAT('$[', v_index, '].debtor')) = p_player_id THEN
      SET p_debts = JSON_REMOVE(p_debts, CONCAT('$[', v_index, ']'));
    END IF;
  END WHILE;
END
