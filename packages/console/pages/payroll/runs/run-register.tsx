// The register of a payroll run: each employee's pay beside that of the month before, with what makes the difference.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { findLargest, isNegative, isZero, share } from '../../../app/decimals.ts'
import { formatAmount, formatCount } from '../../../app/formats.ts'
import { useList } from '../../../app/queries.ts'
import { say, sayOf, type WordId } from '../../../app/words.ts'
import { listPayrollRegister } from '../../../gen/operations/payroll-register.ts'
import type { Output } from '../../../records/operation.ts'
import { Bar } from '../../../ui/chart/bar.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Status } from '../../../ui/status.tsx'
import { RunEntryWarnings } from './run-entry-warnings.tsx'
import { SignedAmount } from './run-figures.tsx'
import { RunLeft } from './run-left.tsx'

type Entry = Output<'listPayrollRegister'>['data'][number]

const views = ['all', 'warnings', 'on_hold', 'left'] as const
type View = (typeof views)[number]

const titles: Readonly<Record<View, WordId>> = {
  all: 'payroll.view_all',
  warnings: 'payroll.view_warnings',
  on_hold: 'payroll.view_on_hold',
  left: 'payroll.view_left',
}

interface RegisterProps {
  readonly id: string
  /** Only a regular run is compared with the month before. */
  readonly isCompared: boolean
}

export function RunRegister({ id, isCompared }: RegisterProps) {
  const [view, setView] = useState<View>('all')
  return (
    <section className="card" aria-labelledby="run-register">
      <header className="card-head">
        <h2 id="run-register">{say('payroll.register')}</h2>
        <fieldset className="switch">
          <legend className="unseen">{say('payroll.view')}</legend>
          {views
            .filter(one => isCompared || one !== 'left')
            .map(one => (
              <label key={one}>
                <input
                  type="radio"
                  name="register-view"
                  checked={view === one}
                  onChange={() => setView(one)}
                />
                {say(titles[one])}
              </label>
            ))}
        </fieldset>
      </header>
      {view === 'warnings' && <RunEntryWarnings id={id} />}
      {view === 'left' && <RunLeft id={id} />}
      {view === 'all' && <RegisterPages id={id} query={{}} isCompared={isCompared} />}
      {view === 'on_hold' && <RegisterPages id={id} query={{ status: 'on_hold' }} isCompared={isCompared} />}
    </section>
  )
}

function RegisterPages({ id, query, isCompared }: RegisterProps & { readonly query: { status?: string } }) {
  const list = useList(listPayrollRegister, { path: { id }, query })
  const entries = list.data?.pages.flatMap(page => page.data) as readonly Entry[] | undefined
  if (entries === undefined)
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />
  if (entries.length === 0) return <p className="empty">{say('record.none_here')}</p>
  return (
    <>
      <RegisterTable entries={entries} isCompared={isCompared} />
      <p className="loaded" role="status">
        {say(list.hasNextPage ? 'list.loaded_part' : 'list.loaded_all', {
          count: formatCount(entries.length),
        })}
        <More of={list} />
      </p>
    </>
  )
}

const figures = ['gross_salary', 'total_additions', 'total_deductions', 'net_salary'] as const

interface TableProps extends Pick<RegisterProps, 'isCompared'> {
  readonly entries: readonly Entry[]
}

function RegisterTable({ entries, isCompared }: TableProps) {
  const largest = findLargest(entries.map(({ difference }) => difference ?? '0'))
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table register" tabIndex={0} aria-label={say('payroll.register')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{sayOf('field', 'employee_id')}</th>
            {figures.map(name => (
              <th key={name} scope="col" className="figure">
                {sayOf('field', name)}
              </th>
            ))}
            {isCompared && (
              <>
                <th scope="col" className="figure">
                  {say('payroll.difference')}
                </th>
                <th scope="col">{say('payroll.main_reason')}</th>
              </>
            )}
            <th scope="col">{sayOf('field', 'status')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(entry => (
            <RegisterRow key={entry.id} entry={entry} largest={isCompared ? largest : undefined} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowProps {
  readonly entry: Entry
  /** The largest difference, where there are some. */
  readonly largest: string | undefined
}

function RegisterRow({ entry, largest }: RowProps) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <tr>
      <th scope="row">
        <Link to="/payroll/entries/$id" params={{ id: entry.id }} preload="intent">
          {entry.first_name} {entry.last_name}
        </Link>{' '}
        <span className="faint">{entry.employee_code}</span>
      </th>
      {figures.map(name => (
        <td key={name} className="figure">
          {formatAmount(entry[name], decimals)}
        </td>
      ))}
      {largest !== undefined && <Change entry={entry} largest={largest} />}
      <td>
        <Status value={entry.status} />
      </td>
    </tr>
  )
}

function Change({ entry: { difference, reasons }, largest }: { entry: Entry; largest: string }) {
  return (
    <>
      <td className="figure">
        {difference === null ? (
          <span className="faint">{say('payroll.no_month_before')}</span>
        ) : (
          <SignedAmount amount={difference} />
        )}
        {difference !== null && !isZero(difference) && (
          <Bar share={share(difference, largest)} direction={isNegative(difference) ? 'less' : 'more'} />
        )}
      </td>
      <td>{reasons.length > 0 && <Reason reason={reasons[0]} />}</td>
    </>
  )
}

function Reason({ reason }: { readonly reason: Entry['reasons'][number] | undefined }) {
  if (reason === undefined) return null
  return (
    <>
      {reason.text} <SignedAmount amount={reason.difference} />
    </>
  )
}
