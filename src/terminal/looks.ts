import { inspect } from './inspect';
import { chooseWith, type Option, optionOf } from './menu';
import { showPlayers, showSpaces } from './player-info';
import { showProperties } from './property-info';
import type { Table } from './table';
import type { Look } from '../telling/words';

/** How each of the things is shown that can be looked at. */
const SHOW: Readonly<Record<Look, (table: Table, player: number, said: string) => Promise<void>>> = {
  spaces: (table) => showSpaces(table),
  properties: (table, player) => showProperties(table, player),
  players: (table) => showPlayers(table),
  inspect: (table, _, said) => inspect(table, said),
};

/** Whether something only looks. */
export function isLook(action: string): action is Look {
  return Object.hasOwn(SHOW, action);
}

/**
 * Shows something to a player.
 * @param said what was typed behind it; ''
 */
export function look(table: Table, action: Look, player: number, said = ''): Promise<void> {
  return SHOW[action](table, player, said);
}

/**
 * Shows a menu to which looking at properties and players is added, as often as somebody looks.
 * @param back what going back one step means; undefined: there is nowhere to go back to
 * @returns what else was chosen
 * @throws InputEnded; Stopped
 */
export async function chooseOrLook<Value>(
  table: Table,
  player: number,
  heading: string,
  options: readonly Option<Value>[],
  back?: { value: Value },
): Promise<Value> {
  const { talk, words } = table;
  const all: Option<{ value: Value } | { look: Look }>[] = [
    ...options.map((option) => ({ ...option, value: { value: option.value } })),
    ...(['properties', 'players'] as const).map((action) => ({
      ...optionOf(words, action),
      value: { look: action },
    })),
  ];
  for (;;) {
    const goBack = back && { ...optionOf(words, 'back'), value: back };
    const { value: chosen } = await chooseWith(talk, heading, all, goBack ? { back: goBack } : {});
    if ('value' in chosen) return chosen.value;
    await look(table, chosen.look, player);
  }
}
