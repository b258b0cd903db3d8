CREATE PROCEDURE carry_out_trade(IN p_from INT, IN p_to INT, IN p_side JSON)
  MODIFIES SQL DATA
  COMMENT 'Hands over what one side of a trade gives.'
BEGIN
  /*
   * Move    : reads m_game_id m_record_id m_ruleset_id m_round m_turn_player; sets m_next_entry
   *           m_event_no.
   * Takes   : p_side, money, cards and properties; NULL for nothing.
   * Changes : Player, Deed, DeckCard, Event; Agenda, with the fees for mortgages. Buildings in the
   *           colour groups of the properties are sold first, for their owner.
   * Rule    : S10; A6; D7.
   */
  DECLARE v_money BIGINT DEFAULT COALESCE(JSON_EXTRACT(p_side, '$.money'), 0);
  DECLARE v_cards INT DEFAULT COALESCE(JSON_EXTRACT(p_side, '$.cards'), 0);
  DECLARE v_count INT DEFAULT COALESCE(JSON_LENGTH(p_side, '$.properties'), 0);
  DECLARE v_index, v_prid, v_redeem_by_round INT DEFAULT 0;

  IF v_count > 0 THEN
    CALL find_redeem_round(p_to, v_redeem_by_round);
  END IF;
  WHILE v_index < v_count DO
    SET v_prid = JSON_EXTRACT(p_side, CONCAT('$.properties[', v_index, ']'));
    CALL sell_buildings(p_from, v_prid);
    UPDATE Deed AS d FORCE INDEX (PRIMARY)
      SET d.p_owner = p_to
      WHERE d.game_id = m_game_id
        AND d.prid = v_prid;
    CALL hand_over_mortgage(v_prid, p_to, v_redeem_by_round);
    CALL add_event('trade_property', p_to, NULL, v_prid, NULL);
    SET v_index = v_index + 1;
  END WHILE;
  IF v_money > 0 THEN
    CALL transfer('trade_money', p_to, p_from, p_to, v_money, NULL, NULL);
  END IF;
  IF v_cards > 0 THEN
    CALL give_cards(p_from, p_to, v_cards, 'trade_card');
  END IF;
END
