import { ImportError } from '../../src/client/imports/import-error';

/** The lines of the message that a file is refused with. Fails when it is accepted. */
export function problemsOf(parse: (file: string, text: string) => unknown, text: string, file = 'File'): string[] {
  try {
    parse(file, text);
  } catch (error) {
    if (error instanceof ImportError) return error.message.split('\n');
    throw error;
  }
  throw new Error('Not refused.');
}
