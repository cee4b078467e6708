// Forms as somebody meets them who has never seen Muster: dates and months in words, whom it is about first, and nothing that does not matter now.

import { openDemoWorkspace } from '../support/browser/demo.ts'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { type ConsolePage, describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makePayday } from '../support/fixtures/payroll-payments.ts'

async function expectNoFlaws(opened: ConsolePage): Promise<void> {
  await opened.settle()
  expect(await findFlaws(opened)).toEqual([])
  expect(await findSidewaysScroll(opened)).toEqual([])
}

const labels = ({ page }: ConsolePage) => page.locator('form label, form legend').allInnerTexts()

describeInBrowser('a day in a form', () => {
  it('stands below its field in words, once it is whole', async () => {
    const opened = await openConsole({ at: '/employees/new' })
    const { page } = opened
    const field = page.getByLabel('Joining date', { exact: true })
    await field.pressSequentially('11122')
    expect(await page.getByText('December', { exact: false }).count()).toBe(0)
    await field.fill('2026-12-11')
    await page.getByText('Friday, December 11, 2026', { exact: true }).waitFor()
    await expect(field.getAttribute('aria-describedby')).resolves.toMatch(/-day /)
    await expectNoFlaws(opened)
  })

  it('is said in the language of the page, whatever that of the browser is', async () => {
    const { page, load, context } = await openConsole({ at: '/' })
    await context.addInitScript({ content: "localStorage.setItem('muster.language', 'ur')" })
    await load('/employees/new')
    await page.locator('input[type=date]').first().fill('2026-12-11')
    await page.getByText('جمعہ، 11 دسمبر، 2026', { exact: true }).waitFor()
  })
})

describeInBrowser('the form of a payroll run', () => {
  it('begins with the month of everybody by its name, and asks whom it pays of leavers alone', async () => {
    const opened = await openConsole({ workspace: await openDemoWorkspace(), at: '/payroll/runs/new' })
    const { page } = opened
    const [month, kind] = ['Month', 'Kind'].map(name => page.getByLabel(name, { exact: true }))
    const chosen = await month!.locator('option:checked').textContent()
    expect(chosen).toMatch(/^[A-Z][a-z]+$/)
    expect(await kind!.inputValue()).toBe('regular')
    const asked = ['Year', 'Month', 'Kind', 'Cut-off date (optional)', 'Notes (optional)']
    expect(await labels(opened)).toEqual(asked)
    await kind!.selectOption({ label: 'Final settlement' })
    expect(await labels(opened)).toContain('Employees (optional)')
    await kind!.selectOption({ label: 'Bonus' })
    expect(await labels(opened)).toContain('Adjustments (optional)')
    await expectNoFlaws(opened)
  })
})

describeInBrowser('a form about somebody', () => {
  it.each(['/payroll/assignments/new', '/payroll/adjustments/new', '/documents/contracts/new'])(
    'asks first whom: %s',
    async at => {
      const opened = await openConsole({ at })
      expect((await labels(opened))[0]).toBe('Employee')
    },
  )
})

describeInBrowser('the drawer of a raise', () => {
  it('leaves folded what few change', async () => {
    const workspace = await makePayday()
    const { page } = await openConsole({ workspace, at: `/employees/${workspace.employees[0]}` })
    await page.getByRole('button', { name: 'Change pay', exact: true }).click()
    const folded = page.getByRole('dialog').locator('details.more')
    await folded.waitFor()
    expect(await folded.getAttribute('open')).toBeNull()
    // A rule for what has become more once made all of it green.
    const [own, around]: string[] = await page.evaluate(
      "[document.querySelector('details.more'), document.querySelector('details.more').parentElement].map(one => getComputedStyle(one).color)",
    )
    expect(own).toBe(around)
  })
})

describeInBrowser('the totals of a register', () => {
  it('stay in sight together, and none of them over another', async () => {
    const { page } = await openConsole({ workspace: await openDemoWorkspace(), at: '/payroll/runs' })
    await page
      .getByRole('link', { name: /^[A-Z][a-z]+ \d{4}$/ })
      .first()
      .click()
    const foot = page.locator('.table tfoot').first()
    await foot.waitFor()
    const places: string[] = await page.evaluate(
      "[...document.querySelectorAll('.table tfoot, .table tfoot :is(th, td)')].map(one => getComputedStyle(one).position)",
    )
    expect([...new Set(places)]).toEqual(['sticky', 'static'])
  })
})
