// Expense claim matches: which claims are found by what somebody types, however many are newer.

import type { ExpenseClaim } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { type ExpenseWorkspace, makeDraft, makeExpenseWorkspace } from '../../support/fixtures/expenses.ts'

let workspace: ExpenseWorkspace
beforeEach(async () => {
  workspace = await makeExpenseWorkspace()
})

const draft = (title: string) => makeDraft(workspace, [], { title })
const titles = async (search: string, more: object = {}, of: { readonly id: string } = workspace) => {
  const { data } = await inConsole(of, 'listExpenseClaimMatches', { query: { search, ...more } })
  return data.map(({ title }: ExpenseClaim) => title)
}

describe('the search of claims', () => {
  it('finds by the beginnings of words of the title, in any order and case, newest first', async () => {
    await draft('Visit to the mill in Faisalabad')
    await draft('Zoë: fuel, Lahore-Faisalabad')
    await draft('Stationery')
    expect(await titles('FAISAL')).toEqual([
      'Zoë: fuel, Lahore-Faisalabad',
      'Visit to the mill in Faisalabad',
    ])
    expect(await titles('lahore zoe')).toEqual(['Zoë: fuel, Lahore-Faisalabad'])
    expect(await titles('aisalabad')).toEqual([])
    expect(await titles('%')).toEqual([])
  })

  it('finds by the claim number, as it is written and by its parts', async () => {
    const { claim_number } = await draft('Fuel')
    await draft('Hotel')
    expect(await titles(claim_number.toLowerCase())).toEqual(['Fuel'])
    expect(await titles(claim_number.split('-').at(-1)!)).toEqual(['Fuel'])
  })

  it('follows a change of the title', async () => {
    const { id } = await draft('Fuel')
    await inConsole(workspace, 'updateExpenseClaim', { id, body: { title: 'Diesel' } })
    expect(await titles('fuel')).toEqual([])
    expect(await titles('die')).toEqual(['Diesel'])
  })

  it('finds the oldest of many that are newer, under the filters and in the order of the list', async () => {
    await draft('Toll of the oldest journey')
    for (const day of ['2026-01-02', '2026-03-04', '2026-02-03'])
      await makeDraft(workspace, [], { title: `Journey of ${day}`, claim_date: day })
    expect(await titles('toll', { limit: '1' })).toEqual(['Toll of the oldest journey'])
    const until = { date_to: '2026-02-28', sort: 'claim_date' }
    expect(await titles('journey', until)).toEqual(['Journey of 2026-01-02', 'Journey of 2026-02-03'])
    expect(await titles('journey', { status: 'paid' })).toEqual([])
  })

  it('takes a word that is longer than an index has room for', async () => {
    await draft('㌖'.repeat(200))
    expect(await titles('㌖')).toHaveLength(1)
  })

  it('finds nothing of another workspace', async () => {
    await draft('Fuel')
    expect(await titles('fuel', {}, await makeExpenseWorkspace())).toEqual([])
  })

  it('refuses more words than it looks for', async () => {
    const query = { search: 'a b c d e f g h i' }
    const { status, json } = await askConsole(workspace, 'listExpenseClaimMatches', { query })
    expect([status, json.errors]).toEqual([
      400,
      [{ field: 'search', message: 'has 9 words; at most 8 are looked for' }],
    ])
  })
})
