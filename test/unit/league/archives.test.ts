import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { exportTournament, restoreTournament } from '../../../src/league/archive';
import { change } from '../../../src/league/calls';
import {
  readAdjustments, readEntries, readHistory, readMatches, readRanking, readRounds, readSettings, readStandings, readTournament,
} from '../../../src/league/views';
import { freshDatabase } from '../../support/database';
import { openWorkerDatabase } from '../../support/game';
import { freshName, SYSTEM_2, TestTournament, violations } from '../../support/league';

const PLAYERS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus', 'Hana'];
const RESTORE = 'CALL restore_tournament(?, ?)';

let connection: GameConnection;
let elsewhere: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  elsewhere = await GameConnection.open((await freshDatabase()).address);
});
afterAll(async () => {
  await connection.close();
  await elsewhere.close();
});

/** A tournament that has something of everything: byes, a gap in the tables, a forfeit, a correction, an open match, an empty round. */
async function cupWithEverything(): Promise<TestTournament> {
  const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
  await change(connection, 'set_for_tournament', cup.id, 'bye_points', 'mean');
  await change(connection, 'set_for_tournament', cup.id, 'draw_seed', null);
  await change(connection, 'rank_tournament_by', cup.id, '["points", "wins", "head_to_head"]');
  const [one = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'], strength: 1 }, { players: ['Gus', 'Hana', 'Finn'], strength: 2 }]);
  await cup.record(one, 'Ann 4', 'Ben -2', 'Cleo -2');
  await connection.run('CALL correct_result(?, ?)', [one, cup.scores('Ann 6', 'Ben -2', 'Cleo -4')]);
  const [cancelled = 0, forfeited = 0] = await cup.drawRound([
    { players: ['Ann', 'Dora', 'Emil', 'Gus'], strength: 1 }, { players: ['Ben', 'Finn', 'Hana'], strength: 2 },
  ]);
  await connection.run('CALL cancel_match(?)', [cancelled]);
  await change(connection, 'forfeit_match', forfeited, JSON.stringify([cup.name('Ben')]));
  await change(connection, 'adjust_points', cup.id, cup.name('Ann'), '5', 'brought the cards', null);
  await change(connection, 'adjust_points', cup.id, cup.name('Dora'), '-3', 'came late', '2');
  await change(connection, 'remove_adjustment', cup.id, '1');
  await connection.run('CALL withdraw_player(?, ?)', [cup.id, cup.name('Emil')]);
  await cup.addRound();
  return cup;
}

/** What there is of a tournament, without numbers that another database gives. */
async function wholeOf(from: GameConnection, id: number): Promise<unknown> {
  const without = (rows: readonly object[]): unknown[] => rows.map((row) => ({ ...row, Tournament: 0, Match: 0, 'Player No.': 0 }));
  const tournament = await readTournament(from, id);
  return {
    tournament: { ...tournament, Tournament: 0 }, entries: without(await readEntries(from, id)), rounds: without(await readRounds(from, id)),
    matches: without(await readMatches(from, id)), standings: without(await readStandings(from, id)), settings: without(await readSettings(from, id)),
    ranking: without(await readRanking(from, id)), adjustments: without(await readAdjustments(from, id)),
  };
}

describe('an archive', () => {
  test('restores the tournament in another database: entries, rounds, byes, draws, forfeits, bonuses, settings', async () => {
    const cup = await cupWithEverything();
    const archive = await exportTournament(connection, cup.id);
    const id = await restoreTournament(elsewhere, archive, null);
    expect(await wholeOf(elsewhere, id)).toEqual(await wholeOf(connection, cup.id));
    expect(await violations(elsewhere)).toEqual([]);
    const history = (await readHistory(elsewhere, id)).map(({ What }) => What);
    expect(history.filter((what) => what.startsWith('Forfeit'))).toHaveLength(1);
    expect(JSON.parse(archive)).toMatchObject({ history: expect.arrayContaining([expect.objectContaining({ what: expect.stringContaining('Correction') })]) });
  });

  test('of a restored tournament is the same except for the history and the numbers', async () => {
    const cup = await cupWithEverything();
    const archive = await exportTournament(connection, cup.id);
    const again = await exportTournament(elsewhere, await restoreTournament(elsewhere, archive, freshName('Again')));
    const parts = (text: string): unknown => {
      const { settings, ranking, entries, adjustments, standings } = JSON.parse(text) as Record<string, unknown>;
      return { settings, ranking, entries, adjustments, standings };
    };
    expect(parts(again)).toEqual(parts(archive));
  });

  test('of a closed tournament restores it closed, and it can be reopened', async () => {
    const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
    const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'], strength: 1 }]);
    await cup.record(match, 'Ann 4', 'Ben -2', 'Cleo -2');
    await change(connection, 'close_tournament', cup.id);
    const id = await restoreTournament(connection, await exportTournament(connection, cup.id), freshName('Closed'));
    expect(await readTournament(connection, id)).toMatchObject({ Closed: 'yes', Played: 1 });
    await change(connection, 'reopen_tournament', id);
    const late = freshName('Late');
    await connection.run('CALL add_league_player(?)', [late]);
    await change(connection, 'enter_players', id, [late]);
    await change(connection, 'undo_change', id);
    expect(await readEntries(connection, id)).toHaveLength(PLAYERS.length);
  });
});

describe('refuses', () => {
  test('a name that is taken, and changes nothing', async () => {
    const cup = await cupWithEverything();
    const archive = await exportTournament(connection, cup.id);
    expect(await cup.expectRefusal('name_taken', RESTORE, [archive, null])).toMatch(/^There is already a tournament Cup/);
    await cup.expectRefusal('name_too_long', RESTORE, [archive, 'x'.repeat(61)]);
    await cup.expectRefusal('name_missing', RESTORE, [archive, ' ']);
  });

  test('invalid or changed archives', async () => {
    const cup = await cupWithEverything();
    const archive = await exportTournament(connection, cup.id);
    await cup.expectRefusal('archive_malformed', RESTORE, [null, null]);
    await cup.expectRefusal('archive_malformed', RESTORE, [archive.slice(0, 200), null]);
    await cup.expectRefusal('archive_malformed', RESTORE, ['{"format": "sqlopoly game"}', null]);
    await cup.expectRefusal('archive_version', RESTORE, ['{"format": "sqlopoly tournament", "version": 2}', null]);
    await cup.expectRefusal('archive_malformed', RESTORE, ['{"format": "sqlopoly tournament", "version": 1}', null]);
    await cup.expectRefusal('archive_changed', RESTORE, [archive.replace('"Point System 2"', '"Point System 1"'), freshName('Other')]);
    await cup.expectRefusal('tournament_not_found', 'CALL export_tournament(?)', [0]);
  });

  interface Archive {
    tournament: { point_system: string };
    ranking: { criterion: string }[];
    rounds: { matches: { players: string[]; scores: { score: number }[] }[] }[];
    standings: { points: number }[];
  }

  test.each<[string, (archive: Archive) => unknown]>([
    ['archive_differs', ({ standings: [first] }) => first && (first.points = 999)],
    ['drawn_twice', ({ rounds: [round] }) => round?.matches[0]?.players.fill(round.matches[0].players[0] ?? '')],
    ['point_system_not_found', ({ tournament }) => (tournament.point_system = 'None such')],
    ['sum_not_zero', ({ rounds: [round] }) => round?.matches[0]?.scores[0] && (round.matches[0].scores[0].score = 1_000)],
    ['archive_malformed', ({ ranking: [first] }) => first && (first.criterion = 'beauty')],
  ])('%s: a forged archive with a right digest', async (token, falsify) => {
    const cup = await TestTournament.start(connection, SYSTEM_2, PLAYERS);
    const [match = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'], strength: 1 }]);
    await cup.record(match, 'Ann 4', 'Ben -2', 'Cleo -2');
    const archive = JSON.parse(await exportTournament(connection, cup.id)) as Archive;
    falsify(archive);
    const [row] = await connection.rows<{ digest: string }>('SELECT archive_digest(CAST(? AS JSON)) AS digest', [JSON.stringify(archive)]);
    await cup.expectRefusal(token, RESTORE, [JSON.stringify({ ...archive, digest: row?.digest }), freshName('Made up')]);
  });
});
