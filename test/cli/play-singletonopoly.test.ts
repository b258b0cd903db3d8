import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GameConnection } from '../../src/game/connection';
import { freshDatabase } from '../support/database';
import { DecidingGame } from '../support/deciding-game';
import { Transcript } from '../support/transcript';
import { CommandLine, type Outcome } from './command-line';

const GRANBY = 'Granby Golf Club';
const MONETT = 'Monett Golf Club';
const VAUXHALL = ['Victoria Street', 'Nottingham Avenue', 'Manchester Road'];
const HAMPTON = ['Chesapeake Avenue', 'Suffolk Avenue', 'Norfolk Street'];

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const { address } = await freshDatabase();
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

/** A game of three with dice on the table, so that a test says what they show. */
function start(...names: string[]): Promise<DecidingGame> {
  return DecidingGame.start(connection, 'singletonopoly', names.length > 0 ? names : ['Ann', 'Bob', 'Cid']);
}

/** Runs the program with what was typed in a transcript, and expects it to print the transcript. */
async function retrace(name: string, ...args: string[]): Promise<Outcome> {
  const transcript = new Transcript(`singletonopoly/${name}`);
  const outcome = await sqlopoly.runWith({ input: transcript.input }, 'play', ...args);
  expect({ ...outcome, stderr: outcome.stderr.replace(/^Using the MySQL .*\n/, '') }).toMatchObject({ status: 0, stderr: '' });
  transcript.expectToBe(outcome.stdout);
  return outcome;
}

describe('a new game', () => {
  const NEW = ['--edition', 'singletonopoly', '--seed', 'transcripts'];

  test('asks how many play and for their names, and is ended by one of them', async () => {
    await retrace('opening', ...NEW);
  });

  test('is played to its end by two', async () => {
    const { stdout } = await retrace('whole-game', ...NEW, '--names', 'Ann', 'Bob');
    expect(stdout).toMatch(/\nBob wins the game!\n\nGame \d+ is over: Bob won it\.\n$/);
  });

  test('does not ask what is known', async () => {
    const { stdout } = await sqlopoly.runWith({ input: 'Ann\nBob\n' }, 'play', ...NEW, '--players', '2');
    expect(stdout).not.toContain('How many');
    expect(stdout).toContain('\nThe order of play: ');
  });

  test('asks for all names again when one of its own is taken', async () => {
    const { stdout } = await sqlopoly.runWith({ input: '2\nPlayer 2\n\nAnn\n\n' }, 'play', ...NEW);
    expect(stdout).toContain('>\nTwo players have the same name.\n\nName of player 1?');
    expect(stdout).toMatch(/\nThe order of play: (Ann, Player 2|Player 2, Ann)\n/);
  });

  test('rolls with dice on the table only where that is asked for', async () => {
    const lines = { input: 'tt\n3 4\n' };
    expect((await sqlopoly.runWith(lines, 'play', ...NEW, '--names', 'Ann', '', '--dice', 'table')).stdout).toMatch(
      /\nWhat do the dice show\?.*\n> 3 4\n\n(Ann|Player 2) rolls 3 and 4\.\n/,
    );
    expect((await sqlopoly.runWith(lines, 'play', ...NEW, '--names', 'Ann', '')).stdout).not.toContain('What do the dice');
  });

  test('says that there is none when the input ends too early', async () => {
    const [before] = await connection.rows('SELECT COUNT(*) AS games FROM gamesView');
    const { status, stderr } = await sqlopoly.runWith({ input: '3\nAnn\n' }, 'play', ...NEW);
    expect(status).toBe(1);
    expect(stderr).toMatch(/\nThe input has ended\. No game has begun\.\n$/);
    expect(await connection.rows('SELECT COUNT(*) AS games FROM gamesView')).toEqual([before]);
  });

  test.each([
    [['--names', 'Ann', 'Ann'], 1, 'name_taken'],
    [['--names', 'Ann'], 1, 'too_few_players'],
    [['--players', 'two'], 2, 'It is no number of players.'],
    [['--names', 'Ann', 'Bob', '--dice', 'numbers:none'], 1, 'list_not_found'],
    [['--dice', 'loaded'], 2, 'It is server, table, or numbers:LIST.'],
    [['--game', '1'], 2, '--edition is for a new game, --game for one that is there.'],
  ])('with %j is refused', async (args, status, reason) => {
    const [exit, said] = await sqlopoly.failure('play', ...NEW, ...args);
    expect(exit).toBe(status);
    expect(said).toContain(reason);
  });

  test('takes its options only together with its edition', async () => {
    expect(await sqlopoly.failure('play', '--names', 'Ann', 'Bob')).toEqual([
      2, '--names is for a new game: name its --edition, too.',
    ]);
  });

  test('of an edition without decisions is rolled for', async () => {
    const { status, stdout } = await sqlopoly.runWith({ input: '3\n' }, 'play', '--edition', 'campus');
    expect(status).toBe(0);
    expect(stdout).toContain('\nJane rolls 3.\n');
    const [exit, said] = await sqlopoly.failure('play', '--edition', 'campus', '--players', '3');
    expect(exit).toBe(1);
    expect(said).toMatch(/^\w+: /);
  });
});

describe('a turn', () => {
  test('blanks and capitals do not matter, and anything else is asked for again', async () => {
    const game = await start();
    await retrace('turn', '--game', String(game.id));
  });

  test('lands on a super store: its fee takes a roll of its own', async () => {
    const game = await start();
    await game.give('Bob', ['Newton Super Store']);
    await game.place('Ann', 7);
    await retrace('super-store', '--game', String(game.id));
  });

  test('begins on Vacation with three ways out', async () => {
    const game = await start();
    for (const name of ['Ann', 'Bob', 'Cid']) await game.jail(name, 17);
    await game.giveCards('Bob', 15);
    await retrace('vacation', '--game', String(game.id));
  });
});

describe('properties', () => {
  test('are pawned and unpawned, several at once, and what is no position of theirs does not count', async () => {
    const game = await start();
    await game.give('Ann', [GRANBY, MONETT, ...VAUXHALL]);
    await retrace('pawning', '--game', String(game.id));
  });

  test('get and lose restaurants', async () => {
    const game = await start();
    await game.give('Ann', VAUXHALL);
    await retrace('restaurants', '--game', String(game.id));
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
    await retrace('info', '--game', String(game.id));
  });
});

describe('a trade', () => {
  test('is put together, denied, changed, and accepted', async () => {
    const game = await start();
    await game.give('Ann', [...VAUXHALL], { level: 1 });
    await game.give('Bob', [GRANBY, MONETT]);
    await game.giveCards('Bob', 15);
    await retrace('trade', '--game', String(game.id));
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });

  test('begins again when there is nothing to trade, and is cancelled at every step', async () => {
    const game = await start();
    await game.give('Bob', [GRANBY]);
    await retrace('trade-cancelled', '--game', String(game.id));
    expect(await connection.rows("SELECT Sentence FROM eventView WHERE Kind = 'proposed'")).toEqual([]);
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Bob' });
  });
});

test('where trades are free, one side may be empty, and money may be on both', async () => {
  const setTrade = 'UPDATE Ruleset SET trade = ? WHERE edition = ?';
  await connection.run(setTrade, ['free', 'singletonopoly']);
  try {
    const game = await start('Ann', 'Bob');
    const input = 'tr\n1\ndn\nmo\n5\ndn\nco\nac\ntr\n1\nmo\n9\ndn\nmo\n2\ndn\nco\nac\n';
    const { stdout } = await sqlopoly.runWith({ input }, 'play', '--game', String(game.id));
    expect(stdout).not.toContain('Invalid input');
    expect(await game.money('Ann', 'Bob')).toEqual([4096 - 5 + 9 - 2, 4096 + 5 - 9 + 2]);
  } finally {
    await connection.run(setTrade, ['exchange', 'singletonopoly']);
  }
});

describe('who needs money', () => {
  test('for a property he may buy gets it, or goes back', async () => {
    const game = await start();
    await game.give('Ann', [MONETT, 'Aurora Golf Club']);
    await game.place('Ann', 2, 100);
    await retrace('money-for-a-purchase', '--game', String(game.id));
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });

  test('for restaurants or for unpawning gets it, and then that is done', async () => {
    const game = await start();
    await game.give('Ann', VAUXHALL);
    await game.give('Ann', [GRANBY]);
    await game.give('Ann', [MONETT], { mortgaged: true });
    await game.setMoney('Ann', 70);
    await retrace('money-for-restaurants', '--game', String(game.id));
    expect(await game.deed(MONETT)).toMatchObject({ mortgaged: false });
  });

  test('for a fee gets it from a trade, by pawning and from restaurants', async () => {
    const game = await start();
    await game.give('Bob', HAMPTON, { level: 3 });
    await game.give('Ann', VAUXHALL, { level: 5 });
    await game.give('Ann', [GRANBY, MONETT]);
    await game.place('Ann', 37, 10);
    await game.setMoney('Cid', 0);
    await retrace('money-for-a-fee', '--game', String(game.id));
    expect(await game.money('Ann', 'Bob', 'Cid')).toEqual([22, 4096 - 300 + 1024, 0]);
  });

  test('and has no way to get it drops out', async () => {
    const game = await start('Ann', 'Bob');
    await game.give('Bob', HAMPTON);
    await game.place('Ann', 37, 10);
    const { stdout } = await retrace('drop-out', '--game', String(game.id));
    expect(stdout).toMatch(/\nBob wins the game!\n\nGame \d+ is over: Bob won it\.\n$/);
  });

  test('though it is not his turn', async () => {
    const game = await start();
    await game.stack('You get $32 from every other player');
    await game.give('Bob', [MONETT]);
    await game.setMoney('Bob', 5);
    await game.setMoney('Cid', 6);
    await game.place('Ann', 4);
    await retrace('everybody-pays', '--game', String(game.id));
    expect(await game.standing('Cid')).toMatchObject({ status: 2 });
  });
});

test('a game that is over is only told to be so', async () => {
  const game = await start('Ann', 'Bob');
  await game.make('leave');
  const { status, stdout } = await sqlopoly.run('play', '--game', String(game.id));
  expect(status).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Game ${game.id} .*\\n\\nGame ${game.id} is over: Bob won it\\.\\n$`));
});

test('when the input ends, the game waits, and the last line says how to go on', async () => {
  const game = await start();
  const { status, stdout } = await sqlopoly.runWith({ input: 'pr\n' }, 'play', '--game', String(game.id));
  expect(status).toBe(0);
  expect(stdout).toMatch(
    new RegExp(`\\nThe input has ended\\. Game ${game.id} waits; go on with: npx sqlopoly play --game ${game.id}\\n$`),
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
    const talk = sqlopoly.talkInTerminal('play', '--game', String(game.id));
    await talk.until('tt  Take your turn');
    await talk.until('> ');
    talk.type('tt\r');
    await talk.until('What do the dice show?');
    talk.type('1 3\r');
    await talk.until('Granby Golf Club is unowned; Ann may buy it.');
    await talk.until('bu  Buy it');
    talk.type('BU\r');
    await talk.until('Ann buys Granby Golf Club for $512.');
    await talk.until('Bob: position 1');
    talk.type('\u0004');
    const { status, stdout } = await talk.end();
    expect(status).toBe(0);
    expect(stdout).toContain('The input has ended.');
    expect(await game.deed(GRANBY)).toMatchObject({ owner: 'Ann' });
  });
});
