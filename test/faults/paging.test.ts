// Paging under writers: whoever walks 10,000 rows while others are made, changed and deleted meets each of them once.

import type { Employee } from '@muster/contract'
import type { Muster as Sdk } from '@muster/sdk'
import { seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const rows = 10_000

/** 10,000 employees, twenty of them created in each instant, so that pages end among equals. */
async function filled(): Promise<{ workspace: TestWorkspace; ids: string[] }> {
  const workspace = await makeWorkspace({ request_budget: 1_000_000, code_digits: 6 })
  await seedBulk(server.database_url, workspace.id, rows)
  const seeded = await inDatabase<{ id: string }>(
    `update employees set created_at = date_trunc('second', created_at) where workspace_id = $1 returning id`,
    [workspace.id],
  )
  return { workspace, ids: seeded.map(({ id }) => id) }
}

/** So many change rows at once, as one alone gets little done on a busy machine. */
const hands = 2

/** Makes, changes and deletes until the end is called; what was made and deleted meanwhile. */
function disturb(muster: Sdk, ids: readonly string[]) {
  const made = new Set<string>()
  const deleted = new Set<string>()
  let over = false
  const work = async (first: number) => {
    for (let n = first; !over; n += hands) {
      made.add((await muster.employees.create(ayesha)).id)
      // Spread over the whole list: ahead of every reader and behind it.
      const one = ids[(n * 7_919) % ids.length]!
      if (n % 4 < 2) await muster.employees.update(one, { last_name: `Changed ${n}` })
      else deleted.add((await muster.employees.delete(one)).id)
    }
  }
  const working = Array.from({ length: hands }, (_, first) => work(first))
  const end = async () => {
    over = true
    await Promise.all(working)
  }
  return { made, deleted, end }
}

describe('a walk through 10,000 rows that others change meanwhile', () => {
  const walks = [
    { limit: 100, include_deleted: true },
    { limit: 100, include_deleted: false },
    { limit: 37, include_deleted: true },
    { limit: 13, include_deleted: false },
  ]
  let ids: readonly string[]
  let made: ReadonlySet<string>
  let deleted: ReadonlySet<string>
  let walked: { read: Employee[]; begun: string }[]

  async function walk(muster: Sdk, query: (typeof walks)[number]) {
    const read: Employee[] = []
    let begun = ''
    for await (const page of muster.employees.list(query).pages()) {
      begun ||= new Date().toISOString()
      read.push(...page.data)
    }
    return { read, begun }
  }

  beforeAll(async () => {
    const { workspace, ids: seeded } = await filled()
    const { muster } = workspace
    const others = disturb(muster, seeded)
    walked = await Promise.all(walks.map(query => walk(muster, query)))
    await others.end()
    ;({ made, deleted } = others)
    ids = seeded
  })

  it('sees changes on the way', () => {
    expect(ids).toHaveLength(rows)
    expect(made.size).toBeGreaterThan(100)
    expect(deleted.size).toBeGreaterThan(50)
  })

  it.each(walks.map((query, n) => ({ ...query, n })))(
    'meets every row once, newest first: by $limit, include_deleted $include_deleted',
    ({ n, include_deleted }) => {
      const { read, begun } = walked[n]!
      const met = new Set(read.map(({ id }) => id))
      expect(met.size).toBe(read.length)
      const throughout = ids.filter(id => include_deleted || !deleted.has(id))
      expect(throughout.filter(id => !met.has(id))).toEqual([])
      const places = read.map(({ created_at, id }) => `${created_at} ${id}`)
      expect(places).toEqual(places.toSorted().reverse())
      // What is made during the walk stands before its start.
      expect(read.filter(({ created_at }) => created_at > begun)).toEqual([])
    },
  )
})
