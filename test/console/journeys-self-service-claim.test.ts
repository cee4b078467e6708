// A claim from the photo of its receipt to the payslip that pays it, to the cent. It is walked on three screens, which have both widths and all languages; all six would take too long.

import { describeInBrowser } from '../support/browser/open.ts'
import { press } from '../support/browser/steps.ts'
import { confirm, expectNoFlaws, openFor, screens, type Traveller } from '../support/browser/travel.ts'
import { makePhoto } from '../support/files/pictures.ts'
import { addPolicy } from '../support/fixtures/approvals.ts'
import { addCategory } from '../support/fixtures/expenses.ts'
import { ayesha } from '../support/fixtures/make.ts'
import { entryOf, lockedRun, makePaying, type Paying } from '../support/fixtures/payroll.ts'
import { inMay } from '../support/fixtures/payroll-month.ts'
import { makeFullMember, type TestMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

const photo = { name: 'IMG_0001.jpeg', mimeType: 'image/jpeg', buffer: makePhoto(1) }

interface Place {
  readonly workspace: Paying
  readonly staff: TestMember
  readonly manager: TestMember
  readonly hr: TestMember
}

/** Somebody who is paid since long ago, with a manager, who decides on claims. */
async function makePlace(): Promise<Place> {
  const workspace = await makePaying({ name: 'Indus Textile' })
  const { muster, employee, assign } = workspace
  await assign('100000', '2024-03-01')
  const { id } = await muster.employees.create(Object.assign({}, ayesha, { first_name: 'Manager' }))
  await muster.employees.update(employee.id, { reporting_manager_id: id })
  await addCategory(workspace, 'TAXI', { name: 'Taxi', requires_receipt: true })
  const owner = await makeFullMember(workspace.id, 'Owner')
  await addPolicy({ owner }, [{ approver: 'manager' }], { name: 'Claims', kind: 'expense' })
  const [staff, manager] = [await joinAs(workspace, employee.id), await joinAs(workspace, id)]
  return { workspace, staff, manager, hr: await makeFullMember(workspace.id, 'HR') }
}

async function openInMay(member: TestMember, at: string, [locale, width]: (typeof screens)[number]) {
  await setClock()
  const opened = await openFor(member, '/account', { locale, width })
  await setClock(inMay)
  await opened.page.clock.setFixedTime(inMay)
  await opened.load(at)
  return opened
}

async function claim(own: Traveller): Promise<void> {
  const { page, speech, settle } = own
  await page.getByRole('link', { name: speech.say('my.claim') }).click()
  await press(page, speech.say('my.claim'))
  await page.getByRole('dialog').getByLabel(speech.say('field.title')).fill('To the mill')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: speech.say('my.begin_claim') })
    .click()
  await page.getByRole('heading', { name: 'To the mill' }).waitFor()
  await settle()
  await press(page, speech.say('my.add_expense'))
  const form = page.getByRole('dialog')
  await form.getByLabel(speech.say('field.expense_category_id')).selectOption('Taxi')
  await form.getByLabel(speech.say('field.amount')).fill('1249.55')
  await form.getByLabel(speech.say('my.take_photo')).setInputFiles(photo)
  await form.getByRole('img').waitFor()
  await expectNoFlaws(own)
  await confirm(own)
  await settle()
  await press(page, speech.nameAction('submitExpenseClaim'))
  await confirm(own)
  await page.getByText(speech.nameValue('submitted'), { exact: true }).first().waitFor()
  await expectNoFlaws(own)
}

async function decide(manager: Traveller): Promise<void> {
  const { page, speech } = manager
  await page.getByText(speech.writeAmount('1249.55'), { exact: false }).first().waitFor()
  await expectNoFlaws(manager)
  await press(page, speech.nameAction('approve'))
  await confirm(manager)
  await page.getByText(speech.say('approvals.none')).waitFor()
}

async function handOver(hr: Traveller): Promise<void> {
  const { page, speech } = hr
  await press(page, speech.nameAction('handExpenseClaimOver'))
  await confirm(hr)
  await page.getByText(speech.nameValue('payroll', 'ExpensePaymentMethod')).first().waitFor()
}

async function readSlip({ workspace }: Place, own: Traveller, net: string): Promise<void> {
  const { page, speech, load } = own
  await load('/my/pay')
  await page.getByRole('link', { name: speech.writeMonth('2026-04') }).click()
  const { data } = await workspace.muster.salaryComponents.list({ limit: 100 })
  const { name } = data.find(({ code }) => code === 'REIMBURSE')!
  const lines = page.getByRole('table', { name: speech.writeMonth('2026-04') })
  const line = lines.getByRole('row', { name })
  await line.waitFor()
  expect(await line.getByRole('cell').allInnerTexts()).toEqual([speech.writeAmount('1249.55')])
  await lines.getByRole('cell', { name: speech.writeAmount(net), exact: true }).waitFor()
  await expectNoFlaws(own)
}

describeInBrowser('a claim with a photo', () => {
  it.each(screens)('is paid with the next payslip, to the cent, in %s at %i px', async (...screen) => {
    const place = await makePlace()
    const { workspace } = place
    const own = await openInMay(place.staff, '/my', screen)
    await claim(own)
    await decide(await openInMay(place.manager, '/approvals', screen))
    const [made] = (await workspace.muster.expenseClaims.list({})).data
    expect(made).toMatchObject({ status: 'approved', total_approved: '1249.55' })
    await handOver(await openInMay(place.hr, `/expenses/${made!.id}`, screen))
    await setClock(inMay)
    const run = await lockedRun(workspace, { year: 2026, month: 4 })
    const { net_salary: net, total_earnings: earned, gross_salary: gross } = await entryOf(workspace, run)
    expect(Number(earned) - Number(gross)).toBeCloseTo(1249.55, 5)
    await readSlip(place, own, net)
    await own.load(`/my/claims/${made!.id}`)
    await own.page.getByText(own.speech.nameValue('paid'), { exact: true }).first().waitFor()
  })
})
