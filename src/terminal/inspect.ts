import { type PlayerState, type PropertyState, readPlayers, readProperties } from '../client/views';
import { printPaged } from './pager';
import { ask } from './menu';
import type { Table } from './table';
import type { Words } from '../client/words/words';

/**
 * Shows the cash and properties of a player, in the format of the edition `hoarding`.
 * @param typed the number or name of the player, or '' to ask for it
 * @throws InputEnded; Stopped
 */
export async function inspect({ connection, terminal, words }: Table, typed: string): Promise<void> {
  const players = await readPlayers(connection);
  const numbers = players.map((player) => player['Player No.']);
  const question = `Which player? (${Math.min(...numbers)} to ${Math.max(...numbers)})`;
  const player = await ask(terminal, question, typed, (text) => playerNamed(players, text) ?? `there is no player '${text}'.`);
  if (!player) return;
  await printPaged(terminal, inspection(words, player, await readProperties(connection)));
}

function playerNamed(players: readonly PlayerState[], typed: string): PlayerState | undefined {
  return (
    players.find((player) => String(player['Player No.']) === typed) ??
    players.find((player) => player['Player name'].toLowerCase() === typed.toLowerCase())
  );
}

/**
 * The lines about a player: name, cash, and for each set of the board the properties that they own.
 * @param properties of the whole board, in display order
 */
function inspection(words: Words, player: PlayerState, properties: readonly PropertyState[]): string[] {
  const sets = [...new Set(properties.map(({ Set: set }) => set))];
  const owned = properties.filter((property) => property['Player No.'] === player['Player No.']);
  const namesIn = (set: string): string[] =>
    owned.filter((property) => property.Set === set).map(({ Property }) => Property);
  return [
    player['Player name'],
    `Cash: ${words.of('sign') || '$'}${words.number(player['Bank balance'])}`,
    'Properties owned',
    ...sets.map((set) => [`${set}:`, ...namesIn(set)].join(' ')),
  ];
}
