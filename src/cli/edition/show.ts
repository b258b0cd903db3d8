import { type Command } from 'commander';
import { type EditionCard, editionNotFound, type EditionRule, type EditionTile, type Pace, paceInWords, pacesOf, readCards, readPaces, readRules, readTiles } from '../../client/editions/editions';
import { examples, jsonOption, type JsonOption } from '../support/arguments';
import { INSTALL, withDatabase } from '../support/database';
import { print, printJson, printTable } from '../support/output';

/** The width of the column with the meanings of rules. */
const WIDTH = 72;

/** `sqlopoly edition show` */
export function addShow(edition: Command): void {
  edition
    .command('show')
    .description('show the rules of an edition (`new --rule` overrides them), its paces, tiles and decks')
    .argument('<edition>', 'name of the edition')
    .addOption(jsonOption())
    .addHelpText('after', examples('edition show campus', 'edition show campus --json'))
    .action(async (name: string, { json = false }: JsonOption) => {
      const { rules, paces, tiles, cards } = await withDatabase(INSTALL.own, async ({ connection }) => {
        const rules = await readRules(connection, name);
        if (rules.length === 0) throw await editionNotFound(connection, name);
        return { rules, paces: await readPaces(connection, name), tiles: await readTiles(connection, name), cards: await readCards(connection, name) };
      });
      if (json) printJson({ edition: name, rules, paces: pacesOf(paces), tiles, cards });
      else printEdition(rules, pacesOf(paces), tiles, cards);
    });
}

function printEdition(rules: readonly EditionRule[], paces: readonly Pace[], tiles: readonly EditionTile[], cards: readonly EditionCard[]): void {
  const shown = rules.map((rule) => ({ ...rule, text: `${rule.rule}: ${rule.value ?? 'none'}` }));
  const column = Math.max(...shown.map(({ text }) => text.length)) + 2;
  for (const topic of new Set(rules.map((rule) => rule.topic))) {
    print(`${topic}`);
    for (const { text, meaning, needs, changed, default: standard } of shown.filter((rule) => rule.topic === topic)) {
      const lines = wrapped([meaning, needs, changed ? `Default: ${standard ?? 'none'}.` : null].filter((part) => part !== null).join(' '));
      print(`${changed ? '*' : ' '} ${text.padEnd(column)}${lines[0] ?? ''}`);
      for (const line of lines.slice(1)) print(`${' '.repeat(column + 2)}${line}`);
    }
  }
  print('* differs from the default.');
  if (paces.length > 0) print('paces');
  for (const pace of paces) print(`  ${paceInWords(pace)}`);
  const pays = tiles.some(({ passing }) => passing !== null);
  printTable(
    tiles.map(({ location, tile, colour, price, effect, passing }) => ({
      Location: location,
      Tile: tile,
      Colour: colour,
      Price: price,
      Effect: effect === 'none' ? null : effect,
      ...(pays ? { Passing: passing } : {}),
    })),
  );
  for (const deck of new Set(cards.map((one) => one.deck))) {
    print(`\n${deck}`);
    printTable(cards.filter((one) => one.deck === deck).map(({ card, meaning }) => ({ Card: card, 'What it does': meaning })));
  }
}

/** Wraps a text into lines. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
