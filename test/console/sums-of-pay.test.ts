// Every page that shows gross pay, deductions, net pay or a total: its figures add up before the eyes of whoever reads it.

import { openDemoWorkspace } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { readRooms } from '../support/browser/rooms.ts'
import { press } from '../support/browser/steps.ts'
import { checkSums, findWrongSums, type Language } from '../support/browser/sums.ts'
import { walk } from '../support/browser/walk.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { addCategory, handedOver, makeDraft } from '../support/fixtures/expenses.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'
import { entryOf, succeed } from '../support/fixtures/payroll.ts'
import { type FullMonth, inMay, makeFullMonth } from '../support/fixtures/payroll-month.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { joinAs } from '../support/fixtures/reach.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

/** The pages with sums, opened while a run is checked. A page of the walk below that shows a sum stands here or in `onceLocked`. */
const whileChecked: readonly string[] = [
  '/',
  '/inbox?item=$run',
  '/payroll/runs',
  '/payroll/runs/$run',
  '/payroll/runs/$run?tab=cost',
  '/payroll/entries',
  '/payroll/entries/$entry',
]

/** And once it is locked and its payment is prepared. */
const onceLocked: readonly string[] = [
  '/',
  '/employees/$employee?tab=pay',
  '/expenses',
  '/expenses/items',
  '/leave/encashments',
  '/loans',
  '/payroll/entries',
  '/payroll/entries/$entry',
  '/payroll/payments',
  '/payroll/runs',
  '/payroll/runs/$run',
  '/payroll/runs/$run?tab=cost',
  '/payroll/runs/$run?tab=slips',
  '/payroll/slips',
  '/payroll/slips/$slip',
  '/reports/cost',
]

/** Of whoever was paid, and has no right. */
const ofOneself: readonly string[] = ['/my/pay', '/my/pay/$entry']

/** `/payroll/runs/$?tab=cost`: an address without what it is of. */
const strip = (address: string): string =>
  address.replaceAll(/\/(\$\w+|[a-z]{3}_[0-9a-z]{26})/g, '/$').replace(/\?(?!tab=).*/, '')

const ledger: ReadonlySet<string> = new Set([...whileChecked, ...onceLocked, ...ofOneself].map(strip))

/** Arrears, a loan, overtime, an encashment and a bonus, and a claim. */
async function makeMonth(): Promise<FullMonth> {
  const month = await makeFullMonth()
  const [employee = ''] = month.employees
  const of = { ...month, employee, category: await addCategory(month, 'TRAVEL') }
  const { id } = await makeDraft(of, ['4500.25'], { claim_date: '2026-04-28' })
  for (const step of handedOver) await inConsole(month, step, { id })
  return month
}

async function openMonth(workspace: FullMonth, locale = 'en-GB', employee?: string): Promise<SignedIn> {
  // The codes of an authenticator app are those of now.
  await setClock()
  const member = employee
    ? ((await joinAs(workspace, employee)) as SignedIn['member'])
    : await makeFullMember(workspace.id, 'Owner')
  await setClock(inMay)
  const context = { locale, viewport: { width: employee ? 360 : 1280, height: 740 } }
  const opened = await openConsole({ workspace, member, context })
  await opened.page.clock.setFixedTime(inMay)
  return opened
}

/** Approved and locked, with Bilal's pay on hold, and a batch for the others. */
async function lockWithHold(month: FullMonth): Promise<void> {
  const { run: id, approver: token, employees } = month
  await succeed(month, 'approvePayrollRun', { id, token })
  const held = await entryOf(month, id, employees[1])
  await inConsole(month, 'holdPayrollEntry', { id: held.id, body: { reason: 'The laptop' }, token })
  await succeed(month, 'lockPayrollRun', { id, token })
  await succeed(month, 'createPayrollPaymentBatch', { body: { payroll_run_id: id } })
}

/** What is to be opened of each kind. */
async function findIds(month: FullMonth): Promise<Readonly<Record<string, readonly string[]>>> {
  const { run, employees } = month
  const entries = await Promise.all(employees.map(employee => entryOf(month, run, employee)))
  const { data: slips } = await inConsole(month, 'listSalarySlipDetails', {})
  const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id)
  return { run: [run], entry: idsOf(entries), slip: idsOf(slips), employee: employees }
}

/** What is wrong on these pages of all that is there. */
async function findWrong(
  opened: SignedIn,
  pages: readonly string[],
  ids: Readonly<Record<string, readonly string[]>>,
  language: Language = 'en',
): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) {
    const [, name = ''] = /\$(\w+)/.exec(page) ?? []
    for (const id of ids[name] ?? ['']) {
      await opened.load(page.replace(`$${name}`, id))
      found.push(...(await findWrongSums(opened, language)))
    }
  }
  return found
}

describeInBrowser('gross pay, additions and deductions', () => {
  it('come to net pay on every page, from the draft to the payslip', async () => {
    const month = await makeMonth()
    const { run } = month
    const opened = await openMonth(month)
    const { page, goTo, load } = opened
    await goTo(`/payroll/runs/${run}`)
    await press(page, 'Show the preview')
    // The table is a region within the section of the same name.
    await page.getByRole('region', { name: 'Preview' }).nth(1).waitFor()
    expect(await findWrongSums(opened)).toEqual([])
    await succeed(month, 'processPayrollRun', { id: run })
    const { total_additions, total_deductions } = await inConsole(month, 'getPayrollRunDetail', { id: run })
    expect([total_additions, total_deductions]).not.toContain('0.00')
    expect(await findWrong(opened, whileChecked, await findIds(month))).toEqual([])
    await load(`/payroll/runs/${run}`)
    await press(page, 'Adjust the pay of Ayesha Khan')
    await page.getByRole('dialog').waitFor()
    expect(await findWrongSums(opened)).toEqual([])
    await lockWithHold(month)
    const ids = await findIds(month)
    expect(await findWrong(opened, onceLocked, ids)).toEqual([])
    expect(await findWrong(await openMonth(month, 'ur'), onceLocked, ids, 'ur')).toEqual([])
  })
})

describeInBrowser('one’s own pay', () => {
  it('adds up on a phone, and so does why it changed', async () => {
    const month = await makeMonth()
    await succeed(month, 'processPayrollRun', { id: month.run })
    await lockWithHold(month)
    const [employee = ''] = month.employees
    const ids = { entry: [(await entryOf(month, month.run, employee)).id] }
    expect(await findWrong(await openMonth(month, 'en-GB', employee), ofOneself, ids)).toEqual([])
    expect(await findWrong(await openMonth(month, 'ur', employee), ofOneself, ids, 'ur')).toEqual([])
  })
})

const entries = readRooms()

describeInBrowser('a page of the demo', () => {
  let workspace: TestWorkspace
  beforeAll(async () => {
    workspace = await openDemoWorkspace()
  })

  it.each([...new Set(entries.map(({ room }) => room))])(
    'shows only sums that add up, and is known for them, in the room %s',
    async room => {
      const opened = await openConsole({ workspace })
      const wrong: string[] = []
      const unknown = new Set<string>()
      for (const entry of entries.filter(one => one.room === room))
        for await (const _ of walk(opened, entry)) {
          const sums = await checkSums(opened)
          wrong.push(...sums.wrong)
          const { pathname, search } = new URL(opened.page.url())
          const page = strip(pathname.replace(/^\/app/, '') + search)
          if (sums.shown > 0 && !ledger.has(page)) unknown.add(page)
        }
      expect(wrong).toEqual([])
      // A page with sums belongs into the lists above, and so into the month.
      expect([...unknown]).toEqual([])
    },
  )
})
