import { describe, expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { ScreenTalk } from '../../src/terminal/screen/screen-talk';
import { InputEnded } from '../../src/terminal/talk';

/** Somebody types at a window; each text is what arrives at once. */
function openWindow(): { talk: ScreenTalk; type: (text: string) => void } {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined }) as unknown as ReadStream;
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 }) as unknown as WriteStream;
  output.on('data', () => undefined);
  return { talk: new ScreenTalk(input, output), type: (text) => void input.emit('data', text) };
}

describe('what is typed at a window', () => {
  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['Esc and Ctrl-C, which together are another key', '\u001b\u0003'],
    ['Esc and Ctrl-D', '\u001b\u0004'],
    ['Esc twice and Ctrl-C', '\u001b\u001b\u0003'],
  ])('%s: the question is given up', async (_, keys) => {
    const { talk, type } = openWindow();
    const heard = talk.hear();
    type(keys);
    await expect(heard).rejects.toThrow(InputEnded);
    talk.close();
  });

  test.each([
    ['a line', 'roll\r', 'roll'],
    ['a line that ends with Alt and Enter', 'roll\u001b\r', 'roll'],
    ['Ctrl-D behind a text, which ends nothing', 'ro\u0004ll\r', 'roll'],
  ])('%s', async (_, keys, line) => {
    const { talk, type } = openWindow();
    const heard = talk.hear();
    type(keys);
    expect(await heard).toBe(line);
    talk.close();
  });

  test('lines that are pasted are for one question each', async () => {
    const { talk, type } = openWindow();
    const heard = talk.hear();
    type('one\rtwo\rthree\r');
    expect([await heard, await talk.hear(), await talk.hear()]).toEqual(['one', 'two', 'three']);
    talk.close();
  });
});
