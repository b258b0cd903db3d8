import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { readViolations } from '../../../src/league/views';
import { deployQuietly, emptyDatabase } from '../../support/database';
import { refusalOf } from '../../support/game';
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

/** Expects that a rule is broken by these tuples, and beside it those others that say the same in another way. */
async function expectViolation(view: string, tuples: object[], others: readonly string[] = []): Promise<void> {
  expect(await connection.rows('SELECT * FROM ??', [view])).toEqual(tuples);
  expect((await violations(connection)).sort()).toEqual([`${view} ${tuples.length}`, ...others].sort());
}

test('a match of two players', async () => {
  await connection.run('DELETE FROM MatchDraw WHERE match_id = ? AND player_id = ?', [open, await number('Finn')]);
  await expectViolation('violation_player_count', [{ match_id: open, no_of_players: 2 }], ['violation_counted_players 1']);
});

test('a match of five players', async () => {
  const [{ id: tournament = 0 } = {}] = await connection.rows<{ id: number }>('SELECT tournament_id AS id FROM LeagueMatch WHERE match_id = ?', [strongPlayed]);
  await connection.run('INSERT INTO MatchDraw VALUES (?, 1, ?, ?)', [tournament, strongPlayed, await number('Ann')]);
  await connection.run('INSERT INTO MatchScore VALUES (?, ?, 0)', [strongPlayed, await number('Ann')]);
  await expectViolation('violation_player_count', [{ match_id: strongPlayed, no_of_players: 5 }], [
    'violation_counted_players 1', 'violation_score_of_record 1',
  ]);
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
  ], ['violation_score_of_record 2']);
});

test('scores that do not sum to zero', async () => {
  await connection.run('UPDATE MatchScore SET match_score = 6 WHERE match_id = ? AND player_id = ?', [played, await number('Ann')]);
  await expectViolation('violation_score_sum', [{ match_id: played, total: '2' }], ['violation_score_of_record 1']);
});

test('a player without a score in a match that has some', async () => {
  await connection.run('DELETE FROM MatchScore WHERE match_id = ? AND match_score = 0', [strongPlayed]);
  await expectViolation('violation_player_without_score', [
    { tournament_id: strong.id, round_id: 1, match_id: strongPlayed, player_id: await number('Gus', strong) },
  ], ['violation_score_of_record 1']);
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
    ['violation_missing_match 3'],
  );
});

test('a draw of nobody', async () => {
  await connection.run('UPDATE MatchDraw SET player_id = 999999 WHERE match_id = ? AND player_id = ?', [open, await number('Emil')]);
  await expectViolation('violation_draw_without_player', [{ tournament_id: cup.id, round_id: 1, match_id: open, player_id: 999999 }]);
});

test('a score of a player who is not drawn', async () => {
  await connection.run('INSERT INTO MatchScore VALUES (?, ?, 0)', [played, await number('Gus')]);
  await expectViolation('violation_score_without_draw', [{ match_id: played, player_id: await number('Gus'), match_score: 0 }], ['violation_score_of_record 1']);
});

test('a strength of no match', async () => {
  await connection.run('INSERT INTO MatchTable VALUES (999999, 1)');
  await expectViolation('violation_table_without_draw', [{ match_id: 999999, table_strength: 1 }], ['violation_missing_match 1']);
});

test('a tournament by no point system', async () => {
  await connection.run("INSERT INTO Tournament VALUES (999, 'None', '2026-01-01', '2026-01-02', 'Point System 9')");
  await expectViolation('violation_tournament_without_point_system', [
    { tournament_id: 999, name: 'None', start_date: '2026-01-01', end_date: '2026-01-02', point_system_name: 'Point System 9' },
  ], ['violation_tournament_without_state 1']);
});

test('a match of two rounds', async () => {
  await connection.run('UPDATE MatchDraw SET round_id = 2 WHERE match_id = ? AND player_id = ?', [open, await number('Finn')]);
  await expectViolation('violation_match_in_two_rounds', [{ match_id: open, rounds: 2 }], ['violation_missing_match 1']);
});

test('a strength beyond the number of matches of the round', async () => {
  await connection.run('UPDATE MatchTable SET table_strength = 3 WHERE match_id = ?', [strongPlayed]);
  await expectViolation('violation_strength_out_of_range', [{ match_id: strongPlayed, table_strength: 3, matches: 2 }]);
});

test('a match of four players by point system 1', async () => {
  await connection.run('INSERT INTO MatchDraw VALUES (?, 1, ?, ?)', [cup.id, open, await number('Gus')]);
  await expectViolation('violation_size_not_in_system', [{ match_id: open, no_of_players: 4, point_system_name: SYSTEM_1 }], [
    'violation_bye_of_drawn 1', 'violation_counted_players 1',
  ]);
});

test('scores by point system 2 without a strength', async () => {
  await connection.run(
    'DELETE mt FROM MatchTable AS mt JOIN LeagueMatch AS m USING (match_id) WHERE m.tournament_id = ?', [strong.id],
  );
  const scores = await connection.rows<{ match_id: number }>('SELECT * FROM violation_score_without_strength');
  expect(scores.map(({ match_id }) => match_id)).toEqual([strongPlayed, strongPlayed, strongPlayed, strongPlayed]);
  expect(await violations(connection)).toEqual(['violation_score_without_strength 4']);
});

test('a wrong player_count', async () => {
  await connection.run('UPDATE LeagueMatch SET player_count = 4 WHERE match_id = ?', [open]);
  await expectViolation('violation_counted_players', [{ match_id: open, player_count: 4, players: 3 }]);
});

test('a result_count that contradicts the ledger, and an is_played that contradicts the scores', async () => {
  await connection.run('UPDATE LeagueMatch SET result_count = 2 WHERE match_id = ?', [played]);
  await connection.run('UPDATE LeagueMatch SET is_played = TRUE WHERE match_id = ?', [open]);
  await expectViolation('violation_result_count', [
    { match_id: played, result_count: 2, records: 1, is_played: 1, scores: 3 },
    { match_id: open, result_count: 0, records: 0, is_played: 1, scores: 0 },
  ]);
});

test('valid scores that differ from the newest record', async () => {
  await connection.run('UPDATE MatchScore SET match_score = -match_score / 2 WHERE match_id = ? AND match_score = 4', [played]);
  await connection.run('UPDATE MatchScore SET match_score = 4 WHERE match_id = ? AND player_id = ?', [played, await number('Ben')]);
  await expectViolation('violation_score_of_record', [
    { match_id: played, player_id: await number('Ann'), match_score: -2, recorded: 4 },
    { match_id: played, player_id: await number('Ben'), match_score: 4, recorded: -2 },
  ]);
});

test('a result without scores', async () => {
  await connection.run('DELETE FROM MatchScore WHERE match_id = ?', [played]);
  expect((await violations(connection)).sort()).toEqual(['violation_result_count 1', 'violation_score_of_record 3']);
});

test('a bye of a player who is drawn', async () => {
  await connection.run('INSERT INTO RoundBye VALUES (?, 1, ?)', [cup.id, await number('Ann')]);
  await expectViolation('violation_bye_of_drawn', [
    { tournament_id: cup.id, round_id: 1, player_id: await number('Ann'), match_id: played },
  ]);
});

test('a tournament whose changes were not counted', async () => {
  await connection.run('UPDATE TournamentState SET change_count = 1 WHERE tournament_id = ?', [strong.id]);
  expect(await violations(connection)).toEqual(['violation_tournament_without_state 1']);
});

describe('a point system', () => {
  const UNORDER =
    'UPDATE PlacePoints SET points = -1 WHERE point_system_name = ? AND player_count = 3 AND positive_count = 2' +
    ' AND first_place = 1 AND last_place = 2';

  test('that lacks a place: its scores are shown without points, and no tournament can use it', async () => {
    await connection.run("DELETE FROM PlacePoints WHERE point_system_name = 'Point System 1' AND positive_count = 1 AND first_place = 2");
    expect(await violations(connection)).toEqual(['violation_missing_place 2']);
    const points = await connection.rows<{ Player: string; Points: number | null }>('SELECT Player, Points FROM pointsView WHERE Tournament = ?', [cup.id]);
    expect(points.map(({ Player, Points }) => [cup.short(Player), Points])).toEqual([['Ann', 4], ['Ben', null], ['Cleo', null]]);
    const standings = await connection.rows<{ Player: string; Points: number | null }>('SELECT Player, Points FROM standingsView WHERE Tournament = ? AND Matches > 0', [cup.id]);
    expect(standings.map(({ Player, Points }) => [cup.short(Player), Points])).toEqual([['Ann', 4], ['Ben', null], ['Cleo', null]]);
    await connection.run('SET SESSION foreign_key_checks = 1');
    const refusal = await refusalOf(connection, "CALL new_tournament('Lacking', '2026-01-01', '2026-01-02', 'Point System 1', NULL)");
    expect(refusal.token).toBe('point_system_malformed');
  });

  test('that pays less for a greater score', async () => {
    await connection.run(UNORDER, [SYSTEM_1]);
    await expectViolation('violation_unordered_place', [
      { point_system_name: SYSTEM_1, player_count: 3, positive_count: 2, first_place: 1, last_place: 2, points: -1, worse_place: 3, worse_points: 0 },
    ]);
  });

  test('without any place', async () => {
    await connection.run("INSERT INTO PointSystem VALUES ('Empty')");
    await connection.run("INSERT INTO PointRule VALUES ('Empty', FALSE, NULL, NULL)");
    expect(await violations(connection)).toEqual(['violation_missing_place 9']);
  });
});

describe('foreign keys', () => {
  /** How a row gets a reference to what is not there. */
  const BREAKS: Readonly<Record<string, string>> = {
    fk_Tournament_point_system: "UPDATE Tournament SET point_system_name = 'gone' LIMIT 1",
    fk_TournamentRound_tournament: 'UPDATE TournamentRound SET tournament_id = 999 LIMIT 1',
    fk_LeagueMatch_round: 'UPDATE LeagueMatch SET round_id = 99 LIMIT 1',
    fk_MatchDraw_round: 'UPDATE MatchDraw SET round_id = 99 LIMIT 1',
    fk_MatchDraw_player: 'UPDATE MatchDraw SET player_id = 999 LIMIT 1',
    fk_MatchDraw_match: 'UPDATE MatchDraw SET match_id = 999 LIMIT 1',
    fk_MatchTable_match: 'UPDATE MatchTable SET match_id = 999 LIMIT 1',
    fk_MatchScore_draw: 'UPDATE MatchScore SET player_id = 999 LIMIT 1',
    fk_TournamentState_tournament: 'UPDATE TournamentState SET tournament_id = 999 LIMIT 1',
    fk_TournamentChange_act: "DELETE FROM LeagueAct WHERE act = 'enter'",
    fk_TournamentScorer_tournament: "INSERT INTO TournamentScorer VALUES (999, 'zoe', 'score')",
    fk_MatchGame_match: 'INSERT INTO MatchGame VALUES (1, 999)',
    fk_TournamentEntry_tournament: 'UPDATE TournamentEntry SET tournament_id = 999 LIMIT 1',
    fk_TournamentEntry_player: 'UPDATE TournamentEntry SET player_id = 999 LIMIT 1',
    fk_RoundBye_round: 'UPDATE RoundBye SET round_id = 99 LIMIT 1',
    fk_RoundBye_player: 'UPDATE RoundBye SET player_id = 999 LIMIT 1',
    fk_LeagueArgument_act: "INSERT INTO LeagueArgument VALUES ('gone', 1, 'x', 'text', FALSE, NULL, NULL, NULL, NULL)",
    fk_LeagueForm_act: "INSERT INTO LeagueForm VALUES ('gone', 'round', NULL, NULL, 'x', NULL, NULL)",
    fk_SettingChoice_setting: "INSERT INTO SettingChoice VALUES ('gone', 'x', 'x')",
    fk_TournamentSetting_tournament: 'UPDATE TournamentSetting SET tournament_id = 999 LIMIT 1',
    fk_TournamentSetting_setting: "UPDATE TournamentSetting SET setting = 'gone' LIMIT 1",
    fk_TournamentRank_tournament: 'UPDATE TournamentRank SET tournament_id = 999 LIMIT 1',
    fk_TournamentRank_criterion: "UPDATE TournamentRank SET criterion = 'gone' LIMIT 1",
    fk_PointAdjustment_tournament: "INSERT INTO PointAdjustment SELECT 999, 1, player_id, NULL, 1, 'x' FROM LeaguePlayer LIMIT 1",
    fk_PointAdjustment_player: "INSERT INTO PointAdjustment SELECT tournament_id, 1, 999, NULL, 1, 'x' FROM Tournament LIMIT 1",
    fk_PointAdjustment_round: "INSERT INTO PointAdjustment SELECT t.tournament_id, 1, p.player_id, 99, 1, 'x' FROM Tournament AS t JOIN LeaguePlayer AS p LIMIT 1",
    fk_PointRule_point_system: "INSERT INTO PointRule VALUES ('gone', FALSE, NULL, NULL)",
    fk_PlacePoints_rule: "INSERT INTO PlacePoints VALUES ('gone', 3, 1, 1, 1, 1)",
  };
  /** Those of the seed, each of which has a view by its own name. */
  const OWN_VIEW: Readonly<Record<string, string>> = {
    fk_Tournament_point_system: 'violation_tournament_without_point_system',
    fk_TournamentRound_tournament: 'violation_round_without_tournament',
    fk_MatchDraw_round: 'violation_draw_without_round',
    fk_MatchDraw_player: 'violation_draw_without_player',
    fk_MatchScore_draw: 'violation_score_without_draw',
  };

  test('are all violated by a test below', async () => {
    const keys = await connection.rows<{ name: string }>(
      'SELECT k.CONSTRAINT_NAME AS name FROM information_schema.REFERENTIAL_CONSTRAINTS AS k' +
        ' WHERE k.CONSTRAINT_SCHEMA = DATABASE() AND k.TABLE_NAME REGEXP ?',
      ['^(Tournament|League|Match|RoundBye|Point|Place|Setting|Draw|Design|Rank|Result|PlayerChange)'],
    );
    expect(keys.map(({ name }) => name).sort()).toEqual(Object.keys(BREAKS).sort());
  });

  test.each(Object.entries(BREAKS))('%s', async (key, sql) => {
    await connection.run(sql);
    const found = (await violations(connection)).map((line) => line.split(' ')[0] ?? '');
    const own = OWN_VIEW[key];
    if (own) {
      expect(found).toContain(own);
      return;
    }
    const missing = found.filter((view) => view.startsWith('violation_missing_'));
    const keys: string[] = [];
    for (const view of missing) keys.push(...(await connection.rows<{ foreign_key: string }>('SELECT * FROM ??', [view])).map((row) => row.foreign_key));
    expect(keys).toContain(key);
  });
});

test('violationsView counts every view of a violation, and says what it finds', async () => {
  const views = await connection.rows<{ name: string }>(
    "SELECT TABLE_NAME AS name FROM information_schema.VIEWS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE 'violation\\_%'",
  );
  const counted = await readViolations(connection);
  expect(counted.map(({ Violation }) => Violation).sort()).toEqual(views.map(({ name }) => name).sort());
  expect(counted.filter(({ Meaning }) => !/^[A-Z].*\.$/.test(Meaning))).toEqual([]);
  expect(counted.find(({ Violation }) => Violation === 'violation_bye_of_drawn')?.Meaning).toBe('Byes of players who are drawn in the same round.');
});
