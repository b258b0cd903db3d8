import { type Command, Option } from 'commander';
import type { GameConnection } from '../client/connection';
import { shellWord } from '../server/shell-word';
import { editionNotFound, paceInWords, pacesOf, readPaces } from '../client/editions/editions';
import { readEdition, readGuide, readPending } from '../client/views';
import { howToPlay } from '../terminal/how-to-play';
import { programName } from '../server/program-name';
import { examples, gameOption, jsonOption, type JsonOption } from './support/arguments';
import { type GameOption, withGame } from './support/current-game';
import { INSTALL, withDatabase } from './support/database';
import { print, printJson } from './support/output';

interface RulesOptions extends GameOption, JsonOption {
  edition?: string;
}

/** `sqlopoly rules` */
export function addRules(program: Command): void {
  program
    .command('rules')
    .description('print the rules of the game, or of an edition (guideView); `board show` lists the tiles')
    .addOption(new Option('-e, --edition <name>', 'print the rules of an edition instead').conflicts('game'))
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText('after', examples('rules', 'rules --edition campus', 'board show campus'))
    .action(async ({ edition, ...options }: RulesOptions) => {
      if (edition === undefined) {
        await withGame(options, async ({ connection }) => {
          const pending = await readPending(connection);
          if (!pending) throw new Error('The game has already been deleted.');
          await printGuide(connection, pending.Edition, pending.Ruleset, options);
        });
      } else {
        await withDatabase(INSTALL.own, async ({ connection }) => {
          const found = await readEdition(connection, edition);
          if (!found) throw await editionNotFound(connection, edition);
          await printGuide(connection, edition, found.Ruleset, options);
          if (options.json !== true) await printChoices(connection, edition);
        });
      }
    });
}

/** Prints what else can be chosen for a game of an edition. */
async function printChoices(connection: GameConnection, edition: string): Promise<void> {
  const paces = pacesOf(await readPaces(connection, edition));
  if (paces.length > 0) print('\nPaces (new --pace, play --pace)');
  for (const pace of paces) print(`  - ${paceInWords(pace)}`);
  print(`\nThe tiles with their prices and rents: ${programName()} board show ${shellWord(edition)}`);
}

async function printGuide(connection: GameConnection, edition: string, ruleset: number, { json = false }: RulesOptions): Promise<void> {
  if (json) printJson(await readGuide(connection, ruleset));
  else for (const line of await howToPlay(connection, edition, ruleset)) print(line);
}
