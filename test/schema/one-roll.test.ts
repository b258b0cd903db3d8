import { expect, test } from '@jest/globals';
import { openWorkerDatabase } from '../support/game';
import { ONE_ROLL, readPage } from '../support/pages';

test('docs/one-roll.md names existing routines', async () => {
  const connection = await openWorkerDatabase();
  try {
    const [, table = ''] = /\| routine \| what it does here \|\n([^]*?)\n\n/.exec(readPage(ONE_ROLL)) ?? [];
    const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const found = await connection.rows<{ name: string }>(
      'SELECT ROUTINE_NAME AS name FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = DATABASE() AND ROUTINE_NAME IN (?)' +
        ' UNION SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME IN (?)',
      [named as string[], named as string[]],
    );
    expect(named.length).toBeGreaterThan(12);
    expect([...new Set(named)].filter((name) => !found.some((one) => one.name === name))).toEqual([]);
  } finally {
    await connection.close();
  }
});
