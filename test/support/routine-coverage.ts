import { readCatalogue } from '../../src/deploy/catalogue';
import { GameConnection } from '../../src/game/connection';
import { addressOf, DATABASE_PREFIX } from './database';
import { executedIn, keptExecuted } from './executed-routines';

/** The routines and triggers that no test of this run executed, in alphabetical order. */
export async function routinesNeverExecuted(): Promise<string[]> {
  const root = await GameConnection.open(addressOf(''));
  const names = new Set([...(await executedIn(root, `${DATABASE_PREFIX.replaceAll('_', '\\_')}%`)), ...(await keptExecuted(root))]);
  await root.close();
  return readCatalogue()
    .objects.filter(({ type }) => type !== 'VIEW')
    .map(({ name }) => name)
    .filter((name) => !names.has(name.toLowerCase()));
}
