import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** What a packed file may come to: more than this no MySQL server takes at once. */
const MOST_BYTES = 2 ** 30;

/** What a packed file begins with. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** What text in UTF-16 begins with, as Windows writes it. */
const UTF_16 = Buffer.from([0xff, 0xfe]);

/** An archive cannot be written or read; the message says why. */
export class ArchiveFileError extends Error {
  override readonly name = 'ArchiveFileError';
}

/**
 * Writes an archive into a file that only its owner can read, whole or not at all, and reads it back.
 * @param file packed when its name ends with `.gz`
 * @param overwrite whether a file that is there may go
 * @returns how many bytes the file has
 * @throws ArchiveFileError when there is a file, or none can be written
 */
export function writeArchive(file: string, archive: string, overwrite: boolean): number {
  const content = file.endsWith('.gz') ? gzipSync(archive, { level: 9 }) : Buffer.from(archive);
  const partial = path.join(path.dirname(file), `.archive-${process.pid}.new`);
  try {
    const found = fs.lstatSync(file, { throwIfNoEntry: false });
    if (found && !found.isFile()) throw new ArchiveFileError(`${file} was not written: it is no ordinary file`);
    fs.writeFileSync(partial, content, { mode: 0o600, flag: 'wx' });
    sync(partial);
    if (overwrite) fs.renameSync(partial, file);
    // Unlike a renamed file, a linked one takes the place of no other.
    else fs.linkSync(partial, file);
    sync(path.dirname(file));
  } catch (error) {
    throw explain(error, `${file} was not written`);
  } finally {
    if (fs.existsSync(partial)) fs.rmSync(partial);
  }
  if (readArchive(file) !== archive) throw new ArchiveFileError(`${file} does not hold what was written into it.`);
  return content.length;
}

/**
 * Reads an archive from a file, packed or not.
 * @throws ArchiveFileError when there is none, or what is packed is damaged
 */
export function readArchive(file: string): string {
  try {
    const content = fs.readFileSync(file);
    return textOf(file, content.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(content, { maxOutputLength: MOST_BYTES }) : content);
  } catch (error) {
    throw explain(error, `${file} cannot be read`);
  }
}

/** What editors put before text, or write it in, is taken away. @throws ArchiveFileError when it is no text */
function textOf(file: string, content: Buffer): string {
  const isWide = content.subarray(0, UTF_16.length).equals(UTF_16);
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(content);
  } catch (error) {
    throw new ArchiveFileError(`${file} cannot be read: it is no text`, { cause: error });
  }
}

/** Sees to it that a power cut takes nothing out of a file, or a name out of a folder. */
function sync(fileOrFolder: string): void {
  const handle = fs.openSync(fileOrFolder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Errors of the operating system, without the name of the file that was to become the one that is meant. */
const CAUSES: Record<string, string> = {
  EEXIST: 'there is such a file; --overwrite replaces it',
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not do that',
  EISDIR: 'it is a folder',
  ENOTDIR: 'what should be a folder is a file',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk can only be read',
};

function explain(error: unknown, what: string): ArchiveFileError {
  if (error instanceof ArchiveFileError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = CAUSES[code] ?? message;
  return new ArchiveFileError(`${what}: ${why}`, { cause: error });
}
