// What is done with days and leave: a day put right, who was absent most, and twenty applications at once.

import { deliver, setClock } from '../../server/server.ts'
import { typeInto } from '../steps.ts'
import { type AtWork, beginJob, type JobPlace, names, now } from './workspace.ts'

const months = '/attendance/months?month=2026-04'

/** From the day of the map on which Ayesha came and did not punch, by the times that she says. */
export async function correctDay(place: JobPlace): Promise<AtWork> {
  const opened = await beginJob(place, months)
  const { page, settle, workspace, clicks } = opened
  const row = page.getByRole('row', { name: /Ayesha Khan/ })
  await row.getByRole('button', { name: /^Apr 6, 2026, Absent/ }).click()
  const day = page.getByRole('dialog', { name: /^Ayesha Khan/ })
  await day.getByRole('button', { name: 'Correct the day' }).click()
  const drawer = page.getByRole('dialog', { name: 'Correct the day' })
  await clicks.select(drawer.getByLabel('Type', { exact: true }), 'Missed punch')
  await drawer.getByLabel(/^Requested check-in/).fill('09:00')
  await drawer.getByLabel(/^Requested check-out/).fill('18:00')
  await typeInto(drawer, 'Reason', 'The clock was out of order.')
  await drawer.getByRole('button', { name: 'Correct Apr 6, 2026' }).click()
  await drawer.waitFor({ state: 'detached' })
  await settle()
  const { data } = await workspace.muster.regularisations.list({ employee_id: workspace.employees[0] })
  expect(data).toMatchObject([{ date: '2026-04-06', type: 'missed_punch', status: 'approved' }])
  return opened
}

/** One press on the head of a column. */
export async function findMostAbsent(place: JobPlace): Promise<AtWork> {
  const opened = await beginJob(place, months)
  const { page, settle } = opened
  await page.getByRole('columnheader', { name: 'Absent' }).getByRole('button').click()
  await page.getByRole('row').nth(1).filter({ hasText: names[2] }).waitFor()
  await settle()
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(names.toReversed())
  return opened
}

/** Chosen, approved, and taken back before anybody is told; then approved for good. */
export async function approveLeave(place: JobPlace): Promise<AtWork> {
  const opened = await beginJob(place, '/inbox')
  const { page, settle, workspace } = opened
  const all = page.getByRole('checkbox', { name: 'Choose all: Leave applications' })
  await all.click()
  await page.getByRole('button', { name: 'Approve 20' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('status').filter({ hasText: 'taken back' }).waitFor()
  await settle()
  await setClock(Temporal.Instant.from(now).add({ seconds: 11 }).toString())
  await deliver()
  const { data } = await workspace.muster.leaveApplications.list({ status: 'pending' })
  expect(data).toHaveLength(20)
  await all.waitFor()
  return opened
}
