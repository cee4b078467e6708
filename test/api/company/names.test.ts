// Names: what people call the records behind ids, of several kinds at once and as far as the caller may read them.

import { inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type WrittenRun, writeRun } from '../../support/fixtures/payroll.ts'
import {
  Browser,
  listRoleIds,
  makeFullMember,
  makeMember,
  type TestMember,
} from '../../support/fixtures/people.ts'

type Name = Record<'id' | 'kind' | 'object', string> & { name: string | null; deleted: boolean }

async function namesFor({ browser }: TestMember, ...ids: string[]): Promise<Name[]> {
  return (await browser.do('getNames', { query: `ids=${ids.join(',')}` })).data
}

const kindsOf = (names: readonly Name[]) => names.map(({ kind }) => kind)

let workspace: TestWorkspace
let owner: TestMember
let hr: TestMember
let employee: string
let employee_code: string
let department: string
let leaveType: string
let role: string
let token: string
let run: WrittenRun
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  hr = await makeMember(workspace.id, 'HR')
  const { muster, key } = workspace
  const made = await muster.employees.create(ayesha)
  employee = made.id
  employee_code = made.employee_code
  department = (await muster.departments.create({ name: 'Weaving, first floor' })).id
  const study = { name: 'Study leave', code: 'STUDY' }
  leaveType = (await inConsole(workspace, 'createLeaveType', { body: study })).id
  role = (await listRoleIds(owner.browser)).Payroll!
  run = await writeRun({ ...workspace, employee }, { year: 2026, month: 8 })
  token = (await raw('GET', '/v1/me', { key })).json.id
})

describe('Names', () => {
  it('are those of records of several kinds, in the order of the ids and each once', async () => {
    const ids = [run.run, department, employee, leaveType, employee, role]
    expect(await namesFor(owner, ...ids)).toEqual(
      [
        { id: run.run, kind: 'PayrollRun', name: 'August 2026', code: null },
        { id: department, kind: 'Department', name: 'Weaving, first floor', code: null },
        { id: employee, kind: 'Employee', name: 'Ayesha Khan', code: employee_code },
        { id: leaveType, kind: 'LeaveType', name: 'Study leave', code: 'STUDY' },
        { id: role, kind: 'Role', name: 'Payroll', code: null },
      ].map(each => ({ object: 'record_name', photo: null, deleted: false, ...each })),
    )
  })

  it('are null for a record that has none yet', async () => {
    expect(await namesFor(owner, run.slip)).toEqual([
      expect.objectContaining({ kind: 'SalarySlip', name: null, code: null }),
    ])
  })

  it('are not told of what belongs to another workspace', async () => {
    const other = await makeFullMember((await makeWorkspace()).id, 'Owner')
    const theirs = [employee, department, leaveType, role, run.run, token, owner.session.member_id]
    expect(await namesFor(other, ...theirs, workspace.id)).toEqual([])
    expect(await namesFor(owner, ...theirs)).toHaveLength(theirs.length)
  })

  it('leave out unknown ids, unknown prefixes and kinds without a name', async () => {
    const never = 'emp_01aaaaaaaaaaaaaaaaaaaaaaaa'
    expect(await namesFor(owner, never, 'zzz_1', 'system', '_', 'emp', run.entry, employee)).toEqual([
      expect.objectContaining({ id: employee }),
    ])
    expect(await namesFor(owner, 'constructor')).toEqual([])
  })

  it('stay those of deleted records', async () => {
    const { muster } = workspace
    const gone = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await muster.employees.delete(gone.id)
    const member = await makeMember(workspace.id, 'HR')
    await owner.browser.do('deleteMember', { ids: { id: member.session.member_id } })
    expect(await namesFor(hr, gone.id, member.session.member_id)).toMatchObject([
      { kind: 'Employee', name: 'Bilal Khan', deleted: true },
      { kind: 'Member', name: 'Ayesha Khan', deleted: true },
    ])
  })
})

describe('A caller', () => {
  it('gets names of the kinds that the role may read', async () => {
    const ids = [run.run, run.component, role, leaveType, employee]
    expect(kindsOf(await namesFor(hr, ...ids))).toEqual(['LeaveType', 'Employee'])
    const developer = await makeFullMember(workspace.id, 'Developer')
    expect(kindsOf(await namesFor(developer, run.run))).toEqual([])
  })

  it('gets names of the parts of the API that the plan has', async () => {
    const small = await makeWorkspace({ plan: 'starter' })
    const { id } = await small.muster.employees.create(ayesha)
    const written = await writeRun({ ...small, employee: id })
    const boss = await makeFullMember(small.id, 'Owner')
    expect(kindsOf(await namesFor(boss, written.run, id))).toEqual(['Employee'])
  })

  it('gets the names of keys and members, whatever the role may read', async () => {
    expect(await namesFor(hr, token, owner.session.member_id)).toMatchObject([
      { kind: 'ApiKey', name: 'test', code: null },
      { kind: 'Member', name: 'Ayesha Khan', code: null },
    ])
  })

  it('with a token of the console gets no names of what only /v1 shows', async () => {
    const key = await tokenOf(workspace)
    const path = `/console/names?ids=${[employee, department, leaveType, role, token].join(',')}`
    const { json } = await raw('GET', path, { key })
    expect(kindsOf(json.data)).toEqual(['Employee', 'Role', 'ApiKey'])
  })

  it('with an API key is told that it belongs to the console', async () => {
    const { status, json } = await raw('GET', `/console/names?ids=${employee}`, { key: workspace.key })
    expect([status, json.code, json.detail]).toEqual([
      403,
      'insufficient_scope',
      'getNames belongs to the console and takes a token of it (mst_cons_...) or a service token (mst_svc_...); this is an API key (mst_live_...). The console makes a service token under Developers; `muster console-token` makes a token of the console.',
    ])
  })

  it('who is not signed in gets none', async () => {
    expect((await new Browser().ask('getNames', { query: `ids=${employee}` })).json.code).toBe(
      'missing_credentials',
    )
  })
})

describe('The ids', () => {
  const some = (count: number) => Array.from({ length: count }, (_, n) => `emp_${n}`)
  const refusedFor = async (query: string) => {
    const { status, json } = await owner.browser.ask('getNames', { query })
    return [status, json.errors?.[0]]
  }

  it('may be 200, and not one more', async () => {
    expect(await namesFor(owner, ...some(199), employee)).toEqual([expect.objectContaining({ id: employee })])
    expect(await refusedFor(`ids=${some(201).join(',')}`)).toEqual([
      400,
      { field: 'ids', message: 'must hold at most 200 values' },
    ])
  })

  it('are told apart from what is no id, by its place', async () => {
    const message = 'must be an id, of letters, digits, - and _'
    expect(await refusedFor(`ids=${employee},operator%3Aali`)).toEqual([400, { field: 'ids[1]', message }])
    expect(await refusedFor('')).toEqual([400, { field: 'ids', message: 'is required' }])
    expect(await refusedFor('ids=')).toEqual([400, { field: 'ids', message: 'must not be empty' }])
    expect(await refusedFor('ids=emp_1&ids=emp_2')).toEqual([
      400,
      { field: 'ids', message: 'is given twice' },
    ])
  })
})
