// The provider of a workspace: what is stored of it, and its secret, which the vault keeps.

import { type AnyDatabase, type Database, homeStatement, statement, systemStatement } from '@muster/db'
import { doForEach } from '../../../runtime/each-workspace.ts'
import type { Vault } from '../../../runtime/vault.ts'

export interface Provider {
  readonly workspace_id: string
  readonly issuer: string
  readonly client: string
  readonly client_secret_sealed: string
  readonly email_domains: string[]
  readonly is_required: boolean
  readonly role_id: string | null
  /** Whether somebody new is the employee who has their address at work, and waits for HR where nobody has. */
  readonly links_employees: boolean
  readonly second_factor_acr: string | null
  /** Whether an owner has said that a second factor of the provider counts. */
  readonly is_second_factor: boolean
  /** The rights beyond which it signs nobody in; null where an owner has set it. */
  readonly vouches_for: string[] | null
  /** The member or the token that has set it; null where the audit did not tell. */
  readonly set_by: string | null
  readonly created_at: string
  readonly updated_at: string
}

/** What a workspace sets. */
export type Settings = Omit<Provider, 'workspace_id' | 'created_at' | 'updated_at'>

const columns =
  'workspace_id, issuer, client, client_secret_sealed, email_domains, is_required, role_id, links_employees, second_factor_acr, is_second_factor, vouches_for, set_by, created_at, updated_at'

export const readProvider = statement<Provider, Record<never, never>>(
  'read_sign_on_provider',
  `select ${columns} from sign_on_providers where workspace_id = :workspace_id`,
)

export const writeProvider = statement<Provider, Settings>(
  'write_sign_on_provider',
  `insert into sign_on_providers (workspace_id, issuer, client, client_secret_sealed, email_domains, is_required, role_id, links_employees, second_factor_acr, is_second_factor, vouches_for, set_by, created_at, updated_at)
   select :workspace_id, :issuer, :client, :client_secret_sealed, :email_domains, :is_required, :role_id, :links_employees, :second_factor_acr, :is_second_factor, :vouches_for, :set_by, made.at, made.at
   from (select stamp() as at) as made
   on conflict (workspace_id) do update set issuer = excluded.issuer, client = excluded.client,
     client_secret_sealed = excluded.client_secret_sealed, email_domains = excluded.email_domains, is_required = excluded.is_required,
     role_id = excluded.role_id, links_employees = excluded.links_employees, second_factor_acr = excluded.second_factor_acr,
     is_second_factor = excluded.is_second_factor, vouches_for = excluded.vouches_for, set_by = excluded.set_by, updated_at = stamp()
   returning ${columns}`,
)

export const removeProvider = statement<Provider, Record<never, never>>(
  'remove_sign_on_provider',
  `delete from sign_on_providers where workspace_id = :workspace_id returning ${columns}`,
)

const find = homeStatement<Provider, { workspace: string }>(
  'find_sign_on_provider',
  `select ${columns.replaceAll(/\w+/g, name => `o.${name}`)}
   from sign_on_providers o join companies c on c.workspace_id = o.workspace_id and c.id = o.workspace_id
   where o.workspace_id = :workspace and c.status <> 'inactive'`,
)

/** Undefined where the workspace has none, or is inactive, or does not exist. */
export async function findProvider(database: AnyDatabase, workspace: string): Promise<Provider | undefined> {
  const [provider] = await database.lookUp(find, { workspace })
  return provider
}

export const placeOfClientSecret = (workspace_id: string): string => `sign_on_providers ${workspace_id}`

const selectSignOnSecretsSealedBefore = systemStatement<
  { workspace_id: string; sealed: string },
  { prefix: string }
>(
  'sign_on_secrets_sealed_before',
  `select workspace_id, client_secret_sealed as sealed from sign_on_providers where not starts_with(client_secret_sealed, :prefix)`,
)

const reseal = homeStatement<unknown, { workspace: string; before: string; after: string }>(
  'reseal_sign_on_secret',
  'update sign_on_providers set client_secret_sealed = :after where workspace_id = :workspace and client_secret_sealed = :before',
)

/** After a rotation of MUSTER_SECRET, encrypts again what uses the former one. */
export async function resealSignOn(database: Database, vault: Vault): Promise<void> {
  const sealed = await database.system(selectSignOnSecretsSealedBefore, { prefix: vault.prefix })
  await doForEach(sealed, async ({ workspace_id: workspace, sealed: before }) => {
    const place = placeOfClientSecret(workspace)
    const after = vault.reseal(before, place)
    await database.system(reseal, { workspace, before, after })
  })
}
