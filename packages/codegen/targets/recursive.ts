// Schemas that hold themselves without an object in between, such as JSON itself: a list of itself, or a text.
//
// A field of an interface cannot be of such a type, but a type of its own name can.
import type typescript from 'typescript'
import { asJson, isObject, type JsonObject, referenceKeys } from '../document/json.ts'
import type { Model } from '../model/model.ts'

type Compiler = typeof typescript

/** The names of these schemas. */
export function findRecursiveSchemas({ document }: Model): Set<string> {
  const schemas = asJson(document.components?.schemas ?? {}) as Record<string, JsonObject>
  const found = new Set<string>()
  for (const name of Object.keys(schemas)) {
    const reached = new Set<string>()
    const waiting = listTargets(schemas[name])
    for (let next = waiting.pop(); next !== undefined && !reached.has(name); next = waiting.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      waiting.push(...listTargets(schemas[next]))
    }
    if (reached.has(name)) found.add(name)
  }
  return found
}

/** What a schema refers to outside of the fields of an object. */
function listTargets(schema: unknown): string[] {
  if (!isObject(schema)) return []
  const { $ref, allOf, anyOf, oneOf, prefixItems, items, additionalProperties } = schema
  if (typeof $ref === 'string')
    return $ref.startsWith('#/components/schemas/') ? [referenceKeys($ref)[2]!] : []
  return [allOf, anyOf, oneOf, prefixItems, items, additionalProperties].flat().flatMap(listTargets)
}

/**
 * Takes the types of these schemas out of the interface called components, where each gets the name of its alias. Its
 * type is kept under the name of the schema; it names the others by their aliases too.
 */
export class TakeOut {
  readonly types = new Map<string, typescript.TypeNode>()
  readonly #aliases: ReadonlyMap<string, string>
  readonly #ts: Compiler

  constructor(aliases: ReadonlyMap<string, string>, ts: Compiler) {
    this.#aliases = aliases
    this.#ts = ts
  }

  from<T extends typescript.Node>(node: T): T {
    const { isInterfaceDeclaration } = this.#ts
    return isInterfaceDeclaration(node) && node.name.text === 'components'
      ? this.#inside(node, ['schemas'])
      : node
  }

  /** A node whose members of these names, one in the other, hold the schemas. */
  #inside<T extends typescript.Node>(node: T, [section, ...deeper]: readonly string[]): T {
    const { isPropertySignature, visitEachChild } = this.#ts
    const visit = (child: typescript.Node): typescript.Node => {
      if (!isPropertySignature(child))
        return section === undefined ? visitEachChild(child, visit, undefined) : child
      if (section === undefined) return this.#replaceMember(child)
      return this.#textOf(child.name) === section ? this.#inside(child, deeper) : child
    }
    return visitEachChild(node, visit, undefined)
  }

  #replaceMember(member: typescript.PropertySignature): typescript.PropertySignature {
    const { factory } = this.#ts
    const { modifiers, name, questionToken, type } = member
    const schema = this.#textOf(name) ?? ''
    const alias = this.#aliases.get(schema)
    if (alias === undefined || !type) return member
    this.types.set(schema, this.#nameAliases(factory.createParenthesizedType(type)).type)
    return factory.updatePropertySignature(
      member,
      modifiers,
      name,
      questionToken,
      factory.createTypeReferenceNode(alias),
    )
  }

  /** A type in which components['schemas']['Json'] is Json. */
  #nameAliases<T extends typescript.Node>(node: T): T {
    const { factory, visitEachChild } = this.#ts
    const visit = (child: typescript.Node): typescript.Node => {
      const alias = this.#aliasOf(child)
      return alias === undefined
        ? visitEachChild(child, visit, undefined)
        : factory.createTypeReferenceNode(alias)
    }
    return visitEachChild(node, visit, undefined)
  }

  #aliasOf(node: typescript.Node): string | undefined {
    const { isIndexedAccessTypeNode } = this.#ts
    if (!isIndexedAccessTypeNode(node) || !isIndexedAccessTypeNode(node.objectType)) return undefined
    const isSchema = this.#textOf(node.objectType.indexType) === 'schemas'
    return isSchema ? this.#aliases.get(this.#textOf(node.indexType) ?? '') : undefined
  }

  #textOf(node: typescript.Node): string | undefined {
    const { isIdentifier, isLiteralTypeNode, isStringLiteral } = this.#ts
    const literal = isLiteralTypeNode(node) ? node.literal : node
    return isStringLiteral(literal) || isIdentifier(literal) ? literal.text : undefined
  }
}
