import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';

const PAGE = fs.readFileSync(path.join(__dirname, '../../docs/analysis.md'), 'utf8');
const STATEMENTS = [...PAGE.matchAll(/^## (.*)\n\n```sql\n([^]*?)```/gm)].map(([, question = '', sql = '']) => [question, sql] as const);

let connection: GameConnection;
let game: number;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  const options = JSON.stringify({ players: [{ character: 'scrooge' }, { character: 'capitalist' }], dice: 'server', seed: 'analysis' });
  const [rows] = await connection.rows<{ game_id: number }[]>("CALL open_game('classic', 'analysed', ?)", [options]);
  game = rows?.[0]?.game_id ?? 0;
  await connection.run('CALL play_bots(?)', [game]);
});
afterAll(() => connection.close());

test.each(STATEMENTS)('%s has an answer', async (_, sql) => {
  expect(await connection.rows(sql.replace('Game = 1', `Game = ${game}`))).not.toEqual([]);
});

test('the page has a statement for each of its questions', () => {
  expect(STATEMENTS).toHaveLength(5);
});
