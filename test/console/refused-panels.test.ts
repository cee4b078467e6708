// Forms that are made by hand, or stand in a row or a section of a record, refused: why is said at the field and in the reader's language, and what was typed stays.

import type { Locator } from 'playwright-core'
import { openOwnDemo } from '../support/browser/demo.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { RefusalWalk } from '../support/browser/refusals.ts'
import { refuseFields } from '../support/browser/refusers.ts'
import { type Language, Words } from '../support/browser/words.ts'
import type { TestWorkspace } from '../support/fixtures/make.ts'

interface Open extends SignedIn {
  readonly words: Words
}

/** Goes to the form of an operation. */
type Way = (opened: Open) => Promise<Locator>

async function findOne({ member }: SignedIn, list: string, query: string): Promise<string> {
  const { data } = await member.browser.do(list as never, { query: `${query}&limit=1` })
  return data[0].id
}

async function pressIn({ page, settle }: SignedIn, part: Locator, name: string): Promise<Locator> {
  await part.getByRole('button', { name, exact: true }).first().click()
  await settle()
  return page.locator('dialog[open] form').first()
}

const sectionOf = ({ page, words }: Open, title: string): Locator =>
  page
    .locator('section.card')
    .filter({ has: page.getByRole('heading', { name: words.say(title), exact: true }) })

/** The decision about a claim, item by item. */
const decideClaim: Way = async opened => {
  await opened.load(`/expenses/${await findOne(opened, 'listExpenseClaims', 'status=submitted')}`)
  return opened.page.locator('main form.form').first()
}

/** What is done with an installment, in its row. */
const inInstallment =
  (operation: string): Way =>
  async opened => {
    await opened.load(`/loans/${await findOne(opened, 'listLoans', 'status=active')}`)
    return pressIn(opened, sectionOf(opened, 'loans.schedule'), opened.words.nameAction(operation))
  }

/** What belongs to an employee, under its title. */
const ofEmployee =
  (tab: string, section: string, button: string): Way =>
  async opened => {
    await opened.load(`/employees/${await findOne(opened, 'listEmployees', 'status=active')}${tab}`)
    return pressIn(opened, sectionOf(opened, section), opened.words.say(button))
  }

const ways: Readonly<Record<string, Way>> = {
  approveExpenseClaim: decideClaim,
  waiveLoanInstallment: inInstallment('waiveLoanInstallment'),
  deferLoanInstallment: inInstallment('deferLoanInstallment'),
  createEmployeeAddress: ofEmployee('', 'employees.addresses', 'action.create'),
  updateEmployeeAddress: ofEmployee('', 'employees.addresses', 'action.update'),
  createEmployeeContact: ofEmployee('', 'employees.contacts', 'action.create'),
  createEmployeeDependant: ofEmployee('', 'employees.dependants', 'action.create'),
  createEmployeeBankAccount: ofEmployee('?tab=pay', 'employees.bank_accounts', 'action.create'),
  updateEmployeeBankAccount: ofEmployee('?tab=pay', 'employees.bank_accounts', 'action.update'),
  updateEmployeeCompensation: ofEmployee('?tab=pay', 'employees.compensation', 'action.update'),
}

const languages: readonly (readonly [Language, string])[] = [
  ['ur', 'ur-PK'],
  ['ar', 'ar-AE'],
]

describeInBrowser('a form beside the pages of kinds', () => {
  let workspace: TestWorkspace
  beforeAll(async () => {
    workspace = await openOwnDemo()
  })

  it.each(Object.keys(ways).map((operation, n) => [operation, ...languages[n % 2]!] as const))(
    'of %s says in %s why it is refused, and keeps what was typed',
    async (operation, language, locale) => {
      const words = new Words(language)
      const opened = await openConsole({ workspace, context: { locale } })
      const walk = new RefusalWalk(opened, words, [refuseFields])
      await walk.guard()
      const form = await ways[operation]!(Object.assign({}, opened, { words }))
      await form.waitFor()
      await walk.refuseForm(form, operation)
      expect(walk.found).toEqual([])
      expect(walk.operations).toEqual([operation])
    },
  )
})
