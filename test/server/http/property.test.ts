// Properties: requests made from the contract itself, right ones and wrong ones, and what holds of every answer.

import { randomInt } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { assertRefused, assertTaken } from '../../support/arbitrary/answers.ts'
import type { Call } from '../../support/arbitrary/call.ts'
import { type Operation, operations } from '../../support/arbitrary/contract.ts'
import { brokenCalls } from '../../support/arbitrary/mistakes.ts'
import { isKnown, validCall } from '../../support/arbitrary/requests.ts'
import { isChange, makeWorld, type World } from '../../support/arbitrary/world.ts'

/** How often every kind of mistake is made at every place where it can be. */
const numRuns = Number(process.env.MUSTER_PROPERTY_RUNS ?? 1)
// The same requests on every run, so that a change is not refused for what an earlier one did; `random` draws others.
const wanted = process.env.MUSTER_PROPERTY_SEED ?? '20261121'
const seed = wanted === 'random' ? randomInt(2 ** 31) : Number(wanted)
jest.setTimeout(240_000 * numRuns)
const width = 8

let world: World
beforeAll(async () => {
  process.stdout.write(
    `MUSTER_PROPERTY_SEED=${seed} MUSTER_PROPERTY_RUNS=${numRuns} repeats these properties.\n`,
  )
  world = await makeWorld(seed)
})

/** `salt` makes what one property is shown differ from what the others are. */
async function holds(
  calls: Arbitrary<Call>,
  check: (call: Call) => Promise<void>,
  { runs, salt }: { runs: number; salt: number },
): Promise<void> {
  const report = await fc.check(fc.asyncProperty(calls, check), { numRuns: runs, seed: seed + salt })
  if (!report.failed) return
  const cause = report.errorInstance
  const again = `MUSTER_PROPERTY_SEED=${seed} MUSTER_PROPERTY_RUNS=${numRuns} shows it again.`
  throw new Error(`${again}\n${fc.defaultReportMessage(report)}`, { cause })
}

/** Dates at random hardly ever keep the rules behind these; their own tests make them succeed. */
const ruled = new Set([
  'createEmployeeShift',
  'createLeaveApplication',
  'createRegularisation',
  'createRestDaySwap',
  'moveSandboxClock',
])

/** What is decided once may have been decided by the operation before. */
const isRuled = (operation: Operation): boolean => ruled.has(operation.id) || isChange(operation)

const named = operations.map((operation, at) => [operation.id, operation, at * 1000] as const)

describe.each(named)('%s', (_id, operation, salt) => {
  it('accepts what follows the contract', async () => {
    let succeeded = false
    const taken = async (call: Call) => {
      if (await assertTaken(call, world)) succeeded = true
    }
    const calls = validCall(operation, world)
    await holds(calls, taken, { runs: 8 * numRuns, salt })
    if (!isKnown(operation, world) || isRuled(operation)) return
    for (const call of fc.sample(calls, { numRuns: 200, seed })) if (!succeeded) await taken(call)
    expect(succeeded).toBe(true)
  })

  it('rejects what breaks the contract and names every error', async () => {
    const refused = (call: Call) => assertRefused(call, world)
    const kinds = brokenCalls(operation, world)
    // Several at a time, for most of a request is waiting.
    for (let at = 0; at < kinds.length; at += width) {
      const group = kinds.slice(at, at + width)
      await Promise.all(
        group.map((calls, place) => holds(calls, refused, { runs: numRuns, salt: salt + at + place })),
      )
    }
  })
})
