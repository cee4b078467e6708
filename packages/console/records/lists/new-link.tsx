// The way to a new record, or what stands in it.
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import type { Noun } from '../noun.ts'
import { useNounPath } from '../references/record-paths.ts'

export function NewLink({ noun }: { readonly noun: Noun }) {
  const path = useNounPath(noun)
  const why = useId()
  const missing = useObstacle()(noun.create?.id ?? '')
  const text = say('list.new', { kind: sayOf('kind', noun.kind, { count: 1 }) })
  if (missing !== undefined)
    return (
      <span className="button-with-reason">
        <button type="button" className="button primary" aria-disabled="true" aria-describedby={why}>
          {text}
        </button>
        <span className="reason" role="tooltip" id={why}>
          {missing}
        </span>
      </span>
    )
  return (
    <Link className="button primary" to={`${path}/new`} preload="intent">
      {text}
    </Link>
  )
}
