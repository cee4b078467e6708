// The way to records that a file brings, where somebody looks for it: on the page of their list.
import { Link } from '@tanstack/react-router'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { createImport } from '../../gen/operations/imports.ts'
import type { Noun } from '../noun.ts'
import { readBody } from '../operation.ts'
import { useRecordPath } from '../references/record-paths.ts'

/** A file brings what one of the noun's operations makes. */
export function ImportLink({ noun }: { readonly noun: Noun }) {
  const missing = useObstacle()
  const path = useRecordPath('Import')
  const { kind } = readBody(createImport)
  const known = new Set(Object.values(noun.operations).map(({ id }) => id))
  const [value, needed] = Object.entries(kind?.needs ?? {}).find(([, id]) => known.has(id)) ?? []
  if (value === undefined || needed === undefined || path === undefined) return null
  // A month of pay that was paid elsewhere has a button of its own.
  if (noun.commands.some(({ id }) => id === needed)) return null
  if (missing(createImport.id) !== undefined || missing(needed) !== undefined) return null
  const search: Readonly<Record<string, string>> = { kind: value }
  return (
    <Link className="button" to={`${path}/new`} search={search}>
      {say('list.import')}
    </Link>
  )
}
