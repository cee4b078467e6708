// Sends what the example of each request shows to the demo, and tells what is refused as no request at all.

import { examples, workspaceExamples } from '../contract/examples.ts'
import type { SamplesDemo } from './demo.ts'
import { placeSamples } from './ids.ts'
import { addressIn } from './sent.ts'
import type { ServedDemo } from './served.ts'

interface Refusal {
  readonly code: string
  readonly errors?: readonly { readonly field: string; readonly message: string }[]
}

/** By operation, with the ids of the demo. What clashes with a record of the demo is no fault of the example. */
export async function listInvalid(
  served: ServedDemo,
  { api, takeIds }: SamplesDemo,
): Promise<Record<string, string>> {
  const ids = takeIds()
  const shown = new Map(
    [...examples, ...workspaceExamples]
      .filter(({ at }) => at.endsWith('requestBody'))
      .map(({ moment, value }) => [moment, JSON.stringify(value)]),
  )
  const sources = new Map(placeSamples('curl', api, served, ids).map(({ id, source }) => [id, source]))
  const invalid: [string, string][] = []
  for (const operation of api.operations) {
    const body = shown.get(operation.id)
    if (body === undefined) continue
    const response = await fetch(`${served.base_url}${addressIn(sources.get(operation.id)!)}`, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${api.keyFor(served, operation)}`,
        'content-type': 'application/json',
      },
      body: ids.place(operation)(body),
    })
    if (response.status !== 400) continue
    const { code, errors = [] } = (await response.json()) as Refusal
    const said = errors.map(({ field, message }) => `${field} ${message}`).join(', ')
    invalid.push([operation.id, said || code])
  }
  return Object.fromEntries(invalid)
}
