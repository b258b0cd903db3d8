import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { replayGame } from '../../src/client/time';
import { DecidingGame } from '../support/deciding-game';
import { openWorkerDatabase } from '../support/game';

/** Offers that answer an offer, and partners who take no more of them for a round. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function start(edition = 'classic'): Promise<DecidingGame> {
  const game = await DecidingGame.start(connection, edition, ['Ann', 'Ben', 'Cem'], { seed: 'counter', dice: 'table' });
  await game.giveTurn('Ann');
  return game;
}

/** A small trade with somebody. */
const trade = (game: DecidingGame, to: string, give: object = { money: 5 }, take: object = {}): { terms: object } => ({ terms: { to: game.pid(to), give, take } });

/** With whom a player may propose a trade now. */
async function partnersOf(game: DecidingGame, name: string): Promise<number[]> {
  const rows = await connection.rows<{ partner: number }>("SELECT `Partner No.` AS partner FROM movesView WHERE Action = 'propose' AND `Player No.` = ?", [game.pid(name)]);
  return rows.map(({ partner }) => partner).sort();
}

/** Ends the turns of players until it is somebody's. */
async function passTo(game: DecidingGame, name: string): Promise<void> {
  const [next] = await connection.rows<{ turn: number }>('SELECT turn FROM Player WHERE game_id = ? AND pid = ?', [game.id, game.pid(name)]);
  const [now] = await connection.rows<{ turn: number; round: number }>('SELECT turn, round FROM GameState WHERE game_id = ?', [game.id]);
  const laps = Number((next?.turn ?? 0) <= (now?.turn ?? 0));
  await connection.run("UPDATE GameState SET turn = ?, round = round + ?, turns_ended = turns_ended + 1, phase = 'roll' WHERE game_id = ?", [next?.turn ?? 0, laps, game.id]);
}

describe('a partner', () => {
  test('answers with another offer, which the proposer then answers', async () => {
    const game = await start();
    await game.make('propose', trade(game, 'Ben'));
    expect(await partnersOf(game, 'Ben')).toEqual([game.pid('Ann')]);
    expect(await partnersOf(game, 'Cem')).toEqual([]);
    expect(await game.make('propose', { player: 'Ben', ...trade(game, 'Ann', {}, { money: 50 }) })).toEqual(['Ben makes a counteroffer.']);
    expect(await game.pending()).toEqual({ phase: 'trade', player: 'Ann' });
    await game.make('accept', { player: 'Ann' });
    expect(await game.money('Ann', 'Ben', 'Cem')).toEqual([1450, 1550, 1500]);
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    expect((await replayGame(connection, game.id)).refused).toBeNull();
  });

  test('can offer one to nobody else, and as few as in any turn of another', async () => {
    const game = await start();
    await game.make('propose', trade(game, 'Ben'));
    await game.expectRefusal('no_such_partner', 'propose', { player: 'Ben', ...trade(game, 'Cem') });
    for (let answers = 0; answers < 4; answers += 1) {
      await game.make('propose', { player: 'Ben', ...trade(game, 'Ann') });
      await game.make('propose', { player: 'Ann', ...trade(game, 'Ben') });
    }
    await game.make('propose', { player: 'Ben', ...trade(game, 'Ann') });
    expect(await partnersOf(game, 'Ann')).toEqual([]);
    await game.expectRefusal('too_many_trades', 'propose', { player: 'Ann', ...trade(game, 'Ben') });
    await game.make('reject', { player: 'Ann' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
  });

  test('of somebody who raises money answers with an offer that gives some', async () => {
    const game = await start('singletonopoly');
    await game.give('Ann', ['Victoria Street']);
    await game.give('Ben', ['Newton Super Store']);
    await game.setMoney('Ann', 10);
    await game.roll(1, 2);
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    const [victoria, store] = [await game.prid('Victoria Street'), await game.prid('Newton Super Store')];
    await game.make('propose', trade(game, 'Ben', { properties: [victoria] }, { money: 900 }));
    await game.expectRefusal('trade_needs_money', 'propose', { player: 'Ben', ...trade(game, 'Ann', { properties: [store] }, { properties: [victoria] }) });
    const [example] = await connection.rows<{ sql: string; minimum: number }>("SELECT `SQL` AS `sql`, Minimum AS minimum FROM movesView WHERE Action = 'propose'");
    expect(example?.minimum).toBe(0);
    await connection.run(example?.sql ?? '');
    await game.make('propose', { player: 'Ann', ...trade(game, 'Ben', { properties: [victoria] }, { money: 300 }) });
    await game.make('accept', { player: 'Ben' });
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
    expect(await game.money('Ann')).toEqual([310]);
  });
});

describe('no more offers this round', () => {
  test('holds for one proposer and one partner, until the turn comes round again', async () => {
    const game = await start();
    await game.make('propose', trade(game, 'Ben'));
    expect((await game.make('reject_all', { player: 'Ben' }))[0]).toBe('Ben declines the trade, and takes no more offers from the same player for a round.');
    expect(await connection.rows('SELECT * FROM declinedOffersView')).toEqual([{ 'Player No.': game.pid('Ben'), 'Player name': 'Ben', 'From No.': game.pid('Ann'), From: 'Ann', 'Until round': 2, 'Until turn of': 'Ann' }]);
    expect(await partnersOf(game, 'Ann')).toEqual([game.pid('Cem')]);
    await game.expectRefusal('offers_declined', 'propose', trade(game, 'Ben'));
    const refused = connection.rows('CALL preview_trade(NULL, ?, ?)', [game.pid('Ann'), JSON.stringify(trade(game, 'Ben').terms)]);
    await expect(refused).rejects.toMatchObject({ token: 'offers_declined' });
    // Ben may still offer Ann something.
    await passTo(game, 'Ben');
    await game.make('propose', trade(game, 'Ann'));
    await game.make('reject');
    await passTo(game, 'Cem');
    expect(await connection.rows('SELECT * FROM declinedOffersView')).toHaveLength(1);
    await passTo(game, 'Ann');
    expect(await connection.rows('SELECT * FROM declinedOffersView')).toEqual([]);
    expect(await partnersOf(game, 'Ann')).toEqual([game.pid('Ben'), game.pid('Cem')].sort());
    await game.make('propose', trade(game, 'Ben'));
    await game.make('accept', { player: 'Ben' });
  });

  test('is said only by the partner, and only about an offer', async () => {
    const game = await start();
    await game.expectRefusal('wrong_phase', 'reject_all');
    await game.make('propose', trade(game, 'Ben'));
    for (const player of ['Ann', 'Cem']) await game.expectRefusal('wrong_player', 'reject_all', { player });
    await game.expectRefusal('column_not_used', 'reject_all', { player: 'Ben', amount: 5 });
  });

  test('leaves the turn as it was, and a fork and a replay know of it', async () => {
    const game = await start('standard');
    await game.make('propose', { player: 'Cem', ...trade(game, 'Ben') });
    await game.make('reject_all', { player: 'Ben' });
    expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
    expect(await partnersOf(game, 'Cem')).toEqual([game.pid('Ann')]);
    expect((await replayGame(connection, game.id)).refused).toBeNull();
  });
});
