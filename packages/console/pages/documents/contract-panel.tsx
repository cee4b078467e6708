// How far an employment contract is, from its draft to its end.
import type { AnyRecord } from '../../records/operation.ts'
import { Steps } from '../../ui/steps.tsx'

export default function ContractPanel({ record }: { readonly record: AnyRecord }) {
  const status = String(record.status)
  const last = ['terminated', 'cancelled'].includes(status) ? status : 'expired'
  return (
    <section className="card">
      <Steps steps={['draft', 'sent', 'signed', last]} at={status} />
    </section>
  )
}
