// The process of `muster worker`: delivers webhooks until a signal stops it. It loads nothing that answers requests.

import { type Config, readConfig } from '../../runtime/config.ts'
import { openHealth } from '../../runtime/health.ts'
import { openLog } from '../../runtime/log.ts'
import type { Platform } from '../../runtime/platform.ts'
import { serveProbes } from '../../runtime/probes.ts'
import { createWorker } from '../../worker.ts'
import { print, requireSecrets } from '../terminal/terminal.ts'
import { onPlatform, stopOnSignal } from './process.ts'

/** Delivers webhooks, and answers for its health where a port is set. */
export async function runWorker(): Promise<void> {
  const config = readConfig(process.env)
  await onPlatform(config, platform => runWorkerOn(config, platform))
}

async function runWorkerOn(config: Config, platform: Platform): Promise<void> {
  const { logger, close } = openLog(config.logLevel)
  const worker = createWorker(config, { ...platform, secrets: requireSecrets(platform) }, logger)
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
