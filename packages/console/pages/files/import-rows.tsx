// The rows of an import as the check found them: each error with its line, column and value, and what to do.
import { Link } from '@tanstack/react-router'
import { useList } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { listImportRows } from '../../gen/operations/import-rows.ts'
import { useFilters } from '../../records/lists/filters.tsx'
import { Reference } from '../../records/references/reference.tsx'
import { Sentence } from '../../records/references/sentence.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Status } from '../../ui/status.tsx'
import { type Cell, CellInput, CheckAgain, type Corrections, useCorrections } from './import-cells.tsx'
import { sayColumn } from './import-column.ts'
import type { Import, ImportRow } from './import-facts.ts'
import { isMade, WayOn } from './import-ways.tsx'

const outcomes = [
  { outcome: undefined, title: 'files.rows_all' },
  { outcome: 'error', title: 'files.with_errors' },
  { outcome: 'create', title: 'files.to_create' },
  { outcome: 'change', title: 'files.to_change' },
  { outcome: 'unchanged', title: 'files.unchanged' },
] as const

export function ImportRows({ of: found }: { readonly of: Import }) {
  const { id } = found
  const corrections = useCorrections(found)
  const { outcome } = useFilters().filters
  const query = outcome === undefined ? {} : { outcome }
  const list = useList(listImportRows, { path: { id }, query })
  const rows = list.data?.pages.flatMap(page => page.data) as readonly ImportRow[] | undefined
  return (
    <section className="card" aria-labelledby="import-rows">
      <h2 id="import-rows">{say('files.rows')}</h2>
      <nav className="tabs" aria-label={say('files.rows_by')}>
        {outcomes.map(one => (
          <Link
            key={one.title}
            to="."
            search={one.outcome === undefined ? {} : { outcome: one.outcome }}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {say(one.title)}
          </Link>
        ))}
      </nav>
      <Loaded of={{ data: rows, error: list.error, refetch: list.refetch }} lines={4}>
        {shown =>
          shown.length === 0 ? (
            <p className="empty">{say('record.none_here')}</p>
          ) : (
            <RowTable rows={shown} corrections={corrections} />
          )
        }
      </Loaded>
      <More of={list} />
      <CheckAgain of={corrections} missing={findMissing(rows)} />
    </section>
  )
}

/** A cell that names what may have been made meanwhile. */
function findMissing(rows: readonly ImportRow[] = []): Cell | undefined {
  for (const { line, errors } of rows)
    for (const { column, value } of errors) if (isMade(column)) return { line, column, value: value ?? '' }
  return undefined
}

interface RowTableProps {
  readonly rows: readonly ImportRow[]
  readonly corrections: Corrections
}

function RowTable({ rows, corrections }: RowTableProps) {
  // A row that makes a record has neither a code nor a record yet, unless the file says one.
  const hasRecords = rows.some(row => nameRecord(row) !== null)
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table cards" tabIndex={0} aria-label={say('files.rows')}>
      <table>
        <thead>
          <tr>
            <th scope="col" className="figure">
              {sayOf('field', 'line')}
            </th>
            <th scope="col">{say('files.found')}</th>
            <th scope="col">{sayOf('field', 'outcome')}</th>
            {hasRecords && <th scope="col">{sayOf('field', 'object_id')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(row =>
            listFindings(row).map(finding => (
              <RowLine
                key={finding.key}
                row={row}
                finding={finding}
                hasRecords={hasRecords}
                corrections={corrections}
              />
            )),
          )}
        </tbody>
      </table>
    </section>
  )
}

const nameRecord = ({ object_id: id, key }: ImportRow): string | null => id ?? key

interface Finding {
  readonly key: string
  readonly line: number
  readonly column: string | null
  readonly value: string | null
  readonly message: string | null
  readonly sentence: string | null
}

/** A line of the table for each error, and one for a row without any. */
function listFindings({ id, line, errors }: ImportRow): readonly Finding[] {
  if (errors.length === 0)
    return [{ key: id, line, column: null, value: null, message: null, sentence: null }]
  return errors.map((error, index) => Object.assign({ key: `${id} ${index}` }, error))
}

interface RowLineProps {
  readonly row: ImportRow
  readonly finding: Finding
  readonly hasRecords: boolean
  readonly corrections: Corrections
}

/** What is wrong comes first: it is in sight on a telephone, too. */
function RowLine({ row, finding, hasRecords, corrections }: RowLineProps) {
  const { line, column, value, message, sentence } = finding
  const isCorrected = message !== null && corrections.takes(column)
  const concerned = message === null ? row.changed : [column].filter(name => name !== null)
  return (
    <tr>
      <td className="figure" data-label={sayOf('field', 'line')}>
        {line}
      </td>
      <td className="sentence">
        <b>{concerned.map(sayColumn).join(', ')}</b>{' '}
        {value && !isCorrected && <bdi className="faint">{value}</bdi>}
        {isCorrected && <CellInput line={line} column={column!} value={value} of={corrections} />}
        {message && (
          <span className="reason-line">
            <Sentence text={message} coded={sentence} />
          </span>
        )}
        {message && column !== null && <WayOn column={column} value={value} />}
      </td>
      <td data-label={sayOf('field', 'outcome')}>
        <Status value={row.outcome} />
        {row.applied_at !== null && ` ${say('files.written')}`}
      </td>
      {hasRecords && (
        <td data-label={sayOf('field', 'object_id')}>
          {row.object_id === null ? row.key : <Reference id={row.object_id} />}
        </td>
      )}
    </tr>
  )
}
