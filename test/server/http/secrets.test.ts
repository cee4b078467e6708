// Secrets in answers: what is shown once is shown to no repeat, and stands in no answer that is kept.

import { randomUUID } from 'node:crypto'
import {
  type OperationFacts,
  type OperationId,
  operations,
  type SchemaFacts,
  schemas,
} from '@muster/contract'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember, newEmail } from '../../support/fixtures/people.ts'
import { wanted } from '../../support/fixtures/service-tokens.ts'

let workspace: TestWorkspace
let owner: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = (await makeFullMember(workspace.id, 'Owner')).browser
})

const every = Object.values(operations) as OperationFacts[]
const fieldsOf = (schema: string | null | undefined) =>
  Object.entries((schemas as Record<string, SchemaFacts>)[schema ?? '']?.fields ?? {})
const isRepeatable = ({ parameters }: OperationFacts) =>
  parameters.header.some(({ name }) => name === 'Idempotency-Key')

/** Whatever an answer that can be asked for again may hold and that is called so, at any depth. */
function* secretsIn(
  schema: string | null | undefined,
  at = '',
  within: readonly string[] = [],
): Iterable<string> {
  for (const [name, { type, ref, items, extensions }] of fieldsOf(schema)) {
    const inner = items?.ref ?? ref
    if (inner && !within.includes(inner)) yield* secretsIn(inner, `${at}${name}.`, [...within, inner])
    const isNamedSo = /(^|_)(key|token|secret|password|link|codes)$/.test(name) && type === 'string'
    if (isNamedSo && extensions?.['x-secret'] === undefined) yield `${schema}.${at}${name}`
  }
}

describe('a secret', () => {
  it('is called so in every answer that a repeat gets again', () => {
    const unmarked = every.filter(isRepeatable).flatMap(({ result }) => [...secretsIn(result?.schema)])
    expect([...new Set(unmarked)]).toEqual([])
  })

  it('that belongs to a person alone is in no answer that is kept', () => {
    const personal = every.filter(({ schemes }) => schemes.every(scheme => scheme === 'session'))
    expect(personal.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['issueAccountTotp', 'verifyAccountTotp']),
    )
    expect(personal.filter(isRepeatable)).toEqual([])
  })
})

/** To an employee, as soon as their session knows it. */
async function linkOwner(): Promise<void> {
  const { id } = await workspace.muster.employees.create(ayesha)
  await inDatabase('update members set employee_id = $2 where workspace_id = $1', [workspace.id, id])
  while ((await owner.do('getSession')).employee_id === null) await owner.do('getAccount')
}

describe('a repeat of what showed a secret once', () => {
  const role = async () => (await owner.do('listRoles')).data[0].id
  const asks: Partial<Record<OperationId, () => Promise<object>>> = {
    issueApiKey: () => Promise.resolve({ name: 'Sync', scopes: ['org:read'] }),
    issueServiceToken: () => Promise.resolve(wanted()),
    createCalendarFeed: async () => {
      await linkOwner()
      return { name: 'Phone', kind: 'own', language: 'en' }
    },
    createInvitation: async () => ({ email: newEmail(), name: 'Bilal', role_id: await role() }),
  }
  const shownOnce = every.filter(
    operation =>
      isRepeatable(operation) &&
      fieldsOf(operation.result?.schema).some(([, { extensions }]) => extensions?.['x-secret'] === 'once'),
  )

  it.each(shownOnce.filter(({ path }) => !path.includes('{id}')).map(({ id }) => id as OperationId))(
    '%s says so, and the database holds it nowhere',
    async id => {
      const { path } = operations[id]
      const headers = { 'idempotency-key': randomUUID() }
      const body = await asks[id]!()
      const send = () => owner.send('POST', path, { body, headers })
      const [first, second] = [await send(), await send()]
      const [field] = fieldsOf(operations[id].result.schema).find(
        ([, { extensions }]) => extensions?.['x-secret'] === 'once',
      )!
      const secret: string = first.json[field]
      expect([second.status, second.json.code, second.headers.get('idempotent-replay')]).toEqual([
        409,
        'conflict',
        'true',
      ])
      const { created_at } = first.json.api_key ?? first.json.service_token ?? first.json
      expect(second.json.detail).toContain(`was made at ${created_at}, and the first response`)
      expect(second.text).not.toContain(secret)
      const tables = await inDatabase<{ name: string }>(
        `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
         where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`,
      )
      for (const { name } of tables) {
        const held = await inDatabase(
          `select from ${name} as t where workspace_id = $1 and strpos(t::text, $2) > 0`,
          [workspace.id, secret],
        )
        expect([name, held]).toEqual([name, []])
      }
    },
  )

  it('is told so for an answer that a former release kept encrypted', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const send = () =>
      owner.send('POST', '/console/api_keys/issue', { body: { name: 'Old', scopes: ['org:read'] }, headers })
    await send()
    await inDatabase(
      `update idempotency_keys set status = 200, media_type = 'application/json', body = 'v1.abc', sealed = true
       where workspace_id = $1 and idempotency_key = $2`,
      [workspace.id, headers['idempotency-key']],
    )
    const { status, json } = await send()
    expect([status, json.detail]).toEqual([409, expect.stringContaining('shows a secret once')])
  })

  it('is the first answer where that showed none', async () => {
    const body = { email: newEmail(), name: 'Sana', role_id: await role() }
    const { id } = await owner.do('createInvitation', { body })
    const headers = { 'idempotency-key': randomUUID() }
    const revoke = () => owner.send('POST', `/console/invitations/${id}/revoke`, { headers })
    const [first, second] = [await revoke(), await revoke()]
    expect([second.status, second.text]).toEqual([200, first.text])
  })
})
