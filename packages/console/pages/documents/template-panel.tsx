// The letter that a template makes, on the template's own page.
import type { RecordOf } from '../../records/kind.ts'
import { Preview } from './template-preview.tsx'

export default function TemplatePanel({ record }: { readonly record: RecordOf<'LetterTemplate'> }) {
  return <Preview id={record.id} language={record.language} />
}
