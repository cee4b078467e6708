// A person in the register of a month: how gross pay becomes net pay, the change with its reasons, and what can be adjusted.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { isNegative, isZero } from '../../../app/decimals.ts'
import { formatAmount, formatMonthLong } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { say } from '../../../app/words.ts'
import { Face } from '../../../records/references/face.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Status } from '../../../ui/status.tsx'
import type { Run } from '../runs/run-facts.ts'
import { SignedAmount } from '../runs/run-figures.tsx'
import { Adjust } from './adjust.tsx'
import { type Entry, wordReason } from './change-words.ts'
import { monthOf } from './month-facts.ts'

interface RowProps {
  readonly run: Run
  readonly entry: Entry
  readonly isCompared: boolean
}

const figures = [
  ['gross', 'gross_salary'],
  ['additions', 'total_additions'],
  ['deductions', 'total_deductions'],
  ['net', 'net_salary'],
] as const

export function RegisterRow({ run, entry, isCompared }: RowProps) {
  const { currency_decimals: decimals } = useCompany()
  const [isOpen, setOpen] = useState(false)
  const name = `${entry.first_name} ${entry.last_name}`
  return (
    <tr>
      <th scope="row">
        <span className="who">
          <Face id={entry.employee_id} name={name} />
          <Link to="/payroll/entries/$id" params={{ id: entry.id }} preload="intent">
            <bdi>{name}</bdi>
          </Link>
          {entry.status === 'on_hold' && <Status value="on_hold" />}
          {entry.has_warnings && (
            <Icon name="triangle-alert" size="small" label={say('month.view_warnings')} />
          )}
        </span>
      </th>
      {figures.map(([title, field]) => (
        <td
          key={field}
          className={title === 'net' ? 'figure strong' : 'figure'}
          data-name={say(`month.${title}`)}
        >
          {title === 'additions' && isZero(entry[field]) ? '–' : formatAmount(entry[field], decimals)}
        </td>
      ))}
      {isCompared && <Change run={run} entry={entry} />}
      <td className="row-end">
        <button
          type="button"
          className="button quiet square"
          aria-label={say('month.adjust_of', { name })}
          onClick={() => setOpen(true)}
        >
          <Icon name="pencil" size="small" />
        </button>
        {isOpen && <Adjust run={run} entry={entry} name={name} onClose={() => setOpen(false)} />}
      </td>
    </tr>
  )
}

/** The reasons add up to the change. */
function Change({ run, entry: { difference, reasons } }: { readonly run: Run; readonly entry: Entry }) {
  const month = monthOf(run)
  const against = say('month.against', { month: formatMonthLong(addMonths(month, -1)) })
  if (difference === null || isZero(difference))
    return (
      <>
        <td className="figure" data-name={against}>
          –
        </td>
        <td className="why-changed" />
      </>
    )
  return (
    <>
      <td className={isNegative(difference) ? 'figure less' : 'figure more'} data-name={against}>
        <SignedAmount amount={difference} />
      </td>
      <td className="why-changed" data-name={say('month.why')}>
        <ul>
          {reasons.map(reason => (
            <li key={`${reason.code} ${reason.name}`}>
              {wordReason(reason, month)} <SignedAmount amount={reason.difference} />
            </li>
          ))}
        </ul>
      </td>
    </>
  )
}
