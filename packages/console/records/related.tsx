// The records that belong to another one: a table within its page, with what can be done in place.
import { Link } from '@tanstack/react-router'
import { useList } from '../app/queries.ts'
import { useMissingRight } from '../app/session.tsx'
import { say, sayOf } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/loading.tsx'
import { Problem } from '../ui/problem.tsx'
import { ActionButton } from './actions.tsx'
import type { Related } from './noun.ts'
import type { AnyOperation, AnyRecord } from './operation.ts'
import { readResult } from './operation.ts'
import { useRecordPath } from './record-paths.ts'
import { isFigure, Value } from './value.tsx'

interface RelatedProps {
  readonly related: Related
  readonly record: AnyRecord
}

/** Nothing at all for somebody who may not read the list. */
export function RelatedRecords({ related, record }: RelatedProps) {
  if (useMissingRight()(related.list.id) !== undefined) return null
  return <RelatedList related={related} record={record} />
}

function RelatedList({ related, record }: RelatedProps) {
  const input = related.input(record)
  const list = useList(related.list, input)
  const records = list.data?.pages.flatMap(page => page.data)
  const parent = { id: String(record.id) }
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say(related.title)}</h2>
        {related.create && <ActionButton operation={related.create} path={parent} record={parent} />}
      </header>
      {records === undefined && (list.error ? <Problem error={list.error} /> : <Skeleton lines={3} />)}
      {records?.length === 0 && <p className="empty">{say('record.none_here')}</p>}
      {records && records.length > 0 && <RelatedTable related={related} records={records} parent={parent} />}
      {list.hasNextPage && (
        <Button look="quiet" isBusy={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {say('list.more')}
        </Button>
      )}
    </section>
  )
}

interface TableProps {
  readonly related: Related
  readonly records: readonly AnyRecord[]
  readonly parent: { readonly id: string }
}

function RelatedTable({ related, records, parent }: TableProps) {
  const { list, columns, change, remove } = related
  const fields = readResult(list)
  const shown = columns.filter(name => records.some(record => name in record))
  const path = useRecordPath(list.result)
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={say(related.title)}>
      <table>
        <thead>
          <tr>
            {shown.map(name => (
              <th key={name} scope="col" className={isFigure(fields[name]) ? 'figure' : undefined}>
                {sayOf('field', name)}
              </th>
            ))}
            {(path || change || remove) && (
              <th scope="col">
                <span className="unseen">{say('record.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {records.map(record => (
            <tr key={record.id}>
              {shown.map(name => (
                <td key={name} className={isFigure(fields[name]) ? 'figure' : undefined}>
                  <Value name={name} facts={fields[name]} value={record[name]} schemas={list.schemas} />
                </td>
              ))}
              {(path || change || remove) && (
                <td className="row-actions">
                  {path && record.id && (
                    <Link to={`${path}/$id`} params={{ id: record.id }}>
                      {say('record.open')}
                    </Link>
                  )}
                  {[change, remove]
                    .filter(one => one !== undefined)
                    .map(operation => (
                      <ActionButton
                        key={operation.id}
                        operation={operation}
                        path={fillPath(operation, parent, record)}
                        record={record}
                        look="quiet"
                      />
                    ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** /employees/{id}/addresses/{address_id}: the parent's id and the record's own; a path with one id takes the record's. */
function fillPath(
  { path }: AnyOperation,
  parent: { readonly id: string },
  record: AnyRecord,
): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const own = String(record.id)
  return Object.fromEntries(
    names.map((name, index) => [name, index === 0 && names.length > 1 ? parent.id : own]),
  )
}
