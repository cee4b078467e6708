// What an entry of payroll is made of: its lines with their components, the reasons of each, and the entry of the month before.
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { listPayrollEntries } from '../../../gen/operations/payroll-entries.ts'
import { listPayrollEntryComponents } from '../../../gen/operations/payroll-entry-components.ts'
import { getPayrollVariance } from '../../../gen/operations/payroll-variances.ts'
import { listSalaryComponents } from '../../../gen/operations/salary-components.ts'
import type { Output } from '../../../records/operation.ts'

export type Entry = Output<'getPayrollEntry'>
export type EntryLine = Output<'getPayrollEntryComponent'>
export type Reason = Output<'getPayrollEntryExplanation'>['lines'][number]

export interface NamedLine {
  readonly id: string
  readonly type: EntryLine['type']
  readonly amount: string
  readonly code: string
  readonly name: string
}

export const lineTypes = ['earning', 'deduction', 'employer_contribution'] as const

const most = { limit: 100 }

/** The lines in the order of the slip; undefined while they are read. */
export function useEntryLines(id: string | undefined): readonly NamedLine[] | undefined {
  const enabled = id !== undefined
  const lines = useRead(
    listPayrollEntryComponents,
    { query: { payroll_entry_id: id ?? '', ...most } },
    { enabled },
  )
  const components = useRead(listSalaryComponents, { query: most }, { enabled })
  if (lines.data === undefined || components.data === undefined) return undefined
  const known = new Map(components.data.data.map(one => [one.id, one]))
  return [...lines.data.data]
    .sort((one, other) => one.display_order - other.display_order)
    .map(({ id: line, type, amount, salary_component_id: component }) => ({
      id: line,
      type,
      amount,
      code: known.get(component)?.code ?? component,
      name: known.get(component)?.name ?? component,
    }))
}

/** The entry of the same employee in the run that this one is compared with. */
export function useEntryBefore(entry: Entry): Entry | undefined {
  const mayCompare = useObstacle()('getPayrollVariance') === undefined
  const totals = useRead(getPayrollVariance, { path: { id: entry.payroll_run_id } }, { enabled: mayCompare })
  const run = totals.data?.compared_run_id ?? undefined
  const before = useRead(
    listPayrollEntries,
    { query: { payroll_run_id: run ?? '', employee_id: entry.employee_id } },
    { enabled: run !== undefined },
  )
  return before.data?.data[0]
}

/** The reasons of each line, by its code: a headline, and what begins with the code below it. */
export function groupReasons(reasons: readonly Reason[]): ReadonlyMap<string, readonly Reason[]> {
  const groups = new Map<string, readonly Reason[]>()
  for (const reason of reasons) {
    const [code = ''] = reason.text.split(': ')
    if (code === reason.text) continue
    groups.set(code, [...(groups.get(code) ?? []), reason])
  }
  return groups
}

/** TAX: 1 % of 600000.00 -> 1 % of 600000.00, and of its pattern and values in the same way. */
export function stripCode({ text, sentence }: Reason): {
  readonly text: string
  readonly coded: string | null
} {
  const [pattern, , own] = JSON.parse(sentence ?? '[]') as readonly unknown[]
  return {
    text: text.replace(/^[^:]+: /, ''),
    coded: pattern === '{0}: {1}' && Array.isArray(own) ? JSON.stringify(own) : null,
  }
}
