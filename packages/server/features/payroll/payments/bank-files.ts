// Bank files of batches: made once and kept, because a second one could pay everybody twice.

import type { PayrollBankFile, PayrollBankFileCreate, PayrollPaymentBatch } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { type Files, keepFile } from '../../../files/index.ts'
import type { WriteCall, WriteContext } from '../../../http/context.ts'
import { conflict, notFound } from '../../../http/problem.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import { resource } from '../../../resource/resource.ts'
import { nameActor } from '../../../resource/titles.ts'
import { sealNow } from './bank-order-payments.ts'
import { makeFile, readOrder } from './bank-orders.ts'
import { batches, lockPendingBatch } from './batches.ts'

export const bankFiles = resource('PayrollBankFile')

type Made = Pick<PayrollBankFile, 'id' | 'number' | 'created_at' | 'made_by' | 'order_reference'>

const lastFile = statement<Made, { batch: string }>(
  'last_bank_file_of_batch',
  `select id, number, created_at, made_by, order_reference from payroll_bank_files
   where workspace_id = :workspace_id and payroll_payment_batch_id = :batch order by number desc limit 1`,
)

/** The file that was made last of a batch; undefined where there is none. */
export async function findLastFile(db: Db, batch: string): Promise<Made | undefined> {
  const [file] = await db.run(lastFile, { batch })
  return file
}

type Call = WriteCall & { readonly path: { readonly id: string }; readonly body: PayrollBankFileCreate }

/** The order of the batch, which is locked, and the number that its file would have. */
async function readDraft(call: WriteContext, { path, body }: Call) {
  const locked = await lockPendingBatch(call, path.id, 'createPayrollBankFile')
  const last = await findLastFile(call.db, path.id)
  if (last && !body.reason) throw refuseSecond(locked.batch, last, await nameActor(call.db, last.made_by))
  const number = (last?.number ?? 0) + 1
  const draft = await readOrder(call, locked, body, number)
  return { locked, number, draft }
}

function refuseSecond({ number }: PayrollPaymentBatch, file: Made, who: string): Error {
  return conflict(
    say`File ${file.number} of batch ${number} was made at ${file.created_at} by ${who}. A bank that gets two files may pay twice: download the first one, or send a reason for another one.`,
  )
}

/** Makes the file of the batch that the path names. */
export async function createBankFile(call: Call, files: Files): Promise<PayrollBankFile> {
  // Writing the file waits for storage, so it comes before the transaction, and counts if nothing has changed since.
  const before = await call.beforehand(async inOwnTransaction => {
    const inside = <T>(work: (db: Db) => Promise<T>) => inOwnTransaction(({ db }) => work(db))
    const { draft } = await inOwnTransaction(own => readDraft({ ...own, caller: call.caller }, call))
    const { file, seal } = await makeFile(draft, call.body.format, inside)
    return { draft, file, seal, stored: await files.keep(inOwnTransaction, file.bytes) }
  })
  const { file, seal, stored } = before
  const { locked, number, draft } = await readDraft(call, call)
  const isSame = JSON.stringify(draft) === JSON.stringify(before.draft)
  if (!isSame || (await sealNow(call.db, draft.of)) !== seal)
    throw conflict(
      say`Batch ${locked.batch.number} was changed while its file was made. Nothing was kept; send it again.`,
    )
  await keepFile(call.db, stored)
  const { run, batch } = locked
  const month = `${run.year}-${String(run.month).padStart(2, '0')}`
  const { format, execution_date, reason = null } = call.body
  const { total_payments, total_amount, content_type } = file
  const said = {
    payroll_payment_batch_id: batch.id,
    number,
    format,
    execution_date,
    company_bank_account_id: draft.company_bank_account_id,
    reason,
    total_payments,
    total_amount,
    sha256: stored.sha256,
  }
  const made = await bankFiles.insert(call, {
    ...said,
    order_reference: draft.head.message_id,
    file_name: `salaries-${month}-batch-${batch.number}-file-${number}.${file.extension}`,
    content_type,
    size_bytes: stored.size_bytes,
    made_by: call.caller.actor_id,
  })
  audit(call, 'payroll_bank_file.created', made.id, said)
  return made
}

const selectContentOfBankFile = statement<
  Pick<PayrollBankFile, 'file_name' | 'content_type' | 'sha256' | 'size_bytes'>,
  { batch: string; number: number | null }
>(
  'content_of_bank_file',
  `select file_name, content_type, sha256, size_bytes from payroll_bank_files
   where workspace_id = :workspace_id and payroll_payment_batch_id = :batch and (:number::integer is null or number = :number)
   order by number desc limit 1`,
)

type Wanted = WriteContext & {
  readonly path: { readonly id: string }
  readonly query: { readonly number?: number }
}

/** The bytes of a file of the batch that the path names. */
export async function openBankFile(call: Wanted, files: Files): Promise<FileContent> {
  const batch = await batches.find(call, call.path.id)
  const { number = null } = call.query
  const [file] = await call.db.run(selectContentOfBankFile, { batch: batch.id, number })
  if (!file)
    throw notFound(
      number === null ? say`bank file of the batch` : say`bank file ${number} of the batch`,
      batch.id,
    )
  const { file_name, sha256 } = file
  audit(call, 'payroll_bank_file.downloaded', batch.id, { file_name, sha256 })
  return new FileContent({ ...file, open: () => files.open(call.db.workspace_id, file.sha256) })
}

/** A 409 where a batch is cancelled whose file may be at the bank, and nobody says why. */
export async function assertCancellable(
  db: Db,
  { id, number }: PayrollPaymentBatch,
  body: { readonly reason?: string } = {},
): Promise<void> {
  const file = body.reason ? undefined : await findLastFile(db, id)
  if (!file) return
  throw conflict(
    say`File ${file.number} of batch ${number} was made at ${file.created_at}, and the bank may pay it all the same. Withdraw it there, and send a reason to cancel the batch.`,
  )
}
