// Hires a candidate from their own page: the form begins as that of the application does by which they are hired.
import { useState } from 'react'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { sayOf } from '../../app/words.ts'
import { hireCandidate } from '../../gen/operations/candidates.ts'
import { listJobApplications } from '../../gen/operations/job-applications.ts'
import type { ActionsPlace } from '../../records/declaration.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Button } from '../../ui/button.tsx'
import { Hire } from './hire.tsx'
import { type Application, underWay } from './stages.ts'

type Candidate = RecordOf<'Candidate'>

interface CandidateActionsProps {
  readonly record: Candidate
  readonly place: ActionsPlace
}

/** In the head of their page, until they are hired. */
export function CandidateActions({ record, place }: CandidateActionsProps) {
  const missing = useObstacle()(hireCandidate.id)
  const [isOpen, setOpen] = useState(false)
  if (place !== 'head' || record.employee_id !== null || isErased(record.email)) return null
  return (
    <>
      <Button missing={missing} onPress={() => setOpen(true)}>
        {sayOf('action', 'hire')}
      </Button>
      {isOpen && <CandidateHire candidate={record} onClose={() => setOpen(false)} />}
    </>
  )
}

interface CandidateHireProps {
  readonly candidate: Candidate
  readonly onClose: () => void
}

function CandidateHire({ candidate, onClose }: CandidateHireProps) {
  const { id, first_name, last_name } = candidate
  const mayRead = useObstacle()(listJobApplications.id) === undefined
  const input = { query: { candidate_id: id, limit: 100 } }
  const applications = useRead(listJobApplications, input, { enabled: mayRead })
  if (mayRead && applications.isPending) return null
  return (
    <Hire
      candidate_id={id}
      application={findOffered(applications.data?.data ?? [])}
      name={`${first_name} ${last_name}`}
      onClose={onClose}
    />
  )
}

/** The one with an offer, or else the only one under way; of several, whoever hires says which. */
function findOffered(applications: readonly Application[]): Application | undefined {
  const open = applications.filter(({ stage }) => (underWay as readonly string[]).includes(stage))
  const offered = open.filter(({ stage }) => stage === 'offer')
  const [first, ...others] = offered.length > 0 ? offered : open
  return others.length === 0 ? first : undefined
}

/** Nothing of a candidate changes once the data was erased; the address then is one that nobody can have. */
export const isErased = (email: string): boolean => email.endsWith('@anonymised.invalid')
