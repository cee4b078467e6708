// Imports: files of other systems, checked row by row and then applied.

export { expireImports } from './expiry.ts'
export { makeImportWorkload } from './task-handler.ts'
