// One row of a list: the record's name leads to it, and what can be done with it in place stands at its end.
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { say, sayOf } from '../../../app/words.ts'
import { references } from '../../../gen/references.ts'
import { RecordActions } from '../../actions/actions.tsx'
import { RecordFiles } from '../../files/download.tsx'
import { type Noun, titleRecord } from '../../noun.ts'
import { type AnyRecord, type Field, readResult } from '../../operation.ts'
import { Face } from '../../references/face.tsx'
import { Name, useName } from '../../references/names.tsx'
import { useNounPath } from '../../references/record-paths.ts'
import { FieldValue, isFigure, Value } from '../../value.tsx'
import type { Selection } from '../many/selection.ts'

/** The columns in the order in which a row says them. */
interface Cells {
  /** The name that leads to the record. */
  readonly lead: string
  /** Somebody is called by all of their name. */
  readonly isWhole?: boolean
  /** What a card says small next to it. */
  readonly number?: string | undefined
  readonly rest: readonly string[]
}

interface RowProps {
  readonly noun: Noun
  readonly cells: Cells
  readonly record: AnyRecord
  readonly index: number
  readonly isPeeked: boolean
  readonly selection: Selection | undefined
  readonly measure: ((row: HTMLElement | null) => void) | undefined
}

/** What has no page of its own is always worked on in its row. */
export const hasRowActions = (noun: Noun): boolean =>
  (noun.isWorkedInRows || noun.get === undefined) && (noun.actions.length > 0 || noun.remove !== undefined)

/** A card begins with what a person looks for: whose the record is, or what it is called, and not with its number. */
export function arrangeCard(kind: string, columns: readonly string[]): Cells {
  const [first = 'id'] = columns
  const titles = references[kind]?.title ?? []
  const whole = titles.includes('first_name') ? titles : []
  const lead =
    columns.find(name => whole.includes(name)) ??
    columns.find(isOwner) ??
    columns.find(name => titles.includes(name) && name !== first) ??
    first
  const number = first === lead ? undefined : first
  const isWhole = whole.includes(lead)
  return { lead, isWhole, number, rest: columns.filter(name => ![lead, number, ...whole].includes(name)) }
}

const isOwner = (name: string): boolean => name === 'employee_id' || name === 'candidate_id'

export function Row({ noun, cells, record, index, isPeeked, selection, measure }: RowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      tabIndex={-1}
      aria-rowindex={index + 2}
      aria-selected={selection?.has(record)}
      className={isPeeked ? 'peeked' : undefined}
    >
      {selection && (
        <td className="check">
          <input
            type="checkbox"
            aria-label={say('list.select', { name: titleRecord(noun, record) })}
            checked={selection.has(record)}
            onChange={() => selection.toggle(record)}
          />
        </td>
      )}
      <RowCells noun={noun} record={record} cells={cells} />
    </tr>
  )
}

/** Of its record alone: they stay as they are while rows are chosen, or come and go around this one. */
const RowCells = memo(({ noun, record, cells }: RowHeadProps) => {
  return (
    <>
      <RowHead noun={noun} record={record} cells={cells} />
      {cells.rest.map(name => (
        <td key={name} className={figureClass(readResult(noun.list)[name])} data-label={sayOf('field', name)}>
          <Cell noun={noun} record={record} name={name} />
        </td>
      ))}
      {hasRowActions(noun) && (
        <td className="row-actions">
          {noun.isWorkedInRows && <RecordFiles noun={noun} record={record} look="quiet" />}
          <RecordActions noun={noun} record={record} look="quiet" />
        </td>
      )}
    </>
  )
})

const figureClass = (facts: Field | undefined): string | undefined => (isFigure(facts) ? 'figure' : undefined)

interface CellProps {
  readonly noun: Noun
  readonly record: AnyRecord
  readonly name: string
}

function Cell({ noun, record, name }: CellProps): ReactNode {
  const Own = noun.cells?.[name]
  if (Own) return <Own record={record} />
  return (
    <FieldValue
      name={name}
      facts={readResult(noun.list)[name]}
      record={record}
      schemas={noun.list.schemas}
      explains={noun.explains}
    />
  )
}

interface RowHeadProps extends Omit<CellProps, 'name'> {
  readonly cells: Cells
}

function RowHead({ noun, record, cells: { lead: name, isWhole, number } }: RowHeadProps) {
  const path = useNounPath(noun)
  const small = number !== undefined && (record[number] ?? '') !== '' && (
    <span className="row-number">
      <Cell noun={noun} record={record} name={number} />
    </span>
  )
  if (noun.get === undefined || record.id === undefined)
    return (
      <th scope="row">
        <Cell noun={noun} record={record} name={name} />
        {small}
      </th>
    )
  return (
    <th scope="row">
      <Link to={`${path}/$id`} params={{ id: record.id }} preload="intent">
        <RowFace record={record} name={name} />
        {isWhole ? titleRecord(noun, record) : <RowTitle noun={noun} record={record} name={name} />}
      </Link>
      {small}
    </th>
  )
}

/** Of a row that is a person's, or about one. */
function RowFace({ record, name }: Omit<CellProps, 'noun'>) {
  const about = name === 'employee_id' || name === 'candidate_id' ? record[name] : undefined
  const other = useName(typeof about === 'string' ? about : undefined)
  const { id, first_name, last_name } = record
  if (typeof first_name === 'string')
    return <Face id={id === undefined ? id : String(id)} name={`${first_name} ${last_name ?? ''}`} />
  return typeof about === 'string' ? <Face id={about} name={other ?? ''} /> : null
}

/** Inside of the link to the record no other link can stand, so a reference is its name alone. */
function RowTitle({ noun, record, name }: CellProps) {
  const Own = noun.cells?.[name]
  if (Own) return <Own record={record} />
  const facts = readResult(noun.list)[name]
  const value = record[name]
  if (facts?.references) return <Name id={typeof value === 'string' ? value : undefined} />
  if (value === null || value === undefined || value === '') return titleRecord(noun, record)
  return <Value name={name} facts={facts} value={value} schemas={noun.list.schemas} />
}
