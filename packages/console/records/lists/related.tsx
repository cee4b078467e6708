// The records that belong to another one: a table within its page, with what can be done in place.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { readToday } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { Skeleton } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Problem } from '../../ui/problem.tsx'
import { ActionButton } from '../actions/actions.tsx'
import type { Related } from '../declaration.ts'
import { FileButtons } from '../files/download.tsx'
import { isPossible, nameFile } from '../noun.ts'
import type { AnyOperation, AnyRecord } from '../operation.ts'
import { readResult } from '../operation.ts'
import { useRecordPath } from '../references/record-paths.ts'
import { isFigure, Value } from '../value.tsx'

interface RelatedProps {
  readonly related: Related
  readonly record: AnyRecord
}

/** Nothing at all for somebody who may not read the list. */
export function RelatedRecords({ related, record }: RelatedProps) {
  if (useObstacle()(related.list.id) !== undefined) return null
  return <RelatedList related={related} record={record} />
}

function RelatedList({ related, record }: RelatedProps) {
  const input = related.input(record, readToday(useCompany().timezone))
  const list = useList(related.list, input)
  const records = list.data?.pages.flatMap(page => page.data)
  const { create, offers } = related
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say(related.title)}</h2>
        {create && record.deleted !== true && (offers?.(create, {}, record) ?? true) && (
          <ActionButton
            operation={create}
            path={fillPath(create, String(record.id), record)}
            record={{}}
            given={related.given?.(record) ?? {}}
            shape={related.form}
          />
        )}
      </header>
      {records === undefined && (list.error ? <Problem error={list.error} /> : <Skeleton lines={3} />)}
      {records?.length === 0 && <p className="empty">{say('record.none_here')}</p>}
      {records && records.length > 0 && <RelatedTable related={related} records={records} parent={record} />}
      <More of={list} />
    </section>
  )
}

interface TableProps {
  readonly related: Related
  readonly records: readonly AnyRecord[]
  readonly parent: AnyRecord
}

function RelatedTable({ related, records, parent }: TableProps) {
  const { list, columns } = related
  const fields = readResult(list)
  const shown = columns.filter(name => records.some(record => (record[name] ?? null) !== null))
  const path = useRecordPath(list.result)
  const canDo = [related.change, related.remove, ...(related.actions ?? [])].some(one => one !== undefined)
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short cards" tabIndex={0} aria-label={say(related.title)}>
      <table>
        <thead>
          <tr>
            {shown.map(name => (
              <th key={name} scope="col" className={isFigure(fields[name]) ? 'figure' : undefined}>
                {sayOf('field', name)}
              </th>
            ))}
            {(path || canDo) && (
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
                <td
                  key={name}
                  className={isFigure(fields[name]) ? 'figure' : undefined}
                  data-label={sayOf('field', name)}
                >
                  <Value name={name} facts={fields[name]} value={record[name]} schemas={list.schemas} />
                </td>
              ))}
              {(path || canDo) && (
                <td>
                  <div className="row-actions">
                    {path && record.id && (
                      <Link className="button quiet" to={`${path}/$id`} params={{ id: record.id }}>
                        {say('record.open')}
                      </Link>
                    )}
                    <RowActions related={related} record={record} parent={parent} />
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowActionsProps {
  readonly related: Related
  readonly record: AnyRecord
  readonly parent: AnyRecord
}

function RowActions({ related, record, parent }: RowActionsProps) {
  const { change, remove, actions = [], offers = () => true } = related
  return [change, remove, ...actions]
    .filter(one => one !== undefined)
    .filter(operation => operation.isFile || parent.deleted !== true)
    .filter(operation => isPossible(operation, record) && offers(operation, record, parent))
    .map(operation =>
      operation.isFile ? (
        <FileButtons
          key={operation.id}
          operation={operation}
          input={related.fileInput?.(record) ?? { path: { id: String(record.id) } }}
          name={nameFile(record)}
          look="quiet"
        />
      ) : (
        <ActionButton
          key={operation.id}
          operation={operation}
          path={fillPath(operation, String(parent.id), record)}
          record={record}
          shape={related.form}
          look="quiet"
        />
      ),
    )
}

/** /employees/{id}/addresses/{address_id}: the parent's id and the record's own; a path with one id takes the record's. */
function fillPath({ path }: AnyOperation, parent: string, record: AnyRecord): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const own = String(record.id)
  return Object.fromEntries(
    names.map((name, index) => [name, index === 0 && names.length > 1 ? parent : own]),
  )
}
