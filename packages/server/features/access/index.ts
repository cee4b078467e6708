// What other features use of access: the keys as records, and what becomes of the tokens of somebody who leaves.

export { apiKeys } from './api-keys.ts'
export { issueToken, rotateToken } from './issue-token.ts'
export { describeAsKey, endHeldTokens, lockHeldTokens } from './service-tokens.ts'
