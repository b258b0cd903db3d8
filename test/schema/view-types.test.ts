import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../src/game/connection';
import { openWorkerDatabase } from '../support/game';

/** Columns of views that are no whole numbers: means and ratings, the form, and the key of the ledger, which must stay a key. */
const OTHERS = ['addMoveView.amount', 'addMoveView.dice', 'addMoveView.dice2', 'addMoveView.prid', 'diceView.Result', 'ledgerView.record_ID', 'standingsView.Points per match', 'roundStandingsView.Points per match'];

let connection: GameConnection;
beforeAll(async () => {
  connection = await openWorkerDatabase();
});
afterAll(() => connection.close());

test('whole numbers of views are of a type of whole numbers', async () => {
  const columns = await connection.rows<{ name: string }>(
    "SELECT CONCAT(c.TABLE_NAME, '.', c.COLUMN_NAME) AS name FROM information_schema.COLUMNS AS c" +
      ' JOIN information_schema.VIEWS AS v USING (TABLE_SCHEMA, TABLE_NAME)' +
      " WHERE c.TABLE_SCHEMA = DATABASE() AND c.DATA_TYPE IN ('double', 'float') ORDER BY name",
  );
  expect(columns.map(({ name }) => name)).toEqual([...OTHERS].sort());
});
