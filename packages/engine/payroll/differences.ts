// Differences between two calculations: for verification line by line, and from month to month above a threshold.

import { type Amount, parseAmount } from '../amounts.ts'
import { show } from '../law/figures.ts'
import { compareTexts } from './booking.ts'
import type { EntryFigures, PayLine } from './entry.ts'

/** What is compared of an entry. */
export interface ComparedEntry {
  readonly figures: Readonly<Partial<EntryFigures>>
  readonly lines: readonly Pick<PayLine, 'code' | 'type' | 'amount'>[]
}

export interface Difference {
  /** The code of a line, or the name of a figure. */
  readonly of: string
  /** Null where there is none. */
  readonly before: string | null
  readonly after: string | null
}

/** Lines first, then figures; none where the calculations agree. */
export function compareEntries(before: ComparedEntry | null, after: ComparedEntry | null): Difference[] {
  return [...compareFigures(byCode(before), byCode(after)), ...compareFigures(byName(before), byName(after))]
}

type Figures = ReadonlyMap<string, string>

function compareFigures(before: Figures, after: Figures): Difference[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .map(of => ({ of, before: before.get(of) ?? null, after: after.get(of) ?? null }))
    .filter(each => !isSame(each.before, each.after))
}

/** As amounts: `1` and `1.00` are the same figure. */
function isSame(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return before === after
  return before === after || parseAmount(before).equals(parseAmount(after))
}

function byCode(entry: ComparedEntry | null): Figures {
  return new Map((entry?.lines ?? []).map(({ code, amount }) => [code, amount]))
}

function byName(entry: ComparedEntry | null): Figures {
  return new Map(Object.entries(entry?.figures ?? {}).map(([name, figure]) => [name, String(figure)]))
}

export interface PaidEmployee {
  readonly employee_id: string
  readonly net_salary: string
  readonly lines: readonly Pick<PayLine, 'code' | 'type' | 'amount'>[]
}

export interface Variance {
  readonly employee_id: string
  /** Of a line, or NET. */
  readonly code: string
  readonly before: string
  readonly after: string
  /** Signed. */
  readonly difference: string
  /** Signed, with one decimal; null where there was nothing before. */
  readonly percent: string | null
}

export interface RunVariance {
  readonly changed: readonly Variance[]
  /** Paid now and not before, by id. */
  readonly joiners: readonly string[]
  readonly leavers: readonly string[]
}

/** Lines that differ by at least `threshold` percent, and those that are new or gone; net pay likewise. */
export function compareRuns(
  before: readonly PaidEmployee[],
  after: readonly PaidEmployee[],
  threshold: string,
): RunVariance {
  const [earlier, later] = [byEmployee(before), byEmployee(after)]
  const ids = (of: ReadonlyMap<string, PaidEmployee>, others: ReadonlyMap<string, PaidEmployee>) =>
    [...of.keys()].filter(id => !others.has(id)).sort(compareTexts)
  const both = [...later.values()].sort((a, b) => compareTexts(a.employee_id, b.employee_id))
  return {
    changed: both.flatMap(entry => {
      const was = earlier.get(entry.employee_id)
      return was ? listVariances(was, entry, parseAmount(threshold)) : []
    }),
    joiners: ids(later, earlier),
    leavers: ids(earlier, later),
  }
}

const byEmployee = (entries: readonly PaidEmployee[]): Map<string, PaidEmployee> =>
  new Map(entries.map(entry => [entry.employee_id, entry]))

function listVariances(before: PaidEmployee, after: PaidEmployee, threshold: Amount): Variance[] {
  const [was, is] = [figuresOf(before), figuresOf(after)]
  const codes = [...new Set([...was.keys(), ...is.keys()])]
  return codes.flatMap(code => {
    const [from, to] = [was.get(code) ?? '0', is.get(code) ?? '0']
    const difference = parseAmount(to).minus(parseAmount(from))
    if (difference.isZero()) return []
    const base = parseAmount(from)
    const percent = base.isZero() ? null : difference.times(100).dividedBy(base.abs())
    if (percent?.abs().lessThan(threshold)) return []
    return [
      {
        employee_id: after.employee_id,
        code,
        before: show(base),
        after: show(parseAmount(to)),
        difference: show(difference),
        percent: percent ? percent.toFixed(1) : null,
      },
    ]
  })
}

function figuresOf({ lines, net_salary }: PaidEmployee): ReadonlyMap<string, string> {
  return new Map([...lines.map(({ code, amount }) => [code, amount] as const), ['NET', net_salary] as const])
}
