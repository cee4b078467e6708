// Whoever has left: the last payslip, the tax certificate and the letter are fetched, and nothing else is there. It is walked on three screens, which have both widths and all languages; all six would take too long.

import { text } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'
import { describeInBrowser } from '../support/browser/open.ts'
import { readRooms } from '../support/browser/rooms.ts'
import { fill, press, shows } from '../support/browser/steps.ts'
import { expectNoFlaws, openScreen, screens, type Traveller } from '../support/browser/travel.ts'
import { issue, makeTemplate } from '../support/fixtures/letters.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { lockedRun, makePaying, type Paying } from '../support/fixtures/payroll.ts'
import { password, type TestMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { setClock } from '../support/server/server.ts'

/** What is left to them; the rest of the room is closed. */
const left = ['/my/pay', '/my/letters']
const closed = readRooms()
  .filter(({ room, path }) => room === 'my' && !left.includes(path))
  .map(({ path }) => path)

afterEach(() => setClock())

interface Gone {
  readonly workspace: Paying
  readonly member: TestMember
  readonly letter: string
}

/** Paid in April, certified, and gone since yesterday. */
async function makeLeaver(): Promise<Gone> {
  await setClock('2026-05-05T05:00:00Z')
  const workspace = await makePaying({ name: 'Indus Textile' })
  await workspace.assign('100000', '2024-03-01')
  await lockedRun(workspace, { year: 2026, month: 4 })
  await setClock()
  const employee = workspace.employee.id
  const member = await joinAs(workspace, employee)
  await makeTemplate(workspace)
  const { reference_number: letter } = await issue(Object.assign({}, workspace, { employee }))
  const yesterday = `update employees e set status = 'resigned', separation_date = (stamp() at time zone c.timezone)::date - 1
    from companies c where c.workspace_id = e.workspace_id and e.id = $1`
  await inDatabase(yesterday, [employee])
  while ((await member.browser.do('getSession')).post !== 'leaver');
  return { workspace, member, letter }
}

async function fetchFile({ page, speech }: Traveller, place: Locator): Promise<[name: string, head: string]> {
  const coming = page.waitForEvent('download')
  await press(place, speech.say('record.download'))
  const file = await coming
  return [file.suggestedFilename(), (await text(await file.createReadStream())).slice(0, 5)]
}

async function comeIn({ page, load, speech }: Traveller, { email }: TestMember): Promise<void> {
  await load('/')
  await fill(page, speech.say('sign_in.email'), email)
  await fill(page, speech.say('sign_in.password'), password)
  await press(page, speech.say('sign_in.go'))
  await page.waitForURL('**/app/my/pay')
}

describeInBrowser('whoever has left', () => {
  it.each(screens)(
    'fetches the last payslip, the tax certificate and the letter, and nothing else, in %s at %i px',
    async (locale, width) => {
      const { member, letter } = await makeLeaver()
      const opened = await openScreen({ locale, width })
      const { page, speech, goTo } = opened
      await comeIn(opened, member)
      const month = speech.writeMonth('2026-04')
      await page.getByRole('link', { name: month }).waitFor()
      await expectNoFlaws(opened)
      await page.getByRole('link', { name: month }).click()
      await shows(page, month)
      await expectNoFlaws(opened)
      const [slip, head] = await fetchFile(opened, page.getByRole('main'))
      expect([slip, head]).toEqual([expect.stringMatching(/^SLP-2026-04-\d+\.pdf$/), '%PDF-'])

      await goTo('/my/pay')
      const certificate = page.getByRole('region', { name: speech.say('employees.tax_certificate') })
      await certificate.getByRole('combobox').waitFor()
      await expectNoFlaws(opened)
      expect(await fetchFile(opened, certificate)).toEqual([
        expect.stringMatching(/^tax-certificate-2025-26-\w+\.pdf$/),
        '%PDF-',
      ])

      await goTo('/my/letters')
      await page.getByRole('link', { name: letter }).click()
      await shows(page, letter)
      await expectNoFlaws(opened)
      expect((await fetchFile(opened, page.getByRole('main')))[1]).toBe('%PDF-')

      for (const path of closed) {
        await goTo(path)
        await page.getByText(speech.say('my.left')).waitFor()
      }
      await expectNoFlaws(opened)
    },
  )
})
