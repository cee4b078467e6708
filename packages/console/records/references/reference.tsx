// A record that another one refers to, by its name and with a link to its page.
import { Link } from '@tanstack/react-router'
import { kinds } from '../../gen/kinds.ts'
import { Name } from './names.tsx'
import { useRecordPath } from './record-paths.ts'

interface ReferenceProps {
  /** The kinds that it may be of; left out where only the id tells. */
  readonly kind?: string | readonly string[] | undefined
  readonly id: string
}

export function Reference({ kind = Object.keys(kinds), id }: ReferenceProps) {
  const known = typeof kind === 'string' ? kind : kind.find(one => id.startsWith(`${kinds[one]?.prefix}_`))
  const path = useRecordPath(known)
  if (path === undefined) return <Name id={id} />
  return (
    <Link to={`${path}/$id`} params={{ id }}>
      <Name id={id} />
    </Link>
  )
}
