// The parts of an OpenAPI 3.0 or 3.1 document that the generator reads.
import type { Json, JsonObject } from './json.ts'

export interface TagGroup {
  readonly name: string
  readonly tags: readonly string[]
}

export interface OpenApiDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: ServerObject[]
  paths?: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components?: Components
  security?: SecurityRequirement[]
  tags?: { name: string; description?: string }[]
  /** What readers are shown together; Redocly and others know it. */
  'x-tagGroups'?: readonly TagGroup[]
}

export interface ServerObject {
  url: string
  /** From OpenAPI 3.2. */
  name?: string
  description?: string
  variables?: Record<string, ServerVariable>
}

export interface ServerVariable {
  enum?: (string | number | boolean)[]
  default?: string | number | boolean
  description?: string
}

/** JSON that was read, or made, as a document. */
export const asDocument = (json: Json): OpenApiDocument => json as unknown as OpenApiDocument

export interface Components {
  schemas?: Record<string, SchemaObject>
  responses?: Record<string, ResponseObject | Reference>
  parameters?: Record<string, ParameterObject | Reference>
  requestBodies?: Record<string, RequestBodyObject | Reference>
  securitySchemes?: Record<string, SecuritySchemeObject | Reference>
  [section: string]: object | undefined
}

export interface Reference {
  $ref: string
}

export interface SecuritySchemeObject {
  type?: string
  in?: string
  name?: string
  scheme?: string
  flows?: { clientCredentials?: { tokenUrl?: string } }
}

export type SecurityRequirement = Record<string, string[]>

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

export type MethodKey = (typeof methods)[number]

export type PathItem = { [Method in MethodKey]?: OperationObject } & {
  $ref?: string
  parameters?: (ParameterObject | Reference)[]
}

export interface OperationObject {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  parameters?: (ParameterObject | Reference)[]
  requestBody?: RequestBodyObject | Reference
  responses?: Record<string, ResponseObject | Reference>
  security?: SecurityRequirement[]
  [extension: `x-${string}`]: Json
}

export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  style?: string
  explode?: boolean
  allowReserved?: boolean
  schema?: SchemaObject
  content?: Record<string, MediaTypeObject>
}

export interface RequestBodyObject {
  required?: boolean
  content?: Record<string, MediaTypeObject>
}

export interface ResponseObject {
  description?: string
  headers?: Record<string, HeaderObject | Reference>
  content?: Record<string, MediaTypeObject>
}

export interface HeaderObject {
  required?: boolean
  schema?: SchemaObject
  content?: Record<string, MediaTypeObject>
}

export interface MediaTypeObject {
  schema?: SchemaObject
  /** From OpenAPI 3.2: what one item of a stream is. */
  itemSchema?: SchemaObject
  encoding?: Record<string, EncodingObject>
}

export interface EncodingObject {
  style?: string
  explode?: boolean
}

export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  format?: string
  nullable?: boolean
  description?: string
  properties?: Record<string, SchemaObject>
  required?: string[]
  additionalProperties?: boolean | SchemaObject
  unevaluatedProperties?: boolean | SchemaObject
  items?: SchemaObject
  allOf?: SchemaObject[]
  oneOf?: SchemaObject[]
  anyOf?: SchemaObject[]
  enum?: Json[]
  const?: Json
  default?: Json
  readOnly?: boolean
  writeOnly?: boolean
  deprecated?: boolean
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number | boolean
  exclusiveMaximum?: number | boolean
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  [extension: `x-${string}`]: Json
}

/** The vendor extensions of a part of the document. */
export function listExtensions(part: object): JsonObject {
  const found: JsonObject = {}
  for (const [key, value] of Object.entries(part)) if (key.startsWith('x-')) found[key] = value
  return found
}
