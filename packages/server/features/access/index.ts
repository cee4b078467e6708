// What other rooms use of access: the keys as records.

export { apiKeys } from './api-keys.ts'
