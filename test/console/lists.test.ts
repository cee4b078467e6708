// Lists as people work with them: sorted, with columns of their choice, looked through by keys, and on a narrow screen.

import type { Page } from 'playwright-core'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

let workspace: TestWorkspace

beforeAll(async () => {
  workspace = await makeWorkspace()
  const people = [
    ['Zainab', '2024-03-01'],
    ['Ali', '2023-01-15'],
    ['Sana', '2025-06-30'],
  ] as const
  for (const [first_name, joining_date] of people)
    await workspace.muster.employees.create({ ...ayesha, first_name, joining_date })
})

const openList = (at = '/employees', context = {}): Promise<SignedIn> =>
  openConsole({ workspace, at, context })

const sayOrder = (page: Page): Promise<string[]> =>
  page
    .locator('tbody tr')
    .evaluateAll(rows =>
      rows.flatMap(row => /Zainab|Ali|Sana/.exec((row as { textContent: string }).textContent) ?? []),
    )

describeInBrowser('a list', () => {
  it('is sorted by a press on a head, the other way by the next, and as before by the third', async () => {
    const { page, settle } = await openList()
    const head = page.getByRole('columnheader', { name: 'Joining date' })
    const press = async () => {
      await head.getByRole('button').click()
      await settle()
      return [await head.getAttribute('aria-sort'), ...(await sayOrder(page))]
    }
    expect(await press()).toEqual(['descending', 'Sana', 'Zainab', 'Ali'])
    expect(new URL(page.url()).search).toBe('?sort=-joining_date')
    expect(await press()).toEqual(['ascending', 'Ali', 'Zainab', 'Sana'])
    expect(await press()).toEqual(['none', 'Sana', 'Ali', 'Zainab'])
  })

  it('keeps its order, its filters and its columns over a reload', async () => {
    const { page, settle, load } = await openList('/employees?sort=first_name&columns=first_name,city,status')
    await load(`/employees${new URL(page.url()).search}`)
    await settle()
    expect(await sayOrder(page)).toEqual(['Ali', 'Sana', 'Zainab'])
  })

  it('leaves out what a link asks for and the contract does not have, and says so', async () => {
    const { page } = await openList('/employees?sort=shoe_size&columns=first_name,shoe_size&shoe_size=44')
    await page.getByText('This list cannot be sorted by Shoe size. It is shown newest first.').waitFor()
    await page.getByText('There is no field Shoe size any more, so the column is left out.').waitFor()
    await page.getByText('This list has no filter Shoe size any more, so it is left out.').waitFor()
    expect(await sayOrder(page)).toEqual(['Sana', 'Ali', 'Zainab'])
  })

  it('shows the columns that are chosen, and covers none while one chooses', async () => {
    const { page, settle } = await openList()
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Joining date' }).uncheck()
    await page.getByRole('checkbox', { name: 'Gender' }).check()
    await settle()
    await page.getByRole('columnheader', { name: 'Gender' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Joining date' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Show the usual columns' }).click()
    await page.getByRole('columnheader', { name: 'Joining date' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('names each filter on a chip that takes it away', async () => {
    const { page, settle } = await openList('/employees?status=active')
    await page.getByRole('button', { name: 'Remove the filter Status' }).click()
    await settle()
    expect(new URL(page.url()).search).toBe('')
  })
})

describeInBrowser('a row of a list', () => {
  it('opens a record by a press anywhere on its row, but not beside its check box', async () => {
    const { page, settle } = await openList()
    const row = page.getByRole('row').filter({ hasText: 'Zainab' })
    await row
      .getByRole('cell')
      .first()
      .click({ position: { x: 2, y: 2 } })
    expect(new URL(page.url()).pathname).toBe('/app/employees')
    await row.getByRole('cell', { name: 'Zainab', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Zainab Khan' }).waitFor()
    await settle()
  })
})

describeInBrowser('a list by keys', () => {
  it('is looked through by keys: J and K move, Space peeks, Enter opens', async () => {
    const { page, settle } = await openList('/employees?sort=first_name')
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    const peek = page.getByRole('complementary', { name: 'At a glance' })
    await peek.getByRole('heading', { name: 'Ali' }).waitFor()
    await page.keyboard.press('j')
    await peek.getByRole('heading', { name: 'Sana' }).waitFor()
    await page.keyboard.press('k')
    await peek.getByRole('heading', { name: 'Ali' }).waitFor()
    await page.keyboard.press('Escape')
    await peek.waitFor({ state: 'detached' })
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Sana' }).waitFor()
    await settle()
  })

  it('does one action with all that are chosen, and takes it back', async () => {
    const category = await inConsole(workspace, 'createAssetCategory', {
      body: { name: 'Laptops', code: 'LAP' },
    })
    for (const name of ['Old laptop', 'Older laptop', 'New laptop'])
      await inConsole(workspace, 'createAsset', {
        body: { name, asset_category_id: category.id, asset_tag: name.replace(' ', '-') },
      })
    const { page } = await openList('/assets')
    await page
      .getByRole('row', { name: /Old laptop/ })
      .getByRole('checkbox')
      .check()
    await page.getByRole('row', { name: /Older laptop/ }).focus()
    await page.keyboard.press('x')
    const bar = page.getByRole('region', { name: '2 selected' })
    await bar.getByRole('button', { name: 'Retire: 2' }).click()
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/taken back/i).waitFor()
    const { data } = await workspace.muster.assets.list()
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['available']))
  })

  it('does not take letters from a field', async () => {
    const { page } = await openList()
    const search = page.getByRole('searchbox').first()
    await search.focus()
    await page.keyboard.type('jkx')
    expect(await search.inputValue()).toBe('jkx')
  })
})

/** What the card of a record begins with, and what stands small next to it. */
interface Begun {
  readonly name: string
  readonly number?: string | null
}

const beginnings: Record<string, (muster: TestWorkspace['muster'], id: string) => Promise<Begun>> = {
  '/employees': async (muster, id) => {
    const { first_name, last_name, employee_code } = await muster.employees.get(id)
    return { name: `${first_name} ${last_name}`, number: employee_code }
  },
  '/loans': async (muster, id) => {
    const { employee_id, loan_number } = await muster.loans.get(id)
    return { name: await sayName(muster, employee_id), number: loan_number }
  },
  '/documents': async (muster, id) => {
    const { employee_id, title } = await muster.employeeDocuments.get(id)
    return { name: await sayName(muster, employee_id), number: title }
  },
  '/payroll/runs': async (muster, id) => {
    const { month, year } = await muster.payrollRuns.get(id)
    const first = new Date(Date.UTC(year, month - 1))
    return { name: first.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }) }
  },
}

async function sayName(muster: TestWorkspace['muster'], id: string): Promise<string> {
  const { first_name, last_name } = await muster.employees.get(id)
  return `${first_name} ${last_name}`
}

describeInBrowser('a card of a list on a telephone', () => {
  it.each(Object.entries(beginnings))('begins with a name, and not with a number: %s', async (at, read) => {
    const demo = await openDemoWorkspace()
    const context = { viewport: { width: 360, height: 740 } }
    const { page } = await openConsole({ workspace: demo, at, context })
    const card = page.locator('tbody tr:not(.gap)').first()
    const link = card.locator('th a')
    const id = (await link.getAttribute('href'))!.split('/').at(-1)!
    const { name, number } = await read(demo.muster, id)
    await card.getByRole('link', { name, exact: true }).waitFor()
    const small = card.locator('th .row-number')
    expect(await small.allInnerTexts()).toEqual(number === undefined ? [] : [number])
    const [lead, ...others] = await card.locator('th a, td:not(.check)').evaluateAll(listTops)
    expect(Math.min(...others)).toBeGreaterThan(lead!)
    if (number === undefined) return
    const [nameSize, numberSize] = await Promise.all([link, small].map(one => one.evaluate(readTextSize)))
    expect(numberSize).toBeLessThan(nameSize!)
  })
})

/** Of what is shown. */
const listTops = (cells: unknown[]): number[] =>
  (cells as { getBoundingClientRect(): { top: number; height: number } }[])
    .map(cell => cell.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top)

describeInBrowser('a list in the dark and on a telephone', () => {
  it('is sorted there by one choice, which stands for the heads of its columns', async () => {
    const { page, settle } = await openList('/employees', { viewport: { width: 360, height: 740 } })
    const choice = page.getByRole('combobox', { name: 'Sort by' })
    const choose = async (label: string) => {
      await choice.selectOption({ label })
      await settle()
      return [new URL(page.url()).search, ...(await sayOrder(page))]
    }
    expect(await choose('First name, A to Z')).toEqual(['?sort=first_name', 'Ali', 'Sana', 'Zainab'])
    const latest = await choose('Joining date, latest first')
    expect(latest).toEqual(['?sort=-joining_date', 'Sana', 'Zainab', 'Ali'])
    expect(await choose('Newest first')).toEqual(['', 'Sana', 'Ali', 'Zainab'])
    expect(await page.locator('thead .sort').filter({ visible: true }).count()).toBe(0)
    await page.getByRole('checkbox', { name: 'Select all that are loaded' }).check()
    await page.getByText('3 selected').waitFor()
  })

  it.each(['light', 'dark'] as const)(
    'has no flaw with its peek and columns open, %s and narrow',
    async colorScheme => {
      const narrow = { viewport: { width: 360, height: 740 }, colorScheme }
      for (const context of [{ colorScheme }, narrow]) {
        const opened = await openList('/employees', context)
        const { page, settle } = opened
        await page.getByRole('button', { name: 'Columns' }).click()
        await page.getByRole('button', { name: 'Filter', exact: true }).click()
        await page.keyboard.press('Escape')
        await page.getByRole('heading', { level: 1 }).click()
        await page.keyboard.press('j')
        await page.keyboard.press('Space')
        await page.getByRole('complementary', { name: 'At a glance' }).waitFor()
        await settle()
        // What is half below the head of the page would seem too small to press.
        await page.evaluate('scrollTo(0, 0)')
        expect(await findFlaws(opened)).toEqual([])
        if (context === narrow) expect(await page.locator('section.table').evaluate(isWide)).toBe(false)
      }
    },
  )
})

/** In pixels. */
const readTextSize = (element: unknown): number =>
  Number.parseFloat(
    (globalThis as unknown as { getComputedStyle(of: unknown): { fontSize: string } }).getComputedStyle(
      element,
    ).fontSize,
  )

const isWide = (element: unknown): boolean => {
  const { scrollWidth, clientWidth } = element as { scrollWidth: number; clientWidth: number }
  return scrollWidth > clientWidth
}
