// Starting and stopping: the HTTP server over an open platform, drained before it ends.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Express } from 'express'
import type { Logger } from 'pino'
import { Limits, type Redis } from './auth/rate-limits.ts'
import { configure } from './configure.ts'
import { Files } from './files/files.ts'
import { openStore } from './files/place.ts'
import { Sweep } from './files/sweep.ts'
import { createApp } from './http/app.ts'
import { makeClasses } from './http/express-classes.ts'
import type { ConsoleFiles } from './http/pages/console-files.ts'
import type { Docs } from './http/pages/docs.ts'
import { Arrivals } from './http/request/arrival.ts'
import { refuseMalformed } from './http/request/protocol-errors.ts'
import { openValidation, type Validation } from './http/request/validate.ts'
import { type JobOptions, startJobs } from './jobs.ts'
import type { Config } from './runtime/config.ts'
import { openHealth } from './runtime/health.ts'
import { openLog } from './runtime/log.ts'
import { Observer } from './runtime/observe.ts'
import type { Platform } from './runtime/platform.ts'
import { createWorker } from './worker.ts'

export interface Running {
  readonly port: number
  /**
   * Ends without failing a request: says so at /readyz and closes each connection with its next answer, takes what still
   * comes for `drainSeconds`, answers what is under way, then ends.
   */
  stop(drainSeconds?: number): Promise<void>
}

export interface StartOptions {
  readonly docs?: Docs
  readonly console?: ConsoleFiles
  readonly clock?: () => Temporal.Instant
  readonly refusedPerMinute?: number
  readonly visitsPerMinute?: number
  readonly personalPerMinute?: number
  /** False: no job runs by itself. A test runs them when it wants to. */
  readonly jobs?: boolean
  /** Other times than those of `patience`, for tests. */
  readonly requestMs?: number
  readonly silentMs?: number
  readonly answerMs?: number
}

/** How long a caller may take, and the server. Callers that are too slow are found when they are next looked at, so within 10 s. */
export const patience = {
  /** For a request to arrive whole; an upload has more, by its length. */
  requestMs: 9_500,
  checkingMs: 500,
  /** Without a byte in either direction, such as by not reading an answer. */
  silentMs: 30_000,
  /** The time limit of a response. With the extra time for a commit, it is shorter than the limit of a silent connection. */
  answerMs: 25_000,
}
const keepAliveMs = 65_000
const secondsForAnswers = 10

export async function startServer(
  config: Config,
  platform: Platform,
  options: StartOptions = {},
): Promise<Running> {
  const { metrics, secrets, rules, database } = platform
  const { logger, close } = openLog(config.logLevel)
  const redis = config.redisUrl ? await openRedis(config.redisUrl, logger) : undefined
  const health = openHealth(config, platform)
  const times = { ...patience, ...options }
  const files = new Files(await openStore(config.files), config.scanner)
  if (!config.scanner) logger.info('uploads are not scanned for viruses: MUSTER_CLAMD is not set')
  const arrivals = new Arrivals()
  const limits = new Limits({
    redis,
    refusedPerMinute: options.refusedPerMinute,
    visitsPerMinute: options.visitsPerMinute,
    personalPerMinute: options.personalPerMinute,
  })
  const validation = openValidation()
  const app = createApp({
    ...options,
    arrivals,
    configured:
      secrets &&
      configure({ config, secrets, files, database, limits, rules, validation, clock: options.clock }),
    validation,
    database,
    rules,
    health,
    trustedProxies: config.trustedProxies,
    limits,
    observer: new Observer({ log: logger, metrics, serverTiming: config.serverTiming }),
    answerMs: times.answerMs,
  })
  const server = makeServer(app, times)
  refuseMalformed(server, metrics, logger, arrivals)
  await listen(server, config)
  const stopping = new AbortController()
  if (config.production) compileLater(validation, stopping.signal, logger)
  const jobs =
    options.jobs === false
      ? []
      : listJobOptions(config, platform, files).map(each => startJobs(each, logger, options.clock))
  const worker = config.worker && secrets ? createWorker(config, platform, logger) : undefined
  worker?.start()
  const stop = async (drainSeconds = 0) => {
    health.stop()
    stopping.abort()
    // Even if few are connected: load balancers have yet to notice.
    await sleep(drainSeconds * 1000)
    await Promise.all(jobs.map(each => each.stop()))
    await drain(server)
    await worker?.stop()
    redis?.destroy()
    close()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

/** With its 560 operations, what takes a third of a start is done once it answers. */
function compileLater(validation: Validation, signal: AbortSignal, log: Logger): void {
  void validation.compileRest(signal, (operation, err) =>
    log.error({ operation, err }, 'the validator of an operation could not be compiled; its requests fail'),
  )
}

/** Each cell has rounds of its own, so that none waits for another. What is for all of them is done in the rounds of the first. */
const listJobOptions = (
  { mail, webhookRetentionDays: retentionDays }: Config,
  { database: all, secrets }: Platform,
  files: Files,
): JobOptions[] =>
  all.cells.map(({ database }, n) => ({
    database,
    vault: secrets?.vault,
    retentionDays,
    sendsEmails: mail !== undefined,
    ofAll: n === 0 ? { database: all, sweep: new Sweep(files) } : undefined,
  }))

function makeServer(app: Express, { requestMs, checkingMs, silentMs }: typeof patience): Server {
  const options = {
    ...makeClasses(app),
    headersTimeout: requestMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkingMs,
    joinDuplicateHeaders: true,
    requireHostHeader: false,
  }
  return createServer(options, app).setTimeout(silentMs)
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
  const timer = setTimeout(() => server.closeAllConnections(), secondsForAnswers * 1000)
  return closed.finally(() => clearTimeout(timer))
}

const millisecondsForRedis = 1_000
// A connection that says nothing is closed, and opened again: by default the client gives up for good after that.
const silence = {
  pingInterval: 1_000,
  socket: { socketTimeout: 3_000, reconnectStrategy: (tries: number) => Math.min(2 ** tries * 50, 2_000) },
}

/** Waits a second for Redis and goes on without it; the client keeps trying, and the limits use it once it is there. */
async function openRedis(url: string, log: Logger): Promise<Redis> {
  // It takes a tenth of the start to load, and most servers have no Redis.
  const { createClient } = await import('redis')
  const redis = createClient({ url, disableOfflineQueue: true, ...silence })
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
