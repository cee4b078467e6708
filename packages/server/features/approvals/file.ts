// Filing: a request that is filed while the workspace has a policy of its kind gets an approval, in the same transaction.

import type { ApprovalKind, OperationId } from '@muster/contract'
import { goOnAsService, statement, type Writer } from '@muster/db'
import type { FollowUp } from '../../http/operation-call.ts'
import { newId } from '../../resource/ids.ts'
import { type Figures, type Filed, kinds, readFigures } from './kinds.ts'
import { askForPolicy, matchPolicy } from './policies.ts'
import { beginSteps } from './steps.ts'

interface Made extends Omit<Figures, 'leave_type_id'> {
  readonly id: string
  readonly kind: string
  readonly subject_id: string
  readonly employee_id: string
  readonly approval_policy_id: string
}

const insertApproval = statement<unknown, Made>(
  'insert_approval',
  `insert into approvals (workspace_id, id, kind, subject_id, employee_id, approval_policy_id, days, amount, from_date, to_date, created_at, updated_at)
   select :workspace_id, :id, :kind, :subject_id, :employee_id, :approval_policy_id, :days::numeric, :amount::numeric, :from_date::date, :to_date::date,
     made.at, made.at from (select stamp() as at) as made`,
)

/** What follows a request that was filed. It reads who is there, which whoever files it may not: so it goes on as the service. */
const makeFollowUp =
  (kind: ApprovalKind): FollowUp =>
  ({ db }) => {
    const hasPolicy = askForPolicy(db, kind)
    return async result => {
      if (await hasPolicy()) await file(db, kind, result as Filed)
    }
  }

async function file(db: Writer, kind: ApprovalKind, record: Filed): Promise<void> {
  await goOnAsService(db)
  const { leave_type_id, ...figures } = readFigures(kinds[kind], record)
  const policy = await matchPolicy(db, kind, record.employee_id, Object.assign({ leave_type_id }, figures))
  if (!policy) return
  const of = { id: newId('Approval'), kind, employee_id: record.employee_id }
  const made = { subject_id: record.id, approval_policy_id: policy.id }
  await db.run(insertApproval, Object.assign({}, of, made, figures))
  await beginSteps(db, of, policy.steps as Required<(typeof policy.steps)[number]>[])
}

/** By the operation that files a request. */
export const approvalFollowUps: ReadonlyMap<OperationId, FollowUp> = new Map(
  (Object.keys(kinds) as ApprovalKind[]).map(kind => [kinds[kind].files, makeFollowUp(kind)]),
)
