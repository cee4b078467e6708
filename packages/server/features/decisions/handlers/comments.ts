// Comments: read and written by whoever may see the record.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { assertMaySee, assertTakesComments, assertThere, comments, insertComment } from '../comments.ts'

export default {
  async listComments(call) {
    const { object_id } = call.query
    if (object_id === undefined) return comments.page(call, { written_by: call.caller.actor_id })
    assertMaySee(call, object_id)
    return comments.page(call)
  },

  async createComment(call) {
    const { object_id } = call.body
    assertTakesComments('object_id', object_id)
    assertMaySee(call, object_id)
    await assertThere(call, object_id)
    return insertComment(call, call.body)
  },
} satisfies HandlersFor<'comments'>
