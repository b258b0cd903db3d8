import path from 'node:path';
import { findBrowser, startBrowser } from '../support/browser';
import { GameConnection } from '../../src/client/connection';
import { openGame } from '../../src/client/new-game';
import { startThrowawayServer } from '../../src/server/throwaway-server';
import { deploy } from '../../src/deploy/deploy';
import { startWeb } from '../../src/page/web-server';

/**
 * Makes the picture that README shows: `npx tsx test/web/picture.ts`. Bots play until Ada lands on a property that she can buy; from
 * then on Ada is a person. The seed makes it the same game each time.
 */

const PICTURE = path.join(__dirname, '..', '..', 'docs', 'page.png');
const LEAST_MOVES = 150;
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
  const players = [
    { name: 'Ada', character: 'hunter', token: 'Cat' }, { name: 'Ebenezer Scrooge', character: 'scrooge', token: 'Hat' },
    { name: 'Master Builder', character: 'builder', token: 'Car' }, { name: 'Jealous Neighbour', character: 'neighbour', token: 'Dog' },
  ];
  const gameId = await openGame(connection, 'classic', 'Sunday evening', { dice: 'server', seed: 'friday', players });
  await connection.choose(gameId);
  const [ada] = await connection.rows<{ number: number }>("SELECT `Player No.` AS number FROM playersView WHERE `Player name` = 'Ada'");
  for (let made = 0; ; made += 1) {
    const [{ phase, player } = { phase: 'over', player: null }] = await connection.rows<{ phase: string; player: number | null }>('SELECT Phase AS phase, `Player No.` AS player FROM pendingView');
    if (phase === 'over') throw new Error('The game is over, and Ada has bought everything.');
    if (made >= LEAST_MOVES && phase === 'offer' && player === ada?.number) break;
    await connection.rows('CALL play_some(?, 1)', [gameId]);
  }
  await connection.run('UPDATE Player SET character_id = NULL WHERE game_id = ? AND pid = ?', [gameId, ada?.number]);
  const web = await startWeb({ port: 0, connect: () => GameConnection.open(address), report: (error) => console.error(error) });
  const browser = await startBrowser(file);
  const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
  await page.goto(`${web.url}/games/${gameId}`);
  await page.waitForSelector('body[data-live]');
  await page.screenshot({ path: PICTURE });
  await browser.close();
  await web.stop();
  await connection.close();
  await server.stop();
}

void main();
