// After the api tests: the servers end, their databases are dropped, PostgreSQL stops.

export default async function teardown(): Promise<void> {
  const running = globalThis.musterUnderTest
  if (!running) return
  await running.servers.stop()
  await running.database.stop()
}
