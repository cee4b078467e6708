// What is wrong with a row, by the columns of the file.

import { keep } from '@muster/sentences'
import type { FieldError } from '../../../http/problem.ts'
import { shorten } from '../columns/columns.ts'
import type { Checked, ReadRow, RowError } from '../kinds/kind.ts'

/** A field without a name concerns the row. */
export function refuseRow({ line, values }: ReadRow, errors: readonly FieldError[]): Checked<never> {
  const rowErrors = errors.map(({ field, message }): RowError => {
    const value = values[field]
    const isColumn = field !== ''
    return {
      line,
      column: isColumn ? field : null,
      value: value == null ? null : shorten(String(value)),
      ...keep(message),
    }
  })
  return { outcome: 'error', errors: rowErrors }
}
