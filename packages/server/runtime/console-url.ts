// The address of the console: what the settings say, or where a server of this data folder listens.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

type Place = Pick<Config, 'consoleUrl' | 'host' | 'port'>

/** Where people open the console. On this machine that is `localhost`, since passkeys are for no address. */
export function findConsoleUrl({ consoleUrl, host, port }: Place): string {
  const isHere = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return consoleUrl ?? `http://${isHere ? 'localhost' : name}:${port}`
}

const fileIn = (dataDir: string): string => join(dataDir, 'console-url')

/** Those of servers that run, the last one started at the end; once none runs, that of the last. */
const listUrls = (dataDir: string): string[] =>
  existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), 'utf8').trim().split('\n') : []

function writeUrls(dataDir: string, urls: readonly string[]): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(fileIn(dataDir), `${urls.join('\n')}\n`)
  } catch {
    // A server whose data is elsewhere may have no folder to write to, and answers requests all the same.
  }
}

/** Keeps where this server listens, for commands that print links: they may run without its settings. */
export function keepConsoleUrl(dataDir: string, url: string): void {
  writeUrls(dataDir, [...listUrls(dataDir).filter(known => known !== url), url])
}

/** Once it listens no more: links lead to a server that is left. */
export function dropConsoleUrl(dataDir: string, url: string): void {
  const left = listUrls(dataDir).filter(known => known !== url)
  if (left.length > 0) writeUrls(dataDir, left)
}

/** The address for links that a command prints; a port in its settings is that of the server. */
export function readConsoleUrl(config: Config, env: NodeJS.ProcessEnv): string {
  const isSet = config.consoleUrl !== undefined || Boolean(Number(env.PORT))
  return (isSet ? undefined : listUrls(config.dataDir).at(-1)) ?? findConsoleUrl(config)
}
