import { type Command } from 'commander';
import { rollPlainly } from '../game/move';
import { newGame } from '../game/new-game';
import { readSeats } from '../game/views';
import { examples } from './support/arguments';
import { clientLine } from './support/client-line';
import { INSTALL, type OpenDatabase, withDatabase } from './support/database';
import { print, printTable } from './support/output';
import { withTalk } from './support/open-talk';
import { howToGoOn, playAtTable } from '../terminal/play';

/** The two rounds of the coursework, as it plays them. */
const ROUNDS: readonly (readonly number[])[] = [
  [3, 1, 4, 2],
  [5, 4, 6, 5, 6, 3],
];

/** `sqlopoly demo` */
export function addDemo(program: Command): void {
  program
    .command('demo')
    .description('play the two rounds of the coursework in a new game; this is what `npm start` does')
    .addHelpText('after', examples('demo'))
    .action(() => withDatabase(INSTALL.empty, demo));
}

async function demo({ location, connection }: OpenDatabase): Promise<void> {
  const gameId = await newGame(connection, 'campus', null);
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
  print('\nGo on with');
  print('  npx sqlopoly roll 3        a roll, or without the 3 a random one');
  print('  npx sqlopoly log           the story so far');
  print('  npx sqlopoly play          a roll a line');
  print('  npx sqlopoly web           a page to play on, in a browser');
  print('  npx sqlopoly --help        everything else');
  print('or in a SQL client:');
  print(`  ${await clientLine(location)}`);
  if (location.source !== 'private') print('  (npx sqlopoly db url prints the address with its password)');
  if (!process.stdin.isTTY || !process.stdout.isTTY) return;
  print('');
  await withTalk(async (talk) => {
    const ending = await playAtTable(connection, gameId, talk);
    if (!ending.isOver) talk.say(howToGoOn(gameId, ending.reason));
  });
}
