// The outbox of requests to approve a payroll run: one e-mail to each who may, for as long as the run waits.

import type { PayrollRunDetail } from '@muster/contract'
import { type Database, type Db, homeStatement, statement, systemStatement } from '@muster/db'
import { newId } from '../../../resource/ids.ts'
import {
  attempted,
  type ClaimedRow,
  type Claiming,
  isDue,
  languageOf,
  leased,
  type Settling,
  TableOutbox,
} from '../../messages/index.ts'
import { listOtherEyes } from '../pipeline/who-may-approve.ts'
import { type ApprovalFacts, writeApproval } from './approval-text.ts'

const mayApprove = `not m.deleted and 'payroll.approve' = any(r.permissions)`

const approvers = statement<{ id: string }>(
  'approvers_of_payroll',
  `select m.id from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
   where m.workspace_id = :workspace_id and ${mayApprove} order by m.id`,
)

const queue = statement<unknown, { id: string; members: readonly string[]; emails: readonly string[] }>(
  'queue_approval_emails',
  `insert into approval_emails (workspace_id, email_id, payroll_run_id, member_id)
   select :workspace_id, e.email_id, :id, e.member_id from unnest(:emails::text[], :members::text[]) as e (email_id, member_id)`,
)

/** Has everybody told who may approve the run, but those who have worked on it. */
export async function queueApprovalEmails(db: Db, run: PayrollRunDetail): Promise<void> {
  const found = await db.run(approvers)
  const members = await listOtherEyes(
    db,
    run,
    found.map(({ id }) => id),
  )
  if (members.length === 0) return
  await db.run(queue, { id: run.id, members, emails: members.map(() => newId('Email')) })
}

/** The run still waits, and the member may still decide. */
const isOpen = `exists (select from payroll_runs p, members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
     where p.workspace_id = e.workspace_id and p.id = e.payroll_run_id and p.status = 'processed'
       and m.workspace_id = e.workspace_id and m.id = e.member_id and ${mayApprove})`

type Claimed = ClaimedRow & ApprovalFacts

const claimDue = systemStatement<Claimed, Claiming>(
  'claim_approval_email',
  `with clock as (select coalesce(:now::timestamptz, stamp()) as now),
   due as (
     select e.workspace_id, e.email_id from approval_emails e join companies c on c.workspace_id = e.workspace_id and c.id = e.workspace_id, clock
     where ${isDue} and c.status <> 'inactive' and ${isOpen}
     order by e.next_attempt_at limit 1 for update of e skip locked)
   update approval_emails e set ${leased} from clock, due, payroll_runs p, members m, companies c
   where e.workspace_id = due.workspace_id and e.email_id = due.email_id and p.workspace_id = e.workspace_id and p.id = e.payroll_run_id
     and m.workspace_id = e.workspace_id and m.id = e.member_id and c.workspace_id = e.workspace_id and c.id = e.workspace_id
   returning e.workspace_id, e.email_id, :lease as lease, m.email as recipient, c.name as workspace_name, p.id as payroll_run_id,
     p.year, p.month, e.created_at, ${languageOf('m')} as language`,
)

const settle = homeStatement<{ status: string }, Settling>(
  'settle_approval_email',
  `update approval_emails set ${attempted}
   where workspace_id = :workspace and email_id = :id and lease = :lease returning status`,
)

const endAll = systemStatement<unknown, Record<never, never>>(
  'end_approval_emails',
  `update approval_emails e set status = 'cancelled', next_attempt_at = null, lease = null, leased_until = null
   where e.status = 'pending' and not ${isOpen}`,
)

const purge = systemStatement<unknown, { now: string; days: number }>(
  'purge_approval_emails',
  'delete from approval_emails where created_at <= :now::timestamptz - make_interval(days => :days::int)',
)

/** Ends those that nobody waits for any more, and forgets all after so many days. */
export async function endApprovalEmails(
  database: Database,
  days: number,
  now: Temporal.Instant,
): Promise<void> {
  await database.system(endAll, {})
  await database.system(purge, { now: now.toString(), days })
}

interface ApprovalEmailsOptions {
  readonly database: Database
  readonly consoleUrl: string | undefined
}

/** The requests that are to be sent. */
export const openApprovalEmails = ({ database, consoleUrl }: ApprovalEmailsOptions) =>
  new TableOutbox<Claimed>({
    database,
    consoleUrl,
    claimDue,
    settle,
    hasSecret: false,
    write: writeApproval,
  })
