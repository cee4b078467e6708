// The map of a month: who was absent most is one press away, however many employees there are.

import type { Page } from 'playwright-core'
import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'

const days = ['2025-10-06', '2025-10-07', '2025-10-08']

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
  const { employees, attendanceRecords } = workspace.muster
  const join = (first_name: string) => employees.create({ ...ayesha, first_name, last_name: 'Khan' })
  const absent = async (first_name: string, count: number) => {
    const { id: employee_id } = await join(first_name)
    for (const date of days.slice(0, count))
      await attendanceRecords.create({ employee_id, date, status: 'absent' })
  }
  // The first to join are the last of the list, and not on its first page.
  await absent('Often', 3)
  await absent('Once', 1)
  for (let n = 0; n < 50; n++) await join(`Never ${n}`)
  await absent('Twice', 2)
})

const first = async (page: Page): Promise<string[]> =>
  (await page.locator('tbody th').allInnerTexts()).slice(0, 3)

describeInBrowser('a month of attendance', () => {
  it('has whoever was absent most on top after one press, and the others by the next', async () => {
    const opened = await openConsole({ workspace, at: '/attendance/months?month=2025-10' })
    const { page, settle } = opened
    expect((await first(page))[0]).toBe('Twice Khan')
    const head = page.getByRole('columnheader', { name: 'Absent' })
    await head.getByRole('button').click()
    await page.getByRole('row', { name: /Often Khan/ }).waitFor()
    await settle()
    expect(await first(page)).toEqual(['Often Khan', 'Twice Khan', 'Once Khan'])
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(new URL(page.url()).search).toBe('?month=2025-10&sort=-absent')
    expect(await page.locator('tbody tr').count()).toBe(50)
    expect(await findFlaws(opened)).toEqual([])
    await page.getByRole('button', { name: 'Load more' }).click()
    expect(await page.locator('tbody tr').count()).toBe(53)
    await head.getByRole('button').click()
    await settle()
    expect((await first(page))[0]).toContain('Never')
    await head.getByRole('button').click()
    await settle()
    expect((await first(page))[0]).toBe('Twice Khan')
  })

  it('stays sorted in another month, and after a reload', async () => {
    const { page, load, settle } = await openConsole({
      workspace,
      at: '/attendance/months?month=2025-11&sort=-absent',
    })
    await page.getByRole('link', { name: 'Previous month' }).click()
    await page.getByRole('row', { name: /Often Khan/ }).waitFor()
    await settle()
    expect((await first(page))[0]).toBe('Often Khan')
    await load(`/attendance/months${new URL(page.url()).search}`)
    await page.getByRole('row', { name: /Often Khan/ }).waitFor()
    expect((await first(page))[0]).toBe('Often Khan')
  })
})
