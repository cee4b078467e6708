// What forms begin with and say while they are filled, where people hesitated: a hire from an application, and pay before the first day.

import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makePayday } from '../support/fixtures/payroll-payments.ts'
import { makeRecruitmentWorkspace } from '../support/fixtures/recruitment.ts'

describeInBrowser('a hire from an application', () => {
  it('begins with the day and the post that were offered, and says the pay', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, application, opening } = workspace
    const { id: designation_id } = await muster.designations.create({ name: 'Weaver' })
    await muster.jobOpenings.update(opening.id, { designation_id })
    const offer = { stage: 'offer', offered_joining_date: '2027-01-04', offered_salary: '95000.00' } as const
    await muster.jobApplications.update(application.id, offer)
    const opened = await openConsole({ workspace, at: `/recruitment/applications/${application.id}` })
    const { page, settle } = opened
    await page.getByRole('button', { name: 'Move Bilal Ahmed to Hired' }).click()
    const drawer = page.getByRole('dialog', { name: /^Hire/ })
    await drawer.getByText('Offered: 95,000.00 PKR a month.').waitFor()
    expect(await drawer.getByLabel('Joining date', { exact: true }).inputValue()).toBe('2027-01-04')
    await settle()
    const chosen = (name: RegExp) => drawer.getByRole('combobox', { name }).inputValue()
    expect(await chosen(/^Designation/)).toBe('Weaver')
    expect(await chosen(/^Department/)).toBe('Weaving')
    expect(await findFlaws(opened)).toEqual([])
    await drawer.getByRole('button', { name: 'Hire', exact: true }).click()
    await page.waitForURL(/\/employees\/emp_/)
    const [hired] = (await muster.employees.list()).data
    expect(hired).toMatchObject({ joining_date: '2027-01-04', designation_id })
  })
})

describeInBrowser('a hire from a candidate', () => {
  it('begins as the hire from the application that was offered a post', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const { muster, application, candidate, department } = workspace
    const body = { title: 'Dyer', department_id: department, description: 'Mixes colours.' }
    const other = await muster.jobOpenings.create({ ...body, status: 'open' })
    await muster.jobApplications.create({ job_opening_id: other.id, candidate_id: candidate.id })
    const offer = { stage: 'offer', offered_joining_date: '2027-01-04', offered_salary: '95000.00' } as const
    await muster.jobApplications.update(application.id, offer)
    const opened = await openConsole({ workspace, at: `/recruitment/candidates/${candidate.id}` })
    const { page, settle } = opened
    await page.getByRole('button', { name: 'Hire', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^Hire/ })
    await drawer.getByText('Offered: 95,000.00 PKR a month.').waitFor()
    await drawer.getByText('Supervisor').waitFor()
    expect(await drawer.getByLabel('Joining date', { exact: true }).inputValue()).toBe('2027-01-04')
    await settle()
    expect(await drawer.getByRole('combobox', { name: /^Department/ }).inputValue()).toBe('Weaving')
    expect(await findFlaws(opened)).toEqual([])
    await drawer.getByRole('button', { name: 'Hire', exact: true }).click()
    await page.waitForURL(/\/employees\/emp_/)
    expect(await muster.jobApplications.get(application.id)).toMatchObject({ stage: 'hired' })
  })
})

describeInBrowser('pay that begins before the first day', () => {
  it('says so under the day while it is typed, on the person and on its own page', async () => {
    const workspace = await makePayday()
    const [employee = ''] = workspace.employees
    const told = 'Before the first day of work, Mar 1, 2024. Nothing is paid for days before it.'
    const { page, load } = await openConsole({ workspace, at: `/employees/${employee}` })
    await page.getByRole('button', { name: 'Change pay', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: /^Change pay/ })
    const from = drawer.getByLabel(/^In force from/)
    await from.fill('2024-02-01')
    await drawer.getByText(told).waitFor()
    await from.fill('2024-03-01')
    await drawer.getByText(told).waitFor({ state: 'detached' })
    await load(`/payroll/assignments/new?employee_id=${employee}`)
    await page.getByLabel(/^In force from/).fill('2024-02-29')
    await page.getByText(told).waitFor()
  })
})
