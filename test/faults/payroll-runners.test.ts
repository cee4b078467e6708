// Runners of payroll in each other's way, and a database that keeps one waiting: nothing is done twice or half.

import { randomUUID } from 'node:crypto'
import { copyWorkspace } from '../support/database/workspace-rows.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { createRun, makePaying } from '../support/fixtures/payroll.ts'
import {
  askFor,
  type FullMonth,
  inMay,
  lastOperation,
  makeFullMonth,
  openCopy,
  workOn,
} from '../support/fixtures/payroll-month.ts'
import { PayrollNode } from '../support/server/payroll-node.ts'
import { setClock } from '../support/server/server.ts'

let node: PayrollNode
let base: FullMonth
beforeAll(async () => {
  base = await makeFullMonth()
  node = await PayrollNode.open(inMay)
})
afterAll(async () => {
  await node.close()
  await setClock()
})

const later = (seconds: number) =>
  Temporal.Instant.from(inMay)
    .add({ milliseconds: seconds * 1_000 })
    .toString({ fractionalSecondDigits: 3 })

/** The last day that is closed; null where none is. */
async function closedThrough(id: string): Promise<string | null> {
  const [lock] = await inDatabase<{ day: string }>(
    'select locked_through::text as day from time_locks where workspace_id = $1',
    [id],
  )
  return lock?.day ?? null
}

/** A workspace of its own whose April is approved. */
async function approved(): Promise<{ id: string; run: string }> {
  const of = { id: await copyWorkspace(base.id), run: base.run }
  expect(await workOn(node, of, 'process', 'approve')).toMatchObject({ status: 'succeeded' })
  return of
}

describe('one operation', () => {
  it('is worked on by one of several runners that look at once', async () => {
    const others = await Promise.all([1, 2, 3].map(() => PayrollNode.open(inMay)))
    const all = [node, ...others]
    const of = { id: await copyWorkspace(base.id), run: base.run }
    for (const kind of ['process', 'approve', 'lock'] as const) {
      await askFor(of, kind)
      const seen = await Promise.all(all.map(each => each.watch(() => each.drained())))
      expect([kind, seen.filter(flushes => flushes.length > 0).length]).toEqual([kind, 1])
      expect(await lastOperation(of.id)).toMatchObject({ status: 'succeeded' })
    }
    for (const other of others) await other.close()
  })
})

describe('locks of two months of different tax years at once', () => {
  const inAugust = '2026-08-05T05:00:00Z'
  let id: string
  let june: string
  let july: string
  let employee: string
  let first: PayrollNode
  let second: PayrollNode

  beforeAll(async () => {
    await setClock(inAugust)
    const workspace = await makePaying()
    await workspace.assign('100000', '2024-03-01')
    id = workspace.id
    employee = workspace.employee.id
    first = await PayrollNode.open(inAugust)
    second = await PayrollNode.open(inAugust)
    june = (await createRun(workspace, { year: 2026, month: 6 })).id
    july = (await createRun(workspace, { year: 2026, month: 7 })).id
    for (const run of [june, july]) await workOn(first, { id, run }, 'process', 'approve')
  })
  afterAll(async () => {
    await first.close()
    await second.close()
    await setClock(inMay)
  })

  /** June is verified, with its days closed, while July is asked for; what July came to. */
  async function lockBoth(of: string, [one, other]: readonly [string, string]) {
    await askFor({ id: of, run: one }, 'lock')
    const trapped = first.holdOn('stored_payroll_entries')
    const worked = first.drained()
    const held = await trapped
    const ended = await workOn(second, { id: of, run: other }, 'lock')
    held.resume()
    await worked
    return ended
  }

  const statuses = async (of: string) => {
    const rows = await inDatabase<{ status: string }>(
      'select status from payroll_runs where workspace_id = $1 order by year, month',
      [of],
    )
    return rows.map(({ status }) => status)
  }

  it('are one after the other, and the second is told to wait', async () => {
    const of = await copyWorkspace(id)
    expect(await lockBoth(of, [june, july])).toMatchObject({
      status: 'failed',
      message:
        'The payroll run of 2026-06 is being locked, and its days may open again. Lock this one once that has ended.',
    })
    expect([await statuses(of), await closedThrough(of)]).toEqual([['locked', 'approved'], '2026-06-30'])
    expect(await workOn(first, { id: of, run: july }, 'lock')).toMatchObject({ status: 'succeeded' })
    expect([await statuses(of), await closedThrough(of)]).toEqual([['locked', 'locked'], '2026-07-31'])
  })

  it.each([
    ['earlier', '2026-06-09', 0],
    ['later', '2026-07-08', 1],
  ])('leave no day closed where the %s one fails', async (_which, date, failing) => {
    const of = await copyWorkspace(id)
    const { muster } = await openCopy(of)
    await muster.attendanceRecords.create({ employee_id: employee, date, status: 'absent' })
    const runs = [june, july]
    await lockBoth(of, [runs[failing]!, runs[1 - failing]!])
    expect([await statuses(of), await closedThrough(of)]).toEqual([['approved', 'approved'], null])
  })
})

describe('days that are to be graded again while a lock begins', () => {
  it('are graded before they close, so that nobody is paid by old ones', async () => {
    const of = { id: await copyWorkspace(base.id), run: base.run }
    const { muster } = await openCopy(of.id)
    const [shift] = (await muster.shifts.list()).data
    await setClock('2026-04-01T05:00:00Z')
    await muster.shifts.update(shift!.id, { attendance_mode: 'auto_present' })
    await setClock(inMay)
    await workOn(node, of, 'process', 'approve')
    await askFor(of, 'lock')
    const trapped = node.holdOn('lock_everybody_for_time', { asked: () => 0 })
    const worked = node.drained()
    const held = await trapped
    await muster.shifts.update(shift!.id, { attendance_mode: 'punch_required' })
    held.resume()
    await worked
    const { status, problems } = await lastOperation(of.id)
    expect([status, problems.map(({ employee_id }) => employee_id)]).toEqual(['failed', base.employees])
    for (const { message } of problems) expect(message).toMatch(/EOBI_EE is \d+.00 and would be 0.00/)
    expect(await closedThrough(of.id)).toBe('2026-03-31')
  })
})

describe('what the database cannot do now', () => {
  /** From here on nobody makes a run of the workspace locked, as if another held it; call to end that. */
  async function hinder(id: string): Promise<() => Promise<unknown>> {
    const name = `hinder_${randomUUID().replaceAll('-', '')}`
    await inDatabase(
      `create function ${name}() returns trigger language plpgsql as
         $$ begin raise exception 'canceling statement due to lock timeout' using errcode = 'lock_not_available'; end $$;
       create trigger ${name} before update on payroll_runs for each row
         when (new.workspace_id = '${id}' and new.status = 'locked') execute function ${name}()`,
    )
    return () => inDatabase(`drop function ${name} cascade`)
  }

  const triesOf = async (id: string) => {
    const [row] = await inDatabase<{ tries: number }>(
      'select tries from payroll_operations where workspace_id = $1 order by created_at desc, id desc limit 1',
      [id],
    )
    return row!.tries
  }

  it('is tried again after longer and longer pauses, and given up with an error', async () => {
    const of = await approved()
    const letGo = await hinder(of.id)
    await askFor(of, 'lock')
    node.now = inMay
    await node.drained()
    expect(await triesOf(of.id)).toBe(2)
    let [waited, tries] = [0, 2]
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      node.now = later(waited + pause - 0.5)
      await node.drained()
      expect([pause, await triesOf(of.id)]).toEqual([pause, tries])
      waited += pause
      tries += 1
      node.now = later(waited)
      await node.drained()
      expect([pause, await triesOf(of.id)]).toEqual([pause, tries])
    }
    expect(await lastOperation(of.id)).toEqual({
      status: 'failed',
      message: 'Given up after 10 tries: others kept changing the same records. Ask for it again.',
      problems: [],
    })
    expect(await closedThrough(of.id)).toBe('2026-03-31')
    await letGo()
    node.now = inMay
    expect(await workOn(node, of, 'lock')).toMatchObject({ status: 'succeeded' })
    expect(await closedThrough(of.id)).toBe('2026-04-30')
  })

  it('is given up where each process dies of it, and its days are open again', async () => {
    const of = await approved()
    await askFor(of, 'lock')
    await inDatabase('update payroll_operations set tries = 9 where workspace_id = $1', [of.id])
    const victim = await PayrollNode.open(inMay)
    const trapped = victim.holdOn('stored_payroll_entries')
    const worked = victim.drained()
    await trapped
    expect(await closedThrough(of.id)).toBe('2026-04-30')
    await victim.kill()
    await worked
    await victim.close()
    node.now = later(61)
    await node.drained()
    node.now = inMay
    expect(await lastOperation(of.id)).toMatchObject({
      status: 'failed',
      message: 'Given up after 10 tries: no process came to its end. Ask for it again.',
    })
    expect(await closedThrough(of.id)).toBe('2026-03-31')
  })
})
