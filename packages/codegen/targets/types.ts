// The types target: the document's schemas, operations and webhooks as TypeScript, each with a name.

import {
  type Content,
  classifyContent,
  findMainContent,
  type Model,
  type Operation,
  type Stream,
} from '../model/model.ts'
import { type GeneratedFile, quote, writeUnion } from '../output/emit.ts'
import { makeEnumsFile } from './enums.ts'
import { type Printed, printDocument } from './openapi-typescript.ts'
import { writeEntry } from './operation-entry.ts'

export interface TypesOptions {
  /**
   * Whether to emit what only a client reads that goes by paths and statuses, such as one over openapi-fetch: the
   * interface paths, and the headers and failures of each operation.
   */
  wire?: boolean
  /** Emit enums.ts, the values of enums at run time. */
  enumValues?: boolean
}

export async function types(
  model: Model,
  { wire = true, enumValues }: TypesOptions = {},
): Promise<GeneratedFile[]> {
  const printed = await printDocument(model, { wire })
  const named = new Set(model.schemas.map(schema => schema.type))
  const text = [
    printed.text,
    writeSection('The schemas of the document.', writeSchemaAliases(model, printed)),
    writeSection('What each operation takes in its query.', model.operations.flatMap(writeQueryAlias)),
    writeSection(
      'Bodies and results that are no named schema.',
      model.operations.flatMap(operation => writeContentAliases(operation, named)),
    ),
    writeSection('What is sent to webhooks.', writeWebhookAliases(model)),
  ]
  const file = { path: 'types.ts', text: text.filter(part => part !== '').join('\n') }
  return enumValues ? [file, ...makeEnumsFile(model)] : [file]
}

const writeSection = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `// ${title}\n\n${lines.join('\n')}\n` : ''

function writeSchemaAliases(model: Model, { recursive }: Printed): string[] {
  return model.schemas.map(({ name, type }) => {
    const own = recursive.get(name) ?? `components['schemas'][${quote(name)}]`
    return `export type ${type} = ${own}`
  })
}

function writeQueryAlias(operation: Operation): string[] {
  if (!operation.queryType) return []
  return [
    `export type ${operation.queryType} = NonNullable<operations${writeEntry(operation)}['parameters']['query']>`,
  ]
}

function writeContentAliases(operation: Operation, named: ReadonlySet<string>): string[] {
  const at = `operations${writeEntry(operation)}`
  const lines: string[] = []
  const { body, success } = operation
  if (body && !named.has(body.type)) {
    lines.push(writeAlias(body.type, body.contents, `NonNullable<${at}['requestBody']>`))
  }
  if (body?.form && !named.has(body.form.type)) {
    const { content, type } = body.form
    lines.push(writeAlias(type, [content], `NonNullable<${at}['requestBody']>`))
  }
  if (success.type !== undefined && !named.has(success.type)) {
    const key = success.key && /^\d+$/.test(success.key) ? success.key : quote(success.key ?? 'default')
    lines.push(writeAlias(success.type, success.contents, `${at}['responses'][${key}]`, success.stream))
  }
  return lines
}

function writeAlias(name: string, contents: readonly Content[], owner: string, stream?: Stream): string {
  const content = findMainContent(contents)!
  const held = `${owner}['content'][${quote(content.mediaType)}]`
  if (stream && content.schema) return `export type ${name} = ${held}`
  if (stream) return `export type ${name} = ${stream.isText ? 'string' : 'unknown'}`
  const writing = classifyContent(content)
  if (writing === 'text') return `export type ${name} = string`
  if (writing === 'bytes' || !content.schema)
    return `export type ${name} = ${writing === 'bytes' ? 'Blob' : 'unknown'}`
  return `export type ${name} = ${held}`
}

function writeWebhookAliases(model: Model): string[] {
  if (model.webhooks.length === 0) return []
  const named = new Set(model.schemas.map(schema => schema.type))
  const lines: string[] = []
  for (const { name, method, content, type } of model.webhooks) {
    if (!content || named.has(type)) continue
    const owner = `NonNullable<webhooks[${quote(name)}][${quote(method)}]['requestBody']>`
    lines.push(`export type ${type} = ${owner}['content'][${quote(content.mediaType)}]`)
  }
  const sent = model.webhooks.filter(webhook => webhook.content)
  const union = [...new Set(sent.map(webhook => webhook.type))]
  const start = 'export type WebhookEvent = '
  if (union.length > 0) lines.push(`${start.trimEnd()}${writeUnion(union, start).replace(/^(?!\n)/, ' ')}`)
  return lines
}
