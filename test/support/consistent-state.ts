import assert from 'node:assert/strict';
import type { GameConnection } from '../../src/client/connection';

/** The phases in which it is somebody's turn. What follows from a bankruptcy, such as the auctions of an estate, ends before the turn passes on. */
export const OF_THE_TURN = ['roll', 'proposal', 'fee', 'offer', 'tax', 'manage'];

interface Counted {
  phase: string;
  ruleset_id: number;
  player_count: number;
  players_left: number;
  rulesets_of_parts: number;
  first_entry: number;
  next_entry: number;
  debts: number;
  passed: number;
  turn_status: number | null;
}

/**
 * Checks that redundant columns of GameState, Player and Deed agree with each other. A game that a test changed by other
 * means than moves need not satisfy this.
 */
export async function expectConsistentState(connection: GameConnection, gameId: number): Promise<void> {
  const [row] = await connection.rows<Counted & Record<`counted_${string}`, number>>(
    'SELECT g.phase, g.ruleset_id, g.player_count, g.players_left, g.first_entry, g.next_entry,' +
      ' s.ruleset_id AS counted_ruleset_id, s.player_count AS counted_player_count,' +
      ' (SELECT COUNT(*) FROM Player AS p WHERE p.game_id = g.game_id) AS counted_players,' +
      ' (SELECT COUNT(*) FROM Player AS p WHERE p.game_id = g.game_id AND p.status <> 2) AS counted_left,' +
      ' (SELECT COUNT(*) FROM Deed AS d WHERE d.game_id = g.game_id AND d.ruleset_id <> s.ruleset_id)' +
      ' + (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = g.game_id AND k.ruleset_id <> s.ruleset_id)' +
      ' AS rulesets_of_parts,' +
      ' (SELECT COUNT(*) FROM Agenda AS o WHERE o.game_id = g.game_id' +
      ' AND o.entry_no >= g.first_entry AND o.entry_no < g.next_entry) AS debts,' +
      ' (SELECT COUNT(*) FROM Player AS p WHERE p.game_id = g.game_id AND p.passed) AS passed,' +
      ' (SELECT p.status FROM Player AS p WHERE p.game_id = g.game_id AND p.turn = g.turn) AS turn_status' +
      ' FROM GameState AS g JOIN Game AS s ON s.game_id = g.game_id WHERE g.game_id = ?',
    [gameId],
  );
  if (!row) throw new Error(`There is no game ${gameId}.`);
  const { phase, ruleset_id, player_count, players_left, first_entry, next_entry } = row;
  assert.deepEqual({ ruleset_id, player_count, players: player_count, players_left, others: row.rulesets_of_parts }, {
    ruleset_id: row.counted_ruleset_id,
    player_count: row.counted_player_count,
    players: row.counted_players,
    players_left: row.counted_left,
    others: 0,
  });
  assert.deepEqual({ debts: next_entry - first_entry }, { debts: phase === 'over' ? next_entry - first_entry : row.debts });
  if (phase !== 'auction') assert.deepEqual({ phase, passed: row.passed }, { phase, passed: 0 });
  if (OF_THE_TURN.includes(phase)) assert.deepEqual({ phase, isOut: row.turn_status === 2 }, { phase, isOut: false });
}
