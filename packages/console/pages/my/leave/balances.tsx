// The balances of this year: what is left of each type, what waits, and how much of the year's days that is.
import { share } from '../../../app/decimals.ts'
import { say } from '../../../app/words.ts'
import { Bar } from '../../../ui/chart/bar.tsx'
import { countFree, formatDaysCount, hasDays, type NamedBalance, sayDays } from './own-leave.ts'

export function Balances({ balances }: { readonly balances: readonly NamedBalance[] }) {
  if (balances.length === 0) return <p className="empty">{say('my.no_balances')}</p>
  return (
    <ul className="my-balances">
      {balances.map(named => (
        <li key={named.balance.id} className="card">
          <span className="faint" dir="auto">
            {named.type.name}
          </span>
          <strong>
            {say('my.left_of', { left: formatDaysCount(countFree(named)), all: readAll(named) })}
          </strong>
          <Bar share={share(countFree(named), named.balance.entitled_days)} />
          {hasDays(named.waiting) && (
            <span className="faint">{say('my.waiting_days', { days: sayDays(named.waiting) })}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

const readAll = ({ balance }: NamedBalance): string => formatDaysCount(balance.entitled_days)
