// Schemas that hold themselves without an object in between, such as JSON itself: a list of itself, or a text.
//
// A field of an interface cannot be of such a type, but a type of its own name can.
import type typescript from 'typescript'
import { isObject, type JsonObject, referenceKeys } from '../json.ts'
import type { Model } from '../model.ts'

type Compiler = typeof typescript

/** The names of these schemas. */
export function recursiveSchemas({ document }: Model): Set<string> {
  const schemas = (document.components?.schemas ?? {}) as unknown as Record<string, JsonObject>
  const found = new Set<string>()
  for (const name of Object.keys(schemas)) {
    const reached = new Set<string>()
    const waiting = targetsOf(schemas[name])
    for (let next = waiting.pop(); next !== undefined && !reached.has(name); next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(...targetsOf(schemas[next]))
    }
    if (reached.has(name)) found.add(name)
  }
  return found
}

/** What a schema refers to outside of the fields of an object. */
function targetsOf(schema: unknown): string[] {
  if (!isObject(schema)) return []
  const { $ref, allOf, anyOf, oneOf, prefixItems, items, additionalProperties } = schema
  if (typeof $ref === 'string')
    return $ref.startsWith('#/components/schemas/') ? [referenceKeys($ref)[2]!] : []
  return [allOf, anyOf, oneOf, prefixItems, items, additionalProperties].flat().flatMap(targetsOf)
}

/**
 * Takes the types of these schemas out of the interface called components: each gets the name of its alias there, and
 * its type is given back under the name of the schema. It names the others by their aliases too.
 */
export function takeOut(
  nodes: readonly typescript.Node[],
  aliases: ReadonlyMap<string, string>,
  ts: Compiler,
): { nodes: typescript.Node[]; types: Map<string, typescript.TypeNode> } {
  const types = new Map<string, typescript.TypeNode>()
  const aliasOf = (node: typescript.Node): string | undefined => {
    if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
    const [section, name] = [node.objectType.indexType, node.indexType].map(key => textOf(key, ts))
    return section === 'schemas' && name !== undefined ? aliases.get(name) : undefined
  }
  const named = <T extends typescript.Node>(node: T): T =>
    ts.visitEachChild(
      node,
      child => {
        const alias = aliasOf(child)
        return alias === undefined ? named(child) : ts.factory.createTypeReferenceNode(alias)
      },
      undefined,
    )
  const replaced = (member: typescript.TypeElement): typescript.TypeElement => {
    const name = member.name && textOf(member.name, ts)
    const alias = name === undefined ? undefined : aliases.get(name)
    if (name === undefined || alias === undefined || !ts.isPropertySignature(member) || !member.type)
      return member
    types.set(name, named(ts.factory.createParenthesizedType(member.type)).type)
    const { modifiers, questionToken } = member
    return ts.factory.updatePropertySignature(
      member,
      modifiers,
      member.name,
      questionToken,
      ts.factory.createTypeReferenceNode(alias),
    )
  }
  const changed = nodes.map(node => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node
    const members = node.members.map(section => {
      if (!ts.isPropertySignature(section) || textOf(section.name, ts) !== 'schemas') return section
      if (!section.type || !ts.isTypeLiteralNode(section.type)) return section
      const type = ts.factory.updateTypeLiteralNode(
        section.type,
        ts.factory.createNodeArray(section.type.members.map(replaced)),
      )
      return ts.factory.updatePropertySignature(
        section,
        section.modifiers,
        section.name,
        section.questionToken,
        type,
      )
    })
    const { modifiers, name, typeParameters, heritageClauses } = node
    return ts.factory.updateInterfaceDeclaration(
      node,
      modifiers,
      name,
      typeParameters,
      heritageClauses,
      members,
    )
  })
  return { nodes: changed, types }
}

function textOf(node: typescript.Node, ts: Compiler): string | undefined {
  const literal = ts.isLiteralTypeNode(node) ? node.literal : node
  return ts.isStringLiteral(literal) || ts.isIdentifier(literal) ? literal.text : undefined
}
