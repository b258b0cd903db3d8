import type { GameConnection } from '../../src/client/connection';
import { addRound, change, CHANGES, newTournament } from '../../src/league/calls';
import { readStandings } from '../../src/league/views';
import { type Figure, type FigureKind, figureOf } from './figure';
import { type Measurement, ms } from './measurement';
import { ratio, share } from './statistics';
import { interleaved, Timed } from './timing';
import type { Version, Workbench } from './workbench';

const SYSTEM = 'Point System 2';
const STANDINGS_ROUNDS = 41;
const DRAW_ROUNDS = 5;
const RESULTS = 400;

const STANDINGS: FigureKind = { name: 'standings of 200 players after 50 rounds', unit: 'ms', target: { atMost: 50 } };

const DRAWS: FigureKind = { name: 'draws of 10 rounds of 40 players', unit: 'ms', target: { atMost: 2_000 } };

const DRAWS_AT_ONCE: FigureKind = { name: 'draws of 10 rounds of 60 players at once', unit: 'ms', target: { atMost: 10_000 } };

const RECORDING: FigureKind = {
  name: 'recording a result / bare inserts of the same rows, one transaction',
  unit: 'x',
  target: { atMost: 2 },
};

/** Tables of the shape of those that a result is written to, with their keys and checks. */
const BARE = [
  'CREATE TABLE BareScore LIKE MatchScore',
  'CREATE TABLE BareResult LIKE ResultRecord',
];

/** A tournament of some players and rounds that are not drawn. Players have the same names in all of them. */
async function tournament(owner: GameConnection, name: string, players: number, rounds: number): Promise<number> {
  const names = JSON.stringify(Array.from({ length: players }, (_, index) => `Player ${index + 1}`));
  await owner.run(
    "INSERT IGNORE INTO LeaguePlayer (name) SELECT j.name FROM JSON_TABLE(?, '$[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS j",
    [names],
  );
  const id = await newTournament(owner, name, '2026-01-01', '2026-12-31', SYSTEM);
  for (let round = 1; round <= rounds; round += 1) await addRound(owner, id, round, '2026-01-01', '2026-12-31');
  await owner.run('CALL enter_players(?, ?)', [id, names]);
  return id;
}

/** Draws all rounds in tables of four in the order of a hash, and records results. */
async function playByChance(owner: GameConnection, id: number): Promise<void> {
  await owner.run(
    `INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
      SELECT ?, 'record_draw', m.round_id, JSON_OBJECT('matches', JSON_ARRAYAGG(JSON_OBJECT(
          'table', m.table_no, 'players', m.players, 'strength', m.table_no)))
        FROM (
          SELECT s.round_id, s.table_no, JSON_ARRAYAGG(s.player_id) AS players
            FROM (
              SELECT r.round_id, e.player_id, NTILE(50) OVER (
                  PARTITION BY r.round_id ORDER BY SHA2(CONCAT(r.round_id, e.player_id), 256)) AS table_no
                FROM JSON_TABLE(?, '$[*]' COLUMNS (round_id INT PATH '$')) AS r
                JOIN TournamentEntry AS e ON e.tournament_id = ?
            ) AS s
            GROUP BY s.round_id, s.table_no
        ) AS m
        GROUP BY m.round_id`,
    [id, JSON.stringify(Array.from({ length: 50 }, (_, index) => index + 1)), id],
  );
  const rows = await owner.rows<{ match: number; player: string }>(
    'SELECT `Match` AS `match`, Player AS player FROM matchesView WHERE Tournament = ?', [id],
  );
  const matches = new Map<number, string[]>();
  for (const { match, player } of rows) matches.set(match, [...(matches.get(match) ?? []), player]);
  await owner.run('START TRANSACTION');
  for (const [match, players] of matches) await owner.run(CHANGES.record_result, [match, scores(match, players)]);
  await owner.run('COMMIT');
}

function scores(match: number, players: readonly string[]): string {
  const most = 2 * (match % 97);
  const all = [most, most - 2 * (match % 31), -(match % 13) * 2];
  return JSON.stringify(players.map((player, index) => ({ player, score: all[index] ?? -all.reduce((sum, score) => sum + score, 0) })));
}

/** The standings of a tournament with 200 players, 50 rounds and 10,000 scores. */
async function standings(bench: Workbench): Promise<Figure[]> {
  const views: Timed[] = [];
  for (const { connection, clock } of [bench.ours]) {
    const id = await tournament(connection, 'bench standings', 200, 50);
    await playByChance(connection, id);
    await connection.run('ANALYZE TABLE LeagueMatch, MatchDraw, MatchScore, MatchTable');
    views.push(new Timed(clock, () => readStandings(connection, id)));
  }
  await interleaved(bench.rounds(STANDINGS_ROUNDS), views, bench.onProgress);
  return [figureOf(STANDINGS, views.map(({ middle }) => share(middle, 1_000)), '10,000 scores, read over a connection')];
}

/** Ten rounds of forty players are drawn. */
async function draws(bench: Workbench): Promise<Figure[]> {
  const rounds = [bench.ours].map(({ connection, clock }) => {
    let id = 0;
    const draw = async (): Promise<void> => {
      for (let number = 1; number <= 10; number += 1) await change(connection, 'draw_round', id, number);
    };
    return new Timed(clock, draw, {
      before: async (round) => {
        id = await tournament(connection, `bench draws ${round}`, 40, 10);
      },
    });
  });
  await interleaved(bench.rounds(DRAW_ROUNDS), rounds, bench.onProgress);
  const repeats = await repeatedMeetings(bench.ours.connection, 'bench draws%');
  return [figureOf(DRAWS, rounds.map(({ middle }) => share(middle, 1_000)), `${repeats} repeated meetings`)];
}

/** All ten rounds of sixty players are drawn at once. */
async function drawsAtOnce(bench: Workbench): Promise<Figure[]> {
  const { connection, clock } = bench.ours;
  let id = 0;
  const draw = new Timed(clock, () => change(connection, 'draw_all_rounds', id), {
    before: async (round) => {
      id = await tournament(connection, `bench at once ${round}`, 60, 10);
    },
  });
  await interleaved(bench.rounds(DRAW_ROUNDS), [draw], bench.onProgress);
  const repeats = await repeatedMeetings(connection, 'bench at once%');
  return [figureOf(DRAWS_AT_ONCE, [share(draw.middle, 1_000)], `${repeats} repeated meetings`)];
}

/** How many meetings of two players are not their first, in tournaments of such names. */
async function repeatedMeetings(owner: GameConnection, names: string): Promise<string> {
  const [row] = await owner.rows<{ repeats: string }>(
    `SELECT SUM(m.times - 1) AS repeats FROM (
        SELECT COUNT(*) AS times FROM MatchDraw AS one
          JOIN MatchDraw AS other ON other.match_id = one.match_id AND other.player_id > one.player_id
          JOIN Tournament AS t ON t.tournament_id = one.tournament_id AND t.name LIKE ?
          GROUP BY one.tournament_id, one.player_id, other.player_id) AS m`,
    [names],
  );
  return row?.repeats ?? '0';
}

/** A result of four scores against bare inserts of the same rows, in one transaction. */
async function recording(bench: Workbench): Promise<Figure[]> {
  const results = bench.rounds(RESULTS);
  const pairs: { record: Timed; bare: Timed }[] = [];
  for (const version of [bench.ours]) pairs.push(await recordAndBare(version, results));
  await interleaved(results, pairs.flatMap(({ record, bare }) => [record, bare]), bench.onProgress);
  const told = pairs.map(({ record, bare }) => `${ms(record.middle.wall)} / ${ms(bare.middle.wall)}`).join(', old ');
  return [figureOf(RECORDING, pairs.map(({ record, bare }) => ratio(record.middle, bare.middle)), told)];
}

async function recordAndBare({ connection, clock }: Version, results: number): Promise<{ record: Timed; bare: Timed }> {
  for (const table of BARE) await connection.run(table);
  const id = await tournament(connection, 'bench results', 4, results);
  for (let number = 1; number <= results; number += 1) await change(connection, 'draw_round', id, number);
  const matches = await connection.rows<{ match: number }>(
    'SELECT DISTINCT `Match` AS `match` FROM matchesView WHERE Tournament = ?', [id],
  );
  const players = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
  const matchOf = (round: number): number => matches[round]?.match ?? 0;
  const record = (round: number): Promise<void> =>
    connection.run(CHANGES.record_result, [matchOf(round), scores(matchOf(round), players)]);
  const bare = async (round: number): Promise<void> => {
    const match = matchOf(round);
    await connection.run('START TRANSACTION');
    await connection.run(
      'INSERT INTO BareResult (match_id, record_no, intent, scores, tournament_id, round_id, table_no, change_no, recorded_at, account)' +
        " VALUES (?, 1, 'record', ?, 1, 1, 1, 1, '2026-01-01', 'bench')",
      [match, scores(match, players)],
    );
    await connection.run('INSERT INTO BareScore VALUES (?, 1, ?), (?, 2, ?), (?, 3, ?), (?, 4, ?)', [
      match, 4, match, 2, match, -2, match, -4,
    ]);
    await connection.run('COMMIT');
  };
  return { record: new Timed(clock, record), bare: new Timed(clock, bare) };
}

export const LEAGUE: readonly Measurement[] = [
  { name: 'standings', about: 'the standings of a long tournament', measure: standings },
  { name: 'draws', about: 'drawing rounds', measure: draws },
  { name: 'draws-at-once', about: 'drawing all rounds of a tournament at once', measure: drawsAtOnce },
  { name: 'results', about: 'recording a result', measure: recording },
];
