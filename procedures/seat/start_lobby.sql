CREATE PROCEDURE start_lobby(IN p_lobby_id INT)
  MODIFIES SQL DATA
  COMMENT 'Begins the game of a lobby with everybody who has a seat.'
BEGIN
  /*
   * Changes : what make_game changes; LobbyGame, Invitation, Lobby.games. Free seats are left out.
   * Returns : a result of one row, game_id.
   * Raises  : what check_lobby_is_yours, check_seats and make_game raise; lobby_started;
   *           lobby_changed, when somebody joined or left meanwhile.
   * Why     : a game of an account is committed in two steps, so no lock would last until it is
   *           made. Lobby.changes is read first, and compared when the game is inserted.
   */
  DECLARE v_changes, v_games, v_game_id INT;
  DECLARE v_edition, v_account VARCHAR(80);
  DECLARE v_name VARCHAR(60);
  DECLARE v_options, v_seats JSON;

  CALL check_lobby_is_yours(p_lobby_id);
  SELECT l.changes, l.games, l.edition, l.name, l.options, l.account
    INTO v_changes, v_games, v_edition, v_name, v_options, v_account
    FROM Lobby AS l
    WHERE l.lobby_id = p_lobby_id;
  IF v_games > 0 THEN
    CALL refuse('lobby_started', 'The game of this table has begun already.');
  END IF;
  SELECT /*+ SET_VAR(group_concat_max_len = 1000000) */
      CONCAT('[', GROUP_CONCAT(s.seat ORDER BY s.seat), ']')
    INTO v_seats
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id AND s.name IS NOT NULL;
  SET v_options = JSON_MERGE_PATCH(
    v_options, players_of_lobby(p_lobby_id, COALESCE(v_seats, JSON_ARRAY())));
  CALL check_seats(v_edition, v_options);
  CALL make_game(
    v_edition, v_name, v_options,
    JSON_OBJECT('lobby', p_lobby_id, 'changes', v_changes, 'seats', v_seats, 'host', v_account),
    v_game_id);
  SELECT v_game_id AS game_id;
END
