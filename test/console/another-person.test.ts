// Somebody else at the same browser: what one person has on a page and types there is neither shown to another nor done in their name.

import { describeInBrowser, openConsole, type SignedIn, signInAs } from '../support/browser/open.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { accept, inviteAs, makeMember, password, untilSignedOut } from '../support/fixtures/people.ts'
import { until } from '../support/processes/until.ts'

const departmentsOf = async (workspace_id: string): Promise<string[]> => {
  const rows = await inDatabase<{ name: string }>(
    "select name from departments where workspace_id = $1 and name like 'Weaving%'",
    [workspace_id],
  )
  return rows.map(({ name }) => name)
}

/** The form of a department, filled in, and the session of its person ended meanwhile. */
async function fillAndEnd(opened: SignedIn): Promise<void> {
  const { page, member, complaints } = opened
  await page.getByLabel('Name').fill('Weaving')
  await inDatabase('update sessions set ended_at = now() where id = $1', [member.session.id])
  await untilSignedOut(member.browser)
  await page.getByRole('button', { name: /^(Create|Save)/ }).click()
  await page.getByRole('dialog').getByLabel('E-mail').waitFor()
  complaints.takeRefusals()
}

async function signInThere({ page }: SignedIn, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const asHr = async (workspace = undefined as Awaited<ReturnType<typeof makeWorkspace>> | undefined) => {
  const place = workspace ?? (await makeWorkspace())
  const member = (await makeMember(place.id, 'HR')) as SignedIn['member']
  return openConsole({ workspace: place, member, at: '/organisation/departments/new' })
}

describeInBrowser('a page whose session has ended', () => {
  it('goes on where its person signs in again', async () => {
    const opened = await asHr()
    await fillAndEnd(opened)
    await signInThere(opened, opened.member.email)
    await until(async () => (await departmentsOf(opened.workspace.id)).length > 0)
    await opened.settle()
  })

  it('starts again where somebody else signs in, and sends nothing of what was typed', async () => {
    const opened = await asHr()
    const other = await makeMember(opened.workspace.id, 'HR')
    opened.page.on('dialog', dialog => void dialog.accept())
    await fillAndEnd(opened)
    await signInThere(opened, other.email)
    await opened.page.waitForURL('**/app/')
    await opened.settle()
    expect(await departmentsOf(opened.workspace.id)).toEqual([])
  })

  it('stays in its workspace where its person was in another one since', async () => {
    const opened = await asHr()
    const elsewhere = await makeWorkspace()
    const { status } = await accept(await inviteAs(elsewhere.id, 'HR', opened.member.email))
    expect(status).toBe(200)
    await fillAndEnd(opened)
    await signInThere(opened, opened.member.email)
    await until(async () => (await departmentsOf(opened.workspace.id)).length > 0)
    expect(await departmentsOf(elsewhere.id)).toEqual([])
    await opened.settle()
  })
})

describeInBrowser('a page beside another one', () => {
  it('starts again where the other one becomes somebody else', async () => {
    const opened = await asHr()
    opened.page.on('dialog', dialog => void dialog.accept())
    await opened.page.getByLabel('Name').fill('Weaving')
    const other = await makeMember((await makeWorkspace()).id, 'HR')
    await signInAs(opened.context, other)
    const beside = await opened.context.newPage()
    await beside.goto('/app/')
    await opened.page.waitForURL('**/app/')
    await opened.settle()
  })
})
