import { describe, expect, test } from '@jest/globals';
import { gameIn } from '../../../src/page/lobby/read-game';
import { moveIn } from '../../../src/page/game/read-move';
import type { Snapshot } from '../../../src/page/game/snapshot';
import { Words } from '../../../src/client/words/words';

/** What of a game matters to a form. */
const SNAPSHOT = {
  pending: { Dice: 2, Sides: 6 },
  words: new Words([
    { Position: 1, Action: 'propose', Code: 'p', Label: 'Propose', Takes: 'terms', Final: 0, 'Brings money': 1, 'For all': 0, Main: 0 },
    { Position: 2, Action: 'bid', Code: 'b', Label: 'Bid', Takes: 'amount', Final: 0, 'Brings money': 0, 'For all': 0, Main: 0 },
  ]),
} as unknown as Snapshot;

const TOKEN = '123e4567-e89b-42d3-a456-426614174000';

describe('the move of a form', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['a button', { record: '7', player: '0', action: 'buy' }, { move: { action: 'buy', player_ID: 0 }, record: 7 }],
    ['a property', { record: '7', player: '1', action: 'build', prid: '3' }, { move: { action: 'build', player_ID: 1, prid: 3 }, record: 7 }],
    ['a bid', { record: '7', player: '1', action: 'bid', amount: ' 30 ' }, { move: { action: 'bid', player_ID: 1, amount: 30 }, record: 7 }],
    ['a bid of nothing', { record: '7', action: 'bid', amount: '' }, { move: { action: 'bid' }, record: 7 }],
    ['a bid of no number', { record: '7', action: 'bid', amount: 'all' }, { move: { action: 'bid', amount: -1 }, record: 7 }],
    ['a fraction', { record: '7', action: 'bid', amount: '2.5' }, { move: { action: 'bid', amount: 2.5 }, record: 7 }],
    ['dice', { record: '7', action: 'roll', dice: ['3', '4'] }, { move: { action: 'roll', dice: 3, dice2: 4 }, record: 7 }],
    ['other dice', { record: '7', action: 'change_dice', source: 'server' }, { move: { action: 'change_dice', terms: '{"source":"server"}' }, record: 7 }],
    ['a trade', { record: '7', action: 'propose', to: '2', give_money: '5', take_properties: ['1', '4'] }, { move: { action: 'propose', terms: '{"to":2,"give":{"money":5},"take":{"properties":[1,4]}}' }, record: 7 }],
    ['a token', { record: '7', action: 'buy', token: TOKEN }, { move: { action: 'buy' }, record: 7, token: TOKEN }],
    ['a token of its own kind', { record: '7', action: 'buy', token: 'mine' }, { move: { action: 'buy' }, record: 7 }],
    ['nothing', {}, { move: { action: '' }, record: -1 }],
    ['a file', { record: '7', action: new File([''], 'x') }, { move: { action: '' }, record: 7 }],
  ])('%s', (_, form, expected) => {
    expect(moveIn(form, SNAPSHOT)).toEqual({ token: undefined, ...expected });
  });

  test('rolls when the client has no dice', () => {
    const { move } = moveIn({ record: '1', action: 'roll', rolled: 'here' }, SNAPSHOT);
    expect([move.dice, move.dice2].every((die) => die !== undefined && die >= 1 && die <= 6)).toBe(true);
  });
});

test.each<[string, Record<string, unknown>, object]>([
  ['people and characters', { edition: 'classic', who: ['', 'Master Builder', '-'], player: ['Ada ', '', ' '] }, { edition: 'classic', name: null, options: { dice: 'server', players: ['Ada', { character: 'Master Builder' }] } }],
  ['a name beside Nobody', { edition: 'classic', who: ['', '-'], player: ['Ada', 'Zoe'] }, { edition: 'classic', name: null, options: { dice: 'server', players: ['Ada', 'Zoe'] } }],
  ['a character with a name', { edition: 'classic', name: ' Friday ', dice: 'table', who: ['Master Builder'], player: ['Bo'] }, { edition: 'classic', name: 'Friday', options: { dice: 'table', players: [{ character: 'Master Builder', name: 'Bo' }] } }],
  ['the seats of an opening position', { edition: 'campus', opening: ['Jane', 'Bill'], who: ['', 'Master Builder'] }, { edition: 'campus', name: null, options: { dice: 'server', characters: { Bill: 'Master Builder' } } }],
  ['an opening position of people', { edition: 'campus', opening: ['Jane', 'Bill'], who: ['', ''] }, { edition: 'campus', name: null, options: { dice: 'server' } }],
  ['settings', { edition: 'classic', pace: 'high', board: 'mine', clock: '60' }, { edition: 'classic', name: null, options: { dice: 'server', pace: 'high', board: 'mine', clock: 60 } }],
  ['nothing', {}, { edition: '', name: null, options: { dice: 'server' } }],
])('the game of a form with %s', (_, form, expected) => {
  expect(gameIn(form)).toEqual(expected);
});
