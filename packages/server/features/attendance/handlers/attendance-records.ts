// Attendance records: one for each day of an employee, graded from its inputs or written by hand.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { assertLive } from '../../../resource/resource.ts'
import { recordOn } from '../../grading/index.ts'
import { readNamedEmployee, readOwner } from '../../timekeeping/index.ts'
import { explainRecord } from '../explanation.ts'
import { amendRecord, createRecord, records } from '../written-records.ts'

export default {
  listAttendanceRecords: records.list,
  getAttendanceRecord: records.get,

  async createAttendanceRecord(call) {
    const { employee_id, ...body } = call.body
    return createRecord(call, await readNamedEmployee(call.db, employee_id), body)
  },

  async updateAttendanceRecord(call) {
    const { id, employee_id, date } = await records.find(call, call.path.id)
    const own = await readOwner(call.db, employee_id)
    // Read again, now that nothing of the employee's time can change.
    assertLive('attendance record', await records.find(call, id))
    return amendRecord(call, own, (await recordOn(call.db, employee_id, date))!, call.body)
  },

  async getAttendanceRecordExplanation(call) {
    const record = await records.find(call, call.path.id)
    return makeExplanation(record.id, await explainRecord(call, record))
  },
} satisfies HandlersFor<'attendance_records'>
