import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readCatalogue } from '../../../src/deploy/catalogue';
import { proceduresOfRoles } from '../../../src/deploy/rights';
import type { GameConnection, Value } from '../../../src/client/connection';
import { addLeaguePlayer, addRound, change, newTournament } from '../../../src/league/calls';
import { readEntries, readLeaguePlayer, readPointSystems, readRounds, readTournament, readTournaments } from '../../../src/league/views';
import { changingNothing } from '../../support/everything';
import { errnoOf, openWorkerDatabase, refusalOf } from '../../support/game';
import { END, freshName, START, SYSTEM_1, SYSTEM_2, TestTournament } from '../../support/league';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** Expects a refusal by name that changes nothing. @returns its sentence */
async function refused(token: string, sql: string, values: readonly Value[]): Promise<string> {
  const refusal = await changingNothing(connection, () => refusalOf(connection, sql, values));
  expect(refusal.token).toBe(token);
  return refusal.sentence;
}

describe('new_tournament', () => {
  test('makes a tournament without rounds and players', async () => {
    const name = freshName('Cup');
    const id = await newTournament(connection, `  ${name} `, START, END, 'POINT SYSTEM 1');
    expect(await readTournament(connection, id)).toEqual({
      Tournament: id, Name: name, Start: START, End: END, 'Point system': SYSTEM_1, Players: 0, Rounds: 0, Matches: 0, Played: 0, Closed: 'no',
    });
    expect((await readTournaments(connection))[0]?.Tournament).toBe(id);
  });

  test('accepts a tournament of one day', async () => {
    const id = await newTournament(connection, freshName('Day'), START, START, SYSTEM_2);
    expect(await readTournament(connection, id)).toMatchObject({ Start: START, End: START });
  });

  const CALL = 'CALL new_tournament(?, ?, ?, ?, NULL)';

  test('refuses a name that is taken, in whatever case', async () => {
    const name = freshName('Taken');
    await newTournament(connection, name, START, END, SYSTEM_1);
    await refused('name_taken', CALL, [name.toUpperCase(), START, END, SYSTEM_1]);
  });

  test.each<[string, Value[]]>([
    ['name_missing', ['  ', START, END, SYSTEM_1]],
    ['name_missing', [null, START, END, SYSTEM_1]],
    ['name_too_long', ['x'.repeat(61), START, END, SYSTEM_1]],
    ['dates_out_of_order', ['Late', END, START, SYSTEM_1]],
    ['dates_out_of_order', ['No end', START, null, SYSTEM_1]],
    ['point_system_not_found', ['Other', START, END, 'Point System 9']],
    ['point_system_not_found', ['None', START, END, null]],
  ])('%s: %j', async (token, values) => {
    await refused(token, CALL, values);
  });
});

test('an unknown point system is refused with a list of the point systems', async () => {
  const refusal = await refusalOf(connection, 'CALL new_tournament(?, ?, ?, ?, NULL)', ['Near', START, END, 'Pint System 1']);
  expect(refusal?.sentence).toMatch(/^There is no point system Pint System 1; perhaps Point System 1, Point System 2/);
  expect((await refusalOf(connection, 'CALL new_tournament(?, ?, ?, ?, NULL)', ['Near', START, END, 'golf']))?.sentence).toBe('There is no point system golf.');
});

describe('add_round', () => {
  test('numbers rounds from 1, or as given', async () => {
    const { id } = await TestTournament.start(connection, SYSTEM_1, []);
    expect(await addRound(connection, id, null, START, END)).toBe(1);
    expect(await addRound(connection, id, 5, START, START)).toBe(5);
    expect(await addRound(connection, id, null, START, END)).toBe(6);
    expect(await readRounds(connection, id)).toEqual(
      [[1, END], [5, START], [6, END]].map(([Round, End]) => ({ Tournament: id, Round, Start: START, End, Matches: 0, Played: 0, Byes: null })),
    );
  });

  test('refuses a number that is taken, a missing tournament, and an end before the start', async () => {
    const { id } = await TestTournament.start(connection, SYSTEM_1, []);
    await addRound(connection, id, 2, START, END);
    const CALL = 'CALL add_round(?, ?, ?, ?)';
    expect(await refused('round_exists', CALL, [id, 2, START, END])).toBe(`Tournament ${id} already has a round 2.`);
    await refused('tournament_not_found', CALL, [0, null, START, END]);
    await refused('tournament_not_found', CALL, [null, null, START, END]);
    await refused('dates_out_of_order', CALL, [id, null, END, START]);
  });
});

describe('add_league_player', () => {
  test('adds a player', async () => {
    const name = freshName('Zoë 🎲');
    const id = await addLeaguePlayer(connection, ` ${name}`);
    expect(await readLeaguePlayer(connection, name)).toEqual({ 'Player No.': id, Player: name, Tournaments: 0, Matches: 0 });
  });

  test('refuses a name that is taken, missing or too long', async () => {
    const name = freshName('Ann');
    await addLeaguePlayer(connection, name);
    const CALL = 'CALL add_league_player(?)';
    expect(await refused('name_taken', CALL, [name])).toBe(`${name} is already in the league.`);
    await refused('name_missing', CALL, ['']);
    await refused('name_too_long', CALL, ['x'.repeat(41)]);
  });
});

describe('enter_players and withdraw_player', () => {
  test('enter and withdraw', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben']);
    await change(connection, 'withdraw_player', cup.id, cup.name('Ann'));
    expect((await readEntries(connection, cup.id)).map(({ Player }) => cup.short(Player))).toEqual(['Ben']);
    await change(connection, 'enter_players', cup.id, [cup.name('Ann')]);
    expect((await readEntries(connection, cup.id)).map(({ Player }) => cup.short(Player))).toEqual(['Ann', 'Ben']);
  });

  test('all are entered or none', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann']);
    const other = freshName('Cleo');
    await addLeaguePlayer(connection, other);
    const CALL = 'CALL enter_players(?, ?)';
    await cup.expectRefusal('already_entered', CALL, [cup.id, JSON.stringify([other, cup.name('Ann')])]);
    await cup.expectRefusal('named_twice', CALL, [cup.id, JSON.stringify([other, other])]);
    expect(await cup.expectRefusal('league_player_not_found', CALL, [cup.id, JSON.stringify([other, 'Nobody'])])).toBe(
      'Nobody is not in the league.',
    );
    for (const nobody of [[null], [{}], [7], ['']]) {
      await cup.expectRefusal('league_player_not_found', CALL, [cup.id, JSON.stringify(nobody)]);
    }
    for (const malformed of ['{}', '"Ann"', null]) await cup.expectRefusal('input_malformed', CALL, [cup.id, malformed]);
    await cup.expectRefusal('tournament_not_found', CALL, [0, '[]']);
    await cup.expectRefusal('input_malformed', CALL, [cup.id, '[]']);
  });

  test('a player who is not entered cannot be withdrawn', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann']);
    const CALL = 'CALL withdraw_player(?, ?)';
    const other = await TestTournament.start(connection, SYSTEM_1, ['Ben']);
    await cup.expectRefusal('not_entered', CALL, [cup.id, other.name('Ben')]);
    await cup.expectRefusal('league_player_not_found', CALL, [cup.id, 'Nobody']);
    await cup.expectRefusal('league_player_not_found', CALL, [cup.id, null]);
    await cup.expectRefusal('tournament_not_found', CALL, [0, cup.name('Ann')]);
  });
});

test('the seeds have two point systems', async () => {
  const systems = await readPointSystems(connection);
  expect(systems.filter((system) => [SYSTEM_1, SYSTEM_2].includes(system['Point system']))).toEqual([
    {
      'Point system': SYSTEM_1, Players: '3', 'Table strength': 'no',
      Pays: '3 players: 4, 1, 0 (scores of 0 or more: 1); 3 players: 3, 2, 0 (scores of 0 or more: 2)',
    },
    {
      'Point system': SYSTEM_2, Players: '3, 4', 'Table strength': 'yes',
      Pays: '3 players: 40, 10, 0 (scores of 0 or more: 1); 3 players: 30, 20, 0 (scores of 0 or more: 2); 4 players: 35, 25, 10, 0;' +
        ' plus the strength of the table; plus score / 10, at most 50',
    },
  ]);
});

describe('input validation', () => {
  const LONG = 'a'.repeat(70_000);
  const CALLS = ['', 'CALL ??(?)', 'CALL ??(?, ?)', 'CALL ??(?, ?, ?)', 'CALL ??(?, ?, ?, ?)', 'CALL ??(?, ?, ?, ?, ?)'] as const;

  test.each([...proceduresOfRoles(readCatalogue()).organiser])('%s refuses values that are too long, missing or of another type', async (procedure) => {
    const { id } = await TestTournament.start(connection, SYSTEM_2, ['Ann', 'Ben', 'Cleo']);
    const parameters = await connection.rows<{ name: string }>(
      'SELECT PARAMETER_NAME AS name FROM information_schema.PARAMETERS WHERE SPECIFIC_SCHEMA = DATABASE() AND SPECIFIC_NAME = ?' +
        ' ORDER BY ORDINAL_POSITION',
      [procedure],
    );
    expect(parameters.length).toBeGreaterThan(0);
    const others: string[] = [];
    for (const value of [LONG, '', null, '[]', '{}', '1e400', '99999999999999999999', '[{"a": [null]}]']) {
      for (const odd of parameters.keys()) {
        const values = parameters.map(({ name }, index) => (index === odd ? value : name === 'p_tournament' ? id : '1'));
        const errno = await errnoOf(connection, CALLS[values.length] ?? '', [procedure, ...values]);
        if (errno !== 0 && (errno < 50_000 || errno > 51_999)) others.push(`${errno} ${procedure}(${JSON.stringify(values).slice(0, 80)})`);
      }
    }
    expect(others).toEqual([]);
  });
});
