import type { Config } from '@jest/types';
import { isWholeSuite, shared } from './global-setup';
import { routinesNeverExecuted } from './routine-coverage';

/** After a run of the whole suite, fails when a routine was never executed. */
export default async function tearDown(globalConfig: Config.GlobalConfig): Promise<void> {
  try {
    if (isWholeSuite(globalConfig) && shared.server) {
      const missing = await routinesNeverExecuted();
      if (missing.length > 0) throw new Error(`No test executed: ${missing.join(', ')}`);
      process.stderr.write('Routine coverage: 100 %\n');
    }
  } finally {
    await shared.server?.stop();
  }
}
