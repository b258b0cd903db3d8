import { playSome } from '../../src/client/bots';
import type { GameConnection } from '../../src/client/connection';
import type { GameOptions } from '../../src/client/game-options';
import { CAMPUS_MOVES, campusGame, openedGame } from './games';

/** The tables that have rows of a game, those first that others refer to. */
const TABLES = ['Game', 'GameState', 'Player', 'Deed', 'DeckCard', 'Agenda', 'Gamemanager', 'Event', 'MoveReason', 'BotGame'] as const;

/** How many games one statement copies. */
const BATCH = 200;

/** The edition whose games are copied. */
export const COPIED = 'classic';

/** Four templates, in turn: over, waiting for a person, over, of a coursework that nobody plays on. */
const KINDS = 4;

const bots = (characters: readonly string[]): { character: string }[] => characters.map((character) => ({ character }));

/**
 * Fills an empty database with games: four are played, the others are copies of their rows. Half of them are over and
 * counted, a quarter has bots that wait for a person, a quarter is of people.
 * @param games a multiple of four
 */
export async function makeGames(connection: GameConnection, games: number, onProgress: (percent: number) => void): Promise<void> {
  const templates = [await finished(connection, 'one'), await waitingGame(connection), await finished(connection, 'two'), await ofPeople(connection)];
  for (const game of [templates[0], templates[2]]) await connection.run('CALL count_game(?)', [game ?? 0]);
  await addCopies(connection, templates, games - KINDS, onProgress);
  // Each game that was counted is there so many times.
  const times = games / KINDS;
  await connection.run('UPDATE TileTotal SET landings = landings * ?, rents = rents * ?, paid = paid * ?', [times, times, times]);
  await connection.run('UPDATE LineupTotal SET games = games * ?', [times]);
  await connection.run('UPDATE LengthTotal SET games = games * ?', [times]);
  await connection.run('ANALYZE TABLE TileTotal, LineupTotal, LengthTotal');
}

/** Adds copies of games, of each template in turn: only their rows are written. */
export async function addCopies(connection: GameConnection, templates: readonly number[], games: number, onProgress: (percent: number) => void): Promise<void> {
  const [newest] = await connection.rows<{ game: number }>('SELECT MAX(s.game_id) AS game FROM Game AS s');
  const first = 1 + (newest?.game ?? 0);
  const copies = Array.from({ length: games }, (_, index) => [first + index, templates[index % templates.length] ?? 0] as const);
  await withoutTriggers(connection, async () => {
    for (let done = 0; done < copies.length; done += BATCH) {
      await copyRows(connection, copies.slice(done, done + BATCH));
      onProgress((100 * done) / copies.length);
    }
  });
  await connection.run('ANALYZE TABLE ??', [[...TABLES]]);
}

/** A game of bots that is over. */
async function finished(connection: GameConnection, seed: string): Promise<number> {
  const game = await openedGame(connection, COPIED, { dice: 'server', seed, players: bots(['hunter', 'scrooge', 'hunter', 'scrooge']), rules: { bankruptcies_to_end: 1, winner: 'net_worth' } });
  await connection.choose(game);
  await playSome(connection, game, 3_000);
  return game;
}

/**
 * A game in which bots wait for a person.
 * @param options more of them
 */
export async function waitingGame(connection: GameConnection, options: GameOptions = {}): Promise<number> {
  const game = await openedGame(connection, COPIED, { dice: 'server', seed: 'waiting', players: ['Ann', ...bots(['hunter', 'scrooge'])], ...options });
  // Those who roll higher begin.
  await playSome(connection, game, 3_000);
  return game;
}

async function ofPeople(connection: GameConnection): Promise<number> {
  const game = await campusGame(connection);
  await connection.run('CALL loop_of_moves(?, 0, ?)', [game, CAMPUS_MOVES / 10]);
  return game;
}

/** @param copies the new and the old number of each game */
async function copyRows(connection: GameConnection, copies: readonly (readonly [number, number])[]): Promise<void> {
  await connection.run('START TRANSACTION');
  for (const table of TABLES) {
    const columns = await connection.rows<{ name: string }>(
      "SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND EXTRA NOT LIKE '% GENERATED' AND COLUMN_NAME <> 'game_id'",
      [table],
    );
    const names = columns.map(({ name }) => name);
    await connection.run(
      "INSERT INTO ?? (??) SELECT ?? FROM JSON_TABLE(?, '$[*]' COLUMNS (new_id INT PATH '$[0]', old_id INT PATH '$[1]')) AS j STRAIGHT_JOIN ?? AS s ON s.game_id = j.old_id",
      [table, ['game_id', ...names], ['j.new_id', ...names.map((name) => `s.${name}`)], JSON.stringify(copies), table],
    );
  }
  await connection.run('COMMIT');
}

/** Does something while nothing fires that inserts into the tables; the triggers are as before afterwards. */
async function withoutTriggers(connection: GameConnection, work: () => Promise<void>): Promise<void> {
  const names = await connection.rows<{ name: string }>(
    "SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND EVENT_MANIPULATION = 'INSERT' AND EVENT_OBJECT_TABLE IN (?)",
    [[...TABLES]],
  );
  const triggers: { sql_mode: string; 'SQL Original Statement': string }[] = [];
  for (const { name } of names) {
    triggers.push(...(await connection.rows<{ sql_mode: string; 'SQL Original Statement': string }>('SHOW CREATE TRIGGER ??', [name])));
    await connection.run('DROP TRIGGER ??', [name]);
  }
  try {
    await work();
  } finally {
    for (const { sql_mode: mode, 'SQL Original Statement': sql } of triggers) {
      await connection.run('SET SESSION sql_mode = ?', [mode]);
      await connection.run(sql);
    }
  }
}
