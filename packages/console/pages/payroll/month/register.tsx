// The register of a month: each person's pay beside that of the month before, by the largest change, with the reasons in words.
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { isZero, subtract } from '../../../app/decimals.ts'
import { formatAmount, formatCount, formatMonthLong } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { useList, useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getPayrollRegisterTotals, listPayrollRegister } from '../../../gen/operations/payroll-register.ts'
import { ExportButton } from '../../../records/files/export-button.tsx'
import type { Output } from '../../../records/operation.ts'
import { Skeleton } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { RunEntryWarnings } from '../runs/run-entry-warnings.tsx'
import { hasReached, type Run } from '../runs/run-facts.ts'
import { SignedAmount } from '../runs/run-figures.tsx'
import { RunLeft } from '../runs/run-left.tsx'
import type { Entry } from './change-words.ts'
import { monthOf } from './month-facts.ts'
import { useVariance } from './net-change.tsx'
import { RegisterRow } from './register-row.tsx'

type Totals = Output<'getPayrollRegisterTotals'>
type Order = 'change' | 'name' | 'net'

const views = ['all', 'changed', 'warnings', 'on_hold', 'left'] as const
type View = (typeof views)[number]

export function MonthRegister({ run }: { readonly run: Run }) {
  const { data: totals } = useRead(getPayrollRegisterTotals, { path: { id: run.id } })
  const { view: asked } = useSearch({ strict: false }) as { view?: string }
  const view = views.find(one => one === asked) ?? 'all'
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>('change')
  const isCompared = totals?.total_difference != null
  const variance = useVariance(run)
  const mayExport = useObstacle()('processPayrollRun') === undefined && hasReached(run, 'processed')
  const query = Object.assign(
    { view: view === 'left' ? 'all' : view, order },
    search.trim() === '' ? undefined : { search: search.trim() },
  )
  return (
    <section className="card register-card" aria-labelledby="run-register">
      <header className="card-head">
        <h2 id="run-register">{say('payroll.register')}</h2>
        {totals && <Views at={view} totals={totals} left={variance?.left} isCompared={isCompared} />}
        <label className="field search">
          <span className="unseen">{say('month.search')}</span>
          <input
            type="search"
            value={search}
            placeholder={say('month.search')}
            onChange={event => setSearch(event.target.value)}
          />
        </label>
        {mayExport && (
          <ExportButton
            of={{
              title: sayOf('value', 'payroll_register'),
              asked: { kind: 'payroll_register', payroll_run_id: run.id },
              formats: ['xlsx', 'csv'],
            }}
            text={sayOf('value', 'payroll_register')}
          />
        )}
      </header>
      {view === 'left' && <RunLeft id={run.id} />}
      {view === 'warnings' && <RunEntryWarnings id={run.id} />}
      {view !== 'left' && view !== 'warnings' && (
        <RegisterPages
          run={run}
          query={query}
          totals={view === 'all' && search === '' ? totals : undefined}
          sorting={{ order, setOrder }}
          isCompared={isCompared}
        />
      )}
    </section>
  )
}

interface ViewsProps {
  readonly at: View
  readonly totals: Totals
  /** How many are no longer paid. */
  readonly left: number | undefined
  readonly isCompared: boolean
}

/** Links, so that a view has an address. */
function Views({ at, totals, left, isCompared }: ViewsProps) {
  const counts: Readonly<Record<View, number | undefined>> = {
    all: totals.entries,
    changed: totals.changed,
    warnings: totals.with_warnings,
    on_hold: totals.on_hold,
    left,
  }
  const shown = views.filter(view => isCompared || (view !== 'left' && view !== 'changed'))
  return (
    <nav className="marks" aria-label={say('payroll.view')}>
      {shown.map(view => (
        <Link
          key={view}
          to="."
          search={view === 'all' ? {} : { view }}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          className="chip"
          aria-current={view === at ? 'page' : undefined}
        >
          {say(`month.view_${view}`)} {counts[view] !== undefined && <bdi>{formatCount(counts[view])}</bdi>}
        </Link>
      ))}
    </nav>
  )
}

interface PagesProps {
  readonly run: Run
  readonly query: Readonly<Record<string, string>>
  /** Undefined where only some are shown, whose sum is not that of the run. */
  readonly totals: Totals | undefined
  readonly sorting: { readonly order: Order; readonly setOrder: (order: Order) => void }
  readonly isCompared: boolean
}

function RegisterPages({ run, query, totals, sorting, isCompared }: PagesProps) {
  const list = useList(listPayrollRegister, { path: { id: run.id }, query })
  const entries = list.data?.pages.flatMap(page => page.data) as readonly Entry[] | undefined
  if (entries === undefined)
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />
  if (entries.length === 0) return <p className="empty">{say('record.none_here')}</p>
  return (
    <>
      {/* Only what can take the focus can be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className="table register" tabIndex={0} aria-label={say('payroll.register')}>
        <table>
          <Heads run={run} sorting={sorting} isCompared={isCompared} />
          <tbody>
            {entries.map(entry => (
              <RegisterRow key={entry.id} run={run} entry={entry} isCompared={isCompared} />
            ))}
          </tbody>
          {totals && <Foot totals={totals} isCompared={isCompared} />}
        </table>
      </section>
      <p className="loaded" role="status">
        {say(list.hasNextPage ? 'list.loaded_part' : 'list.loaded_all', {
          count: formatCount(entries.length),
        })}
        <More of={list} />
      </p>
    </>
  )
}

type HeadsProps = Pick<PagesProps, 'run' | 'sorting' | 'isCompared'>

function Heads({ run, sorting, isCompared }: HeadsProps) {
  const before = formatMonthLong(addMonths(monthOf(run), -1))
  return (
    <thead>
      <tr>
        <Head sorting={sorting} by="name" direction="ascending">
          {sayOf('field', 'employee_id')}
        </Head>
        {(['gross', 'additions', 'deductions'] as const).map(name => (
          <th key={name} scope="col" className="figure">
            {say(`month.${name}`)}
          </th>
        ))}
        <Head sorting={sorting} by="net" direction="descending" isFigure>
          {say('month.net')}
        </Head>
        {isCompared && (
          <>
            <Head sorting={sorting} by="change" direction="descending" isFigure>
              {say('month.against', { month: before })}
            </Head>
            <th scope="col">{say('month.why')}</th>
          </>
        )}
        <th scope="col">
          <span className="unseen">{say('month.adjust')}</span>
        </th>
      </tr>
    </thead>
  )
}

interface HeadProps {
  readonly sorting: PagesProps['sorting']
  readonly by: Order
  readonly direction: 'ascending' | 'descending'
  readonly isFigure?: boolean
  readonly children: string
}

function Head({ sorting: { order, setOrder }, by, direction, isFigure = false, children }: HeadProps) {
  const isSorted = order === by
  return (
    <th scope="col" className={isFigure ? 'figure' : undefined} aria-sort={isSorted ? direction : undefined}>
      <button type="button" className="head-sort" onClick={() => setOrder(by)}>
        {children}
        {isSorted && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </button>
    </th>
  )
}

function Foot({ totals, isCompared }: { readonly totals: Totals; readonly isCompared: boolean }) {
  const { currency_decimals: decimals } = useCompany()
  const sums = [totals.total_gross, totals.total_additions, totals.total_deductions, totals.total_net]
  const names = ['gross', 'additions', 'deductions', 'net'] as const
  return (
    <tfoot>
      <tr className="total">
        <th scope="row">{say('month.total_of', { people: totals.entries })}</th>
        {sums.map((amount, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its figure
          <td key={at} className="figure" data-name={say(`month.${names[at] ?? 'net'}`)}>
            {formatAmount(amount, decimals)}
          </td>
        ))}
        {isCompared && totals.total_difference !== null && (
          <td className="figure" data-name={say('payroll.difference')}>
            <SignedAmount amount={totals.total_difference} />
          </td>
        )}
        <td colSpan={isCompared ? 2 : 1} />
      </tr>
      {isCompared && totals.left_net !== null && !isZero(totals.left_net) && (
        <tr>
          <th scope="row" colSpan={5}>
            <Link to="." search={{ view: 'left' }} resetScroll={false}>
              {say('month.view_left')}
            </Link>
          </th>
          <td className="figure" data-name={say('payroll.difference')}>
            <SignedAmount amount={subtract('0', totals.left_net)} />
          </td>
          <td colSpan={2} />
        </tr>
      )}
    </tfoot>
  )
}
