// Plain values of another type than their keys take: of what they can be read as, the first that the checks accept is meant.
import { findValueProblems } from '../check/check-values.ts'
import { isObject, type Json, type JsonObject } from '../json.ts'
import { type Mend, quoteValue, readAt, replaceAt } from './repair.ts'

const maxSteps = 1000

export const mendValues: Mend = ({ node, kind }, tell) => {
  let mended = node
  for (let step = 0; step < maxSteps; step++) {
    const [problem] = findValueProblems(mended, kind)
    if (!problem) return mended
    const { code, keys, message } = problem
    const before = mended
    const value = readAt(mended, keys)
    const isMeant = (one: Json) => !findsProblem(replaceAt(before, keys, one) as JsonObject, keys)
    const meant = value === undefined ? undefined : listMeanings(value).find(isMeant)
    const assumed = meant === undefined ? 'It was left out.' : `It was read as ${quoteValue(meant)}.`
    tell(keys, { code, message, assumed })
    mended = replaceAt(mended, keys, meant) as JsonObject
  }
  return mended

  function findsProblem(one: JsonObject, keys: readonly string[]): boolean {
    return findValueProblems(one, kind).some(({ keys: other }) => keys.every((key, at) => other[at] === key))
  }
}

const flags: Record<string, boolean> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
}

/** All that a value could mean, what is nearest first. */
function listMeanings(value: Json): Json[] {
  if (typeof value === 'string') {
    const flag = Object.hasOwn(flags, value.toLowerCase()) ? [flags[value.toLowerCase()]!] : []
    const isNumber = value.trim() !== '' && Number.isFinite(Number(value))
    return [...flag, ...(isNumber ? [Number(value)] : []), [value], { propertyName: value }, { [value]: [] }]
  }
  if (typeof value === 'number') return [String(value), value === 1, [String(value)]]
  if (typeof value === 'boolean') return [String(value), [String(value)]]
  if (Array.isArray(value)) return value.length === 1 ? [value[0]!] : []
  if (!isObject(value)) return []
  const names = ['name', 'id', 'title', 'value', '$ref'].flatMap(key => {
    const name = value[key]
    return typeof name === 'string' ? [name] : []
  })
  return [[value], ...names]
}
