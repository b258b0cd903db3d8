import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { clientLine } from '../../src/cli/support/client-line';
import { run } from '../../src/server/run';
import { GameConnection } from '../../src/client/connection';
import { emptyDatabase } from '../support/database';
import { cellsIn, CommandLine } from './command-line';

const HEAD = ['Round', 'Player No.', 'Player name', 'Location', 'Properties owned', 'Bank balance', 'Status'];

const OPENING = [
  ['1', '0', 'Jane', '13', 'Co-Op', '150', 'Playing'],
  ['1', '1', 'Norman', '1', 'Oak House,Owens Park', '250', 'Playing'],
  ['1', '2', 'Mary', '8', 'Uni Place', '190', 'Playing'],
  ['1', '3', 'Bill', '11', 'Victoria', '500', 'Playing'],
];

/** Figure 8 of seed 000. */
const ROUND_1 = [
  ['1', '0', 'Jane', '0', 'Co-Op', '400', 'Playing'],
  ['1', '1', 'Norman', '2', 'Oak House,Owens Park', '100', 'Playing'],
  ['1', '2', 'Mary', '4', 'Uni Place', '240', 'IN JAIL'],
  ['1', '3', 'Bill', '13', 'AMBS,Victoria', '150', 'Playing'],
];

/** Figure 10 of seed 000. */
const ROUND_2 = [
  ['2', '0', 'Jane', '5', 'Co-Op', '325', 'Playing'],
  ['2', '1', 'Norman', '6', 'Oak House,Owens Park', '400', 'Playing'],
  ['2', '2', 'Mary', '9', 'Uni Place', '40', 'Playing'],
  ['2', '3', 'Bill', '6', 'AMBS,Victoria', '525', 'Playing'],
];

const TABLES = [HEAD, ...OPENING, HEAD, ...ROUND_1, HEAD, ...ROUND_2];

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const { address } = await emptyDatabase('cd');
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

test('the demo installs the game in an empty database, prints the figures and ends', async () => {
  const demo = await sqlopoly.run('demo');
  expect(demo).toMatchObject({ status: 0, stderr: expect.stringContaining('Installing the game') });
  expect(cellsIn(demo.stdout)).toEqual(TABLES);
  expect(demo.stdout.match(/INSERT INTO Gamemanager \(dice\) VALUES \(\d\);/g)).toHaveLength(10);
  expect(demo.stdout).toContain('npx sqlopoly roll 3');
  const { hostname, port, password } = new URL(sqlopoly.env['DATABASE_URL'] ?? '');
  expect(demo.stdout).toContain(`mysql --host=${hostname} --port=${port} --user=root --password `);
  expect(demo.stdout + demo.stderr).not.toContain(password);
});

test('a second demo plays a game of its own, and leaves the first as it was', async () => {
  const ledger = 'SELECT record_ID, dice, bank_balance FROM Gamemanager WHERE game_id = ? ORDER BY record_ID';
  const before = await connection.rows(ledger, [1]);
  expect(before).toHaveLength(10);
  const demo = await sqlopoly.output('demo');
  expect(cellsIn(demo)).toEqual(TABLES);
  expect(demo).toMatch(/^Game 2, /);
  expect(await connection.rows(ledger, [1])).toEqual(before);
  expect(await connection.rows(ledger, [2])).toEqual(before);
});

test('a demo of which nobody reads more than the beginning does not fail', async () => {
  const { status, stderr } = await sqlopoly.runWith({ unread: 'stdout' }, 'demo');
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^Using the MySQL that DATABASE_URL names: \S+\.\n$/)]);
});

test('the line that connects a client can be pasted into a shell, whatever the names', async () => {
  const line = await clientLine({
    source: 'url',
    description: 'unused',
    url: "mysql://it's%20me:secret@[::1]/my%20games",
  });
  expect(line).not.toContain('secret');
  // The shell itself says which words it makes of it.
  const { stdout } = await run('/bin/sh', ['-c', `mysql() { printf '%s\\n' "$@"; }; ${line}`], { env: process.env });
  expect(stdout.split('\n')).toEqual(['--host=::1', '--port=3306', "--user=it's me", '--password', 'my games', '']);
});
