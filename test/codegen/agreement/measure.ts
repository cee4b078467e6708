// Whether the type of each schema takes the values that its validator takes: of documents that are named.
//
// node measure.ts VALUES DOCUMENT [DOCUMENT ...]: prints for each how many of so many values of each schema agree.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js'
import { asJson, makeReference } from '../../../packages/codegen/document/json.ts'
import { type Rewrite, rewriteDocument } from '../../../packages/codegen/document/walk.ts'
import {
  dropProse,
  isObject,
  type Json,
  loadDocument,
  type Model,
  makeModel,
  types,
} from '../../../packages/codegen/index.ts'
import { makeFewItems } from '../../../packages/codegen/targets/keywords/lists.ts'
import { makeCheckerFile } from '../../../packages/codegen/targets/validators/checker.ts'
import { makeJsonSchema } from '../../../packages/codegen/targets/validators/json-schema.ts'
import { compile } from '../compiled.ts'
import { listValues } from './values.ts'

interface Pair {
  readonly schema: string
  readonly value: Json
  readonly isTaken: boolean
  /** Whether it is refused only for what no type says, or taken only for it. */
  readonly isBeyondTypes: boolean
  /** What the validator refuses it for. */
  readonly because: string
}

export interface Difference {
  schema: string
  value: Json
  /** What takes it. */
  takenBy: 'type' | 'validator'
  /** Why the other refuses it: keywords of the schema, or the code of the compiler. */
  because: string
}

export interface Agreement {
  schemas: number
  /** Those of which all values agree, but for what no type can say. */
  agreeing: number
  values: number
  same: number
  /** Values that differ in nothing but what no type says, by the keywords that say it. */
  beyondTypes: Record<string, number>
  differences: Difference[]
}

type NewChecker = (allErrors: boolean) => Ajv2020

async function main(count: number, paths: readonly string[]): Promise<Record<string, Agreement>> {
  const folder = mkdtempSync(join(tmpdir(), 'agreement-'))
  try {
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'checker.ts'), makeCheckerFile().text)
    const { newChecker } = await import(join(folder, 'checker.ts'))
    const pairs = new Map<string, Pair[]>()
    for (const path of paths) {
      const model = makeModel(loadDocument(path))
      const home = join(folder, nameOf(path))
      mkdirSync(home)
      for (const file of await types(model)) writeFileSync(join(home, file.path), file.text)
      const found = checkAll(model, newChecker, count)
      writeFileSync(join(home, 'use.ts'), writeUse(model, found))
      writeFileSync(join(home, 'loose.ts'), writeLoose(model, found))
      pairs.set(nameOf(path), found)
    }
    const diagnostics = compile(folder)
    return Object.fromEntries(
      [...pairs].map(([name, found]) => [name, compare(found, readCodes(name, diagnostics[name]))]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const nameOf = (path: string): string => basename(path, extname(path)).replaceAll('.', '-')

function checkAll(model: Model, newChecker: NewChecker, count: number): Pair[] {
  const [full, lax, strict] = [keepAll, dropUntypable, addImpliedTypes].map(change => {
    const { components = {} } = dropProse(makeJsonSchema(rewriteDocument(model.document, change)))
    return newChecker(true).addSchema({ $id: 'document:', components })
  })
  return model.schemas.flatMap(({ name }) => {
    const schema = asJson(model.document.components?.schemas?.[name] ?? {})
    const checks = [full!, lax!, strict!].map(checker => compileSchema(checker, name))
    const [check, checkLax, checkStrict] = checks
    if (!check || !checkLax || !checkStrict || !isObject(schema)) return []
    return listValues(model.document, schema, count).map((value): Pair => {
      const isTaken = check(value) === true
      const because = isTaken ? impliedType : listKeywords(check)
      return {
        schema: name,
        value,
        isTaken,
        isBeyondTypes: isTaken !== (isTaken ? checkStrict : checkLax)(value),
        because,
      }
    })
  })
}

const keepAll: Rewrite = node => node

/** A schema without what no type says. The manual of the generator lists these with the reason. */
const dropUntypable: Rewrite = (node, kind) => {
  if (kind !== 'schema') return node
  const { oneOf, ...others } = Object.fromEntries(
    Object.entries(node).filter(([key]) => !untypable.includes(key)),
  )
  if (node.format === 'binary') others.format = 'binary'
  const few = makeFewItems(node)
  if (few === node) delete others.minItems
  if (few.items !== false && few.oneOf === undefined) delete others.maxItems
  // A type lets the fields that are not declared have the types of those that are.
  if (node.properties !== undefined)
    for (const key of ['additionalProperties', 'patternProperties'])
      if (isObject(others[key])) delete others[key]
  if (oneOf === undefined) return others
  return others.anyOf === undefined && node.discriminator === undefined
    ? { ...others, anyOf: oneOf }
    : { ...others, oneOf }
}

const untypable = [
  'minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf',
  'uniqueItems contains minContains maxContains minProperties maxProperties propertyNames not if then else',
].flatMap(line => line.split(' '))

/** A schema that says of objects or lists what they hold: in the types, it is one. */
const addImpliedTypes: Rewrite = (node, kind) => {
  if (kind !== 'schema' || node.type !== undefined) return node
  if (['properties', 'required', 'additionalProperties'].some(key => node[key] !== undefined))
    return { ...node, type: 'object' }
  return ['items', 'prefixItems'].some(key => node[key] !== undefined) ? { ...node, type: 'array' } : node
}

const impliedType = 'no type'

/** Undefined where a schema cannot be compiled. */
function compileSchema(checker: Ajv2020, name: string): ValidateFunction | undefined {
  try {
    return checker.getSchema(`document:${makeReference('components', 'schemas', name)}`)
  } catch {
    return undefined
  }
}

/** Without what only says that none of several schemas takes a value, which these say themselves. */
function listKeywords({ errors }: ValidateFunction): string {
  const found = (errors ?? []).filter(({ keyword, params }) => {
    return keyword !== 'anyOf' && !(keyword === 'oneOf' && params.passingSchemas === null)
  })
  return [...new Set(found.map(({ keyword }) => keyword))].sort().join(' ')
}

const typesOf = (model: Model): ReadonlyMap<string, string> =>
  new Map(model.schemas.map(({ name, type }) => [name, type]))

const importTypes = `import type * as types from './types.ts'`

/** Each value in a line of its own, so that the compiler tells of each by its number. */
function writeUse(model: Model, pairs: readonly Pair[]): string {
  const typeOf = typesOf(model)
  const lines = pairs.map(({ schema, value }, at) => {
    return `export const v${at}: types.${typeOf.get(schema)} = ${JSON.stringify(value)}`
  })
  return [...lines, importTypes].join('\n')
}

/**
 * The same for values that the validator takes, with fields that are not declared: the compiler refuses these in a
 * literal, so that a misspelt one is found.
 */
function writeLoose(model: Model, pairs: readonly Pair[]): string {
  const typeOf = typesOf(model)
  const lines = pairs.map(({ schema, value, isTaken }) => {
    return isTaken ? `take<types.${typeOf.get(schema)}>()(${JSON.stringify(value)})` : ''
  })
  return [...lines, importTypes, 'declare function take<T>(): <V extends T>(value: V) => V'].join('\n')
}

const unknownField = 'TS2353'

interface Codes {
  use: ReadonlyMap<number, string>
  loose: ReadonlyMap<number, string>
}

/** The codes of what the compiler refuses, by the lines of the values. */
function readCodes(name: string, text = ''): Codes {
  const found = [...text.matchAll(/^([\w-]+)\/(\w+)\.ts\((\d+),\d+\): error (TS\d+)/gm)]
  const codesOf = (file: string) =>
    new Map(found.filter(one => one[2] === file).map(([, , , line, code]) => [Number(line), code!]))
  const other = found.find(([, , file]) => file !== 'use' && file !== 'loose')
  if (other)
    throw new Error(`The types of ${name} do not compile: ${text.slice(other.index, other.index + 500)}`)
  return { use: codesOf('use'), loose: codesOf('loose') }
}

function compare(pairs: readonly Pair[], { use, loose }: Codes): Agreement {
  const beyondTypes: Record<string, number> = {}
  const differences: Difference[] = []
  let [values, same] = [0, 0]
  for (const [at, { schema, value, isTaken, isBeyondTypes, because }] of pairs.entries()) {
    const code = use.get(at + 1)
    if (isTaken && code !== undefined && (code === unknownField || !loose.has(at + 1))) continue
    values++
    if (isTaken === (code === undefined)) same++
    else if (isBeyondTypes) beyondTypes[because] = (beyondTypes[because] ?? 0) + 1
    else if (isTaken) differences.push({ schema, value, takenBy: 'validator', because: code! })
    else differences.push({ schema, value, takenBy: 'type', because })
  }
  const all = new Set(pairs.map(({ schema }) => schema))
  const differing = new Set(differences.map(({ schema }) => schema))
  return { schemas: all.size, agreeing: all.size - differing.size, values, same, beyondTypes, differences }
}

const [count, ...paths] = process.argv.slice(2)
console.log(JSON.stringify(await main(Number(count), paths)))
