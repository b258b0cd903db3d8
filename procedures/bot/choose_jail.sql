CREATE PROCEDURE choose_jail(
  IN p_game_id INT, IN p_ruleset_id INT, IN p_player_id INT, IN p_character_id INT,
  IN p_balance BIGINT, IN p_record_id INT,
  IN p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, OUT p_action VARCHAR(20),
  OUT p_reason VARCHAR(20))
  READS SQL DATA
  COMMENT 'Chooses what a bot does in jail.'
BEGIN
  /*
   * Returns : p_action, use_card, pay_fine, wait or roll; p_reason, as choose_move.
   * Why     : while much is unsold, a turn in jail is lost; later it is a turn without rent. The
   *           bot waits only where waiting ends after some turns, and pays to leave where no roll
   *           frees it.
   */
  DECLARE v_cards, v_unsold, v_properties INT;
  DECLARE v_fine, v_turns, v_chance INT;
  DECLARE v_waits, v_roll_frees BOOLEAN;

  CALL count_cards(p_game_id, p_ruleset_id, p_player_id, v_cards);
  -- exactly one row
  SELECT COUNT(*), SUM(d.p_owner IS NULL)
    INTO v_properties, v_unsold
    FROM Property AS pr
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = p_game_id AND d.prid = pr.prid
    WHERE pr.ruleset_id = p_ruleset_id
    FOR SHARE OF d;
  SELECT r.jail_fine, r.jail_turns, r.jail_wait,
      r.jail_turns IS NOT NULL OR r.jail_exit_doubles OR r.jail_exit_dice IS NOT NULL,
      c.leaving_chance
    INTO v_fine, v_turns, v_waits, v_roll_frees, v_chance
    FROM Ruleset AS r
    JOIN BotCharacter AS c ON c.character_id = p_character_id
    WHERE r.ruleset_id = p_ruleset_id;
  IF NOT v_roll_frees THEN
    SET v_chance = 100;
  ELSEIF v_unsold * 4 < v_properties THEN
    SET v_chance = 0;
  END IF;
  SET p_reason = IF(v_unsold * 4 < v_properties, 'safe_in_jail', 'saves_fine');
  SET p_action = IF(v_waits AND v_turns IS NOT NULL, 'wait', 'roll');
  IF chance_of(p_seed, p_record_id, 'jail') <= v_chance THEN
    SET p_action = CASE
      WHEN v_cards > 0 THEN 'use_card'
      WHEN v_fine <= p_balance THEN 'pay_fine'
      ELSE 'roll' END;
    SET p_reason = IF(p_action = 'roll', 'saves_fine', 'leaves_jail');
  END IF;
END
