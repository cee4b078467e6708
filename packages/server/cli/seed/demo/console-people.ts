// The demo's people of the console: an owner, who pays in two steps, and a manager and a weaver without a role, each with a password and an authenticator app.

import { randomBytes } from 'node:crypto'
import { bind, type Database, directoryStatement, homeStatement } from '@muster/db'
import { Passwords } from '../../../auth/factors/passwords.ts'
import { newTotpSecret } from '../../../auth/factors/totp.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import { sealTotp } from '../../../features/people/index.ts'
import { newId } from '../../../resource/ids.ts'

export interface DemoPerson {
  readonly email: string
  /** Null for whoever sees what is theirs, and their team. */
  readonly role: string | null
  readonly password: string
  /** What their authenticator app computes codes from. */
  readonly totp_secret: string
}

// E-mail, role, and the code of the employee that they are. The last two are the head of operations and one of the weavers.
const people = [
  ['owner@indusvalley.example', 'Owner', 'IVT-0001'],
  ['hr@indusvalley.example', 'HR', 'IVT-0003'],
  ['payroll@indusvalley.example', 'Payroll', 'IVT-0007'],
  ['approver@indusvalley.example', 'Approver', 'IVT-0002'],
  ['operations@indusvalley.example', null, 'IVT-0004'],
  ['weaver@indusvalley.example', null, 'IVT-0024'],
] as const

export interface DemoOwner {
  /** As a member. */
  readonly id: string
  readonly email: string
}

const findOwner = homeStatement<DemoOwner, { workspace: string }>(
  'find_demo_owner',
  `select m.id, m.email from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
   where m.workspace_id = :workspace and r.is_owner and not m.deleted order by m.created_at, m.id limit 1`,
)

const givenPeople = `select g.person_id, g.member_id, g.email, g.role, g.employee_code, g.password_digest, g.totp_sealed, stamp() as at from json_to_recordset(:rows::json)
       as g (person_id text, member_id text, email text, role text, employee_code text, password_digest text, totp_sealed text)`

// Whoever has an account already keeps it, and is a member all the same.
const insertPeople = directoryStatement<unknown, { rows: string }>(
  'insert_demo_people',
  `insert into people (id, email, password_digest, password_changed_at, totp_sealed)
   select person_id, email, password_digest, at, totp_sealed from (${givenPeople}) as given on conflict do nothing`,
)

const insertMembers = homeStatement<{ email: string; is_new: boolean }, { workspace: string; rows: string }>(
  'insert_demo_members',
  `with given as (
     ${givenPeople}
   ), joined as (
     insert into members (workspace_id, id, person_id, name, email, role_id, employee_id, created_at, updated_at)
     select :workspace, g.member_id, p.id, concat_ws(' ', e.first_name, e.last_name), g.email, r.id, e.id, g.at, g.at
     from given g
       join people p on folded(p.email) collate "C" = folded(g.email) collate "C"
       left join roles r on r.workspace_id = :workspace and r.name = g.role and r.is_system
       join employees e on e.workspace_id = :workspace and e.employee_code = g.employee_code
     on conflict do nothing returning email, person_id
   )
   select email, exists (select from given where given.person_id = joined.person_id) as is_new from joined`,
)

interface DemoPeople {
  readonly owner: DemoOwner
  /** Whoever was made now, with a password. Whoever has an account keeps theirs. */
  readonly made: readonly DemoPerson[]
  /** Whether they became members now. */
  readonly joined: boolean
}

/** The owner of the demo and its people, who are made where it has no owner. */
export async function ensurePeople(
  database: Database,
  secrets: Secrets,
  workspace: string,
): Promise<DemoPeople> {
  const [known] = await database.system(findOwner, { workspace })
  if (known) return { owner: known, made: [], joined: false }
  // They are tried out on one machine, and a hash takes a tenth of a second.
  const password = randomBytes(15).toString('base64url')
  const password_digest = await new Passwords().hash(password, 'operator')
  const made = people.map(([email, role]) => ({ email, role, password, totp_secret: newTotpSecret() }))
  const rows = made.map(({ email, role, totp_secret }, n) => {
    const [person_id, member_id] = [newId('People'), newId('Member')]
    const totp_sealed = sealTotp(secrets, person_id, totp_secret)
    return { person_id, member_id, email, role, employee_code: people[n]![2], password_digest, totp_sealed }
  })
  const given = JSON.stringify(rows)
  const joined = await database.systemTogether(
    bind(insertPeople, { rows: given }),
    bind(insertMembers, { workspace, rows: given }),
  )
  const fresh = new Set(joined.filter(({ is_new }) => is_new).map(({ email }) => email))
  const { member_id: id, email } = rows[0]!
  return { owner: { id, email }, made: made.filter(({ email }) => fresh.has(email)), joined: true }
}
