import fs from 'node:fs';
import { ImportError } from './import-error';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Reads a text file from any system.
 * @param source the file descriptor to read instead: 0 for stdin
 * @returns its text with `\n` as line ends, without a byte order mark
 * @throws ImportError when it cannot be read or is not text
 */
export function readText(file: string, source: string | number = file): string {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(source);
  } catch (error) {
    throw new ImportError(file, [{ text: `cannot be read: ${reasonOf(error)}` }], { cause: error });
  }
  return plainText(file, bytes);
}

/** @throws ImportError when the bytes are not UTF-8 text */
function plainText(file: string, bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new ImportError(file, [{ text: 'is not text in UTF-8' }], { cause: error });
  }
  return (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).replace(/\r\n?/g, '\n');
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
