import { choose, type Option, optionOf } from './menu';
import { showPlayers, showSpaces } from './player-info';
import { showProperties } from './property-info';
import type { Table } from './table';

/** What can be looked at at any time. */
const LOOKS = {
  spaces: (table: Table) => showSpaces(table),
  properties: (table: Table, player: number) => showProperties(table, player),
  players: (table: Table) => showPlayers(table),
} as const;

export type Look = keyof typeof LOOKS;

/** Whether an action only looks at something. */
export function isLook(action: string): action is Look {
  return action in LOOKS;
}

/** Shows something to a player. */
export function look(table: Table, action: Look, player: number): Promise<void> {
  return LOOKS[action](table, player);
}

/**
 * Shows a menu to which looking at properties and players is added, as often as somebody looks.
 * @returns what else was chosen
 * @throws InputEnded
 */
export async function chooseOrLook<Value>(
  table: Table,
  player: number,
  heading: string,
  options: readonly Option<Value>[],
): Promise<Value> {
  const { talk, words } = table;
  const all: Option<{ value: Value } | { look: Look }>[] = [
    ...options.map(({ code, label, value }) => ({ code, label, value: { value } })),
    ...(['properties', 'players'] as const).map((action) => ({
      ...optionOf(words, action),
      value: { look: action },
    })),
  ];
  for (;;) {
    const chosen = await choose(talk, heading, all);
    if ('value' in chosen) return chosen.value;
    await look(table, chosen.look, player);
  }
}
