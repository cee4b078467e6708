// How many records a list has, beside its title: those that are here where that is all, and else as far as the service counts.
import { formatCount } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { getListCount } from '../../gen/operations/list-counts.ts'
import type { Noun } from '../noun.ts'
import type { ListState } from './list-state.ts'

interface CountProps {
  readonly noun: Noun
  readonly filters: ListState['filters']
  /** How many are here. */
  readonly loaded: number
  readonly hasMore: boolean
}

export function Count({ noun, filters, loaded, hasMore }: CountProps) {
  const asked = new URLSearchParams(filters).toString()
  const query = Object.assign({ list: noun.list.id }, asked !== '' && { filters: asked })
  const mayCount = useObstacle()(getListCount.id) === undefined
  const { data } = useRead(getListCount, { query }, { enabled: hasMore && mayCount })
  if (!hasMore) return <span className="faint">{formatCount(loaded)}</span>
  // Nothing is said before it is known, so that no figure jumps.
  if (data === undefined) return null
  const { count, is_more } = data
  const isCounted = count !== null && count > loaded
  return (
    <span className="faint">
      {isCounted ? formatCount(count) : formatCount(loaded)}
      {(is_more || !isCounted) && '+'}
    </span>
  )
}
