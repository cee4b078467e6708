// Employees: the search, and what the forms ask for; the page of one person is loaded with it.

import { listEmployeeMatches } from '../../gen/operations/employee-matches.ts'
import * as employees from '../../gen/operations/employees.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Employee',
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
  isPerson: true,
  head: ['employee_code', 'designation_id', 'department_id', 'branch_id', 'phone_primary'],
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
  form: {
    begins: { status: ['new', 'active'] },
    first: ['first_name', 'last_name', 'joining_date', 'status', 'department_id', 'designation_id'],
  },
})
