// Cuts a document into one for each tag, with only the components that it reaches.

import { dropUnreachable, keepOperations, type OpenApiDocument, type OperationObject } from '@muster/codegen'

export interface TagDocument {
  readonly tag: string
  readonly title: string
  readonly description: string
  /** What is promised of it; undefined where the document promises the same of all. */
  readonly stability?: string | undefined
  /** The group of tags that it belongs to. */
  readonly section: string
  readonly document: OpenApiDocument
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

export interface ListedOperation {
  readonly path: string
  readonly method: string
  readonly operation: OperationObject
}

/** The operations of its paths, or of its webhooks. */
export function listOperations({ paths, webhooks }: OpenApiDocument): ListedOperation[] {
  const items = [...Object.entries(webhooks ?? {}), ...Object.entries(paths ?? {})]
  return items.flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = (item as Partial<Record<string, OperationObject>>)[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}

/** What a page of the reference needs besides its operations. */
function makeFrame({ openapi, info, components }: OpenApiDocument): OpenApiDocument {
  const { title, version } = info
  // Redoc would take the server of the page that shows it. Pages do not name one.
  const frame = { openapi, info: { title, version }, servers: [{ url: 'https://api.example' }] }
  return Object.assign(frame, components && { components }) as OpenApiDocument
}

/** "Needs `employees:read`." */
function tellAccess({ security = [] }: OperationObject): string {
  const ways = security.flatMap(way => Object.entries(way))
  if (ways.length === 0) return ''
  const open = ways.find(([, scopes]) => scopes.length === 0)
  if (open) return `Any ${open[0].replaceAll('_', ' ')} may call it.`
  const asked = ways.map(([, scopes]) => scopes.map(scope => `\`${scope}\``).join(' and '))
  return `Needs ${asked.join(' or ')}.`
}

/** Operations with what they need at the end of their description, where every reader of the document sees it. */
function withAccess(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const operations = Object.entries(item as object).map(([method, operation]) => {
      if (!(methods as readonly string[]).includes(method)) return [method, operation]
      const { description = '' } = operation
      return [
        method,
        Object.assign({}, operation, { description: `${description.trim()}\n\n${tellAccess(operation)}` }),
      ]
    })
    return [path, Object.fromEntries(operations)]
  })
  return Object.assign({}, document, { paths: Object.fromEntries(paths) })
}

export function splitByTag(document: OpenApiDocument): TagDocument[] {
  const groups = document['x-tagGroups'] ?? []
  const frame = makeFrame(document)
  return (document.tags ?? []).map(tag => {
    const { name, description = '' } = tag
    const { 'x-displayName': title = name, 'x-stability': stability } = tag as {
      'x-displayName'?: string
      'x-stability'?: string
    }
    const whole = Object.assign({}, frame, { tags: [{ name }], paths: document.paths ?? {} })
    return {
      tag: name,
      title,
      description,
      stability,
      section: groups.find(({ tags }) => tags.includes(name))?.name ?? title,
      document: dropUnreachable(withAccess(keepOperations(whole, ({ tags }) => tags?.[0] === name))),
    }
  })
}

const eventDescription = [
  'What Muster sends to the endpoints that you register.',
  '[Webhooks](/docs/guides/webhooks) tells how to register one, and how to verify what arrives.',
].join(' ')

/** The events of a document, a document for each noun; its operations are named for their type. */
export function splitEvents(document: OpenApiDocument): TagDocument[] {
  const frame = makeFrame(document)
  const types = Object.entries(document.webhooks ?? {})
  const nouns = [...new Set(types.map(([type]) => nounOf(type)))]
  return nouns.map(noun => {
    const own = types.filter(([type]) => nounOf(type) === noun)
    const webhooks = Object.fromEntries(own.map(([type, item]) => [type, nameAfter(type, item)]))
    const whole = Object.assign({}, frame, { tags: [{ name: noun }], webhooks }) as OpenApiDocument
    return {
      tag: noun,
      title: titleOf(noun),
      description: eventDescription,
      section: 'Events',
      document: dropUnreachable(whole),
    }
  })
}

/** `payroll.run.approved` is of a payroll run. */
const nounOf = (type: string): string => type.split('.').slice(0, -1).join('_')

function titleOf(noun: string): string {
  const words = noun.replaceAll('_', ' ')
  return `${words[0]?.toUpperCase()}${words.slice(1)} events`
}

function nameAfter(type: string, item: object): object {
  const { post } = item as { post: OperationObject }
  const { summary, description = '' } = post
  const whole = `${summary}. ${description}`
  return { post: Object.assign({}, post, { tags: [nounOf(type)], summary: type, description: whole }) }
}
