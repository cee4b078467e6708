// Makes an employee of an application, and goes there: the post begins as the opening says, and the first day as it was offered.
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
import type { Application } from './stages.ts'

const ActionDialog = lazy(() => import('../../records/actions/action-dialog.tsx'))

const hireForm = shapeForm<'hireCandidate'>({
  first: ['joining_date', 'designation_id', 'department_id', 'branch_id', 'employment_type_id'],
  needs: ['joining_date'],
})

interface HireProps {
  readonly application: Application
  /** The candidate's. */
  readonly name: string
  readonly onClose: () => void
}

export function Hire({ application, name, onClose }: HireProps) {
  const navigate = useNavigate()
  const { currency, currency_decimals: decimals } = useCompany()
  const mayRead = useObstacle()(getJobOpening.id) === undefined
  const path = { id: application.job_opening_id }
  const opening = useRead(getJobOpening, { path }, { enabled: mayRead })
  if (mayRead && opening.isPending) return null
  const { offered_salary: offered } = application
  const pay = offered !== null && `${formatAmount(offered, decimals)} ${currency}`
  return (
    <Suspense>
      <ActionDialog
        operation={hireCandidate}
        path={{ id: application.candidate_id }}
        record={beginPost(application, opening.data)}
        given={{ job_application_id: application.id }}
        shape={hireForm}
        title={sayTogether(sayOf('action', 'hire'), name)}
        sub={pay && say('recruitment.offered', { pay })}
        submit={sayOf('action', 'hire')}
        isEnding={false}
        onClose={onClose}
        onDone={hired => void navigate({ to: '/employees/$id', params: { id: String(hired.employee_id) } })}
      />
    </Suspense>
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
