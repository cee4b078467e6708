// What the bank says of a file: payments that it rejected are marked as failed, and nothing else changes.

import type { PayrollBankReport, PayrollBankStatuses } from '@muster/contract'
import { statement } from '@muster/db'
import { sumMoney } from '@muster/engine'
import {
  endToEndId,
  isAccepted,
  isRejected,
  mostStatusBytes,
  readPain002,
  type Standing,
  type StatusReport,
  statusesOf,
  UnreadableFile,
} from '@muster/formats'
import { audit } from '../../../auth/audit.ts'
import { readBytes } from '../../../files/index.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { lockIdleRun } from '../operations/operations.ts'
import { findLastFile } from './bank-files.ts'
import { batches } from './batches.ts'
import { failAll } from './payments.ts'

type Call = Context & { readonly path: { readonly id: string }; readonly body: PayrollBankStatuses }

interface Transfer {
  readonly id: string
  readonly status: string
}

const transfers = statement<Transfer, { run: string; number: number }>(
  'transfers_of_payment_batch',
  `select id, status from payroll_payments
   where workspace_id = :workspace_id and payroll_run_id = :run and batch = :number and payment_method = 'bank_transfer' order by id`,
)

const noReason = 'The bank gave no reason.'

/** Records what a report says of the last file of the batch that the path names. */
export async function recordStatuses(call: Call): Promise<PayrollBankReport> {
  const report = await call.db.beforehand(() => readReport(call))
  const { id, payroll_run_id: run, number } = await batches.find(call, call.path.id)
  await lockIdleRun(call.db, run)
  const { status } = await batches.lock(call, id)
  if (status === 'cancelled')
    throw conflict(
      `Batch ${number} is cancelled. If the bank has paid of its file, mark nothing here: ask the bank to return it.`,
    )
  const file = await findLastFile(call.db, id)
  assertAbout(report, number, file)
  const payments = await call.db.run(transfers, { run, number })
  const ids = new Map(payments.map(payment => [endToEndId(payment.id), payment]))
  const said = refuseUnreadable(() => statusesOf(report, [...ids.keys()]))
  assertKnown(said)
  assertNoneFailed(
    said.payments
      .filter(({ status }) => isAccepted(status))
      .map(({ end_to_end_id }) => ids.get(end_to_end_id)!),
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
  const failed_amount = sumMoney(amounts, call.caller.workspace.currency_decimals)
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

function refuseUnreadable<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    return refuse(error)
  }
}

function refuse(error: unknown): never {
  throw error instanceof UnreadableFile
    ? invalidField('content_base64', `cannot be read. ${error.message}`)
    : error
}

/** What the bank says of an earlier file says nothing of the payments that the last one makes. */
function assertAbout(
  { original_message_id }: StatusReport,
  number: number,
  file: { readonly number: number; readonly order_reference: string } | undefined,
): void {
  if (file?.order_reference.toLowerCase() === original_message_id.toLowerCase()) return
  const last = file
    ? `the last file of batch ${number} is ${file.order_reference} (file ${file.number})`
    : `batch ${number} has no file`
  throw conflict(`The report is about the file ${original_message_id}, and ${last}. Nothing was changed.`)
}

const mostNamed = 5

function assertKnown({ unknown }: Standing): void {
  if (unknown.length === 0) return
  const named = unknown.slice(0, mostNamed).join(', ')
  const further = unknown.length > mostNamed ? ` and ${unknown.length - mostNamed} others` : ''
  throw invalidField('content_base64', `names payments that the file does not have: ${named}${further}`)
}

/** A failed payment can be paid again, so one that the bank makes all the same would be paid twice. */
function assertNoneFailed(accepted: readonly Transfer[]): void {
  const failed = accepted.filter(({ status }) => status === 'failed').map(({ id }) => id)
  if (failed.length === 0) return
  const named = failed.slice(0, mostNamed).join(', ')
  const further = failed.length > mostNamed ? ` and ${failed.length - mostNamed} others` : ''
  throw conflict(
    `The report accepts payments that are marked as failed here: ${named}${further}. Ask the bank before you pay them again, or they may be paid twice. Nothing was changed; mark what it rejected with POST /console/payroll_payments/{id}/fail.`,
  )
}
