CREATE VIEW lobbySeatsView AS
-- The seats of all lobbies, free or taken. `Name`: NULL for a free one. `Guest`: whether a guest of
-- the page of the host has it. `Player No.`: the player in the newest game of the lobby. `Ready`:
-- whether a person wants another game, as everybody does who takes a seat between two games.
-- `Wins`: games of the lobby that somebody of that name won. `Yours`: whether the account itself
-- has it.
SELECT
  s.lobby_id AS `Lobby`,
  s.seat AS `Seat`,
  s.name AS `Name`,
  s.token AS `Token`,
  s.bot AS `Bot`,
  s.account AS `Account`,
  s.guest_hash IS NOT NULL AS `Guest`,
  s.pid AS `Player No.`,
  s.is_ready IS TRUE AS `Ready`,
  (SELECT COUNT(*)
    FROM LobbyGame AS g
    STRAIGHT_JOIN Player AS p
    WHERE g.lobby_id = s.lobby_id
      AND p.game_id = g.game_id
      AND p.status = 3
      AND p.name = s.name) AS `Wins`,
  s.guest_hash IS NULL AND s.account <=> (
    SELECT me.account FROM (SELECT session_account() AS account) AS me) AS `Yours`
FROM LobbySeat AS s
ORDER BY s.lobby_id, s.seat
