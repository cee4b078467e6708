// Which operations and webhooks the changes of a document reach, and what their handlers and methods are called.
import type { Model, Operation } from '../../model/model.ts'
import { methodNames } from '../../targets/client/method-names.ts'
import { nameClasses } from '../../targets/client.ts'
import type { Change } from './changes.ts'
import type { Compared } from './compare-operations.ts'
import { rate } from './rules.ts'

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
}

/** A change, and all that it reaches. */
export interface Reaching {
  readonly change: Change
  readonly reaches: readonly Touched[]
}

export interface Found {
  /** What breaks first, and of alike what reaches the most. */
  readonly changes: readonly Reaching[]
  readonly touched: readonly Touched[]
}

type Named = Omit<Touched, 'is' | 'breaks'>

export function findTouched({ changes, elsewhere }: Compared, before: Model, after: Model): Found {
  const [old, now] = [indexNames(before), indexNames(after)]
  const reaching = new Map<Change, Touched[]>([...elsewhere].map(change => [change, []]))
  const touched: Touched[] = []
  const take = (one: Touched, found: Iterable<Change>) => {
    touched.push(one)
    for (const change of found) reaching.set(change, [...(reaching.get(change) ?? []), one])
  }
  for (const [place, named] of old) {
    const other = now.get(place)
    if (!other) {
      take({ ...named, is: 'removed', breaks: true }, [
        makeChange('operation-removed', named, 'It was removed.'),
      ])
      continue
    }
    const found = [...(changes.get(place) ?? []), ...listRenames(named, other)]
    const breaks = found.some(change => change.severity === 'break')
    if (found.length > 0) take({ ...named, is: 'changed', breaks }, found)
  }
  for (const [place, named] of now)
    if (!old.has(place))
      take({ ...named, is: 'added', breaks: false }, [makeChange('operation-added', named, 'It was added.')])
  touched.sort((one, other) => Number(other.breaks) - Number(one.breaks))
  return { changes: sortChanges(reaching), touched }
}

const order = ['break', 'warn', 'note']

function sortChanges(reaching: ReadonlyMap<Change, readonly Touched[]>): Reaching[] {
  const all = [...reaching].map(([change, reaches]) => ({ change, reaches }))
  return all.sort(
    (one, other) =>
      order.indexOf(one.change.severity) - order.indexOf(other.change.severity) ||
      other.reaches.length - one.reaches.length,
  )
}

function makeChange(rule: Change['rule'], { name, kind, route }: Named, message: string): Change {
  const place = kind === 'webhook' ? `webhook ${name}` : `${name} (${route})`
  return { severity: rate(rule, 'request'), rule, direction: 'request', place, message }
}

/** A route keeps working under another name; who calls it through the generated client has to follow. */
function listRenames(old: Named, now: Named): Change[] {
  if (!old.clientMethod || !now.clientMethod || old.clientMethod === now.clientMethod) return []
  const message = `The client method ${old.clientMethod} is now ${now.clientMethod}.`
  return [makeChange('client-method-renamed', old, message)]
}

/** What the targets call each operation, by its place in the document. */
function indexNames(model: Model): Map<string, Named> {
  const classes = nameClasses(model)
  const found = new Map<string, Named>()
  for (const tag of model.tags) {
    const names = methodNames(tag)
    for (const operation of tag.operations) {
      const method = names.get(operation)
      found.set(writePlace(operation), {
        name: operation.id,
        kind: 'operation',
        route: `${operation.method} ${operation.path}`,
        handler: `HandlersFor<'${tag.name}'>.${operation.id}`,
        ...(method !== undefined && { clientMethod: `${classes.get(tag)}.${method}` }),
      })
    }
  }
  for (const { name, method } of model.webhooks)
    found.set(`webhooks.${name}.${method}`, { name, kind: 'webhook' })
  return found
}

/** A parameter of the path may have another name. */
const writePlace = ({ path, method }: Operation): string =>
  `paths.${path.replaceAll(/\{[^{}]*\}/g, '{}')}.${method.toLowerCase()}`
