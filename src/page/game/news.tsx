import type { Emote, Talk } from '../../client/talk';
import { kindOf, type Viewer } from '../guests/viewer';
import { TalkPanel } from '../talk/talk-panel';
import type { Snapshot, Step } from './snapshot';
import { stepsAsText } from './step-template';
import { Table } from './table';

/** What is rendered once for all pages that look the same. */
const tables = new WeakMap<Snapshot, Map<string, string>>();
const news = new WeakMap<Snapshot, Map<string, Uint8Array>>();
const newsOfSteps = new WeakMap<Step, Uint8Array>();
const newsOfTalks = new WeakMap<Talk, Map<string, Uint8Array>>();

/** The table of a game, rendered once for all pages that look the same. */
export function rendered(snapshot: Snapshot, viewer: Viewer): string {
  const known = tables.get(snapshot) ?? new Map<string, string>();
  tables.set(snapshot, known);
  const kind = kindOf(viewer);
  const table = known.get(kind) ?? String(<Table snapshot={snapshot} viewer={viewer} />);
  known.set(kind, table);
  return table;
}

/** The message of an event stream with a new table, and the steps that lead to it. */
export function newsOf(snapshot: Snapshot, viewer: Viewer, steps: readonly Step[]): Uint8Array {
  const known = news.get(snapshot) ?? new Map<string, Uint8Array>();
  news.set(snapshot, known);
  const key = `${kindOf(viewer)} ${steps[0]?.move.record_ID ?? ''}`;
  const message = known.get(key) ?? messageOf(`id: ${snapshot.pending.Record}`, rendered(snapshot, viewer) + stepsAsText(steps));
  known.set(key, message);
  return message;
}

/** The message of an event stream with a move, before the table that it leads to. */
export function newsOfStep(step: Step): Uint8Array {
  const message = newsOfSteps.get(step) ?? messageOf('event: step', stepsAsText([step]));
  newsOfSteps.set(step, message);
  return message;
}

/** The message of an event stream with what people have said. */
export function newsOfTalk(snapshot: Snapshot, viewer: Viewer, talk: Talk, emotes: readonly Emote[]): Uint8Array {
  const known = newsOfTalks.get(talk) ?? new Map<string, Uint8Array>();
  newsOfTalks.set(talk, known);
  const key = `${kindOf(viewer)} ${[...snapshot.guests].join()}`;
  const message = known.get(key) ?? messageOf('event: talk', String(<TalkPanel snapshot={snapshot} viewer={viewer} talk={talk} emotes={emotes} />));
  known.set(key, message);
  return message;
}

/** A message of an event stream. Hono's `writeSSE` would put it together again for each page. */
function messageOf(head: string, data: string): Uint8Array {
  return new TextEncoder().encode(`${head}\n${data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`).join('')}\n`);
}
