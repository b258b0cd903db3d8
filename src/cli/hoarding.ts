import { type Command, InvalidArgumentError } from 'commander';
import type { GameConnection } from '../game/connection';
import { importFiles, readImport } from '../import/import-files';
import { InputEnded } from '../table/talk';
import { converse } from '../terminal/conversation';
import { playHoarding } from '../terminal/hoarding/play';
import { type GameSource, startHoarding } from '../terminal/hoarding/start';
import { TEMPLATE } from './import';
import { examples } from './support/arguments';
import { INSTALL, withDatabase } from './support/database';
import { say } from './support/output';

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
async function play(connection: GameConnection, source: GameSource, players: number | undefined): Promise<void> {
  const conversation = converse();
  let gameId: number | undefined;
  try {
    gameId = await startHoarding(connection, conversation, source, players);
    // Not a part of the conversation, which is the same each time.
    say(`Game ${gameId}: edition ${source.edition}, board ${source.board}, numbers ${source.numbers}.`);
    await playHoarding({ connection, conversation, gameId });
  } catch (error) {
    if (!(error instanceof InputEnded)) throw error;
    if (gameId === undefined) throw new Error(`${error.message} No game has begun.`);
    throw new Error(`${error.message} Game ${gameId} waits; go on with: npx sqlopoly play --game ${gameId}`);
  } finally {
    conversation.close();
  }
}

function parsePlayers(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('It is no number of players.');
  return Number(text);
}
