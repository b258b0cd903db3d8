/**
 * Makes this version of the game a bigger one: more editions, actions and effects, which no game of
 * the bench uses. What they look like in the sources is known here and nowhere else in the bench.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/client/connection';

/** How many editions there are more. */
export const EDITIONS = 20;

/** How many actions there are more, and how many effects. */
export const WORDS = 10;

const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0'));

/**
 * Adds actions and effects to the sources, before they are deployed. An action is one that there is
 * under another name, as is its routine; an effect likewise calls a routine of its own.
 * @param folder a copy of the checkout
 * @throws Error when the sources are not as this expects them
 */
export function addWords(folder: string): void {
  const file = (room: string, name: string): string => path.join(folder, 'procedures', room, `${name}.sql`);
  for (const number of numbered(WORDS)) {
    copyRoutine(file('action', 'play_leave'), `play_synthetic_${number}`);
    copyRoutine(file('landing', 'collect_from_each'), `collect_synthetic_${number}`);
  }
  addBranches(file('move', 'play_action'), /    WHEN m_action = 'leave' THEN\n[\s\S]*?;\n/, (branch, number) =>
    branch.replace("'leave'", `'synthetic_${number}'`).replace('play_leave', `play_synthetic_${number}`),
  );
  addBranches(file('landing', 'landing_on_bonus'), /    WHEN 'collect_each' THEN\n[\s\S]*?;\n/, (branch, number) =>
    branch.replace("'collect_each'", `'effect_${number}'`).replace('collect_from_each', `collect_synthetic_${number}`),
  );
}

function copyRoutine(file: string, name: string): void {
  const routine = path.basename(file, '.sql');
  const sql = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(path.join(path.dirname(file), `${name}.sql`), sql.replace(`CREATE PROCEDURE ${routine}(`, `CREATE PROCEDURE ${name}(`));
}

/** Writes more branches after one of a CASE, made from it. */
function addBranches(file: string, pattern: RegExp, make: (branch: string, number: string) => string): void {
  const sql = fs.readFileSync(file, 'utf8');
  const [branch] = pattern.exec(sql) ?? [];
  if (branch === undefined) throw new Error(`The bench's crowd.ts does not know ${path.basename(file)} any more.`);
  fs.writeFileSync(file, sql.replace(branch, () => branch + numbered(WORDS).map((number) => make(branch, number)).join('')));
}

/** Adds editions to a database, after the deploy: those it has under other names, by turns; and the rows of the words. */
export async function addEditions(owner: GameConnection): Promise<void> {
  for (const [index, number] of numbered(EDITIONS).entries()) {
    const document = { edition: `synthetic ${number}`, extends: index % 2 === 0 ? 'campus' : 'singletonopoly' };
    await owner.run('CALL add_edition(?)', [JSON.stringify(document)]);
  }
  for (const [index, number] of numbered(WORDS).entries()) {
    const action = `synthetic_${number}`;
    await owner.run(
      'INSERT INTO Action (action, position, takes, sentence, label, is_final, brings_money)' +
        " SELECT ?, ?, b.takes, b.sentence, b.label, b.is_final, b.brings_money FROM Action AS b WHERE b.action = 'leave'",
      [action, 1_000 + index],
    );
    await owner.run("INSERT INTO PhaseAction (phase, action, actor) VALUES ('manage', ?, 'turn')", [action]);
  }
}
