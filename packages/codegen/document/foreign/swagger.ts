// Reads Swagger 2 as OpenAPI 3.0, with a converter that is loaded when there is such a document.
import { isObject, type Json, type JsonObject, resolveReference } from '../json.ts'
import { methods } from '../openapi.ts'
import { omit } from './repair.ts'

export const isSwagger = (document: Json): document is JsonObject =>
  isObject(document) && String(document.swagger ?? '').startsWith('2') && document.openapi === undefined

/** The part of the converter that is used; its own types need a package that it does not bring. */
interface Converter {
  upgradeFromTwoToThree(document: JsonObject): Json
}

const converter = '@scalar/openapi-upgrader'
const part: string = `${converter}/2.0-to-3.0`

/** It is not needed for anything else, so that whoever reads Swagger 2 installs it. */
async function loadConverter(): Promise<Converter> {
  try {
    return (await import(part)) as Converter
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    throw isAbsent ? new ConverterMissing(`npm install --save-dev ${converter}`) : error
  }
}

/** What to do about it. */
export class ConverterMissing extends Error {}

/** Throws what the converter throws. */
export async function convertSwagger(document: JsonObject): Promise<Json> {
  const { upgradeFromTwoToThree } = await loadConverter()
  // It changes what it is given; parts that YAML shares would be changed twice.
  const own = JSON.parse(JSON.stringify({ ...document, swagger: '2.0' })) as JsonObject
  return upgradeFromTwoToThree(prepare(own))
}

const sections: Record<string, string> = {
  schemas: 'definitions',
  parameters: 'parameters',
  responses: 'responses',
  requestBodies: 'parameters',
  securitySchemes: 'securityDefinitions',
}

/** The keys under which something stands in the document that was converted. */
export function readSwaggerKeys(keys: readonly string[]): string[] {
  const [first, section = '', ...name] = keys
  const whole = first === 'components' ? [sections[section] ?? section, ...name] : [...keys]
  const at = whole.indexOf('content')
  return at > 0 && at < 7 ? whole.toSpliced(at, 2) : whole
}

/** The document in which bodies stand in their operations, as the converter expects. */
function prepare(document: JsonObject): JsonObject {
  const { paths } = document
  if (!isObject(paths)) return document
  for (const [path, item] of Object.entries(paths)) {
    if (isObject(item) && !path.startsWith('x-')) prepareItem(item, document)
    else if (!isObject(item)) delete paths[path]
  }
  return document
}

function prepareItem(item: JsonObject, document: JsonObject): void {
  const shared = listParameters(item, document)
  if (item.parameters !== undefined) item.parameters = shared.filter(one => !isBody(one))
  for (const method of Object.keys(item)) {
    const operation = item[method]
    if (method === 'parameters' || method.startsWith('x-') || method === '$ref') continue
    if (!isObject(operation)) {
      delete item[method]
      continue
    }
    if (!(methods as readonly string[]).includes(method)) continue
    const own = listParameters(operation, document)
    const isWhole = own.some(isBody)
    const bodies = isWhole ? [] : shared.filter(isBody).map(one => structuredClone(one))
    if (own.length + bodies.length > 0) operation.parameters = [...own, ...bodies]
    prepareResponses(operation, document)
  }
}

/** Parameters with those written out that are bodies, and with a place. */
function listParameters({ parameters }: JsonObject, document: JsonObject): JsonObject[] {
  const all = isObject(parameters) ? Object.values(parameters) : parameters
  const written = Array.isArray(all) ? all.filter(isObject) : []
  return written.map(one => {
    const target =
      typeof one.$ref === 'string' && one.$ref.startsWith('#')
        ? resolveReference(document, one.$ref)
        : undefined
    if (isObject(target) && isBody(target)) return structuredClone(target)
    return one.$ref === undefined && one.in === undefined ? { ...one, in: 'query' } : one
  })
}

const isBody = (parameter: JsonObject): boolean => parameter.in === 'body' || parameter.in === 'formData'

/** A file is no JSON, whatever else the operation answers with. */
function prepareResponses(operation: JsonObject, document: JsonObject): void {
  const { responses } = operation
  if (!isObject(responses)) return
  for (const [status, response] of Object.entries(responses)) {
    if (!isObject(response)) responses[status] = { description: typeof response === 'string' ? response : '' }
    else if (response.schema === null) responses[status] = omit(response, 'schema')
  }
  const isFile = Object.values(responses).some(
    one => isObject(one) && isObject(one.schema) && one.schema.type === 'file',
  )
  const types = [operation.produces ?? document.produces ?? []].flat()
  if (isFile && types.every(type => /json/.test(String(type))))
    operation.produces = ['application/octet-stream']
}
