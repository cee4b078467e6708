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
  /** Left out where the setting is. */
  readonly isOptional?: true
  readonly connect: (secret: string, baseUrl: string) => Transport
}

const accesses: readonly Access[] = [
  {
    tables: publicTables,
    setting: 'MUSTER_API_KEY',
    connect: (apiKey, baseUrl) => createTransport({ apiKey, baseUrl }),
  },
  {
    tables: workspaceTables,
    setting: 'MUSTER_WORKSPACE_TOKEN',
    isOptional: true,
    connect: (token, baseUrl) => createWorkspaceTransport({ token, baseUrl }),
  },
]

export const openApis = (environment: Environment): readonly Api[] =>
  accesses
    .filter(({ setting, isOptional }) => !isOptional || environment[setting])
    .map(access => new OpenApi(access, environment))

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
    const { MUSTER_BASE_URL: baseUrl, [setting]: secret } = this.#environment
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
