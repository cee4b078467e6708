// Announcements as employees have them: those that are for them and published, each counted once as read, and no other by any road.

import type { Announcement, AnnouncementDraftCreate } from '@muster/contract'
import { inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { type Company, makeCompany } from '../../support/fixtures/reach.ts'

const unknown = 'ann_01k21fe3zefz69jqj7htb64786'

let company: Company
let branch: string
let other: string
let department: string
beforeAll(async () => {
  company = await makeCompany()
  const { muster } = company.workspace
  branch = (await muster.branches.create({ name: 'Lahore', code: 'LHE' })).id
  other = (await muster.branches.create({ name: 'Karachi', code: 'KHI' })).id
  department = (await muster.departments.create({ name: 'Weaving' })).id
  await muster.employees.update(company.people.self, { branch_id: branch, department_id: department })
})

const browser = () => company.member.browser

async function publish(more: Partial<AnnouncementDraftCreate> = {}): Promise<string> {
  const body = { title: 'The canteen', body: 'It opens at noon.', ...more }
  const draft = await company.owner.browser.do('createAnnouncementDraft', { body })
  const published = await company.owner.browser.do('publishAnnouncementDraft', { ids: { id: draft.id } })
  return published.announcement_id
}

const listed = async (): Promise<string[]> =>
  (await browser().do('listAnnouncements', { query: 'limit=100' })).data.map(({ id }: Announcement) => id)

const told = ({ status, json }: RawAnswer, id: string) => [
  status,
  json.code,
  String(json.detail).replaceAll(id, 'ID'),
]

describe('Whoever works here', () => {
  it('reads what is for everybody, for their branch, their department and themselves', async () => {
    const ids = [
      await publish(),
      await publish({ audience: 'branches', branch_ids: [other, branch] }),
      await publish({ audience: 'departments', department_ids: [department] }),
      await publish({ audience: 'employees', employee_ids: [company.people.peer, company.people.self] }),
    ]
    expect((await listed()).filter(id => ids.includes(id))).toEqual(ids.toReversed())
    const own = await browser().do('getAnnouncement', { ids: { id: ids[3]! } })
    // Nobody learns who else was told.
    expect(own).toMatchObject({ employee_ids: [company.people.self], is_acknowledged: false })
    const whole = await company.workspace.muster.announcements.get(ids[3]!)
    expect(whole).toMatchObject({
      employee_ids: [company.people.peer, company.people.self],
      is_acknowledged: null,
    })
  })

  it('does not have what is for others, ended or a draft, by any road', async () => {
    const closed = [
      await publish({ audience: 'branches', branch_ids: [other] }),
      await publish({ audience: 'employees', employee_ids: [company.people.peer] }),
      await publish(),
    ]
    await company.owner.browser.do('expireAnnouncement', { ids: { id: closed[2]! } })
    const draft = await company.owner.browser.do('createAnnouncementDraft', {
      body: { title: 'Secret', body: 'Not yet.' },
    })
    const seen = await listed()
    expect(closed.filter(id => seen.includes(id))).toEqual([])
    const ask = (id: string) => browser().ask('getAnnouncement', { ids: { id } })
    const missing = told(await ask(unknown), unknown)
    expect(missing[0]).toBe(404)
    for (const id of closed) expect(told(await ask(id), id)).toEqual(missing)
    const names = await browser().ask('getNames', { query: `ids=${[...closed, draft.id].join(',')}` })
    expect(names.json.data).toEqual([])
    expect((await browser().ask('listAnnouncementDrafts')).status).toBe(403)
    expect((await browser().ask('getAnnouncementDraft', { ids: { id: draft.id } })).status).toBe(403)
    const read = (id: string) =>
      browser().ask('acknowledgeAnnouncement', {
        ids: { id },
        body: { employee_id: company.people.self },
      })
    for (const id of closed) expect(told(await read(id), id)).toEqual(told(await read(unknown), unknown))
  })

  it('says once that they have read what asks for it, and for nobody else', async () => {
    const id = await publish({ requires_acknowledgement: true })
    const read = (employee_id: string) =>
      browser().ask('acknowledgeAnnouncement', { ids: { id }, body: { employee_id } })
    for (const one of [company.people.peer, company.people.report, company.elsewhere.employee])
      expect((await read(one)).status).toBe(400)
    const first = await read(company.people.self)
    expect([first.status, first.json.acknowledged_count, first.json.is_acknowledged]).toEqual([200, 1, true])
    const again = await read(company.people.self)
    expect([again.status, again.json.acknowledged_count]).toEqual([200, 1])
    expect(await browser().do('getAnnouncement', { ids: { id } })).toMatchObject({ is_acknowledged: true })
    const rows = await inDatabase<{ employee_id: string }>(
      'select employee_id from announcement_acknowledgements where announcement_id = $1',
      [id],
    )
    expect(rows).toEqual([{ employee_id: company.people.self }])
  })

  it('publishes, changes and ends none', async () => {
    const id = await publish()
    const body = { title: 'Mine', body: 'Mine' }
    expect((await browser().ask('createAnnouncementDraft', { body })).status).toBe(403)
    expect((await browser().ask('updateAnnouncement', { ids: { id }, body: { title: 'Mine' } })).status).toBe(
      403,
    )
    expect((await browser().ask('expireAnnouncement', { ids: { id } })).status).toBe(403)
  })
})
