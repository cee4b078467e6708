// The slice of a noun whose operations are all plain: it is the whole file, so nobody writes it.

import { findMainContent, type Model, type Operation, type Tag } from '@muster/codegen'

/** The verbs of a resource, by method and by what stands after the path of the collection. */
const verbs: Readonly<Record<string, string>> = {
  'GET ': 'list',
  'POST ': 'create',
  'GET /{id}': 'get',
  'PATCH /{id}': 'update',
  'DELETE /{id}': 'delete',
}

/** Undefined where something of the tag has to be decided by hand. */
export function writePlainSlice({ schemas }: Model, tag: Tag): string | undefined {
  const { collection = '', kind } = findNoun(tag)
  const { fields, extensions = {} } = schemas.find(({ name }) => name === kind)?.object ?? {}
  if (extensions['x-table'] !== tag.name || collection.includes('{')) return undefined
  const named = tag.operations.map(({ id, method, path }) => {
    const verb = path.startsWith(collection) ? verbs[`${method} ${path.slice(collection.length)}`] : undefined
    return verb && `  ${id}: ${tag.property}.${verb},\n`
  })
  // A record is deleted by a flag; where there is none, what follows from deleting it is to be decided.
  const isDecided = tag.operations.some(({ method }) => method === 'DELETE') && !fields?.deleted
  if (named.includes(undefined) || isDecided) return undefined
  return `${writeTitle(tag)}
import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const ${tag.property} = resource('${kind}')

export default {
${named.join('')}} satisfies HandlersFor<'${tag.name}'>
`
}

/** The path of the collection and the schema of its records. */
function findNoun({ operations }: Tag): { collection?: string; kind?: string | undefined } {
  const get = operations.find(({ method, path }) => method === 'GET' && path.endsWith('/{id}'))
  return get ? { collection: get.path.slice(0, -'/{id}'.length), kind: findKind(get) } : {}
}

const findKind = ({ success }: Operation): string | undefined => findMainContent(success.contents)?.ref

function writeTitle({ name, description = '' }: Tag): string {
  const title = name.replaceAll('_', ' ').replace(/^./, first => first.toUpperCase())
  const [sentence = ''] = description.split(/(?<=\.)\s/)
  return `// ${title}: ${sentence.replace(/^./, first => first.toLowerCase())}\n`
}
