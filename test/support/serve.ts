// The server under test: the real one, with a clock that tests can move and jobs that they can run.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { publicContract } from '../../packages/contract/index.ts'
import { configFrom } from '../../packages/server/config.ts'
import { Docs, docsFiles } from '../../packages/server/docs.ts'
import { runJobs } from '../../packages/server/jobs.ts'
import { openPlatform } from '../../packages/server/platform.ts'
import { startServer } from '../../packages/server/start.ts'

let moved: Temporal.Instant | undefined
const clock = () => moved ?? Temporal.Now.instant()

const config = {
  ...configFrom(process.env),
  port: 0,
  logLevel: process.env.LOG_LEVEL ?? 'fatal',
  poolSize: 20,
  trustedProxies: ['127.0.0.1'],
}
const platform = await openPlatform(config)
const server = await startServer(config, platform, {
  clock,
  docs: new Docs(docsFiles(publicContract())),
  unauthenticatedPerMinute: 1_000_000,
})

const control = createServer(async (req, res) => {
  const url = new URL(req.url!, 'http://control')
  const at = url.searchParams.get('at')
  if (url.pathname === '/clock') moved = at ? Temporal.Instant.from(at) : undefined
  if (url.pathname === '/jobs') await runJobs(platform.database, clock())
  res.end('ok')
})
control.listen(0, '127.0.0.1', () =>
  process.send?.({ port: server.port, control: (control.address() as AddressInfo).port }),
)

process.on('disconnect', async () => {
  control.closeAllConnections()
  control.close()
  await server.stop()
  await platform.close()
  process.exit()
})
