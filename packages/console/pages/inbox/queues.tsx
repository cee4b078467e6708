// The queues of the inbox, in their order: those that have no decision but here, and those whose page decides.
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDate, readToday } from '../../app/formats.ts'
import { addDays } from '../../app/months.ts'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { rejectEmployeeDocument, verifyEmployeeDocument } from '../../gen/operations/employee-documents.ts'
import { renewEmploymentContract } from '../../gen/operations/employment-contracts.ts'
import { approveExpenseClaim, rejectExpenseClaim } from '../../gen/operations/expense-claims.ts'
import { approveHrLetterRequest, rejectHrLetterRequest } from '../../gen/operations/hr-letter-requests.ts'
import { approveLoan, rejectLoan } from '../../gen/operations/loans.ts'
import { approvePayrollRun } from '../../gen/operations/payroll-runs.ts'
import type { RecordOf } from '../../records/kind.ts'
import { RelatedRecords } from '../../records/lists/related.tsx'
import { defineQueue, type QueueOf } from '../../records/queues/queue-of.ts'
import { Name } from '../../records/references/names.tsx'
import { overtimeQueue } from '../attendance/overtime-queue.tsx'
import { regularisationQueue } from '../attendance/regularisation-queue.tsx'
import DocumentPanel from '../documents/document-panel.tsx'
import { noun as document } from '../documents/employee-document.ts'
import { noun as contract } from '../documents/employment-contract.ts'
import { noun as letter } from '../documents/hr-letter-request.ts'
import RequestPanel from '../documents/request-panel.tsx'
import { noun as claim } from '../expenses/expense-claim.ts'
import { leaveQueue } from '../leave/leave-queue.tsx'
import { noun as loan } from '../loans/loan.ts'
import { LoanPanel } from '../loans/loan-panel.tsx'
import { Equation } from '../payroll/month/equation.tsx'
import { isOwnWork } from '../payroll/month/four-eyes.ts'
import { sumsOf } from '../payroll/month/month-facts.ts'
import { noun as run } from '../payroll/runs/payroll-run.ts'

/** Contracts that end within so many days. */
const soon = 30

function ClaimLine({ record }: { readonly record: RecordOf<'ExpenseClaim'> }) {
  const { currency_decimals: decimals } = useCompany()
  return sayTogether(record.title ?? record.claim_number, formatAmount(record.total_claimed, decimals))
}

function ClaimItems({ record }: { readonly record: RecordOf<'ExpenseClaim'> }) {
  return claim.related?.map(one => <RelatedRecords key={one.list.id} related={one} record={record} />)
}

function LoanLine({ record: { loan_type_id, amount } }: { readonly record: RecordOf<'Loan'> }) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <>
      <Name id={loan_type_id} /> · {formatAmount(amount, decimals)}
    </>
  )
}

function LetterLine({ record }: { readonly record: RecordOf<'HrLetterRequest'> }) {
  return sayTogether(sayOf('value', record.letter_type), record.purpose ?? '')
}

function DocumentLine({ record: { title } }: { readonly record: RecordOf<'EmployeeDocument'> }) {
  return title
}

function ContractLine({ record: { end_date } }: { readonly record: RecordOf<'EmploymentContract'> }) {
  return end_date === null ? null : say('inbox.ends', { day: formatDate(end_date) })
}

function RunLine({ record: { total_employees } }: { readonly record: RecordOf<'PayrollRunDetail'> }) {
  return say('inbox.people', { count: total_employees })
}

function RunSums({ record }: { readonly record: RecordOf<'PayrollRunDetail'> }) {
  return (
    <section className="card equation-card" aria-label={say('month.equation')}>
      <Equation sums={sumsOf(record)} size="small" />
    </section>
  )
}

const runQueue = (waits: Readonly<Partial<Record<'status' | 'source', string>>>): QueueOf =>
  defineQueue(run, {
    waits,
    isWaiting: ({ total_employees }) => total_employees > 0,
    decides: approvePayrollRun,
    refuses: (record, eyes) => (isOwnWork(record, eyes) ? say('payroll.not_you') : undefined),
    Line: RunLine,
    facts: ['run_date', 'total_employees'],
    Aside: RunSums,
  })

export const queues: readonly QueueOf[] = [
  leaveQueue,
  regularisationQueue,
  overtimeQueue,
  defineQueue(claim, {
    waits: { status: 'submitted' },
    approve: approveExpenseClaim,
    reject: rejectExpenseClaim,
    Line: ClaimLine,
    facts: ['claim_number', 'claim_date', 'purpose', 'notes', 'total_claimed'],
    Aside: ClaimItems,
  }),
  defineQueue(loan, {
    waits: { status: 'pending' },
    approve: approveLoan,
    reject: rejectLoan,
    Line: LoanLine,
    facts: ['loan_number', 'loan_type_id', 'amount', 'installment_amount', 'interest_rate'],
    Aside: LoanPanel,
  }),
  defineQueue(letter, {
    waits: { status: 'pending' },
    approve: approveHrLetterRequest,
    reject: rejectHrLetterRequest,
    Line: LetterLine,
    facts: ['letter_type', 'purpose', 'addressed_to', 'copies'],
    Aside: RequestPanel,
  }),
  defineQueue(document, {
    waits: { status: 'pending' },
    approve: verifyEmployeeDocument,
    reject: rejectEmployeeDocument,
    Line: DocumentLine,
    facts: ['title', 'document_type_id', 'document_number', 'issue_date', 'expiry_date'],
    Aside: DocumentPanel,
  }),
  runQueue({ status: 'processed' }),
  // What was imported is approved as it is, and never calculated.
  runQueue({ status: 'draft', source: 'imported' }),
  defineQueue(contract, {
    waits: { status: 'signed' },
    isWaiting: ({ end_date }) => end_date !== null && end_date <= addDays(readToday('UTC'), soon),
    decides: renewEmploymentContract,
    Line: ContractLine,
    facts: ['type', 'start_date', 'end_date'],
  }),
]
