// A YAML file as a tree of text, booleans, lists and maps, with the line of everything in it.

import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'

export type Tree = string | boolean | readonly Tree[] | { readonly [key: string]: Tree }
export type TreePath = readonly (string | number)[]

export interface YamlTree {
  readonly tree: Tree
  /** The line of a path, or of what is nearest above it. */
  findLine(path: TreePath): number
  /** Mistakes of the YAML itself. */
  readonly mistakes: readonly { readonly line: number; readonly message: string }[]
}

export function readYamlTree(text: string): YamlTree {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, version: '1.2' })
  const lineOf = (node: Node | null | undefined): number => lines.linePos(node?.range?.[0] ?? 0).line
  const mistakes = document.errors.map(({ message, pos }) => ({
    line: lines.linePos(pos[0]).line,
    message: message.split('\n')[0]!,
  }))
  return {
    tree: mistakes.length > 0 ? {} : toTree(document.contents),
    findLine(path) {
      let [node, line]: [Node | null, number] = [document.contents, 1]
      for (const key of path) {
        const item = isSeq(node) ? listItem(node, key) : undefined
        const found = isMap(node) ? findPair(node, String(key)) : item
        if (!found) break
        line = lineOf(found.at)
        node = found.value
      }
      return line
    },
    mistakes,
  }
}

function findPair(map: YAMLMap, key: string): { at: Node | null; value: Node | null } | undefined {
  const pair = map.items.find(item => isScalar(item.key) && writeScalar(item.key) === key)
  return pair && { at: pair.key as Node, value: pair.value as Node | null }
}

function listItem({ items }: { items: unknown[] }, key: string | number) {
  const node = items[Number(key)] as Node | undefined
  return node && { at: node, value: node }
}

/** A figure is the text that stands in the file: no digit is lost on the way. */
function writeScalar(scalar: { value: unknown; source?: string | undefined }): string {
  return typeof scalar.value === 'number' ? (scalar.source ?? String(scalar.value)) : String(scalar.value)
}

function toTree(node: unknown): Tree {
  if (isMap(node))
    return Object.fromEntries(
      node.items.map(({ key, value }) => [isScalar(key) ? writeScalar(key) : String(key), toTree(value)]),
    )
  if (isSeq(node)) return node.items.map(toTree)
  if (!isScalar(node) || node.value === null) return ''
  return typeof node.value === 'boolean' ? node.value : writeScalar(node)
}
