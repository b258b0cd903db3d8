import type { Config } from '@jest/types';
import { checkRoutineCoverage } from './routine-coverage';
import { hasTestServer, isWholeLane, stopTestServer } from './test-server';

/** After a run of the whole lane, says what it leaves out, and fails when a routine was never executed. */
export default async function tearDown(globalConfig: Config.GlobalConfig): Promise<void> {
  try {
    if (!isWholeLane(globalConfig)) return;
    process.stderr.write('Left out by npm test: deploys, servers, started programs, the page in a browser, containers. npm run test:system runs them.\n');
    if (hasTestServer()) process.stderr.write(`${await checkRoutineCoverage('rules')}\n`);
  } finally {
    await stopTestServer();
  }
}
