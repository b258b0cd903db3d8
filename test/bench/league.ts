import type { GameConnection } from '../../src/game/connection';
import { addRound, change, drawRound, newTournament, RECORD_RESULT } from '../../src/league/calls';
import { readStandings } from '../../src/league/views';
import type { Figure } from './figure';
import { interleaved, median, microseconds } from './statistics';

const SYSTEM = 'Point System 2';
const ms = (microsecond: number): string => `${(microsecond / 1_000).toFixed(2)} ms`;

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
  for (const [match, players] of matches) await owner.run(RECORD_RESULT, [match, scores(match, players)]);
  await owner.run('COMMIT');
}

function scores(match: number, players: readonly string[]): string {
  const most = 2 * (match % 97);
  const all = [most, most - 2 * (match % 31), -(match % 13) * 2];
  return JSON.stringify(players.map((player, index) => ({ player, score: all[index] ?? -all.reduce((sum, score) => sum + score, 0) })));
}

/** The standings of a tournament with 200 players, 50 rounds and 10,000 scores. */
export async function standings(owner: GameConnection): Promise<Figure> {
  const id = await tournament(owner, 'bench standings', 200, 50);
  await playByChance(owner, id);
  await owner.run('ANALYZE TABLE LeagueMatch, MatchDraw, MatchScore, MatchTable');
  const times: number[] = [];
  for (let round = 0; round < 41; round += 1) times.push(await microseconds(() => readStandings(owner, id)));
  return {
    name: 'standings of 200 players after 50 rounds',
    value: median(times) / 1_000,
    unit: 'ms',
    target: { atMost: 50 },
    from: '10,000 scores, read over a connection',
  };
}

/** Ten rounds of forty players are drawn. */
export async function draws(owner: GameConnection): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const id = await tournament(owner, `bench draws ${round}`, 40, 10);
    times.push(
      await microseconds(async () => {
        for (let number = 1; number <= 10; number += 1) await drawRound(owner, id, number);
      }),
    );
  }
  return {
    name: 'draws of 10 rounds of 40 players',
    value: median(times) / 1_000,
    unit: 'ms',
    target: { atMost: 2_000 },
    from: `${await repeatsOf(owner, 'bench draws%')} repeated meetings in 5 tournaments`,
  };
}

/** All ten rounds of sixty players are drawn at once. */
export async function drawsAtOnce(owner: GameConnection): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const id = await tournament(owner, `bench at once ${round}`, 60, 10);
    times.push(await microseconds(() => change(owner, 'drawAllRounds', id)));
  }
  return {
    name: 'draws of 10 rounds of 60 players at once',
    value: median(times) / 1_000,
    unit: 'ms',
    target: { atMost: 10_000 },
    from: `${await repeatsOf(owner, 'bench at once%')} repeated meetings in 3 tournaments`,
  };
}

/** How many meetings of two players are not their first, in tournaments of such names. */
async function repeatsOf(owner: GameConnection, names: string): Promise<string> {
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
export async function recording(owner: GameConnection): Promise<Figure> {
  const rounds = 400;
  for (const table of BARE) await owner.run(table);
  const id = await tournament(owner, 'bench results', 4, rounds);
  for (let number = 1; number <= rounds; number += 1) await drawRound(owner, id, number);
  const matches = await owner.rows<{ match: number }>('SELECT DISTINCT `Match` AS `match` FROM matchesView WHERE Tournament = ?', [id]);
  const players = ['Player 1', 'Player 2', 'Player 3', 'Player 4'];
  const record = (round: number): Promise<void> => {
    const match = matches[round]?.match ?? 0;
    return owner.run(RECORD_RESULT, [match, scores(match, players)]);
  };
  const bare = async (round: number): Promise<void> => {
    const match = matches[round]?.match ?? 0;
    await owner.run('START TRANSACTION');
    await owner.run(
      "INSERT INTO BareResult (match_id, record_no, intent, scores, tournament_id, round_id, table_no, change_no, recorded_at, account)" +
        " VALUES (?, 1, 'record', ?, 1, 1, 1, 1, '2026-01-01', 'bench')",
      [match, scores(match, players)],
    );
    await owner.run('INSERT INTO BareScore VALUES (?, 1, ?), (?, 2, ?), (?, 3, ?), (?, 4, ?)', [match, 4, match, 2, match, -2, match, -4]);
    await owner.run('COMMIT');
  };
  const times = await interleaved(rounds, { bare, record });
  return {
    name: 'recording a result / bare inserts of the same rows, one transaction',
    value: times.record / times.bare,
    unit: 'x',
    target: { atMost: 2 },
    from: `${ms(times.record)} / ${ms(times.bare)}`,
  };
}
