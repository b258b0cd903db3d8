CREATE PROCEDURE find_bot(
  IN p_game_id INT, OUT p_ruleset_id INT, OUT p_phase VARCHAR(20), OUT p_record_id INT,
  OUT p_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin, OUT p_prid INT,
  OUT p_player_id INT, OUT p_character_id INT, OUT p_status INT, OUT p_balance BIGINT,
  OUT p_manages BOOLEAN, OUT p_gives_up BOOLEAN, OUT p_time_is_up BOOLEAN,
  OUT p_dice_count INT, OUT p_dice_sides INT, OUT p_runs_out BOOLEAN, OUT p_stands_in BOOLEAN)
  READS SQL DATA
  COMMENT 'Finds out what a game waits for and which bot acts.'
BEGIN
  /*
   * Returns : p_phase, NULL when there is no such game; p_record_id, of the next move; p_prid, as
   *           in GameState; p_player_id, the player to act, in an auction the first one for whom a
   *           bot may bid or close it; p_character_id, the bot that moves for them, NULL for a
   *           person whose time is not up; p_status, p_balance; p_manages, whether it is the time
   *           for building and lifting mortgages; p_gives_up, whether to ask
   *           choose_concession; p_time_is_up, of an auction;
   *           p_dice_count, NULL where the game rolls the dice; p_runs_out, whether a list of
   *           numbers is too short; p_stands_in, whether the bot moves for a person.
   * Why     : with locks, so that a transaction with an older snapshot decides on the present
   *           state. In the last second of an auction no bot bids, because it could be over before
   *           the move is made.
   */
  DECLARE v_turn, v_seats, v_first_entry, v_bidder, v_jail_turns, v_location, v_actor INT;
  DECLARE v_round, v_substitute INT;
  DECLARE v_played_at DATETIME(3);
  DECLARE v_who VARCHAR(20);
  DECLARE v_has_clock, v_auction_ends BOOLEAN;
  DECLARE v_proposal JSON;

  SELECT g.ruleset_id, g.phase, g.last_record_ID + 1, s.seed, g.prid, g.turn, g.player_count,
      g.first_entry, g.bidder, g.proposal, h.actor, p.pid, p.character_id, p.status, p.bank_balance,
      COALESCE(g.deadline < utc_now(), FALSE),
      COALESCE(g.deadline < utc_now() + INTERVAL 1 SECOND, FALSE),
      s.move_seconds IS NOT NULL AND g.deadline IS NULL, g.round, g.played_at,
      IF(g.dice_source = 'table', r.dice_count, NULL),
      r.dice_sides,
      g.dice_source = 'numbers' AND i.value IS NULL,
      g.phase = IF(r.turn_end = 'declared', 'manage', 'roll')
        AND (r.mortgage_percent IS NOT NULL OR r.max_houses > 0 OR r.has_hotels),
      COALESCE(g.phase = 'roll' AND g.round >= c.patience
        AND MOD(g.round - c.patience, 50) = 0, FALSE)
    INTO p_ruleset_id, p_phase, p_record_id, p_seed, p_prid, v_turn, v_seats, v_first_entry,
      v_bidder, v_proposal, v_who, p_player_id, p_character_id, p_status, p_balance,
      p_time_is_up, v_auction_ends, v_has_clock, v_round, v_played_at, p_dice_count, p_dice_sides,
      p_runs_out, p_manages, p_gives_up
    FROM Game AS s
    STRAIGHT_JOIN GameState AS g ON g.game_id = IF(s.is_deleted, NULL, s.game_id)
    STRAIGHT_JOIN Phase AS h ON h.phase = g.phase
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn
    LEFT JOIN BotCharacter AS c ON c.character_id = COALESCE(p.character_id, s.stand_in)
    LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = g.drawn + r.dice_count
    WHERE s.game_id = p_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  IF v_who = 'debtor' THEN
    SELECT o.pid
      INTO v_actor
      FROM Agenda AS o
      WHERE o.game_id = p_game_id
        AND o.entry_no = v_first_entry
      FOR SHARE;
  ELSEIF v_who = 'partner' THEN
    SET v_actor = JSON_EXTRACT(v_proposal, '$.to');
  ELSEIF v_who = 'bidder' THEN
    IF v_has_clock THEN
      CALL find_substitute_bot(p_game_id, NULL, v_round, v_played_at, v_substitute);
    END IF;
    CALL find_bidder(
      p_game_id, v_seats, v_turn, v_bidder, p_time_is_up, v_substitute IS NOT NULL, v_actor);
    SET p_character_id = IF(v_actor IS NULL, NULL, p_character_id);
    SET v_substitute = IF(v_actor IS NULL, NULL, v_substitute);
  END IF;
  IF v_actor <> p_player_id THEN
    CALL read_player(p_game_id, v_actor, v_turn, p_status, v_jail_turns, v_location, p_balance);
    SELECT p.character_id
      INTO p_character_id
      FROM Player AS p
      WHERE p.game_id = p_game_id
        AND p.turn = v_turn;
    SET p_player_id = v_actor;
  END IF;
  IF v_has_clock AND v_who <> 'bidder' AND p_character_id IS NULL THEN
    CALL find_substitute_bot(p_game_id, p_player_id, v_round, v_played_at, v_substitute);
  END IF;
  SET p_stands_in = p_character_id IS NULL AND v_substitute IS NOT NULL;
  SET p_character_id = COALESCE(p_character_id, v_substitute);
  IF v_auction_ends AND NOT p_time_is_up THEN
    SET p_character_id = NULL;
  END IF;
END
