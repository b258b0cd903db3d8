/**
 * JSON keys that are not just the column in lower case with `_` for blanks: numbers that identify something, and names
 * of things that also have a number.
 */
const NAMES: Readonly<Record<string, string>> = {
  Game: 'game_id',
  'Current game': 'game_id',
  Parent: 'parent_game_id',
  'Parent name': 'parent_game_name',
  'Archived game': 'archived_game_id',
  record_ID: 'record',
  'Player No.': 'player',
  player_ID: 'player',
  Player: 'player_name',
  'Next player': 'next_player_name',
  Winner: 'winner_names',
  'Partner No.': 'partner',
  'Creditor No.': 'creditor',
  Creditor: 'creditor_name',
  'Bidder No.': 'bidder',
  Bidder: 'bidder_name',
  'Next No.': 'next_player',
  'Set No.': 'set',
  Set: 'set_name',
  'Payer No.': 'payer',
  'Payee No.': 'payee',
  Payer: 'payer_name',
  Payee: 'payee_name',
  Owner: 'owner_name',
  Property: 'property_name',
  Tile: 'tile_name',
};

/** The JSON key of a column, or of a key of an object. */
export function machineName(column: string): string {
  return (
    NAMES[column] ??
    column
      .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
      .replace(/[^A-Za-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
      .toLowerCase()
  );
}

/** A row with its JSON keys; the values are not changed. */
export function withMachineNames(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [machineName(column), value]));
}
