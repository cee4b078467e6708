// Job changes: the job of an employee from a day on, entered, corrected and taken back in the console.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { planCorrection, planMove, planRemoval, writeMove } from '../job-moves.ts'
import { previewMove } from '../job-preview.ts'
import { jobChanges } from '../jobs.ts'

export default {
  listJobChanges: jobChanges.list,
  getJobChange: jobChanges.get,

  async createJobChange(call) {
    const move = await planMove(call, call.body)
    await writeMove(call, move)
    return jobChanges.find(call, move.row.id)
  },

  previewJobChange: async call => previewMove(call, await planMove(call, call.body)),

  async updateJobChange(call) {
    const before = await jobChanges.find(call, call.path.id)
    const correction = await planCorrection(call, before.id, call.body)
    await writeMove(call, correction)
    return jobChanges.find(call, before.id)
  },

  async deleteJobChange(call) {
    const change = await jobChanges.find(call, call.path.id)
    await writeMove(call, await planRemoval(call, change.id))
    return change
  },
} satisfies HandlersFor<'job_changes'>
