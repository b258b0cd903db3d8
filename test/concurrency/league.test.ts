import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Address, GameConnection } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { CHANGES } from '../../src/league/calls';
import { withConnections } from '../support/crowd';
import { workerDatabase } from '../support/database';
import { SYSTEM_1, TestTournament, violations } from '../support/league';

let address: Address;
let connection: GameConnection;
beforeAll(async () => {
  ({ address } = await workerDatabase());
  connection = await GameConnection.open(address);
});
afterAll(() => connection.close());

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn'];
const CORRECT_RESULT = 'CALL correct_result(?, ?)';

/** A tournament with a match of Ann, Ben and Cleo, and a result of it. */
async function start(): Promise<{ cup: TestTournament; match: number; scores: string }> {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }]);
  return { cup, match, scores: cup.scores('Ann 4', 'Ben -2', 'Cleo -2') };
}

/** How calls came out: '', or the name of the refusal. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(calls)).map((call) => {
    if (call.status === 'fulfilled') return '';
    if (call.reason instanceof RefusedMove) return call.reason.token;
    throw call.reason;
  });
}

test('of sessions that record the same match at once, one succeeds and the others are refused', async () => {
  await withConnections(address, 6, async (sessions) => {
    for (let round = 0; round < 10; round += 1) {
      const { cup, match, scores } = await start();
      const came = await outcomes(sessions.map((session) => session.run(CHANGES.record_result, [match, scores])));
      expect(came.sort()).toEqual(['', ...sessions.slice(1).map(() => 'result_recorded')]);
      expect(await cup.recorded(match)).toEqual(['Ann 4', 'Ben -2', 'Cleo -2']);
      expect(await connection.rows('SELECT record_no FROM ResultRecord WHERE match_id = ?', [match])).toEqual([{ record_no: 1 }]);
    }
  });
  expect(await violations(connection)).toEqual([]);
});

test('concurrent corrections follow each other, and the last one stays complete', async () => {
  const { cup, match, scores } = await start();
  await connection.run(CHANGES.record_result, [match, scores]);
  await withConnections(address, 6, async (sessions) => {
    const results = sessions.map((_, index) => [`Ann ${2 * index + 2}`, 'Ben 0', `Cleo ${-2 * index - 2}`]);
    const came = await outcomes(
      sessions.map((session, index) => session.run(CORRECT_RESULT, [match, cup.scores(...(results[index] ?? []))])),
    );
    expect(came.filter(Boolean)).toEqual([]);
    expect(results).toContainEqual(await cup.recorded(match));
  });
  const records = await connection.rows<{ no: number }>('SELECT record_no AS no FROM ResultRecord WHERE match_id = ?', [match]);
  expect(records.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await violations(connection)).toEqual([]);
});

test('of sessions that draw the same round at once, one succeeds', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  await withConnections(address, 6, async (sessions) => {
    for (let round = 1; round <= 5; round += 1) {
      await cup.addRound();
      const came = await outcomes(sessions.map((session) => session.run('CALL draw_round(?, ?)', [cup.id, round])));
      expect(came.sort()).toEqual(['', ...sessions.slice(1).map(() => 'round_drawn')]);
      expect(await cup.matches(round)).toHaveLength(6);
    }
  });
});

test('sessions with different rounds and matches of one tournament do not deadlock', async () => {
  // Gus and Hana have a bye in every round.
  const cup = await TestTournament.start(connection, SYSTEM_1, [...PLAYERS, 'Gus', 'Hana']);
  const draw = cup.draw([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  await withConnections(address, 8, async (sessions) => {
    const rounds: number[] = [];
    for (let round = 0; round < 8 * sessions.length; round += 1) rounds.push(await cup.addRound());
    await Promise.all(
      sessions.map(async (session, index) => {
        for (const round of rounds.filter((number) => number % sessions.length === index)) {
          await session.run(CHANGES.record_draw, [cup.id, round, draw]);
          const [match] = await session.rows<{ match: number }>(
            'SELECT MIN(`Match`) AS `match` FROM matchesView WHERE Tournament = ? AND Round = ?', [cup.id, round],
          );
          await session.run(CHANGES.record_result, [match?.match ?? 0, cup.scores('Ann 4', 'Ben -2', 'Cleo -2')]);
        }
      }),
    );
    const [tournament] = await connection.rows('SELECT Matches, Played FROM tournamentsView WHERE Tournament = ?', [cup.id]);
    expect(tournament).toEqual({ Matches: 2 * rounds.length, Played: rounds.length });
  });
  expect(await violations(connection)).toEqual([]);
});

test('an uncommitted result is not visible, and another result of the match waits for it', async () => {
  const { cup, match, scores } = await start();
  await withConnections(address, 2, async ([first, second]) => {
    if (!first || !second) throw new Error('There are two connections.');
    await first.run('START TRANSACTION');
    await first.run(CHANGES.record_result, [match, scores]);
    expect(await cup.recorded(match)).toEqual([]);
    const waiting = outcomes([second.run(CHANGES.record_result, [match, scores])]);
    await first.run('COMMIT');
    expect(await waiting).toEqual(['result_recorded']);
  });
  expect(await cup.recorded(match)).toEqual(['Ann 4', 'Ben -2', 'Cleo -2']);
});

test('a transaction with a snapshot from before a result is refused, and can correct it after reading again', async () => {
  const { cup, match, scores } = await start();
  await withConnections(address, 1, async ([session]) => {
    if (!session) throw new Error('There is a connection.');
    await session.run('START TRANSACTION');
    await session.rows('SELECT * FROM matchesView WHERE `Match` = ?', [match]);
    await connection.run(CHANGES.record_result, [match, scores]);
    expect(await outcomes([session.run(CHANGES.record_result, [match, scores])])).toEqual(['stale_snapshot']);
    expect(await outcomes([session.run(CORRECT_RESULT, [match, scores])])).toEqual(['stale_snapshot']);
    await session.run('ROLLBACK');
    await session.run('START TRANSACTION');
    expect(await outcomes([session.run(CHANGES.record_result, [match, scores])])).toEqual(['result_recorded']);
    await session.run(CORRECT_RESULT, [match, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')]);
    await session.run('COMMIT');
  });
  expect(await cup.recorded(match)).toEqual(['Ann 0', 'Ben 0', 'Cleo 0']);
});

test('a transaction with a snapshot from before a draw cannot draw the round again', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const round = await cup.addRound();
  await withConnections(address, 1, async ([session]) => {
    if (!session) throw new Error('There is a connection.');
    await session.run('START TRANSACTION');
    await session.rows('SELECT * FROM matchesView WHERE Tournament = ?', [cup.id]);
    await connection.run('CALL draw_round(?, ?)', [cup.id, round]);
    expect(await outcomes([session.run('CALL draw_round(?, ?)', [cup.id, round])])).toEqual(['stale_snapshot']);
    await session.run('COMMIT');
  });
  expect(await cup.matches(round)).toHaveLength(6);
});

test('killed sessions leave only complete draws and results', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const draw = cup.draw([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  for (let kill = 0; kill < 12; kill += 1) {
    await withConnections(address, 1, async ([session]) => {
      if (!session) throw new Error('There is a connection.');
      const [self] = await session.rows<{ id: number }>('SELECT CONNECTION_ID() AS id');
      const round = await cup.addRound();
      const work = (async () => {
        await session.run(CHANGES.record_draw, [cup.id, round, draw]);
        const [match] = await session.rows<{ match: number }>(
          'SELECT MIN(`Match`) AS `match` FROM matchesView WHERE Tournament = ? AND Round = ?', [cup.id, round],
        );
        for (let times = 0; ; times += 1) {
          const scores = cup.scores(`Ann ${2 * times}`, 'Ben 0', `Cleo ${-2 * times}`);
          await session.run(times === 0 ? CHANGES.record_result : CORRECT_RESULT, [match?.match ?? 0, scores]);
        }
      })();
      // Each a little later than the one before.
      for (let wait = 0; wait < kill; wait += 1) await connection.rows('SELECT 1');
      await connection.run('KILL CONNECTION ?', [self?.id ?? 0]);
      await expect(work).rejects.toThrow();
    });
  }
  expect(await violations(connection)).toEqual([]);
  const [results] = await connection.rows<{ scores: number; matches: number }>(
    'SELECT COUNT(Score) AS scores, COUNT(DISTINCT IF(Score IS NULL, NULL, `Match`)) AS matches FROM matchesView WHERE Tournament = ?',
    [cup.id],
  );
  expect(results?.scores).toBe(3 * (results?.matches ?? 0));
});
