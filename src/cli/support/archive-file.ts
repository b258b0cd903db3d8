import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The most bytes of an unpacked file: the largest packet that a MySQL server accepts. */
const MAX_BYTES = 2 ** 30;

/** The first bytes of a packed file. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The first bytes of UTF-16 text, as Windows writes it. */
const UTF_16 = Buffer.from([0xff, 0xfe]);

/** An archive cannot be written or read; the message says why. */
export class ArchiveFileError extends Error {
  override readonly name = 'ArchiveFileError';

  /** whether it is about this file, so that others may be read and written */
  readonly isOfFile: boolean;

  constructor(message: string, { cause, isOfFile = false }: { cause?: unknown; isOfFile?: boolean } = {}) {
    super(message, { cause });
    this.isOfFile = isOfFile;
  }
}

/** What is wrong with a file, and not with its folder or its disk. */
const OF_FILE: readonly string[] = ['EEXIST', 'EISDIR', 'Z_BUF_ERROR', 'Z_DATA_ERROR'];

/**
 * Writes an archive to a file that only its owner can read, completely or not at all, and verifies it.
 * @param file compressed if its name ends in `.gz`
 * @param overwrite whether an existing file is replaced
 * @returns the size of the file in bytes
 * @throws ArchiveFileError when the file exists or cannot be written
 */
export function writeArchive(file: string, archive: string, overwrite: boolean): number {
  const content = file.endsWith('.gz') ? gzipSync(archive, { level: 9 }) : Buffer.from(archive);
  const partial = path.join(path.dirname(file), `.archive-${process.pid}.new`);
  try {
    const found = fs.lstatSync(file, { throwIfNoEntry: false });
    if (found && !found.isFile()) throw new ArchiveFileError(`${file} was not written: it is not a regular file`, { isOfFile: true });
    fs.writeFileSync(partial, content, { mode: 0o600, flag: 'wx' });
    sync(partial);
    if (overwrite) fs.renameSync(partial, file);
    // Unlike rename, link never replaces an existing file.
    else fs.linkSync(partial, file);
    sync(path.dirname(file));
  } catch (error) {
    throw explain(error, `${file} was not written`);
  } finally {
    if (fs.existsSync(partial)) fs.rmSync(partial);
  }
  if (readArchive(file) !== archive) throw new ArchiveFileError(`${file} does not contain what was written to it.`);
  return content.length;
}

/**
 * Reads an archive from a file, compressed or not.
 * @throws ArchiveFileError when the file is missing or damaged
 */
export function readArchive(file: string): string {
  try {
    const content = fs.readFileSync(file);
    return textOf(file, content.subarray(0, GZIP.length).equals(GZIP) ? gunzipSync(content, { maxOutputLength: MAX_BYTES }) : content);
  } catch (error) {
    throw explain(error, `${file} cannot be read`);
  }
}

/** Decodes UTF-8 or UTF-16, without a byte order mark. @throws ArchiveFileError when it is not text */
function textOf(file: string, content: Buffer): string {
  const isWide = content.subarray(0, UTF_16.length).equals(UTF_16);
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(content);
  } catch (error) {
    throw new ArchiveFileError(`${file} cannot be read: it is not text`, { cause: error, isOfFile: true });
  }
}

/** Flushes a file, or the entries of a folder, to disk. */
function sync(fileOrFolder: string): void {
  const handle = fs.openSync(fileOrFolder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}

/** Messages without a path: the one in the error is that of the temporary file. */
const CAUSES: Record<string, string> = {
  EEXIST: 'the file exists; add --overwrite to replace it',
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is not a folder',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

function explain(error: unknown, what: string): ArchiveFileError {
  if (error instanceof ArchiveFileError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const why = CAUSES[code] ?? message;
  return new ArchiveFileError(`${what}: ${why}`, { cause: error, isOfFile: OF_FILE.includes(code) });
}
