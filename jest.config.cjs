const os = require('node:os');

/** The settings of all projects. swc compiles TypeScript; a test checks the types. */
const COMMON = {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/test/suites/note-suite.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
    '^.+\\.tsx$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', importSource: 'hono/jsx', throwIfNamespace: false } } } }],
    '/(node_modules|src/page/browser)/.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  // Libraries that exist as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@clack/core|@hono/node-server|fast-[a-z-]+|sisteransi|string-width|strip-ansi|ansi-regex|get-east-asian-width)/)'],
};

/** The lanes, and the tests in a container. */
const PROJECTS = ['rules', 'system', 'container'];

/**
 * Jest takes every word after --selectProjects for a project, and then runs whole lanes instead of the file that a word was
 * meant to be.
 * @param {readonly string[]} args
 */
function rejectMisplacedPaths(args) {
  const after = args.slice(args.indexOf('--selectProjects') + 1);
  const end = after.findIndex((word) => word.startsWith('-'));
  const misplaced = (end < 0 ? after : after.slice(0, end)).filter((word) => !PROJECTS.includes(word));
  if (!args.includes('--selectProjects') || misplaced.length === 0) return;
  throw new Error(`There is no project ${misplaced.join(', ')}. For single files, in whichever project they are: npx jest ${misplaced.join(' ')}`);
}
rejectMisplacedPaths(process.argv);

module.exports = {
  // One more than there are cores: tests wait for servers, browsers and clocks. By default, Jest would leave a core free.
  maxWorkers: Math.min(os.availableParallelism() + 1, 4),
  // Even on a slow machine, only a test that hangs takes longer.
  testTimeout: 600_000,
  // What each test file took and started: npm run test:suites.
  reporters: ['default', '<rootDir>/test/suites/reporter.cjs'],
  testSequencer: '<rootDir>/test/support/slowest-first.cjs',
  // Two lanes: the rules, and the system around them, whose tests have `.system` in their names (CONTRIBUTING.md, "Tests").
  projects: [
    {
      ...COMMON,
      displayName: 'rules',
      testMatch: ['<rootDir>/test/!(container)/**/*.test.ts', '!**/*.system.test.ts'],
      globalSetup: '<rootDir>/test/support/rules-setup.ts',
      globalTeardown: '<rootDir>/test/support/rules-teardown.ts',
    },
    {
      ...COMMON,
      displayName: 'system',
      testMatch: ['<rootDir>/test/!(container)/**/*.system.test.ts'],
      globalSetup: '<rootDir>/test/support/system-setup.ts',
      globalTeardown: '<rootDir>/test/support/system-teardown.ts',
    },
    {
      ...COMMON,
      displayName: 'container',
      testMatch: ['<rootDir>/test/container/**/*.system.test.ts'],
      globalSetup: '<rootDir>/test/container/engine-setup.ts',
      globalTeardown: '<rootDir>/test/container/engine-teardown.ts',
    },
  ],
};
