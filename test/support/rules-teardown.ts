import type { Config } from '@jest/types';
import { routinesNeverExecuted } from './routine-coverage';
import { hasTestServer, isWholeLane, stopTestServer } from './test-server';

/** After a run of the whole lane, says what it leaves out, and fails when a routine was never executed. */
export default async function tearDown(globalConfig: Config.GlobalConfig): Promise<void> {
  try {
    if (!isWholeLane(globalConfig)) return;
    if (hasTestServer()) {
      const missing = await routinesNeverExecuted();
      if (missing.length > 0) throw new Error(`No test executed: ${missing.join(', ')}`);
      process.stderr.write('Routine coverage: 100 %\n');
    }
    process.stderr.write('Left out by npm test: deploys, servers, started programs, the page in a browser, containers. npm run test:system runs them.\n');
  } finally {
    await stopTestServer();
  }
}
