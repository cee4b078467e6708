// What the API is, as TypeScript: types, tables of operations and schemas, and a document of all requests for the validator.

export { type DoneTo, type NounOf, type OwnAction, ownActions } from './audited.ts'
export type { Comparisons } from './filters.ts'
export { bindings } from './gen/bindings.ts'
export { comparisons } from './gen/comparisons.ts'
export { deprecations } from './gen/deprecations.ts'
export * from './gen/operations.ts'
// Named, because types.ts holds an interface of the same name, which stays inside.
export { operations } from './gen/operations.ts'
export { default as requests } from './gen/requests.ts'
export * from './gen/schemas.ts'
export type * from './gen/types.ts'
export { nearest } from './nearest.ts'
export { type Binding, describeBinding, explainNeed, explainRefusal } from './states.ts'
