// The types of the Workspace API. The published SDK has those alone that its operations reach, in a file of their own.

export type * from './gen/types.ts'
