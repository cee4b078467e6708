// Before the tests in a browser: what the api tests have, the console built, and one Chromium for the whole run.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import setUpServers from './global-setup.ts'

const root = resolve(import.meta.dirname, '../../..')
// The first has no windows and draws only what is asked for: half of the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const missing =
  'Tests in a browser are skipped: no Chromium was found. Install it (apt-get install chromium-headless-shell), or name its program in CHROMIUM.\n'

export default async function setup(): Promise<void> {
  await setUpServers()
  const executablePath = findChromium()
  if (executablePath === undefined) {
    if (process.env.CI_BROWSER) throw new Error(missing)
    process.stderr.write(missing)
    return
  }
  buildConsole()
  // As root, Chromium has no sandbox; what it opens here is our own.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launchServer({ executablePath, args })
  process.env.MUSTER_TEST_BROWSER = browser.wsEndpoint()
  globalThis.musterUnderTest!.browser = browser
}

function findChromium(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env
  const folders = PATH.split(delimiter)
  const known = names.flatMap(name => folders.map(folder => join(folder, name)))
  return [...(CHROMIUM ? [CHROMIUM] : []), ...known].find(existsSync)
}

function buildConsole(): void {
  const script = join(root, 'scripts/build/build-console.ts')
  const { status } = spawnSync(process.execPath, [script, '--when-stale'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The console was not built.')
}
