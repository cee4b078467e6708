// Rights: scopes and permissions, which of them ask for a second factor, and whether one set of them covers another.

import { enums, type OperationFacts, operations, type Scope } from '@muster/contract'
import { shownByLink } from './reach.ts'
import { neverOfTokens } from './tokens/service-tokens.ts'

export interface Rights {
  readonly scopes: readonly string[]
  readonly permissions: readonly string[]
}

export const allScopes = enums.Scope.values as readonly Scope[]

/** What operations under /console ask for: permissions, and scopes where they read. A token of the console has some. */
export const allConsoleRights: readonly string[] = [
  ...new Set(
    (Object.values(operations) as OperationFacts[])
      .filter(({ schemes }) => schemes.includes('console_token'))
      .flatMap(({ scopes }) => scopes.flat()),
  ),
].sort()

/** What a role may do under /console beyond its scopes. */
export const allPermissions: readonly string[] = allConsoleRights.filter(
  right => !allScopes.some(scope => scope === right),
)

/** What a service token may do under /console. */
export const allTokenPermissions: readonly string[] = allPermissions.filter(
  permission => !neverOfTokens.includes(permission),
)

/** They show or change pay, or who may reach the workspace. */
const guarded: ReadonlySet<string> = new Set([
  'api.manage',
  'employees.sensitive:read',
  'loans.manage',
  'members.manage',
  'payroll.approve',
  'payroll.manage',
  'payroll:read',
  'salaries.manage',
  'webhooks:manage',
])

/** A role gives rights over everybody. What somebody has of their own by working here asks for no second factor. */
export function needsSecondFactor({ scopes, permissions }: Rights): boolean {
  return [...scopes, ...permissions].some(right => guarded.has(right))
}

const listSql = (rights: Iterable<string>) => `array[${[...rights].map(right => `'${right}'`).join(', ')}]`

/** The same as a condition in SQL, of a row with these two columns. */
export const needsSecondFactorSql = `(scopes || permissions) && ${listSql(guarded)}`

/** Rights that `wanted` has and `held` lacks. */
export function listMissing(wanted: Rights, held: ReadonlySet<string>): string[] {
  return [...wanted.scopes, ...wanted.permissions].filter(right => !held.has(right)).sort()
}

/** What whoever set a provider may do at this moment: a member, or the holder of a token. Nothing, once they have left. */
const rightsOfSetter = (provider: string) =>
  `coalesce(
     (select held.scopes || held.permissions from members setter join roles held on held.workspace_id = setter.workspace_id and held.id = setter.role_id
      where setter.workspace_id = ${provider}.workspace_id and setter.id = ${provider}.set_by and not setter.deleted),
     (select token.permissions from api_keys token
      where token.workspace_id = ${provider}.workspace_id and token.id = ${provider}.set_by
        and token.revoked_at is null and (token.expires_at is null or token.expires_at > stamp())),
     '{}')`

/** SQL: what somebody with a role, or none, may do, who has what is an employee's too where the column `employee` names one. */
export const rightsOfSql = (role: string, employee: string) =>
  `(coalesce(${role}.scopes || ${role}.permissions, '{}') || case when ${employee} is null then '{}' else ${listSql(shownByLink)} end)`

/**
 * Whether a provider of company sign-on speaks for who has a role and is an employee, by their aliases in SQL: for no more
 * than whoever set it might do then, and may do now. What an owner has set speaks for everybody.
 */
export const vouchesForSql = (provider: string, role: string, employee: string) =>
  `(${provider}.vouches_for is null or (${provider}.vouches_for @> ${rightsOfSql(role, employee)}
     and ${rightsOfSetter(provider)} @> ${rightsOfSql(role, employee)}))`
