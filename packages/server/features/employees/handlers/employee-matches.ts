// Employee matches: employees as the console finds them, by what somebody types.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { listMatches } from '../employee-matches.ts'

export default {
  listEmployeeMatches: call => listMatches(call),
} satisfies HandlersFor<'employee_matches'>
