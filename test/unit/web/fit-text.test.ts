import { expect, test } from '@jest/globals';
import { linesIn, sizeFor } from '../../../src/page/game/fit-text';

test.each([
  ['Kentucky Avenue', 80, 13, 3, ['Kentucky', 'Avenue']],
  ['GO', 80, 13, 3, ['GO']],
  ['Old Kent Road', 110, 13, 3, ['Old Kent Road']],
  ['Supercalifragilistic', 80, 13, 3, ['Supercalif-', 'ragilistic']],
  ['Boardwalk', 80, 20, 3, ['Board-', 'walk']],
  ['a b c d e f g h', 20, 10, 2, ['a b', 'c d…']],
  ['', 80, 13, 3, []],
])('%j in a width of %d', (text, width, size, most, lines) => {
  expect(linesIn(text, width, size, most)).toEqual(lines);
});

test('letters are as large as the longest word allows', () => {
  expect(sizeFor('GO', 80, 13, 9)).toBe(13);
  expect(sizeFor('Mediterranean Avenue', 72, 13, 9)).toBe(10.5);
  expect(sizeFor('Supercalifragilistic', 60, 13, 9)).toBe(9);
});
