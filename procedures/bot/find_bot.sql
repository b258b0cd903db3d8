CREATE PROCEDURE find_bot()
  READS SQL DATA
  COMMENT 'Finds out what a game waits for and which bot acts.'
BEGIN
  /*
   * Bot     : reads d_game_id; sets d_ruleset_id d_record_id d_pending d_player_id d_character_id
   *           d_status d_dice_count d_dice_sides d_round d_balance d_time_is_up d_runs_out
   *           d_stands_in d_manages d_gives_up d_proposes d_phase d_seed.
   * Returns : d_phase, NULL when there is no such game; d_record_id, of the next move; d_pending,
   *           the prid of GameState; d_player_id, who has to act, in an auction the first one for
   *           whom a bot may bid or close it; d_character_id, the bot that moves for them, NULL for
   *           a person whose time is not up; d_manages, whether it is the time for building and
   *           lifting mortgages; d_gives_up, whether to ask choose_concession; d_proposes, whether
   *           bots propose trades in this edition; d_time_is_up, of an auction; d_dice_count, NULL
   *           where the game rolls the dice; d_runs_out, whether a list of numbers is too short;
   *           d_stands_in, whether the bot moves for a person.
   * Why     : with locks, so that a transaction with an older snapshot decides on the present
   *           state. In the last second of an auction no bot bids, because it could be over before
   *           the move is made. A bot whose turn begins gives people half a minute to answer what
   *           others offer them.
   */
  DECLARE v_turn, v_seats, v_first_entry, v_bidder, v_jail_turns, v_location, v_actor INT;
  DECLARE v_substitute INT;
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
      IF(g.phase = 'proposal', 'roll', g.phase) = IF(r.turn_end = 'automatic', 'roll', 'manage')
        AND (r.mortgage_percent IS NOT NULL OR r.max_houses > 0 OR r.has_hotels),
      COALESCE(g.phase IN ('roll', 'proposal') AND g.round >= c.patience
        AND MOD(g.round - c.patience, 50) = 0, FALSE),
      r.bots_propose
    INTO d_ruleset_id, d_phase, d_record_id, d_seed, d_pending, v_turn, v_seats, v_first_entry,
      v_bidder, v_proposal, v_who, d_player_id, d_character_id, d_status, d_balance,
      d_time_is_up, v_auction_ends, v_has_clock, d_round, v_played_at, d_dice_count, d_dice_sides,
      d_runs_out, d_manages, d_gives_up, d_proposes
    FROM Game AS s
    STRAIGHT_JOIN GameState AS g ON g.game_id = IF(s.is_deleted, NULL, s.game_id)
    STRAIGHT_JOIN Phase AS h ON h.phase = g.phase
    STRAIGHT_JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
    STRAIGHT_JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn
    LEFT JOIN BotCharacter AS c ON c.character_id = COALESCE(p.character_id, s.stand_in)
    LEFT JOIN ListedNumber AS i ON i.list_id = g.list_id AND i.position = g.drawn + r.dice_count
    WHERE s.game_id = d_game_id
    FOR UPDATE OF g FOR SHARE OF p;
  IF v_who = 'debtor' THEN
    SELECT o.pid
      INTO v_actor
      FROM Agenda AS o
      WHERE o.game_id = d_game_id
        AND o.entry_no = v_first_entry
      FOR SHARE;
  ELSEIF v_who = 'partner' THEN
    SET v_actor = JSON_EXTRACT(v_proposal, '$.to');
  ELSEIF d_phase = 'proposal' THEN
    SELECT IF(p.character_id IS NULL, NULL, p.pid)
      INTO v_actor
      FROM Player AS p
      WHERE p.game_id = d_game_id
        AND p.pid = JSON_EXTRACT(v_proposal, '$.to')
      FOR SHARE;
    SET d_phase = IF(v_actor IS NULL, 'roll', 'trade');
    IF d_phase = 'roll' AND d_character_id AND v_played_at > utc_now() - INTERVAL 30 SECOND THEN
      SET d_character_id = NULL;
      SET v_has_clock = FALSE;
    END IF;
  ELSEIF v_who = 'bidder' THEN
    IF v_has_clock THEN
      CALL find_substitute_bot(NULL, d_round, v_played_at, v_substitute);
    END IF;
    CALL find_bidder(v_seats, v_turn, v_bidder, v_substitute IS NOT NULL, v_actor);
    SET d_character_id = IF(v_actor IS NULL, NULL, d_character_id);
    SET v_substitute = IF(v_actor IS NULL, NULL, v_substitute);
  END IF;
  IF v_actor <> d_player_id THEN
    CALL read_player(d_game_id, v_actor, v_turn, d_status, v_jail_turns, v_location, d_balance);
    SELECT p.character_id
      INTO d_character_id
      FROM Player AS p
      WHERE p.game_id = d_game_id
        AND p.turn = v_turn;
    SET d_player_id = v_actor;
  END IF;
  IF v_has_clock AND v_who <> 'bidder' AND d_character_id IS NULL THEN
    CALL find_substitute_bot(d_player_id, d_round, v_played_at, v_substitute);
  END IF;
  SET d_stands_in = d_character_id IS NULL AND v_substitute IS NOT NULL;
  SET d_character_id = COALESCE(d_character_id, v_substitute);
  IF v_auction_ends AND NOT d_time_is_up THEN
    SET d_character_id = NULL;
  END IF;
END
