// Approvals of every kind of request, from end to end: it is filed, waits for two steps, and is decided by its own operation.

import type { ApprovalKind, OperationId } from '@muster/contract'
import {
  addPolicy,
  approvalOf,
  approve,
  askedNow,
  type Chain,
  makeChain,
  reject,
} from '../../../support/fixtures/approvals.ts'
import { at } from '../../../support/fixtures/attendance.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { addCategory, makeClaim } from '../../../support/fixtures/expenses.ts'
import { makeRequest } from '../../../support/fixtures/letters.ts'
import { makeLoan } from '../../../support/fixtures/loans.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makeFullMember } from '../../../support/fixtures/people.ts'
import { monday, tuesday } from '../../../support/fixtures/reach.ts'

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})

interface Filed {
  readonly id: string
}

interface Requested {
  readonly kind: ApprovalKind
  readonly file: () => Promise<Filed>
  readonly get: OperationId
  readonly figures: object
  readonly reason: 'rejection_reason' | 'reason'
}

const ofStaff = () => ({ ...chain.workspace, employee: chain.ids.staff })

const requests: readonly Requested[] = [
  {
    kind: 'expense',
    file: async () =>
      makeClaim(
        { ...ofStaff(), category: await addCategory(chain.workspace, 'TRAVEL') },
        ['4500'],
        'submitExpenseClaim',
      ),
    get: 'getExpenseClaim',
    figures: { amount: '4500.00', days: null },
    reason: 'rejection_reason',
  },
  {
    kind: 'loan',
    file: async () => {
      const body = { name: 'Advance', code: 'ADV', interest_rate: '10' }
      const { id: type } = await inConsole(chain.workspace, 'createLoanType', { body })
      return makeLoan({ ...ofStaff(), type }, { start_year: 2027 })
    },
    get: 'getLoan',
    figures: { amount: '100000.00', days: null },
    reason: 'reason',
  },
  {
    kind: 'letter',
    file: () => makeRequest(ofStaff()),
    get: 'getHrLetterRequest',
    figures: { amount: null, days: null },
    reason: 'rejection_reason',
  },
  {
    kind: 'correction',
    file: () =>
      chain.workspace.muster.regularisations.create({
        employee_id: chain.ids.staff,
        date: tuesday,
        type: 'missed_punch',
        reason: 'The reader was broken',
        requested_check_in_at: at(tuesday, '09:00'),
        requested_check_out_at: at(tuesday, '18:00'),
      }),
    get: 'getRegularisation',
    figures: { from_date: tuesday, to_date: tuesday },
    reason: 'rejection_reason',
  },
  {
    kind: 'overtime',
    file: () =>
      chain.workspace.muster.overtimeRequests.create({
        employee_id: chain.ids.staff,
        date: monday,
        requested_hours: '2.00',
        reason: 'Stock taking',
      }),
    get: 'getOvertimeRequest',
    figures: { from_date: monday, to_date: monday },
    reason: 'rejection_reason',
  },
]

const read = (get: OperationId, { id }: Filed) => chain.owner.browser.do(get, { ids: { id } })

describe.each(requests.map(request => [request.kind, request] as const))(
  'a request of the kind %s',
  (kind, { file, get, figures, reason }) => {
    it('waits for its steps, and is then approved', async () => {
      await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }], { name: kind, kind })
      const filed = await file()
      const waiting = await read(get, filed)
      const approval = await approvalOf(chain, filed)
      expect(approval).toMatchObject({ kind, employee_id: chain.ids.staff, status: 'waiting', ...figures })
      const first = await approve(chain.manager, approval)
      expect(askedNow(first.json)).toEqual([chain.director.session.member_id])
      expect((await read(get, filed)).status).toBe(waiting.status)
      expect((await approve(chain.director, approval)).json).toMatchObject({ status: 'approved' })
      expect((await read(get, filed)).status).toBe('approved')
    })

    it('is rejected with the reason of whoever rejects a step', async () => {
      await addPolicy(chain, [{ approver: 'manager' }], { name: kind, kind })
      const filed = await file()
      expect((await reject(chain.manager, await approvalOf(chain, filed))).json.status).toBe('rejected')
      const rejected = await read(get, filed)
      expect(rejected.status).toBe('rejected')
      if (reason in rejected) expect(rejected[reason]).toBe('Too many are away')
    })
  },
)

it('waits for all where a step asks everybody with a role', async () => {
  const { data } = await chain.owner.browser.do('listRoles')
  const role_id = data.find(({ name }: { name: string }) => name === 'HR').id
  const [one, other] = [
    await makeFullMember(chain.workspace.id, 'HR'),
    await makeFullMember(chain.workspace.id, 'HR'),
  ]
  await addPolicy(chain, [{ approver: 'role', role_id, quorum: 'all' }], { name: 'Letters', kind: 'letter' })
  const filed = await makeRequest(ofStaff())
  const approval = await approvalOf(chain, filed)
  expect(askedNow(approval)).toHaveLength(2)
  expect((await approve(one, approval)).json).toMatchObject({ status: 'waiting', asks_you: false })
  expect((await approve(one, approval)).status).toBe(409)
  expect((await approve(other, approval)).json.status).toBe('approved')
})

it('of two who manage each other is asked of the other one, and of nobody about themselves', async () => {
  // The API takes no circle; what was imported long ago may have one.
  const circle = { reporting_manager_id: chain.ids.manager }
  await expect(chain.workspace.muster.employees.update(chain.ids.director, circle)).rejects.toThrow(
    /leads back to this employee/,
  )
  await inDatabase('update employees set reporting_manager_id = $2 where id = $1', [
    chain.ids.director,
    chain.ids.manager,
  ])
  const steps = [{ approver: 'manager' }, { approver: 'second_manager' }] as const
  await addPolicy(chain, steps, { name: 'Letters', kind: 'letter' })
  const pairs = [
    ['manager', 'director'],
    ['director', 'manager'],
  ] as const
  for (const [who, other] of pairs) {
    const approval = await approvalOf(
      chain,
      await makeRequest({ ...chain.workspace, employee: chain.ids[who] }),
    )
    expect(askedNow(approval)).toEqual([chain[other].session.member_id])
    expect((await approve(chain[who], approval)).status).toBe(409)
    const next = await approve(chain[other], approval)
    expect(askedNow(next.json)).toEqual([chain.owner.session.member_id])
    expect((await approve(chain.owner, approval)).json.status).toBe('approved')
  }
})
