// What pages say of days of work where people hesitated: a correction that waits, and days that are still to come.

import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { askForRegularisation, makeStaffed, noon, writeDay } from '../support/fixtures/attendance.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** On Thursday, 20 August 2026, Monday the 10th is an absence that somebody has asked to correct. */
async function openWithCorrection(at = '/') {
  await setClock(noon)
  const staffed = await makeStaffed()
  const day = await writeDay(staffed, { status: 'absent' })
  const correction = await askForRegularisation(staffed)
  await setClock()
  const opened = await openConsole({ workspace: staffed })
  await setClock(noon)
  await opened.page.clock.setFixedTime(noon)
  await opened.load(at)
  return { ...opened, staffed, day, correction }
}

describeInBrowser('a day whose correction waits', () => {
  it('says so in the month of attendance and when it is opened, and leads to the correction', async () => {
    const opened = await openWithCorrection('/attendance/months?month=2026-08')
    const { page, correction, settle } = opened
    await page.getByRole('button', { name: 'Aug 10, 2026, Absent, Correction waits' }).click()
    const dialog = page.getByRole('dialog', { name: /^Ayesha Khan/ })
    await dialog.getByRole('status').filter({ hasText: 'A correction of this day waits' }).waitFor()
    expect(await findFlaws(opened)).toEqual([])
    await dialog.getByRole('link', { name: 'Open the correction' }).click()
    await settle()
    expect(new URL(page.url()).pathname).toBe(`/app/attendance/regularisations/${correction.id}`)
  })

  it('says so on its page, and on that of the person, until it is decided', async () => {
    const { page, load, staffed, day, correction } = await openWithCorrection()
    await load(`/attendance/records/${day.id}`)
    await page.getByRole('link', { name: 'Open the correction' }).waitFor()
    await load(`/employees/${staffed.employee.id}`)
    await page.getByRole('link', { name: '1 correction waits' }).waitFor()
    await page.getByRole('link', { name: 'Aug 10, 2026, Absent, Correction waits' }).click()
    await page.getByRole('link', { name: 'Open the correction' }).waitFor()
    await staffed.muster.regularisations.approve(correction.id)
    await load(`/attendance/records/${day.id}`)
    expect(await page.getByRole('link', { name: 'Open the correction' }).count()).toBe(0)
  })
})
