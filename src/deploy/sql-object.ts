import type { ObjectType, SqlObject } from '../linker';

/**
 * What a deploy replaces when it has changed. `file` is relative to the checkout, with slashes; that of a procedure made
 * from a seed has `:` and the line.
 */
export type { ObjectType, SqlObject };

/** A file that is sent as it is and may contain several statements. */
export interface SqlFile {
  /** file name with extension, by which knex records migrations */
  name: string;
  sql: string;
  /** path relative to the checkout, with slashes; only for files in procedures/ */
  file?: string;
}
