/*
 * A linker for stored programs of MySQL: inlines the routines that a trigger or procedure calls into its body. README.md
 * says what it demands of them. It knows nothing of the program that it links, and imports nothing from outside this
 * folder.
 */
export { link, type LinkOptions, type Root } from './link';
export { type Finding, LinkError, SqlSyntaxError } from './link-error';
export type { Refusals } from './refusals';
export { liftRecords, type RecordKind, type RecordUse, SharedRecord } from './shared-record';
export type { ObjectType, SqlObject } from './sql-object';
// The parser, for those who read the same SQL for other purposes.
export { closing, is, isName, splitAtCommas, type Token, tokenize } from './tokens';
export { normalType, textOf } from './types';
