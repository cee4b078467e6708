// What features use of stored files.

export { type AttachedFile, makeAttachment } from './attached-files.ts'
export { type ContentRules, readBytes, type Upload } from './content.ts'
export { Files, StorageAway, unreachable } from './files.ts'
export { nameByType } from './names.ts'
export { keepFile, releaseFile, type StoredFile } from './stored-files.ts'
