// The sandbox: what makes one as new, for the command that makes the first test key of a workspace.

export { makeAsNew } from './reset.ts'
