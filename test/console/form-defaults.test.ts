// What a form shows of fields that nobody has filled: what the service stores without them.

import type { AnyOperation } from '../../packages/console/records/operation.ts'
import { openDemoWorkspace } from '../support/browser/demo.ts'
import { Choices } from '../support/browser/forms/choices.ts'
import { fieldsOf, readNounForms } from '../support/browser/forms/contract-forms.ts'
import { wantedOf } from '../support/browser/forms/wanted.ts'
import { describeInBrowser, openConsole } from '../support/browser/open.ts'
import { fill, press, shows } from '../support/browser/steps.ts'
import { makeWorkspace } from '../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'

/** Where it depends on other fields or records, the form of the kind says how. */
const byOthers = [
  'createSalaryComponent.is_taxable',
  'createSalaryComponent.affects_gross',
  'createSalaryStructureComponent.is_mandatory',
  'createSalaryStructureComponent.display_order',
]

/** One of two has to be said, which the contract cannot ask for. */
const needed = ['createCompanyBankAccount.iban', 'createInvitation.role_id']

/** Tried without keeping anything. */
async function rehearse(browser: TestMember['browser'], { path }: AnyOperation, body: object) {
  const at = path.startsWith('/v1/') ? `/console${path}` : path
  return browser.send('POST', at, { body, headers: { 'dry-run': 'true' } })
}

describeInBrowser('a box that is not ticked', () => {
  it('stays so, and what is ticked from the start is what would be stored', async () => {
    const workspace = await makeWorkspace()
    const { page, goTo, member, settle } = await openConsole({ workspace })
    await goTo('/leave/types/new')
    await fill(page, 'Name', 'Unpaid leave')
    await fill(page, 'Code', 'UL')
    await page.getByLabel('Paid', { exact: true }).uncheck()
    await press(page, 'Create leave type')
    await shows(page, 'Unpaid leave')
    await goTo('/payroll/components/new')
    await fill(page, 'Name', 'Uniform')
    await fill(page, 'Code', 'UNIFORM')
    await page.getByLabel('Type', { exact: true }).selectOption('earning')
    await page.getByText('What it counts for').click()
    const boxes = ['Taxable', 'Part of the gross salary'].map(name =>
      page.getByRole('checkbox', { name, exact: true }),
    )
    expect(await Promise.all(boxes.map(box => box.isChecked()))).toEqual([true, true])
    await boxes[0]!.uncheck()
    await press(page, 'Create salary component')
    await shows(page, 'Uniform')
    await settle()
    const types = await member.browser.do('listLeaveTypes')
    expect(types.data).toMatchObject([{ code: 'UL', is_paid: false, is_active: true }])
    const { data } = await member.browser.do('listSalaryComponents', { query: 'limit=100' })
    expect(data.find(({ code }: { code: string }) => code === 'UNIFORM')).toMatchObject({
      is_taxable: false,
      affects_gross: true,
    })
  })
})

it('is what a form shows, for each kind of record that can be made', async () => {
  const workspace = await openDemoWorkspace()
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  // Those of the demo have all that belongs to one.
  await browser.do('createLeaveType', { body: { name: 'Study leave 1000', code: 'X1000' } })
  const newest = { first_name: 'Newest', last_name: 'Of All', joining_date: '2026-01-01' }
  await browser.do('createEmployee', { body: newest })
  await browser.do('createSalaryStructure', { body: { name: 'Staff 1000' } })
  const choices = new Choices(browser)
  const found: string[] = []
  let compared = 0
  for (const { create } of await readNounForms()) {
    const fields = Object.entries(create ? fieldsOf(create) : {})
    const defaults = fields.filter(([, facts]) => facts.default !== undefined)
    if (!create || defaults.length === 0) continue
    const wanted = await wantedOf(create, 0, choices)
    const least = Object.entries(wanted).filter(
      ([name]) => fieldsOf(create)[name]?.required || needed.includes(`${create.id}.${name}`),
    )
    const answer = await rehearse(browser, create, Object.fromEntries(least))
    if (answer.status >= 300) {
      found.push(`${create.id}: ${answer.text}`)
      continue
    }
    for (const [name, facts] of defaults) {
      const stored = answer.json[name]
      const isSame =
        facts.decimals === undefined
          ? JSON.stringify(stored) === JSON.stringify(facts.default)
          : Number(stored) === Number(facts.default)
      compared++
      if (!isSame && !byOthers.includes(`${create.id}.${name}`))
        found.push(`${create.id}.${name} shows ${facts.default}, and ${stored} is stored`)
    }
  }
  expect(found).toEqual([])
  expect(compared).toBeGreaterThan(60)
})
