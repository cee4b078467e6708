// Which names the fields of an object have, where a schema says it otherwise than by declaring them.
import type typescript from 'typescript'
import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { Composition } from '../composition.ts'
import { never } from './values.ts'

/** An object whose fields are declared; another schema as it is. */
export function declareNames(node: JsonObject, composition: Composition): JsonObject {
  if (node.maxProperties === 0 && node.type === 'object' && !node.properties && !node.patternProperties)
    return { ...node, additionalProperties: false }
  if (node.propertyNames !== undefined) return declareListed(node, composition)
  return node.additionalProperties === false && Array.isArray(node.allOf)
    ? refuseOthers(node, composition)
    : node
}

/** Marks an object whose fields have names of a list, which is under it until the engine has written the object. */
const listMark = 'x-field-names'
const mark = 'any of these names'

/** Fields of some names, each of them optional. */
function declareListed(node: JsonObject, composition: Composition): JsonObject {
  const { propertyNames = null, additionalProperties = {}, ...others } = node
  const names = composition.resolve(propertyNames)
  if (!isObject(names) || !Array.isArray(names.enum) || ![node.type].flat().includes('object')) return node
  if (node.properties || node.patternProperties || additionalProperties === false) return node
  const field = additionalProperties === true ? {} : additionalProperties
  // An empty schema would have the engine write an object of anything.
  if (Object.keys(field as JsonObject).length > 0 && !node.required)
    return { ...others, additionalProperties: field, [listMark]: propertyNames }
  return { ...others, properties: Object.fromEntries(names.enum.map(name => [String(name), field])) }
}

/** An object with the names of its fields as one that it declares, for `writeNamedType`. */
export function markNames(node: JsonObject): JsonObject {
  if (node[listMark] === undefined) return node
  const { [listMark]: names, ...others } = node
  return { ...others, properties: { [mark]: names! } }
}

/** The type of a marked object; undefined for any other. */
export function writeNamedType(
  type: typescript.TypeNode,
  ts: typeof typescript,
): typescript.TypeNode | undefined {
  if (!ts.isIntersectionTypeNode(type)) return undefined
  const [names, fields] = type.types.map(one => (ts.isTypeLiteralNode(one) ? one.members[0] : undefined))
  if (!names || !fields || !ts.isPropertySignature(names) || !ts.isIndexSignatureDeclaration(fields))
    return undefined
  if (!ts.isStringLiteral(names.name) || names.name.text !== mark) return undefined
  const { factory } = ts
  const key = factory.createTypeParameterDeclaration(undefined, 'key', names.type)
  const isOptional = factory.createToken(ts.SyntaxKind.QuestionToken)
  return factory.createMappedTypeNode(undefined, key, undefined, isOptional, fields.type, undefined)
}

/** Beside a composition, an object that is closed has no field but those that it declares itself. */
function refuseOthers(node: JsonObject, composition: Composition): JsonObject {
  const own = isObject(node.properties) ? node.properties : {}
  const patterns = isObject(node.patternProperties) ? Object.keys(node.patternProperties) : []
  const names = composition.namesOf(node).filter(name => !Object.hasOwn(own, name))
  const refused = names.filter(name => !patterns.some(pattern => new RegExp(pattern).test(name)))
  if (refused.length === 0) return node
  const added = refused.map((name): [string, Json] => [name, never])
  return { ...node, properties: { ...own, ...Object.fromEntries(added) } }
}
