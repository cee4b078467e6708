// Sync over random histories: who follows changes, and who follows events, ends with what the server has.

import { type OperationFacts, operations } from '@muster/contract'
import { makeStaffed } from '../support/attendance.ts'
import { inConsole } from '../support/console.ts'
import { instantOn, randomFrom, step, type World } from '../support/histories.ts'
import { addLeave, allocateOn } from '../support/leave.ts'
import { eventsOf, raw } from '../support/make.ts'
import { setClock } from '../support/server.ts'

afterAll(() => setClock())

interface Stored {
  readonly id: string
  readonly object: string
  readonly updated_at: string
}

/** Every list that tells of changes. */
const lists = Object.values(operations as Record<string, OperationFacts>).filter(
  ({ path, parameters }) =>
    path.startsWith('/v1/') && parameters.query.some(({ name }) => name === 'updated_since'),
)

/** All that the lists show, or what changed since an instant, deleted records too. */
async function read({ key, employees }: World, since?: string): Promise<Stored[]> {
  const found: Stored[] = []
  const paths = lists.flatMap(list =>
    list.path.includes('{id}')
      ? employees.map(id => ({ list, path: list.path.replace('{id}', id) }))
      : [{ list, path: list.path }],
  )
  for (const { list, path } of paths) {
    const deletable = list.parameters.query.some(({ name }) => name === 'include_deleted')
    const query = new URLSearchParams({ limit: '100' })
    if (deletable) query.set('include_deleted', 'true')
    if (since) query.set('updated_since', since)
    for (let more = true; more; ) {
      const { status, json, text } = await raw('GET', `${path}?${query}`, { key })
      if (status !== 200) throw new Error(`${path}: ${text}`)
      found.push(...json.data)
      more = json.has_more
      if (more) query.set('starting_after', json.next_cursor)
    }
  }
  return found
}

async function makeWorld(today: string): Promise<World> {
  await setClock(instantOn(today, 1_020))
  const staffed = await makeStaffed({ joining_date: '2026-07-20' }, { request_budget: 1_000_000 })
  const leave = await addLeave(staffed)
  await allocateOn(staffed, today)
  await inConsole(staffed, 'updateAttendanceSettings', { body: { overtime_auto_request: true } })
  return { ...staffed, employees: [staffed.employee.id], leave, today }
}

const versionOf = ({ id, updated_at }: Stored) => `${id} ${updated_at}`

/** Steps, with a look at what changed now and then. */
async function follow(world: World, seed: number, length: number) {
  const random = randomFrom(seed)
  const copy = new Map<string, Stored>()
  const versions = new Map<string, Stored>()
  let since: string | undefined
  for (let n = 0; n <= length; n++) {
    if (n < length) await step(world, random)
    if (n < length && !random.often(0.2)) continue
    const begun = new Date().toISOString()
    for (const each of await read(world, since)) {
      copy.set(each.id, each)
      versions.set(versionOf(each), each)
    }
    since = begun
  }
  return { copy, versions }
}

/** The objects whose every change is an event. */
const isTold = ({ object }: Stored) => object === 'attendance_record' || object === 'employee'

const byId = (records: Iterable<Stored>) => [...records].sort((a, b) => (a.id < b.id ? -1 : 1))

describe('a random history', () => {
  it.each([2, 16])('is followed by changes and by events, and nothing of it is lost (%i)', async seed => {
    const world = await makeWorld('2026-08-20')
    const { copy, versions } = await follow(world, seed, 80)
    const now = await read(world)
    expect(byId(copy.values())).toEqual(byId(now))
    const events = (await eventsOf(world.id)).filter(({ type }) => /^(attendance|employee)\./.test(type))
    const told = events.map(({ data }) => data as unknown as Stored)
    const last = new Map(told.map(each => [each.id, each]))
    expect(byId(last.values())).toEqual(byId(now.filter(isTold)))
    const known = new Set(told.map(versionOf))
    const untold = [...versions.values()].filter(each => isTold(each) && !known.has(versionOf(each)))
    expect(untold).toEqual([])
    expect(now.some(each => 'deleted' in each && each.deleted === true)).toBe(true)
  })
})
