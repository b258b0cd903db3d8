import { describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CHECKOUT } from '../../src/deploy/catalogue';

/* The folders of src, and which of them each may import: what CONTRIBUTING.md and their READMEs say. */

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  launch: [],
  linker: [],
  server: ['launch'],
  client: ['server'],
  deploy: ['linker', 'launch', 'server', 'client'],
  terminal: ['server', 'client'],
  page: ['server', 'client', 'deploy'],
  league: ['server', 'client', 'cli', 'page'],
  cli: ['server', 'client', 'deploy', 'terminal', 'page'],
};

/** The files in which a folder registers itself. */
const REGISTERS: Readonly<Record<string, string>> = { 'src/cli/main.ts': 'league', 'src/page/app.tsx': 'league' };

const SRC = path.join(CHECKOUT, 'src');
const FOLDERS = fs.readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

interface Import {
  /** its file and line */
  at: string;
  file: string;
  from: string;
  to: string;
}

const SOURCE = /\.(ts|tsx|cjs)$/;

function importsOf(folder: string): Import[] {
  const files = fs.readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' }).filter((name) => SOURCE.test(name));
  return files.flatMap((name) => {
    const file = path.posix.join('src', folder, name.split(path.sep).join('/'));
    const text = fs.readFileSync(path.join(CHECKOUT, file), 'utf8');
    const { importedFiles } = ts.preProcessFile(text, true, true);
    return importedFiles
      .filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName, pos }) => {
        const [, to = ''] = path.posix.join(path.posix.dirname(file), fileName).split('/');
        return { at: `${file}:${text.slice(0, pos).split('\n').length}`, file, from: folder, to };
      })
      .filter(({ to }) => FOLDERS.includes(to) && to !== folder);
  });
}

const IMPORTS = FOLDERS.flatMap(importsOf);

describe('a folder of src', () => {
  test('imports only from the folders that it may import', () => {
    const wrong = IMPORTS.filter(({ file, from, to }) => !MAY_IMPORT[from]?.includes(to) && REGISTERS[file] !== to);
    expect(wrong.map(({ at, from, to }) => `${at}: ${from} may not import ${to}`)).toEqual([]);
  });

  test('needs what it may import', () => {
    const idle = Object.entries(MAY_IMPORT).flatMap(([from, others]) => others.filter((to) => !IMPORTS.some((one) => one.from === from && one.to === to)).map((to) => `${from} ${to}`));
    expect(idle).toEqual([]);
    expect(Object.entries(REGISTERS).filter(([file, to]) => !IMPORTS.some((one) => one.file === file && one.to === to))).toEqual([]);
  });

  test('has a line in CONTRIBUTING.md, and a README that names what it may import', () => {
    expect(Object.keys(MAY_IMPORT).sort()).toEqual([...FOLDERS].sort());
    const contributing = fs.readFileSync(path.join(CHECKOUT, 'CONTRIBUTING.md'), 'utf8');
    for (const folder of FOLDERS) {
      expect(contributing).toMatch(new RegExp(`^\\| .*\`src/${folder}/\``, 'm'));
      const readme = fs.readFileSync(path.join(SRC, folder, 'README.md'), 'utf8');
      // The linker is a program for itself.
      if (folder !== 'linker') expect(readme).toMatch(new RegExp(`^# ${folder}: `));
      // The command line may import everything, and says so.
      if (folder !== 'cli') expect(MAY_IMPORT[folder]?.filter((other) => !readme.includes(`\`${other}\``))).toEqual([]);
    }
  });
});
