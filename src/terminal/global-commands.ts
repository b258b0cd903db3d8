import { adviceSentence } from '../client/words/advice';
import { readAdvice } from '../client/advice';
import { isRefused, RefusedMove, serverErrno } from '../client/refusal';
import { saveGame, saveInSlot } from '../client/time';
import { readPending, readPlayers, readRecord } from '../client/views';
import { programName } from '../server/program-name';
import { showInfo } from './info-commands';
import { impossible, invalid } from './menu';
import { folded } from './screen/text-width';
import { widthOf } from './screen/screen';
import { paintNames } from './screen/paint-names';
import { logLines } from './log-lines';
import type { Table } from './table';
import type { GlobalCommand } from './console';

/** Errors of MySQL about missing rights: a player's account can only make moves. */
const NOT_ALLOWED: readonly (number | undefined)[] = [1142, 1143, 1370];

/** The commands at every question about a game. Choices of the same name take precedence. */
export function globalCommandsOf(table: Table): GlobalCommand[] {
  return [
    { word: 'board', label: 'Show the board', run: () => showInfo(table, 'spaces', 0) },
    { word: 'hint', label: 'Say what a good bot would do now, and why', run: () => hint(table) },
    { word: 'log', label: "Show the log (log 20: the last 20 moves; log why: with the bots' reasons)", run: (args) => showLog(table, args) },
    { word: 'save', label: 'Save the game (save NAME, or save slot 2)', run: (args) => save(table, args) },
    { word: 'how', label: 'Show the rules of this game', run: () => showRules(table) },
  ];
}

/** Prints what a good bot would do. */
async function hint({ connection, terminal, gameId }: Table): Promise<void> {
  try {
    for (const advice of await readAdvice(connection, gameId)) terminal.print(adviceSentence(advice));
  } catch (error) {
    if (error instanceof RefusedMove) terminal.print(impossible(error.sentence));
    else throw error;
  }
}

/** Prints the log, or its last moves, and if asked for why bots moved. */
async function showLog({ connection, terminal, gameId }: Table, args: string): Promise<void> {
  const parts = /^(\d{0,6})\s*(why)?$/i.exec(args);
  if (!parts) {
    terminal.print(invalid(`'${args}' is not a number of moves.`));
    return;
  }
  const [, count = '', why] = parts;
  const after = count === '' ? -1 : ((await readRecord(connection)) ?? 0) - Number(count);
  const lines = await logLines(connection, after, why !== undefined);
  if (lines.length === 0) terminal.print(`There are no moves in game ${gameId} yet.`);
  const { screen } = terminal;
  if (!screen) {
    for (const line of lines) terminal.print(line);
    return;
  }
  const players = await readPlayers(connection);
  const folds = lines.flatMap((line) => folded(line, widthOf(screen, screen.columns)));
  await screen.page(folds.map((line) => paintNames(screen.paint, line, players)));
}

/** `save`, `save NAME`, `save slot 2`, and `save slot 2 overwrite`. */
async function save({ connection, gameId, terminal }: Table, args: string): Promise<void> {
  const [, slot, overwrite] = /^slot\s+(\S+)(\s+overwrite)?$/i.exec(args) ?? [];
  if (/^slot$/i.test(args)) {
    terminal.print(invalid('give the number of the slot, e.g. save slot 2.'));
    return;
  }
  try {
    if (slot === undefined) {
      const saved = await saveGame(connection, gameId, args === '' ? null : args);
      terminal.print(`Saved as: ${saved.Name}`);
      terminal.print(`Continue from here at any time: ${programName()} load "${saved.Name}"`);
    } else {
      const saved = await saveInSlot(connection, gameId, slot, overwrite !== undefined);
      terminal.print(`Saved in slot ${saved.Slot}.`);
      terminal.print(`Continue from here at any time: ${programName()} load --slot ${saved.Slot}`);
    }
  } catch (error) {
    if (error instanceof RefusedMove) {
      terminal.print(invalid(error.sentence));
      if (isRefused(error, 'slot_taken')) terminal.print(`To overwrite it: save slot ${slot} overwrite`);
    } else if (NOT_ALLOWED.includes(serverErrno(error))) terminal.print('This account may not save games; the owner of the games can.');
    else throw error;
  }
}

/** Prints the rules of the game. */
async function showRules({ connection, terminal, gameId }: Table): Promise<void> {
  // Loaded late: few games need it.
  const { howToPlay } = await import('./how-to-play');
  const pending = await readPending(connection);
  if (!pending) throw new Error(`Game ${gameId} is gone.`);
  const lines = await howToPlay(connection, pending.Edition, pending.Ruleset, terminal.screen);
  if (terminal.screen) await terminal.screen.page(lines);
  else for (const line of lines) terminal.print(line);
}
