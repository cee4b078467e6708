// Departments, as the console shows them.
import * as departments from '../../gen/operations/departments.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Department',
  operations: departments,
  columns: ['name', 'code', 'parent_id', 'head_employee_id', 'cost_center', 'status'],
  filters: ['status', 'parent_id'],
})
