// The files that are made of a payroll run, each from a state on.
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { processPayrollRun } from '../../../gen/operations/payroll-runs.ts'
import { ExportButton } from '../../../records/files/export-button.tsx'
import { hasReached, type Run } from './run-facts.ts'

const kinds = [
  { kind: 'payroll_register', from: 'processed', formats: ['xlsx', 'csv'] },
  { kind: 'gl_journal', from: 'locked', formats: ['xlsx', 'csv'] },
  { kind: 'payslips', from: 'locked', formats: ['zip'] },
] as const

/** Those of an imported run were given out where it was made. */
const hasSlips = ({ source }: Run): boolean => source === 'processed'

/** Nothing at all for somebody who only approves: the files take the right to work on the run. */
export function RunFiles({ run }: { readonly run: Run }) {
  const offered = kinds.filter(
    ({ kind, from }) => hasReached(run, from) && (kind !== 'payslips' || hasSlips(run)),
  )
  if (useObstacle()(processPayrollRun.id) !== undefined || offered.length === 0) return null
  return (
    <section className="card" aria-labelledby="run-files">
      <h2 id="run-files">{say('payroll.files')}</h2>
      <p className="ways">
        {offered.map(({ kind, formats }) => {
          const title = sayOf('value', kind)
          const asked = { kind, payroll_run_id: run.id }
          return <ExportButton key={kind} of={{ title, asked, formats }} text={title} />
        })}
      </p>
    </section>
  )
}
