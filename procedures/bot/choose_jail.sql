CREATE PROCEDURE choose_jail()
  READS SQL DATA
  COMMENT 'Chooses what a bot does in jail.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_record_id d_player_id d_character_id d_balance d_seed;
   *           sets d_action d_reason.
   * Returns : d_action, use_card, pay_fine, wait or roll; d_reason, as choose_move.
   * Why     : while much is unsold, a turn in jail is lost; later it is a turn without rent. While
   *           half is unsold, everybody leaves to whom the fine is little. The bot waits only where
   *           waiting ends after some turns, and pays to leave where no roll frees it.
   */
  DECLARE v_cards, v_unsold, v_properties INT;
  DECLARE v_fine, v_turns, v_chance INT;
  DECLARE v_waits, v_roll_frees BOOLEAN;

  CALL count_cards(d_game_id, d_ruleset_id, d_player_id, v_cards);
  -- exactly one row
  SELECT COUNT(*), SUM(d.p_owner IS NULL)
    INTO v_properties, v_unsold
    FROM Property AS pr
    STRAIGHT_JOIN Deed AS d FORCE INDEX (PRIMARY) ON d.game_id = d_game_id AND d.prid = pr.prid
    WHERE pr.ruleset_id = d_ruleset_id
    FOR SHARE OF d;
  SELECT r.jail_fine, r.jail_turns, r.jail_wait,
      r.jail_turns IS NOT NULL OR r.jail_exit_doubles OR r.jail_exit_dice IS NOT NULL,
      c.leaving_chance
    INTO v_fine, v_turns, v_waits, v_roll_frees, v_chance
    FROM Ruleset AS r
    JOIN BotCharacter AS c ON c.character_id = d_character_id
    WHERE r.ruleset_id = d_ruleset_id;
  IF NOT v_roll_frees OR v_unsold * 2 >= v_properties AND v_fine * 10 <= d_balance THEN
    SET v_chance = 100;
  ELSEIF v_unsold * 4 < v_properties THEN
    SET v_chance = 0;
  END IF;
  SET d_reason = IF(v_unsold * 4 < v_properties, 'safe_in_jail', 'saves_fine');
  SET d_action = IF(v_waits AND v_turns IS NOT NULL, 'wait', 'roll');
  IF chance_of(d_seed, d_record_id, 'jail') <= v_chance THEN
    SET d_action = CASE
      WHEN v_cards > 0 THEN 'use_card'
      WHEN v_fine <= d_balance THEN 'pay_fine'
      ELSE 'roll' END;
    SET d_reason = IF(d_action = 'roll', 'saves_fine', 'leaves_jail');
  END IF;
END
