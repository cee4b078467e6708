// Decisions: one action on many records, and what people say about what they decide.

export { makeBulkActionTaskHandler } from './act.ts'
export { commentFollowUps } from './comments.ts'
export { purgeBulkActions } from './purge.ts'
