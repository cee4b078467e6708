// Said of a policy that never counts, because one before it takes all that it could.
import { say } from '../../../app/words.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { useName } from '../../../records/references/names.tsx'

export function NeverCounts({ record: { covered_by_id } }: { readonly record: RecordOf<'ApprovalPolicy'> }) {
  const name = useName(covered_by_id ?? undefined)
  if (covered_by_id === null) return null
  return <p className="notice">{say('policies.never_counts', { name: name ?? '…' })}</p>
}
