// Rights: scopes and permissions, which of them ask for a second factor, and whether one set of them covers another.

import { enums, type OperationFacts, operations, type Scope } from '@muster/contract'

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

export function needsSecondFactor({ scopes, permissions }: Rights): boolean {
  return [...scopes, ...permissions].some(right => guarded.has(right))
}

/** The same as a condition in SQL, of a row with these two columns. */
export const needsSecondFactorSql = `(scopes || permissions) && array[${[...guarded].map(right => `'${right}'`).join(', ')}]`

/** Rights that `wanted` has and `held` lacks. */
export function listMissing(wanted: Rights, held: ReadonlySet<string>): string[] {
  return [...wanted.scopes, ...wanted.permissions].filter(right => !held.has(right)).sort()
}

/** Whether a provider of company sign-on speaks for who has a role, by their aliases in SQL: for no more than whoever set it may do. */
export const vouchesForSql = (provider: string, role: string) =>
  `(${provider}.vouches_for is null or ${provider}.vouches_for @> (${role}.scopes || ${role}.permissions))`
