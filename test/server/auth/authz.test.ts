// Who may call what: every operation against every scope, plan, workspace state and stranger, as the server answers.

import type { OperationFacts, Scope } from '@muster/contract'
import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import { planNames } from '../../../packages/server/auth/plans.ts'
import { allConsoleRights, allScopes } from '../../../packages/server/auth/rights.ts'
import { byPath } from '../../contract/ledgers/operations.ts'
import { assertLedger } from '../../support/contract/ledger.ts'
import {
  liveOperations,
  ofEach,
  operationAt,
  type Prepared,
  Requests,
  remedy,
  send,
} from '../../support/contract/operations.ts'
import {
  inDatabase,
  makeKey,
  makeWorkspace,
  type RawAnswer,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// The day on which the examples of the contract make sense together.
beforeAll(() => setClock('2026-08-20T12:00:00Z'))
afterAll(() => setClock())

const makeRoomyWorkspace = () => makeWorkspace({ request_budget: 1_000_000 })

type ByOperation<Value> = Readonly<Record<string, Value>>

function byOperation<Value>(of: (operation: OperationFacts) => Value): ByOperation<Value> {
  return Object.fromEntries(liveOperations.map(operation => [operation.id, of(operation)]))
}

/** `yes`, or the code of the refusal. A request that was let in and then failed is a mistake of the test. */
function verdict(request: Prepared, answer: RawAnswer): string {
  if (answer.status === request.operation.status) return 'yes'
  if (answer.status === 401 || answer.status === 403) return `${answer.status} ${answer.json.code}`
  throw new Error(remedy(request, answer))
}

async function verdicts(
  requests: readonly Prepared[],
  key: string | undefined,
): Promise<ByOperation<string>> {
  const answers = requests.map(
    async request => [request.operation.id, verdict(request, await send(request, key))] as const,
  )
  return Object.fromEntries(await Promise.all(answers))
}

/** The verdicts on a key with every scope, in a workspace that was changed after its records were made. */
async function verdictsWhere(assignment: string): Promise<ByOperation<string>> {
  const workspace = await makeRoomyWorkspace()
  const requests = await new Requests(workspace).all()
  const key = await makeKey(workspace.id)
  await inDatabase(`update companies set ${assignment} where id = $1`, [workspace.id])
  return verdicts(requests, key)
}

interface Tried {
  /** The scopes of which each alone let a key in. */
  readonly letIn: readonly Scope[]
  /** Whether a key without any scope was let in. */
  readonly open: boolean
  /** What the other keys were told, each once. */
  readonly refusals: readonly string[]
}

/** Calls each operation with a key of none and with a key of each scope alone. */
async function triedScopes(): Promise<ByOperation<Tried>> {
  const workspace = await makeRoomyWorkspace()
  const requests = new Requests(workspace)
  const keyOf = (...scopes: Scope[]) => makeKey(workspace.id, { scopes })
  const none = await keyOf()
  const keys = await Promise.all(allScopes.map(async scope => [scope, await keyOf(scope)] as const))
  const tried = await ofEach(async operation => {
    const refusals = new Set<string>()
    let request = await requests.of(operation)
    const isLetIn = async (key: string) => {
      const answer = await send(request, key)
      const told = verdict(request, answer)
      if (told !== 'yes') refusals.add(`${told}: ${answer.json.required_scopes?.toSorted().join(', ')}`)
      // What was changed once may not be possible to change again.
      else if (operation.method !== 'get') request = await requests.of(operation)
      return told === 'yes'
    }
    const open = await isLetIn(none)
    const letIn: Scope[] = []
    for (const [scope, key] of keys) if (await isLetIn(key)) letIn.push(scope)
    return [operation.id, { letIn: letIn.sort(), open, refusals: [...refusals] }] as const
  })
  return Object.fromEntries(tried)
}

describe('an operation', () => {
  let tried: ByOperation<Tried>
  let onPlan: ByOperation<ByOperation<string>>
  let readOnly: ByOperation<string>
  let inactive: ByOperation<string>

  beforeAll(async () => {
    tried = await triedScopes()
    const asked = planNames.map(async plan => [plan, await verdictsWhere(`plan = '${plan}'`)] as const)
    onPlan = Object.fromEntries(await Promise.all(asked))
    readOnly = await verdictsWhere(`status = 'read_only'`)
    inactive = await verdictsWhere(`status = 'inactive'`)
  })

  it('accepts the scopes, plans and workspaces that authz.txt lists', () => {
    const line = (id: string, scopes: string, plans: string, isAnswered: string) =>
      [id.padEnd(28), scopes.padEnd(34), plans.padEnd(22), isAnswered].join(' ')
    const lines = [...liveOperations].sort(byPath).map(({ id }) => {
      const { open, letIn } = tried[id]!
      const plans = planNames.filter(plan => onPlan[plan]![id] === 'yes').join(', ')
      return line(id, open ? 'any key' : letIn.join(', '), plans, readOnly[id] === 'yes' ? 'yes' : 'no')
    })
    assertLedger({
      name: 'authz.txt',
      title: [
        'Who may call what, as the server answered: the scopes of which each alone lets a key in, the plans that include',
        'the operation, and whether a read-only workspace still answers it. The order is that of operations.txt.',
        '',
        line('operation', 'scope', 'plan', 'read-only'),
      ],
      lines,
      test: '--selectProjects api --testPathPatterns authz',
    })
  })

  it('names its scopes to every key without them', () => {
    const expected = byOperation(({ id }) =>
      tried[id]!.open ? [] : [`403 insufficient_scope: ${tried[id]!.letIn.join(', ')}`],
    )
    expect(byOperation(({ id }) => tried[id]!.refusals)).toEqual(expected)
  })

  it('is rejected with its own code for the plan, and for a read-only or inactive workspace', () => {
    const refusals = (...all: ByOperation<string>[]) =>
      new Set(all.flatMap(told => Object.values(told)).filter(told => told !== 'yes'))
    expect(refusals(...Object.values(onPlan))).toEqual(new Set(['403 plan_upgrade_required']))
    expect(refusals(readOnly)).toEqual(new Set(['403 workspace_read_only']))
    expect(inactive).toEqual(byOperation(() => '403 workspace_inactive'))
  })
})

describe('an unauthorised caller', () => {
  let ours: TestWorkspace
  let theirs: TestWorkspace
  let requests: readonly Prepared[]
  let foreign: readonly Prepared[]

  beforeAll(async () => {
    ours = await makeRoomyWorkspace()
    theirs = await makeRoomyWorkspace()
    requests = await new Requests(ours).all()
    foreign = await new Requests(theirs).all()
  })

  const strangers: [what: string, told: string, keyOf: (workspace: string) => Promise<string | undefined>][] =
    [
      ['without a key', '401 missing_credentials', async () => undefined],
      ['with what is no key', '401 invalid_api_key', async () => 'junk'],
      ['with a key that nobody made', '401 invalid_api_key', async () => mintKey()],
      [
        'with an expired key',
        '401 api_key_expired',
        workspace => makeKey(workspace, { expires_at: '2020-01-01T00:00:00Z' }),
      ],
      ['with a revoked key', '401 api_key_revoked', makeRevokedKey],
      [
        'with a token of the console, whatever scopes it was given',
        '403 insufficient_scope',
        workspace => makeKey(workspace, { permissions: allConsoleRights }),
      ],
      [
        'at another address than the key is for',
        '403 ip_not_allowed',
        workspace => makeKey(workspace, { ip_allowlist: ['198.51.100.0/24'] }),
      ],
    ]
  it.each(strangers)('%s gets %s from every operation', async (_what, told, keyOf) => {
    expect(await verdicts(requests, await keyOf(ours.id))).toEqual(byOperation(() => told))
  })

  it('of another workspace gets the same answer as for an unknown id', async () => {
    const before = await read(foreign, theirs.key)
    for (const [at, own] of requests.entries()) {
      for (const ids of reaching(own.ids, foreign[at]!.ids)) {
        const random = ids.map(id => (own.ids.includes(id) ? id : never(id)))
        const answer = await send({ ...own, ids }, ours.key)
        const { id } = own.operation
        expect([id, answer.status, answer.json.code]).toEqual([id, 404, 'not_found'])
        expect(all(answer, ids)).toEqual(all(await send({ ...own, ids: random }, ours.key), random))
      }
    }
    expect(await read(foreign, theirs.key)).toEqual(before)
  })

  it('of another workspace sees nothing of this one', async () => {
    const ids = [theirs.id, ...foreign.flatMap(request => request.ids)]
    for (const request of requests.filter(({ operation }) => operation.method === 'get')) {
      const { text } = await send(request, ours.key)
      expect([request.operation.id, ids.filter(id => text.includes(id))]).toEqual([request.operation.id, []])
    }
  })
})

async function makeRevokedKey(workspace: string): Promise<string> {
  const key = await makeKey(workspace, { name: 'revoked' })
  const revoke = `update api_keys set revoked_at = now() where workspace_id = $1 and name = 'revoked'`
  await inDatabase(revoke, [workspace])
  return key
}

/** The ids of a path with those of another workspace among them: one at a time, then all. */
function reaching(own: readonly string[], foreign: readonly string[]): readonly (readonly string[])[] {
  const one = own.map((_id, at) => own.with(at, foreign[at]!))
  return own.length > 1 ? [...one, foreign] : one
}

/** An id of the same kind that was never given to anything. */
function never(id: string): string {
  return `${id.slice(0, 4)}01aaaaaaaaaaaaaaaaaaaaaaaa`
}

/** Everything that an answer tells, the request's id and those of the path left out. */
function all({ status, headers, text }: RawAnswer, ids: readonly string[]): unknown {
  const body = ids.reduce((rest, id, at) => rest.replaceAll(id, `ID ${at}`), text)
  return [
    status,
    headers.get('content-type'),
    headers.get('content-length'),
    body.replaceAll(/req_[0-9a-f]{32}/g, 'REQUEST'),
  ]
}

/** The records that requests name, as they are now: each by itself, or in its list where it is not read alone. */
function read(requests: readonly Prepared[], key: string): Promise<string[]> {
  const reads = requests.flatMap(({ operation, ids }) => {
    const list = operation.path.replace(/\/\{[^}]+\}$/, '')
    const get = operationAt('get', operation.path) ?? operationAt('get', list)
    return ids.length > 0 && get ? [{ operation: get, ids, body: undefined }] : []
  })
  return Promise.all(
    reads.map(async request => {
      const { status, text } = await send(request, key)
      expect([request.operation.id, status]).toEqual([request.operation.id, request.operation.status])
      return text
    }),
  )
}
