import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { debianMirror } from '../../src/server/debian-mirror';

let etc: string;

beforeEach(() => {
  etc = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-etc-'));
});

afterEach(() => {
  fs.rmSync(etc, { recursive: true });
});

function machineWith(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(etc, name)), { recursive: true });
    fs.writeFileSync(path.join(etc, name), text);
  }
}

/** What is found, or why nothing is. */
function found(): string {
  try {
    return debianMirror(etc);
  } catch (error) {
    return (error as Error).message;
  }
}

/** On other machines than these, the reason is the machine. */
const isSuitable = process.platform === 'linux' && process.arch === 'x64';
const expected = (text: string): unknown => (isSuitable ? text : expect.stringMatching(/works on Debian amd64 only, and this is/));

const BOOKWORM = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nVERSION_CODENAME=bookworm\nID=debian\n';

test('a one-line source with options is found among others', () => {
  machineWith({
    'os-release': BOOKWORM,
    'apt/sources.list': '# deb http://comment.example/debian bookworm main\ndeb-src http://src.example/debian bookworm main\n',
    'apt/sources.list.d/a.list': 'deb https://tools.example/debian bookworm stable\ndeb https://vendor.example/apt bookworm main\n',
    'apt/sources.list.d/b.list': 'deb [arch=amd64 signed-by=/k.gpg] http://mirror.example/debian bookworm main contrib # ours\n',
  });
  expect(found()).toEqual(expected('http://mirror.example/debian'));
});

test('a paragraph source is found, and a disabled one and the security archive are not', () => {
  machineWith({
    'os-release': BOOKWORM,
    'apt/sources.list.d/debian.sources': [
      'Types: deb\nURIs: http://off.example/debian\nSuites: bookworm\nComponents: main\nEnabled: no',
      'Types: deb\nURIs: http://security.example/debian\nSuites: bookworm-security\nComponents: main',
      'Types: deb deb-src\n# a comment\nURIs: http://on.example/debian/\nSuites: bookworm\n bookworm-updates\nComponents: main\n',
    ].join('\n\n'),
  });
  expect(found()).toEqual(expected('http://on.example/debian/'));
});

test('the error names another system, or the missing archive', () => {
  machineWith({ 'os-release': 'ID=ubuntu\nID_LIKE=debian\nPRETTY_NAME="Ubuntu 24.04 LTS"\n' });
  expect(found()).toEqual(expected('a server can only be downloaded on Debian amd64; this is Ubuntu 24.04 LTS'));
  machineWith({ 'os-release': BOOKWORM });
  expect(found()).toEqual(expected("the apt sources of this machine do not name Debian's main archive"));
});
