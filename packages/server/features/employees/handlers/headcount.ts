// The headcount, as the console shows it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { readHeadcount } from '../headcount.ts'

export default {
  getHeadcount: call => {
    const { months = 12, department_id = null } = call.query
    return readHeadcount(call.db, { today: today(call), months, department_id })
  },
} satisfies HandlersFor<'headcount'>
