// Finds what separates the values of a CSV file: the line `sep=;` of Excel, or the only separator that the header has.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import { TableError } from '../read-table-error.ts'

export interface Beginning {
  readonly delimiter: string
  /** Characters before the header that are no part of the table. */
  readonly skip: number
  /** Lines of these. */
  readonly lines: number
}

const names: Readonly<Record<string, Sentence>> = {
  ',': say`commas`,
  ';': say`semicolons`,
  '\t': say`tabs`,
}
const said = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r)/i
const unclear = say`Put a line such as "sep=;" above the header, or write titles that have one of them in quotes.`

export function findDelimiter(head: string): Beginning {
  const line = said.exec(head)
  if (line) return { delimiter: assertAllowed(line[1]!), skip: line[0].length, lines: 1 }
  const found = delimitersIn(headerOf(head))
  if (found.length > 1)
    throw new TableError(
      say`The header has ${sayTogether(
        found.map(delimiter => names[delimiter]!),
        ' and ',
      )}, so it does not say what separates the values. ${unclear}`,
      { line: lineOfHeader(head) },
    )
  return { delimiter: found[0] ?? ',', skip: 0, lines: 0 }
}

function assertAllowed(delimiter: string): string {
  if (delimiter in names) return delimiter
  throw new TableError(
    say`The first line says that "${delimiter}" separates the values. Use a comma, a semicolon or a tab.`,
    { line: 1, value: delimiter },
  )
}

const blankLines = /^(?:[ \t]*(?:\r\n|\n|\r))*/
const lineOfHeader = (head: string): number =>
  (blankLines.exec(head)![0].match(/\r\n|\n|\r/g)?.length ?? 0) + 1

/** Up to the first line break that stands in no quotes. */
function headerOf(head: string): string {
  const start = blankLines.exec(head)![0].length
  let isQuoted = false
  for (let at = start; at < head.length; at += 1) {
    const character = head[at]
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) return head.slice(start, at)
  }
  return head.slice(start)
}

function delimitersIn(header: string): string[] {
  const bare = header.replaceAll(/"[^"]*"?/g, '')
  return Object.keys(names).filter(delimiter => bare.includes(delimiter))
}
