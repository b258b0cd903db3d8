import { expect, test } from '@jest/globals';
import { visible, visibleJson } from '../../src/terminal/visible';

test('a text is shown without what a terminal acts upon', () => {
  expect(visible('\u001b[2JAnn\u0000\u009b\u007f\r\u202eBen\u2066')).toBe('?[2JAnn?????Ben?');
  expect(visible('one\ttwo\nPär, 王, \u{1f469}\u200d\u{1f680}')).toBe('one\ttwo\nPär, 王, \u{1f469}\u200d\u{1f680}');
});

test('JSON still means the same', () => {
  const value = { name: '\u001b[2J\u009bAnn\u202e' };
  expect(visibleJson(JSON.stringify(value))).toBe('{"name":"\\u001b[2J\\u009bAnn\\u202e"}');
  expect(JSON.parse(visibleJson(JSON.stringify(value)))).toEqual(value);
});
