// Items: what became of each record of a bulk action. However that ends, the database skips those whose turn has not come.

import type { BulkAction, BulkActionItem } from '@muster/contract'
import { type Db, statement, type WriteDb } from '@muster/db'
import { keep } from '@muster/sentences'
import type { PagedCall } from '../../http/context.ts'
import type { Problem } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { describeFields } from '../../resource/fields.ts'
import { newId } from '../../resource/ids.ts'
import type { Page } from '../../resource/lists.ts'

const { selected } = describeFields('BulkActionItem')

const insertBulkActionItems = statement<
  unknown,
  { bulk_action_id: string; ids: readonly string[]; object_ids: readonly string[] }
>(
  'insert_bulk_action_items',
  `insert into bulk_action_items (workspace_id, id, bulk_action_id, position, object_id)
   select :workspace_id, one.id, :bulk_action_id, one.position::int, one.object_id
   from unnest(:ids::text[], :object_ids::text[]) with ordinality as one (id, object_id, position)`,
)

export async function insertItems(
  db: Db,
  bulk_action_id: string,
  object_ids: readonly string[],
): Promise<void> {
  const ids = object_ids.map(() => newId('BulkActionItem'))
  await db.run(insertBulkActionItems, { bulk_action_id, ids, object_ids })
}

export type Item = Pick<BulkActionItem, 'id' | 'object_id'>

const selectWaiting = statement<Item, { bulk_action_id: string }>(
  'waiting_bulk_action_items',
  `select id, object_id from bulk_action_items
   where workspace_id = :workspace_id and bulk_action_id = :bulk_action_id and outcome = 'waiting' order by position`,
)

/** Those whose turn is still to come, in their order. */
export const readWaiting = (db: Db, bulk_action_id: string): Promise<Item[]> =>
  db.run(selectWaiting, { bulk_action_id })

const endItem = statement<unknown, Pick<BulkActionItem, 'id' | 'outcome' | 'code' | 'message' | 'sentence'>>(
  'end_bulk_action_item',
  `update bulk_action_items set outcome = :outcome, code = :code, message = :message, sentence = :sentence, ended_at = stamp()
   where workspace_id = :workspace_id and id = :id and outcome = 'waiting'`,
)

/** Together with what is done, so that it is marked exactly if it was done. */
export function markDone(db: WriteDb, { id }: Item): void {
  db.atCommit(endItem, { id, outcome: 'done', code: null, message: null, sentence: null })
}

export function markRefused(db: WriteDb, { id }: Item, { code, sentence }: Problem): void {
  db.atCommit(endItem, { id, outcome: 'refused', code, ...keep(sentence) })
}

interface Asked {
  readonly bulk_action_id: string
  readonly after: number
  readonly rows: number
}

const listItemsStatement = statement<BulkActionItem, Asked>(
  'list_bulk_action_items',
  `select ${selected} from bulk_action_items
   where workspace_id = :workspace_id and bulk_action_id = :bulk_action_id and position > :after::integer
   order by position limit :rows::integer`,
)

// In the order of its index, so that items of other outcomes are not looked at.
const listItemsOfOutcome = statement<BulkActionItem, Asked & { readonly outcome: BulkActionItem['outcome'] }>(
  'list_bulk_action_items_of_outcome',
  `select ${selected} from bulk_action_items
   where workspace_id = :workspace_id and bulk_action_id = :bulk_action_id and outcome = :outcome and position > :after::integer
   order by outcome, position limit :rows::integer`,
)

interface Query {
  readonly limit?: number
  readonly starting_after?: string
  readonly outcome?: BulkActionItem['outcome']
}

const maxPage = 100

export async function listItems(
  { db, query, cursors }: PagedCall & { readonly query: Query },
  { id: bulk_action_id }: BulkAction,
): Promise<Page<BulkActionItem>> {
  const { limit = 25, outcome, starting_after } = query
  const size = Math.min(limit, maxPage)
  const list = JSON.stringify([db.workspace_id, 'bulk_action_items', bulk_action_id, outcome ?? null])
  const after = starting_after === undefined ? 0 : Number(cursors.read(list, starting_after).id)
  // One more than the page holds tells whether there are more.
  const asked = { bulk_action_id, after, rows: size + 1 }
  const rows = outcome
    ? await db.run(listItemsOfOutcome, Object.assign({ outcome }, asked))
    : await db.run(listItemsStatement, asked)
  const data = rows.slice(0, size)
  const has_more = rows.length > size
  const next_cursor = has_more ? cursors.write(list, { place: '', id: String(data.at(-1)!.position) }) : null
  return markExact({ data, has_more, next_cursor })
}
