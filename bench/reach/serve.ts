// The service as it runs in production, for people who ask more often than any page does.

import { readConfig } from '../../packages/server/runtime/config.ts'
import { openPlatform } from '../../packages/server/runtime/platform.ts'
import { startServer } from '../../packages/server/server.ts'

const perMinute = 100_000_000

const config = readConfig(process.env)
const platform = await openPlatform(config)
const server = await startServer(config, platform, {
  personalPerMinute: perMinute,
  visitsPerMinute: perMinute,
})
// What asks about its inside would keep it here.
process.once('SIGTERM', () => void server.stop(0).finally(() => process.exit()))
