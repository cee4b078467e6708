// How an export goes: how far it is while it runs, and what stopped it if it failed.

import { Progress } from '../../records/files/progress.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { Sentence } from '../../records/references/sentence.tsx'
import { Status } from '../../ui/status.tsx'

interface ExportProps {
  readonly record: RecordOf<'Export'>
}

export function ExportStand({ record }: ExportProps) {
  const { status, file_name: name, done, total } = record
  if (status === 'running') return <Progress label={name} done={done} total={total} />
  return <Status value={status} />
}

export function ExportPanel({ record }: ExportProps) {
  const { status, message, sentence } = record
  if (status === 'running') return <ExportStand record={record} />
  if (message === null) return null
  return (
    <p className="notice bad" dir="auto">
      <Sentence text={message} coded={sentence} />
    </p>
  )
}
