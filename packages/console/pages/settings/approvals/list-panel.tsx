// Above the policies: which of them counts for somebody's request, and who is asked by it.
import { say } from '../../../app/words.ts'
import { WhoIsAsked } from './who-is-asked.tsx'

export function ListPanel() {
  return (
    <details className="card">
      <summary>{say('policies.trial')}</summary>
      <WhoIsAsked />
    </details>
  )
}
