CREATE PROCEDURE play_again(IN p_lobby_id INT, IN p_guest TEXT)
  MODIFIES SQL DATA
  COMMENT 'Says that somebody at a lobby wants another game, and begins it when all do.'
BEGIN
  /*
   * Takes   : p_guest, as join_lobby. The host of a lobby at one table speaks for everybody at the
   *           own computer.
   * Changes : LobbySeat.is_ready, Lobby.changes; all committed, an open transaction of the caller
   *           first. What begin_lobby_game changes, when everybody wants it.
   * Returns : a result of one row: Lobby; game_id, the new game, NULL while others have not
   *           answered.
   * Raises  : lobby_not_found, lobby_started while the game is played, no_game_yet, not_your_seat,
   *           and what begin_lobby_game raises.
   * Why     : what somebody said stays, also if the game cannot begin yet, e.g. with too few
   *           players: the host adds bots, and begins it. Saying it again changes nothing, so
   *           nobody can keep the host from beginning by changing the lobby all the time.
   */
  DECLARE v_own, v_games, v_others, v_changed, v_game_id INT;
  DECLARE v_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT SHA2(p_guest, 256);
  DECLARE EXIT HANDLER FOR SQLEXCEPTION
  BEGIN
    ROLLBACK;
    RESIGNAL;
  END;

  CALL begin_transaction();
  CALL lock_lobby(p_lobby_id);
  SELECT l.games INTO v_games FROM Lobby AS l WHERE l.lobby_id = p_lobby_id;
  IF v_games = 0 THEN
    CALL refuse('no_game_yet', 'This table has not had a game yet; its host begins the first one.');
  END IF;
  UPDATE LobbySeat
    SET is_ready = TRUE
    WHERE lobby_id = p_lobby_id AND account = session_account() AND guest_hash <=> v_hash
      AND NOT is_ready;
  SET v_changed = ROW_COUNT();
  SELECT COUNT(IF(s.account = session_account() AND s.guest_hash <=> v_hash, 1, NULL)),
      COUNT(IF(s.name IS NOT NULL AND s.bot IS NULL AND NOT s.is_ready, 1, NULL))
    INTO v_own, v_others
    FROM LobbySeat AS s
    WHERE s.lobby_id = p_lobby_id
    FOR UPDATE;
  IF v_own = 0 THEN
    CALL refuse('not_your_seat', 'You have no seat at this table.');
  END IF;
  UPDATE Lobby SET changes = changes + SIGN(v_changed) WHERE lobby_id = p_lobby_id;
  COMMIT;
  IF v_others = 0 THEN
    CALL begin_lobby_game(p_lobby_id, FALSE, v_game_id);
  END IF;
  SELECT p_lobby_id AS `Lobby`, v_game_id AS game_id;
END
