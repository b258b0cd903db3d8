CREATE TRIGGER make_fork BEFORE INSERT ON Fork FOR EACH ROW
BEGIN
  /*
   * Makes a game that begins like another and has its moves up to a record.
   *
   * Reads   : NEW.parent_game_id (else the current game), NEW.parent_record_ID (else its newest),
   *           NEW.name (else by the parent's), NEW.bots (else people keep their seats),
   *           NEW.stopped_at (else the clock of an auction stopped with the last move).
   * Sets    : NEW.game_id, NEW.seed_was_open, the full name in NEW.bots, and what was left out.
   * Changes : what insert_copy and the moves change.
   * Raises  : column_not_settable, character_not_found, what check_record raises, and what
   *           dice_trigger raises about a move that the rules no longer allow.
   * Why     : a trigger, so that one statement makes a whole fork or nothing.
   */
  DECLARE v_name VARCHAR(60);
  DECLARE v_bots VARCHAR(40);
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_copy_id INT;

  IF NEW.game_id IS NOT NULL OR NEW.seed_was_open IS NOT NULL THEN
    CALL refuse(
      'column_not_settable', 'game_id and seed_was_open are results of a fork: leave them out.');
  END IF;
  SET NEW.parent_game_id =
    IF(NEW.parent_game_id IS NULL, current_game(), find_game(NEW.parent_game_id));
  CALL check_record(NEW.parent_game_id, NEW.parent_record_ID);
  SELECT IF(s.name = r.edition, CONCAT('Game ', s.game_id), s.name), s.seed
    INTO v_name, v_seed
    FROM Game AS s
    JOIN Ruleset AS r ON r.ruleset_id = s.ruleset_id
    WHERE s.game_id = NEW.parent_game_id;
  SET NEW.name = COALESCE(NULLIF(NEW.name, ''), IF(
    NEW.bots IS NULL, CONCAT(LEFT(v_name, 40), ' at move ', NEW.parent_record_ID),
    CONCAT('Rest of ', LEFT(v_name, 52))));

  -- Once the new game has begun, the seed is secret again for those who have not seen it.
  SET NEW.seed_was_open = is_seed_known(v_seed);
  IF NEW.bots IS NOT NULL THEN
    CALL find_character(NEW.bots, v_bots);
    SET NEW.bots = v_bots;
  END IF;
  CALL insert_copy(NEW.parent_game_id, NEW.name, v_bots, v_copy_id);
  SET NEW.game_id = v_copy_id;
  CALL copy_moves(NEW.parent_game_id, NEW.game_id, 1, NEW.parent_record_ID);
  CALL resume_clock(NEW.game_id, NEW.stopped_at);
END
