CREATE VIEW waitingBotsView AS
-- The games in which a bot has to move now, for itself or for a player whose time is up (the
-- conditions of find_bot), and those that are over but still in BotGame. `People`: whether a person
-- is still in the game; games of bots alone are left out after 10,000 moves. `Played`: the time of
-- the last move. A join that begins with BotGame: games that wait for a person cost some keys each.
-- Also with a time limit: turn_deadline, which is slow, is not called while the game is younger
-- than the limit, or a roll or end of turn of another player or round is, among the last eight
-- moves: each of these starts the time limit again.
SELECT
  g.game_id AS `Game`,
  g.played_at AS `Played`,
  EXISTS (
    SELECT p.pid
    FROM Player AS p
    WHERE p.game_id = g.game_id AND p.character_id IS NULL AND p.status <> 2) AS `People`
FROM (SELECT utc_now() AS present) AS now
STRAIGHT_JOIN BotGame AS b FORCE INDEX (PRIMARY)
STRAIGHT_JOIN GameState AS g FORCE INDEX (PRIMARY) ON g.game_id = b.game_id
STRAIGHT_JOIN Game AS s FORCE INDEX (PRIMARY) ON s.game_id = g.game_id
STRAIGHT_JOIN Player AS t FORCE INDEX (PRIMARY) ON t.game_id = g.game_id AND t.turn = g.turn
STRAIGHT_JOIN Phase AS h FORCE INDEX (PRIMARY) ON h.phase = g.phase
LEFT JOIN Agenda AS o FORCE INDEX (PRIMARY)
  ON h.actor = 'debtor' AND o.game_id = g.game_id AND o.entry_no = g.first_entry
LEFT JOIN Player AS a FORCE INDEX (uq_Player_pid)
  ON a.game_id = g.game_id AND a.pid = CASE
    WHEN h.actor = 'debtor' THEN o.pid
    WHEN h.actor = 'partner' OR g.phase = 'proposal'
      THEN JSON_VALUE(g.proposal, '$.to' RETURNING SIGNED)
    ELSE t.pid END
WHERE NOT s.is_deleted
  AND g.seating <> 'held'
  AND (g.phase = 'over'
    OR (g.last_record_ID < 10000
        OR EXISTS (
          SELECT p.pid
          FROM Player AS p
          WHERE p.game_id = g.game_id AND p.character_id IS NULL AND p.status <> 2))
      AND CASE
        WHEN h.actor = 'bidder'
          THEN (g.deadline IS NULL
              OR g.deadline < now.present
              OR g.deadline >= now.present + INTERVAL 1 SECOND)
            AND EXISTS (
              SELECT p.pid
              FROM Player AS p
              WHERE p.game_id = g.game_id
                AND p.status <> 2
                AND (g.deadline < now.present OR NOT p.passed AND NOT p.pid <=> g.bidder)
                AND (p.character_id IS NOT NULL
                  OR g.deadline IS NULL AND s.move_seconds IS NOT NULL
                    AND turn_deadline(g.game_id, NULL, g.round, g.played_at) < now.present))
        WHEN a.character_id IS NOT NULL THEN TRUE
        WHEN g.phase = 'proposal' AND t.character_id IS NOT NULL
          THEN g.played_at <= now.present - INTERVAL 30 SECOND
        ELSE s.move_seconds IS NOT NULL AND g.deadline IS NULL
          AND s.created_at < now.present - INTERVAL s.move_seconds SECOND
          AND NOT EXISTS (
            SELECT m.record_ID
            FROM (VALUES ROW(0), ROW(1), ROW(2), ROW(3), ROW(4), ROW(5), ROW(6), ROW(7)) AS n (back)
            STRAIGHT_JOIN Gamemanager AS m FORCE INDEX (PRIMARY)
              ON m.game_id = g.game_id AND m.record_ID = g.last_record_ID - n.back
            WHERE m.action IN ('roll', 'end_turn')
              AND (m.player_ID <> IF(g.phase = 'proposal', t.pid, a.pid) OR m.round <> g.round)
              AND m.played_at >= now.present - INTERVAL s.move_seconds SECOND)
          AND turn_deadline(
              g.game_id, IF(g.phase = 'proposal', t.pid, a.pid), g.round, g.played_at)
            < now.present END)
