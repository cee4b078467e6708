// What features use of stored files.

export type { ContentRules, Upload } from './content.ts'
export { Files } from './files.ts'
export { keepFile, releaseFile, type StoredFile } from './stored-files.ts'
