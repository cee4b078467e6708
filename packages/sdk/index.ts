// The TypeScript client of the Muster API: what an application imports.

export type * from '@muster/contract'
export type { ClientCode, ErrorCode, FieldError } from './error.ts'
export { isMusterError, MusterError } from './error.ts'
export type { EventRun, EventsInput, FeedEvent } from './events.ts'
export * from './gen/client.ts'
export { createTransport } from './lists.ts'
export { Muster } from './muster.ts'
export type { Hooks, MusterOptions, RequestInfo, ResponseInfo, RetryInfo } from './options.ts'
export type { SyncInput, SyncRun } from './sync.ts'
export type { Answer, ApiPromise, CallOptions, Download, List, Progress, Transport } from './transport.ts'
export type { DocumentUpload, Uploads } from './uploads.ts'
export { version } from './version.ts'
export type {
  MusterEvent,
  TestEvent,
  UnknownEvent,
  VerifyOptions,
  WebhookErrorReason,
  WebhookHeaders,
} from './webhook.ts'
export { isWebhookError, verifyWebhook, WebhookError } from './webhook.ts'
