import { editionFaults, isMalformed } from '../edition/faults';
import { inOrderOfUse } from '../edition/order';
import { parseDocument } from '../edition/parse-document';
import type { GameConnection } from '../game/connection';
import { isPassing } from '../game/resend';
import type { EditionFile } from './catalogue';
import { DeployError } from './deploy-error';
import { inTransaction } from './seeds';

/** The documents of the editions, in JSON, in the order in which they can be imported. */
export function editionDocuments(files: readonly EditionFile[]): { name: string; json: string }[] {
  return inOrderOfUse(files.map(({ name, text }) => ({ name, ...parseDocument(`seeds/${name}`, text) })));
}

/**
 * Imports the editions, all of them or none. One that the database has already, just so, stays as it is.
 * @throws DeployError that names the file, and all that is wrong with it
 */
export async function importEditions(connection: GameConnection, files: readonly EditionFile[]): Promise<void> {
  const documents = editionDocuments(files);
  await inTransaction(connection, () => importDocuments(connection, documents));
}

async function importDocuments(connection: GameConnection, documents: readonly { name: string; json: string }[]): Promise<void> {
  for (const { name, json } of documents) {
    try {
      await connection.run('CALL import_edition(?)', [json]);
    } catch (error) {
      if (!(error instanceof Error) || isPassing(error)) throw error;
      const faults = isMalformed(error) ? await editionFaults(connection, json) : [];
      const lines = faults.map(({ place, fault }) => `\n  ${place} ${fault}`);
      throw new DeployError(`seeds/${name} cannot be imported: ${error.message}${lines.join('')}`, { cause: error });
    }
  }
}
