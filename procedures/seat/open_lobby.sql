CREATE PROCEDURE open_lobby(
  IN p_edition TEXT, IN p_name TEXT, IN p_options TEXT, IN p_seating TEXT)
  MODIFIES SQL DATA
  COMMENT 'Opens a lobby: a table that people join by one link before a game begins.'
BEGIN
  /*
   * Takes   : p_edition, p_name and p_options, as open_game, where players is the number of seats,
   *           by default as many as the edition allows, up to 8; p_seating, 'accounts' when each
   *           seat is for an account, 'table' for guests of the page of the host.
   * Changes : one Lobby with its seats, all of them free.
   * Returns : a result of one row: Lobby; Link, which is shown only now.
   * Raises  : session_variable, options_malformed, too_many_lobbies, rules_malformed, and what
   *           check_title, check_seats and resolve_clock raise.
   * Why     : players who are named in the options would be ignored, so they are rejected.
   */
  DECLARE v_lobby_id, v_seats, v_open, v_seconds, v_substitute INT;
  DECLARE v_pace VARCHAR(40);
  DECLARE v_options JSON DEFAULT JSON_OBJECT();
  DECLARE v_rules, v_errors JSON;
  DECLARE v_link CHAR(32) CHARACTER SET ascii DEFAULT LOWER(HEX(RANDOM_BYTES(16)));

  CALL check_session();
  CALL check_title(p_name);
  CALL check_options(p_options);
  SET v_options = COALESCE(p_options, v_options);
  IF JSON_TYPE(JSON_EXTRACT(v_options, '$.players')) <> 'INTEGER'
    OR JSON_CONTAINS_PATH(v_options, 'one', '$.characters', '$.seats')
  THEN
    CALL refuse(
      'options_malformed', 'players is the number of seats here; join_lobby names who plays.');
  END IF;
  IF COALESCE(p_seating, '') NOT IN ('table', 'accounts') THEN
    CALL refuse('options_malformed', 'The seating of a lobby is "table" or "accounts".');
  END IF;
  IF p_seating = 'accounts' THEN
    CALL check_options(JSON_SET(v_options, '$.seats', JSON_OBJECT('0', session_account())));
  END IF;
  SELECT COUNT(*)
    INTO v_open
    FROM Lobby AS l
    WHERE l.account = session_account() AND l.games = 0;
  IF v_open >= 20 THEN
    CALL refuse(
      'too_many_lobbies', CONCAT(v_open, ' of your lobbies have no game yet; delete one first.'));
  END IF;
  CALL check_seats(p_edition, v_options);
  CALL resolve_clock(v_options, v_seconds, v_substitute);
  CALL find_pace(p_edition, JSON_VALUE(v_options, '$.pace'), v_pace);
  SET v_rules = paced_rules(p_edition, v_pace, JSON_EXTRACT(v_options, '$.rules'));
  SET v_errors = errors_of_house_rules(p_edition, v_rules, JSON_VALUE(v_options, '$.board'));
  IF JSON_LENGTH(v_errors) > 0 THEN
    CALL refuse('rules_malformed', error_summary(v_errors, 'check_house_rules'));
  END IF;
  SET v_seats = COALESCE(
    JSON_EXTRACT(v_options, '$.players'),
    LEAST(8, JSON_VALUE(
      house_document(p_edition, v_rules, JSON_VALUE(v_options, '$.board')),
      '$.rules.max_players' RETURNING SIGNED)));
  INSERT INTO Lobby (account, edition, name, options, seating, seat_count, link_hash, made_at)
    SELECT session_account(), e.edition, NULLIF(p_name, ''), JSON_REMOVE(v_options, '$.players'),
        p_seating, v_seats, SHA2(v_link, 256), utc_now()
      FROM Edition AS e
      WHERE e.edition = p_edition;
  SET v_lobby_id = LAST_INSERT_ID();
  CALL check_number(v_lobby_id);
  INSERT INTO LobbySeat (lobby_id, seat)
    SELECT v_lobby_id, j.n - 1
      FROM JSON_TABLE(CONCAT('[', REPEAT('0,', v_seats - 1), '0]'), '$[*]' COLUMNS (
        n FOR ORDINALITY)) AS j;
  SELECT v_lobby_id AS `Lobby`, v_link AS `Link`;
END
