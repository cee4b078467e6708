// Rights behind policies, as a hostile insider tries them: whoever manages approvals makes nobody decide, themselves neither, what they may not decide.

import { type ApprovalKind, enums, type OperationFacts, operations } from '@muster/contract'
import { kinds } from '../../../../packages/server/features/approvals/kinds.ts'
import { addPolicy, type Chain, makeChain } from '../../../support/fixtures/approvals.ts'
import { askConsole } from '../../../support/fixtures/console.ts'
import { addLeaveType } from '../../../support/fixtures/leave.ts'
import { makeKey } from '../../../support/fixtures/make.ts'
import { makeFullMember, makeMember, newEmail, type TestMember } from '../../../support/fixtures/people.ts'

let chain: Chain
/** Manages approvals, and decides nothing by themselves. */
let insider: TestMember

async function addMember(
  permissions: readonly string[],
  scopes: readonly string[] = [],
): Promise<TestMember> {
  const name = `Approvals ${newEmail()}`
  await chain.owner.browser.do('createRole', {
    body: { name, permissions: ['approvals.manage', ...permissions], scopes },
  })
  return permissions.length > 0
    ? makeFullMember(chain.workspace.id, name)
    : makeMember(chain.workspace.id, name)
}

beforeAll(async () => {
  chain = await makeChain()
  insider = await addMember([])
})

const rightsOf = (kind: ApprovalKind) => (operations[kinds[kind].approve] as OperationFacts).scopes.flat()

const naming = ({ session }: TestMember, kind: ApprovalKind) => ({
  name: 'For me',
  kind,
  steps: [{ approver: 'member', member_id: session.member_id }],
})

it.each(enums.ApprovalKind.values)('gives nobody the decision about requests of the kind %s', async kind => {
  const { status, json } = await insider.browser.ask('createApprovalPolicy', { body: naming(insider, kind) })
  expect([status, json.code, json.detail]).toEqual([
    403,
    'insufficient_scope',
    `A policy says who decides, so writing it needs the right to decide such requests: ${rightsOf(kind)}, which your role ${insider.session.role_name} does not have. Ask an owner of the workspace.`,
  ])
})

it('leaves the policies of others as they are: their steps, their place, their kind, and whether they count', async () => {
  const { id } = await addPolicy(chain, [{ approver: 'manager' }], { kind: 'loan', is_active: false })
  const { steps } = naming(insider, 'loan')
  for (const body of [
    { steps },
    { position: 9 },
    { kind: 'letter' },
    { is_active: true },
    { name: 'Mine' },
  ]) {
    const { status } = await insider.browser.ask('updateApprovalPolicy', { ids: { id }, body })
    expect([body, status]).toEqual([body, 403])
  }
  expect(await insider.browser.do('getApprovalPolicy', { ids: { id } })).toMatchObject({
    kind: 'loan',
    position: 1,
    is_active: false,
  })
})

it('does not come by the way of another kind, into it or out of it', async () => {
  const lender = await addMember(['loans.manage'])
  const own = await lender.browser.do('createApprovalPolicy', { body: naming(lender, 'loan') })
  const account = await addPolicy(chain, [{ approver: 'manager' }], { kind: 'bank_account' })
  const moves = [
    [own.id, 'bank_account'],
    [account.id, 'loan'],
  ] as const
  for (const [id, kind] of moves)
    expect((await lender.browser.ask('updateApprovalPolicy', { ids: { id }, body: { kind } })).status).toBe(
      403,
    )
  const changed = await lender.browser.do('updateApprovalPolicy', {
    ids: { id: own.id },
    body: { position: 2 },
  })
  expect(changed).toMatchObject({ kind: 'loan', position: 2 })
})

it('is as closed to a token, and stays so whatever reach is asked for', async () => {
  const body = { name: 'Loans', kind: 'loan', steps: [{ approver: 'manager' }] }
  const token = await makeKey(chain.workspace.id, { scopes: [], permissions: ['approvals.manage'] })
  const { status, json } = await askConsole(chain.workspace, 'createApprovalPolicy', { token, body })
  expect([status, json.detail]).toEqual([
    403,
    expect.stringContaining('loans.manage, which this token does not have'),
  ])
  const asked = await insider.browser.send('POST', '/console/approval_policies', {
    body,
    headers: { 'muster-reach': 'all' },
  })
  expect(asked.status).toBe(403)
})

it('may be looked at beforehand: that decides nothing', async () => {
  const { browser } = insider
  const body = { employee_id: chain.ids.staff, kind: 'loan', steps: naming(insider, 'loan').steps }
  expect(await browser.do('previewApprovalPolicy', { body })).toMatchObject({
    steps: [{ asked: [{ member_id: insider.session.member_id }] }],
  })
})

it('takes no condition that requests of the kind cannot have', async () => {
  const { browser } = chain.owner
  const steps = [{ approver: 'manager' }]
  const wrong = async (body: object) => {
    const { status, json } = await browser.ask('createApprovalPolicy', {
      body: { name: 'Odd', steps, ...body },
    })
    return [status, json.errors?.map(({ field }: { field: string }) => field)]
  }
  expect(await wrong({ kind: 'leave', min_amount: '1000' })).toEqual([400, ['min_amount']])
  expect(await wrong({ kind: 'loan', min_days: '2' })).toEqual([400, ['min_days']])
  const leave_type_id = await addLeaveType(chain.workspace)
  expect(await wrong({ kind: 'letter', min_days: '2', leave_type_ids: [leave_type_id] })).toEqual([
    400,
    ['min_days', 'leave_type_ids'],
  ])
  const { id } = await addPolicy(chain, steps as never, {
    kind: 'expense',
    min_amount: '1000',
    is_active: false,
  })
  const moved = await browser.ask('updateApprovalPolicy', { ids: { id }, body: { kind: 'letter' } })
  expect([moved.status, moved.json.errors[0].field]).toEqual([400, 'min_amount'])
  const cleared = { kind: 'letter', min_amount: null }
  expect(await browser.do('updateApprovalPolicy', { ids: { id }, body: cleared })).toMatchObject(cleared)
})

it('says of a policy that never counts which one takes all before it', async () => {
  const { browser } = chain.owner
  const add = async (position: number, more: object = {}) =>
    (await addPolicy(chain, [{ approver: 'manager' }], { kind: 'overtime', position, ...more })).id
  const covered = async (id: string) => (await browser.do('getApprovalPolicy', { ids: { id } })).covered_by_id
  const department = await chain.workspace.muster.departments.create({ name: 'Weaving' })
  const narrow = await add(2, { department_ids: [department.id] })
  const wide = await add(3)
  const late = await add(4)
  expect(await Promise.all([narrow, wide, late].map(covered))).toEqual([null, null, wide])
  const first = await add(1)
  expect(await Promise.all([first, narrow, wide, late].map(covered))).toEqual([null, first, first, first])
  await browser.do('updateApprovalPolicy', { ids: { id: first }, body: { is_active: false } })
  expect(await Promise.all([first, narrow, wide].map(covered))).toEqual([null, null, null])
})

it('says so also where the earlier one takes fewer, and still all that the later one could', async () => {
  const { browser } = chain.owner
  const add = async (position: number, min_amount: string) =>
    (await addPolicy(chain, [{ approver: 'manager' }], { kind: 'expense', position, min_amount })).id
  const small = await add(1, '1000')
  const large = await add(2, '5000')
  const { data } = await browser.do('listApprovalPolicies', { query: 'kind=expense' })
  const found = Object.fromEntries(
    data.map(({ id, covered_by_id }: { id: string; covered_by_id: string }) => [id, covered_by_id]),
  )
  expect([found[small], found[large]]).toEqual([null, small])
})
