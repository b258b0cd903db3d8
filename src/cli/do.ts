import { type Command, InvalidArgumentError } from 'commander';
import type { GameConnection } from '../game/connection';
import { makeMove } from '../game/move';
import { readPlayers, readProperties, readStoryOf } from '../game/views';
import { rollSentence } from '../telling/rolls';
import type { ToldMove } from '../game/bots';
import { examples, gameOption, jsonOption, parseDice, parseNumber } from './support/arguments';
import { letBotsPlay } from './support/bots';
import { type GameOptions, type OpenGame, withGame } from './support/current-game';
import { movedJson } from './support/moved-json';
import { print, printJson } from './support/output';
import { UsageError } from './support/statuses';

interface DoOptions extends GameOptions {
  player?: number;
  property?: string;
  amount?: number;
  dice?: number[];
  terms?: string;
  json?: boolean;
}

/** `sqlopoly do` */
export function addDo(program: Command): void {
  program
    .command('do')
    .description('make one move of any kind, and tell what it brought about; moves lists what is possible')
    .argument('<action>', 'roll, buy, decline, build, sell, mortgage, redeem, propose, accept, pay, …')
    .option('-p, --player <number>', 'who acts (default: whoever is to)', parsePlayer)
    .option('--property <name>', 'the property that it is about, by its name or its number (prid)')
    .option('--amount <number>', 'the bid', parseAmount)
    .option('--dice <numbers...>', 'what the dice show, where the game does not roll them itself', parseDice)
    .option('--terms <json>', 'a trade, or where dice come from')
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
      await withGame(options, (open) => makeAndTell(open, action, options));
    });
}

async function makeAndTell(open: OpenGame, action: string, options: DoOptions): Promise<void> {
  const { connection, game } = open;
  const { player, property, amount, dice: [dice, dice2, ...more] = [], terms, json = false } = options;
  if (more.length > 0) throw new UsageError('There are two dice at most.');
  const bots: ToldMove[] = [];
  const tell = json ? { tell: (moves: readonly ToldMove[]) => void bots.push(...moves) } : {};
  // A move that names nobody is not to be made for a character.
  await letBotsPlay(open, tell);
  const move = await makeMove(connection, game.Game, {
    action,
    ...(player === undefined ? {} : { player_ID: player }),
    ...(property === undefined ? {} : { prid: await findProperty(connection, property) }),
    ...(amount === undefined ? {} : { amount }),
    ...(dice === undefined ? {} : { dice }),
    ...(dice2 === undefined ? {} : { dice2 }),
    ...(terms === undefined ? {} : { terms }),
  });
  const events = await readStoryOf(connection, move.record_ID);
  if (json) {
    await letBotsPlay(open, { ...tell, record: move.record_ID });
    const answers = bots.map((one) => movedJson(game.Game, one));
    printJson({ ...movedJson(game.Game, { move, events }), ...(answers.length > 0 ? { bots: answers } : {}) });
    return;
  }
  const actor = (await readPlayers(connection)).find((row) => row['Player No.'] === move.player_ID);
  const rolled = rollSentence(actor?.['Player name'] ?? `Player ${move.player_ID}`, move);
  if (rolled !== undefined) print(rolled);
  for (const { Sentence } of events) print(Sentence);
  await letBotsPlay(open, { record: move.record_ID });
}

/** The prid of a property of the game, by name, in which capitals do not matter, or as it is. */
async function findProperty(connection: GameConnection, wanted: string): Promise<number> {
  if (/^\d{1,9}$/.test(wanted)) return Number(wanted);
  const name = wanted.trim().toLowerCase();
  const property = (await readProperties(connection)).find((row) => row.Property.toLowerCase() === name);
  if (!property) throw new UsageError(`There is no property ${wanted}.`);
  return property.prid;
}

function parsePlayer(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A player is chosen by his number.');
  return Number(text);
}

function parseAmount(text: string): number {
  const amount = parseNumber(text);
  if (amount === undefined) throw new InvalidArgumentError('It is no number.');
  return amount;
}
