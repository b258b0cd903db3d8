import type { Emote, TalkLine, TalkState } from './rows';
import { call, callForRow } from './call';
import type { GameConnection } from './connection';

export type { Emote, TalkLine } from './rows';

/** The seat that somebody speaks for, and the evidence that it is theirs. */
export interface Speaker {
  /** the number of the player; null: the first seat of the account or guest */
  player: string | null;
  /** the secret that identifies a guest of the page; null: the account itself */
  guest: string | null;
}

/** What was said in a game, and whether texts are allowed. */
export interface Talk extends Pick<TalkState, 'Game' | 'Texts' | 'Changes'> {
  /** the newest lines, in order */
  lines: readonly TalkLine[];
}

/** What people can say by one click, in order. */
export function readEmotes(connection: GameConnection): Promise<Emote[]> {
  return connection.rows('SELECT * FROM emotesView');
}

/** The newest talk of the chosen game. @returns undefined when there is no such game */
export async function readTalk(connection: GameConnection, gameId: number): Promise<Talk | undefined> {
  const state = await connection.row<Omit<Talk, 'lines'>>('SELECT Game, Texts, Changes FROM talkStateView WHERE Game = ?', [gameId]);
  if (!state) return undefined;
  // A game in which nothing was said, like most, has no lines to read.
  const lines = state.Changes === 0 ? [] : await connection.rows<TalkLine>('SELECT * FROM talkView ORDER BY Line DESC LIMIT 50');
  return { ...state, lines: lines.reverse() };
}

/** Says something. @returns the number of the line @throws RefusedMove, e.g. talk_is_off, talk_too_often, not_your_seat */
export async function say(connection: GameConnection, gameId: number, { player, guest }: Speaker, text: string): Promise<number> {
  return (await callForRow<{ Line: number }>(connection, 'CALL say(?, ?, ?, ?)', [gameId, player, text, guest])).Line;
}

/** Shows an emote. @returns the number of the line @throws RefusedMove, e.g. emote_not_found, talk_too_often, not_your_seat */
export async function sendEmote(connection: GameConnection, gameId: number, { player, guest }: Speaker, emote: string): Promise<number> {
  return (await callForRow<{ Line: number }>(connection, 'CALL send_emote(?, ?, ?, ?)', [gameId, player, emote, guest])).Line;
}

/** Nudges the player whom the game waits for. @returns the number of the line @throws RefusedMove, e.g. nudge_too_soon, nobody_to_nudge */
export async function nudge(connection: GameConnection, gameId: number, { player, guest }: Speaker): Promise<number> {
  return (await callForRow<{ Line: number }>(connection, 'CALL nudge(?, ?, ?)', [gameId, player, guest])).Line;
}

/** Allows texts in a game, or forbids them; emotes are always allowed. @throws RefusedMove not_your_game */
export async function switchTalk(connection: GameConnection, gameId: number, isOn: boolean): Promise<void> {
  await call(connection, isOn ? 'CALL switch_talk_on(?)' : 'CALL switch_talk_off(?)', [gameId]);
}
