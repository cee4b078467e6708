// Figures as the tables show them: medians, ranges, rounding, and Markdown tables that are aligned to be read as text too.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export function range(values: readonly number[], digits: number): string {
  return `${fixed(Math.min(...values), digits)} to ${fixed(Math.max(...values), digits)}`
}

/** With commas between the thousands. */
export function fixed(value: number, digits: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

export function percent(share: number): string {
  return `${fixed(share * 100, 1)} %`
}

export function megabytes(bytes: number): string {
  return fixed(bytes / 1024 / 1024, 1)
}

type Row = readonly string[]

/** The first column is text, the others are figures and stand to the right. */
export function table(head: Row, rows: readonly Row[]): string {
  const widths = head.map((_, n) => Math.max(...[head, ...rows].map(row => (row[n] ?? '').length)))
  const line = (row: Row) =>
    `| ${row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n]!) : cell.padStart(widths[n]!))).join(' | ')} |`
  const rule = widths.map((width, n) => (n === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
