// The TypeScript client of the Workspace API: what an integration imports that runs payroll, leave or claims.

export type * from '@muster/contract/workspace'
export type { ClientCode, ErrorCode, FieldError } from './error.ts'
export { isMusterError, MusterError } from './error.ts'
export * from './gen/workspace.ts'
export { createWorkspaceTransport, MusterWorkspace } from './muster-workspace.ts'
export type { Hooks, RequestInfo, ResponseInfo, RetryInfo, WorkspaceOptions } from './options.ts'
export type { Answer, ApiPromise, CallOptions, Download, List, Progress, Transport } from './transport.ts'
export { version } from './version.ts'
