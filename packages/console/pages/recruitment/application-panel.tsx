// How far an application has come, and where it can go.
import { sayOf } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Steps } from '../../ui/steps.tsx'
import { useCandidateName } from './candidate-name.ts'
import { Moves } from './moves.tsx'
import { type Application, underWay } from './stages.ts'

export default function ApplicationPanel({ record }: { readonly record: RecordOf<'JobApplication'> }) {
  const application = record as Application
  const { stage } = application
  const name = useCandidateName(application)
  const last = stage === 'rejected' || stage === 'withdrawn' ? stage : 'hired'
  return (
    <section className="card">
      <h2>{sayOf('field', 'stage')}</h2>
      <Steps steps={[...underWay, last]} at={stage} />
      <Moves application={application} name={name} />
    </section>
  )
}
