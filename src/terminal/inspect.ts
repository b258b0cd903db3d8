import { type PlayerState, type PropertyState, readPlayers, readProperties } from '../game/views';
import { sayLong } from './long';
import { ask } from './menu';
import type { Table } from './table';
import type { Words } from '../telling/words';

/**
 * Shows how a player stands, as edition `hoarding` has it.
 * @param said his number or his name, if somebody has said it already; else ''
 * @throws InputEnded; Stopped
 */
export async function inspect({ connection, talk, words }: Table, said: string): Promise<void> {
  const players = await readPlayers(connection);
  const numbers = players.map((player) => player['Player No.']);
  const question = `Which player? (${Math.min(...numbers)} to ${Math.max(...numbers)})`;
  const player = await ask(talk, question, said, (typed) => playerNamed(players, typed) ?? `there is no player '${typed}'.`);
  if (!player) return;
  await sayLong(talk, inspection(words, player, await readProperties(connection)));
}

function playerNamed(players: readonly PlayerState[], typed: string): PlayerState | undefined {
  return (
    players.find((player) => String(player['Player No.']) === typed) ??
    players.find((player) => player['Player name'].toLowerCase() === typed.toLowerCase())
  );
}

/**
 * What there is to see of a player, line by line: his name, his cash, and a line for each set of the
 * board with what he owns of it.
 * @param properties of the whole board, in display order
 */
export function inspection(words: Words, player: PlayerState, properties: readonly PropertyState[]): string[] {
  const sets = [...new Set(properties.map(({ Set: set }) => set))];
  const owned = properties.filter((property) => property['Player No.'] === player['Player No.']);
  const namesIn = (set: string): string[] =>
    owned.filter((property) => property.Set === set).map(({ Property }) => Property);
  return [
    player['Player name'],
    `Cash: ${words.of('sign') || '$'}${player['Bank balance']}`,
    'Properties owned',
    ...sets.map((set) => [`${set}:`, ...namesIn(set)].join(' ')),
  ];
}
