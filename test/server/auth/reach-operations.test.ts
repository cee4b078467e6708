// Every operation that may be narrowed, with each reach, for the records of everybody around the one who asks.

import { type OperationFacts, operations } from '@muster/contract'
import { inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { type Company, kin, makeCompany, pathOf, within } from '../../support/fixtures/reach.ts'

type Reach = keyof typeof within
type Owner = (typeof kin)[number] | 'elsewhere'

const owners: readonly Owner[] = [...kin, 'elsewhere']
const narrow = (Object.values(operations) as readonly OperationFacts[]).filter(
  ({ extensions }) => extensions['x-reach'] !== undefined,
)
/** The tables whose rows the paths of operations name, and the column with the employee. */
const tables: Readonly<Record<string, string>> = {
  attendance_records: 'employee_id',
  employees: 'id',
  expense_claims: 'employee_id',
  leave_applications: 'employee_id',
  leave_balances: 'employee_id',
  overtime_requests: 'employee_id',
  punches: 'employee_id',
  regularisations: 'employee_id',
}
const stored = (noun: string) => (noun === 'leave_balances' ? 'leave_allocations' : noun)
const nounOf = ({ path }: OperationFacts) => path.split('/')[2]!
const isOf = (operation: OperationFacts) => nounOf(operation) in tables

let company: Company
const ids = new Map<string, Readonly<Record<Owner, string>>>()

beforeAll(async () => {
  company = await makeCompany()
  const employees = { ...company.people, elsewhere: company.elsewhere.employee }
  for (const [noun, column] of Object.entries(tables)) {
    const rows = await inDatabase<{ id: string; owner: string }>(
      `select distinct on (${column}) id, ${column} as owner from ${stored(noun)} where ${column} = any($1) order by ${column}, id`,
      [Object.values(employees)],
    )
    const byOwner = new Map(rows.map(({ id, owner }) => [owner, id]))
    ids.set(
      noun,
      Object.fromEntries(owners.map(owner => [owner, byOwner.get(employees[owner])])) as Record<
        Owner,
        string
      >,
    )
  }
})

/** What an operation does not do without. */
const queries: Readonly<Record<string, string>> = { getTaxCertificate: '?tax_year=2025-26' }

const ask = (operation: OperationFacts, reach: Reach | undefined, id?: string): Promise<RawAnswer> =>
  company.member.browser.send(
    operation.method.toUpperCase(),
    `${pathOf(operation, id)}${queries[operation.id] ?? ''}`,
    {
      ...(operation.body && { body: {} }),
      headers: reach === undefined ? {} : { 'muster-reach': reach },
    },
  )

/** What an answer says, without the id that it is about. */
const told = ({ status, json }: RawAnswer, id: string) => [
  status,
  json.code,
  String(json.detail).replaceAll(id, 'ID'),
]

const named = narrow.filter(
  operation => isOf(operation) && operation.method === 'get' && operation.path.endsWith('{id}'),
)
const actions = narrow.filter(operation => isOf(operation) && /\{id\}\/\w+$/.test(operation.path))
const lists = narrow.filter(
  operation => isOf(operation) && operation.id.startsWith('list') && !operation.path.includes('{'),
)
const pairs = (some: readonly OperationFacts[]) =>
  some.flatMap(operation =>
    (['own', 'team'] as const).map(reach => [operation.id, reach, operation] as const),
  )
const takes = ({ extensions }: OperationFacts, reach: Reach) =>
  (extensions['x-reach'] as readonly string[]).includes(reach)

describe('An operation', () => {
  it('has somebody’s record for each relation', () => {
    expect([named.length, actions.length, lists.length].every(count => count > 2)).toBe(true)
    for (const [noun, found] of ids)
      for (const owner of owners)
        expect([noun, owner, found[owner]]).toEqual([noun, owner, expect.any(String)])
  })

  it.each(pairs(named))(
    '%s with reach %s gets what it has, and finds nothing else',
    async (_, reach, operation) => {
      const all = ids.get(nounOf(operation))!
      const unknown = `${all.self.slice(0, -4)}zzzz`
      const missing = told(await ask(operation, reach, unknown), unknown)
      expect(missing[0]).toBe(takes(operation, reach) ? 404 : 403)
      for (const owner of owners) {
        const answer = await ask(operation, reach, all[owner])
        if (takes(operation, reach) && within[reach].includes(owner as never))
          expect([owner, answer.status, answer.json.id]).toEqual([owner, 200, all[owner]])
        else expect([owner, ...told(answer, all[owner])]).toEqual([owner, ...missing])
      }
    },
  )

  it.each(pairs(actions))('%s with reach %s does nothing to others', async (_, reach, operation) => {
    const all = ids.get(nounOf(operation))!
    const unknown = `${all.self.slice(0, -4)}zzzz`
    const missing = told(await ask(operation, reach, unknown), unknown)
    expect(missing[0]).toBe(takes(operation, reach) ? 404 : 403)
    for (const owner of owners) {
      if (owner === 'self' && reach === 'own') continue
      const answer = await ask(operation, reach, all[owner])
      expect([owner, ...told(answer, all[owner])]).toEqual([owner, ...missing])
    }
  })

  it.each(pairs(lists))('%s with reach %s lists nobody else', async (_, reach, operation) => {
    const column = tables[nounOf(operation)]!
    const list = await company.member.browser.send('GET', `${pathOf(operation)}?limit=100`, {
      headers: { 'muster-reach': reach },
    })
    if (!takes(operation, reach)) return expect(list.status).toBe(403)
    const seen = new Set(list.json.data.map((row: Record<string, string>) => row[column]))
    const wanted = within[reach].map(owner => company.people[owner])
    expect([...seen].sort()).toEqual(wanted.toSorted())
  })

  it('of every other kind shows nothing of others to somebody who has nothing', async () => {
    for (const operation of narrow.filter(each => !isOf(each) && each.id.startsWith('list'))) {
      const { status, json } = await ask(operation, undefined)
      const others = json.data?.filter((row: Record<string, string>) => (row.employee_id ?? '') !== '')
      expect([operation.id, status, others]).toEqual([operation.id, 200, []])
    }
  })
})
