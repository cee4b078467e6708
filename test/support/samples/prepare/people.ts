// People on the demo: who has a photo, who can leave or move, whose leave can be shortened, and what they are asked and sent.

import { makePng } from '../../files/pictures.ts'
import type { Answer, Office, Prepared } from './office.ts'

const photo = {
  file_name: 'photo.png',
  content_type: 'image/png',
  content_base64: makePng({ width: 128, height: 128 }).toString('base64'),
}

export async function prepareEmployees({ figures, people }: Office): Promise<Prepared> {
  const pictured = [people[27]!.id, people[28]!.id] as const
  for (const id of pictured) await figures('POST', `/console/employees/${id}/photo`, photo)
  const move = await figures('POST', '/console/job_changes', {
    employee_id: people[25]!.id,
    effective_from: '2026-10-01',
    reason: 'Leads the second shift',
    designation_id: await anotherDesignation(figures, people[25]!.id),
  })
  return {
    getEmployeePhoto: { emp: pictured[0] },
    deleteEmployeePhoto: { emp: pictured[1] },
    deleteJobChange: { jch: move.id },
    previewEmploymentEnd: { emp: people[26]!.id },
  }
}

async function anotherDesignation(figures: Office['figures'], employee: string): Promise<string> {
  const { designation_id } = await figures('GET', `/v1/employees/${employee}`)
  const { data } = await figures('GET', '/v1/designations?limit=100')
  return data.find(({ id }: Answer) => id !== designation_id).id
}

export async function prepareLeave({ figures, people }: Office): Promise<Prepared> {
  const { data: policies } = await figures('GET', '/v1/leave_policies?limit=100')
  const { data: types } = await figures('GET', '/v1/leave_types?limit=100')
  const annual = types.find(({ code }: Answer) => code === 'AL').id
  for (const { id } of policies.filter((one: Answer) => one.leave_type_id === annual))
    await figures('PATCH', `/console/leave_policies/${id}`, { encashment_allowed: true })
  const { data: balances } = await figures('GET', `/v1/leave_balances?leave_type_id=${annual}&limit=100`)
  const balanceOf = async (at: number): Promise<string> => {
    const { id } = balances[at]
    await figures('POST', `/console/leave_balances/${id}/adjust`, {
      days: '10.00',
      reason: 'Worked on holidays',
    })
    return id
  }
  const encash = async (at: number): Promise<string> => {
    const body = { leave_balance_id: await balanceOf(at), days: '1.00' }
    return (await figures('POST', '/console/leave_encashments', body)).id
  }
  const days = { from_date: '2026-08-10', to_date: '2026-08-13' }
  const { id: lap } = await figures(
    'POST',
    '/v1/leave_applications',
    Object.assign({ employee_id: people[30]!.id, leave_type_id: annual, reason: 'A wedding' }, days),
  )
  await figures('POST', `/v1/leave_applications/${lap}/approve`)
  return {
    createLeaveEncashment: { lal: await balanceOf(0) },
    getLeaveEncashment: { lec: await encash(1) },
    cancelLeaveEncashment: { lec: await encash(2) },
    shortenLeaveApplication: { lap },
  }
}

export async function prepareAnnouncements({ figures, people }: Office): Promise<Prepared> {
  const write = async (set: object = {}): Promise<string> => {
    const body = { title: 'Fire drill on Friday', body: 'All floors leave by the east stairs.' }
    return (await figures('POST', '/console/announcement_drafts', Object.assign(body, set))).id
  }
  const publish = async (set: object, when: object = {}) => {
    const id = await write(set)
    const published = await figures('POST', `/console/announcement_drafts/${id}/publish`, when)
    return [id, published] as const
  }
  const [scheduled] = await publish({}, { publish_date: '2037-01-01', publish_time: '09:00:00' })
  const newest = async () => (await figures('GET', '/v1/announcements?limit=1')).data[0].id
  await publish({ title: 'The canteen is closed', body: 'It opens again on Monday.' })
  const first = await newest()
  await publish({
    title: 'Helmets',
    body: 'Whoever works at the looms wears one.',
    requires_acknowledgement: true,
  })
  return {
    deleteAnnouncementDraft: { and: await write() },
    updateAnnouncementDraft: { and: await write() },
    getAnnouncementDraft: { and: await write() },
    publishAnnouncementDraft: { and: await write() },
    withdrawAnnouncementDraft: { and: scheduled },
    expireAnnouncement: { ann: first },
    acknowledgeAnnouncement: { ann: await newest(), emp: people[31]!.id },
  }
}

export async function prepareHiring({ figures }: Office): Promise<Prepared> {
  const { data: openings } = await figures('GET', '/v1/job_openings?status=open')
  const { id: cnd } = await figures('POST', '/v1/candidates', {
    first_name: 'Bilal',
    last_name: 'Ahmed',
    email: 'bilal.ahmed@example.com',
  })
  const { id: jap } = await figures('POST', '/v1/job_applications', {
    candidate_id: cnd,
    job_opening_id: openings[0].id,
  })
  return { hireCandidate: { cnd, jap } }
}
