// Differences between two calculations of an entry, line by line, as verification reports them.

import { parseAmount } from '../../amounts.ts'
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
