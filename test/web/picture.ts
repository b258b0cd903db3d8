import path from 'node:path';
import { findBrowser, startBrowser } from '../support/browser';
import { GameConnection } from '../../src/game/connection';
import { openGame } from '../../src/game/new-game';
import { startThrowawayServer } from '../../src/database/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { serveWeb } from '../support/web';

/** Makes the picture that README shows: `npx tsx test/web/picture.ts`. A game of characters, which its seed makes the same each time. */

const PICTURE = path.join(__dirname, '..', '..', 'docs', 'page.png');
const MOVES = 180;
const SIZE = { width: 1280, height: 800 };

async function main(): Promise<void> {
  const file = findBrowser();
  if (file === undefined) throw new Error('There is no Chromium; CHROMIUM names one.');
  const server = await startThrowawayServer();
  const root = await GameConnection.open({ url: server.url });
  await root.run('CREATE DATABASE pictured');
  const address = { url: new URL('/pictured', server.url).href };
  await deploy(address, { say: () => undefined });
  await root.close();
  const connection = await GameConnection.open(address);
  // So that nobody plays on while the picture is taken.
  await connection.run('ALTER EVENT play_bots_event DISABLE');
  const players = ['scrooge', 'builder', 'hunter'].map((character) => ({ character }));
  const gameId = await openGame(connection, 'classic', 'Friday', { dice: 'server', seed: 'picture', players });
  await connection.rows('CALL play_some(?, ?)', [gameId, MOVES]);
  const web = await serveWeb(address);
  const browser = await startBrowser(file);
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  await page.goto(`${web.url}/games/${gameId}/past?at=${MOVES}`);
  await page.screenshot({ path: PICTURE });
  await browser.close();
  await web.stop();
  await connection.close();
  await server.stop();
}

void main();
