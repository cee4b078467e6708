// Pending work, as the console shows it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { readPendingWork } from '../pending-work.ts'

export default {
  getPendingWork: call => readPendingWork(call),
} satisfies HandlersFor<'pending_work'>
