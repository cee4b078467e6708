// A server whose workspaces live in two databases, whose addresses are its arguments. No job runs by itself.

import { readConfig } from '../../../packages/server/runtime/config.ts'
import { openPlatform } from '../../../packages/server/runtime/platform.ts'
import { startServer } from '../../../packages/server/server.ts'

const [first, second] = process.argv.slice(2) as [string, string]
const cells = { DATABASE_URL: first, MUSTER_CELLS: `two=${second}` }
const config = Object.assign(readConfig(Object.assign({}, process.env, cells)), {
  port: 0,
  logLevel: 'error',
})
const platform = await openPlatform(config)
const server = await startServer(config, platform, { jobs: false })
process.send?.({ port: server.port })
process.on('disconnect', async () => {
  await server.stop()
  await platform.close()
  process.exit()
})
