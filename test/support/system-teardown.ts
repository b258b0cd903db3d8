import type { Config } from '@jest/types';
import { findBrowser } from './browser';
import { isWholeLane, stopTestServer } from './test-server';

/** After a run of the whole lane, says whether it had a browser. */
export default async function tearDown(globalConfig: Config.GlobalConfig): Promise<void> {
  if (isWholeLane(globalConfig)) {
    process.stderr.write(
      findBrowser() === undefined
        ? 'Tests in a browser: NOT RUN, there is no Chromium (CHROMIUM names one).\n'
        : 'Tests in a browser: run.\n',
    );
  }
  await stopTestServer();
}
