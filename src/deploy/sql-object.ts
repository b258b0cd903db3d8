/** A file that is sent as it is and may contain several statements. */
export interface SqlFile {
  /** file name with extension, by which knex records migrations */
  name: string;
  sql: string;
  /** path relative to the checkout, with slashes; only for files in procedures/ */
  file?: string;
}

export type ObjectType = 'FUNCTION' | 'PROCEDURE' | 'TRIGGER' | 'VIEW';

/** An object that a deploy replaces when it has changed. */
export interface SqlObject {
  type: ObjectType;
  name: string;
  /** its CREATE statement, without a delimiter */
  sql: string;
  /** its source file, relative to the checkout, with slashes; of a procedure made from a seed with `:` and the line */
  file?: string;
  /** of a linked object: the source of each line as `file:line`; index 0 is line 1 */
  origins?: readonly string[];
}
