// Blocks of a plain text: headings, tables and paragraphs, as people write them without a program for it.

export interface TableBlock {
  readonly kind: 'table'
  /** Empty where the table has none. */
  readonly titles: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | TableBlock

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

/** More do not fit beside each other: such a line is text. */
const maxColumns = 20

const isTableLine = (line: string): boolean =>
  line.trim().startsWith('|') && cellsOf(line).length <= maxColumns
const isHeading = (line: string): boolean => /^#{1,3} \S/.test(line)
/** What stands between the titles of a table and its rows. */
const isRuler = (line: string | undefined): boolean =>
  line !== undefined && /^\s*\|(\s*:?-+:?\s*\|)+\s*$/.test(line)

/** `# Heading`, lines that begin with `|` as a table, and paragraphs with an empty line between them. */
export function readBlocks(text: string): Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!
    const isOf = (next: string): boolean =>
      isTableLine(line) ? isTableLine(next) : next.trim() !== '' && !isTableLine(next) && !isHeading(next)
    let end = at + 1
    if (!isHeading(line)) while (end < lines.length && isOf(lines[end]!)) end++
    const own = lines.slice(at, end)
    if (isHeading(line)) blocks.push({ kind: 'heading', text: line.replace(/^#+ /, '').trim() })
    else if (isTableLine(line)) blocks.push(readTable(own))
    else if (line.trim() !== '') blocks.push({ kind: 'paragraph', text: own.join('\n').trim() })
    at = line.trim() === '' ? at + 1 : end
  }
  return blocks
}

function readTable(lines: readonly string[]): Block {
  const hasTitles = isRuler(lines[1])
  const rows = lines.filter(line => !isRuler(line)).map(cellsOf)
  const width = Math.max(...rows.map(row => row.length))
  const padded = rows.map(row => [...row, ...Array.from({ length: width - row.length }, () => '')])
  const titles = hasTitles ? padded[0]! : Array.from({ length: width }, () => '')
  return { kind: 'table', titles, rows: hasTitles ? padded.slice(1) : padded }
}
