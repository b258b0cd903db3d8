import { startThrowawayServer, type ThrowawayServer } from '../../src/database/throwaway-server';

/** What the set-up leaves for the teardown, in the process of jest itself. */
export const shared: { server?: ThrowawayServer } = {};

/** The environment variable by which the workers find the server: root's address, without a database. */
export const SERVER_URL = 'SQLOPOLY_TEST_SERVER_URL';

/** One server for the whole run: `TEST_DATABASE_URL`, which must be root's, else a throwaway one. */
export default async function setUp(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env[SERVER_URL] = new URL('/', given).href;
    return;
  }
  // The statement summary tells at the end which routines were executed.
  shared.server = await startThrowawayServer({ flags: ['--performance-schema=ON', '--max-connections=200'] });
  process.env[SERVER_URL] = shared.server.url;
}
