// A record that another one refers to, by its name and with a link to its page.
import { Link } from '@tanstack/react-router'
import { findRecordPath } from '../app/rooms.ts'
import { Name } from './names.tsx'

export function Reference({ kind, id }: { readonly kind: string; readonly id: string }) {
  const path = findRecordPath(kind)
  if (path === undefined) return <Name id={id} />
  return (
    <Link to={`${path}/$id`} params={{ id }}>
      <Name id={id} />
    </Link>
  )
}
