import { expect, test } from '@jest/globals';
import { colourOfSet } from '../../src/client/words/colours';

test('sets without a colour do not look like another set of the board', () => {
  const board = ['Brown', 'Railroad', 'Light Blue', 'Pink', 'Utility', 'Orange', 'Red', 'Yellow', 'Green', 'Dark Blue'];
  expect(new Set(board.map((name, number) => colourOfSet(name, number).join(' '))).size).toBe(board.length);
});
