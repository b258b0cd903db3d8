/**
 * Makes this version of the game a bigger one: more editions, actions and effects, which no game of
 * the bench uses. What they look like in the sources is known here and nowhere else in the bench.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { GameConnection } from '../../src/game/connection';

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
  const file = (name: string): string => path.join(folder, 'procedures', 'decide', `${name}.sql`);
  const copy = (routine: string, name: string): void => {
    const sql = fs.readFileSync(file(routine), 'utf8');
    fs.writeFileSync(file(name), sql.replace(`CREATE PROCEDURE ${routine}(`, `CREATE PROCEDURE ${name}(`));
  };
  for (const number of numbered(WORDS)) {
    copy('play_leave', `play_synthetic_${number}`);
    copy('owe_or_be_owed_by_each', `owe_synthetic_${number}`);
  }
  const actions = numbered(WORDS).map((number) => `synthetic_${number}`);
  change(path.join(folder, 'procedures', 'rules', 'phase_allows.sql'), "WHEN 'manage' THEN p_action IN (", (found) =>
    [found, ...actions.map((action) => `      '${action}',`)].join('\n'),
  );
  change(file('play_move'), "    WHEN p_action = 'change_dice' THEN", (found) =>
    [...actions.map(actionBranch), found].join('\n'),
  );
  change(file('landing_on_further_bonus'), "    WHEN 'take_pot' THEN", (found) =>
    [...numbered(WORDS).map(effectBranch), found].join('\n'),
  );
}

function actionBranch(action: string): string {
  return [
    `    WHEN p_action = '${action}' THEN`,
    `      CALL play_${action}(p_game_id, p_record_id, p_player_id, v_game, v_event_no, p_phase);`,
  ].join('\n');
}

function effectBranch(number: string): string {
  return [
    `    WHEN 'effect_${number}' THEN`,
    `      CALL owe_synthetic_${number}(p_game_id, p_player_id, p_amount, FALSE);`,
  ].join('\n');
}

function change(file: string, anchor: string, by: (found: string) => string): void {
  const sql = fs.readFileSync(file, 'utf8');
  if (!sql.includes(anchor)) throw new Error(`The bench's crowd.ts does not know ${path.basename(file)} any more.`);
  fs.writeFileSync(file, sql.replace(anchor, by));
}

/** A table that an edition has rows in. */
interface EditionTable {
  table: string;
  /** its columns that hold the number of the edition or of its board, which is given the same number */
  numbers: readonly [string, ...string[]];
  /** its column that holds the name of either */
  name?: string;
}

const OF_BOARD: readonly EditionTable[] = [
  { table: 'Board', numbers: ['board_id'], name: 'name' },
  ...['Location', 'Colours', 'Property', 'Bonus', 'Deck', 'Card', 'Rent'].map(
    (table): EditionTable => ({ table, numbers: ['board_id'] }),
  ),
];

const OF_RULESET: readonly EditionTable[] = [
  { table: 'Ruleset', numbers: ['ruleset_id', 'board_id'], name: 'edition' },
  ...['StatusLabel', 'Wording', 'Choice', 'OpeningPlayer'].map(
    (table): EditionTable => ({ table, numbers: ['ruleset_id'] }),
  ),
  { table: 'OpeningDeed', numbers: ['ruleset_id', 'board_id'] },
];

/**
 * Adds editions to a database, after the deploy: copies of those it has, by turns, with boards of
 * their own and other names.
 */
export async function addEditions(owner: GameConnection): Promise<void> {
  const models = await owner.rows<{ ruleset: number; board: number }>(
    'SELECT ruleset_id AS ruleset, board_id AS board FROM Ruleset WHERE edition IN (?, ?) ORDER BY ruleset_id',
    ['campus', 'singletonopoly'],
  );
  for (const [index, number] of numbered(EDITIONS).entries()) {
    const model = models[index % models.length];
    if (!model) throw new Error('There is no edition to make others of.');
    const [id, name] = [1_000 + index, `synthetic ${number}`];
    for (const table of OF_BOARD) await copyRows(owner, table, model.board, id, name);
    for (const table of OF_RULESET) await copyRows(owner, table, model.ruleset, id, name);
  }
}

async function copyRows(owner: GameConnection, { table, numbers, name }: EditionTable, from: number, id: number, called: string): Promise<void> {
  await owner.run('CREATE TEMPORARY TABLE CopiedRow SELECT * FROM ?? WHERE ?? = ?', [table, numbers[0], from]);
  for (const column of numbers) await owner.run('UPDATE CopiedRow SET ?? = ?', [column, id]);
  if (name) await owner.run('UPDATE CopiedRow SET ?? = ?', [name, called]);
  await owner.run('INSERT INTO ?? SELECT * FROM CopiedRow', [table]);
  await owner.run('DROP TEMPORARY TABLE CopiedRow');
}
