// Employee matches: who is found by what somebody types, in the order and under the filters of the list of employees.

import type { Employee } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

const names = async (workspace: TestWorkspace, search: string, more: object = {}): Promise<string[]> => {
  const { data } = await inConsole(workspace, 'listEmployeeMatches', { query: { search, ...more } })
  return data.map(({ first_name, last_name }: Employee) => `${first_name} ${last_name}`)
}

describe('the search of employees', () => {
  let workspace: TestWorkspace
  const join = (first_name: string, last_name: string, more: object = {}) =>
    workspace.muster.employees.create({ ...ayesha, first_name, last_name, work_email: null, ...more })
  beforeEach(async () => {
    workspace = await makeWorkspace()
  })

  it.each([
    ['another case', 'AYESHA', 'Ayesha', 'Siddiqui'],
    ['the beginning of any word', 'sidd', 'Ayesha', 'Siddiqui'],
    ['several words in any order', 'sidd aye', 'Ayesha', 'Siddiqui'],
    ['a comma between words', 'Siddiqui, Ayesha', 'Ayesha', 'Siddiqui'],
    ['accents left out', 'zoe muller', 'Zoë', 'Müller'],
    ['accents that are not there', 'Jönàs', 'Jonas', 'Berg'],
    ['letters of their own', 'soren strasse', 'Søren', 'Straße'],
    ['an apostrophe left out', 'obrien', 'Nora', 'O’Brien'],
    ['a part behind a hyphen', 'rahman', 'Abdul-Rahman', 'Qureshi'],
    ['the hyphen, too', 'abdul-rah', 'Abdul-Rahman', 'Qureshi'],
    ['Arabic letters for those of Urdu', 'علي', 'علی', 'خان'],
    ['letters of Urdu for the Arabic ones', 'کریم', 'عبد', 'كريم'],
    ['vowel signs left out', 'محمد', 'مُحَمَّد', 'شاہ'],
    ['another letter for he', 'شاه', 'مُحَمَّد', 'شاہ'],
    ['an alef without its mark', 'احمد', 'أحمد', 'آصف'],
    ['a composed letter that was stored in parts', 'zoë', 'Zoe\u0308', 'Khan'],
  ])('finds by %s', async (_, search, first_name, last_name) => {
    await join(first_name, last_name)
    await join('Bilal', 'Hashmi')
    expect(await names(workspace, search)).toEqual([`${first_name} ${last_name}`])
  })

  it('finds by the employee code and the email address at work', async () => {
    const first = await join('First', 'One', { work_email: 'first.one@indus-textile.example' })
    await join('Second', 'Two', { work_email: 'second@indus-textile.example' })
    expect(await names(workspace, first.employee_code.toLowerCase())).toEqual(['First One'])
    expect(await names(workspace, 'FIRST.one@indus')).toEqual(['First One'])
    expect(await names(workspace, 'indus')).toEqual([])
    expect(await names(workspace, '%')).toEqual([])
  })

  it('finds who has all of the words, and not who has some', async () => {
    await join('Ali', 'Khan')
    await join('Ali', 'Raza')
    await join('Alina', 'Khan')
    expect(await names(workspace, 'ali kha')).toEqual(['Alina Khan', 'Ali Khan'])
    expect(await names(workspace, 'ali khan raza')).toEqual([])
  })

  it('looks for no sign that words are kept without', async () => {
    await join('Nora', 'O’Brien')
    await join('Bilal', 'Hashmi')
    expect(await names(workspace, "'")).toEqual(['Bilal Hashmi', 'Nora O’Brien'])
    expect(await names(workspace, 'nora ’')).toEqual(['Nora O’Brien'])
  })

  it('follows a change of the name and of the address', async () => {
    const { id } = await join('Ayesha', 'Siddiqui')
    await workspace.muster.employees.update(id, { last_name: 'Malik', work_email: 'a.malik@indus.example' })
    expect(await names(workspace, 'siddiqui')).toEqual([])
    expect(await names(workspace, 'malik')).toEqual(['Ayesha Malik'])
    expect(await names(workspace, 'a.malik@')).toEqual(['Ayesha Malik'])
  })

  it('takes the filters of the list of employees beside it', async () => {
    const other = await workspace.muster.departments.create({ name: 'Other' })
    await join('Ali', 'Khan', { department_id: other.id })
    const gone = await join('Ali', 'Raza')
    await workspace.muster.employees.delete(gone.id)
    await join('Ali', 'Shah')
    expect(await names(workspace, 'ali')).toEqual(['Ali Shah', 'Ali Khan'])
    expect(await names(workspace, 'ali', { department_id: other.id })).toEqual(['Ali Khan'])
    expect(await names(workspace, 'raza', { include_deleted: 'true' })).toEqual(['Ali Raza'])
  })

  it('is walked page by page, newest first', async () => {
    for (const last_name of ['One', 'Two', 'Three']) await join('Ali', last_name)
    await join('Bilal', 'Four')
    const walked: string[] = []
    for (let after = {}; ; ) {
      const page = await inConsole(workspace, 'listEmployeeMatches', {
        query: { search: 'ali', limit: '1', ...after },
      })
      walked.push(...page.data.map(({ last_name }: Employee) => last_name))
      if (!page.has_more) break
      after = { starting_after: page.next_cursor }
    }
    expect(walked).toEqual(['Three', 'Two', 'One'])
  })

  it('finds nobody of another workspace', async () => {
    await join('Ayesha', 'Siddiqui')
    expect(await names(await makeWorkspace(), 'ayesha')).toEqual([])
  })

  it('leaves out the national id for a role without sensitive fields', async () => {
    await join('Ayesha', 'Siddiqui', { national_id: '35202-4817263-8' })
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['employees:read'] })
    const query = { search: 'ayesha' }
    const { data } = await inConsole(workspace, 'listEmployeeMatches', { query, token })
    expect(data).toHaveLength(1)
    expect(data[0]).not.toHaveProperty('national_id')
  })

  it('refuses more words than it looks for', async () => {
    const query = { search: 'a b c d e f g h i' }
    const { status, json } = await askConsole(workspace, 'listEmployeeMatches', { query })
    expect([status, json.errors]).toEqual([
      400,
      [{ field: 'search', message: 'has 9 words; at most 8 are looked for' }],
    ])
  })
})
