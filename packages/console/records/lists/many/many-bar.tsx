// What is done with the chosen records of a list at once: each action that the contract says many records take.
import { lazy, Suspense, useState } from 'react'
import { formatCount } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayAction, titleKind } from '../../../app/words.ts'
import { createBulkAction } from '../../../gen/operations/bulk-actions.ts'
import { createExport } from '../../../gen/operations/exports.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useBulk } from '../../bulk/begin.ts'
import { useTakenIds } from '../../bulk/begun.ts'
import { ExportButton } from '../../files/export-button.tsx'
import { isOffered, type Noun } from '../../noun.ts'
import { type AnyOperation, type AnyRecord, readBody } from '../../operation.ts'
import type { Selection } from './selection.ts'

const ManyDialog = lazy(() => import('./many-dialog.tsx'))

export const findBulkActions = ({ actions }: Noun): readonly AnyOperation[] =>
  actions.filter(({ bulk }) => bulk === true)

interface ManyBarProps {
  readonly noun: Noun
  readonly selection: Selection
  /** Of the list that the records were chosen from. */
  readonly filters: Readonly<Record<string, string>>
}

export function ManyBar({ noun, selection, filters }: ManyBarProps) {
  const { records, clear } = selection
  const taken = useTakenIds()
  if (records.length === 0) return null
  const free = records.filter(({ id }) => id !== undefined && !taken.has(id))
  const offers = findBulkActions(noun)
    .map(operation => ({ operation, ids: listPossible(noun, operation, free) }))
    .filter(({ ids }) => ids.length > 0)
  return (
    <section className="many" aria-label={say('list.selected', { count: formatCount(records.length) })}>
      <strong role="status">{say('list.selected', { count: formatCount(records.length) })}</strong>
      {offers.map(({ operation, ids }) => (
        <ManyButton
          key={operation.id}
          noun={noun}
          operation={operation}
          ids={ids}
          chosen={records.length}
          onDone={clear}
        />
      ))}
      {offers.length === 0 && <span>{say('list.bulk_none')}</span>}
      <ChosenExport noun={noun} filters={filters} ids={records.flatMap(({ id }) => id ?? [])} />
      <Button look="quiet" label={say('list.deselect')} onPress={clear}>
        <Icon name="x" />
      </Button>
    </section>
  )
}

interface ChosenExportProps {
  readonly noun: Noun
  readonly filters: Readonly<Record<string, string>>
  readonly ids: readonly string[]
}

const mostInFile = readBody(createExport).ids?.maxItems ?? 0

/** A file of the chosen records alone. */
function ChosenExport({ noun, filters, ids }: ChosenExportProps) {
  return (
    <ExportButton
      look="quiet"
      text={say('list.bulk', { action: say('export.do'), count: formatCount(ids.length) })}
      missing={
        ids.length > mostInFile ? say('list.bulk_most', { count: formatCount(mostInFile) }) : undefined
      }
      of={{
        title: titleKind(noun.kind),
        asked: {
          kind: 'list',
          list: noun.list.id,
          filters: new URLSearchParams(filters).toString(),
          ids: [...ids] as [string, ...string[]],
        },
        formats: ['csv', 'xlsx'],
      }}
    />
  )
}

const listPossible = (noun: Noun, operation: AnyOperation, records: readonly AnyRecord[]): string[] =>
  records.filter(record => isOffered(noun, operation, record)).flatMap(({ id }) => id ?? [])

interface ManyButtonProps {
  readonly noun: Noun
  readonly operation: AnyOperation
  /** Of the chosen records those that it is possible for. */
  readonly ids: readonly string[]
  readonly chosen: number
  readonly onDone: () => void
}

const most = readBody(createBulkAction).ids?.maxItems ?? 0

/** What needs a reason or a day is asked for it once, for all of them. */
function ManyButton({ noun, operation, ids, chosen, onDone }: ManyButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useBulk()
  const right = useObstacle()(operation.id)
  const missing =
    right ?? (ids.length > most ? say('list.bulk_most', { count: formatCount(most) }) : undefined)
  const text = sayMany(operation, ids.length, chosen)
  const send = (body?: object) => mutate([{ operation, ids, body }], { onSuccess: onDone })
  const isAsked = operation.body !== undefined
  return (
    <>
      <Button
        look="quiet"
        missing={missing}
        isBusy={isPending}
        onPress={() => (isAsked ? setOpen(true) : send())}
      >
        {text}
      </Button>
      {!isOpen && error !== null && <Problem error={error} />}
      {isOpen && (
        <Suspense>
          <ManyDialog
            operation={operation}
            title={text}
            shape={noun.form}
            left={chosen - ids.length}
            isBusy={isPending}
            error={error}
            onSend={send}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Tells how many of the chosen ones it is possible for, where that is not all. */
function sayMany({ id }: AnyOperation, possible: number, chosen: number): string {
  const [action, count, all] = [sayAction(id), formatCount(possible), formatCount(chosen)]
  return possible === chosen
    ? say('list.bulk', { action, count })
    : say('list.bulk_some', { action, count, all })
}
