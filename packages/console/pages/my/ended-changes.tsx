// What somebody asked for before, and what became of each.
import type { ComponentType } from 'react'
import { say } from '../../app/words.ts'
import { Status } from '../../ui/status.tsx'

interface EndedChangesProps<Change> {
  readonly of: readonly Change[]
  /** The id of its heading. */
  readonly id: string
  readonly name: (change: Change) => string
  readonly Sentence: ComponentType<{ readonly change: Change }>
}

export function EndedChanges<Change extends { readonly id: string; readonly status: string }>({
  of,
  id,
  name,
  Sentence,
}: EndedChangesProps<Change>) {
  if (of.length === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{say('my.earlier')}</h2>
      <ul className="my-list">
        {of.map(change => (
          <li key={change.id}>
            <div>
              <span dir="auto">{name(change)}</span>
              <span className="faint">
                <Sentence change={change} />
              </span>
            </div>
            <Status value={change.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
