// What pages say of days of work where people hesitated: a correction that waits, days that are still to come, and a shift that is there.

import { findFlaws } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { askForRegularisation, makeStaffed, noon, writeDay } from '../support/fixtures/attendance.ts'
import { addLeave } from '../support/fixtures/leave.ts'
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

describeInBrowser('the correction of a day', () => {
  it('shows the times as they were and as they become, before anything is sent', async () => {
    await setClock(noon)
    const staffed = await makeStaffed()
    const day = await writeDay(staffed, {
      check_in_at: '2026-08-10T04:00:00.000Z',
      check_out_at: '2026-08-10T11:00:00.000Z',
    })
    await setClock()
    const opened = await openConsole({ workspace: staffed })
    const { page, load } = opened
    await setClock(noon)
    await page.clock.setFixedTime(noon)
    await load(`/attendance/records/${day.id}`)
    await press(page, 'Correct the day')
    const drawer = page.getByRole('dialog', { name: 'Correct the day' })
    await drawer.getByLabel('Type', { exact: true }).selectOption('wrong_punch')
    await drawer.getByLabel(/^Requested check-out/).fill('18:30')
    await drawer.getByLabel('Reason', { exact: true }).fill('The reader was slow.')
    const line = drawer.locator('.changes li').filter({ hasText: 'Check-out' })
    await line.locator('ins').waitFor()
    expect(await line.locator('del').textContent()).toMatch(/4:00\sPM/)
    expect(await line.locator('ins').textContent()).toMatch(/6:30\sPM/)
    await drawer
      .getByText('The day becomes')
      .getByText(/^.?Present.? · .?8 h 30 min worked.? · .?30 minutes of overtime.?$/)
      .waitFor()
    await drawer.getByLabel(/^Requested check-in/).fill('09:40')
    await drawer.getByText('40 minutes late').waitFor()
    await drawer.getByLabel(/^Requested check-out/).fill('')
    await drawer.getByText('The day is graded anew by its times.').waitFor()
    expect(await findFlaws(opened)).toEqual([])
  })
})

describeInBrowser('the address of a late punch', () => {
  it('leads to the list, because it has no page of its own', async () => {
    const { page, load } = await openConsole({ workspace: await makeStaffed() })
    await load('/attendance/late-punches/lpu_01k21fe3zefz69jqj7htb64786')
    await page.getByRole('heading', { level: 1, name: /punches after the lock/i }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/app/attendance/late-punches')
  })
})

describeInBrowser('the list of attendance records', () => {
  it('begins with today and the past, also on the page of a person, and has the days to come once the filter is taken away', async () => {
    await setClock(noon)
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await writeDay(staffed, { status: 'absent' })
    const leave_type_id = await addLeave(staffed)
    const dates = { from_date: '2026-09-07', to_date: '2026-09-07' }
    const asked = { employee_id: employee.id, leave_type_id, reason: 'Family visit', ...dates }
    const { id } = await muster.leaveApplications.create(asked)
    await muster.leaveApplications.approve(id)
    await setClock()
    const { page, load, settle } = await openConsole({ workspace: staffed })
    await setClock(noon)
    await page.clock.setFixedTime(noon)
    await load('/attendance/records')
    const days = async () =>
      (await page.locator('tbody [data-label="Date"]').allInnerTexts()).map(text => text.trim())
    await page.getByRole('cell', { name: 'Aug 10, 2026' }).waitFor()
    expect(await days()).toEqual(['Aug 10, 2026'])
    expect(new URL(page.url()).search).toBe('?date_to=2026-08-20')
    await page.getByRole('button', { name: 'Remove the filter To date' }).click()
    await page.getByRole('cell', { name: 'Sep 7, 2026' }).waitFor()
    await settle()
    expect(await days()).toEqual(['Sep 7, 2026', 'Aug 10, 2026'])
    await load('/attendance/records?status=on_leave')
    expect(await days()).toEqual(['Sep 7, 2026'])
    await load(`/employees/${employee.id}?tab=time`)
    const worked = page.locator('section.card').filter({ has: page.getByRole('heading', { name: 'Days' }) })
    await worked.getByRole('cell', { name: 'Aug 10, 2026' }).waitFor()
    expect(await worked.getByRole('cell', { name: 'Sep 7, 2026' }).count()).toBe(0)
  })
})

describeInBrowser('a shift on a day that has one', () => {
  it('says which one is there and what becomes of it, before it is assigned', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const times = { start_time: '22:00:00', end_time: '06:00:00' }
    const night = await muster.shifts.create({ name: 'Night', ...times })
    await muster.employeeShifts.create({
      employee_id: employee.id,
      shift_id: night.id,
      effective_from: '2026-08-03',
    })
    const evening = { name: 'Evening', start_time: '14:00:00', end_time: '22:00:00' }
    await muster.shifts.create(evening)
    const opened = await openConsole({ workspace: staffed, at: `/employees/${employee.id}` })
    const { page } = opened
    await press(page, 'Assign a shift')
    const drawer = page.getByRole('dialog', { name: /^Assign a shift/ })
    await drawer.getByLabel(/^In force from/).fill('2026-08-17')
    await drawer.getByRole('combobox', { name: 'Shift' }).fill('Night')
    await page.getByRole('option', { name: /Night/ }).click()
    await drawer.getByText('Night is assigned on Aug 17, 2026 already, since Aug 3, 2026.').waitFor()
    await drawer.getByRole('combobox', { name: 'Shift' }).fill('Evening')
    await page.getByRole('option', { name: /Evening/ }).click()
    await drawer.getByText('from Aug 17, 2026 on, the new one takes its place').waitFor()
    expect(await findFlaws(opened)).toEqual([])
  })
})
