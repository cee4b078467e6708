// After the tests that have servers: the browsers and the servers end, their databases are dropped, PostgreSQL stops and is deleted.

export default async function teardown(): Promise<void> {
  const running = globalThis.musterUnderTest
  if (!running) return
  globalThis.musterUnderTest = undefined
  for (const browser of running.browsers) await browser.close()
  await running.servers.stop()
  await running.database.discard()
}
