// What a session says of itself: its person, the workspace as it is now, and the other workspaces and sessions.

import type { Session as SessionBody } from '@muster/contract'
import { type AnyDatabase, BetweenCells, personStatement } from '@muster/db'
import type { Session } from '../../../auth/callers.ts'
import { findPlan } from '../../../auth/plans.ts'
import { findReach } from '../of-person.ts'
import { signOnRequired } from '../sign-on/required.ts'

type Company = SessionBody['workspace']

/** What one cell knows of it. */
interface Around {
  readonly workspaces: SessionBody['workspaces']
  /** Null where the workspace of the session lives in another cell. */
  readonly company: Omit<Company, 'excluded_tags' | 'closed_tags'> | null
  readonly other_sessions: number
}

const around = personStatement<
  Around,
  { person_id: string; id: string; workspace: string; within: string | null }
>(
  'describe_session',
  `select coalesce((
       select json_agg(json_build_object('workspace_id', c.id, 'name', c.name, 'role_name', r.name, 'by_company_only', ${signOnRequired('m')}) order by c.name, c.id)
       from members m join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
         left join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
       where m.person_id = :person_id and not m.deleted and (:within::text is null or m.workspace_id = :within)), '[]'::json) as workspaces,
     (select json_build_object('name', c.name, 'status', c.status, 'plan', c.plan, 'country', c.country, 'timezone', c.timezone,
          'currency', c.currency, 'currency_decimals', c.currency_decimals, 'week_starts_on', c.week_starts_on,
          'weekend', coalesce((select to_json(s.weekly_off_days) from shifts s where s.workspace_id = c.workspace_id and s.is_default limit 1), '[]'::json))
      from companies c where c.workspace_id = :workspace and c.id = :workspace) as company,
     (select count(*)::int from sessions s
      where s.person_id = :person_id and s.ended_at is null and s.expires_at > stamp() and s.id <> :id
        and (:within::text is null or s.workspace_id = :within)) as other_sessions`,
)

export async function describeSession(database: AnyDatabase, session: Session): Promise<SessionBody> {
  const { person_id, id, workspace } = session
  const given = { person_id, id, workspace: workspace.id, within: findReach(session) }
  return toBody(session, await database.lookUp(around, given))
}

/** As one cell orders them that has all. */
const byName = <T extends { readonly name: string; readonly workspace_id: string }>(
  one: T,
  other: T,
): number => (`${one.name} ${one.workspace_id}` < `${other.name} ${other.workspace_id}` ? -1 : 1)

function toBody(session: Session, found: readonly Around[]): SessionBody {
  const company = found.find(each => each.company)?.company
  // It has just left the one cell, and is not in the other yet.
  if (!company) throw BetweenCells.of(session.workspace.id)
  const workspaces = found.flatMap(each => each.workspaces)
  const other_sessions = found.reduce((total, each) => total + each.other_sessions, 0)
  const { workspace, scopes, permissions, closed_tags, is_sign_on: by_company, post, ...shown } = session
  const excluded_tags = [...findPlan(company.plan).without]
  return {
    object: 'session',
    ...shown,
    by_company,
    post: post === 'head of many' ? 'manager' : post,
    workspace_id: workspace.id,
    workspace: Object.assign({ excluded_tags, closed_tags: [...closed_tags] }, company),
    workspaces: found.length > 1 ? workspaces.toSorted(byName) : workspaces,
    scopes: scopes as SessionBody['scopes'],
    permissions: [...permissions],
    other_sessions,
  }
}
