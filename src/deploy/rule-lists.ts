import { seedRows } from './seed-rows';
import type { SqlFile, SqlObject } from './sql-object';

/** A line that stands for a list with an element for each rule. */
const LIST = /^( *)-- each rule: (.+)$/gm;

/** The types that values of rules have in a document. A tile is a name there, and a location in its column. */
const TYPES: Readonly<Record<string, string>> = { integer: 'INT', boolean: 'BOOLEAN', choice: 'VARCHAR(40)', tile: 'VARCHAR(40)' };

/**
 * Writes out the lists of all rules in the sources, so that a rule is named in its seed and its column alone. A line
 * `-- each rule: TEXT` becomes the text once for each row of `Rule`, on the same line, with `{rule}`, `{type}`, `{path}`
 * (in a document) and `{value}` (of the column, from a row `j` that has the rule by its name) filled in.
 * @throws Error when a row has a type that the lists do not know, with its file and line
 */
export function withRuleLists(objects: readonly SqlObject[], seeds: readonly SqlFile[]): SqlObject[] {
  const rules = seedRows(seeds, 'Rule').map(({ place, values: { rule = '', topic, type = '' } }) => {
    const written = TYPES[type];
    if (written === undefined) throw new Error(`${place}: the rule ${rule} has the type ${type}, which src/deploy/rule-lists.ts does not know.`);
    return {
      rule,
      type: written,
      path: `$.${topic === 'board' ? 'board' : 'rules'}.${rule}`,
      value: type === 'tile' ? `location_of(p_document, j.${rule})` : `j.${rule}`,
    };
  });
  return objects.map((object) => ({
    ...object,
    sql: object.sql.replace(LIST, (_, indent: string, text: string) =>
      indent + rules.map((rule) => text.replace(/\{(rule|type|path|value)\}/g, (_placeholder, name: keyof typeof rule) => rule[name])).join('')),
  }));
}
