// The short forms outside of records: what is refused is said at its field, and what is saved is said once it is.

import type { Locator } from 'playwright-core'
import { describeInBrowser, openBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { inviteAs, makeFullMember, password } from '../support/fixtures/people.ts'
import { makeRecruitmentWorkspace } from '../support/fixtures/recruitment.ts'

/** What a screen reader says of a field besides its label. */
async function readNotes(field: Locator): Promise<string> {
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').filter(id => id !== '')
  const notes = ids.map(id => field.page().locator(`[id="${id}"]`).textContent())
  return (await Promise.all(notes)).join(' ')
}

describeInBrowser('a short form that is refused', () => {
  it('says at the field of a workspace what an id looks like', async () => {
    const { page, load, complaints } = await openBrowser()
    await load('/sign-in')
    await press(page, 'Sign in through your company')
    await fill(page, 'Id of the workspace', 'Karachi Mills')
    await press(page, 'Go to your company’s sign-on')
    const field = page.locator('input[aria-invalid=true]')
    await field.waitFor()
    expect(await field.inputValue()).toBe('Karachi Mills')
    expect(await readNotes(field)).toMatch(/must be an id/)
    expect(await page.getByRole('alert').locator('li').count()).toBe(0)
    expect(complaints.takeRefusals()).toEqual(['400 POST /console/sign_on/begin'])
  })

  it.each([
    ['en-GB', 'must have 12 characters or more'],
    ['ur-PK', '12'],
  ])('says at the password of an invitation what it lacks in %s', async (locale, said) => {
    const workspace = await makeWorkspace()
    const { page, load, complaints } = await openBrowser({ locale })
    await load(`/invitation#${await inviteAs(workspace.id, 'HR')}`)
    const field = page.locator('input[name=password]')
    await field.fill('four')
    await page.locator('form.form button[type=submit]').click()
    await page.locator('input[aria-invalid=true]').waitFor()
    expect(await readNotes(field)).toContain(said)
    expect(await page.getByRole('alert').locator('li').count()).toBe(0)
    expect(complaints.takeRefusals()).toEqual(['400 POST /console/invitations/accept'])
  })
})

describeInBrowser('a short form that is saved', () => {
  it('says so for a new password, and begins anew', async () => {
    const workspace = await makeWorkspace()
    const member = await makeFullMember(workspace.id, 'HR')
    const { page, settle, complaints } = await openConsole({ workspace, member, at: '/account' })
    for (const [before, after] of [
      [password, 'seven slow camels rest'],
      ['seven slow camels rest', 'nine loud parrots doze'],
    ] as const) {
      await fill(page, 'Current password', before)
      await fill(page, 'New password', after)
      await press(page, 'Change the password')
      await page.getByRole('status').filter({ hasText: 'Change the password · done' }).waitFor()
      await settle()
      expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('')
    }
    await fill(page, 'Current password', 'nine loud parrots doze')
    await fill(page, 'New password', 'four')
    await press(page, 'Change the password')
    await page.locator('input[aria-invalid=true]').waitFor()
    expect(await readNotes(page.getByLabel('New password', { exact: true }))).toContain('12 characters')
    expect(complaints.takeRefusals()).toHaveLength(1)
  })

  it('says so for an application that is rejected', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const at = `/recruitment/applications/${workspace.application.id}`
    const { page, settle } = await openConsole({ workspace, at })
    await page.getByRole('button', { name: 'Move Bilal Ahmed', exact: true }).click()
    await press(page, 'Rejected')
    const dialog = page.getByRole('dialog')
    await fill(dialog, 'Reason for the rejection', 'Somebody else has more experience')
    await press(dialog, 'Reject')
    await page.getByRole('status').filter({ hasText: 'Reject · done' }).waitFor()
    await settle()
    expect(await dialog.count()).toBe(0)
  })
})

describeInBrowser('a short form in a dialog', () => {
  it('asks before what was typed is lost, as a long one in a drawer does, and asks nothing of an empty one', async () => {
    const workspace = await makeRecruitmentWorkspace()
    const at = `/recruitment/applications/${workspace.application.id}`
    const { page } = await openConsole({ workspace, at })
    const open = async () => {
      await page.getByRole('button', { name: 'Move Bilal Ahmed', exact: true }).click()
      await press(page, 'Rejected')
      await page.getByRole('dialog').waitFor()
    }
    const dialog = page.getByRole('dialog')
    await open()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    const reason = dialog.getByLabel('Reason for the rejection', { exact: true })
    await reason.pressSequentially('Somebody else')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await question.waitFor()
    await press(question, 'Keep editing')
    await question.waitFor({ state: 'detached' })
    expect(await reason.inputValue()).toBe('Somebody else')
    await page.keyboard.press('Escape')
    await press(question, 'Discard it')
    await dialog.waitFor({ state: 'detached' })
  })
})
