import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { freshDatabase } from '../../support/database';
import { DecidingGame } from '../../support/deciding-game';

/** Views can be asked for words by clients of any collation: error 1267 would be an illegal mix of them. */

const COLLATIONS = {
  utf8mb4_unicode_ci: 'SET NAMES utf8mb4 COLLATE utf8mb4_unicode_ci',
  utf8mb4_general_ci: 'SET NAMES utf8mb4 COLLATE utf8mb4_general_ci',
  utf8mb4_0900_ai_ci: 'SET NAMES utf8mb4 COLLATE utf8mb4_0900_ai_ci',
  utf8mb4_bin: 'SET NAMES utf8mb4 COLLATE utf8mb4_bin',
  utf8mb4_0900_as_cs: 'SET NAMES utf8mb4 COLLATE utf8mb4_0900_as_cs',
  utf8mb4_0900_bin: 'SET NAMES utf8mb4 COLLATE utf8mb4_0900_bin',
  utf8mb4_de_pb_0900_ai_ci: 'SET NAMES utf8mb4 COLLATE utf8mb4_de_pb_0900_ai_ci',
  utf8mb3_general_ci: 'SET NAMES utf8mb3 COLLATE utf8mb3_general_ci',
  latin1_swedish_ci: 'SET NAMES latin1 COLLATE latin1_swedish_ci',
  latin1_bin: 'SET NAMES latin1 COLLATE latin1_bin',
  ascii_general_ci: 'SET NAMES ascii COLLATE ascii_general_ci',
} as const;

interface Column {
  view: string;
  column: string;
}

/** A view with its columns of text, and a word that each of them shows. */
interface View {
  view: string;
  columns: string[];
  words: string[];
}

const NOTHING = 'nothing that it shows';

let owner: GameConnection;
let connection: GameConnection;
let views: View[];
let game: DecidingGame;
beforeAll(async () => {
  // Some views show all games: here there are few.
  const { address } = await freshDatabase();
  owner = await GameConnection.open(address);
  connection = await GameConnection.open(address);
  const columns = await owner.rows<Column>(
    'SELECT c.TABLE_NAME AS view, c.COLUMN_NAME AS `column` FROM information_schema.COLUMNS AS c' +
      ' JOIN information_schema.VIEWS AS v USING (TABLE_SCHEMA, TABLE_NAME)' +
      " WHERE c.TABLE_SCHEMA = DATABASE() AND (c.COLLATION_NAME IS NOT NULL OR c.DATA_TYPE = 'json')" +
      ' ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION',
  );
  game = await DecidingGame.start(owner, 'singletonopoly', ['Ann', 'Bob']);
  await game.give('Ann', ['Victoria Street', 'Nottingham Avenue', 'Manchester Road']);
  await game.roll(2, 3);
  await owner.choose(game.id);
  views = [];
  for (const view of new Set(columns.map((one) => one.view))) {
    const names = columns.filter((one) => one.view === view).map(({ column }) => column);
    const words: string[] = [];
    for (const column of names) words.push(await wordOf({ view, column }));
    views.push({ view, columns: names, words });
  }
});
afterAll(async () => {
  await connection.close();
  await owner.close();
});

/** The words of a column that the view shows, one of them. */
async function wordOf({ view, column }: Column): Promise<string> {
  const [row] = await owner.rows<{ word: unknown }>('SELECT ?? AS word FROM ?? WHERE ?? IS NOT NULL LIMIT 1', [column, view, column]);
  return typeof row?.word === 'string' ? row.word : NOTHING;
}

describe.each(Object.entries(COLLATIONS))('%s', (collation, setting) => {
  test('every text of every view can be compared with a literal, and is found by its own value', async () => {
    await connection.run(setting);
    await connection.choose(game.id);
    expect(await connection.rows('SELECT @@collation_connection AS collation')).toEqual([{ collation }]);
    const wrong: string[] = [];
    for (const { view, columns, words } of views) {
      for (const [index, column] of columns.entries()) {
        // No other character set has the symbols of emotes.
        const word = /[\u{10000}-\u{10ffff}]/u.test(words[index] ?? '') && !collation.startsWith('utf8mb4') ? NOTHING : (words[index] ?? NOTHING);
        try {
          const [row] = await connection.rows<{ found: number }>('SELECT COUNT(*) AS found FROM ?? WHERE ?? = ?', [view, column, word]);
          if (word !== NOTHING && !row?.found) wrong.push(`${view}.${column}: ${word} is not found`);
        } catch (error) {
          wrong.push(`${view}.${column}: ${(error as Error).message}`);
        }
      }
    }
    expect(views.flatMap(({ columns }) => columns).length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });

  test('moves are made and refused in the same way', async () => {
    await connection.run(setting);
    const other = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob'], { seed: 'collations', dice: 'table' });
    expect(await other.roll(2, 3)).toHaveLength(2);
    await other.make('BUY');
    await other.expectRefusal('not_owner', 'mortgage', { property: 'Victoria Street', player: 'Bob' });
    expect(await connection.rows("SELECT DISTINCT Action AS action FROM movesView WHERE Action = 'roll'")).toEqual([{ action: 'roll' }]);
    expect(await connection.rows('SELECT edition FROM Edition WHERE edition = ?', ['singletonopoly'])).toEqual([{ edition: 'singletonopoly' }]);
  });
});
