import { expect, test } from '@jest/globals';
import { helpOn, NoDatabaseError } from '../../src/server/no-database-error';

test.each<[NodeJS.Platform, RegExp, RegExp]>([
  ['linux', /apt-get install mysql-server/, /Subsystem/],
  ['darwin', /Docker/, /apt-get|Subsystem/],
  ['win32', /Subsystem for Linux/, /apt-get/],
])('without a database, somebody on %s reads what helps there', (platform, said, unsaid) => {
  const { message } = new NoDatabaseError([{ what: 'DATABASE_URL', reason: 'it is not set' }], helpOn(platform));
  expect(message).toMatch(/^No MySQL server is available\. Tried:\n {2}- DATABASE_URL: it is not set\nDo one of these:\n/);
  expect(message).toMatch(said);
  expect(message).toMatch(/set DATABASE_URL=/);
  expect(message).not.toMatch(unsaid);
});
