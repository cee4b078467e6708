// Which operations of a document are generated where not all of them are: by tag, by path, by id.

import { isObject, resolveReference } from '../document/json.ts'
import {
  type MethodKey,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
} from '../document/openapi.ts'
import { DocumentError, type Problem } from '../document/problems.ts'
import { selectOperations } from '../document/prune.ts'
import type { Loaded } from '../document/reading/load.ts'
import { nameOperation } from '../model/names.ts'
import { findFirstLiteral } from '../model/tags.ts'
import { suggestName } from './usage.ts'

/** What any of these lists names is kept. */
export interface Only {
  readonly tags?: readonly string[]
  /** Such as '/pets/**': a star is a part of a segment, and two are any number of segments. */
  readonly paths?: readonly string[]
  readonly operations?: readonly string[]
}

interface Found {
  id: string
  path: string
  tags: readonly string[]
}

/** How much of a document is generated; nothing where that is all of it. */
export function tellOnly(whole: Loaded, left: Loaded): string[] {
  if (whole === left) return []
  const [all, kept] = [whole, left].map(({ document }) => listFound(resolveItems(document)).length)
  return [`${kept} of ${all} operations of ${whole.source} are generated.`]
}

/** The document with only what is asked for, and with what that reaches. Throws where a name is that of nothing. */
export function selectOnly(loaded: Loaded, only: Only | undefined): Loaded {
  if (only === undefined) return loaded
  const document = { ...loaded.document, paths: resolveItems(loaded.document) }
  const found = listFound(document.paths)
  const problems = listUnknown(only, found)
  if (problems.length > 0) throw new DocumentError(loaded.source, problems)
  const isKept = makeTest(only)
  const keep = (operation: OperationObject, path: string, method: MethodKey) =>
    isKept(describe(operation, path, method))
  const { webhooks, ...rest } = document
  const kept = Object.entries(webhooks ?? {}).filter(([name, item]) =>
    methods.some(method => item[method] && isKept(describe(item[method], name, method, []))),
  )
  const left = { ...rest, ...(kept.length > 0 && { webhooks: Object.fromEntries(kept) }) }
  return { ...loaded, document: selectOperations(left, keep) }
}

/** Paths with their items where they stand: one that is referred to would hide what it holds. */
function resolveItems(document: OpenApiDocument): Record<string, PathItem> {
  const entries = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const { $ref, ...own } = item
    const target = $ref === undefined ? undefined : resolveReference(document, $ref)
    return [path, isObject(target) ? { ...target, ...own } : item] as const
  })
  return Object.fromEntries(entries) as Record<string, PathItem>
}

const describe = (
  { operationId, tags }: OperationObject,
  path: string,
  method: MethodKey,
  usual = [findFirstLiteral(path)],
): Found => ({ id: operationId ?? nameOperation(method, path), path, tags: tags?.length ? tags : usual })

function listFound(paths: Record<string, PathItem>): Found[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = item[method]
      return operation ? [describe(operation, path, method)] : []
    }),
  )
}

function makeTest({ tags = [], paths = [], operations = [] }: Only): (found: Found) => boolean {
  return found =>
    found.tags.some(tag => tags.includes(tag)) ||
    operations.includes(found.id) ||
    paths.some(pattern => isMatch(pattern, found.path))
}

/** A filter that keeps nothing is a mistake of who wrote it: a typing error, or a tag that has gone. */
function listUnknown({ tags = [], paths = [], operations = [] }: Only, found: readonly Found[]): Problem[] {
  const knownTags = [...new Set(found.flatMap(one => one.tags))]
  const knownPaths = [...new Set(found.map(({ path }) => path))]
  const knownIds = found.map(({ id }) => id)
  const tell = (what: string, name: string, known: readonly string[]): Problem => ({
    code: 'empty-selection',
    keys: [],
    message: `No operation has the ${what} ${name}.`,
    remedy: suggestName(name, known).trim(),
  })
  return [
    ...tags.filter(name => !knownTags.includes(name)).map(name => tell('tag', name, knownTags)),
    ...paths
      .filter(pattern => !knownPaths.some(path => isMatch(pattern, path)))
      .map(pattern => tell('path', pattern, knownPaths)),
    ...operations.filter(name => !knownIds.includes(name)).map(name => tell('id', name, knownIds)),
  ]
}

/** Whether a path of the document is one that a pattern means. Braces are letters, as they are in the document. */
export function isMatch(pattern: string, path: string): boolean {
  return matchSegments(cut(pattern), cut(path.replace(/#.*/, '')))
}

const cut = (path: string): string[] => path.split('/').filter(segment => segment !== '')

function matchSegments([first, ...others]: readonly string[], path: readonly string[]): boolean {
  if (first === undefined) return path.length === 0
  if (first === '**')
    return path.some((_, at) => matchSegments(others, path.slice(at))) || others.length === 0
  const [segment, ...rest] = path
  return segment !== undefined && matchSegment(first, segment) && matchSegments(others, rest)
}

function matchSegment(pattern: string, segment: string): boolean {
  const parts = pattern.split('*').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(segment)
}
