import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { CHECKOUT } from '../../../src/deploy/catalogue';
import type { GameConnection } from '../../../src/client/connection';
import { openGame } from '../../../src/client/new-game';
import { readRules, readTiles } from '../../../src/client/editions/editions';
import { readEditionCards, readEditions, readGuide, readPending } from '../../../src/client/views';
import { importEdition } from '../../support/editions';
import { openWorkerDatabase } from '../../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

async function guideOf(edition: string): Promise<string[]> {
  const found = (await readEditions(connection)).find(({ Edition: name }) => name === edition);
  return (await readGuide(connection, found?.Ruleset ?? 0)).map(({ Sentence }) => Sentence);
}

test('the descriptions of standard and classic say what differs, and are true', async () => {
  const cards = await readEditionCards(connection);
  const factsOf = async (edition: string): Promise<Record<string, unknown>> => {
    const rules = new Map((await readRules(connection, edition)).map(({ rule, value }) => [rule, value]));
    const tiles = await readTiles(connection, edition);
    return {
      about: cards.find(({ Edition: name }) => name === edition)?.About,
      railroads: tiles.some(({ colour }) => colour === 'Railroad') && tiles.some(({ colour }) => colour === 'Utility'),
      trains: tiles.some(({ effect }) => effect === 'teleport'),
      ...Object.fromEntries(['auction_seconds', 'first_bid_percent', 'house_stock', 'hotel_stock'].map((rule) => [rule, rules.get(rule)])),
    };
  };
  expect(await factsOf('standard')).toEqual({
    about: 'The game as in the box: railroads and utilities, auctions without a clock, 32 houses and 12 hotels for all. Bankrupt everybody else.',
    railroads: true, trains: false, auction_seconds: null, first_bid_percent: expect.anything(), house_stock: '32', hotel_stock: '12',
  });
  expect(await factsOf('classic')).toEqual({
    about: 'Trains and flights across the board instead of railroads and utilities, auctions against the clock from half the price, houses without limit. Bankrupt everybody else.',
    railroads: false, trains: true, auction_seconds: '25', first_bid_percent: '50', house_stock: null, hotel_stock: null,
  });
});

describe('guideView', () => {
  test('describes an edition in its own words', async () => {
    const sentences = await guideOf('singletonopoly');
    expect(sentences[0]).toBe('For 2 to 8 players.');
    expect(sentences).toEqual(
      expect.arrayContaining([
        'Collect $512 when you pass or land on Start.',
        'Everyone starts with $4,096.',
        'If you roll doubles 3 times in a row, you go to jail (On Vacation).',
        'If you own a whole neighborhood, you may build on it: up to 5 restaurants on each property.',
        'Unpawn properties: you pay back what you got plus 10.24%.',
      ]),
    );
    expect(sentences.join('\n')).not.toMatch(/building|house|auction/);
  });

  test('has sections in the order of a game', async () => {
    const classic = (await readEditions(connection)).find(({ Edition: name }) => name === 'classic');
    const guide = await readGuide(connection, classic?.Ruleset ?? 0);
    expect([...new Set(guide.map(({ Topic }) => Topic))]).toEqual([
      'start', 'turn', 'buying', 'auctions', 'building', 'mortgages', 'trade', 'jail', 'debt', 'end', 'tiles', 'cards',
    ]);
    expect(guide.find(({ Topic }) => Topic === 'turn')?.Sentence).toBe('On your turn, roll two 6-sided dice and move that many tiles.');
  });

  test('leaves out what an edition does not have', async () => {
    const text = (await guideOf('hoarding')).join('\n');
    expect(text).not.toMatch(/jail|auction|mortgage|trade/);
    expect(text).toContain('The game ends after 10 turns.');
    expect(text).toContain('The player with the highest net worth wins');
  });

  test('describes how a game differs from its edition', async () => {
    const id = await openGame(connection, 'singletonopoly', null, { players: ['Ann', 'Bob'], rules: { jail_fine: 99, house_stock: 7 } });
    await connection.choose(id);
    const sentences = (await readGuide(connection, (await readPending(connection))?.Ruleset ?? 0)).map(({ Sentence }) => Sentence);
    expect(sentences).toContain('To get out of jail (On Vacation) before you roll, pay $99 or use a card that gets you out.');
    expect(sentences).toContain('There are 7 restaurants in all.');
  });

  test('counts one building in the singular', async () => {
    await connection.choose(await openGame(connection, 'singletonopoly', null, { players: ['Ann', 'Bob'], rules: { house_stock: 1 } }));
    const sentences = (await readGuide(connection, (await readPending(connection))?.Ruleset ?? 0)).map(({ Sentence }) => Sentence);
    expect(sentences).toContain('There is one restaurant in all.');
  });

  test('says nothing about a tile that house rules may change', async () => {
    const guideOfGame = async (rules: Record<string, boolean | string | null>): Promise<string> => {
      const id = await openGame(connection, 'classic', null, { players: ['Ann', 'Bob'], rules });
      await connection.choose(id);
      const sentences = await readGuide(connection, (await readPending(connection))?.Ruleset ?? 0);
      return sentences.map(({ Sentence }) => Sentence).join('\n');
    };
    const usual = await guideOfGame({});
    expect(usual).toContain('Instead of Income Tax, you may pay 10% of everything you own');
    const other = await guideOfGame({ tax_percent: null, worth_of_buildings: false, pot: 'fines' });
    expect(other).toContain('Taxes, fines, fees and what tiles and cards make you pay the bank go into the pot, for the next player who lands on Free Parking.');
    expect(other).not.toMatch(/tenth|%\D*of everything you own|Nothing happens/);
    expect(other).toContain('Income Tax: Pay $200.');
  });

  test('says what every tile and card does, from its effect if its text does not', async () => {
    await importEdition(connection, {
      edition: 'six tiles', rules: { jail_fine: 5, pot: 'everything' },
      board: {
        salary: 10,
        tiles: [
          'Go', { bonus: 'Cell' }, { bonus: 'Cop', go_to_jail: 'Cell' }, { property: 'Ferry', colour: 'Grey', price: 5, rent: { dice: [3] } },
          { bonus: 'Gift', text: 'How nice', collect: 7 }, { bonus: 'Pile', draw: 'Pile' },
        ],
      },
      decks: {
        Pile: [
          { text: 'Repairs.', pay: 25 }, { text: 'Pay 25.', pay: 25 }, { text: 'Pay 250!', pay: 25 }, { text: 'Hop', move_by: -1 }, { text: 'Fly.', teleport: 'Go' },
          { text: 'Go on to the Ferry.', move_to: 'Ferry' }, { text: 'Row.', move_to_nearest: 'Grey' }, { text: 'Party!', collect_each: 3 },
          { text: 'Treat.', pay_each: 4 }, { text: 'Jackpot.', take_pot: true }, { text: 'Luck.', take_pot: true }, { text: 'A key.', jail_card: true },
          { text: 'Nothing.' },
        ],
      },
    });
    const sentences = await guideOf('six tiles');
    expect(sentences.slice(sentences.indexOf('Cop: Go to jail on Cell.'))).toEqual([
      'Cop: Go to jail on Cell.', 'Gift: How nice. Collect 7 from the bank.', 'Pile: Draw a card from Pile.',
      'Pile: Repairs. Pay the bank 25.', 'Pile: Pay 25.', 'Pile: Pay 250! Pay the bank 25.', 'Pile: Hop. Go back 1 tile.', 'Pile: Fly. Go to Go; nothing happens there.',
      'Pile: Go on to the Ferry.', 'Pile: Row. Advance to the nearest Grey property.', 'Pile: Party! Collect 3 from every other player.',
      'Pile: Treat. Pay every other player 4.', 'Pile: Jackpot.', 'Pile: Luck. Take the money in the pot.', 'Pile: A key. Keep this card; it gets you out of jail once.',
      'Pile: Nothing.',
    ]);
    expect(sentences.join('\n')).toContain('Where the rent depends on the dice, you roll for it.');
    expect(sentences.join('\n')).toMatch(/into the pot, for the next player who draws a card that takes it\./);
  });

  test('describes every effect', async () => {
    const view = fs.readFileSync(path.join(CHECKOUT, 'procedures/edition/meaningsView.sql'), 'utf8');
    const effects = await connection.rows<{ effect: string }>("SELECT effect FROM Effect WHERE effect <> 'none'");
    expect(effects.map(({ effect }) => effect).filter((effect) => !view.includes(`WHEN '${effect}' THEN`))).toEqual([]);
  });

  test('has no gaps for any built-in edition', async () => {
    const editions = (await readEditions(connection)).filter(({ Origin: origin }) => origin === 'built in');
    expect(editions.length).toBeGreaterThan(4);
    for (const { Edition: edition } of editions) {
      for (const sentence of await guideOf(edition)) expect(sentence).toMatch(/^\S.*\S$/);
    }
  });

  test('names every rule', async () => {
    const parts = ['guideTurnView', 'guideEstateView', 'guideMortgageView', 'guideEndView'].map((name) =>
      fs.readFileSync(path.join(CHECKOUT, 'procedures/edition', `${name}.sql`), 'utf8'),
    );
    const rules = await connection.rows<{ rule: string }>('SELECT rule FROM Rule');
    const untold = rules.map(({ rule }) => rule).filter((rule) => !parts.join('\n').includes(`WHEN '${rule}' THEN`));
    expect(untold).toEqual([]);
  });
});
