import type { GameConnection } from '../../src/client/connection';

/**
 * A list of numbers of that name, which may be there already.
 * @returns its number, which the database gives
 */
export async function makeNumberList(connection: GameConnection, name: string, values: readonly number[]): Promise<number> {
  await connection.run('INSERT INTO NumberList (name, length) VALUES (?, ?) AS new ON DUPLICATE KEY UPDATE length = new.length', [
    name, values.length,
  ]);
  const [list] = await connection.rows<{ id: number }>('SELECT list_id AS id FROM NumberList WHERE name = ?', [name]);
  if (!list) throw new Error(`There is no list ${name}.`);
  for (const [index, value] of values.entries()) {
    await connection.run(
      'INSERT INTO ListedNumber (list_id, position, value) VALUES (?, ?, ?) AS new ON DUPLICATE KEY UPDATE value = new.value',
      [list.id, index + 1, value],
    );
  }
  return list.id;
}
