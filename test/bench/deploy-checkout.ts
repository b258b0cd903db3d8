/**
 * Run by itself, in a process of its own: deploys what a checkout of this project has with that
 * checkout's own deploy. `BENCH_CHECKOUT` names the checkout, `BENCH_URL` the database.
 */
import path from 'node:path';
import type { deploy } from '../../src/deploy/deploy';

async function main(): Promise<void> {
  const { BENCH_CHECKOUT: checkout = '', BENCH_URL: url = '' } = process.env;
  const module = require(path.join(checkout, 'src', 'deploy', 'deploy')) as { deploy: typeof deploy };
  await module.deploy({ url }, { say: () => undefined });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
