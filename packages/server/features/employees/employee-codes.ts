// The codes of employees: a prefix and digits of the workspace's own. Hiring takes them ahead.

import { makeNumbering } from '../../resource/numbering.ts'

export const employeeCodes = makeNumbering({
  table: 'employee_settings',
  counted: 'code',
  prefix: 'E',
  records: 'employees',
  column: 'employee_code',
})
