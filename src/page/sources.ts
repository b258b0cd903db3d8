import type { Context } from 'hono';
import type { SqlConsole } from '../client/sql-console';
import type { Connections } from './connections';
import type { Feed } from './game/feed';
import type { Pictures } from './pictures/pictures';
import type { Reads } from './reads';
import type { LobbyFeed } from './tables/lobby-feed';
import type { Attendance } from './talk/presence';

/** What the pages need to work. */
export interface Sources {
  connections: Connections;
  /** for what only reads and is not awaited by somebody who plays */
  reads: Reads;
  feed: Feed;
  lobbies: LobbyFeed;
  /** the people at games, and at tables before and between their games */
  attendance: { games: Attendance; tables: Attendance };
  /** runs typed statements; undefined: there is no account that is limited to that */
  typed?: SqlConsole;
  /** receives unexpected errors */
  report: (error: unknown) => void;
  /** the addresses for other computers, e.g. `http://192.168.1.5:4848`; none: the page is not shared */
  addresses: () => readonly string[];
  /** the address for others of the site that a request names */
  originOf: (c: Context) => string;
  /** the address of the site under which a browser came */
  visitedAt: (c: Context) => string;
  /** pictures of games and tables, for programs that preview links */
  pictures: Pictures;
}
