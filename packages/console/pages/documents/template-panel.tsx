// The letter that a template makes, on the template's own page.
import type { AnyRecord } from '../../records/operation.ts'
import { Preview } from './template-preview.tsx'

export default function TemplatePanel({ record }: { readonly record: AnyRecord }) {
  return <Preview id={String(record.id)} language={String(record.language)} />
}
