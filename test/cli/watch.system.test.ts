import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { readRecord } from '../../src/client/views';
import { openGame } from '../../src/client/new-game';
import { freshDatabase } from '../support/database';
import { DecidingGame } from '../support/deciding-game';
import { TestGame } from '../support/game';
import { type LossyProxy, startLossyProxy } from '../support/lossy-proxy';
import { CommandLine } from './command-line';

let sqlopoly: CommandLine;
let throughProxy: CommandLine;
let proxy: LossyProxy;
let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  const { address } = await freshDatabase();
  const { hostname, port } = new URL(address.url);
  proxy = await startLossyProxy(hostname, Number(port));
  sqlopoly = new CommandLine(address.url);
  throughProxy = new CommandLine(address.url.replace(`:${port}/`, `:${proxy.port}/`));
  connection = await GameConnection.open(address);
});
beforeEach(async () => {
  game = await TestGame.start(connection);
});
afterAll(async () => {
  await connection.close();
  await proxy.close();
  sqlopoly.remove();
  throughProxy.remove();
});

describe('watch', () => {
  test('tells what happens as it happens, and ends with Ctrl-C', async () => {
    await game.roll(3);
    const terminal = sqlopoly.terminal('watch', '--game', String(game.id));
    await terminal.until(`Game ${game.id} (`);
    await game.roll(1);
    await terminal.until('Norman rolls 1.\n  Norman pays Jane 50 (Chance 1).\n');
    await game.roll(4);
    await terminal.until('Mary lands on Go to Jail');
    terminal.kill('SIGINT');
    const { status, stdout, stderr } = await terminal.end();
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')]);
    expect(stdout).not.toContain('Jane rolls 3.');
    expect(stdout).not.toContain('\u001b');
  });

  test('refuses a record that is yet to come', async () => {
    const { status, stdout, stderr } = await sqlopoly.run('watch', '--game', String(game.id), '--at', '1');
    expect([status, stdout, stderr.split('\n').at(-2)]).toEqual([1, '', `record_not_found: Game ${game.id} has records 0 to 0, not 1.`]);
  });

  test('tells first what has happened, if it is asked to', async () => {
    await game.roll(3);
    await game.roll(1);
    const terminal = sqlopoly.terminal('watch', '--game', String(game.id), '--at', '0');
    await terminal.until('Jane rolls 3.\n  Jane passes GO and collects 200.\n  Jane lands on GO.\nNorman rolls 1.\n');
    terminal.kill('SIGTERM');
    expect((await terminal.end()).status).toBe(0);
  });

  test('ends when the game is over, and tells who has won', async () => {
    const played = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
    const terminal = sqlopoly.terminal('watch', '--game', String(played.id));
    await terminal.until(`Game ${played.id} (`);
    await played.make('leave');
    const { status, stdout } = await terminal.end();
    expect(status).toBe(0);
    expect(stdout).toMatch(/Ann drops out: .*\n {2}Bob wins the game!\nThe game is over\. Bob won\.\n$/);
    expect((await sqlopoly.run('watch', '--game', String(played.id))).stdout).toMatch(/^Game \d+ \(.*\)\nThe game is over\. Bob won\.\n$/);
  });

  test('goes on after a lost connection', async () => {
    const terminal = throughProxy.terminal('watch', '--game', String(game.id));
    await terminal.until(`Game ${game.id} (`);
    proxy.loseNextAnswer();
    await game.roll(3);
    await terminal.until('Jane rolls 3.');
    terminal.kill('SIGINT');
    const { status, stderr } = await terminal.end();
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')]);
  });

  test('says when the game is gone, or was never there', async () => {
    const terminal = sqlopoly.terminal('watch', '--game', String(game.id));
    await terminal.until(`Game ${game.id} (`);
    await connection.run('CALL delete_game(?)', [game.id]);
    const { status, stderr } = await terminal.end();
    expect([status, stderr]).toEqual([1, expect.stringContaining(`Game ${game.id} is gone.\n`)]);
    expect(await sqlopoly.failure('watch', '--game', '99999')).toEqual([1, 'game_not_found: There is no game 99999; npx sqlopoly games lists them.']);
    expect((await sqlopoly.failure('watch', '--at', 'x'))[0]).toBe(2);
  });

  test('ends when nobody reads it any more', async () => {
    const ended = sqlopoly.runWith({ unread: 'stdout' }, 'watch', '--game', String(game.id));
    expect((await ended).status).toBe(0);
  });

  test('draws the board in a window', async () => {
    const terminal = sqlopoly.talkInWindow(100, 40, 'watch', '--game', String(game.id));
    await terminal.until('Free Parking');
    await game.roll(3);
    await terminal.until('\u001b[2J\u001b[H');
    await terminal.until('Jane rolls 3.');
    await terminal.until("It is Norman's turn to roll.");
    terminal.type('\u0003');
    expect((await terminal.end()).status).toBe(0);
  });

  test('shows in a window how long there is left of an auction', async () => {
    const auction = await openGame(connection, 'classic', null, { players: ['Ann', 'Bob'], rules: { auction_seconds: 12 } });
    await connection.run("INSERT INTO Gamemanager (game_id, action, dice, dice2) VALUES (?, 'roll', 1, 2), (?, 'decline', NULL, NULL)", [auction, auction]);
    const terminal = sqlopoly.talkInWindow(140, 60, 'watch', '--game', String(auction));
    await terminal.until(', 0:1');
    await terminal.until(', 0:0');
    terminal.type('\u0003');
    expect((await terminal.end()).status).toBe(0);
  });
});

describe('play in a window', () => {
  /** A game that Ann begins, in a window. */
  async function talkAbout(...names: string[]): Promise<[DecidingGame, ReturnType<CommandLine['talkInWindow']>]> {
    const played = await DecidingGame.start(connection, 'singletonopoly', names);
    await played.place('Ann', 2);
    return [played, sqlopoly.talkInWindow(120, 50, 'play', '--game', String(played.id))];
  }

  test('shows the choices while somebody types, and lets them be chosen by arrow keys', async () => {
    const [played, terminal] = await talkAbout('Ann', 'Bob');
    await terminal.until('── Round 1 ── Ann ──');
    await terminal.until('  tt  Take your turn');
    await terminal.until('q');
    terminal.type('\u001b[B\u001b[B\r');
    await terminal.until('sp  See the board spaces');
    await terminal.until('tt  Take your turn');
    terminal.type('see pl\t\r');
    await terminal.until('net worth');
    await terminal.until('tt  Take your turn');
    terminal.type('log\r');
    await terminal.until('tt  Take your turn');
    terminal.type('q\r');
    const { status, stdout } = await terminal.end();
    expect(status).toBe(0);
    expect(stdout).toContain(`Continue game ${played.id} with: npx sqlopoly play --game ${played.id}`);
  });

  test('takes what is typed ahead, line by line', async () => {
    const [played, terminal] = await talkAbout('Ann', 'Bob');
    await terminal.until('tt  Take your turn');
    terminal.type('pl\rsp\rq\r');
    expect((await terminal.end()).stdout).toMatch(/net worth[^]*> sp[^]*> q/);
    await connection.choose(played.id);
    expect(await readRecord(connection)).toBe(0);
  });

  test('asks anew when somebody elsewhere has moved', async () => {
    const [played, terminal] = await talkAbout('Ann', 'Bob');
    await terminal.until('tt  Take your turn');
    await played.roll(1, 2);
    await terminal.until('Granby Golf Club is unowned; Ann may buy it.');
    await terminal.until('bu  Buy it');
    terminal.type('nb\r');
    await terminal.until('── Bob ──');
    terminal.type('q\r');
    expect((await terminal.end()).status).toBe(0);
  });

  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('%s ends it', async (_, key) => {
    const [played, terminal] = await talkAbout('Ann', 'Bob');
    await terminal.until('tt  Take your turn');
    terminal.type(key);
    const { status, stdout } = await terminal.end();
    expect([status, stdout]).toEqual([0, expect.stringContaining(`You have quit. Continue game ${played.id} with:`)]);
  });

  test('asks in lines that end between words', async () => {
    const played = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
    const terminal = sqlopoly.talkInWindow(40, 50, 'play', '--game', String(played.id));
    await terminal.until('\r\nAnn: position 1, Start, $4,096. What do\r\nyou do?\r\n');
    await terminal.until('Take your turn');
    terminal.type('\u0004');
    expect((await terminal.end()).status).toBe(0);
  });

  test('Tab shows what can be typed where nothing is shown', async () => {
    const terminal = sqlopoly.talkInWindow(100, 50, 'play', '--game', String((await TestGame.start(connection)).id));
    await terminal.until('roll   spaces');
    terminal.type('\t');
    await terminal.until('  roll        Roll the dice\r\n');
    await terminal.until('  players     Show the players\r\n');
    terminal.type('\u0004');
    expect((await terminal.end()).status).toBe(0);
  });

  test('pages what is longer than the window', async () => {
    const played = await DecidingGame.start(connection, 'singletonopoly', ['Ann', 'Bob']);
    const terminal = sqlopoly.talkInWindow(80, 20, 'play', '--game', String(played.id));
    await terminal.until('tt  Take your turn');
    terminal.type('how\r');
    await terminal.until('-- 18 of ');
    terminal.type(' ');
    await terminal.until('-- 36 of ');
    terminal.type('q');
    await terminal.until('tt  Take your turn');
    terminal.type('q\r');
    expect((await terminal.end()).status).toBe(0);
  });
});
