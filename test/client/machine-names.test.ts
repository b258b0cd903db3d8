import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { machineName, withMachineNames } from '../../src/cli/support/machine-names';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import type { GameConnection } from '../../src/client/connection';
import { openWorkerDatabase } from '../support/game';

/** Views that commands print, and what programs read of them. */
const PRINTED = ['gameView', 'gamesView', 'eventView', 'movesView', 'ledgerView', 'savesView', 'forksView'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function columns(): Promise<{ view: string; column: string }[]> {
  return await connection.rows(
    'SELECT TABLE_NAME AS view, COLUMN_NAME AS `column` FROM information_schema.COLUMNS' +
      " WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE '%View' ORDER BY TABLE_NAME, ORDINAL_POSITION",
  );
}

/** Views of the current game that do not say which it is. */
const OF_ONE_GAME = ['gameView', 'eventView', 'ledgerView'];

describe('the names in JSON', () => {
  test('are small letters, and no two columns of a view have the same', async () => {
    const names = (await columns()).map(({ view, column }) => ({ view, name: machineName(column) }));
    expect(names.filter(({ name }) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
    const all = names.map(({ view, name }) => `${view}.${name}`);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
  });

  test('stand in docs/json.md, for every view that a command prints', async () => {
    const page = fs.readFileSync(path.join(PROGRAM_DIRECTORY, 'docs/json.md'), 'utf8');
    const told = (view: string): string[] => {
      const row = page.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${view}\``)) ?? '';
      return [...(row.split('|')[3] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    };
    const rows = await columns();
    for (const view of PRINTED) {
      const names = rows.filter((row) => row.view === view).map(({ column }) => machineName(column));
      // Rows of one game have its number in front.
      expect([view, told(view)]).toEqual([view, OF_ONE_GAME.includes(view) ? ['game_id', ...names] : names]);
    }
  });

  test('leave what is inside of values as it is', () => {
    expect(withMachineNames({ 'Player No.': 1, Terms: { Take: { Money: 1 } } })).toEqual({ player: 1, terms: { Take: { Money: 1 } } });
    expect(withMachineNames({ dataDirectory: '/x', url: 'y' })).toEqual({ data_directory: '/x', url: 'y' });
  });
});
