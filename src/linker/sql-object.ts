export type ObjectType = 'FUNCTION' | 'PROCEDURE' | 'TRIGGER' | 'VIEW';

/** A routine, trigger or view. */
export interface SqlObject {
  type: ObjectType;
  /** as its CREATE writes it */
  name: string;
  /** its CREATE statement, without a delimiter */
  sql: string;
  /** its source for messages, e.g. a path; default: the name with `.sql` */
  file?: string;
  /** of a linked object: the source of each line as `file:line`; index 0 is line 1 */
  origins?: readonly string[];
}
