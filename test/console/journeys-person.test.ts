// What HR does with a person besides the counted jobs: a drawer that is left, a move that is corrected, and the history.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { makeMill } from '../support/fixtures/jobs.ts'
import { makePayday } from '../support/fixtures/payroll-payments.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'

describeInBrowser('a drawer of a person', () => {
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

describeInBrowser('a person at a glance', () => {
  it('is paid what is in force today, beside what is to come', async () => {
    const workspace = await makePayday()
    await workspace.assign('120000', '2099-01-01')
    const { page } = await openConsole({ workspace, at: `/employees/${workspace.employees[0]}` })
    const pay = page.locator('section.card').filter({ hasText: 'Gross salary' })
    expect(await pay.getByRole('definition').allTextContents()).toEqual([
      '100,000.00',
      'From Mar 1, 2024',
      '120,000.00',
      'From Jan 1, 2099',
    ])
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
