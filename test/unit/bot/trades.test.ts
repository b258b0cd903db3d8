import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/game/connection';
import { Chance } from '../../support/chance';
import { workerDatabase } from '../../support/database';
import { DecidingGame } from '../../support/deciding-game';
import { importEdition, makeHouseRules } from '../../support/editions';

/** What characters answer to trades. Ann is a person, Bob a character. */

const ORANGE = ['St. James Place', 'Tennessee Avenue', 'New York Avenue'];

let connection: GameConnection;
/** Those who play to win. */
let characters: string[];
beforeAll(async () => {
  connection = await GameConnection.open((await workerDatabase()).address);
  await makeHouseRules(connection, 'unit: bots that trade', { starting_cash: 2_000 });
  await importEdition(connection, { edition: 'unit: cards to trade', extends: 'unit: bots that trade', decks: { 'Action Deck': [{ text: 'Free', jail_card: true }] } });
  await importEdition(connection, { edition: 'unit: free trades', extends: 'classic', rules: { trade: 'free', trades_per_turn: null } });
  characters = (await connection.rows<{ Character: string }>('SELECT * FROM botsView WHERE NOT `Stands in`')).map(({ Character: name }) => name);
});
afterAll(() => connection.close());

interface Side {
  money?: number;
  cards?: number;
  properties?: string[];
}

async function start(character: string, edition = 'unit: bots that trade'): Promise<DecidingGame> {
  const game = await DecidingGame.start(connection, edition, ['Ann', 'Bob']);
  await connection.run(
    "UPDATE Player SET character_id = (SELECT character_id FROM BotCharacter WHERE name = ?) WHERE game_id = ? AND name = 'Bob'",
    [character, game.id],
  );
  return game;
}

async function numbered(game: DecidingGame, { properties, ...side }: Side): Promise<object> {
  return properties === undefined ? side : { ...side, properties: await Promise.all(properties.map((name) => game.prid(name))) };
}

/** What the character answers when Ann gives and takes. */
async function answer(game: DecidingGame, give: Side, take: Side): Promise<string> {
  await game.make('propose', { terms: { to: game.pid('Bob'), give: await numbered(game, give), take: await numbered(game, take) } });
  await connection.run('CALL bot_move(?)', [game.id]);
  const [made] = await connection.rows<{ action: string }>('SELECT action FROM ledgerView ORDER BY record_ID DESC LIMIT 1');
  return made?.action ?? '';
}

/** What all characters answer in the same position. */
async function answers(position: (game: DecidingGame) => Promise<unknown>, give: Side, take: Side, edition?: string): Promise<string[]> {
  const made = new Set<string>();
  for (const character of characters) {
    const game = await start(character, edition);
    await position(game);
    made.add(await answer(game, give, take));
  }
  return [...made];
}

describe('a trade', () => {
  const both = async (game: DecidingGame): Promise<void> => {
    await game.give('Ann', ['Victoria Street', 'Luanda Street']);
    await game.give('Bob', ['Nottingham Avenue', 'Kinshasa Street']);
  };

  test.each<[what: string, give: Side, take: Side, answer: string]>([
    ['a gift', { money: 1 }, {}, 'accept'],
    ['a gift of a property', { properties: ['Victoria Street'] }, {}, 'accept'],
    ['a demand', {}, { money: 1 }, 'reject'],
    ['a demand of a property', {}, { properties: ['Kinshasa Street'] }, 'reject'],
    ['a property for a trifle', { money: 2 }, { properties: ['Kinshasa Street'] }, 'reject'],
    ['a property for much more', { money: 520 }, { properties: ['Kinshasa Street'] }, 'accept'],
    ['much more than a property is worth', { properties: ['Victoria Street'] }, { money: 1_000 }, 'reject'],
    ['a trifle for a property', { properties: ['Victoria Street'] }, { money: 2 }, 'accept'],
    ['a better one', { properties: ['Luanda Street'] }, { properties: ['Nottingham Avenue'] }, 'accept'],
  ])('of %s gets the same answer from all characters', async (_, give, take, expected) => {
    expect(await answers(both, give, take)).toEqual([expected]);
  });

  test('is never accepted for a late player, not even a gift', async () => {
    expect(await answer(await start('Silent Partner'), { money: 100 }, {})).toBe('reject');
    expect(await answers(() => Promise.resolve(), { money: 100 }, {})).toEqual(['accept']);
  });

  test('that completes a colour group of the bot is worth far more than the printed price', async () => {
    const almost = async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', ORANGE.slice(1));
      await game.give('Ann', ORANGE.slice(0, 1));
      await game.setMoney('Bob', 20_000);
    };
    expect(await answers(almost, { properties: ORANGE.slice(0, 1) }, { money: 400 }, 'unit: free trades')).toEqual(['accept']);
    expect(await answers(almost, { properties: ORANGE.slice(0, 1) }, { money: 10_000 }, 'unit: free trades')).toEqual(['reject']);
  });

  test('that completes a group of the other player, or breaks one of the bot, has a high price', async () => {
    const one = async (game: DecidingGame): Promise<void> => {
      await game.give('Ann', ORANGE.slice(1));
      await game.give('Bob', ORANGE.slice(0, 1));
      await game.setMoney('Ann', 20_000);
    };
    expect(await answers(one, { money: 400 }, { properties: ORANGE.slice(0, 1) }, 'unit: free trades')).toEqual(['reject']);
    expect(await answers(one, { money: 4_000 }, { properties: ORANGE.slice(0, 1) }, 'unit: free trades')).toEqual(['accept']);
    const whole = async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', ORANGE, { level: 3 });
    };
    expect(await answers(whole, { money: 1_000 }, { properties: ORANGE.slice(0, 1) }, 'unit: free trades')).toEqual(['reject']);
  });

  test('that completes a group for both is accepted by those to whom it brings no less than to the other', async () => {
    const both = async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', [...ORANGE.slice(1), 'Park Place']);
      await game.give('Ann', [...ORANGE.slice(0, 1), 'Boardwalk']);
    };
    expect(await answers(both, { properties: ORANGE.slice(0, 1) }, { properties: ['Park Place'] }, 'unit: free trades')).toEqual(['accept']);
  });

  test('of the same property for the same money, there and back, is not accepted twice', async () => {
    for (const character of characters) {
      const game = await start(character, 'unit: free trades');
      await game.give('Ann', ORANGE.slice(0, 1));
      await game.give('Bob', ORANGE.slice(1));
      for (let money = 100; money < 6_000; money += 700) {
        await game.setMoney('Bob', 20_000);
        await game.setMoney('Ann', 20_000);
        const first = await answer(game, { properties: ORANGE.slice(0, 1) }, { money });
        const back = first === 'accept' ? await answer(game, { money }, { properties: ORANGE.slice(0, 1) }) : 'reject';
        expect(back).toBe('reject');
        await game.give('Ann', ORANGE.slice(0, 1));
      }
    }
  });

  test('of a mortgaged property counts what lifting the mortgage costs', async () => {
    const game = await start(characters[0] ?? '', 'unit: free trades');
    const [row] = await connection.rows<{ ruleset: number; character: number }>(
      'SELECT g.ruleset_id AS ruleset, p.character_id AS `character` FROM Game AS g JOIN Player AS p USING (game_id) WHERE g.game_id = ? AND p.pid = ?',
      [game.id, game.pid('Bob')],
    );
    const weighed = async (mortgaged: boolean): Promise<number> => {
      await game.give('Bob', ['Park Place']);
      await game.give('Ann', ['Boardwalk'], { mortgaged });
      await connection.run("CALL weigh_holdings(?, ?, ?, ?, ?, '[]', @now, @then)", [
        game.id, row?.ruleset ?? 0, game.pid('Bob'), row?.character ?? 0, JSON.stringify([await game.prid('Boardwalk')]),
      ]);
      return Number((await connection.rows<{ worth: number }>('SELECT @then AS worth'))[0]?.worth);
    };
    // The mortgage is 200; a fee comes on top.
    expect((await weighed(false)) - (await weighed(true))).toBeGreaterThan(200);
  });

  test('of cards values a card at the jail fine', async () => {
    const card = async (game: DecidingGame): Promise<void> => {
      await game.giveCards('Ann', ...(await game.deck()));
    };
    expect(await answers(card, { cards: 1 }, { money: 128 }, 'unit: cards to trade')).toEqual(['reject']);
    expect(await answers(card, { cards: 1 }, { money: 60 }, 'unit: cards to trade')).toEqual(['accept']);
  });

  test('is not paid from the reserve of the bot, except for small amounts', async () => {
    const game = await start('Ebenezer Scrooge');
    await connection.run("UPDATE Deed AS d JOIN Property AS pr USING (ruleset_id, prid) SET d.p_owner = ?, d.level = 5 WHERE d.game_id = ? AND pr.rent_by = 'level'" +
      " AND pr.name <> 'Luanda Street'", [game.pid('Ann'), game.id]);
    await game.give('Ann', ['Luanda Street']);
    await game.setMoney('Bob', 200);
    expect(await answer(game, { properties: ['Luanda Street'] }, { money: 150 })).toBe('reject');
    expect(await answer(game, { properties: ['Luanda Street'] }, { money: 20 })).toBe('accept');
  });
});

/** What a position is worth to the bot of a player, by its own measure: cash, cards at the fine, and colour groups. */
async function worth({ id }: DecidingGame, pid: number): Promise<number> {
  const [seat] = await connection.rows<{ ruleset: number; character: number; cash: number; cards: number; deeds: string }>(
    'SELECT g.ruleset_id AS ruleset, p.character_id AS `character`, p.bank_balance AS cash,' +
      ' (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid) AS cards,' +
      " (SELECT COALESCE(JSON_ARRAYAGG(d.prid), '[]') FROM Deed AS d WHERE d.game_id = p.game_id AND d.p_owner = p.pid) AS deeds" +
      ' FROM Player AS p JOIN Game AS g ON g.game_id = p.game_id WHERE p.game_id = ? AND p.pid = ?',
    [id, pid],
  );
  if (!seat) throw new Error('There is no such player.');
  const { ruleset, character, cash, cards, deeds } = seat;
  await connection.run("CALL weigh_holdings(?, ?, ?, ?, '[]', ?, @now, @then)", [
    id, ruleset, pid, character, typeof deeds === 'string' ? deeds : JSON.stringify(deeds),
  ]);
  const [weighed] = await connection.rows<{ now: number }>('SELECT @now AS now');
  return Number(weighed?.now) + cash + 128 * cards;
}

/** Everything that Ann can ask for alone, or for a trifle. */
function demands(chance: Chance, own: readonly number[], his: readonly number[], money: number, hisMoney: number): { give: object; take: object }[] {
  const trifle = chance.pick([{}, { money: 1 }, ...own.map((prid) => ({ properties: [prid] }))]);
  const share = chance.between(1, Math.max(hisMoney, 1));
  return [
    ...his.map((prid) => ({ give: { money: chance.between(0, Math.min(money, 600)) }, take: { properties: [prid] } })),
    ...his.map((prid) => ({ give: trifle, take: { properties: [prid] } })),
    ...own.map((prid) => ({ give: { properties: [prid] }, take: { money: Math.min(share, hisMoney, chance.between(1, 1_500)) } })),
    ...own.flatMap((prid) => his.map((other) => ({ give: { properties: [prid] }, take: { properties: [other] } }))),
    ...(hisMoney > 0 ? [{ give: trifle, take: { money: Math.min(share, hisMoney) } }] : []),
  ];
}

test('bots lose nothing by the trades that they accept, in whole games full of offers', async () => {
  const chance = new Chance(11);
  let accepted = 0;
  for (const character of characters) {
    const game = await start(character);
    const [ann, bob] = [game.pid('Ann'), game.pid('Bob')];
    // What somebody is dealt is no trade.
    const deeds = await connection.rows<{ prid: number }>('SELECT prid FROM Deed WHERE game_id = ?', [game.id]);
    for (const { prid } of deeds) {
      await connection.run('UPDATE Deed SET p_owner = ?, mortgaged = ? WHERE game_id = ? AND prid = ?', [
        chance.pick([ann, bob]), chance.below(4) === 0 ? 1 : 0, game.id, prid,
      ]);
    }
    for (let round = 0; round < 4; round += 1) {
      const owners = await connection.rows<{ prid: number; owner: number }>('SELECT prid, p_owner AS owner FROM Deed WHERE game_id = ?', [game.id]);
      const of = (pid: number): number[] => owners.filter(({ owner }) => owner === pid).map(({ prid }) => prid);
      const [money = 0, hisMoney = 0] = await game.money('Ann', 'Bob');
      const offers = demands(chance, of(ann), of(bob), money, hisMoney);
      for (let tries = 0; tries < 25; tries += 1) {
        const offer = chance.pick(offers);
        const before = await worth(game, bob);
        try {
          await game.make('propose', { terms: { to: bob, ...offer } });
        } catch {
          // What was there for this offer has gone with one before.
          continue;
        }
        await connection.run('CALL bot_move(?)', [game.id]);
        const [made] = await connection.rows<{ action: string }>('SELECT action FROM ledgerView ORDER BY record_ID DESC LIMIT 1');
        const isAccepted = made?.action === 'accept';
        // Buildings that are sold for a trade, and fees of mortgages, come on top of what was weighed.
        const after = await worth(game, bob);
        if (isAccepted) expect(after).toBeGreaterThan(before);
        else expect(after).toBe(before);
        accepted += Number(isAccepted);
      }
    }
  }
  expect(accepted).toBeGreaterThan(20);
});
