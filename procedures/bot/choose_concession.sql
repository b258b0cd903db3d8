CREATE PROCEDURE choose_concession()
  READS SQL DATA
  COMMENT 'Chooses whether a bot gives up in a game that would never end.'
BEGIN
  /*
   * Bot     : reads d_game_id d_ruleset_id d_player_id d_round; sets d_action.
   * Returns : d_action, leave when no bot is poorer and nobody has left in this round; else NULL.
   *           The last bot leaves only when no person is poorer either.
   * Why     : if no colour group is complete, or nobody can hurt the others, such a game has no
   *           end. What a bot leaves goes to the bank, and anybody can buy it. Seats are read one
   *           by one, see read_seat; the ledger without locks, see find_exchanges.
   */
  DECLARE v_gives_up, v_is_bot, v_is_person_poorer, v_has_rival BOOLEAN DEFAULT FALSE;
  DECLARE v_turn, v_status, v_player_id, v_left INT;
  DECLARE v_balance, v_own, v_worth BIGINT;

  SELECT r.can_leave AND COALESCE(r.turn_limit, r.minute_limit) IS NULL, g.player_count,
      p.bank_balance
    INTO v_gives_up, v_turn, v_balance
    FROM GameState AS g
    JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    JOIN Player AS p ON p.game_id = g.game_id AND p.pid = d_player_id
    WHERE g.game_id = d_game_id
    FOR SHARE OF g, p;
  CALL count_worth(d_game_id, d_ruleset_id, d_player_id, v_balance, v_own);
  WHILE v_gives_up AND v_turn > 0 DO
    SET v_turn = v_turn - 1;
    SELECT p.pid, p.status, p.bank_balance, p.character_id IS NOT NULL
      INTO v_player_id, v_status, v_balance, v_is_bot
      FROM Player AS p
      WHERE p.game_id = d_game_id
        AND p.turn = v_turn
      FOR SHARE;
    IF v_status <> 2 AND v_player_id <> d_player_id THEN
      CALL count_worth(d_game_id, d_ruleset_id, v_player_id, v_balance, v_worth);
      IF v_is_bot THEN
        SET v_has_rival = TRUE;
        SET v_gives_up = v_own <= v_worth;
      ELSE
        SET v_is_person_poorer = v_is_person_poorer OR v_worth < v_own;
      END IF;
    END IF;
  END WHILE;
  IF v_gives_up THEN
    SELECT COUNT(*)
      INTO v_left
      FROM Gamemanager AS m
      WHERE m.game_id = d_game_id
        AND m.action = 'leave'
        AND m.round = d_round;
  END IF;
  SET d_action = IF(
    v_gives_up AND v_left = 0 AND (v_has_rival OR NOT v_is_person_poorer), 'leave', NULL);
END
