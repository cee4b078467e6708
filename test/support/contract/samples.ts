// The samples of the public document and of that of the Workspace API, by operation.

import { publicContract, workspaceContract } from '@muster/contract/public'
import type { Sample } from '../../../scripts/samples/add-samples.ts'

export interface OperationWithSamples {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly tags: readonly string[]
  /** The statuses in which it is possible. */
  readonly from: readonly string[] | 'any' | undefined
  /** Sets of rights, of which a caller has one. */
  readonly rights: readonly (readonly string[])[]
  readonly samples: readonly Sample[]
  readonly hasBody: boolean
  /** The example of its answer; of a file there is none. */
  readonly answer: unknown
}

interface Written {
  readonly requestBody?: unknown
  readonly responses?: Readonly<Record<string, { readonly content?: Content }>>
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-from'?: readonly string[] | 'any'
  readonly 'x-codeSamples'?: readonly Sample[]
}

type Content = Readonly<Record<string, { readonly example?: unknown }>>

function readOperations(text: string): OperationWithSamples[] {
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Written>> }
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, written]) => {
      const { operationId: id, tags = [], 'x-from': from, 'x-codeSamples': samples = [] } = written
      const rights = (written.security ?? []).map(one => Object.values(one).flat())
      const hasBody = written.requestBody !== undefined
      const success = Object.entries(written.responses ?? {}).find(([status]) => status.startsWith('2'))
      const answer = success?.[1].content?.['application/json']?.example
      return id === undefined
        ? []
        : [{ id, method: method.toUpperCase(), path, tags, from, rights, samples, hasBody, answer }]
    }),
  )
}

export const operationsWithSamples: readonly OperationWithSamples[] = readOperations(publicContract())

export const workspaceOperations: readonly OperationWithSamples[] = readOperations(workspaceContract())

/** Those in one language, by its label, in the order of the document. */
export const samplesIn = (
  label: string,
  operations = operationsWithSamples,
): { readonly id: string; readonly source: string }[] =>
  operations.flatMap(({ id, samples }) => {
    const sample = samples.find(one => one.label === label)
    return sample ? [{ id, source: sample.source }] : []
  })
