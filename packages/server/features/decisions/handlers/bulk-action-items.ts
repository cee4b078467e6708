// Bulk action items: what became of each record, in the order in which they were named.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { findOwn } from '../bulk-actions.ts'
import { listItems } from '../items.ts'

export default {
  async listBulkActionItems(call) {
    return listItems(call, await findOwn(call))
  },
} satisfies HandlersFor<'bulk_action_items'>
