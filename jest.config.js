// Four test projects: pure (no database), api (one server and one cloned database per worker), console (the same in Chromium) and firefox (some of its journeys in Firefox).

import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { temporaryFolder } from './test/support/jest/temporary.ts'

// Hundreds of processes start the same programs; compiling them is half of what a start costs.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '.data/compile-cache')

process.env.TMPDIR ??= temporaryFolder()

// A worker makes a world for each file and throws it away; V8 would grow its heap in small steps and search all of it at
// each. Workers start with these, and the servers that they test.
const roomy = ['--min-semi-space-size=16', '--max-semi-space-size=32', '--initial-old-space-size=512']
process.execArgv.push(...roomy.filter(flag => !process.execArgv.includes(flag)))

// What the environment gives to each file is the worker's, and lives on.
const environment = { globalsCleanup: 'off' }

// Of a file of words, a page takes what brings it; tests that need the words read the file.
const words = { '^(.+\\.json)\\?load$': '$1' }
const oneKysely = Object.assign({ '^kysely$': '<rootDir>/test/support/jest/kysely.ts' }, words)

const common = {
  // Kept from run to run. A project has its own, and would have one of the machine.
  cacheDirectory: '<rootDir>/.data/jest',
  testEnvironment: '<rootDir>/test/support/jest/environment.ts',
  testEnvironmentOptions: environment,
  setupFilesAfterEnv: ['<rootDir>/test/support/jest/sentences.ts'],
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@lingui|@messageformat|@msw|@mswjs|@open-draft|cookie|kysely|msw|openapi-fetch|yaml|file-type|strtok3|token-types|@tokenizer/inflate|uint8array-extras|@borewit/text-codec|rettime|until-async)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.data', '/dist/'],
}

export default {
  // A test mostly waits: for its server, for PostgreSQL, for a process that starts. Two for each processor keep it busy.
  maxWorkers: Math.min(2 * availableParallelism(), 8),
  testSequencer: '<rootDir>/test/support/jest/order.ts',
  reporters: ['default', '<rootDir>/test/support/jest/failures.ts', '<rootDir>/test/support/jest/slowest.ts'],
  // No test waits for this: a machine that is busy takes its time, and one that hangs is told of all the same.
  testTimeout: 240_000,
  projects: [
    {
      ...common,
      displayName: 'pure',
      moduleNameMapper: words,
      testMatch: [
        '<rootDir>/test/{bench,cli,codegen,console-parts,contract,docs,engine,formats,packages,sdk,house}/**/*.test.ts',
        '<rootDir>/test/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironmentOptions: Object.assign({ hasServer: true }, environment),
      testMatch: ['<rootDir>/test/{api,db,server,journeys,faults,mcp}/**/*.test.ts'],
      moduleNameMapper: oneKysely,
      globalSetup: '<rootDir>/test/support/jest/global-setup.ts',
      globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
    },
    {
      ...common,
      displayName: 'console',
      testEnvironment: '<rootDir>/test/support/jest/browser-environment.ts',
      testEnvironmentOptions: Object.assign({ hasServer: true, browser: 'chromium' }, environment),
      testMatch: ['<rootDir>/test/console/**/*.test.ts'],
      moduleNameMapper: oneKysely,
      globalSetup: '<rootDir>/test/support/jest/chromium-setup.ts',
      globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
    },
    {
      ...common,
      displayName: 'firefox',
      testEnvironment: '<rootDir>/test/support/jest/browser-environment.ts',
      testEnvironmentOptions: Object.assign({ hasServer: true, browser: 'firefox' }, environment),
      testMatch: ['<rootDir>/test/firefox/**/*.test.ts'],
      moduleNameMapper: oneKysely,
      globalSetup: '<rootDir>/test/support/jest/firefox-setup.ts',
      globalTeardown: '<rootDir>/test/support/jest/global-teardown.ts',
    },
  ],
}
