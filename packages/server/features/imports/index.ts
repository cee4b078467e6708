// Imports: files of other systems, checked row by row and then applied.

export { expireImports } from './expiry.ts'
export { makeImportTaskHandler } from './task-handler.ts'
