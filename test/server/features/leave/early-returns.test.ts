// Random sequences of requests, approvals, early returns, cancellations and locks, against a model that knows weekdays alone.

import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { addLeave, apply, attendanceOf, makeLeaveWorkspace } from '../../../support/fixtures/leave.ts'
import { lockThrough } from '../../../support/fixtures/locks.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-10-05T05:00:00Z'))
afterEach(() => setClock())

const runs = Number(process.env.MUSTER_HISTORIES ?? 8)
const wanted = process.env.MUSTER_HISTORIES_SEED ?? '20261127'
const seed = wanted === 'random' ? randomInt(2 ** 30) : Number(wanted)

const firstDay = Temporal.PlainDate.from('2026-10-05')
const toDay = (n: number): string => firstDay.add({ days: n }).toString()
// The first day is a Monday, and Saturday and Sunday are off.
const isWorked = (n: number): boolean => n % 7 < 5

interface Leave {
  readonly id: string
  readonly from: number
  to: number
  readonly hasSandwichRule: boolean
  status: 'pending' | 'approved' | 'cancelled'
  /** Its days that were charged when payroll locked them. */
  readonly paid: Set<number>
}

/** What each leave is charged by the rules, told by hand: from the first to the last, as they were requested. */
class Model {
  readonly leaves: Leave[] = []
  lockedThrough = -1

  uncancelled(): Leave[] {
    return this.leaves.filter(({ status }) => status !== 'cancelled')
  }

  charged(leave: Leave): number[] {
    const open = Array.from({ length: 140 }, (_, n) => n).filter(
      n => n > this.lockedThrough && this.#ownerOf(n) === leave,
    )
    return [...leave.paid, ...open].sort((a, b) => a - b)
  }

  /** A working day is of the leave that covers it, and a rest day of the later of the leaves on both sides of it. */
  #ownerOf(n: number): Leave | undefined {
    if (isWorked(n)) return this.#covering(n)
    const [before, after] = [this.#covering(n - 1 - ((n % 7) - 5)), this.#covering(n + 7 - (n % 7))]
    if (!before?.hasSandwichRule || !after?.hasSandwichRule) return undefined
    return this.leaves.indexOf(before) > this.leaves.indexOf(after) ? before : after
  }

  #covering(n: number): Leave | undefined {
    return this.uncancelled().find(({ from, to }) => from <= n && n <= to)
  }

  lock(through: number): void {
    const paid = this.uncancelled()
      .filter(({ status }) => status === 'approved')
      .map(leave => [leave, this.charged(leave).filter(n => n <= through)] as const)
    for (const [leave, days] of paid) for (const n of days) leave.paid.add(n)
    this.lockedThrough = through
  }
}

const step = fc.record({
  kind: fc.constantFrom('take', 'take', 'take', 'apply', 'approve', 'shorten', 'shorten', 'cancel', 'lock'),
  which: fc.nat(1_000),
  day: fc.nat(69),
  length: fc.integer({ min: 1, max: 16 }),
  hasSandwichRule: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function begin() {
  const workspace = await makeLeaveWorkspace({ annual_quota: '300', sandwich_rule: true })
  const types = { true: workspace.leave, false: await addLeave(workspace, { annual_quota: '300' }) }
  return { ...workspace, types, model: new Model() }
}
type World = Awaited<ReturnType<typeof begin>>

/** What is refused is not done. */
async function isDone(what: PromiseLike<unknown>): Promise<boolean> {
  try {
    await what
    return true
  } catch (error) {
    const { status } = error as { status?: number }
    if (status === 400 || status === 409) return false
    throw error
  }
}

async function request(world: World, { day, length, hasSandwichRule }: Step, isTaken: boolean) {
  const { model, types, muster } = world
  const to = day + length - 1
  const leave_type_id = types[`${hasSandwichRule}`]
  const made = await apply(world, { leave_type_id, from_date: toDay(day), to_date: toDay(to) })
  if (isTaken) await muster.leaveApplications.approve(made.id)
  const status = isTaken ? 'approved' : 'pending'
  model.leaves.push({ id: made.id, from: day, to, hasSandwichRule, status, paid: new Set() })
}

async function shorten({ id }: World, leave: Leave, last: number): Promise<void> {
  const body = { last_day: toDay(last), shortening_reason: 'Back at work' }
  const { status, text } = await askConsole({ id }, 'shortenLeaveApplication', { id: leave.id, body })
  if (status >= 500) throw new Error(text)
  if (status === 200) leave.to = last
}

async function walk(world: World, { kind, which, ...step }: Step): Promise<void> {
  const { model, muster } = world
  const chosen = (status?: Leave['status']) => {
    const among = model.uncancelled().filter(leave => status === undefined || leave.status === status)
    return among[which % Math.max(among.length, 1)]
  }
  if (kind === 'take' || kind === 'apply')
    await isDone(request(world, { kind, which, ...step }, kind === 'take'))
  const pending = kind === 'approve' ? chosen('pending') : undefined
  if (pending && (await isDone(muster.leaveApplications.approve(pending.id)))) pending.status = 'approved'
  const approved = kind === 'shorten' ? chosen('approved') : undefined
  if (approved)
    await shorten(world, approved, approved.from + (step.length % (approved.to - approved.from + 1)))
  const ended = kind === 'cancel' ? chosen() : undefined
  if (ended && (await isDone(muster.leaveApplications.cancel(ended.id)))) ended.status = 'cancelled'
  if (kind === 'lock' && step.day > model.lockedThrough && which % 3 === 0) {
    model.lock(step.day)
    await lockThrough(world, toDay(step.day))
  }
}

/** By application, what its entries in the ledger take. */
async function usedIn({ id }: World): Promise<Record<string, number>> {
  const rows = await inDatabase<{ id: string; used: number }>(
    `select leave_application_id as id, -sum(days)::float as used from leave_ledger_entries
     where workspace_id = $1 and leave_application_id is not null group by 1 having sum(days) <> 0`,
    [id],
  )
  return Object.fromEntries(rows.map(({ id: application, used }) => [application, used]))
}

async function compare(world: World, when: unknown): Promise<void> {
  const { model, muster } = world
  const approved = model.leaves.filter(({ status }) => status === 'approved')
  const charged = approved.map(leave => [leave.id, model.charged(leave)] as const)
  const used = Object.fromEntries(
    charged.filter(([, days]) => days.length > 0).map(([id, days]) => [id, days.length]),
  )
  expect({ when, used: await usedIn(world) }).toEqual({ when, used })
  const shown: Record<string, number> = {}
  for await (const { id, total_days } of muster.leaveApplications.list({ status: 'approved' }))
    if (Number(total_days) > 0) shown[id] = Number(total_days)
  expect({ when, shown }).toEqual({ when, shown: used })
  const onLeave = Object.entries(await attendanceOf(world)).filter(([, mark]) => mark.startsWith('on_leave'))
  expect({ when, onLeave: onLeave.map(([day]) => day) }).toEqual({
    when,
    onLeave: charged.flatMap(([, days]) => days.map(toDay)).sort(),
  })
}

/** The figures of an explanation add up to what the leave costs, however often it was made shorter. */
async function assertExplained(world: World): Promise<void> {
  for (const leave of world.model.leaves.filter(({ status }) => status === 'approved')) {
    const { lines } = await inConsole(world, 'getLeaveApplicationExplanation', { id: leave.id })
    const sum = lines.reduce((all: number, { figure }: { figure: string | null }) => all + Number(figure), 0)
    expect([leave.id, sum]).toEqual([leave.id, world.model.charged(leave).length])
  }
}

describe('leave that is requested, approved, ended early, cancelled and locked in any order', () => {
  it('is charged by the days that are really taken, in ledger, application and attendance', async () => {
    const sequence = fc.array(step, { minLength: 15, maxLength: 40, size: 'max' })
    const property = fc.asyncProperty(sequence, async steps => {
      const world = await begin()
      for (const [n, each] of steps.entries()) {
        await walk(world, each)
        await compare(world, [n, each.kind])
      }
      await assertExplained(world)
    })
    await fc.assert(property, { numRuns: runs, endOnFailure: true, seed })
  })
})
