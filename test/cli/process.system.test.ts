import { afterAll, expect, test } from '@jest/globals';
import { readCatalogue } from '../../src/deploy/catalogue';
import { CommandLine } from './command-line';
import { failureHere, outputHere } from './in-process';

/* What only a process can show. Nothing here needs a database, and none answers. */
const sqlopoly = new CommandLine('mysql://nobody:nothing@127.0.0.1:1/none');
afterAll(() => sqlopoly.remove());

test.each(['--version', '-V'])('%s prints the version', async (option) => {
  expect(await sqlopoly.output(option)).toBe(`${readCatalogue().version}\n`);
});

test('a process writes the same as the command does without one, and ends with the same status', async () => {
  const [help, wrong] = await Promise.all([sqlopoly.output('roll', '--help'), sqlopoly.failure('rol')]);
  expect([help, wrong]).toEqual([await outputHere('roll', '--help'), await failureHere('rol')]);
});

test('a command ends without a message when its output is closed', async () => {
  const { status, stderr } = await sqlopoly.runWith({ unread: 'stdout' }, 'sql');
  expect([status, stderr]).toEqual([0, '']);
});

test('messages that nobody reads do not stop the program', async () => {
  const { status } = await sqlopoly.runWith({ unread: 'stderr' }, 'games');
  expect(status).toBe(3);
});
