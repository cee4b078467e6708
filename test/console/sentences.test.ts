// Refusals and explanations in Urdu and Arabic: no sentence of the service is left in English.

import type { Page } from 'playwright-core'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { makeStaffed, noon, writeDay } from '../support/fixtures/attendance.ts'
import { bodyOf } from '../support/fixtures/imports.ts'
import { makeLoan, makeLoanWorkspace } from '../support/fixtures/loans.ts'
import { inDatabase, makeWorkspace } from '../support/fixtures/make.ts'
import { deliver, setClock } from '../support/server/server.ts'

const languages = [
  ['Urdu', 'ur-PK'],
  ['Arabic', 'ar-AE'],
] as const

/** Three words in a row; names, codes and ids have fewer. */
const english = /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/i

async function readSentences(page: Page, place: string): Promise<string[]> {
  await page.locator(place).first().waitFor()
  return (await page.locator(place).allTextContents()).filter(text => text.trim() !== '')
}

function expectTranslated(sentences: readonly string[]): void {
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.filter(text => english.test(text))).toEqual([])
  expect(sentences.some(text => /\p{Script=Arabic}/u.test(text))).toBe(true)
}

describeInBrowser('what the service says', () => {
  afterEach(() => setClock())

  it.each([
    ['English', 'en-US', 'en'],
    ['Urdu', 'ur-PK', 'ur'],
    ['Arabic', 'ar-AE', 'ar'],
  ])('of a moment is told by the clock of the workspace in %s', async (_, locale, language) => {
    await setClock(noon)
    const staffed = await makeStaffed()
    const { id } = await writeDay(staffed, { date: '2026-08-20', status: 'absent' })
    await setClock()
    const { page, load, complaints } = await openConsole({ workspace: staffed, context: { locale } })
    await setClock(noon)
    await page.clock.setFixedTime(noon)
    await load(`/attendance/records/${id}/edit`)
    await page.locator('form input[type=datetime-local]').first().fill('2026-08-20T20:00')
    await page.locator('form button[type=submit]').click()
    const [said = ''] = await readSentences(page, 'form .error')
    const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
      timeZone: 'Asia/Karachi',
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    expect(said).toContain(format.format(new Date(noon)))
    expect(said).not.toContain(noon)
    expect(complaints.takeRefusals()).toHaveLength(1)
  })
})

describeInBrowser('what the service says', () => {
  it.each(languages)('of a name that is taken is said in %s', async (_, locale) => {
    const workspace = await makeWorkspace()
    await workspace.muster.departments.create({ name: 'Weaving' })
    const { page, complaints } = await openConsole({
      workspace,
      at: '/organisation/departments/new',
      context: { locale },
    })
    await page.locator('form').getByRole('textbox').first().fill('Weaving')
    await page.locator('form button[type=submit]').click()
    expectTranslated(await readSentences(page, '[role=alert] p:not(.faint), [role=alert] li'))
    expect(complaints.takeRefusals()).toHaveLength(1)
  })

  it.each(languages)('of a record that is not there is said in %s', async (_, locale) => {
    const { page, complaints } = await openConsole({
      at: '/organisation/departments/dep_01k21fdv66feyb5k5ze5g9980h',
      context: { locale },
    })
    expectTranslated(await readSentences(page, '[role=alert] p:not(.faint)'))
    expect(complaints.takeRefusals().length).toBeGreaterThan(0)
  })

  it.each(languages)(
    'of a row of an import is said in %s, also where its English alone was kept',
    async (_, locale) => {
      const { page, goTo, member } = await openConsole({ context: { locale } })
      const body = bodyOf('first_name,last_name,joining_date,department\nAli,Khan,soon,Weavng\n')
      const { id } = await member.browser.do('createImport', { body })
      await deliver()
      await goTo(`/files/imports/${id}`)
      const place = 'td.sentence .reason-line'
      const said = await readSentences(page, place)
      expectTranslated(said)
      await inDatabase(
        `update import_rows set errors = (select json_agg(e::jsonb - 'sentence') from json_array_elements(errors) as e)
       where import_id = $1`,
        [id],
      )
      await page.reload()
      expect(await readSentences(page, place)).toEqual(said)
    },
  )

  it.each(languages)('of why a loan is as it is is said in %s', async (_, locale) => {
    const workspace = await makeLoanWorkspace()
    const loan = await makeLoan(workspace)
    const { page, goTo } = await openConsole({ workspace, context: { locale } })
    await goTo(`/loans/${loan.id}`)
    expectTranslated(await readSentences(page, '.lines li > div > bdi'))
  })
})
