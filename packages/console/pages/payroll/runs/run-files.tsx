// The files that are made of a locked payroll run, and the ways to those that are made elsewhere: for the bank and for the tax.
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { listPayrollPaymentBatches } from '../../../gen/operations/payroll-payment-batches.ts'
import { processPayrollRun } from '../../../gen/operations/payroll-runs.ts'
import { getTaxCertificate } from '../../../gen/operations/tax-certificates.ts'
import { ExportButton } from '../../../records/files/export-button.tsx'
import type { Output } from '../../../records/operation.ts'
import { hasReached, type Run } from './run-facts.ts'

/** The register is handed on where it stands. */
const kinds = [
  { kind: 'gl_journal', formats: ['xlsx', 'csv'] },
  { kind: 'payslips', formats: ['zip'] },
] as const

type Batch = Output<'listPayrollPaymentBatches'>['data'][number]

/** Those of an imported run were given out where it was made. */
const hasSlips = ({ source }: Run): boolean => source === 'processed'

/** Nothing at all for somebody who only approves: the files take the right to work on the run. */
export function RunFiles({ run }: { readonly run: Run }) {
  const isWorker = useObstacle()(processPayrollRun.id) === undefined
  if (!isWorker || !hasReached(run, 'locked')) return null
  const offered = kinds.filter(({ kind }) => kind !== 'payslips' || hasSlips(run))
  return (
    <section className="card" aria-labelledby="run-files">
      <h2 id="run-files">{say('payroll.files')}</h2>
      <p className="ways">
        {offered.map(({ kind, formats }) => {
          const title = sayOf('value', kind)
          const asked = { kind, payroll_run_id: run.id }
          return <ExportButton key={kind} of={{ title, asked, formats }} text={title} />
        })}
        <BankFiles run={run} />
        <Certificates />
      </p>
    </section>
  )
}

/** The file of a batch is made once, on its page. */
function BankFiles({ run }: { readonly run: Run }) {
  const mayList = useObstacle()(listPayrollPaymentBatches.id) === undefined
  const { data } = useRead(
    listPayrollPaymentBatches,
    { query: { payroll_run_id: run.id } },
    { enabled: mayList },
  )
  const batches = data?.data.filter(isForBank) ?? []
  return batches.map(({ id, number }) => (
    <Link key={id} className="button" to="/payroll/batches/$id" params={{ id }}>
      {say('month.bank_file_of', { number })}
    </Link>
  ))
}

const isForBank = ({ status, payment_method: method }: Batch): boolean =>
  status !== 'cancelled' && (method === null || method === 'bank_transfer')

function Certificates() {
  if (useObstacle()(getTaxCertificate.id) !== undefined) return null
  return (
    <Link className="button" to="/payroll/tax-certificates">
      {say('payroll.certificates')}
    </Link>
  )
}
