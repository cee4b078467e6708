// A reader who follows a workspace: what changed since the last look, and what the lists show at once.

import { type OperationFacts, operations } from '@muster/contract'
import { eventsOf, raw } from '../fixtures/make.ts'
import type { World } from './world.ts'

export interface Stored {
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
      found.push(...json.data.map(comparable))
      more = json.has_more
      if (more) query.set('starting_after', json.next_cursor)
    }
  }
  return found
}

/** Without what moves in a test alone: days are locked in the database, and years turn by a clock that stamps do not follow. */
const comparable = ({
  is_locked,
  is_current,
  ...record
}: Stored & { is_locked?: boolean; is_current?: boolean }): Stored => record

const versionOf = ({ id, updated_at }: Stored) => `${id} ${updated_at}`

/** The objects whose every change is an event. */
const isTold = ({ object }: Stored) => object === 'attendance_record' || object === 'employee'

const byId = (records: Iterable<Stored>) => [...records].sort((a, b) => (a.id < b.id ? -1 : 1))

export class Follower {
  readonly #world: World
  readonly #copy = new Map<string, Stored>()
  readonly #versions = new Map<string, Stored>()
  #since: string | undefined

  constructor(world: World) {
    this.#world = world
  }

  /** Reads what changed since it looked last. */
  async look(): Promise<void> {
    const begun = new Date().toISOString()
    for (const each of await read(this.#world, this.#since)) {
      this.#copy.set(each.id, each)
      this.#versions.set(versionOf(each), each)
    }
    this.#since = begun
  }

  /** Who follows changes, and who follows events, has what the lists show; returns that. */
  async assertComplete(): Promise<readonly Stored[]> {
    const now = await read(this.#world)
    expect(byId(this.#copy.values())).toEqual(byId(now))
    const events = (await eventsOf(this.#world.id)).filter(({ type }) =>
      /^(attendance|employee)\./.test(type),
    )
    const told = events.map(({ data }) => comparable(data as unknown as Stored))
    const last = new Map(told.map(each => [each.id, each]))
    expect(byId(last.values())).toEqual(byId(now.filter(isTold)))
    const known = new Set(told.map(versionOf))
    const untold = [...this.#versions.values()].filter(each => isTold(each) && !known.has(versionOf(each)))
    expect(untold).toEqual([])
    return now
  }
}
