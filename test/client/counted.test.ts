import { expect, test } from '@jest/globals';
import { counted } from '../../src/client/words/counted';

test('one of something is told as one', () => {
  expect([counted(0, 'move'), counted(1, 'move'), counted(2, 'move'), counted(1, 'match', 'matches'), counted(2, 'match', 'matches')]).toEqual([
    '0 moves', '1 move', '2 moves', '1 match', '2 matches',
  ]);
});
