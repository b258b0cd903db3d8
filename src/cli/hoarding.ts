import { type Command } from 'commander';
import type { GameConnection } from '../client/connection';
import { importFiles, type ReadFile, readImport } from '../client/imports/import-files';
import type { ImportedDocument } from '../client/imports/to-document';
import { readEdition } from '../client/views';
import { openAtTable } from '../terminal/opening';
import { howToContinue, playAtTable } from '../terminal/play';
import { InputEnded } from '../terminal/console';
import { TEMPLATE } from './import';
import { examples, wholeNumber } from './support/arguments';
import { rememberGame } from './support/chosen-game';
import { INSTALL, withDatabase } from './support/database';
import { withConsole } from './support/open-console';
import { printNote } from './support/output';

/** What a game is made from, by the names in the database. */
interface GameSource {
  edition: string;
  board: string;
  numbers: string;
  /** rules that override those of the files */
  rules: Record<string, string>;
}

/** `sqlopoly hoarding` */
export function addHoarding(program: Command): void {
  program
    .command('hoarding')
    .description('play a game from three files: rules, board and random numbers')
    .argument('<rules>', 'rules file')
    .argument('<board>', 'board file')
    .argument('<random>', 'file of random numbers')
    .option('-p, --players <number>', 'number of players (default: ask)', wholeNumber('a number of players', 0, 9_999))
    .addHelpText(
      'after',
      examples('hoarding CampusRules.txt CampusBoard.csv Random.txt', 'hoarding R.txt B.csv N.txt --players 3 < choices.txt'),
    )
    .action(async (rules: string, board: string, random: string, { players }: { players?: number }) => {
      const files = [readImport('rules', rules), readImport('board', board), readImport('numbers', random)];
      await withDatabase(INSTALL.own, async ({ connection }) => {
        const [edition, onBoard, numbers] = await importFiles(connection, files, { template: TEMPLATE });
        if (!edition || !onBoard || !numbers) throw new Error('Three files were imported.');
        const source = { edition: edition.name, board: onBoard.name, numbers: numbers.name, rules: withoutPot(files) };
        await play(connection, source, players);
      });
    });
}

/** @throws Error when the input ends before the game is over */
async function play(connection: GameConnection, source: GameSource, count: number | undefined): Promise<void> {
  const edition = await readEdition(connection, source.edition);
  if (!edition) throw new Error(`The edition ${source.edition} has been removed.`);
  await withConsole(async (terminal) => {
    const options = { board: source.board, dice: 'numbers', numbers: source.numbers, rules: source.rules } as const;
    const opening = { edition, names: 'none', options, ...(count === undefined ? {} : { count }) } as const;
    const gameId = await openAtTable(connection, terminal, opening).catch((error: unknown) => {
      throw error instanceof InputEnded ? new Error(`${error.message} No game was started.`) : error;
    });
    await rememberGame(connection, gameId);
    // On stderr: stdout is the same in every run.
    printNote(`Game ${gameId}: edition ${source.edition}, board ${source.board}, numbers ${source.numbers}.`);
    const ending = await playAtTable(connection, gameId, terminal);
    if (!ending.isOver) throw new Error(howToContinue(gameId, ending.reason));
  });
}

/** Turns the pot off, with a note, if the board has no space that pays it out. */
function withoutPot([rules, board]: readonly ReadFile[]): Record<string, string> {
  const pots = [rules, board].map((file) => (JSON.parse(file?.content ?? '') as ImportedDocument).rules.pot);
  if (pots[0] === 'none' || pots[1] !== 'none') return {};
  printNote(`No money is put into the pot: ${board?.file} has no space that pays it out.`);
  return { pot: 'none' };
}
