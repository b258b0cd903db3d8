import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection, Value } from '../../../src/client/connection';
import { change, CHANGES, type DrawnMatch } from '../../../src/league/calls';
import { readRound } from '../../../src/league/views';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../../support/game';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana'];
const [ONE, TWO] = [['Ann', 'Ben', 'Cleo'], ['Dora', 'Emil', 'Finn']] as const;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** The draw of a round: table, strength, players. */
async function drawn(cup: TestTournament, round: number): Promise<[number, number | null, string][]> {
  const rows = await cup.matches(round);
  const tables = [...new Set(rows.map(({ Table }) => Table))];
  return tables.map((table) => {
    const players = rows.filter(({ Table }) => Table === table);
    return [table, players[0]?.Strength ?? null, players.map(({ Player }) => cup.short(Player)).join(' ')];
  });
}

describe('record_draw', () => {
  test('writes matches, players and byes', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const matches = await cup.drawRound([{ players: [...TWO] }, { players: [...ONE] }]);
    expect(await drawn(cup, 1)).toEqual([[1, null, 'Dora Emil Finn'], [2, null, 'Ann Ben Cleo']]);
    expect(matches).toHaveLength(2);
    const round = await readRound(connection, cup.id, 1);
    expect(round).toMatchObject({ Matches: 2, Played: 0 });
    expect(round?.Byes?.split(', ').map((name) => cup.short(name))).toEqual(['Gus', 'Hana']);
    expect(await violations(connection)).toEqual([]);
  });

  test('writes strengths, which may be equal, and tables of three and four', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
    await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo', 'Gus'], strength: 2 }, { players: [...TWO], strength: 2 }]);
    expect(await drawn(cup, 1)).toEqual([[1, 2, 'Ann Ben Cleo Gus'], [2, 2, 'Dora Emil Finn']]);
    expect(await violations(connection)).toEqual([]);
  });

  test('accepts strengths in a point system without them, and players who are not entered', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    for (const player of ONE) await connection.run('CALL withdraw_player(?, ?)', [cup.id, cup.name(player)]);
    await cup.drawRound([{ players: [...ONE], strength: 1 }]);
    expect(await drawn(cup, 1)).toEqual([[1, 1, 'Ann Ben Cleo']]);
  });

  const matches = (...players: (readonly string[])[]): DrawnMatch[] => players.map((names) => ({ players: [...names] }));

  test.each<[string, DrawnMatch[], string]>([
    ['wrong_player_count', matches(ONE, ['Dora', 'Emil']), 'Match 2 of the draw has 2 players; a match has 3 or 4.'],
    ['wrong_player_count', matches(['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']), 'Match 1 of the draw has 5 players; a match has 3 or 4.'],
    ['wrong_player_count', matches(ONE, []), 'Match 2 of the draw has 0 players; a match has 3 or 4.'],
    ['table_size_not_in_system', matches(TWO, [...ONE, 'Gus']), 'Match 2 of the draw has 4 players; Point System 1 has no points for that.'],
    ['league_player_not_found', matches(['Ann', 'Ben', 'Nobody']), 'Nobody is not in the league.'],
    ['drawn_twice', matches(ONE, ['Ann', 'Dora', 'Emil']), 'Ann is drawn twice in this round.'],
    ['drawn_twice', matches(['Ann', 'Ben', 'Ben']), 'Ben is drawn twice in this round.'],
    ['strength_missing', [{ players: [...ONE], strength: 1 }, { players: [...TWO] }], 'Match 2 of the draw has no strength; others have one.'],
    ['strength_out_of_range', [{ players: [...ONE], strength: 1 }, { players: [...TWO], strength: 3 }],
      'The strength of match 2 of the draw must be a whole number from 1 to 2.'],
    ['strength_out_of_range', [{ players: [...ONE], strength: 0 }], 'The strength of match 1 of the draw must be a whole number from 1 to 1.'],
    ['strength_out_of_range', [{ players: [...ONE], strength: 1.5 }, { players: [...TWO], strength: 1 }],
      'The strength of match 1 of the draw must be a whole number from 1 to 2.'],
  ])('%s: %j', async (token, draw, sentence) => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const round = await cup.addRound();
    expect(await cup.expectRefusal(token, CHANGES.record_draw, [cup.id, round, cup.draw(draw)])).toBe(sentence);
  });

  test('a point system with strengths requires them', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
    const round = await cup.addRound();
    const draw = cup.draw(matches(ONE, TWO));
    expect(await cup.expectRefusal('strength_missing', CHANGES.record_draw, [cup.id, round, draw])).toBe(
      'Match 1 of the draw has no strength; Point System 2 needs one.',
    );
  });

  test.each<[string, Value]>([
    ['input_malformed', '[]'],
    ['input_malformed', '{}'],
    ['input_malformed', null],
    ['input_malformed', '[{'],
    ['wrong_player_count', '[1]'],
    ['wrong_player_count', '[{"players": "Ann"}]'],
    ['league_player_not_found', '[{"players": [1, null, {}]}]'],
  ])('%s: %j', async (token, draw) => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const round = await cup.addRound();
    await cup.expectRefusal(token, CHANGES.record_draw, [cup.id, round, draw]);
  });

  test('refuses missing rounds and tournaments', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const draw = cup.draw(matches(ONE));
    expect(await cup.expectRefusal('round_not_found', CHANGES.record_draw, [cup.id, 1, draw])).toBe(`Tournament ${cup.id} has no round 1.`);
    await cup.expectRefusal('round_not_found', CHANGES.record_draw, [cup.id, null, draw]);
    await cup.expectRefusal('tournament_not_found', CHANGES.record_draw, [0, 1, draw]);
  });

  test('refuses a second draw of a round', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    await cup.drawRound(matches(ONE));
    expect(await cup.expectRefusal('round_drawn', CHANGES.record_draw, [cup.id, 1, cup.draw(matches(TWO))])).toBe(
      `Round 1 of tournament ${cup.id} has already been drawn.`,
    );
  });

  test('is rolled back with its transaction; a refusal leaves the rest of that', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const rounds = [await cup.addRound(), await cup.addRound()];
    await changingNothing(connection, async () => {
      await connection.run('START TRANSACTION');
      await connection.run(CHANGES.record_draw, [cup.id, 1, cup.draw(matches(ONE, TWO))]);
      await connection.run('ROLLBACK');
    });
    await connection.run('START TRANSACTION');
    await connection.run(CHANGES.record_draw, [cup.id, 1, cup.draw(matches(ONE, TWO))]);
    await refusalOf(connection, CHANGES.record_draw, [cup.id, 2, cup.draw(matches(ONE, ['Ann', 'Dora', 'Emil']))]);
    await connection.run('COMMIT');
    expect(await Promise.all(rounds.map(async (round) => (await drawn(cup, round)).length))).toEqual([2, 0]);
  });
});

describe('cancel_draw', () => {
  test('cancels a draw, so that the round can be drawn again; other rounds stay', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
    await cup.drawRound([{ players: [...ONE], strength: 1 }]);
    await cup.drawRound([{ players: [...TWO], strength: 1 }]);
    await change(connection, 'cancel_draw', cup.id, 1);
    expect([await drawn(cup, 1), await drawn(cup, 2)]).toEqual([[], [[1, 1, 'Dora Emil Finn']]]);
    expect(await readRound(connection, cup.id, 1)).toMatchObject({ Matches: 0, Byes: null });
    await connection.run(CHANGES.record_draw, [cup.id, 1, cup.draw([{ players: ['Ann', 'Ben', 'Gus'], strength: 1 }])]);
    expect(await drawn(cup, 1)).toEqual([[1, 1, 'Ann Ben Gus']]);
    expect(await violations(connection)).toEqual([]);
  });

  test('refuses a round that is not drawn, has results, or is missing', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    const [match = 0] = await cup.drawRound([{ players: [...ONE] }, { players: [...TWO] }]);
    await cup.record(match, 'Ann 4', 'Ben -2', 'Cleo -2');
    await cup.addRound();
    const CALL = 'CALL cancel_draw(?, ?)';
    expect(await cup.expectRefusal('round_has_results', CALL, [cup.id, 1])).toBe('1 of 2 matches of round 1 has been played, so the draw cannot be changed.');
    expect(await cup.expectRefusal('round_not_drawn', CALL, [cup.id, 2])).toBe(`Round 2 of tournament ${cup.id} has not been drawn.`);
    await cup.expectRefusal('round_not_found', CALL, [cup.id, 3]);
    await cup.expectRefusal('tournament_not_found', CALL, [0, 1]);
  });
});

test('the ledger of draws keeps them all, and cannot be changed', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  await cup.drawRound([{ players: [...ONE] }]);
  await change(connection, 'cancel_draw', cup.id, 1);
  const ledger = 'SELECT act, JSON_LENGTH(previous, ?) AS matches FROM TournamentChange WHERE tournament_id = ? AND act LIKE ? ORDER BY change_no';
  expect(await connection.rows(ledger, ['$.matches', cup.id, '%draw'])).toEqual([{ act: 'record_draw', matches: 0 }, { act: 'cancel_draw', matches: 1 }]);
  await cup.expectRefusal('record_is_final', 'UPDATE TournamentChange SET round_id = 2 WHERE tournament_id = ?', [cup.id]);
  await cup.expectRefusal('record_is_final', 'DELETE FROM TournamentChange WHERE tournament_id = ?', [cup.id]);
});

test('keys prevent a player in two matches of a round, and a match in two rounds', async () => {
  const cup = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
  const [match = 0, other = 0] = await cup.drawRound([{ players: [...ONE] }, { players: [...TWO] }]);
  await cup.addRound();
  const insert = 'INSERT INTO MatchDraw SELECT tournament_id, ?, ?, player_id FROM MatchDraw WHERE match_id = ? LIMIT 1';
  await changingNothing(connection, async () => {
    expect(await errnoOf(connection, insert, [1, other, match])).toBe(1062);
    expect(await errnoOf(connection, insert, [2, other, match])).toBe(1452);
  });
});
