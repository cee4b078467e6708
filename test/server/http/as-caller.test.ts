// Calls inside the process: whoever makes one gets what a request of the same caller gets, and the audit has the same of it.

import { type OperationFacts, operations } from '@muster/contract'
import { makeExportTaskHandler } from '../../../packages/server/features/exports/index.ts'
import type { Acting, AnySent, Calling } from '../../../packages/server/http/as-caller.ts'
import { asCaller, type WorkspaceOperationId } from '../../../packages/server/http/as-caller.ts'
import type { CallServices } from '../../../packages/server/http/operation-call.ts'
import { newId } from '../../../packages/server/resource/ids.ts'
import { auditOf } from '../../support/fixtures/audit.ts'
import { useDatabase } from '../../support/fixtures/background.ts'
import { openCalls, type Refusal, refusalOf } from '../../support/fixtures/calls.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { apply, check, fileOf, rowsOf, upload } from '../../support/fixtures/imports.ts'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { PayrollNode } from '../../support/server/payroll-node.ts'

const background = useDatabase()
const actor = 'operator_test'
let services: CallServices
let workspace: TestWorkspace
/** A category of another workspace. */
let theirs: string
beforeAll(async () => {
  services = await openCalls(background.database)
  workspace = await makeWorkspace()
  await inConsole(workspace, 'createExpenseCategory', { body: travel })
  theirs = (await inConsole(await makeWorkspace(), 'createExpenseCategory', { body: travel })).id
})

const travel = { name: 'Travel', code: 'TRAVEL' }
const rights = ['expenses.manage', 'org:read', 'employees:read', 'employees:write']
const as = (acting: Partial<Acting> = {}, of = workspace): Promise<Calling> =>
  asCaller(services, of.id, actor, { rights, ...acting })

type Make = (id: WorkspaceOperationId, sent: AnySent, held: readonly string[]) => Promise<unknown>

/** The call as any of its users makes it, where the types of no operation are known. */
const callOf = (calling: Pick<Calling, 'call'>) =>
  calling.call.bind(calling) as (...of: unknown[]) => Promise<object>

const users: readonly (readonly [string, Make])[] = [
  ['a call', async (id, sent, held) => callOf(await as({ rights: held }))(id, sent)],
  [
    'a rehearsal',
    async (id, sent, held) => (await as({ rights: held })).rehearse(within => callOf(within)(id, sent)),
  ],
  [
    'an operator, who has every right that the test gives',
    async (id, sent, held) => callOf(await as({ rights: held, isOperator: true }))(id, sent),
  ],
]

/** The refusal of the request. */
async function askRefused(
  id: WorkspaceOperationId,
  sent: AnySent,
  held: readonly string[],
): Promise<Refusal> {
  const token = await makeKey(workspace.id, {
    scopes: [],
    permissions: held.filter(right => right !== 'employees:write'),
  })
  const { path = {}, body } = sent
  const answer = await askConsole(workspace, id, {
    ids: path,
    token,
    ...(path.id && { id: path.id }),
    ...(body && { body }),
  })
  const { code, detail, errors } = answer.json
  return { status: answer.status, code, detail, errors }
}

describe.each(users)('%s', (_, make) => {
  it.each([
    [
      'without the right',
      'createExpenseCategory',
      { body: { name: 'Fuel', code: 'FUEL' } },
      ['leave.manage'],
    ],
    ['with an invalid body', 'createExpenseCategory', { body: { code: 3, colour: 'red' } }, rights],
    ['without a body', 'createExpenseCategory', {}, rights],
    ['of a code that is taken', 'createExpenseCategory', { body: travel }, rights],
    [
      'of a reference to nothing',
      'createAssetAssignment',
      { body: { asset_id: 'ast_nothing', employee_id: 'emp_nothing' } },
      [...rights, 'assets.manage'],
    ],
    ['of an unknown record', 'updateExpenseCategory', { path: { id: 'exc_nothing' }, body: {} }, rights],
  ] as const)('is refused as the request is, %s', async (_case, id, sent, held) => {
    const refused = await refusalOf(() => make(id, sent, held))
    expect(refused).toEqual(await askRefused(id, sent, held))
  })

  it('is refused as the request is, of a record of another workspace', async () => {
    const sent = { path: { id: theirs }, body: { is_active: false } }
    const refused = await refusalOf(() => make('updateExpenseCategory', sent, rights))
    expect(refused).toEqual(await askRefused('updateExpenseCategory', sent, rights))
    expect(refused.status).toBe(404)
  })
})

describe('a call', () => {
  it('leaves the entry that the request leaves, under its own actor', async () => {
    const [mine, asked] = [
      { name: 'Meals', code: 'MEALS' },
      { name: 'Hotel', code: 'HOTEL' },
    ]
    const { id } = await (await as()).call('createExpenseCategory', { body: mine })
    const { id: other } = await inConsole(workspace, 'createExpenseCategory', { body: asked })
    expect([await auditOf(id), await auditOf(other)]).toEqual([
      [['createExpenseCategory', mine]],
      [['createExpenseCategory', asked]],
    ])
    const actors = await inDatabase('select actor from audit_entries where object_id = $1', [id])
    expect(actors).toEqual([{ actor }])
  })

  it('leaves the events and the record of the request', async () => {
    const at = await makeWorkspace()
    const caller = await as({}, at)
    const made = await caller.call('createEmployee', { body: ayesha })
    const asked = await at.muster.employees.create({ ...ayesha, last_name: 'Shah' })
    const events = await eventsOf(at.id)
    expect(events.map(({ type, object_id }) => [type, object_id])).toEqual([
      ['employee.created', made.id],
      ['employee.created', asked.id],
    ])
    expect(Object.keys(made).sort()).toEqual(
      Object.keys(asked)
        .filter(name => name in made)
        .sort(),
    )
  })

  it('shows the fields that its caller may see, and no more', async () => {
    const { id } = await workspace.muster.employees.create({ ...ayesha, national_id: '35202-1234567-1' })
    const hidden = await (await as()).call('getEmployee', { path: { id } })
    const shown = await (await as({ rights: [...rights, 'employees.sensitive:read'] })).call('getEmployee', {
      path: { id },
    })
    expect([hidden.national_id, shown.national_id]).toEqual([undefined, '35202-1234567-1'])
  })

  it('is of the plan and the state of the workspace, but for operators', async () => {
    const small = await makeWorkspace({ plan: 'starter' })
    const payroll = { rights: ['payroll.manage'] }
    const refused = await refusalOf(async () => (await as(payroll, small)).call('getPayrollSettings'))
    expect(refused).toMatchObject({ status: 403, code: 'plan_upgrade_required' })
    await (await as({ ...payroll, isOperator: true }, small)).call('getPayrollSettings')
    const closed = await makeWorkspace()
    await inDatabase(`update companies set status = 'read_only' where workspace_id = $1`, [closed.id])
    const closing = await refusalOf(async () =>
      (await as({}, closed)).call('createExpenseCategory', { body: travel }),
    )
    expect(closing.code).toBe('workspace_read_only')
    await (await as({ isOperator: true }, closed)).call('createExpenseCategory', { body: travel })
  })

  it('of a workspace that is not there is a 404', async () => {
    const refused = await refusalOf(() => asCaller(services, 'wsp_nothing', actor, { rights }))
    expect(refused).toMatchObject({ status: 404, detail: 'There is no workspace wsp_nothing.' })
  })

  it('takes and returns what the contract says', () => {
    const typed = async (caller: Calling) => {
      // @ts-expect-error The body is needed.
      await caller.call('createExpenseCategory')
      // @ts-expect-error A field that is not there.
      await caller.call('createExpenseCategory', { body: { name: 'Fuel', code: 'FUEL', colour: 'red' } })
      // @ts-expect-error The path is needed.
      await caller.call('getEmployee', {})
      // @ts-expect-error A filter that is not there.
      await caller.call('listEmployees', { query: { colour: 'red' } })
      // @ts-expect-error Somebody has to be signed in.
      await caller.call('getAccount')
      const { name }: { name: string } = await caller.call('createExpenseCategory', { body: travel })
      return name
    }
    expect(typed).toBeInstanceOf(Function)
  })
})

/** Works on one export of a list, written as if it had been asked for with these scopes; how it has ended. */
async function exportList(list: string, scopes: readonly string[], input: object) {
  const id = newId('Export')
  await inDatabase(
    `insert into exports (workspace_id, id, kind, format, list, input, scopes, unit, file_name, started_by)
     values ($1, $2, 'list', 'csv', $3, $4, $5, 'row', 'x', 'operator_test')`,
    [workspace.id, id, list, JSON.stringify({ path: {}, query: {}, ...input }), scopes],
  )
  const lists = makeExportTaskHandler({
    openFiles: async () => services.handlers as never,
    openCalls: async () => services,
  })
  const node = await PayrollNode.open(new Date().toISOString(), [lists])
  await node.drained()
  await node.close()
  const [ended] = await inDatabase<{
    status: string
    message: string
    problems: { field: string; message: string }[]
  }>('select status, message from exports where id = $1', [id])
  return ended!
}

describe('an export', () => {
  it.each([
    ['whose caller lacks the right', 'listEmployees', ['org:read'], {}],
    ['with a filter that is none', 'listEmployees', rights, { query: { status: 'sleeping' } }],
    ['of a record that is not there', 'listEmployeeAddresses', rights, { path: { id: 'emp_nothing' } }],
  ] as const)('%s fails with what the request is refused with', async (_case, list, scopes, input) => {
    const { status, message } = await exportList(list, scopes, input)
    const key = await makeKey(workspace.id, { scopes: scopes.filter(scope => scope.includes(':')) as never })
    const { path } = operations[list] as OperationFacts
    const { path: ids = {}, query = {} } = input as AnySent
    const at = path.replace('{id}', ids.id ?? '')
    const search = new URLSearchParams(query as Record<string, string>).toString()
    const answer = await raw('GET', `${at}?${search}`, { key })
    expect([status, message]).toEqual(['failed', answer.json.detail])
  })
})

describe('an import', () => {
  it('leaves for a row the entry that a member leaves by hand', async () => {
    const { browser } = await makeFullMember(workspace.id, 'Owner')
    const row = { first_name: 'Hamza', last_name: 'Qureshi', joining_date: '2025-09-01' }
    const made = await check(workspace, fileOf([row]))
    await apply(workspace, made)
    const [imported] = await rowsOf(workspace, made)
    const { id } = await browser.do('createEmployee', { body: row })
    expect(await auditOf(imported.object_id)).toEqual(await auditOf(id))
  })

  it('refuses a row for what the request is refused for', async () => {
    const row = { first_name: 'Hamza', last_name: 'Qureshi', joining_date: '2025-09-01', gender: 'elf' }
    const { browser } = await makeFullMember(workspace.id, 'Owner')
    const { json } = await browser.ask('createEmployee', { body: row })
    const made = await check(workspace, fileOf([row]))
    const [{ errors }] = await rowsOf(workspace, made)
    expect(errors).toEqual([expect.objectContaining({ column: 'gender', message: json.errors[0].message })])
  })

  it('is refused where the caller lacks the right of a column', async () => {
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['employees:read'] as never })
    const answer = await upload(workspace, fileOf([ayesha]), { token })
    expect([answer.status, answer.json.code]).toEqual([403, 'insufficient_scope'])
  })
})

describe('a person', () => {
  it('is refused in the words of every call, and leaves no entry in a workspace', async () => {
    const { browser } = await makeFullMember(workspace.id, 'Owner')
    const before = await inDatabase('select id from audit_entries where workspace_id = $1', [workspace.id])
    const answer = await browser.ask('changeAccountPassword', { body: { colour: 'red' } })
    const same = await refusalOf(() =>
      services.validation.check('changeAccountPassword', {
        path: {},
        search: '',
        body: { colour: 'red' },
        idempotencyKey: undefined,
      }),
    )
    const { status, code, detail, errors } = answer.json
    expect({ status, code, detail, errors }).toEqual(same)
    expect(await inDatabase('select id from audit_entries where workspace_id = $1', [workspace.id])).toEqual(
      before,
    )
  })
})
