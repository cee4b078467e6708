// Announcements of one's own on a phone: those that are for the reader, and the way to say that one was read.

import { findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'

let workspace: TestWorkspace
let member: SignedIn['member']
let publish: (title: string, more: object) => Promise<void>
beforeEach(async () => {
  workspace = await makeWorkspace()
  const { id } = await workspace.muster.employees.create(ayesha)
  const colleague = await workspace.muster.employees.create(ayesha)
  member = (await joinAs(workspace, id)) as SignedIn['member']
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  publish = async (title: string, more: object) => {
    const draft = await browser.do('createAnnouncementDraft', {
      body: { title, body: 'It opens at noon.', ...more },
    })
    await browser.do('publishAnnouncementDraft', { ids: { id: draft.id } })
  }
  await publish('The canteen', { requires_acknowledgement: true })
  await publish('For a colleague', { audience: 'employees', employee_ids: [colleague.id] })
})

describeInBrowser('somebody to whom the company tells something', () => {
  it('reads it, says so, and sees nothing that is for others', async () => {
    const context = { locale: 'en', viewport: { width: 360, height: 740 } }
    const { page, settle } = await openConsole({ workspace, member, at: '/my/announcements', context })
    await page.getByRole('link', { name: 'The canteen' }).click()
    await page.getByText('It opens at noon.').waitFor()
    await page.getByRole('button', { name: 'I have read it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'I have read it' }).click()
    await page.getByText('You have said that you have read it.').waitFor()
    await settle()
    const { data } = await workspace.muster.announcements.list({})
    expect(data.map(({ title, acknowledged_count }) => [title, acknowledged_count])).toEqual([
      ['For a colleague', 0],
      ['The canteen', 1],
    ])
    await page.goBack()
    await page.getByRole('link', { name: 'The canteen' }).waitFor()
    expect(await page.getByText('For a colleague').count()).toBe(0)
  })

  it.each(['en-GB', 'ur', 'ar'])('has a page without a flaw in %s', async locale => {
    const context = { locale, viewport: { width: 360, height: 740 } }
    const opened = await openConsole({ workspace, member, at: '/my/announcements', context })
    await opened.page.getByRole('link', { name: 'The canteen' }).click()
    await opened.page.getByText('It opens at noon.').waitFor()
    await opened.settle()
    const flaws: string[] = []
    for (const find of [findFlaws, findUnreadable, findSidewaysScroll]) flaws.push(...(await find(opened)))
    expect(flaws).toEqual([])
  })
})

describeInBrowser('the first page of somebody to whom the company tells something', () => {
  it('has it before what was told since, until they have said that they read it', async () => {
    await publish('A new car park', {})
    const context = { locale: 'en', viewport: { width: 360, height: 740 } }
    const { page, settle } = await openConsole({ workspace, member, at: '/my', context })
    const news = page.getByRole('region', { name: 'Announcements' })
    await news.getByRole('link', { name: 'The canteen' }).waitFor()
    const tell = async () =>
      (await news.getByRole('listitem').allTextContents()).map(text =>
        text.replace(/[A-Z][a-z]{2} \d.*\d{4}/, ' · '),
      )
    expect(await tell()).toEqual(['The canteen · To be read', 'A new car park · '])
    await news.getByRole('link', { name: 'The canteen' }).click()
    await page.getByRole('button', { name: 'I have read it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'I have read it' }).click()
    await page.getByText('You have said that you have read it.').waitFor()
    await page.goBack()
    await news.getByText('To be read').waitFor({ state: 'detached' })
    await settle()
    expect(await tell()).toEqual(['A new car park · ', 'The canteen · '])
  })

  it('has nothing of what a company does not use', async () => {
    await makeFullMember(workspace.id, 'Owner').then(({ browser }) =>
      browser.do('updateCompany', { body: { closed_parts: ['announcements'] } }),
    )
    const { page, settle } = await openConsole({ workspace, member, at: '/my' })
    await page.getByRole('heading', { name: 'Next leave' }).waitFor()
    await settle()
    expect(await page.getByRole('heading', { name: 'Announcements' }).count()).toBe(0)
  })
})
