// HR letters as records: made from the current template under the next number, and never changed after that.

import type { HrLetter, HrLetterCreate, LetterPreview, LetterPreviewRequest } from '@muster/contract'
import { type Db, type Given, prepared } from '@muster/db'
import { asIs, type Sentence, say, sayTogether } from '@muster/sentences'
import { audit } from '../../auth/audit.ts'
import { type Context, today, type WriteContext } from '../../http/context.ts'
import { conflict, Problem } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { chooseLetterDay } from './letter-day.ts'
import { type LetterHead, readCompany, readLetterFacts, readPayFacts } from './letter-facts.ts'
import type { LetterStyle } from './letter-filters.ts'
import { findTemplate, readLanguage, renderTexts } from './letter-templates.ts'
import { groupValues, type LetterValues, sampleValues } from './letter-variables.ts'
import { takeLetterhead } from './letterheads.ts'
import { takeReferenceNumber, writeReferenceNumber } from './reference-numbers.ts'

export const letters = resource('HrLetter')

export const revoke = moveTo<HrLetter>(
  letters,
  'revoked',
  'revoked_at = made.at',
  'revocation_reason = :reason',
)

/** What /v1 does not show of a letter. */
const internals = prepared('text_of_hr_letter', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('hr_letters')
    .select(['text', 'shows_pay', 'revocation_reason', 'letterhead'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

const payPermission = 'salaries.manage'

/** What is read or made of a letter that shows pay takes the permission for salaries, too. One’s own pay is no secret. */
function assertMaySeePay({ caller }: Context, shows_pay: boolean): void {
  if (shows_pay && caller.person?.reach !== 'own' && !caller.scopes.has(payPermission))
    throw new Problem(
      'insufficient_scope',
      say`This token lacks a permission: a letter that shows pay needs ${payPermission}. Use a token that has it.`,
    )
}

/** The letter with its text. A 403 where it shows pay and the token may not see it. */
export async function readLetter(call: Context, id: string) {
  const letter = await letters.find(call, id)
  const [more] = await call.db.run(internals, { id })
  assertMaySeePay(call, more!.shows_pay)
  return { letter, ...more! }
}

interface Source {
  readonly subject: string
  readonly body: string
  readonly shows_pay: boolean
}

/** The texts of a letter. A 409 that names every value that is missing. */
function render(source: Source, values: LetterValues, style: LetterStyle, about: Sentence) {
  const made = renderTexts(source, values, style)
  if (!('refused' in made)) return made
  const reasons = sayTogether(
    made.refused.map(({ field, message }) => say`the ${field} of the template ${message}`),
    '; ',
  )
  const hint = made.refused.every(({ isMissing }) => isMissing)
    ? say`Enter what is missing, or write the template so that it does without.`
    : say`Correct the template.`
  throw conflict(say`No letter can be made for ${about}: ${reasons}. ${hint}`)
}

/** The texts of a letter about an employee who exists, for a token that may see them. */
function renderFor(call: Context, source: Source, language: string, head: LetterHead) {
  assertMaySeePay(call, source.shows_pay)
  return makeLetterTexts(call.db, source, language, head)
}

/** The texts of a letter about an employee who exists. A 409 that names every value that is missing. */
export async function makeLetterTexts(db: Db, source: Source, language: string, head: LetterHead) {
  const company = await readCompany(db)
  const facts = await readLetterFacts(db, company, head)
  const pay = source.shows_pay ? await readPayFacts(db, company, head) : {}
  const about = asIs(facts['employee.employee_code'] ?? head.employee_id)
  return render(source, groupValues({ ...facts, ...pay }), { ...company, language }, about)
}

export interface Issue extends HrLetterCreate {
  readonly hr_letter_request_id?: string
}

/** Issues a letter about an employee who exists. The number is taken and the letter written, or neither. */
export async function issueLetter(call: WriteContext, asked: Issue): Promise<HrLetter> {
  const { employee_id, letter_type, addressed_to = null, purpose = null, hr_letter_request_id = null } = asked
  const language = readLanguage(asked.language)
  const issue_date = await chooseLetterDay(call, asked)
  const template = await findTemplate(call.db, letter_type, language)
  assertMaySeePay(call, template.shows_pay)
  const reference_number = await takeReferenceNumber(call.db, letter_type, issue_date)
  const head = { employee_id, reference_number, issue_date, addressed_to, purpose }
  const { subject, body: text, shows_pay } = await renderFor(call, template, language, head)
  const letter = await letters.insert(call, {
    employee_id,
    letterhead: await takeLetterhead(call.db),
    hr_letter_request_id,
    letter_type,
    reference_number,
    subject,
    addressed_to,
    language,
    issue_date,
    letter_template_id: template.id,
    text,
    shows_pay,
  })
  audit(call, 'hr_letter.issued', letter.id, {
    employee_id,
    letter_type,
    reference_number,
    issue_date,
    hr_letter_request_id,
    language,
    letter_template_id: template.id,
    shows_pay,
  })
  return letter
}

/** A letter as it would be today, under a number that no letter has; for the sample employee where none is named. */
export async function previewLetter(
  call: WriteContext,
  template: Source & { readonly letter_type: HrLetter['letter_type']; readonly language: string },
  { employee_id, addressed_to = null, purpose = null }: LetterPreviewRequest,
): Promise<LetterPreview> {
  const issue_date = today(call)
  const { language, letter_type } = template
  if (employee_id === undefined) {
    const company = await readCompany(call.db)
    const sample = sampleValues({ currency: company.currency, issue_date })
    return show(render(template, sample, { ...company, language }, say`the sample employee`))
  }
  await letters.check(call, { employee_id })
  const reference_number = writeReferenceNumber(letter_type, issue_date, 0)
  const head = { employee_id, reference_number, issue_date, addressed_to, purpose }
  return show(await renderFor(call, template, language, head))
}

function show({ subject, body, shows_pay }: Source): LetterPreview {
  return { subject, text: body, shows_pay }
}
