// A list without records: what it is for, the first step, and the import where there is one.
import { Link } from '@tanstack/react-router'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAbout, sayOf } from '../../app/words.ts'
import { createImport } from '../../gen/operations/imports.ts'
import { Button } from '../../ui/button.tsx'
import type { Noun } from '../noun.ts'
import { readBody } from '../operation.ts'
import { useRecordPath } from '../references/record-paths.ts'
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

/** A file brings what one of the noun's operations makes. */
function ImportLink({ noun }: { readonly noun: Noun }) {
  const missing = useObstacle()
  const path = useRecordPath('Import')
  const { kind } = readBody(createImport)
  const known = new Set(Object.values(noun.operations).map(({ id }) => id))
  const [value, needed] = Object.entries(kind?.needs ?? {}).find(([, id]) => known.has(id)) ?? []
  if (value === undefined || needed === undefined || path === undefined) return null
  if (missing(createImport.id) !== undefined || missing(needed) !== undefined) return null
  const search: Readonly<Record<string, string>> = { kind: value }
  return (
    <Link className="button" to={`${path}/new`} search={search}>
      {say('list.import')}
    </Link>
  )
}
