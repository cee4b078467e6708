// The clients of the SDK that samples in TypeScript use: one for each document.

import type { Uploads } from '../../packages/sdk/uploads.ts'

/** The client of a document in the SDK, and the variable of the environment that has its key. */
export interface SampleClient {
  /** What it is imported from. */
  readonly from: string
  readonly className: string
  readonly variable: string
  /** What its constructor calls the key. */
  readonly option: string
  readonly key: string
  /** Operations whose file the SDK reads while it sends it, by a method of its own. */
  readonly uploads: Readonly<Record<string, keyof Uploads>>
}

export const publicClient: SampleClient = {
  from: '@muster/sdk',
  className: 'Muster',
  variable: 'muster',
  option: 'apiKey',
  key: 'MUSTER_API_KEY',
  uploads: { createEmployeeDocument: 'employeeDocument' },
}

export const workspaceClient: SampleClient = {
  from: '@muster/sdk/workspace',
  className: 'MusterWorkspace',
  variable: 'workspace',
  option: 'token',
  key: 'MUSTER_TOKEN',
  uploads: {},
}
