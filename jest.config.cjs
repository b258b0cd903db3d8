const os = require('node:os');

/** The settings of both projects. swc compiles TypeScript; `tsc` checks the types beforehand. */
const COMMON = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
    '^.+\\.tsx$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', importSource: 'hono/jsx', throwIfNamespace: false } } } }],
    '/node_modules/.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  // Libraries that exist as ECMAScript modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@clack/core|@hono/node-server|fast-[a-z-]+|sisteransi|string-width|strip-ansi|ansi-regex|get-east-asian-width)/)'],
};

module.exports = {
  // By default, Jest leaves one core free. On two cores its only worker and the server would wait for each other.
  maxWorkers: Math.min(Math.max(os.availableParallelism(), 2), 4),
  // Even on a slow machine, only a test that hangs takes longer.
  testTimeout: 600_000,
  testSequencer: '<rootDir>/test/support/slowest-first.cjs',
  projects: [
    {
      ...COMMON,
      displayName: 'tests',
      testMatch: ['<rootDir>/test/!(container)/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/global-teardown.ts',
    },
    {
      ...COMMON,
      displayName: 'container',
      testMatch: ['<rootDir>/test/container/**/*.test.ts'],
      globalSetup: '<rootDir>/test/container/engine-setup.ts',
      globalTeardown: '<rootDir>/test/container/engine-teardown.ts',
    },
  ],
};
