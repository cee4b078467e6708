// The applications for an opening by stage: a column for each, and each card can be moved from where it is.
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatCount, formatDate } from '../../app/formats.ts'
import { useList } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { createJobApplication, listJobApplications } from '../../gen/operations/job-applications.ts'
import { ActionButton } from '../../records/actions/actions.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { useCandidateName } from './candidate-name.ts'
import { Moves } from './moves.tsx'
import { type Application, ended, type Stage, underWay } from './stages.ts'

interface Moved {
  readonly id: string
  readonly name: string
  readonly stage: Stage
}

interface ColumnsProps {
  readonly opening: string
  readonly stages: readonly Stage[]
  readonly moved: Moved | undefined
  readonly onMoved: (moved: Moved) => void
}

export default function Board({ record }: { readonly record: RecordOf<'JobOpening'> }) {
  const [moved, setMoved] = useState<Moved>()
  const opening = record.id
  const columns = { opening, moved, onMoved: setMoved }
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('recruitment.board')}</h2>
        {record.status === 'open' && (
          <ActionButton operation={createJobApplication} record={{}} given={{ job_opening_id: opening }} />
        )}
      </header>
      <p className="unseen" role="status">
        {moved && say('recruitment.moved', { name: moved.name, stage: sayOf('value', moved.stage) })}
      </p>
      <Columns {...columns} stages={underWay} />
      <details>
        <summary>{say('recruitment.ended')}</summary>
        <Columns {...columns} stages={ended} />
      </details>
    </section>
  )
}

function Columns({ opening, stages, moved, onMoved }: ColumnsProps) {
  return (
    <div className="board">
      {stages.map(stage => (
        <Column key={stage} opening={opening} stage={stage} moved={moved} onMoved={onMoved} />
      ))}
    </div>
  )
}

function Column({
  opening,
  stage,
  moved,
  onMoved,
}: Omit<ColumnsProps, 'stages'> & { readonly stage: Stage }) {
  const list = useList(listJobApplications, { query: { job_opening_id: opening, stage } })
  const applications = list.data?.pages.flatMap(page => page.data) as readonly Application[] | undefined
  return (
    <section className="board-column" aria-label={sayOf('value', stage)}>
      <h3>
        {sayOf('value', stage)}{' '}
        {applications && (
          <span className="faint">
            {formatCount(applications.length)}
            {list.hasNextPage && '+'}
          </span>
        )}
      </h3>
      <Loaded of={{ data: applications, error: list.error, refetch: list.refetch }} lines={2}>
        {shown => (
          <ul>
            {shown.map(application => (
              <Card
                key={application.id}
                application={application}
                isMoved={moved?.id === application.id && moved.stage === stage}
                onMoved={onMoved}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <More of={list} />
    </section>
  )
}

interface CardProps {
  readonly application: Application
  readonly isMoved: boolean
  readonly onMoved: (moved: Moved) => void
}

/** One that was moved keeps the focus in its new column. */
function Card({ application, isMoved, onMoved }: CardProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const name = useCandidateName(application)
  useEffect(() => {
    if (isMoved) link.current?.focus()
  }, [isMoved])
  return (
    <li className="board-card">
      <Link ref={link} to="/recruitment/applications/$id" params={{ id: application.id }}>
        {name}
      </Link>
      <p className="faint">
        {say('recruitment.since', { date: formatDate(application.stage_changed_at) })}
        {application.rating !== null && ` · ${say('recruitment.rated', { rating: application.rating })}`}
      </p>
      {application.rejection_reason !== null && <p>{application.rejection_reason}</p>}
      <Moves
        application={application}
        name={name}
        onMoved={stage => onMoved({ id: application.id, name, stage })}
      />
    </li>
  )
}
