import type { Config } from '@jest/types';
import { startThrowawayServer, type ThrowawayServer } from '../../src/database/throwaway-server';
import { SERVER_URL } from './database';
import { findStored, keepStored } from './stored-data';
import { deployAll } from './deploy-all';

/** What the set-up leaves for the teardown, in the process of jest itself. */
export const shared: { server?: ThrowawayServer } = {};

/**
 * The statement summary tells at the end which routines were executed. It needs none of the
 * instruments, which take a tenth of the server's time.
 */
const FLAGS = [
  '--performance-schema=ON',
  '--performance-schema-instrument=%=OFF',
  '--performance-schema-consumer-events-statements-current=OFF',
  '--performance-schema-consumer-events-transactions-current=OFF',
  '--performance-schema-consumer-statements-digest=OFF',
  '--max-connections=200',
  // What was committed is read from it.
  '--log-bin=binlog',
  '--sync-binlog=0',
  '--loose-log-bin-trust-function-creators=ON',
];

/**
 * One server for the whole run: `TEST_DATABASE_URL`, which must be root's, else a throwaway one.
 * A run of all tests has its databases deployed here, and keeps them for the next, which begins with
 * a copy for as long as the version is the same. Else, who needs one deploys it.
 */
export default async function setUp(globalConfig: Config.GlobalConfig): Promise<void> {
  const { maxWorkers } = globalConfig;
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env[SERVER_URL] = new URL('/', given).href;
    if (isWholeSuite(globalConfig)) await deployAll(maxWorkers);
    return;
  }
  const stored = findStored(maxWorkers);
  // Another run may have removed it, or another server program have made it.
  if (stored && (await start(stored).then(() => true, () => false))) return;
  const server = await start();
  if (!isWholeSuite(globalConfig)) return;
  await deployAll(maxWorkers);
  await start(await keepStored(maxWorkers, (place) => server.store(place)));
}

async function start(data?: string): Promise<ThrowawayServer> {
  shared.server = await startThrowawayServer({ flags: FLAGS, ...(data ? { data } : {}) });
  process.env[SERVER_URL] = shared.server.url;
  return shared.server;
}

/** Whether all tests are to run. */
export function isWholeSuite({ testPathPatterns, testNamePattern }: Config.GlobalConfig): boolean {
  return testPathPatterns.patterns.length === 0 && !testNamePattern;
}
