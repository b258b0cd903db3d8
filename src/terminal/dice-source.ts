import type { Table } from './table';
import { ask } from './menu';

/** Who may roll, besides a file of numbers. */
const SOURCES = ['server', 'table'] as const;

/**
 * Asks where the dice are to come from; numbers of a file are imported.
 * @param said what was typed already; ''
 * @returns the terms of `change_dice`; undefined: they stay as they are
 * @throws InputEnded; Stopped
 */
export async function askDiceSource({ connection, talk, words }: Table, said: string): Promise<string | undefined> {
  const back = words.code('back');
  const question =
    'Where do the dice come from? (server: the database rolls; table: you roll; or a file with random numbers; ' +
    `${back}: ${words.of('back')})`;
  for (;;) {
    const answer = await ask(talk, question, said, (text) => (text === '' ? 'nothing was typed.' : { source: text }));
    if (!answer) return undefined;
    const { source } = answer;
    if (source.toLowerCase() === back.toLowerCase()) return undefined;
    const known = SOURCES.find((one) => one === source.toLowerCase());
    if (known) return JSON.stringify({ source: known });
    const list = await importNumbers(connection, source, (line) => talk.say(line));
    if (list !== undefined) return JSON.stringify({ source: 'numbers', list });
    if (said !== '') return undefined;
  }
}

/** @returns the name of the list; undefined: the file cannot be used, and the reason was told */
async function importNumbers(
  connection: Table['connection'],
  file: string,
  tell: (line: string) => void,
): Promise<string | undefined> {
  // Few games need it.
  const [{ importFiles, readImport }, { ImportError }] = await Promise.all([
    import('../import/import-files'),
    import('../import/import-error'),
  ]);
  try {
    const [list] = await importFiles(connection, [readImport('numbers', file)]);
    return list?.name;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    tell(error.message);
    return undefined;
  }
}
