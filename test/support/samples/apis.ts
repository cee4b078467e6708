// The APIs that have samples: the operations of each, and with what they are called on the demo.

import { publicClient, workspaceClient } from '../../../scripts/samples/clients.ts'
import { type OperationWithSamples, operationsWithSamples, workspaceOperations } from '../contract/samples.ts'
import type { ServedDemo } from './served.ts'
import { tokenFor } from './tokens.ts'

/** Whether it is about a sandbox, and takes a test key alone. */
const isOfSandbox = (path: string): boolean => path.startsWith('/v1/sandbox')

export interface SampledApi {
  readonly name: 'public' | 'workspace'
  readonly operations: readonly OperationWithSamples[]
  /** The variable of the environment in which its samples look for the key. */
  readonly variable: string
  keyFor(demo: Pick<ServedDemo, 'key' | 'test_key' | 'tokens'>, operation: OperationWithSamples): string
}

export const publicApi: SampledApi = {
  name: 'public',
  operations: operationsWithSamples,
  variable: publicClient.key,
  keyFor: ({ key, test_key }, { path }) => (isOfSandbox(path) ? test_key : key),
}

export const workspaceApi: SampledApi = {
  name: 'workspace',
  operations: workspaceOperations,
  variable: workspaceClient.key,
  keyFor: ({ tokens }, { rights }) => tokenFor(tokens, rights),
}
