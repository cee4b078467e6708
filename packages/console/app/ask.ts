// Asks the service: one transport for the whole console, which has the person sign in or prove themselves where that is needed, and goes on.
import { type CallOptions, connectBrowser, isMusterError } from '@muster/sdk/browser'
import type { AnyInput, AnyOperation, Input, Operation, OperationId, Output } from '../records/operation.ts'
import { type Interruption, interruptions } from './interruptions.ts'
import { saySentence } from './language/said.ts'
import type { Reach } from './rights.ts'

const transport = connectBrowser({ say: saySentence })

interface AskOptions extends CallOptions {
  /** No further than this, by the service itself. */
  reach?: Reach | undefined
  /** The sign-in pages do without the dialogs that help elsewhere. */
  alone?: boolean
}

/** Rejects with MusterError; what the person had to do in between is not told of. */
export function ask<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  options: AskOptions = {},
): Promise<Output<Id>> {
  return askAny(operation, input as AnyInput, options) as Promise<Output<Id>>
}

/** The same for operations that are known by their facts alone. */
export async function askAny(
  operation: AnyOperation,
  input: AnyInput,
  { alone = false, reach, ...options }: AskOptions = {},
): Promise<unknown> {
  const narrowed = Object.assign({}, options, narrow(reach))
  const send = () => transport.request(operation.method, operation.path, input as never, narrowed)
  return alone ? await send() : insist(send)
}

/** The file's bytes with its name. */
export const download = (operation: AnyOperation, input: AnyInput, reach?: Reach) =>
  insist(() => transport.download(operation.path, input as never, narrow(reach)))

const narrow = (reach: Reach | undefined): Pick<CallOptions, 'headers'> =>
  reach === undefined ? {} : { headers: { 'Muster-Reach': reach } }

/** Asks again once the person has done what was missing. */
async function insist<T>(send: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      const kind = findInterruption(error)
      if (kind === undefined || !(await interruptions.wait(kind))) throw error
    }
  }
}

/** What has to happen before the same request can succeed. */
function findInterruption(error: unknown): Interruption | undefined {
  if (!isMusterError(error)) return undefined
  if (error.code === 'fresh_proof_required') return 'proof'
  return error.status === 401 ? 'sign_in' : undefined
}
