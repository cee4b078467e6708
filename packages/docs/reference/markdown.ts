// A page of the reference as Markdown: each operation with what it takes and answers, then the objects that they name.

import { isObject, type Json, type JsonObject, type OpenApiDocument } from '@muster/codegen'
import { follow, isRecord, linkTo, listFields, nameOfReference, tellType, text } from './fields.ts'
import { type ListedOperation, listOperations, type TagDocument } from './split.ts'

const line = (value: string): string => value.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const write = (cells: readonly string[]): string => `| ${cells.map(line).join(' | ')} |`
  return [write(head), write(head.map(() => '-')), ...rows.map(write)].join('\n')
}

const fence = (language: string, source: string): string => `\`\`\`${language}\n${source.trimEnd()}\n\`\`\``
const listOf = (node: unknown): JsonObject[] => (Array.isArray(node) ? node.filter(isObject) : [])
const entriesOf = (node: unknown): [string, Json][] =>
  isObject(node as Json) ? Object.entries(node as JsonObject) : []

/** The parts of one operation, in the order in which they are read. */
class OperationPage {
  readonly #document: OpenApiDocument
  readonly #listed: ListedOperation
  /** The objects that it names. */
  readonly objects = new Set<string>()

  constructor(document: OpenApiDocument, listed: ListedOperation) {
    this.#document = document
    this.#listed = listed
  }

  write(isEvent: boolean): string {
    const { path, method, operation } = this.#listed
    const { summary = '', description = '', operationId } = operation
    const parts = [
      `## ${summary}`,
      isEvent ? '' : `\`${method.toUpperCase()} ${path}\` · \`${operationId}\``,
      description.trim(),
      this.#writeParameters(isEvent ? 'Headers' : 'Parameters'),
      this.#writeBody(),
      isEvent ? '' : this.#writeAnswers(),
      ...this.#writeSamples(),
    ]
    return parts.filter(Boolean).join('\n\n')
  }

  #writeParameters(title: string): string {
    const rows = listOf(this.#listed.operation.parameters).map(written => {
      const { name, in: place, required, description, schema } = follow(this.#document, written)
      const must = required === true ? 'required' : ''
      return [`\`${name}\``, text(place), tellType(this.#document, schema), must, text(description)]
    })
    const table = writeTable(['Name', 'In', 'Type', '', 'What it is'], rows)
    return table && `### ${title}\n\n${table}`
  }

  #writeBody(): string {
    const body = follow(this.#document, this.#listed.operation.requestBody)
    const parts = entriesOf(body.content).flatMap(([type, content]) => {
      const { schema, example } = content as JsonObject
      return [`\`${type}\`: ${this.#name(schema)}`, this.#writeExample(type, example)]
    })
    return parts.length > 0 ? ['### Body', ...parts].filter(Boolean).join('\n\n') : ''
  }

  #writeAnswers(): string {
    const parts = entriesOf(this.#listed.operation.responses).map(([status, written]) => {
      const answer = follow(this.#document, written)
      const contents = entriesOf(answer.content).map(([, content]) =>
        this.#name((content as JsonObject).schema),
      )
      return [status, line(text(answer.description)), contents.join(' or ')]
    })
    const example = entriesOf(this.#listed.operation.responses).flatMap(([status, written]) =>
      status.startsWith('2')
        ? entriesOf(follow(this.#document, written).content).map(([type, content]) =>
            this.#writeExample(type, (content as JsonObject).example),
          )
        : [],
    )
    const table = writeTable(['Status', 'When', 'Body'], parts)
    return table && ['### Answers', table, ...example].filter(Boolean).join('\n\n')
  }

  #writeSamples(): string[] {
    const samples = listOf((this.#listed.operation as { 'x-codeSamples'?: unknown })['x-codeSamples'])
    return samples.map(
      ({ lang, label, source }) =>
        `### ${text(label) || text(lang)}\n\n${fence(text(lang).toLowerCase(), text(source))}`,
    )
  }

  #writeExample(type: string, example: Json | undefined): string {
    return example === undefined || !type.includes('json')
      ? ''
      : fence('json', JSON.stringify(example, null, 2))
  }

  /** The name of an object, which stands below; or the type of anything else. */
  #name(schema: unknown): string {
    const { $ref } = (isObject(schema as Json) ? schema : {}) as JsonObject
    if (typeof $ref !== 'string' || !isRecord(this.#document, schema)) return tellType(this.#document, schema)
    this.objects.add(nameOfReference($ref))
    return linkTo(nameOfReference($ref))
  }
}

/** The objects that were named, and those that their fields name. */
function writeObjects(document: OpenApiDocument, named: ReadonlySet<string>): string[] {
  const seen = new Set<string>()
  const pages: string[] = []
  const tell = (name: string): void => {
    const schema = document.components?.schemas?.[name]
    if (seen.has(name) || !schema) return
    seen.add(name)
    const fields = listFields(document, schema)
    const rows = fields.map(({ name, type, isRequired, description }) => {
      return [`\`${name}\``, type, isRequired ? 'required' : '', description]
    })
    const described = text(follow(document, schema).description)
    pages.push(`## ${name}\n\n${described}\n\n${writeTable(['Field', 'Type', '', 'What it is'], rows)}`)
    for (const { type } of fields) for (const [, other = ''] of type.matchAll(/\[(\w+)\]\(#/g)) tell(other)
  }
  for (const name of named) tell(name)
  return pages
}

export function writeMarkdown({ title, description, stability, document }: TagDocument): string {
  const objects = new Set<string>()
  const pages = listOperations(document).map(listed => {
    const page = new OperationPage(document, listed)
    const written = page.write(document.webhooks !== undefined)
    for (const name of page.objects) objects.add(name)
    return written
  })
  const promise = stability && `Stability: ${stability}`
  const parts = [`# ${title}`, promise, description.trim(), ...pages, ...writeObjects(document, objects)]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
