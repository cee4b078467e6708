// Announcement drafts: nobody sees them; they are scheduled in the workspace's zone and published once.

import type { AnnouncementDraft } from '@muster/contract'
import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const text = { title: 'Fire drill', body: 'All floors leave by the east stairs.' }

function draft(workspace: TestWorkspace, changes: object = {}): Promise<AnnouncementDraft & { id: string }> {
  return inConsole(workspace, 'createAnnouncementDraft', { body: { ...text, ...changes } })
}

const shown = async ({ muster }: TestWorkspace) => (await muster.announcements.list()).data

describe('an announcement draft', () => {
  it('is written, changed and deleted, and keys do not see it', async () => {
    const workspace = await makeWorkspace()
    const created = await draft(workspace)
    expect(created).toMatchObject({
      ...text,
      announcement_category_id: null,
      priority: 'normal',
      audience: 'all',
      branch_ids: [],
      status: 'draft',
      publish_date: null,
      announcement_id: null,
      deleted: false,
    })
    const { id } = created
    const changed = await inConsole(workspace, 'updateAnnouncementDraft', {
      id,
      body: { priority: 'urgent' },
    })
    expect(changed.priority).toBe('urgent')
    expect(await inConsole(workspace, 'getAnnouncementDraft', { id })).toEqual(changed)
    expect((await inConsole(workspace, 'listAnnouncementDrafts')).data).toEqual([changed])
    const deleted = await inConsole(workspace, 'deleteAnnouncementDraft', { id })
    expect(deleted.deleted).toBe(true)
    expect(await inConsole(workspace, 'deleteAnnouncementDraft', { id })).toEqual(deleted)
    expect((await askConsole(workspace, 'publishAnnouncementDraft', { id })).status).toBe(409)
    expect(await shown(workspace)).toEqual([])
  })

  it('is published at once, as it was written', async () => {
    const workspace = await makeWorkspace()
    const body = '<script>alert(1)</script> & "quotes"\nسب ملازمین'
    const { id } = await draft(workspace, { body, is_pinned: true, priority: 'important' })
    const after = await inConsole(workspace, 'publishAnnouncementDraft', { id })
    const [announcement] = await shown(workspace)
    expect(after).toMatchObject({ status: 'published', announcement_id: announcement!.id })
    expect(announcement).toMatchObject({
      ...text,
      body,
      is_pinned: true,
      priority: 'important',
      status: 'published',
      acknowledged_count: 0,
      expires_at: null,
    })
    expect([announcement!.created_at, announcement!.updated_at]).toEqual(
      Array(2).fill(announcement!.published_at),
    )
    const again = await askConsole(workspace, 'publishAnnouncementDraft', { id })
    expect([again.status, again.json.detail]).toEqual([
      409,
      expect.stringMatching(
        /^This announcement draft is published; only one that is a draft or missed can be /,
      ),
    ])
  })

  it('is published by one of two operators', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace)
    const both = await Promise.all(
      [1, 2].map(() => askConsole(workspace, 'publishAnnouncementDraft', { id })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shown(workspace)).toHaveLength(1)
  })

  const wrong: [change: object, refusal: string][] = [
    [{ audience: 'branches' }, 'branch_ids must name somebody, for the audience is branches'],
    [{ employee_ids: ['emp_1'] }, 'employee_ids must be empty, for the audience is all'],
    [
      { audience: 'departments', department_ids: ['dep_1'] },
      'department_ids[0] names no record of this workspace',
    ],
    [{ announcement_category_id: 'anc_1' }, 'announcement_category_id names no record of this workspace'],
  ]
  it.each(wrong)('is refused with %j', async (change, refusal) => {
    const workspace = await makeWorkspace()
    const answer = await askConsole(workspace, 'createAnnouncementDraft', { body: { ...text, ...change } })
    expect([answer.status, told(answer)]).toEqual([400, [refusal]])
  })

  it('is for branches, departments or employees of the workspace alone', async () => {
    const [workspace, other] = [await makeWorkspace(), await makeWorkspace()]
    const branch = async ({ muster }: TestWorkspace) => (await muster.branches.list()).data[0]!.id
    const own = await branch(workspace)
    const made = await draft(workspace, { audience: 'branches', branch_ids: [own] })
    expect(made.branch_ids).toEqual([own])
    const foreign = { ...text, audience: 'branches', branch_ids: [own, await branch(other)] }
    const refused = await askConsole(workspace, 'createAnnouncementDraft', { body: foreign })
    expect(told(refused)).toEqual(['branch_ids[1] names no record of this workspace'])
  })
})

it('each write of a draft leaves an entry in the audit, and a refused one none', async () => {
  const workspace = await makeWorkspace()
  const { id } = await draft(workspace)
  const changed = { priority: 'urgent' }
  for (const body of [changed, changed]) await inConsole(workspace, 'updateAnnouncementDraft', { id, body })
  const moment = { publish_date: '2026-12-01', publish_time: '09:00:00' }
  await inConsole(workspace, 'publishAnnouncementDraft', { id, body: moment })
  expect((await askConsole(workspace, 'deleteAnnouncementDraft', { id })).status).toBe(409)
  await inConsole(workspace, 'withdrawAnnouncementDraft', { id })
  const { announcement_id } = await inConsole(workspace, 'publishAnnouncementDraft', { id })
  expect(await auditOf(id)).toEqual([
    ['announcement_draft.created', text],
    ['announcement_draft.updated', changed],
    ['announcement_draft.scheduled', moment],
    ['announcement_draft.withdrawn', moment],
    ['announcement_draft.published', { announcement_id }],
  ])
  const other = await draft(workspace)
  for (const _ of [1, 2]) await inConsole(workspace, 'deleteAnnouncementDraft', { id: other.id })
  expect((await auditOf(other.id)).slice(1)).toEqual([['announcement_draft.deleted', { title: text.title }]])
})

describe('a scheduled announcement', () => {
  const at = (publish_date: string, publish_time: string) => ({ publish_date, publish_time })

  it('is published at its moment in the zone of the workspace, and not before', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace)
    const body = at('2026-12-01', '09:00:00')
    const scheduled = await inConsole(workspace, 'publishAnnouncementDraft', { id, body })
    expect(scheduled).toMatchObject({ status: 'scheduled', ...body })
    await setClock('2026-12-01T03:59:59Z')
    await runJobs()
    expect(await shown(workspace)).toEqual([])
    await setClock('2026-12-01T04:00:00Z')
    await runJobs()
    const [announcement] = await shown(workspace)
    expect(announcement).toMatchObject({ ...text, status: 'published' })
    expect(await inConsole(workspace, 'getAnnouncementDraft', { id })).toMatchObject({
      status: 'published',
      announcement_id: announcement!.id,
    })
    const since = await workspace.muster.announcements.list({ updated_since: announcement!.published_at })
    expect(since.data).toEqual([announcement])
  })

  it('is published once where servers were down over its moment, however many come up', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace)
    await inConsole(workspace, 'publishAnnouncementDraft', { id, body: at('2026-12-01', '09:00:00') })
    await setClock('2026-12-04T11:30:00Z')
    await Promise.all([runJobs(), runJobs(), runJobs()])
    await runJobs()
    expect(await shown(workspace)).toHaveLength(1)
  })

  it('is missed where it would have expired by then, and can be published anew', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace, { expires_at: '2026-12-02T00:00:00Z' })
    await inConsole(workspace, 'publishAnnouncementDraft', { id, body: at('2026-12-01', '09:00:00') })
    await setClock('2026-12-02T00:00:00Z')
    await runJobs()
    expect(await shown(workspace)).toEqual([])
    expect(await inConsole(workspace, 'getAnnouncementDraft', { id })).toMatchObject({ status: 'missed' })
    const over = await askConsole(workspace, 'publishAnnouncementDraft', { id })
    expect(told(over)).toEqual([
      'expires_at is 2026-12-02T00:00:00.000Z; it must be after 2026-12-02T00:00:00.000Z, when it is published',
    ])
    await inConsole(workspace, 'updateAnnouncementDraft', { id, body: { expires_at: null } })
    await inConsole(workspace, 'publishAnnouncementDraft', { id })
    expect(await shown(workspace)).toHaveLength(1)
  })

  it('can be withdrawn, and only then changed', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace)
    const body = at('2026-12-01', '09:00:00')
    await inConsole(workspace, 'publishAnnouncementDraft', { id, body })
    const change = { id, body: { title: 'Later' } }
    expect((await askConsole(workspace, 'updateAnnouncementDraft', change)).status).toBe(409)
    expect((await askConsole(workspace, 'deleteAnnouncementDraft', { id })).status).toBe(409)
    const { data } = await inConsole(workspace, 'listAnnouncementDrafts')
    expect(data.map(({ status }: AnnouncementDraft) => status)).toEqual(['scheduled'])
    const withdrawn = await inConsole(workspace, 'withdrawAnnouncementDraft', { id })
    expect(withdrawn).toMatchObject({ status: 'draft', publish_date: null, publish_time: null })
    expect((await askConsole(workspace, 'withdrawAnnouncementDraft', { id })).status).toBe(409)
    await inConsole(workspace, 'updateAnnouncementDraft', change)
    await setClock('2026-12-02T00:00:00Z')
    await runJobs()
    expect(await shown(workspace)).toEqual([])
  })

  it('is refused for a moment that has passed, or after which it is over', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace, { expires_at: '2026-12-01T04:00:00Z' })
    const past = await askConsole(workspace, 'publishAnnouncementDraft', {
      id,
      body: at('2026-11-20', '10:00:00'),
    })
    expect(told(past)).toEqual(['publish_time has passed; in Asia/Karachi it is 2026-11-20 10:00:00'])
    const over = await askConsole(workspace, 'publishAnnouncementDraft', {
      id,
      body: at('2026-12-01', '09:00:00'),
    })
    expect([over.status, over.json.errors[0].field]).toEqual([400, 'expires_at'])
    const half = await askConsole(workspace, 'publishAnnouncementDraft', {
      id,
      body: { publish_date: '2026-12-01' },
    })
    expect(half.status).toBe(400)
  })

  const moments: [zone: string, date: string, time: string, instant: string, why: string][] = [
    ['Europe/London', '2027-03-28', '01:30:00', '2027-03-28T01:30:00Z', 'the clock skips 01:30'],
    ['Europe/London', '2027-10-31', '01:30:00', '2027-10-31T00:30:00Z', 'the clock shows 01:30 twice'],
    ['America/New_York', '2027-03-14', '02:15:00', '2027-03-14T07:15:00Z', 'the clock skips 02:15'],
    ['Pacific/Kiritimati', '2027-01-01', '00:00:00', '2026-12-31T10:00:00Z', 'the day begins 14 hours early'],
    ['Pacific/Apia', '2027-01-01', '00:00:00', '2026-12-31T11:00:00Z', 'the day begins 13 hours early'],
  ]
  it.each(moments)('in %s on %s at %s is published at %s, for %s', async (timezone, date, time, instant) => {
    const workspace = await makeWorkspace({ timezone })
    const { id } = await draft(workspace)
    await inConsole(workspace, 'publishAnnouncementDraft', { id, body: at(date, time) })
    const second = Temporal.Duration.from({ seconds: 1 })
    await setClock(Temporal.Instant.from(instant).subtract(second).toString())
    await runJobs()
    expect(await shown(workspace)).toEqual([])
    await setClock(instant)
    await runJobs()
    expect(await shown(workspace)).toHaveLength(1)
  })

  it('follows the zone that the workspace has at its moment', async () => {
    const workspace = await makeWorkspace()
    const { id } = await draft(workspace)
    await inConsole(workspace, 'publishAnnouncementDraft', { id, body: at('2026-12-01', '09:00:00') })
    await inDatabase(`update companies set timezone = 'Europe/London' where id = $1`, [workspace.id])
    await setClock('2026-12-01T08:59:59Z')
    await runJobs()
    expect(await shown(workspace)).toEqual([])
    await setClock('2026-12-01T09:00:00Z')
    await runJobs()
    expect(await shown(workspace)).toHaveLength(1)
  })
})
