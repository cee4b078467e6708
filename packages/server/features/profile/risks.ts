// What speaks against a new bank account: it is read outside of what its employee reaches, before anything is written.

import type { BankAccountChangeFlag } from '@muster/contract'
import { type AnyDatabase, directoryStatement, homeStatement } from '@muster/db'
import { type Sentence, say } from '@muster/sentences'
import type { Session } from '../../auth/callers.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { conflict } from '../../http/problem.ts'
import { languageOf } from '../messages/index.ts'
import { listBrowserDigests, settledDays } from '../people/index.ts'
import { compact, listNumberDigests, type Numbers } from './account-numbers.ts'

/** After what somebody signs in with was set, and after a change was stopped. */
const quietDays = 7

interface Asked {
  readonly workspace: string
  readonly employee_id: string
  readonly member_id: string
  readonly now: string
  /** As `compact` writes them, an IBAN too: some have theirs in the place of the number. */
  readonly numbers: readonly string[]
  readonly digests: readonly string[]
}

/** What the directory says of the person, whatever the workspace. */
interface OfPerson {
  /** Where that was of late. */
  readonly password_set_at: string | null
  readonly new_browser: boolean
}

export interface Risks {
  readonly factor_set_at: string | null
  readonly frozen_at: string | null
  readonly of_another: boolean
  readonly contact_changed: boolean
  readonly new_member: boolean
  readonly new_browser: boolean
  /** The addresses that were known 14 days ago. */
  readonly recipients: readonly string[]
  readonly language: string
}

const since = (days: number) => `:now::timestamptz - interval '${days} days'`

/** What somebody signs in with but for a password, each time that it was set: also a link of an operator was used instead of it. */
const factors = `select a.created_at as at from audit_entries a where a.workspace_id = :workspace and a.object_id = :member_id
     and a.created_at > ${since(quietDays)} and a.action in ('member.totp_enabled', 'member.passkey_added', 'member.passkey_removed', 'member.recovery_codes_replaced')
   union all select l.used_at from sign_in_links l where l.workspace_id = :workspace and l.member_id = :member_id`

const plain = (column: string) => `upper(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))`

/** Two numbers of one account: the end of an IBAN is often the number that its bank gives. */
const isSame = (one: string, other: string) =>
  `(${one} = ${other} or (length(${one}) >= 8 and right(${other}, length(${one})) = ${one}) or (length(${other}) >= 8 and right(${one}, length(${other})) = ${other}))`

const isOfAnother = `exists (select from employee_bank_accounts b
     cross join lateral (values (${plain('b.account_number')}), (${plain('b.iban')})) as known (number) cross join unnest(:numbers::text[]) as asked (number)
   where b.workspace_id = :workspace and b.employee_id <> :employee_id and ${isSame('asked.number', 'known.number')})
   or exists (select from bank_account_changes c where c.workspace_id = :workspace and c.employee_id <> :employee_id
     and c.account_digest = any(:digests::bytea[]) and c.status in ('pending', 'approved', 'frozen'))`

/** The fields of a record that changed within the days, each with what it was. */
const selectChanged = (
  kind: string,
  id: string,
) => `record_changes r cross join json_to_recordset(r.changes) as f (field text, "from" text)
   where r.workspace_id = :workspace and r.object_id = ${id} and r.kind = '${kind}' and r.created_at > ${since(settledDays)}`

/** Whether whoever asks became a member, or was linked to the employee, of late: by hand, or by an invitation that they took. */
const isNewMember = `(exists (select from members m where m.workspace_id = :workspace and m.id = :member_id and m.created_at > ${since(settledDays)})
   or exists (select from ${selectChanged('Member', ':member_id')} and f.field = 'employee_id')
   or exists (select from members m join invitations i on i.workspace_id = m.workspace_id and i.employee_id = :employee_id
       and folded(i.email) collate "C" = folded(m.email) collate "C"
     where m.workspace_id = :workspace and m.id = :member_id and i.accepted_at > ${since(settledDays)}))`

/** Whoever has stolen a password signs in with it first, so a browser counts only later. Nobody has one on the first days. */
const isNewBrowser = `(exists (select from people p where p.id = :person_id and p.browsers_since <= ${since(settledDays)})
   and not exists (select from known_browsers b where b.person_id = :person_id and b.digest = any(:browsers::bytea[])
     and b.first_seen_at <= ${since(settledDays)} and coalesce(b.within, :workspace) = :workspace))`

/** Members who were the employee until of late, whom somebody else may have replaced. */
const formerMembers = `select m.email from members m where m.workspace_id = :workspace and m.employee_id = :employee_id and m.deleted and m.updated_at > ${since(settledDays)}
   union all select m.email from members m where m.workspace_id = :workspace and m.id in (
     select a.object_id from audit_entries a join record_changes r on r.workspace_id = a.workspace_id and r.object_id = a.object_id and r.kind = 'Member'
       cross join json_to_recordset(r.changes) as f (field text, "from" text)
     where a.workspace_id = :workspace and a.action = 'member.updated' and a.created_at > ${since(settledDays)} and r.created_at > ${since(settledDays)}
       and f.field = 'employee_id' and f."from" = :employee_id)`

/** An address of the employee that has changed since was what the first change says that it was. */
const recipients = `select min(known.address) as address from (
     select case when was.field is null then own.address else was."from" end as address
     from employees e cross join lateral (values ('work_email', e.work_email), ('personal_email', e.personal_email)) as own (field, address)
       left join (select distinct on (f.field) f.field, f."from" from ${selectChanged('Employee', ':employee_id')}
         order by f.field, r.created_at, r.id) as was on was.field = own.field
     where e.workspace_id = :workspace and e.id = :employee_id and e.created_at <= ${since(settledDays)}
     union all
     select m.email from members m where m.workspace_id = :workspace and m.employee_id = :employee_id and not m.deleted and not ${isNewMember}
     union all ${formerMembers}
   ) as known where known.address is not null group by folded(known.address) collate "C"`

const findRisksOfPerson = directoryStatement<
  OfPerson,
  Record<'person_id' | 'workspace' | 'now', string> & { readonly browsers: readonly string[] }
>(
  'find_risks_of_person',
  `select (select p.password_changed_at from people p where p.id = :person_id and p.password_changed_at > ${since(quietDays)}) as password_set_at,
     ${isNewBrowser} as new_browser`,
)

const findRisks = homeStatement<Omit<Risks, 'new_browser'>, Asked>(
  'find_risks_of_bank_account',
  `select (select max(made.at) from (${factors}) as made where made.at > ${since(quietDays)}) as factor_set_at,
     (select max(c.updated_at) from bank_account_changes c where c.workspace_id = :workspace and c.employee_id = :employee_id
       and c.status = 'frozen' and c.updated_at > ${since(quietDays)}) as frozen_at,
     (${isOfAnother}) as of_another,
     exists (select from ${selectChanged('Employee', ':employee_id')} and f.field in ('work_email', 'personal_email', 'phone_primary')) as contact_changed,
     ${isNewMember} as new_member,
     coalesce((select array_agg(told.address order by told.address) from (${recipients}) as told), '{}') as recipients,
     coalesce((select ${languageOf('m')} from members m where m.workspace_id = :workspace and m.id = :member_id), 'en') as language`,
)

interface Asking {
  readonly session: Session
  readonly employee_id: string
  readonly numbers: Numbers
  /** What the browser is known by. */
  readonly known_as: readonly string[]
  readonly now: Temporal.Instant
}

export async function readRisks(
  { database, secrets }: { readonly database: AnyDatabase; readonly secrets: Secrets },
  { session, employee_id, numbers, known_as, now }: Asking,
): Promise<Risks> {
  const { person_id, member_id } = session
  const at = { workspace: session.workspace.id, now: now.toString() }
  const browsers = listBrowserDigests(known_as, secrets)
  const [[ofPerson], [risks]] = await Promise.all([
    database.lookUp(findRisksOfPerson, Object.assign({ person_id, browsers }, at)),
    database.lookUp(findRisks, {
      workspace: at.workspace,
      employee_id,
      member_id,
      now: at.now,
      numbers: [numbers.account_number, numbers.iban].filter(number => number !== null).map(compact),
      digests: listNumberDigests(numbers, secrets),
    }),
  ])
  const { password_set_at, new_browser } = ofPerson!
  return Object.assign(risks!, {
    factor_set_at: findLater(password_set_at, risks!.factor_set_at),
    new_browser,
  })
}

function findLater(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0 ? one : other
}

/** Refuses where whoever asks may be somebody else. HR sees the employee in front of them, and goes by the employee's page. */
export function assertQuiet({ session, now }: Asking, { factor_set_at, frozen_at }: Risks): void {
  const inPerson = say`Go to HR, who take the account from you in person.`
  if (session.by_link)
    throw conflict(
      say`A link of an operator signed you in, which is not enough to say where your pay goes. ${inPerson}`,
    )
  const quiet: readonly (readonly [string | null, Sentence])[] = [
    [factor_set_at, say`What you sign in with was set anew`],
    [frozen_at, say`A bank account was stopped that you had not asked for`],
  ]
  for (const [at, what] of quiet) {
    if (at === null) continue
    const until = Temporal.Instant.from(at).add({ hours: 24 * quietDays })
    const day = until.toZonedDateTimeISO(session.workspace.timezone).toPlainDate().toString()
    if (Temporal.Instant.compare(now, until) < 0)
      throw conflict(
        say`${what} within the last ${quietDays} days, so no new one is taken here before ${day}. ${inPerson}`,
      )
  }
}

export function listFlags(
  { of_another, contact_changed, new_member, new_browser }: Risks,
  isAnnounced: boolean,
): BankAccountChangeFlag[] {
  const all: readonly (readonly [BankAccountChangeFlag, boolean])[] = [
    ['account_of_another', of_another],
    ['contact_changed', contact_changed],
    ['new_member', new_member],
    ['new_browser', new_browser],
    ['not_told', !isAnnounced],
  ]
  return all.filter(([, isSo]) => isSo).map(([flag]) => flag)
}
