// How a batch is paid by a bank: the file that is made once, and what the bank says of it.
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import {
  createPayrollBankFile,
  listPayrollBankFiles,
  recordPayrollBankFileStatuses,
} from '../../../gen/operations/payroll-bank-files.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { shapeForm } from '../../../records/forms/form-shape.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { isPossible } from '../../../records/noun.ts'

/** Nobody says why the first file is made, and everybody why another one is. */
const first = shapeForm<'createPayrollBankFile'>({ asks: name => name !== 'reason' })
const another = shapeForm<'createPayrollBankFile'>({ needs: ['reason'] })

export function BatchPanel({ record }: { readonly record: RecordOf<'PayrollPaymentBatch'> }) {
  const id = record.id
  const mayList = useObstacle()(listPayrollBankFiles.id) === undefined
  const query = { payroll_payment_batch_id: id, limit: 1 }
  const { data } = useRead(listPayrollBankFiles, { query }, { enabled: mayList })
  if (data === undefined) return null
  const isMade = data.data.length > 0
  if (record.status === 'cancelled' || (record.status !== 'pending' && !isMade)) return null
  return (
    <section className="card" aria-labelledby="by-bank">
      <h2 id="by-bank">{say('payroll.by_bank')}</h2>
      <p className={isMade ? 'notice' : 'faint'}>
        {say(isMade ? 'payroll.bank_file_made' : 'payroll.bank_file_what')}
      </p>
      <p className="ways">
        {isMade && <ActionButton operation={recordPayrollBankFileStatuses} path={{ id }} record={record} />}
        {isPossible(createPayrollBankFile, record) && (
          <ActionButton
            operation={createPayrollBankFile}
            path={{ id }}
            record={{}}
            shape={isMade ? another : first}
            {...(isMade ? { text: say('payroll.bank_file_again') } : { look: 'primary' })}
          />
        )}
      </p>
    </section>
  )
}
