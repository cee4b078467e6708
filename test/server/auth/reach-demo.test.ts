// Reach in a company with a year of everything: whoever works there gets their own and their team's records of each kind, and no others.

import { type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'
import type { Caller, Session } from '../../../packages/server/auth/callers.ts'
import { narrowCaller } from '../../../packages/server/auth/reach.ts'
import { allConsoleRights, allScopes } from '../../../packages/server/auth/rights.ts'
import { findOperation } from '../../../packages/server/http/operation.ts'
import { type CallServices, WorkspaceCall } from '../../../packages/server/http/operation-call.ts'
import { Problem } from '../../../packages/server/http/problem.ts'
import { openCalls } from '../../support/fixtures/calls.ts'
import { type OpenDemo, openDemo } from '../../support/fixtures/demo.ts'

type Reach = 'own' | 'team'
type Row = Readonly<Record<string, string>>

const narrow = (Object.values(operations) as readonly OperationFacts[]).filter(
  ({ extensions }) => extensions['x-reach'] !== undefined,
)
const isOwned = ({ result }: OperationFacts): boolean => {
  const all = schemas as Record<string, SchemaFacts>
  const page = all[result!.schema!]!
  const person = all[page.fields.data!.items!.ref!]!.extensions?.['x-person']
  // Whom an announcement is for is tried in own-announcements.test.ts, and whom comments concern in test/api/decisions.
  return person !== 'shared' && person !== 'concerned' && !Object.hasOwn(person as object, 'audience')
}
/** The demo has none of them; test/api/profile tries them. */
const absent = ['listBankAccountChanges', 'listProfileChanges']
const owned = narrow.filter(({ id }) => id.startsWith('list') && !absent.includes(id)).filter(isOwned)
const lists = owned.filter(({ path }) => !path.includes('{'))
/** Of one employee, whose id is in the path. */
const ofEmployee = owned.filter(({ path }) => path.startsWith('/v1/employees/{id}/'))
const getOf = ({ path }: OperationFacts) =>
  narrow.find(each => each.method === 'get' && each.path === `${path}/{id}`)
const reachesOf = ({ extensions }: OperationFacts) => extensions['x-reach'] as readonly Reach[]

let demo: OpenDemo
let services: CallServices
let managers: ReadonlyMap<string, string | null>
/** All records of each list. */
const everything = new Map<string, readonly Row[]>()

beforeAll(async () => {
  demo = await openDemo(Temporal.Now.instant())
  services = await openCalls(demo.own.database)
  const { rows } = await demo.own.client.query<{ id: string; manager: string | null }>(
    'select id, reporting_manager_id as manager from employees where workspace_id = $1 order by id',
    [demo.workspace],
  )
  managers = new Map(rows.map(({ id, manager }) => [id, manager]))
  const { rows: printed } = await demo.own.client.query<{ id: string; employee_id: string }>(
    'select id, employee_id from payroll_entries',
  )
  const { rows: asked } = await demo.own.client.query<{ id: string; employee_id: string }>(
    'select id, employee_id from loans union all select id, employee_id from expense_claims',
  )
  parents = new Map([...printed, ...asked].map(({ id, employee_id }) => [id, employee_id]))
  const { rows: types } = await demo.own.client.query<{ id: string }>(
    'select id from document_types where visible_to_managers',
  )
  shownTypes = new Set(types.map(({ id }) => id))
  for (const list of lists) everything.set(list.id, await readAll(list, everybody()))
})
afterAll(() => demo?.end())

/** Whoever may do everything. */
function everybody(): Caller {
  return {
    actor_id: 'operator_test',
    schemes: ['api_key', 'console_token'],
    scopes: new Set([...allScopes, ...allConsoleRights]),
    ip_allowlist: [],
    workspace: {
      id: demo.workspace,
      status: 'active',
      plan: 'scale',
      budget: 6_000,
      country: 'PK',
      timezone: 'Asia/Karachi',
      currency_decimals: 2,
      approvals_by_people_only: false,
      clock_ahead_seconds: 0,
    },
  }
}

/** An employee who has signed in, with a role that gives them nothing. */
function employee(employee_id: string): Caller {
  const post = [...managers.values()].includes(employee_id) ? 'manager' : 'employee'
  const session = {
    status: 'active',
    employee_id,
    post,
    role_name: 'Staff',
    closed_tags: [] as readonly string[],
  } as Session
  return Object.assign(everybody(), { actor_id: 'mem_test', scopes: new Set<string>(), session })
}

function open(operation: OperationFacts, caller: Caller, reach?: Reach): WorkspaceCall {
  const narrowed = narrowCaller(caller, operation, reach)
  const inside = demo.own.database.inWorkspace(demo.workspace, undefined, narrowed.person)
  return new WorkspaceCall(services, findOperation(operation.id), { caller: narrowed, inside })
}

async function read(operation: OperationFacts, caller: Caller, { reach, search = '', id }: Asked = {}) {
  const call = open(operation, caller, reach)
  const path: Record<string, string> = id === undefined ? {} : { id }
  return call.read(await call.check({ path, search, body: undefined, idempotencyKey: undefined }))
}

interface Asked {
  readonly reach?: Reach
  readonly search?: string
  readonly id?: string
}

interface Page {
  readonly data: readonly Row[]
  readonly next_cursor: string | null
}

async function readAll(list: OperationFacts, caller: Caller, reach?: Reach): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const search: string = cursor === '' ? 'limit=100' : `limit=100&starting_after=${cursor}`
    const page = (await read(list, caller, { search, ...(reach && { reach }) })) as Page
    rows.push(...page.data)
    cursor = page.next_cursor
  }
  return rows
}

/** A slip, the line of an entry, an installment and an expense say which record they are of, and not whose. */
let parents: ReadonlyMap<string, string>
let shownTypes: ReadonlySet<string>

function whose(row: Row): string {
  if (row.object === 'employee' || row.object === 'attendance_day') return row.id!
  return row.employee_id ?? parents.get(row.loan_id ?? row.expense_claim_id ?? row.payroll_entry_id!)!
}

function listAbove(id: string): string[] {
  const manager = managers.get(id)
  return manager ? [manager, ...listAbove(manager)] : []
}

const isWithin = (reach: Reach, caller: string, row: Row): boolean =>
  whose(row) === caller || (reach === 'team' && listAbove(whose(row)).includes(caller) && isForManagers(row))

/** Of documents, managers see those whose type says so. */
const isForManagers = ({ document_type_id }: Row): boolean =>
  document_type_id === undefined || shownTypes.has(document_type_id)

/** Those with records of a kind, and some without. */
const someOf = (list: OperationFacts): string[] => {
  const owners = [...new Set(everything.get(list.id)!.map(whose))].slice(0, 8)
  const leaders = [...new Set(managers.values())].filter(id => id !== null).slice(0, 5)
  return [...new Set([...owners, ...leaders, ...[...managers.keys()].slice(0, 3)])]
}

async function refusalOf(work: Promise<unknown>): Promise<[number, string]> {
  const problem = await work.then(
    () => undefined,
    error => error,
  )
  if (!(problem instanceof Problem)) throw problem ?? new Error('Nothing was refused.')
  return [problem.status, problem.message]
}

const each = lists.flatMap(list => reachesOf(list).map(reach => [list.id, reach, list] as const))

describe('Whoever works in the demo', () => {
  it('finds documents of a team that managers see, and others', () => {
    const seen = everything.get('listEmployeeDocuments')!.map(isForManagers)
    expect(new Set(seen)).toEqual(new Set([true, false]))
  })

  it.each(lists.map(list => [list.id] as const))('finds records of %s to be told apart', id => {
    expect(everything.get(id)!.length).toBeGreaterThan(1)
    expect(new Set(everything.get(id)!.map(whose)).size).toBeGreaterThan(1)
  })

  it.each(each)('gets from %s with reach %s what it has', async (id, reach, list) => {
    for (const caller of someOf(list)) {
      if (reach === 'team' && ![...managers.values()].includes(caller)) continue
      const found = await readAll(list, employee(caller), reach)
      const wanted = everything.get(id)!.filter(row => isWithin(reach, caller, row))
      expect([caller, found.map(row => row.id).sort()]).toEqual([caller, wanted.map(row => row.id).sort()])
    }
  })

  it.each(each)(
    'gets from %s with reach %s nothing by a filter for somebody else',
    async (id, reach, list) => {
      if (!list.parameters.query.some(({ name }) => name === 'employee_id')) return
      for (const caller of someOf(list).slice(0, 4)) {
        if (reach === 'team' && ![...managers.values()].includes(caller)) continue
        const foreign = everything.get(id)!.find(row => !isWithin(reach, caller, row))
        if (!foreign) continue
        const search = `employee_id=${whose(foreign)}`
        expect(await read(list, employee(caller), { search, reach })).toMatchObject({
          data: [],
          has_more: false,
        })
      }
    },
  )

  // What is made for a list alone has no record of its own.
  it.each(each.filter(([, , list]) => getOf(list)))(
    'of %s with reach %s gets by its id what it has, and of others what an unknown id gets',
    async (id, reach, list) => {
      const get = getOf(list)!
      for (const caller of someOf(list).slice(0, 5)) {
        if (reach === 'team' && ![...managers.values()].includes(caller)) continue
        const rows = everything.get(id)!
        const [own] = rows.filter(row => isWithin(reach, caller, row))
        if (own)
          expect(await read(get, employee(caller), { reach, id: own.id! })).toMatchObject({ id: own.id })
        const foreign = rows.find(row => !isWithin(reach, caller, row))
        if (!foreign) continue
        const unknown = `${foreign.id!.slice(0, -1)}${foreign.id!.endsWith('0') ? '1' : '0'}`
        const [status, said] = await refusalOf(read(get, employee(caller), { reach, id: unknown }))
        expect(await refusalOf(read(get, employee(caller), { reach, id: foreign.id! }))).toEqual([
          404,
          said.replace(unknown, foreign.id!),
        ])
        expect(status).toBe(404)
      }
    },
  )

  it.each(ofEmployee.map(list => [list.id, list] as const))(
    'gets from %s what they have, and of others what an unknown id gets',
    async (_, list) => {
      let compared = 0
      for (const caller of [...managers.keys()].slice(0, 12)) {
        const all = (await read(list, everybody(), { id: caller })) as Page
        const own = (await read(list, employee(caller), { reach: 'own', id: caller })) as Page
        expect(own.data).toEqual(all.data)
        compared += own.data.length
        const [other] = [...managers.keys()].filter(id => id !== caller)
        const [status] = await refusalOf(read(list, employee(caller), { reach: 'own', id: other! }))
        expect(status).toBe(404)
      }
      expect(compared).toBeGreaterThan(1)
    },
  )
})
