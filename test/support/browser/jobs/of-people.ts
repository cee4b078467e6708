// What is done with a person on their page: more pay, another department, and the end of the employment.

import { inConsole } from '../../fixtures/console.ts'
import { until } from '../../processes/until.ts'
import { type AtWork, beginJob, type JobPlace } from './workspace.ts'

/** The lines of the trial: what was, what will be, and the difference. */
async function readFigures({ page }: AtWork, name: string): Promise<number[]> {
  const cells = page.getByRole('dialog').getByRole('row', { name }).getByRole('cell')
  return (await cells.allTextContents()).map(text => Number(text.replaceAll(',', '').replace('−', '-')))
}

/** 18,000 more for Ayesha from the middle of the month, and what it comes to before anything is saved. */
export async function raise(place: JobPlace): Promise<AtWork> {
  const [employee_id] = place.workspace.employees
  const opened = await beginJob(place, `/employees/${employee_id}`)
  const { page, settle, workspace } = opened
  await page.getByRole('button', { name: 'Change pay', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Change pay/ })
  await drawer.getByLabel('Gross salary', { exact: true }).waitFor()
  // The drawer begins with it.
  await page.keyboard.type('118000')
  await drawer.getByLabel(/^In force from/).fill('2026-04-16')
  await drawer.getByText('nothing has to be paid in arrears').waitFor()
  const [earned, taken, net] = [
    await readFigures(opened, 'Total earnings'),
    await readFigures(opened, 'Total deductions'),
    await readFigures(opened, 'Net salary'),
  ]
  expect(net).toHaveLength(3)
  expect(net).toEqual(earned.map((amount, at) => Number((amount + taken[at]!).toFixed(2))))
  const packagesOf = async () => (await workspace.muster.salaryAssignments.list({ employee_id })).data
  expect(await packagesOf()).toHaveLength(1)
  await drawer.getByRole('button', { name: 'Change pay of Ayesha Khan' }).click()
  await drawer.waitFor({ state: 'detached' })
  await settle()
  expect((await packagesOf()).find(({ effective_to: end }) => end === null)).toMatchObject({
    gross_salary: '118000.00',
    effective_from: '2026-04-16',
  })
  return opened
}

/** Bilal's department from a later day on. The page says from what to what. */
export async function move(place: JobPlace): Promise<AtWork> {
  const employee_id = place.workspace.employees[1]
  const opened = await beginJob(place, `/employees/${employee_id}`)
  const { page, settle, workspace } = opened
  await page.getByRole('button', { name: 'Change job', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Change job/ })
  await drawer.getByLabel(/^In force from/).fill('2026-05-01')
  await drawer.getByRole('combobox', { name: /^Department/ }).fill('Export')
  await page.getByRole('option', { name: 'Export sales' }).click()
  await drawer.getByRole('button', { name: 'Change job of Bilal Khan' }).click()
  await drawer.waitFor({ state: 'detached' })
  await settle()
  await page
    .getByRole('navigation', { name: 'Parts of this record' })
    .getByRole('link', { name: 'Job and pay' })
    .click()
  const told = page.getByRole('listitem').filter({ hasText: 'Weaving' }).filter({ hasText: 'Export sales' })
  await told.filter({ hasText: 'May 1' }).first().waitFor()
  await settle()
  const { data } = await inConsole(workspace, 'listJobChanges', { query: { employee_id } })
  expect(data).toContainEqual(expect.objectContaining({ effective_from: '2026-05-01' }))
  return opened
}

/** Careem's last day and its reason, beside what follows from it. */
export async function endEmployment(place: JobPlace): Promise<AtWork> {
  const employee_id = place.workspace.employees[2]
  const opened = await beginJob(place, `/employees/${employee_id}`)
  const { page, settle, workspace, clicks } = opened
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'End employment', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^End employment/ })
  await drawer.getByLabel(/^Last working day/).fill('2026-04-30')
  await clicks.select(drawer.getByLabel('Status', { exact: true }), 'Resigned')
  await drawer.getByText(/A final run pays what is still owed up to/).waitFor()
  await drawer.getByRole('button', { name: 'End employment of Careem Khan' }).click()
  await drawer.waitFor({ state: 'detached' })
  await settle()
  const left = () => workspace.muster.employees.get(employee_id)
  await until(async () => (await left()).status === 'resigned')
  expect(await left()).toMatchObject({ separation_date: '2026-04-30' })
  return opened
}
