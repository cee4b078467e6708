// Beside the form of a policy: who its steps would ask, before it is kept.
import { say } from '../../../app/words.ts'
import type { AsideProps } from '../../../records/forms/form-shape.ts'
import { WhoIsAsked } from './who-is-asked.tsx'

export function FormAside({ values }: AsideProps) {
  const { kind = 'leave', steps } = values
  if (!Array.isArray(steps) || steps.length === 0) return null
  return (
    <section className="card">
      <h2>{say('policies.trial')}</h2>
      <WhoIsAsked given={{ kind, steps }} />
    </section>
  )
}
