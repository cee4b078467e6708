// Somebody of the team, as their manager may see them: their work, their leave and their days.
import { listAttendanceRecords } from '../../../gen/operations/attendance-records.ts'
import { listEmployeeDocuments } from '../../../gen/operations/employee-documents.ts'
import { getEmployee, listEmployees } from '../../../gen/operations/employees.ts'
import { listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { listLeaveBalances } from '../../../gen/operations/leave-balances.ts'
import { listOvertimeRequests } from '../../../gen/operations/overtime-requests.ts'
import { listRegularisations } from '../../../gen/operations/regularisations.ts'
import { relate } from '../../../records/declaration.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'

const ofMember = ({ id }: RecordOf<'Employee'>) => ({ query: { employee_id: id } })

export const noun = defineNoun({
  kind: 'Employee',
  operations: { listEmployees, getEmployee },
  columns: ['employee_code', 'first_name', 'last_name', 'department_id', 'designation_id', 'status'],
  filters: ['status', 'department_id', 'designation_id', 'branch_id'],
  isPerson: true,
  isExported: false,
  head: ['employee_code', 'designation_id', 'department_id', 'branch_id', 'work_email'],
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
        'work_email',
        'joining_date',
        'confirmation_date',
        'probation_end_date',
        'separation_date',
      ],
    },
  ],
  // What a manager does not see is not in the answer, and would stand there as if it were empty.
  hidden: [
    'first_name',
    'last_name',
    'father_name',
    'date_of_birth',
    'gender',
    'marital_status',
    'nationality',
    'national_id',
    'personal_email',
    'phone_primary',
    'created_at',
    'updated_at',
    'deleted',
  ],
  related: [
    relate('Employee', listLeaveBalances, {
      title: 'employees.leave_balances',
      input: ofMember,
      columns: ['leave_type_id', 'fiscal_year_id', 'accrued_days', 'used_days', 'available_days'],
    }),
    relate('Employee', listLeaveApplications, {
      title: 'employees.leave_applications',
      input: ofMember,
      columns: ['leave_type_id', 'from_date', 'to_date', 'total_days', 'status'],
    }),
    relate('Employee', listAttendanceRecords, {
      title: 'employees.attendance_days',
      // Leave that is approved has its days already.
      input: ({ id }, today) => ({ query: { employee_id: id, date_to: today } }),
      columns: ['date', 'status', 'check_in_at', 'check_out_at', 'worked_minutes', 'late_minutes'],
    }),
    relate('Employee', listRegularisations, {
      title: 'tab.corrections',
      input: ofMember,
      columns: ['date', 'type', 'reason', 'status'],
    }),
    relate('Employee', listOvertimeRequests, {
      title: 'team.overtime',
      input: ofMember,
      columns: ['date', 'requested_hours', 'reason', 'status'],
    }),
    // Those whose type says so.
    relate('Employee', listEmployeeDocuments, {
      title: 'employees.documents',
      input: ofMember,
      columns: ['title', 'document_type_id', 'expiry_date', 'is_expired', 'status'],
    }),
  ],
})
