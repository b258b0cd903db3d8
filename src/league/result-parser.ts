import { listedName } from './listed-name';
import type { MatchPlayer, Round } from './views';

/** A line typed in `league run`. */
export type Entry =
  | { kind: 'result'; table: number; round: number | undefined; correct: boolean; scores: { player: string; score: number }[] }
  | { kind: 'word'; word: string; rest: string }
  | { kind: 'wrong'; what: string };

/** The round that is most likely meant: the first in play, else the first undrawn one, else the last. */
export function roundInPlay(rounds: readonly Round[]): Round | undefined {
  return rounds.find(({ Matches, Played }) => Played < Matches) ?? rounds.find(({ Matches }) => Matches === 0) ?? rounds.at(-1);
}

const SCORE = /^[+-]?\d+$/;

/**
 * Parses a line: `2 14 -4 -10` (the scores at table 2 in the listed order of its players), `2 Ann=14 ben=-4 c=-10`
 * (names can be shortened), `3/2 …` (another round) or `2! …` (replaces the recorded result). Anything else is a word.
 * @param players returns the players drawn at a table of a round
 */
export function readEntry(line: string, players: (round: number | undefined, table: number) => readonly MatchPlayer[]): Entry {
  const words = line.trim().match(/(?:[^\s="]|"[^"]*"|=)+/g) ?? [];
  const [first = '', ...rest] = words;
  const [, round, table, bang] = /^(?:(\d{1,4})\/)?(\d{1,5})(!?)$/.exec(first) ?? [];
  if (table === undefined) return { kind: 'word', word: first.toLowerCase(), rest: line.trim().slice(first.length).trim() };
  const at = { round: round === undefined ? undefined : Number(round), table: Number(table) };
  const drawn = players(at.round, at.table);
  if (drawn.length === 0) return { kind: 'wrong', what: `No table ${first.replace('!', '')} is drawn.` };
  const scores = rest.every((word) => SCORE.test(word)) ? byOrder(rest, drawn) : byName(rest, drawn);
  return typeof scores === 'string' ? { kind: 'wrong', what: scores } : { kind: 'result', ...at, correct: bang === '!', scores };
}

function byOrder(words: readonly string[], drawn: readonly MatchPlayer[]): { player: string; score: number }[] | string {
  const names = drawn.map(({ Player }) => listedName(Player)).join(', ');
  if (words.length !== drawn.length) return `Give ${drawn.length} scores, for ${names}.`;
  return drawn.map(({ Player }, index) => ({ player: Player, score: Number(words[index]) }));
}

function byName(words: readonly string[], drawn: readonly MatchPlayer[]): { player: string; score: number }[] | string {
  const scores: { player: string; score: number }[] = [];
  for (const word of words) {
    const at = word.lastIndexOf('=');
    const given = word.slice(0, at).replaceAll('"', '');
    if (at < 1 || !SCORE.test(word.slice(at + 1))) return `A score is written like Ann=14, not ${word}.`;
    const names = startingWith(given, drawn.map(({ Player }) => Player));
    const [name, ...others] = names;
    if (name === undefined) return `No player at this table is called ${given}.`;
    if (others.length > 0) return `${given} may be ${names.join(' or ')}.`;
    scores.push({ player: name, score: Number(word.slice(at + 1)) });
  }
  return scores;
}

/** The names that start with a text, in any case; only the exact name if there is one. */
function startingWith(start: string, names: readonly string[]): string[] {
  const wanted = start.toLocaleLowerCase();
  const exact = names.filter((name) => name.toLocaleLowerCase() === wanted);
  return exact.length > 0 ? exact : names.filter((name) => name.toLocaleLowerCase().startsWith(wanted));
}

/**
 * Completes a line that is being typed: its first word with a command, later words with names.
 * @returns the completions, and the part of the line that they complete
 */
export function completions(line: string, names: readonly string[], words: readonly string[]): [string[], string] {
  const [, start = ''] = /(?:^|\s)"?([^\s"]*)$/.exec(line) ?? [];
  const quoted = (name: string): string => (name.includes(' ') ? `"${name}"` : name);
  const isFirst = line.trimStart() === start;
  const found = isFirst
    ? words.filter((word) => word.startsWith(start.toLowerCase()))
    : startingWith(start, names).map((name) => `${quoted(name)}=`);
  return [found, start];
}
