// What is only known of a whole document: tags that are declared twice, addresses of servers, operations of links.
import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Place } from '../problems.ts'
import { type Kind, walk } from '../walk.ts'
import { type Lint, listRepeated, suggest } from './looking.ts'
import { listTags } from './operations.ts'

export function checkWhole(node: JsonObject, kind: Kind, place: Place | undefined, lint: Lint): void {
  if (kind === 'link') checkLink(node, place, lint)
  if (kind === 'document' || kind === 'pathItem' || kind === 'operation') checkServers(node, place, lint)
  if (kind !== 'document') return
  for (const [tag, index] of listRepeated(listTags(lint), ({ name }) => String(name))) {
    const message = `The tag ${String(tag.name)} is declared twice.`
    lint.tell(place, { code: 'duplicate-tag', message, remedy: 'Remove one of them.' }, 'tags', String(index))
  }
}

function checkServers({ servers }: JsonObject, place: Place | undefined, lint: Lint): void {
  for (const [index, server] of (Array.isArray(servers) ? servers : []).entries()) {
    if (!isObject(server) || typeof server.url !== 'string') continue
    const variables = isObject(server.variables) ? server.variables : {}
    const at = { key: String(index), parent: { key: 'servers', parent: place } }
    for (const [, name = ''] of server.url.matchAll(/\{([^{}]+)\}/g)) {
      if (Object.hasOwn(variables, name)) continue
      const remedy = suggest(name, Object.keys(variables), 'Add it to "variables".')
      const message = `The address holds {${name}}, which no variable describes.`
      lint.tell(at, { code: 'undefined-server-variable', message, remedy }, 'url')
    }
    for (const [name, variable] of Object.entries(variables)) checkVariable(name, variable, at, lint)
  }
}

function checkVariable(name: string, variable: Json, place: Place, lint: Lint): void {
  if (!isObject(variable)) return
  const { enum: values, default: usual } = variable
  if (!Array.isArray(values) || usual === undefined || values.includes(usual)) return
  const message = `The default ${JSON.stringify(usual)} is none of the values of ${name}.`
  const remedy = suggest(String(usual), values.map(String), 'Add it to the values.')
  lint.tell(place, { code: 'invalid-default', message, remedy }, 'variables', name, 'default')
}

function checkLink({ operationId }: JsonObject, place: Place | undefined, lint: Lint): void {
  if (typeof operationId !== 'string') return
  const known: string[] = []
  walk(lint.root, 'document', (node, kind) => {
    if (kind === 'operation' && typeof node.operationId === 'string') known.push(node.operationId)
  })
  if (known.includes(operationId)) return
  const message = `The link leads to ${operationId}, and no operation is called so.`
  const remedy = suggest(operationId, known, 'Correct its name.')
  lint.tell(place, { code: 'undefined-operation', message, remedy }, 'operationId')
}
