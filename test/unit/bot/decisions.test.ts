import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../../src/client/connection';
import { withConnections } from '../../support/crowd';
import { workerDatabase } from '../../support/database';
import { DecidingGame } from '../../support/deciding-game';
import { makeHotelRules, makeHouseRules } from '../../support/editions';
import { changingNothing } from '../../support/everything';
import { refusalOf, stateOf } from '../../support/game';

/** What characters decide, each kind of decision by itself. Ann is a person, Bob a character. */

const [ADVENTURER, SCROOGE, BUILDER, NEIGHBOUR, HUNTER] = [
  'Adventurous Capitalist', 'Ebenezer Scrooge', 'Master Builder', 'Jealous Neighbour', 'Bargain Hunter',
] as const;
const ALL = [ADVENTURER, SCROOGE, BUILDER, NEIGHBOUR, HUNTER];

const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'];
const MONROVIA = ['Luanda Street', 'Kinshasa Street', 'Lagos Avenue'];
const GOLF = ['Granby Golf Club', 'Monett Golf Club', 'Neosho Golf Club'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await GameConnection.open((await workerDatabase()).address);
  await makeHouseRules(connection, 'unit: bots');
  await makeHotelRules(connection, 'unit: bots with hotels', { build_evenly: true, starting_cash: 1_500 });
});
afterAll(() => connection.close());

async function start(character: string, edition = 'singletonopoly'): Promise<DecidingGame> {
  const game = await DecidingGame.start(connection, edition, ['Bob', 'Ann']);
  await playedBy(game, 'Bob', character);
  return game;
}

async function playedBy({ id }: DecidingGame, name: string, character: string): Promise<void> {
  await connection.run(
    'UPDATE Player SET character_id = (SELECT character_id FROM BotCharacter WHERE name = ?) WHERE game_id = ? AND name = ?',
    [character, id, name],
  );
}

/** What the character does next, as the ledger has it. */
async function decision({ id }: DecidingGame): Promise<{ action: string; property: string | null; amount: number | null }> {
  await connection.run('CALL bot_move(?)', [id]);
  const [made] = await connection.rows<{ action: string; property: string | null; amount: number | null }>(
    'SELECT m.action, pr.name AS property, m.amount FROM Gamemanager AS m JOIN GameState AS g ON g.game_id = m.game_id' +
      ' AND g.last_record_ID = m.record_ID LEFT JOIN Property AS pr ON pr.ruleset_id = g.ruleset_id AND pr.prid = m.prid WHERE m.game_id = ?',
    [id],
  );
  if (!made) throw new Error('Nothing was decided.');
  return made;
}

async function action(game: DecidingGame): Promise<string> {
  return (await decision(game)).action;
}

/** What all characters do, in the same position. */
async function actions(position: (game: DecidingGame) => Promise<unknown>, edition?: string): Promise<string[]> {
  const made: string[] = [];
  for (const character of ALL) {
    const game = await start(character, edition);
    await position(game);
    made.push(await action(game));
  }
  return made;
}

describe('an offer', () => {
  const offered = (money: number) => async (game: DecidingGame): Promise<void> => {
    await game.place('Bob', 2, money);
    await game.roll(1, 2);
  };

  test('is accepted by all where nobody takes rent yet, in an edition without auctions', async () => {
    expect(await actions(offered(4_000))).toEqual(['buy', 'buy', 'buy', 'buy', 'buy']);
    expect(await actions(offered(512))).toEqual(['buy', 'buy', 'buy', 'buy', 'buy']);
    expect(await actions(offered(511))).toEqual(['decline', 'decline', 'decline', 'decline', 'decline']);
  });

  test('is declined by a cautious bot that may need the cash for the rent of the next turn', async () => {
    const dangerous = async (game: DecidingGame): Promise<void> => {
      await connection.run('UPDATE Deed AS d JOIN Property AS pr USING (ruleset_id, prid) SET d.p_owner = ?, d.level = 5' +
        " WHERE d.game_id = ? AND pr.rent_by = 'level'", [game.pid('Ann'), game.id]);
      await game.place('Bob', 2, 1_200);
      await game.roll(1, 2);
    };
    const made = await actions(dangerous);
    expect([made[0], made[1]]).toEqual(['buy', 'decline']);
  });

  test('is declined where others own some of the group, in the hope of a lower price in the auction', async () => {
    const landing = (owned: readonly string[]) => async (game: DecidingGame): Promise<void> => {
      await game.give('Ann', owned);
      await game.place('Bob', 3, 700);
      await game.roll(1, 2);
    };
    expect(await actions(landing([]), 'classic')).toEqual(['buy', 'buy', 'buy', 'buy', 'buy']);
    expect(await actions(landing(['Vermont Avenue']), 'classic')).toEqual(['decline', 'decline', 'decline', 'decline', 'decline']);
  });

  test('that was declined is not bought for more than its price in the auction', async () => {
    const outcomes: string[] = [];
    for (const character of ALL) {
      for (const [owner, owned] of [['Ann', 0], ['Ann', 1], ['Ann', 2], ['Bob', 1], ['Bob', 2]] as const) {
        const game = await start(character, 'unit: bots');
        await game.give(owner, MONROVIA.slice(0, owned));
        await game.setMoney('Ann', 100_000);
        await game.place('Bob', 6, 2_000);
        await game.roll(1, 2);
        if ((await action(game)) !== 'decline') continue;
        let made = await decision(game);
        while (made.action === 'bid') {
          outcomes.push(Number(made.amount) > 256 ? `${character} bids ${made.amount} where ${owner} has ${owned}` : 'fair');
          await game.make('bid', { player: 'Ann', amount: Number(made.amount) + 6 });
          made = await decision(game);
        }
      }
    }
    expect(outcomes).toContain('fair');
    expect(outcomes.filter((outcome) => outcome !== 'fair')).toEqual([]);
  });

  test('that completes a colour group is paid for with the last dollar, and with mortgages', async () => {
    const last = (money: number) => async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', [...MONROVIA.slice(0, 2), ...GOLF]);
      await game.place('Bob', 6, money);
      await game.roll(1, 2);
    };
    expect(await actions(last(256))).toEqual(['buy', 'buy', 'buy', 'buy', 'buy']);
    expect(await actions(last(200))).toEqual(['mortgage', 'mortgage', 'mortgage', 'mortgage', 'mortgage']);
    const game = await start(BUILDER);
    await last(0)(game);
    const steps: string[] = [];
    for (let step = 0; step < 3; step += 1) steps.push(await action(game));
    expect(steps).toEqual(['mortgage', 'mortgage', 'buy']);
    expect(await game.deed('Lagos Avenue')).toMatchObject({ owner: 'Bob' });
  });

  test('is declined when even all mortgages would not pay for it', async () => {
    const game = await start(BUILDER);
    await game.give('Bob', ['Chesapeake Avenue', 'Suffolk Avenue']);
    await game.place('Bob', 39, 0);
    await game.roll(1, 2 - 1);
    await game.place('Bob', 1);
    expect((await game.pending()).phase).toBe('offer');
    expect(await action(game)).toBe('mortgage');
    await connection.run('UPDATE Deed SET mortgaged = TRUE WHERE game_id = ? AND p_owner = ?', [game.id, game.pid('Bob')]);
    await game.setMoney('Bob', 0);
    expect(await action(game)).toBe('decline');
  });
});

describe('an auction', () => {
  async function auction(character: string, money = 900): Promise<DecidingGame> {
    const game = await start(character, 'unit: bots');
    await game.place('Bob', 2, money);
    await game.roll(1, 2);
    await game.make('decline');
    return game;
  }

  test('is joined at once by a bot that wants the property, and left when the bid is too high', async () => {
    const limits: number[] = [];
    for (const character of ALL) {
      const game = await auction(character);
      let last = 0;
      for (;;) {
        const { action: made, amount } = await decision(game);
        if (made === 'pass') break;
        last = Number(amount);
        if (last >= 800) break;
        await game.make('bid', { player: 'Ann', amount: last + 6 });
      }
      limits.push(last);
    }
    // One of a group that nobody owns any of is worth more to all than the first bid, and to none much more than the price.
    for (const limit of limits) expect(limit).toBeGreaterThan(256);
    for (const limit of limits) expect(limit).toBeLessThan(800);
    expect(new Set(limits).size).toBeGreaterThan(1);
  });

  test('of the property that completes its own colour group goes above the price, and not of another', async () => {
    const highest: number[] = [];
    for (const owned of [2, 0]) {
      const game = await start(BUILDER, 'classic');
      if (owned > 0) await game.give('Bob', ['St. James Place', 'Tennessee Avenue']);
      else await game.give('Ann', ['St. James Place']);
      await game.setMoney('Bob', 2_000);
      await game.setMoney('Ann', 100_000);
      await game.giveTurn('Ann');
      await game.place('Ann', 16);
      await game.roll(1, 2);
      await game.make('decline', { player: 'Ann' });
      let last = 0;
      for (let made = await decision(game); made.action === 'bid'; made = await decision(game)) {
        last = Number(made.amount);
        await game.make('bid', { player: 'Ann', amount: last + 50 });
      }
      highest.push(last);
    }
    const [own = 0, other = 0] = highest;
    expect(own).toBeGreaterThan(2 * 200);
    expect(other).toBeLessThanOrEqual(200);
  });

  test('waits for people when the bots hold the bid or have passed', async () => {
    const game = await auction(ADVENTURER);
    const [rows] = await connection.rows<{ Moves: number; 'Waits for': string }[]>('CALL play_bots(?)', [game.id]);
    expect(rows).toEqual([{ Moves: 1, 'Waits for': 'person', Refusal: null }]);
    await changingNothing(connection, async () => {
      const refusal = await refusalOf(connection, 'CALL bot_move(?)', [game.id]);
      expect(refusal.token).toBe('not_a_character');
    });
  });

  test('between bots ends after a few moves, however small the minimum raise is', async () => {
    await makeHouseRules(connection, 'unit: bots that bid', { first_bid_percent: 0, raise_percent: 0, starting_cash: 1_000_000 });
    const game = await start(ADVENTURER, 'unit: bots that bid');
    await playedBy(game, 'Ann', ADVENTURER);
    await game.place('Bob', 2);
    await game.roll(1, 2);
    await game.make('decline');
    let moves = 0;
    while ((await game.pending()).phase === 'auction') {
      await action(game);
      moves += 1;
    }
    expect(moves).toBeLessThan(40);
    expect((await game.deed('Granby Golf Club')).owner).not.toBeNull();
  });
});

describe('the full game', () => {
  const PAST = 'UPDATE GameState SET deadline = UTC_TIMESTAMP(3) - INTERVAL 5 SECOND WHERE game_id = ?';
  const SOON = 'UPDATE GameState SET deadline = UTC_TIMESTAMP(3) + INTERVAL 500000 MICROSECOND WHERE game_id = ?';

  test('the cheaper way of paying a tax is chosen', async () => {
    const made: string[] = [];
    for (const money of [1_000, 9_000]) {
      const game = await start(ADVENTURER, 'classic');
      await game.place('Bob', 1, money);
      await game.roll(1, 2);
      expect((await game.pending()).phase).toBe('tax');
      made.push(await action(game));
    }
    expect(made).toEqual(['pay_share', 'pay_flat']);
  });

  test('an auction whose time is up is closed, even by a bot that passed; in its last second no bot acts', async () => {
    const game = await start(SCROOGE, 'classic');
    await game.place('Bob', 36, 100);
    await game.roll(1, 2);
    expect((await game.pending()).phase).toBe('auction');
    expect(await action(game)).toBe('pass');
    await connection.run(SOON, [game.id]);
    expect((await refusalOf(connection, 'CALL bot_move(?)', [game.id])).token).toBe('not_a_character');
    await connection.run(PAST, [game.id]);
    expect(await action(game)).toBe('close');
  });
});

describe('a debt', () => {
  async function owing(owned: readonly string[], money: number, options: { level?: number } = {}): Promise<DecidingGame> {
    const game = await start(ADVENTURER);
    await game.give('Ann', ['Chesapeake Avenue', 'Suffolk Avenue', 'Norfolk Street'], { level: 2 });
    await game.give('Bob', owned, options);
    await game.place('Bob', 34, money);
    await game.roll(1, 2);
    expect((await game.pending()).phase).toBe('debt');
    return game;
  }

  test('is paid with mortgages first, then with buildings, beginning with those that earn least', async () => {
    const game = await owing([...VAUXHALL], 0, { level: 1 });
    await game.give('Bob', GOLF.slice(0, 2));
    const made = [];
    for (let step = 0; step < 4; step += 1) made.push(await decision(game));
    expect(made.map(({ action: name }) => name)).toEqual(['mortgage', 'mortgage', 'sell', 'sell']);
    expect(made[0]?.property).toBe('Granby Golf Club');
  });

  test('is paid with the mortgages of an empty complete group before houses are sold', async () => {
    const game = await owing([...MONROVIA], 0, { level: 2 });
    await game.give('Bob', GOLF);
    const made = [];
    for (let step = 0; step < 4; step += 1) made.push((await decision(game)).action);
    expect(made).toEqual(['mortgage', 'mortgage', 'mortgage', 'pay']);
  });

  test('that cannot be paid makes the bot leave', async () => {
    const game = await owing(['Victoria Street'], 0);
    expect([await action(game), await action(game)]).toEqual(['mortgage', 'leave']);
    expect(await connection.rows('SELECT Phase FROM pendingView')).toEqual([{ Phase: 'over' }]);
  });

  test('is paid as soon as there is enough', async () => {
    const game = await owing(GOLF, 600);
    expect([await action(game), await action(game)]).toEqual(['mortgage', 'pay']);
  });
});

describe('a mortgaged property', () => {
  /** Bob gets a mortgaged property of Ann's: he must pay a fee, or lift the mortgage. */
  const takeOver = async (game: DecidingGame, property: string): Promise<void> => {
    await game.giveTurn('Ann');
    await game.give('Ann', [property], { mortgaged: true });
    await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [await game.prid(property)] }, take: {} } });
    await game.make('accept', { player: 'Bob' });
    expect(await game.pending()).toEqual({ phase: 'handover', player: 'Bob' });
  };

  test('that a bot gets, and would lift, is lifted at once, which saves the fee', async () => {
    const game = await start(SCROOGE, 'standard');
    await game.give('Bob', ['Park Place']);
    await game.setMoney('Bob', 3_000);
    await takeOver(game, 'Boardwalk');
    expect(await decision(game)).toMatchObject({ action: 'redeem', property: 'Boardwalk' });
    expect(await game.money('Bob')).toEqual([3_000 - 220]);
  });

  test('for which a bot pays the fee keeps its mortgage for a round, although there is money for it then', async () => {
    const game = await start(SCROOGE, 'standard');
    await game.give('Bob', ['Park Place']);
    await game.setMoney('Bob', 225);
    await game.give('Ann', ['Illinois Avenue', 'Indiana Avenue', 'Kentucky Avenue'], { level: 5 });
    await takeOver(game, 'Boardwalk');
    expect(await action(game)).toBe('pay');
    await game.setMoney('Bob', 3_000);
    await game.giveTurn('Bob');
    expect(await action(game)).not.toBe('redeem');
  });
});

describe('buildings and mortgages', () => {
  test('use spare money only, at the declared end of a turn', async () => {
    const rich = async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', VAUXHALL);
      await game.setMoney('Bob', 2_000);
    };
    expect((await actions(rich)).filter((name) => name === 'build').length).toBeGreaterThan(2);
    const poor = async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', VAUXHALL);
      await game.setMoney('Bob', 60);
    };
    expect(await actions(poor)).toEqual(['roll', 'roll', 'roll', 'roll', 'roll']);
    const game = await start(ADVENTURER, 'unit: bots with hotels');
    await rich(game);
    await game.place('Bob', 7);
    expect(await action(game)).toBe('roll');
  });

  test('mortgages of a complete group are lifted, and others only if that returns the price', async () => {
    const game = await start(ADVENTURER);
    await game.give('Bob', MONROVIA, { mortgaged: true });
    await game.give('Bob', GOLF.slice(0, 1), { mortgaged: true });
    await game.setMoney('Bob', 3_000);
    const made: string[] = [];
    while (made.at(-1) !== 'roll') made.push(await action(game));
    expect(made.filter((name) => name === 'redeem')).toHaveLength(3);
    expect(made).toContain('build');
    expect(await game.deed(GOLF[0] ?? '')).toMatchObject({ mortgaged: true });
  });

  test('buildings that return more than their price are paid for with mortgages', async () => {
    const cannotPay = async (game: DecidingGame): Promise<void> => {
      await game.give('Bob', ['St. James Place', 'Tennessee Avenue', 'New York Avenue', 'Boardwalk']);
      await game.setMoney('Bob', 20);
      await connection.run("UPDATE GameState SET phase = 'manage' WHERE game_id = ?", [game.id]);
    };
    expect(await actions(cannotPay, 'classic')).toEqual(['mortgage', 'mortgage', 'mortgage', 'mortgage', 'mortgage']);
    const game = await start(BUILDER, 'classic');
    await cannotPay(game);
    const made: string[] = [];
    for (let step = 0; step < 4; step += 1) made.push(await action(game));
    expect(made).toEqual(['mortgage', 'build', 'build', 'end_turn']);
    expect(await game.deed('Boardwalk')).toMatchObject({ mortgaged: true });
  });

  test('buildings are built evenly, up to hotels', async () => {
    const game = await start(ADVENTURER, 'unit: bots with hotels');
    await game.give('Bob', VAUXHALL);
    await game.setMoney('Bob', 100_000);
    await connection.run("UPDATE GameState SET phase = 'manage' WHERE game_id = ?", [game.id]);
    const made: string[] = [];
    for (let step = 0; step < 16; step += 1) made.push(await action(game));
    expect(made).toEqual([...Array.from({ length: 15 }, () => 'build'), 'end_turn']);
    for (const property of VAUXHALL) expect(await game.deed(property)).toMatchObject({ level: 5 });
  });
});

describe('jail', () => {
  test('is left by everybody while half of the properties are unsold, if the fine is little to them', async () => {
    const made = await actions((game) => game.jail('Bob', 17));
    expect(new Set(made)).toEqual(new Set(['pay_fine']));
    const poor = await actions(async (game) => {
      await game.jail('Bob', 17);
      const [{ fine } = { fine: 0 }] = await connection.rows<{ fine: number }>(
        'SELECT r.jail_fine AS fine FROM Ruleset AS r JOIN GameState AS g ON g.ruleset_id = r.ruleset_id WHERE g.game_id = ?', [game.id],
      );
      await game.setMoney('Bob', 10 * fine - 1);
    });
    expect(new Set(poor)).toEqual(new Set(['pay_fine', 'roll']));
  });

  test('is left by a bold bot while many properties are unsold', async () => {
    const jailed = async (game: DecidingGame): Promise<void> => {
      await game.jail('Bob', 17);
      await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ? AND prid MOD 8 < 5', [game.pid('Ann'), game.id]);
    };
    const made = await actions(jailed);
    expect(made[0]).toBe('pay_fine');
    expect(new Set(made)).toEqual(new Set(['pay_fine', 'roll']));
  });

  test('is left with a card while properties are unsold, and not when most are sold', async () => {
    await connection.run('CALL import_edition(?)', [JSON.stringify({
      edition: 'unit: bots with cards', extends: 'singletonopoly', decks: { 'Action Deck': [{ text: 'Free', jail_card: true }] },
    })]);
    const game = await start(ADVENTURER, 'unit: bots with cards');
    await game.jail('Bob', 17);
    await game.giveCards('Bob', ...(await game.deck()));
    expect(await action(game)).toBe('use_card');
    await game.jail('Bob', 17);
    await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ?', [game.pid('Ann'), game.id]);
    expect(await action(game)).toBe('roll');
  });

  test('is where a bot waits, if waiting is allowed and ends free of charge', async () => {
    const game = await start(SCROOGE, 'unit: bots');
    await game.jail('Bob', 17);
    await connection.run('UPDATE Deed SET p_owner = ? WHERE game_id = ?', [game.pid('Ann'), game.id]);
    expect(await action(game)).toBe('wait');
  });
});

describe('a game without end', () => {
  test('is left by the poorest bot after many rounds, one at a time', async () => {
    const start = async (): Promise<DecidingGame> => {
      const game = await DecidingGame.start(connection, 'classic', ['Bob', 'Ann', 'Cy']);
      for (const name of ['Bob', 'Ann', 'Cy']) await playedBy(game, name, HUNTER);
      await connection.run('UPDATE GameState SET round = 300 WHERE game_id = ?', [game.id]);
      return game;
    };
    const poorest = async (money: number, round = 300): Promise<string> => {
      const game = await start();
      await game.place('Bob', 2, money);
      await connection.run('UPDATE GameState SET round = ? WHERE game_id = ?', [round, game.id]);
      return await action(game);
    };
    expect([await poorest(1_400), await poorest(1_600), await poorest(1_400, 249), await poorest(1_400, 299)]).toEqual(['leave', 'roll', 'roll', 'roll']);
    const rich = await start();
    await rich.place('Bob', 2, 1_400);
    await rich.give('Bob', ['Boardwalk']);
    expect(await action(rich)).toBe('roll');
    const two = await start();
    await two.place('Bob', 2, 1_400);
    expect(await action(two)).toBe('leave');
    const [at] = await connection.rows<{ pid: number; round: number }>('SELECT p.pid, g.round FROM GameState AS g JOIN Player AS p ON p.game_id = g.game_id AND p.turn = g.turn WHERE g.game_id = ?', [two.id]);
    await connection.run('UPDATE Player SET bank_balance = 1 WHERE game_id = ? AND pid = ?', [two.id, at?.pid ?? -1]);
    expect(at?.round).toBe(300);
    expect(await action(two)).toBe('roll');
  });

  test('among people is left by the poorest bot, and by the last one only when no person is poorer', async () => {
    const made = async (money: number, people: Record<string, number>): Promise<string> => {
      const game = await DecidingGame.start(connection, 'classic', ['Bob', 'Ann', 'Cy']);
      for (const name of ['Bob', 'Ann', 'Cy']) if (!(name in people)) await playedBy(game, name, HUNTER);
      for (const [name, cash] of Object.entries(people)) await game.setMoney(name, cash);
      await connection.run('UPDATE GameState SET round = 300 WHERE game_id = ?', [game.id]);
      await game.place('Bob', 2, money);
      return await action(game);
    };
    expect([await made(1_400, { Cy: 2_000 }), await made(1_400, { Cy: 10 }), await made(1_600, { Cy: 2_000 })]).toEqual(['leave', 'leave', 'roll']);
    expect([await made(1_400, { Ann: 2_000, Cy: 2_000 }), await made(1_400, { Ann: 2_000, Cy: 10 })]).toEqual(['leave', 'roll']);
  });
});

describe('who moves', () => {
  test('a bot does not move for a person, or in a game that is over or missing', async () => {
    const game = await start(ADVENTURER);
    await game.giveTurn('Ann');
    const before = await stateOf(connection, game.id);
    expect((await refusalOf(connection, 'CALL bot_move(?)', [game.id])).token).toBe('not_a_character');
    expect(await connection.rows('CALL play_bots(?)', [game.id])).toMatchObject([[{ Moves: 0, 'Waits for': 'person' }], {}]);
    expect(await stateOf(connection, game.id)).toEqual(before);
    await game.make('end');
    expect((await refusalOf(connection, 'CALL bot_move(?)', [game.id])).token).toBe('game_over');
    expect((await refusalOf(connection, 'CALL bot_move(?)', [2_000_000_000])).token).toBe('game_not_found');
    expect((await refusalOf(connection, 'CALL play_bots(?)', [2_000_000_000])).token).toBe('game_not_found');
    expect((await refusalOf(connection, 'CALL play_some(?, 1)', [2_000_000_000])).token).toBe('game_not_found');
  });

  test('the default is the current game', async () => {
    await start(ADVENTURER);
    expect(await connection.rows('CALL bot_move(NULL)')).toMatchObject([[{ Moves: 1 }], {}]);
    expect(await connection.rows('CALL play_bots(NULL)')).toMatchObject([[{ 'Waits for': 'person' }], {}]);
  });

  test('bots do nothing when the list of numbers has run out', async () => {
    await connection.run('CALL import_numbers(?, ?)', ['unit: bots run out', '[1, 2, 3]']);
    const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', ['hoarding', JSON.stringify({
      players: [{ character: SCROOGE }, { character: BUILDER }], dice: 'numbers', numbers: 'unit: bots run out' })]);
    const id = rows?.[0]?.game_id ?? -1;
    await connection.choose(id);
    const [played] = await connection.rows<{ 'Waits for': string }[]>('CALL play_bots(?)', [id]);
    expect(played?.[0]?.['Waits for']).toBe('dice');
    expect((await refusalOf(connection, 'CALL bot_move(?)', [id])).token).toBe('nothing_to_choose');
    await connection.run("INSERT INTO Gamemanager (action, terms) VALUES ('change_dice', '{\"source\": \"server\"}')");
    expect(await connection.rows('CALL play_some(?, 5)', [id])).toMatchObject([[{ Moves: 5 }], {}]);
  });

  test('a transaction with an old snapshot decides on the present state', async () => {
    const game = await start(ADVENTURER);
    await withConnections((await workerDatabase()).address, 1, async ([older]) => {
      if (!older) throw new Error('There is a connection.');
      await older.run('START TRANSACTION WITH CONSISTENT SNAPSHOT');
      await game.place('Bob', 2, 4_000);
      await game.roll(1, 2);
      await older.run('CALL bot_move(?)', [game.id]);
      await older.run('COMMIT');
    });
    expect(await game.deed('Granby Golf Club')).toMatchObject({ owner: 'Bob' });
  });
});

test('the refused move of a bot is told to the caller of play_bots, and no error', async () => {
  const game = await start(SCROOGE);
  await game.giveTurn('Ann');
  await game.give('Bob', ['Granby Golf Club']);
  await game.setMoney('Ann', 2_000);
  const take = { properties: [await game.prid('Granby Golf Club')] };
  await game.make('propose', { terms: { to: game.pid('Bob'), give: { money: 2_000 }, take } });
  // Nobody who plays can bring this about.
  await game.setMoney('Ann', 0);
  const before = await stateOf(connection, game.id);
  const refusal: unknown = expect.stringMatching(/^cannot_afford: /);
  expect((await connection.rows('CALL play_bots(?)', [game.id]))[0]).toEqual([{ Moves: 0, 'Waits for': 'characters', Refusal: refusal }]);
  expect((await connection.rows('CALL bot_move(?)', [game.id]))[0]).toEqual([{ Moves: 0, Refusal: refusal }]);
  expect(await stateOf(connection, game.id)).toEqual(before);
});

describe('the scheduler', () => {
  test('plays all games that wait for bots, except one with an open transaction', async () => {
    const games: number[] = [];
    // Games of bots alone share a second: those of other tests would take it.
    await connection.run('DELETE FROM BotGame');
    for (const seed of ['one', 'two']) {
      const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', ['campus', JSON.stringify({
        seed, dice: 'server', characters: { Bill: SCROOGE, Jane: BUILDER, Mary: HUNTER, Norman: NEIGHBOUR } })]);
      games.push(rows?.[0]?.game_id ?? -1);
    }
    const moves = async (): Promise<number[]> => {
      const rows = await connection.rows<{ moves: number }>(
        'SELECT last_record_ID AS moves FROM GameState WHERE game_id IN (?, ?) ORDER BY game_id', games,
      );
      return rows.map(({ moves: made }) => made);
    };
    await withConnections((await workerDatabase()).address, 1, async ([other]) => {
      if (!other) throw new Error('There is a connection.');
      await other.run('START TRANSACTION');
      await other.run('INSERT INTO Gamemanager (game_id) VALUES (?)', [games[0] ?? -1]);
      await connection.run('CALL play_waiting_bots()');
      const [first, second = 0] = await moves();
      expect(first).toBe(0);
      expect(second).toBeGreaterThan(0);
      await other.run('ROLLBACK');
    });
    await connection.run('CALL play_waiting_bots()');
    expect((await moves())[0]).toBeGreaterThan(0);
  });
});

describe('advice', () => {
  interface Row { 'Player name': string; Action: string | null; Property: string | null; Amount: number | null; Advice: string | null; Reason: string; SQL: string | null }

  const adviceOf = async (): Promise<Row[]> => await connection.rows<Row>('SELECT * FROM adviceView');

  /** An offer that completes a group of Ann's. */
  async function offered(): Promise<DecidingGame> {
    const game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob']);
    await game.give('Ann', ['St. James Place', 'Tennessee Avenue']);
    await game.place('Ann', 16, 1_000);
    await game.roll(1, 2);
    return game;
  }

  test('names the move, the reason and the statement, and changes nothing', async () => {
    const game = await offered();
    let advice: Row[] = [];
    await changingNothing(connection, async () => {
      advice = await adviceOf();
      expect((await connection.rows<Row[]>('CALL advise(NULL)'))[0]).toEqual(advice);
      expect((await connection.rows<Row[]>('CALL advise(?)', [game.id]))[0]).toEqual(advice);
    });
    expect(advice).toMatchObject([
      { 'Player name': 'Ann', Action: 'buy', Property: 'New York Avenue', Advice: 'Buy it: New York Avenue', Reason: 'New York Avenue completes the Orange group.' },
    ]);
    await connection.run(advice[0]?.SQL ?? '');
    expect(await game.deed('New York Avenue')).toMatchObject({ owner: 'Ann' });
  });

  test('says what a property would mean for its colour group, where it says what it is worth', async () => {
    const game = await offered();
    await game.make('decline');
    const reasons = (await adviceOf()).map(({ Reason: reason }) => reason);
    expect(reasons).toEqual([
      expect.stringMatching(/^New York Avenue is worth \$\d+ in this position; the minimum bid is \$\d+\. It would complete the Orange group\.$/),
      expect.stringMatching(/^New York Avenue is worth .* Ann needs it to complete the Orange group\.$/),
    ]);
  });

  test.each<[string, [string, string][], string]>([
    ['nobody owns', [], 'It would be 1 of 3 in the Orange group; the rest is unsold.'],
    ['they own a part of', [['Ann', 'St. James Place']], 'It would be 2 of 3 in the Orange group; the rest is unsold.'],
    ['another owns a part of', [['Bob', 'St. James Place']], 'Others own part of the Orange group, so mostly its rent counts.'],
    ['two players own a part of', [['Ann', 'St. James Place'], ['Bob', 'Tennessee Avenue']], 'Others own part of the Orange group, so mostly its rent counts.'],
  ])('says so of a group that %s', async (_, owned, note) => {
    const game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob']);
    for (const [name, property] of owned) await game.give(name, [property]);
    await game.place('Ann', 16, 1_000);
    await game.roll(1, 2);
    expect((await adviceOf())[0]?.Reason).toMatch(new RegExp(`^New York Avenue costs \\$200 and is worth (only )?\\$\\d+ in this position\\. ${note}$`));
  });

  test('is what the adviser does as a bot', async () => {
    const game = await offered();
    const [advice] = await adviceOf();
    await playedBy(game, 'Ann', SCROOGE);
    expect(await adviceOf()).toEqual([]);
    expect(await action(game)).toBe(advice?.Action);
  });

  test('is given to every bidder, and to nobody when the game is over', async () => {
    const game = await offered();
    await game.make('decline');
    expect((await adviceOf()).map(({ 'Player name': name, Action: made }) => [name, made])).toEqual([['Ann', 'bid'], ['Bob', 'bid']]);
    const [ann] = await adviceOf();
    await game.make('bid', { player: 'Ann', amount: Number(ann?.Amount) });
    expect((await adviceOf()).map(({ 'Player name': name }) => name)).toEqual(['Bob']);
    await game.make('pass', { player: 'Bob' });
    await game.make('leave', { player: 'Ann' });
    expect((await game.pending()).phase).toBe('over');
    expect(await adviceOf()).toEqual([]);
  });

  test('does not depend on the seed, and keeps nobody from moving', async () => {
    const game = await offered();
    const before = await adviceOf();
    await connection.run("UPDATE Game SET seed = 'another' WHERE game_id = ?", [game.id]);
    expect(await adviceOf()).toEqual(before);
    await withConnections((await workerDatabase()).address, 1, async ([other]) => {
      await connection.run('START TRANSACTION');
      await adviceOf();
      await other?.run("INSERT INTO Gamemanager (game_id, action) VALUES (?, 'buy')", [game.id]);
      await connection.run('COMMIT');
    });
    expect(await game.deed('New York Avenue')).toMatchObject({ owner: 'Ann' });
  });

  test('says nothing of a tax that is chosen before anybody knows what they own', async () => {
    const game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob']);
    await game.place('Ann', 1, 1_000);
    await game.roll(1, 2);
    expect(await adviceOf()).toMatchObject([{ Action: null, Advice: null, SQL: null, Reason: 'Nobody knows what they own until the tax is chosen, so there is no advice.' }]);
  });

  test('is off between accounts, unless a rule allows it', async () => {
    for (const [rules, count] of [[{}, 0], [{ advice: true }, 1]] as const) {
      const [rows] = await connection.rows<{ game_id: number }[]>('CALL open_game(?, NULL, ?)', [
        'classic', JSON.stringify({ players: ['Ann', 'Bob'], dice: 'server', seats: { 0: 'ann', 1: 'bob' }, rules }),
      ]);
      const id = rows?.[0]?.game_id ?? 0;
      await connection.choose(id);
      expect(await adviceOf()).toHaveLength(count);
      if (count === 0) expect((await refusalOf(connection, 'CALL advise(?)', [id])).token).toBe('advice_is_off');
    }
    expect((await refusalOf(connection, 'CALL advise(?)', [2_000_000_000])).token).toBe('game_not_found');
  });
});

describe('reasons', () => {
  test('are kept for what a bot had to decide, not for a mere roll, and go with the game', async () => {
    const game = await start(BUILDER, 'classic');
    await game.give('Bob', ['St. James Place', 'Tennessee Avenue']);
    await game.place('Bob', 16, 1_000);
    await game.roll(1, 2);
    await decision(game);
    while ((await decision(game)).action !== 'end_turn');
    const reasons = await connection.rows<{ Action: string; Reason: string }>('SELECT * FROM botReasonView');
    expect(reasons[0]).toMatchObject({ 'Player name': 'Bob', Action: 'buy', Property: 'New York Avenue', Reason: 'New York Avenue completes the Orange group.' });
    expect(new Set(reasons.map(({ Action: made }) => made))).toEqual(new Set(['buy', 'build']));
    for (const { Reason: reason } of reasons) expect(reason).not.toMatch(/[{}]/);
    await connection.run('CALL delete_game(?)', [game.id]);
    expect(await connection.rows('SELECT * FROM MoveReason WHERE game_id = ?', [game.id])).toEqual([]);
  });

  test('of all kinds have a sentence', async () => {
    const sources = await connection.rows<{ text: string }>(
      "SELECT ROUTINE_DEFINITION AS text FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_NAME LIKE 'choose\\_%'",
    );
    const known = new Set((await connection.rows<{ reason: string }>('SELECT reason FROM BotReason')).map(({ reason }) => reason));
    const used = sources.flatMap(({ text }) => [...text.matchAll(/d_reason =([^;]+);/g)].flatMap(([, value = '']) => [...value.matchAll(/'([a-z_]+)'/g)].map(([, name = '']) => name)));
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !known.has(name) && !['build', 'roll', 'accept', 'reject'].includes(name))).toEqual([]);
  });
});
