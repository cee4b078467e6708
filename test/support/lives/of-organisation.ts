// What an organisation is made of, job openings, fiscal years, days and keys, in each state.

import type { OperationId } from '@muster/contract'
import { makeStaffed, writeDay } from '../fixtures/attendance.ts'
import { putYear, putYears } from '../fixtures/leave.ts'
import { inDatabase, makeWorkspace } from '../fixtures/make.ts'
import { makeFullMember } from '../fixtures/people.ts'
import { bilal, makeRecruitmentWorkspace } from '../fixtures/recruitment.ts'
import { issueToken } from '../fixtures/service-tokens.ts'
import type { Kind, Life } from './life.ts'

interface Named {
  readonly create: OperationId
  readonly update: OperationId
  readonly fields?: object
}

/** One that is in use, and one that no longer is. */
async function liveTwo({ create, update, fields }: Named): Promise<Life> {
  const workspace = await makeWorkspace()
  const member = await makeFullMember(workspace.id, 'Owner')
  const add = (name: string): Promise<{ id: string }> =>
    member.browser.do(create, { body: Object.assign({ name }, fields) })
  const records = { active: await add('Weaving'), inactive: await add('Dyeing') }
  await member.browser.do(update, { ids: { id: records.inactive.id }, body: { status: 'inactive' } })
  return { workspace, member, records }
}

export const departments: Kind = {
  collections: ['departments'],
  bodies: { updateDepartment: { name: 'Spinning' } },
  live: () => liveTwo({ create: 'createDepartment', update: 'updateDepartment' }),
}

export const designations: Kind = {
  collections: ['designations'],
  bodies: { updateDesignation: { name: 'Spinner' } },
  live: () => liveTwo({ create: 'createDesignation', update: 'updateDesignation' }),
}

export const branches: Kind = {
  collections: ['branches'],
  bodies: { updateBranch: { name: 'Multan' } },
  live: () => liveTwo({ create: 'createBranch', update: 'updateBranch' }),
}

export const shifts: Kind = {
  collections: ['shifts'],
  bodies: { updateShift: { name: 'Evening' } },
  live: () =>
    liveTwo({
      create: 'createShift',
      update: 'updateShift',
      fields: { start_time: '08:00:00', end_time: '16:00:00' },
    }),
}

export const geofencedSites: Kind = {
  collections: ['geofenced_sites'],
  bodies: { updateGeofencedSite: { name: 'Gate' } },
  live: () =>
    liveTwo({
      create: 'createGeofencedSite',
      update: 'updateGeofencedSite',
      fields: { latitude: '31.5', longitude: '74.3' },
    }),
}

async function liveOpenings(): Promise<Life> {
  const workspace = await makeRecruitmentWorkspace()
  const { muster, department, opening } = workspace
  const add = (title: string) =>
    muster.jobOpenings.create({ title, department_id: department, description: 'Leads a shift.' })
  const [draft, onHold, closed, cancelled] = [
    await add('Dyer'),
    await add('Weaver'),
    await add('Spinner'),
    await add('Cutter'),
  ]
  for (const { id } of [onHold, closed]) await muster.jobOpenings.update(id, { status: 'open' })
  await muster.jobOpenings.update(onHold.id, { status: 'on_hold' })
  await muster.jobOpenings.update(closed.id, { status: 'closed' })
  await muster.jobOpenings.update(cancelled.id, { status: 'cancelled' })
  return { workspace, records: { draft, open: opening, on_hold: onHold, closed, cancelled } }
}

export const jobOpenings: Kind = {
  collections: ['job_openings'],
  bodies: { updateJobOpening: { description: 'Leads two shifts.' } },
  live: liveOpenings,
}

const stages = [
  'applied',
  'screening',
  'interview',
  'assessment',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
] as const

export const jobApplications: Kind = {
  collections: ['job_applications'],
  bodies: { updateJobApplication: { notes: 'Called back' } },
  live: async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, opening } = workspace
    const records: Record<string, { id: string }> = {}
    for (const stage of stages) {
      const candidate = await muster.candidates.create({
        ...bilal,
        first_name: stage,
        email: `${stage}@mail.example`,
      })
      const { id } = await muster.jobApplications.create({
        job_opening_id: opening.id,
        candidate_id: candidate.id,
      })
      if (stage !== 'applied')
        await muster.jobApplications.update(id, {
          stage,
          ...(stage === 'rejected' && { rejection_reason: 'Too far' }),
        })
      records[stage] = { id }
    }
    return { workspace, records }
  },
}

export const fiscalYears: Kind = {
  collections: ['fiscal_years'],
  bodies: {},
  refusals: { closeFiscalYear: /it can be closed from the day after/ },
  live: async () => {
    const workspace = await makeWorkspace()
    const years = await putYears(workspace, '07', [2024, 2025, 2026])
    await putYear(years[2024], 'closed')
    const records = {
      closed: { id: years[2024] },
      'open, over': { id: years[2025] },
      open: { id: years[2026] },
    }
    return { workspace, records }
  },
}

const verdicts = ['present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled']

export const attendanceRecords: Kind = {
  collections: ['attendance_records'],
  bodies: { updateAttendanceRecord: { note: 'Seen by the gate' } },
  live: async () => {
    const workspace = await makeStaffed()
    const records: Record<string, { id: string }> = {}
    for (const [index, status] of verdicts.entries()) {
      const { id } = await writeDay(workspace, { date: `2026-08-1${index}` })
      await inDatabase('update attendance_records set status = $2 where id = $1', [id, status])
      records[status] = { id }
    }
    return { workspace, records }
  },
}

export const apiKeys: Kind = {
  collections: ['api_keys'],
  bodies: {},
  live: async () => {
    const workspace = await makeWorkspace()
    const member = await makeFullMember(workspace.id, 'Owner')
    const issue = async (name: string): Promise<{ id: string }> =>
      (await member.browser.do('issueApiKey', { body: { name, scopes: ['org:read'] } })).api_key
    const records = {
      active: await issue('Gate'),
      revoked: await issue('Till'),
      expired: await issue('Scales'),
    }
    await member.browser.do('revokeApiKey', { ids: { id: records.revoked.id } })
    await inDatabase(`update api_keys set expires_at = now() - interval '1 day' where id = $1`, [
      records.expired.id,
    ])
    return { workspace, member, records }
  },
}

export const serviceTokens: Kind = {
  collections: ['service_tokens'],
  bodies: { updateServiceToken: { name: 'Bridge' }, rotateServiceToken: { overlap_hours: 0 } },
  live: async () => {
    const workspace = await makeWorkspace()
    const member = await makeFullMember(workspace.id, 'Owner')
    const issue = async (name: string): Promise<{ id: string }> =>
      (await issueToken(member, { name })).service_token
    const records = {
      active: await issue('Gate'),
      revoked: await issue('Till'),
      expired: await issue('Scales'),
    }
    await member.browser.do('revokeServiceToken', { ids: { id: records.revoked.id } })
    await inDatabase(
      `update service_tokens set rotated_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
      [records.expired.id],
    )
    return { workspace, member, records }
  },
}
