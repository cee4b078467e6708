// The tokens of the demo: one of the console for each role, held by the person who has it, so that two of them are two people.

import { type Database, homeStatement } from '@muster/db'
import { allConsoleRights } from '../../auth/rights.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { createKey } from '../office/operators.ts'
import { areValid } from '../seed/demo/demo.ts'

const roles = ['owner', 'hr', 'payroll', 'approver'] as const

/** By role; they do not expire, as the keys of the demo do not. */
export type DemoTokens = Readonly<Record<(typeof roles)[number], string>>

const findHolders = homeStatement<
  { role: string; email: string; rights: string[] },
  { workspace: string; roles: readonly string[] }
>(
  'find_demo_holders',
  `select distinct on (r.id) lower(r.name) as role, m.email, r.scopes || r.permissions as rights
   from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
   where m.workspace_id = :workspace and r.is_system and lower(r.name) = any (:roles::text[]) and not m.deleted
   order by r.id, m.created_at, m.id`,
)

/** Those that are known and work; otherwise new ones. */
export async function ensureTokens(
  database: Database,
  secrets: Secrets,
  workspace_id: string,
  known: DemoTokens | undefined,
): Promise<DemoTokens> {
  if (known && (await areValid(database, secrets, Object.values(known)))) return known
  const holders = await database.system(findHolders, { workspace: workspace_id, roles })
  const made = holders.map(async ({ role, email, rights }) => {
    const permissions = allConsoleRights.filter(right => rights.includes(right))
    const wanted = { workspace_id, name: `Demo: ${role}`, scopes: [], permissions, member: email }
    const { key } = await createKey(database, secrets, wanted, 'demo')
    return [role, key] as const
  })
  return Object.fromEntries(await Promise.all(made)) as DemoTokens
}
