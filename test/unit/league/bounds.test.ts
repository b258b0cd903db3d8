import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection, Value } from '../../../src/client/connection';
import { type ActName, acts, addLeaguePlayer, addRound, CHANGES, sendChange } from '../../../src/league/calls';
import { openWorkerDatabase } from '../../support/game';
import { END, freshName, START, SYSTEM_1, TestTournament } from '../../support/league';

/** The bounds of arguments are for forms and commands; the routines have their own. */

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

/** A change that is possible with a value in bounds, by act and argument. */
const CHANGE_WITH: Readonly<Record<string, (cup: TestTournament, value: Value) => Promise<Value[]>>> = {
  'new_tournament name': async (_, value) => [value, START, END, SYSTEM_1, null],
  'rename_tournament name': async ({ id }, value) => [id, value],
  'give_scorer account': async ({ id }, value) => [id, value, 'score'],
  'rename_league_player name': async (_, value) => {
    const name = freshName('Ida');
    await addLeaguePlayer(connection, name);
    return [name, value];
  },
  // A round for each value.
  'renumber_round to': async ({ id }, value) => [id, await addRound(connection, id, 2 + (Number(value) % 9), START, END), value],
  'adjust_points points': async (cup, value) => [cup.id, cup.name('Ann'), value, 'came late', null],
  'adjust_points reason': async (cup, value) => [cup.id, cup.name('Ann'), 5, value, null],
};

interface Bound {
  act: ActName;
  name: string;
  kind: string;
  bound: number;
  /** the nearest value beyond */
  beyond: number;
}

const BOUNDS: readonly Bound[] = Object.entries(acts).flatMap(([act, { takes }]) => takes.flatMap(({ name, kind, least, most }) => [
  ...(least === undefined ? [] : [{ act: act as ActName, name, kind, bound: least, beyond: least - 1 }]),
  ...(most === undefined ? [] : [{ act: act as ActName, name, kind, bound: most, beyond: most + 1 }]),
]));

/** A number, or a name of that many characters that nobody has. */
function valueOf(kind: string, bound: number): Value {
  return kind === 'text' ? freshName('W').padEnd(bound, 'w') : bound;
}

test('all have a change below', () => {
  expect([...new Set(BOUNDS.map(({ act, name }) => `${act} ${name}`))].sort()).toEqual(Object.keys(CHANGE_WITH).sort());
});

test.each(BOUNDS)('$act takes $name of $bound, and refuses $beyond', async ({ act, name, kind, bound, beyond }) => {
  const cup = await TestTournament.start(connection, SYSTEM_1, ['Ann']);
  const valuesWith = CHANGE_WITH[`${act} ${name}`];
  if (!valuesWith) throw new Error(`There is no change with ${name} of ${act}.`);
  const refused = await valuesWith(cup, valueOf(kind, beyond));
  await cup.expectRefusal(kind === 'text' ? 'name_too_long' : act === 'renumber_round' ? 'round_number_malformed' : 'points_out_of_range', CHANGES[act], refused);
  await sendChange(connection, act, await valuesWith(cup, valueOf(kind, bound)));
});
