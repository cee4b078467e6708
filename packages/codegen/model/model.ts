// The document as the targets see it: every operation with its parameters, body, success and security resolved.
import type { JsonObject } from '../document/json.ts'
import { isForm, isJson, isOpenRange, isText } from '../document/media-types.ts'
import type * as openapi from '../document/openapi.ts'
import type { Locate } from '../document/problems.ts'
import type { StreamKind } from '../document/streams.ts'
import type { ObjectFacts, ValueFacts } from './schema.ts'
import type { Scheme } from './security.ts'

export interface Model {
  source: string
  locate?: Locate
  /** With each schema as it is in its direction. */
  document: openapi.OpenApiDocument
  /** The document as it is written, in one file. */
  written: openapi.OpenApiDocument
  operations: readonly Operation[]
  webhooks: readonly Webhook[]
  /** Every tag that has operations, in the order of the document. */
  tags: readonly Tag[]
  schemas: readonly NamedSchema[]
  /** The security schemes that operations ask for. */
  schemes: readonly Scheme[]
}

export interface Tag {
  name: string
  /** Its name in kebab case, as files are called: 'fiscal-years'. */
  file: string
  /** Its name in camel case, as properties and variables are called: 'fiscalYears'. */
  property: string
  description: string | undefined
  /** Its group of x-tagGroups in kebab case. */
  group: string | undefined
  operations: readonly Operation[]
}

export interface Operation {
  id: string
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'
  path: string
  /** Where it stands in the document: 'paths./employees.post'. */
  place: string
  tag: string
  summary: string | undefined
  description: string | undefined
  deprecated: boolean
  parameters: readonly Parameter[]
  /** The name of the type of its query parameters, as emitted in types.ts; undefined when it takes none. */
  queryType: string | undefined
  body: Body | undefined
  success: Success
  /** Every success and every redirect, the success above among them. */
  answers: readonly Answer[]
  failures: readonly Failure[]
  /** The names of the security schemes; none for an operation that needs no authentication. */
  schemes: readonly string[]
  /** The names under which these schemes may put a key into the query. */
  queryKeys: readonly string[]
  /** One of these lists of scopes is enough. */
  scopes: readonly (readonly string[])[]
  /** The same by scheme, where several schemes have to be given together. */
  security: readonly openapi.SecurityRequirement[] | undefined
  /** What a caller may give: one of these, each with the scopes of its schemes. An empty one asks for nothing. */
  alternatives: readonly openapi.SecurityRequirement[]
  extensions: JsonObject
}

export interface Parameter extends ValueFacts {
  name: string
  /** The name that the document gave it, where it did: of a parameter under components. */
  component: string | undefined
  in: openapi.ParameterObject['in']
  required: boolean
  description: string | undefined
  style: string | undefined
  explode: boolean | undefined
  allowReserved: boolean | undefined
  /** The names of the fields of an object that is spread over the query. */
  spread: readonly string[] | undefined
  schema: openapi.SchemaObject
  /** What it is written in where that is no style, such as application/json. */
  mediaType: string | undefined
  /** Its type in a client, where that is none of its schema. */
  written?: string
}

/** What is sent in one media type. */
export interface Content {
  mediaType: string
  schema: openapi.SchemaObject | undefined
  /** The name of the component schema that it is. */
  ref: string | undefined
  /** How fields of a form are written that are written otherwise than most. */
  encoding: Readonly<Record<string, openapi.EncodingObject>>
}

export interface Body {
  required: boolean
  contents: readonly Content[]
  /** The name of the type of its main content, as emitted in types.ts. */
  type: string
  /** The form beside the main content that a body with bytes is sent in. */
  form: { content: Content; type: string } | undefined
}

export interface Success {
  status: number
  /** The key of the response in the document: '200', '2XX', 'default'; undefined when there is none. */
  key: string | undefined
  description: string | undefined
  contents: readonly Content[]
  /** The name of the type of its main content, as emitted in types.ts; undefined for no content. */
  type: string | undefined
  /** Where the main content is a sequence of items: the type above is that of one. */
  stream?: Stream
}

export interface Stream {
  kind: StreamKind
  /** The data of an event is its text as it is, and no JSON. */
  isText: boolean
}

/** What an operation may answer that is no failure. */
export interface Answer {
  /** The key of the response in the document: '202', '2XX', 'default'. */
  key: string
  contents: readonly Content[]
  headers: readonly AnswerHeader[]
}

export interface AnswerHeader extends ValueFacts {
  name: string
  required: boolean
  /** What it is written in where that is no style, such as application/json. */
  mediaType: string | undefined
}

export interface Failure {
  status: string
  description: string | undefined
  contents: readonly Content[]
}

export interface Webhook {
  name: string
  method: openapi.MethodKey
  summary: string | undefined
  content: Content | undefined
  /** The name of the type of its payload, as emitted in types.ts. */
  type: string
}

export interface NamedSchema {
  name: string
  /** The name of its type, as emitted in types.ts. */
  type: string
  schema: openapi.SchemaObject
  object: ObjectFacts | undefined
  value: ValueFacts
}

/** How a content is written: JSON and forms as their schema says, text as a string, anything else as bytes. */
export type Writing = 'json' | 'form' | 'text' | 'bytes'

export function classifyContent({ mediaType, schema }: Pick<Content, 'mediaType' | 'schema'>): Writing {
  if (mediaType === 'application/json' || isJson.test(mediaType)) return 'json'
  if (isForm.test(mediaType)) return 'form'
  if (isOpenRange.test(mediaType) && schema && schema.format !== 'binary') return 'json'
  return isText.test(mediaType) ? 'text' : 'bytes'
}

/** The content that a client means when it does not say: JSON if there is any. */
export function findMainContent(contents: readonly Content[]): Content | undefined {
  return contents.find(content => classifyContent(content) === 'json') ?? contents[0]
}

/** Whether any operation answers events or lines. */
export const hasStreams = ({ operations }: Pick<Model, 'operations'>): boolean =>
  operations.some(({ success }) => success.stream !== undefined)
