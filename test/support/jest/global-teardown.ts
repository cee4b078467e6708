// After the tests that have servers: the browser and the servers end, their databases are dropped, PostgreSQL stops and is deleted.

export default async function teardown(): Promise<void> {
  const running = globalThis.musterUnderTest
  if (!running) return
  globalThis.musterUnderTest = undefined
  await running.browser?.close()
  await running.servers.stop()
  await running.database.discard()
}
