// What can be changed of one person's pay in the month, from their row: a bonus, a deduction or a hold, each with a dry run.
import { Link } from '@tanstack/react-router'
import { formatMonthLong } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { createPayrollAdjustment } from '../../../gen/operations/payroll-adjustments.ts'
import { holdPayrollEntry, releasePayrollEntry } from '../../../gen/operations/payroll-entries.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { Drawer } from '../../../ui/over/drawer.tsx'
import { hasReached, type Run } from '../runs/run-facts.ts'
import type { Entry } from './change-words.ts'
import { Equation } from './equation.tsx'
import { monthOf } from './month-facts.ts'

interface AdjustProps {
  readonly run: Run
  readonly entry: Entry
  readonly name: string
  readonly onClose: () => void
}

export function Adjust({ run, entry, name, onClose }: AdjustProps) {
  const { gross_salary: gross, total_additions: additions, total_deductions: deductions } = entry
  const month = monthOf(run)
  return (
    <Drawer title={say('month.adjust_of', { name })} onClose={onClose}>
      <Equation sums={{ gross, additions, deductions, net: entry.net_salary }} size="small" />
      {hasReached(run, 'approved') ? (
        <Hold entry={entry} name={name} />
      ) : (
        <>
          <p>{say('month.adjust_what', { month: formatMonthLong(month) })}</p>
          <p className="ways">
            {(['bonus', 'addition', 'deduction'] as const).map(kind => (
              <ActionButton
                key={kind}
                operation={createPayrollAdjustment}
                title={name}
                text={say(`month.add_${kind}`)}
                given={{
                  employee_id: entry.employee_id,
                  kind,
                  from_month: `${month}-01`,
                  to_month: `${month}-01`,
                }}
              />
            ))}
          </p>
        </>
      )}
      <p>
        <Link to="/payroll/entries/$id" params={{ id: entry.id }}>
          {say('month.open_entry')}
        </Link>
      </p>
    </Drawer>
  )
}

/** An entry whose payment is pending is not held: its batch is there for that. */
function Hold({ entry, name }: Pick<AdjustProps, 'entry' | 'name'>) {
  if (entry.status === 'paid') return <p>{say('month.is_paid')}</p>
  if (entry.status === 'on_hold')
    return (
      <p className="ways">
        <ActionButton operation={releasePayrollEntry} path={{ id: entry.id }} title={name} />
      </p>
    )
  return (
    <p className="ways">
      <ActionButton
        operation={holdPayrollEntry}
        path={{ id: entry.id }}
        title={name}
        obstacle={
          entry.pending_batch === null ? undefined : say('month.is_pending', { batch: entry.pending_batch })
        }
      />
    </p>
  )
}
