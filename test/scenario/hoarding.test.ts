import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import type { Tile } from '../../src/client/imports/tile';
import { BOARD, HoardingGame, type Setting } from '../support/hoarding';
import { openWorkerDatabase } from '../support/game';

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

const start = (setting: Setting = {}): Promise<HoardingGame> => HoardingGame.start(connection, setting);

describe('the beginning', () => {
  test('players are numbered from 0, start on Go with the starting cash, and player 0 begins', async () => {
    const game = await start({ players: 3, rules: { starting_cash: 777 } });
    expect(await connection.rows('SELECT `Player No.`, `Player name`, Location, `Bank balance`, `Is turn` FROM playersView')).toEqual(
      [0, 1, 2].map((number) => ({
        'Player No.': number, 'Player name': `Player ${number}`, Location: 0, 'Bank balance': 777, 'Is turn': Number(number === 0),
      })),
    );
    expect(await game.owned(0)).toEqual([]);
  });

  test('one player is too few, sixty-one are too many', async () => {
    await expect(start({ players: 1 })).rejects.toThrow(/^too_few_players: /);
    await expect(start({ players: 61 })).rejects.toThrow(/^too_many_players: /);
    expect(await (await start({ players: 60 })).cash()).toHaveLength(60);
  });
});

describe('a turn', () => {
  test('before rolling: roll or leave; after landing: end the turn or leave', async () => {
    const game = await start();
    expect(await game.moves()).toEqual(['0 leave', '0 roll']);
    expect(await game.refusal('end_turn')).toMatch(/^wrong_phase: /);
    await game.act('roll', { dice: 3, dice2: 3 });
    expect(await game.moves()).toEqual(['0 end_turn', '0 leave']);
    expect(await game.refusal('roll', { dice: 1, dice2: 2 })).toMatch(/^wrong_phase: /);
    await game.act('end_turn');
    expect(await game.moves()).toEqual(['1 leave', '1 roll']);
  });

  test('only the player whose turn it is may act', async () => {
    const game = await start();
    expect(await game.refusal('roll', { dice: 1, dice2: 2, player_ID: 1 })).toMatch(/^wrong_player: /);
    expect(await game.refusal('leave', { player_ID: 1 })).toMatch(/^wrong_player: /);
  });

  test('the turn goes round, and skips players who are out', async () => {
    const game = await start({ players: 3 });
    const turns = [];
    for (const move of ['pass', 'leave', 'pass', 'pass', 'pass'] as const) {
      turns.push(await game.turn());
      if (move === 'leave') await game.act('leave');
      else await game.passBy(1, 5);
    }
    expect(turns).toEqual([0, 1, 2, 0, 2]);
  });

  test('doubles give no further roll', async () => {
    const game = await start();
    await game.passBy(3, 3);
    expect(await game.turn()).toBe(1);
  });
});

describe('moving', () => {
  test('the sum of two dice moves the token', async () => {
    const game = await start();
    await game.act('roll', { dice: 2, dice2: 4 });
    expect(await game.locations()).toEqual([6, 0]);
    expect(await game.cash()).toEqual([1500, 1500]);
  });

  test('passing Go pays the salary', async () => {
    const game = await start();
    await game.place(0, 7);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.locations()).toEqual([1, 0]);
    expect(await game.events()).toContainEqual(['salary', null, 0, 200]);
    expect(await game.cash()).toEqual([1700, 1500]);
  });

  test('landing on Go pays the salary once', async () => {
    const game = await start();
    await game.place(0, 5);
    await game.act('roll', { dice: 2, dice2: 1 });
    expect([await game.locations(), await game.cash()]).toEqual([[0, 0], [1700, 1500]]);
  });

  test('leaving Go pays nothing', async () => {
    const game = await start();
    await game.act('roll', { dice: 1, dice2: 5 });
    expect(await game.kinds()).not.toContain('salary');
  });

  test('landing on Go multiplies the salary', async () => {
    const game = await start({ rules: { salary_factor_on_go: 3 } });
    await game.act('roll', { dice: 2, dice2: 6 });
    expect([await game.locations(), await game.cash()]).toEqual([[0, 0], [2100, 1500]]);
  });

  test('passing Go does not', async () => {
    const game = await start({ rules: { salary_factor_on_go: 3 } });
    await game.act('roll', { dice: 3, dice2: 6 });
    expect([await game.locations(), await game.cash()]).toEqual([[1, 0], [1700, 1500]]);
  });

  test('a multiplier of 0 pays nothing for landing there', async () => {
    const game = await start({ rules: { salary_factor_on_go: 0 } });
    await game.act('roll', { dice: 2, dice2: 6 });
    expect(await game.cash()).toEqual([1500, 1500]);
  });

  describe('on a small board', () => {
    const small = BOARD.slice(0, 4);
    const tiny = BOARD.slice(0, 2);

    test('one roll passes Go several times, and each pays', async () => {
      const game = await start({ board: small });
      await game.act('roll', { dice: 5, dice2: 4 });
      expect([await game.locations(), await game.cash()]).toEqual([[1, 0], [1900, 1500]]);
    });

    test('only the salary for landing there is multiplied', async () => {
      const game = await start({ board: small, rules: { salary_factor_on_go: 10 } });
      await game.act('roll', { dice: 4, dice2: 4 });
      expect([await game.locations(), await game.cash()]).toEqual([[0, 0], [1500 + 200 + 2000, 1500]]);
    });

    test('of two tiles, a roll of twelve passes it six times', async () => {
      const game = await start({ board: tiny, rules: { salary_factor_on_go: 10 } });
      await game.act('roll', { dice: 6, dice2: 6 });
      expect(await game.cash()).toEqual([1500 + 5 * 200 + 2000, 1500]);
    });
  });
});

describe('an unowned property', () => {
  test('is offered to a player who can pay for it', async () => {
    const game = await start();
    await game.act('roll', { dice: 1, dice2: 1 });
    expect([await game.phase(), await game.kinds()]).toEqual(['offer', ['moved', 'offered']]);
    expect(await game.moves()).toEqual(['0 buy A', '0 decline A', '0 leave']);
    await game.act('buy');
    expect(await game.events()).toEqual([['bought', 0, null, 100]]);
    expect([await game.owned(0), await game.cash(), await game.phase()]).toEqual([['A'], [1400, 1500], 'manage']);
  });

  test('is offered to a player who can just pay for it', async () => {
    const game = await start();
    await game.place(0, 0, 100);
    await game.act('roll', { dice: 1, dice2: 1 });
    await game.act('buy');
    expect([await game.owned(0), await game.cash()]).toEqual([['A'], [0, 1500]]);
  });

  test('is not offered to a player who cannot', async () => {
    const game = await start();
    await game.place(0, 0, 99);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect([await game.phase(), await game.kinds()]).toEqual(['manage', ['moved', 'not_bought']]);
    expect(await game.refusal('buy')).toMatch(/^wrong_phase: /);
    expect(await game.cash()).toEqual([99, 1500]);
  });

  test('stays with the bank when it is declined', async () => {
    const game = await start();
    await game.act('roll', { dice: 1, dice2: 1 });
    await game.act('decline');
    expect([await game.owned(0), await game.cash(), await game.phase()]).toEqual([[], [1500, 1500], 'manage']);
  });

  test('can be paid with the salary of the same roll', async () => {
    const game = await start();
    await game.place(0, 7, 0);
    await game.act('roll', { dice: 1, dice2: 2 });
    await game.act('buy');
    expect(await game.cash()).toEqual([100, 1500]);
  });
});

describe('an owned property', () => {
  test('of the player does nothing', async () => {
    const game = await start();
    await game.give(0, 'A');
    await game.act('roll', { dice: 1, dice2: 1 });
    expect([await game.kinds(), await game.cash(), await game.phase()]).toEqual([['moved'], [1500, 1500], 'manage']);
  });

  test('of another player costs the rent of the board', async () => {
    const game = await start();
    await game.give(1, 'A');
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.events()).toEqual([['moved', null, null, null], ['rent', 0, 1, 10]]);
    expect([await game.cash(), await game.phase()]).toEqual([[1490, 1510], 'manage']);
  });

  test.each([2, 5])('of a whole set costs %i times as much', async (factor) => {
    const game = await start({ rules: { set_bonus_factor: factor } });
    await game.give(1, 'A', 'B');
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.cash()).toEqual([1500 - factor * 10, 1500 + factor * 10]);
  });

  test('of a set that two share costs the rent only', async () => {
    const game = await start({ players: 3, rules: { set_bonus_factor: 5 } });
    await game.give(1, 'A');
    await game.give(2, 'B');
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.cash()).toEqual([1490, 1510, 1500]);
  });

  test('of a set of one costs the multiplied rent', async () => {
    const game = await start();
    await game.give(1, 'E');
    await game.act('roll', { dice: 6, dice2: 1 });
    expect(await game.cash()).toEqual([1420, 1580]);
  });

  test('the multiplier ends when the set is broken up', async () => {
    const game = await start({ players: 3 });
    await game.give(1, 'A', 'B');
    await game.passBy(1, 1);
    await game.act('leave');
    await game.give(2, 'A');
    await game.passBy(3, 3);
    await game.place(0, 0);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.events()).toContainEqual(['rent', 0, 2, 10]);
  });
});

describe('a player who cannot pay a rent', () => {
  test('gives all cash and all properties to the owner, and is out', async () => {
    const game = await start({ players: 3 });
    await game.give(1, 'E');
    await game.give(0, 'A', 'C', 'D');
    await game.build('C', 2);
    await game.place(0, 5, 79);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.events()).toEqual([['moved', null, null, null], ['defeated', 0, 1, 79]]);
    expect([await game.cash(), await game.owned(0), await game.owned(1)]).toEqual([[0, 1579, 1500], [], ['A', 'C2', 'D', 'E']]);
    expect([await game.playersWith(2), await game.turn(), await game.phase()]).toEqual([[0], 1, 'roll']);
  });

  test('can just pay it: stays in the game', async () => {
    const game = await start();
    await game.give(1, 'E');
    await game.place(0, 5, 80);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect([await game.cash(), await game.playersWith(2), await game.phase()]).toEqual([[0, 1580], [], 'manage']);
  });

  test('the last one left wins', async () => {
    const game = await start();
    await game.give(1, 'E');
    await game.place(0, 5, 0);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect([await game.phase(), await game.playersWith(3), await game.kinds()]).toEqual(['over', [1], ['moved', 'defeated', 'won']]);
  });
});

describe('leaving', () => {
  test.each([
    ['before the roll', async () => undefined],
    ['after the landing', async (game: HoardingGame) => game.act('roll', { dice: 3, dice2: 3 })],
    ['instead of an answer', async (game: HoardingGame) => game.act('roll', { dice: 1, dice2: 2 })],
  ])('%s gives cash and properties back to the bank', async (_, before) => {
    const game = await start({ players: 3 });
    await game.give(0, 'A', 'C', 'D');
    await game.build('C', 2);
    await before(game);
    await game.act('leave');
    expect(await game.events()).toEqual([['left', 0, null, 1500]]);
    expect([await game.cash(), await game.owned(0), await game.playersWith(2)]).toEqual([[0, 1500, 1500], [], [0]]);
    expect([await game.turn(), await game.phase()]).toEqual([1, 'roll']);
    await game.act('roll', { dice: 2, dice2: 2 });
    expect([await game.phase(), await game.kinds()]).toEqual(['offer', ['moved', 'offered']]);
    await game.act('buy');
    expect(await game.owned(1)).toEqual(['C']);
  });
});

describe('the end', () => {
  test('a turn counts when it is ended after rolling', async () => {
    const game = await start({ rules: { turn_limit: 3 } });
    await game.passBy(3, 3);
    await game.passBy(3, 3);
    await game.act('roll', { dice: 1, dice2: 3 });
    await game.act('decline');
    expect(await game.phase()).toBe('manage');
    await game.act('end_turn');
    expect([await game.phase(), await game.kinds()]).toEqual(['over', ['turn_ended', 'won']]);
    expect(await game.refusal('roll', { dice: 1, dice2: 1 })).toMatch(/^game_over: /);
    expect(await game.moves()).toEqual([]);
  });

  test('a turn counts when a player leaves', async () => {
    const game = await start({ players: 4, rules: { turn_limit: 3 } });
    await game.act('leave');
    await game.passBy(3, 3);
    await game.act('roll', { dice: 1, dice2: 5 });
    await game.act('leave');
    expect(await game.phase()).toBe('over');
  });

  test('a turn counts when its player goes bankrupt', async () => {
    const game = await start({ players: 3, rules: { turn_limit: 2 } });
    await game.give(1, 'E');
    await game.place(0, 5, 0);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect([await game.playersWith(2), await game.phase()]).toEqual([[0], 'roll']);
    await game.passBy(3, 3);
    expect(await game.phase()).toBe('over');
  });

  test('actions within a turn do not count', async () => {
    const game = await start({ rules: { turn_limit: 2 } });
    await game.give(0, 'A', 'B');
    await game.act('build', { property: 'A' });
    await game.act('build', { property: 'B' });
    await game.passBy(1, 3);
    expect(await game.phase()).toBe('roll');
  });

  test('a limit of 1 is reached with the first turn', async () => {
    const game = await start({ rules: { turn_limit: 1 } });
    await game.passBy(3, 3);
    expect(await game.phase()).toBe('over');
  });

  test('if no player must be left, the last one plays on; after they leave nobody has won', async () => {
    const game = await start({ rules: { players_left_to_end: 0 } });
    await game.act('leave');
    await game.passBy(3, 3);
    expect([await game.turn(), await game.phase()]).toEqual([1, 'roll']);
    await game.act('leave');
    expect([await game.phase(), await game.playersWith(3), await game.playersWith(2)]).toEqual(['over', [], [0, 1]]);
  });

  test('-1 is no limit', async () => {
    const game = await start({ rules: { turn_limit: -1 } });
    for (let turn = 1; turn <= 12; turn += 1) await game.passBy(4, 4);
    expect(await game.phase()).toBe('roll');
  });

  test.each([
    [1, 3],
    [2, 2],
    [3, 1],
  ])('when %i of four must be left, it takes %i to leave', async (left, leaving) => {
    const game = await start({ players: 4, rules: { players_left_to_end: left } });
    for (let gone = 1; gone < leaving; gone += 1) await game.act('leave');
    expect(await game.phase()).toBe('roll');
    await game.act('leave');
    expect(await game.phase()).toBe('over');
  });

  test('the highest net worth wins: cash and the prices of the properties', async () => {
    const game = await start({ players: 3, rules: { turn_limit: 1 } });
    await game.place(0, 0, 1000);
    await game.place(1, 0, 700);
    await game.place(2, 0, 650);
    await game.give(1, 'A', 'B');
    await game.give(2, 'E');
    await game.passBy(3, 3);
    expect(await game.playersWith(3)).toEqual([2]);
    expect(await connection.rows('SELECT `Net worth` FROM playersView')).toEqual([1000, 920, 1050].map((worth) => ({ 'Net worth': worth })));
  });

  test('buildings do not count', async () => {
    const game = await start({ rules: { turn_limit: 1 } });
    await game.give(0, 'A', 'B');
    await game.build('A', 2);
    await game.place(0, 0, 500);
    await game.place(1, 0, 721);
    await game.passBy(3, 3);
    expect(await game.playersWith(3)).toEqual([1]);
  });

  test('all players who tie win, listed in ascending order', async () => {
    const game = await start({ players: 4, rules: { turn_limit: 1 } });
    await game.place(0, 0, 300);
    await game.place(1, 0, 299);
    await game.place(2, 0, 200);
    await game.place(3, 0, 180);
    await game.give(2, 'A');
    await game.give(3, 'B');
    await game.passBy(3, 3);
    expect(await game.playersWith(3)).toEqual([0, 2, 3]);
    const games = await connection.rows('SELECT Winner FROM gamesView WHERE Game = ?', [game.id]);
    expect(games).toEqual([{ Winner: 'Player 0, Player 2, Player 3' }]);
  });

  test('a player who is out cannot win, even with the highest net worth', async () => {
    const game = await start({ players: 3, rules: { players_left_to_end: 2 } });
    await game.place(1, 0, 0);
    await game.place(2, 0, 0);
    await game.act('leave');
    expect(await game.playersWith(3)).toEqual([1, 2]);
  });
});

describe('buildings', () => {
  /** Player 0 owns the set of A and B. */
  async function withSet(rules: Setting['rules'] = {}): Promise<HoardingGame> {
    const game = await start({ rules });
    await game.give(0, 'A', 'B');
    return game;
  }

  /** What a visitor of a property pays. */
  async function rentOf(game: HoardingGame): Promise<unknown> {
    await game.passBy(3, 3);
    await game.place(1, 0, 100_000);
    await game.act('roll', { dice: 1, dice2: 1 });
    return (await game.events()).find(([kind]) => kind === 'rent')?.[3];
  }

  test('are built once the set is complete', async () => {
    const game = await start();
    await game.give(0, 'A');
    expect(await game.moves()).toEqual(['0 leave', '0 roll']);
    expect(await game.refusal('build', { property: 'A' })).toMatch(/^set_incomplete: /);
    await game.give(0, 'B');
    expect(await game.moves()).toEqual(['0 build A', '0 build B', '0 leave', '0 roll']);
    await game.act('build', { property: 'A' });
    expect(await game.events()).toEqual([['built', 0, null, 50]]);
    expect([await game.owned(0), await game.cash()]).toEqual([['A1', 'B'], [1450, 1500]]);
  });

  test('can be built after landing, too', async () => {
    const game = await withSet();
    await game.act('roll', { dice: 3, dice2: 3 });
    await game.act('build', { property: 'B' });
    expect(await game.owned(0)).toEqual(['A', 'B1']);
  });

  test('become a hotel after the number of houses, at its own price, and no more', async () => {
    const game = await withSet({ max_houses: 2 });
    for (let built = 1; built <= 3; built += 1) await game.act('build', { property: 'A' });
    expect(await game.events()).toEqual([['built', 0, null, 80]]);
    expect([await game.owned(0), await game.cash()]).toEqual([['A3', 'B'], [1500 - 50 - 50 - 80, 1500]]);
    expect(await game.refusal('build', { property: 'A' })).toMatch(/^not_possible_here: /);
  });

  test('start with a hotel if no house is required', async () => {
    const game = await withSet({ max_houses: 0 });
    await game.act('build', { property: 'A' });
    expect(await game.events()).toEqual([['built', 0, null, 80]]);
    expect(await rentOf(game)).toBe(200);
  });

  test.each([
    [0, 20],
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 200],
  ])('%i of at most three houses and a hotel make the rent %i', async (level, rent) => {
    const game = await withSet({ max_houses: 3 });
    await game.build('A', level);
    expect(await rentOf(game)).toBe(rent);
  });

  test('leave the multiplier to undeveloped properties of the set', async () => {
    const game = await withSet({ set_bonus_factor: 7 });
    await game.build('B', 2);
    expect(await rentOf(game)).toBe(70);
  });

  test('must be even if the rules say so', async () => {
    const game = await withSet({ build_evenly: true });
    await game.act('build', { property: 'A' });
    expect(await game.moves()).toEqual(['0 build B', '0 leave', '0 roll']);
    expect(await game.refusal('build', { property: 'A' })).toMatch(/^uneven: /);
    for (const property of ['B', 'B', 'A', 'A', 'B']) await game.act('build', { property });
    expect(await game.owned(0)).toEqual(['A3', 'B3']);
  });

  test('need not be even otherwise', async () => {
    const game = await withSet({ build_evenly: false });
    for (let built = 1; built <= 3; built += 1) await game.act('build', { property: 'A' });
    expect(await game.owned(0)).toEqual(['A3', 'B']);
  });

  test('must be paid for', async () => {
    const game = await withSet();
    await game.place(0, 0, 49);
    expect(await game.refusal('build', { property: 'A' })).toMatch(/^cannot_afford: /);
    expect(await game.moves()).toEqual(['0 leave', '0 roll']);
  });
});

describe('the pot', () => {
  test('collects payments to the bank for the player who lands on Free Parking', async () => {
    const game = await start({ rules: { pot: true } });
    await game.give(0, 'A', 'B');
    await game.act('build', { property: 'A' });
    await game.act('roll', { dice: 1, dice2: 3 });
    await game.act('buy');
    expect(await game.pot()).toBe(250);
    await game.act('end_turn');
    await game.act('roll', { dice: 3, dice2: 3 });
    expect(await game.events()).toContainEqual(['took_pot', null, 1, 250]);
    expect([await game.pot(), await game.cash()]).toEqual([0, [1250, 1750]]);
  });

  test('is paid out for landing there, not for passing', async () => {
    const game = await start({ rules: { pot: true } });
    await game.act('roll', { dice: 1, dice2: 1 });
    await game.act('buy');
    await game.act('end_turn');
    await game.act('roll', { dice: 1, dice2: 6 });
    expect(await game.pot()).toBe(100);
  });

  test('collects neither rent nor the cash of a player who leaves', async () => {
    const game = await start({ players: 3, rules: { pot: true } });
    await game.give(1, 'A');
    await game.passBy(1, 1);
    await game.act('leave');
    expect(await game.pot()).toBe(0);
  });

  test('does not exist unless the rules say so', async () => {
    const game = await start({ rules: { pot: false } });
    await game.act('roll', { dice: 1, dice2: 1 });
    await game.act('buy');
    await game.act('end_turn');
    await game.act('roll', { dice: 3, dice2: 3 });
    expect([await game.pot(), await game.cash()]).toEqual([0, [1400, 1500]]);
  });

  test('is refused on a board without such a tile', async () => {
    const board: Tile[] = BOARD.filter(({ kind }) => kind !== 'take_pot');
    await expect(start({ rules: { pot: true }, board })).rejects.toThrow(
      /^rules_malformed: 1 error: rules.pot: everything needs a tile or a card with/,
    );
  });

  test('is not paid out when it is empty, and the log shows where the player is', async () => {
    const game = await start({ rules: { pot: true } });
    await game.act('roll', { dice: 3, dice2: 3 });
    expect(await game.kinds()).toEqual(['moved']);
  });
});

describe('auctions', () => {
  /** Player 0 has declined A. */
  async function declined(setting: Setting = {}): Promise<HoardingGame> {
    const game = await start({ players: 3, ...setting, rules: { has_auctions: true, ...setting.rules } });
    await game.act('roll', { dice: 1, dice2: 1 });
    await game.act('decline');
    return game;
  }

  test('are held if the rules say so, and everybody may bid', async () => {
    const game = await declined();
    expect([await game.phase(), await game.kinds()]).toEqual(['auction', ['declined', 'auctioned']]);
    expect(await game.moves()).toEqual(['0 bid A', '0 pass', '1 bid A', '1 pass', '2 bid A', '2 pass']);
  });

  test('are not held otherwise', async () => {
    const game = await declined({ rules: { has_auctions: false } });
    expect(await game.phase()).toBe('manage');
  });

  test('the highest bid buys when all others have passed, and the turn continues', async () => {
    const game = await declined();
    await game.act('bid', { player_ID: 2, amount: 10 });
    await game.act('bid', { player_ID: 1, amount: 11 });
    await game.act('pass', { player_ID: 0 });
    expect(await game.refusal('bid', { player_ID: 2, amount: 11 })).toMatch(/^bid_too_low: The minimum bid is \d+\.$/);
    expect(await game.refusal('bid', { player_ID: 2, amount: 1501 })).toMatch(/^cannot_afford: /);
    expect(await game.refusal('bid', { player_ID: 0, amount: 50 })).toMatch(/^wrong_player: /);
    expect(await game.refusal('pass', { player_ID: 1 })).toMatch(/^highest_bidder: /);
    expect(await game.moves()).toEqual(['2 bid A', '2 pass']);
    await game.act('pass', { player_ID: 2 });
    expect(await game.events()).toContainEqual(['bought', 1, null, 11]);
    expect([await game.owned(1), await game.cash(), await game.turn(), await game.phase()]).toEqual([['A'], [1500, 1489, 1500], 0, 'manage']);
  });

  test('a player who declined may bid', async () => {
    const game = await declined();
    await game.act('bid', { player_ID: 0, amount: 1 });
    await game.act('pass', { player_ID: 1 });
    await game.act('pass', { player_ID: 2 });
    expect([await game.owned(0), await game.cash()]).toEqual([['A'], [1499, 1500, 1500]]);
  });

  test('without a bid the property stays with the bank', async () => {
    const game = await declined();
    for (const player_ID of [0, 1, 2]) await game.act('pass', { player_ID });
    expect(await game.kinds()).toEqual(['passed', 'unsold']);
    expect([await game.owned(0), await game.phase()]).toEqual([[], 'manage']);
  });

  test('are not held for a property that the player cannot afford: it is not offered', async () => {
    const game = await start({ rules: { has_auctions: true } });
    await game.place(0, 0, 99);
    await game.act('roll', { dice: 1, dice2: 1 });
    expect(await game.phase()).toBe('manage');
  });

  test('bids go into the pot', async () => {
    const game = await declined({ rules: { pot: true } });
    await game.act('bid', { player_ID: 1, amount: 33 });
    await game.act('pass', { player_ID: 0 });
    await game.act('pass', { player_ID: 2 });
    expect(await game.pot()).toBe(33);
  });
});

describe('random numbers', () => {
  test('a die is the number modulo 6, plus 1; a roll takes two, in their order', async () => {
    const game = await start({ numbers: [0, 5, 1000, 999, 12, 7] });
    const rolled = [];
    for (let roll = 1; roll <= 3; roll += 1) {
      await game.act('roll');
      rolled.push(...(await connection.rows('SELECT dice, dice2 FROM ledgerView ORDER BY record_ID DESC LIMIT 1')));
      if ((await game.phase()) === 'offer') await game.act('decline');
      await game.act('end_turn');
    }
    expect(rolled).toEqual([{ dice: 1, dice2: 6 }, { dice: 5, dice2: 4 }, { dice: 1, dice2: 2 }]);
  });

  test('the same numbers and choices make the same game', async () => {
    const stories = [];
    for (let time = 1; time <= 2; time += 1) {
      const game = await start({ numbers: [3, 900, 2, 1, 77, 5] });
      for (let turn = 1; turn <= 3; turn += 1) {
        await game.act('roll');
        if ((await game.phase()) === 'offer') await game.act('buy');
        await game.act('end_turn');
      }
      stories.push(await connection.rows('SELECT Record, Sentence FROM eventView'));
    }
    expect(stories[0]).toEqual(stories[1]);
    expect(stories[0]?.length).toBeGreaterThan(6);
  });

  test('a roll is refused when they run out, and nothing changes', async () => {
    const game = await start({ numbers: [2, 2, 5] });
    await game.passByNumbers();
    expect(await game.refusal('roll')).toMatch(/^numbers_run_out: /);
    expect(await game.moves()).toEqual(['1 change_dice', '1 leave']);
  });

  test('the dice source cannot be changed earlier', async () => {
    const game = await start({ numbers: [2, 2] });
    expect(await game.refusal('change_dice', { terms: { source: 'server' } })).toMatch(/^dice_are_fixed: /);
  });

  test('it can continue with another list, with server dice, or with dice of the client', async () => {
    await start({ numbers: [3, 4] });
    const [list] = await connection.rows<{ name: string }>('SELECT l.name FROM NumberList AS l JOIN GameState AS g USING (list_id) WHERE g.game_id = @game_id');
    const game = await start({ numbers: [2, 2, 1] });
    await game.passByNumbers();
    expect(await game.refusal('change_dice', { terms: { source: 'numbers', list: 'nowhere' } })).toMatch(/^list_not_found: /);
    expect(await game.refusal('change_dice', { terms: { source: 'sky' } })).toMatch(/^terms_malformed: /);
    await game.act('change_dice', { terms: { source: 'numbers', list: list?.name } });
    await game.act('roll');
    expect((await game.locations())[1]).toBe((4 + 5) % 8);
    await game.act('end_turn');
    await game.act('change_dice', { terms: { source: 'table' } });
    await game.passBy(1, 6);
    expect((await game.locations())[0]).toBe((6 + 7) % 8);
  });
});

test('games with different rules and boards can be played side by side', async () => {
  const rich = await start({ rules: { starting_cash: 9000, set_bonus_factor: 9 } });
  const poor = await start({ rules: { starting_cash: 90 }, board: BOARD.slice(0, 4) });
  await rich.act('roll', { dice: 1, dice2: 1 });
  await poor.act('roll', { dice: 1, dice2: 1 });
  expect([await rich.phase(), await poor.phase()]).toEqual(['offer', 'manage']);
  await poor.act('end_turn');
  await rich.act('buy');
  expect([await rich.cash(), await poor.cash()]).toEqual([[8900, 9000], [90, 90]]);
  expect([await rich.owned(0), await poor.owned(0)]).toEqual([['A'], []]);
  expect([await rich.turn(), await poor.turn()]).toEqual([0, 1]);
});

describe('inspecting', () => {
  test('properties are listed by set, in order', async () => {
    const game = await start();
    await game.give(0, 'D', 'B', 'A', 'E');
    expect(await connection.rows('SELECT `Set`, Property FROM propertiesView WHERE `Player No.` = 0')).toEqual([
      { Set: '0', Property: 'A' }, { Set: '0', Property: 'B' }, { Set: '1', Property: 'D' }, { Set: '2', Property: 'E' },
    ]);
  });
});

describe('the log', () => {
  test('has a sentence for everything that can happen', async () => {
    const happened = new Set<unknown>();
    /** Makes moves of which each may name its details. */
    const tell = async (game: HoardingGame, ...moves: [string, Parameters<HoardingGame['act']>[1]?][]): Promise<void> => {
      for (const [action, details] of moves) {
        await game.act(action, details);
        for (const kind of await game.kinds()) happened.add(kind);
      }
    };
    const auctions = await start({ players: 3, rules: { has_auctions: true, pot: true }, numbers: [0, 0] });
    const bids: [string, object][] = [['bid', { player_ID: 1, amount: 5 }], ['pass', { player_ID: 0 }], ['pass', { player_ID: 2 }]];
    await tell(auctions, ['roll'], ['decline'], ...bids, ['end_turn'], ['change_dice', { terms: { source: 'table' } }]);
    await auctions.give(1, 'B');
    await tell(auctions, ['build', { property: 'A' }], ['roll', { dice: 3, dice2: 3 }], ['leave']);
    await tell(auctions, ['roll', { dice: 1, dice2: 6 }], ['decline'], ['pass', { player_ID: 0 }], ['pass', { player_ID: 2 }]);
    const sale = await start({ players: 3 });
    await sale.give(0, 'A', 'E');
    await sale.place(1, 0, 10);
    await tell(sale, ['roll', { dice: 1, dice2: 2 }], ['buy'], ['end_turn']);
    await tell(sale, ['roll', { dice: 1, dice2: 3 }], ['end_turn'], ['roll', { dice: 1, dice2: 1 }], ['end_turn']);
    await sale.place(0, 1);
    await tell(sale, ['roll', { dice: 6, dice2: 6 }], ['decline'], ['end_turn'], ['roll', { dice: 1, dice2: 2 }], ['leave']);
    const kinds = await connection.rows<{ kind: string; own: number }>(
      'SELECT k.kind, w.sentence IS NOT NULL AS own FROM EventKind AS k LEFT JOIN Wording AS w ON w.kind = k.kind' +
        " AND w.ruleset_id = (SELECT ruleset_id FROM Edition WHERE edition = 'hoarding')",
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...happened]));
    expect(kinds.filter(({ kind, own }) => own && !happened.has(kind))).toEqual([]);
  });
});
