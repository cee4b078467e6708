// What is done with the chosen records of a list at once: each action that the contract says many records take.
import { formatCount } from '../../app/formats.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAction } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBulk } from '../bulk/begin.ts'
import { isOffered, type Noun } from '../noun.ts'
import type { AnyOperation } from '../operation.ts'
import type { Selection } from './selection.ts'

/** What needs more than the records themselves is asked for in the dialog of each. */
export const findBulkActions = ({ actions }: Noun): readonly AnyOperation[] =>
  actions.filter(({ bulk, isBodyNeeded }) => bulk === true && isBodyNeeded !== true)

interface ManyBarProps {
  readonly noun: Noun
  readonly selection: Selection
}

export function ManyBar({ noun, selection }: ManyBarProps) {
  const { records, clear } = selection
  if (records.length === 0) return null
  return (
    <section className="many" aria-label={say('list.selected', { count: formatCount(records.length) })}>
      <strong role="status">{say('list.selected', { count: formatCount(records.length) })}</strong>
      {findBulkActions(noun).map(operation => (
        <ManyButton key={operation.id} noun={noun} selection={selection} operation={operation} />
      ))}
      <Button look="quiet" label={say('list.deselect')} onPress={clear}>
        <Icon name="x" />
      </Button>
    </section>
  )
}

/** Says how many of the chosen records the action is possible for; of none, it is not there. */
function ManyButton({ noun, selection, operation }: ManyBarProps & { readonly operation: AnyOperation }) {
  const bulk = useBulk()
  const missing = useObstacle()(operation.id)
  const ids = selection.records
    .filter(record => isOffered(noun, operation, record))
    .flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return null
  return (
    <Button
      look="quiet"
      missing={missing}
      isBusy={bulk.isPending}
      onPress={() => bulk.mutate({ operation, ids }, { onSuccess: selection.clear })}
    >
      {say('list.bulk', { action: sayAction(operation.id), count: formatCount(ids.length) })}
    </Button>
  )
}
