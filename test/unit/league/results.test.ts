import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection, Value } from '../../../src/client/connection';
import { CHANGES } from '../../../src/league/calls';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase } from '../../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

const CORRECT_RESULT = 'CALL correct_result(?, ?)';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** A tournament with a match of Ann, Ben and Cleo, and one of Dora, Emil and Finn. */
async function start(): Promise<{ cup: TestTournament; match: number; other: number }> {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']);
  const [match = 0, other = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  return { cup, match, other };
}

/** What resultHistoryView keeps of a match: record, intent, player, score. */
async function historyOf(cup: TestTournament, match: number): Promise<string[]> {
  const rows = await connection.rows<{ Record: number; Intent: string; Player: string; Score: number }>(
    'SELECT * FROM resultHistoryView WHERE `Match` = ?',
    [match],
  );
  return rows.map(({ Record, Intent, Player, Score }) => `${Record} ${Intent} ${cup.short(Player)} ${Score}`);
}

describe('record_result', () => {
  test('writes all scores of a match, and of no other', async () => {
    const { cup, match, other } = await start();
    await cup.record(match, 'Cleo -8', 'Ann 12', 'Ben -4');
    expect([await cup.recorded(match), await cup.recorded(other)]).toEqual([['Ann 12', 'Ben -4', 'Cleo -8'], []]);
    expect(await historyOf(cup, match)).toEqual(['1 record Ann 12', '1 record Ben -4', '1 record Cleo -8']);
    expect(await violations(connection)).toEqual([]);
  });

  test('accepts four players, and large scores', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora']);
    const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo', 'Dora'], strength: 1 }]);
    await cup.record(match, 'Ann 1000000000', 'Ben 1000000000', 'Cleo -1000000000', 'Dora -1000000000');
    expect(await cup.recorded(match)).toEqual(['Ann 1000000000', 'Ben 1000000000', 'Cleo -1000000000', 'Dora -1000000000']);
  });

  test.each<[string, string[], string]>([
    ['player_not_drawn', ['Ann 2', 'Ben 0', 'Dora -2'], 'Dora is not drawn in this match.'],
    ['player_not_drawn', ['Ann 2', 'Ben 0', 'Cleo 0', 'Dora -2'], 'Dora is not drawn in this match.'],
    ['player_not_drawn', ['Ann 2', 'Ben 0', 'Nobody -2'], 'Nobody is not drawn in this match.'],
    ['score_missing', ['Ann 2', 'Ben -2'], 'Cleo is drawn in this match but has no score.'],
    ['scored_twice', ['Ann 2', 'Ben 0', 'Ann -2'], 'Ann has two scores.'],
    ['scored_twice', ['Ann 2', 'Ben 0', 'Cleo -2', 'Ann 0'], 'Ann has two scores.'],
    ['score_odd', ['Ann 3', 'Ben -1', 'Cleo -2'], 'Scores must be even; that of Ann is 3.'],
    ['sum_not_zero', ['Ann 12', 'Ben -4', 'Cleo -6'], 'The scores add up to 2, not to 0.'],
    ['sum_not_zero', ['Ann -2', 'Ben -4', 'Cleo -6'], 'The scores add up to -12, not to 0.'],
    ['score_not_whole', ['Ann 2.5', 'Ben -0.5', 'Cleo -2'], 'The score of Ann, 2.5, must be a whole number up to 1000000000.'],
    ['score_not_whole', ['Ann 2000000000', 'Ben -1000000000', 'Cleo -1000000000'],
      'The score of Ann, 2000000000, must be a whole number up to 1000000000.'],
  ])('%s: %j', async (token, scores, sentence) => {
    const { cup, match } = await start();
    const said = await cup.expectRefusal(token, CHANGES.record_result, [match, cup.scores(...scores)]);
    expect(said).toBe(sentence);
  });

  test.each<[string, Value]>([
    ['input_malformed', '{}'],
    ['input_malformed', '5'],
    ['input_malformed', null],
    ['score_missing', '[]'],
    ['player_not_drawn', '[1, 2, 3]'],
    ['player_not_drawn', '[{"score": 0}]'],
  ])('%s: %j', async (token, scores) => {
    const { cup, match } = await start();
    await cup.expectRefusal(token, CHANGES.record_result, [match, scores]);
  });

  test.each(['null', '"4"', 'true', '[4]', '{"score": 4}', '18446744073709551615', '-9223372036854775808', '1e300'])('a score %s is not whole', async (score) => {
    const { cup, match } = await start();
    const scores = cup.scores('Ann 4', 'Ben -2', 'Cleo -2').replace('"score":4', `"score":${score}`);
    expect(await cup.expectRefusal('score_not_whole', CHANGES.record_result, [match, scores])).toContain('The score of Ann, ');
  });

  test('refuses a match that is not drawn', async () => {
    const { cup, match } = await start();
    await connection.run('CALL cancel_draw(?, 1)', [cup.id]);
    for (const number of [match, 0, -1]) {
      expect(await cup.expectRefusal('match_not_found', CHANGES.record_result, [number, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')])).toBe(
        `There is no match ${number}.`,
      );
    }
    for (const number of [null, 'x', '99999999999999999999']) await cup.expectRefusal('match_not_found', CHANGES.record_result, [number, '[]']);
  });

  test('refuses a second result', async () => {
    const { cup, match } = await start();
    await cup.record(match, 'Ann 0', 'Ben 0', 'Cleo 0');
    expect(await cup.expectRefusal('result_recorded', CHANGES.record_result, [match, cup.scores('Ann 2', 'Ben 0', 'Cleo -2')])).toBe(
      'There is already a result; correct it instead.',
    );
  });

  test('in a transaction goes with it, and a refusal leaves the rest of it', async () => {
    const { cup, match, other } = await start();
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await cup.record(match, 'Ann 0', 'Ben 0', 'Cleo 0');
      await connection.run('ROLLBACK');
    });
    await connection.run('START TRANSACTION');
    await cup.record(match, 'Ann 0', 'Ben 0', 'Cleo 0');
    expect(await errnoOf(connection, CHANGES.record_result, [other, cup.scores('Dora 2', 'Emil 2', 'Finn 2')])).toBe(51047);
    await connection.run('COMMIT');
    expect([(await cup.recorded(match)).length, (await cup.recorded(other)).length]).toEqual([3, 0]);
  });
});

describe('correct_result', () => {
  test('replaces a result and keeps the old one in the ledger', async () => {
    const { cup, match } = await start();
    await cup.record(match, 'Ann 12', 'Ben -4', 'Cleo -8');
    await connection.run(CORRECT_RESULT, [match, cup.scores('Ben 2', 'Cleo -2', 'Ann 0')]);
    await connection.run(CORRECT_RESULT, [match, cup.scores('Ann 0', 'Ben 0', 'Cleo 0')]);
    expect(await cup.recorded(match)).toEqual(['Ann 0', 'Ben 0', 'Cleo 0']);
    expect(await historyOf(cup, match)).toEqual([
      '1 record Ann 12', '1 record Ben -4', '1 record Cleo -8', '2 correct Ann 0', '2 correct Ben 2', '2 correct Cleo -2',
      '3 correct Ann 0', '3 correct Ben 0', '3 correct Cleo 0',
    ]);
    expect(await violations(connection)).toEqual([]);
  });

  test('has the same rules as a result', async () => {
    const { cup, match, other } = await start();
    await cup.record(match, 'Ann 12', 'Ben -4', 'Cleo -8');
    await cup.expectRefusal('score_odd', CORRECT_RESULT, [match, cup.scores('Ann 1', 'Ben -1', 'Cleo 0')]);
    await cup.expectRefusal('score_missing', CORRECT_RESULT, [match, cup.scores('Ann 2', 'Ben -2')]);
    expect(await cup.expectRefusal('result_missing', CORRECT_RESULT, [other, cup.scores('Dora 0', 'Emil 0', 'Finn 0')])).toBe(
      'There is no result to correct yet.',
    );
  });
});

test('the ledger of results cannot be changed', async () => {
  const { cup, match } = await start();
  await cup.record(match, 'Ann 12', 'Ben -4', 'Cleo -8');
  await cup.expectRefusal('record_is_final', "UPDATE ResultRecord SET scores = '[]' WHERE match_id = ?", [match]);
  await cup.expectRefusal('record_is_final', 'DELETE FROM ResultRecord WHERE match_id = ?', [match]);
});

test('MatchScore rejects odd scores and scores without a draw', async () => {
  const { cup, match } = await start();
  const insert = 'INSERT INTO MatchScore SELECT match_id, player_id, ? FROM MatchDraw WHERE match_id = ?';
  await changingNothing(connection, async () => {
    expect(await errnoOf(connection, insert, [3, match])).toBe(3819);
    expect(await errnoOf(connection, 'INSERT INTO MatchScore VALUES (?, 0, 2)', [match])).toBe(1452);
    expect(await errnoOf(connection, 'INSERT INTO MatchTable VALUES (0, 1)')).toBe(1452);
    expect(await errnoOf(connection, 'INSERT INTO MatchTable VALUES (?, 0)', [match])).toBe(3819);
    expect(await errnoOf(connection, "UPDATE Tournament SET name = '' WHERE tournament_id = ?", [cup.id])).toBe(3819);
  });
});
