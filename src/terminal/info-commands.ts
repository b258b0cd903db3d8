import { inspect } from './inspect';
import { chooseWith, type Option, optionOf } from './menu';
import { showPlayers, showSpaces } from './player-info';
import { showProperties } from './property-info';
import type { Table } from './table';
import type { InfoCommand } from '../client/words/words';

/** How each information is shown. */
const SHOW: Readonly<Record<InfoCommand, (table: Table, player: number, args: string) => Promise<void>>> = {
  spaces: (table) => showSpaces(table),
  properties: (table, player) => showProperties(table, player),
  players: (table) => showPlayers(table),
  inspect: (table, _, args) => inspect(table, args),
};

/** Whether a choice only shows information, without a move. */
export function isInfoCommand(action: string): action is InfoCommand {
  return Object.hasOwn(SHOW, action);
}

/**
 * Shows information to a player.
 * @param args the text typed after the command; may be ''
 */
export function showInfo(table: Table, command: InfoCommand, player: number, args = ''): Promise<void> {
  return SHOW[command](table, player, args);
}

/**
 * Asks with a menu that also offers the information about properties and players, until something else is chosen.
 * @param back the value of going back one step; undefined: there is no way back
 * @throws InputEnded; Stopped
 */
export async function chooseOrInspect<Value>(
  table: Table,
  player: number,
  heading: string,
  options: readonly Option<Value>[],
  back?: { value: Value },
): Promise<Value> {
  const { terminal, words } = table;
  const all: Option<{ value: Value } | { command: InfoCommand }>[] = [
    ...options.map((option) => ({ ...option, value: { value: option.value } })),
    ...(['properties', 'players'] as const).map((command) => ({
      ...optionOf(words, command),
      value: { command },
    })),
  ];
  for (;;) {
    const goBack = back && { ...optionOf(words, 'back'), value: back };
    const { value: chosen } = await chooseWith(terminal, heading, all, goBack ? { back: goBack } : {});
    if ('value' in chosen) return chosen.value;
    await showInfo(table, chosen.command, player);
  }
}
