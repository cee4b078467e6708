// Explanations of leave: how the cost of an application adds up, and what was charged or given back after its approval.

import type { LeaveApplication } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  type Because,
  computeRecharge,
  type Day,
  describeOverdraft,
  type Grounds,
  type Recharge,
} from '@muster/engine'
import { asIs, type Sentence, say } from '@muster/sentences'
import { readTimeFacts } from '../timekeeping/index.ts'
import { readLeaveFacts, toNeighbour } from './leave-facts.ts'
import { type Measured, measure } from './measure.ts'
import { describeShortenings } from './shortening.ts'

interface Moved {
  readonly id: string
  readonly days: string
  readonly because: string
}

/** What the approval used is the measure itself. */
const selectLedgerEntriesSinceLeaveApproval = statement<
  Moved,
  { employee_id: string; leave_type_id: string; fiscal_year_id: string; id: string }
>(
  'ledger_entries_since_leave_approval',
  `select e.id, days::text, because from leave_ledger_entries e
   join leave_allocations l on l.workspace_id = :workspace_id and l.id = e.leave_allocation_id
   where e.workspace_id = :workspace_id and l.employee_id = :employee_id and l.leave_type_id = :leave_type_id
     and l.fiscal_year_id = :fiscal_year_id and e.leave_application_id = :id
   order by e.created_at, e.id offset 1`,
)

/** The figures of the lines add up to what the application costs. */
export async function explainLeave(
  db: Db,
  application: LeaveApplication,
  today: Day,
): Promise<readonly Because[]> {
  const { id, employee_id, leave_type_id, fiscal_year_id, status } = application
  const moves = await db.run(selectLedgerEntriesSinceLeaveApproval, {
    id,
    employee_id,
    leave_type_id,
    fiscal_year_id,
  })
  const since = moves.map(({ id: entry, days, because }) =>
    makeLine('since', say`${days} days: ${because}`, { refs: [entry] }),
  )
  const earlier = (await describeShortenings(db, id)).map(text => makeLine('shortened', asIs(text)))
  return [
    ...(await explainCosts(db, application, today)),
    ...earlier,
    ...(status === 'approved' ? since : []),
  ]
}

async function explainCosts(db: Db, application: LeaveApplication, today: Day): Promise<Because[]> {
  const { id, employee_id, leave_type_id, status } = application
  if (status === 'rejected' || status === 'cancelled')
    return [makeRecordedLine(application, say`It is ${status}, so nothing is charged`)]
  const facts = await readLeaveFacts(db, application)
  const { calendars } = await readTimeFacts(db, [employee_id])
  const [calendar, charged] = [calendars.get(employee_id), facts.applications.find(each => each.id === id)]
  if (!calendar || !charged)
    return [makeRecordedLine(application, say`The employee is deleted, so it stays as it was charged`)]
  const own = { ...toNeighbour(charged), fiscal_year_id: charged.fiscal_year_id }
  const measured = measure(facts, calendar, { ...charged, own }, today)
  const leave_type = facts.leave_types.find(each => each.id === leave_type_id)!
  const short = status === 'approved' ? describeOverdraft({ ...measured, leave_type }) : null
  return [
    ...explainRecharge(
      application,
      measured,
      computeRecharge(new Map(charged.charged), measured.span, { half: charged.half, calendar }),
    ),
    ...(short ? [makeLine('uncovered', short, policyOf(measured))] : []),
  ]
}

/** A calendar that changed is not charged in a closed year, and elsewhere within a day. */
function explainRecharge(
  application: LeaveApplication,
  { span, fiscal_year }: Measured,
  recharge: Recharge | null,
): readonly Because[] {
  if (!recharge) return span.because
  if (fiscal_year?.status === 'closed')
    return [
      makeRecordedLine(
        application,
        say`The fiscal year ${fiscal_year.name} is closed, so it stays as it was charged`,
        {
          refs: [fiscal_year.id],
        },
      ),
    ]
  const changes = recharge.because.map(({ text }) => makeLine('to_come', text))
  return [
    makeRecordedLine(application, say`Its calendar changed, and it is charged again within a day`),
    ...changes,
  ]
}

const makeLine = (rule: string, text: Sentence, grounds: Grounds = {}): Because => ({
  rule,
  text,
  amount: null,
  ...grounds,
})

const policyOf = ({ policy }: Measured): Grounds =>
  policy ? { source: { id: policy.id, from: policy.effective_from } } : {}

function makeRecordedLine({ total_days }: LeaveApplication, text: Sentence, grounds: Grounds = {}): Because {
  return { rule: 'recorded', text, amount: total_days, ...grounds }
}
