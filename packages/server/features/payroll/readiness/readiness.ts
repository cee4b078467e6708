// The readiness of a payroll run: what was looked at for each step, and what of it is not ready.

import type {
  PayrollReadiness,
  PayrollReadinessCode,
  PayrollReadinessPoint,
  PayrollReadinessState,
  PayrollRunDetail,
  PayrollStep,
} from '@muster/contract'
import { addDays, addMonths, type Day, endOfMonth, nameMonth } from '@muster/engine'
import { type Context, today } from '../../../http/context.ts'
import { earliest, isGradingBehind } from '../../grading/index.ts'
import { readApprovers } from '../pipeline/approvers.ts'
import { countEarlierMonths, findEarlierOpen } from '../pipeline/states.ts'
import { findRun } from '../runs/run-details.ts'
import { findRegularRun } from '../runs/variances.ts'
import { type JournalAccounts, readJournalAccounts } from './journal-accounts.ts'
import { countReadiness, type ReadinessCounts } from './readiness-counts.ts'
import { wordPoint } from './readiness-words.ts'

interface Facts {
  readonly run: PayrollRunDetail
  readonly today: Day
  readonly counts: ReadinessCounts
  readonly journal: JournalAccounts
  readonly isBehind: boolean
  /** An earlier month that is not locked. */
  readonly earlier: { readonly year: number; readonly month: number } | undefined
  readonly approvers: readonly string[]
}

/** What is ready and what is not; a 404 where there is no such run. */
export async function readReadiness(call: Context, id: string): Promise<PayrollReadiness> {
  const run = await findRun(call.db, id)
  const facts = await readFacts(call, run)
  return {
    object: 'payroll_readiness',
    id,
    step: nextStep[run.status],
    points: [
      ...listPreparation(facts),
      ...listChecks(facts),
      ...listApproval(facts),
      ...listPayment(facts),
      ...listClose(facts),
    ].map(point => (call.caller.scopes.has('employees:read') ? point : withoutEmployees(point))),
    unmapped: [...facts.journal.unmapped],
  }
}

const withoutEmployees = (point: PayrollReadinessPoint): PayrollReadinessPoint =>
  point.employee_ids.length === 0 ? point : { ...point, names: [], employee_ids: [] }

const nextStep: Readonly<Record<PayrollRunDetail['status'], PayrollStep>> = {
  draft: 'prepare',
  processed: 'check',
  approved: 'lock',
  locked: 'pay',
  disbursed: 'close',
}

async function readFacts(call: Context, run: PayrollRunDetail): Promise<Facts> {
  const { db } = call
  const first = `${nameMonth(run)}-01`
  const last = endOfMonth(run)
  const before = run.kind === 'regular' ? await findRegularRun(db, addMonths(first, -1)) : undefined
  const counts = await countReadiness(db, {
    run: run.id,
    before: before?.id ?? null,
    is_regular: run.kind === 'regular' && run.source === 'processed',
    is_draft: run.status === 'draft',
    first,
    last,
    through: run.run_date,
    ids: run.kind === 'regular' ? run.employee_ids : [],
  })
  const day = today(call)
  return {
    run,
    today: day,
    counts,
    journal: await readJournalAccounts(db, run.id),
    isBehind: await isGradingBehind(db, first, earliest([run.run_date, addDays(day, -1)])),
    earlier:
      run.kind === 'regular' ? await findEarlierOpen(db, run, countEarlierMonths(call, run)) : undefined,
    approvers: await readApprovers(db, run),
  }
}

interface Found {
  readonly count: number
  readonly names?: readonly string[]
  readonly employee_ids?: readonly string[]
  readonly total?: number | null
  readonly date?: Day | null
}

/** A point that is ready where nothing was counted, and otherwise in the state that is said. */
function look(
  code: PayrollReadinessCode,
  step: PayrollStep,
  open: Exclude<PayrollReadinessState, 'ready'>,
  { count, names = [], employee_ids = [], total = null, date = null }: Found,
): PayrollReadinessPoint {
  const state: PayrollReadinessState = count === 0 ? 'ready' : open
  const facts = { code, step, state, count, total, date, names: [...names], employee_ids: [...employee_ids] }
  return Object.assign(facts, { text: wordPoint(facts) })
}

const isOpen = ({ status }: PayrollRunDetail): boolean => status === 'draft' || status === 'processed'
const isFinal = ({ status }: PayrollRunDetail): boolean => status === 'locked' || status === 'disbursed'

/** Of a regular run that is calculated here; others pay what is named. */
function listPreparation({ run, counts, isBehind }: Facts): PayrollReadinessPoint[] {
  if (run.kind !== 'regular' || run.source === 'imported' || isFinal(run)) return []
  const { employed: total, without_salary, leave, overtime, corrections } = counts
  return [
    look('salaries', 'prepare', 'missing', Object.assign({ total }, without_salary)),
    look('attendance', 'prepare', 'notice', { count: isBehind ? 1 : 0 }),
    look('leave', 'prepare', 'notice', leave),
    look('overtime', 'prepare', 'notice', overtime),
    look('corrections', 'prepare', 'notice', corrections),
  ]
}

function listChecks({ run, counts }: Facts): PayrollReadinessPoint[] {
  const { entries: total, warnings, changes, holds } = counts
  if (isFinal(run)) return [look('holds', 'pay', 'notice', holds)]
  const isCalculated = run.status !== 'draft' || run.source === 'imported'
  return [
    look('calculation', 'check', 'blocking', { count: isCalculated ? 0 : 1, total }),
    ...(isCalculated
      ? [
          look('warnings', 'check', 'notice', warnings),
          look('run_warnings', 'check', 'notice', { count: run.warnings.length }),
          look('changes', 'check', 'notice', changes),
          look('holds', 'check', 'notice', holds),
        ]
      : []),
  ]
}

function listApproval({ run, today: day, earlier, approvers }: Facts): PayrollReadinessPoint[] {
  if (isFinal(run)) return []
  const { run_date } = run
  const months = earlier ? { count: 1, names: [nameMonth(earlier)] } : { count: 0 }
  const order = look('earlier_months', 'approve', 'blocking', months)
  if (!isOpen(run)) return [order]
  const isAhead = run_date >= day
  return [
    look('cut_off', 'approve', 'blocking', {
      count: isAhead ? 1 : 0,
      date: isAhead ? addDays(run_date, 1) : run_date,
    }),
    order,
    look('approvers', 'approve', 'blocking', {
      count: approvers.length === 0 ? 1 : 0,
      total: approvers.length,
      names: approvers,
    }),
  ]
}

function listPayment({ run, counts }: Facts): PayrollReadinessPoint[] {
  const { transfers, without_account, company_accounts, unprepared, failed } = counts
  return [
    // Where nobody is paid by transfer, no account is needed on either side.
    ...(transfers > 0
      ? [
          look('bank_accounts', 'pay', 'missing', Object.assign({ total: transfers }, without_account)),
          look('company_account', 'pay', 'missing', { count: company_accounts === 0 ? 1 : 0 }),
        ]
      : []),
    ...(isFinal(run)
      ? [look('batches', 'pay', 'missing', unprepared), look('failed_payments', 'pay', 'missing', failed)]
      : []),
  ]
}

function listClose({ run, counts, journal: { booked, unmapped } }: Facts): PayrollReadinessPoint[] {
  const { entries: total, payslips } = counts
  return [
    ...(booked > 0 ? [look('journal', 'close', 'missing', { count: unmapped.length, total: booked })] : []),
    ...(isFinal(run) && run.source === 'processed'
      ? [look('payslips', 'close', 'missing', { count: Math.max(0, total - payslips), total })]
      : []),
  ]
}
