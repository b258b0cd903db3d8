import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { advance, type Position, readChangesBetween } from '../../../src/client/changes';
import type { GameConnection } from '../../../src/client/connection';
import type { GameOptions } from '../../../src/client/game-options';
import { openGame } from '../../../src/client/new-game';
import { readLedgerBetween, readPlayers, readProperties } from '../../../src/client/views';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** How many moves of characters a game gets. */
const MOVES = 900;

async function readPosition(): Promise<Position> {
  return { players: await readPlayers(connection), properties: await readProperties(connection) };
}

/** Characters in all seats, also in those that an edition begins with. */
async function charactersFor(edition: string): Promise<GameOptions> {
  const fixed = await connection.rows<{ Edition: string; name: string }>('SELECT Edition, `Player name` AS name FROM openingsView WHERE Edition = ?', [edition]);
  if (fixed.length > 0) return { characters: Object.fromEntries(fixed.map(({ name }) => [name, 'builder'])) };
  return { players: ['builder', 'hunter', 'builder', 'hunter'].map((character) => ({ character })) };
}

/** What of a position follows from what moves changed. */
function followed({ players, properties }: Position): object {
  return {
    players: players.map((player) => [player['Player No.'], player['Bank balance'], player.Location, Boolean(player['Takes part'])]),
    properties: properties.map(({ prid, 'Player No.': player, Owner, Level, Houses, Hotels, Skyscrapers, Mortgaged }) => [prid, player, Owner, Level, Houses, Hotels, Skyscrapers, Mortgaged]),
  };
}

describe('changesView', () => {
  test.each(['campus', 'classic', 'hoarding', 'singletonopoly'])('is enough to follow a game of %s from any position to any later one', async (edition) => {
    const gameId = await openGame(connection, edition, null, { dice: 'server', seed: `followed ${edition}`, ...(await charactersFor(edition)) });
    await connection.choose(gameId);
    let [position, last] = [await readPosition(), 0];
    while (last < MOVES) {
      const [made] = (await connection.rows('CALL play_some(?, ?)', [gameId, 30])) as unknown as { Moves: number }[][];
      const moves = await readLedgerBetween(connection, last + 1, last + (made?.[0]?.Moves ?? 0));
      if (moves.length === 0) break;
      const changes = await readChangesBetween(connection, last + 1, last + moves.length);
      for (const move of moves) position = advance(position, move, changes.filter(({ Record }) => Record === move.record_ID));
      last += moves.length;
      expect([last, followed(position)]).toEqual([last, followed(await readPosition())]);
    }
    expect(last).toBeGreaterThan(20);
  });

  test.each(['campus', 'classic', 'hoarding', 'singletonopoly'])('tells in %s whose net worth a move leaves as it was', async (edition) => {
    const gameId = await openGame(connection, edition, null, { dice: 'server', seed: `worth ${edition}`, ...(await charactersFor(edition)) });
    await connection.choose(gameId);
    let [before, known, unknown] = [await readPosition(), 0, 0];
    for (let record = 1; record <= 60; record += 1) {
      await connection.rows('CALL play_some(?, 1)', [gameId]);
      const [move] = await readLedgerBetween(connection, record, record);
      if (!move) break;
      const { players } = advance(before, move, await readChangesBetween(connection, record, record));
      before = await readPosition();
      for (const { 'Player No.': number, 'Net worth': worth } of players) {
        if (worth === null) unknown += 1;
        else known += 1;
        const actual = before.players.find((player) => player['Player No.'] === number)?.['Net worth'] ?? null;
        // The view hides the worth of a player who chooses between a tax and a share of it.
        if (worth !== null && actual !== null) expect([record, number, worth]).toEqual([record, number, actual]);
      }
    }
    expect(known).toBeGreaterThan(unknown);
    expect(unknown).toBeGreaterThan(0);
  });

  test('shows the card, its deck and what happened to a property', async () => {
    const gameId = await openGame(connection, 'classic', null, { dice: 'table', players: ['Ada', 'Ben'], rules: { player_order: 'seat' } });
    await connection.choose(gameId);
    await connection.run("INSERT INTO Gamemanager (action, dice, dice2) VALUES ('roll', 1, 2)");
    await connection.run("INSERT INTO Gamemanager (action) VALUES ('buy')");
    const [bought] = (await readChangesBetween(connection, 2, 2)).filter(({ Change: change }) => change !== null);
    expect(bought).toMatchObject({ Record: 2, Kind: 'bought', Change: 'owner', 'Player No.': 0, 'Payer No.': 0, 'Payee No.': null, Amount: 60 });
  });
});
