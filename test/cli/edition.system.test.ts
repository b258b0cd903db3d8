import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';
import { GameConnection } from '../../src/client/connection';
import { deployQuietly, emptyDatabase } from '../support/database';
import { quay } from '../support/documents';
import { changingNothing } from '../support/everything';
import { cellsIn, CommandLine } from './command-line';

let sqlopoly: CommandLine;
let connection: GameConnection;
beforeAll(async () => {
  const { address } = await emptyDatabase('ce');
  await deployQuietly(address);
  sqlopoly = new CommandLine(address.url);
  connection = await GameConnection.open(address);
});
afterAll(async () => {
  await connection.close();
  sqlopoly.remove();
});

const HARBOUR = `edition: harbour
extends: campus
rules:
  max_players: 4
board:
  salary: 77
`;

function write(name: string, text: string): string {
  const file = path.join(sqlopoly.home, name);
  fs.writeFileSync(file, text);
  return file;
}

async function salaryOf(edition: string): Promise<number | undefined> {
  const [row] = await connection.rows<{ salary: number }>('SELECT salary FROM Edition JOIN Ruleset USING (ruleset_id) WHERE Edition.edition = ?', [edition]);
  return row?.salary;
}

describe('edition', () => {
  test('list shows the editions', async () => {
    expect(cellsIn(await sqlopoly.output('edition', 'list')).slice(0, 5)).toEqual([
      ['Edition', 'Players', 'Opening', 'Tiles', 'Extends', 'Origin'], ['standard', '2 to 8', '', '40', '', 'built in'], ['classic', '2 to 6', '', '40', '', 'built in'],
      ['campus', '2 to 6', '4 players', '16', '', 'built in'], ['singletonopoly', '2 to 8', '', '41', '', 'built in'],
    ]);
    const campus = (await sqlopoly.json<{ edition: string }[]>('edition', 'list')).find(({ edition }) => edition === 'campus');
    expect(campus).toEqual({ edition: 'campus', least_players: 2, most_players: 6, opening_players: 4, tiles: 16, extends: null, origin: 'built in' });
  });

  test('rules tell the paces of an edition, and where its prices and rents are', async () => {
    const classic = await sqlopoly.output('rules', '--edition', 'classic');
    const { paces } = await sqlopoly.json<{ paces: { pace: string; rules: Record<string, string> }[] }>('edition', 'show', 'classic');
    const [, told = ''] = /\nPaces \(new --pace, play --pace\)\n([^]*)\n\n/.exec(classic) ?? [];
    expect(told.split('\n').map((line) => line.replace(/^ {2}- (\w+): .*/, '$1'))).toEqual(paces.map(({ pace }) => pace));
    expect(told).toContain(Object.entries(paces[0]?.rules ?? {}).map(([rule, value]) => `${rule}=${value}`).join(', '));
    expect(classic).toMatch(/\nThe tiles with their prices and rents: npx sqlopoly board show classic\n$/);
    expect(await sqlopoly.output('rules', '--edition', 'campus')).not.toContain('Paces');
    const guide = await sqlopoly.json<object[]>('rules', '--edition', 'classic');
    expect(Object.keys(guide[0] ?? {})).toEqual(['topic', 'sentence']);
  });

  test('show tells every rule and tile', async () => {
    const text = await sqlopoly.output('edition', 'show', 'campus');
    expect(text).toMatch(/^\* salary: 200 +What passing .* Default: 0\.$/m);
    expect(text).toMatch(/^ {2}jail_fine: none +What a player pays to get out of jail/m);
    expect(text).toMatch(/^\* set_bonus_sticks: yes /m);
    expect(text.replace(/\s+/g, ' ')).toContain('at least 1. Makes no sense without an auction. Makes no sense without first_bid_percent.');
    expect(cellsIn(text)).toContainEqual(['1', 'Kilburn', 'Yellow', '120', '']);
    expect(cellsIn(text)).toContainEqual(['12', 'Go to Jail', '', '', 'go_to_jail']);
    const { rules, tiles } = await sqlopoly.json<{ rules: object[]; tiles: object[] }>('edition', 'show', 'campus');
    expect([rules.length > 40, tiles.length]).toEqual([true, 16]);
    expect(rules).toContainEqual(expect.objectContaining({ topic: 'jail', rule: 'jail_exit_dice', value: '6', changed: true, default: null }));
    expect(rules).toContainEqual(expect.objectContaining({ rule: 'bid_seconds', needs: 'Makes no sense without an auction. Makes no sense without auction_seconds.' }));
    expect(rules).toContainEqual(expect.objectContaining({ rule: 'salary', needs: null }));
    expect(tiles[1]).toEqual({ location: 1, tile: 'Kilburn', colour: 'Yellow', price: 120, effect: null, passing: null });
    const { cards } = await sqlopoly.json<{ cards: object[] }>('edition', 'show', 'classic');
    expect(cards).toHaveLength(32);
    expect(cards[9]).toEqual({ deck: 'Chance', card: 'Go back 3 spaces.', effect: 'move_by', meaning: 'Go back 3 tiles.' });
    const decks = await sqlopoly.output('edition', 'show', 'classic');
    expect(decks).toMatch(/^Community Chest$/m);
    expect(cellsIn(decks)).toContainEqual(['School fees are due. Pay $50.', 'Pay the bank $50.']);
    for (const command of [['edition', 'show', 'nowhere'], ['rules', '--edition', 'nowhere'], ['play', '--edition', 'nowhere']]) {
      expect(await sqlopoly.failure(...command)).toEqual([1, expect.stringMatching(/^edition_not_found: There is no edition nowhere\. Editions: (?=.*\bcampus\b)(?=.*\bclassic\b)(?=.*\bstandard\b)/)]);
    }
  });

  test('check says everything that is wrong, with lines', async () => {
    const file = write('broken.yaml', 'edition: broken\nextends: campus\nrules:\n  max_players: many\n  jail_fin: 3\nboard:\n  salary: -1\n');
    const lines = [
      `${file}:4: rules.max_players: must be a whole number from 2 to 1000, not "many".`,
      `${file}:5: rules.jail_fin: is not a rule; perhaps jail_location, doubles_to_jail, jail_exit_dice, jail_exit_doubles, jail_fine, jail_turns, jail_wait, jail_last_roll, rent_in_jail.`,
      `${file}:7: board.salary: must be a whole number from 0 to 100000000, not -1.`,
    ];
    await changingNothing(connection, async () => {
      expect(await sqlopoly.failure('edition', 'check', file)).toEqual([1, lines.join('\n')]);
      expect(await sqlopoly.failure('edition', 'add', file)).toEqual([1, lines.join('\n')]);
      const { errors } = await sqlopoly.json<{ errors: object[] }>('edition', 'check', file);
      expect(errors).toContainEqual({ line: 7, place: 'board.salary', error: 'must be a whole number from 0 to 100000000, not -1' });
      expect(await sqlopoly.output('edition', 'check', write('harbour.yaml', HARBOUR))).toMatch(/harbour\.yaml: no errors\.\n$/);
    });
    expect(await sqlopoly.failure('edition', 'check', write('no.yaml', 'a: [1'))).toEqual([1, expect.stringMatching(/no\.yaml:1: /)]);
    expect(await sqlopoly.failure('edition', 'check', 'nowhere.yaml')).toEqual([1, 'nowhere.yaml: cannot be read: there is no such file.']);
  });

  test('add makes an edition, of which new makes a game; the name of another needs --replace', async () => {
    const file = write('harbour.yaml', HARBOUR);
    expect(await sqlopoly.output('edition', 'add', file)).toBe("Added the edition harbour; start a game with: npx sqlopoly new --edition 'harbour'\n");
    expect(await sqlopoly.json('edition', 'add', file)).toEqual({ edition: 'harbour' });
    await sqlopoly.output('new', '--edition', 'harbour');
    const other = write('other.yaml', HARBOUR.replace('77', '88'));
    expect(await sqlopoly.failure('edition', 'add', other)).toEqual([1, 'name_taken: There is already an edition harbour.']);
    expect(await salaryOf('harbour')).toBe(77);
    await sqlopoly.output('edition', 'add', other, '--replace');
    expect(await salaryOf('harbour')).toBe(88);
    const rows = await connection.rows<{ salary: number }>("SELECT salary FROM Game JOIN Ruleset USING (ruleset_id) WHERE Ruleset.edition = 'harbour'");
    expect(rows).toEqual([{ salary: 77 }]);
  });

  test('add reads stdin, in JSON as well', async () => {
    const { status, stdout } = await sqlopoly.runWith({ input: JSON.stringify(quay('from stdin')) }, 'edition', 'add', '-');
    expect([status, stdout]).toEqual([0, expect.stringContaining('from stdin')]);
    expect(await salaryOf('from stdin')).toBe(100);
  });

  test('export gives a document of which add makes the same edition', async () => {
    const text = await sqlopoly.output('edition', 'export', 'singletonopoly');
    expect(text).toMatch(/^edition: singletonopoly\nrules:\n {2}starting_cash: 4096\n/);
    await changingNothing(connection, async () => {
      const file = write('same.json', JSON.stringify(await sqlopoly.json('edition', 'export', 'singletonopoly')));
      expect((await sqlopoly.run('edition', 'check', file)).status).toBe(0);
    });
    const before = await connection.rows("SELECT ruleset_id FROM Edition WHERE edition = 'singletonopoly'");
    await sqlopoly.output('edition', 'add', write('same.yaml', text));
    expect(await connection.rows("SELECT ruleset_id FROM Edition WHERE edition = 'singletonopoly'")).toEqual(before);
    expect(await sqlopoly.failure('edition', 'export', 'nowhere')).toEqual([1, 'edition_not_found: There is no edition nowhere.']);
  });

  test('remove takes an edition away', async () => {
    await sqlopoly.runWith({ input: JSON.stringify(quay('going')) }, 'edition', 'add', '-');
    expect(await sqlopoly.output('edition', 'remove', 'going')).toBe('Removed the edition going.\n');
    expect(await salaryOf('going')).toBeUndefined();
    expect(await sqlopoly.failure('edition', 'remove', 'going')).toEqual([1, 'edition_not_found: There is no edition going.']);
  });
});

describe('new', () => {
  test('takes house rules and another board', async () => {
    await sqlopoly.output('new', '--edition', 'classic', '--rule', 'jail_fine=100', '--rule', 'pot = fines', '--rule', 'trades_per_turn=none', '--name', 'housed');
    const rows = await connection.rows("SELECT jail_fine, pot, trades_per_turn FROM Game JOIN Ruleset USING (ruleset_id) WHERE name = 'housed'");
    expect(rows).toEqual([{ jail_fine: 100, pot: 'fines', trades_per_turn: null }]);
    await sqlopoly.runWith({ input: JSON.stringify({ edition: 'a board', extends: 'hoarding', board: { salary: 9 } }) }, 'edition', 'add', '-');
    await sqlopoly.output('new', '--edition', 'hoarding', '--board', 'a board', '--name', 'boarded');
    expect(await connection.rows("SELECT salary FROM Game JOIN Ruleset USING (ruleset_id) WHERE name = 'boarded'")).toEqual([{ salary: 9 }]);
  });

  test('refuses rules that make no sense, and says everything', async () => {
    await changingNothing(connection, async () => {
      expect(await sqlopoly.failure('new', '--rule', 'salry=5', '--rule', 'dice_count=two')).toEqual([
        1,
        'rules_malformed: rules.salry: is not a rule; perhaps salary.\nrules.dice_count: must be a whole number from 1 to 2, not "two".',
      ]);
    });
    expect((await sqlopoly.failure('new', '--rule', 'salary'))[0]).toBe(2);
  });
});
