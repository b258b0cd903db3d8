import { expect, test } from '@jest/globals';
import { parseNumbers } from '../../src/client/imports/numbers-file';
import { problemsOf } from './parsed';

test.each([
  ['one a line', '0\n17\n1000'],
  ['with empty lines', '\n0\n\n17\n1000\n\n'],
  ['with blanks and commas', ' 0,\n\t17 \n1000 , ,\n'],
  ['with zeros in front', '000\n0017\n1000'],
])('numbers are read: %s', (_, text) => {
  expect(parseNumbers('numbers', text)).toEqual([0, 17, 1000]);
});

test.each([
  ['1001', "1: '1001' is not a whole number from 0 to 1000"],
  ['5\n-1', "2: '-1' is not a whole number from 0 to 1000"],
  ['5\n\n2.5', "3: '2.5' is not a whole number from 0 to 1000"],
  ['5\nsix\n7', "2: 'six' is not a whole number from 0 to 1000"],
  ['5 6', "1: '5 6' is not a whole number from 0 to 1000"],
  ['5,6', "1: '5,6' is not a whole number from 0 to 1000"],
  ['', '1: there are no numbers in this file'],
  ['\n,\n', '1: there are no numbers in this file'],
])('%j is an error with its line', (text, problem) => {
  expect(problemsOf(parseNumbers, text, 'Random.txt')).toEqual([`Random.txt:${problem}.`]);
});
