const os = require('node:os');

/** What both kinds of tests have in common. TypeScript runs through swc; types are checked by `tsc` beforehand. */
const COMMON = {
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
    '^.+\\.tsx$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', importSource: 'hono/jsx', throwIfNamespace: false } } } }],
    '/node_modules/.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  // Libraries that are modules of ECMAScript alone.
  transformIgnorePatterns: ['/node_modules/(?!(@clack/core|@hono/node-server|fast-[a-z-]+|sisteransi|string-width|strip-ansi|ansi-regex|get-east-asian-width)/)'],
};

module.exports = {
  // Jest leaves one core free: on two cores the server would wait for the only worker, and it for the server.
  maxWorkers: Math.min(Math.max(os.availableParallelism(), 2), 4),
  // Only what hangs takes longer, on however slow a machine.
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
