CREATE PROCEDURE lobby_of_game(IN p_game_id INT)
  READS SQL DATA
  COMMENT 'Shows the lobby in which a game was begun.'
BEGIN
  /*
   * Returns : a result: Lobby; Number, the place of the game in the series of the lobby, from 1. No
   *           row for a game that was begun elsewhere.
   */
  SELECT n.lobby_id AS `Lobby`, n.number AS `Number`
    FROM LobbyGame AS n
    WHERE n.game_id = p_game_id;
END
