import { call, callForRow } from '../game/call';
import type { GameConnection, Value } from '../game/connection';

/** What a player scored in a match. */
export interface Score {
  player: string;
  /** the database takes even whole numbers only */
  score: number;
}

/** A match of a draw. */
export interface DrawnMatch {
  /** names */
  players: string[];
  /** strength of the table, 1 the weakest; left out: it has none */
  strength?: number;
}

/** What writes the draw of a whole round. */
export const RECORD_DRAW = 'CALL record_draw(?, ?, ?)';
/** What adds somebody to the league. */
export const ADD_PLAYER = 'CALL add_league_player(?)';
/** What enters players for a tournament. */
export const ENTER_PLAYERS = 'CALL enter_players(?, ?)';
/** What writes all scores of a match. */
export const RECORD_RESULT = 'CALL record_result(?, ?)';

/** Statements that have functions of their own below, whose values are given in the order of the procedure. */
export const CALLS = {
  newTournament: 'CALL new_tournament(?, ?, ?, ?, ?)',
  addRound: 'CALL add_round(?, ?, ?, ?)',
  withdrawPlayer: 'CALL withdraw_player(?, ?)',
  drawRound: 'CALL draw_round_by(?, ?, ?)',
  drawRoundAgain: 'CALL draw_round_again(?, ?, ?)',
  cancelDraw: 'CALL cancel_draw(?, ?)',
  correctResult: 'CALL correct_result(?, ?)',
} as const;

/** Settings of a tournament by name, as settingsView lists them. */
export type Settings = Readonly<Record<string, string>>;

/**
 * Makes a tournament, which belongs to the account that makes it.
 * @param start its first day, e.g. `2026-01-31`
 * @returns its number
 * @throws RefusedMove, e.g. name_taken
 */
export async function newTournament(
  connection: GameConnection,
  name: string,
  start: string,
  end: string,
  pointSystem: string,
  settings: Settings = {},
): Promise<number> {
  const { tournament_id } = await callForRow<{ tournament_id: number }>(connection, CALLS.newTournament, [
    name, start, end, pointSystem, JSON.stringify(settings),
  ]);
  return tournament_id;
}

/**
 * Adds a round to a tournament.
 * @param round its number; null: the next
 * @returns its number
 * @throws RefusedMove, e.g. round_exists
 */
export async function addRound(
  connection: GameConnection,
  tournament: number,
  round: number | null,
  start: string,
  end: string,
): Promise<number> {
  return (await callForRow<{ round_id: number }>(connection, CALLS.addRound, [tournament, round, start, end])).round_id;
}

/**
 * Adds somebody to the league.
 * @returns his number
 * @throws RefusedMove, e.g. name_taken
 */
export async function addLeaguePlayer(connection: GameConnection, name: string): Promise<number> {
  return (await callForRow<{ player_id: number }>(connection, ADD_PLAYER, [name])).player_id;
}

/**
 * Enters players for the rounds that are yet to be drawn: all of them or none.
 * @throws RefusedMove, e.g. league_player_not_found
 */
export async function enterPlayers(connection: GameConnection, tournament: number, names: readonly string[]): Promise<void> {
  await call(connection, ENTER_PLAYERS, [tournament, JSON.stringify(names)]);
}

/**
 * Takes a player out of the rounds that are yet to be drawn.
 * @throws RefusedMove, e.g. not_entered
 */
export async function withdrawPlayer(connection: GameConnection, tournament: number, name: string): Promise<void> {
  await call(connection, CALLS.withdrawPlayer, [tournament, name]);
}

/**
 * Draws a round among those who are entered.
 * @param method as drawMethodsView lists them; null: that of the tournament
 * @throws RefusedMove, e.g. round_drawn
 */
export async function drawRound(
  connection: GameConnection,
  tournament: number,
  round: number,
  method: string | null = null,
): Promise<void> {
  await call(connection, CALLS.drawRound, [tournament, round, method]);
}

/**
 * Makes another draw of a round of which no match was played.
 * @throws RefusedMove, e.g. round_has_results
 */
export async function drawRoundAgain(
  connection: GameConnection,
  tournament: number,
  round: number,
  method: string | null = null,
): Promise<void> {
  await call(connection, CALLS.drawRoundAgain, [tournament, round, method]);
}

/** Statements that change something, whose values are given in the order of the procedure. */
export const CHANGES = {
  drawAllRounds: 'CALL draw_all_rounds(?)',
  renameTournament: 'CALL rename_tournament(?, ?)',
  deleteTournament: 'CALL delete_tournament(?)',
  changeTournamentDates: 'CALL change_tournament_dates(?, ?, ?)',
  changePointSystem: 'CALL change_point_system(?, ?, ?)',
  closeTournament: 'CALL close_tournament(?)',
  reopenTournament: 'CALL reopen_tournament(?)',
  setForTournament: 'CALL set_for_tournament(?, ?, ?)',
  rankTournamentBy: 'CALL rank_tournament_by(?, ?)',
  giveScorer: 'CALL give_scorer(?, ?, ?)',
  takeScorer: 'CALL take_scorer(?, ?)',
  changeRoundDates: 'CALL change_round_dates(?, ?, ?, ?)',
  renumberRound: 'CALL renumber_round(?, ?, ?)',
  deleteRound: 'CALL delete_round(?, ?)',
  renamePlayer: 'CALL rename_league_player(?, ?)',
  deletePlayer: 'CALL delete_league_player(?)',
  cancelMatch: 'CALL cancel_match(?)',
  substitutePlayer: 'CALL substitute_player(?, ?, ?)',
  seatPlayer: 'CALL seat_player(?, ?, ?)',
  openTable: 'CALL open_table(?, ?, ?)',
  annulResult: 'CALL annul_result(?)',
  forfeitMatch: 'CALL forfeit_match(?, ?)',
  takeBackGame: 'CALL take_back_game(?)',
  adjustPoints: 'CALL adjust_points(?, ?, ?, ?, ?)',
  removeAdjustment: 'CALL remove_adjustment(?, ?)',
  undoChange: 'CALL undo_change(?)',
} as const;

/**
 * Changes something.
 * @throws RefusedMove
 */
export async function change(connection: GameConnection, what: keyof typeof CHANGES, ...values: readonly Value[]): Promise<void> {
  await call(connection, CHANGES[what], values);
}

/**
 * Takes the draw of a round back of which no match was played.
 * @throws RefusedMove, e.g. round_has_results
 */
export async function cancelDraw(connection: GameConnection, tournament: number, round: number): Promise<void> {
  await call(connection, CALLS.cancelDraw, [tournament, round]);
}

/**
 * Writes all scores of a match that has none.
 * @throws RefusedMove, e.g. sum_not_zero
 */
export async function recordResult(connection: GameConnection, match: number, scores: readonly Score[]): Promise<void> {
  await call(connection, RECORD_RESULT, [match, JSON.stringify(scores)]);
}

/**
 * Replaces all scores of a match.
 * @throws RefusedMove, e.g. result_missing
 */
export async function correctResult(connection: GameConnection, match: number, scores: readonly Score[]): Promise<void> {
  await call(connection, CALLS.correctResult, [match, JSON.stringify(scores)]);
}

/**
 * Writes the result of a match that was played as a game.
 * @throws RefusedMove, e.g. game_not_over
 */
export async function recordGame(connection: GameConnection, match: number, game: number): Promise<void> {
  await call(connection, 'CALL record_game(?, ?)', [match, game]);
}

