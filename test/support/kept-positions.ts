import type { GameConnection } from '../../src/client/connection';

/** The positions of a game that are wanted, kept or refused: the numbers of the moves. */
export async function positionsOf(connection: GameConnection, game: number, state: 'wanted' | 'kept' | 'refused'): Promise<number[]> {
  const rows = await connection.rows<{ record_ID: number }>('SELECT record_ID FROM KeptPosition WHERE game_id = ? AND state = ? ORDER BY record_ID', [game, state]);
  return rows.map(({ record_ID: record }) => record);
}

/** Lets the database keep the positions of a game after these moves, as it does in games with many more moves. */
export async function keepPositions(connection: GameConnection, game: number, records: readonly number[]): Promise<void> {
  await connection.run("INSERT INTO KeptPosition (game_id, record_ID) SELECT ?, j.record_id FROM JSON_TABLE(?, '$[*]' COLUMNS (record_id INT PATH '$')) AS j", [
    game,
    JSON.stringify(records),
  ]);
  for (let wanted = await positionsOf(connection, game, 'wanted'); wanted.length > 0; wanted = await positionsOf(connection, game, 'wanted')) {
    await connection.run('CALL keep_next_position()');
    if ((await positionsOf(connection, game, 'wanted')).includes(wanted[0] ?? NaN)) throw new Error(`The position of game ${game} after move ${wanted[0]} is still wanted.`);
  }
  const refused = await positionsOf(connection, game, 'refused');
  if (refused.length > 0) throw new Error(`The positions of game ${game} after moves ${refused.join(', ')} are refused.`);
}
