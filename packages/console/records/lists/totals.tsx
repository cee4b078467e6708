// The sums of a list's columns: of all its records where they are here, and else said to be of those that are.

import { useCompany } from '../../app/company.ts'
import { addUp } from '../../app/decimals.ts'
import { formatCount } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import type { Noun } from '../noun.ts'
import { type AnyRecord, readResult } from '../operation.ts'
import { formatScalar } from '../value.tsx'

interface TotalsProps {
  readonly noun: Noun
  readonly columns: readonly string[]
  readonly records: readonly AnyRecord[]
  readonly isPart: boolean
  /** Cells before the first column and behind the last. */
  readonly before: number
  readonly behind: number
}

export function Totals({ noun, columns, records, isPart, before, behind }: TotalsProps) {
  const company = useCompany()
  const fields = readResult(noun.list)
  const summed = columns.filter(name => noun.totals?.includes(name))
  if (summed.length === 0) return null
  const [, ...others] = columns
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={before + 1}>
          {say(isPart ? 'list.total_part' : 'list.total', { count: formatCount(records.length) })}
        </th>
        {others.map(name => (
          <td key={name} className={summed.includes(name) ? 'figure' : undefined}>
            {summed.includes(name) && <bdi>{formatScalar(fields[name], sum(records, name), company)}</bdi>}
          </td>
        ))}
        {behind > 0 && <td />}
      </tr>
    </tfoot>
  )
}

const sum = (records: readonly AnyRecord[], name: string): string =>
  addUp(records.map(record => record[name]).filter(amount => typeof amount === 'string'))
