CREATE PROCEDURE carry_out_trade(
  IN p_game_id INT, IN p_record_id INT, IN p_game JSON, IN p_from INT, IN p_to INT,
  IN p_side JSON, INOUT p_event_no INT)
  MODIFIES SQL DATA
  COMMENT 'Hands over what one side of a trade gives.'
BEGIN
  /*
   * Takes   : p_game, as game_facts; p_side, money, cards and properties; NULL for nothing.
   * Changes : Player, Deed, Event. Buildings in the sets of the properties are sold first, for
   *           their owner.
   * Rule    : seed 004, Trading.
   */
  DECLARE v_money INT DEFAULT COALESCE(JSON_EXTRACT(p_side, '$.money'), 0);
  DECLARE v_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_side, '$.cards'), 0);
  DECLARE v_count INT DEFAULT COALESCE(JSON_LENGTH(p_side, '$.properties'), 0);
  DECLARE v_index, v_prid INT DEFAULT 0;
  DECLARE v_kept JSON DEFAULT JSON_EXTRACT(player_facts(p_game_id, p_from), '$.cards');

  WHILE v_index < v_count DO
    SET v_prid = JSON_EXTRACT(p_side, CONCAT('$.properties[', v_index, ']'));
    CALL sell_buildings_of_set(p_game_id, p_record_id, p_game, p_from, v_prid, p_event_no);
    CALL update_deed(
      p_game_id, v_prid, p_to, 1, 0, JSON_EXTRACT(deed_facts(p_game_id, v_prid), '$.mortgaged'));
    CALL post(
      p_game_id, p_record_id, 'trade_property', p_to, NULL, NULL, NULL, NULL, v_prid, NULL,
      p_event_no);
    SET v_index = v_index + 1;
  END WHILE;
  IF v_money > 0 THEN
    CALL transfer(
      p_game_id, p_record_id, 'trade_money', p_to, p_from, p_to, v_money, NULL, NULL, p_event_no);
  END IF;
  IF v_cards > 0 THEN
    CALL give_cards(p_game_id, p_from, NULL);
    WHILE v_cards > 0 DO
      CALL give_cards(p_game_id, p_to, JSON_ARRAY(JSON_EXTRACT(v_kept, '$[0]')));
      CALL post(
        p_game_id, p_record_id, 'trade_card', p_to, NULL, NULL, NULL, NULL, NULL,
        JSON_EXTRACT(v_kept, '$[0]'), p_event_no);
      SET v_kept = JSON_REMOVE(v_kept, '$[0]');
      SET v_cards = v_cards - 1;
    END WHILE;
    CALL give_cards(p_game_id, p_from, v_kept);
  END IF;
END
