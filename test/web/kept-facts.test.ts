import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { deleteGame, openGame } from '../../src/client/new-game';
import { readGame } from '../../src/client/views';
import { Connections } from '../../src/page/connections';
import { KeptFacts } from '../../src/page/game/kept-facts';
import { workerDatabase } from '../support/database';
import { openWorkerDatabase } from '../support/game';

/** Notes the games that are chosen: whatever reads the whole of a game chooses it. */
class NotedConnections extends Connections {
  readonly chosen: number[] = [];

  override async use<Result>(gameId: number | null, work: (connection: GameConnection) => Promise<Result>): Promise<Result> {
    if (gameId !== null) this.chosen.push(gameId);
    return await super.use(gameId, work);
  }
}

let connection: GameConnection;
let connections: NotedConnections;
let facts: KeptFacts;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  const { address } = await workerDatabase();
  connections = new NotedConnections(() => GameConnection.open(address));
  facts = new KeptFacts(connections);
});
afterAll(async () => {
  await connections.close();
  await connection.close();
});

test('the facts of a game are read once when it is over, for all pages, until it is deleted', async () => {
  const game = await openGame(connection, 'standard', null, { dice: 'server', seed: 'facts', pace: 'short', players: ['builder', 'hunter'].map((character) => ({ character })) });
  await connection.run('CALL play_some(?, 10)', [game]);
  const readings = async (): Promise<[texts: Set<string | undefined>, readings: number]> => {
    connections.chosen.length = 0;
    const texts = await Promise.all(Array.from({ length: 5 }, () => facts.read(game)));
    return [new Set([...texts, await facts.read(game)]), connections.chosen.length];
  };
  expect((await readings())[1]).toBe(6);
  for (let isOver = false; !isOver;) {
    await connection.run('CALL play_some(?, 500)', [game]);
    isOver = (await readGame(connection, game))?.['Next player'] === null;
  }
  const [texts, count] = await readings();
  expect([texts.size, count]).toEqual([1, 1]);
  expect([...texts][0]).toContain('class="highlights"');
  await deleteGame(connection, game);
  expect(await facts.read(game)).toBeUndefined();
});

test('where somebody won while others were still playing, the facts say by which rules of this game', async () => {
  const players = ['builder', 'hunter', 'scrooge'].map((character) => ({ character }));
  const factsAfter = async (rules: object, pace: string): Promise<string> => {
    const game = await openGame(connection, 'standard', null, { dice: 'server', seed: 'ends', pace, rules, players } as never);
    for (let isOver = false; !isOver;) {
      await connection.run('CALL play_some(?, 500)', [game]);
      isOver = (await readGame(connection, game))?.['Next player'] === null;
    }
    return (await facts.read(game)) ?? '';
  };
  const timed = await factsAfter({ turn_limit: 9 }, 'timed');
  expect(timed).toContain('<p class="soft">The rules of this game: ');
  expect(timed).toMatch(/The rules of this game: [^<]*\b9 turns\b[^<]*<\/p>/);
  // Where one player is left, nothing needs to be explained.
  expect(await factsAfter({}, 'full')).not.toContain('The rules of this game');
});
