// The terminal: what commands print, how they fail in words, and the platform that they work on.

import { userInfo } from 'node:os'
import { operatorPrefix } from '../../auth/present-caller.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { Problem } from '../../http/problem.ts'
import { noSecret, readConfig } from '../../runtime/config.ts'
import { openPlatform, type Platform } from '../../runtime/platform.ts'

/** Opens the platform for the length of a command. */
export async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<void> {
  const platform = await openPlatform(readConfig(process.env))
  try {
    await work(platform)
  } finally {
    await platform.close()
  }
}

export function requireSecrets({ secrets }: Platform): Secrets {
  if (secrets) return secrets
  throw new Error(noSecret)
}

export { fail, print } from './streams.ts'

/** Who runs this command, for the audit. */
export function operator(): string {
  return `operator:${userInfo().username}`
}

/** The operator as the caller of what a request would do. */
export function operatorId(): string {
  return `${operatorPrefix}${userInfo().username.replace(/\W/g, '_')}`
}

/** What a request would be refused for, in lines. */
export async function tellProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const errors = error.extras.errors ?? []
    throw new Error(
      [error.message, ...errors.map(({ field, message }) => `  ${field} ${message}`)].join('\n'),
    )
  }
}
