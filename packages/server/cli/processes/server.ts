// The process of `muster serve` and `muster start`: answers requests until a signal stops it.

import { join } from 'node:path'
import { readBuild } from '../../http/pages/built-files.ts'
import { ConsoleFiles } from '../../http/pages/console-files.ts'
import { contractFiles, Docs, docsIn } from '../../http/pages/docs.ts'
import { type Config, readConfig } from '../../runtime/config.ts'
import { dropConsoleUrl, findConsoleUrl, keepConsoleUrl } from '../../runtime/console-url.ts'
import type { Platform } from '../../runtime/platform.ts'
import { startServer } from '../../server.ts'
import { openDemo } from '../demo/make.ts'
import { print } from '../terminal/terminal.ts'
import { onPlatform, stopOnSignal } from './process.ts'

/** Answers requests, with a demo workspace where one is wanted. */
export async function runServer(demo: boolean): Promise<void> {
  const config = readConfig(process.env)
  if (demo && config.production) throw new Error(noDemo)
  await onPlatform(config, platform => runServerOn(config, platform, demo))
}

const noDemo =
  'muster start makes a demo workspace, and prints its keys and a link that signs its owner in. With NODE_ENV=production, run muster serve instead, and let the first owner in with muster person invite.'

const packages = join(import.meta.dirname, '../../..')

async function runServerOn(config: Config, platform: Platform, demo: boolean): Promise<void> {
  const server = await startServer(config, platform, {
    docs: new Docs(contractFiles(), docsIn(join(packages, 'docs/dist'))),
    console: new ConsoleFiles(readBuild(join(packages, 'console/dist'))),
  })
  const base_url = `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${server.port}`
  const docs_url = `${base_url}/docs`
  const console_url = findConsoleUrl({ ...config, port: server.port })
  stopOnSignal(async signal => {
    // After Ctrl-C, a person is waiting.
    await server.stop(signal === 'SIGTERM' ? config.drainSeconds : 0)
    dropConsoleUrl(config.dataDir, console_url)
    await platform.close()
  })
  keepConsoleUrl(config.dataDir, console_url)
  if (!demo) return print(`Muster listens on ${base_url}, docs on ${docs_url}.`)
  print(await openDemo(config, platform, { base_url, docs_url, console_url }))
}
