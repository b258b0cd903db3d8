import { expect, test } from '@jest/globals';
import { whyUnfit } from '../../src/server/mysqld-version';

test.each([
  '9.7.4-2 for Linux on x86_64 ((Debian))',
  '8.0.21',
  '8.4.3-3 for Linux on x86_64 (Percona Server (GPL), Release 3)',
  '10.0.0',
])('%s can be used', (text) => {
  expect(whyUnfit(text)).toBeUndefined();
});

test.each([
  ['10.11.6-MariaDB-0+deb12u1', /MariaDB/],
  ['8.0.20', /MySQL 8\.0\.20, but 8\.0\.21 or newer/],
  ['5.7.44-log', /MySQL 5\.7\.44/],
  ['hello', /its version cannot be read/],
])('%s cannot be used', (text, reason) => {
  expect(whyUnfit(text)).toMatch(reason);
});
