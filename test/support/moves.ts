import type { Value } from '../../src/client/connection';

/** Everything that an insert into Gamemanager can name. */
export interface NamedMove {
  game_id: number | null;
  record_ID: number | null;
  token: string | null;
  player_ID: number | null;
  action: string | null;
  dice: number | string | null;
  round: number | null;
  turn: number | null;
  location: number | null;
  bank_balance: number | null;
}

/** Names every column; NULL leaves it to the database. */
export const INSERT_MOVE =
  'INSERT INTO Gamemanager (game_id, record_ID, token, player_ID, action, dice, round, turn, location, bank_balance)' +
  ' VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)';

/** The values of INSERT_MOVE: a roll of 2 in the current game, but for what is named. */
export function moveValues(named: Partial<NamedMove>): Value[] {
  const { game_id = null, record_ID = null, token = null, player_ID = null, action = 'roll', dice = 2 } = named;
  const { round = null, turn = null, location = null, bank_balance = null } = named;
  return [game_id, record_ID, token, player_ID, action, dice, round, turn, location, bank_balance];
}
