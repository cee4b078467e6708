// What an application would come to: the balance now, what it takes, after it, and at the end of the year.
import { addUp, isNegative, subtract } from '../../../app/decimals.ts'
import { formatDate } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { listFiscalYears } from '../../../gen/operations/fiscal-years.ts'
import {
  type Application,
  countComing,
  countFree,
  formatDaysCount,
  type OwnLeave,
  sayDays,
} from './own-leave.ts'

interface BalanceAfterProps {
  readonly leave: OwnLeave
  /** The last day on which leave of this year can be taken, once it is read. */
  readonly yearEnd: string | undefined
  /** As the service would keep it. */
  readonly tried: Application
}

/** That of the year that today is in. */
export function useYearEnd(): string | undefined {
  const { data } = useRead(listFiscalYears, { query: { is_current: true, limit: 1 } })
  return data?.data[0]?.end_date
}

export function BalanceAfter({ leave: { balances }, yearEnd, tried }: BalanceAfterProps) {
  const { leave_type_id, fiscal_year_id, total_days: days } = tried
  const named = balances.find(
    ({ balance }) => balance.leave_type_id === leave_type_id && balance.fiscal_year_id === fiscal_year_id,
  )
  if (named === undefined) return <p className="card">{say('my.costs', { days: sayDays(days) })}</p>
  const now = countFree(named)
  const after = subtract(now, days)
  const parts = [
    { name: 'now', sign: '', figure: now },
    { name: 'this', sign: '−', figure: days },
    { name: 'after', sign: '=', figure: after },
  ] as const
  return (
    <section className="card" aria-label={say('my.balance')}>
      <dl className="my-after">
        {parts.map(({ name, sign, figure }) => (
          <div key={name} className={isNegative(figure) ? `${name} less` : name}>
            <dt>{say(`my.${name}`)}</dt>
            <dd>
              {sign !== '' && <span className="sign">{sign}</span>}
              <bdi>{formatDaysCount(figure)}</bdi>
            </dd>
          </div>
        ))}
        <div className="end">
          <dt>{yearEnd === undefined ? say('my.year_end') : say('my.at', { date: formatDate(yearEnd) })}</dt>
          <dd>{sayDays(addUp([after, countComing(named)]))}</dd>
        </div>
      </dl>
    </section>
  )
}
