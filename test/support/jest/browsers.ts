// The browsers of the tests: where each is found, how it is started, and what is said where it is missing.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'
import { firefox } from 'playwright-firefox'
import { type BrowserName, nameAddress } from './browser-names.ts'
import setUpServers from './global-setup.ts'

const root = resolve(import.meta.dirname, '../../..')

interface Installed {
  /** The names of its program, the best first. */
  readonly names: readonly string[]
  /** What may name its program instead. */
  readonly variable: string
  /** The package of Debian. */
  readonly debian: string
  readonly launch: (executablePath: string) => Promise<BrowserServer>
}

const browsers: Readonly<Record<BrowserName, Installed>> = {
  chromium: {
    // The first has no windows and draws only what is asked for: half of the processor time.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    variable: 'CHROMIUM',
    debian: 'chromium-headless-shell',
    // As root, Chromium has no sandbox; what it opens here is our own.
    launch: executablePath =>
      chromium.launchServer({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] }),
  },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX',
    debian: 'firefox-esr',
    // The channel takes a Firefox as it is installed.
    launch: executablePath => firefox.launchServer({ executablePath, channel: 'moz-firefox' }),
  },
}

export async function startBrowser(name: BrowserName): Promise<void> {
  await setUpServers()
  const { launch, debian, variable } = browsers[name]
  const program = findProgram(name)
  if (program === undefined) {
    const missing = `Tests in ${name} are skipped: it was not found. Install it (apt-get install ${debian}), or name its program in ${variable}.\n`
    if (process.env.CI_BROWSER) throw new Error(missing)
    process.stderr.write(missing)
    return
  }
  buildConsole()
  const browser = await launch(program)
  process.env[nameAddress(name)] = browser.wsEndpoint()
  globalThis.musterUnderTest!.browsers.push(browser)
}

function findProgram(name: BrowserName): string | undefined {
  const { names, variable } = browsers[name]
  const named = process.env[variable]
  const folders = (process.env.PATH ?? '').split(delimiter)
  const known = names.flatMap(one => folders.map(folder => join(folder, one)))
  return [...(named ? [named] : []), ...known].find(existsSync)
}

function buildConsole(): void {
  const script = join(root, 'scripts/build/build-console.ts')
  const { status } = spawnSync(process.execPath, [script, '--when-stale'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The console was not built.')
}
