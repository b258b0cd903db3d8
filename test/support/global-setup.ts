import type { Config } from '@jest/types';
import { startThrowawayServer, type ThrowawayServer } from '../../src/database/throwaway-server';
import { SERVER_URL } from './database';
import { findStored, keepStored } from './stored-data';
import { deployAll } from './deploy-all';

/** Shared by the set-up and the teardown, which run in the main process of jest. */
export const shared: { server?: ThrowawayServer } = {};

/**
 * At the end, the statement summary shows which routines were executed. It needs none of the instruments, which would
 * take a tenth of the server's time.
 */
const FLAGS = [
  '--performance-schema=ON',
  '--performance-schema-instrument=%=OFF',
  '--performance-schema-consumer-events-statements-current=OFF',
  '--performance-schema-consumer-events-transactions-current=OFF',
  '--performance-schema-consumer-statements-digest=OFF',
  '--max-connections=200',
  // Tests read from it what was committed.
  '--log-bin=binlog',
  '--sync-binlog=0',
  '--loose-log-bin-trust-function-creators=ON',
];

/**
 * Starts one server for the whole run: that of `TEST_DATABASE_URL`, which must be root's, else a throwaway one. A run of
 * all tests deploys its databases here and stores them; later runs start with a copy while the version stays the same.
 * Otherwise each test file deploys the databases that it needs.
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
  // Another run may have removed it, or another mysqld may have made it.
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

/** Whether this is a run of all tests. */
export function isWholeSuite({ testPathPatterns, testNamePattern }: Config.GlobalConfig): boolean {
  return testPathPatterns.patterns.length === 0 && !testNamePattern;
}
