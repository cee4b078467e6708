// Which fields of a record are shown, and how a value reads in a cell.

import { refuseUsage } from '../exits.ts'
import { didYouMean } from '../input/values.ts'
import type { RecordFields } from '../tables/table.ts'

export type Row = Readonly<Record<string, unknown>>

/** As many as a table has where nobody names them. */
const usualColumns = 8

/** The columns that somebody named, each of them known; a dot goes into an object. */
export function readColumns(text: string | undefined, known: RecordFields | undefined): string[] | undefined {
  if (text === undefined) return undefined
  const names = text
    .split(',')
    .map(name => name.trim().replaceAll('-', '_'))
    .filter(name => name !== '')
  if (names.length === 0) throw refuseUsage('--columns needs the names of fields, such as id,status.')
  for (const name of names) {
    const [field = ''] = name.split('.')
    if (known && !known.fields.includes(field))
      throw refuseUsage(
        `--columns: there is no ${field}.${didYouMean(field, known.fields) || ` There are ${known.fields.join(', ')}.`}`,
      )
  }
  return names
}

/** The columns of a table where nobody named them. */
export function chooseColumns(rows: readonly Row[], known: RecordFields | undefined): string[] {
  return allColumns(rows, known)
    .filter(name => name !== 'object')
    .slice(0, usualColumns)
}

/** Every field: those of the contract, and what a newer service answers besides. */
export function allColumns(rows: readonly Row[], known: RecordFields | undefined): string[] {
  return [...new Set([...(known?.fields ?? []), ...rows.slice(0, 1).flatMap(row => Object.keys(row))])]
}

export function pick(row: Row, column: string): unknown {
  let at: unknown = row
  for (const step of column.split('.'))
    at = typeof at === 'object' && at !== null ? (at as Row)[step] : undefined
  return at
}

/** As text; what has fields of its own as JSON, and lists of plain values with commas. */
export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
