// Leavers: for some days after their last one they see their payslips and certificates, and nothing else.

import { type OperationFacts, operations } from '@muster/contract'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  type Browser,
  makeFullMember,
  refusal,
  type TestMember,
  untilSignedOut,
} from '../../support/fixtures/people.ts'
import { joinAs, pathOf } from '../../support/fixtures/reach.ts'

const all = Object.values(operations) as OperationFacts[]
const narrow = all.filter(({ extensions }) => extensions['x-reach'] !== undefined)
const isLeft = ({ extensions }: OperationFacts) => extensions['x-leaver'] === true

let workspace: TestWorkspace
let owner: Browser
let employee: string
let member: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = (await makeFullMember(workspace.id, 'Owner')).browser
  employee = (await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })).id
  await workspace.muster.employees.create({ ...ayesha, first_name: 'Report', reporting_manager_id: employee })
  member = await joinAs(workspace, employee)
})

/** So many days after their last one. */
async function leave(days: number): Promise<void> {
  await inDatabase(
    `update employees e set separation_date = (stamp() at time zone c.timezone)::date - $2::int
     from companies c where c.workspace_id = e.workspace_id and e.id = $1`,
    [employee, days],
  )
}

const postIs = async (post: string | null) => {
  while ((await member.browser.do('getSession')).post !== post);
}
const ask = (path: string, reach?: string) =>
  member.browser.send('GET', path, { headers: reach === undefined ? {} : { 'muster-reach': reach } })

describe('Whoever has left', () => {
  it('works here on their last day, and is a leaver for 90 days from the day after', async () => {
    await leave(0)
    await postIs('manager')
    for (const days of [1, 90]) {
      await leave(days)
      await postIs('leaver')
    }
    await leave(91)
    await postIs(null)
  })

  it('asks for payslips and certificates, and for nothing else', async () => {
    await leave(1)
    await postIs('leaver')
    const lists = narrow.filter(({ method, path }) => method === 'get' && !path.includes('{'))
    expect(lists.filter(isLeft).length).toBeGreaterThan(3)
    for (const operation of lists)
      for (const reach of [undefined, 'own', 'team']) {
        const { status } = await ask(pathOf(operation), reach)
        const isAllowed = isLeft(operation) && reach !== 'team'
        const open = operation.scopes.some(rights => rights.length === 0) && reach === undefined
        expect([operation.id, reach, status]).toEqual([operation.id, reach, isAllowed || open ? 200 : 403])
      }
  })

  it('writes nothing, neither for themselves nor for a team', async () => {
    const body = { employee_id: employee, direction: 'in' }
    for (const reach of ['own', 'team', undefined]) {
      const headers = reach === undefined ? {} : { 'muster-reach': reach }
      const answer = await member.browser.send('POST', '/console/v1/punches', { body, headers })
      expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    }
    expect((await member.browser.ask('getNames', { query: `ids=${employee}` })).json.data).toEqual([])
  })

  it('keeps the session, and stays a member who may sign in again', async () => {
    const { json } = await member.browser.ask('getSession')
    expect(json).toMatchObject({ status: 'active', post: 'leaver', employee_id: employee, scopes: [] })
  })

  it('is a leaver for as long as the workspace says', async () => {
    await leave(31)
    await owner.do('updateCompany', { body: { leaver_days: 30 } })
    await postIs(null)
    for (const operation of narrow.filter(isLeft).filter(({ path }) => !path.includes('{')))
      expect([operation.id, (await ask(pathOf(operation))).status]).toEqual([operation.id, 403])
    await owner.do('updateCompany', { body: { leaver_days: 31 } })
    await postIs('leaver')
    for (const leaver_days of [-1, 731]) {
      const { status } = await owner.ask('updateCompany', { body: { leaver_days } })
      expect([leaver_days, status]).toEqual([leaver_days, 400])
    }
  })

  it('works here again once they are hired again', async () => {
    await inDatabase('update employees set separation_date = null where id = $1', [employee])
    await postIs('manager')
  })

  it('keeps a role until it is taken away', async () => {
    const clerk = (await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })).id
    const hr = await makeFullMember(workspace.id, 'HR')
    const { member_id: id } = hr.session
    await owner.do('updateMember', { ids: { id }, body: { employee_id: clerk } })
    await inDatabase('update employees set separation_date = $2 where id = $1', [clerk, '2020-02-01'])
    while ((await hr.browser.do('getSession')).employee_id === null);
    expect((await hr.browser.ask('listEmployees')).status).toBe(200)
    await owner.do('updateMember', { ids: { id }, body: { role_id: null } })
    while ((await hr.browser.ask('listEmployees')).status !== 403);
    await owner.do('deleteMember', { ids: { id } })
    await untilSignedOut(hr.browser)
  })
})
