/*
 * Run as a process of its own: does one thing with a checkout's database, says lines on stderr as
 * the program does, and prints the result as JSON.
 * Usage: ask-location.ts locate|status|stop|erase|throwaway CHECKOUT
 */
import { databaseStatus, eraseDatabase, locateDatabase, stopDatabase } from '../../src/server/location';
import { startThrowawayServer } from '../../src/server/throwaway-server';

const [, , action = '', checkout = ''] = process.argv;
const options = { checkout, say: (line: string) => console.error(line) };

async function main(): Promise<unknown> {
  switch (action) {
    case 'locate':
      return await locateDatabase(options);
    case 'status':
      return await databaseStatus(options);
    case 'stop':
      return await stopDatabase(options);
    case 'erase':
      return await eraseDatabase(options);
    case 'throwaway': {
      const server = await startThrowawayServer();
      setInterval(() => undefined, 1000);
      return { pid: server.pid, dataDirectory: server.dataDirectory };
    }
    default:
      throw new Error(`unknown action ${action}`);
  }
}

main().then(
  (result) => console.log(JSON.stringify(result ?? null)),
  (error: Error) => {
    console.error(`${error.name}: ${error.message}`);
    process.exitCode = 1;
  },
);
