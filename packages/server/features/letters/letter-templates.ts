// Letter templates as records: found by type and language, and checked with a sample employee before they are stored.

import type { LetterTemplate } from '@muster/contract'
import { type Db, type Given, lit, prepared } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { type Context, today } from '../../http/context.ts'
import { conflict, type FieldError, invalid, invalidField } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import { readCompany } from './letter-facts.ts'
import type { LetterStyle } from './letter-filters.ts'
import { type LetterValues, sampleValues } from './letter-variables.ts'
import { LetterRefusal, renderLetter } from './render-letter.ts'

export const templates = resource('LetterTemplate')

const maxSubject = 200

type LetterType = LetterTemplate['letter_type']
type Texts = Pick<LetterTemplate, 'subject' | 'body'>

const selectCurrentLetterTemplates = prepared(
  'current_letter_templates',
  (query, given: Given<{ letter_type: LetterType }>) =>
    query
      .selectFrom('letter_templates')
      .select(['id', 'language', 'subject', 'body', 'shows_pay'])
      .where('workspace_id', '=', given.workspace_id)
      .where('letter_type', '=', given.letter_type)
      .where('status', '=', lit('current'))
      .orderBy('language'),
)

/** The template that letters of the type and language are made from; a 409 that names the languages where there is none. */
export async function findTemplate(db: Db, letter_type: LetterType, language: string) {
  const found = await db.run(selectCurrentLetterTemplates, { letter_type })
  const template = found.find(each => each.language === language)
  if (template) return template
  const others = found.map(each => each.language).join(', ')
  const there = others ? say`there is one in ${others}` : say`there is none in any language`
  throw conflict(say`There is no current template of the type ${letter_type} in ${language}; ${there}.`)
}

/** A 409 where the type has a current template in the language. */
export async function assertNone(db: Db, letter_type: LetterType, language: string): Promise<void> {
  const other = (await db.run(selectCurrentLetterTemplates, { letter_type })).find(
    each => each.language === language,
  )
  if (other)
    throw conflict(
      say`The type ${letter_type} has a current template in ${language}. Change that one, or retire it first.`,
    )
}

/** A language as it is stored; a 400 where nothing is known of how it writes dates and amounts. */
export function readLanguage(language = 'en'): string {
  try {
    const [tag] = Intl.getCanonicalLocales(language)
    if (tag && tag.length <= 35 && Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0) return tag
  } catch {
    // Not a tag at all, such as one with a part twice.
  }
  throw invalidField('language', say`is ${language}, which is no language that letters can be written in`)
}

type Rendered = Texts & Pick<LetterTemplate, 'shows_pay'>
type Refused = FieldError & { readonly isMissing: boolean }

/** Both texts of a letter, or what is wrong with them. */
export function renderTexts(
  texts: Texts,
  values: LetterValues,
  style: LetterStyle,
): Rendered | { readonly refused: readonly Refused[] } {
  const refused: Refused[] = []
  const attempt = (field: keyof Texts) => {
    try {
      const { text, shows_pay } = renderLetter(texts[field], values, style)
      const message = field === 'subject' ? checkSubject(text, shows_pay) : checkBody(text)
      if (message) refused.push({ field, message, isMissing: false })
      return { text, shows_pay }
    } catch (error) {
      if (!(error instanceof LetterRefusal)) throw error
      refused.push({ field, message: error.sentence, isMissing: error.isMissing })
      return { text: '', shows_pay: false }
    }
  }
  const [subject, body] = [attempt('subject'), attempt('body')]
  if (refused.length > 0) return { refused }
  return { subject: subject.text, body: body.text, shows_pay: body.shows_pay }
}

/** The subject is shown to keys that may not see pay. */
function checkSubject(text: string, shows_pay: boolean): Sentence | undefined {
  if (shows_pay) return say`shows the salary, which only the body can`
  if (text.includes('\n') || text.includes('\r')) return say`has more than one line`
  if (text.length > maxSubject) return say`has ${text.length} characters; at most ${maxSubject} are taken`
  return checkBody(text)
}

function checkBody(text: string): Sentence | undefined {
  return text.trim() === '' ? say`comes to an empty text` : undefined
}

/** Whether letters of these texts show pay. A 400 where the sample employee's letter cannot be made of them. */
export async function checkTexts(call: Context, language: string, texts: Texts): Promise<boolean> {
  const company = await readCompany(call.db)
  const sample = sampleValues({ currency: company.currency, issue_date: today(call) })
  const made = renderTexts(texts, sample, { ...company, language })
  if ('refused' in made) throw invalid(made.refused.map(({ field, message }) => ({ field, message })))
  return made.shows_pay
}
