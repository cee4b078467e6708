// Comments: read and written by those whom the record concerns.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import {
  assertMaySee,
  assertTakesComments,
  comments,
  deleteText,
  findCommented,
  insertComment,
} from '../comments.ts'

export default {
  async listComments(call) {
    const { object_id } = call.query
    if (object_id === undefined) return comments.page(call, { written_by: call.caller.actor_id })
    assertMaySee(call, object_id)
    await findCommented(call, object_id)
    return comments.page(call)
  },

  async createComment(call) {
    const { object_id, text, is_internal } = call.body
    assertTakesComments('object_id', object_id)
    assertMaySee(call, object_id)
    const { by_right, may_write } = await findCommented(call, object_id)
    if (!may_write)
      throw conflict(say`You read this request, and it asks you nothing, so you cannot comment on it.`)
    if (is_internal && !by_right)
      throw invalidField('is_internal', say`is for whoever may read all records of the kind; leave it out`)
    return insertComment(call, { object_id, text, is_internal: is_internal ?? by_right })
  },

  deleteComment: call => deleteText(call, call.path.id),
} satisfies HandlersFor<'comments'>
