// Views of lists: kept under a name, changed, shared, renamed and deleted above the list that they show.

import type { Page } from 'playwright-core'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await makeWorkspace()
  await workspace.muster.employees.create({ ...ayesha, first_name: 'Zainab' })
})

const seen = '?status=active&sort=first_name&columns=first_name%2Cgender'
const shoes = {
  name: 'Shoes',
  list: 'listEmployeeMatches',
  filters: 'shoe_size=44',
  sort: 'shoe_size',
  columns: ['first_name', 'shoe_size'],
}

/** As an earlier release kept it, when the list had such a field. */
async function keepShoes({ browser }: SignedIn['member']): Promise<void> {
  const { name, list, filters, sort, columns } = shoes
  const { id } = await browser.do('createListView', { body: { name, list } })
  await inDatabase('update list_views set filters = $2, sort = $3, columns = $4 where id = $1', [
    id,
    filters,
    sort,
    columns,
  ])
}

const tabsOf = (page: Page) => page.getByRole('navigation', { name: /^(Views|مناظر)$/ })
const tabOf = (page: Page, name: string) => tabsOf(page).getByRole('link', { name })
const searchOf = (page: Page) => new URL(page.url()).search

async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Name').press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

describeInBrowser('a view of a list', () => {
  it('is saved, there after a reload, and one press away', async () => {
    const opened = await openConsole({ workspace, at: `/employees${seen}` })
    const { page, settle, load } = opened
    await save(page, 'Mill floor')
    await settle()
    expect(await tabOf(page, 'Mill floor').getAttribute('aria-current')).toBe('page')
    await load('/employees')
    expect(await tabOf(page, 'Mill floor').getAttribute('aria-current')).toBeNull()
    expect(await tabOf(page, 'All').getAttribute('aria-current')).toBe('page')
    await tabOf(page, 'All').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await settle()
    expect(searchOf(page)).toBe(seen)
    expect(await findFlaws(opened)).toEqual([])
  })

  it('is changed to what the list shows by one press', async () => {
    const { page, settle, load } = await openConsole({ workspace, at: `/employees${seen}` })
    await save(page, 'Mill floor')
    await settle()
    await page.getByRole('button', { name: 'Remove the filter Status' }).click()
    await page.getByRole('button', { name: 'Keep this in Mill floor' }).click()
    await settle()
    expect(await tabOf(page, 'Mill floor').getAttribute('aria-current')).toBe('page')
    await load('/employees')
    await tabOf(page, 'Mill floor').click()
    await settle()
    expect(searchOf(page)).toBe('?sort=first_name&columns=first_name%2Cgender')
    expect(await page.getByRole('button', { name: /Keep this/ }).count()).toBe(0)
  })

  it('is renamed and shared, seen by others, who leave it as it is, and deleted', async () => {
    const { page, settle } = await openConsole({ workspace, at: `/employees${seen}` })
    await save(page, 'Mill floor')
    const other = await openConsole({ workspace, role: 'HR', at: '/employees' })
    expect(await tabsOf(other.page).getByRole('link').allInnerTexts()).toEqual([])
    await page.getByRole('button', { name: 'Rename or share' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('The mill')
    await page.getByRole('checkbox', { name: /Share it/ }).check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await other.load('/employees')
    await tabOf(other.page, 'The mill').click()
    await other.settle()
    expect(searchOf(other.page)).toBe(seen)
    expect(await other.page.getByRole('button', { name: 'Delete view' }).count()).toBe(0)

    await page.getByRole('button', { name: 'Delete view' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete view The mill' }).click()
    await tabOf(page, 'The mill').waitFor({ state: 'detached' })
    await settle()
    expect(searchOf(page)).toBe('')
  })
})

describeInBrowser('a view of a list that cannot be as it was asked for', () => {
  it('of a filter, an order and a column that are gone is shown without them, says so, and keeps them', async () => {
    const { page, settle, load, member } = await openConsole({ workspace, at: '/employees' })
    await keepShoes(member)
    await load('/employees')
    await tabOf(page, 'Shoes').click()
    await settle()
    await page.getByText('This list cannot be sorted by Shoe size. It is shown newest first.').waitFor()
    await page.getByText('There is no field Shoe size any more, so the column is left out.').waitFor()
    await page.getByText('This list has no filter Shoe size any more, so it is left out.').waitFor()
    await page.getByRole('link', { name: 'Zainab' }).first().waitFor()
    await page.getByRole('button', { name: 'Rename or share' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Boots')
    await page.getByRole('dialog').getByLabel('Name').press('Enter')
    await tabOf(page, 'Boots').waitFor()
    const { data } = await member.browser.do('listListViews', { query: 'list=listEmployeeMatches' })
    expect(data).toEqual([expect.objectContaining({ ...shoes, name: 'Boots' })])
  })

  it('is not kept twice under one name, and the dialog says why', async () => {
    const { page, member, complaints } = await openConsole({ workspace, at: `/employees${seen}` })
    await member.browser.do('createListView', { body: { name: 'Twice', list: 'listEmployeeMatches' } })
    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Twice')
    await page.getByRole('dialog').getByLabel('Name').press('Enter')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    expect(complaints.takeRefusals()).toHaveLength(1)
  })
})

describeInBrowser('a list on a telephone', () => {
  it('shows what there is to choose: no views where there are none, and no order of one column', async () => {
    const { muster } = workspace
    const { id } = await muster.departments.create({ name: 'Weaving' })
    await muster.jobOpenings.create({ title: 'Weaver', department_id: id, description: 'Weaves.' })
    const narrow = { viewport: { width: 360, height: 740 } }
    const { page, load, member } = await openConsole({ workspace, at: '/employees', context: narrow })
    const views = page.getByRole('navigation', { name: 'Views' })
    const orders = page.getByRole('combobox', { name: 'Sort by' })
    await orders.waitFor()
    expect(await views.count()).toBe(0)
    await load('/recruitment')
    await page.getByRole('link', { name: 'Weaver' }).waitFor()
    expect([await views.count(), await orders.count()]).toEqual([0, 0])
    await member.browser.do('createListView', { body: { name: 'Open', list: 'listJobOpenings' } })
    await page.setViewportSize({ width: 1280, height: 740 })
    await load('/recruitment')
    await views.getByRole('link', { name: 'All' }).waitFor()
    // Where there is room, it is the heads of the columns that give an order.
    expect(await page.locator('section.table thead .sort:visible').count()).toBe(1)
  })
})

describeInBrowser('views on a telephone, in Urdu', () => {
  it('have no flaw, and none of them widens the page', async () => {
    const narrow = { viewport: { width: 360, height: 740 }, locale: 'ur-PK' }
    const opened = await openConsole({ workspace, at: '/employees', context: narrow })
    const { page, load, settle, member } = opened
    for (const name of ['بنائی اور رنگائی کے سب لوگ', 'Contracts that end this year', 'Mill floor'])
      await member.browser.do('createListView', {
        body: { name, list: 'listEmployeeMatches', filters: `search=${name}` },
      })
    await load('/employees')
    await tabOf(page, 'Mill floor').click()
    await settle()
    expect(await findFlaws(opened)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
  })
})
