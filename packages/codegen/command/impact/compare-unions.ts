// Compares schemas of which one or both have variants.
import type { Json, JsonObject } from '../../document/json.ts'
import { readSchemaName } from '../../document/references.ts'
import { compareDiscriminators } from './compare-facts.ts'
import type { Comparing, Spot } from './spot.ts'
import { readComponent, type Union, type View } from './view.ts'

/** True where that was all there is to compare. */
export function compareUnions(old: View, now: View, comparison: Comparing, spot: Spot): boolean {
  const [was, is] = [old.unions, now.unions]
  if (was.length === 0 && is.length === 0) return false
  if (was.length > 0 && is.length > 0) {
    compareSeveral(was, is, comparison, spot)
    return false
  }
  const alone = was.length === 0 ? old : now
  const union = was[0] ?? is[0]!
  const single = splitTypes(writeSchema(alone))
  const base = writeSchema(was.length === 0 ? now : old)
  // What stands next to the variants holds for each of them.
  const variants = union.variants.map(variant =>
    Object.keys(base).length > 0 ? { allOf: [base, variant] } : variant,
  )
  compareVariants(
    was.length === 0 ? single : variants,
    was.length === 0 ? variants : single,
    comparison,
    spot,
  )
  return true
}

function compareSeveral(
  was: readonly Union[],
  is: readonly Union[],
  comparison: Comparing,
  spot: Spot,
): void {
  for (const [index, union] of is.entries()) {
    const other = was[index]
    if (!other) continue
    compareVariants(other.variants, union.variants, comparison, spot)
    compareDiscriminators(other.discriminator, union.discriminator, (rule, message) =>
      comparison.add(spot, rule, message),
    )
  }
  if (was.length !== is.length)
    comparison.add(spot, 'keyword-changed', 'Its variants are composed in another way.')
}

function compareVariants(
  olds: readonly Json[],
  news: readonly Json[],
  comparison: Comparing,
  spot: Spot,
): void {
  const left = new Map(news.map(variant => [variant, nameVariant(variant)]))
  const unpaired: Json[] = []
  for (const old of olds) {
    const name = nameVariant(old)
    const [pair] = [...left].find(([, other]) => other === name) ?? []
    if (pair === undefined) unpaired.push(old)
    else {
      left.delete(pair)
      comparison.compare(old, pair, spot)
    }
  }
  const [[now] = [], ...others] = left
  // What is left on both sides is taken for one that changed, unless it is another by name.
  const isSame =
    unpaired.length === 1 && others.length === 0 && now !== undefined && olds.length === news.length
  if (isSame && isInline(unpaired[0]!) && isInline(now)) {
    comparison.compare(unpaired[0]!, now, spot)
    return
  }
  for (const old of unpaired)
    if (news.every(one => comparison.breaks(old, one, 'request')))
      comparison.add(spot, 'variant-removed', `It is never ${tellVariant(old)} now.`)
  for (const [added] of left)
    if (olds.every(one => comparison.breaks(one, added, 'response')))
      comparison.add(spot, 'variant-added', `It may be ${tellVariant(added)} now.`)
}

const isInline = (variant: Json): boolean => readComponent(variant) === undefined

/** The same variant before and after. */
function nameVariant(variant: Json): string {
  const component = readComponent(variant)
  return component ? component.ref : JSON.stringify(variant)
}

function tellVariant(variant: Json): string {
  const component = readComponent(variant)
  const name = component && readSchemaName(component.ref)
  if (name !== undefined) return name
  const { type, title, enum: values, const: only, allOf } = variant as JsonObject
  if (typeof title === 'string') return title
  if (Array.isArray(allOf) && allOf.length === 2) return tellVariant(allOf[1]!)
  if (only !== undefined) return JSON.stringify(only)
  if (Array.isArray(values)) return values.map(value => JSON.stringify(value)).join(' or ')
  return type === undefined ? 'of that kind' : `of type ${[type].flat().join(' or ')}`
}

/** A schema of several types as one for each: that is what variants would be. */
function splitTypes(schema: JsonObject): JsonObject[] {
  const types = Array.isArray(schema.type) ? schema.type : []
  const own = types.filter(type => type !== 'integer' || !types.includes('number'))
  return own.length > 1 ? own.map(type => ({ ...schema, type })) : [schema]
}

/** A view as a schema again, without its variants. */
function writeSchema(view: View): JsonObject {
  const { types, values, fields, required, additional, items, prefix, limits, patterns, facts, others } = view
  const { discriminator: _, default: _usual, ...rest } = facts
  return {
    ...(types && { type: [...types] }),
    ...(values && { enum: [...values] }),
    ...(fields.size > 0 && {
      properties: Object.fromEntries([...fields].map(([name, field]) => [name, field.schema])),
    }),
    ...(required.size > 0 && { required: [...required] }),
    ...(additional !== true && { additionalProperties: additional }),
    ...(items !== undefined && { items }),
    ...(prefix.length > 0 && { prefixItems: [...prefix] }),
    ...limits,
    ...(patterns.length > 0 && { allOf: patterns.map(pattern => ({ pattern })) }),
    ...rest,
    ...others,
  }
}
