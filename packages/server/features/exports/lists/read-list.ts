// Reads a list to its end: the operation's own handler is asked for page after page, as whoever asked for the export.

import type { OperationId } from '@muster/contract'
import { type Db, systemStatement } from '@muster/db'
import type { Row, Sheet } from '@muster/formats'
import { type Caller, toWorkspace, type WorkspaceRow, workspaceColumns } from '../../../auth/callers.ts'
import type { Call, Given, Handlers } from '../../../gen/handlers.ts'
import { callHandler } from '../../../http/call-handler.ts'
import type { Cursors } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { findShape, projectFields } from '../../../http/response/response-fields.ts'
import { nextTurn } from '../../../runtime/turns.ts'
import type { ExportWork } from '../exports.ts'
import type { ListInput } from './check-list.ts'
import { findList, type List } from './find-list.ts'
import { findColumns, toRow } from './list-columns.ts'

/** What reads lists. It takes long to load, and few processes need it. */
export interface Lists {
  readonly loadHandlers: () => Promise<Handlers>
}

const pageSize = 100
/** A snapshot is kept open meanwhile, some minutes for so many. */
const mostRows = 5_000_000

const workspaceOf = systemStatement<WorkspaceRow, { workspace: string }>(
  'workspace_of_export',
  `select ${workspaceColumns} from companies c where c.workspace_id = :workspace and c.id = :workspace`,
)

/** The list as one sheet. */
export async function readList(work: ExportWork, db: Db, { loadHandlers }: Lists): Promise<Sheet[]> {
  const { task, database } = work
  const list = findList(task.list)
  const [row] = await database.system(workspaceOf, { workspace: task.workspace_id })
  const caller: Caller = {
    actor_id: task.started_by,
    schemes: ['api_key', 'console_token'],
    scopes: new Set(task.scopes),
    ip_allowlist: [],
    workspace: toWorkspace(row!),
  }
  const columns = findColumns(list.schema, caller.scopes)
  const pages = readPages(await loadHandlers(), list, { work, db, caller })
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for await (const records of pages) yield records.map(record => toRow(record, columns))
  }
  return [{ name: list.facts.summary.replace(/^List /, ''), columns, rows: rows() }]
}

interface Asking {
  readonly work: ExportWork
  readonly db: Db
  readonly caller: Caller
}

interface Page {
  readonly data: readonly object[]
  readonly next_cursor: string | null
}

/** The records of each page, with the fields that the caller may see. */
async function* readPages(
  handlers: Handlers,
  { id, schema }: List,
  { work, db, caller }: Asking,
): AsyncGenerator<readonly object[]> {
  const { path, query } = work.task.input as ListInput
  const shape = findShape(schema)
  let [starting_after, done, total]: [string | undefined, number, number] = [undefined, 0, 0]
  const tellTotal = (records: number): void => {
    total = records
  }
  const given = { path, db, caller, now: work.now, cursors, tellTotal }
  const context = Object.assign(given, { fileTexts: { find: () => undefined }, apart })
  do {
    work.signal.throwIfAborted()
    const asked = { ...query, limit: pageSize, ...(starting_after !== undefined && { starting_after }) }
    const call = Object.assign({ query: asked }, context) as unknown as Call<OperationId> & Given<OperationId>
    const { data, next_cursor } = (await callHandler(handlers, id, call)) as unknown as Page
    done += data.length
    if (Math.max(done, total) > mostRows)
      throw conflict(`The list has more than ${mostRows} records. Choose fewer by filters.`)
    yield data.map(record => projectFields(record, shape, caller.scopes))
    work.tell({ done, total })
    await nextTurn()
    starting_after = next_cursor ?? undefined
  } while (starting_after !== undefined)
}

/** They never leave the process, so nothing has to tell false ones. */
const cursors: Cursors = {
  read: (_list, cursor) => JSON.parse(cursor),
  write: (_list, position) => JSON.stringify(position),
}

const apart = (): never => {
  throw new Error('A list changes nothing.')
}
