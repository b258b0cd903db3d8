import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { PROGRAM_DIRECTORY } from '../../src/server/directories';

/** Set to rewrite transcripts: the typed lines stay, the answers are recorded again. */
const REWRITE = 'WRITE_TRANSCRIPTS';

const FOLDER = path.join(PROGRAM_DIRECTORY, 'test', 'fixtures');

/** A line that was typed. */
const TYPED = /^>(?: (.*))?$/;

/** What people typed and what the program printed, as for lines from a pipe. */
export class Transcript {
  private readonly file: string;

  /** @param name of a file under test/fixtures, without its extension */
  constructor(name: string) {
    this.file = path.join(FOLDER, `${name}.txt`);
  }

  /** The lines that were typed. */
  get input(): string {
    const typed = fs
      .readFileSync(this.file, 'utf8')
      .split('\n')
      .flatMap((line) => TYPED.exec(line) ?? [])
      .filter((_, index) => index % 2 === 1);
    return typed.map((line) => `${line ?? ''}\n`).join('');
  }

  /** Expects a program to have printed just this. The numbers of games do not count. */
  expectToBe(stdout: string): void {
    const printed = stdout.replace(/\b(Game|--game) \d+/g, '$1 7');
    if (process.env[REWRITE]) fs.writeFileSync(this.file, printed);
    expect(printed).toBe(fs.readFileSync(this.file, 'utf8'));
  }
}
