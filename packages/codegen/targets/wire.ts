// What only a client reads that goes by paths and statuses: taken out of the document that types are made of, and out of the types.

import type typescript from 'typescript'
import { asJson, isObject, type JsonObject, resolveReference } from '../document/json.ts'
import { asDocument } from '../document/openapi.ts'
import { tellPlace } from '../document/problems.ts'
import { rewrite } from '../document/walk.ts'
import type { Model } from '../model/model.ts'

/** The model in which an operation answers its one success and nothing else, without headers; prose only where a field is. */
export function dropWire(model: Model): Model {
  const successes = new Map(model.operations.map(({ place, success }) => [place, success.key]))
  const bare = rewrite(asJson(model.document), 'document', (node, kind, place) => {
    if (kind === 'response') return omit(node, ['headers', 'description', 'links'])
    if (kind === 'parameter' && node.in !== 'query') return omit(node, ['description'])
    if (kind === 'components') return omit(node, ['headers', 'responses'])
    if (kind === 'schema') return omit(node, ['example', 'examples'])
    if (kind !== 'operation') return node
    return { ...omit(node, ['callbacks']), responses: keepOne(model, node, successes.get(tellPlace(place))) }
  })
  return { ...model, document: asDocument(bare) }
}

function keepOne({ document }: Model, { responses }: JsonObject, key: string | undefined): JsonObject {
  const written = isObject(responses) && key !== undefined ? responses[key] : undefined
  if (key === undefined || !isObject(written)) return {}
  const response = typeof written.$ref === 'string' ? resolveReference(document, written.$ref) : written
  return response === undefined ? {} : { [key]: response }
}

const omit = (node: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !names.includes(key)))

/** The printed interfaces without paths; an operation does not say what it does not take. */
export function dropUnsaid(
  nodes: readonly typescript.Node[],
  {
    isIdentifier,
    isInterfaceDeclaration,
    isPropertySignature,
    isStringLiteral,
    isTypeLiteralNode,
    visitEachChild,
    SyntaxKind,
  }: typeof typescript,
): typescript.Node[] {
  const isNever = ({ questionToken, type }: typescript.PropertySignature): boolean =>
    questionToken !== undefined && type?.kind === SyntaxKind.NeverKeyword
  const inside = <T extends typescript.Node>(node: T, path: readonly string[]): T =>
    visitEachChild(
      node,
      child => {
        if (isTypeLiteralNode(child)) return inside(child, path)
        if (!isPropertySignature(child)) return child
        const { name } = child
        const at = [...path, isIdentifier(name) || isStringLiteral(name) ? name.text : '']
        if (isNever(child) || (at.length === 4 && at[3] === 'headers')) return undefined
        return at.length < 4 ? inside(child, at) : child
      },
      undefined,
    )
  return nodes.flatMap(node => {
    if (!isInterfaceDeclaration(node) || node.name.text === 'components') return node
    if (node.name.text === 'paths') return []
    return node.name.text === 'operations' ? inside(node, []) : node
  })
}
