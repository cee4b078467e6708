// Attendance months, as the console shows them.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { listAttendanceMonths } from '../attendance-months.ts'

export default {
  listAttendanceMonths: call => listAttendanceMonths(call),
} satisfies HandlersFor<'attendance_months'>
