// What of the contract a person can do in the console: each of its own operations and each write has a page, or stands in a ledger that only shrinks.

import { join, resolve } from 'node:path'
import { type OperationFacts, operations } from '@muster/contract'
import { nodesOf, readSources, type Source, ts, written } from '../house/source.ts'
import { assertLedger } from '../support/contract/ledger.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = 'packages/console'
const sources = written(readSources(root)).filter(({ path }) => path.startsWith(`${folder}/`))

type Named = { readonly id: string }
type Operations = Readonly<Record<string, Named>>
type Noun = Readonly<
  Record<'list' | 'get' | 'create' | 'change' | 'remove', Named | undefined> &
    Record<'actions' | 'commands' | 'files', readonly Named[]>
>

/** What a file takes of the operations: each by its name, or all of a tag under one name. */
interface Imports {
  readonly names: readonly string[]
  readonly tags: ReadonlyMap<string, string>
}

function readImports(source: Source): Imports {
  const names: string[] = []
  const tags = new Map<string, string>()
  for (const node of nodesOf(source)) {
    if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) continue
    const [, tag] = /gen\/operations\/([\w-]+)\.ts/.exec(node.moduleSpecifier.getText()) ?? []
    const bindings = node.importClause?.namedBindings
    if (tag === undefined || bindings === undefined) continue
    if (ts.isNamespaceImport(bindings)) tags.set(bindings.name.text, tag)
    else names.push(...bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text))
  }
  return { names, tags }
}

/** The operations of the tags that a noun is made of, and whether it names its list. */
function readNoun(
  source: Source,
  { tags }: Imports,
): { tags: string[]; list: string | undefined } | undefined {
  const call = nodesOf(source).find(
    node => ts.isCallExpression(node) && node.expression.getText() === 'defineNoun',
  ) as ts.CallExpression | undefined
  const declaration = call?.arguments[0]
  if (declaration === undefined || !ts.isObjectLiteralExpression(declaration)) return undefined
  const given = (name: string) =>
    declaration.properties
      .filter(ts.isPropertyAssignment)
      .find(property => property.name.getText() === name)
      ?.initializer.getText()
  const of = given('operations') ?? ''
  return {
    tags: [...tags].filter(([name]) => new RegExp(`\\b${name}\\b`).test(of)).map(([, tag]) => tag),
    list: given('list')?.split('.').at(-1),
  }
}

const readTag = (tag: string): Promise<Operations> => import(join(root, folder, `gen/operations/${tag}.ts`))

/** By the console's own rule: list, record, forms and actions of a noun are found in its operations. */
async function reachedByNoun(source: Source, imports: Imports): Promise<string[]> {
  const noun = readNoun(source, imports)
  // A noun of single operations names them, so they are counted as such.
  if (noun === undefined || noun.tags.length === 0) return []
  const { defineNoun } = await import(join(root, folder, 'records/noun.ts'))
  const all: Operations = Object.assign({}, ...(await Promise.all(noun.tags.map(readTag))))
  const found = defineNoun({ operations: all, ...(noun.list && { list: all[noun.list] }) }) as Noun &
    Operations
  const { list, get, create, change, remove, actions, commands, files } = found
  // Without a page of its own, a record has its actions in the list.
  const ofPage = get === undefined ? [] : [get, change, ...files]
  return [list, create, remove, ...actions, ...commands, ...ofPage].flatMap(operation => operation?.id ?? [])
}

/** A file that takes `Object.values` of a tag takes each of its operations. */
async function reachedTogether(source: Source, { tags }: Imports): Promise<string[]> {
  const taken = nodesOf(source)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'Object.values')
    .flatMap(call => tags.get(call.arguments[0]?.getText() ?? '') ?? [])
  return (await Promise.all(taken.map(readTag))).flatMap(operations => Object.keys(operations))
}

async function listReached(): Promise<Set<string>> {
  const reached = sources.map(async source => {
    const imports = readImports(source)
    const named = nodesOf(source)
      .filter(ts.isPropertyAccessExpression)
      .filter(({ expression }) => imports.tags.has(expression.getText()))
      .map(({ name }) => name.text)
    return [
      ...imports.names,
      ...named,
      ...(await reachedTogether(source, imports)),
      ...(await reachedByNoun(source, imports)),
    ]
  })
  return new Set((await Promise.all(reached)).flat())
}

const isOfConsole = ({ method, path }: OperationFacts): boolean =>
  path.startsWith('/console/') || method !== 'get'

describe('the pages of the console', () => {
  it('reach each of its operations and each write, but for those of a ledger that only shrinks', async () => {
    const reached = await listReached()
    const all = (Object.values(operations) as readonly OperationFacts[]).filter(isOfConsole)
    assertLedger({
      name: 'without-a-page.txt',
      title: [
        'What a person cannot do in the console yet, by id. It only shrinks: give a new operation its page.',
      ],
      lines: all
        .filter(({ id }) => !reached.has(id))
        .map(({ id }) => id)
        .sort(),
      test: 'test/contract/console-pages',
    })
  })
})
