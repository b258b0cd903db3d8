import fs from 'node:fs';
import path from 'node:path';
import { type Client, CLIENTS, COMMIT_TRANSCRIPT, scriptText, TRANSCRIPT } from './clients';

/** The page with a block of each client. */
export const CLIENTS_PAGE = 'docs/play-from-your-client.md';

/** The pages with parts that are made from the list of clients. */
export const PAGES_OF_CLIENTS: readonly string[] = [CLIENTS_PAGE, 'docs/refusals.md'];

/** What stands between a comment `<!-- clients: … -->` and the next `<!-- end -->` is made from the list of clients. */
const PLACE = /(<!-- clients: ([a-z]+) -->\n)[^]*?(<!-- end -->)/g;

const PARTS: Readonly<Record<string, () => string>> = { blocks, numbers, behaviour, output, commit };

/** A page with those parts as the list and the scripts have them. @throws Error when it has none, or names one that there is not */
export function withClients(page: string): string {
  if (page.search(PLACE) < 0) throw new Error('The page has no place for clients.');
  return page.replace(PLACE, (_, start: string, name: string, end: string) => {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`There is no part ${name}.`);
    return `${start}\n${part()}\n${end}`;
  });
}

/** What connects to a section of the page. */
function linkTo({ title }: Client): string {
  const anchor = title.toLowerCase().replaceAll(/[^a-z0-9 _-]/g, '').replaceAll(' ', '-');
  return `[${title}](#${anchor})`;
}

/** The script of each client, and what a person who uses it should know. */
function blocks(): string {
  const sections = CLIENTS.map((client) => {
    const notes = client.notes.map((note) => `- ${note}\n`).join('');
    return `### ${client.title}\n\n${whereFrom(client)}\n${notes === '' ? '' : `\n${notes}`}\n${fenced(client.language, scriptText(client))}`;
  });
  return sections.join('\n');
}

function whereFrom({ needs }: Client): string {
  if ('npm' in needs) return `\`npm install ${needs.npm.join(' ')}\``;
  if ('debian' in needs) return `\`apt install ${needs.debian.join(' ')}\``;
  return "Comes with the server: `npx sqlopoly db status` prints the line that starts it.";
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n`;
}

/** What each driver gives for the error 50022. */
function numbers(): string {
  const rows = CLIENTS.map(({ title, errorNumber, number }) => `| ${title} | ${number} | ${errorNumber} |\n`).join('');
  return `| client | gives | in |\n| --- | --- | --- |\n${rows}`;
}

/** What each client does with commits and several rows. */
function behaviour(): string {
  const several = (batch: Client['batch']): string => (batch === undefined ? '' : batch === 0 ? 'none is made' : 'the first row is made');
  const rows = CLIENTS.map((client) => `| ${linkTo(client)} | ${client.commits ? 'yes' : '**no**'} | ${client.number} | ${several(client.batch)} |\n`);
  return `| client | commits by itself | gives 50022 as | a batch whose second row is refused |\n| --- | --- | --- | --- |\n${rows.join('')}`;
}

/** What every script prints. */
function output(): string {
  return fenced('text', TRANSCRIPT);
}

/** The script about commits, and what it prints. */
function commit(): string {
  const script = fs.readFileSync(path.join(__dirname, 'pymysql', 'commit.py'), 'utf8');
  return `${fenced('python', script)}\n${fenced('text', COMMIT_TRANSCRIPT)}`;
}
