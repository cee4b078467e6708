// The letter that a template makes, beside its editor: of the sample employee, or of one that is chosen.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../app/ask.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { previewLetterTemplate } from '../../gen/operations/letter-templates.ts'
import type { AsideProps } from '../../records/forms/form-shape.ts'
import { ReferenceField } from '../../records/forms/reference-field.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Paper } from './paper.tsx'

export default function TemplatePreview({ path }: AsideProps) {
  const id = path?.id
  if (id === undefined) return <p className="help">{say('documents.preview_later')}</p>
  return <Preview id={id} language="en" />
}

interface PreviewProps {
  readonly id: string
  readonly language: string
}

export function Preview({ id, language }: PreviewProps) {
  const [employee, setEmployee] = useState('')
  const missing = useObstacle()(previewLetterTemplate.id)
  const preview = useQuery({
    queryKey: ['previewLetterTemplate', id, employee],
    queryFn: () =>
      ask(previewLetterTemplate, {
        path: { id },
        body: employee === '' ? {} : { employee_id: employee },
      }),
    enabled: missing === undefined,
    retry: false,
  })
  return (
    <section className="card">
      <h2>{sayOf('action', 'preview')}</h2>
      <p className="help">{say('documents.preview_what')}</p>
      <ReferenceField
        label={say('documents.preview_for')}
        kind="Employee"
        value={employee}
        onChange={setEmployee}
      />
      <Loaded of={preview} lines={8}>
        {({ subject, text }) => <Paper subject={subject} text={text} language={language} />}
      </Loaded>
    </section>
  )
}
