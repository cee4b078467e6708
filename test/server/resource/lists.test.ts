// Lists: no filter makes one read more than a budget of rows, however many there are and whatever they hold.

import { type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'
import { Database, introspect, type Schema } from '@muster/db'
import pg from 'pg'
import { allScopes } from '../../../packages/server/auth/rights.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { Files } from '../../../packages/server/files/files.ts'
import { makeHandlers } from '../../../packages/server/gen/registry.ts'
import { Problem } from '../../../packages/server/http/problem.ts'
import { targetPolicy } from '../../../packages/server/outbound/allowed-targets.ts'
import { Vault } from '../../../packages/server/runtime/vault.ts'
import { explaining, type Read } from '../../support/database/explained.ts'
import { admitAnything, days, fill, instants, texts } from '../../support/database/filled.ts'
import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'

/** The budget more than twice; as many as the largest workspaces have take minutes to fill. */
const rows = Number(process.env.MUSTER_LIST_ROWS ?? 12_000)
/** Fifty pages of a hundred, and one row that tells that there are more. */
const most = 5_001
const workspace = 'wsp_lists'

type Query = Readonly<Record<string, string | number | boolean>>
type Parameter = OperationFacts['parameters']['query'][number]

// A comparison of two runs reads both, whatever it shows of them.
const comparisons = ['listPayrollVariances', 'listPayrollRegister']

const lists = (Object.values(operations) as readonly OperationFacts[]).filter(
  ({ id }) => id.startsWith('list') && !comparisons.includes(id),
)

/** The tables that records without a table of their own are made from. */
const views: Readonly<Record<string, string>> = {
  AssetAssignmentDetail: 'asset_assignments',
  AttendanceDay: 'employees',
  AttendanceMonth: 'employees',
  EmploymentContractDetail: 'employment_contracts',
  PayrollEntryDetail: 'payroll_entries',
  PayrollRegisterEntry: 'payroll_entries',
  PayrollRunDetail: 'payroll_runs',
  Payslip: 'payroll_entries',
  SalarySlipDetail: 'salary_slips',
}

function tableOf({ result }: OperationFacts): string {
  const item = (schemas as Record<string, SchemaFacts>)[result!.schema!]!.fields.data!.items!.ref!
  return views[item] ?? ((schemas as Record<string, SchemaFacts>)[item]!.extensions!['x-table'] as string)
}

/** What nearly all rows have, what one has, and what none has. */
function valuesOf({ name, type, format, enum: values }: Parameter): (string | number | boolean)[] {
  if (name === 'month' && type === 'string') return Object.values(days).map(day => day.slice(0, 7))
  if (type === 'boolean') return [true, false]
  if (type === 'integer') return [Number(days.common.slice(0, 4)), 1950]
  if (name === 'sort') return values as string[]
  if (name === 'list') return ['listEmployees']
  if (values) return values.slice(0, 3) as string[]
  if (name === 'kind') return ['Employee', 'ApiKey']
  if (format === 'date') return Object.values(days)
  if (format === 'date-time') return Object.values(instants)
  return Object.values(texts)
}

interface Asked {
  /** No filter, and each of them. */
  readonly alone: readonly Query[]
  readonly inPairs: readonly Query[]
}

/** A sync is not sorted. */
const isRefused = (one: string, other: string): boolean =>
  ['sort', 'include_deleted'].every(name => name === one || name === other)

function askedOf({ parameters }: OperationFacts): Asked {
  const filters = parameters.query.filter(({ name }) => name !== 'limit' && name !== 'starting_after')
  const required: Query = Object.fromEntries(
    filters.filter(({ required }) => required).map(filter => [filter.name, valuesOf(filter)[0]!]),
  )
  const single = (filter: Parameter): Query[] =>
    valuesOf(filter).map(value => ({ ...required, [filter.name]: value }))
  const inPairs = filters.flatMap((one, n) =>
    filters
      .slice(n + 1)
      .filter(other => !isRefused(one.name, other.name))
      .flatMap(other =>
        single(one).flatMap(a => single(other).map(b => ({ ...b, ...a, [other.name]: b[other.name]! }))),
      ),
  )
  return { alone: [required, ...filters.flatMap(single)], inPairs }
}

let own: OwnDatabase
let owner: pg.Client
let database: Database
let schema: Schema

beforeAll(async () => {
  own = await makeDatabase('lists')
  schema = await introspect(own.url)
  database = new Database({ url: own.url, poolSize: 1 })
  owner = new pg.Client({ connectionString: own.url })
  await owner.connect()
  await admitAnything(owner)
})

afterAll(async () => {
  await owner?.end()
  await database?.close()
  await own?.drop()
})

/** Tables by which records of another one are found, or that are shown with them. */
const beside: Readonly<Record<string, readonly string[]>> = {
  employees: ['employee_words', 'attendance_records'],
  employee_documents: ['employee_document_words'],
  expense_claims: ['expense_claim_words'],
  payroll_entries: ['payroll_runs', 'payroll_entry_components', 'employees'],
}
/** Columns that hold a list as JSON. */
const jsonLists: Readonly<Record<string, string>> = {
  payroll_operations: 'problems',
  payroll_runs: 'warnings',
  import_rows: 'errors',
}
const filled = new Set<string>()

/** Fills what a list shows, what its records are of, and what they are found by. */
async function fillFor(list: OperationFacts): Promise<void> {
  const owners = lists.find(({ path }) => path === list.path.slice(0, list.path.indexOf('/{')))
  if (owners) await fillFor(owners)
  const table = tableOf(list)
  await fillTable(table)
  for (const other of beside[table] ?? []) await fillTable(other)
}

async function fillTable(table: string): Promise<void> {
  if (filled.has(table)) return
  filled.add(table)
  await fill(owner, schema, table, workspace, rows)
  // What is shown to whoever began it alone is the caller's.
  if (['imports', 'bulk_actions'].includes(table))
    await owner.query(`update ${table} set started_by = $1 where id = $1`, [texts.common])
  // Filled with any JSON, and they are lists.
  if (table in jsonLists) await owner.query(`update ${table} set ${jsonLists[table]} = '[]'`)
  await owner.query(`vacuum analyze ${table}`)
}

/** In the middle of every table. */
const middle = {
  place: new Date(Date.parse(instants.rare) + (rows / 2) * 1_000).toISOString(),
  id: texts.common,
}

/** What nearly all rows have in the column that a query sorts by, which is the worst place to go on from. */
function placeIn(table: string, { sort }: Query): { readonly place: string; readonly id: string } {
  const column = schema.tables.get(table)?.find(({ name }) => name === String(sort).replace(/^-/, ''))
  if (!column) return middle
  return { place: column.type === 'date' ? days.common : texts.common, id: texts.common }
}
// No list asks for a service.
const services = {
  targets: targetPolicy([]),
  vault: new Vault([Buffer.alloc(32)]),
  files: new Files(new DiskStore('.data/no-files')),
}
const handlers = makeHandlers(services as Parameters<typeof makeHandlers>[0])

/** What a list reads to answer a query; it is of a record that is there, where it is of a record. */
async function readsOf(of: OperationFacts, query: Query): Promise<Read[]> {
  const reads: Read[] = []
  const cursors = { read: () => placeIn(tableOf(of), query), write: () => 'a cursor' }
  const caller = {
    actor_id: texts.common,
    scopes: new Set(allScopes),
    schemes: ['api_key', 'console_token'],
    workspace: { id: workspace, timezone: 'Asia/Karachi', plan: 'scale' },
  }
  const tellCount = () => {}
  const call = { caller, cursors, now: Temporal.Now.instant(), path: { id: texts.common }, tellCount }
  const db = explaining(database.reader(workspace), reads)
  const list = (handlers as unknown as Record<string, (call: unknown) => Promise<unknown>>)[of.id]!
  // A list about a record that is not there ends with that.
  await list({ ...call, db, query: { limit: 100, ...query } }).catch(error => {
    if (!(error instanceof Problem && error.status === 404)) throw error
  })
  return reads
}

/**
 * Pages of the database are touched for the rows that are read, and not for entries of an index that are passed over. A row
 * may be looked up in two other tables in vain, which is two pages each.
 */
function isWithin({ scans, pages }: Read): boolean {
  const read = scans.reduce((sum, { rows }) => sum + rows, 0)
  return scans.every(({ rows }) => rows <= most) && pages <= 100 + 5 * read
}

describe.each(lists.map(list => [list.id, list] as const))('%s', (_, list) => {
  beforeAll(() => fillFor(list))

  const assertWithin = async (query: Query) => {
    const reads = await readsOf(list, query)
    expect([query, reads.filter(read => !isWithin(read))]).toEqual([query, []])
  }
  const { alone, inPairs } = askedOf(list)

  it('reads no more rows than its budget, for any filter', async () => {
    for (const query of alone) await assertWithin(query)
  })

  it('reads no more from the middle', async () => {
    for (const query of alone) await assertWithin({ ...query, starting_after: 'a cursor' })
  })

  if (inPairs.length > 0)
    it('reads no more for two filters at once', async () => {
      for (const query of inPairs) await assertWithin(query)
    })
})
