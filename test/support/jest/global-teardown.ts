// After the api tests: the servers end, their databases are dropped, PostgreSQL stops.

import { inPostgres } from './global-setup.ts'

export default async function teardown(): Promise<void> {
  const running = globalThis.musterUnderTest
  if (!running) return
  const { database, servers, names } = running
  await Promise.all(
    servers.map(server => {
      const exited = new Promise(resolve => server.once('exit', resolve))
      server.disconnect()
      return exited
    }),
  )
  for (const name of names) await inPostgres(database, `drop database if exists ${name} with (force)`)
  await database.stop()
}
