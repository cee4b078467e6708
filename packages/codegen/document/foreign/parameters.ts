// Parameters without a name or a place, and bodies that are written as parameters, as in Swagger 2.
import { isObject, type Json, type JsonObject, referenceKeys, resolveReference } from '../json.ts'
import { isReferring } from '../referring.ts'
import { type Mend, omit, quoteValue, type Tell } from './repair.ts'

const places = ['path', 'query', 'header', 'cookie']

export const mendParameters: Mend = ({ node, kind, place, root }, tell) => {
  if (kind === 'parameter') return mendParameter(node, readPath(place?.parent?.parent), tell)
  if (kind === 'components') return removeNameless(node, tell)
  if ((kind !== 'operation' && kind !== 'pathItem') || !Array.isArray(node.parameters)) return node
  const written = node.parameters.map((parameter, at) => ({ at, parameter, found: follow(parameter, root) }))
  const bodies = written.filter(({ parameter, found }) => isBody(parameter, found))
  const nameless = written.filter(
    one => !bodies.includes(one) && one.found && readName(one.found) === undefined,
  )
  if (bodies.length + nameless.length === 0) return node
  for (const { at } of nameless)
    tell(['parameters', String(at)], {
      code: 'unnamed-parameter',
      message: 'the parameter has no name.',
      assumed: 'It was left out.',
    })
  const removed = [...bodies, ...nameless]
  // A hole, so that the places of the others stay what they are.
  const parameters = written.map(one => (removed.includes(one) ? null : one.parameter))
  const mended = { ...node, parameters }
  if (bodies.length === 0 || kind === 'pathItem') return mended
  for (const { at } of bodies)
    tell(['parameters', String(at)], {
      code: 'unplaced-parameter',
      message: 'a body is no parameter.',
      assumed: 'It was read as the request body, or as a field of it.',
    })
  return { ...mended, requestBody: node.requestBody ?? makeBody(bodies) }
}

/** Lists of parameters without the holes that are left by those that were removed. */
export const closeHoles: Mend = ({ node }) => {
  const { parameters } = node
  if (!Array.isArray(parameters) || !parameters.includes(null)) return node
  return { ...node, parameters: parameters.filter(one => one !== null) }
}

interface Written {
  readonly parameter: Json
  readonly found: JsonObject | undefined
}

function follow(parameter: Json, root: JsonObject): JsonObject | undefined {
  let found: Json | undefined = parameter
  for (let step = 0; found !== undefined && isReferring(found) && step < 20; step++) {
    if (!found.$ref.startsWith('#')) return undefined
    found = resolveReference(root, found.$ref)
  }
  return isObject(found) && !isReferring(found) ? found : undefined
}

function isBody(parameter: Json, found: JsonObject | undefined): boolean {
  if (isReferring(parameter) && referenceKeys(parameter.$ref)[1] === 'requestBodies') return true
  return found?.in === 'body' || found?.in === 'formData'
}

/** The body that parameters make: the one that is a body, or a form with all that are fields. */
function makeBody(bodies: readonly Written[]): JsonObject {
  const whole = bodies.find(({ found }) => found?.in !== 'formData')
  if (whole && isReferring(whole.parameter) && whole.found?.in !== 'body')
    return { $ref: whole.parameter.$ref }
  if (whole?.found) {
    const { schema = {}, required = false, description } = whole.found
    return {
      ...(description !== undefined && { description }),
      required,
      content: { 'application/json': { schema } },
    }
  }
  const fields = bodies.flatMap(({ found }) => (found && readName(found) !== undefined ? [found] : []))
  const properties = Object.fromEntries(
    fields.map(field => [readName(field)!, field.schema ?? omit(field, 'in', 'name', 'required')]),
  )
  const required = fields.filter(field => field.required === true).map(field => readName(field)!)
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) }
  const hasFile = fields.some(({ type, format }) => type === 'file' || format === 'binary')
  return { content: { [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']: { schema } } }
}

function readName({ name }: JsonObject): string | undefined {
  return name === undefined || name === null || typeof name === 'object' ? undefined : String(name)
}

/** A parameter that nobody can refer to. */
function removeNameless(node: JsonObject, tell: Tell): JsonObject {
  const { parameters } = node
  if (!isObject(parameters)) return node
  const removed = Object.keys(parameters).filter(key => {
    const parameter = parameters[key]!
    if (!isObject(parameter) || isReferring(parameter)) return false
    return readName(parameter) === undefined || parameter.in === 'body' || parameter.in === 'formData'
  })
  if (removed.length === 0) return node
  for (const key of removed)
    tell(['parameters', key], {
      code: 'unnamed-parameter',
      message: 'this is no parameter with a name.',
      assumed: 'It was left out.',
    })
  return { ...node, parameters: omit(parameters, ...removed) }
}

function mendParameter(node: JsonObject, path: string, tell: Tell): JsonObject {
  if (node.$ref !== undefined) return node
  const name = readName(node)
  let mended = node
  if (name !== undefined && name !== node.name) {
    tell(['name'], {
      code: 'unnamed-parameter',
      message: `${quoteValue(node.name!)} is no text.`,
      assumed: `It was read as ${quoteValue(name)}.`,
    })
    mended = { ...mended, name }
  }
  if (places.includes(String(node.in)) || name === undefined) return mended
  const meant = readPlace(node.in) ?? (path.includes(`{${name}}`) ? 'path' : 'query')
  const message =
    node.in === undefined
      ? 'it does not say where the parameter is.'
      : `the parameter stands in ${quoteValue(node.in)}.`
  tell(['in'], { code: 'unplaced-parameter', message, assumed: `It was read as one of the ${meant}.` })
  return { ...mended, in: meant }
}

function readPlace(written: Json | undefined): string | undefined {
  const text = String(written ?? '')
    .trim()
    .toLowerCase()
  if (text === 'uri' || text === 'url') return 'path'
  return places.find(place => text === place || text === `${place}s`)
}

/** The path that a list of parameters stands under. */
function readPath(place: { key: string; parent: unknown } | undefined): string {
  for (let at = place; at; at = at.parent as typeof place) if (at.key.includes('/')) return at.key
  return ''
}
