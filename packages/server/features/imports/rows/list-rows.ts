// A page of the rows of an import, in the order of the file.

import type { Import, ImportRow } from '@muster/contract'
import { type Statement, statement } from '@muster/db'
import type { PagedCall } from '../../../http/context.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { describeFields } from '../../../resource/fields.ts'
import type { Page } from '../../../resource/lists.ts'

const { selected } = describeFields('ImportRow')

interface Asked {
  readonly import_id: string
  readonly after: number
  readonly rows: number
}

const listImportRows: Statement<ImportRow, Asked> = statement<ImportRow, Asked>(
  'list_import_rows',
  `select ${selected} from import_rows
   where workspace_id = :workspace_id and import_id = :import_id and line > :after::integer order by line limit :rows::integer`,
)

// In the order of its index, so that rows of other outcomes are not looked at.
const listImportRowsOfOutcome = statement<ImportRow, Asked & { readonly outcome: ImportRow['outcome'] }>(
  'list_import_rows_of_outcome',
  `select ${selected} from import_rows
   where workspace_id = :workspace_id and import_id = :import_id and outcome = :outcome and line > :after::integer
   order by outcome, line limit :rows::integer`,
)

/** What an earlier release found has none. */
const withSentences = (row: ImportRow): ImportRow =>
  Object.assign(row, { errors: row.errors.map(error => Object.assign({ sentence: null }, error)) })

interface Query {
  readonly limit?: number
  readonly starting_after?: string
  readonly outcome?: ImportRow['outcome']
}

const maxPage = 100

/** None of an import that is still being checked, for what they say is not decided yet. */
export async function listRows(
  call: PagedCall & { readonly query: Query },
  { id: import_id, status }: Import,
): Promise<Page<ImportRow>> {
  const { db, query, cursors } = call
  const { limit = 25, outcome } = query
  const size = Math.min(limit, maxPage)
  const list = JSON.stringify([db.workspace_id, 'import_rows', import_id, outcome ?? null])
  const after = query.starting_after === undefined ? 0 : Number(cursors.read(list, query.starting_after).id)
  // One more than the page holds tells whether there are more.
  const asked = { import_id, after, rows: size + 1 }
  const read = () =>
    outcome
      ? db.run(listImportRowsOfOutcome, Object.assign({ outcome }, asked))
      : db.run(listImportRows, asked)
  const rows = status === 'checking' ? [] : await read()
  const data = rows.slice(0, size).map(withSentences)
  const has_more = rows.length > size
  const next_cursor = has_more ? cursors.write(list, { place: '', id: String(data.at(-1)!.line) }) : null
  return markExact({ data, has_more, next_cursor })
}
