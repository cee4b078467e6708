// Configuration: what the environment says, read once and refused in words where it is wrong.

import { Resolver } from 'node:dns'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { tellShortly } from '@muster/formats/shorten'
import { isAddress, isBlock } from '../auth/address-blocks.ts'
import { type FilesPlace, readFilesPlace } from '../files/place.ts'
import { readScannerPlace, type ScannerPlace } from '../files/scanner.ts'
import { targetPolicy } from '../outbound/allowed-targets.ts'
import { type MailServer, parseAddress } from '../outbound/mail-server.ts'
import { type ConfiguredCell, readCells } from './cells/cells.ts'
import { findDataDir } from './data-folder.ts'
import { readSecretFiles } from './secret-files.ts'

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL under the data folder. */
  readonly databaseUrl: string | undefined
  readonly databaseAppUrl: string | undefined
  /** Further databases in which workspaces live, beside the first. */
  readonly cells: readonly ConfiguredCell[]
  /** Where the bytes of files lie. */
  readonly files: FilesPlace
  /** Scans uploads; undefined where the deployment has no ClamAV. */
  readonly scanner: ScannerPlace | undefined
  readonly poolSize: number
  /** Whether requests prepare their statements; a pooler before pgbouncer 1.21 cannot carry them. */
  readonly preparedStatements: boolean
  readonly redisUrl: string | undefined
  readonly secret: string | undefined
  readonly previousSecret: string | undefined
  /** Where people open the console, which is what their passkeys are for; undefined: on localhost alone. */
  readonly consoleUrl: string | undefined
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** Whether this process delivers webhooks as well as answering requests. */
  readonly worker: boolean
  /** Where `muster worker` answers for its health and metrics; 0: nowhere. */
  readonly workerPort: number
  /** `host:port` of private receivers of webhooks; for development and tests. */
  readonly webhookAllow: readonly string[]
  /** Asked for the hosts of webhooks; undefined: those of the machine. */
  readonly nameServers: readonly string[] | undefined
  /** How long events, their deliveries and attempts are kept. */
  readonly webhookRetentionDays: number
  /** The mail server; undefined where the deployment sends no e-mails. */
  readonly mail: MailServer | undefined
  /** Whether answers carry Server-Timing. */
  readonly serverTiming: boolean
  /** What /metrics asks for as a bearer token; without one it is open outside production and absent in it. */
  readonly metricsToken: string | undefined
  /** How long, after SIGTERM, new requests are still taken while /readyz says no. */
  readonly drainSeconds: number
  readonly production: boolean
}

const connectionsPerCore = 8

/** Payroll reads on one connection while it writes on another: with a single one it never ends. */
const leastPool = 2

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const env = readSecretFiles(environment)
  const dataDir = findDataDir(env)
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    port: integer(env, 'PORT', 8080, 0, 65_535),
    host: env.HOST || '127.0.0.1',
    dataDir,
    databaseUrl,
    databaseAppUrl: readWithMain(env, 'DATABASE_URL', 'DATABASE_APP_URL', name =>
      url(env, name, ['postgres:', 'postgresql:']),
    ),
    cells: readCells(env.MUSTER_CELLS, env.MUSTER_CELLS_APP, databaseUrl),
    files: readFilesPlace(env.MUSTER_FILES, dataDir),
    scanner: readScannerPlace(env.MUSTER_CLAMD),
    poolSize: integer(env, 'MUSTER_POOL_SIZE', connectionsPerCore * availableParallelism(), leastPool, 500),
    preparedStatements: flag(env, 'MUSTER_PREPARED_STATEMENTS', true),
    redisUrl: url(env, 'REDIS_URL', ['redis:', 'rediss:']),
    secret: env.MUSTER_SECRET || undefined,
    previousSecret: readWithMain(
      env,
      'MUSTER_SECRET',
      'MUSTER_SECRET_PREVIOUS',
      name => env[name] || undefined,
    ),
    consoleUrl: consoleUrl(env),
    trustedProxies: proxies(env),
    logLevel: readOneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    worker: flag(env, 'MUSTER_WORKER', true),
    workerPort: integer(env, 'MUSTER_WORKER_PORT', 0, 0, 65_535),
    webhookAllow: privateReceivers(env),
    nameServers: nameServers(env),
    webhookRetentionDays: integer(env, 'MUSTER_WEBHOOK_RETENTION_DAYS', 30, 1, 3_650),
    mail: mailServer(env),
    serverTiming: flag(env, 'MUSTER_SERVER_TIMING', false),
    metricsToken: env.MUSTER_METRICS_TOKEN || undefined,
    drainSeconds: integer(env, 'MUSTER_DRAIN_SECONDS', 5, 0, 300),
    production: env.NODE_ENV === 'production',
  }
}

export const noSecret =
  'MUSTER_SECRET is not set; nothing can be signed or hashed without it. For example: export MUSTER_SECRET=$(openssl rand -hex 32)'

/** Refuses to answer requests or to deliver without a secret. Outside production one is made. */
export function assertSecret({ production, secret }: Config): void {
  if (!production || secret) return
  throw new Error(`With NODE_ENV=production, Muster makes no secret of its own. ${noSecret}`)
}

export function postgresFolder({ dataDir }: Config): string {
  return join(dataDir, 'postgres')
}

function integer(
  env: NodeJS.ProcessEnv,
  name: string,
  fallback: number,
  lowest: number,
  highest: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= lowest && value <= highest) return value
  throw new Error(`${name} is ${text}; it must be a whole number from ${lowest} to ${highest}.`)
}

function flag(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  return readOneOf(env, name, ['on', 'off'], fallback ? 'on' : 'off') === 'on'
}

function url(env: NodeJS.ProcessEnv, name: string, protocols: readonly string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const protocol = URL.parse(text)?.protocol
  if (protocol !== undefined && protocols.includes(protocol)) return text
  throw new Error(
    `${name} is not an address that starts with ${protocols.map(known => `${known}//`).join(' or ')}.`,
  )
}

/** Passkeys are for a name, never for an address, and browsers make them over HTTPS and on localhost. */
function consoleUrl(env: NodeJS.ProcessEnv): string | undefined {
  const text = env.MUSTER_CONSOLE_URL
  if (!text) return undefined
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost')
  const isName = url !== null && !isAddress(url.hostname.replace(/^\[|\]$/g, ''))
  if (isSafe && isName && url.href === `${url.origin}/`) return url.origin
  throw new Error(
    `MUSTER_CONSOLE_URL is ${text}; it must be https:// and a host name without a path, such as https://muster.example.com, or http://localhost:8080.`,
  )
}

/** A setting that adds to another one, and would count for nothing without it. */
function readWithMain<Value>(
  env: NodeJS.ProcessEnv,
  main: string,
  name: string,
  read: (name: string) => Value | undefined,
): Value | undefined {
  const value = read(name)
  if (value === undefined || env[main]) return value
  throw new Error(`${name} is set and ${main} is not; set ${main} too, or leave ${name} out.`)
}

function readOneOf(
  env: NodeJS.ProcessEnv,
  name: string,
  allowed: readonly string[],
  fallback: string,
): string {
  const text = env[name] || fallback
  if (allowed.includes(text)) return text
  throw new Error(`${name} is ${text}; it must be one of ${allowed.join(', ')}.`)
}

/** The items of a comma-separated setting. */
export function parseList(text = ''): string[] {
  const entries = text.split(',').map(entry => entry.trim())
  return entries.filter(entry => entry !== '')
}

function proxies(env: NodeJS.ProcessEnv): string[] {
  return parseList(env.MUSTER_TRUSTED_PROXIES).filter(entry => {
    if (isAddress(entry) || isBlock(entry)) return true
    throw new Error(`MUSTER_TRUSTED_PROXIES holds ${entry}, which is neither an address nor a CIDR block.`)
  })
}

function nameServers(env: NodeJS.ProcessEnv): string[] | undefined {
  const named = parseList(env.MUSTER_NAME_SERVERS)
  const wrong = named.find(entry => !isNameServer(entry))
  if (wrong === undefined) return named.length > 0 ? named : undefined
  throw new Error(
    `MUSTER_NAME_SERVERS holds ${wrong}, which is not an address such as 10.0.0.2 or [fd00::2]:53.`,
  )
}

function isNameServer(entry: string): boolean {
  try {
    new Resolver().setServers([entry])
    return true
  } catch {
    return false
  }
}

function privateReceivers(env: NodeJS.ProcessEnv): string[] {
  const named = parseList(env.MUSTER_WEBHOOK_ALLOW)
  if (named.length > 0 && env.NODE_ENV === 'production') {
    throw new Error(
      'MUSTER_WEBHOOK_ALLOW lets webhooks reach private addresses and is refused with NODE_ENV=production; unset it.',
    )
  }
  try {
    targetPolicy(named)
  } catch (error) {
    throw new Error(`MUSTER_WEBHOOK_ALLOW: ${tellShortly(error)}.`, { cause: error })
  }
  return named
}

function mailServer(env: NodeJS.ProcessEnv): MailServer | undefined {
  const server = url(env, 'MUSTER_SMTP_URL', ['smtp:', 'smtps:'])
  const from = env.MUSTER_SMTP_FROM || undefined
  if (from !== undefined && parseAddress(from) === undefined)
    throw new Error(
      `MUSTER_SMTP_FROM is ${from}, which is not an address such as Muster <muster@example.com>.`,
    )
  if (server === undefined) {
    readWithMain(env, 'MUSTER_SMTP_URL', 'MUSTER_SMTP_FROM', () => from)
    return undefined
  }
  if (from !== undefined) return { url: server, from }
  throw new Error(
    'MUSTER_SMTP_URL is set and MUSTER_SMTP_FROM is not; name the address that e-mails come from, such as Muster <muster@example.com>.',
  )
}
