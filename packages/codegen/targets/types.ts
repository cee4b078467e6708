// The types target: the document's schemas, operations and webhooks as TypeScript, each with a name.
import { type GeneratedFile, quote, unionText } from '../emit.ts'
import { type Content, type Model, mainContent, type Operation, writingOf } from '../model.ts'
import { type Printed, printDocument } from './openapi-typescript.ts'
import { entryOf } from './operation-entry.ts'

export async function types(model: Model): Promise<GeneratedFile[]> {
  const printed = await printDocument(model)
  const text = [
    printed.text,
    section('The schemas of the document.', schemaAliases(model, printed)),
    section('What each operation takes in its query.', model.operations.flatMap(queryAlias)),
    section(
      'Bodies and results that are no named schema.',
      model.operations.flatMap(operation => contentAliases(operation, model)),
    ),
    section('What is sent to webhooks.', webhookAliases(model)),
  ]
  return [{ path: 'types.ts', text: text.filter(part => part !== '').join('\n') }]
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length > 0 ? `// ${title}\n\n${lines.join('\n')}\n` : ''

function schemaAliases(model: Model, { recursive }: Printed): string[] {
  return model.schemas.map(({ name, type }) => {
    const own = recursive.get(name) ?? `components['schemas'][${quote(name)}]`
    return `export type ${type} = ${own}`
  })
}

function queryAlias(operation: Operation): string[] {
  if (!operation.queryType) return []
  return [
    `export type ${operation.queryType} = NonNullable<operations${entryOf(operation)}['parameters']['query']>`,
  ]
}

function contentAliases(operation: Operation, model: Model): string[] {
  const named = new Set(model.schemas.map(schema => schema.type))
  const at = `operations${entryOf(operation)}`
  const lines: string[] = []
  const { body, success } = operation
  if (body && !named.has(body.type)) {
    lines.push(alias(body.type, body.contents, `NonNullable<${at}['requestBody']>`))
  }
  if (success.type !== undefined && !named.has(success.type)) {
    const key = success.key && /^\d+$/.test(success.key) ? success.key : quote(success.key ?? 'default')
    lines.push(alias(success.type, success.contents, `${at}['responses'][${key}]`))
  }
  return lines
}

function alias(name: string, contents: readonly Content[], owner: string): string {
  const content = mainContent(contents)!
  const writing = writingOf(content)
  if (writing === 'text') return `export type ${name} = string`
  if (writing === 'bytes' || !content.schema)
    return `export type ${name} = ${writing === 'bytes' ? 'Blob' : 'unknown'}`
  return `export type ${name} = ${owner}['content'][${quote(content.mediaType)}]`
}

function webhookAliases(model: Model): string[] {
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
  if (union.length > 0) lines.push(`${start.trimEnd()}${unionText(union, start).replace(/^(?!\n)/, ' ')}`)
  return lines
}
