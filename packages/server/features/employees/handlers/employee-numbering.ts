// The numbering of employees: its prefix, its digits and the next number.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { employeeCodes } from '../employee-codes.ts'

export default {
  getEmployeeNumbering: employeeCodes.get,
  updateEmployeeNumbering: employeeCodes.update,
} satisfies HandlersFor<'employee_numbering'>
