// Employees, candidates, members, invitations and roles, in each state.

import { makePng } from '../files/pictures.ts'
import { makeFeed } from '../fixtures/calendar-feeds.ts'
import { inConsole } from '../fixtures/console.ts'
import { addLeaveGroup } from '../fixtures/leave.ts'
import { ayesha, inDatabase, makeWorkspace } from '../fixtures/make.ts'
import { enrol, makeFullMember, newEmail } from '../fixtures/people.ts'
import { joinAs } from '../fixtures/reach.ts'
import { bilal, makeRecruitmentWorkspace } from '../fixtures/recruitment.ts'
import type { Kind, Life } from './life.ts'

async function liveEmployees(): Promise<Life> {
  const workspace = await makeWorkspace()
  const { muster } = workspace
  employeeBodies.assignEmployeeLeaveGroup = { leave_group_id: await addLeaveGroup(workspace, []) }
  const active = await muster.employees.create({ ...ayesha, work_email: newEmail() })
  const gone = await muster.employees.create({ ...ayesha, first_name: 'Sana' })
  await muster.employees.update(gone.id, { status: 'resigned', separation_date: '2026-10-31' })
  const suspended = await muster.employees.create({ ...ayesha, first_name: 'Hina', work_email: newEmail() })
  await muster.employees.update(suspended.id, { status: 'inactive' })
  const coming = await muster.employees.create({
    ...ayesha,
    first_name: 'Omar',
    joining_date: '2099-01-01',
    work_email: newEmail(),
  })
  const deleted = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
  await muster.employees.delete(deleted.id)
  const left: Life['records'] = Object.fromEntries(
    await Promise.all(
      (['terminated', 'retired'] as const).map(async status => {
        const { id } = await muster.employees.create({ ...ayesha, first_name: status })
        return [status, await muster.employees.update(id, { status, separation_date: '2026-10-31' })]
      }),
    ),
  )
  const records = { new: coming, active, inactive: suspended, resigned: gone, deleted }
  return { workspace, records: Object.assign(records, left) }
}

const employeeBodies: Record<string, object> = {
  updateEmployee: { nationality: 'Pakistani' },
  createEmployeeAddress: { type: 'current', line1: 'House 27', city: 'Lahore' },
  createEmployeeDependant: { name: 'Sana Khan', relationship: 'child' },
  createEmployeeContact: { name: 'Tariq Khan', relationship: 'parent', phone: '+92 300 845 2210' },
  createEmployeeBankAccount: { bank_name: 'HBL', account_title: 'Ayesha Khan', account_number: '0001' },
  updateEmployeeCompensation: { payment_method: 'cash' },
  storeEmployeePhoto: {
    file_name: 'photo.png',
    content_type: 'image/png',
    content_base64: makePng({ width: 64, height: 64 }).toString('base64'),
  },
}

async function liveCandidates(): Promise<Life> {
  const workspace = await makeRecruitmentWorkspace()
  const { muster, opening } = workspace
  const add = (name: string) =>
    muster.candidates.create({ ...bilal, first_name: name, email: `${name}@mail.example`.toLowerCase() })
  const hired = await add('Hamza')
  const application = await muster.jobApplications.create({
    job_opening_id: opening.id,
    candidate_id: hired.id,
  })
  await muster.jobApplications.update(application.id, { stage: 'offer' })
  await inConsole(workspace, 'hireCandidate', {
    id: hired.id,
    body: { job_application_id: application.id, joining_date: '2026-12-01' },
  })
  const anonymised = await add('Careem')
  await inConsole(workspace, 'anonymiseCandidate', { id: anonymised.id })
  await muster.jobApplications.update(workspace.application.id, { stage: 'offer' })
  candidateBodies.hireCandidate = { job_application_id: workspace.application.id, joining_date: '2026-12-01' }
  return { workspace, records: { 'with an offer': workspace.candidate, hired, anonymised } }
}

const candidateBodies: Record<string, object> = { updateCandidate: { city: 'Lahore' } }

async function liveInvitations(): Promise<Life> {
  const workspace = await makeWorkspace()
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  const { data: roles } = await browser.do('listRoles')
  const role_id = roles.find(({ name }: { name: string }) => name === 'HR').id
  const invite = async (name: string) =>
    (await browser.do('createInvitation', { body: { email: newEmail(), name, role_id } })).id
  const names = {
    pending: 'Pending One',
    revoked: 'Revoked One',
    expired: 'Expired One',
    accepted: 'Accepted One',
  }
  const records: Record<string, { id: string; text: string }> = {}
  for (const [state, name] of Object.entries(names)) records[state] = { id: await invite(name), text: name }
  await browser.do('revokeInvitation', { ids: { id: records.revoked!.id } })
  await inDatabase(
    `update invitations set created_at = created_at - interval '40 days', expires_at = expires_at - interval '40 days' where id = $1`,
    [records.expired!.id],
  )
  await inDatabase(`update invitations set accepted_at = now() where id = $1`, [records.accepted!.id])
  return { workspace, records }
}

async function liveRoles(): Promise<Life> {
  const workspace = await makeWorkspace()
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  const { data } = await browser.do('listRoles')
  const ofSystem = data.find(({ name }: { name: string }) => name === 'Auditor') ?? data[0]
  const add = (name: string) => browser.do('createRole', { body: { name, scopes: ['employees:read'] } })
  const deleted = await add('Gate')
  await browser.do('deleteRole', { ids: { id: deleted.id } })
  return { workspace, records: { 'of its own': await add('Reception'), 'of the system': ofSystem, deleted } }
}

async function liveMembers(): Promise<Life> {
  const workspace = await makeWorkspace()
  const owner = await makeFullMember(workspace.id, 'Owner')
  const hr = await makeFullMember(workspace.id, 'HR')
  const gone = await makeFullMember(workspace.id, 'HR')
  await owner.browser.do('deleteMember', { ids: { id: gone.session.member_id! } })
  const records = { member: { id: hr.session.member_id! }, deleted: { id: gone.session.member_id! } }
  return { workspace, records }
}

async function liveCalendarFeeds(): Promise<Life> {
  const workspace = await makeWorkspace()
  const { id } = await workspace.muster.employees.create(ayesha)
  const report = await workspace.muster.employees.create({ ...ayesha, reporting_manager_id: id })
  const joined = await joinAs(workspace, id)
  const member = Object.assign(joined, { secret: await enrol(joined) })
  const records = {
    active: await makeFeed(member),
    revoked: await makeFeed(member),
    ended: await makeFeed(member, { kind: 'team' }),
  }
  await member.browser.do('revokeCalendarFeed', { ids: { id: records.revoked.id } })
  await workspace.muster.employees.update(report.id, { reporting_manager_id: null })
  return { workspace, member, records }
}

export const employees: Kind = {
  collections: ['employees'],
  page: '/employees',
  bodies: employeeBodies,
  traceless: ['assignEmployeeLeaveGroup', 'storeEmployeePhoto', 'deleteEmployeePhoto'],
  elsewhere: {
    createEmployeeAddress: 'the list of addresses',
    createEmployeeDependant: 'the list of dependants',
    createEmployeeContact: 'the list of contacts',
    createEmployeeBankAccount: 'the tab of pay',
    updateEmployeeCompensation: 'the tab of pay',
    storeEmployeePhoto: 'the picture in the head',
    deleteEmployeePhoto: 'the picture in the head',
  },
  live: liveEmployees,
}

export const candidates: Kind = {
  collections: ['candidates'],
  page: '/recruitment/candidates',
  bodies: candidateBodies,
  live: liveCandidates,
}

export const invitations: Kind = {
  collections: ['invitations'],
  page: '/settings/invitations',
  bodies: {},
  live: liveInvitations,
}

export const calendarFeeds: Kind = { collections: ['calendar_feeds'], bodies: {}, live: liveCalendarFeeds }

export const roles: Kind = {
  collections: ['roles'],
  page: '/settings/roles',
  bodies: { updateRole: { name: 'Front desk' } },
  live: liveRoles,
}

export const members: Kind = {
  collections: ['members'],
  page: '/settings/members',
  bodies: { updateMember: { name: 'Sana Malik' } },
  live: liveMembers,
}
