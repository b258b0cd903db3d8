import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/game/connection';
import { deployQuietly, emptyDatabase } from '../../support/database';
import { SYSTEM_1, SYSTEM_2, TestTournament, violations } from '../../support/league';

/**
 * What only the owner can do, who may switch keys and checks off. A database of this file's own,
 * because checks are switched off for all sessions.
 */
let connection: GameConnection;
/** By point system 1: round 1 has two matches, of which the first was played; round 2 is not drawn. */
let cup: TestTournament;
let played: number;
let open: number;
/** By point system 2: round 1 has two matches with strengths, of which the first was played. */
let strong: TestTournament;
let strongPlayed: number;

beforeAll(async () => {
  const { address } = await emptyDatabase('vi');
  await deployQuietly(address);
  connection = await GameConnection.open(address);
  cup = await TestTournament.start(connection, SYSTEM_1, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
  [played = 0, open = 0] = await cup.drawRound([{ players: ['Ann', 'Ben', 'Cleo'] }, { players: ['Dora', 'Emil', 'Finn'] }]);
  await cup.record(played, 'Ann 4', 'Ben -2', 'Cleo -2');
  await cup.addRound();
  strong = await TestTournament.start(connection, SYSTEM_2, ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn', 'Gus']);
  [strongPlayed = 0] = await strong.drawRound([
    { players: ['Ann', 'Ben', 'Cleo', 'Gus'], strength: 1 }, { players: ['Dora', 'Emil', 'Finn'], strength: 2 },
  ]);
  await strong.record(strongPlayed, 'Ann 4', 'Ben -2', 'Cleo -2', 'Gus 0');
  await connection.run('ALTER TABLE MatchScore ALTER CHECK ck_MatchScore_even NOT ENFORCED');
});
afterAll(() => connection.close());
beforeEach(async () => {
  expect(await violations(connection)).toEqual([]);
  await connection.run('SET SESSION foreign_key_checks = 0');
  await connection.run('START TRANSACTION');
});
afterEach(async () => {
  await connection.run('ROLLBACK');
  await connection.run('SET SESSION foreign_key_checks = 1');
});

async function number(player: string, of = cup): Promise<number> {
  const [row] = await connection.rows<{ id: number }>('SELECT player_id AS id FROM LeaguePlayer WHERE name = ?', [of.name(player)]);
  return row?.id ?? 0;
}

/** Expects that one rule is broken, and no other, by these tuples. */
async function expectViolation(view: string, tuples: object[]): Promise<void> {
  expect(await connection.rows('SELECT * FROM ??', [view])).toEqual(tuples);
  expect(await violations(connection)).toEqual([`${view} ${tuples.length}`]);
}

test('a match of two players', async () => {
  await connection.run('DELETE FROM MatchDraw WHERE match_id = ? AND player_id = ?', [open, await number('Finn')]);
  await expectViolation('violation_player_count', [{ match_id: open, no_of_players: 2 }]);
});

test('a match of five players', async () => {
  const [{ id: tournament = 0 } = {}] = await connection.rows<{ id: number }>('SELECT tournament_id AS id FROM LeagueMatch WHERE match_id = ?', [strongPlayed]);
  await connection.run('INSERT INTO MatchDraw VALUES (?, 1, ?, ?)', [tournament, strongPlayed, await number('Ann')]);
  await connection.run('INSERT INTO MatchScore VALUES (?, ?, 0)', [strongPlayed, await number('Ann')]);
  await expectViolation('violation_player_count', [{ match_id: strongPlayed, no_of_players: 5 }]);
});

test('a strength for one match of a round, but not for the other', async () => {
  await connection.run('INSERT INTO MatchTable VALUES (?, 1)', [played]);
  await expectViolation('violation_match_without_table', [{ match_id: open }]);
});

test('odd scores', async () => {
  await connection.run('UPDATE MatchScore SET match_score = match_score + 1 WHERE match_id = ? AND player_id = ?', [played, await number('Ben')]);
  await connection.run('UPDATE MatchScore SET match_score = match_score - 1 WHERE match_id = ? AND player_id = ?', [played, await number('Ann')]);
  await expectViolation('violation_odd_score', [
    { match_id: played, player_id: await number('Ann'), match_score: 3 },
    { match_id: played, player_id: await number('Ben'), match_score: -1 },
  ]);
});

test('scores that do not sum to zero', async () => {
  await connection.run('UPDATE MatchScore SET match_score = 6 WHERE match_id = ? AND player_id = ?', [played, await number('Ann')]);
  await expectViolation('violation_score_sum', [{ match_id: played, total: '2' }]);
});

test('a player without a score in a match that has some', async () => {
  await connection.run('DELETE FROM MatchScore WHERE match_id = ? AND match_score = 0', [strongPlayed]);
  await expectViolation('violation_player_without_score', [
    { tournament_id: strong.id, round_id: 1, match_id: strongPlayed, player_id: await number('Gus', strong) },
  ]);
});

test('a round of no tournament', async () => {
  await connection.run("INSERT INTO TournamentRound VALUES (999, 1, '2026-01-01', '2026-01-02')");
  await expectViolation('violation_round_without_tournament', [
    { tournament_id: 999, round_id: 1, expected_start_date: '2026-01-01', expected_end_date: '2026-01-02' },
  ]);
});

test('a draw for no round', async () => {
  await connection.run('UPDATE MatchDraw SET round_id = 77 WHERE match_id = ?', [open]);
  const players = (await Promise.all(['Dora', 'Emil', 'Finn'].map((player) => number(player)))).sort((one, other) => one - other);
  await expectViolation(
    'violation_draw_without_round',
    players.map((player_id) => ({ tournament_id: cup.id, round_id: 77, match_id: open, player_id })),
  );
});

test('a draw of nobody', async () => {
  await connection.run('UPDATE MatchDraw SET player_id = 999999 WHERE match_id = ? AND player_id = ?', [open, await number('Emil')]);
  await expectViolation('violation_draw_without_player', [{ tournament_id: cup.id, round_id: 1, match_id: open, player_id: 999999 }]);
});

test('a score of a player who is not drawn', async () => {
  await connection.run('INSERT INTO MatchScore VALUES (?, ?, 0)', [played, await number('Gus')]);
  await expectViolation('violation_score_without_draw', [{ match_id: played, player_id: await number('Gus'), match_score: 0 }]);
});

test('a strength of no match', async () => {
  await connection.run('INSERT INTO MatchTable VALUES (999999, 1)');
  await expectViolation('violation_table_without_draw', [{ match_id: 999999, table_strength: 1 }]);
});

test('a tournament by no point system', async () => {
  await connection.run("INSERT INTO Tournament VALUES (999, 'None', '2026-01-01', '2026-01-02', 'Point System 9')");
  await expectViolation('violation_tournament_without_point_system', [
    { tournament_id: 999, name: 'None', start_date: '2026-01-01', end_date: '2026-01-02', point_system_name: 'Point System 9' },
  ]);
});

test('a match of two rounds', async () => {
  await connection.run('UPDATE MatchDraw SET round_id = 2 WHERE match_id = ? AND player_id = ?', [open, await number('Finn')]);
  await expectViolation('violation_match_in_two_rounds', [{ match_id: open, rounds: 2 }]);
});

test('a strength beyond the number of matches of the round', async () => {
  await connection.run('UPDATE MatchTable SET table_strength = 3 WHERE match_id = ?', [strongPlayed]);
  await expectViolation('violation_strength_out_of_range', [{ match_id: strongPlayed, table_strength: 3, matches: 2 }]);
});

test('a match of four players by point system 1', async () => {
  await connection.run('INSERT INTO MatchDraw VALUES (?, 1, ?, ?)', [cup.id, open, await number('Gus')]);
  await expectViolation('violation_size_not_in_system', [{ match_id: open, no_of_players: 4, point_system_name: SYSTEM_1 }]);
});

test('scores by point system 2 without a strength', async () => {
  await connection.run(
    'DELETE mt FROM MatchTable AS mt JOIN LeagueMatch AS m USING (match_id) WHERE m.tournament_id = ?', [strong.id],
  );
  const scores = await connection.rows<{ match_id: number }>('SELECT * FROM violation_score_without_strength');
  expect(scores.map(({ match_id }) => match_id)).toEqual([strongPlayed, strongPlayed, strongPlayed, strongPlayed]);
  expect(await violations(connection)).toEqual(['violation_score_without_strength 4']);
});

test('violationsView counts every view of a violation', async () => {
  const views = await connection.rows<{ name: string }>(
    "SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE 'violation\\_%'",
  );
  const counted = await connection.rows<{ Violation: string }>('SELECT * FROM violationsView');
  expect(counted.map(({ Violation }) => Violation).sort()).toEqual(views.map(({ name }) => name).sort());
});
