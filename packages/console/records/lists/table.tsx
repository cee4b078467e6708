// Records as a table: only the rows that are seen are in the page, and more are read as one scrolls.
import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '../../app/formats.ts'
import { say, sayOf, titleKind } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { RecordActions } from '../actions/actions.tsx'
import { RecordFiles } from '../files/download.tsx'
import { type Noun, titleRecord } from '../noun.ts'
import type { AnyRecord, Field } from '../operation.ts'
import { readResult } from '../operation.ts'
import { Name } from '../references/names.tsx'
import { useNounPath } from '../references/record-paths.ts'
import { FieldValue, isFigure, Value } from '../value.tsx'

const rowHeight = 41

interface TableProps {
  readonly noun: Noun
  readonly records: readonly AnyRecord[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
}

export function RecordTable({ noun, records, hasMore, isLoading, onMore }: TableProps) {
  const fields = readResult(noun.list)
  const columns = noun.columns.filter(name => records.some(record => name in record))
  const scroller = useRef<HTMLElement>(null)
  const rows = useVirtualizer({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    initialRect: { width: 800, height: 800 },
  })
  const seen = rows.getVirtualItems()
  const last = seen.at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !isLoading && last > records.length - 15) onMore()
  }, [hasMore, isLoading, last, records.length, onMore])
  return (
    <>
      {/* Only what can take the focus can be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="table" ref={scroller} tabIndex={0} aria-label={titleKind(noun.kind)}>
        <table aria-rowcount={hasMore ? -1 : records.length + 1}>
          <thead>
            <tr>
              {columns.map(name => (
                <th key={name} scope="col" className={columnClass(fields[name])}>
                  {sayOf('field', name)}
                </th>
              ))}
              {hasRowActions(noun) && (
                <th scope="col">
                  <span className="unseen">{say('record.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Gap columns={columns.length} height={seen[0]?.start ?? 0} />
            {seen.map(({ index }) => (
              <Row
                key={records[index]?.id ?? index}
                index={index}
                noun={noun}
                columns={columns}
                record={records[index] ?? {}}
              />
            ))}
            <Gap columns={columns.length} height={rows.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </section>
      <Loaded count={records.length} hasMore={hasMore} isLoading={isLoading} onMore={onMore} />
    </>
  )
}

/** What has no page of its own is always worked on in its row. */
const hasRowActions = (noun: Noun): boolean =>
  (noun.isWorkedInRows || noun.get === undefined) && (noun.actions.length > 0 || noun.remove !== undefined)

const columnClass = (facts: Field | undefined): string | undefined => (isFigure(facts) ? 'figure' : undefined)

/** Stands for the rows that are not in the page. */
function Gap({ columns, height }: { readonly columns: number; readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr>
      <td colSpan={columns} ref={cell => cell?.style.setProperty('height', `${height}px`)} />
    </tr>
  )
}

interface RowProps {
  readonly noun: Noun
  readonly columns: readonly string[]
  readonly record: AnyRecord
  readonly index: number
}

function Row({ noun, columns, record, index }: RowProps) {
  const fields = readResult(noun.list)
  const [first, ...others] = columns
  const show = (name: string): ReactNode => {
    const Cell = noun.cells?.[name]
    if (Cell) return <Cell record={record} />
    return (
      <FieldValue
        name={name}
        facts={fields[name]}
        record={record}
        schemas={noun.list.schemas}
        explains={noun.explains}
      />
    )
  }
  const path = useNounPath(noun)
  const isLink = noun.get !== undefined && record.id !== undefined
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        {isLink ? (
          <Link to={`${path}/$id`} params={{ id: record.id }} preload="intent">
            <RowTitle noun={noun} record={record} name={first ?? 'id'} facts={fields[first ?? '']} />
          </Link>
        ) : (
          show(first ?? '')
        )}
      </th>
      {others.map(name => (
        <td key={name} className={columnClass(fields[name])}>
          {show(name)}
        </td>
      ))}
      {hasRowActions(noun) && (
        <td className="row-actions">
          {noun.isWorkedInRows && <RecordFiles noun={noun} record={record} look="quiet" />}
          <RecordActions noun={noun} record={record} look="quiet" />
        </td>
      )}
    </tr>
  )
}

/** Inside of the link to the record no other link can stand, so a reference is its name alone. */
function RowTitle({
  noun,
  record,
  name,
  facts,
}: Omit<RowProps, 'columns' | 'index'> & { name: string; facts: Field | undefined }) {
  const value = record[name]
  if (facts?.references) return <Name id={typeof value === 'string' ? value : undefined} />
  if (value === null || value === undefined || value === '') return titleRecord(noun, record)
  return <Value name={name} facts={facts} value={value} schemas={noun.list.schemas} />
}

interface LoadedProps {
  readonly count: number
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
}

/** How much of the list is here: a part is never told as the whole. */
function Loaded({ count, hasMore, isLoading, onMore }: LoadedProps) {
  return (
    <p className="loaded" role="status">
      {say(hasMore ? 'list.loaded_part' : 'list.loaded_all', { count: formatCount(count) })}
      {hasMore && (
        <Button look="quiet" isBusy={isLoading} onPress={onMore}>
          {say('list.more')}
        </Button>
      )}
    </p>
  )
}
