CREATE TRIGGER make_fork BEFORE INSERT ON Fork FOR EACH ROW
BEGIN
  /*
   * Makes a game that begins like another and has its moves up to a record.
   *
   * Reads   : NEW.parent_game_id (else the current game), NEW.parent_record_ID (else its newest),
   *           NEW.name (else by the parent's), NEW.bots (else people keep their seats),
   *           NEW.stopped_at (else the clock of an auction stopped with the last move).
   * Sets    : NEW.game_id, NEW.seed_was_open, the full name in NEW.bots, and what was left out.
   * Changes : Game, from which deal_opening makes the opening position, and what the moves change.
   * Raises  : column_not_settable, game_not_found, record_not_found, character_not_found, and what
   *           dice_trigger raises about a move that the rules no longer allow.
   * Why     : a trigger, so that one statement makes a whole fork or nothing. The parent
   *           is read first: INSERT ... SELECT would wait for its players, and they for it.
   */
  DECLARE v_name VARCHAR(60);
  DECLARE v_pace, v_bots VARCHAR(40);
  DECLARE v_dice_source VARCHAR(20);
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_last_record_id, v_ruleset_id, v_list_id INT;
  DECLARE v_move_seconds, v_substitute INT;
  DECLARE v_players, v_seats JSON;

  IF NEW.game_id IS NOT NULL OR NEW.seed_was_open IS NOT NULL THEN
    CALL refuse(
      'column_not_settable', 'game_id and seed_was_open are results of a fork: leave them out.');
  END IF;
  SET NEW.parent_game_id =
    IF(NEW.parent_game_id IS NULL, current_game(), find_game(NEW.parent_game_id));
  SELECT
      g.last_record_ID, IF(s.name = r.edition, CONCAT('Game ', s.game_id), s.name),
      s.ruleset_id, s.players, s.first_dice_source, s.seed, s.first_list_id, s.pace, s.seats,
      s.move_seconds, s.stand_in
    INTO
      v_last_record_id, v_name, v_ruleset_id, v_players, v_dice_source, v_seed, v_list_id, v_pace,
      v_seats, v_move_seconds, v_substitute
    FROM Game AS s
    JOIN GameState AS g ON g.game_id = s.game_id
    JOIN Ruleset AS r ON r.ruleset_id = s.ruleset_id
    WHERE s.game_id = NEW.parent_game_id;
  IF v_name IS NULL THEN
    CALL refuse('game_not_found', missing_game());
  END IF;
  SET NEW.parent_record_ID = COALESCE(NEW.parent_record_ID, v_last_record_id);
  IF NEW.parent_record_ID NOT BETWEEN 0 AND v_last_record_id THEN
    CALL refuse('record_not_found', CONCAT(
      'Game ', NEW.parent_game_id, ' has records 0 to ', v_last_record_id, ', not ',
      NEW.parent_record_ID, '.'));
  END IF;
  SET NEW.name = COALESCE(NULLIF(NEW.name, ''), IF(
    NEW.bots IS NULL, CONCAT(LEFT(v_name, 40), ' at move ', NEW.parent_record_ID),
    CONCAT('Rest of ', LEFT(v_name, 52))));

  -- Once the new game has begun, the seed is secret again for those who have not seen it.
  SET NEW.seed_was_open = is_seed_known(v_seed);
  SET v_seats = seats_of_copy(v_seats, v_seed);
  IF NEW.bots IS NOT NULL THEN
    CALL find_character(NEW.bots, v_bots);
    SET NEW.bots = v_bots;
    SET v_players = players_as_bots(v_ruleset_id, v_players, v_bots);
  END IF;
  INSERT INTO Game (
      name, ruleset_id, players, player_count, first_dice_source, seed, first_list_id, pace, seats,
      move_seconds, stand_in, created_at)
    VALUES (
      NEW.name, v_ruleset_id, v_players, 0, v_dice_source, v_seed, v_list_id, v_pace, v_seats,
      v_move_seconds, v_substitute, utc_now());
  SET NEW.game_id = LAST_INSERT_ID();
  CALL copy_moves(NEW.parent_game_id, NEW.game_id, 1, NEW.parent_record_ID);
  CALL resume_clock(NEW.game_id, NEW.stopped_at);
END
