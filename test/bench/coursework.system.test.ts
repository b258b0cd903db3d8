import { expect, test } from '@jest/globals';
import { GameConnection } from '../../src/client/connection';
import { deployQuietly, emptyDatabase } from '../support/database';
import { beginCoursework, runFiles } from './bench-server';
import { CAMPUS_MOVES, campusGame } from './games';

const LEDGER = 'SELECT record_ID, round, turn, CAST(dice AS SIGNED) AS dice, location, bank_balance FROM Gamemanager ORDER BY record_ID';

test("the coursework's algorithm in the benchmark and the edition campus play the same game", async () => {
  const peer = await emptyDatabase('coursework');
  const coursework = await GameConnection.open(peer.address, { multipleStatements: true });
  await beginCoursework(coursework);
  await coursework.run('CALL loop_of_moves(?, ?)', [0, CAMPUS_MOVES]);
  const expected = await coursework.rows(LEDGER);
  await coursework.close();

  const { address } = await emptyDatabase('bench');
  await deployQuietly(address);
  const owner = await GameConnection.open(address, { multipleStatements: true });
  await runFiles(owner, 'installed');
  await owner.run('CALL loop_of_moves(?, ?, ?)', [await campusGame(owner), 0, CAMPUS_MOVES]);
  const played = await owner.rows(LEDGER);
  const [left] = await owner.rows<{ playing: number }>("SELECT COUNT(*) AS playing FROM gameView WHERE Status <> 'Defeated'");
  await owner.close();

  expect(expected).toHaveLength(CAMPUS_MOVES);
  expect(played).toEqual(expected);
  expect(left?.playing).toBe(4);
});

test('a connection without the variables of a game is refused, and changes nothing', async () => {
  const { address } = await emptyDatabase('coursework');
  const first = await GameConnection.open(address, { multipleStatements: true });
  await beginCoursework(first);
  await first.run('INSERT INTO Gamemanager (dice) VALUES (3)');
  const before = await first.rows(LEDGER);
  const another = await GameConnection.open(address);
  await expect(another.run('INSERT INTO Gamemanager (dice) VALUES (1)')).rejects.toThrow('CALL begin_session() first.');
  expect(await first.rows(LEDGER)).toEqual(before);
  await another.run('CALL begin_session()');
  await another.run('INSERT INTO Gamemanager (dice) VALUES (1)');
  expect(await first.rows(LEDGER)).toHaveLength(2);
  await Promise.all([first.close(), another.close()]);
});
