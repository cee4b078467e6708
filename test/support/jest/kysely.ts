// Kysely as the tests of an api file see it: its hundreds of modules are loaded by node, once for all files of a worker.

import type * as kysely from 'kysely'

declare global {
  /** The environment of each test file puts it here. */
  var musterKysely: typeof kysely
}

export const { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } =
  globalThis.musterKysely
