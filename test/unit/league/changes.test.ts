import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection, Value } from '../../../src/client/connection';
import { change, CHANGES } from '../../../src/league/calls';
import { readHistory, readLastChange, readRound, readRounds, readStandings, readTournament } from '../../../src/league/views';
import { checksums } from '../../support/everything';
import { openWorkerDatabase } from '../../support/game';
import { END, freshName, START, SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana'];
const [ONE, TWO] = [['Ann', 'Ben', 'Cleo'], ['Dora', 'Emil', 'Finn']] as const;

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** A tournament by system 2 with two tables of three; Gus and Hana sit out. */
async function start(system = SYSTEM_2): Promise<{ cup: TestTournament; one: number; two: number }> {
  const cup = await TestTournament.start(connection, system, PLAYERS);
  const [one = 0, two = 0] = await cup.drawRound([{ players: [...ONE], strength: 1 }, { players: [...TWO], strength: 2 }]);
  return { cup, one, two };
}

/** What a round looks like: tables with their players and strengths, and who sits out. */
async function round(cup: TestTournament, number = 1): Promise<string[]> {
  const rows = await cup.matches(number);
  const tables = [...new Set(rows.map(({ Table }) => Table))].map((table) => {
    const players = rows.filter(({ Table }) => Table === table);
    return `${table}:${players[0]?.Strength} ${players.map(({ Player }) => cup.short(Player)).join(' ')}`;
  });
  const byes = (await readRound(connection, cup.id, number))?.Byes ?? '';
  return [...tables, byes.split(', ').map((name) => cup.short(name)).join(' ')];
}

/** What the history said last. */
async function last(cup: TestTournament): Promise<string> {
  const line = (await readHistory(connection, cup.id)).at(-1);
  expect(await readLastChange(connection, cup.id)).toEqual(line);
  const what = line?.What ?? '';
  return cup.names.reduce((text, name) => text.replaceAll(name, cup.short(name)), what);
}

/** The tables that hold a tournament, without ledgers and the count of changes. */
async function state(): Promise<Record<string, number>> {
  const all = await checksums(connection);
  for (const table of ['TournamentChange', 'ResultRecord', 'TournamentState', 'LeagueMatch']) delete all[table];
  return all;
}

type Step = (cup: TestTournament, matches: { one: number; two: number }) => readonly [keyof typeof CHANGES, ...Value[]];

/** Changes of a tournament that `start` made, and what the history says of them. */
const STEPS: readonly [string, Step, string][] = [
  ['a new name', (cup) => ['rename_tournament', cup.id, `Renamed ${cup.id}`], 'Renamed from'],
  ['other days', (cup) => ['change_tournament_dates', cup.id, '2026-02-01', '2026-02-02'], 'Its dates are now 2026-02-01 to 2026-02-02.'],
  ['another point system', (cup) => ['change_point_system', cup.id, SYSTEM_1, '0'], 'Points are paid by Point System 1.'],
  ['a setting', (cup) => ['set_for_tournament', cup.id, 'bye_points', 'mean'], 'bye_points is mean.'],
  ['another ranking', (cup) => ['rank_tournament_by', cup.id, '["points_per_match", "lot"]'], 'Players are ranked by points per match, lot.'],
  ['a scorer', (cup) => ['give_scorer', cup.id, 'zoe', 'score'], 'The account zoe may score.'],
  ['a round of other days', (cup) => ['change_round_dates', cup.id, 1, START, START], `The dates of round 1 are ${START} to ${START}.`],
  ['a match less', (_, { two }) => ['cancel_match', two], 'Round 1: table 2 is cancelled: Dora, Emil, Finn.'],
  ['a substitute', (cup, { one }) => ['substitute_player', one, cup.name('Ben'), cup.name('Gus')], 'Round 1: Gus plays for Ben at table 1.'],
  ['a late arrival', (cup) => ['seat_player', cup.id, 1, cup.name('Gus')], 'Round 1: Gus joins table 1.'],
  ['a penalty', (cup) => ['adjust_points', cup.id, cup.name('Ann'), '-5', 'came late', 1], 'Ann gets -5 points: came late.'],
  ['the end', (cup, { one, two }) => (void one, void two, ['give_scorer', cup.id, 'max', 'organise']), 'The account max may organise.'],
];

describe('a change', () => {
  test.each(STEPS)('%s is kept in the history and can be undone without breaking a rule', async (_, step, says) => {
    const { cup, one, two } = await start();
    const before = await state();
    const [act, ...values] = step(cup, { one, two });
    await connection.run(CHANGES[act], values);
    expect(await last(cup)).toContain(says);
    expect(await state()).not.toEqual(before);
    expect(await violations(connection)).toEqual([]);
    await change(connection, 'undo_change', cup.id);
    expect(await last(cup)).toMatch(/^Undone: /);
    expect(await state()).toEqual(before);
    expect(await violations(connection)).toEqual([]);
  });

  test('all changes can be undone one by one, including results', async () => {
    const { cup, one, two } = await start();
    await change(connection, 'seat_player', cup.id, 1, cup.name('Gus'));
    await change(connection, 'record_result', two, TWO.map((player, index) => ({ player: cup.name(player), score: 10 * (1 - index) })));
    await connection.run('CALL correct_result(?, ?)', [two, cup.scores('Dora 0', 'Emil 2', 'Finn -2')]);
    await change(connection, 'set_for_tournament', cup.id, 'bye_points', '7');
    await change(connection, 'annul_result', two);
    await change(connection, 'cancel_match', one);
    const undo = (): Promise<void> => change(connection, 'undo_change', cup.id);
    await undo();
    expect(await round(cup)).toEqual(['1:1 Ann Ben Cleo Gus', '2:2 Dora Emil Finn', 'Hana']);
    await undo();
    expect(await cup.recorded(two)).toEqual(['Dora 0', 'Emil 2', 'Finn -2']);
    await undo();
    await undo();
    expect(await cup.recorded(two)).toEqual(['Dora 10', 'Emil 0', 'Finn -10']);
    await undo();
    expect([await cup.recorded(two), await round(cup)]).toEqual([[], ['1:1 Ann Ben Cleo Gus', '2:2 Dora Emil Finn', 'Hana']]);
    await undo();
    expect(await round(cup)).toEqual(['1:1 Ann Ben Cleo', '2:2 Dora Emil Finn', 'Gus Hana']);
    await undo();
    expect(await round(cup)).toEqual(['']);
    await undo();
    expect(await readRounds(connection, cup.id)).toEqual([]);
    await undo();
    expect(await readTournament(connection, cup.id)).toMatchObject({ Players: 0, Rounds: 0 });
    expect(await cup.expectRefusal('undo_impossible', CHANGES.undo_change, [cup.id])).toContain('delete it instead');
    expect(await violations(connection)).toEqual([]);
    const undone = (await readHistory(connection, cup.id)).filter(({ Undone }) => Undone === 'yes');
    expect(undone).toHaveLength(9);
  });

  test('that is not the last cannot be undone by its number', async () => {
    const { cup } = await start();
    await cup.expectRefusal('change_not_last', "INSERT INTO TournamentChange (tournament_id, act, terms) VALUES (?, 'undo', ?)", [cup.id, '{"change": 1}']);
    const { one } = await start();
    await cup.expectRefusal('change_not_last', "INSERT INTO ResultRecord (match_id, intent, scores, undoes) VALUES (?, 'undo', '[]', 1)", [one]);
  });

  test('nothing can be undone without a ledger', async () => {
    // Only what the owner writes by hand has none.
    await connection.run('INSERT INTO Tournament (name, start_date, end_date, point_system_name) VALUES (?, ?, ?, ?)', [freshName('Bare'), START, END, SYSTEM_1]);
    const [row] = await connection.rows<{ id: number }>('SELECT LAST_INSERT_ID() AS id');
    const { cup } = await start();
    await cup.expectRefusal('nothing_to_undo', CHANGES.undo_change, [row?.id ?? 0]);
    await cup.expectRefusal('tournament_not_found', CHANGES.close_tournament, [row?.id ?? 0]);
    await connection.run('DELETE FROM Tournament WHERE tournament_id = ?', [row?.id ?? 0]);
  });
});

describe('a running round', () => {
  test('seats a late arrival at the table of three whose players they have met least, until no seat is left', async () => {
    const { cup, one, two } = await start();
    const met = await cup.drawRound([{ players: ['Gus', 'Ann', 'Ben'], strength: 1 }]);
    expect(met).toHaveLength(1);
    await change(connection, 'seat_player', cup.id, 1, cup.name('Gus'));
    expect(await round(cup)).toEqual(['1:1 Ann Ben Cleo', '2:2 Dora Emil Finn Gus', 'Hana']);
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    expect(await cup.expectRefusal('no_seat', CHANGES.seat_player, [cup.id, 1, cup.name('Hana')])).toContain('can open a new table');
    await cup.expectRefusal('drawn_twice', CHANGES.seat_player, [cup.id, 2, cup.name('Ann')]);
    const three = await start(SYSTEM_1);
    await three.cup.expectRefusal('no_seat', CHANGES.seat_player, [three.cup.id, 1, three.cup.name('Gus')]);
    expect(two).toBeGreaterThan(0);
  });

  test('gets another table with a suitable strength; players who are drawn are refused', async () => {
    const { cup } = await start();
    const late = await TestTournament.start(connection, SYSTEM_2, ['Ida']);
    await change(connection, 'open_table', cup.id, 1, JSON.stringify([cup.name('Gus'), cup.name('Hana'), late.name('Ida')]));
    expect((await round(cup)).slice(0, 2)).toEqual(['1:1 Ann Ben Cleo', '2:2 Dora Emil Finn']);
    // Nobody has played: all are equal, so that it is as strong as the strongest.
    expect((await cup.matches(1)).filter(({ Table }) => Table === 3).map(({ Strength }) => Strength)).toEqual([2, 2, 2]);
    await cup.expectRefusal('drawn_twice', CHANGES.open_table, [cup.id, 1, JSON.stringify(ONE.map((player) => cup.name(player)))]);
    await cup.expectRefusal('wrong_player_count', CHANGES.open_table, [cup.id, 1, JSON.stringify([late.name('Ida')])]);
    expect(await violations(connection)).toEqual([]);
  });

  test('loses a match; strengths stay in their range and in their order', async () => {
    const { cup, one, two } = await start();
    await change(connection, 'cancel_match', one);
    expect(await round(cup)).toEqual(['2:1 Dora Emil Finn', 'Ann Ben Cleo Gus Hana']);
    await change(connection, 'undo_change', cup.id);
    await cup.record(two, 'Dora 2', 'Emil 0', 'Finn -2');
    // The strength of the match that was played would be another one.
    expect(await cup.expectRefusal('match_played', CHANGES.cancel_match, [one])).toContain('the points from table 2');
    await cup.expectRefusal('match_played', CHANGES.cancel_match, [two]);
    await cup.expectRefusal('match_not_found', CHANGES.cancel_match, [0]);
  });

  test('a substitute plays, and the replaced player has a bye while entered', async () => {
    const { cup, one, two } = await start();
    await change(connection, 'substitute_player', one, cup.name('Ben'), cup.name('Gus'));
    expect(await round(cup)).toEqual(['1:1 Ann Cleo Gus', '2:2 Dora Emil Finn', 'Ben Hana']);
    await change(connection, 'withdraw_player', cup.id, cup.name('Ann'));
    await change(connection, 'substitute_player', one, cup.name('Ann'), cup.name('Hana'));
    expect(await round(cup)).toEqual(['1:1 Cleo Gus Hana', '2:2 Dora Emil Finn', 'Ben']);
    await cup.expectRefusal('drawn_twice', CHANGES.substitute_player, [one, cup.name('Cleo'), cup.name('Dora')]);
    await cup.expectRefusal('player_not_drawn', CHANGES.substitute_player, [one, cup.name('Ann'), cup.name('Ben')]);
    await cup.expectRefusal('league_player_not_found', CHANGES.substitute_player, [one, cup.name('Cleo'), 'Nobody']);
    await cup.record(two, 'Dora 2', 'Emil 0', 'Finn -2');
    await cup.expectRefusal('match_played', CHANGES.substitute_player, [two, cup.name('Dora'), cup.name('Ben')]);
    await cup.record(one, 'Cleo 2', 'Gus 0', 'Hana -2');
    expect(await violations(connection)).toEqual([]);
  });
});

describe('a result', () => {
  test('can be annulled, and the match played by others', async () => {
    const { cup, one } = await start();
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    await change(connection, 'annul_result', one);
    expect([await cup.recorded(one), (await readStandings(connection, cup.id)).filter(({ Matches }) => Matches > 0)]).toEqual([[], []]);
    await cup.expectRefusal('result_missing', CHANGES.annul_result, [one]);
    await change(connection, 'substitute_player', one, cup.name('Ben'), cup.name('Gus'));
    await cup.record(one, 'Ann 4', 'Gus 0', 'Cleo -4');
    expect(await cup.recorded(one)).toEqual(['Ann 4', 'Cleo -4', 'Gus 0']);
    expect(await violations(connection)).toEqual([]);
  });

  test('can be forfeited by one or by all but one, with the points of the tournament', async () => {
    const { cup, one, two } = await start();
    await change(connection, 'forfeit_match', one, JSON.stringify([cup.name('Ben')]));
    expect(await cup.recorded(one)).toEqual(['Ann 10', 'Ben -20', 'Cleo 10']);
    await change(connection, 'set_for_tournament', cup.id, 'forfeit_score', '6');
    await change(connection, 'seat_player', cup.id, 1, cup.name('Gus'));
    await change(connection, 'forfeit_match', two, JSON.stringify(['Dora', 'Emil', 'Gus'].map((player) => cup.name(player))));
    expect(await cup.recorded(two)).toEqual(['Dora -6', 'Emil -6', 'Finn 18', 'Gus -6']);
    await cup.expectRefusal('result_recorded', CHANGES.forfeit_match, [one, JSON.stringify([cup.name('Ann')])]);
    expect((await last(cup)).startsWith('Forfeit at table 2 of round 1: ')).toBe(true);
  });

  test('cannot be forfeited by all, by other players, or by nobody', async () => {
    const { cup, one } = await start();
    await cup.expectRefusal('all_absent', CHANGES.forfeit_match, [one, JSON.stringify(ONE.map((player) => cup.name(player)))]);
    await cup.expectRefusal('player_not_drawn', CHANGES.forfeit_match, [one, JSON.stringify([cup.name('Dora')])]);
    await cup.expectRefusal('input_malformed', CHANGES.forfeit_match, [one, '[]']);
  });
});

describe('a tournament', () => {
  test('can change its point system before its first result, and afterwards only if confirmed', async () => {
    const { cup, one } = await start();
    await cup.record(one, 'Ann 20', 'Ben 0', 'Cleo -20');
    const points = async (): Promise<(number | null)[]> => (await readStandings(connection, cup.id)).filter(({ Matches }) => Matches > 0).map(({ Points }) => Points);
    expect(await points()).toEqual([33, 21, -1]);
    expect(await cup.expectRefusal('would_change_points', CHANGES.change_point_system, [cup.id, SYSTEM_1, '0'])).toContain('1 result would get different points');
    await change(connection, 'change_point_system', cup.id, SYSTEM_1, '1');
    expect(await last(cup)).toBe('Points are paid by Point System 1; those of 1 result are recomputed.');
    expect(await points()).toEqual([3, 2, 0]);
    await change(connection, 'undo_change', cup.id);
    expect(await points()).toEqual([33, 21, -1]);
  });

  test('cannot change to a point system that does not fit', async () => {
    const { cup } = await start();
    await change(connection, 'seat_player', cup.id, 1, cup.name('Gus'));
    await cup.expectRefusal('table_size_not_in_system', CHANGES.change_point_system, [cup.id, SYSTEM_1, '1']);
    await cup.expectRefusal('point_system_not_found', CHANGES.change_point_system, [cup.id, 'Point System 9', '1']);
    const weak = await TestTournament.start(connection, SYSTEM_1, PLAYERS);
    await weak.drawRound([{ players: [...ONE] }]);
    await weak.expectRefusal('strength_missing', CHANGES.change_point_system, [weak.id, SYSTEM_2, '1']);
  });

  test('can be renamed, but not like another one; its seed stays', async () => {
    const { cup } = await start();
    const other = await start();
    const name = (await readTournament(connection, other.cup.id))?.Name ?? '';
    await cup.expectRefusal('name_taken', CHANGES.rename_tournament, [cup.id, name]);
    await cup.expectRefusal('name_missing', CHANGES.rename_tournament, [cup.id, ' ']);
    expect(await cup.expectRefusal('dates_out_of_order', CHANGES.change_tournament_dates, [cup.id, END, START])).toBe(`The first day, ${END}, is after the last one, ${START}.`);
    expect(await cup.expectRefusal('dates_out_of_order', CHANGES.change_tournament_dates, [cup.id, START, 'soon'])).toBe('The last day must be a date like 2026-01-31, not soon.');
  });

  test('can be deleted while it is empty; its history stays', async () => {
    const { cup } = await start();
    await cup.expectRefusal('tournament_in_use', CHANGES.delete_tournament, [cup.id]);
    const empty = await TestTournament.start(connection, SYSTEM_1, []);
    await change(connection, 'delete_tournament', empty.id);
    expect(await readTournament(connection, empty.id)).toBeUndefined();
    expect((await readHistory(connection, empty.id)).at(-1)?.What).toMatch(/^The tournament Cup .* is deleted\.$/);
    await cup.expectRefusal('tournament_not_found', CHANGES.undo_change, [empty.id]);
  });

  test('can be closed when everything is played; then nothing changes until it is reopened', async () => {
    const { cup, one, two } = await start();
    await cup.record(one, 'Ann 20', 'Ben 0', 'Cleo -20');
    expect(await cup.expectRefusal('match_open', CHANGES.close_tournament, [cup.id])).toContain('No result yet: 1/2;');
    await change(connection, 'cancel_match', two).catch(() => change(connection, 'forfeit_match', two, JSON.stringify([cup.name('Dora')])));
    await cup.expectRefusal('tournament_open', CHANGES.reopen_tournament, [cup.id]);
    await change(connection, 'close_tournament', cup.id);
    expect(await readTournament(connection, cup.id)).toMatchObject({ Closed: 'yes' });
    for (const [what, ...values] of [
      ['annul_result', one], ['rename_tournament', cup.id, 'New'], ['adjust_points', cup.id, cup.name('Ann'), 5, 'late', null],
      ['close_tournament', cup.id],
    ] as const) {
      await cup.expectRefusal('tournament_closed', CHANGES[what], values);
    }
    await change(connection, 'give_scorer', cup.id, 'zoe', 'score');
    await change(connection, 'undo_change', cup.id);
    await change(connection, 'undo_change', cup.id);
    await change(connection, 'annul_result', one);
    expect(await last(cup)).toBe('Annulled at table 1 of round 1: no result.');
  });
});

describe('rounds', () => {
  test('that are not drawn can get another number or be deleted', async () => {
    const { cup } = await start();
    await cup.addRound();
    await change(connection, 'renumber_round', cup.id, 2, 5);
    expect((await readRounds(connection, cup.id)).map(({ Round }) => Round)).toEqual([1, 5]);
    await change(connection, 'undo_change', cup.id);
    expect((await readRounds(connection, cup.id)).map(({ Round }) => Round)).toEqual([1, 2]);
    await cup.expectRefusal('round_exists', CHANGES.renumber_round, [cup.id, 2, 1]);
    await cup.expectRefusal('round_number_malformed', CHANGES.renumber_round, [cup.id, 2, 0]);
    await cup.expectRefusal('round_drawn', CHANGES.renumber_round, [cup.id, 1, 3]);
    await cup.expectRefusal('round_drawn', CHANGES.delete_round, [cup.id, 1]);
    await change(connection, 'adjust_points', cup.id, cup.name('Ann'), 5, 'cards', 2);
    await cup.expectRefusal('round_in_use', CHANGES.delete_round, [cup.id, 2]);
    await change(connection, 'undo_change', cup.id);
    await change(connection, 'delete_round', cup.id, 2);
    expect((await readRounds(connection, cup.id)).map(({ Round }) => Round)).toEqual([1]);
    await cup.expectRefusal('round_not_found', CHANGES.delete_round, [cup.id, 2]);
  });

  test.each([0, -1, 'x', 99_999, '99999999999'])('cannot have the number %p', async (number) => {
    const { cup } = await start();
    await cup.expectRefusal('round_number_malformed', 'CALL add_round(?, ?, ?, ?)', [cup.id, number, START, END]);
  });
});

describe('players', () => {
  test('can be renamed, also in their results', async () => {
    const { cup, one } = await start();
    await cup.record(one, 'Ann 2', 'Ben 0', 'Cleo -2');
    const name = freshName('Zoë');
    await change(connection, 'rename_league_player', cup.name('Ann'), name);
    expect((await readStandings(connection, cup.id))[0]).toMatchObject({ Player: name });
    await cup.expectRefusal('name_taken', CHANGES.rename_league_player, [name, cup.name('Ben')]);
    await cup.expectRefusal('league_player_not_found', CHANGES.rename_league_player, [cup.name('Ann'), 'New']);
    const changes = await connection.rows<{ Act: string; Before: string; Account: string }>('SELECT * FROM playerChangesView WHERE Player = ?', [name]);
    expect(changes.map(({ Act, Before }) => [Act, Before])).toEqual([['rename', cup.name('Ann')]]);
    await cup.expectRefusal('record_is_final', 'DELETE FROM PlayerChange WHERE name = ?', [name]);
    await cup.expectRefusal('record_is_final', "UPDATE PlayerChange SET act = 'join' WHERE name = ?", [name]);
  });

  test('can be deleted if they take part in nothing', async () => {
    const { cup } = await start();
    const other = await TestTournament.start(connection, SYSTEM_1, ['Ida']);
    await other.expectRefusal('player_in_use', CHANGES.delete_league_player, [other.name('Ida')]);
    await cup.expectRefusal('player_in_use', CHANGES.delete_league_player, [cup.name('Gus')]);
    await change(connection, 'withdraw_player', other.id, other.name('Ida'));
    await change(connection, 'delete_league_player', other.name('Ida'));
    await other.expectRefusal('league_player_not_found', CHANGES.delete_league_player, [other.name('Ida')]);
    // Withdrawing is not undone for somebody who is gone.
    await other.expectRefusal('league_player_not_found', CHANGES.undo_change, [other.id]);
  });

  test.each([
    ['a tab', 'A\tB'], ['a line end', 'A\nB'], ['an escape sequence', 'A\u001b[31mB'], ['a blank that does not break', 'A\u00a0B'],
    ['two blanks', 'A  B'], ['nothing that can be seen', 'A\u200bB'], ['a change of direction', 'A\u202eB'], ['a wide blank', 'A\u3000B'],
    ['a filler', 'A\u3164B'], ['a line separator', 'A\u2028B'],
  ])('with %s in the name are refused, and the message does not repeat it raw', async (_, name) => {
    const { cup } = await start();
    for (const [sql, values] of [
      ['CALL add_league_player(?)', [name]], ['CALL new_tournament(?, ?, ?, ?, NULL)', [name, START, END, SYSTEM_1]],
      [CHANGES.rename_league_player, [cup.name('Ann'), name]], [CHANGES.give_scorer, [cup.id, name, 'score']],
    ] as const) {
      const said = await cup.expectRefusal('name_malformed', sql, values);
      expect(said).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
    }
    expect(await cup.expectRefusal('league_player_not_found', CHANGES.delete_league_player, [`${name}\u001b]0;x`])).not.toMatch(/\p{C}/u);
  });

  test('whose names differ by an accent are different players', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_1, []);
    const names = ['Pär', 'Par', 'Pår'].map((name) => `${name} ${cup.id}`);
    for (const name of names) await connection.run('CALL add_league_player(?)', [name]);
    const [match = 0] = await cup.drawRound([{ players: names }]);
    await change(connection, 'record_result', match, names.map((player, index) => ({ player, score: 2 - 2 * index })));
    expect((await readStandings(connection, cup.id)).map(({ Player }) => Player)).toEqual(names);
    await cup.expectRefusal('name_taken', 'CALL add_league_player(?)', [names[0]?.toUpperCase() ?? '']);
  });
});

describe('invalid numbers, days and JSON are refused', () => {
  test.each<[string, string, Value[]]>([
    ['tournament_not_found', 'CALL draw_round(?, 1)', ['99999999999999']],
    ['tournament_not_found', 'CALL draw_round(?, 1)', ['one']],
    ['match_not_found', 'CALL annul_result(?)', ['1e5']],
    ['match_not_found', 'CALL annul_result(?)', ['']],
    ['game_not_recorded', 'CALL take_back_game(?)', ['999999999999']],
    ['dates_out_of_order', 'CALL new_tournament(?, ?, ?, ?, NULL)', ['Bad', '2026-13-01', '2026-12-31', SYSTEM_1]],
    ['dates_out_of_order', 'CALL new_tournament(?, ?, ?, ?, NULL)', ['Bad', '2026-02-30', '2026-12-31', SYSTEM_1]],
    ['dates_out_of_order', 'CALL new_tournament(?, ?, ?, ?, NULL)', ['Bad', 'tomorrow', '0000-00-00', SYSTEM_1]],
    ['input_malformed', 'CALL new_tournament(?, ?, ?, ?, ?)', ['Bad', START, END, SYSTEM_1, '{']],
    ['input_malformed', 'CALL new_tournament(?, ?, ?, ?, ?)', ['Bad', START, END, SYSTEM_1, '[1]']],
    ['setting_out_of_range', 'CALL new_tournament(?, ?, ?, ?, ?)', ['Bad', START, END, SYSTEM_1, `{"draw_seed": "${'x'.repeat(65)}"}`]],
    ['setting_out_of_range', 'CALL new_tournament(?, ?, ?, ?, ?)', ['Bad', START, END, SYSTEM_1, '{"draw_seed": ""}']],
    ['setting_not_found', 'CALL new_tournament(?, ?, ?, ?, ?)', ['Bad', START, END, SYSTEM_1, '{"mood": "good"}']],
  ])('%s: %s %j', async (token, sql, values) => {
    const { cup } = await start();
    await cup.expectRefusal(token, sql, values);
  });

  test.each<[string, Value, Value]>([
    ['setting_not_found', 'mood', 'good'], ['setting_not_found', null, 'good'],
    ['setting_out_of_range', 'bye_points', '-1'], ['setting_out_of_range', 'bye_points', 'some'], ['setting_out_of_range', 'forfeit_score', '3'],
    ['setting_out_of_range', 'forfeit_score', '99999999999'], ['setting_out_of_range', 'table_sizes', 'fives'], ['setting_out_of_range', 'draw_method', 'all_rounds'],
    ['setting_out_of_range', 'game_unit', '0'], ['setting_out_of_range', 'draw_seed', 'a\u001bb'],
  ])('%s: %p cannot be %p', async (token, setting, value) => {
    const { cup } = await start();
    await cup.expectRefusal(token, CHANGES.set_for_tournament, [cup.id, setting, value]);
  });

  test('a setting can be reset to its default', async () => {
    const { cup } = await start();
    await change(connection, 'set_for_tournament', cup.id, 'table_sizes', 'fours');
    await change(connection, 'set_for_tournament', cup.id, 'table_sizes', null);
    const [setting] = await connection.rows<{ Value: string }>("SELECT Value FROM settingsView WHERE Tournament = ? AND Setting = 'table_sizes'", [cup.id]);
    expect(setting?.Value).toBe('threes');
  });

  test.each<[string, Value[]]>([
    ['criterion_not_found', ['["luck"]']], ['input_malformed', ['[]']], ['input_malformed', ['points']], ['named_twice', ['["points", "points"]']],
  ])('a ranking: %s', async (token, values) => {
    const { cup } = await start();
    await cup.expectRefusal(token, CHANGES.rank_tournament_by, [cup.id, ...values]);
  });

  test.each<[string, Value[]]>([
    ['points_out_of_range', ['Ann', '0', 'why', null]], ['points_out_of_range', ['Ann', '1.5', 'why', null]], ['points_out_of_range', ['Ann', '99999999999', 'why', null]],
    ['reason_missing', ['Ann', '5', ' ', null]], ['name_too_long', ['Ann', '5', 'x'.repeat(201), null]], ['round_not_found', ['Ann', '5', 'why', 9]],
    ['league_player_not_found', ['Nobody', '5', 'why', null]],
  ])('a bonus: %s %j', async (token, [player = '', ...values]) => {
    const { cup } = await start();
    await cup.expectRefusal(token, CHANGES.adjust_points, [cup.id, cup.name(String(player)), ...values]);
  });

  test('a bonus is for a player in the tournament, and has a number', async () => {
    const { cup } = await start();
    const other = await TestTournament.start(connection, SYSTEM_1, ['Ida']);
    await cup.expectRefusal('not_in_tournament', CHANGES.adjust_points, [cup.id, other.name('Ida'), 5, 'why', null]);
    await cup.expectRefusal('adjustment_not_found', CHANGES.remove_adjustment, [cup.id, 1]);
    await cup.expectRefusal('input_malformed', CHANGES.give_scorer, [cup.id, 'zoe', 'rule']);
  });

  test('numbers that someone inserted by hand are reported', async () => {
    const { cup } = await start();
    await cup.addRound();
    await connection.run('UPDATE TournamentState SET match_count = 99999 WHERE tournament_id = ?', [cup.id]);
    await cup.expectRefusal('matches_used_up', 'CALL draw_round(?, 2)', [cup.id]);
    await cup.expectRefusal('method_not_found', 'CALL draw_round_by(?, 2, ?)', [cup.id, 'by_whim']);
    await connection.run('UPDATE TournamentState SET match_count = 2 WHERE tournament_id = ?', [cup.id]);
    await change(connection, 'draw_round_by', cup.id, 2, 'random');
    await cup.expectRefusal('no_round_to_draw', CHANGES.draw_all_rounds, [cup.id]);
  });
});

test('a number that is in use is reported as such, not as a taken name', async () => {
  const { cup } = await start();
  const trigger = (table: string): string => (table === 'LeaguePlayer' ? 'spoil_player' : 'spoil_tournament');
  const [player] = await connection.rows<{ taken: number }>('SELECT MAX(player_id) AS taken FROM LeaguePlayer');
  await connection.run('CREATE TRIGGER spoil_player BEFORE INSERT ON LeaguePlayer FOR EACH ROW SET NEW.player_id = ?', [player?.taken ?? 0]);
  await connection.run('CREATE TRIGGER spoil_tournament BEFORE INSERT ON Tournament FOR EACH ROW SET NEW.tournament_id = ?', [cup.id]);
  try {
    await cup.expectRefusal('number_taken', 'CALL add_league_player(?)', [freshName('Nobody')]);
    await cup.expectRefusal('number_taken', 'CALL new_tournament(?, ?, ?, ?, NULL)', [freshName('None'), START, END, SYSTEM_1]);
  } finally {
    for (const table of ['LeaguePlayer', 'Tournament']) await connection.run('DROP TRIGGER ??', [trigger(table)]);
  }
});
