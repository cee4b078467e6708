// Records on the terminal: in words for people, or as JSON for programs, a record a line.

import { print } from './streams.ts'

/** What --json sets. */
export interface Printing {
  readonly json?: true
}

/** The option of each command that prints records. */
export const asJson = ['--json', 'as JSON, a record a line'] as const

export function printRecord<T extends object>(
  record: T,
  { json }: Printing,
  say: (record: T) => string,
): void {
  print(json ? JSON.stringify(record) : say(record))
}

/** `none` is said to people where there are no records. */
export function printRecords<T extends object>(
  records: readonly T[],
  printing: Printing,
  say: (record: T) => string,
  none: string,
): void {
  for (const record of records) printRecord(record, printing, say)
  if (records.length === 0 && !printing.json) print(none)
}
