/**
 * What columns are called in JSON where it is not just the column in small letters with `_` for blanks:
 * numbers that identify something, and names of what has a number, too.
 */
const NAMES: Readonly<Record<string, string>> = {
  Game: 'game_id',
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
  Payer: 'payer_name',
  Payee: 'payee_name',
  Owner: 'owner_name',
  Property: 'property_name',
  Tile: 'tile_name',
};

/** What a column, or a key of an object, is called in JSON. */
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

/** The same row by names that programs read. Only its own keys: its values stay as they are. */
export function withMachineNames(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [machineName(column), value]));
}
