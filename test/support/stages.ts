import type { GameConnection, Value } from '../../src/client/connection';
import { forkGame } from '../../src/client/time';
import { readRecording } from '../recorded/format';
import { makeMoves, startGame } from '../recorded/play-recording';
import { read } from '../recorded/recordings';

/** A statement with its values. */
export type Statement = readonly [sql: string, ...values: Value[]];

/** A game, and a move that is next in it. */
export interface Stage {
  /** what comes of the move that came of no stage before */
  name: string;
  game: number;
  /** the move, with a token of its own or without one */
  move: (token: string | null) => Statement;
}

/** Recorded games in which nearly everything happens, and how many of their moves are played. */
const RECORDED = [['campus-001.txt', 40], ['hoarding-house-050.txt', 8], ['classic-025.txt', 400]] as const;

const FIRSTS =
  "SELECT record_ID AS record, GROUP_CONCAT(what SEPARATOR ', ') AS what FROM (" +
  ' SELECT action COLLATE utf8mb4_0900_ai_ci AS what, MIN(record_ID) AS record_ID FROM Gamemanager WHERE game_id = ? GROUP BY action' +
  ' UNION SELECT kind, MIN(record_ID) FROM Event WHERE game_id = ? AND record_ID > 0 GROUP BY kind) AS first' +
  ' GROUP BY record_ID ORDER BY record_ID';

const COLUMNS = ['player_ID', 'action', 'dice', 'dice2', 'prid', 'amount', 'terms', 'played_at'] as const;

/** Makes a game for each kind of move and of event, in which that is next; one after the other, so that their rows lie together. */
export async function* stagesOf(connection: GameConnection): AsyncGenerator<Stage> {
  const seen = new Set<string>();
  for (const [file, most] of RECORDED) {
    const { edition, options, moves } = readRecording(read(file));
    const game = await startGame(connection, edition, options);
    await makeMoves(connection, game, moves.slice(0, most).map(({ move }) => move));
    for (const { record, what } of await connection.rows<{ record: number; what: string }>(FIRSTS, [game, game])) {
      const news = what.split(', ').filter((name) => !seen.has(name));
      for (const name of news) seen.add(name);
      if (news.length > 0) yield await stageOf(connection, game, record, `${edition}: ${news.join(', ')}`);
    }
  }
}

async function stageOf(connection: GameConnection, parent: number, record: number, name: string): Promise<Stage> {
  const game = await forkGame(connection, parent, record - 1, null);
  const [row] = await connection.rows<Record<(typeof COLUMNS)[number], Value>>(
    'SELECT ?? FROM Gamemanager WHERE game_id = ? AND record_ID = ?', [COLUMNS, parent, record],
  );
  if (!row) throw new Error(`Game ${parent} has no record ${record}.`);
  // A copy keeps the seconds of an auction, which were over when it was closed.
  if (row.action === 'close') await connection.run("UPDATE GameState SET deadline = '1990-01-01' WHERE game_id = ?", [game]);
  const move = (token: string | null): Statement => [
    'INSERT INTO Gamemanager (game_id, token, player_ID, action, dice, dice2, prid, amount, terms, played_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    game, token, ...COLUMNS.map((column) => row[column]),
  ];
  return { name, game, move };
}
