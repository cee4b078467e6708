// How large a table may be: each limit keeps the memory of a reader flat, whatever the file says of itself.

export interface TableLimits {
  /** Of the file as it arrives. */
  readonly bytes: number
  readonly rows: number
  readonly columns: number
  /** Rows with and without values. A sheet of Excel has no more. */
  readonly lines: number
  /** Characters of one cell. Excel keeps no more. */
  readonly cell_length: number
  /** Characters of one row. */
  readonly row_length: number
  /** Files in a workbook. */
  readonly entries: number
  /** Of all files of a workbook that are read, without compression. */
  readonly inflated_bytes: number
  /** Of these to the bytes of the workbook. Sheets that people make stay far below. */
  readonly inflated_ratio: number
  readonly shared_strings: number
  /** Characters of all shared strings. */
  readonly shared_length: number
}

export const tableLimits: TableLimits = {
  bytes: 32 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  lines: 1_048_576,
  cell_length: 32_767,
  row_length: 1_000_000,
  entries: 1_000,
  inflated_bytes: 256 * 1024 * 1024,
  inflated_ratio: 200,
  shared_strings: 2_000_000,
  shared_length: 64 * 1024 * 1024,
}

/** The ratio counts from here on, because a small sheet of equal rows is harmless. */
export const harmlessBytes = 10 * 1024 * 1024

export const writeCount = (count: number): string => count.toLocaleString('en-US')
