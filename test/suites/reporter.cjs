const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

/**
 * Keeps how long each test file took and what it started, for `npm run test:suites` and `npm run test:changed`. The set-up
 * of a lane says in TEST_SUITES where.
 */
module.exports = class SuiteReporter {
  constructor() {
    this.notes = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sqlopoly-suites-')), 'notes');
    process.env.TEST_SUITE_NOTES = this.notes;
    /** @type {Map<string, object>} */
    this.suites = new Map();
  }

  /**
   * @param {import('@jest/reporters').Test} test
   * @param {import('@jest/reporters').TestResult} result
   */
  onTestResult(test, { perfStats, numPassingTests, numFailingTests }) {
    const suite = path.relative(test.context.config.rootDir, test.path);
    const { name } = test.context.config.displayName ?? { name: '' };
    this.suites.set(suite, { suite, lane: name, seconds: perfStats.runtime / 1000, tests: numPassingTests + numFailingTests, starts: {} });
  }

  onRunComplete() {
    const file = process.env.TEST_SUITES;
    if (fs.existsSync(this.notes)) {
      for (const line of fs.readFileSync(this.notes, 'utf8').split('\n').filter(Boolean)) {
        const note = JSON.parse(line);
        this.suites.set(note.suite, { ...this.suites.get(note.suite), ...note });
      }
    }
    fs.rmSync(path.dirname(this.notes), { recursive: true, force: true });
    if (!file) return;
    /** @type {{ suite: string }[]} */
    const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
    const others = kept.filter(({ suite }) => !this.suites.has(suite));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify([...others, ...this.suites.values()]));
  }
};
