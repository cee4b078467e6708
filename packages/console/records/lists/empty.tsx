// A list without records: what it is for, the first step, and the import where there is one.
import { say, sayAbout, sayOf } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Noun } from '../noun.ts'
import { ImportLink } from './import-link.tsx'
import type { ListState } from './list-state.ts'
import { NewLink } from './new-link.tsx'

interface EmptyProps {
  readonly noun: Noun
  readonly state: ListState
}

export function Empty({ noun, state: { filters, change } }: EmptyProps) {
  const kind = sayOf('kind', noun.kind, { count: 2 })
  const names = Object.keys(filters)
  const about = sayAbout(noun.kind)
  if (names.length > 0)
    return (
      <section className="empty-list">
        <p>{say('list.none_match', { kind })}</p>
        <Button onPress={() => change(Object.fromEntries(names.map(name => [name, ''])))}>
          {say('list.clear')}
        </Button>
      </section>
    )
  return (
    <section className="empty-list">
      <p>
        <strong>{say(noun.create ? 'list.none_yet' : 'list.none', { kind })}</strong>
      </p>
      {about !== undefined && <p>{about}</p>}
      <p className="ways">
        {noun.create && <NewLink noun={noun} />}
        <ImportLink noun={noun} />
      </p>
    </section>
  )
}
