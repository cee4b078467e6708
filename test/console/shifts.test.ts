// The page of a person loads part by part, and nothing that is seen moves meanwhile.

import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'

/** Run in the page before anything else. */
const observe = `
  globalThis.shifts = []
  new PerformanceObserver(list => list.getEntries().forEach(({ value, sources }) =>
    shifts.push([value, ...sources.map(({ node }) => String(node?.outerHTML ?? node?.textContent).slice(0, 100))]),
  )).observe({ type: 'layout-shift', buffered: true })
`

/** Chromium’s sum of how much moved how far. */
const most = 0.05

type Shift = readonly [value: number, ...moved: string[]]

describeInBrowser('the page of a person', () => {
  it.each([1280, 360])('moves nothing that is seen while it loads, %d pixels wide', async width => {
    const workspace = await openDemoWorkspace()
    const [person] = (await workspace.muster.employees.list({ limit: 1, status: 'active' })).data
    const opened = await openConsole({ workspace, context: { viewport: { width, height: 740 } } })
    const { page, context, load } = opened
    await page.addInitScript({ content: observe })
    // So that what is asked for one after the other also comes so.
    const browser = await context.newCDPSession(page)
    const line = { latency: 200, downloadThroughput: -1, uploadThroughput: -1, offline: false }
    await browser.send('Network.emulateNetworkConditions', line)
    await load(`/employees/${person!.id}`)
    await page.getByRole('heading', { name: 'Leave' }).first().waitFor()
    const shifts = (await page.evaluate('shifts')) as readonly Shift[]
    const sum = shifts.reduce((all, [value]) => all + value, 0)
    if (sum > most) expect(shifts).toEqual(`at most ${most} together`)
  })
})
