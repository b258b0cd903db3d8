import { expect, test } from '@jest/globals';
import { judge } from '../support/routine-coverage';

const ROUTINES = ['play_roll', 'undo_change', 'Dice_trigger'];

test('a routine that neither lane executes fails the second of them', () => {
  const rules = { version: '1', names: ['play_roll', 'dice_trigger'] };
  expect(() => judge('system', '1', ROUTINES, ['play_roll'], rules)).toThrow('No test executed: undo_change');
  expect(judge('system', '1', ROUTINES, ['undo_change'], rules)).toBe('Routine coverage: 100%');
});

test('what a lane leaves to the other is no failure until that has run with the same version', () => {
  const left = 'Routine coverage: 1 of 3 routines are left to npm run test:system, which has not run with this version.';
  expect(judge('rules', '2', ROUTINES, ['play_roll', 'dice_trigger'], undefined)).toBe(left);
  expect(judge('rules', '2', ROUTINES, ['play_roll', 'dice_trigger'], { version: '1', names: ['undo_change'] })).toBe(left);
});
