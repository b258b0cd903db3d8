import { type Command, InvalidArgumentError } from 'commander';
import type { GameConnection } from '../game/connection';
import { importFiles, readImport } from '../import/import-files';
import { readEditions } from '../game/views';
import { openAtTable } from '../terminal/opening';
import { howToGoOn, playAtTable } from '../terminal/play';
import { InputEnded } from '../terminal/talk';
import { TEMPLATE } from './import';
import { examples } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { withTalk } from './support/open-talk';
import { say } from './support/output';

/** What a game is made from: names in the database. */
interface GameSource {
  edition: string;
  board: string;
  numbers: string;
}

/** `sqlopoly hoarding` */
export function addHoarding(program: Command): void {
  program
    .command('hoarding')
    .description('play by the rules, on the board and with the random numbers of three files')
    .argument('<rules>', 'file of rules')
    .argument('<board>', 'file of the board')
    .argument('<random>', 'file of random numbers')
    .option('-p, --players <number>', 'how many play (default: asks)', parsePlayers)
    .addHelpText(
      'after',
      examples('hoarding CampusRules.txt CampusBoard.csv Random.txt', 'hoarding R.txt B.csv N.txt --players 3 < choices.txt'),
    )
    .action(async (rules: string, board: string, random: string, { players }: { players?: number }) => {
      const files = [readImport('rules', rules), readImport('board', board), readImport('numbers', random)];
      await withDatabase(INSTALL.own, async ({ connection }) => {
        const [edition, onBoard, numbers] = await importFiles(connection, files, { template: TEMPLATE });
        if (!edition || !onBoard || !numbers) throw new Error('Three files were imported.');
        const source = { edition: edition.name, board: onBoard.name, numbers: numbers.name };
        await play(connection, source, players);
      });
    });
}

/** @throws Error when nobody answers any more: the game waits then */
async function play(connection: GameConnection, source: GameSource, count: number | undefined): Promise<void> {
  const edition = (await readEditions(connection)).find(({ Edition: name }) => name === source.edition);
  if (!edition) throw new Error(`The edition ${source.edition} is gone already.`);
  await withTalk(async (talk) => {
    const options = { board: source.board, dice: 'numbers', numbers: source.numbers } as const;
    const opening = { edition, names: 'none', options, ...(count === undefined ? {} : { count }) } as const;
    const gameId = await openAtTable(connection, talk, opening).catch((error: unknown) => {
      throw error instanceof InputEnded ? new Error(`${error.message} No game has begun.`) : error;
    });
    // Not a part of the conversation, which is the same each time.
    say(`Game ${gameId}: edition ${source.edition}, board ${source.board}, numbers ${source.numbers}.`);
    const ending = await playAtTable(connection, gameId, talk);
    if (!ending.isOver) throw new Error(howToGoOn(gameId, ending.reason));
  });
}

function parsePlayers(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It is no number of players.');
  return Number(text);
}
