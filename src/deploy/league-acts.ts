import { DeployError } from './deploy-error';
import type { ArgumentKind, LeagueArgument } from './league-argument';
import { seedRows } from './seed-rows';
import type { SqlFile, SqlObject } from './sql-object';

/** An act of the league: a row of LeagueAct with those of LeagueArgument. */
export interface LeagueAct {
  act: string;
  procedure: string;
  /** what it changes, and an undo restores; undefined: it makes other acts, or is not undone */
  part: string | undefined;
  right: 'score' | 'organise';
  /** the command that only passes its arguments on; undefined: there is none */
  command: string | undefined;
  meaning: string;
  example: string | undefined;
  takes: readonly LeagueArgument[];
  /** `seeds/FILE:LINE` */
  place: string;
}

/** The parts that TournamentChange does not record. */
const OTHER_LEDGERS: readonly (string | undefined)[] = ['result', 'player', undefined];

/**
 * The acts of the league in the seeds, in their order.
 * @throws DeployError with the file and line of an argument without an act
 */
export function leagueActs(seeds: readonly SqlFile[]): LeagueAct[] {
  const takes = seedRows(seeds, 'LeagueArgument').sort((a, b) => Number(a.values.position) - Number(b.values.position));
  const acts = seedRows(seeds, 'LeagueAct').map(({ place, values }): LeagueAct => ({
    act: values.act ?? '',
    procedure: values.procedure_name ?? '',
    part: values.part,
    right: values.right_needed === 'score' ? 'score' : 'organise',
    command: values.command,
    meaning: values.meaning ?? '',
    example: values.example,
    takes: takes.filter((row) => row.values.act === values.act).map((row) => ({
      name: row.values.argument ?? '',
      kind: row.values.kind as ArgumentKind,
      isOptional: /^true$/i.test(row.values.is_optional ?? ''),
      meaning: row.values.meaning,
      label: row.values.label,
      least: numberIn(row.values.least),
      most: numberIn(row.values.most),
      place: row.place,
    })),
    place,
  }));
  const stray = takes.find((row) => !acts.some(({ act }) => act === row.values.act));
  if (stray) throw new DeployError(`${stray.place}: the act ${stray.values.act} has no row in LeagueAct.`);
  return acts;
}

function numberIn(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/**
 * The procedures of the acts that procedures/league/ has no file for. Each reads its arguments and inserts the row of
 * the ledger.
 * @throws DeployError with file and line, when an act needs a file, or a file takes something else than its row says
 */
export function leagueProcedures(acts: readonly LeagueAct[], objects: readonly SqlObject[]): SqlObject[] {
  return acts.flatMap((act) => {
    const own = objects.find(({ type, name }) => type === 'PROCEDURE' && name === act.procedure);
    if (!own) return [procedureOf(act)];
    const taken = [...own.sql.slice(0, own.sql.indexOf('\n  MODIFIES')).matchAll(/\bIN p_(\w+)/g)].map(([, name]) => name);
    if (taken.join() !== act.takes.map(({ name }) => name).join()) {
      throw new DeployError(`${own.file}:1: ${own.name} takes ${taken.join(', ')}; by ${act.place} it takes ${act.takes.map(({ name }) => name).join(', ')}.`);
    }
    return [];
  });
}

function procedureOf(act: LeagueAct): SqlObject {
  const { procedure, takes, meaning, place } = act;
  const parameters = takes.map(({ name }) => `IN p_${name} LONGTEXT`).join(', ');
  const body = act.part === 'result' ? resultLines(act) : changeLines(act);
  const sql = [
    `CREATE PROCEDURE ${procedure}(${parameters})`,
    '  MODIFIES SQL DATA',
    `  COMMENT '${meaning.charAt(0).toUpperCase()}${meaning.slice(1).replaceAll("'", "''")}.'`,
    'BEGIN',
    `  /* Made by the deploy from ${place}. */`,
    ...body.map((line) => (line === '' ? '' : `  ${line}`)),
    'END',
  ];
  return { type: 'PROCEDURE', name: procedure, sql: sql.join('\n'), file: place };
}

/** Of an act on a result: the match, and the scores if it takes any. */
function resultLines({ act, takes, procedure, place }: LeagueAct): string[] {
  const [match, scores, ...more] = takes;
  if (match?.kind !== 'match' || (scores && scores.kind !== 'scores') || more.length > 0) {
    throw new DeployError(`${place}: ${act} takes more than a match and scores, so procedures/league/${procedure}.sql must exist.`);
  }
  return [`CALL insert_result(p_${match.name}, '${act}', ${scores ? `p_${scores.name}` : "'[]'"}, NULL);`];
}

/** Of an act on a tournament. */
function changeLines({ act, part, takes, procedure, place }: LeagueAct): string[] {
  if (OTHER_LEDGERS.includes(part) || !['tournament', 'match'].includes(takes[0]?.kind ?? '')) {
    throw new DeployError(`${place}: ${act} is not recorded for a tournament that it names first, so procedures/league/${procedure}.sql must exist.`);
  }
  const reads = takes.flatMap((argument, index) => readerOf(argument, takes[index + 1], takes[index - 1]) ?? []);
  const terms = takes.filter(({ kind }) => kind !== 'tournament' && kind !== 'round').map((argument) => `'${argument.name}', ${termOf(argument)}`);
  const numbers = ['v_tournament_id', ...takes.flatMap(({ kind, name }) => (kind === 'match' ? 'v_match_id' : kind === 'player' ? `v_${name}` : []))];
  const lists = takes.filter(({ kind }) => kind === 'players' || kind === 'matches').map(({ name }) => `v_${name}`);
  return [
    `DECLARE ${numbers.join(', ')} BIGINT;`,
    'DECLARE v_round_id INT;',
    ...(lists.length > 0 ? [`DECLARE ${lists.join(', ')} JSON;`] : []),
    '',
    ...reads,
    'INSERT INTO TournamentChange (tournament_id, act, round_id, terms)',
    `  VALUES (v_tournament_id, '${act}', v_round_id, JSON_OBJECT(${terms.join(', ')}));`,
  ];
}

/** The statement that reads an argument; undefined: it is taken as it is. A round follows its tournament. */
function readerOf({ kind, name, isOptional }: LeagueArgument, next: LeagueArgument | undefined, before: LeagueArgument | undefined): string | undefined {
  const round = (p_round: string): string => `CALL read_round(p_tournament, p_${p_round}, v_tournament_id, v_round_id);`;
  switch (kind) {
    case 'tournament':
      return next?.kind === 'round' && !next.isOptional ? round(next.name) : `CALL read_tournament(p_${name}, v_tournament_id);`;
    case 'round':
      if (!isOptional && before?.kind === 'tournament') return undefined;
      return `IF p_${name} IS NOT NULL THEN ${round(name)} END IF;`;
    case 'match':
      return `CALL read_match(p_${name}, v_match_id, v_tournament_id, v_round_id);`;
    case 'player':
      return `CALL read_league_player(p_${name}, v_${name});`;
    case 'players':
    case 'matches':
      return `CALL read_${kind}(p_${name}, v_${name});`;
    default:
      return undefined;
  }
}

/** The value of an argument in TournamentChange.terms. */
function termOf({ kind, name }: LeagueArgument): string {
  switch (kind) {
    case 'match':
      return 'v_match_id';
    case 'player':
    case 'players':
    case 'matches':
      return `v_${name}`;
    case 'words':
      return `json_of(p_${name})`;
    case 'flag':
      return `COALESCE(p_${name}, FALSE)`;
    default:
      return `p_${name}`;
  }
}
