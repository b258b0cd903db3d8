const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, in that order. One of them at the end would keep one worker waiting for the other. */
const SLOWEST = [
  'schema/deploy', 'property/forks', 'property/random-games', 'schema/script', 'property/league', 'property/table-talk',
  'accounts/cheating', 'cli/league', 'database/private-server-places', 'cli/play-singletonopoly', 'recorded/unlinked', 'cli/hoarding',
  'recorded/part-1', 'recorded/part-2', 'recorded/part-3', 'recorded/part-4',
];

/** @param {string} path */
function rankOf(path) {
  const rank = SLOWEST.findIndex((name) => path.endsWith(`/test/${name}.test.ts`));
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
