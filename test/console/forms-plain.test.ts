// What a form says to people who know no API: rights in words, what cannot be emptied, and help without names of programs.

import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press, shows } from '../support/browser/steps.ts'

describeInBrowser('a form', () => {
  it('offers the rights of a role in words, and shows those that it has', async () => {
    const { page, goTo, member, settle } = await openConsole({ at: '/settings/roles/new' })
    await fill(page, 'Name', 'Leave clerk')
    await page.getByRole('checkbox', { name: 'Manage leave', exact: true }).check()
    await page.getByRole('checkbox', { name: 'Read employees', exact: true }).check()
    expect(await page.getByRole('main').textContent()).not.toMatch(/\/console|leave\.manage|employees:read/)
    await press(page, 'Create role')
    await shows(page, 'Leave clerk')
    await page.getByText('Manage leave', { exact: true }).waitFor()
    await page.getByText('Read employees', { exact: true }).waitFor()
    await settle()
    const { data } = await member.browser.do('listRoles', { query: 'limit=100' })
    const made = data.find(({ name }: { name: string }) => name === 'Leave clerk')!
    expect(made).toMatchObject({ permissions: ['leave.manage'], scopes: ['employees:read'] })
    await goTo(`/settings/roles/${made.id}/edit`)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  })

  it('calls optional only what may be emptied, where a record is changed', async () => {
    const { page, workspace, goTo } = await openConsole({ at: '/organisation/shifts' })
    const shift = await workspace.muster.shifts.create({
      name: 'Night',
      start_time: '22:00:00',
      end_time: '06:00:00',
    })
    await goTo(`/organisation/shifts/${shift.id}/edit`)
    for (const label of ['Name', 'Start time', 'End time', 'Grace period in minutes', 'Status'])
      expect(await page.getByLabel(label, { exact: true }).getAttribute('aria-required')).toBe('true')
    await page.getByRole('group', { name: 'Weekly rest days (optional)' }).waitFor()
  })

  it('is offered to delete the company sign-on only where there is one', async () => {
    const { page } = await openConsole({ at: '/settings/sign-on' })
    await page.getByRole('button', { name: 'Change', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Delete', exact: true }).count()).toBe(0)
  })
})
