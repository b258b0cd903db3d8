import type { Table } from './table';
import { ask } from './menu';

/** The dice sources besides a list of numbers. */
const SOURCES = ['server', 'table'] as const;

/**
 * Asks for the new dice source; a file of numbers is imported.
 * @param typed what was typed with the choice; may be ''
 * @returns the terms of `change_dice`; undefined: no change
 * @throws InputEnded; Stopped
 */
export async function askDiceSource({ connection, terminal, words }: Table, typed: string): Promise<string | undefined> {
  const back = words.code('back');
  const question =
    'Where should the dice come from? (server: the database rolls; table: you roll; or the name of a file with random numbers; ' +
    `${back}: ${words.of('back')})`;
  for (;;) {
    const answer = await ask(terminal, question, typed, (text) => (text === '' ? 'type server, table or the name of a file.' : { source: text }));
    if (!answer) return undefined;
    const { source } = answer;
    if (source.toLowerCase() === back.toLowerCase()) return undefined;
    const known = SOURCES.find((one) => one === source.toLowerCase());
    if (known) return JSON.stringify({ source: known });
    const list = await importNumbers(connection, source, (line) => terminal.print(line));
    if (list !== undefined) return JSON.stringify({ source: 'numbers', list });
    if (typed !== '') return undefined;
  }
}

/** @returns the name of the list; undefined: the file cannot be used, and the errors were printed */
async function importNumbers(
  connection: Table['connection'],
  file: string,
  print: (line: string) => void,
): Promise<string | undefined> {
  // Loaded late: few games need it.
  const [{ importFiles, readImport }, { ImportError }] = await Promise.all([
    import('../client/imports/import-files'),
    import('../client/imports/import-error'),
  ]);
  try {
    const [list] = await importFiles(connection, [readImport('numbers', file)]);
    return list?.name;
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    print(error.message);
    return undefined;
  }
}
