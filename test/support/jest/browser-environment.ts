// The environment of a test file in a browser: that of the api tests, the real console on the server, and a way into the browser of the project.

import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment'
import type { Browser, BrowserType } from 'playwright-core'
import { type BrowserName, nameAddress } from './browser-names.ts'
import Environment from './environment.ts'

async function loadKind(name: BrowserName): Promise<BrowserType> {
  if (name === 'firefox') return (await import('playwright-firefox')).firefox as unknown as BrowserType
  return (await import('playwright-core')).chromium
}

export default class extends Environment {
  readonly #name: BrowserName
  #browser: Browser | undefined

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context)
    this.#name = config.projectConfig.testEnvironmentOptions.browser as BrowserName
  }

  override async setup(): Promise<void> {
    await super.setup()
    const address = process.env[nameAddress(this.#name)]
    if (address === undefined) return
    await this.#servePages('build')
    // Node keeps the library for every file of the worker.
    this.#browser = await (await loadKind(this.#name)).connect(address)
    this.global.musterBrowser = this.#browser
  }

  override async teardown(): Promise<void> {
    await this.#browser?.close()
    if (this.#browser) await this.#servePages('nothing')
    await super.teardown()
  }

  async #servePages(of: string): Promise<void> {
    const { control_url } = this.global.musterServer as { control_url: string }
    const answer = await fetch(`${control_url}/pages?of=${of}`)
    if (!answer.ok) throw new Error(`The server did not take the pages: ${await answer.text()}`)
  }
}
