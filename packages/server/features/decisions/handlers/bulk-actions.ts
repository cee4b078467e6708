// Bulk actions: asked for, followed and cancelled by whoever asked for them.

import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { assertFew, bulkActions, cancel, findOwn, insertBulkAction } from '../bulk-actions.ts'
import { checkBulk } from '../bulk-operations.ts'
import { assertMaySee, assertTakesComments } from '../comments.ts'

export interface BulkActionServices {
  /** Checks what each call is made with. */
  readonly validation: Pick<Validation, 'check'>
}

export default ({ validation }: BulkActionServices) =>
  ({
    listBulkActions: call => bulkActions.page(call, { started_by: call.caller.actor_id }),
    getBulkAction: findOwn,
    cancelBulkAction: cancel,

    async createBulkAction(call) {
      const { ids, comment = null } = call.body
      const input = await checkBulk(call, call.body, validation)
      if (comment !== null)
        for (const id of ids) {
          assertTakesComments('comment', id)
          assertMaySee(call, id)
        }
      await assertFew(call.db, call.caller)
      return insertBulkAction(call, call.body, input)
    },
  }) satisfies HandlersFor<'bulk_actions'>
