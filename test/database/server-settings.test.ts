import { expect, test } from '@jest/globals';
import { COMMON, mostConnections } from '../../src/server/server-settings';

test.each([
  ['500 where the memory holds that many that move', 16e9, 500],
  ['fewer where it would not', 4e9, 144],
  ['24 on a machine of 1 GB', 1e9, 24],
  ['20 on the smallest machines', 5e8, 20],
])('a server accepts %s', (_, memory, connections) => {
  expect(mostConnections(memory)).toBe(connections);
});

test('our servers have that limit', () => {
  expect(COMMON.filter((setting) => /^--max-connections=\d+$/.test(setting))).toHaveLength(1);
});
