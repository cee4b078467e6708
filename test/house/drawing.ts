// The drawings of docs/architecture.md, read: which parts there are, and which arrows lead from one to another.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const architecture = 'docs/architecture.md'

/** A drawing as it stands below its heading. */
export interface Drawing {
  readonly line: number
  readonly parts: ReadonlyMap<string, number>
  readonly arrows: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const node = /^(\w+)(?:\["?([^\]"]+)"?\])?$/

/** The first drawing below a heading: lines such as `a --> b & c`, in which a label is the name of its part. */
export function readDrawing(text: string, heading: string): Drawing | undefined {
  const lines = text.split('\n')
  const start = lines.findIndex(line => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  const open = lines.findIndex((line, n) => start >= 0 && n > start && line.startsWith('```mermaid'))
  if (open < 0) return undefined
  const names = new Map<string, string>()
  const parts = new Map<string, number>()
  const arrows = new Map<string, Map<string, number>>()
  const nameOf = (text: string, line: number): string => {
    const [, id, label] = node.exec(text.trim()) ?? []
    if (!id) return text
    if (label) names.set(id, label)
    const name = names.get(id) ?? id
    parts.set(name, parts.get(name) ?? line)
    return name
  }
  for (let n = open + 1; lines[n] !== undefined && !lines[n]!.startsWith('```'); n++) {
    const [from, to, ...more] = lines[n]!.split('-->').map(side => side.split('&'))
    if (/^\s*(flowchart|subgraph|end|direction|%%)\b|^\s*$/.test(lines[n]!)) continue
    if (more.length > 0)
      throw new Error(`${architecture}:${n + 1} has two arrows in a line; write a line for each`)
    for (const left of from!.map(text => nameOf(text, n + 1))) {
      const known = arrows.get(left) ?? new Map<string, number>()
      arrows.set(left, known)
      for (const right of to ?? []) known.set(nameOf(right, n + 1), n + 1)
    }
  }
  return { line: open + 1, parts, arrows }
}

/** What of ours each package may import, as it is drawn. */
export function drawnPackages(): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(resolve(import.meta.dirname, '../..', architecture), 'utf8')
  const { parts, arrows } = readDrawing(text, 'The layers')!
  return Object.fromEntries([...parts.keys()].map(part => [part, [...(arrows.get(part)?.keys() ?? [])]]))
}
