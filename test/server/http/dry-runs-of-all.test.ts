// Dry runs of every write under /v1: each answers what the write then answers, and leaves every table as it was.

import fc from 'fast-check'
import { answerTo } from '../../support/arbitrary/answers.ts'
import { operations } from '../../support/arbitrary/contract.ts'
import { isKnown, validCall } from '../../support/arbitrary/requests.ts'
import { isChange, makeWorld, type World } from '../../support/arbitrary/world.ts'
import { digestTables } from '../../support/database/digest.ts'
import { withoutIds } from '../../support/http/without-ids.ts'

const seed = 20261130
// What reaches beyond the database cannot be tried.
const writes = operations.filter(
  ({ method, parameters }) => method !== 'GET' && parameters.some(({ name }) => name === 'Dry-Run'),
)

/** Dates at random hardly ever keep the rules behind these; test/server/resource/dry-runs.test.ts tries records that do. */
const ruled = new Set([
  'createEmployeeShift',
  'createLeaveApplication',
  'createRegularisation',
  'createRestDaySwap',
  'moveSandboxClock',
])

let world: World
beforeAll(async () => {
  world = await makeWorld(seed)
})

describe.each(writes.map((operation, at) => [operation.id, operation, at] as const))(
  'a dry run of %s',
  (_id, operation, at) => {
    it('answers what the write then answers, and changes nothing', async () => {
      const mayFail = ruled.has(operation.id) || isChange(operation) || !isKnown(operation, world)
      const calls = fc.sample(validCall(operation, world), { seed: seed + at, numRuns: mayFail ? 6 : 100 })
      let taken = 0
      for (const call of calls) {
        if (taken === 2) break
        const before = await digestTables()
        const tried = await answerTo(call.tried(), world)
        expect(await digestTables()).toEqual(before)
        const done = await answerTo(call, world)
        expect([tried.status, withoutIds(tried.text)]).toEqual([done.status, withoutIds(done.text)])
        expect(tried.headers.get('dry-run')).toBe(done.status < 300 ? 'true' : null)
        if (done.status < 300) taken++
      }
      if (!mayFail) expect(taken).toBeGreaterThan(0)
    })
  },
)
