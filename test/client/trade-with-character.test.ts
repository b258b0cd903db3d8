import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { playAtTable } from '../../src/terminal/play';
import { openWorkerDatabase } from '../support/game';
import { ScriptedConsole } from '../support/scripted-console';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('a character answers what a person proposes to him at a terminal; nobody is asked for him', async () => {
  const game = await openGame(connection, 'classic', null, { players: ['Zoe', { character: 'Ebenezer Scrooge' }], dice: 'server' });
  await connection.choose(game);
  await connection.run('UPDATE GameState SET turn = (SELECT turn FROM Player WHERE game_id = ? AND pid = 0) WHERE game_id = ?', [game, game]);
  await connection.run('UPDATE Deed JOIN Property USING (ruleset_id, prid) SET p_owner = 1 WHERE game_id = ? AND location = 6', [game]);
  const terminal = new ScriptedConsole(['propose', '1', 'deeds', '6', 'done', 'money', '1', 'done', 'confirm', 'accept', ''].join('\n'));
  await playAtTable(connection, game, terminal);
  expect(terminal.transcript).toContain('Ebenezer Scrooge declines the trade.');
  expect(terminal.transcript).not.toContain('what do you say to this trade');
  expect(await connection.rows('SELECT action FROM ledgerView')).toEqual([{ action: 'propose' }, { action: 'reject' }]);
});
