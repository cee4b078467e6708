// One load of a page by a real browser without a cache: what it fetched, and what the main thread did until it could be used.

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { followScripts, sum, weighScripts } from '../../test/support/browser/scripts.ts'

const dist = resolve(import.meta.dirname, '../../packages/console/dist')

export interface Target {
  readonly name: string
  readonly path: string
  /** What is there once the page can be used. */
  readonly usable: string
}

/** Bytes of the files of one kind. */
export interface Weight {
  readonly brotli: number
  readonly gzip: number
}

export interface Load {
  readonly scripts: Weight
  readonly styles: Weight
  readonly requests: number
  /** Milliseconds of processor time of the main thread. */
  readonly mainThreadMs: number
  readonly largestPaintMs: number
  readonly layoutShift: number
  /** What the policy or the console of the browser complained of. */
  readonly complaints: readonly string[]
}

interface Observed {
  paint: number
  shift: number
  refused: string[]
}

/** Run in the page before anything else. */
const observe = `
  globalThis.seen = { paint: 0, shift: 0, refused: [] }
  const each = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  each('largest-contentful-paint', ({ startTime }) => { seen.paint = startTime })
  each('layout-shift', ({ value }) => { seen.shift += value })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.refused.push(violatedDirective + ' refused ' + blockedURI))
`

/** Slowed down: a processor of a quarter of the speed, behind the line that Chromium calls Fast 4G. */
const slow = { latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750, offline: false }

export async function load(
  context: BrowserContext,
  origin: string,
  { path, usable }: Target,
  { slowed }: { slowed: boolean },
): Promise<Load> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => void (message.type() === 'error' && complaints.push(message.text())))
  page.on('pageerror', error => void complaints.push(String(error)))
  const cdp = await context.newCDPSession(page)
  const scripts = followScripts(page)
  const fetched = await prepare(page, cdp, slowed)
  await page.goto(`${origin}${path}`)
  await page.locator(usable).first().waitFor()
  const mainThreadMs = await taskMs(cdp)
  await page.waitForLoadState('networkidle')
  const seen = (await page.evaluate('seen')) as Observed
  await page.close()
  const styles = [...fetched].map(url => new URL(url).pathname).filter(name => name.endsWith('.css'))
  return {
    scripts: { brotli: sum(weighScripts(scripts)), gzip: weigh([...scripts]).gzip },
    styles: weigh(styles),
    requests: fetched.size,
    mainThreadMs,
    largestPaintMs: seen.paint,
    layoutShift: seen.shift,
    complaints: [...complaints, ...seen.refused],
  }
}

/** The addresses that the page asks for from now on. */
async function prepare(page: Page, cdp: CDPSession, slowed: boolean): Promise<Set<string>> {
  const fetched = new Set<string>()
  page.on('requestfinished', request => void fetched.add(request.url()))
  await page.addInitScript({ content: observe })
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (slowed) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await cdp.send('Network.emulateNetworkConditions', slow)
  }
  return fetched
}

async function taskMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
}

/** As the build compressed them, which is what is sent. */
function weigh(paths: readonly string[]): Weight {
  const files = paths.map(path => resolve(dist, path.slice('/app/'.length)))
  const sum = (coding: string) => files.reduce((all, file) => all + statSync(`${file}.${coding}`).size, 0)
  return { brotli: sum('br'), gzip: sum('gz') }
}
