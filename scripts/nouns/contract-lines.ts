// Lines of openapi.yaml: where what a place of the contract names is written.
import { isCollection, isPair, LineCounter, parseDocument } from 'yaml'
import type { Place } from '../../packages/contract/document.ts'

export interface Lines {
  readonly from: number
  readonly to: number
}

/** Gives the lines of a place, or those of the nearest one around it that is written. */
export function makeFindLines(text: string): (at: Place) => Lines {
  const counter = new LineCounter()
  const { contents } = parseDocument(text, { lineCounter: counter, uniqueKeys: false })
  const lineAt = (offset: number): number => counter.linePos(offset).line
  return at => {
    let node: unknown = contents
    let found = { from: 1, to: 1 }
    for (const step of at) {
      if (!isCollection(node)) return found
      const item = node.items.find((one, index) =>
        isPair(one) ? String(one.key) === String(step) : index === step,
      )
      if (item === undefined) return found
      const value = isPair(item) ? item.value : item
      const [start] = rangeOf(isPair(item) ? item.key : item)
      const [, end] = rangeOf(value)
      // A block ends at the beginning of the line behind it.
      found = { from: lineAt(start), to: Math.max(lineAt(start), lineAt(Math.max(start, end - 1))) }
      node = value
    }
    return found
  }
}

function rangeOf(node: unknown): readonly [start: number, end: number] {
  const { range } = (node ?? {}) as { range?: [number, number, number] }
  return range ? [range[0], range[1]] : [0, 0]
}
