// Sessions: the person behind the console's cookie, found like a key, with the rights that their role has at this moment.

import type { CompanyPart } from '@muster/contract'
import { type AnyDatabase, homeStatement, secretStatement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'
import { readKind } from './api-keys.ts'
import type { Caller, Session } from './callers.ts'
import { listTags } from './closed-parts.ts'
import { RememberedLookup } from './lookups/remembered-lookup.ts'
import { needsSecondFactor, vouchesForSql } from './rights.ts'
import type { Secrets } from './secrets.ts'
import { toWorkspace, type WorkspaceRow, workspaceColumns } from './workspace.ts'

/** How long a session lasts, and how long it may be idle. */
export const sessionHours = 12
const idleMinutes = 30
/** How long a proof of who somebody is counts as fresh. */
const freshMinutes = 10
/** How long a sign-in may wait for its second factor. */
const pendingMinutes = 10

interface SessionRow extends WorkspaceRow {
  digest: Buffer
  id: string
  person_id: string
  member_id: string
  name: string
  email: string
  employee_id: string | null
  role_id: string | null
  role_name: string | null
  post: Session['post']
  closed_parts: CompanyPart[]
  scopes: string[]
  permissions: string[]
  verified: boolean
  has_second_factor: boolean
  proven_at: string
  proven_until: string | null
  idle_until: string
  by_link: boolean
  expires_at: string
  over: boolean
  idle: boolean
  deserted: boolean
  removed: boolean
  is_sign_on: boolean
}

/**
 * Below so many, PostgreSQL reads a team once for a statement, which takes milliseconds, and then compares each row with it.
 * Of more it looks each row's employee up: that costs ten times as much a row, and nothing where few rows are read.
 */
const manyPeople = 10_000

/** SQL: whether an employee is there and has not left, by the days of the workspace `c`. */
export const worksHere = (employee: string): string =>
  `(${employee}.id is not null and not ${employee}.deleted
    and coalesce(${employee}.separation_date >= (stamp() at time zone c.timezone)::date, true))`

/** SQL: whether an employee has left so lately that they still see their payslips and certificates. */
const keepsOwn = (employee: string): string =>
  `(${employee}.id is not null and not ${employee}.deleted
    and ${employee}.separation_date + c.leaver_days >= (stamp() at time zone c.timezone)::date)`

/** SQL: whether somebody who works here reports to an employee. */
export const isManager = (employee: string): string =>
  `exists (select from employees b where b.workspace_id = ${employee}.workspace_id and b.reporting_manager_id = ${employee}.id
    and ${worksHere('b')})`

/** SQL: whether more people are below an employee than are looked at one by one. */
export const hasMany = (employee: string): string =>
  `exists (select from reporting_lines l where l.workspace_id = ${employee}.workspace_id and l.manager_id = ${employee}.id
    offset ${manyPeople})`

const find = secretStatement<SessionRow, { digests: readonly string[] }>(
  'find_session',
  `select s.digest, s.id, s.person_id, s.member_id, m.name, m.email, m.employee_id, r.id as role_id, r.name as role_name,
          coalesce(r.scopes, '{}') as scopes, coalesce(r.permissions, '{}') as permissions,
          case when not ${worksHere('e')} then case when ${keepsOwn('e')} then 'leaver' end
            when not ${isManager('e')} then 'employee'
            when ${hasMany('e')} then 'head of many' else 'manager' end as post,
          s.by_link, s.verified_at is not null as verified,
          s.sign_on_factor or p.totp_sealed is not null or p.has_passkey as has_second_factor, s.proven_at,
          case when s.proven_at > stamp() - interval '${freshMinutes} minutes' then s.proven_at + interval '${freshMinutes} minutes' end as proven_until,
          s.expires_at, s.sign_on_issuer is not null as is_sign_on,
          s.ended_at is not null or s.expires_at <= stamp() or (s.sign_on_issuer is not null and not exists (
            select from sign_on_providers o where o.workspace_id = s.workspace_id and o.issuer = s.sign_on_issuer
              and ${vouchesForSql('o', 'r', 'm.employee_id')})) as over,
          s.last_seen_at + interval '${idleMinutes} minutes' as idle_until, s.last_seen_at <= stamp() - interval '${idleMinutes} minutes' as idle,
          s.verified_at is null and s.created_at <= stamp() - interval '${pendingMinutes} minutes' as deserted,
          m.deleted as removed, c.closed_parts, ${workspaceColumns}
   from sessions s
     join people p on p.id = s.person_id
     join members m on m.workspace_id = s.workspace_id and m.id = s.member_id
     left join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
     join companies c on c.workspace_id = s.workspace_id and c.id = s.workspace_id
     left join employees e on e.workspace_id = m.workspace_id and e.id = m.employee_id
   where s.digest = any(:digests)`,
)

const touch = homeStatement<unknown, { workspace: string; id: string }>(
  'touch_session',
  `update sessions set last_seen_at = stamp()
   where workspace_id = :workspace and id = :id and ended_at is null and last_seen_at < stamp() - interval '1 minute'`,
)

const touchedEveryMs = 60_000

/** A session as a caller inside its workspace, or why it is none any more. */
type Known = Caller & { readonly session: Session }

export class Sessions {
  readonly #database: AnyDatabase
  readonly #lookup: RememberedLookup<SessionRow, Known | Problem>
  readonly #touched = new Map<string, number>()

  constructor(database: AnyDatabase, secrets: Secrets) {
    this.#database = database
    this.#lookup = new RememberedLookup(secrets, digests => database.lookUp(find, { digests }), toKnown)
  }

  /** The person behind the cookie; throws a 401 problem if nobody is signed in. */
  async authenticate(token: string | undefined): Promise<Known> {
    if (token === undefined) throw refuseSignedOut(say`Nobody is signed in here. Sign in to go on.`)
    const known = readKind(token) === 'session' ? await this.#lookup.find(token) : undefined
    if (known === undefined) throw refuseSignedOut(say`This session does not exist any more. Sign in again.`)
    if (known instanceof Problem) throw known
    return known
  }

  /** Notes that somebody is at work, at most once a minute. */
  touch({ id, workspace }: Session): void {
    const now = Date.now()
    if ((this.#touched.get(id) ?? 0) > now - touchedEveryMs) return
    if (this.#touched.size >= 10_000) this.#touched.clear()
    this.#touched.set(id, now)
    this.#database.system(touch, { workspace: workspace.id, id }).catch(() => this.#touched.delete(id))
  }
}

function toKnown(row: SessionRow): Known | Problem {
  const rights = { scopes: row.scopes, permissions: row.permissions }
  const isGuarded = needsSecondFactor(rights)
  if (row.removed) return refuseSignedOut(say`You are not a member of this workspace any more.`)
  if (row.over || row.deserted) return refuseEnded()
  if (row.idle)
    return refuseSignedOut(
      say`Nothing was done for ${idleMinutes} minutes, so the session has ended. Sign in again.`,
    )
  const status = findStatus(row, isGuarded)
  const held = status === 'active' ? rights : { scopes: [], permissions: [] }
  const workspace = toWorkspace(row)
  const { id, person_id, member_id, name, email, employee_id, role_id, role_name, by_link } = row
  const { proven_at, proven_until, idle_until, expires_at, is_sign_on, has_second_factor, post } = row
  const who = {
    id,
    person_id,
    member_id,
    name,
    email,
    employee_id,
    role_id,
    role_name,
    by_link,
    is_sign_on,
    post,
  }
  const factor = { needs_second_factor: isGuarded, has_second_factor }
  const moments = { proven_at, proven_until, idle_until, expires_at }
  return {
    actor_id: member_id,
    schemes: ['api_key', 'console_token'],
    scopes: new Set([...held.scopes, ...held.permissions]),
    ip_allowlist: [],
    workspace,
    session: Object.assign(who, held, factor, moments, {
      status,
      workspace,
      closed_tags: listTags(row.closed_parts),
    }),
  }
}

function findStatus({ verified, has_second_factor }: SessionRow, isGuarded: boolean): Session['status'] {
  if (!verified) return 'second_factor_needed'
  return isGuarded && !has_second_factor ? 'second_factor_to_set_up' : 'active'
}

export const refuseEnded = (): Problem => refuseSignedOut(say`This session has ended. Sign in again.`)

function refuseSignedOut(detail: Sentence): Problem {
  return new Problem('signed_out', detail)
}
