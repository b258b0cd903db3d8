const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, in that order. One of them at the end would keep one worker waiting for the other. */
const SLOWEST = [
  'concurrency/games.test.ts', 'property/bots.test.ts', 'property/random-games.test.ts', 'property/forks.test.ts', 'accounts/session-settings.test.ts',
  'property/league.test.ts', 'property/table-talk.test.ts', 'recorded/part-4.test.ts', 'recorded/part-1.test.ts', 'recorded/part-2.test.ts',
  'recorded/part-3.test.ts',
  'web/browser.system.test.ts', 'web/table.system.test.ts', 'schema/deploy.system.test.ts', 'recorded/unlinked.system.test.ts', 'web/boards.system.test.ts',
  'web/look.system.test.ts', 'accounts/opened-tables.system.test.ts', 'documentation/your-first-rule.system.test.ts', 'web/playback.system.test.ts',
  'schema/script.system.test.ts', 'accounts/cheating.system.test.ts', 'cli/league.system.test.ts', 'cli/play-singletonopoly.system.test.ts',
  'database/private-server-places.system.test.ts', 'cli/hoarding.system.test.ts',
];

/** @param {string} path */
function rankOf(path) {
  const rank = SLOWEST.findIndex((name) => path.endsWith(`/test/${name}`));
  return rank < 0 ? SLOWEST.length : rank;
}

/**
 * Jest starts those first that took longest in the run before, or are the largest files when there was none, as on a
 * machine that tests a fresh checkout.
 */
module.exports = class SlowestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => rankOf(one.path) - rankOf(other.path));
  }
};
