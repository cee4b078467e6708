// Exports of lists: every list of the contract, with the values that its pages have.

import type { Export, ExportCreate } from '@muster/contract'
import { type OperationFacts, operations } from '@muster/contract'
import { allScopes } from '../../../packages/server/auth/rights.ts'
import { makeHandlers } from '../../../packages/server/gen/registry.ts'
import { lists } from '../../../packages/server/resource/list-operations.ts'
import { openDemoWorkspace } from '../../support/browser/demo.ts'
import { readWorkbook, type WorkbookCell } from '../../support/files/workbook.ts'
import { useDatabase } from '../../support/fixtures/background.ts'
import { bytesOf, listing, readCsv } from '../../support/fixtures/exports.ts'
import { bodyOf, fileOf } from '../../support/fixtures/imports.ts'
import type { TestWorkspace } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'
import { deliver } from '../../support/server/server.ts'

const slow = 240_000

type Item = Record<string, unknown>

let workspace: TestWorkspace
let browser: Browser
let member: string
const background = useDatabase()
const parents = new Map<string, string>()
beforeAll(async () => {
  workspace = await openDemoWorkspace()
  const owner = await makeFullMember(workspace.id, 'Owner')
  browser = owner.browser
  member = owner.session.member_id
  const [employee] = (await browser.do('listEmployees', { query: 'limit=1' })).data
  const [run] = (await browser.do('listPayrollRuns', { query: 'status=locked&limit=1' })).data
  const [delivery] = (await browser.do('listWebhookDeliveries', { query: 'limit=1' })).data
  const rows = [
    { first_name: 'Sana', last_name: 'Malik', joining_date: '2026-01-01' },
    { first_name: '=1+1' },
  ]
  const uploaded = await browser.do('createImport', { body: bodyOf(fileOf(rows)) })
  const [leave] = (await browser.do('listLeaveApplications', { query: 'status=pending&limit=1' })).data
  const reject = { operation: 'rejectLeaveApplication', ids: [leave.id], body: '{"rejection_reason":"Peak"}' }
  const many = await browser.do('createBulkAction', { body: reject })
  await deliver()
  parents.set('imports', uploaded.id)
  parents.set('bulk_actions', many.id)
  parents.set('employees', employee.id)
  parents.set('payroll_runs', run.id)
  parents.set('webhook_deliveries', delivery.id)
}, slow)

const all = [...lists.values()].map(({ facts }) => facts)
const filtersOf = ({ id }: OperationFacts) => (id === 'listAttendanceMonths' ? 'month=2026-10' : null)
const parentOf = ({ path }: OperationFacts) => parents.get(/^\/\w+\/(\w+)\/\{/.exec(path)?.[1] ?? '') ?? null

const known = new Map<string, Item[]>()

/** Every record of a list, as its pages have them; they are asked for once. */
async function readAll(facts: OperationFacts): Promise<Item[]> {
  const items: Item[] = known.get(facts.id) ?? []
  if (known.has(facts.id)) return items
  known.set(facts.id, items)
  let after = ''
  for (;;) {
    const query = [`limit=100`, filtersOf(facts), after && `starting_after=${encodeURIComponent(after)}`]
    const ids = { id: parentOf(facts) ?? '' }
    const sent = { ids, query: query.filter(Boolean).join('&') }
    // As it was sent, with its sentences.
    const { text } = await browser.ask(facts.id as Parameters<Browser['ask']>[0], sent)
    const { data, next_cursor } = JSON.parse(text)
    items.push(...data)
    if (next_cursor === null) return items
    after = next_cursor
  }
}

/** Asks for all of them, ten at a time. */
async function exportAll(format: ExportCreate['format']): Promise<Map<string, Export>> {
  const made = new Map<string, Export>()
  for (let at = 0; at < all.length; at += 10) {
    const asked = all.slice(at, at + 10)
    for (const facts of asked) {
      const body = listing(facts.id, { format, filters: filtersOf(facts), list_of: parentOf(facts) })
      made.set(facts.id, await browser.do('createExport', { body }))
    }
    await deliver()
  }
  for (const [list, { id }] of made) made.set(list, await browser.do('getExport', { ids: { id } }))
  return made
}

const valueAt = (item: Item, title: string): unknown =>
  title.split('.').reduce<unknown>((value, field) => (value as Item | null | undefined)?.[field], item)

/** As a cell without formatting has it. */
const asText = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What stands before a text that a spreadsheet would take for a formula. */
const unmarked = (text: string): string => text.replace(/^'(?='*[=+\-@\t\r])/, '')

const countOf = (item: Item): string[] => Object.keys(item).filter(field => field !== 'object')

describe('an export of a list', () => {
  it('exists for every operation of the contract that answers with pages', () => {
    const paged = (Object.values(operations) as OperationFacts[]).filter(
      ({ method, result, schemes }) =>
        method === 'get' && /Page$/.test(result?.schema ?? '') && !schemes.includes('session'),
    )
    expect(all.map(({ id }) => id).sort()).toEqual(paged.map(({ id }) => id).sort())
    expect(all.length).toBeGreaterThan(79)
  })

  it(
    'has every value of its pages as CSV',
    async () => {
      const made = await exportAll('csv')
      let compared = 0
      for (const facts of all.filter(({ id }) => id !== 'listAuditEntries' && id !== 'listExports')) {
        const { status, message, done, total, id } = made.get(facts.id)!
        expect([facts.id, status, message]).toEqual([facts.id, 'succeeded', null])
        const [titles, ...rows] = readCsv(await bytesOf(browser, { id }))
        const items = await readAll(facts)
        expect([facts.id, rows.length, done, total]).toEqual([
          facts.id,
          items.length,
          items.length,
          items.length,
        ])
        for (const [n, item] of items.entries()) {
          expect([facts.id, rows[n]!.map(unmarked)]).toEqual([
            facts.id,
            titles!.map(title => asText(valueAt(item, title))),
          ])
          const shown = new Set(titles!.map(title => title.split('.')[0]))
          expect([facts.id, countOf(item).filter(field => !shown.has(field))]).toEqual([facts.id, []])
          compared += titles!.length
        }
      }
      expect(compared).toBeGreaterThan(20_000)
    },
    slow,
  )

  it(
    'has every value of its pages as a workbook, figures and days as such',
    async () => {
      const made = await exportAll('xlsx')
      const kinds = new Set<string>()
      for (const facts of all.filter(({ id }) => id !== 'listAuditEntries' && id !== 'listExports')) {
        const { status, message, id } = made.get(facts.id)!
        expect([facts.id, status, message]).toEqual([facts.id, 'succeeded', null])
        const [titles, ...rows] = await readWorkbook(await bytesOf(browser, { id }))
        const items = await readAll(facts)
        expect([facts.id, rows.length]).toEqual([facts.id, items.length])
        for (const [n, item] of items.entries()) {
          const cells = titles!.map((_, at) => rows[n]![at])
          for (const cell of cells) if (cell) kinds.add(`${cell.type}${cell.style}`)
          const wanted = titles!.map(title => asText(valueAt(item, title!.value)))
          expect([facts.id, cells.map(readCell)]).toEqual([facts.id, wanted])
        }
      }
      expect([...kinds].sort()).toEqual(expect.arrayContaining(['b0', 'n2', 'n3', 'n5', 'n7', 's0']))
    },
    slow,
  )
})

/** They know nothing before their end: the one compares two runs, and the others are put together by hand. */
const uncounted = [
  'listBulkActionItems',
  'listImportRows',
  'listLeaveCalendar',
  'listPayrollRegister',
  'listPayrollVariances',
]

describe('the first page of a whole list', () => {
  // No list asks for a service.
  const handlers = makeHandlers({} as Parameters<typeof makeHandlers>[0])
  const cursors = {
    read: (_: string, cursor: string) => JSON.parse(cursor),
    write: (_: string, at: object) => JSON.stringify(at),
  }
  type Page = { readonly data: readonly Item[]; readonly next_cursor: string | null }

  /** A page as the server of an export asks for it. */
  const ask = (facts: OperationFacts, query: Item, tellTotal?: (records: number) => void): Promise<Page> => {
    const caller = {
      // Bulk actions are seen by whoever asked for them.
      actor_id: facts.id === 'listBulkActionItems' ? member : 'mem_nobody',
      workspace: { id: workspace.id, timezone: 'Asia/Karachi', plan: 'scale' },
      schemes: ['api_key', 'console_token'],
      scopes: new Set(allScopes),
    }
    const db = background.database.reader(workspace.id)
    const call = {
      db,
      caller,
      cursors,
      tellTotal,
      now: Temporal.Now.instant(),
      path: { id: parentOf(facts) ?? '' },
      query,
    }
    return (handlers as unknown as Record<string, (call: unknown) => Promise<Page>>)[facts.id]!(call)
  }

  async function countRecords(facts: OperationFacts, query: Item): Promise<number> {
    let [records, starting_after]: [number, string | null | undefined] = [0, undefined]
    do {
      const page: Page = await ask(
        facts,
        Object.assign({ limit: 100 }, query, starting_after && { starting_after }),
      )
      records += page.data.length
      starting_after = page.next_cursor
    } while (starting_after !== null)
    return records
  }

  /** No filter, each value of those with few, and words that some have. */
  const queriesOf = (facts: OperationFacts): Item[] => {
    const needed = Object.fromEntries(new URLSearchParams(filtersOf(facts) ?? ''))
    const choices = facts.parameters.query.flatMap(({ name, type, enum: values }) => {
      if (name === 'search') return [{ search: 'a' }, { search: 'a k' }]
      if (type === 'boolean') return [{ [name]: true }, { [name]: false }]
      return (values ?? []).map(value => ({ [name]: value }))
    })
    return [{}, ...choices].map(choice => Object.assign({}, needed, choice))
  }

  it(
    'tells how many records there are with the filters',
    async () => {
      let counted = 0
      for (const facts of all.filter(({ id }) => !uncounted.includes(id)))
        for (const query of queriesOf(facts)) {
          const told: number[] = []
          const { next_cursor } = await ask(facts, Object.assign({ limit: 1 }, query), records =>
            told.push(records),
          )
          expect([facts.id, query, told]).toEqual([facts.id, query, [await countRecords(facts, query)]])
          if (next_cursor !== null) counted++
        }
      expect(counted).toBeGreaterThan(100)
    },
    slow,
  )
})

const dayZero = Date.UTC(1899, 11, 30)

function readCell(cell: WorkbookCell | undefined): string {
  if (!cell) return ''
  const { type, style, value } = cell
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== 'n' || style > 3) return value
  const moment = new Date(dayZero + Math.round(Number(value) * 86_400_000)).toISOString()
  return style === 2 ? moment.slice(0, 10) : moment
}
