import { expect } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { expectConsistentState } from './consistent-state';

interface SeatState {
  pid: number;
  status: number;
  balance: number;
  /** the balance of the opening and all postings since */
  proved: number;
  deeds: number;
}

/**
 * What must hold for any game that was played from its opening position by moves alone:
 * every balance is proved by its postings, the defeated have nothing, nobody who is out moves, the
 * ledger has no gaps, the game is over exactly when one player is left, who has won it, and what is said in
 * two places is the same.
 */
export async function expectInvariants(connection: GameConnection, gameId: number): Promise<void> {
  await expectConsistentState(connection, gameId);
  const standings = await connection.rows<SeatState>(
    `SELECT p.pid, p.status, p.bank_balance AS balance,
        o.bank_balance
          + (SELECT COALESCE(SUM(e.amount), 0) FROM Event AS e WHERE e.game_id = p.game_id AND e.payee = p.pid)
          - (SELECT COALESCE(SUM(e.amount), 0) FROM Event AS e WHERE e.game_id = p.game_id AND e.payer = p.pid)
          AS proved,
        (SELECT COUNT(*) FROM Deed AS d WHERE d.game_id = p.game_id AND d.p_owner = p.pid) AS deeds
      FROM Player AS p
      JOIN Game AS g ON g.game_id = p.game_id
      JOIN OpeningPlayer AS o ON o.ruleset_id = g.ruleset_id AND o.pid = p.pid
      WHERE p.game_id = ?`,
    [gameId],
  );
  expect(standings.length).toBeGreaterThanOrEqual(2);
  for (const { pid, status, balance, proved, deeds } of standings) {
    expect({ pid, balance }).toEqual({ pid, balance: Number(proved) });
    if (status === 2) expect({ pid, balance, deeds }).toEqual({ pid, balance: 0, deeds: 0 });
  }

  const [game] = await connection.rows<{ phase: string; moves: number; last: number; first: number; count: number }>(
    `SELECT g.phase, g.last_record_ID AS moves, COALESCE(MAX(m.record_ID), 0) AS last,
        COALESCE(MIN(m.record_ID), 1) AS first, COUNT(m.record_ID) AS count
      FROM GameState AS g LEFT JOIN Gamemanager AS m ON m.game_id = g.game_id
      WHERE g.game_id = ? GROUP BY g.game_id`,
    [gameId],
  );
  expect(game).toMatchObject({ first: 1, last: game?.count, moves: game?.count });
  const playing = standings.filter(({ status }) => status < 2).length;
  const winners = standings.filter(({ status }) => status === 3).length;
  expect([game?.phase, playing > 1, winners]).toEqual(game?.phase === 'over' ? ['over', false, 1] : ['roll', true, 0]);

  const movesOfTheDefeated = await connection.rows(
    `SELECT m.record_ID FROM Event AS e
      JOIN Gamemanager AS m ON m.game_id = e.game_id AND m.player_ID = e.player_ID AND m.record_ID > e.record_ID
      WHERE e.game_id = ? AND e.kind = 'defeated'`,
    [gameId],
  );
  expect(movesOfTheDefeated).toEqual([]);
  const movesWithoutEvents = await connection.rows(
    `SELECT m.record_ID FROM Gamemanager AS m
      LEFT JOIN Event AS e ON e.game_id = m.game_id AND e.record_ID = m.record_ID AND e.event_no = 1
      WHERE m.game_id = ? AND e.event_no IS NULL`,
    [gameId],
  );
  expect(movesWithoutEvents).toEqual([]);
}
