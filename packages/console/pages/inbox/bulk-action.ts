// Bulk actions, as the console shows them: what one has decided for many records at once, and what became of each.

import { sayAction } from '../../app/words.ts'
import { listBulkActionItems } from '../../gen/operations/bulk-action-items.ts'
import { cancelBulkAction, getBulkAction, listBulkActions } from '../../gen/operations/bulk-actions.ts'
import { relate } from '../../records/declaration.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'BulkAction',
  operations: { listBulkActions, getBulkAction, cancelBulkAction },
  columns: ['operation', 'status', 'total', 'done', 'refused', 'created_at'],
  filters: ['status'],
  title: ({ operation }) => sayAction(operation),
  moves: ({ status }) => status === 'running',
  hidden: ['operation', 'started_by', 'begins_at'],
  related: [
    relate('BulkAction', listBulkActionItems, {
      title: 'inbox.items',
      columns: ['object_id', 'outcome', 'message', 'ended_at'],
      input: ({ id }) => ({ path: { id } }),
    }),
  ],
  isExported: false,
})
