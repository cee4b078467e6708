// Titles: the names of every kind are found by primary key, and only those of the workspace.

import { type SchemaFacts, schemas } from '@muster/contract'
import { introspect } from '@muster/db'
import { allPermissions, allScopes } from '../../../packages/server/auth/rights.ts'
import names from '../../../packages/server/features/company/handlers/names.ts'
import { idPrefixes } from '../../../packages/server/gen/id-prefixes.ts'
import { nameTable } from '../../../packages/server/resource/fields.ts'
import { titledKinds } from '../../../packages/server/resource/titles.ts'
import { explaining, type Read } from '../../support/database/explained.ts'
import { admitAnything, fill } from '../../support/database/filled.ts'
import { type OpenDatabase, openOwnDatabase } from '../../support/database/own-database.ts'

const rows = 2_000
const [ours, theirs] = ['wsp_ours', 'wsp_theirs']

const kinds = [...titledKinds].map(([prefix, { kind }]) => [kind, prefix] as const)

let own: OpenDatabase
beforeAll(async () => {
  own = await openOwnDatabase('titles')
  const { client } = own
  await admitAnything(client)
  const schema = await introspect(own.url)
  for (const [kind, prefix] of kinds) {
    const table = nameTable(kind)
    await fill(client, schema, table, ours, rows)
    // The even ones are theirs.
    await client.query(
      `update ${table} set id = '${prefix}_' || id, workspace_id = case when id::int % 2 = 0 then $1 else $2 end`,
      [theirs, ours],
    )
    await client.query(`vacuum analyze ${table}`)
  }
})
afterAll(() => own?.end())

const caller = {
  actor_id: 'mbr_1',
  schemes: ['api_key', 'console_token'] as const,
  scopes: new Set([...allScopes, ...allPermissions]),
  ip_allowlist: [],
  workspace: {
    id: ours,
    status: 'active',
    plan: 'scale',
    budget: 600,
    country: 'PK',
    timezone: 'Asia/Karachi',
    currency_decimals: 2,
  } as const,
}

/** What the operation answers in our workspace, and what it reads. */
async function namesOf(ids: string[]): Promise<{ found: string[]; kinds: string[]; reads: Read[] }> {
  const reads: Read[] = []
  const db = explaining(own.database.reader(ours), reads)
  const call = { db, caller, query: { ids } } as unknown as Parameters<typeof names.getNames>[0]
  const { data } = await names.getNames(call)
  return { found: data.map(({ id }) => id), kinds: data.map(({ kind }) => kind), reads }
}

it('Every kind with a title is read under the prefix of its ids', () => {
  const titled = (Object.entries(schemas) as [keyof typeof idPrefixes, SchemaFacts][]).filter(
    ([, { extensions }]) => extensions?.['x-title'] !== undefined,
  )
  expect(kinds.toSorted()).toEqual(titled.map(([kind]) => [kind, idPrefixes[kind]] as const).toSorted())
  expect(kinds.length).toBeGreaterThan(40)
})

it.each(kinds)('%s is named by primary key, and not in another workspace', async (kind, prefix) => {
  const ids = Array.from({ length: 10 }, (_, n) => `${prefix}_${n * 199 + 1}`)
  const answer = await namesOf(ids)
  expect(answer.found).toEqual(ids.filter((_, n) => n % 2 === 0))
  expect(new Set(answer.kinds)).toEqual(new Set([kind]))
  expect(answer.reads).toHaveLength(1)
  for (const { table, rows: read } of answer.reads[0]!.scans)
    expect([table, read]).toEqual([nameTable(kind), ids.length / 2])
})

it('Ids of all kinds at once are read by one statement each', async () => {
  const ids = kinds.map(([, prefix]) => `${prefix}_1`)
  const answer = await namesOf([...ids, 'zzz_1', 'pen_1'])
  expect(answer.found).toEqual(ids)
  expect(answer.reads).toHaveLength(kinds.length)
})
