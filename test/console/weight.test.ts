// What pages weigh: all JavaScript that they load until they rest, compressed as it is sent, within the budgets of the console.

import { brotliCompressSync } from 'node:zlib'
import { describeInBrowser, openBrowser, signInAs } from '../support/browser/open.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'

const kilobyte = 1_000
const signInBudget = 135 * kilobyte
const roomBudget = 200 * kilobyte

/** By the names of the files, so that a failure says which have grown. */
type Weights = Readonly<Record<string, number>>

const sum = (weights: Weights): number => Object.values(weights).reduce((all, one) => all + one, 0)

/** Loads a page with nothing in the cache. */
async function weigh(path: string, member?: Parameters<typeof signInAs>[1]): Promise<Weights> {
  const { page, context, load } = await openBrowser()
  if (member) await signInAs(context, member)
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, response.body())
  })
  await load(path)
  const weights: Record<string, number> = {}
  for (const [name, body] of scripts) weights[name] = brotliCompressSync(await body).length
  return weights
}

describeInBrowser('the JavaScript of', () => {
  it('the sign-in is within 135 kB', async () => {
    const weights = await weigh('/sign-in')
    expect(Object.keys(weights).length).toBeGreaterThan(2)
    if (sum(weights) > signInBudget) expect(weights).toEqual(`at most ${signInBudget} bytes together`)
  })

  it.each(['/', '/employees', '/employees/new', '/payroll/runs'])('%s is within 200 kB', async path => {
    const member = await makeFullMember((await makeWorkspace()).id, 'Owner')
    const weights = await weigh(path, member)
    if (sum(weights) > roomBudget) expect(weights).toEqual(`at most ${roomBudget} bytes together`)
  })
})
