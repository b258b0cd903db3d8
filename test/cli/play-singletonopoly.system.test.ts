import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/client/connection';
import { playAtTable } from '../../src/terminal/play';
import { DecidingGame } from '../support/deciding-game';
import { ScriptedConsole } from '../support/scripted-console';
import { Transcript } from '../support/transcript';
import { CommandLine, onFreshDatabase, type Outcome } from './command-line';

const GRANBY = 'Granby Golf Club';
const MONETT = 'Monett Golf Club';
const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'];
const HAMPTON = ['Chesapeake Avenue', 'Suffolk Avenue', 'Norfolk Street'];

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  ({ sqlopoly, connection } = await onFreshDatabase());
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** A game of three with dice on the table, so that a test says what they show. */
function start(...names: string[]): Promise<DecidingGame> {
  return DecidingGame.start(connection, 'singletonopoly', names.length > 0 ? names : ['Ann', 'Bob', 'Cid']);
}

/** Plays with what was typed in a transcript, and expects it to come out again. */
async function retrace(name: string, game: DecidingGame): Promise<void> {
  const transcript = new Transcript(`singletonopoly/${name}`);
  const terminal = new ScriptedConsole(transcript.input);
  await playAtTable(connection, game.id, terminal);
  transcript.expectToBe(terminal.transcript);
}

/** What is said to people who type so. */
async function talkAt(game: DecidingGame, input: string): Promise<string> {
  const terminal = new ScriptedConsole(input);
  await playAtTable(connection, game.id, terminal);
  return terminal.transcript;
}

/** The same as retrace for a whole command. */
async function retraceCommand(name: string, ...args: string[]): Promise<Outcome> {
  const transcript = new Transcript(`singletonopoly/${name}`);
  const outcome = await sqlopoly.runWith({ input: transcript.input }, 'play', ...args);
  expect({ ...outcome, stderr: outcome.stderr.replace(/^Using the MySQL .*\n/, '') }).toMatchObject({ status: 0, stderr: '' });
  transcript.expectToBe(outcome.stdout);
  return outcome;
}

describe('a new game', () => {
  const NEW = ['--edition', 'singletonopoly', '--seed', 'transcripts'];

  test('asks how many play and for their names, and is ended by one of them', async () => {
    await retraceCommand('opening', ...NEW);
  });

  test('is played to its end by two', async () => {
    const { stdout } = await retraceCommand('whole-game', ...NEW, '--names', 'Ann', 'Bob');
    expect(stdout).toMatch(/\nBob wins the game!\n\nThe game is over\.\nWinner: Bob\n$/);
  });

  test('does not ask what is known', async () => {
    const { stdout } = await sqlopoly.runWith({ input: 'Ann\nBob\n' }, 'play', ...NEW, '--players', '2');
    expect(stdout).not.toContain('How many');
    expect(stdout).toContain('\nOrder of play: ');
  });

  test('asks only for the name again that cannot be', async () => {
    const input = `3\nPlayer 2\n\nAnn{\n${'n'.repeat(41)}\nAnn\nPlayer 2\nBob\n`;
    const { stdout } = await sqlopoly.runWith({ input }, 'play', ...NEW);
    expect(stdout.match(/Name of player \d/g)).toEqual(['1', '2', '2', '2', '2', '3', '3'].map((number) => `Name of player ${number}`));
    expect(stdout).toContain('>\nInvalid input: Two players have the same name.\nName of player 2?');
    expect(stdout).toContain('\nInvalid input: The name of a player can have at most 40 characters.\n');
    expect(/\nOrder of play: (.*)\n/.exec(stdout)?.[1]?.split(', ').sort()).toEqual(['Ann', 'Bob', 'Player 2']);
  });

  test('takes ? and q for no names', async () => {
    const { stdout, stderr } = await sqlopoly.runWith({ input: '2\n?\nAnn\nHELP\nq\n' }, 'play', ...NEW);
    expect(stdout.match(/Name of player \d/g)).toEqual(['1', '1', '2', '2'].map((number) => `Name of player ${number}`));
    expect(stdout).toContain('\nType a name, or press Enter and the game picks one. q quits; no game has been started.\n');
    expect(stderr).toContain('You have quit. No game was started.');
  });

  test('rolls with dice on the table only where that is asked for', async () => {
    const lines = { input: 'tt\n3 4\n' };
    expect((await sqlopoly.runWith(lines, 'play', ...NEW, '--names', 'Ann', '', '--dice', 'table')).stdout).toMatch(
      /\nWhat did you roll\?.*\n> 3 4\n\n(Ann|Player 2) rolls 3 and 4\.\n/,
    );
    expect((await sqlopoly.runWith(lines, 'play', ...NEW, '--names', 'Ann', '')).stdout).not.toContain('What do the dice');
  });

  test('says that there is none when the input ends too early', async () => {
    const [before] = await connection.rows('SELECT COUNT(*) AS games FROM gamesView');
    const { status, stderr } = await sqlopoly.runWith({ input: '3\nAnn\n' }, 'play', ...NEW);
    expect(status).toBe(1);
    expect(stderr).toMatch(/\nThe input has ended\. No game was started\.\n$/);
    expect(await connection.rows('SELECT COUNT(*) AS games FROM gamesView')).toEqual([before]);
  });

  test.each([
    [['--names', 'Ann', 'Ann'], 1, 'name_taken'],
    [['--names', 'Ann'], 1, 'too_few_players'],
    [['--players', 'two'], 2, 'Expected a number of players.'],
    [['--names', 'Ann', 'Bob', '--dice', 'numbers:none'], 1, 'list_not_found'],
    [['--dice', 'loaded'], 2, 'Expected server, table, or numbers:LIST.'],
    [['--pace', 'breathless'], 1, 'pace_not_found'],
    [['--board', 'nowhere'], 1, 'board_not_found'],
    [['--rule', 'jail_fine=lots'], 1, 'rules_malformed: rules.jail_fine: '],
    [['--players', '3', '--names', 'Ann', 'Bob'], 2, '--players 3 and --names Ann Bob contradict each other: omit one of them.'],
    [['--rule', 'jail_fine=1', '--rule', 'jail_fine=2'], 2, 'The rule jail_fine is given twice.'],
    [['--rule', 'jail_fine'], 2, 'Expected rule=value.'],
    [['--game', '1'], 2, '--edition starts a new game, --game continues one: give only one of them.'],
  ])('with %j is refused', async (args, status, reason) => {
    const [exit, said] = await sqlopoly.failure('play', ...NEW, ...args);
    expect(exit).toBe(status);
    expect(said).toContain(reason);
  });

  test('takes its options only together with its edition', async () => {
    expect(await sqlopoly.failure('play', '--names', 'Ann', 'Bob')).toEqual([
      2, '--names is for a new game: add --edition.',
    ]);
    expect(await sqlopoly.failure('play', '--pace', 'high')).toEqual([2, '--pace is for a new game: add --edition.']);
  });

  test('is played by the pace, the board and the rules that are given', async () => {
    const args = ['--names', 'Ann', 'Bob', '--pace', 'high', '--rule', 'starting_cash=777'];
    const { status } = await sqlopoly.runWith({ input: 'quit\n' }, 'play', '--edition', 'classic', ...args);
    expect(status).toBe(0);
    const [game] = await connection.rows<{ id: number; pace: string | null }>('SELECT Game AS id, Pace AS pace FROM gamesView LIMIT 1');
    expect(game?.pace).toBe('high');
    const cash = await connection.rows('SELECT DISTINCT bank_balance AS cash FROM Player WHERE game_id = ?', [game?.id ?? 0]);
    expect(cash).toEqual([{ cash: 777 }]);
  });
});

describe('a turn', () => {
  test('blanks and capitals do not matter, and anything else is asked for again', async () => {
    const game = await start();
    await retrace('turn', game);
  });

  test('lands on a super store: its fee takes a roll of its own', async () => {
    const game = await start();
    await game.give('Bob', ['Newton Super Store']);
    await game.place('Ann', 7);
    await retrace('super-store', game);
  });

  test('begins on Vacation with three ways out', async () => {
    const game = await start();
    for (const name of ['Ann', 'Bob', 'Cid']) await game.jail(name, 17);
    await game.giveCards('Bob', 15);
    await retrace('vacation', game);
  });
});

describe('properties', () => {
  test('are pawned and unpawned, several at once, but not with a line in which something is no position of theirs', async () => {
    const game = await start();
    await game.give('Ann', [GRANBY, MONETT, ...VAUXHALL]);
    await retrace('pawning', game);
  });

  test('get and lose restaurants', async () => {
    const game = await start();
    await game.give('Ann', VAUXHALL);
    await retrace('restaurants', game);
    expect(await game.deed(VAUXHALL[0] ?? '')).toMatchObject({ level: 1 });
  });

  test('and players are shown as they are', async () => {
    const game = await start();
    await game.give('Ann', [GRANBY, 'Newton Super Store']);
    await game.give('Bob', VAUXHALL, { level: 2 });
    await game.give('Bob', [MONETT], { mortgaged: true });
    await game.giveCards('Bob', 15, 16);
    await game.jail('Bob', 17, 2);
    await game.make('leave');
    await retrace('info', game);
  });
});

describe('a trade', () => {
  test('is put together, denied, changed, and accepted', async () => {
    const game = await start();
    await game.give('Ann', [...VAUXHALL], { level: 1 });
    await game.give('Bob', [GRANBY, MONETT]);
    await game.giveCards('Bob', 15);
    await retrace('trade', game);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });

  test('begins again when there is nothing to trade, and is cancelled at every step', async () => {
    const game = await start();
    await game.give('Bob', [GRANBY]);
    await retrace('trade-cancelled', game);
    expect(await connection.rows("SELECT Sentence FROM eventView WHERE Kind = 'proposed'")).toEqual([]);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Bob' });
  });
});

describe('where trades are free', () => {
  beforeAll(() =>
    connection.run('CALL import_edition(?)', [
      JSON.stringify({ edition: 'free trade', extends: 'singletonopoly', rules: { trade: 'free', player_order: 'seat' } }),
    ]),
  );

  test('one side may be empty, and money may be on both', async () => {
    const game = await DecidingGame.start(connection, 'free trade', ['Ann', 'Bob']);
    const input = 'tr\n1\ndn\nmo\n5\ndn\nco\nac\ntr\n1\nmo\n9\ndn\nmo\n2\ndn\nco\nac\n';
    expect(await talkAt(game, input)).not.toContain('Invalid input');
    expect(await game.money('Ann', 'Bob')).toEqual([4096 - 5 + 9 - 2, 4096 + 5 - 9 + 2]);
  });

  test('both sides may not be empty: they are asked for again, or the trade is cancelled', async () => {
    const game = await DecidingGame.start(connection, 'free trade', ['Ann', 'Bob']);
    const said = await talkAt(game, 'tr\n1\ndn\ndn\nct\ntr\n1\ndn\ndn\nta\nmo\n7\ndn\ndn\nco\nac\n');
    expect(said.match(/^You have chosen nothing on either side\.$/gm)).toHaveLength(2);
    expect(said).not.toContain('Invalid input');
    expect(said.match(/propose this trade\?$/gm)).toHaveLength(1);
    expect(await game.money('Ann', 'Bob')).toEqual([4096 + 7, 4096 - 7]);
  });
});

describe('who needs money', () => {
  test('for a property he may buy gets it, or goes back', async () => {
    const game = await start();
    await game.give('Ann', [MONETT, 'Aurora Golf Club']);
    await game.place('Ann', 2, 100);
    await retrace('money-for-a-purchase', game);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });

  test('for restaurants or for unpawning gets it, and then that is done', async () => {
    const game = await start();
    await game.give('Ann', VAUXHALL);
    await game.give('Ann', [GRANBY]);
    await game.give('Ann', [MONETT], { mortgaged: true });
    await game.setMoney('Ann', 70);
    await retrace('money-for-restaurants', game);
    expect(await game.deed(MONETT)).toMatchObject({ mortgaged: false });
  });

  test('for a fee gets it from a trade, by pawning and from restaurants', async () => {
    const game = await start();
    await game.give('Bob', HAMPTON, { level: 3 });
    await game.give('Ann', VAUXHALL, { level: 5 });
    await game.give('Ann', [GRANBY, MONETT]);
    await game.place('Ann', 37, 10);
    await game.setMoney('Cid', 0);
    await retrace('money-for-a-fee', game);
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([22, 4096 - 300 + 1024, 0]);
  });

  test('and has no way to get it drops out', async () => {
    const game = await start('Ann', 'Bob');
    await game.give('Bob', HAMPTON);
    await game.place('Ann', 37, 10);
    await retrace('drop-out', game);
  });

  test('though it is not his turn', async () => {
    const game = await start();
    await game.stack('You get $32 from every other player');
    await game.give('Bob', [MONETT]);
    await game.setMoney('Bob', 5);
    await game.setMoney('Cid', 6);
    await game.place('Ann', 4);
    await retrace('everybody-pays', game);
    expect(await game.stateOf('Cid')).toMatchObject({ status: 2 });
  });
});

describe('at any time', () => {
  test('nobody leaves the game by mistake, or without being asked', async () => {
    const game = await start('Ann', 'Bob');
    const said = await talkAt(game, 'dr\nn\nDrop out\nno\neg\nn\ndrop out now\nleave it\ntt\n1 3\nleave it\ndr\nn\n');
    expect(said.match(/^Drop out\?$/gm)).toHaveLength(3);
    expect(said).toContain("> leave it\nInvalid input: type leave by itself.\n");
    expect(await game.pending()).toEqual({ phase: 'offer', player: 'Ann' });
  });

  test('price, rent and cash are shown before something is bought', async () => {
    const game = await start('Ann', 'Bob');
    await game.give('Ann', [MONETT, 'Leibniz Super Store']);
    const said = await talkAt(game, 'tt\n1 3\nnb\n');
    expect(said).toContain('\nAnn, buy Granby Golf Club for $512 (fee $128)? You have $4,096.\n');
    await game.giveTurn('Ann');
    await game.place('Ann', 7);
    expect(await talkAt(game, 'tt\n1 2\n')).toContain('for $512 (fee $16 times a roll of the dice)? You have');
  });

  test('who stops finds the game again as it was', async () => {
    const game = await start('Ann', 'Bob');
    const first = new ScriptedConsole('tt\n1 3\nq\n');
    expect(await playAtTable(connection, game.id, first)).toEqual({ isOver: false, reason: 'You have quit.' });
    const question = first.transcript.slice(first.transcript.lastIndexOf('\n\nAnn, buy Granby'), first.transcript.lastIndexOf('> q'));
    expect((await talkAt(game, '')).trim()).toBe(question.trim());
  });

  test('what is not possible is refused with the reason', async () => {
    const game = await start('Ann', 'Bob');
    const said = await talkAt(game, 'py\nwi\ntt 7 1\ntt 1\ntt one two\n?\n3 4\n');
    expect(said).toContain("> py\nYou can't do that now: You are not in jail");
    expect(said).toContain("> tt 7 1\nInvalid input: '7 1' is not two numbers from 1 to 6.\n");
    expect(said).toContain("Invalid input: 'one two' is not two numbers from 1 to 6.\n");
    expect(said).toMatch(/\n {2}board  Show the board\n(.*\n)* {2}q {6}Quit; the game can be continued later \(or: quit\)\n/);
    expect(said).toContain('> 3 4\n\nAnn rolls 3 and 4.\n');
  });
});

test('a game that is over is only told to be so', async () => {
  const game = await start('Ann', 'Bob');
  await game.make('leave');
  const { status, stdout } = await sqlopoly.run('play', '--game', String(game.id));
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Game ${game.id} .*\\n\\nThe game is over\\.\\nWinner: Bob\\n$`));
});

test('when the input ends, the game waits, and the last line says how to go on', async () => {
  const game = await start();
  const { status, stdout } = await sqlopoly.runWith({ input: 'pr\n' }, 'play', '--game', String(game.id));
  expect(status).toBe(0);
  expect(stdout).toMatch(
    new RegExp(`\\nThe input has ended\\. Continue game ${game.id} with: npx sqlopoly play --game ${game.id}\\n$`),
  );
  expect(await game.pending()).toEqual({ phase: 'roll', player: 'Ann' });
});

test('somebody with an account for a player may sit at the table', async () => {
  const game = await start('Ann', 'Bob');
  await game.give('Ann', [GRANBY]);
  const name = `table_${process.env.JEST_WORKER_ID}`;
  const theirs = new CommandLine((await sqlopoly.output('account', name)).trim());
  try {
    const input = 'pa\n5\nsp\npr\nai\npl\ntt\n1 2\nbu\n';
    const { status, stdout } = await theirs.runWith({ input }, 'play', '--game', String(game.id));
    expect(status).toBe(0);
    expect(stdout).toContain('\nAnn pawns Granby Golf Club for $256.\n');
    expect(stdout).toContain('\nAnn buys Manchester Road for $128.\n');
    expect(await theirs.output('do', 'leave', '--game', String(game.id))).toContain('Ann wins the game!');
  } finally {
    theirs.remove();
    await sqlopoly.output('account', name, '--drop');
  }
});

describe('in a terminal', () => {
  test('people are asked, and Ctrl-D leaves the game as it is', async () => {
    const game = await start();
    const terminal = sqlopoly.talkInTerminal('play', '--game', String(game.id));
    await terminal.until('tt  Take your turn');
    await terminal.until('> ');
    terminal.type('tt\r');
    await terminal.until('What did you roll?');
    terminal.type('1 3\r');
    await terminal.until('Granby Golf Club is unowned; Ann may buy it.');
    await terminal.until('bu  Buy it');
    terminal.type('BU\r');
    await terminal.until('Ann buys Granby Golf Club for $512.');
    await terminal.until('Bob: position 1, Start');
    terminal.type('\u0004');
    const { status, stdout } = await terminal.end();
    expect(status).toBe(0);
    expect(stdout).toContain('The input has ended.');
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });
});
