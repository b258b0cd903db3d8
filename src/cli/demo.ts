import { type Command } from 'commander';
import { databaseStatus } from '../server/location';
import { rollPlainly } from '../client/move';
import { newGame } from '../client/new-game';
import { readSeats } from '../client/views';
import { examples } from './support/arguments';
import { rememberGame } from './support/chosen-game';
import { clientLine } from './support/client-line';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printNote, printTable } from './support/output';
import { withConsole } from './support/open-console';
import { howToContinue, playAtTable } from '../terminal/play';
import { programName } from '../server/program-name';

/** The rolls of the two rounds that the coursework plays. */
const ROUNDS: readonly (readonly number[])[] = [
  [3, 1, 4, 2],
  [5, 4, 6, 5, 6, 3],
];

/** Commands to try next. */
const COMMANDS: readonly (readonly [string, string])[] = [
  ['roll 3', 'roll a 3; without the number, roll at random'],
  ['log', 'the game so far'],
  ['play', 'play on in the terminal'],
  ['web', 'play on in a browser'],
  ['--help', 'all other commands'],
];

/** `sqlopoly demo` */
export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('play two rounds of the campus edition in a new game (`npm start` runs this)')
    .addHelpText('after', examples('demo'))
    .action(() => withDatabase(INSTALL.empty, demo));
}

async function demo({ location, connection }: OpenDatabase): Promise<void> {
  const gameId = await newGame(connection, 'campus', null);
  await rememberGame(connection, gameId);
  await connection.choose(gameId);
  print(`Game ${gameId}, the opening position:`);
  printTable(await readSeats(connection));
  for (const [index, dice] of ROUNDS.entries()) {
    print(`\nRound ${index + 1}`);
    for (const number of dice) {
      print(`  INSERT INTO Gamemanager (dice) VALUES (${number});`);
      await rollPlainly(connection, number);
    }
    print('  SELECT * FROM gameView;');
    printTable(await readSeats(connection));
  }
  print('\nTry next:');
  for (const [rest, what] of COMMANDS) print(`  ${`${programName()} ${rest}`.padEnd(26)} ${what}`);
  print('or use a SQL client, where SELECT * FROM aboutView lists what there is to see and to call:');
  print(`  ${await clientLine(location)}`);
  const { playerCommand } = location.source === 'private' ? await databaseStatus({ say: printNote }) : {};
  if (playerCommand) print(`  ${playerCommand}   (an account that can only make moves)`);
  if (location.source !== 'private') print(`  (${programName()} db url prints the address with its password)`);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return;
  print('');
  await withConsole(async (terminal) => {
    const ending = await playAtTable(connection, gameId, terminal);
    if (!ending.isOver) terminal.print(howToContinue(gameId, ending.reason));
  });
}
