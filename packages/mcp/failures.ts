// Failures as a model reads them: what Muster has refused, field by field, or why it was not reached.

import { isMusterError } from '@muster/sdk'
import { Refusal } from './api.ts'

/** Undefined for what is a fault of this server. */
export function tellFailure(error: unknown): string | undefined {
  if (error instanceof Refusal) return error.message
  if (!isMusterError(error)) return undefined
  const { code, detail, errors, requestId } = error
  if (code === 'connection_failed')
    return `Muster cannot be reached (${detail}). Is MUSTER_BASE_URL right, and the server up?`
  if (code === 'timed_out') return `Muster did not answer in time (${detail}).`
  const fields = (errors ?? []).map(({ field, message }) => `\n  ${field} ${message}`).join('')
  const id = requestId ? ` (${requestId})` : ''
  // The detail says what each field says.
  const said = fields === '' ? ` ${detail}` : fields
  return `Muster refused this: ${code}.${said}${id}`
}
