// Processes: answer requests or deliver webhooks until a signal stops them.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicContract } from '@muster/contract'
import { type DemoKeys, ensureDemo } from './cli/seed/demo.ts'
import { fail, print, requireSecrets } from './cli/terminal.ts'
import { Docs, docsFiles } from './http/docs.ts'
import { type Config, readConfig } from './runtime/config.ts'
import { openHealth } from './runtime/health.ts'
import { openLog } from './runtime/log.ts'
import { openPlatform, type Platform } from './runtime/platform.ts'
import { serveProbes } from './runtime/probes.ts'
import { startServer } from './start.ts'
import { workerOn } from './worker.ts'

/** Delivers webhooks, and answers for its health where a port is set. */
export async function work(): Promise<void> {
  const config = readConfig(process.env)
  await onPlatform(config, platform => workOn(config, platform))
}

async function workOn(config: Config, platform: Platform): Promise<void> {
  const { logger, close } = openLog(config.logLevel)
  const worker = workerOn(config, { ...platform, secrets: requireSecrets(platform) }, logger)
  const health = openHealth(config, platform)
  const { workerPort: port, host } = config
  const probes = port ? await serveProbes(health, { port, host }) : undefined
  stopOnSignal(async () => {
    health.stop()
    await worker.stop()
    await probes?.close()
    await platform.close()
    close()
  })
  worker.start()
  print('Muster delivers webhooks.')
}

/** Answers requests, with a demo workspace where one is wanted. */
export async function serve(demo: boolean): Promise<void> {
  const config = readConfig(process.env)
  await onPlatform(config, platform => serveOn(config, platform, demo))
}

async function onPlatform(config: Config, run: (platform: Platform) => Promise<void>): Promise<void> {
  const platform = await openPlatform(config)
  try {
    await run(platform)
  } catch (error) {
    // The embedded database outlives a process that only exits.
    await platform.close()
    throw error
  }
}

async function serveOn(config: Config, platform: Platform, demo: boolean): Promise<void> {
  const server = await startServer(config, platform, { docs: new Docs(docsFiles(publicContract())) })
  const base_url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${server.port}`
  const docs_url = `${base_url}/docs`
  stopOnSignal(async signal => {
    // After Ctrl-C, a person is waiting.
    await server.stop(signal === 'SIGTERM' ? config.drainSeconds : 0)
    await platform.close()
  })
  if (!demo) return print(`Muster listens on ${base_url}, docs on ${docs_url}.`)
  const file = join(config.dataDir, 'demo.json')
  const api_keys = await ensureDemo(platform.database, requireSecrets(platform), knownKeys(file))
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

function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      print(`Stopping on ${signal}: requests in progress are answered first.`)
      stop(signal).then(
        () => process.exit(0),
        error => fail(error),
      )
    })
  }
}
