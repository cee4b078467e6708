// Employees: the search, and everything about one person by parts.

import { listAssetAssignments } from '../../gen/operations/asset-assignments.ts'
import { listAttendanceRecords } from '../../gen/operations/attendance-records.ts'
import * as addresses from '../../gen/operations/employee-addresses.ts'
import * as accounts from '../../gen/operations/employee-bank-accounts.ts'
import { getEmployeeCompensation } from '../../gen/operations/employee-compensation.ts'
import { listEmployeeDocuments } from '../../gen/operations/employee-documents.ts'
import { listEmployeeMatches } from '../../gen/operations/employee-matches.ts'
import { listEmployeeShifts } from '../../gen/operations/employee-shifts.ts'
import * as employees from '../../gen/operations/employees.ts'
import { listEmploymentContracts } from '../../gen/operations/employment-contracts.ts'
import { listExpenseClaims } from '../../gen/operations/expense-claims.ts'
import { listHrLetters } from '../../gen/operations/hr-letters.ts'
import { listLeaveApplications } from '../../gen/operations/leave-applications.ts'
import { listLeaveBalances } from '../../gen/operations/leave-balances.ts'
import { listLoans } from '../../gen/operations/loans.ts'
import { listSalaryAssignments } from '../../gen/operations/salary-assignments.ts'
import { getSalarySlipContent, listSalarySlips } from '../../gen/operations/salary-slips.ts'
import { getTaxCertificate } from '../../gen/operations/tax-certificates.ts'
import { defineNoun, type Related, type Tab } from '../../records/noun.ts'
import type { AnyRecord } from '../../records/operation.ts'
import { PayPanel } from './compensation.tsx'

const ofEmployee = ({ id }: AnyRecord) => ({ query: { employee_id: id } })
const within = ({ id }: AnyRecord) => ({ path: { id: String(id) } })

const pay: Tab = {
  name: 'pay',
  title: 'employees.pay',
  Panel: PayPanel,
  asks: [getEmployeeCompensation, getTaxCertificate],
  related: [
    {
      title: 'employees.bank_accounts',
      list: accounts.listEmployeeBankAccounts,
      input: within,
      columns: ['bank_name', 'account_title', 'account_number', 'iban', 'is_primary', 'status'],
      create: accounts.createEmployeeBankAccount,
      change: accounts.updateEmployeeBankAccount,
      remove: accounts.deleteEmployeeBankAccount,
    },
    {
      title: 'employees.salaries',
      list: listSalaryAssignments,
      input: ofEmployee,
      columns: ['effective_from', 'effective_to', 'salary_structure_id', 'gross_salary', 'reason'],
    },
    {
      title: 'employees.slips',
      list: listSalarySlips,
      input: ofEmployee,
      columns: ['slip_number', 'generated_at'],
      actions: [getSalarySlipContent],
    },
  ],
}

const leave: Tab = {
  name: 'leave',
  title: 'employees.leave',
  related: [
    {
      title: 'employees.leave_balances',
      list: listLeaveBalances,
      input: ofEmployee,
      columns: ['leave_type_id', 'fiscal_year_id', 'accrued_days', 'used_days', 'available_days'],
    },
    {
      title: 'employees.leave_applications',
      list: listLeaveApplications,
      input: ofEmployee,
      columns: ['leave_type_id', 'from_date', 'to_date', 'total_days', 'status'],
    },
  ],
}

const attendance: Tab = {
  name: 'attendance',
  title: 'employees.attendance',
  related: [
    {
      title: 'employees.attendance_days',
      list: listAttendanceRecords,
      input: ofEmployee,
      columns: ['date', 'status', 'check_in_at', 'check_out_at', 'worked_minutes', 'late_minutes'],
    },
    {
      title: 'employees.shifts',
      list: listEmployeeShifts,
      input: ofEmployee,
      columns: ['shift_id', 'effective_from', 'effective_to', 'geofenced_site_id'],
    },
  ],
}

const documents: Tab = {
  name: 'documents',
  title: 'employees.documents',
  related: [
    {
      title: 'employees.documents',
      list: listEmployeeDocuments,
      input: ofEmployee,
      columns: ['title', 'document_type_id', 'expiry_date', 'status'],
    },
    {
      title: 'employees.contracts',
      list: listEmploymentContracts,
      input: ofEmployee,
      columns: ['contract_number', 'title', 'start_date', 'end_date', 'status'],
    },
    {
      title: 'employees.letters',
      list: listHrLetters,
      input: ofEmployee,
      columns: ['reference_number', 'letter_type', 'issue_date', 'status'],
    },
  ],
}

const other: Tab = {
  name: 'other',
  title: 'employees.other',
  related: [
    {
      title: 'employees.loans',
      list: listLoans,
      input: ofEmployee,
      columns: ['loan_number', 'loan_type_id', 'amount', 'outstanding_balance', 'status'],
    },
    {
      title: 'employees.claims',
      list: listExpenseClaims,
      input: ofEmployee,
      columns: ['claim_number', 'title', 'claim_date', 'total_claimed', 'status'],
    },
    {
      title: 'employees.assets',
      list: listAssetAssignments,
      input: ofEmployee,
      columns: ['asset_id', 'issued_on', 'expected_return_date', 'returned_on', 'status'],
    },
  ],
}

const related: readonly Related[] = [
  {
    title: 'employees.addresses',
    list: addresses.listEmployeeAddresses,
    input: within,
    columns: ['type', 'line1', 'line2', 'city', 'postal_code', 'country', 'is_primary'],
    create: addresses.createEmployeeAddress,
    change: addresses.updateEmployeeAddress,
    remove: addresses.deleteEmployeeAddress,
  },
  {
    title: 'employees.reports',
    list: listEmployeeMatches,
    input: ({ id }) => ({ query: { reporting_manager_id: id } }),
    columns: ['employee_code', 'first_name', 'last_name', 'designation_id', 'status'],
  },
]

export const noun = defineNoun({
  kind: 'Employee',
  path: '/employees',
  operations: employees,
  list: listEmployeeMatches,
  get: employees.getEmployee,
  columns: [
    'employee_code',
    'first_name',
    'last_name',
    'department_id',
    'designation_id',
    'joining_date',
    'status',
  ],
  filters: [
    'search',
    'status',
    'department_id',
    'designation_id',
    'branch_id',
    'employment_type_id',
    'reporting_manager_id',
  ],
  groups: [
    {
      title: 'employees.work',
      fields: [
        'employee_code',
        'department_id',
        'designation_id',
        'branch_id',
        'employment_type_id',
        'reporting_manager_id',
        'joining_date',
        'confirmation_date',
        'probation_end_date',
        'separation_date',
      ],
    },
    {
      title: 'employees.person',
      fields: [
        'father_name',
        'date_of_birth',
        'gender',
        'marital_status',
        'nationality',
        'national_id',
        'personal_email',
        'work_email',
        'phone_primary',
      ],
    },
  ],
  hidden: ['first_name', 'last_name', 'created_at', 'updated_at', 'deleted'],
  related,
  tabs: [pay, leave, attendance, documents, other],
})
