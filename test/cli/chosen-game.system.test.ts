import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newGame } from '../../src/client/new-game';
import { accountName, TestAccounts } from '../support/accounts';
import { CommandLine } from './command-line';

/* Which game a command is about, and that it says so. The tests are one story, told in one database. */
let accounts: TestAccounts<'maker' | 'host' | 'player'>;
let owner: CommandLine;
let host: CommandLine;
let player: CommandLine;
beforeAll(async () => {
  accounts = await TestAccounts.open({ maker: 'host', host: 'host', player: 'player' });
  owner = new CommandLine(accounts.address.url);
  [host, player] = [new CommandLine(accounts.addressOf('host')), new CommandLine(accounts.addressOf('player'))];
});
afterAll(async () => {
  for (const one of [owner, host, player]) one.remove();
  await accounts.close();
});

/** What a command says of its game. */
async function gameOf(sqlopoly: CommandLine, ...args: string[]): Promise<string | undefined> {
  const { status, stderr } = await sqlopoly.run(...args);
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^Game \d+/m)]);
  return /^Game .*$/m.exec(stderr)?.[0];
}

/** A game that somebody else makes while this checkout looks away. */
async function madeElsewhere(): Promise<number> {
  return await newGame(accounts.sessions.maker, 'campus', 'theirs');
}

test.each([
  ['roll', '3'], ['do', 'roll', '--dice', '1'], ['view'], ['log'], ['log', '--moves'], ['moves'], ['state', '--at', '1'], ['save'], ['replay'],
  ['rules'], ['view', '--json'],
])('%s names the game that was made here, though a newer one is there', async (...args) => {
  const { game_id: mine } = await owner.json<{ game_id: number }>('new', '--name', `mine ${args.join(' ')}`);
  await owner.output('roll', '2');
  await madeElsewhere();
  expect(await gameOf(owner, ...args)).toBe(`Game ${mine} (mine ${args.join(' ')})`);
});

test('rows for programs have the number of their game', async () => {
  const { game_id: mine } = await owner.json<{ game_id: number }>('new');
  await owner.output('roll', '3');
  for (const args of [['view'], ['log'], ['log', '--moves'], ['moves'], ['state', '--at', '1']]) {
    const rows = await owner.json<{ game_id: number }[]>(...args);
    expect([args, [...new Set(rows.map((row) => row.game_id))]]).toEqual([args, [mine]]);
  }
});

test('use chooses a game and says which, --newest goes back, --game and SQLOPOLY_GAME win', async () => {
  const first = await owner.json<{ game_id: number }>('new', '--name', 'first');
  const second = await owner.json<{ game_id: number }>('new', '--name', 'second');
  const theirs = await madeElsewhere();
  expect(await owner.output('use')).toBe(`Using game ${second.game_id} (second).\n`);
  expect(await owner.output('use', String(first.game_id))).toBe(`Using game ${first.game_id} (first).\n`);
  expect(await gameOf(owner, 'view')).toBe(`Game ${first.game_id} (first)`);
  expect(await gameOf(owner, 'view', '--game', String(second.game_id))).toBe(`Game ${second.game_id} (second)`);
  const { stderr } = await owner.runWith({ env: { SQLOPOLY_GAME: String(second.game_id) } }, 'roll', '3');
  expect(stderr).toContain(`Game ${second.game_id} (second)\n`);
  const wrong = await owner.runWith({ env: { SQLOPOLY_GAME: 'x7' } }, 'roll', '3');
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('SQLOPOLY_GAME must be the number of a game, not x7.')]);
  expect(await owner.failure('use', '999999')).toEqual([1, expect.stringMatching(/^game_not_found: There is no game 999999; npx sqlopoly games/)]);
  expect(await gameOf(owner, 'view')).toBe(`Game ${first.game_id} (first)`);
  expect(await owner.output('use', '--newest')).toBe(`Using game ${theirs} (theirs).\n`);
  expect(await gameOf(owner, 'view')).toBe(`Game ${theirs} (theirs), the newest`);
});

test('fork and load go on in the game that they make', async () => {
  await owner.output('new', '--name', 'kept');
  await owner.output('save', 'the opening');
  const loaded = await owner.json<{ game_id: number; name: string }>('load', 'the opening');
  await madeElsewhere();
  expect(await gameOf(owner, 'view')).toBe(`Game ${loaded.game_id} (${loaded.name})`);
  const forked = await owner.json<{ game_id: number; name: string }>('fork');
  await madeElsewhere();
  expect(await gameOf(owner, 'view')).toBe(`Game ${forked.game_id} (${forked.name})`);
});

test('a chosen game that is gone is not replaced by another', async () => {
  const { game_id: gone } = await owner.json<{ game_id: number }>('new');
  await accounts.root.run('CALL delete_game(?)', [gone]);
  await madeElsewhere();
  const message = `game_not_found: Game ${gone}, chosen here earlier, no longer exists; choose another with: npx sqlopoly use`;
  expect([await owner.failure('roll', '3'), await owner.failure('view')]).toEqual([[1, message], [1, message]]);
  await owner.output('use', '--newest');
});

test("nothing changes another account's game because it is the newest; to look needs no consent", async () => {
  const theirs = await madeElsewhere();
  const refused = `Game ${theirs} (theirs), the newest, was made by ${accountName('maker')}. To use it, add --game ${theirs} or run: npx sqlopoly use ${theirs}`;
  for (const args of [['roll', '3'], ['do', 'roll', '--dice', '3'], ['bots', 'play'], ['play']]) {
    expect([args, await host.failure(...args)]).toEqual([args, [2, refused]]);
  }
  expect(await gameOf(host, 'view')).toBe(`Game ${theirs} (theirs), the newest`);
  expect(await accounts.root.rows('SELECT COUNT(*) AS moves FROM Gamemanager WHERE game_id = ?', [theirs])).toEqual([{ moves: 0 }]);
  expect(await gameOf(host, 'roll', '3', '--game', String(theirs))).toBe(`Game ${theirs} (theirs)`);
  await host.output('use', String(theirs));
  expect(await gameOf(host, 'roll', '3')).toBe(`Game ${theirs} (theirs)`);
});

test('somebody at a terminal is asked once, and no means no', async () => {
  const theirs = await madeElsewhere();
  const question = `Game ${theirs} (theirs), the newest, was made by ${accountName('maker')}. Use it? [y/N]`;
  const no = player.talkInTerminal('roll', '3');
  await no.until(question);
  no.type('n\r');
  expect(await no.end()).toMatchObject({ status: 2, stdout: expect.stringContaining('Nothing was changed; choose a game with: npx sqlopoly use') });
  const yes = player.talkInTerminal('roll', '3');
  await yes.until(question);
  yes.type('y\r');
  expect(await yes.end()).toMatchObject({ status: 0, stdout: expect.stringContaining('Jane rolls 3.') });
  await madeElsewhere();
  expect(await gameOf(player, 'roll', '3')).toBe(`Game ${theirs} (theirs)`);
});

test('a game in which the account has a seat is its own', async () => {
  const theirs = await owner.json<{ game_id: number; name: string }>('new', '--edition', 'classic', '--players', 'ada,ben', '--seat', `0=${accountName('host')}`, '--seat', `1=${accountName('host')}`);
  await host.output('use', '--newest');
  expect(await gameOf(host, 'do', 'roll')).toBe(`Game ${theirs.game_id} (${theirs.name}), the newest`);
});
