// The generator as a library: load a document, choose targets, put the files in place.
export type { DirectionOptions } from './directions.ts'
export type { GeneratedFile } from './emit.ts'
export { type Placed, type PlaceOptions, placeFiles } from './files.ts'
export { foldCompositions } from './fold.ts'
export { type Json, type JsonObject, resolveReference } from './json.ts'
export { type Loaded, loadDocument, readDocument } from './load.ts'
export {
  type Body,
  type Content,
  type Model,
  mainContent,
  type NamedSchema,
  type Operation,
  type Parameter,
  type Tag,
  writingOf,
} from './model.ts'
export type { OpenApiDocument, OperationObject, SchemaObject } from './openapi.ts'
export { parseText } from './parse.ts'
export { DocumentError, type Problem, tellProblem } from './problems.ts'
export { dropProse, dropUnreachable, keepOperations, publicDocument } from './prune.ts'
export { makeModel } from './read.ts'
export type { FieldFacts, ObjectFacts, ValueFacts } from './schema.ts'
export type { Paging } from './targets/client/transport.ts'
export { type ClientOptions, client, methodNames } from './targets/client.ts'
export { document } from './targets/document.ts'
export { operations } from './targets/operations.ts'
export { type ServerOptions, type SlicesOptions, server } from './targets/server.ts'
export { types } from './targets/types.ts'
export { type ValidatorsOptions, validators } from './targets/validators.ts'
