import type { Config } from '@jest/types';
import { startThrowawayServer, type ThrowawayServer } from '../../src/server/throwaway-server';
import { fileOfSuites } from '../suites/suites';
import { SERVER_URL } from './database';
import { findSimilar, findStored, keepStored } from './stored-data';
import { deployAll } from './deploy-all';

/** Shared by the set-up and the teardown of the lanes, which run in the main process of jest. */
const shared: { server?: ThrowawayServer; lanes: number } = { lanes: 0 };

/**
 * At the end, the statement summary shows which routines were executed. It needs none of the instruments, which would
 * take a tenth of the server's time. A test looks at who holds prepared statements.
 */
const FLAGS = [
  '--performance-schema-max-program-instances=-1',
  '--performance-schema-max-statement-classes=256',
  '--performance-schema-max-prepared-statements-instances=-1',
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
 * Starts one server for the whole run, whether it has one lane or both: that of `TEST_DATABASE_URL`, which must be
 * root's, else a throwaway one. A run of a whole lane deploys its databases here and stores them; later runs start with a
 * copy while the version stays the same. A run of single files starts with a copy of the nearest version that there is, and
 * each file deploys the databases that it needs.
 */
export async function startTestServer(globalConfig: Config.GlobalConfig): Promise<void> {
  process.env['TEST_SUITES'] = fileOfSuites();
  shared.lanes += 1;
  if (shared.lanes > 1) return;
  const { maxWorkers } = globalConfig;
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env[SERVER_URL] = new URL('/', given).href;
    if (isWholeLane(globalConfig)) await deployAll(maxWorkers);
    return;
  }
  const isWhole = isWholeLane(globalConfig);
  const stored = findStored(maxWorkers) ?? (isWhole ? undefined : findSimilar(maxWorkers));
  // Another run may have removed it, or another mysqld may have made it.
  if (stored && (await start(stored).then(() => true, () => false))) return;
  const server = await start();
  if (!isWhole) return;
  await deployAll(maxWorkers);
  await start(await keepStored(maxWorkers, (place) => server.store(place)));
}

async function start(data?: string): Promise<ThrowawayServer> {
  shared.server = await startThrowawayServer({ flags: FLAGS, ...(data ? { data } : {}) });
  process.env[SERVER_URL] = shared.server.url;
  return shared.server;
}

/** Stops the server of the run after its last lane. */
export async function stopTestServer(): Promise<void> {
  shared.lanes -= 1;
  if (shared.lanes === 0) await shared.server?.stop();
}

/** Whether this run started a server. */
export function hasTestServer(): boolean {
  return shared.server !== undefined;
}

/** Whether this is a run of all tests of a lane, or of both. */
export function isWholeLane({ testPathPatterns, testNamePattern }: Config.GlobalConfig): boolean {
  return testPathPatterns.patterns.length === 0 && !testNamePattern;
}
