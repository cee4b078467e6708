// What HR does with a person, from the person's page and in counted clicks.

import type { Page } from 'playwright-core'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { makeMill } from '../support/fixtures/jobs.ts'
import { makePayday } from '../support/fixtures/payroll-payments.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'
import { setClock } from '../support/server/server.ts'

const now = '2026-04-20T05:00:00Z'
afterEach(() => setClock())

/** The page of one of the people who are paid, in the middle of April. */
async function openPerson() {
  const workspace = await makePayday()
  const [id = ''] = workspace.employees
  const opened = await openConsole({ workspace })
  await setClock(now)
  await opened.page.clock.setFixedTime(now)
  await opened.goTo(`/employees/${id}`)
  return { ...opened, workspace, id }
}

/** Presses that a person needs, counted. */
class Presses {
  readonly #page: Page
  count = 0

  constructor(page: Page) {
    this.#page = page
  }

  async press(name: string | RegExp): Promise<void> {
    this.count += 1
    const exact = typeof name === 'string'
    await this.#page.getByRole('button', { name, exact }).click()
  }
}

describeInBrowser('whoever manages people', () => {
  it('raises somebody from the middle of the month in at most 4 clicks, and sees what it comes to', async () => {
    const { page, settle, workspace, id } = await openPerson()
    const [before] = (await workspace.muster.salaryAssignments.list({ employee_id: id })).data
    const presses = new Presses(page)
    await presses.press('Change pay')
    const drawer = page.getByRole('dialog', { name: /^Change pay/ })
    await drawer.getByLabel('Gross salary', { exact: true }).waitFor()
    // The drawer begins with it.
    await page.keyboard.type(String(Number(before!.gross_salary) + 18_000))
    await drawer.getByLabel(/^In force from/).fill('2026-04-16')
    await drawer.getByText('Tried, not saved').waitFor()
    const read = async (name: string) => {
      const cells = drawer.getByRole('row', { name }).getByRole('cell')
      return (await cells.allTextContents()).map(text => Number(text.replaceAll(',', '').replace('−', '-')))
    }
    const [earned, taken, net] = [
      await read('Total earnings'),
      await read('Total deductions'),
      await read('Net salary'),
    ]
    expect(net).toHaveLength(3)
    expect(net).toEqual(earned.map((amount, at) => Number((amount + taken[at]!).toFixed(2))))
    await drawer.getByText('nothing has to be paid in arrears').waitFor()
    expect((await workspace.muster.salaryAssignments.list({ employee_id: id })).data).toHaveLength(1)
    await presses.press(/^Change pay .+/)
    await drawer.waitFor({ state: 'detached' })
    await settle()
    expect(presses.count).toBeLessThanOrEqual(4)
    const { data } = await workspace.muster.salaryAssignments.list({ employee_id: id })
    expect(data.find(({ effective_to: end }) => end === null)).toMatchObject({
      gross_salary: `${Number(before!.gross_salary) + 18_000}.00`,
      effective_from: '2026-04-16',
    })
  })

  it('moves somebody from a day on in at most 4 clicks', async () => {
    const { page, settle, workspace, id } = await openPerson()
    const { muster } = workspace
    const { id: department } = await muster.departments.create({ name: 'Export sales' })
    const presses = new Presses(page)
    await presses.press('Change job')
    const drawer = page.getByRole('dialog', { name: /^Change job/ })
    const field = drawer.getByRole('combobox', { name: /^Department/ })
    await field.fill('Export')
    presses.count += 1
    await page.getByRole('option', { name: 'Export sales' }).click()
    await presses.press(/^Change job .+/)
    await drawer.waitFor({ state: 'detached' })
    await settle()
    expect(presses.count).toBeLessThanOrEqual(4)
    await until(async () => (await muster.employees.get(id)).department_id === department)
  })
})

describeInBrowser('a drawer of a person', () => {
  it('ends an employment by its last day and its reason, and reads what follows', async () => {
    const { page, settle, workspace, id } = await openPerson()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'End employment', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^End employment/ })
    await drawer.getByLabel(/^Last working day/).fill('2026-04-30')
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'Resigned' })
    await drawer.getByText(/A final run pays what is still owed up to/).waitFor()
    await drawer.getByRole('button', { name: /^End employment .+/ }).click()
    await drawer.waitFor({ state: 'detached' })
    await settle()
    expect(await workspace.muster.employees.get(id)).toMatchObject({
      status: 'resigned',
      separation_date: '2026-04-30',
    })
  })

  it('is asked before what was typed is lost, and keeps the page as it is', async () => {
    const workspace = await makePayday()
    const { page } = await openConsole({ workspace, at: `/employees/${workspace.employees[0]}` })
    await page.getByRole('button', { name: 'Change pay', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^Change pay/ })
    await drawer.getByLabel('Gross salary', { exact: true }).fill('99000')
    await drawer.getByText('Tried, not saved').waitFor()
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'What you typed has not been saved.' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await drawer.getByLabel('Gross salary', { exact: true }).inputValue()).toBe('99000')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard it' }).click()
    await drawer.waitFor({ state: 'detached' })
    const opener = page.getByRole('button', { name: 'Change pay', exact: true })
    await opener.and(page.locator(':focus')).waitFor()
  })
})

describeInBrowser('the line of a person', () => {
  it('corrects a move that was entered wrongly, and takes it back', async () => {
    const { workspace, employee, dyeing } = await makeMill()
    const employee_id = employee.id
    const body = { employee_id, effective_from: '2026-04-01', department_id: dyeing.id }
    const { id } = await inConsole(workspace, 'createJobChange', { body })
    const { page, settle } = await openConsole({ workspace, at: `/employees/${employee.id}?tab=pay` })
    const move = page.getByRole('listitem').filter({ hasText: 'Weaving' }).filter({ hasText: 'Dyeing' })
    await move.getByRole('button', { name: 'Correct' }).click()
    const drawer = page.getByRole('dialog', { name: /^Correct/ })
    await drawer.getByLabel(/^In force from/).fill('2026-04-10')
    await drawer.getByText('Tried, not saved').waitFor()
    await drawer.getByRole('button', { name: 'Correct', exact: true }).click()
    await drawer.waitFor({ state: 'detached' })
    await page.getByRole('listitem').filter({ hasText: 'Apr 10' }).waitFor()
    expect(await inConsole(workspace, 'getJobChange', { id })).toMatchObject({ effective_from: '2026-04-10' })
    await move.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
    await settle()
    await until(async () => (await workspace.muster.employees.get(employee.id)).department_id !== dyeing.id)
  })

  it('says in its history from what to what, also to whoever may not read the audit', async () => {
    const { workspace, muster, employee } = await makeMill()
    await muster.employees.update(employee.id, { marital_status: 'single' })
    await muster.employees.update(employee.id, { marital_status: 'married' })
    const member = await makeFullMember(workspace.id, 'HR')
    const { page } = await openConsole({ workspace, member, at: `/employees/${employee.id}` })
    const history = page.getByRole('complementary', { name: 'History' })
    const line = history.getByRole('listitem').filter({ hasText: 'Married' }).first()
    expect(await line.locator('del').textContent()).toBe('Single')
    expect(await line.locator('ins').textContent()).toBe('Married')
  })
})
