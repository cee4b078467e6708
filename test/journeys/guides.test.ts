// The guides on the demo of `npm start`: each from a clean start, its commands pasted from the first to the last, and its samples run.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, read, root } from '../support/contract/page.ts'
import { commandsOf, openReadersDemo, type Page, type ReadersDemo } from '../support/fixtures/guides.ts'

let demo: ReadersDemo
beforeAll(async () => {
  demo = await openReadersDemo()
})

/** Lines as they are printed; one between slashes is a pattern. */
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim())
    .map(line => (/^\/.+\/$/.test(line) ? expect.stringMatching(new RegExp(line.slice(1, -1))) : line))

/** Among whatever else is printed. */
const among = (text: string) => expect.arrayContaining(lines(text))

/** What the guide states in blocks of text. */
const stated = (name: string) =>
  blocksOf(read(`docs/guides/${name}.md`))
    .flatMap(({ language, text }) => (language === 'text' ? [text] : []))
    .join('')

/** An authenticator app. */
const app = `code_of() { node -e "import('${join(root, 'packages/server/auth/factors/totp.ts')}').then(({ computeTotp }) => console.log(computeTotp('$1', Math.floor(Date.now() / 30000))))"; }`

const withTheDemo: Readonly<Record<string, unknown>> = {
  'first-call': among(String.raw`/^emp_\w{26} IVT-\d{4} active$/
    true`),
  'paging-and-sync': among('IVT-0012'),
  idempotency: among(String.raw`/^Idempotent-Replay: true\s*$/`),
  errors: among(`/"code":"validation_failed"/
    last_name must not be empty`),
  scopes: among(String.raw`/"code":"insufficient_scope"/
    /^\d{5}-\d{7}-\d$/`),
  leave: lines(String.raw`/^([1-5]\.00) \1$/
    /^to_date is before from_date/`),
  documents: lines(String.raw`rejected
    AB7654321
    verified
    same
    /^[1-9]\d*$/
    true
    /^CTR-\d{5}$/
    sent
    signed
    contract.pdf
    2031-01-01
    2030-06-30T18:59:59.999Z
    /^\d+$/
    /^(\d+) of \1 bytes$/`),
  attendance: lines(String.raw`/^(null true|\d{4}-\d\d-\d\d (true|false))$/
    half_day
    approved`),
  console: lines(String.raw`1
    /./
    10.00
    Engineers
    /^IVT-\d{4}$/
    approved
    /^\d+\.50$/
    / at 10\.00 days a year/
    / at 10\.00 days a year, granted at once$/
    Adjusted by 1.50 days: Worked on a holiday
    /^\d\.00 days used by approved leave$/
    cancelled
    180
    scheduled
    draft
    published
    assigned
    issued
    returned
    available
    /^[1-9]\d*$/`),
  'bank-files': lines(`is no IBAN: PK IBANs have 24 characters; this one has 23; compare it with the bank
    PK36SCBL0000001123456702
    succeeded
    49
    49
    49
    2100
    succeeded`),
  loans: lines(String.raw`110000.00
    110000.00
    active
    /^20\d\d$/
    17500.00
    completed
    100000.00
    Installments: 6 waived of 105000.00; 0.00 is outstanding
    ADV-00301`),
  expenses: lines(String.raw`20000.00
    true
    18500.00
    /^the item of 14000\.00 on \d{4}-\d\d-\d\d needs a receipt, as items of FAIRS above 10000\.00 do$/
    hotel.pdf
    same
    submitted
    17000.00
    payroll
    17000.00
    approved
    TRIP-00301`),
  recruitment: lines(String.raw`email
    interview
    No experience
    null
    95000.00
    2027-01-04
    1
    /^cnd_\w+@anonymised\.invalid$/
    hired`),
  letters: lines(`No objection to the journey of Ayesha Khan
    names employee.nam, which is no variable of letters (line 1, column 9)
    approved
    /^No objection to the journey of /
    issued
    revoked
    Issued with the former designation
    %PDF`),
  imports: lines(`2
    3 department is no department of this workspace; the nearest is Weaving
    applying
    3
    Sana`),
  exports: lines(String.raw`/^[1-9]\d*$/
    first_name,last_name`),
  'sign-in': lines(`second_factor_to_set_up
    /^[a-z2-7]{5}-[a-z2-7]{5}$/
    Owner
    true
    ended
    second_factor_needed`),
}

const inAnEmptyWorkspace: Readonly<Record<string, unknown>> = {
  salaries: lines(`BASIC 36000.00, HRA 16200.00, SPECIAL 7800.00, FUEL 7000.00, GRATUITY_FUND 5000.00
    60000.00
    2026-03-01
    46800.00 21060.00 10140.00 9000.00 6500.00`),
  payroll: lines(`60000.00 30000.00 10000.00 4998.00 4998.00
    100000.00
    2025-26
    BASIC 60000.00, HRA 30000.00, MEDICAL 10000.00, TAX 440.00, EOBI_EE 400.00, PF_EE 4998.00, EOBI_ER 2000.00, PF_ER 4998.00
    succeeded
    94162.00
    warnings run_warnings approvers bank_accounts company_account journal
    absent
    absent
    30.00
    approved
    succeeded
    84193.33
    true
    succeeded
    succeeded
    locked
    SLP-2026-04-0001
    payslip
    succeeded
    succeeded
    84193.33
    disbursed`),
  corrections: lines(stated('corrections')),
}

/** What a page needs besides. */
const needs: Readonly<Record<string, Partial<Page>>> = {
  'sign-in': { stand: app },
  corrections: { after: commandsOf('payroll').slice(0, 2) },
}

// Commands of operators on machines of their own, law packs, and a receiver that webhook-example.test.ts starts.
const elsewhere = ['before-you-begin', 'law', 'leaving', 'operating', 'webhooks']

it('Each guide with commands is followed', () => {
  const followed = [...Object.keys(withTheDemo), ...Object.keys(inAnEmptyWorkspace), ...elsewhere]
  const pages = readdirSync(join(root, 'docs/guides')).filter(file => file.endsWith('.md'))
  const files = pages.map(file => file.replace('.md', ''))
  expect(files.filter(name => commandsOf(name).length > 0 && !followed.includes(name))).toEqual([])
})

describe('From a clean start, the guide', () => {
  it.each(Object.entries(withTheDemo))('%s has commands that work on the demo', async (name, printed) => {
    expect(await demo.follow({ name, begins: 'with the demo', ...needs[name] })).toEqual(printed)
  })

  it.each(Object.entries(inAnEmptyWorkspace))(
    '%s has commands that work in a workspace beside the demo, and states what they print',
    async (name, printed) => {
      expect(await demo.follow({ name, begins: 'with a workspace of its own', ...needs[name] })).toEqual(
        printed,
      )
    },
  )
})
