// The heads of a table's columns: a press sorts by one, the other way round, and then no more.
import { say, sayOf } from '../../app/words.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Noun } from '../noun.ts'
import { type Field, readResult } from '../operation.ts'
import { isFigure } from '../value.tsx'
import { isSortable, type ListState } from './list-state.ts'

interface HeadProps {
  readonly noun: Noun
  readonly name: string
  readonly state: ListState
}

export function Head({ noun, name, state: { columns, sort, change } }: HeadProps) {
  const facts = readResult(noun.list)[name]
  // What leads to the record stands as a name does, and so does its head.
  const figure = isFigure(facts) && name !== columns[0] ? 'figure' : undefined
  const text = sayOf('field', name)
  if (!isSortable(noun, name))
    return (
      <th scope="col" className={figure}>
        {text}
      </th>
    )
  const direction = readDirection(name, sort)
  return (
    <th scope="col" className={figure} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="sort"
        title={say('list.sort', { name: text })}
        onClick={() => change({ sort: findNext(name, facts, sort) })}
      >
        {text}
        {direction && <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size="small" />}
      </button>
    </th>
  )
}

function readDirection(name: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === name) return 'ascending'
  return sort === `-${name}` ? 'descending' : undefined
}

/** Of figures and days the highest is wanted first, of names the first letter. */
function findNext(name: string, facts: Field | undefined, sort: string | undefined): string {
  const isHighestFirst = isFigure(facts) || facts?.format?.startsWith('date') === true
  const [first, second] = isHighestFirst ? [`-${name}`, name] : [name, `-${name}`]
  if (sort === first) return second
  return sort === second ? '' : first
}
