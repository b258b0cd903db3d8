CREATE FUNCTION players_of_lobby(p_lobby_id INT, p_seats JSON) RETURNS JSON
  NOT DETERMINISTIC
  READS SQL DATA
  COMMENT 'The players of a game that begins in a lobby, as options of the game.'
BEGIN
  /*
   * Takes   : p_seats, an array of the seats that play, in the order of the players.
   * Returns : an object: players, as open_game takes them; seats, only where seats are for
   *           accounts.
   */
  DECLARE v_players LONGTEXT;
  DECLARE v_accounts JSON;

  SELECT /*+ SET_VAR(group_concat_max_len = 1000000) */
      CONCAT('[', GROUP_CONCAT(JSON_MERGE_PATCH('{}', JSON_OBJECT(
        'name', s.name, 'token', s.token, 'character', s.bot)) ORDER BY j.n SEPARATOR ','), ']')
    INTO v_players
    FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (n FOR ORDINALITY, seat INT PATH '$')) AS j
    JOIN LobbySeat AS s ON s.lobby_id = p_lobby_id AND s.seat = j.seat;
  SELECT JSON_OBJECTAGG(j.n - 1, s.account)
    INTO v_accounts
    FROM JSON_TABLE(p_seats, '$[*]' COLUMNS (n FOR ORDINALITY, seat INT PATH '$')) AS j
    JOIN LobbySeat AS s ON s.lobby_id = p_lobby_id AND s.seat = j.seat
    JOIN Lobby AS l ON l.lobby_id = s.lobby_id
    WHERE l.seating = 'accounts' AND s.account IS NOT NULL;
  RETURN JSON_MERGE_PATCH('{}', JSON_OBJECT(
    'players', CAST(COALESCE(v_players, '[]') AS JSON), 'seats', v_accounts));
END
