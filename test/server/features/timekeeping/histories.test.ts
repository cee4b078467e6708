// Time over random histories: whatever callers and the clock do, leave, attendance and balances agree, and locked days stand.

import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { settle } from '../../../support/histories/attendance-steps.ts'
import { Follower } from '../../../support/histories/follow.ts'
import {
  assertBalances,
  assertCharged,
  assertGraded,
  assertSettled,
  LockedDays,
} from '../../../support/histories/invariants.ts'
import { take, timely } from '../../../support/histories/steps.ts'
import { addDays, makeWorld, randomFrom } from '../../../support/histories/world.ts'
import { setClock } from '../../../support/server/server.ts'

const histories = Number(process.env.MUSTER_HISTORIES ?? 6)
const wanted = process.env.MUSTER_HISTORIES_SEED ?? '20261122'
const first = wanted === 'random' ? randomInt(2 ** 30) : Number(wanted)
const seeds = Array.from({ length: histories }, (_, n) => first + n)

afterAll(() => setClock())

const step = fc.record({ name: fc.constantFrom(...timely), chance: fc.noBias(fc.nat(2 ** 31 - 1)) })
const timezone = fc.constantFrom('Asia/Karachi', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin')
const history = fc.record({
  timezone,
  sandwich_rule: fc.boolean(),
  steps: fc.array(step, { minLength: 60, maxLength: 120, size: 'max' }),
})

type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

async function walk({ steps, ...options }: History): Promise<void> {
  const world = await makeWorld(options)
  const [locked, follower] = [new LockedDays(world), new Follower(world)]
  for (const [n, { name, chance }] of steps.entries()) {
    const when = `${n} ${name} on ${world.today}`
    await take(world, name, randomFrom(chance))
    await locked.assertUnmoved(when)
    await assertCharged(world, when)
    if (n % 4 === 0) await assertBalances(world, when)
    if (n % 12 === 0) await follower.look()
  }
  // Who was entered since the clock looked last is graded within the hour.
  world.today = addDays(world.today, 1)
  await settle(world)
  await locked.assertUnmoved('the end')
  await assertBalances(world, 'the end')
  await assertGraded(world, 'the end')
  await follower.look()
  await follower.assertComplete()
  await assertSettled(world, 'the end')
}

describe('a random history', () => {
  it.each(seeds)('keeps its figures consistent, and does not change locked days (%i)', async seed => {
    const report = await fc.check(fc.asyncProperty(history, walk), { numRuns: 1, seed, endOnFailure: true })
    if (!report.failed) return
    const again = `MUSTER_HISTORIES_SEED=${seed} MUSTER_HISTORIES=1 shows it again.`
    throw new Error(`${again}\n${fc.defaultReportMessage(report)}`, { cause: report.errorInstance })
  })
})
