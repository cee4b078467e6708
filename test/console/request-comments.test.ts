// Comments on requests in a browser: whoever asks and whoever is asked write to each other, on a phone and in each language.

import arabic from '../../packages/console/words/ar/records.json' with { type: 'json' }
import english from '../../packages/console/words/en/records.json' with { type: 'json' }
import urdu from '../../packages/console/words/ur/records.json' with { type: 'json' }
import { findDeadLinks, findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openBrowser, type SignedIn, signInAs } from '../support/browser/open.ts'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
} from '../support/fixtures/approvals.ts'
import { ageMember, askForAccount } from '../support/fixtures/bank-account-changes.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'

const languages = { 'en-GB': english, ur: urdu, ar: arabic }
const screens = [360, 1280].flatMap(width =>
  (['en-GB', 'ur', 'ar'] as const).map(locale => [locale, width] as const),
)
const script = '<b>Bold</b><script>window.hurt = 1</script>'

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})

async function openAs(member: TestMember, at: string, locale = 'en-GB', width = 360) {
  const opened = await openBrowser({ locale, viewport: { width, height: 740 } })
  await signInAs(opened.context, member)
  await opened.load(at)
  return Object.assign(opened, { workspace: chain.workspace, member: member as SignedIn['member'] })
}
type Opened = Awaited<ReturnType<typeof openAs>>
type Words = Pick<typeof english, 'comments.title' | 'comments.write' | 'comments.send'>

const commentsOf = ({ page }: Opened, words: Words = english) =>
  page.getByRole('region', { name: words['comments.title'] })

async function write(opened: Opened, text: string, words: Words = english): Promise<void> {
  const comments = commentsOf(opened, words)
  await comments.getByLabel(words['comments.write'], { exact: true }).click()
  await opened.page.keyboard.type(text)
  await comments.getByRole('button', { name: words['comments.send'] }).click()
  await comments.getByRole('listitem').getByText(text).waitFor()
}

const findAll = async (opened: Opened) => {
  await opened.settle()
  const flaws: string[] = []
  for (const find of [findFlaws, findDeadLinks, findUnreadable, findSidewaysScroll])
    flaws.push(...(await find(opened)))
  return flaws
}

describeInBrowser('Comments on a request', () => {
  it.each(screens)('go from the employee to the manager and back, in %s at %i px', async (locale, width) => {
    const words = languages[locale]
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const approval = await approvalOf(chain, leave)
    const staff = await openAs(chain.staff, `/my/leave/applications/${leave.id}`, locale, width)
    await write(staff, script, words)
    expect(await findAll(staff)).toEqual([])
    const manager = await openAs(chain.manager, `/approvals?item=${approval.id}`, locale, width)
    const seen = commentsOf(manager, words).getByRole('listitem')
    await seen.getByText(script).waitFor()
    expect(await seen.getByText(chain.staff.session.name).count()).toBe(1)
    expect(await manager.page.evaluate(() => 'hurt' in globalThis)).toBe(false)
    await write(manager, 'Who covers for you?', words)
    expect(await findAll(manager)).toEqual([])
    await staff.load(`/my/leave/applications/${leave.id}`)
    await commentsOf(staff, words).getByText('Who covers for you?').waitFor()
    expect(await commentsOf(staff, words).getByRole('listitem').count()).toBe(2)
  })

  it('are told by the bell, and the way leads there', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const body = { object_id: leave.id, text: 'Who covers for you?' }
    await chain.manager.browser.do('createComment', { body })
    const staff = await openAs(chain.staff, '/my')
    await staff.page.getByRole('button', { name: /Notifications/ }).click()
    await staff.page.getByRole('link', { name: /has commented on a request/ }).click()
    await commentsOf(staff).getByText('Who covers for you?').waitFor()
    expect(new URL(staff.page.url()).pathname).toMatch(new RegExp(`/my/leave/applications/${leave.id}$`))
  })
})

describeInBrowser('Comments of others', () => {
  it('are written in the inbox for all or for HR only, and taken back', async () => {
    const leave = await askForLeave(chain, chain.ids.staff)
    const hr = await makeFullMember(chain.workspace.id, 'HR')
    const opened = await openAs(hr, `/inbox?item=${leave.id}`, 'en-GB', 1280)
    await write(opened, 'Bring the letter')
    await commentsOf(opened).getByRole('checkbox', { name: 'For HR only' }).check()
    await write(opened, 'Third time this year')
    expect(await findAll(opened)).toEqual([])
    const staff = await openAs(chain.staff, `/my/leave/applications/${leave.id}`)
    await commentsOf(staff).getByText('Bring the letter').waitFor()
    expect(await commentsOf(staff).getByRole('listitem').count()).toBe(1)
    const line = commentsOf(opened).getByRole('listitem').filter({ hasText: 'Bring the letter' })
    await line.getByRole('button', { name: 'Remove' }).click()
    await line.getByRole('button', { name: 'Remove for good' }).click()
    await commentsOf(opened).getByText('This comment was removed.').waitFor()
    await staff.load(`/my/leave/applications/${leave.id}`)
    await commentsOf(staff).getByText('This comment was removed.').waitFor()
    expect(await staff.page.getByText('Bring the letter').count()).toBe(0)
  })

  it('are read by the manager after the decision, and by the one above, who say nothing', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const approval = await approvalOf(chain, leave)
    await chain.staff.browser.do('createComment', { body: { object_id: leave.id, text: 'Thank you' } })
    await approve(chain.manager, approval)
    const manager = await openAs(chain.manager, `/approvals?view=decided&item=${approval.id}`)
    await commentsOf(manager).getByText('Thank you').waitFor()
    expect(await commentsOf(manager).getByRole('textbox').count()).toBe(0)
  })

  it('on a new bank account are opened when they are wanted', async () => {
    await ageMember(chain.staff, chain.ids.staff)
    await askForAccount(chain.staff)
    const staff = await openAs(chain.staff, '/my/details')
    await staff.page.getByRole('button', { name: 'Comments on it' }).click()
    await write(staff, 'My old bank has closed')
    expect(await findAll(staff)).toEqual([])
  })
})
