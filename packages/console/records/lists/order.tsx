// The order of a list on a narrow screen: its rows are cards, and one choice stands for the heads of their columns.
import { say, sayOf, type WordId } from '../../app/words.ts'
import type { Noun } from '../noun.ts'
import { type Field, readResult } from '../operation.ts'
import { isFigure } from '../value.tsx'
import { isSortable, type ListState } from './list-state.ts'

interface OrderProps {
  readonly noun: Noun
  readonly state: ListState
}

export function Order({ noun, state: { columns, sort, change } }: OrderProps) {
  const names = columns.filter(name => isSortable(noun, name))
  // One alone gives no choice.
  if (sort === undefined && names.length < 2) return null
  const fields = readResult(noun.list)
  return (
    <label className="order when-narrow">
      {say('list.order')}
      <select value={sort ?? ''} onChange={event => change({ sort: event.target.value })}>
        <option value="">{say('list.order_newest')}</option>
        {names.flatMap(name => {
          const [up, down] = findWays(fields[name])
          return [
            <option key={name} value={name}>
              {say(up, { name: sayOf('field', name) })}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {say(down, { name: sayOf('field', name) })}
            </option>,
          ]
        })}
      </select>
    </label>
  )
}

/** Upwards and downwards, as one says it of such a field. */
function findWays(facts: Field | undefined): readonly [WordId, WordId] {
  if (isFigure(facts)) return ['list.order_lowest', 'list.order_highest']
  if (facts?.format?.startsWith('date')) return ['list.order_earliest', 'list.order_latest']
  return ['list.order_first', 'list.order_last']
}
