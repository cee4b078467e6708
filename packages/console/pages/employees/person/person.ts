// The page of one person: everything about them by parts.

import { lazy } from 'react'
import { listAssetAssignments } from '../../../gen/operations/asset-assignments.ts'
import { listAttendanceRecords } from '../../../gen/operations/attendance-records.ts'
import * as addresses from '../../../gen/operations/employee-addresses.ts'
import * as accounts from '../../../gen/operations/employee-bank-accounts.ts'
import { getEmployeeCompensation } from '../../../gen/operations/employee-compensation.ts'
import * as contacts from '../../../gen/operations/employee-contacts.ts'
import * as dependants from '../../../gen/operations/employee-dependants.ts'
import { listEmployeeDocuments } from '../../../gen/operations/employee-documents.ts'
import { listEmployeeMatches } from '../../../gen/operations/employee-matches.ts'
import { listEmployeeShifts } from '../../../gen/operations/employee-shifts.ts'
import { listEmploymentContracts } from '../../../gen/operations/employment-contracts.ts'
import { listExpenseClaims } from '../../../gen/operations/expense-claims.ts'
import { listHrLetters } from '../../../gen/operations/hr-letters.ts'
import { listJobChanges } from '../../../gen/operations/job-changes.ts'
import { listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { listLeaveBalances } from '../../../gen/operations/leave-balances.ts'
import { listLoans } from '../../../gen/operations/loans.ts'
import { listSalarySlipDetails } from '../../../gen/operations/salary-slip-details.ts'
import { getSalarySlipContent } from '../../../gen/operations/salary-slips.ts'
import { getTaxCertificate } from '../../../gen/operations/tax-certificates.ts'
import { type Related, relate, type Tab } from '../../../records/declaration.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { showOnPage } from '../../../records/noun.ts'
import { noun as employee } from '../employee.ts'
import { PersonPhoto } from '../photo/person-photo.tsx'
import { Overview } from './overview.tsx'
import { PersonActions } from './person-actions.tsx'

// What stands behind a tab is loaded with it.
const PayPanel = lazy(() => import('../compensation.tsx'))

type Employee = RecordOf<'Employee'>

const ofEmployee = ({ id }: Employee) => ({ query: { employee_id: id } })
const within = ({ id }: Employee) => ({ path: { id } })

const pay: Tab<'Employee'> = {
  name: 'pay',
  title: 'employees.pay',
  Panel: PayPanel,
  asks: [listJobChanges, getEmployeeCompensation, getTaxCertificate],
  related: [
    relate('Employee', accounts.listEmployeeBankAccounts, {
      title: 'employees.bank_accounts',
      input: within,
      columns: ['bank_name', 'account_title', 'account_number', 'iban', 'is_primary', 'status'],
      create: accounts.createEmployeeBankAccount,
      change: accounts.updateEmployeeBankAccount,
      remove: accounts.deleteEmployeeBankAccount,
    }),
    relate('Employee', listSalarySlipDetails, {
      title: 'employees.slips',
      input: ofEmployee,
      columns: ['month', 'gross_salary', 'total_additions', 'total_deductions', 'net_salary', 'slip_number'],
      actions: [getSalarySlipContent],
    }),
  ],
}

const time: Tab<'Employee'> = {
  name: 'time',
  title: 'employees.time',
  related: [
    relate('Employee', listLeaveBalances, {
      title: 'employees.leave_balances',
      input: ofEmployee,
      columns: ['leave_type_id', 'fiscal_year_id', 'accrued_days', 'used_days', 'available_days'],
    }),
    relate('Employee', listLeaveApplications, {
      title: 'employees.leave_applications',
      input: ofEmployee,
      columns: ['leave_type_id', 'from_date', 'to_date', 'total_days', 'status'],
    }),
    relate('Employee', listAttendanceRecords, {
      title: 'employees.attendance_days',
      // Leave that is approved has its days already.
      input: ({ id }, today) => ({ query: { employee_id: id, date_to: today } }),
      columns: ['date', 'status', 'check_in_at', 'check_out_at', 'worked_minutes', 'late_minutes'],
    }),
    relate('Employee', listEmployeeShifts, {
      title: 'employees.shifts',
      input: ofEmployee,
      columns: ['shift_id', 'effective_from', 'effective_to', 'geofenced_site_id'],
    }),
  ],
}

const documents: Tab<'Employee'> = {
  name: 'documents',
  title: 'employees.documents',
  related: [
    relate('Employee', listEmployeeDocuments, {
      title: 'employees.documents',
      input: ofEmployee,
      columns: ['title', 'document_type_id', 'expiry_date', 'status'],
    }),
    relate('Employee', listEmploymentContracts, {
      title: 'employees.contracts',
      input: ofEmployee,
      columns: ['contract_number', 'title', 'start_date', 'end_date', 'status'],
    }),
    relate('Employee', listHrLetters, {
      title: 'employees.letters',
      input: ofEmployee,
      columns: ['reference_number', 'letter_type', 'issue_date', 'status'],
    }),
  ],
}

const money: Tab<'Employee'> = {
  name: 'money',
  title: 'employees.other',
  related: [
    relate('Employee', listLoans, {
      title: 'employees.loans',
      input: ofEmployee,
      columns: ['loan_number', 'loan_type_id', 'amount', 'outstanding_balance', 'status'],
    }),
    relate('Employee', listExpenseClaims, {
      title: 'employees.claims',
      input: ofEmployee,
      columns: ['claim_number', 'title', 'claim_date', 'total_claimed', 'status'],
    }),
    relate('Employee', listAssetAssignments, {
      title: 'employees.assets',
      input: ofEmployee,
      columns: ['asset_id', 'issued_on', 'expected_return_date', 'returned_on', 'status'],
    }),
  ],
}

const related: readonly Related<'Employee'>[] = [
  relate('Employee', addresses.listEmployeeAddresses, {
    title: 'employees.addresses',
    input: within,
    columns: ['type', 'line1', 'line2', 'city', 'postal_code', 'country', 'is_primary'],
    create: addresses.createEmployeeAddress,
    change: addresses.updateEmployeeAddress,
    remove: addresses.deleteEmployeeAddress,
  }),
  relate('Employee', contacts.listEmployeeContacts, {
    title: 'employees.contacts',
    input: within,
    columns: ['name', 'relationship', 'phone', 'is_primary'],
    create: contacts.createEmployeeContact,
    change: contacts.updateEmployeeContact,
    remove: contacts.deleteEmployeeContact,
  }),
  relate('Employee', dependants.listEmployeeDependants, {
    title: 'employees.dependants',
    input: within,
    columns: ['name', 'relationship', 'born_on'],
    create: dependants.createEmployeeDependant,
    change: dependants.updateEmployeeDependant,
    remove: dependants.deleteEmployeeDependant,
  }),
  relate('Employee', listEmployeeMatches, {
    title: 'employees.reports',
    input: ({ id }) => ({ query: { reporting_manager_id: id } }),
    columns: ['employee_code', 'first_name', 'last_name', 'designation_id', 'status'],
  }),
]

export const noun = showOnPage(employee, {
  Picture: PersonPhoto,
  Panel: Overview,
  firstTab: 'employees.overview',
  Actions: PersonActions,
  related,
  tabs: [pay, time, documents, money],
})
