// A person who changes their password while a workspace of theirs is in no cell: it hears of the change once it has arrived.

import { randomUUID } from 'node:crypto'
import { Cells, Database, moveWorkspace } from '@muster/db'
import {
  finishChange,
  finishChanges,
  type PersonChange,
} from '../../packages/server/features/people/person-changes.ts'
import { makeMovable, TwoCells } from '../support/database/moving.ts'

const clusters = new TwoCells()
let cells: Cells
beforeAll(async () => {
  await clusters.start()
  const [here, there] = clusters.places.map(({ name, url }) => ({
    name,
    database: new Database({ url, poolSize: 2, fenced: true }),
  }))
  cells = new Cells([here!, there!])
})
afterAll(async () => {
  await cells.close()
  await clusters.end()
})

/** A session of the member, signed in so many seconds ago. */
async function openSession(workspace: string, person: string, secondsAgo: number): Promise<string> {
  const id = `ses_${randomUUID()}`
  const cluster = secondsAgo > 0 ? clusters.here : clusters.there
  await cluster.query(
    `insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, expires_at, created_at)
     values ($1, $2::text, 'mem_1', $3, sha256(convert_to($2::text, 'UTF8')), 1, stamp() + interval '1 day', stamp() - make_interval(secs => $4))`,
    [workspace, id, person, secondsAgo],
  )
  return id
}

/** As a change of the password leaves it in the directory. */
async function changePassword(person_id: string): Promise<PersonChange> {
  const change = {
    name: `aud_${randomUUID()}`,
    person_id,
    member_id: null,
    action: 'account.password_changed',
    details: '{}',
    ends_sessions: true,
    session_id: null,
    within: null,
  }
  const entries = [change.name]
  await clusters.here.query(`update people set password_digest = 'new', last_change = $2 where id = $1`, [
    person_id,
    change.name,
  ])
  await clusters.here.query(
    `insert into person_changes (name, person_id, member_id, action, details, entries, ends_sessions, session_id, within)
     values ($1, $2, null, $3, '{}', $4, true, null, null)`,
    [change.name, person_id, change.action, entries],
  )
  return { ...change, entries }
}

const moved = async (workspace: string) => {
  const [found] = await clusters.there.query<{ ended: string[]; open: string[]; entries: number }>(
    `select coalesce(array_agg(id) filter (where ended_at is not null), '{}') as ended, coalesce(array_agg(id) filter (where ended_at is null), '{}') as open,
       (select count(*)::int from audit_entries where workspace_id = $1 and action = 'account.password_changed') as entries
     from sessions where workspace_id = $1`,
    [workspace],
  )
  return found!
}

it('ends each session of before, keeps those of after, and is in the audit once', async () => {
  const workspace = await makeMovable(clusters.here, 0)
  const [member] = await clusters.here.query<{ person_id: string }>(
    'select person_id from members where workspace_id = $1',
    [workspace],
  )
  const person = member!.person_id
  const before = await openSession(workspace, person, 60)
  const [source, target] = clusters.places
  await moveWorkspace({
    source,
    target,
    directory: source,
    workspace,
    async before(step) {
      if (step === 'arrive') await finishChange(cells, await changePassword(person))
    },
  })
  expect(await moved(workspace)).toEqual({ ended: [], open: [before], entries: 0 })
  const after = await openSession(workspace, person, -2)
  await finishChanges(cells, null)
  await finishChanges(cells, null)
  expect(await moved(workspace)).toEqual({ ended: [before], open: [after], entries: 1 })
  const [copy] = await clusters.there.query('select last_change, revision from people where id = $1', [
    person,
  ])
  const [original] = await clusters.here.query('select last_change, revision from people where id = $1', [
    person,
  ])
  expect(copy).toEqual(original)
  expect(await clusters.here.query('select from person_changes')).toEqual([])
})
