import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../../src/deploy/catalogue';
import { deploy } from '../../src/deploy/deploy';
import { dropEvent } from '../../src/deploy/events';
import { LINKED_TRIGGER } from '../../src/deploy/link-catalogue';
import { UNLINKED } from '../../src/deploy/unlinked-mark';
import { GameConnection } from '../../src/client/connection';
import { Chance } from '../support/chance';
import { emptyDatabase } from '../support/database';
import { DecidingGame } from '../support/deciding-game';
import { importEdition, makeHouseRules } from '../support/editions';
import { checksums } from '../support/everything';
import { TestGame } from '../support/game';
import { makeNumberList } from '../support/number-list';
import { playRandomly } from '../support/random-play';
import { readRecording, type RecordedMove } from './format';
import { makeMoves, recordingOf, startGame } from './play-recording';

/** Some of each edition: the shortest, so that it does not take long. */
const FILES = ['campus', 'classic', 'hoarding', 'singletonopoly', 'standard'].flatMap((edition) =>
  fs
    .readdirSync(__dirname)
    .filter((file) => file.startsWith(`${edition}-`) && file.endsWith('.txt'))
    .map((file) => ({ file, size: fs.statSync(path.join(__dirname, file)).size }))
    .sort((a, b) => a.size - b.size)
    .slice(0, 4)
    .map(({ file }) => file),
);

/** What deploys write for themselves, and what tells the time. */
const OWN_TABLES = ['Deployment', 'DeploymentLock', 'InstalledPart', 'InstalledVersion', 'knex_migrations', 'knex_migrations_lock'];

/** What a move may name beside its game and its action. */
const DETAILS = ['dice', 'dice2', 'player_ID', 'record_ID', 'round', 'prid', 'amount', 'terms', 'token'];
const MOVE =
  'INSERT INTO Gamemanager (game_id, action, dice, dice2, player_ID, record_ID, round, prid, amount, terms, token)' +
  ' VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** The details that are named together. */
const NAMED = [
  ['dice'], ['dice', 'dice2'], ['dice', 'player_ID'], ['dice', 'record_ID'], ['dice', 'round'], ['prid'], ['amount'], ['terms'], ['token'],
  ['dice', 'token'],
];

/** At how many positions of a game the lists of moves are compared. */
const POSITIONS = 40;

const AT =
  'INSERT INTO Gamemanager (game_id, player_ID, action, dice, dice2, amount, played_at)' +
  " VALUES (?, ?, ?, ?, ?, ?, '2020-01-01' + INTERVAL ? SECOND)";

/** An auction that two bid in, and a tax, by the second. */
const CLOCKED: readonly (readonly [second: number, action: string, dice: number | null, dice2: number | null, player: number | null, amount: number | null])[] = [
  [0, 'roll', 1, 2, null, null], [1, 'decline', null, null, null, null], [26, 'bid', null, null, 0, 30], [36, 'bid', null, null, 1, 45],
  [47, 'close', null, null, 0, null], [47, 'end_turn', null, null, null, null], [48, 'roll', 1, 3, null, null],
  [49, 'pay_share', null, null, null, null],
];

/** A third roll in jail by who must raise the fine first, and a trade of what is not his. */
async function keepARoll(connection: GameConnection): Promise<void> {
  const game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob'], { seed: 'kept', dice: 'table' });
  await game.jail('Ann', 10, 2);
  await game.setMoney('Ann', 20);
  await game.give('Ann', ['Boardwalk']);
  await game.roll(1, 2);
  const give = { properties: [await game.prid('Park Place')] };
  await game.expectRefusal('not_owner', 'propose', { terms: { to: game.pid('Bob'), give, take: { money: 1 } } });
  await game.make('mortgage', { property: 'Boardwalk' });
  await game.make('pay');
}

/** A fee that is rolled for, a payment to the bank, and the pot that it is taken of. */
async function takeThePot(connection: GameConnection): Promise<void> {
  await importEdition(connection, {
    edition: 'ferry', rules: { pot: 'everything' },
    board: { salary: 0, tiles: ['Pier', { property: 'Ferry', colour: 'Grey', price: 10, rent: { dice: [2] } }, { bonus: 'Toll', pay: 5 }, { bonus: 'Fair', take_pot: true }] },
    opening: [{ name: 'Ada', cash: 100, at: 'Pier' }, { name: 'Ben', cash: 100, at: 'Pier', owns: ['Ferry'] }],
  });
  const game = await TestGame.start(connection, 'ferry');
  await game.roll(1, 3, 2, 2);
  expect([await game.player(0), await game.player(1)]).toMatchObject([{ balance: 99 }, { balance: 101 }]);
}

/** A tile that leads to a property, for which its visitor rolls and pays ten times that. */
async function followTheSignpost(connection: GameConnection): Promise<void> {
  await importEdition(connection, {
    edition: 'signpost',
    board: { salary: 0, tiles: ['Pier', { bonus: 'Signpost', move_to_nearest: 'Grey', roll_factor: 10 }, { property: 'Ferry', colour: 'Grey', price: 10, rent: 7 }, { property: 'Barge', colour: 'Grey', price: 10, rent: 7 }] },
    opening: [{ name: 'Ada', cash: 100, at: 'Pier' }, { name: 'Ben', cash: 100, at: 'Pier', owns: ['Ferry'] }],
  });
  const game = await TestGame.start(connection, 'signpost');
  await game.roll(1, 3);
  expect([await game.player(0), await game.player(1)]).toMatchObject([{ balance: 70 }, { balance: 130 }]);
}

/** A tile that pays who passes it, and one that charges for it. */
async function payTolls(connection: GameConnection): Promise<void> {
  await importEdition(connection, {
    edition: 'tolls',
    board: { salary: 0, tiles: ['Pier', { bonus: 'Breeze', collect: 5, collect_passing: 20 }, { bonus: 'Lock', pay_passing: 40 }, 'Quay'] },
    opening: [{ name: 'Ada', cash: 100, at: 'Pier' }, { name: 'Ben', cash: 30, at: 'Pier' }],
  });
  const game = await TestGame.start(connection, 'tolls');
  await game.roll(3, 1);
  expect([await game.player(0), await game.player(1)]).toMatchObject([{ balance: 80 }, { balance: 55 }]);
}

/** A roll to what nobody may buy before a lap, and one that completes it. */
async function completeALap(connection: GameConnection): Promise<void> {
  const game = await DecidingGame.start(connection, 'classic', ['Ann', 'Bob'], { seed: 'a lap', dice: 'table', rules: { buys_after_lap: true } });
  await game.roll(1, 2);
  expect((await game.pending()).phase).not.toBe('offer');
}

/** A mortgaged property that changes hands before a roll, and the fee that is due at once. */
async function takeOverAMortgage(connection: GameConnection): Promise<void> {
  const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Bob'], { seed: 'handover', dice: 'table' });
  await game.giveTurn('Ann');
  await game.give('Ann', ['Boardwalk'], { mortgaged: true });
  await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [await game.prid('Boardwalk')] }, take: {} } });
  await game.make('accept', { player: 'Bob' });
  await game.make('pay');
  expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
}

/** An offer of others that lapses with the roll that begins the turn. */
async function lapseAnOffer(connection: GameConnection): Promise<void> {
  const game = await DecidingGame.start(connection, 'standard', ['Ann', 'Bob', 'Cem'], { seed: 'lapse', dice: 'table' });
  await game.giveTurn('Ann');
  await game.make('propose', { player: 'Bob', terms: { to: game.pid('Cem'), give: { money: 1 }, take: {} } });
  await game.roll(1, 2);
  expect((await game.story()).join()).toContain('The offer of Bob lapses.');
}

let linked: GameConnection;
let unlinked: GameConnection;
beforeAll(async () => {
  const open = async (suffix: string, isUnlinked: boolean): Promise<GameConnection> => {
    const { address } = await emptyDatabase(suffix);
    await deploy(address, { say: () => undefined, unlinked: isUnlinked });
    const connection = await GameConnection.open(address);
    // It would move bots between the opening of a game and the moves that were recorded.
    await dropEvent(connection);
    return connection;
  };
  linked = await open('lnkd', false);
  unlinked = await open('unlk', true);
}, 120_000);
afterAll(async () => {
  for (const connection of [linked, unlinked]) await connection.close();
});

/** A recorded move as it is made now. */
function withoutTime({ move: { seconds: _, ...move } }: { move: RecordedMove }): RecordedMove {
  return move;
}

/** The text of the trigger on the server. */
async function triggerOf(connection: GameConnection): Promise<string> {
  const [row] = await connection.rows<{ sql: string }>(
    'SELECT ACTION_STATEMENT AS `sql` FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME = ?',
    [LINKED_TRIGGER],
  );
  return row?.sql ?? '';
}

test('an unlinked deploy calls the routines, and says so in its version', async () => {
  const { version } = readCatalogue();
  for (const [connection, expected] of [[linked, version], [unlinked, `${version}${UNLINKED}`]] as const) {
    expect(await connection.rows('SELECT version FROM deploymentView')).toEqual([{ version: expected }]);
  }
  expect(await triggerOf(unlinked)).toMatch(/\bCALL roll_dice\(/);
  const text = await triggerOf(linked);
  expect(text).not.toMatch(/^\s*CALL\b/m);
  expect(text).toMatch(/\n +-- move_player\n/);
});

test('recorded games leave the same in every table, linked and unlinked', async () => {
  for (const file of FILES) {
    const { edition, options, moves } = readRecording(fs.readFileSync(path.join(__dirname, file), 'utf8'));
    const positions: string[] = [];
    for (const connection of [linked, unlinked]) {
      const gameId = await startGame(connection, edition, options);
      expect(await makeMoves(connection, gameId, moves.map(({ move }) => move))).toBeUndefined();
      positions.push(JSON.stringify({ gameId, ...(await recordingOf(connection, gameId, edition, options)) }));
    }
    expect({ file, same: positions[0] === positions[1] }).toEqual({ file, same: true });
  }
  for (const connection of [linked, unlinked]) {
    // Auctions, a pot, and dice that run out.
    await makeHouseRules(connection, 'house');
    await makeNumberList(connection, 'short', [3, 8, 2, 11, 5, 4, 7, 1, 9, 6, 2, 10]);
    for (const seed of [1, 2, 3]) {
      const gameId = await startGame(connection, 'house', { players: 3, dice: 'numbers', numbers: 'short', seed: `house ${seed}` });
      await playRandomly(connection, gameId, new Chance(seed), 80);
    }
    // Taxes, debts, handed-over mortgages, stocks; auctions that the clock ends, at times that are named.
    for (const seed of [1, 2, 3]) {
      const rules = { starting_cash: 250 * seed, auction_seconds: null, bid_seconds: 0, house_stock: 12, sell_deed_percent: 60, trades_per_turn: 2 };
      const gameId = await startGame(connection, 'classic', { players: 3, dice: 'table', seed: `full ${seed}`, rules });
      await playRandomly(connection, gameId, new Chance(seed), 120);
    }
    const clocked = await startGame(connection, 'classic', { players: 2, dice: 'table', seed: 'clocked' });
    for (const [second, action, dice, dice2, player, amount] of CLOCKED) await connection.run(AT, [clocked, player, action, dice, dice2, amount, second]);
    // In the middle of the auction nobody moves any more.
    const expired = await startGame(connection, 'classic', { players: 2, dice: 'table', seed: 'expired' });
    for (const [second, action, dice, dice2, player, amount] of CLOCKED.slice(0, 3)) await connection.run(AT, [expired, player, action, dice, dice2, amount, second]);
    await connection.run(AT, [expired, null, 'expire', null, null, null, 40]);
    const timed = await startGame(connection, 'campus', { rules: { winner: 'net_worth', minute_limit: 1 } });
    for (const second of [0, 30, 60]) await connection.run(AT, [timed, null, 'roll', 1, null, null, second]);
    await keepARoll(connection);
    await takeThePot(connection);
    await takeOverAMortgage(connection);
    await lapseAnOffer(connection);
    await followTheSignpost(connection);
    await completeALap(connection);
    await payTolls(connection);
    // Chance and the clock.
    await connection.run("UPDATE Game SET created_at = '2001-01-01', seed = CONCAT('seed ', game_id)");
    await connection.run('UPDATE GameState SET played_at = NULL');
    await connection.run('DROP TRIGGER gamemanager_no_update');
    await connection.run('UPDATE Gamemanager SET played_at = NULL');
  }
  for (const action of ['bid', 'change_dice', 'propose', 'pay_share', 'close', 'sell_deed', 'expire']) {
    const [made] = await linked.rows<{ moves: number }>('SELECT COUNT(*) AS moves FROM Gamemanager WHERE action = ?', [action]);
    expect({ action, moves: Number(made?.moves) > 0 }).toEqual({ action, moves: true });
  }
  const tables = async (connection: GameConnection): Promise<[string, number][]> =>
    Object.entries(await checksums(connection)).filter(([table]) => !OWN_TABLES.includes(table));
  expect((await tables(linked)).length).toBeGreaterThan(15);
  expect(await tables(linked)).toEqual(await tables(unlinked));
}, 300_000);

test('what is refused is refused alike', async () => {
  const refused: (string | undefined)[][] = [];
  for (const connection of [linked, unlinked]) {
    const reasons: (string | undefined)[] = [];
    for (const edition of ['campus', 'singletonopoly']) {
      const gameId = await startGame(connection, edition, edition === 'campus' ? null : { players: 3, dice: 'table', seed: 'refused' });
      for (const named of NAMED) {
        for (const action of ['roll', 'buy', 'bid', 'build', 'propose', 'withdraw', 'pay', 'leave now', 'pay_fine', 'end_turn', 'change_dice']) {
          for (const value of [0, 1.5, 3]) {
            const details = DETAILS.map((detail) => (!named.includes(detail) ? null : ['terms', 'token'].includes(detail) ? '{}' : value));
            await connection.run('START TRANSACTION');
            reasons.push(await connection.run(MOVE, [gameId, action, ...details]).then(() => undefined, String));
            await connection.run('ROLLBACK');
          }
        }
      }
    }
    refused.push(reasons);
  }
  expect(new Set(refused[0]).size).toBeGreaterThan(15);
  expect(refused[0]).toEqual(refused[1]);
}, 300_000);

test('the same moves are listed', async () => {
  const phases = new Set<string>();
  for (const file of FILES.filter((_, index) => index % 4 === 0)) {
    const { edition, options, moves } = readRecording(fs.readFileSync(path.join(__dirname, file), 'utf8'));
    const games = await Promise.all([linked, unlinked].map((connection) => startGame(connection, edition, options)));
    for (let at = 0; at < Math.min(moves.length, POSITIONS); at += 1) {
      const listed: object[][] = [];
      const refused: unknown[] = [];
      for (const [index, connection] of [linked, unlinked].entries()) {
        const gameId = games[index] ?? 0;
        await connection.choose(gameId);
        listed.push([...(await connection.rows('SELECT Action, prid, Price, Minimum, Maximum, Meaning FROM movesView')), ...(await connection.rows('SELECT * FROM lackingView'))]);
        const [pending] = await connection.rows<{ Phase: string }>('SELECT Phase FROM pendingView');
        phases.add(pending?.Phase ?? '');
        refused.push(await makeMoves(connection, gameId, moves.slice(at, at + 1).map(withoutTime)));
      }
      expect(listed[0]).not.toEqual([]);
      expect(listed[1]).toEqual(listed[0]);
      expect(refused[1]).toEqual(refused[0]);
      // The end of an auction by the clock, which runs here.
      if (refused[0]) break;
    }
  }
  expect([...phases].sort()).toEqual(expect.arrayContaining(['auction', 'debt', 'manage', 'offer', 'roll', 'trade']));
}, 120_000);

/** What bots do until they are out of dice, moves or patience; with a trade that they answer. @returns every ledger */
async function letBotsPlay(connection: GameConnection): Promise<object[][]> {
  // In the fourth round already, the poorest gives up.
  await connection.run('UPDATE BotCharacter SET patience = 4 WHERE patience IS NOT NULL');
  await makeNumberList(connection, 'of bots', [3, 8, 2, 11, 5, 4, 7]);
  const bots = (...characters: string[]): object[] => characters.map((character) => ({ character }));
  const games: [edition: string, options: object, moves: number][] = [
    ['classic', { players: bots('scrooge', 'builder', 'hunter', 'jealous'), rules: { starting_cash: 900 } }, 600],
    ['classic', { players: bots('capitalist', 'builder'), dice: 'table' }, 300],
    ['standard', { players: bots('scrooge', 'capitalist', 'builder', 'jealous') }, 400],
    ['singletonopoly', { players: bots('hunter', 'scrooge') }, 200],
    ['hoarding', { players: bots('hunter', 'scrooge'), dice: 'numbers', numbers: 'of bots' }, 60],
  ];
  const ledgers: object[][] = [];
  for (const [index, [edition, options, moves]] of games.entries()) {
    const gameId = await startGame(connection, edition, { dice: 'server', ...options, seed: `bots ${index}` });
    await connection.run('CALL play_some(?, ?)', [gameId, moves]);
    ledgers.push(await ledgerOf(connection, gameId));
  }
  return [...ledgers, await ledgerOfTrade(connection, 'classic', false), await ledgerOfTrade(connection, 'standard', true), await submitForSomebodyLate(connection)];
}

/** How a bot answers a trade, and what it does about a mortgage that comes with it. */
async function ledgerOfTrade(connection: GameConnection, edition: string, mortgaged: boolean): Promise<object[]> {
  const game = await DecidingGame.start(connection, edition, ['Ann', 'Bob'], { seed: 'a trade', dice: 'table' });
  await connection.run("UPDATE Player SET character_id = (SELECT MIN(character_id) FROM BotCharacter) WHERE game_id = ? AND name = 'Bob'", [game.id]);
  await game.give('Ann', ['Boardwalk'], { mortgaged });
  await game.roll(1, 2);
  if ((await game.pending()).phase === 'offer') await game.make('buy');
  await game.make('propose', { terms: { to: game.pid('Bob'), give: { properties: [await game.prid('Boardwalk')] }, take: { money: 5 } } });
  await connection.run('CALL play_some(?, ?)', [game.id, mortgaged ? 2 : 1]);
  const ledger = await ledgerOf(connection, game.id);
  expect(ledger.slice(mortgaged ? -2 : -1)).toEqual([{ action: 'accept' }, ...(mortgaged ? [{ action: expect.stringMatching(/^(?:pay|redeem)$/) }] : [])].map((move) => expect.objectContaining(move)));
  return ledger;
}

/** What the substitute bot of a late player submits, where moves are final. */
async function submitForSomebodyLate(connection: GameConnection): Promise<object[]> {
  const gameId = await startGame(connection, 'singletonopoly', { players: ['Ann', 'Bob'], dice: 'server', seed: 'late', clock: 1 });
  await connection.run('UPDATE Game SET created_at = created_at - INTERVAL 60 SECOND WHERE game_id = ?', [gameId]);
  expect(await connection.rows('SELECT play_bot_moves(?, 1, TRUE) AS played', [gameId])).toEqual([{ played: '1 commit' }]);
  return await connection.rows('SELECT action, details FROM CalledMove WHERE game_id = ?', [gameId]);
}

async function ledgerOf(connection: GameConnection, gameId: number): Promise<object[]> {
  return await connection.rows('SELECT player_ID, action, prid, amount, dice, dice2, round, bank_balance FROM Gamemanager WHERE game_id = ? ORDER BY record_ID', [gameId]);
}

test('bots decide alike', async () => {
  const ledgers = await letBotsPlay(linked);
  expect(await letBotsPlay(unlinked)).toEqual(ledgers);
  const actions = ledgers.flat().map((move) => (move as { action: string }).action);
  expect(actions).toEqual(expect.arrayContaining(['buy', 'decline', 'bid', 'pass', 'build', 'mortgage', 'sell', 'pay_share', 'leave', 'accept', 'use_card']));
}, 300_000);
