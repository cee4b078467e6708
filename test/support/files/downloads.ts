// Downloads of the console as bytes: what a file is, and whether it is the same each time.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { type Sent, tokenOf } from '../fixtures/console.ts'
import type { TestWorkspace } from '../fixtures/make.ts'
import { assertConforms } from '../http/conforms.ts'
import { server } from '../server/server.ts'

export interface Download {
  readonly headers: Headers
  readonly bytes: Buffer
}

/** What an operation sends, which has to succeed. */
export async function download(
  workspace: Pick<TestWorkspace, 'id'>,
  operation: OperationId,
  { id = '', query, token }: Sent = {},
): Promise<Download> {
  const { path } = operations[operation] as OperationFacts
  const url = `${server.base_url}${path.replace('{id}', id)}${query ? `?${new URLSearchParams(query)}` : ''}`
  const authorization = `Bearer ${token ?? (await tokenOf(workspace))}`
  const response = await fetch(url, { headers: { authorization } })
  const { status, headers } = response
  if (status !== 200) throw new Error(`${operation} answered ${status}: ${await response.text()}`)
  assertConforms('GET', url, { status, headers, json: undefined })
  return { headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
