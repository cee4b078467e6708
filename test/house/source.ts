// The source as the house rules see it: every hand-written and generated text of the project, parsed when asked.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
// TypeScript 7 has no syntax tree for programs yet; this is the compiler that the generator prints with.
import ts from '../../packages/codegen/node_modules/typescript/lib/typescript.js'

export { ts }

/** A text of the project, by its path from the root with `/`. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** What breaks a rule, where, and what to do about it. */
export interface Finding {
  readonly path: string
  readonly line: number
  readonly remedy: string
}

export type Rule = (sources: readonly Source[]) => Finding[]

const outside = new Set(['node_modules', 'dist', 'coverage', 'fixtures', '__snapshots__'])
/** Documents of others, with which the generator is tried. */
const foreign = 'test/codegen/documents'

/** Everything below the root but what is hidden, installed, built or foreign. */
export function readSources(root: string): Source[] {
  const within = (folder: string): Source[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.name.startsWith('.')) return []
      const at = relative(root, path).split(sep).join('/')
      if (entry.isDirectory()) return outside.has(entry.name) || at === foreign ? [] : within(path)
      const isText = entry.isFile() && !entry.name.endsWith('.log')
      return isText ? [{ path: at, text: readFileSync(path, 'utf8') }] : []
    })
  return [
    ...within(root),
    { path: '.gitattributes', text: readFileSync(join(root, '.gitattributes'), 'utf8') },
  ]
}

export const isGenerated = ({ path }: Source): boolean => /(^|\/)gen\//.test(path)
export const isTypeScript = ({ path }: Source): boolean => /\.tsx?$/.test(path)

/** The TypeScript that people write. */
export const written = (sources: readonly Source[]): Source[] =>
  sources.filter(source => isTypeScript(source) && !isGenerated(source))

/** The package that a path is of: `db` for `packages/db/database.ts`. */
export const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1]

const parsed = new WeakMap<Source, ts.SourceFile>()

export function parse(source: Source): ts.SourceFile {
  const known = parsed.get(source)
  if (known) return known
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  parsed.set(source, file)
  return file
}

const walked = new WeakMap<Source, readonly ts.Node[]>()

/** Every node of a source, outer ones first; a dozen rules ask for them. */
export function nodesOf(source: Source): readonly ts.Node[] {
  const known = walked.get(source)
  if (known) return known
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parse(source))
  walked.set(source, nodes)
  return nodes
}

export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile()
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
}

export const found = (source: Source, line: number, remedy: string): Finding => ({
  path: source.path,
  line,
  remedy,
})

export const foundAt = (source: Source, node: ts.Node, remedy: string): Finding =>
  found(source, lineOf(node), remedy)
