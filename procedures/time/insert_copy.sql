CREATE PROCEDURE insert_copy(
  IN p_game_id INT, IN p_name VARCHAR(60), IN p_bots VARCHAR(40), OUT p_copy_id INT)
  MODIFIES SQL DATA
  COMMENT 'Makes a game that begins like another.'
BEGIN
  /*
   * Takes   : p_name, NULL for that of the other game; p_bots, the full name of the character that
   *           plays the seats of people, NULL where they keep them.
   * Changes : one row of Game, from which deal_opening makes the opening position.
   * Returns : p_copy_id.
   * Raises  : what players_as_bots and deal_opening raise.
   * Why     : the other game is read first: INSERT ... SELECT would wait for its players, and they
   *           for it.
   */
  DECLARE v_name VARCHAR(60);
  DECLARE v_pace VARCHAR(40);
  DECLARE v_dice_source VARCHAR(20);
  DECLARE v_seed VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin;
  DECLARE v_ruleset_id, v_list_id, v_move_seconds, v_substitute INT;
  DECLARE v_players, v_seats JSON;

  SELECT
      s.name, s.ruleset_id, s.players, s.first_dice_source, s.seed, s.first_list_id, s.pace,
      s.seats, s.move_seconds, s.stand_in
    INTO
      v_name, v_ruleset_id, v_players, v_dice_source, v_seed, v_list_id, v_pace,
      v_seats, v_move_seconds, v_substitute
    FROM Game AS s
    WHERE s.game_id = p_game_id;
  SET v_seats = seats_of_copy(v_seats, v_seed);
  IF p_bots IS NOT NULL THEN
    SET v_players = players_as_bots(v_ruleset_id, v_players, p_bots);
  END IF;
  INSERT INTO Game (
      name, ruleset_id, players, player_count, first_dice_source, seed, first_list_id, pace, seats,
      move_seconds, stand_in, created_at)
    VALUES (
      COALESCE(p_name, v_name), v_ruleset_id, v_players, 0, v_dice_source, v_seed, v_list_id,
      v_pace, v_seats, v_move_seconds, v_substitute, utc_now());
  SET p_copy_id = LAST_INSERT_ID();
END
