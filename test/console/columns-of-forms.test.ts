// How fields stand in every form: two short ones beside each other where there is room for both, all else across, and read in the order of tabbing.

import type { Locator } from 'playwright-core'
import { unfold } from '../support/browser/forms/places.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const pages = [
  '/employees/new',
  '/organisation/branches/new',
  '/organisation/shifts/new',
  '/leave/types/new',
  '/documents/new',
  '/documents/contracts/new',
  '/payroll/runs/new',
  '/payroll/assignments/new',
  '/announcements/drafts/new',
  '/settings/approvals/new',
]

interface Stood {
  readonly label: string
  /** A single control that is neither a long text nor a file nor a box. */
  readonly isShort: boolean
  /** Of the width of the form. */
  readonly share: number
  /** From where reading begins, to the left or to the right. */
  readonly start: number
  readonly top: number
  readonly bottom: number
  readonly controlTop: number
}

/** Each field in the order of the document, which is that of tabbing. */
const measure = `[...document.querySelectorAll('form.form > .fields, form.form > details > .fields')].map(grid => {
  const outer = grid.getBoundingClientRect()
  return [...grid.children].map(one => {
    const box = one.getBoundingClientRect()
    const control = one.querySelector('input, select, textarea')
    const isShort = one.matches('.field') && !one.matches('.check') && !one.querySelector('textarea, [type=file]')
    const isBackwards = document.documentElement.dir === 'rtl'
    return {
      label: one.querySelector('label, legend').textContent,
      isShort,
      share: Math.round((box.width / outer.width) * 100) / 100,
      start: Math.round(isBackwards ? outer.right - box.right : box.left - outer.left),
      top: Math.round(box.top),
      bottom: Math.round(box.bottom),
      controlTop: isShort ? Math.round(control.getBoundingClientRect().top) : 0,
    }
  })
})`

/** Each is below the one before it, or beside it in the same line. */
function expectReadInOrder(grid: readonly Stood[]): void {
  for (const [index, field] of grid.entries()) {
    const before = grid[index - 1]
    if (!before) continue
    const isBeside = field.top === before.top && field.start > before.start
    expect([field.label, isBeside || field.top >= before.bottom]).toEqual([field.label, true])
  }
}

/** Fields of one line together, by their labels. */
const readLines = (grid: readonly Stood[]): readonly (readonly Stood[])[] =>
  [...new Set(grid.map(({ top }) => top))].map(top => grid.filter(field => field.top === top))

function expectTwoInLine(grid: readonly Stood[], at: string): void {
  for (const line of readLines(grid)) {
    expect(new Set(line.map(({ controlTop }) => controlTop)).size).toBe(1)
    expect(line.length).toBeLessThanOrEqual(2)
  }
  for (const [index, { label, isShort, share, start }] of grid.entries()) {
    const wanted = isShort && grid.length > 1 ? expect.closeTo(0.48, 1) : 1
    expect([at, label, share]).toEqual([at, label, wanted])
    // None begins a line that the short one before it left half empty.
    const before = grid[index - 1]
    if (isShort && before?.isShort) expect([at, label, start > 0]).toEqual([at, label, before.start === 0])
  }
}

describeInBrowser('the fields of a form', () => {
  it.each(['en', 'ur'])('stand two in a line, what is long across it, in %s', async locale => {
    const opened = await openConsole({
      workspace,
      context: { viewport: { width: 1280, height: 800 }, locale },
    })
    for (const at of pages)
      for (const grid of await measureAt(opened, at)) {
        expectReadInOrder(grid)
        expectTwoInLine(grid, at)
      }
  })

  it.each(['en', 'ur'])('stand below each other on a telephone, in %s', async locale => {
    const opened = await openConsole({
      workspace,
      context: { viewport: { width: 360, height: 740 }, isMobile: true, locale },
    })
    for (const at of pages)
      for (const grid of await measureAt(opened, at)) {
        expectReadInOrder(grid)
        for (const { label, share, start } of grid)
          expect([at, label, share, start]).toEqual([at, label, 1, 0])
      }
  })

  it('are as many in a line in a drawer, where it has room for two', async () => {
    const opened = await openConsole({ workspace, at: '/settings/workspace' })
    const { page } = opened
    for (const [width, mostInLine] of [
      [1280, 2],
      [360, 1],
    ] as const) {
      await opened.load('/settings/workspace')
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click()
      const grids = await measureForm(opened, page.getByRole('dialog').locator('form.form'))
      const lines = grids.flatMap(readLines)
      expect(Math.max(...lines.map(line => line.length))).toBe(mostInLine)
      for (const grid of grids) expectReadInOrder(grid)
    }
  })
})

type Opened = Awaited<ReturnType<typeof openConsole>>

async function measureAt(opened: Opened, at: string): Promise<readonly (readonly Stood[])[]> {
  const { page, goTo } = opened
  await goTo(at)
  if (at === '/documents/new') await page.locator('form.form input[type=file]').waitFor()
  return measureForm(opened, page.locator('form.form'))
}

async function measureForm({ page, settle }: Opened, form: Locator): Promise<readonly (readonly Stood[])[]> {
  await unfold(form)
  // A few controls are loaded after their labels.
  await form
    .locator('.fields > .field:not(:has(input, select, textarea))')
    .first()
    .waitFor({ state: 'detached' })
  await settle()
  return page.evaluate(measure)
}
