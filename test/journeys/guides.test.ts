// The guides as printed: each on the demo of npm start, from its first block to its last, and each block prints what stands below it.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/contract/page.ts'
import { type Followed, isAsStated, linesOf, openReadersDemo, stepsOf } from '../support/fixtures/guides.ts'

const pages = readdirSync(join(root, 'docs/guides'))
  .filter(file => file.endsWith('.md'))
  .map(file => file.replace('.md', ''))

/** For people at the console, who type no commands. */
const withoutCommands = 'approvals deciding deciding.ur employees employees.ur privacy'.split(' ')

/** For operators, whose commands are for machines of their own. first-node.test.ts runs those of the first page. */
const ofOperators = pages.filter(name => name.startsWith('operating'))

/** One program from its first block to its last, which a test of its own runs. */
const programs = ['payroll-by-sdk']

/** How many blocks of a guide are for another terminal. */
const elsewhere: Readonly<Record<string, number>> = { webhooks: 2 }

const followed = pages.filter(name => ![...withoutCommands, ...ofOperators, ...programs].includes(name))

const begins = /^eval "\$\(npx muster demo env( --empty)?\)"$/m

/** Two at a time, in the order of the tests. */
function followAll(): Map<string, Promise<Followed[]>> {
  const demo = openReadersDemo()
  const lanes = [demo, demo] as Promise<unknown>[]
  const all = followed.map((name, n) => {
    const path = `docs/guides/${name}.md`
    const result = lanes[n % 2]!.then(async () => (await demo).follow(path))
    lanes[n % 2] = result.catch(() => undefined)
    // Its own test tells of it.
    result.catch(() => undefined)
    return [name, result] as const
  })
  return new Map(all)
}

let results: Map<string, Promise<Followed[]>>
beforeAll(() => {
  results = followAll()
})

describe('The guide', () => {
  it.each(withoutCommands)('%s has no commands', name => {
    expect(stepsOf(`docs/guides/${name}.md`).here).toEqual([])
  })

  it.each(ofOperators.filter(name => name !== 'operating'))(
    '%s has commands for other machines alone',
    name => {
      expect(stepsOf(`docs/guides/${name}.md`).here).toEqual([])
    },
  )

  it.each(followed)(
    '%s begins with one line, and leaves no block to another terminal that is not counted',
    name => {
      const { here, elsewhere: others } = stepsOf(`docs/guides/${name}.md`)
      expect(here[0]?.text).toMatch(begins)
      expect(others).toHaveLength(elsewhere[name] ?? 0)
    },
  )

  it.each(followed)('%s prints what it says', async name => {
    const blocks = (await results.get(name))!
    expect(blocks).toHaveLength(stepsOf(`docs/guides/${name}.md`).here.length)
    const told = blocks.map(block => {
      const printed = isAsStated(block) ? block.stated : block.printed
      return { line: block.line, prints: linesOf(printed) }
    })
    expect(told).toEqual(blocks.map(({ line, stated }) => ({ line, prints: linesOf(stated) })))
  })
})
