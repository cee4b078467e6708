// What is done with payslips: those of a month with whose they are and their net pay, and one of them opened.

import { type AtWork, beginJob, type JobPlace, names } from './workspace.ts'

/** From the months of pay. */
export async function readPayslips(place: JobPlace): Promise<AtWork> {
  const opened = await beginJob(place, '/payroll/runs')
  const { page, settle, workspace } = opened
  await page.getByRole('link', { name: 'March 2026' }).click()
  await page.getByRole('link', { name: 'Payslips', exact: true }).click()
  const { data } = await workspace.muster.payrollEntries.list()
  const rows = page.getByRole('region', { name: 'Payslips' }).getByRole('row')
  for (const [at, name] of names.entries()) {
    const entry = data.find(({ employee_id }) => employee_id === workspace.employees[at])!
    const net = Number(entry.net_salary).toLocaleString('en', { minimumFractionDigits: 2 })
    await rows.filter({ hasText: name }).filter({ hasText: 'March 2026' }).filter({ hasText: net }).waitFor()
  }
  await rows.filter({ hasText: names[0] }).getByRole('link', { name: 'Open' }).click()
  await page.getByRole('heading', { level: 1, name: /^Ayesha Khan/ }).waitFor()
  await page.getByRole('heading', { name: 'March 2026' }).waitFor()
  await settle()
  return opened
}
