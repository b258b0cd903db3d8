import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';
import { type Address, GameConnection } from '../../src/client/connection';
import { RefusedMove } from '../../src/client/refusal';
import { drawTable } from '../../src/terminal/draw-table';

/** The database that a tutorial makes for itself, and the prefix of its own database in statements. */
const OWN_DATABASE = 'my_bots';

/*
 * What the fences of a page say of its blocks:
 *   sql            statements for the owner's connection; a block `text` right below shows the answers
 *   sh             commands that must succeed; what they print does not matter
 *   console        commands behind `$ `, and below each what it prints
 *   … file=NAME    a file in the folder in which the commands run
 * Blocks of other kinds are not run.
 */
const BLOCK = /^```(\w+)(?: file=(\S+))?\n([^]*?)^```\n(\n```text\n([^]*?)^```\n)?/gm;

/**
 * Runs the examples of a page in their order.
 * @param page its text
 * @param address the owner's, of a database with the game and without games
 * @returns the page with every answer as it is
 */
export async function answered(page: string, address: Address): Promise<string> {
  const connection = await GameConnection.open(address);
  const shell = new Shell(address);
  let text = '';
  let end = 0;
  try {
    for (const match of page.matchAll(BLOCK)) {
      const [whole, kind = '', file, body = '', below = '', shown] = match;
      text += page.slice(end, match.index);
      end = match.index + whole.length;
      if (file !== undefined) shell.write(file, body);
      if (file === undefined && kind === 'sql') {
        const answers = await answersOf(connection, body, address);
        text += `\`\`\`sql\n${body}\`\`\`\n${shown === undefined ? '' : `\n\`\`\`text\n${answers}\n\`\`\`\n`}`;
      } else if (file === undefined && kind === 'console') {
        text += `\`\`\`console\n${await shell.transcript(body)}\`\`\`\n${below}`;
      } else {
        if (file === undefined && kind === 'sh') await shell.mustSucceed(body);
        text += whole;
      }
    }
  } finally {
    await connection.run('DROP DATABASE IF EXISTS ??', [ownDatabase(address)]);
    await connection.close();
    shell.remove();
  }
  return text + page.slice(end);
}

/** The name under which OWN_DATABASE is made: workers of jest share a server. */
function ownDatabase(address: Address): string {
  return `${databaseOf(address)}_${OWN_DATABASE}`;
}

function databaseOf({ url }: Address): string {
  return new URL(url).pathname.slice(1);
}

/** The statements of a block, which a client would send one by one; DELIMITER is the client's. */
function statementsOf(sql: string): string[] {
  let delimiter = ';';
  const statements = [''];
  for (const line of sql.split('\n')) {
    const [, changed] = /^DELIMITER (\S+)$/.exec(line) ?? [];
    if (changed !== undefined) {
      delimiter = changed;
      continue;
    }
    const code = line.replace(/\s+-- .*$/, '');
    const ends = code.endsWith(delimiter);
    statements[statements.length - 1] += `${ends ? code.slice(0, -delimiter.length) : code}\n`;
    if (ends) statements.push('');
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}

async function answersOf(connection: GameConnection, sql: string, address: Address): Promise<string> {
  const answers: string[] = [];
  for (const statement of statementsOf(sql)) {
    const here = statement.replaceAll('sqlopoly.', `${databaseOf(address)}.`).replaceAll(OWN_DATABASE, ownDatabase(address));
    answers.push(await answerOf(connection, here));
  }
  return answers.filter((answer) => answer !== '').join('\n');
}

/** What a client prints for a statement: its rows, or how it was refused. */
async function answerOf(connection: GameConnection, statement: string): Promise<string> {
  try {
    if (/^SELECT/i.test(statement)) return drawTable(await connection.rows(statement));
    await connection.run(statement);
    return '';
  } catch (error) {
    if (!(error instanceof RefusedMove)) throw error;
    return `ERROR ${error.errno} (45000): ${error.message}`;
  }
}

/** Runs commands as a reader does, in a folder of its own, with `npx sqlopoly` of this checkout. */
class Shell {
  private readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-walkthrough-'));
  private readonly env: NodeJS.ProcessEnv;

  constructor(address: Address) {
    const home = path.join(this.folder, '.home');
    fs.mkdirSync(home);
    const npx = `#!/bin/sh\nshift\nexec ${process.execPath} ${path.join(PROGRAM_DIRECTORY, 'src/sqlopoly.cjs')} "$@"\n`;
    fs.writeFileSync(path.join(home, 'npx'), npx, { mode: 0o755 });
    fs.symlinkSync(path.join(PROGRAM_DIRECTORY, 'node_modules'), path.join(this.folder, 'node_modules'));
    this.env = { ...process.env, DATABASE_URL: address.url, SQLOPOLY_HOME: home, PATH: `${home}:${process.env['PATH']}`, NO_COLOR: '1' };
    for (const name of ['DEBUG', 'FORCE_COLOR', 'npm_command']) delete this.env[name];
  }

  write(file: string, text: string): void {
    fs.writeFileSync(path.join(this.folder, file), text);
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  async mustSucceed(script: string): Promise<void> {
    const { status, printed } = await this.start(`set -e\n${script}`);
    if (status !== 0) throw new Error(`Status ${status} of\n${script}\n${printed}`);
  }

  /** The commands behind `$ ` of a block, each with what it prints. */
  async transcript(block: string): Promise<string> {
    const lines: string[] = [];
    for (const [, command = ''] of block.matchAll(/^\$ (.*)$/gm)) {
      lines.push(`$ ${command}\n`, (await this.start(command)).printed);
    }
    return lines.join('');
  }

  private start(script: string): Promise<{ status: number | null; printed: string }> {
    return new Promise((resolve, reject) => {
      const child = spawn('bash', ['-c', `exec 2>&1\n${script}`], { cwd: this.folder, env: this.env, stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
      child.once('error', reject);
      // With a server of the checkout there is no such line.
      child.once('close', (status) => resolve({ status, printed: printed.replace(/^Using the MySQL that DATABASE_URL names: .*\n/gm, '') }));
    });
  }
}
