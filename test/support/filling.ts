import { randomUUID } from 'node:crypto';
import type { GameConnection } from '../../src/client/connection';
import { change, newTournament } from '../../src/league/calls';
import { newGame, openGame } from '../../src/client/new-game';
import { forkGame, saveGame } from '../../src/client/time';

/** How much is put into a database. */
export interface Amounts {
  games: number;
  tournaments: number;
  /** rounds of a tournament, of four tables each */
  rounds: number;
}

/** Players of each tournament, in tables of four. */
const PLAYERS = 16;

/** Moves of each game. */
const MOVES = 40;

/** Puts games, tournaments and results into a database, all of them through the triggers: what is there then is valid. */
export async function fill(owner: GameConnection, { games, tournaments, rounds }: Amounts): Promise<void> {
  const names = await addPlayers(owner);
  for (let number = 1; number <= tournaments; number += 1) await addTournament(owner, number, names, rounds);
  for (let number = 1; number <= games; number += 1) await addGame(owner, number);
}

/** More players than a tournament has, so that each has a part in some of them. */
async function addPlayers(owner: GameConnection): Promise<string[]> {
  const names = Array.from({ length: 4 * PLAYERS }, (_, index) => `Player ${index + 1}`);
  await owner.run(
    "INSERT IGNORE INTO LeaguePlayer (name) SELECT j.name FROM JSON_TABLE(?, '$[*]' COLUMNS (name VARCHAR(40) PATH '$')) AS j",
    [JSON.stringify(names)],
  );
  return names;
}

/** A tournament whose rounds are all played. Each kind of change is one statement, in one transaction. */
async function addTournament(owner: GameConnection, number: number, names: readonly string[], rounds: number): Promise<void> {
  const first = (number % 4) * PLAYERS;
  const id = await newTournament(owner, `Cup ${randomUUID()}`, '2026-01-01', '2026-12-31', 'Point System 2');
  await owner.run('START TRANSACTION');
  await change(owner, 'enter_players', id, names.slice(first, first + PLAYERS));
  await owner.run("CALL adjust_points(?, ?, 3, 'fair play', NULL)", [id, names[first] ?? '']);
  await owner.run(
    `INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
      SELECT ?, 'add_round', j.round_id, '{"start": "2026-01-01", "end": "2026-01-01"}'
        FROM JSON_TABLE(?, '$[*]' COLUMNS (round_id INT PATH '$')) AS j`,
    [id, roundsTo(rounds)],
  );
  await owner.run(
    `INSERT INTO TournamentChange (tournament_id, act, round_id, terms)
      SELECT ?, 'record_draw', m.round_id, JSON_OBJECT('matches', JSON_ARRAYAGG(JSON_OBJECT(
          'table', m.table_no, 'players', m.players, 'strength', m.table_no)))
        FROM (
          SELECT s.round_id, s.table_no, JSON_ARRAYAGG(s.player_id) AS players
            FROM (
              SELECT r.round_id, e.player_id, NTILE(4) OVER (
                  PARTITION BY r.round_id ORDER BY SHA2(CONCAT_WS('/', r.round_id, e.player_id, ?), 256)) AS table_no
                FROM JSON_TABLE(?, '$[*]' COLUMNS (round_id INT PATH '$')) AS r
                JOIN TournamentEntry AS e ON e.tournament_id = ?
            ) AS s
            GROUP BY s.round_id, s.table_no
        ) AS m
        GROUP BY m.round_id`,
    [id, number, roundsTo(rounds), id],
  );
  await owner.run(
    `INSERT INTO ResultRecord (match_id, intent, scores)
      SELECT s.match_id, 'record', JSON_ARRAYAGG(JSON_OBJECT('player', s.name, 'score', CAST(ELT(s.place, 12, 4, -6, -10) AS SIGNED)))
        FROM (
          SELECT d.match_id, p.name, ROW_NUMBER() OVER (PARTITION BY d.match_id ORDER BY SHA2(CONCAT_WS('/', d.match_id, p.name), 256)) AS place
            FROM MatchDraw AS d
            JOIN LeaguePlayer AS p ON p.player_id = d.player_id
            WHERE d.tournament_id = ?
        ) AS s
        GROUP BY s.match_id`,
    [id],
  );
  await owner.run('COMMIT');
}

const roundsTo = (rounds: number): string => JSON.stringify(Array.from({ length: rounds }, (_, index) => index + 1));

/** A game that has been played for a while; every fourth is of classic, between bots. */
async function addGame(owner: GameConnection, number: number): Promise<void> {
  const isOfBots = number % 4 === 0;
  const game = isOfBots
    ? await openGame(owner, 'classic', null, { players: ['hunter', 'scrooge', 'hunter'].map((character) => ({ character })), dice: 'server' })
    : await newGame(owner, 'campus', `Game ${number}`);
  if (isOfBots) await owner.run('DO play_bot_moves(?, ?, FALSE)', [game, MOVES]);
  else {
    await owner.run(
      "INSERT INTO Gamemanager (game_id, dice) SELECT ?, j.dice FROM JSON_TABLE(?, '$[*]' COLUMNS (dice INT PATH '$')) AS j",
      [game, JSON.stringify(Array.from({ length: MOVES }, (_, move) => 1 + ((move * move + number) % 6)))],
    );
  }
  if (number % 5 === 0) await saveGame(owner, game, `Save ${randomUUID()}`);
  if (number % 10 === 0) await forkGame(owner, game, 10, null);
}
