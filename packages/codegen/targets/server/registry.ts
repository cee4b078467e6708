// registry.ts: every slice in one object, proven to return nothing but what the contract declares; and stubs.

import { DocumentError, type Problem } from '../../document/problems.ts'
import type { Model, Tag } from '../../model/model.ts'
import { splitWords } from '../../model/names.ts'
import { type GeneratedFile, importTypes, quote, writeKey } from '../../output/emit.ts'
import type { ServerOptions, SlicesOptions } from './options.ts'
import { findOwnAnswers } from './results.ts'

const services = `
/** What a slice is made with, where it is a function. */
type Needs<Slice> = Slice extends (services: infer Given) => object ? Given : unknown

function made<Slice extends object>(slice: Slice | ((services: Services) => Slice), services: Services) {
  return typeof slice === 'function' ? slice(services) : slice
}
`

const proof = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Items<T> = T extends readonly (infer Item)[] ? Item : never
type Objects<T> = T extends readonly unknown[] ? never : T extends object ? T : never
type Names<T> = T extends unknown ? keyof T : never
type Field<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** The dotted name of each field, at any depth, that Actual may hold and Declared does not. */
type Undeclared<Actual, Declared, Path extends string = ''> =
  Same<Actual, Declared> extends true ? never
  : unknown extends Declared ? never
  : Actual extends readonly (infer Item)[] ? Undeclared<Item, Items<Declared>, Path>
  : Actual extends object ? UndeclaredIn<Actual, Objects<Declared>, Path>
  : never

type UndeclaredIn<Actual, Declared, Path extends string> = {
  [K in keyof Actual & string]: K extends Names<Declared>
    ? Undeclared<Actual[K], Field<Declared, K>, \`\${Path}\${K}.\`>
    : \`\${Path}\${K}\`
}[keyof Actual & string]
`

const plainProof = `
// What the handler as written may return, not only what its type lets through: TypeScript looks for excess
// properties in literals alone, and not in what a function returns.
type Actual<K extends OperationId> = Slices[K] extends (...call: never[]) => infer R
  ? Exclude<Awaited<R>, Serialized<unknown>>
  : never

type Complaint<K extends OperationId, F = Undeclared<Actual<K>, Results[K]>> = [F] extends [never]
  ? never
  : { error: \`\${K} returns a field the contract does not declare\`; field: F }

type Nothing<T extends never> = T
`

const answerProof = `
// What the handler as written may return, not only what its type lets through: TypeScript looks for excess
// properties in literals alone, and not in what a function returns.
type Actual<K extends OperationId> = Slices[K] extends (...call: never[]) => infer R
  ? Exclude<Awaited<R>, Serialized<unknown>>
  : never

/** The body that is declared for a status. */
type Declared<A, S> = A extends Answer<infer Status, infer Body, object, unknown> ? (S extends Status ? Exclude<Body, Serialized<unknown>> : never) : never

/** A body is compared with that of the one success, or of the status that it is answered with. */
type UndeclaredOf<R, K extends OperationId> = R extends Answer<infer S, infer Body, object, unknown>
  ? Undeclared<Exclude<Body, Serialized<unknown>>, K extends keyof Answers ? Declared<Answers[K], S> : never>
  : Undeclared<R, Results[K]>

type Complaint<K extends OperationId, F = UndeclaredOf<Actual<K>, K>> = [F] extends [never]
  ? never
  : { error: \`\${K} returns a field the contract does not declare\`; field: F }

type Nothing<T extends never> = T
`

const placeOfGroup = '{group}'

/** A tag of no group has no folder where the folders are the groups. */
export function assertGrouped(model: Model, { folder }: SlicesOptions): void {
  const without = folder.includes(placeOfGroup) ? model.tags.filter(({ group }) => group === undefined) : []
  if (without.length === 0) return
  const problems = without.map(
    ({ name }): Problem => ({
      code: 'missing-tag-group',
      keys: ['tags', String(model.written.tags?.findIndex(tag => tag.name === name) ?? '')],
      message: `The tag ${name} is in no group of x-tagGroups, and the folder of its handlers, ${folder}, is named after its group.`,
      remedy: 'Add it to a group.',
    }),
  )
  throw new DocumentError(model.source, problems, model.locate)
}

export function makeRegistryFile(model: Model, options: ServerOptions, slices: SlicesOptions): GeneratedFile {
  const hasAnswers = findOwnAnswers(model.operations, options).size > 0
  const used = [
    ...(hasAnswers ? ['Answer', 'Answers'] : []),
    'Handlers',
    'OperationId',
    'Results',
    'Serialized',
  ]
  const imports = model.tags.map(
    tag => `import ${tag.property}Slice from ${quote(nameSlicePath(tag, slices))}\n`,
  )
  const proofs = model.operations.map(({ id }) => `  Nothing<Complaint<${quote(id)}>>,\n`)
  const text = `${imports.join('')}${importTypes(used, './handlers.ts')}${slices.services ? writeMadeSlices(model.tags) : writePlainSlices(model.tags)}${proof}${hasAnswers ? answerProof : plainProof}
/** A line does not compile when its handler returns a field that the contract does not declare; the error names both. */
export type Exact = [
${proofs.join('')}]
`
  return { path: 'registry.ts', text }
}

const writePlainSlices = (tags: readonly Tag[]): string => `
const slices = {
${tags.map(tag => `  ...${tag.property}Slice,\n`).join('')}}

type Slices = typeof slices

/** The handler of every operation. */
export const handlers: Handlers = slices
`

const writeMadeSlices = (tags: readonly Tag[]): string => `${services}
/** All that slices are made with: each says which part it takes. */
export type Services =
${tags.map(tag => `  & Needs<typeof ${tag.property}Slice>\n`).join('')}

const makeSlices = (services: Services) => ({
${tags.map(tag => `  ...made(${tag.property}Slice, services),\n`).join('')}})

type Slices = ReturnType<typeof makeSlices>

/** The handler of every operation. */
export const makeHandlers = (services: Services): Handlers => makeSlices(services)
`

/** A stub for each slice that is not there: it compiles, and says at run time what is still to be written. */
export function makeStubFiles(model: Model, slices: SlicesOptions): GeneratedFile[] {
  return model.tags
    .filter(tag => !isFolder(tag, slices))
    .map(tag => ({
      path: nameSlicePath(tag, slices),
      text: slices.stub?.(tag) ?? writeStub(tag, slices),
      once: true,
    }))
}

// A slice that has grown may be a folder of files.
const isFolder = (tag: Tag, slices: SlicesOptions): boolean =>
  slices.exists?.(`${nameFolder(tag, slices)}/${tag.file}/index.ts`) ?? false

const nameFolder = ({ group }: Tag, { folder }: SlicesOptions): string =>
  folder.replaceAll(placeOfGroup, group ?? '')

function nameSlicePath(tag: Tag, slices: SlicesOptions): string {
  const path = `${nameFolder(tag, slices)}/${tag.file}${isFolder(tag, slices) ? '/index' : ''}.ts`
  return path.startsWith('.') ? path : `./${path}`
}

function writeStub(tag: Tag, { back }: SlicesOptions): string {
  const handlers = tag.operations.map(({ id }) => {
    return `  ${writeKey(id)}: () => {\n    throw new Error(${quote(`${id}: not written yet`)})\n  },\n`
  })
  const title = splitWords(tag.name).join(' ')
  return `// ${title.charAt(0).toUpperCase()}${title.slice(1)}: nothing of it is written yet.
import type { HandlersFor } from ${quote(`${back}/handlers.ts`)}

export default {
${handlers.join('')}} satisfies HandlersFor<${quote(tag.name)}>
`
}
