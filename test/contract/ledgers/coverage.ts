// Coverage: which operations their own tests call through the SDK and expect to succeed, read from the tests' syntax.

import { type OperationFacts, operations } from '@muster/contract'
import { createClient } from '../../../packages/sdk/gen/client.ts'
import type { Transport } from '../../../packages/sdk/transport.ts'
import { nodesOf, type Source, ts } from '../../house/source.ts'

/**
 * The operations that have a test of their own: one in a file that is called after their tag. What the tests of other
 * resources and the journeys call on their way says too little about it.
 */
export function tested(sources: readonly Source[]): ReadonlySet<string> {
  const support = new Map(
    sources.filter(({ path }) => path.startsWith('test/support/')).map(source => [source.path, source]),
  )
  const found = sources.flatMap(source => {
    const own = (Object.values(operations) as OperationFacts[]).filter(({ tag }) => isOf(source, tag))
    if (own.length === 0) return []
    const given = givenNames(source)
    const drivers = nodesOf(source).flatMap(node => importedFrom(node, support) ?? [])
    const called = [
      ...methodsCalled(source, name => (sdk.has(name) ? [name] : given.get(name))),
      ...drivers.flatMap(driver => methodsCalled(driver, name => given.get(name))),
      ...calledInConsole(source),
    ]
    return called.filter(id => own.some(operation => operation.id === id))
  })
  return new Set(found)
}

/** Functions of the tests that call an operation by its name, and throw where it does not succeed. */
const callers = ['inConsole', 'download']

/** `inConsole(workspace, 'createLeaveType', ...)` and `browser.do('getSession')`. */
function calledInConsole(source: Source): string[] {
  return nodesOf(source).flatMap(node => {
    if (!ts.isCallExpression(node)) return []
    const { expression } = node
    const isOfBrowser = ts.isPropertyAccessExpression(expression) && expression.name.text === 'do'
    if (!isOfBrowser && !callers.includes(expression.getText())) return []
    const operation = node.arguments[isOfBrowser ? 0 : 1]
    return operation && ts.isStringLiteral(operation) ? [operation.text] : []
  })
}

/** In a folder of `test/api`, files whose name begins with a tag test it, and so do those in a folder of its name. */
function isOf({ path }: Source, tag: string): boolean {
  return new RegExp(`^test/api/[a-z-]+/${tag.replaceAll('_', '-')}([-/].*)?\\.test\\.ts$`).test(path)
}

/** The SDK as it is: resource -> method -> operation, learnt from what each method asks its transport for. */
const sdk = new Map<string, ReadonlyMap<string, string>>()

const route = (method: string, path: string) => `${method} ${path}`
const byRoute = new Map(
  (Object.values(operations) as OperationFacts[]).map(({ id, method, path }) => [route(method, path), id]),
)
const client = createClient({
  request: route,
  list: (path: string) => route('get', path),
  download: (path: string) => route('get', path),
} as unknown as Transport)
for (const [resource, object] of Object.entries(client) as [string, Record<string, () => string>][]) {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(object))
  const methods = names.filter(name => name !== 'constructor')
  sdk.set(resource, new Map(methods.map(method => [method, byRoute.get(object[method]!())!])))
}

/**
 * Names that a file gives to resources of the SDK: `const addresses = muster.employeeAddresses`, the same in an object,
 * a function that returns it (`of: muster => muster.branches`), and `const { branches } = muster`.
 */
function givenNames(source: Source): ReadonlyMap<string, readonly string[]> {
  const given = new Map<string, string[]>()
  const give = (name: ts.Node, resource: string | undefined) => {
    if (resource && ts.isIdentifier(name)) given.set(name.text, [...(given.get(name.text) ?? []), resource])
  }
  for (const node of nodesOf(source)) {
    if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
      give(node.name, named(node.initializer))
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const taken = node.propertyName ?? node.name
      if (ts.isIdentifier(taken) && sdk.has(taken.text)) give(node.name, taken.text)
    }
  }
  return given
}

function named(value: ts.Expression | undefined): string | undefined {
  if (value && ts.isArrowFunction(value) && !ts.isBlock(value.body)) return named(value.body)
  return value && ts.isPropertyAccessExpression(value) && sdk.has(value.name.text)
    ? value.name.text
    : undefined
}

/** The operations whose methods a file calls on what `resources` knows by name. */
function methodsCalled(source: Source, resources: (name: string) => readonly string[] | undefined): string[] {
  const on = (value: ts.Expression): readonly string[] => {
    if (ts.isCallExpression(value)) return on(value.expression)
    if (ts.isPropertyAccessExpression(value)) return resources(value.name.text) ?? []
    return ts.isIdentifier(value) ? (resources(value.text) ?? []) : []
  }
  return nodesOf(source).flatMap(node => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return []
    if (isRefused(node)) return []
    const { expression, name } = node.expression
    return on(expression).flatMap(resource => sdk.get(resource)?.get(name.text) ?? [])
  })
}

/** `expect(call).rejects` and `call.catch(...)` expect no success. */
function isRefused({ parent }: ts.CallExpression): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'catch'
  const isExpected = ts.isCallExpression(parent) && parent.expression.getText() === 'expect'
  return isExpected && ts.isPropertyAccessExpression(parent.parent) && parent.parent.name.text === 'rejects'
}

function importedFrom(node: ts.Node, support: ReadonlyMap<string, Source>): Source | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined
  return support.get(node.moduleSpecifier.text.replace(/^(\.\.\/)+/, 'test/'))
}
