// Letter templates: written, checked, previewed and taken out of use.

import type { LetterTemplate } from '@muster/contract'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { assertNone, checkTexts, readLanguage, templates } from '../letter-templates.ts'
import { previewLetter } from '../letters.ts'

const rewrite = moveTo<LetterTemplate>(
  templates,
  'current',
  'subject = :subject',
  'body = :body',
  'shows_pay = :shows_pay',
)
const retire = moveTo<LetterTemplate>(templates, 'retired')

export default {
  listLetterTemplates: templates.list,
  getLetterTemplate: templates.get,

  async createLetterTemplate(call) {
    const { letter_type, subject, body } = call.body
    const language = readLanguage(call.body.language)
    const shows_pay = await checkTexts(call, language, { subject, body })
    await assertNone(call.db, letter_type, language)
    const template = await templates.insert(call, { letter_type, language, subject, body, shows_pay })
    audit(call, 'letter_template.created', template.id, { letter_type, language, subject, body, shows_pay })
    return template
  },

  async updateLetterTemplate(call) {
    const before = await templates.lockFor(call, 'updateLetterTemplate')
    const { subject = before.subject, body = before.body } = call.body
    if (subject === before.subject && body === before.body) return before
    const shows_pay = await checkTexts(call, before.language, { subject, body })
    audit(call, 'letter_template.updated', before.id, { subject, body, shows_pay })
    return rewrite(call, before.id, { subject, body, shows_pay })
  },

  async retireLetterTemplate(call) {
    const { id, letter_type, language } = await templates.lockFor(call, 'retireLetterTemplate')
    audit(call, 'letter_template.retired', id, { letter_type, language })
    return retire(call, id)
  },

  async previewLetterTemplate(call) {
    const template = await templates.find(call, call.path.id)
    return markExact(await previewLetter(call, template, call.body ?? {}))
  },
} satisfies HandlersFor<'letter_templates'>
