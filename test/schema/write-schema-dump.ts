import fs from 'node:fs';
import path from 'node:path';
import { onThrowawayGame } from '../support/throwaway-game';
import { CHECKOUT, readCatalogue } from '../../src/deploy/catalogue';
import type { GameConnection } from '../../src/client/connection';
import { dumpSchema } from '../support/schema-dump';
import { writeSchemaPage } from './schema-page';

/** What rewrites the files below. */
export const REWRITE = 'npx tsx test/schema/write-schema-dump.ts';

/** The files that show in a review how the schema changes, and a deploy uses one of them. */
export const SCHEMA_FILES = ['migrations/baseline.sql', 'test/schema.sql'] as const;

/** The contents of these files for a database that has just been deployed. */
export async function schemaFiles(connection: GameConnection): Promise<Record<(typeof SCHEMA_FILES)[number], string>> {
  const dump = await dumpSchema(connection);
  const end = dump.indexOf('-- VIEW ');
  return {
    'migrations/baseline.sql': await baselineOf(connection, dump.slice(0, end)),
    'test/schema.sql':
      '-- The views, routines and triggers as a deploy makes them, by their outside; migrations/baseline.sql has the tables.\n' +
      `-- Made by \`${REWRITE}\`; a test compares it with the database.\n\n${dump.slice(end)}`,
  };
}

/** @param tables their definitions */
async function baselineOf(connection: GameConnection, tables: string): Promise<string> {
  const { migrations } = readCatalogue();
  const settings = await connection.rows<{ row: string }>(
    "SELECT CONCAT('(', QUOTE(setting), ', ', QUOTE(value), ', ', QUOTE(meaning), ')') AS `row` FROM Setting ORDER BY setting",
  );
  // Every deploy makes this table first, as the first migration does.
  const changes = migrations.flatMap(({ sql }) => [...sql.matchAll(/^ALTER TABLE Deployment\n[^]*?;$/gm)].map(([change]) => change));
  return [
    `-- The tables after ${migrations.at(-1)?.name}: in an empty database, a deploy makes them at once instead of\n-- running the migrations.`,
    `-- Made by \`${REWRITE}\`; tests compare it with a deploy and with the migrations.\n`,
    'SET SESSION foreign_key_checks = 0;\n',
    tables + changes.join('\n'),
    `\nINSERT IGNORE INTO Setting (setting, value, meaning) VALUES\n  ${settings.map(({ row }) => row).join(',\n  ')};\n`,
    'SET SESSION foreign_key_checks = 1;\n',
  ].join('\n');
}

/** The schema as it is committed: tables in full, the rest by its outside. */
export function committedSchema(): string {
  return SCHEMA_FILES.map((file) => fs.readFileSync(path.join(CHECKOUT, file), 'utf8')).join('\n');
}

/** Deploys in a server of its own and writes the files, and the page of the documentation that is made of them. */
async function main(): Promise<void> {
  await onThrowawayGame(async (connection) => {
    for (const [file, text] of Object.entries(await schemaFiles(connection))) fs.writeFileSync(path.join(CHECKOUT, file), text);
    writeSchemaPage(committedSchema(), readCatalogue());
  });
}

if (require.main === module) void main();
