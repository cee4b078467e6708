// A move whose mover is killed, or whose databases crash, at each of its steps while callers write: nothing is lost, and nothing is twice.

import { once } from 'node:events'
import { join } from 'node:path'
import { type CellPlace, type Move, type MoveStep, moveSteps, moveWorkspace, undoMove } from '@muster/db'
import type { Cluster } from '../support/database/cluster.ts'
import { countWritten, makeMovable, TwoCells, Writers } from '../support/database/moving.ts'
import { startModule } from '../support/processes/children.ts'
import { until } from '../support/processes/until.ts'

const cells = new TwoCells()
let directory: CellPlace
let workspace: string
/** Where the workspace lives, and the other one: it goes to and fro. */
let [from, to]: readonly [CellPlace, CellPlace] = cells.places
beforeAll(async () => {
  await cells.start()
  ;[from, to] = cells.places
  directory = from
  workspace = await makeMovable(cells.here, 50)
})
afterAll(() => cells.end())

const clusterOf = ({ name }: CellPlace): Cluster => (name === 'here' ? cells.here : cells.there)
const moveOf = (): Move => ({ source: from, target: to, directory, workspace })

/** A mover in a process of its own, which is gone as if its machine were. */
async function killBefore(step: MoveStep): Promise<void> {
  const child = startModule(join(import.meta.dirname, '../support/database/move-in-child.ts'), [
    JSON.stringify(moveOf()),
    step,
  ])
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  expect(said).toBe(step)
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/** All that callers were told is there, once, with its event and its delivery; and nothing of the move is left behind. */
async function assertWhole(home: CellPlace, writers: Writers): Promise<void> {
  const { departments, events, deliveries } = await countWritten(clusterOf(home), workspace)
  expect(events).toEqual(departments)
  expect(deliveries).toEqual(departments)
  const there = new Set(departments)
  expect(there.size).toBe(departments!.length)
  expect(writers.acknowledged.filter(id => !there.has(id))).toEqual([])
  expect(writers.unread).toBe(0)
  expect(new Set(writers.numbers).size).toBe(writers.numbers.length)
  for (const cluster of [cells.here, cells.there]) {
    const [left] = await cluster.query<{ n: number }>(
      `select (select count(*) from pg_publication)::int + (select count(*) from pg_replication_slots)::int
         + (select count(*) from pg_subscription)::int as n`,
    )
    expect(left!.n).toBe(0)
  }
  for (const [place, state] of [
    [home, []],
    [home === from ? to : from, ['left', 'left']],
  ] as const) {
    const rows = await clusterOf(place).query<{ state: string }>('select state from moved_workspaces')
    expect(rows.map(row => row.state)).toEqual(state)
  }
}

const callers = 3
let round = 0
/** Each has names of its own, for what was written before is there still. */
function startWriters(mayFail = false): Writers {
  begun = new Writers([from, to], workspace, { callers, mayFail, prefix: `dep_${round++}` })
  return begun
}
let begun: Writers | undefined
// Those of a test that has failed leave the next one alone.
afterEach(() => begun?.end().catch(() => undefined))

const nowhere: readonly MoveStep[] = ['settle', 'catch_up', 'arrive']

describe('a mover that is killed', () => {
  it.each(moveSteps)('before the step %s: another one ends the move', async step => {
    const writers = startWriters()
    await writers.goOn()
    await killBefore(step)
    if (!nowhere.includes(step)) await writers.goOn()
    await moveWorkspace(moveOf())
    await writers.goOn()
    await writers.end()
    await assertWhole(to, writers)
    ;[from, to] = [to, from]
  })

  it.each(['people', 'reserve', 'subscribe', 'copy', 'leave', 'settle', 'arrive'] as const)(
    'before the step %s: the move is undone, and its cell has the workspace as before',
    async step => {
      const writers = startWriters()
      await writers.goOn()
      await killBefore(step)
      await undoMove(moveOf())
      await writers.goOn()
      await writers.end()
      await assertWhole(from, writers)
      const [left] = await clusterOf(to).query<{ n: number }>(
        'select count(*)::int as n from employees where workspace_id = $1',
        [workspace],
      )
      expect(left!.n).toBe(0)
    },
  )

  it('where nobody has the workspace, and what the source kept for the target is lost: the next one begins anew', async () => {
    const writers = startWriters()
    await writers.goOn()
    await killBefore('catch_up')
    await clusterOf(to).query(`alter subscription "muster_move_${workspace}" disable`)
    const idle = 'select from pg_replication_slots where active_pid is null'
    await until(async () => (await clusterOf(from).query(idle)).length === 1)
    await clusterOf(from).query('select pg_drop_replication_slot(slot_name) from pg_replication_slots')
    await moveWorkspace(moveOf())
    await writers.goOn()
    await writers.end()
    await assertWhole(to, writers)
    ;[from, to] = [to, from]
  })
})

describe('a database that crashes', () => {
  it.each([
    ['target', 'copy'],
    ['source', 'copy'],
    ['target', 'catch_up'],
    ['source', 'settle'],
    ['target', 'unfollow'],
  ] as const)('the %s before the step %s: the move goes on when it is run again', async (which, at) => {
    const writers = startWriters(true)
    await writers.goOn()
    const crashing = clusterOf(which === 'target' ? to : from)
    const crash = async (step: MoveStep) => {
      if (step !== at) return
      await crashing.crash()
      await crashing.start()
    }
    await expect(moveWorkspace(Object.assign(moveOf(), { before: crash }))).rejects.toThrow()
    await moveWorkspace(moveOf())
    await writers.goOn()
    await writers.end()
    await assertWhole(to, writers)
    ;[from, to] = [to, from]
  })
})
