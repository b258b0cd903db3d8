import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Attendance, presenceMessage } from '../../../src/page/talk/presence';

const GAME = 7;

let attendance: Attendance;
let changes: number;
beforeEach(() => {
  jest.useFakeTimers();
  attendance = new Attendance();
  changes = 0;
  attendance.join(GAME, [], () => { changes += 1; });
});
afterEach(() => {
  jest.useRealTimers();
});

test('somebody who has a page open is here; of others nothing is known', () => {
  attendance.join(GAME, ['1', '2'], () => undefined);
  expect([attendance.at(GAME), attendance.at(8), changes]).toEqual([{ 1: 0, 2: 0 }, {}, 1]);
});

test('a second page of a seat is no news, and neither is its end', () => {
  attendance.join(GAME, ['1'], () => undefined);
  attendance.join(GAME, ['1'], () => undefined)();
  jest.advanceTimersByTime(60_000);
  expect([attendance.at(GAME), changes]).toEqual([{ 1: 0 }, 1]);
});

test('a page that is loaded again is here all the time', () => {
  const leave = attendance.join(GAME, ['1'], () => undefined);
  leave();
  jest.advanceTimersByTime(9_000);
  expect(attendance.at(GAME)).toEqual({ 1: 0 });
  attendance.join(GAME, ['1'], () => undefined);
  jest.advanceTimersByTime(60_000);
  expect([attendance.at(GAME), changes]).toEqual([{ 1: 0 }, 1]);
});

test('somebody who has closed the page is away, since they closed it, until they are back', () => {
  attendance.join(GAME, ['1'], () => undefined)();
  jest.advanceTimersByTime(10_000);
  expect([attendance.at(GAME), changes]).toEqual([{ 1: 10 }, 2]);
  jest.advanceTimersByTime(170_000);
  expect([attendance.at(GAME), changes]).toEqual([{ 1: 180 }, 2]);
  attendance.join(GAME, ['1'], () => undefined);
  expect([attendance.at(GAME), changes]).toEqual([{ 1: 0 }, 3]);
});

test('a hundred pages cost nothing while nobody comes or goes, and a place is forgotten in the end', () => {
  const leaves = Array.from({ length: 100 }, (_, seat) => attendance.join(8, [String(seat)], () => { changes += 1; }));
  changes = 0;
  expect(jest.getTimerCount()).toBe(0);
  for (const leave of leaves) leave();
  jest.advanceTimersByTime(10_000);
  expect([Object.keys(attendance.at(8)).length, changes]).toEqual([100, 0]);
  jest.advanceTimersByTime(60 * 60_000);
  expect([attendance.at(8), jest.getTimerCount()]).toEqual([{}, 0]);
});

test('a page hears of it in one message', () => {
  attendance.join(GAME, ['host', '3'], () => undefined);
  expect(presenceMessage(attendance.at(GAME))).toBe('event: presence\ndata: {"3":0,"host":0}\n\n');
});
