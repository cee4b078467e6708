// Employee shifts, as the console shows them.
import * as employeeShifts from '../../gen/operations/employee-shifts.ts'
import { defineNoun } from '../../records/noun.ts'
import { ShiftAside } from '../employees/person/shift-outcome.tsx'

export const noun = defineNoun({
  kind: 'EmployeeShift',
  operations: employeeShifts,
  columns: ['employee_id', 'shift_id', 'effective_from', 'effective_to', 'geofenced_site_id'],
  filters: ['employee_id', 'shift_id', 'effective_on'],
  form: { Aside: ShiftAside },
})
