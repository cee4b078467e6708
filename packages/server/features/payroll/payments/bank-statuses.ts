// What the bank says of a file: payments that it rejected are marked as failed, and nothing else changes.

import type { PayrollBankReport, PayrollBankStatuses } from '@muster/contract'
import { statement } from '@muster/db'
import { sumMoney } from '@muster/engine'
import {
  endToEndId,
  isAccepted,
  isRejected,
  mostStatusBytes,
  type ReportedOrder,
  readPain002,
  type StatusReport,
  statusesOf,
  UnreadableFile,
} from '@muster/formats'
import { asIs, say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { readBytes } from '../../../files/index.ts'
import type { UploadCall } from '../../../http/context.ts'
import { conflict, invalid, invalidField } from '../../../http/problem.ts'
import { lockIdleRun } from '../tasks/start-task.ts'
import { findLastFile } from './bank-files.ts'
import { batches } from './batches.ts'
import { failAll } from './payments.ts'

type Call = UploadCall & { readonly path: { readonly id: string }; readonly body: PayrollBankStatuses }

interface Transfer {
  readonly id: string
  readonly status: string
  readonly amount: string
  readonly employee_code: string
  readonly currency: string
}

const transfers = statement<Transfer, { run: string; number: number }>(
  'transfers_of_payment_batch',
  `select p.id, p.status, p.amount, e.employee_code, c.currency
   from payroll_payments p
   join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
   join companies c on c.workspace_id = :workspace_id
   where p.workspace_id = :workspace_id and p.payroll_run_id = :run and p.batch = :number and p.payment_method = 'bank_transfer' order by p.id`,
)

const noReason = 'The bank gave no reason.'

/** Records what a report says of the last file of the batch that the path names. */
export async function recordStatuses(call: Call): Promise<PayrollBankReport> {
  const report = await call.beforehand(() => readReport(call))
  const { id, payroll_run_id: run, number } = await batches.find(call, call.path.id)
  await lockIdleRun(call.db, run)
  await batches.lockFor(call, 'recordPayrollBankFileStatuses')
  const file = await findLastFile(call.db, id)
  assertAbout(report, number, file)
  const payments = await call.db.run(transfers, { run, number })
  const ids = new Map(payments.map(payment => [endToEndId(payment.id), payment]))
  const decimals = call.caller.workspace.currency_decimals
  const sent = [...ids].map(([end_to_end_id, { amount, currency }]) => ({
    end_to_end_id,
    amount: sumMoney([amount], decimals),
    currency,
    decimals,
  }))
  const said = statusesOf(report, sent)
  assertConsistent(said, ids)
  assertNoneFailed(
    said.payments
      .filter(({ status }) => isAccepted(status))
      .map(({ end_to_end_id, line }) => ({ ...ids.get(end_to_end_id)!, line })),
  )
  const rejected = said.payments.filter(payment => isRejected(payment.status))
  const failing = rejected.flatMap(({ end_to_end_id, reason = noReason }) => {
    const { id, status } = ids.get(end_to_end_id)!
    return status === 'pending' || status === 'paid' ? [{ id, reason }] : []
  })
  const amounts = await failAll(call.db, {
    ids: failing.map(({ id }) => id),
    reasons: failing.map(({ reason }) => reason),
  })
  const failed_payments = amounts.length
  const failed_amount = sumMoney(amounts, decimals)
  const accepted = said.payments.filter(payment => isAccepted(payment.status)).length
  const { message_id: report_reference } = report
  audit(call, 'payroll_bank_file.statuses_recorded', file!.id, {
    report_reference,
    failed_payments,
    failed_amount,
    accepted,
  })
  return {
    payroll_payment_batch_id: id,
    payroll_bank_file_id: file!.id,
    report_reference,
    failed_payments,
    failed_amount,
    failed_before: rejected.length - failed_payments,
    accepted,
    undecided: said.payments.length - rejected.length - accepted,
  }
}

async function readReport(call: Call): Promise<StatusReport> {
  const bytes = readBytes(call, call.body, mostStatusBytes)
  return readPain002(bytes).catch(refuse)
}

function refuse(error: unknown): never {
  throw error instanceof UnreadableFile
    ? invalidField('content_base64', say`cannot be read. ${error.sentence}`)
    : error
}

/** What the bank says of an earlier file says nothing of the payments that the last one makes. */
function assertAbout(
  { original_message_id: named }: StatusReport,
  number: number,
  file: { readonly number: number; readonly order_reference: string } | undefined,
): void {
  if (file?.order_reference.toLowerCase() === named.toLowerCase()) return
  const last = file
    ? say`the last file of batch ${number} is ${file.order_reference} (file ${file.number})`
    : say`batch ${number} has no file`
  throw conflict(say`The report is about the file ${named}, and ${last}. Nothing was changed.`)
}

/** A report that is wrong in one place may be wrong in others, so nothing of it counts; the error lists each place. */
function assertConsistent({ contradictions }: ReportedOrder, ids: ReadonlyMap<string, Transfer>): void {
  if (contradictions.length === 0) return
  throw invalid(
    contradictions.map(({ end_to_end_id, message }) => {
      const known = ids.get(end_to_end_id)
      const name = known
        ? say`the payment of ${known.employee_code}`
        : say`the payment ${asIs(end_to_end_id)}`
      const here = known ? say`; here it is ${known.status}` : ''
      return {
        field: 'content_base64',
        message: say`names ${name}, which ${message}${here}. Nothing was changed; ask the bank what holds`,
      }
    }),
  )
}

const mostNamed = 5

/** A failed payment can be paid again, so one that the bank makes all the same would be paid twice. */
function assertNoneFailed(accepted: readonly (Transfer & { readonly line: number | undefined })[]): void {
  const failed = accepted
    .filter(({ status }) => status === 'failed')
    .map(({ employee_code, line }) => {
      const at = line === undefined ? '' : ` (line ${line})`
      return `${employee_code}${at}`
    })
  if (failed.length === 0) return
  const named = failed.slice(0, mostNamed).join(', ')
  const further = failed.length > mostNamed ? say` and ${failed.length - mostNamed} others` : ''
  throw conflict(
    say`The report accepts payments that are marked as failed here: ${named}${further}. Ask the bank before you pay them again, or they may be paid twice. Nothing was changed; report the payments that it rejected as failed, one by one.`,
  )
}
