import { describeError, editionErrors, isMalformed } from '../client/editions/errors';
import { inOrderOfUse } from '../client/editions/order';
import { parseDocument } from '../client/editions/parse-document';
import type { GameConnection } from '../client/connection';
import { isPassing } from '../client/resend';
import type { EditionFile } from './catalogue';
import { DeployError } from './deploy-error';

/** The documents of the editions as JSON, in an order in which they can be imported. */
export function editionDocuments(files: readonly EditionFile[]): { name: string; json: string }[] {
  return inOrderOfUse(files.map(({ name, text }) => ({ name, ...parseDocument(`seeds/${name}`, text) })));
}

/**
 * Imports the editions, in a transaction of the caller. An unchanged edition stays as it is.
 * @throws DeployError with the file and all its errors; the error of mysql2 when the server undid it for a transient
 *   reason
 */
export async function importEditions(connection: GameConnection, files: readonly EditionFile[]): Promise<void> {
  for (const { name, json } of editionDocuments(files)) {
    try {
      await connection.run('CALL import_edition(?)', [json]);
    } catch (error) {
      if (!(error instanceof Error) || isPassing(error)) throw error;
      const errors = isMalformed(error) ? await editionErrors(connection, json) : [];
      const lines = errors.map((error) => `\n  ${describeError(error)}`);
      throw new DeployError(`seeds/${name} cannot be imported: ${error.message}${lines.join('')}`, { cause: error });
    }
  }
}
