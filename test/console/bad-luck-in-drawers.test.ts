// What goes wrong while a drawer is open: its session ends, and somebody else has changed the record.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { freshCode, typeCode, typePassword } from '../support/browser/signing-in.ts'
import { lineOf, makeMill } from '../support/fixtures/jobs.ts'
import { makeFullMember } from '../support/fixtures/people.ts'

const openMill = async () => {
  const { workspace, employee } = await makeMill()
  const member = await makeFullMember(workspace.id, 'Owner')
  const opened = await openConsole({ workspace, member, at: `/employees/${employee.id}` })
  return { ...opened, employee }
}

describeInBrowser('a drawer', () => {
  it('whose session has ended keeps what is typed, and does it once when its person is back', async () => {
    const { page, context, complaints, settle, workspace, member, employee } = await openMill()
    await page.getByRole('button', { name: 'Change job', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^Change job/ })
    await drawer.getByLabel(/^In force from/).fill('2026-02-01')
    await drawer.getByRole('combobox', { name: /^Department/ }).fill('Dye')
    await page.getByRole('option', { name: 'Dyeing' }).click()
    await drawer.getByText('Tried, not saved').waitFor()
    await settle()
    const before = await lineOf(workspace, employee.id)
    await context.clearCookies()
    await drawer.getByRole('button', { name: /^Change job of/ }).click()
    const again = page.getByRole('dialog', { name: 'Sign in again' })
    await typePassword(again, member.email)
    await typeCode(again, await freshCode(member))
    await drawer.waitFor({ state: 'detached' })
    await settle()
    expect(complaints.takeRefusals()).toEqual(['401 POST /console/job_changes'])
    const after = await lineOf(workspace, employee.id)
    expect(after).toHaveLength(before.length + 1)
    expect(after.at(-1)).toMatchObject({ effective_from: '2026-02-01' })
  })

  it('tells what somebody else has changed meanwhile, and keeps both changes', async () => {
    const { page, settle, workspace, employee } = await openMill()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: 'End employment', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^End employment/ })
    await drawer.getByLabel(/^Last working day/).fill('2026-11-30')
    await drawer.getByLabel('Status', { exact: true }).selectOption({ label: 'Resigned' })
    await workspace.muster.employees.update(employee.id, { marital_status: 'married' })
    await drawer.getByRole('button', { name: /^End employment of/ }).click()
    const told = page.getByRole('dialog', { name: 'Somebody else changed this' })
    expect(await told.getByRole('insertion').textContent()).toBe('Married')
    await told.getByRole('button', { name: 'Save my changes too' }).click()
    await drawer.waitFor({ state: 'detached' })
    await settle()
    expect(await workspace.muster.employees.get(employee.id)).toMatchObject({
      status: 'resigned',
      marital_status: 'married',
    })
  })
})
