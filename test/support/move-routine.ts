import { readCatalogue } from '../../src/deploy/catalogue';
import { type DocumentedRecord, RECORDS } from '../../src/deploy/link-catalogue';
import { type RecordKind, SharedRecord } from '../../src/linker';

const [MOVE, DECISION] = RECORDS as [DocumentedRecord, DocumentedRecord];

const known = new Map<RecordKind, SharedRecord>();

function recordOf(kind: RecordKind): SharedRecord {
  const record = known.get(kind) ?? new SharedRecord(readCatalogue().objects, kind);
  known.set(kind, record);
  return record;
}

/** The variables of the move, and which routine uses which, as this checkout has them. */
export function moveRecord(): SharedRecord {
  return recordOf(MOVE);
}

/**
 * The call of one routine of a move, alone, as it is deployed: after its own arguments it takes the
 * variables of the move that it uses.
 * @param own its own arguments, as SQL
 * @param move what each of those variables is, as SQL, without the `m_` of its name
 */
export function callInMove(routine: string, own: string, move: Readonly<Record<string, number | string>>): string {
  return callIn(MOVE, routine, own, move);
}

/** The same for a routine of a bot's decision, whose variables begin with `d_`. */
export function callInDecision(routine: string, own: string, decision: Readonly<Record<string, number | string>>): string {
  return callIn(DECISION, routine, own, decision);
}

function callIn(kind: RecordKind, routine: string, own: string, variables: Readonly<Record<string, number | string>>): string {
  const names = recordOf(kind).parametersOf(routine);
  const unused = Object.keys(variables).filter((name) => !names.includes(`${kind.prefix}${name}`));
  if (unused.length > 0) throw new Error(`${routine} does not use ${unused.join(', ')} of the ${kind.owner}.`);
  const values = names.map((name) => {
    const value = variables[name.slice(kind.prefix.length)];
    if (value === undefined) throw new Error(`${routine} uses ${name}: say what it is.`);
    return String(value);
  });
  return `CALL ${routine}(${[own, ...values].filter((part) => part !== '').join(', ')})`;
}
