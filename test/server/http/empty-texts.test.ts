// Empty texts in bodies: they clear what people write, and are refused where a day, an id, a figure or a choice stands.

import {
  type OperationFacts,
  type OperationId,
  operations,
  type SchemaFacts,
  schemas,
  type ValueFacts,
} from '@muster/contract'
import type { Problem } from '../../../packages/server/http/problem.ts'
import { openValidation, type Validation } from '../../../packages/server/http/request/validate.ts'
import { isStrict } from '../../support/contract/texts.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'

let validation: Validation
beforeAll(async () => {
  validation = openValidation()
})

interface Leaf {
  readonly field: string
  readonly body: object
  readonly facts: ValueFacts
}

/** Every text of a body, at any depth, with a body that has nothing but it, and it empty. */
function* leavesOf(schema: string, within: readonly string[] = []): Iterable<Leaf> {
  const { fields = {} } = (schemas as Record<string, SchemaFacts>)[schema] ?? {}
  for (const [name, facts] of Object.entries(fields)) {
    if (facts.type === 'string') yield { field: name, body: { [name]: '' }, facts }
    const { items, ref } = facts
    if (items?.type === 'string') yield { field: `${name}[0]`, body: { [name]: [''] }, facts: items }
    for (const [inner, wrap, at] of [
      [items?.ref, (body: object) => [body], `${name}[0]`],
      [ref, (body: object) => body, name],
    ] as const)
      if (inner && inner in schemas && !within.includes(inner))
        for (const leaf of leavesOf(inner, [...within, inner]))
          yield { ...leaf, field: `${at}.${leaf.field}`, body: { [name]: wrap(leaf.body) } }
  }
}

async function wrongOf(id: OperationId, body: object): Promise<readonly string[]> {
  const path = Object.fromEntries(operations[id].parameters.path.map(({ name }) => [name, 'xxx_1']))
  try {
    await validation.check(id, { path, search: '', body, idempotencyKey: undefined })
    return []
  } catch (error) {
    return ((error as Problem).extras.errors ?? []).map(({ field }) => field)
  }
}

const withBody = (Object.values(operations) as OperationFacts[]).filter(({ body }) => body?.schema)

describe('an empty text', () => {
  it('is refused for every date, timestamp, id, decimal and choice of every body', async () => {
    const passed: string[] = []
    let strict = 0
    for (const { id, body: asked } of withBody)
      for (const { field, body, facts } of leavesOf(asked!.schema!)) {
        if (!isStrict(facts)) continue
        strict += 1
        if (!(await wrongOf(id as OperationId, body)).includes(field)) passed.push(`${id} ${field}`)
      }
    expect(passed).toEqual([])
    expect(strict).toBeGreaterThan(400)
  })

  it('clears every text that may be null', async () => {
    const refused: string[] = []
    for (const { id, body: asked } of withBody)
      for (const { field, body, facts } of leavesOf(asked!.schema!))
        if (facts.nullable && !isStrict(facts) && (await wrongOf(id as OperationId, body)).includes(field))
          refused.push(`${id} ${field}`)
    expect(refused).toEqual([])
  })
})

it('makes no key that never expires', async () => {
  const { id } = await makeWorkspace()
  const { browser } = await makeFullMember(id, 'Owner')
  const body = { name: 'Sync', scopes: ['org:read'], expires_at: '' }
  const { status, json } = await browser.ask('issueApiKey', { body })
  expect([status, json.errors]).toEqual([
    400,
    [{ field: 'expires_at', message: 'must be a timestamp, RFC 3339, such as 2026-01-31T09:00:00Z' }],
  ])
  expect(await inDatabase(`select from api_keys where workspace_id = $1 and name = 'Sync'`, [id])).toEqual([])
  const never = await browser.ask('issueApiKey', { body: { ...body, expires_at: null } })
  expect([never.status, never.json.api_key.expires_at]).toEqual([200, null])
})
