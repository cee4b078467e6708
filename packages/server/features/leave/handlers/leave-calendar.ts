// The leave calendar, as the console shows it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { readLeaveCalendar } from '../leave-calendar.ts'

export default {
  getLeaveCalendar: call => readLeaveCalendar(call),
} satisfies HandlersFor<'leave_calendar'>
