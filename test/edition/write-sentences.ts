import fs from 'node:fs';
import path from 'node:path';
import { main as runCommand } from '../../src/cli/main';
import { CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import { onThrowawayGame } from '../support/throwaway-game';
import type { GameConnection } from '../../src/client/connection';
import { readGuide } from '../../src/client/views';

/** Prints every sentence that players read, so that somebody can read all of them in one go. */
const TABLES: Readonly<Record<string, string>> = {
  'Events': 'SELECT kind, sentence FROM EventKind ORDER BY kind',
  'What games wait for': 'SELECT phase, expectation, meaning FROM Phase ORDER BY phase',
  'Actions': 'SELECT action, label, sentence FROM Action ORDER BY position',
  'Refusals': 'SELECT token, meaning FROM Refusal ORDER BY errno',
  'Bots': 'SELECT name, description FROM BotCharacter ORDER BY character_id',
  'Rules': 'SELECT rule, meaning FROM Rule ORDER BY position',
  'Keys of editions': 'SELECT part, name, meaning FROM EditionKey ORDER BY position',
  'Effects': 'SELECT effect, meaning FROM Effect ORDER BY effect',
  'Statuses': 'SELECT name, meaning FROM Status ORDER BY status',
  'Icons': 'SELECT icon, meaning FROM Icon ORDER BY icon',
  'Settings': 'SELECT setting, meaning FROM Setting ORDER BY setting',
  'Settings of tournaments': 'SELECT setting, meaning FROM LeagueSetting ORDER BY setting',
  'Choices of settings': 'SELECT setting, choice, meaning FROM SettingChoice ORDER BY setting, choice',
  'Draw methods': 'SELECT method, meaning FROM DrawMethod ORDER BY method',
  'Ranking criteria': 'SELECT criterion, meaning FROM RankCriterion ORDER BY criterion',
  'Point systems': 'SELECT `Point system`, Pays FROM pointSystemsView',
};

/** The tables of an edition, by its ruleset. */
const OF_EDITIONS: Readonly<Record<string, string>> = {
  'events': 'SELECT kind, sentence FROM Wording WHERE ruleset_id = ? ORDER BY kind',
  'statuses': 'SELECT label FROM StatusLabel WHERE ruleset_id = ? ORDER BY status',
  'choices and words': 'SELECT action, code, label FROM Choice WHERE ruleset_id = ? ORDER BY position',
  'tiles': 'SELECT name, description FROM Bonus WHERE ruleset_id = ? AND description IS NOT NULL ORDER BY location',
  'cards': 'SELECT text FROM Card WHERE ruleset_id = ? ORDER BY card_id',
};

function title(text: string): void {
  process.stdout.write(`\n== ${text}\n`);
}

async function printRows(connection: GameConnection, sql: string, values: readonly number[] = []): Promise<void> {
  for (const row of await connection.rows<Record<string, unknown>>(sql, [...values])) process.stdout.write(`${Object.values(row).join(' | ')}\n`);
}

/** The texts in the source of routines that read like sentences, without comments; what is filled in is not known. */
function textsOf(sql: string): string[] {
  const code = sql.replaceAll(/\/\*[^]*?\*\/|--[^\n]*|COMMENT\s+'(?:[^']|'')*'/g, '');
  return [...code.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'")).filter((text) => /[a-z]+ [a-z]/i.test(text) && !/["$]/.test(text.slice(0, 2)));
}

/** The texts of a page in TSX: what stands between tags, and the labels. */
function textsOfPage(source: string): string[] {
  const between = [...source.matchAll(/>([^<>{}=]*[a-z]{2}[^<>{}=]*)</gi)].map(([, text = '']) => text.replaceAll(/\s+/g, ' ').trim());
  const labels = [...source.matchAll(/\b(?:aria-label|label|placeholder|title|alt)="([^"]+)"/g)].map(([, text = '']) => text);
  return [...new Set([...between, ...labels])].filter((text) => text !== '' && !/[;]|\) =>|\bconst\b/.test(text));
}

/** Prints the help of a command and of those below it. */
async function printHelp(command: readonly string[] = []): Promise<void> {
  let help = '';
  const { write } = process.stdout;
  process.stdout.write = (text: string | Uint8Array): boolean => {
    help += String(text);
    return true;
  };
  await runCommand([...command, '--help']).finally(() => {
    process.stdout.write = write;
  });
  title(`sqlopoly ${[...command, '--help'].join(' ')}`);
  process.stdout.write(help);
  const [, commands = ''] = help.split('\nCommands:\n');
  for (const [, name = ''] of commands.split('\n\n')[0]?.matchAll(/^ {2}([a-z][a-z-]*)/gm) ?? []) {
    if (name !== 'help') await printHelp([...command, name]);
  }
}

async function main(): Promise<void> {
  await onThrowawayGame(async (connection) => {
    for (const [name, sql] of Object.entries(TABLES)) {
      title(name);
      await printRows(connection, sql);
    }
    for (const { Edition: edition, Ruleset: ruleset } of await connection.rows<{ Edition: string; Ruleset: number }>('SELECT Edition, Ruleset FROM editionsView')) {
      for (const [name, sql] of Object.entries(OF_EDITIONS)) {
        title(`${edition}: ${name}`);
        await printRows(connection, sql, [ruleset]);
      }
      title(`${edition}: guide`);
      for (const { Topic: topic, Sentence: sentence } of await readGuide(connection, ruleset)) process.stdout.write(`${topic}: ${sentence}\n`);
    }
  });
  title('Texts of routines and views');
  for (const { name, sql } of readCatalogue().objects) {
    const texts = textsOf(sql);
    if (texts.length > 0) process.stdout.write(`${name}\n${texts.map((text) => `  ${text}\n`).join('')}`);
  }
  title('The page');
  const web = path.join(CHECKOUT, 'src', 'page');
  for (const file of fs.readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.tsx')).sort()) {
    const texts = textsOfPage(fs.readFileSync(path.join(web, file), 'utf8'));
    if (texts.length > 0) process.stdout.write(`${file}\n${texts.map((text) => `  ${text}\n`).join('')}`);
  }
  await printHelp();
}

void main();
