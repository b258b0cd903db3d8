CREATE PROCEDURE seats_of_guest(IN p_game_id INT, IN p_guest TEXT)
  READS SQL DATA
  COMMENT 'Lists the seats that a guest of the account has in a game.'
BEGIN
  /*
   * Takes   : p_guest, as accept_invitation; or a link for watching, also that of the lobby of the
   *           game; or what identifies a guest of that lobby, who watches the games that they do
   *           not play.
   * Returns : a row for each seat: `Player No.`, NULL for watching; no row for a guest without
   *           rights.
   */
  SELECT NULLIF(i.seat, -1) AS `Player No.`
    FROM Invitation AS i
    WHERE i.game_id = p_game_id
      AND i.account = session_account()
      AND SHA2(p_guest, 256) = IF(i.seat = -1, i.link_hash, i.guest_hash)
  UNION
  SELECT NULL
    FROM LobbyGame AS g
    JOIN Lobby AS l ON l.lobby_id = g.lobby_id
    WHERE g.game_id = p_game_id
      AND l.account = session_account()
      AND l.link_hash = SHA2(p_guest, 256)
  UNION
  SELECT NULL
    FROM LobbyGame AS g
    JOIN Lobby AS l ON l.lobby_id = g.lobby_id
    JOIN LobbySeat AS s ON s.lobby_id = l.lobby_id
    WHERE g.game_id = p_game_id
      AND l.account = session_account()
      AND s.guest_hash = SHA2(p_guest, 256)
    ORDER BY 1;
END
