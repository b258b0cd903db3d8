import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { Chance } from '../../support/chance';
import { workerDatabase } from '../../support/database';
import { DecidingGame } from '../../support/deciding-game';
import { importEdition, makeHouseRules } from '../../support/editions';
import { callInDecision } from '../../support/move-routine';

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
  await importEdition(connection, { edition: 'unit: bots that propose', extends: 'classic', rules: { bots_propose: true } });
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
      await weigh(game.id, row?.ruleset ?? 0, game.pid('Bob'), row?.character ?? 0, [await game.prid('Boardwalk')], []);
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

/** Sets @now and @then to what the colour groups of a trade are worth to a player, as a bot weighs them. */
async function weigh(game: number, ruleset: number, pid: number, character: number, got: readonly number[], lost: readonly number[]): Promise<void> {
  const variables = { game_id: game, ruleset_id: ruleset, character_id: character };
  await connection.run(callInDecision('weigh_holdings', '?, ?, ?, @now, @then', variables), [pid, JSON.stringify(got), JSON.stringify(lost)]);
}

/** What a position is worth to the bot of a player, by its own measure: cash, cards at the fine, and colour groups. */
async function worth({ id }: DecidingGame, pid: number): Promise<number> {
  const [seat] = await connection.rows<{ ruleset: number; character: number; cash: number; cards: number; deeds: string | number[] }>(
    'SELECT g.ruleset_id AS ruleset, p.character_id AS `character`, p.bank_balance AS cash,' +
      ' (SELECT COUNT(*) FROM DeckCard AS k WHERE k.game_id = p.game_id AND k.holder = p.pid) AS cards,' +
      " (SELECT COALESCE(JSON_ARRAYAGG(d.prid), '[]') FROM Deed AS d WHERE d.game_id = p.game_id AND d.p_owner = p.pid) AS deeds" +
      ' FROM Player AS p JOIN Game AS g ON g.game_id = p.game_id WHERE p.game_id = ? AND p.pid = ?',
    [id, pid],
  );
  if (!seat) throw new Error('There is no such player.');
  const { ruleset, character, cash, cards, deeds } = seat;
  await weigh(id, ruleset, pid, character, [], typeof deeds === 'string' ? (JSON.parse(deeds) as number[]) : deeds);
  const [weighed] = await connection.rows<{ now: number }>('SELECT @now AS now');
  return Number(weighed?.now) + cash + 128 * cards;
}

/** Everything that Ann can ask for alone, or for a trifle. */
function demands(chance: Chance, own: readonly number[], his: readonly number[], money: number, hisMoney: number): Offer[] {
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

interface Offer {
  give: object;
  take: object;
}

/** Any exchange of up to two properties for up to two, with money of either side. */
function anything(chance: Chance, own: readonly number[], his: readonly number[], money: number, hisMoney: number): Offer[] {
  const side = (deeds: readonly number[], cash: number): object => {
    const properties = [...new Set([0, 1].slice(0, chance.below(3)).flatMap(() => (deeds.length > 0 ? [chance.pick(deeds)] : [])))];
    return { properties, money: chance.below(2) === 0 ? 0 : chance.between(0, Math.max(0, Math.min(cash, 2_000))) };
  };
  return [0, 1, 2, 3].map(() => ({ give: side(own, money), take: side(his, hisMoney) }));
}

/** Deals all properties to some players, a quarter of them mortgaged. */
async function deal(game: DecidingGame, chance: Chance, pids: readonly number[], mortgaged = 4): Promise<void> {
  for (const { prid } of await connection.rows<{ prid: number }>('SELECT prid FROM Deed WHERE game_id = ?', [game.id])) {
    await connection.run('UPDATE Deed SET p_owner = ?, mortgaged = ?, level = 0 WHERE game_id = ? AND prid = ?', [
      chance.pick(pids), chance.below(mortgaged) === 0 ? 1 : 0, game.id, prid,
    ]);
  }
}

/** What people pay at once for mortgages that they got. */
async function settle(game: DecidingGame): Promise<void> {
  for (;;) {
    const [at] = await connection.rows<{ phase: string; pid: number | null }>(
      'SELECT g.phase, o.pid FROM GameState AS g LEFT JOIN Agenda AS o ON o.game_id = g.game_id AND o.entry_no = g.first_entry WHERE g.game_id = ?', [game.id],
    );
    if (at?.phase !== 'debt') return;
    if (at.pid === game.pid('Bob')) await connection.run('CALL bot_move(?)', [game.id]);
    else await game.make('pay');
  }
}

/** How many proposals a test makes to each character; with RANDOM_TRADES more. */
const PROPOSALS = Number(process.env['RANDOM_TRADES'] ?? 100) / 5;

test.each<[kind: string, edition: string, offersOf: typeof demands]>([
  ['greedy', 'unit: bots that trade', demands],
  ['greedy', 'standard', demands],
  ['random', 'standard', anything],
])('bots lose nothing by the %s trades of %s that they accept', async (_, edition, offersOf) => {
  const chance = new Chance(11);
  let accepted = 0;
  for (const character of characters) {
    const game = await start(character, edition);
    const [ann, bob] = [game.pid('Ann'), game.pid('Bob')];
    for (let made = 0; made < PROPOSALS; made += 1) {
      if (made % 40 === 0) {
        // What somebody is dealt is no trade.
        await deal(game, chance, [ann, bob]);
        await game.setMoney('Bob', chance.between(0, 4_000));
      }
      await game.setMoney('Ann', 4_000);
      const owners = await connection.rows<{ prid: number; owner: number }>('SELECT prid, p_owner AS owner FROM Deed WHERE game_id = ?', [game.id]);
      const of = (pid: number): number[] => owners.filter(({ owner }) => owner === pid).map(({ prid }) => prid);
      const [, hisMoney = 0] = await game.money('Ann', 'Bob');
      const offer = chance.pick(offersOf(chance, of(ann), of(bob), 2_000, hisMoney));
      const before = await worth(game, bob);
      // Nothing for nothing is refused, and so is what the edition does not allow.
      if (!(await game.make('propose', { terms: { to: bob, ...offer } }).then(() => true, () => false))) continue;
      await connection.run('CALL bot_move(?)', [game.id]);
      const [answered] = await connection.rows<{ action: string }>('SELECT action FROM ledgerView ORDER BY record_ID DESC LIMIT 1');
      const isAccepted = answered?.action === 'accept';
      await settle(game);
      const after = await worth(game, bob);
      // By its own measure, which every trade must raise, no series of trades leads back to a position with less money.
      if (isAccepted) expect({ offer, gained: after - before > 0 }).toEqual({ offer, gained: true });
      else expect(after).toBe(before);
      accepted += Number(isAccepted);
    }
  }
  expect(accepted).toBeGreaterThan(5);
});

interface Proposal {
  record: number;
  player: string;
  action: string;
  terms: { to: number; give: Side; take: Side } | null;
  reason: string | null;
}

/** The proposals of bots, and the answers to them. */
async function proposals(): Promise<Proposal[]> {
  const rows = await connection.rows<Omit<Proposal, 'terms'> & { terms: string | null }>(
    'SELECT m.record_ID AS record, p.name AS player, m.action, m.terms, b.Reason AS reason FROM Gamemanager AS m' +
      ' JOIN Player AS p ON p.game_id = m.game_id AND p.pid = m.player_ID LEFT JOIN botReasonView AS b ON b.Record = m.record_ID' +
      " WHERE m.game_id = current_game() AND m.action IN ('propose', 'accept', 'reject') ORDER BY m.record_ID",
  );
  return rows.map((row) => ({ ...row, terms: row.terms === null ? null : (JSON.parse(row.terms) as Proposal['terms']) }));
}

describe('a proposal of a bot', () => {
  const CHARACTER = 'Bargain Hunter';

  /** Bob has two of Orange and lacks one that Ann has, who lacks one that Bob has. */
  async function halves(edition: string, character = CHARACTER): Promise<DecidingGame> {
    const game = await start(character, edition);
    await game.give('Bob', [...ORANGE.slice(1), 'Park Place']);
    await game.give('Ann', [...ORANGE.slice(0, 1), 'Boardwalk']);
    await connection.run("UPDATE GameState SET phase = 'manage', turn = (SELECT turn FROM Player WHERE game_id = ? AND name = 'Bob') WHERE game_id = ?", [game.id, game.id]);
    await connection.run('CALL bot_move(?)', [game.id]);
    return game;
  }

  test('asks for the last property of its group, and gives one that completes a group too', async () => {
    const game = await halves('unit: bots that propose');
    const [made] = await proposals();
    expect(made).toMatchObject({ player: 'Bob', action: 'propose', terms: { to: game.pid('Ann') } });
    expect(made?.terms?.take.properties).toEqual([await game.prid('St. James Place')]);
    expect(made?.terms?.give.properties).toEqual([await game.prid('Park Place')]);
    expect(made?.reason).toMatch(/^St\. James Place would complete the Orange group; the trade is worth \$\d+ in this position\.$/);
  });

  test('is answered by a person as any other, and not repeated', async () => {
    const game = await halves('unit: bots that propose');
    const [moves] = [await connection.rows<{ Action: string; player: string }>('SELECT Action, `Player name` AS player FROM movesView')];
    expect(moves).toEqual(expect.arrayContaining([{ Action: 'accept', player: 'Ann' }, { Action: 'reject', player: 'Ann' }]));
    const before = await worth(game, game.pid('Bob'));
    await game.make('reject');
    for (let round = 0; round < 40; round += 1) {
      await connection.run('UPDATE GameState SET round = round + 1, turns_ended = turns_ended + 2 WHERE game_id = ?', [game.id]);
      await connection.run("UPDATE GameState SET phase = 'manage', turn = (SELECT turn FROM Player WHERE game_id = ? AND name = 'Bob') WHERE game_id = ?", [game.id, game.id]);
      await connection.run('CALL bot_move(?)', [game.id]);
      const [at] = await connection.rows<{ phase: string }>('SELECT phase FROM GameState WHERE game_id = ?', [game.id]);
      if (at?.phase === 'trade') await game.make('reject');
    }
    expect(await worth(game, game.pid('Bob'))).toBe(before);
    const made = (await proposals()).filter(({ action }) => action === 'propose').map(({ terms }) => JSON.stringify([terms?.give.properties, terms?.take.properties]));
    made.forEach((offer, index) => expect(offer).not.toBe(made[index - 1]));
    // Not within eight rounds to the same player.
    const rounds = (await connection.rows<{ round: number }>("SELECT round FROM Gamemanager WHERE game_id = ? AND action = 'propose' ORDER BY record_ID", [game.id])).map(({ round }) => round);
    expect(rounds.length).toBeGreaterThan(1);
    rounds.slice(1).forEach((round, index) => expect(round - (rounds[index] ?? 0)).toBeGreaterThanOrEqual(8));
  });

  test('that a person accepts is worth to the bot what it said', async () => {
    const game = await halves('unit: bots that propose');
    const [made] = await proposals();
    const pid = game.pid('Bob');
    const before = await worth(game, pid);
    await game.make('accept');
    expect((await worth(game, pid)) - before).toBe(Number(/\$(\d+)/.exec(made?.reason ?? '')?.[1]));
  });

  test('is not made where the edition has none, for a late player, or after another in the same turn', async () => {
    await halves('classic');
    expect(await proposals()).toEqual([]);
    await halves('unit: bots that propose', 'Silent Partner');
    expect(await proposals()).toEqual([]);
    const game = await halves('unit: bots that propose');
    await game.make('reject');
    await connection.run('CALL bot_move(?)', [game.id]);
    expect((await proposals()).map(({ action }) => action)).toEqual(['propose', 'reject']);
  });

  test('that another bot accepts leaves both better off by their own measures', async () => {
    const chance = new Chance(5);
    let accepted = 0;
    for (let deals = 0; deals < 6; deals += 1) {
      const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Bob', 'Cid']);
      const pids = ['Ann', 'Bob', 'Cid'].map((name) => game.pid(name));
      for (const [index, pid] of pids.entries()) {
        await connection.run('UPDATE Player SET character_id = (SELECT character_id FROM BotCharacter WHERE name = ?) WHERE game_id = ? AND pid = ?', [
          characters[(deals + index) % characters.length] ?? '', game.id, pid,
        ]);
      }
      await deal(game, chance, pids, 10);
      let before: number[] = [];
      for (let moves = 0; moves < 60; moves += 1) {
        await connection.run('CALL bot_move(?)', [game.id]);
        const [made] = await connection.rows<{ action: string; terms: string | null; player: number }>(
          'SELECT action, terms, player_ID AS player FROM Gamemanager WHERE game_id = ? ORDER BY record_ID DESC LIMIT 1', [game.id],
        );
        const all = async (): Promise<number[]> => {
          const worths: number[] = [];
          for (const pid of pids) worths.push(await worth(game, pid));
          return worths;
        };
        if (made?.action === 'propose') before = await all();
        if (made?.action !== 'accept') continue;
        const after = await all();
        const gained = after.filter((now, index) => now > (before[index] ?? 0));
        expect(gained).toHaveLength(2);
        accepted += 1;
      }
    }
    expect(accepted).toBeGreaterThan(2);
  });
});
