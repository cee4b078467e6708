// Paths that no request can have, and path parameters that are not declared as the path names them.
import { decodeKey, isObject, type Json, type JsonObject } from '../json.ts'
import { methods } from '../openapi.ts'
import { resolveFully } from '../references.ts'
import { mendDeclared, mendTemplate } from './path-parameters.ts'
import { type Mend, omit, type Tell } from './repair.ts'

export const mendPaths: Mend = ({ node, kind, root }, tell) => {
  if (kind !== 'document' || !isObject(node.paths)) return node
  const tellPath: Tell = (keys, mistake) => tell(['paths', ...keys], mistake)
  const paths = separateRequests(mendEach(node.paths, root, tellPath), tellPath)
  return paths === node.paths ? node : { ...node, paths }
}

function mendEach(paths: JsonObject, root: JsonObject, tell: Tell): JsonObject {
  const mended: JsonObject = {}
  for (const [written, item] of Object.entries(paths)) {
    if (!isObject(item) || written.startsWith('x-')) {
      mended[written] = item
      continue
    }
    const whole =
      typeof item.$ref === 'string' ? { ...resolveFully(root, item), ...omit(item, '$ref') } : item
    const tellItem: Tell = (keys, mistake) => tell([written, ...keys], mistake)
    const template = mendTemplate(written, listDeclared(whole, root), tellItem)
    const better = mendItem(whole, template, root, tellItem)
    const isTaken =
      template.path !== written &&
      (Object.hasOwn(mended, template.path) || Object.hasOwn(paths, template.path))
    const path = isTaken ? nameVariant(template.path, template.mark, { ...paths, ...mended }) : template.path
    mended[path] = better === whole ? item : better
  }
  return mended
}

function listDeclared(item: JsonObject, root: JsonObject): string[] {
  const lists = [
    item.parameters,
    ...methods.map(method => (isObject(item[method]) ? item[method].parameters : [])),
  ]
  const all = lists.flatMap(list => (Array.isArray(list) ? list : [])).filter(isObject)
  return all
    .map(one => resolveFully(root, one))
    .flatMap(({ in: place, name }) => (place === 'path' ? String(name) : []))
}

type Template = ReturnType<typeof mendTemplate>

/** An item in which each operation declares what its path names; those that do are left as they are, with what they share. */
function mendItem(item: JsonObject, template: Template, root: JsonObject, tell: Tell): JsonObject {
  const shared = Array.isArray(item.parameters) ? item.parameters : []
  const changed: JsonObject = {}
  let isChanged = false
  for (const method of methods) {
    const operation = item[method]
    if (!isObject(operation)) continue
    const own = Array.isArray(operation.parameters) ? operation.parameters : []
    const all = mergeParameters(shared, own, root)
    const better = mendDeclared(template, all, root, (keys, mistake) => tell([method, ...keys], mistake))
    changed[method] = { ...operation, parameters: better }
    isChanged ||= better !== all
  }
  return isChanged ? { ...omit(item, 'parameters'), ...changed } : item
}

/** What an operation and its path declare; what the operation says of a parameter counts. */
function mergeParameters(shared: readonly Json[], own: readonly Json[], root: JsonObject): Json[] {
  const name = (one: Json) => {
    const { in: place, name } = isObject(one) ? resolveFully(root, one) : {}
    return `${String(place)} ${String(name)}`
  }
  const names = own.map(name)
  return [...shared.filter(one => !names.includes(name(one))), ...own]
}

/** A name for a path that requests cannot be told by: what follows a # is for readers. */
function nameVariant(path: string, mark: string, taken: JsonObject): string {
  const bare = path.replace(/#.*/, '')
  let name = `${bare}#${mark}`
  for (let count = 2; Object.hasOwn(taken, name); count++) name = `${bare}#${mark}-${count}`
  return name
}

/** Operations that answer the same requests, in paths of their own: callers have all, a server the first. */
function separateRequests(paths: JsonObject, tell: Tell): JsonObject {
  const known = new Map<string, string>()
  let separated = paths
  for (const [path, item] of Object.entries(paths)) {
    if (!isObject(item) || path.startsWith('x-') || path.includes('#')) continue
    const shape = decodeKey(path).replaceAll(/\{[^}]*\}/g, '{}')
    const same: string[] = []
    for (const method of methods) {
      if (!isObject(item[method])) continue
      const request = `${method} ${shape}`
      const other = known.get(request)
      if (other === undefined) known.set(request, `paths.${path}.${method}`)
      else {
        same.push(method)
        const assumed = 'Callers have both. A server answers with the first.'
        tell([path, method], {
          code: 'duplicate-path',
          message: `it answers the same requests as ${other}.`,
          assumed,
        })
      }
    }
    if (same.length > 0) separated = moveOperations(separated, path, same)
  }
  return separated
}

function moveOperations(paths: JsonObject, path: string, moved: readonly string[]): JsonObject {
  const item = paths[path] as JsonObject
  const mark = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name).join('-')
  const variant = nameVariant(path, mark, paths)
  const others = methods.filter(method => item[method] !== undefined && !moved.includes(method))
  const entries = Object.entries(paths).flatMap(([key, value]): [string, Json][] => {
    if (key !== path) return [[key, value]]
    const left: [string, Json][] = others.length > 0 ? [[path, omit(item, ...moved)]] : []
    return [...left, [variant, omit(item, ...others)]]
  })
  return Object.fromEntries(entries)
}
