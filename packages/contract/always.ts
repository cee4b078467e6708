// x-always: what the contract says once of all operations, and which operations each of its entries is about.
import {
  type Addition,
  type Always,
  type Contract,
  isOfWorkspace,
  type Located,
  properties,
} from './document.ts'

/** What an entry of x-always may add: what is not among it would be dropped. */
export function listAdditionKeys(name: string): readonly string[] {
  if (name === 'answer') return ['headers']
  if (name === 'event') return ['parameters', 'responses', 'schema']
  const usual = ['parameters', 'responses', 'headers']
  return name === 'page' ? [...usual, 'schema'] : usual
}

const situations =
  /^(answer|concerned|narrowed|operation|event|get|post|put|patch|delete|path_parameter|body|page(_with_\w+)?|write)$/

/** Whether x-always may have an entry of this name. */
export const isSituation = (name: string): boolean => situations.test(name)

/** The entries of x-always that are about an operation, in their order. */
export function selectAdditions(always: Always, contract: Contract, located: Located): Addition[] {
  const holding = new Set(findSituations(contract, located))
  return Object.entries(always).flatMap(([name, addition]) => (holding.has(name) ? [addition] : []))
}

/** What x-always may say something of: the names of its entries that are about an operation. */
export function* findSituations(contract: Contract, located: Located): Iterable<string> {
  const { operation, path, method, at } = located
  if (at[0] === 'webhooks') {
    yield 'event'
    return
  }
  yield 'operation'
  if (isOfWorkspace(operation)) yield method
  if (isOfWorkspace(operation) && method !== 'get' && !operation['x-no-dry-run']) yield 'write'
  if (operation['x-reach']) yield operation['x-reach'].includes('concerned') ? 'concerned' : 'narrowed'
  if (path.includes('{')) yield 'path_parameter'
  if (operation.requestBody ?? operation['x-body']) yield 'body'
  const pages = Object.values(operation.responses ?? {}).flatMap(({ 'x-page-of': record }) => record ?? [])
  for (const record of pages) {
    yield 'page'
    const fields = properties(contract, contract.components?.schemas?.[record])
    for (const field of Object.keys(fields)) yield `page_with_${field}`
  }
}
