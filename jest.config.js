/** Unit and flow tests of src/ and contract/. Server, architecture and browser tests have their own runners (package.json). */
const esmOnlyInCommonJs = ['@ant-design/(colors|fast-color)', '@noble/hashes', '@redux-devtools/[^/]+', 'lodash-es'];

/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/(server|e2e|architecture|bench)/'],
  modulePathIgnorePatterns: ['<rootDir>/(dist|data|\\.cache)/'],
  testSequencer: '<rootDir>/tests/support/longestFirst.cjs',
  testEnvironment: '<rootDir>/tests/support/jsdomEnvironment.ts',
  setupFiles: ['<rootDir>/tests/support/browserShims.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/matchers.ts', '<rootDir>/tests/support/patientChecks.ts'],
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyInCommonJs.join('|')})/)`],
  moduleNameMapper: {
    '^antd$': '<rootDir>/tests/support/antdByName.cjs',
    // antd's single modules, as CommonJS.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.module\\.css$': '<rootDir>/tests/support/classNames.cjs',
    '/(hooks/useStyleRegister|Dom/dynamicCSS)$': '<rootDir>/tests/support/unstyled.cjs',
    '\\.(css|svg)$': '<rootDir>/tests/support/emptyAsset.ts',
    '/variants/registry\\.ts$': '<rootDir>/tests/support/variantRegistry.ts',
  },
  restoreMocks: true,
  fakeTimers: {
    // A browser has none (jsdomEnvironment.ts).
    doNotFake: ['setImmediate', 'clearImmediate'],
    // 10:24 on a Friday in Shanghai. A test that names no time must not depend on the day it runs: at the end of a month
    // the workbench asks for two.
    now: Date.UTC(2026, 10, 20, 2, 24),
  },
  // A busy machine is no failed test: under a load of 24 on two cores a test of five seconds took more than sixty.
  testTimeout: 180_000,
  errorOnDeprecated: true,
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
};
