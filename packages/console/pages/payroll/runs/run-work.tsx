// The work on a payroll run: how far it is while it runs, and what stopped it if it failed.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatMoment } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listPayrollOperations } from '../../../gen/operations/payroll-operations.ts'
import { Progress } from '../../../records/files/progress.tsx'
import { ActorName } from '../../../records/history/actor-name.tsx'
import { Reference } from '../../../records/references/reference.tsx'
import { Sentence } from '../../../records/references/sentence.tsx'
import { Button } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import type { Work } from './run-facts.ts'

const oneSecond = 1_000

/** The latest work on a run, asked for each second while some of it goes on; then everything shown is read again. */
export function useWorks(id: string): readonly Work[] {
  const queries = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  const { data } = useRead(
    listPayrollOperations,
    { query: { payroll_run_id: id, limit: 25 } },
    { every: isRunning ? oneSecond : 15 * oneSecond },
  )
  const goesOn = data?.data.some(work => work.status === 'running') ?? false
  // Work of somebody else may begin and end between two looks, so its end alone would be missed.
  const newest = data?.data[0]
  const stand = newest && `${newest.id} ${newest.status}`
  const before = useRef(stand)
  useEffect(() => {
    setRunning(goesOn)
    if (before.current !== undefined && before.current !== stand && !goesOn) void queries.invalidateQueries()
    before.current = stand
  }, [goesOn, stand, queries])
  return data?.data ?? []
}

export function RunWork({ works }: { readonly works: readonly Work[] }) {
  const [latest] = works
  if (latest === undefined) return null
  return (
    <section className="card" aria-labelledby="run-work">
      <h2 id="run-work">{say('payroll.work')}</h2>
      <div role="status">
        <WorkLine work={latest} />
      </div>
      {latest.problems.length > 0 && <Problems problems={latest.problems} />}
      {works.length > 1 && (
        <details>
          <summary>{say('payroll.earlier_work')}</summary>
          {works.slice(1).map(work => (
            <WorkLine key={work.id} work={work} />
          ))}
        </details>
      )}
    </section>
  )
}

function WorkLine({ work }: { readonly work: Work }) {
  const { timezone } = useCompany()
  return (
    <div className="work">
      <p>
        <strong>{sayOf('value', work.kind)}</strong> <Status value={work.status} />{' '}
        <time dateTime={work.created_at}>{formatMoment(work.created_at, timezone)}</time>{' '}
        <span className="faint">
          <ActorName id={work.started_by} />
        </span>
      </p>
      {work.status === 'running' && (
        <p>
          <Progress label={sayOf('value', work.kind)} done={work.done} total={work.total} />
        </p>
      )}
      {work.message !== null && (
        <p dir="auto">
          <Sentence text={work.message} coded={work.sentence} />
        </p>
      )}
    </div>
  )
}

const atFirst = 10

/** What stood in the way, employee by employee. */
export function Problems({ problems }: { readonly problems: Work['problems'] }) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? problems : problems.slice(0, atFirst)
  return (
    <>
      <ul className="problems">
        {shown.map(problem => (
          <li key={`${problem.employee_id} ${problem.message}`}>
            {problem.employee_id !== null && (
              <>
                <Reference kind="Employee" id={problem.employee_id} />{' '}
                <span className="faint">{problem.employee_code}</span>{' '}
              </>
            )}
            <Sentence text={problem.message} coded={problem.sentence} />
          </li>
        ))}
      </ul>
      {shown.length < problems.length && (
        <Button look="quiet" onPress={() => setAll(true)}>
          {say('payroll.all_problems', { count: problems.length })}
        </Button>
      )}
    </>
  )
}
