import { afterAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { createAccount } from '../../src/deploy/accounts';
import { GameConnection } from '../../src/client/connection';
import { replayGame } from '../../src/client/time';
import { deployQuietly } from '../support/database';
import { stateOf, TestGame } from '../support/game';

const DATABASE = 'sqlopoly';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-clone-'));
const servers: ThrowawayServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(data?: string): Promise<URL> {
  const server = await startThrowawayServer({ flags: ['--plugin-load-add=mysql_clone.so'], ...(data === undefined ? {} : { data }) });
  servers.push(server);
  return new URL(`/${DATABASE}`, server.url);
}

test('a clone of a server in use has its games, which can be replayed, and its accounts', async () => {
  const url = await start();
  const admin = await GameConnection.open({ url: new URL('/', url).href });
  await admin.run('CREATE DATABASE ??', [DATABASE]);
  await deployQuietly({ url: url.href });
  const owner = await GameConnection.open({ url: url.href });
  const password = await createAccount(owner, 'zoe', '%', 'player');
  const game = await TestGame.start(owner);
  await game.roll(3, 1, 4);
  const state = await game.state();
  await owner.run('START TRANSACTION');
  await game.roll(2);
  const clone = path.join(folder, 'clone');
  await admin.run('CLONE LOCAL DATA DIRECTORY = ?', [clone]);
  await owner.run('COMMIT');

  const copied = await start(clone);
  const there = await GameConnection.open({ url: copied.href });
  expect(await stateOf(there, game.id)).toEqual(state);
  expect(await replayGame(there, game.id)).toEqual({ moves: 3, refused: null, differences: [] });
  const zoe = await GameConnection.open({ url: Object.assign(new URL(copied), { username: 'zoe', password }).href });
  await zoe.run('INSERT INTO Gamemanager (game_id, dice) VALUES (?, 2)', [game.id]);
  expect(await stateOf(there, game.id)).toEqual(await game.state());
  for (const connection of [admin, owner, there, zoe]) await connection.close();
});
