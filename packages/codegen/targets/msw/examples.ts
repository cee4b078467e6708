// examples.ts: what each operation answers, as a document shows it in its examples, or made of its schemas.

import { asJson, isObject, type Json, type JsonObject } from '../../document/json.ts'
import { resolveFully } from '../../document/references.ts'
import {
  type Answer,
  type AnswerHeader,
  classifyContent,
  findMainContent,
  type Model,
  type Operation,
} from '../../model/model.ts'
import {
  Code,
  type GeneratedFile,
  TypeImports,
  writeComment,
  writeKey,
  writeLiteral,
} from '../../output/emit.ts'
import { prepareSchemas } from '../zod/prepare.ts'
import { Sampler } from './sampler.ts'

/** The operations that answer something. */
export const listAnswering = ({ operations }: Model): Operation[] =>
  operations.filter(({ success }) => success.type !== undefined && findMainContent(success.contents))

export function makeExamplesFile(model: Model, contract: string): GeneratedFile {
  const { schemas, operations } = prepareSchemas(model)
  const sampler = new Sampler(schemas)
  const types = new TypeImports(['Examples', 'examples', 'made', 'Blob'])
  const answering = listAnswering(model)
  const fields = answering.map(operation => {
    return `  ${writeKey(operation.id)}: ${writeExampleType(operation, types)}\n`
  })
  const made = answering.map(operation => {
    const { id, success } = operation
    const writing = classifyContent(findMainContent(success.contents)!)
    const schema = operations.get(id)?.result ?? {}
    const make = () => sampler.make(schema, listExamples(operation, asJson(model.document)))
    const value = writing === 'bytes' && !success.stream ? new Code("new Blob(['example'])") : make()
    const literal = writeLiteral(success.stream ? [value] : value, '  ', id.length + 4)
    return `${writeComment([operation.summary], '  ')}  ${writeKey(id)}: ${literal},\n`
  })
  const text = `${types.from(contract)}
/** What each operation answers: an example of the document, or one that is made of its schema. */
export interface Examples {
${fields.join('')}}

const made: { readonly [K in keyof Examples]: unknown } = {
${made.join('')}}

export const examples = made as Examples
`
  return { path: 'examples.ts', text }
}

/** Of a stream, all its items. */
export const writeExampleType = ({ success }: Operation, types: TypeImports): string =>
  `${types.use(success.type!)}${success.stream ? '[]' : ''}`

/** Of the main content of the usual success. */
function listExamples({ path, method, success }: Operation, root: JsonObject): Json[] {
  const at = (node: Json | undefined, key: string): JsonObject => {
    const found = isObject(node) && Object.hasOwn(node, key) ? node[key]! : {}
    return isObject(found) ? resolveFully(root, found) : {}
  }
  const operation = at(at(root.paths, path), method.toLowerCase())
  const response = at(operation.responses, success.key ?? '')
  const content = at(response.content, findMainContent(success.contents)?.mediaType ?? '')
  const named = isObject(content.examples) ? Object.keys(content.examples) : []
  const values = named.flatMap(name => at(content.examples, name).value ?? [])
  return content.example === undefined ? values : [content.example, ...values]
}

/** The headers that an answer has to have. */
export function makeHeaders({ headers = [] }: Partial<Answer>): Record<string, string> {
  const required = headers.filter(one => one.required)
  return Object.fromEntries(required.map(header => [header.name, makeHeader(header)]))
}

function makeHeader(header: AnswerHeader): string {
  const { name, required: _, mediaType, items, fields, ref: __, ...facts } = header
  const schema = { ...facts, ...(items && { items }), ...(fields && { properties: fields }) }
  const value = new Sampler({}).make(schema as unknown as JsonObject)
  if (mediaType !== undefined || (isObject(value) && !Array.isArray(value))) return JSON.stringify(value)
  return Array.isArray(value) ? value.map(String).join() : String(value ?? name)
}
