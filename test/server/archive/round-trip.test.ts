// The round trip of a workspace: exported, imported into another database and exported again, it has lost nothing.

import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OperationFacts, operations } from '@muster/contract'
import { orderTables, readTables } from '../../../packages/server/archive/catalogue.ts'
import { writeArchive } from '../../../packages/server/archive/write.ts'
import { allConsoleRights, allScopes } from '../../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { createKey, type NewKey } from '../../../packages/server/cli/office/operators.ts'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { verifyFiles } from '../../../packages/server/files/verify.ts'
import { type OpenDatabase, openOwnDatabase } from '../../support/database/own-database.ts'
import {
  type Entries,
  filledTables,
  fillRest,
  linesOf,
  manifestOf,
  type Row,
  readEntries,
  rowsIn,
} from '../../support/fixtures/archive.ts'
import { type OpenDemo, openDemo } from '../../support/fixtures/demo.ts'
import { ask, clientOf } from '../../support/fixtures/make.ts'
import { atEnd } from '../../support/jest/at-end.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { type Muster, muster, started } from '../../support/server/muster.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-archive-'))
atEnd(async () => rmSync(folder, { recursive: true, force: true }))
const [path, again] = [join(folder, 'first.zip'), join(folder, 'second.zip')]
const secrets = secretsFrom(testSecret)
const otherSettings = { MUSTER_WORKER: 'off', LOG_LEVEL: 'fatal', PORT: '0', MUSTER_DATA_DIR: folder }

let demo: OpenDemo
let other: OpenDatabase
let served: Muster
let first: Entries
let second: Entries
let printed: string
let exportedAt: string
const store = new DiskStore(join(folder, 'files'))

beforeAll(async () => {
  demo = await openDemo(Temporal.Now.instant())
  await fillRest(demo.own.client, demo.workspace)
  const exported = await muster(['export-workspace', demo.workspace, path], demo.settings)
  expect(exported).toMatchObject({ code: 0, text: expect.stringContaining('It holds salaries') })
  first = await readEntries(path)
  exportedAt = manifestOf(first).exported_at
  other = await openOwnDatabase('archive')
  const imported = await muster(['import-workspace', path], { ...otherSettings, DATABASE_URL: other.url })
  printed = imported.text
  expect(imported).toMatchObject({ code: 0 })
  const from = { database: other.database, store, workspace_id: demo.workspace }
  await writeArchive(from, createWriteStream(again))
  second = await readEntries(again)
  served = await started(['serve'], { ...otherSettings, DATABASE_URL: other.url })
  for (const own of [demo.own, other])
    keys.push({
      api: await makeKey(own),
      console: await makeKey(own, { scopes: [], permissions: allConsoleRights }),
    })
})

afterAll(async () => {
  served?.child.kill('SIGKILL')
  await demo?.end()
  await other?.end()
})

/** Every list of the API and of the console, but for those of keys, of the audit and of what each caller sees alone: of this test's keys. */
const others =
  /^list(ApiKeys|ApprovalDelegations|AuditEntries|BulkAction\w+|CalendarFeeds|Comments|Exports|Import\w+|ListViews|Imports|Notifications)$/
const lists = (Object.values(operations) as readonly OperationFacts[]).filter(
  ({ id, method }) => method === 'get' && id.startsWith('list') && !others.test(id),
)
const month = Temporal.Now.plainDateISO().toString().slice(0, 7)
const required: Readonly<Record<string, string>> = { month, from: `${month}-01`, to: `${month}-28` }
interface Server {
  readonly base_url: string
  readonly keys: { readonly api: string; readonly console: string }
}
const keys: Server['keys'][] = []
/** All records of a list, page after page; of one below a record those of the first few. */
async function readAll(server: Server, operation: OperationFacts): Promise<Row[]> {
  const { path, parameters } = operation
  const [collection, below] = path.split('/{id}')
  const paths = [path]
  if (below !== undefined) {
    const owners = (
      await readPage(server, `${collection!.replace('/console/payroll_runs', '/v1/payroll_runs')}?limit=5`)
    ).data
    paths.splice(0, 1, ...owners.map(({ id }) => `${collection}/${id}${below}`))
  }
  const query = new URLSearchParams(
    parameters.query.flatMap(({ name, required: is }) => (is ? [[name, required[name] ?? '']] : [])),
  )
  if (parameters.query.some(({ name }) => name === 'limit')) query.set('limit', '100')
  const read: Row[] = []
  for (const each of paths) {
    let page: Page | undefined
    do {
      if (page?.next_cursor) query.set('starting_after', page.next_cursor)
      page = await readPage(server, `${each}?${query}`)
      read.push(...page.data.map(declare))
    } while (page.has_more)
    query.delete('starting_after')
  }
  return read
}

interface Page {
  readonly data: { readonly id: string; readonly object: string }[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

async function readPage({ base_url, keys }: Server, path: string): Promise<Page> {
  const key = path.startsWith('/console') ? keys.console : keys.api
  const { status, json, text } = await ask(base_url, 'GET', path, { key })
  expect([path, status, text.slice(0, status === 200 ? 0 : 300)]).toEqual([path, 200, ''])
  return json
}

const declare = (record: Row): Row =>
  without(record, declared[`${record.object}s`.replace(/ys$/, 'ies')] ?? [])

/** What an import changes, by table; all else is the same, letter by letter. */
const declared: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['revoked_at'],
  service_tokens: ['revoked_at', 'status', 'former_prefix', 'former_until'],
  invitations: ['status', 'revoked_at', 'updated_at'],
  webhook_endpoints: ['status', 'disabled_at', 'updated_at'],
  webhook_deliveries: ['status', 'next_attempt_at', 'last_error'],
}

describe('An archive', () => {
  it('has rows of every table that goes in', async () => {
    const tables = orderTables(await other.database.system(readTables)).map(({ name }) => name)
    // Whoever adds a table gives it rows in the demo, or in fillRest.
    expect(tables.filter(table => linesOf(first, table).length === 0)).toEqual([])
    const filled = await filledTables(demo.own.client, demo.workspace)
    expect(filled).toEqual(expect.arrayContaining(tables))
  })

  it('is the same after a round trip, but for what lets people, keys and webhooks in anew', () => {
    const tables = manifestOf(first).tables.map(({ table }: { table: string }) => table) as string[]
    expect([...second.keys()].sort()).toEqual([...first.keys()].sort())
    const differing = tables.filter(
      table => linesOf(first, table).join('\n') !== linesOf(second, table).join('\n'),
    )
    expect(differing.sort().join(' ')).toBe(
      'api_keys audit_entries invitations service_tokens webhook_deliveries webhook_endpoints',
    )
    for (const [table, columns] of Object.entries(declared)) {
      const [before, after] = [first, second].map(entries =>
        rowsIn(entries, table).map(row => without(row, columns)),
      )
      expect(after).toEqual(before)
    }
    const told = new Set(linesOf(first, 'audit_entries'))
    const added = rowsIn(second, 'audit_entries').filter(row => !told.has(JSON.stringify(row)))
    expect(added.map(({ action }) => action)).toEqual(['workspace.imported'])
    expect(linesOf(second, 'audit_entries')).toEqual(expect.arrayContaining([...told]))
  })

  it('holds no secret, no digest and nothing of a sign-in', () => {
    const columns = manifestOf(first).tables.flatMap(({ table }: { table: string }) =>
      Object.keys(rowsIn(first, table)[0]!).map(column => `${table}.${column}`),
    ) as string[]
    const telling = /digest|sealed|secret|pepper|password|token|lease|credential/
    // The digest of a letterhead is its name.
    expect(columns.filter(name => telling.test(name.replace(/^service_tokens\./, '')))).toEqual([
      'letterhead_versions.digest',
    ])
  })

  it('has amounts as text, digit by digit', () => {
    const [value] = rowsIn(first, 'law_values').filter(({ id }) => id === 'lwv_1')
    expect(value!.value).toBe('12345678901234567890.123400')
    const [opening] = rowsIn(first, 'tax_openings')
    expect(opening!.taxable_income).toBe('0.1000')
  })
})

function without(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)))
}

describe('The imported workspace', () => {
  it('revokes keys and open invitations, and disables endpoints, whose open deliveries are not sent', async () => {
    for (const table of ['api_keys', 'service_tokens'])
      for (const { revoked_at } of rowsIn(second, table)) expect(revoked_at).not.toBeNull()
    expect(rowsIn(second, 'invitations')).toMatchObject([{ revoked_at: expect.any(String) }])
    expect(rowsIn(second, 'webhook_endpoints')).toMatchObject([
      { status: 'disabled', disabled_at: expect.any(String) },
    ])
    expect(rowsIn(second, 'webhook_deliveries')).toMatchObject([
      {
        id: 'whd_1',
        status: 'exhausted',
        next_attempt_at: null,
        last_error: expect.stringContaining('imported before'),
      },
      { id: 'whd_2', status: 'delivered', last_error: null },
    ])
    const { rows } = await other.client.query('select secret_sealed from webhook_endpoints')
    expect(secrets.vault.open(rows[0].secret_sealed, `webhook_endpoints ${demo.workspace} whe_1`)).toMatch(
      /^whsec_/,
    )
    const refused = await ask(served.base_url, 'GET', '/v1/company', { key: demo.token })
    expect(refused.status).toBe(401)
    const { rows: emails } = await other.client.query('select from emails')
    expect(emails).toEqual([])
  })

  it('lets its members in by a link of an operator', async () => {
    expect(printed).toContain(
      `npx muster person link --workspace ${demo.workspace} --email owner@indusvalley.example`,
    )
    const { rows } = await other.client.query(
      `select p.password_digest, m.deleted from members m join people p on p.id = m.person_id where p.email = 'owner@indusvalley.example'`,
    )
    expect(rows).toEqual([{ password_digest: null, deleted: false }])
    const link = await muster(
      ['person', 'link', '--workspace', demo.workspace, '--email', 'owner@indusvalley.example'],
      { ...otherSettings, DATABASE_URL: other.url },
    )
    expect(link.code).toBe(0)
  })

  it('has the bytes of every file, but for those of imports', async () => {
    expect(manifestOf(first).files.count).toBeGreaterThan(0)
    const differences: unknown[] = []
    const verified = await verifyFiles(other.database, store, demo.workspace, each => differences.push(each))
    expect([differences, verified.files]).toEqual([[], manifestOf(first).files.count])
    const uses = `select sha256, uses - count(i.id)::int as uses from stored_files left join imports i using (sha256) group by sha256, uses having uses > count(i.id) order by sha256`
    expect((await other.client.query(uses)).rows).toEqual((await demo.own.client.query(uses)).rows)
  })

  it('guards what is locked', async () => {
    const change = `update payroll_entries e set net_salary = net_salary + 1, total_earnings = total_earnings + 1
      from payroll_runs r where r.id = e.payroll_run_id and r.locked_at is not null`
    await expect(other.client.query(change)).rejects.toThrow(
      'the figures of the entry do not change any more',
    )
    await expect(other.client.query('delete from hr_letters')).rejects.toThrow(
      'was issued, so it stays as it is',
    )
  })

  it('computes the next month as before, from the figures that are locked', async () => {
    const { rows } = await demo.own.client.query<{ month: string }>(
      `select to_char(max(make_date(year, month, 1)) + interval '1 month', 'YYYY-MM') as month from payroll_runs where locked_at is not null`,
    )
    const preview = ['payroll', 'preview', '--workspace', demo.workspace, '--month', rows[0]!.month]
    const [before, after] = await Promise.all([
      muster(preview, demo.settings),
      muster(preview, { ...otherSettings, DATABASE_URL: other.url }),
    ])
    expect(before.text).toMatch(/employees: gross PKR/)
    expect(after).toEqual(before)
  })

  it.each(lists)('answers $id with the same', async operation => {
    const [before, after] = await Promise.all(
      [demo.server.base_url, served.base_url].map(async (base_url, n) =>
        readAll({ base_url, keys: keys[n]! }, operation),
      ),
    )
    expect(after!.length).toBeGreaterThan(0)
    // The clocks of both servers go on, and tell of documents that expire.
    const wasThere = ({ created_at = '' }: Row) => String(created_at) < exportedAt
    expect(after!.filter(wasThere)).toEqual(before!.filter(wasThere))
  })

  it('goes on with the next employee code', async () => {
    const { rows } = await demo.own.client.query<{ id: string }>('select id from departments limit 1')
    const created = await Promise.all(
      [demo.server.base_url, served.base_url].map(async (baseUrl, n) => {
        const client = clientOf(await makeKey([demo.own, other][n]!), { baseUrl })
        return client.employees.create({
          first_name: 'Next',
          last_name: 'Person',
          joining_date: '2026-01-01',
          department_id: rows[0]!.id,
        })
      }),
    )
    expect(created[1]!.employee_code).toBe(created[0]!.employee_code)
  })
})

async function makeKey({ database }: OpenDatabase, named: Partial<NewKey> = {}): Promise<string> {
  const key = { workspace_id: demo.workspace, name: 'after', scopes: allScopes, ...named }
  return (await createKey(database, secrets, key)).key
}
