// The queues of the inbox, in their order: those that have no decision but here, and those whose page decides.
import { lazy } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDate, readToday } from '../../app/formats.ts'
import { addDays } from '../../app/months.ts'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import {
  approveBankAccountChange,
  listBankAccountChanges,
} from '../../gen/operations/bank-account-changes.ts'
import {
  listEmployeeDocuments,
  rejectEmployeeDocument,
  verifyEmployeeDocument,
} from '../../gen/operations/employee-documents.ts'
import {
  listEmploymentContracts,
  renewEmploymentContract,
} from '../../gen/operations/employment-contracts.ts'
import {
  approveExpenseClaim,
  listExpenseClaims,
  rejectExpenseClaim,
} from '../../gen/operations/expense-claims.ts'
import {
  approveHrLetterRequest,
  listHrLetterRequests,
  rejectHrLetterRequest,
} from '../../gen/operations/hr-letter-requests.ts'
import { approveLoan, listLoans, rejectLoan } from '../../gen/operations/loans.ts'
import { listPayrollRunDetails } from '../../gen/operations/payroll-run-details.ts'
import { approvePayrollRun } from '../../gen/operations/payroll-runs.ts'
import {
  approveProfileChange,
  listProfileChanges,
  rejectProfileChange,
} from '../../gen/operations/profile-changes.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineQueue, type QueueOf } from '../../records/queues/queue-of.ts'
import { Name } from '../../records/references/names.tsx'
import { overtimeQueue } from '../attendance/overtime-queue.tsx'
import { regularisationQueue } from '../attendance/regularisation-queue.tsx'
import { nameFields } from '../employees/changes/name-fields.ts'
import { leaveQueue } from '../leave/leave-queue.tsx'
import { isOwnWork } from '../payroll/month/four-eyes.ts'
import { titleRun } from '../payroll/runs/run-facts.ts'

/** Contracts that end within so many days. */
const soon = 30

const nameClaim = ({ title, claim_number }: RecordOf<'ExpenseClaim'>): string => title ?? claim_number

function ClaimLine({ record }: { readonly record: RecordOf<'ExpenseClaim'> }) {
  const { currency_decimals: decimals } = useCompany()
  return sayTogether(nameClaim(record), formatAmount(record.total_claimed, decimals))
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

function AccountLine({ record }: { readonly record: RecordOf<'BankAccountChange'> }) {
  const { old_bank_name, bank_name, account_ends } = record
  return sayTogether(old_bank_name ?? '', say('inbox.to_account', { bank: bank_name, ends: account_ends }))
}

function ProfileLine({ record }: { readonly record: RecordOf<'ProfileChange'> }) {
  return nameFields(record)
}

function ContractLine({ record: { end_date } }: { readonly record: RecordOf<'EmploymentContract'> }) {
  return end_date === null ? null : say('inbox.ends', { day: formatDate(end_date) })
}

function RunLine({ record: { total_employees } }: { readonly record: RecordOf<'PayrollRunDetail'> }) {
  return say('inbox.people', { count: total_employees })
}

/** As what waits is counted. */
function isSoon(day: string): boolean {
  const today = readToday('UTC')
  return today <= day && day <= addDays(today, soon)
}

const runQueue = (waits: Readonly<Partial<Record<'status' | 'source', string>>>): QueueOf =>
  defineQueue('PayrollRunDetail', listPayrollRunDetails, {
    waits,
    title: titleRun,
    isWaiting: ({ total_employees }) => total_employees > 0,
    decides: approvePayrollRun,
    refuses: (record, eyes) => (isOwnWork(record, eyes) ? say('payroll.not_you') : undefined),
    Line: RunLine,
    facts: ['run_date', 'total_employees'],
    Aside: lazy(() => import('./run-sums.tsx')),
  })

export const queues: readonly QueueOf[] = [
  leaveQueue,
  regularisationQueue,
  overtimeQueue,
  defineQueue('ExpenseClaim', listExpenseClaims, {
    waits: { status: 'submitted' },
    title: nameClaim,
    approve: approveExpenseClaim,
    reject: rejectExpenseClaim,
    Line: ClaimLine,
    facts: ['claim_number', 'claim_date', 'purpose', 'notes', 'total_claimed'],
    Aside: lazy(() => import('./claim-items.tsx')),
  }),
  defineQueue('Loan', listLoans, {
    waits: { status: 'pending' },
    approve: approveLoan,
    reject: rejectLoan,
    Line: LoanLine,
    facts: ['loan_number', 'loan_type_id', 'amount', 'installment_amount', 'interest_rate'],
    Aside: lazy(() => import('../loans/loan-panel.tsx')),
  }),
  defineQueue('HrLetterRequest', listHrLetterRequests, {
    waits: { status: 'pending' },
    approve: approveHrLetterRequest,
    reject: rejectHrLetterRequest,
    Line: LetterLine,
    facts: ['letter_type', 'purpose', 'addressed_to', 'copies'],
    Aside: lazy(() => import('../documents/request-panel.tsx')),
  }),
  defineQueue('EmployeeDocument', listEmployeeDocuments, {
    waits: { status: 'pending' },
    approve: verifyEmployeeDocument,
    reject: rejectEmployeeDocument,
    Line: DocumentLine,
    facts: ['title', 'document_type_id', 'document_number', 'issue_date', 'expiry_date'],
    Aside: lazy(() => import('../documents/document-panel.tsx')),
  }),
  defineQueue('BankAccountChange', listBankAccountChanges, {
    waits: { status: 'pending' },
    decides: approveBankAccountChange,
    refuses: ({ requested_by }, { member_id }) =>
      requested_by === member_id ? say('inbox.own_account') : undefined,
    Line: AccountLine,
    facts: [
      'flags',
      'old_bank_name',
      'old_account_title',
      'old_account_ends',
      'bank_name',
      'account_title',
      'account_ends',
      'iban_ends',
    ],
  }),
  defineQueue('ProfileChange', listProfileChanges, {
    waits: { status: 'pending' },
    approve: approveProfileChange,
    reject: rejectProfileChange,
    refuses: ({ requested_by, outdated_fields }, { member_id }) => {
      if (requested_by === member_id) return say('inbox.own_details')
      return outdated_fields.length > 0 ? say('inbox.outdated') : undefined
    },
    Line: ProfileLine,
    facts: [],
    Aside: lazy(() => import('../employees/changes/panel.tsx')),
  }),
  runQueue({ status: 'processed' }),
  // What was imported is approved as it is, and never calculated.
  runQueue({ status: 'draft', source: 'imported' }),
  defineQueue('EmploymentContract', listEmploymentContracts, {
    waits: { status: 'signed' },
    isWaiting: ({ end_date }) => end_date !== null && isSoon(end_date),
    decides: renewEmploymentContract,
    Line: ContractLine,
    facts: ['type', 'start_date', 'end_date'],
  }),
]
