// Records as a table: only the rows that are seen are in the page, and more are read as one scrolls.
import { useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { formatCount } from '../../app/formats.ts'
import { say, titleKind } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import type { Noun } from '../noun.ts'
import type { AnyRecord } from '../operation.ts'
import { usePhotosAhead } from '../references/face.tsx'
import { useNounPath } from '../references/record-paths.ts'
import { Head } from './head.tsx'
import type { ListState } from './list-state.ts'
import type { Selection } from './many/selection.ts'
import { Order } from './order.tsx'
import { Peek } from './peek.tsx'
import { arrangeCard, hasRowActions, Row } from './rows/row.tsx'
import { useRowClicks } from './rows/row-clicks.ts'
import { useRowKeys } from './rows/row-keys.ts'
import { Totals } from './totals.tsx'

const rowHeight = 41

interface TableProps {
  readonly noun: Noun
  readonly state: ListState
  readonly records: readonly AnyRecord[]
  readonly selection?: Selection | undefined
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
}

/** On a narrow screen a row is a card, as high as what it says. */
const isNarrow = (): boolean => matchMedia('(max-width: 40rem)').matches

const arrangeCells = ({ kind }: Noun, columns: readonly string[], narrow: boolean) =>
  narrow ? arrangeCard(kind, columns) : { lead: columns[0] ?? 'id', rest: columns.slice(1) }

export function RecordTable(props: TableProps) {
  const { noun, state, records, selection, hasMore, isLoading, onMore } = props
  const scroller = useRef<HTMLElement>(null)
  const [peeked, setPeeked] = useState<number>()
  const open = useOpen(noun)
  const { lead } = arrangeCells(noun, state.columns, isNarrow())
  usePhotosAhead(records.map(record => record[lead === 'employee_id' ? lead : 'id']))
  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: records.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: useOverscan(),
    initialRect: { width: 400, height: 400 },
  })
  useRowKeys(scroller, {
    count: records.length,
    reveal: index => rows.scrollToIndex(index),
    open: index => open(records[index]),
    peek: setPeeked,
    select: selection && (index => selection.toggle(records[index] ?? {})),
    peeked,
  })
  useRowClicks(scroller, index => open(records[index]))
  const last = rows.getVirtualItems().at(-1)?.index ?? 0
  useEffect(() => {
    if (hasMore && !isLoading && last > records.length - 15) onMore()
  }, [hasMore, isLoading, last, records.length, onMore])
  const peekedRecord = peeked === undefined ? undefined : records[peeked]
  return (
    <>
      <Order noun={noun} state={state} />
      <div className={peekedRecord ? 'beside-peek' : undefined}>
        {/* Only what can take the focus can be scrolled by keys. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className="table records" ref={scroller} tabIndex={0} aria-label={titleKind(noun.kind)}>
          <Rows table={props} rows={rows} peeked={peeked} />
        </section>
        {peekedRecord && <Peek noun={noun} record={peekedRecord} onClose={() => setPeeked(undefined)} />}
      </div>
      <Loaded count={records.length} hasMore={hasMore} isLoading={isLoading} onMore={onMore} />
    </>
  )
}

/** Rows that are seen come first; those beyond them, for whoever scrolls, when nothing else is waited for. */
function useOverscan(): number {
  const [rows, setRows] = useState(1)
  useEffect(() => startTransition(() => setRows(12)), [])
  return rows
}

function useOpen(noun: Noun): (record: AnyRecord | undefined) => void {
  const navigate = useNavigate()
  const path = useNounPath(noun)
  return record => {
    if (noun.get && record?.id !== undefined) void navigate({ to: `${path}/$id`, params: { id: record.id } })
  }
}

interface RowsProps {
  readonly table: TableProps
  readonly rows: ReturnType<typeof useVirtualizer<HTMLElement, HTMLElement>>
  readonly peeked: number | undefined
}

function Rows({ table, rows, peeked }: RowsProps) {
  const { noun, state, records, selection, hasMore } = table
  const columns = useSame(state.columns.filter(name => records.some(record => name in record)))
  const narrow = isNarrow()
  const cells = useMemo(() => arrangeCells(noun, columns, narrow), [noun, columns, narrow])
  const seen = rows.getVirtualItems()
  const behind = hasRowActions(noun) ? 1 : 0
  const width = columns.length + behind + (selection ? 1 : 0)
  const measure = narrow ? rows.measureElement : undefined
  return (
    <table aria-rowcount={hasMore ? -1 : records.length + 1}>
      {/* A card says its columns itself: there, the heads are for choosing all. */}
      <thead className={selection ? undefined : 'lone'}>
        <tr>
          {selection && <CheckAll selection={selection} />}
          {columns.map(name => (
            <Head key={name} noun={noun} name={name} state={state} />
          ))}
          {behind > 0 && (
            <th scope="col">
              <span className="unseen">{say('record.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <Gap columns={width} height={seen[0]?.start ?? 0} />
        {seen.map(({ index }) => (
          <Row
            key={records[index]?.id ?? index}
            index={index}
            noun={noun}
            cells={cells}
            record={records[index] ?? {}}
            isPeeked={index === peeked}
            selection={selection}
            measure={measure}
          />
        ))}
        <Gap columns={width} height={rows.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
      </tbody>
      <Totals
        noun={noun}
        columns={columns}
        records={records}
        isPart={hasMore}
        before={selection ? 1 : 0}
        behind={behind}
      />
    </table>
  )
}

/** The same list while it names the same. */
function useSame(names: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(names)
  if (kept.join() === names.join()) return kept
  setKept(names)
  return names
}

function CheckAll({ selection }: { readonly selection: Selection }) {
  return (
    <th scope="col" className="check">
      <label>
        <input
          type="checkbox"
          aria-label={say('list.select_all')}
          checked={selection.isAll}
          onChange={selection.toggleAll}
        />
        <span className="when-narrow">{say('list.select_all')}</span>
      </label>
    </th>
  )
}

/** Stands for the rows that are not in the page. */
function Gap({ columns, height }: { readonly columns: number; readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr className="gap">
      <td colSpan={columns} ref={cell => cell?.style.setProperty('height', `${height}px`)} />
    </tr>
  )
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
