// Why a figure is as it is: the rules in the order in which they apply, what each came to, what decides it, and what it used.
import { Link } from '@tanstack/react-router'
import { formatDate, formatFigure } from '../../app/formats.ts'
import { saySentence } from '../../app/language/said.ts'
import { useReadAny } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { references } from '../../gen/references.ts'
import { Loaded } from '../../ui/loading.tsx'
import type { AnyOperation, Output } from '../operation.ts'
import { findKind } from '../references/find-kind.ts'
import { useName } from '../references/names.tsx'
import { useRecordPath } from '../references/record-paths.ts'
import { Sentence } from '../references/sentence.tsx'

type Line = Output<'getLeaveBalanceExplanation'>['lines'][number]

interface ExplanationProps {
  readonly operation: AnyOperation
  readonly id: string
}

/** Nothing at all for somebody who may not read it. */
export function Explanation({ operation, id }: ExplanationProps) {
  if (useObstacle()(operation.id) !== undefined) return null
  return (
    <section className="card">
      <h2>{say('record.why')}</h2>
      <ExplanationLines operation={operation} id={id} />
    </section>
  )
}

export function ExplanationLines({ operation, id }: ExplanationProps) {
  const read = useReadAny(operation, { path: { id } })
  return (
    <Loaded of={{ data: read.data ?? undefined, error: read.error, refetch: read.refetch }} lines={3}>
      {explanation => <Lines lines={explanation.lines as readonly Line[]} />}
    </Loaded>
  )
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="empty">{say('record.no_rule')}</p>
  return (
    <ol className="lines">
      {lines.map((line, index) => (
        // The order is the meaning, and no line has an id.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <div>
            <Sentence text={line.text} coded={line.sentence} />
            <Grounds line={line} />
          </div>
          {line.figure !== null && <strong className="figure">{formatFigure(line.figure)}</strong>}
        </li>
      ))}
    </ol>
  )
}

/** What decides the line and what it used: the law with its day, records by name. */
function Grounds({ line: { source, refs } }: { readonly line: Line }) {
  const others = refs.filter(id => id !== source?.id && findKind(id) !== undefined)
  return (
    <>
      {source && (
        <span className="grounds">
          {source.id === null ? saySentence(source.title) : <Ground id={source.id} fallback={source.title} />}
          {source.effective_from !== null &&
            source.kind !== 'holiday' &&
            ` · ${say('explanation.since', { date: formatDate(source.effective_from) })}`}
          {source.citation !== null && ` · ${source.citation}`}
        </span>
      )}
      {others.length > 0 && (
        <span className="grounds">
          {say('explanation.used')}
          {groupAlike(others).map(ids => (
            <Used key={ids[0]} ids={ids} />
          ))}
        </span>
      )}
    </>
  )
}

/** A few stand each by itself. */
const most = 3

/** Many records of a kind without names are told by how many they are: nobody tells one of them from another. */
function groupAlike(ids: readonly string[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(ids, findKind)
  return [...groups].flatMap(([kind = '', alike]) =>
    alike.length > most && references[kind]?.title.join() === 'id' ? [alike] : alike.map(id => [id]),
  )
}

function Used({ ids }: { readonly ids: readonly string[] }) {
  const [first = ''] = ids
  if (ids.length === 1) return <Ground id={first} />
  return (
    <span>
      {sayOf('kind', findKind(first) ?? '', { count: ids.length })} ({ids.length})
    </span>
  )
}

/** A record by its name, or by what it is where it has none; a link where it has a page. */
function Ground({ id, fallback }: { readonly id: string; readonly fallback?: string }) {
  const kind = findKind(id)
  const path = useRecordPath(kind)
  const name = useName(id)
  const text = name ?? (kind === undefined ? fallback : sayOf('kind', kind, { count: 1 }))
  if (path === undefined) return <span>{text}</span>
  return (
    <Link to={`${path}/$id`} params={{ id }}>
      {text}
    </Link>
  )
}
