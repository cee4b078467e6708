// Announcements: keys read what is published; the console corrects and ends it, and the clock lets it expire.

import type { Announcement } from '@muster/contract'
import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { told } from '../../support/fixtures/loans.ts'
import { ayesha, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

async function publish(
  workspace: TestWorkspace,
  changes: object = {},
): Promise<Announcement & { readonly id: string }> {
  const body = { title: 'Fire drill', body: 'All floors leave.', ...changes }
  const { id } = await inConsole(workspace, 'createAnnouncementDraft', { body })
  const { announcement_id } = await inConsole(workspace, 'publishAnnouncementDraft', { id })
  return workspace.muster.announcements.get(announcement_id)
}

describe('an announcement', () => {
  it('is listed by category, priority, moment and change', async () => {
    const workspace = await makeWorkspace()
    const category = await inConsole(workspace, 'createAnnouncementCategory', { body: { name: 'Safety' } })
    const first = await publish(workspace, { announcement_category_id: category.id })
    const second = await publish(workspace, { priority: 'urgent' })
    const ids = async (query: object) =>
      (await workspace.muster.announcements.list(query)).data.map(({ id }) => id)
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ announcement_category_id: category.id })).toEqual([first.id])
    expect(await ids({ priority: 'urgent' })).toEqual([second.id])
    expect(await ids({ published_after: first.published_at })).toEqual([second.id])
    expect(await ids({ published_after: second.published_at })).toEqual([])
    expect(await ids({ updated_since: second.updated_at })).toEqual([second.id])
  })

  it('needs its scope', async () => {
    const workspace = await makeWorkspace()
    const key = await makeKey(workspace.id, { scopes: ['org:read'] })
    const { status, json } = await raw('GET', '/v1/announcements', { key })
    expect([status, json.required_scopes]).toEqual([403, ['announcements:read']])
  })

  it('expires by the clock, which those who follow changes see', async () => {
    const workspace = await makeWorkspace()
    const announcement = await publish(workspace, { expires_at: '2026-11-25T12:00:00Z' })
    await setClock('2026-11-25T11:59:59Z')
    await runJobs()
    const read = () => workspace.muster.announcements.get(announcement.id)
    expect(await read()).toEqual(announcement)
    await setClock('2026-11-25T12:00:00Z')
    await runJobs()
    const expired = await read()
    expect(expired).toEqual({ ...announcement, status: 'expired', updated_at: expired.updated_at })
    expect(expired.updated_at! > announcement.updated_at!).toBe(true)
    await runJobs()
    expect(await read()).toEqual(expired)
    const { data } = await workspace.muster.announcements.list({ updated_since: expired.updated_at! })
    expect(data).toEqual([expired])
  })

  it('is corrected while it is published', async () => {
    const workspace = await makeWorkspace()
    const { id } = await publish(workspace)
    const body = { title: 'Fire drill on Friday', expires_at: '2026-12-01T00:00:00.123456Z' }
    const changed = await inConsole(workspace, 'updateAnnouncement', { id, body })
    expect(changed).toMatchObject({ title: body.title, expires_at: '2026-12-01T00:00:00.123Z' })
    const past = { id, body: { expires_at: '2026-11-20T05:00:00Z' } }
    const refused = await askConsole(workspace, 'updateAnnouncement', past)
    expect(told(refused)).toEqual(['expires_at has passed; end the announcement instead'])
    const ended = await inConsole(workspace, 'expireAnnouncement', { id })
    expect(ended).toMatchObject({ status: 'expired', expires_at: '2026-11-20T05:00:00.000Z' })
    for (const operation of ['expireAnnouncement', 'updateAnnouncement'] as const) {
      const body = operation === 'updateAnnouncement' ? { body: { title: 'No' } } : {}
      const { status, json } = await askConsole(workspace, operation, { id, ...body })
      expect([status, json.detail]).toEqual([
        409,
        expect.stringMatching(/^This announcement is expired; only one that is published can be /),
      ])
    }
  })

  it('is acknowledged once by each of its audience', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const { id: employee_id, department_id } = await muster.employees.create(ayesha)
    const { id: other } = await muster.departments.create({ name: 'Weaving' })
    const bilal = await muster.employees.create({
      first_name: 'Bilal',
      last_name: 'Shah',
      joining_date: '2024-03-01',
      department_id: other,
    })
    const audience = { audience: 'departments', department_ids: [department_id] }
    const { id } = await publish(workspace, { ...audience, requires_acknowledgement: true })
    const acknowledge = (employee: string) =>
      askConsole(workspace, 'acknowledgeAnnouncement', { id, body: { employee_id: employee } })
    const [first] = [await acknowledge(employee_id)]
    expect(first!.json.acknowledged_count).toBe(1)
    expect((await acknowledge(employee_id)).json).toEqual(first!.json)
    expect(told(await acknowledge(bilal.id))).toEqual([
      'employee_id names an employee whom the audience (departments) does not have',
    ])
    expect(told(await acknowledge('emp_1'))).toEqual(['employee_id names no record of this workspace'])
    const plain = await publish(workspace)
    const { status } = await askConsole(workspace, 'acknowledgeAnnouncement', {
      id: plain.id,
      body: { employee_id },
    })
    expect(status).toBe(409)
    expect(await inConsole(workspace, 'acknowledgeAnnouncement', { id, body: { employee_id } })).toEqual(
      first!.json,
    )
  })
})

it('each write of an announcement leaves an entry in the audit', async () => {
  const workspace = await makeWorkspace()
  const { id } = await publish(workspace, { requires_acknowledgement: true })
  const { id: employee_id } = await workspace.muster.employees.create(ayesha)
  const body = { title: 'Fire drill at noon' }
  for (const _ of [1, 2]) await inConsole(workspace, 'updateAnnouncement', { id, body })
  for (const _ of [1, 2]) await inConsole(workspace, 'acknowledgeAnnouncement', { id, body: { employee_id } })
  const { expires_at } = await inConsole(workspace, 'expireAnnouncement', { id })
  expect(await auditOf(id)).toEqual([
    ['announcement.updated', body],
    ['announcement.acknowledged', { employee_id }],
    ['announcement.expired', { expires_at }],
  ])
})
