import fs from 'node:fs';
import { ImportError } from './import-error';

/** Bytes are not text; the message says what they are instead, and what to do. */
export class NotTextError extends Error {
  override readonly name = 'NotTextError';

  constructor(
    /** the first bad line, counted from 1 */
    readonly line: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark.
 * @returns the text with `\n` as line ends, whatever system wrote it, without a byte order mark
 * @throws NotTextError
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (encoding !== 'utf-8') throw new NotTextError(1, 'begins as UTF-16, but is not; save it in UTF-8', { cause: error });
    throw new NotTextError(firstBadLine(bytes), 'is not text in UTF-8; save it in UTF-8 (a spreadsheet: as CSV UTF-8)', { cause: error });
  }
  const zero = text.indexOf('\0');
  if (zero >= 0) throw new NotTextError(text.slice(0, zero).split('\n').length, 'has zero bytes, as UTF-16 without a byte order mark or a program has; save it in UTF-8');
  return text.replace(/\r\n?/g, '\n');
}

/** The line of the first byte that is not UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  // Bad bytes become U+FFFD, which a file may also have as it stands: then its line is named instead.
  const good = new TextDecoder('utf-8').decode(bytes).split('\uFFFD')[0] ?? '';
  return good.split(/\r\n?|\n/).length;
}

/**
 * Reads a text file from any system.
 * @param source the file descriptor to read instead: 0 for stdin
 * @returns its text with `\n` as line ends, without a byte order mark
 * @throws ImportError when it cannot be read or is not text
 */
export function readText(file: string, source: string | number = file): string {
  try {
    return decodeText(fs.readFileSync(source));
  } catch (error) {
    if (error instanceof NotTextError) throw new ImportError(file, [{ line: error.line, text: error.message }], { cause: error });
    throw new ImportError(file, [{ text: `cannot be read: ${reasonOf(error)}` }], { cause: error });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a directory',
  EACCES: 'this account may not read it',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}
