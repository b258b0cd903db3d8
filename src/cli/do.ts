import { type Command, InvalidArgumentError } from 'commander';
import type { GameConnection } from '../client/connection';
import { readPlayers, readProperties } from '../client/views';
import type { LoggedMove } from '../client/bots';
import { examples, gameOption, jsonOption, type JsonOption, parseDice, parseNumber, wholeNumber } from './support/arguments';
import { type GameOption, type OpenGame, withGame } from './support/current-game';
import { makeMovesWithBots } from './support/make-moves';
import { movedJson } from './support/moved-json';
import { printJson } from './support/output';
import { printMove } from './support/print-move';
import { UsageError } from './support/statuses';

interface DoOptions extends GameOption, JsonOption {
  player?: number;
  property?: string;
  amount?: number;
  dice?: number[];
  terms?: string;
}

/** `sqlopoly do` */
export function addDo(program: Command): void {
  program
    .command('do')
    .description('make a move of any kind and print its events; `moves` lists the possible moves')
    .argument('<action>', 'roll, buy, decline, build, sell, mortgage, redeem, propose, accept, pay, …')
    .option('-p, --player <number>', 'player who acts (default: the one who must act)', wholeNumber('the number of a player'))
    .option('--property <name>', 'name or number (prid) of the property')
    .option('--amount <number>', 'amount of the bid', parseAmount)
    .option('--dice <numbers...>', 'numbers rolled, if the game does not roll its own dice', parseDice)
    .option('--terms <json>', 'terms of a trade, or a new dice source')
    .addOption(gameOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      examples(
        'do roll --dice 2 5', 'do buy', 'do mortgage --property 12', 'do bid --player 2 --amount 120',
        `do propose --terms '{"to": 1, "give": {"money": 100}, "take": {"properties": [12]}}'`,
      ),
    )
    .action(async (action: string, options: DoOptions) => {
      await withGame(options, (open) => moveAndPrint(open, action, options), { changes: true });
    });
}

async function moveAndPrint(open: OpenGame, action: string, options: DoOptions): Promise<void> {
  const { connection, game } = open;
  const { player, property, amount, dice: [dice, dice2, ...more] = [], terms, json = false } = options;
  if (more.length > 0) throw new UsageError('Give at most two dice.');
  const move = {
    action,
    ...(player === undefined ? {} : { player_ID: player }),
    ...(property === undefined ? {} : { prid: await findProperty(connection, property) }),
    ...(amount === undefined ? {} : { amount }),
    ...(dice === undefined ? {} : { dice }),
    ...(dice2 === undefined ? {} : { dice2 }),
    ...(terms === undefined ? {} : { terms }),
  };
  if (!json) {
    const players = await readPlayers(connection);
    await makeMovesWithBots(open, [move], (made) => printMove(players, made));
    return;
  }
  const own: LoggedMove[] = [];
  const bots: LoggedMove[] = [];
  await makeMovesWithBots(open, [move], (made) => void own.push(made), (moves) => void bots.push(...moves));
  const [made, ...answers] = [...own, ...bots].map((one) => movedJson(game.Game, one));
  printJson({ ...made, ...(answers.length > 0 ? { bots: answers } : {}) });
}

/** The prid of a property, given by its name in any case or by its prid. */
async function findProperty(connection: GameConnection, wanted: string): Promise<number> {
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted);
  const name = wanted.trim().toLowerCase();
  const property = (await readProperties(connection)).find((row) => row.Property.toLowerCase() === name);
  if (!property) throw new UsageError(`There is no property ${wanted}.`);
  return property.prid;
}

function parseAmount(text: string): number {
  const amount = parseNumber(text);
  if (amount === undefined) throw new InvalidArgumentError('Expected a number.');
  return amount;
}
