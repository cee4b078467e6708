// Starting and stopping: the HTTP server over an open platform, drained before it ends.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Logger, pino } from 'pino'
import { createClient } from 'redis'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import type { Docs } from './docs.ts'
import { startJobs } from './jobs.ts'
import { Limits, type Redis } from './limits.ts'
import { refuseMalformed } from './malformed.ts'
import type { Platform } from './platform.ts'

export interface Running {
  readonly port: number
  /** Answers what is under way, refuses what is new, then ends. */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly docs?: Docs
  readonly clock?: () => Temporal.Instant
  readonly unauthenticatedPerMinute?: number
}

const secondsForARequest = 10
const secondsToDrain = 10

export async function startServer(
  config: Config,
  platform: Platform,
  options: StartOptions = {},
): Promise<Running> {
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization'] })
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : undefined
  const app = await createApp({
    ...options,
    database: platform.database,
    secrets: platform.secrets,
    rules: platform.rules,
    limits: new Limits({ redis, unauthenticatedPerMinute: options.unauthenticatedPerMinute }),
    log,
    trustedProxies: config.trustedProxies,
  })
  const server = createServer(
    {
      headersTimeout: secondsForARequest * 1000,
      requestTimeout: secondsForARequest * 1000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      joinDuplicateHeaders: true,
      requireHostHeader: false,
    },
    app,
  )
  refuseMalformed(server)
  await listen(server, config)
  const jobs = startJobs(platform.database, log, options.clock)
  const stop = async () => {
    await jobs.stop()
    await drain(server)
    redis?.destroy()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new Error(`Port ${port} is in use; stop what listens there or set PORT to another one.`)
          : error,
      )
    })
    server.listen(port, host, resolve)
  })
}

function drain(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), secondsToDrain * 1000)
  return closed.finally(() => clearTimeout(timer))
}

const millisecondsForRedis = 1_000

/** Waits a second for Redis and goes on without it; the client keeps trying, and the limits use it once it is there. */
async function openRedis(url: string, log: Logger): Promise<Redis> {
  const redis = createClient({ url, disableOfflineQueue: true })
  let away = false
  const isAway = (error?: unknown) => {
    if (away) return
    away = true
    log.warn({ err: error }, 'Redis cannot be reached; each node counts its own requests meanwhile')
  }
  redis.on('error', isAway)
  redis.on('ready', () => {
    if (away) log.info('Redis is reached; the nodes share their budgets')
    away = false
  })
  const connected = redis.connect().catch(isAway)
  await Promise.race([connected, sleep(millisecondsForRedis, undefined, { ref: false })])
  if (!redis.isReady) isAway()
  return redis as Redis
}
