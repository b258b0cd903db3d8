import { isRefused, RefusedMove, serverErrno } from '../game/refusal';
import { saveGame, saveInSlot } from '../game/time';
import { readPending, readPlayers, readRecord } from '../game/views';
import { look } from './looks';
import { invalid } from './menu';
import { folded } from './screen/fit';
import { widthOf } from './screen/screen';
import { paintNames } from './screen/story';
import { storyLines } from './story-lines';
import type { Table } from './table';
import type { Aside } from './talk';

/** The server does not let the account do that: a player's account makes moves, and nothing else. */
const NOT_ALLOWED: readonly (number | undefined)[] = [1142, 1143, 1370];

/** What is understood at every question about a game. An edition's own words come before these. */
export function asidesOf(table: Table): Aside[] {
  return [
    { word: 'board', label: 'See the board', run: () => look(table, 'spaces', 0) },
    { word: 'log', label: 'What has happened; log 20: the last 20 moves', run: (said) => showLog(table, said) },
    { word: 'save', label: 'Give this point of the game a name: save NAME; or keep it in a slot: save slot 2', run: (said) => save(table, said) },
    { word: 'how', label: 'How this game is played', run: () => showRules(table) },
  ];
}

/** Tells the story, or its end. */
async function showLog({ connection, talk, gameId }: Table, said: string): Promise<void> {
  if (!/^\d{0,6}$/.test(said)) {
    talk.say(invalid(`'${said}' is no number of moves.`));
    return;
  }
  const after = said === '' ? -1 : ((await readRecord(connection)) ?? 0) - Number(said);
  const lines = await storyLines(connection, after);
  if (lines.length === 0) talk.say(`Nobody has moved in game ${gameId} yet.`);
  const { screen } = talk;
  if (!screen) {
    for (const line of lines) talk.say(line);
    return;
  }
  const players = await readPlayers(connection);
  const folds = lines.flatMap((line) => folded(line, widthOf(screen, screen.columns)));
  await screen.page(folds.map((line) => paintNames(screen.paint, line, players)));
}

/** `save`, `save NAME`, `save slot 2`, and `save slot 2 overwrite`. */
async function save({ connection, gameId, talk }: Table, said: string): Promise<void> {
  const [, slot, overwrite] = /^slot\s+(\S+)(\s+overwrite)?$/i.exec(said) ?? [];
  if (/^slot$/i.test(said)) {
    talk.say(invalid('the number of the slot is missing: save slot 2, for example.'));
    return;
  }
  try {
    if (slot === undefined) {
      const saved = await saveGame(connection, gameId, said === '' ? null : said);
      talk.say(`This point is saved as: ${saved.Name}`);
      talk.say(`Go on from it at any time: npx sqlopoly load "${saved.Name}"`);
    } else {
      const saved = await saveInSlot(connection, gameId, slot, overwrite !== undefined);
      talk.say(`This point is saved in slot ${saved.Slot}.`);
      talk.say(`Go on from it at any time: npx sqlopoly load --slot ${saved.Slot}`);
    }
  } catch (error) {
    if (error instanceof RefusedMove) {
      talk.say(invalid(error.sentence));
      if (isRefused(error, 'slot_taken')) talk.say(`To overwrite it: save slot ${slot} overwrite`);
    } else if (NOT_ALLOWED.includes(serverErrno(error))) talk.say('This account may not save games; the owner of the games can.');
    else throw error;
  }
}

/** Tells how the edition of the game is played. */
async function showRules({ connection, talk, gameId }: Table): Promise<void> {
  // Few games need it.
  const { howToPlay } = await import('./how-to-play');
  const pending = await readPending(connection);
  if (!pending) throw new Error(`Game ${gameId} is gone.`);
  const lines = await howToPlay(connection, pending.Edition, pending.Ruleset, talk.screen);
  if (talk.screen) await talk.screen.page(lines);
  else for (const line of lines) talk.say(line);
}
