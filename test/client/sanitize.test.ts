import { expect, test } from '@jest/globals';
import { sanitize, sanitizedJson } from '../../src/terminal/sanitize';

test('a text is shown without what a terminal acts upon', () => {
  expect(sanitize('\u001b[2JAnn\u0000\u009b\u007f\r\u202eBen\u2066')).toBe('?[2JAnn?????Ben?');
  expect(sanitize('one\ttwo\nPär, 王, \u{1f469}\u200d\u{1f680}')).toBe('one\ttwo\nPär, 王, \u{1f469}\u200d\u{1f680}');
});

test('JSON still means the same', () => {
  const value = { name: '\u001b[2J\u009bAnn\u202e' };
  expect(sanitizedJson(JSON.stringify(value))).toBe('{"name":"\\u001b[2J\\u009bAnn\\u202e"}');
  expect(JSON.parse(sanitizedJson(JSON.stringify(value)))).toEqual(value);
});
