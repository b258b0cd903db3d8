import { call, callForRow } from '../game/call';
import type { GameConnection, Value } from '../game/connection';

/** The score of a player in a match. */
export interface Score {
  player: string;
  /** the database accepts only even whole numbers */
  score: number;
}

/** A match of a draw. */
export interface DrawnMatch {
  /** names */
  players: string[];
  /** strength of the table, 1 the weakest; left out: it has none */
  strength?: number;
}

export const RECORD_DRAW = 'CALL record_draw(?, ?, ?)';
export const ADD_PLAYER = 'CALL add_league_player(?)';
export const ENTER_PLAYERS = 'CALL enter_players(?, ?)';
export const RECORD_RESULT = 'CALL record_result(?, ?)';

/** The statements of the functions below, whose values are in the order of the procedure's parameters. */
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
 * Creates a tournament, which belongs to the account that creates it.
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
 * @param start its first day, e.g. `2026-01-31`; null: that of the tournament
 * @param end its last day; null: that of the tournament
 * @returns its number
 * @throws RefusedMove, e.g. round_exists
 */
export async function addRound(
  connection: GameConnection,
  tournament: number,
  round: number | null,
  start: string | null,
  end: string | null,
): Promise<number> {
  return (await callForRow<{ round_id: number }>(connection, CALLS.addRound, [tournament, round, start, end])).round_id;
}

/**
 * Adds a player to the league.
 * @returns the number of the player
 * @throws RefusedMove, e.g. name_taken
 */
export async function addLeaguePlayer(connection: GameConnection, name: string): Promise<number> {
  return (await callForRow<{ player_id: number }>(connection, ADD_PLAYER, [name])).player_id;
}

/**
 * Enters players for the undrawn rounds: all of them or none.
 * @throws RefusedMove, e.g. league_player_not_found
 */
export async function enterPlayers(connection: GameConnection, tournament: number, names: readonly string[]): Promise<void> {
  await call(connection, ENTER_PLAYERS, [tournament, JSON.stringify(names)]);
}

/**
 * Withdraws a player from the undrawn rounds.
 * @throws RefusedMove, e.g. not_entered
 */
export async function withdrawPlayer(connection: GameConnection, tournament: number, name: string): Promise<void> {
  await call(connection, CALLS.withdrawPlayer, [tournament, name]);
}

/**
 * Draws a round among the entered players.
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
 * Redraws a round without results.
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

/** Other statements that change something, whose values are in the order of the procedure's parameters. */
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

/** Calls one of CHANGES. @throws RefusedMove */
export async function change(connection: GameConnection, what: keyof typeof CHANGES, ...values: readonly Value[]): Promise<void> {
  await call(connection, CHANGES[what], values);
}

/**
 * Cancels the draw of a round without results.
 * @throws RefusedMove, e.g. round_has_results
 */
export async function cancelDraw(connection: GameConnection, tournament: number, round: number): Promise<void> {
  await call(connection, CALLS.cancelDraw, [tournament, round]);
}

/**
 * Records all scores of a match that has none.
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
 * Records the result of a match that was played as a game.
 * @throws RefusedMove, e.g. game_not_over
 */
export async function recordGame(connection: GameConnection, match: number, game: number): Promise<void> {
  await call(connection, 'CALL record_game(?, ?)', [match, game]);
}

