// A page of the documentation, taken apart: its tables and its blocks of code.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

export interface Block {
  readonly language: string
  /** The word after the language: `elsewhere` where a command is for another terminal, or for machines of one's own. */
  readonly note: string
  /** Of the block's first line in its page, from 1. */
  readonly line: number
  readonly text: string
}

export function blocksOf(page: string): Block[] {
  const blocks = page.matchAll(/^```(\w*) ?(\w*)\n(.*?)^```$/gms)
  return [...blocks].map(({ index, 1: language = '', 2: note = '', 3: text = '' }) => ({
    language,
    note,
    line: page.slice(0, index).split('\n').length + 1,
    text,
  }))
}

/** The rows of the page's table whose first heading is this one, by their first cell without its backticks. */
export function tableOf(page: string, heading: string): Map<string, string[]> {
  const rows = page.split('\n').map(line => (line.startsWith('|') ? cellsOf(line) : undefined))
  const start = rows.findIndex(row => row?.[0] === heading) + 2
  const end = rows.findIndex((row, n) => n >= start && !row)
  return new Map(
    rows.slice(start, end).map(([name = '', ...cells] = []) => [name.replaceAll('`', ''), cells]),
  )
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, line.lastIndexOf('|'))
    .split('|')
    .map(cell => cell.trim())
}
