import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GameConnection } from '../../../src/client/connection';
import { readEvents, readEventsOf } from '../../../src/client/views';
import { rulesetOf } from '../../support/editions';
import { openWorkerDatabase, TestGame } from '../../support/game';

const [JANE, NORMAN, MARY, BILL] = [0, 1, 2, 3] as const;

let connection: GameConnection;
let game: TestGame;
beforeAll(async () => {
  connection = await openWorkerDatabase();
  game = await TestGame.start(connection);
  await playEverything();
});
afterAll(() => connection.close());

/** A game in which everything happens that can happen. */
async function playEverything(): Promise<void> {
  await game.roll(3);
  await game.place(NORMAN, 5);
  await game.give('Victoria', NORMAN);
  await game.roll(2);
  await game.place(MARY, 7);
  await game.roll(3);
  await game.place(BILL, 0);
  await game.roll(2);

  await game.place(JANE, 13);
  await game.roll(1);
  await game.place(NORMAN, 11);
  await game.roll(1);
  await game.place(MARY, 5);
  await game.roll(1);
  await game.place(BILL, 1);
  await game.roll(2);

  await game.roll(1, 2, 2, 6);
  await game.setStatus(2, JANE, BILL);
  await game.run('UPDATE GameState SET turn = ? WHERE game_id = ?', [NORMAN, game.id]);
  await game.roll(6, 4);
  await game.place(MARY, 6, 5);
  await game.roll(3);
}

const STORY = [
  '1.1 salary: Jane passes GO and collects 200.',
  '1.2 moved: Jane lands on GO.',
  '2.1 bought: Norman buys Piccadilly for 35.',
  '2.2 set_completed: Norman owns every Green property: prices and rents double.',
  '3.1 moved_on: Mary lands on Chance 2 and moves on.',
  '3.2 not_bought: Mary cannot afford AMBS.',
  '4.1 paid_each: Bill pays Jane 50 (Chance 1).',
  '4.2 paid_each: Bill pays Norman 50 (Chance 1).',
  '4.3 paid_each: Bill pays Mary 50 (Chance 1).',
  '5.1 paid: Jane pays 30 (Community Chest 2).',
  '6.1 jailed: Norman lands on Go to Jail and goes to jail.',
  '7.1 collected: Mary collects 100 (Community Chest 1).',
  '8.1 rent: Bill pays Mary 100 rent for Uni Place.',
  '9.1 moved: Jane lands on Co-Op.',
  '10.1 kept_in_jail: Norman rolls 2 and stays in jail.',
  '11.1 moved: Mary lands on Free Parking.',
  '12.1 moved: Bill lands on Oak House.',
  '13.1 released: Norman rolls 6 and gets out of jail.',
  '14.1 moved: Norman lands on Free Parking.',
  '15.1 defeated: Mary cannot pay and is defeated: the bank takes the remaining 5.',
  '15.2 rent: The bank pays Norman 200 rent for Oak House.',
  '15.3 won: Norman wins the game.',
];

test('shows everything that happened in order, one sentence per event', async () => {
  const story = await readEvents(connection);
  expect(story.map(({ Record, Event, Kind, Sentence }) => `${Record}.${Event} ${Kind}: ${Sentence}`)).toEqual(STORY);
  for (const event of story) {
    expect(Object.keys(event)).toEqual(['Record', 'Event', 'Round', 'Kind', 'Payer', 'Payee', 'Amount', 'Deadline', 'Sentence']);
  }
});

test('every kind of event of the edition occurs in these tests, and no sentence keeps a placeholder', async () => {
  const wordings = await connection.rows<{ kind: string }>('SELECT kind FROM Wording WHERE ruleset_id = ?', [
    await rulesetOf(connection, 'campus'),
  ]);
  expect(wordings.length).toBeGreaterThanOrEqual(10);
  const story = await readEvents(connection);
  const told = new Set(story.map(({ Kind }) => Kind));
  expect(wordings.map(({ kind }) => kind).filter((kind) => !told.has(kind))).toEqual([]);
  // Without words of the edition, those of the kind are used.
  expect([...told].filter((kind) => !wordings.some((wording) => wording.kind === kind)).length).toBeGreaterThan(3);
  for (const { Sentence } of story) expect(Sentence).not.toMatch(/[{}]|\bNULL\b|\(\)| {2}|null/);
});

test('every event has a sentence', async () => {
  const [row] = await connection.rows<{ events: number }>('SELECT COUNT(*) AS events FROM Event WHERE game_id = ?', [game.id]);
  expect(await readEvents(connection)).toHaveLength(row?.events ?? -1);
});

test('shows payer, payee and amount of a posting; the bank has no name', async () => {
  const byRecord = async (record: number): Promise<unknown[][]> =>
    (await readEventsOf(connection, record)).map(({ Payer, Payee, Amount }) => [Payer, Payee, Amount]);
  expect(await byRecord(1)).toEqual([[null, 'Jane', 200], [null, null, null]]);
  expect(await byRecord(4)).toEqual([['Bill', 'Jane', 50], ['Bill', 'Norman', 50], ['Bill', 'Mary', 50]]);
  expect(await byRecord(15)).toEqual([['Mary', null, 5], [null, 'Norman', 200], [null, null, null]]);
  expect(await byRecord(16)).toEqual([]);
});

test('shows events of the current game only', async () => {
  const other = await TestGame.start(connection);
  expect(await readEvents(connection)).toEqual([]);
  await other.roll(3);
  expect(await readEvents(connection)).toHaveLength(2);
  await connection.choose(game.id);
  expect(await readEvents(connection)).toHaveLength(STORY.length);
});
