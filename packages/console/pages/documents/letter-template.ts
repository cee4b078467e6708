// Letter templates, as the console shows them.
import { sayOf } from '../../app/words.ts'
import * as letterTemplates from '../../gen/operations/letter-templates.ts'
import { defineNoun } from '../../records/noun.ts'
import BodyInput from './body-input.tsx'
import TemplatePanel from './template-panel.tsx'
import TemplatePreview from './template-preview.tsx'

export const noun = defineNoun({
  kind: 'LetterTemplate',
  operations: letterTemplates,
  columns: ['letter_type', 'language', 'subject', 'shows_pay', 'status'],
  filters: ['status', 'letter_type'],
  inPanel: ['previewLetterTemplate'],
  form: { controls: { body: BodyInput }, Aside: TemplatePreview },
  title: template => sayOf('value', template.letter_type),
  Panel: TemplatePanel,
})
