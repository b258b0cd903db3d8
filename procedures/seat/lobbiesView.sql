CREATE VIEW lobbiesView AS
-- All lobbies, the newest first. `Game`: the newest game that was begun there. `Playing`: whether
-- that game is not over. `Changes`: how often the lobby changed; a client that waits reads only
-- this. `Yours`: whether the account opened it. `Time limit`: seconds for a move, NULL for none.
-- `Dice source`: where rolls come from, as in pendingView.
SELECT
  l.lobby_id AS `Lobby`,
  l.name AS `Name`,
  l.edition AS `Edition`,
  JSON_VALUE(l.options, '$.pace') COLLATE utf8mb4_0900_ai_ci AS `Pace`,
  JSON_VALUE(l.options, '$.board') COLLATE utf8mb4_0900_ai_ci AS `Board`,
  l.account AS `Host`,
  l.seating AS `Seating`,
  l.seat_count AS `Seats`,
  count_taken_seats(l.lobby_id) AS `Taken`,
  l.is_open IS TRUE AS `Open`,
  l.link_hash IS NOT NULL AS `Has link`,
  CAST(l.games AS SIGNED) AS `Games`,
  newest_game_of_lobby(l.lobby_id) AS `Game`,
  is_lobby_playing(l.lobby_id) IS TRUE AS `Playing`,
  CAST(l.changes AS SIGNED) AS `Changes`,
  l.made_at AS `Made`,
  l.account = session_account() AS `Yours`,
  JSON_VALUE(l.options, '$.clock' RETURNING SIGNED) AS `Time limit`,
  COALESCE(JSON_VALUE(l.options, '$.dice'), 'table') COLLATE utf8mb4_0900_ai_ci AS `Dice source`
FROM Lobby AS l
ORDER BY l.lobby_id DESC
