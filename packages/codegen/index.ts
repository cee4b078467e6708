// The generator as a library: load a document, choose targets, put the files in place.
export { type Code as ProblemCode, codes, type Level, type Rules } from './document/codes.ts'
export type { DirectionOptions } from './document/directions.ts'
export { isObject, type Json, type JsonObject, resolveReference } from './document/json.ts'
export type { OpenApiDocument, OperationObject, SchemaObject } from './document/openapi.ts'
export {
  DocumentError,
  type Locate,
  type Located,
  type Problem,
  sortProblems,
  tellProblems,
} from './document/problems.ts'
export {
  dropProse,
  dropUnreachable,
  keepExtensions,
  keepOperations,
  selectOperations,
} from './document/prune.ts'
export { type Loaded, loadDocument, readDocument } from './document/reading/load.ts'
export { loadAny } from './document/reading/load-any.ts'
export { parseText } from './document/reading/parse.ts'
export {
  type Body,
  type Content,
  classifyContent,
  findMainContent,
  type Model,
  type NamedSchema,
  type Operation,
  type Parameter,
  type Tag,
} from './model/model.ts'
export { makeModel } from './model/read.ts'
export type { FieldFacts, ObjectFacts, ValueFacts } from './model/schema.ts'
export { Code, type GeneratedFile, writeComment, writeImport, writeLiteral } from './output/emit.ts'
export { type Placed, type PlaceOptions, placeFiles } from './output/files.ts'
export type { MakeFiles, Target } from './output/target.ts'
export { methodNames } from './targets/client/method-names.ts'
export type { Paging } from './targets/client/transport.ts'
export { type ClientOptions, client } from './targets/client.ts'
export { document } from './targets/document.ts'
export { type MswOptions, msw } from './targets/msw/msw.ts'
export { operations } from './targets/operations.ts'
export { query } from './targets/query/query.ts'
export { fastify } from './targets/server/adapters/fastify.ts'
export { hono } from './targets/server/adapters/hono.ts'
export { type ServerOptions, type SlicesOptions, server } from './targets/server.ts'
export { servers } from './targets/servers.ts'
export { type TypesOptions, types } from './targets/types.ts'
export { type ValidatorsOptions, validators } from './targets/validators.ts'
export { type ZodOptions, zod } from './targets/zod/zod.ts'
