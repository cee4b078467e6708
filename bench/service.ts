// The full service with everything on, in a process of its own: keys, limits, scopes, validation, isolation, idempotency, events.

import { configFrom } from '../packages/server/config.ts'
import { openPlatform } from '../packages/server/platform.ts'
import { startServer } from '../packages/server/start.ts'

const config = { ...configFrom(process.env), port: 0, logLevel: 'error' }
const platform = await openPlatform(config)
const server = await startServer(config, platform)
process.send?.({ port: server.port })
process.on('disconnect', () => process.exit())
