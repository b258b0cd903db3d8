import type { GameConnection } from '../../client/connection';
import {
  type DrawMethod, type MatchPlayer, type Points, readDrawMethods, readEntries, readLeagueNames, readMatchesOf, readPointsOf, readRepeatedMeetingsOf,
  readRound, readSeating, type RepeatedMeeting, type Round, type Seating,
} from '../views';
import { type Frame, mayScore, readFrame } from './frame';

/** A match with its players and scores. */
export interface Match {
  match: number;
  table: number;
  strength: number | null;
  players: readonly (MatchPlayer & { points: number | null })[];
  isPlayed: boolean;
}

/** The data of a round's page. */
export interface RoundData {
  frame: Frame;
  round: Round;
  matches: readonly Match[];
  /** the pairs that meet again in it */
  repeated: readonly RepeatedMeeting[];
  /** players without a table: those entered, and the others in the league */
  free: { entered: readonly string[]; others: readonly string[] };
  /** the draw methods */
  methods: readonly DrawMethod[];
  seating: Seating | undefined;
}

/** @returns undefined when there is no such tournament or round */
export async function readRoundData(connection: GameConnection, tournament: number, number: number): Promise<RoundData | undefined> {
  const frame = await readFrame(connection, tournament);
  const round = frame && (await readRound(connection, tournament, number));
  if (!frame || !round) return undefined;
  const drawn = await readMatchesOf(connection, tournament, number);
  const isOpen = mayScore(frame);
  return {
    frame, round, matches: matchesOf(drawn, await readPointsOf(connection, tournament, number)),
    repeated: await readRepeatedMeetingsOf(connection, tournament, number),
    free: isOpen ? await readFree(connection, tournament, drawn) : { entered: [], others: [] },
    methods: isOpen ? (await readDrawMethods(connection)).filter(({ Draws }) => Draws === 'round') : [],
    seating: await readSeating(connection, tournament),
  };
}

function matchesOf(drawn: readonly MatchPlayer[], points: readonly Points[]): Match[] {
  const tables = [...new Set(drawn.map(({ Table }) => Table))];
  return tables.flatMap((table) => {
    const players = drawn.filter(({ Table }) => Table === table).map((player) => ({
      ...player, points: points.find((one) => one['Player No.'] === player['Player No.'])?.Points ?? null,
    }));
    const [first] = players;
    return first ? [{ match: first.Match, table, strength: first.Strength, players, isPlayed: first.Score !== null }] : [];
  });
}

async function readFree(connection: GameConnection, tournament: number, drawn: readonly MatchPlayer[]): Promise<RoundData['free']> {
  const taken = new Set(drawn.map((player) => player['Player No.']));
  const entries = (await readEntries(connection, tournament)).filter((one) => !taken.has(one['Player No.']));
  const entered = new Set(entries.map((one) => one['Player No.']));
  const others = (await readLeagueNames(connection)).filter((one) => !taken.has(one['Player No.']) && !entered.has(one['Player No.']));
  return { entered: entries.map(({ Player }) => Player), others: others.map(({ Player }) => Player) };
}
