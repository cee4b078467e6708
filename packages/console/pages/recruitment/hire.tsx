// Makes an employee of a candidate, and goes there: the post begins as the opening says, and the first day as it was offered.
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatAmount } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { hireCandidate } from '../../gen/operations/candidates.ts'
import { getJobOpening } from '../../gen/operations/job-openings.ts'
import { shapeForm } from '../../records/forms/form-shape.ts'
import type { RecordOf } from '../../records/kind.ts'
import { OwnApplication } from './own-application.tsx'
import type { Application } from './stages.ts'

const ActionDialog = lazy(() => import('../../records/actions/action-dialog.tsx'))

const hireForm = shapeForm<'hireCandidate'>({
  first: ['joining_date', 'designation_id', 'department_id', 'branch_id', 'employment_type_id'],
  needs: ['joining_date'],
})

/** Where nothing says which application it is, the day and the post are those of the one that is chosen. */
const choosingForm = shapeForm<'hireCandidate'>({
  first: ['job_application_id', 'joining_date'],
  controls: { job_application_id: OwnApplication },
})

interface HireProps {
  readonly candidate_id: string
  readonly application: Application | undefined
  /** The candidate's. */
  readonly name: string
  readonly onClose: () => void
}

export function Hire({ candidate_id, application, name, onClose }: HireProps) {
  const navigate = useNavigate()
  const mayRead = useObstacle()(getJobOpening.id) === undefined && application !== undefined
  const path = { id: application?.job_opening_id ?? '' }
  const opening = useRead(getJobOpening, { path }, { enabled: mayRead })
  const offer = useOffer(application, opening.data?.title)
  if (mayRead && opening.isPending) return null
  return (
    <Suspense>
      <ActionDialog
        operation={hireCandidate}
        path={{ id: candidate_id }}
        record={application ? beginPost(application, opening.data) : {}}
        given={application && { job_application_id: application.id }}
        shape={application ? hireForm : choosingForm}
        title={sayTogether(sayOf('action', 'hire'), name)}
        sub={offer}
        submit={sayOf('action', 'hire')}
        isEnding={false}
        onClose={onClose}
        onDone={hired => void navigate({ to: '/employees/$id', params: { id: String(hired.employee_id) } })}
      />
    </Suspense>
  )
}

/** What they applied for, and the pay that they were offered. */
function useOffer(application: Application | undefined, title: string | undefined) {
  const { currency, currency_decimals: decimals } = useCompany()
  const offered = application?.offered_salary ?? null
  if (offered === null) return title
  const pay = say('recruitment.offered', { pay: `${formatAmount(offered, decimals)} ${currency}` })
  return title === undefined ? (
    pay
  ) : (
    <>
      <bdi>{title}</bdi>
      <br />
      <span>{pay}</span>
    </>
  )
}

/** What neither of them says is left to the workspace, and is not asked for as empty. */
function beginPost(
  { offered_joining_date: joining_date }: Application,
  opening: RecordOf<'JobOpening'> | undefined,
) {
  const { designation_id, department_id, branch_id, employment_type_id } = opening ?? {}
  const known = { joining_date, designation_id, department_id, branch_id, employment_type_id }
  return Object.fromEntries(
    Object.entries(known).filter(([, value]) => value !== null && value !== undefined),
  )
}
