// What went wrong with a call, in lines for a person, and with which exit code.

import type { MusterError } from '@muster/sdk/command'
import { type Exit, exits, Stop } from '../exits.ts'
import type { Flag } from '../input/fields.ts'
import { listFlags } from '../input/fields.ts'
import { type Command, showId } from '../input/read-input.ts'

const byStatus: Readonly<Record<number, Exit>> = {
  401: exits.rights,
  403: exits.rights,
  404: exits.notFound,
  409: exits.conflict,
  429: exits.budget,
  502: exits.unreachable,
  503: exits.unreachable,
  504: exits.unreachable,
}

function exitOf({ code, status }: MusterError): Exit {
  if (code === 'aborted') return exits.interrupted
  if (code === 'connection_failed' || code === 'timed_out') return exits.unreachable
  return byStatus[status ?? 0] ?? exits.refused
}

/** `unknown` is the key of a request that may have been carried out although nothing says so. */
export function describeFailure(command: Command, error: MusterError, unknown: string | undefined): Stop {
  const flags = new Map(listFlags(command.noun, command.operation).map(flag => [flag.path.join('.'), flag]))
  const fields = error.errors.map(({ field, message }) => `  ${nameField(command, flags, field)}: ${message}`)
  // With its fields below, the detail would say them twice.
  const what = fields.length > 0 ? (error.title ?? 'The request is not valid') : error.detail || error.code
  const lines = [/[.!?]$/.test(what) ? what : `${what}.`, ...fields]
  if (error.requiredScopes.length > 0) lines.push(`The key needs ${error.requiredScopes.join(', ')}.`)
  if (error.retryAfterSeconds !== undefined) lines.push(`Try again in ${error.retryAfterSeconds} s.`)
  if (error.requestId !== undefined) lines.push(`Request ${error.requestId}`)
  if (unknown !== undefined) lines.push(tellUnknown(command, unknown))
  return new Stop(exitOf(error), lines.join('\n'))
}

/** As it was typed: --last-name for last_name, <id> for the id of the path. */
function nameField({ operation }: Command, flags: ReadonlyMap<string, Flag>, field: string): string {
  const id = operation.ids?.find(({ name }) => name === field)
  if (id && !flags.has(field)) return showId(id)
  const flag = flags.get(field.replace(/\[\d+\].*$/, ''))
  return flag ? `--${field.replaceAll('_', '-')}` : field
}

export const tellUnknown = ({ name, verb }: Command, key: string): string =>
  `Whether ${name} ${verb} was carried out is not known. Repeat it with --idempotency-key ${key}, and it is done once.`
