// Attendance settings: how attendance is graded in the workspace; one record, made with the workspace.

import type { AttendanceSettings } from '@muster/contract'
import { type Given, prepared } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { resource } from '../../../resource/resource.ts'
import { gradeAgain } from '../request-regrade.ts'

const settings = resource('AttendanceSettings')

const only = prepared('id_of_attendance_settings', (query, given: Given) =>
  query.selectFrom('attendance_settings').select('id').where('workspace_id', '=', given.workspace_id),
)

async function readId(call: Context): Promise<string> {
  const [found] = await call.db.run(only)
  if (!found) throw new Error(`Workspace ${call.db.workspace_id} has no attendance settings.`)
  return found.id
}

export default {
  getAttendanceSettings: async call => settings.find(call, await readId(call)),

  async updateAttendanceSettings(call): Promise<AttendanceSettings> {
    const before = await settings.lock(call, await readId(call))
    const after = await settings.write(call, before, { ...call.body })
    if (after !== before) await gradeAgain(call)
    return after
  },
} satisfies HandlersFor<'attendance_settings'>
