import type { Config } from '@jest/types';
import { findBrowser } from './browser';
import { checkRoutineCoverage } from './routine-coverage';
import { hasTestServer, isWholeLane, stopTestServer } from './test-server';

/** After a run of the whole lane, says whether it had a browser, and fails when a routine was never executed. */
export default async function tearDown(globalConfig: Config.GlobalConfig): Promise<void> {
  try {
    if (!isWholeLane(globalConfig)) return;
    process.stderr.write(
      findBrowser() === undefined
        ? 'Tests in a browser: NOT RUN, there is no Chromium (CHROMIUM names one).\n'
        : 'Tests in a browser: run.\n',
    );
    if (hasTestServer()) process.stderr.write(`${await checkRoutineCoverage('system')}\n`);
  } finally {
    await stopTestServer();
  }
}
