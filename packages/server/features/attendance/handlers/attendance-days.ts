// Attendance days, as managers see those of their team.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { listAttendanceDays } from '../attendance-days.ts'

export default {
  listAttendanceDays: call => listAttendanceDays(call),
} satisfies HandlersFor<'attendance_days'>
