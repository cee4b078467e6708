// How far an employment contract is, from its draft to its end.
import type { RecordOf } from '../../records/kind.ts'
import { Steps } from '../../ui/steps.tsx'

export default function ContractPanel({ record }: { readonly record: RecordOf<'EmploymentContract'> }) {
  const { status } = record
  const last = status === 'terminated' || status === 'cancelled' ? status : 'expired'
  return (
    <section className="card">
      <Steps steps={['draft', 'sent', 'signed', last]} at={status} />
    </section>
  )
}
