// The console as tests call it: an operation by its name, under a token with every permission.

import { type OperationFacts, type OperationId, operations } from '@muster/contract'
import { allPermissions } from '../../packages/server/cli/operators.ts'
import { makeKey, type RawAnswer, raw, type TestWorkspace } from './make.ts'

const tokens = new Map<string, Promise<string>>()

interface Sent {
  readonly id?: string
  readonly body?: object
  /** Another one than that with every permission. */
  readonly token?: string
}

/** Calls an operation of the console; the answer as it is. */
export async function askConsole(
  workspace: TestWorkspace,
  operation: OperationId,
  { id, body, token }: Sent = {},
): Promise<RawAnswer> {
  const { method, path } = operations[operation] as OperationFacts
  const key = token ?? (await tokenOf(workspace))
  return raw(method.toUpperCase(), path.replace('{id}', id ?? ''), { key, ...(body && { body }) })
}

/** The same, where it has to succeed; what it answers. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
export async function inConsole(workspace: TestWorkspace, operation: OperationId, sent?: Sent): Promise<any> {
  const answer = await askConsole(workspace, operation, sent)
  if (answer.status >= 300) throw new Error(`${operation} answered ${answer.status}: ${answer.text}`)
  return answer.json
}

/** Made once for each workspace. */
export function tokenOf({ id }: TestWorkspace): Promise<string> {
  const known = tokens.get(id)
  if (known) return known
  const made = makeKey(id, { scopes: [], permissions: allPermissions })
  tokens.set(id, made)
  return made
}
