// The process of `muster serve` and `muster start`: answers requests until a signal stops it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicContract } from '@muster/contract/public'
import { type DemoKeys, ensureDemo } from './cli/seed/demo.ts'
import { print, requireSecrets } from './cli/terminal.ts'
import { openStore } from './files/place.ts'
import { ConsoleFiles, readBuild } from './http/console-files.ts'
import { Docs, docsFiles } from './http/docs.ts'
import { onPlatform, stopOnSignal } from './processes.ts'
import { type Config, readConfig } from './runtime/config.ts'
import type { Platform } from './runtime/platform.ts'
import { startServer } from './start.ts'

/** Answers requests, with a demo workspace where one is wanted. */
export async function serve(demo: boolean): Promise<void> {
  const config = readConfig(process.env)
  await onPlatform(config, platform => serveOn(config, platform, demo))
}

async function serveOn(config: Config, platform: Platform, demo: boolean): Promise<void> {
  const server = await startServer(config, platform, {
    docs: new Docs(docsFiles(publicContract())),
    console: new ConsoleFiles(readBuild(join(import.meta.dirname, '../console/dist'))),
  })
  const base_url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${server.port}`
  const docs_url = `${base_url}/docs`
  stopOnSignal(async signal => {
    // After Ctrl-C, a person is waiting.
    await server.stop(signal === 'SIGTERM' ? config.drainSeconds : 0)
    await platform.close()
  })
  if (!demo) return print(`Muster listens on ${base_url}, docs on ${docs_url}.`)
  const file = join(config.dataDir, 'demo.json')
  const store = await openStore(config.files)
  const api_keys = await ensureDemo(platform, requireSecrets(platform), store, knownKeys(file))
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ base_url, docs_url, api_keys }, null, 2)}\n`, { mode: 0o600 })
  print(welcome(base_url, docs_url, api_keys, file))
}

function welcome(base_url: string, docs_url: string, keys: DemoKeys, file: string): string {
  return `
Muster is ready, with a demo workspace of 50 employees.

  Docs      ${docs_url}
  API key   ${keys.full}
  Try       curl -s -H 'Authorization: Bearer ${keys.full}' '${base_url}/v1/employees?limit=2'

More keys (read only, without sensitive data) are in ${file}. Ctrl-C stops everything.
`
}

function knownKeys(file: string): DemoKeys | undefined {
  if (!existsSync(file)) return undefined
  return (JSON.parse(readFileSync(file, 'utf8')) as { api_keys?: DemoKeys }).api_keys
}
