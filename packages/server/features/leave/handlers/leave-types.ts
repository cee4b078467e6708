// Leave types: the kinds of leave.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const types = resource('LeaveType')

export default {
  listLeaveTypes: types.list,
  getLeaveType: types.get,
  createLeaveType: types.create,
  updateLeaveType: types.update,
} satisfies HandlersFor<'leave_types'>
