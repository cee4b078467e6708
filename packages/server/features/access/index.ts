// What other features use of access: the keys as records.

export { apiKeys } from './api-keys.ts'
