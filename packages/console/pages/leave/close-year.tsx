// The close of a fiscal year: first what it would do, and only then the button that does it.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDate, readToday } from '../../app/formats.ts'
import { useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAction, titleKind } from '../../app/words.ts'
import { closeFiscalYear } from '../../gen/operations/fiscal-years.ts'
import { isPossible } from '../../records/noun.ts'
import { type Output, readResult } from '../../records/operation.ts'
import { Facts } from '../../records/value.tsx'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useTellDone } from '../../ui/toasts/tell-done.ts'

type Year = Output<'getFiscalYear'>

export function CloseYear({ record: year }: { readonly record: Year }) {
  const { timezone } = useCompany()
  const missing = useObstacle()(closeFiscalYear.id)
  if (!isPossible(closeFiscalYear, year) || missing !== undefined) return null
  return (
    <section className="card">
      <h2>{say('leave.close_year')}</h2>
      <p>{say('leave.close_what')}</p>
      {year.end_date >= readToday(timezone) ? (
        <p className="faint">{say('leave.close_later', { date: formatDate(year.end_date) })}</p>
      ) : (
        <Steps year={year} />
      )}
    </section>
  )
}

function Steps({ year: { id } }: { readonly year: Year }) {
  const rehearse = useWrite(closeFiscalYear)
  const close = useWrite(closeFiscalYear)
  const tellDone = useTellDone()
  const path = { id }
  const action = sayAction(closeFiscalYear.id)
  const error = close.error ?? rehearse.error
  return (
    <>
      {error !== null && <Problem error={error} />}
      {rehearse.data && (
        <div className="rehearsal" role="status">
          <h3>{say('leave.close_would')}</h3>
          <Facts
            fields={readResult(closeFiscalYear)}
            record={rehearse.data}
            schemas={closeFiscalYear.schemas}
            names={['carried_balances', 'lapsed_balances']}
          />
          <p className="under">
            <Link to="/leave/balances" search={{ fiscal_year_id: id }}>
              {titleKind('LeaveBalance')}
            </Link>
          </p>
          <p>{say('leave.close_final')}</p>
        </div>
      )}
      <footer className="form-foot">
        <Button
          look={rehearse.data ? 'plain' : 'primary'}
          isBusy={rehearse.isPending}
          onPress={() => {
            close.reset()
            rehearse.mutate({ path, dryRun: true })
          }}
        >
          {say('leave.close_try')}
        </Button>
        {rehearse.data && (
          <Button
            look="danger"
            isBusy={close.isPending}
            onPress={() => close.mutate({ path }, { onSuccess: () => tellDone(action) })}
          >
            {action}
          </Button>
        )}
      </footer>
    </>
  )
}
