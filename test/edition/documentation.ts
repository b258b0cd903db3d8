import { readCatalogue } from '../../src/deploy/catalogue';
import { leagueActs } from '../../src/deploy/league-acts';
import type { GameConnection } from '../../src/client/connection';

interface KeyRow {
  part: string;
  name: string;
  type: string;
  minimum: number | null;
  maximum: number | null;
  is_required: number;
  meaning: string;
}

interface RuleRow {
  rule: string;
  topic: string;
  type: string;
  minimum: number | null;
  maximum: number | null;
  choices: string[] | null;
  may_be_none: number;
  standard: unknown;
  meaning: string;
  /** null: it needs nothing of other rules */
  needs: string | null;
}

interface EffectRow {
  effect: string;
  amount_is: string;
  minimum: number;
  maximum: number;
  stands_on: string;
  meaning: string;
  needs: string | null;
}

interface PhaseRow {
  phase: string;
  meaning: string;
  /** null: nobody */
  actor: string | null;
  actions: string | null;
}

/** The tables of a page, by the name between `<!-- table: NAME -->` and `<!-- end -->`. */
export type Tables = Readonly<Record<string, string>>;

/** What stands in the tables of pages, by the names of their files in docs/. */
export async function documentedPages(connection: GameConnection): Promise<Record<string, Tables>> {
  return {
    'clients.md': { options: await optionTable(connection) },
    'editions.md': await editionTables(connection),
    'engine.md': { phases: await phaseTable(connection) },
    'league.md': { acts: actTable() },
    'refusals.md': { refusals: await refusalTable(connection) },
  };
}

async function optionTable(connection: GameConnection): Promise<string> {
  const rows = await connection.rows<{ name: string; takes: string; meaning: string }>('SELECT name, takes, meaning FROM GameOption ORDER BY position');
  return table(['option', 'takes', 'meaning'], rows.map(({ name, takes, meaning }) => [code(name), takes, meaning]));
}

/** The procedures of the league, with the right that each needs in the tournament. */
function actTable(): string {
  return table(['procedure', 'does', 'right'], leagueActs(readCatalogue().seeds).map(({ procedure, takes, meaning, right }) => [
    code(`${procedure}(${takes.map(({ name, isOptional }) => (isOptional ? `[${name}]` : name)).join(', ')})`), meaning, right,
  ]));
}

async function refusalTable(connection: GameConnection): Promise<string> {
  const rows = await connection.rows<{ token: string; errno: number; meaning: string }>('SELECT token, errno, meaning FROM Refusal ORDER BY errno');
  return table(['error', 'token', 'when'], rows.map(({ token, errno, meaning }) => [String(errno), code(token), meaning]));
}

async function phaseTable(connection: GameConnection): Promise<string> {
  const rows = await connection.rows<PhaseRow>(
    'SELECT h.phase, h.meaning, a.actor, GROUP_CONCAT(a.action ORDER BY x.position) AS actions FROM Phase AS h' +
      " LEFT JOIN PhaseAction AS a ON a.phase = h.phase AND a.actor <> 'nobody' LEFT JOIN Action AS x ON x.action = a.action" +
      ' GROUP BY h.phase, h.meaning, a.actor ORDER BY MIN(x.position) IS NULL, MIN(x.position), h.phase',
  );
  const phases = [...new Set(rows.map(({ phase }) => phase))];
  return table(['phase', 'what it is', 'who may do what'], phases.map((phase) => {
    const same = rows.filter((row) => row.phase === phase);
    const actions = same.flatMap((row) => (row.actions === null ? [] : `${row.actor}: ${row.actions.split(',').map(code).join(', ')}`));
    return [code(phase), same[0]?.meaning ?? '', actions.join('; ')];
  }));
}

async function editionTables(connection: GameConnection): Promise<Tables> {
  const keys = await connection.rows<KeyRow>('SELECT * FROM EditionKey ORDER BY position');
  const rules = await connection.rows<RuleRow>(
    'SELECT rule, topic, type, minimum, maximum, choices, may_be_none, default_value AS standard, meaning, needs_of(rule) AS needs FROM Rule ORDER BY position',
  );
  const effects = await connection.rows<EffectRow>("SELECT e.*, needs_of(e.effect) AS needs FROM Effect AS e WHERE e.effect <> 'none' ORDER BY e.effect");
  const icons = await connection.rows<{ icon: string; meaning: string; kinds: string | null }>(
    'SELECT i.icon, i.meaning, GROUP_CONCAT(k.kind ORDER BY k.kind) AS kinds FROM Icon AS i LEFT JOIN TileKind AS k ON k.icon = i.icon GROUP BY i.icon, i.meaning ORDER BY i.icon',
  );
  const statuses = await connection.rows<{ name: string; meaning: string }>('SELECT name, meaning FROM Status ORDER BY status');
  const kinds = await connection.rows<{ kind: string; sentence: string; names: string }>('SELECT kind, sentence, names FROM EventKind ORDER BY kind');
  return {
    ...Object.fromEntries([...new Set(keys.map(({ part }) => part))].map((part) => [part, keyTable(keys.filter((key) => key.part === part))])),
    rules: table(['rule', 'value', 'default', 'meaning'], rules.map(ruleCells)),
    effects: table(['effect', 'on', 'value', 'meaning'], effects.map(effectCells)),
    icons: table(['icon', 'shows', 'of tiles with'], icons.map(({ icon, meaning, kinds }) => [code(icon), meaning, (kinds?.split(',') ?? []).map(code).join(', ')])),
    statuses: table(['status', 'meaning'], statuses.map(({ name, meaning }) => [code(name), meaning])),
    wording: table(['event', 'default sentence', 'may name'], kinds.map(({ kind, sentence, names }) => [code(kind), sentence, names.replaceAll(',', ', ')])),
  };
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function code(word: string): string {
  return `\`${word}\``;
}

function keyTable(keys: readonly KeyRow[]): string {
  return table(['key', 'value', '', 'meaning'], keys.map((key) => [code(key.name), keyValue(key), key.is_required ? 'needed' : '', key.meaning]));
}

function keyValue({ type, minimum, maximum }: KeyRow): string {
  if (type === 'integer') return `${minimum} to ${maximum}`;
  if (type === 'name' || type === 'text') return `${type}, up to ${maximum} characters`;
  return { list: 'list', object: 'keys with values', rent: 'rent' }[type] ?? type;
}

function ruleCells({ rule, topic, type, minimum, maximum, choices, may_be_none, standard, meaning, needs }: RuleRow): string[] {
  const value = { integer: `${minimum} to ${maximum}`, boolean: 'yes, no', choice: choices?.join(', ') ?? '', tile: 'name of a tile' }[type] ?? type;
  const shown = standard === null ? 'none' : typeof standard === 'boolean' ? (standard ? 'yes' : 'no') : String(standard);
  return [code(topic === 'board' ? `board.${rule}` : rule), may_be_none ? `${value}, or none` : value, shown, sentences(meaning, needs)];
}

function effectCells({ effect, amount_is, minimum, maximum, stands_on, meaning, needs }: EffectRow): string[] {
  const value = { money: `${minimum} to ${maximum}`, tiles: `${minimum} to ${maximum}`, percent: `${minimum} to ${maximum}`, location: 'name of a tile', deck: 'name of a deck', nothing: 'yes' }[amount_is] ?? '';
  return [code(effect), stands_on.replace(',', ', '), value, sentences(meaning, needs)];
}

function sentences(meaning: string, needs: string | null): string {
  return needs === null ? meaning : `${meaning} ${needs}`;
}

/** A page with its tables as they must be. @throws Error when a table has no place in it */
export function withTables(page: string, tables: Tables): string {
  return Object.entries(tables).reduce((text, [name, rows]) => {
    const place = new RegExp(`(<!-- table: ${name} -->\n\n)[^]*?(\n\n<!-- end -->)`);
    if (!place.test(text)) throw new Error(`The page has no place for the table ${name}.`);
    return text.replace(place, (_, start: string, end: string) => start + rows + end);
  }, page);
}

/** The examples of a page: what stands between the fences of its blocks in YAML. */
export function examplesIn(page: string): string[] {
  return [...page.matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, text = '']) => text);
}
