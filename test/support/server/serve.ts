// The server under test: the real one, with a clock that tests can move and jobs that they can run.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { readStatement } from '@muster/db'
import { pino } from 'pino'
import { Files } from '../../../packages/server/files/files.ts'
import { openStore } from '../../../packages/server/files/place.ts'
import { Sweep } from '../../../packages/server/files/sweep.ts'
import { readBuild } from '../../../packages/server/http/pages/built-files.ts'
import { contractFiles, Docs } from '../../../packages/server/http/pages/docs.ts'
import { runJobs } from '../../../packages/server/jobs.ts'
import { readConfig } from '../../../packages/server/runtime/config.ts'
import { openPlatform } from '../../../packages/server/runtime/platform.ts'
import { startServer } from '../../../packages/server/server.ts'
import { createWorker } from '../../../packages/server/worker.ts'
import { ChosenConsole } from './built-console.ts'
import { ChosenDocs } from './built-docs.ts'

const dist = resolve(import.meta.dirname, '../../../packages/console/dist')

let moved: Temporal.Instant | undefined
const clock = () => moved ?? Temporal.Now.instant()

const config = {
  ...readConfig(process.env),
  port: 0,
  logLevel: process.env.LOG_LEVEL ?? 'fatal',
  poolSize: 20,
  trustedProxies: ['127.0.0.1'],
  // Tests deliver when they want to.
  worker: false,
  webhookAllow: ['127.0.0.1:*'],
}
const platform = await openPlatform(config)
const [pages, docs] = [new ChosenConsole(), new ChosenDocs()]
const server = await startServer(config, platform, {
  clock,
  docs: new Docs(contractFiles(), docs),
  console: pages,
  refusedPerMinute: 1_000_000,
  personalPerMinute: 1_000_000,
  // They act on the workspaces of every test in the database.
  jobs: false,
})

const sweep = new Sweep(new Files(await openStore(config.files)))
/** What the worker warned of last. A test that fails for it shows it. */
const warnings: string[] = []
const log = pino(
  { level: 'warn' },
  {
    write(line) {
      warnings.push(line)
      if (warnings.length > 10) warnings.shift()
    },
  },
)
const { secrets } = platform
const worker = secrets && createWorker(config, platform, log, () => moved?.toString() ?? null)

async function told({ pathname, searchParams }: URL): Promise<string> {
  const at = searchParams.get('at')
  if (pathname === '/clock') moved = at ? Temporal.Instant.from(at) : undefined
  if (pathname === '/jobs')
    await runJobs(
      {
        database: platform.database.cells[0].database,
        vault: secrets?.vault,
        retentionDays: 30,
        sendsEmails: true,
        ofAll: { database: platform.database, sweep },
      },
      clock(),
    )
  if (pathname === '/deliver') await worker?.drain()
  if (pathname === '/pages') {
    const isReal = searchParams.get('of') === 'build'
    pages.choose(isReal ? readBuild(dist) : undefined)
    docs.choose(isReal ? 'build' : 'small')
  }
  return pathname === '/warnings' ? warnings.splice(0).join('') : 'ok'
}

const control = createServer((req, res) => {
  told(new URL(req.url!, 'http://control')).then(
    answer => res.end(answer),
    error => res.writeHead(500).end([error, readStatement(error)].filter(Boolean).join(' in ')),
  )
})
control.listen(0, '127.0.0.1', () =>
  process.send?.({ port: server.port, control: (control.address() as AddressInfo).port }),
)

process.on('disconnect', async () => {
  control.closeAllConnections()
  control.close()
  await worker?.stop()
  await server.stop()
  await platform.close()
  process.exit()
})
