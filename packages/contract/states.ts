// The sentences about the states of a record: what the reference says of an operation that a status binds, and what its refusal says.

import { type Sentence, say, sayTogether, sayWhole } from '@muster/sentences'
import { snake } from './document.ts'

/** An operation that takes records of a kind in some of their statuses. */
export interface Binding {
  /** The id of the operation. */
  readonly id: string
  /** The schema of the record. */
  readonly kind: string
  /** The field that holds its status, where that is not `status`. */
  readonly field?: string | undefined
  readonly from: readonly string[]
  /** Where it leads, if that is certain: one status, or several by what is sent. */
  readonly to?: readonly string[]
  /** By statuses in which it is refused: what to do instead, as a sentence. */
  readonly instead?: Readonly<Record<string, string>>
}

/** For the reference: "Only an asset that is in repair can be restored; otherwise the response is 409." */
export function describeBinding({ id, kind, from }: Binding): string {
  return `Only ${withArticle(nameKind(kind))} that is ${listStatuses(from)} can ${nameDeed(id, kind)}; otherwise the response is 409.`
}

/**
 * For the 409: "This loan is approved; only one that is active can be settled. Disburse it first." The last sentence is
 * what the contract says to do instead, or that one of `all` operations leads to a status that would do.
 */
export function explainRefusal(binding: Binding, status: string, all: readonly Binding[] = []): Sentence {
  const { id, kind, from, instead = {} } = binding
  const deed = sayWhole(nameDeed(id, kind))
  const refused = say`This ${nameKind(kind)} is ${sayStatus(status)}; only one that is ${sayStatuses(from)} can ${deed}.`
  const first = findWayThere(binding, status, all)
  const advice = instead[status] ?? (first && `${first} it first.`)
  return advice === undefined ? refused : say`${refused} ${sayWhole(advice)}`
}

/** For the 409 of an operation that needs another record: "This expense claim is paid; this needs one that is a draft." */
export function explainNeed(kind: string, status: string, needed: readonly string[]): Sentence {
  return say`This ${nameKind(kind)} is ${sayStatus(status)}; this needs one that is ${sayStatuses(needed)}.`
}

/** The verb of the operation that leads from a status to one that another takes; none to what was done, or ends the record. */
function findWayThere(
  { id, kind, from, to }: Binding,
  status: string,
  all: readonly Binding[],
): string | undefined {
  if (to?.includes(status) || /^(cancel|reject)/.test(id)) return undefined
  const way = all.find(
    one =>
      one.kind === kind && one.from.includes(status) && one.to?.length === 1 && from.includes(one.to[0]!),
  )
  const verb = way && /^[a-z]+/.exec(way.id)?.[0]
  return verb && verb.slice(0, 1).toUpperCase() + verb.slice(1)
}

/** As it is said within a sentence: HrLetterRequest is an "HR letter request". */
export const nameKind = (kind: string): string => snake(kind).replaceAll('_', ' ').replace(/^hr\b/, 'HR')

/** An asset, a loan, an HR letter. */
export const withArticle = (noun: string): string => `${/^([aeiou]|HR)/.test(noun) ? 'an' : 'a'} ${noun}`

/** As it follows "is": in_repair is "in repair". */
export const nameStatus = (status: string): string => (status === 'draft' ? 'a draft' : withSpaces(status))

const withSpaces = (name: string): string => name.replaceAll('_', ' ')

const listStatuses = (statuses: readonly string[]): string =>
  statuses
    .map(nameStatus)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1')

const sayStatus = (status: string): string | Sentence =>
  status === 'draft' ? say`a draft` : withSpaces(status)

function sayStatuses(statuses: readonly string[]): Sentence {
  const named = statuses.map(sayStatus)
  return sayTogether(
    [sayTogether(named.slice(0, -1), ', '), ...named.slice(-1)].slice(named.length > 1 ? 0 : 1),
    ' or ',
  )
}

/** As it follows "can": restoreAsset is "be restored", and storeEmploymentContractFile "have its file stored". */
function nameDeed(id: string, kind: string): string {
  const { verb, more } = splitId(id, kind)
  const done = participles[verb] ?? formParticiple(verb)
  if (more === '') return `be ${done}`
  return adverbs.has(more) ? `be ${done} ${more.toLowerCase()}` : `have its ${nameKind(more)} ${done}`
}

/** As a button says it: handExpenseClaimOver is "hand over". */
export function nameAction(id: string, kind: string): string {
  const { verb, more } = splitId(id, kind)
  return `${verb === 'update' ? 'change' : verb} ${nameKind(more)}`.trim()
}

/** writeLoanOff is "write" and "Off". */
function splitId(id: string, kind: string): { readonly verb: string; readonly more: string } {
  const [, verb = id, rest = ''] = /^([a-z]+)(.*)$/.exec(id) ?? []
  if (rest.startsWith(kind)) return { verb, more: rest.slice(kind.length) }
  // A record that has another name there, such as a payroll run that was imported.
  return { verb, more: ['update', 'delete'].includes(verb) ? '' : rest }
}

const adverbs = new Set(['Off', 'Over'])

/** Of verbs whose participle does not follow from their letters, or that say it in another word. */
const participles: Readonly<Record<string, string>> = {
  begin: 'begun',
  cancel: 'cancelled',
  defer: 'deferred',
  fail: 'recorded as failed',
  hold: 'put on hold',
  lose: 'recorded as lost',
  pay: 'paid',
  read: 'read',
  repair: 'sent to repair',
  send: 'sent',
  submit: 'submitted',
  update: 'changed',
  freeze: 'frozen',
  withdraw: 'withdrawn',
  write: 'written',
}

/** approve is "approved", verify is "verified", return is "returned". */
function formParticiple(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}
