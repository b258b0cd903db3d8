import type { Knex } from 'knex';
import { locateDatabase } from '../server/location';
import { serversAt } from '../server/address';
import { programName } from '../server/program-name';
import { readCatalogue } from './catalogue';
import { knexConfig } from './run-migrations';

/**
 * What knexfile.js gives to the command of knex: the migrations of this checkout, in the database that every command
 * of the program uses.
 * @throws NoDatabaseError when there is none; AddressError
 */
export async function configurationForKnex(): Promise<Knex.Config> {
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const [server = {}] = serversAt(await locateDatabase({ say }));
  say(`These are the tables alone; ${programName()} migrate installs the procedures, triggers, views and editions.`);
  return knexConfig(server, readCatalogue().migrations);
}
