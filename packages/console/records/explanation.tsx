// Why a figure is as it is: the rules in the order in which they apply, what each came to, and where it is from.
import { useReadAny } from '../app/queries.ts'
import { say } from '../app/words.ts'
import { Loaded } from '../ui/loading.tsx'
import type { AnyOperation } from './operation.ts'
import { Reference } from './reference.tsx'

interface Source {
  readonly title?: string
  readonly url?: string | null
}

interface Line {
  readonly rule: string
  readonly text: string
  readonly figure: string | null
  readonly source?: Source | null
  readonly refs?: readonly string[]
}

interface ExplanationProps {
  readonly operation: AnyOperation
  readonly id: string
}

export function Explanation({ operation, id }: ExplanationProps) {
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
          <span>
            <bdi>{line.text}</bdi>
            {line.refs?.map(id => (
              <span key={id} className="ref">
                <Reference id={id} />
              </span>
            ))}
          </span>
          {line.figure !== null && <strong className="figure">{line.figure}</strong>}
        </li>
      ))}
    </ol>
  )
}
