// The process of `muster serve` and `muster start`: answers requests until a signal stops it.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeCalls } from '../../configure.ts'
import { Files } from '../../files/files.ts'
import { openStore } from '../../files/place.ts'
import { readBuild } from '../../http/pages/built-files.ts'
import { ConsoleFiles } from '../../http/pages/console-files.ts'
import { contractFiles, Docs, docsIn } from '../../http/pages/docs.ts'
import { openValidation } from '../../http/request/validate.ts'
import { type Config, readConfig } from '../../runtime/config.ts'
import { dropConsoleUrl, findConsoleUrl, keepConsoleUrl } from '../../runtime/console-url.ts'
import type { Platform } from '../../runtime/platform.ts'
import { startServer } from '../../server.ts'
import { asOperator } from '../office/office.ts'
import { linkMinutes, makeSignInLink, signInAddress } from '../office/people.ts'
import { demoApprovals } from '../seed/demo/approvals.ts'
import { type DemoPerson, ensurePeople } from '../seed/demo/console-people.ts'
import { type DemoKeys, ensureDemo } from '../seed/demo/demo.ts'
import { uploadHalfRight } from '../seed/demo/half-right-import.ts'
import { print, requireSecrets } from '../terminal/terminal.ts'
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
  const { database, url, rules } = platform
  const file = join(config.dataDir, 'demo.json')
  const store = await openStore(config.files)
  const known = readShown(file)
  const secrets = requireSecrets(platform)
  const openCalls = async () => {
    const files = new Files(store, config.scanner)
    const validation = await openValidation({ ahead: false })
    return makeCalls({ config, secrets, files, database, rules, validation, clock: undefined })
  }
  const place = { database, url, openCalls }
  const { workspace_id, api_keys } = await ensureDemo(place, secrets, store, known.api_keys)
  const { owner, made } = await ensurePeople(database, secrets, workspace_id)
  const people = made.length > 0 ? made : (known.people ?? [])
  if (made.length > 0) {
    const calls = await asOperator(await openCalls(), workspace_id, owner.id)
    await uploadHalfRight(calls)
    await demoApprovals(calls)
  }
  const shown: Shown = { base_url, docs_url, console_url, workspace_id, api_keys, people }
  mkdirSync(config.dataDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify(shown, null, 2)}\n`, { mode: 0o600 })
  const link = await makeSignInLink(database, secrets, { workspace_id, email: owner.email }, 'demo')
  print(welcome(shown, link, file))
}

/** What demo.json has. */
interface Shown {
  readonly base_url: string
  readonly docs_url: string
  readonly console_url: string
  readonly workspace_id: string
  readonly api_keys: DemoKeys
  readonly people: readonly DemoPerson[]
}

function welcome({ base_url, docs_url, console_url, api_keys }: Shown, link: string, file: string): string {
  return `
Muster is ready, with a demo workspace of 50 employees.

  Console   ${signInAddress(console_url, link)}
  Docs      ${docs_url}
  API key   ${api_keys.full}
  Try       curl -s -H 'Authorization: Bearer ${api_keys.full}' '${base_url}/v1/employees?limit=2'

The link to the console signs the owner in once, within ${linkMinutes} minutes. More keys (read only, without sensitive
data) and more people are in ${file}. Ctrl-C stops everything.
`
}

const readShown = (file: string): Partial<Shown> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Shown>) : {}
