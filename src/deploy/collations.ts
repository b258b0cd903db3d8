import type { Catalogue, SqlObject } from './catalogue';

/** The collation of texts that name none: the default of the database, set by DATABASE_SETTINGS. */
const COLLATION = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_ai_ci';

/**
 * Matches the type of a variable or JSON_TABLE column that names no collation. It also matches quoted texts and
 * comments, which are then left unchanged.
 */
const TEXT_WITHOUT_COLLATION =
  /'(?:[^'\\]|''|\\[\s\S])*'|"(?:[^"\\]|""|\\[\s\S])*"|`[^`]*`|--(?=\s)[^\n]*|\/\*[\s\S]*?\*\/|(?<=\s)(?:(?:VAR)?CHAR\(\d+\)|(?:TINY|MEDIUM|LONG)?TEXT|ENUM\([^)]*\))(?=\s*;|\s+(?:DEFAULT|PATH)\b)/gi;

/**
 * Adds the collation to each variable of the routines and triggers of a catalogue.
 *
 * MySQL stores the text of a trigger and parses it in the session that opens the table first. There a text without a
 * collation gets that session's `default_collation_for_utf8mb4`, and all other sessions share the opened table.
 * MySQL drops the collations of parameters and results, but parses those for each session.
 */
export function collatedCatalogue(catalogue: Catalogue): Catalogue {
  return { ...catalogue, objects: catalogue.objects.map(collated) };
}

function collated(object: SqlObject): SqlObject {
  return object.type === 'VIEW' ? object : { ...object, sql: withCollations(object.sql) };
}

/** Adds the collation to each variable and JSON_TABLE column of a CREATE; the number of lines stays the same. */
export function withCollations(sql: string): string {
  return sql.replace(TEXT_WITHOUT_COLLATION, (found) => (/^['"`]|^--|^\/\*/.test(found) ? found : `${found} ${COLLATION}`));
}
