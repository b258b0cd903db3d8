import { describe, expect, test } from '@jest/globals';
import { PassThrough } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { ScreenConsole } from '../../src/terminal/screen/screen-console';
import { InputEnded } from '../../src/terminal/console';

/** Somebody types at a window; each text is what arrives at once. */
function openWindow(): { terminal: ScreenConsole; type: (text: string) => void } {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined }) as unknown as ReadStream;
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 }) as unknown as WriteStream;
  output.on('data', () => undefined);
  return { terminal: new ScreenConsole(input, output), type: (text) => void input.emit('data', text) };
}

describe('what is typed at a window', () => {
  test.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
    ['Esc and Ctrl-C, which together are another key', '\u001b\u0003'],
    ['Esc and Ctrl-D', '\u001b\u0004'],
    ['Esc twice and Ctrl-C', '\u001b\u001b\u0003'],
  ])('%s: the question is given up', async (_, keys) => {
    const { terminal, type } = openWindow();
    const heard = terminal.readLine();
    type(keys);
    await expect(heard).rejects.toThrow(InputEnded);
    terminal.close();
  });

  test.each([
    ['a line', 'roll\r', 'roll'],
    ['a line that ends with Alt and Enter', 'roll\u001b\r', 'roll'],
    ['Ctrl-D behind a text, which ends nothing', 'ro\u0004ll\r', 'roll'],
  ])('%s', async (_, keys, line) => {
    const { terminal, type } = openWindow();
    const heard = terminal.readLine();
    type(keys);
    expect(await heard).toBe(line);
    terminal.close();
  });

  test('lines that are pasted are for one question each', async () => {
    const { terminal, type } = openWindow();
    const heard = terminal.readLine();
    type('one\rtwo\rthree\r');
    expect([await heard, await terminal.readLine(), await terminal.readLine()]).toEqual(['one', 'two', 'three']);
    terminal.close();
  });
});
