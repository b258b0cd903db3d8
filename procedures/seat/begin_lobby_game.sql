CREATE PROCEDURE begin_lobby_game(
  IN p_lobby_id INT, IN p_by_host BOOLEAN, OUT p_game_id INT)
  MODIFIES SQL DATA
  COMMENT 'Begins the next game of a lobby.'
BEGIN
  /*
   * Takes   : p_by_host, whether the host begins it: then everybody at the computer of the host
   *           plays without having said so.
   * Changes : what make_game changes; LobbyGame, Invitation, Lobby.games. Free seats are left out,
   *           and after the first game people who have not said that they want another.
   * Returns : p_game_id.
   * Raises  : what check_seats and make_game raise; lobby_started; lobby_changed, when somebody
   *           joined or left meanwhile.
   * Rule    : the seats stay in their order, and the one that begins moves on by one in each game.
   *           An edition that rolls for the order does so in each game, and there players keep
   *           their numbers, which are their colours, as long as the same people play.
   * Why     : a game of an account is committed in two steps, so no lock would last until it is
   *           made. Lobby.changes is read first, and compared when the game is inserted.
   */
  DECLARE v_changes, v_games, v_moved INT;
  DECLARE v_edition, v_account VARCHAR(80);
  DECLARE v_name VARCHAR(60);
  DECLARE v_options, v_seats JSON;

  SELECT l.changes, l.games, l.edition, l.name, l.options, l.account
    INTO v_changes, v_games, v_edition, v_name, v_options, v_account
    FROM Lobby AS l
    WHERE l.lobby_id = p_lobby_id;
  IF is_lobby_playing(p_lobby_id) THEN
    CALL refuse('lobby_started', 'The game of this table has begun already.');
  END IF;
  SET v_moved = IF((
    SELECT r.player_order
      FROM LobbyGame AS l
      JOIN Game AS g ON g.game_id = l.game_id
      JOIN Ruleset AS r ON r.ruleset_id = g.ruleset_id
      WHERE l.lobby_id = p_lobby_id
      ORDER BY l.number DESC
      LIMIT 1) <> 'seat', 0, v_games);
  SELECT /*+ SET_VAR(group_concat_max_len = 1000000) */
      CONCAT('[', GROUP_CONCAT(t.seat ORDER BY t.n < MOD(v_moved, t.seats), t.n), ']')
    INTO v_seats
    FROM (
      SELECT s.seat, ROW_NUMBER() OVER (ORDER BY s.seat) - 1 AS n, COUNT(*) OVER () AS seats
        FROM LobbySeat AS s
        WHERE s.lobby_id = p_lobby_id
          AND s.name IS NOT NULL
          AND (v_games = 0 OR s.bot IS NOT NULL OR s.is_ready
            OR p_by_host AND s.account = v_account AND s.guest_hash IS NULL)) AS t;
  SET v_options = JSON_MERGE_PATCH(
    v_options, players_of_lobby(p_lobby_id, COALESCE(v_seats, JSON_ARRAY())));
  IF v_games > 0 THEN
    -- The same seed would repeat the dice.
    SET v_options = JSON_REMOVE(v_options, '$.seed');
  END IF;
  CALL check_seats(v_edition, v_options);
  CALL make_game(
    v_edition, v_name, v_options,
    JSON_OBJECT('lobby', p_lobby_id, 'changes', v_changes, 'seats', v_seats, 'host', v_account),
    p_game_id);
END
