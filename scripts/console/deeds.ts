// What the audit may tell: each action with what was done and to which kind of record, so that the console has words for it.

import { type Model, type Operation, writeLiteral } from '@muster/codegen'
import { ownActions } from '../../packages/contract/audited.ts'

interface Deed {
  readonly action: string
  readonly verb: string
  readonly kind: string
}

/** As the server finds it in operation.ts. */
export function isAudited({ method, schemes, extensions }: Operation): boolean {
  if (extensions['x-audited'] === true) return true
  return method !== 'GET' && extensions['x-unaudited'] !== true && !schemes.every(one => one === 'session')
}

/** Operations by their verbs, such as approve; names of their own by the same verb, or by what they say was done. */
export function listDeeds({ operations }: Pick<Model, 'operations'>): Deed[] {
  const named = operations.filter(isAudited).map(({ id }) => nameOperation(id))
  const verbs = new Map(named.map(({ verb }) => [makeParticiple(verb), verb]))
  const own = ownActions.map(action => {
    const [noun = '', done = ''] = action.split('.')
    return { action, verb: verbs.get(done) ?? done, kind: toKind(noun) }
  })
  return [...named, ...own].sort((a, b) => (a.action < b.action ? -1 : 1))
}

function nameOperation(action: string): Deed {
  const [, verb = '', kind = ''] = /^([a-z]+)(\w*)$/.exec(action) ?? []
  return { action, verb, kind }
}

const toKind = (noun: string): string =>
  noun.replaceAll(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase())

const irregular: Readonly<Record<string, string>> = {
  cancel: 'cancelled',
  hold: 'held',
  lose: 'lost',
  pay: 'paid',
  send: 'sent',
  submit: 'submitted',
  withdraw: 'withdrawn',
}

/** approve -> approved */
function makeParticiple(verb: string): string {
  const regular = verb.replace(/([^aeo])y$/, '$1i').replace(/e$/, '')
  return irregular[verb] ?? `${regular}ed`
}

export function writeDeeds(model: Model): string {
  const lines = listDeeds(model).map(({ action, verb, kind }) => {
    const name = /\W/.test(action) ? `'${action}'` : action
    return `  ${name}: ${writeLiteral([verb, kind], '  ', name.length + 4)},\n`
  })
  return `/** By the action of an entry: what was done, and to which kind of record. */
export const deeds: Readonly<Record<string, readonly [verb: string, kind: string]>> = {
${lines.join('')}}
`
}
