// A server whose workspaces live in two databases, whose addresses are its arguments. Jobs and tasks are not run.

import { Cells, Database, migrate } from '@muster/db'
import { readConfig } from '../../../packages/server/runtime/config.ts'
import { openPlatform } from '../../../packages/server/runtime/platform.ts'
import { startServer } from '../../../packages/server/server.ts'

const [first, second] = process.argv.slice(2) as [string, string]
const env = Object.assign({}, process.env, { DATABASE_URL: first })
const config = Object.assign(readConfig(env), { port: 0, logLevel: 'error', worker: false })
await migrate(second)
const platform = await openPlatform(config)
const open = (url: string) => new Database({ url, poolSize: 10, fenced: true })
const requests = new Cells([
  { name: 'one', database: open(first) },
  { name: 'two', database: open(second) },
])
const server = await startServer(config, Object.assign(platform, { requests }), { jobs: false })
process.send?.({ port: server.port })
process.on('disconnect', async () => {
  await server.stop()
  await requests.close()
  await platform.close()
  process.exit()
})
