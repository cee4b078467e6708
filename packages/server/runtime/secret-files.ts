// Secrets that stand in files, as orchestrators hand them out: NAME_FILE says where the value of NAME is.

import { readFileSync } from 'node:fs'
import { tellShortly } from '@muster/formats/shorten'

/** The settings that hold a password or a key. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_APP_URL',
  'MUSTER_CELLS',
  'MUSTER_CELLS_APP',
  'REDIS_URL',
  'MUSTER_SECRET',
  'MUSTER_SECRET_PREVIOUS',
  'MUSTER_METRICS_TOKEN',
  'MUSTER_SMTP_URL',
] as const

type Environment = NodeJS.ProcessEnv

/** The environment with the secrets that it names files for. */
export function readSecretFiles(env: Environment): Environment {
  const found = secretSettings.flatMap(name => {
    const file = env[`${name}_FILE`]
    return file ? [[name, readSecret(name, file, env)] as const] : []
  })
  if (found.length === 0) return env
  return Object.assign({}, env, Object.fromEntries(found))
}

function readSecret(name: string, file: string, env: Environment): string {
  if (env[name]) throw new Error(`${name} and ${name}_FILE are both set; leave one of them out.`)
  const secret = readText(name, file)
  if (secret === '')
    throw new Error(`${name}_FILE is ${file}, which is empty; put the value of ${name} into it.`)
  return secret
}

/** Without the line break that editors put at the end. */
function readText(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(
      `${name}_FILE is ${file}, which cannot be read: ${tellShortly(error)}. Name a file that this process may read.`,
      { cause: error },
    )
  }
}
