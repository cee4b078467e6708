// Compares what two schemas say of a value itself: its type, its limits, the values of an enum.
import type { Json } from '../../document/json.ts'
import type { RuleName } from './rules.ts'
import type { Comparing, Spot } from './spot.ts'
import { isLower, type View } from './view.ts'

type Add = (rule: RuleName, message: string) => void

/** False where the types have nothing to do with each other, so that nothing else is worth comparing. */
export function compareFacts(old: View, now: View, comparison: Comparing, spot: Spot): boolean {
  const add: Add = (rule, message) => comparison.add(spot, rule, message)
  const areAlike = compareTypes(old, now, add)
  if (!areAlike) return false
  compareValues(old, now, add)
  compareLimits(old, now, add)
  comparePatterns(old, now, add)
  compareFormats(old, now, add)
  compareOthers(old, now, add)
  if (old.unions.length === 0 && now.unions.length === 0)
    compareDiscriminators(old.facts.discriminator, now.facts.discriminator, add)
  return true
}

const nameTypes = (types: ReadonlySet<string> | undefined): string =>
  types === undefined
    ? 'anything'
    : [...types].filter(type => type !== 'integer' || !types.has('number')).join(' or ')

function compareTypes(old: View, now: View, add: Add): boolean {
  const message = `Its type was ${nameTypes(old.types)}, and is ${nameTypes(now.types)} now.`
  if (!old.types && !now.types) return true
  if (!now.types) add('type-widened', message)
  else if (!old.types) add('type-narrowed', message)
  else {
    const [isNarrower, isWider] = [now.types.isSubsetOf(old.types), old.types.isSubsetOf(now.types)]
    if (isNarrower && isWider) return true
    if (!isNarrower && !isWider) add('type-changed', message)
    else add(isNarrower ? 'type-narrowed' : 'type-widened', message)
    return isNarrower || isWider
  }
  return true
}

function compareValues(old: View, now: View, add: Add): void {
  const [was, is] = [old.values, now.values]
  if (!was || !is) {
    if (is) add('enum-added', `It has one of these values now: ${tellValues(is)}.`)
    if (was) add('enum-removed', 'It may have other values now.')
    return
  }
  const [before, after] = [was, is].map(values => new Set(values.map(value => JSON.stringify(value)))) as [
    Set<string>,
    Set<string>,
  ]
  const gone = [...before.difference(after)]
  const added = [...after.difference(before)]
  if (gone.length > 0) add('enum-values-removed', `Its enum lost ${shorten(gone)}.`)
  if (added.length > 0) add('enum-values-added', `Its enum gained ${shorten(added)}.`)
}

const tellValues = (values: readonly Json[]): string => shorten(values.map(value => JSON.stringify(value)))

const maxValues = 5

const shorten = (texts: readonly string[]): string =>
  texts.length > maxValues
    ? `${texts.slice(0, maxValues).join(', ')} and ${texts.length - maxValues} more`
    : texts.join(', ')

function compareLimits(old: View, now: View, add: Add): void {
  for (const limit of new Set([...Object.keys(old.limits), ...Object.keys(now.limits)])) {
    const [was, is] = [old.limits[limit], now.limits[limit]]
    if (was === is) continue
    const message = `Its ${limit} was ${was ?? 'not set'}, and is ${is ?? 'not set'} now.`
    const none = findNoLimit(limit)
    const [least, most] = [was ?? none, is ?? none]
    if (least === most) continue
    add(most > least === isLower(limit) ? 'limit-tightened' : 'limit-loosened', message)
  }
  const [was, is] = [old.facts.uniqueItems === true, now.facts.uniqueItems === true]
  if (is && !was) add('limit-tightened', 'Its items have to differ now.')
  if (was && !is) add('limit-loosened', 'Its items may repeat now.')
}

/** What says as much as no limit; nothing has fewer than 0 items. */
function findNoLimit(limit: string): number {
  if (!isLower(limit)) return Infinity
  return /^min(Length|Items|Properties)$/.test(limit) ? 0 : -Infinity
}

function comparePatterns(old: View, now: View, add: Add): void {
  const gone = old.patterns.filter(pattern => !now.patterns.includes(pattern))
  const added = now.patterns.filter(pattern => !old.patterns.includes(pattern))
  if (gone.length > 0 && added.length > 0)
    // What matches anything takes all that the former did.
    add(
      added.every(isAny) ? 'pattern-removed' : 'pattern-changed',
      `Its pattern was ${gone}, and is ${added} now.`,
    )
  else if (added.length > 0 && !added.every(isAny)) add('pattern-added', `It has to match ${added} now.`)
  else if (gone.length > 0 && !gone.every(isAny)) add('pattern-removed', `It need not match ${gone} now.`)
}

const isAny = (pattern: string): boolean => /^\^?\.\*\$?$/.test(pattern)

/** The larger of numbers that differ in their size only. */
const wider: Record<string, string> = { int32: 'int64', float: 'double' }

/** What programs know and check; any other is a hint to readers. */
const checked =
  /^(date-time|date|time|duration|email|hostname|ipv4|ipv6|uri|uri-reference|uuid|int32|int64|float|double|byte|binary|regex|json-pointer)$/

function compareFormats(old: View, now: View, add: Add): void {
  const of = ({ facts: { format } }: View) =>
    typeof format === 'string' && checked.test(format) ? format : undefined
  const [was, is] = [of(old), of(now)]
  if (was === is) return
  const message = `Its format was ${was ?? 'open'}, and is ${is ?? 'open'} now.`
  if (was === undefined) add('format-added', message)
  else if (is === undefined) add('format-removed', message)
  else if (wider[was] === is) add('format-widened', message)
  else if (wider[is] === was) add('format-narrowed', message)
  else add('format-changed', message)
}

function compareOthers(old: View, now: View, add: Add): void {
  for (const key of ['contentEncoding', 'contentMediaType']) {
    const [was, is] = [old.facts[key], now.facts[key]]
    if (was !== is)
      add('encoding-changed', `Its ${key} was ${was ?? 'not set'}, and is ${is ?? 'not set'} now.`)
  }
  for (const key of new Set([...Object.keys(old.others), ...Object.keys(now.others)])) {
    const [was, is] = [old.others[key], now.others[key]].map(value => JSON.stringify(value))
    if (was === is) continue
    if (was === undefined) add('keyword-added', `It has "${key}" now.`)
    else if (is === undefined) add('keyword-removed', `It has no "${key}" now.`)
    else add('keyword-changed', `Its "${key}" changed.`)
  }
}

export function compareDiscriminators(old: Json | undefined, now: Json | undefined, add: Add): void {
  const [was, is] = [readDiscriminator(old), readDiscriminator(now)]
  if (!was || !is) {
    if (is) add('discriminator-added', `"${is.field}" tells its variants from each other now.`)
    if (was) add('discriminator-removed', `"${was.field}" no longer tells its variants from each other.`)
    return
  }
  if (was.field !== is.field)
    add('discriminator-changed', `Its discriminator was "${was.field}", and is "${is.field}" now.`)
  for (const value of new Set([...was.mapping.keys(), ...is.mapping.keys()])) {
    const [from, to] = [was.mapping.get(value), is.mapping.get(value)]
    if (from === to) continue
    if (to === undefined) add('mapping-removed', `The value ${value} selects no variant now.`)
    else if (from === undefined) add('mapping-added', `The value ${value} selects ${to} now.`)
    else add('mapping-changed', `The value ${value} selected ${from}, and selects ${to} now.`)
  }
}

function readDiscriminator(written: Json | undefined) {
  if (typeof written !== 'object' || written === null || Array.isArray(written)) return undefined
  const { propertyName, mapping } = written
  const entries = typeof mapping === 'object' && mapping !== null ? Object.entries(mapping) : []
  return {
    field: String(propertyName),
    mapping: new Map(entries.map(([value, ref]) => [value, String(ref).split('/').at(-1)!])),
  }
}
