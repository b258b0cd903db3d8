import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { GameConnection } from '../../src/client/connection';
import { deployQuietly, emptyDatabase, freshDatabase } from '../support/database';
import { changingNothing } from '../support/everything';
import { cellsIn, CommandLine } from './command-line';

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const { address } = await emptyDatabase('cb');
  await deployQuietly(address);
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

const PAGE = path.join(__dirname, '../../docs/boards.md');

function write(name: string, text: string): string {
  const file = path.join(sqlopoly.home, name);
  fs.writeFileSync(file, text);
  return file;
}

describe('board', () => {
  test('copy, set and show: the tiles with all that can be changed', async () => {
    expect(await sqlopoly.json('board', 'copy', 'singletonopoly', 'streets')).toEqual({ board: 'streets' });
    const [street] = (await sqlopoly.json<{ rows: { tile_name: string; location: number; rent: string | null }[] }>('board', 'show', 'streets')).rows
      .filter(({ rent }) => rent?.startsWith('level'));
    const tile = street?.tile_name ?? '';
    expect(await sqlopoly.output('board', 'set', 'streets', tile, 'name=New Kent Road', 'price=80', 'rent=4,20,60,70,80,90', 'mortgage=40', 'house_cost=60')).toBe('Changed the board streets.\n');
    expect(await sqlopoly.json('board', 'set', 'streets', 'salary=400', 'name=roads')).toEqual({ board: 'roads' });
    const text = await sqlopoly.output('board', 'show', 'roads');
    expect(text).toMatch(/^roads, a copy of singletonopoly by root; the salary is 400\.$/m);
    const [heads] = cellsIn(text);
    expect(heads).toEqual(['Location', 'Tile', 'Set', 'Price', 'Rent', 'House cost', 'Hotel cost', 'Skyscraper cost', 'Mortgage', 'Effect', 'Amount', 'Passing']);
    expect(cellsIn(text).find(([, name]) => name === 'New Kent Road')).toEqual([
      String(street?.location), 'New Kent Road', expect.any(String), '80', 'level 4, 20, 60, 70, 80, 90', '60', '', '', '40', '', '', '',
    ]);
    expect(await sqlopoly.failure('board', 'show', 'streets')).toEqual([1, 'board_not_found: There is no edition or board streets.']);
    expect(await sqlopoly.output('board', 'show', 'campus')).toMatch(/^campus, an edition; the salary is 200\.$/m);
  });

  test('list shows editions and boards', async () => {
    const boards = await sqlopoly.json<{ board: string; copied_from: string | null; account: string | null }[]>('board', 'list');
    expect(boards).toContainEqual(expect.objectContaining({ board: 'roads', copied_from: 'singletonopoly', account: 'root' }));
    expect(boards).toContainEqual(expect.objectContaining({ board: 'campus', copied_from: null, account: null }));
    expect(cellsIn(await sqlopoly.output('board', 'list'))[0]).toEqual(['Board', 'Copied from', 'Account', 'Tiles', 'Properties', 'Salary']);
    expect((await sqlopoly.json<{ edition: string }[]>('edition', 'list')).map(({ edition }) => edition)).not.toContain('roads');
  });

  test('games tells on which board they are played', async () => {
    await sqlopoly.output('board', 'copy', 'campus', 'dear');
    await sqlopoly.output('board', 'set', 'dear', 'salary=400');
    const game = await sqlopoly.json<{ game_id: number; board: string | null }>('new', '--board', 'dear');
    expect(game.board).toBe('dear');
    const other = await sqlopoly.json<{ game_id: number; board: string | null }>('new');
    const [head = [], ...rows] = cellsIn(await sqlopoly.output('games'));
    const told = rows.map((row) => [row[head.indexOf('Game')], row[head.indexOf('Board')]]);
    expect(told).toEqual(expect.arrayContaining([[String(game.game_id), 'dear'], [String(other.game_id), '']]));
    await sqlopoly.output('board', 'remove', 'dear');
  });

  test('set takes a file, and refuses with everything that is wrong', async () => {
    await sqlopoly.output('board', 'copy', 'campus', 'filed');
    const changes = /```yaml\n([^`]*)```/.exec(fs.readFileSync(PAGE, 'utf8'))?.[1] ?? '';
    expect(await sqlopoly.output('board', 'set', 'filed', '--file', write('changes.yaml', changes))).toBe('Changed the board filed.\n');
    expect(cellsIn(await sqlopoly.output('board', 'show', 'filed')).map(([, name]) => name)).toEqual(expect.arrayContaining(['New Hall', 'Shop']));
    await changingNothing(connection, async () => {
      expect(await sqlopoly.failure('board', 'set', 'filed', 'Shop', 'price=2000000000', 'house_cost=5', 'colour=Red')).toEqual([1, [
        'board_malformed: tiles.Shop.price: must be a whole number from 1 to 100000000, not 2000000000.',
        'tiles.Shop.colour: cannot be changed; only name, price, rent, house_cost, hotel_cost, skyscraper_cost and mortgage can.',
        'tiles.Shop.house_cost: makes no sense, because none can be built here.',
      ].join('\n')]);
      expect(await sqlopoly.failure('board', 'set', 'filed', 'name=campus')).toEqual([1, 'name_taken: There is already an edition or a board campus.']);
      expect(await sqlopoly.failure('board', 'set', 'campus', 'salary=1')).toEqual([1, 'not_a_board: campus is an edition: copy its board and change the copy.']);
    });
  });

  test.each([
    [['board', 'set', 'filed']],
    [['board', 'set', 'filed', 'Shop']],
    [['board', 'set', 'filed', 'Shop', 'price']],
    [['board', 'set', 'filed', 'Shop', 'price=1', 'price=2']],
    [['board', 'set', 'filed', 'Shop', 'tile=Kilburn']],
    [['board', 'set', 'filed', 'salary=1', '--file', 'changes.yaml']],
    [['board', 'copy', 'campus']],
  ])('%j is wrong usage', async (command) => {
    const { status, stdout } = await sqlopoly.run(...command);
    expect([status, stdout]).toEqual([2, '']);
  });

  test('export and import make the same board; errors come with lines', async () => {
    const text = await sqlopoly.output('board', 'export', 'filed');
    expect(text).toMatch(/^board: filed\ncopied_from: campus\nsalary: 300\ntiles:\n/);
    await changingNothing(connection, async () => {
      await sqlopoly.output('board', 'import', write('same.yaml', text));
    });
    const other = write('other.yaml', text.replace('board: filed', 'board: other').replace('salary: 300', 'salary: 5'));
    expect(await sqlopoly.output('board', 'import', other)).toBe("Imported the board other; play on it with: npx sqlopoly new --board 'other'\n");
    expect(await sqlopoly.json('board', 'export', 'other')).toEqual({ ...(parse(text) as object), board: 'other', salary: 5 });
    const wrong = write('wrong.yaml', text.replace('board: filed', 'board: wrong').replace(/price: 80/, 'price: 0').replace(/ {2}- .*\n$/, ''));
    await changingNothing(connection, async () => {
      const [status, said] = await sqlopoly.failure('board', 'import', wrong);
      expect([status, said.split('\n')]).toEqual([1, expect.arrayContaining([
        `${wrong}:4: tiles: are 15 and must be 16, as on the board that they are copied from.`,
        expect.stringMatching(/:\d+: tiles\[1\]\.price: must be a whole number from 1 to 100000000, not 0\.$/),
      ])]);
    });
  });

  test('new plays on it, also when it is changed and removed', async () => {
    await sqlopoly.output('new', '--edition', 'campus', '--board', 'other', '--name', 'on other');
    const salary = async (): Promise<object[]> => await connection.rows("SELECT salary FROM Game JOIN Ruleset USING (ruleset_id) WHERE name = 'on other'");
    await sqlopoly.output('board', 'set', 'other', 'salary=6');
    expect(await salary()).toEqual([{ salary: 5 }]);
    expect(await sqlopoly.output('board', 'remove', 'other')).toBe('Removed the board other.\n');
    expect(await salary()).toEqual([{ salary: 5 }]);
    expect(await sqlopoly.failure('board', 'remove', 'other')).toEqual([1, expect.stringMatching(/^board_not_found: There is no board other; choose from filed, roads\.$/)]);
    expect(await sqlopoly.failure('new', '--board', 'other')).toEqual([1, 'board_not_found: There is no edition other to take the board from.']);
  });
});

test('new on a board plays the edition that it was copied from, directly or through others', async () => {
  await sqlopoly.output('board', 'copy', 'classic', 'town');
  await sqlopoly.output('board', 'copy', 'town', 'village');
  expect(await sqlopoly.json('new', '--board', 'VILLAGE', '--players', '2')).toMatchObject({ edition: 'classic' });
  expect(await sqlopoly.json('new', '--board', 'classic', '--players', '2')).toMatchObject({ edition: 'classic' });
});

test('new takes a pace, and says which there are', async () => {
  const file = write('brisk.yaml', 'edition: brisk\nextends: campus\npaces:\n  slow: {price_percent: 120}\n  quick: {}\n');
  await sqlopoly.output('edition', 'add', file);
  expect(await sqlopoly.json('new', '--edition', 'brisk', '--pace', 'slow')).toMatchObject({ edition: 'brisk', pace: 'slow' });
  expect(await sqlopoly.failure('new', '--edition', 'brisk', '--pace', 'fast')).toEqual([1, 'pace_not_found: There is no pace fast; choose from slow, quick.']);
  expect(await sqlopoly.failure('new', '--edition', 'brisk', '--pace', 'slow', '--rule', 'rent_percent=x')).toEqual([
    1, 'rules_malformed: rules.rent_percent: must be a whole number from 1 to 1000, not "x".',
  ]);
  expect(await sqlopoly.output('edition', 'show', 'brisk')).toMatch(/^paces\n {2}slow: price_percent=120\n {2}quick: no changes\n/m);
  expect(await sqlopoly.json('edition', 'show', 'brisk')).toMatchObject({ paces: [{ pace: 'slow', rules: { price_percent: '120' } }, { pace: 'quick', rules: {} }] });
});

test('the example that docs/boards.md begins with comes out as it says, word by word', async () => {
  const block = /^```\n(\$ [^`]*)^```$/m.exec(fs.readFileSync(PAGE, 'utf8'))?.[1] ?? '';
  const steps = block.split(/^\$ /m).slice(1).map((step) => step.split('\n'));
  expect(steps.length).toBeGreaterThan(6);
  const beginner = new CommandLine((await freshDatabase()).address.url);
  for (const [line = '', ...said] of steps) {
    const words = [...line.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([word]) => word.replaceAll('"', ''));
    expect(words.slice(0, 2)).toEqual(['npx', 'sqlopoly']);
    const { stdout, stderr } = await beginner.run(...words.slice(2));
    expect([line, (stdout + stderr).replace(/^Using the MySQL.*$/m, '').trim()]).toEqual([line, said.join('\n').trimEnd()]);
  }
  beginner.remove();
});
