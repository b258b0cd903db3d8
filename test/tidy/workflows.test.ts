import { expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { CHECKOUT } from '../../src/deploy/catalogue';

/* The workflows run what a contributor runs, so that a command that changes is changed there, too. */

interface Job {
  'timeout-minutes'?: number;
  permissions?: unknown;
  strategy?: { matrix?: { node?: number[] } };
  steps: { run?: string; uses?: string }[];
}

interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: { group?: string };
  jobs: Record<string, Job>;
}

const FOLDER = path.join(CHECKOUT, '.github', 'workflows');
const WORKFLOWS = fs.readdirSync(FOLDER).map((name) => parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Workflow);
const JOBS = WORKFLOWS.flatMap(({ jobs }) => Object.values(jobs));

const textOf = (file: string): string => fs.readFileSync(path.join(CHECKOUT, file), 'utf8');
const { scripts, engines } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string>; engines: { node: string } };

/** The commands in the fenced blocks of a page, without their comments. */
function commandsIn(page: string): string[] {
  const blocks = [...textOf(page).matchAll(/^ *```\w*\n([^]*?)^ *```$/gm)].map(([, block = '']) => block);
  return blocks.flatMap((block) => block.split('\n')).map((line) => line.replace(/\s+#.*$/, '').trim());
}

const COMMANDS = JOBS.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')).filter((line) => line !== ''));

test('a workflow runs commands of the README and CONTRIBUTING.md', () => {
  const documented = [...commandsIn('README.md'), ...commandsIn('CONTRIBUTING.md')];
  expect(COMMANDS.filter((command) => !documented.includes(command))).toEqual([]);
  expect(COMMANDS).toEqual(expect.arrayContaining(['npm ci', 'npm test', 'npm run test:system']));
});

test('each script of npm that a workflow runs is there', () => {
  const named = COMMANDS.flatMap((command) => /^npm (?:run )?(?!ci\b)([\w:]+)/.exec(command)?.[1] ?? []);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(named.length).toBeGreaterThan(1);
});

test('the oldest Node.js that the program accepts is tested', () => {
  const tested = JOBS.map(({ strategy }) => Math.min(...(strategy?.matrix?.node ?? [])));
  expect(tested.map((version) => `>=${version}`)).toEqual(tested.map(() => engines.node));
});

test('a workflow may only read, ends, and is replaced by the next of its branch', () => {
  expect(WORKFLOWS.map(({ permissions }) => permissions)).toEqual(WORKFLOWS.map(() => ({ contents: 'read' })));
  // A job's own would replace those of its workflow.
  expect(JOBS.filter((job) => 'permissions' in job)).toEqual([]);
  expect(WORKFLOWS.filter(({ concurrency }) => !concurrency?.group?.includes('github.ref'))).toEqual([]);
  expect(JOBS.filter((job) => !job['timeout-minutes'])).toEqual([]);
});
