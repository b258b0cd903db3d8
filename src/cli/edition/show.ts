import { type Command } from 'commander';
import { type EditionRule, type EditionTile, type Pace, paceInWords, pacesOf, readPaces, readRules, readTiles } from '../../edition/editions';
import { refusal } from '../../game/refusal';
import { examples, jsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson, printTable } from '../support/output';

/** How wide the meanings of rules are printed. */
const WIDTH = 72;

/** `sqlopoly edition show` */
export function addShow(edition: Command): void {
  edition
    .command('show')
    .description('show the rules of an edition, which `new --rule` can change, its paces and its tiles')
    .argument('<edition>', 'its name')
    .addOption(jsonOption())
    .addHelpText('after', examples('edition show campus', 'edition show campus --json'))
    .action(async (name: string, { json = false }: { json?: boolean }) => {
      const { rules, paces, tiles } = await withDatabase(INSTALL.own, async ({ connection }) => ({
        rules: await readRules(connection, name),
        paces: await readPaces(connection, name),
        tiles: await readTiles(connection, name),
      }));
      if (rules.length === 0) throw refusal('edition_not_found', `There is no edition ${name}.`);
      if (json) printJson({ edition: name, rules, paces: pacesOf(paces), tiles });
      else printEdition(rules, pacesOf(paces), tiles);
    });
}

function printEdition(rules: readonly EditionRule[], paces: readonly Pace[], tiles: readonly EditionTile[]): void {
  const shown = rules.map((rule) => ({ ...rule, text: `${rule.rule}: ${rule.value ?? 'none'}` }));
  const column = Math.max(...shown.map(({ text }) => text.length)) + 2;
  for (const topic of new Set(rules.map((rule) => rule.topic))) {
    print(`${topic}`);
    for (const { text, meaning, changed, default: standard } of shown.filter((rule) => rule.topic === topic)) {
      const lines = wrapped(changed ? `${meaning} By default: ${standard ?? 'none'}.` : meaning);
      print(`${changed ? '*' : ' '} ${text.padEnd(column)}${lines[0] ?? ''}`);
      for (const line of lines.slice(1)) print(`${' '.repeat(column + 2)}${line}`);
    }
  }
  print('* is otherwise than by default.');
  if (paces.length > 0) print('paces');
  for (const pace of paces) print(`  ${paceInWords(pace)}`);
  printTable(
    tiles.map(({ location, tile, colour, price, effect }) => ({
      Location: location,
      Tile: tile,
      Colour: colour,
      Price: price,
      Effect: effect === 'none' ? null : effect,
    })),
  );
}

/** A text in lines. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
