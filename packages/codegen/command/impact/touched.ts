// Which operations and webhooks a change of the document touches, and what their handlers and methods are called.
import { referenceKeys } from '../../document/json.ts'
import type { Model, Operation } from '../../model/model.ts'
import { methodNames } from '../../targets/client/method-names.ts'
import { nameClasses } from '../../targets/client.ts'
import { nameSubject } from '../words.ts'
import { type Directed, type Direction, readDirection, removeMark } from './directions.ts'
import type { Impact, ReportedChange } from './redocly.ts'

export interface Change {
  readonly impact: Impact
  /** Whether it is in what callers send or in what they receive; undefined where it is in neither. */
  readonly direction?: Direction
  readonly message: string
  /** Of redocly, where it rates the change. */
  readonly rule?: string
}

export interface Touched {
  /** The operationId, or the name of the webhook. */
  readonly name: string
  readonly kind: 'operation' | 'webhook'
  readonly is: 'changed' | 'added' | 'removed'
  /** 'POST /pets'. */
  readonly route?: string
  readonly handler?: string
  readonly clientMethod?: string
  readonly breaks: boolean
  readonly changes: readonly Change[]
}

/** One of the two documents. */
export interface Side {
  readonly model: Model
  readonly directed: Directed
}

interface Named {
  readonly name: string
  readonly kind: 'operation' | 'webhook'
  readonly route?: string
  readonly handler?: string
  readonly clientMethod?: string
}

/** Everything that is touched, what breaks first; and changes that belong to no operation. */
export function findTouched(reported: readonly ReportedChange[], before: Side, after: Side) {
  const [old, now] = [indexNames(before.model), indexNames(after.model)]
  const changes = new Map<string, Change[]>()
  const elsewhere: Change[] = []
  for (const report of reported) {
    const places = findPlaces(report, before, after)
    if (!places) elsewhere.push(...readChanges(report))
    for (const place of places ?? [])
      changes.set(place, [...(changes.get(place) ?? []), ...readChanges(report)])
  }
  const places = [...new Set([...old.keys(), ...now.keys()])]
  const touched = places.flatMap(place => {
    const found = [...(changes.get(place) ?? []), ...findRenames(old.get(place), now.get(place))]
    return listTouched(old.get(place), now.get(place), found)
  })
  touched.sort((one, other) => Number(other.breaks) - Number(one.breaks))
  return { touched, elsewhere }
}

function listTouched(old: Named | undefined, now: Named | undefined, changes: readonly Change[]): Touched[] {
  if (!old) return now ? [{ ...now, is: 'added', breaks: false, changes: [] }] : []
  if (!now) return [{ ...old, is: 'removed', breaks: true, changes }]
  const breaks = changes.some(change => change.impact === 'major')
  return changes.length > 0 ? [{ ...old, is: 'changed', breaks, changes }] : []
}

/** A route keeps working under another name; who calls it through the generated client has to follow. */
function findRenames(old: Named | undefined, now: Named | undefined): Change[] {
  if (!old?.clientMethod || !now?.clientMethod || old.clientMethod === now.clientMethod) return []
  const message = `The client method ${old.clientMethod} is now ${now.clientMethod}.`
  return [{ impact: 'major', message, rule: 'client-method-renamed' }]
}

/** What the targets call each operation, by its place in the document. */
function indexNames(model: Model): Map<string, Named> {
  const classes = nameClasses(model)
  const found = new Map<string, Named>()
  for (const tag of model.tags) {
    const methods = methodNames(tag)
    for (const operation of tag.operations) {
      const method = methods.get(operation)
      found.set(operation.place, {
        name: operation.id,
        kind: 'operation',
        route: writeRoute(operation),
        handler: `HandlersFor<'${tag.name}'>.${operation.id}`,
        ...(method !== undefined && { clientMethod: `${classes.get(tag)}.${method}` }),
      })
    }
  }
  for (const { name, method } of model.webhooks)
    found.set(`webhooks.${name}.${method}`, { name, kind: 'webhook' })
  return found
}

const writeRoute = ({ method, path }: Operation): string => `${method} ${path}`

/** The operations and webhooks that a change reaches, by their places; undefined for a change of none of them. */
function findPlaces(report: ReportedChange, before: Side, after: Side): readonly string[] | undefined {
  const old = report.base && resolvePlaces(report.base.pointer, before)
  const now = report.revision && resolvePlaces(report.revision.pointer, after)
  // What refers to one schema before and to another now is touched; what refers to either alone is not.
  return old && now ? old.filter(place => now.includes(place)) : (old ?? now)
}

function resolvePlaces(pointer: string, { directed: { reached } }: Side): readonly string[] | undefined {
  const [section = '', name = '', third] = referenceKeys(pointer)
  if (section === 'paths' || section === 'webhooks') {
    const start = `${section}.${name}.`
    const isMethod = third !== undefined && reached.has(start + third)
    return isMethod ? [start + third] : [...reached.keys()].filter(place => place.startsWith(start))
  }
  if (section !== 'components' || third === undefined) return undefined
  const component = pointer.split('/').slice(0, 4).join('/')
  return [...reached].flatMap(([place, components]) =>
    components.has(component) ? [readOperation(place)] : [],
  )
}

// What a callback reaches is the business of its operation.
const readOperation = (place: string): string => place.split('.callbacks.')[0]!

function readChanges(report: ReportedChange): Change[] {
  const pointer = (report.revision ?? report.base)?.pointer ?? ''
  const direction = readDirection(pointer) ?? readPointerDirection(pointer)
  const about = direction === undefined ? {} : { direction }
  if (report.verdicts.length > 0) {
    return report.verdicts.map(({ impact, message, ruleId }) => {
      return { impact, ...about, message: removeMark(message), rule: ruleId }
    })
  }
  // The name of a keyword stands at the end of one of the two pointers only.
  const keys = referenceKeys(removeMark(pointer))
  const path =
    report.property === undefined || keys.at(-1) === report.property ? keys : [...keys, report.property]
  const how = report.kind === 'modified' ? 'changed' : `was ${report.kind}`
  return [{ impact: report.impact, ...about, message: `${describePath(path)} ${how}.` }]
}

/** The part as a person calls it; within an operation, which is named above it, only what is in it. */
const describePath = (path: readonly string[]): string =>
  /^(paths|webhooks)$/.test(path[0] ?? '') && path.length > 3 ? path.slice(3).join('.') : nameSubject(path)

function readPointerDirection(pointer: string): Direction | undefined {
  const [section, , , part] = referenceKeys(pointer)
  const isAnswer = part === 'responses'
  if (!isAnswer && part !== 'parameters' && part !== 'requestBody') return undefined
  // What the document calls a response of a webhook is what its receiver sends.
  return isAnswer === (section === 'paths') ? 'response' : 'request'
}
