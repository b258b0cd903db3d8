import fs from 'node:fs';
import path from 'node:path';
import { readCatalogue } from '../../src/deploy/catalogue';
import { type LeagueAct, leagueActs } from '../../src/deploy/league-acts';

/** What rewrites the files below. */
export const REWRITE_TYPES = 'npx tsx test/schema/write-types.ts';

/** The sources of the program that are generated, and their contents. */
export function generatedSources(): Record<string, string> {
  return { 'src/league/acts.ts': leagueSource(leagueActs(readCatalogue().seeds)) };
}

function leagueSource(acts: readonly LeagueAct[]): string {
  return [
    `// Generated from seeds/league_acts.sql by \`${REWRITE_TYPES}\`; a test compares them.`,
    '',
    '/** The acts of the league by their procedures; with a command if that only passes its arguments on. */',
    'export const ACTS = {',
    ...acts.flatMap(actLines),
    '} as const;',
    '',
  ].join('\n');
}

function actLines({ procedure, part, command, meaning, example, takes }: LeagueAct): string[] {
  const head = [
    ...(part === undefined ? [] : [`part: ${literal(part)}`]),
    ...(command === undefined ? [] : [`command: ${literal(command)}`, `meaning: ${literal(meaning)}`, `example: ${literal(example ?? '')}`]),
  ];
  const argumentsOf = takes.map(({ name, kind, isOptional, meaning: about }) =>
    `{ name: ${literal(name)}, kind: ${literal(kind)}${isOptional ? ', isOptional: true' : ''}${command === undefined || about === undefined ? '' : `, meaning: ${literal(about)}`} }`);
  return [
    `  ${procedure}: {`,
    `    sql: 'CALL ${procedure}(${takes.map(() => '?').join(', ')})',`,
    ...(head.length === 0 ? [] : [`    ${head.join(', ')},`]),
    `    takes: [${argumentsOf.join(', ')}],`,
    '  },',
  ];
}

function literal(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

/** The file of a source in this checkout. */
export function fileOf(source: string): string {
  return path.join(__dirname, '..', '..', source);
}

function main(): void {
  for (const [source, text] of Object.entries(generatedSources())) fs.writeFileSync(fileOf(source), text);
}

if (require.main === module) main();
