import { expect, test } from '@jest/globals';
import { folded } from '../../src/terminal/screen/text-width';

test('what is longer than a window goes on below between words, and as far in', () => {
  const question = 'Ann, buy Mediterranean Avenue for 600 (rent 1234)? You have 15000.\n  Vermont Avenue, position 8, owned by Ann, rent 600';
  expect(folded(question, 39)).toEqual([
    'Ann, buy Mediterranean Avenue for 600',
    '(rent 1234)? You have 15000.',
    '  Vermont Avenue, position 8, owned by',
    '  Ann, rent 600',
  ]);
  expect(folded(question, 200)).toEqual(question.split('\n'));
});

test('a word that is longer than a window is broken where that ends', () => {
  expect(folded('x'.repeat(45), 20)).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]);
});
