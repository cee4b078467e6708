// What a claim of expenses is made of, beside its decision.
import type { RecordOf } from '../../records/kind.ts'
import { RelatedRecords } from '../../records/lists/related.tsx'
import { noun } from '../expenses/expense-claim.ts'

export default function ClaimItems({ record }: { readonly record: RecordOf<'ExpenseClaim'> }) {
  return noun.related?.map(one => <RelatedRecords key={one.list.id} related={one} record={record} />)
}
