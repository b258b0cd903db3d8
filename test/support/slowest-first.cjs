const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, in that order. One of them at the end would keep one worker waiting for the other. */
const SLOWEST = [
  'concurrency/games.test.ts', 'property/moves-exact.test.ts', 'property/bots.test.ts', 'linker/random-programs.test.ts', 'tidy/types.test.ts',
  'cli/window.test.ts', 'property/random-games.test.ts', 'unit/bot/clock.test.ts', 'accounts/session-settings.test.ts',
  'unit/edition/unreadable-values.test.ts', 'unit/league/changes.test.ts', 'unit/bot/decisions.test.ts', 'property/landings.test.ts',
  'schema/fresh-database.test.ts', 'recorded/part-4.test.ts', 'property/league.test.ts', 'recorded/part-3.test.ts', 'scenario/extremes.test.ts',
  'property/classic.test.ts', 'unit/bot/trades.test.ts', 'recorded/part-2.test.ts', 'property/table-talk.test.ts', 'recorded/part-1.test.ts',
  'property/forks.test.ts', 'web/browser.system.test.ts', 'web/table.system.test.ts', 'cluster/failover.system.test.ts', 'web/look.system.test.ts',
  'accounts/opened-tables.system.test.ts', 'documentation/your-first-rule.system.test.ts', 'recorded/unlinked.system.test.ts', 'web/boards.system.test.ts',
  'web/playback.system.test.ts', 'web/league-browser.system.test.ts', 'cli/simulate.system.test.ts', 'accounts/cheating.system.test.ts',
  'schema/deploy.system.test.ts', 'cli/startup.system.test.ts', 'cli/private-server.system.test.ts', 'schema/script.system.test.ts',
  'cli/archive.system.test.ts', 'web/drawer.system.test.ts', 'cli/games.system.test.ts', 'web/fairness.system.test.ts', 'web/statistics.system.test.ts',
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
