// The APIs that the server reaches, each with its document and the setting that opens it. Another one is one entry more.

import { createTransport, type Transport } from '@muster/sdk'
import { createWorkspaceTransport } from '@muster/sdk/workspace'
import { type Api, Refusal, type Tables } from './api.ts'
import { publicTables } from './gen/public.ts'
import { workspaceTables } from './gen/workspace.ts'

export type Environment = Readonly<Record<string, string | undefined>>

interface Access {
  readonly tables: Tables
  /** The setting that holds what it is asked with. */
  readonly setting: string
  /** The one whose service token is taken where that is not set: such a token is for both. */
  readonly other: string
  /** Left out where the setting is. */
  readonly isOptional?: true
  readonly connect: (secret: string, baseUrl: string) => Transport
}

const accesses: readonly Access[] = [
  {
    tables: publicTables,
    setting: 'MUSTER_API_KEY',
    other: 'MUSTER_WORKSPACE_TOKEN',
    connect: (apiKey, baseUrl) => createTransport({ apiKey, baseUrl }),
  },
  {
    tables: workspaceTables,
    setting: 'MUSTER_WORKSPACE_TOKEN',
    other: 'MUSTER_API_KEY',
    isOptional: true,
    connect: (token, baseUrl) => createWorkspaceTransport({ token, baseUrl }),
  },
]

export const openApis = (environment: Environment): readonly Api[] =>
  accesses
    .filter(access => !access.isOptional || readSecret(access, environment))
    .map(access => new OpenApi(access, environment))

function readSecret(
  { setting, other }: Pick<Access, 'setting' | 'other'>,
  environment: Environment,
): string | undefined {
  const { [setting]: own, [other]: lent } = environment
  if (own) return own
  return lent?.startsWith('mst_svc_') ? lent : undefined
}

class OpenApi implements Api {
  readonly tables: Tables
  readonly #access: Access
  readonly #environment: Environment
  #opened: Transport | undefined

  constructor(access: Access, environment: Environment) {
    this.tables = access.tables
    this.#access = access
    this.#environment = environment
  }

  open(): Transport {
    this.#opened ??= this.#connect()
    return this.#opened
  }

  #connect(): Transport {
    const { connect, setting } = this.#access
    const { MUSTER_BASE_URL: baseUrl } = this.#environment
    const secret = readSecret(this.#access, this.#environment)
    if (!baseUrl || !secret)
      throw new Refusal(
        `${baseUrl ? setting : 'MUSTER_BASE_URL'} is not set, so Muster cannot be asked. Set it in the configuration of this MCP server, then start it again.`,
      )
    try {
      return connect(secret, baseUrl)
    } catch (error) {
      // What the SDK says of a setting is written for whoever sets it, and never repeats a key.
      throw new Refusal((error as Error).message)
    }
  }
}
