// Two who decide at the same moment, of each kind of request: one of them does, with one entry of the audit and one notification, and the money is right.

import type { Approval, ApprovalKind, OperationId } from '@muster/contract'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  reject,
} from '../../../support/fixtures/approvals.ts'
import { at } from '../../../support/fixtures/attendance.ts'
import { makeAskerIn, makeChange, passHours } from '../../../support/fixtures/bank-account-changes.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { addCategory, makeClaim } from '../../../support/fixtures/expenses.ts'
import { makeRequest } from '../../../support/fixtures/letters.ts'
import { makeLoan } from '../../../support/fixtures/loans.ts'
import { ayesha, inDatabase, type RawAnswer } from '../../../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../../../support/fixtures/people.ts'
import { makeProfileChange } from '../../../support/fixtures/profile-changes.ts'
import { monday } from '../../../support/fixtures/reach.ts'

interface Requested {
  readonly kind: ApprovalKind
  /** One for each round: no two ask for the same. */
  readonly file: (round: number) => Promise<{ readonly id: string }>
  /** Ends it from the side of whoever asked. */
  readonly withdraw: OperationId
  readonly table: string
  /** What was written of its money or its days, where it was approved: by the request, or by its employee. */
  readonly written?: {
    readonly table: string
    readonly of: string
    readonly by?: 'employee_id'
    readonly rows: number
  }
  /** Lets what was decided count, where that is later. */
  readonly count?: () => Promise<void>
}

let chain: Chain
let other: TestMember
beforeAll(async () => {
  chain = await makeChain()
  other = await makeFullMember(chain.workspace.id, 'Owner')
})

const ofStaff = () => ({ ...chain.workspace, employee: chain.ids.staff })
const dayOf = (start: string, step: Temporal.DurationLike): string =>
  Temporal.PlainDate.from(start).add(step).toString()

const requests: readonly Requested[] = [
  {
    kind: 'leave',
    file(round) {
      const day = dayOf('2027-01-05', { weeks: round })
      return askForLeave(chain, chain.ids.staff, { from_date: day, to_date: day })
    },
    withdraw: 'cancelLeaveApplication',
    table: 'leave_applications',
    written: { table: 'leave_ledger_entries', of: 'leave_application_id', rows: 1 },
  },
  {
    kind: 'correction',
    file(round) {
      const date = dayOf(monday, { days: round - 7 })
      return chain.workspace.muster.regularisations.create({
        employee_id: chain.ids.staff,
        date,
        type: 'missed_punch',
        reason: 'The reader was broken',
        requested_check_in_at: at(date, '09:00'),
        requested_check_out_at: at(date, '18:00'),
      })
    },
    withdraw: 'cancelRegularisation',
    table: 'regularisations',
    written: { table: 'attendance_records', of: 'regularisation_id', rows: 1 },
  },
  {
    kind: 'overtime',
    file: round =>
      chain.workspace.muster.overtimeRequests.create({
        employee_id: chain.ids.staff,
        date: Temporal.Now.plainDateISO('Asia/Karachi')
          .subtract({ days: 2 + round })
          .toString(),
        requested_hours: '1.00',
        reason: 'Stock taking',
      }),
    withdraw: 'cancelOvertimeRequest',
    table: 'overtime_requests',
  },
  {
    kind: 'expense',
    file: async round =>
      makeClaim(
        { ...ofStaff(), category: await addCategory(chain.workspace, `TRAVEL${round}`) },
        ['4500'],
        'submitExpenseClaim',
      ),
    withdraw: 'cancelExpenseClaim',
    table: 'expense_claims',
  },
  {
    kind: 'loan',
    async file(round) {
      const body = { name: `Advance ${round}`, code: `ADV${round}`, interest_rate: '10' }
      const { id: type } = await inConsole(chain.workspace, 'createLoanType', { body })
      return makeLoan({ ...ofStaff(), type }, { start_year: 2027 })
    },
    withdraw: 'cancelLoan',
    table: 'loans',
    written: { table: 'loan_installments', of: 'loan_id', rows: 12 },
  },
  {
    kind: 'letter',
    file: () => makeRequest(ofStaff()),
    withdraw: 'cancelHrLetterRequest',
    table: 'hr_letter_requests',
  },
  {
    kind: 'bank_account',
    // Of somebody else each time: an account that waits for its hours is the only one.
    async file() {
      const { id } = await chain.workspace.muster.employees.create(ayesha)
      return makeChange(await makeAskerIn(chain.workspace, id))
    },
    withdraw: 'withdrawBankAccountChange',
    table: 'bank_account_changes',
    written: { table: 'employee_bank_accounts', of: 'employee_id', by: 'employee_id', rows: 1 },
    count: () => passHours(73),
  },
  {
    kind: 'profile',
    file: round => makeProfileChange({ member: chain.staff }, { phone_primary: `+92 300 845 221${round}` }),
    withdraw: 'withdrawProfileChange',
    table: 'profile_changes',
  },
]

type Asked = Pick<Approval, 'id' | 'subject_id' | 'employee_id'>
type Deed = (approval: Asked) => Promise<RawAnswer>

const count = async (table: string, column: string, id: string, more = 'true'): Promise<number> => {
  const rows = await inDatabase(`select 1 from ${table} where ${column} = $1 and ${more}`, [id])
  return rows.length
}

async function assertOne(
  { table, written, count: letCount }: Requested,
  { id, subject_id, employee_id }: Asked,
  answers: readonly RawAnswer[],
): Promise<void> {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [{ status }] = (await inDatabase(`select status from ${table} where id = $1`, [subject_id])) as [
    { status: string },
  ]
  const isEnded = status === 'cancelled' || status === 'withdrawn'
  expect(await count('approvals', 'id', id, `status <> 'waiting'`)).toBe(1)
  expect(await count('approval_assignments', 'approval_id', id, 'decision is not null')).toBe(isEnded ? 0 : 1)
  const deed = `action ~ '(approved|rejected|cancelled|withdrawn)$|^(approve|reject|cancel)'`
  expect(await count('audit_entries', 'object_id', subject_id, deed)).toBe(1)
  // Whoever ended it as somebody who may is another than whoever asked.
  expect(await count('notifications', 'subject_id', subject_id, `type = 'request_decided'`)).toBe(1)
  if (!written) return
  await letCount?.()
  const by = written.by ? employee_id : subject_id
  expect(await count(written.table, written.of, by)).toBe(status === 'approved' ? written.rows : 0)
}

describe.each(requests.map(request => [request.kind, request] as const))(
  'of the kind %s',
  (kind, request) => {
    const approveAs =
      (who: () => TestMember): Deed =>
      approval =>
        approve(who(), approval)
    const rejectAs: Deed = approval => reject(other, approval)

    it('one is first, whether the other approves too, rejects, or clicks twice', async () => {
      const { data } = await chain.owner.browser.do('listRoles')
      const role_id = data.find(({ name }: { name: string }) => name === 'Owner').id
      await addPolicy(chain, [{ approver: 'role', role_id }], { name: kind, kind })
      const pairs: readonly (readonly [Deed, Deed])[] = [
        [approveAs(() => chain.owner), rejectAs],
        [approveAs(() => chain.owner), approveAs(() => other)],
        [approveAs(() => other), approveAs(() => other)],
        [rejectAs, approveAs(() => chain.owner)],
      ]
      for (const [round, [one, second]] of pairs.entries()) {
        const approval = await approvalOf(chain, await request.file(round))
        await assertOne(request, approval, await Promise.all([one(approval), second(approval)]))
      }
    })

    it('one is first, where another withdraws it in the same moment', async () => {
      const body = kind === 'loan' ? { reason: 'Not needed' } : undefined
      const approval = await approvalOf(chain, await request.file(4))
      const answers = await Promise.all([
        rejectAs(approval),
        chain.owner.browser.ask(request.withdraw, {
          ids: { id: approval.subject_id },
          ...(body && { body }),
        }),
      ])
      await assertOne(request, approval, answers)
    })
  },
)
