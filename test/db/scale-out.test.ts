// Scale-out: the schema keeps to what lets the same SQL run on one PostgreSQL or on many.

import { directoryTables, introspect, type Schema } from '@muster/db'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

/** Keys that no workspace leads, each with its reason; this list does not grow without one. */
const exceptions: Readonly<Record<string, string>> = {
  api_keys_digest_key: 'a key is found by its digest before its workspace is known',
  bank_account_change_emails_digest_key:
    'the link of an e-mail is found by its digest before its workspace is known',
  calendar_feeds_digest_key: 'a calendar feed is found by its digest before its workspace is known',
  companies_sandbox_of_key: 'a sandbox is found by the live workspace that it stands beside',
  invitations_digest_key: 'an invitation is found by its digest before its workspace is known',
  known_browsers_pkey: 'a browser is of a person, and found by its digest',
  passkey_challenges_pkey: 'a challenge is taken before a person is known',
  passkeys_credential_key: 'a passkey is found by what its device calls it before a person is known',
  passkeys_pkey: 'they belong to a person',
  people_email_key: 'a person signs in before a workspace is known',
  people_pkey: 'a person may be a member of several workspaces',
  person_changes_pkey: 'they are of a person, until they have reached the workspaces',
  recovery_codes_pkey: 'they belong to a person',
  service_tokens_digest_key: 'a service token is found by its digest before its workspace is known',
  service_tokens_former_digest_key: 'and so is the secret that it had before a rotation',
  sessions_digest_key: 'a session is found by its digest before its workspace is known',
  sign_in_links_pkey: 'a link is found by its digest before its workspace is known',
  sign_on_attempts_pkey: 'a sign-on is found by its digest before its workspace is known',
  sign_on_bindings_pkey: 'a binding is found by the cookie of its browser before its workspace is known',
}

/** Guards that only a single PostgreSQL has, as decisions 0035, 0037 and 0085 say; this list does not grow without one. */
const guards = {
  exclusions: [
    'approval_delegations_starts_on_exclusive',
    'asset_assignments_asset_id_exclusive',
    'employee_law_facts_effective_from_exclusive',
    'employment_contracts_start_date_exclusive',
    'payroll_corrections_half_exclusive',
    'salary_assignments_effective_from_exclusive',
  ],
  triggers:
    /^((payroll_\w+|salary_slips)\.refuse_\w+_(locked_runs|locked_entries)|expense_\w+\.assert_totals_of_(claim|item)|hr_letters\.refuse_changes_of_issued_letters|letterhead_versions\.refuse_changes_of_letterhead_versions)$/,
}

/** Triggers that keep what a search reads, whoever writes the row; decision 0026 says what a cluster does without them. */
const keepers = [
  'employee_documents.change_employee_document_words',
  'employee_documents.keep_employee_document_words',
  'employees.change_employee_words',
  'employees.keep_employee_words',
  'expense_claims.change_expense_claim_words',
  'expense_claims.keep_expense_claim_words',
]

/** Who is above whom, whoever moves them; decision 0077. */
const lines = ['begin', 'end', 'keep'].map(name => `employees.${name}_reporting_lines`)

/** What is removed leaves its last values, whoever removes it; decision 0060. */
const removing = [
  'employee_bank_accounts',
  'payroll_entries',
  'payroll_operations',
  'payroll_runs',
  'salary_assignments',
].map(table => `${table}.keep_removed_records`)

/** For nodes of the release before; decisions 0056 and 0070 say when they go. */
const forOldNodes = [
  'employees.begin_job_of_employee',
  'employees.keep_job_of_employee',
  'job_changes.keep_places_of_job',
  'payroll_entries.fill_department_of_entry',
  'payroll_runs.fill_months_of_locked_entries',
]

/** A cell knows whether a person has a passkey, whoever adds or removes it; decision 0125. */
const knowing = ['passkeys.keep_has_passkey']

/** A removed member leaves no views of their own, whoever removes them; decision 0073. */
const leaving = ['members.member_leaves_views']

/** However a bulk action ends, its items without a turn are skipped; decision 0074. So ends the e-mail of an invitation. */
const ending = ['bulk_actions.bulk_action_ends', 'invitations.invitation_ends']

/** However a request is decided or withdrawn, its approval ends; decision 0085. */
const deciding = [
  'bank_account_changes',
  'expense_claims',
  'hr_letter_requests',
  'leave_applications',
  'loans',
  'overtime_requests',
  'profile_changes',
  'regularisations',
].map(table => `${table}.end_approval`)

/** A bank account that waits is flagged where its employee is reached otherwise; decision 0089. */
const flagging = ['employees.flag_changed_contact']

/** Whoever was reached somewhere before hears that it was changed, whoever writes it; decision 0090. */
const telling = ['employee_addresses.tell_changed_address', 'employees.tell_changed_email']

/** The rights of a service token never change, and nobody holds both sides of payroll by tokens; decision 0099. */
const holding = ['service_tokens.keep_service_token', 'service_tokens.service_tokens_sides_exclusive']

/** A sandbox stays with its workspace, and its clock goes forward; decision 0104. */
const sandboxed = ['companies.keep_sandbox']

/** The audit stays as it was written, but for what it says of a candidate who is erased; decision 0073. */
const staying = ['audit_entries.refuse_changes_of_audit']

/** What requests of a workspace never see: the tables of people, who may be members of several, and of their sessions. */
const apart = [
  ...directoryTables,
  'sessions',
  'sign_in_links',
  'sign_on_attempts',
  'sign_on_bindings',
  'sign_on_subjects',
]

let schema: Schema
let tables: string[]
beforeAll(async () => {
  schema = await introspect(server.database_url)
  tables = [...schema.tables.keys()]
})

describe('the schema', () => {
  it('has tables and keys to check', () => {
    expect(tables).toEqual(expect.arrayContaining(['employees', 'api_keys', 'events', 'idempotency_keys']))
    expect(new Set(schema.keys.map(key => key.kind))).toEqual(
      new Set(['primary', 'unique', 'foreign', 'exclusion']),
    )
  })

  it('has the workspace first in every primary and unique key', () => {
    const others = schema.keys
      .filter(key => key.kind !== 'foreign' && key.columns[0] !== 'workspace_id')
      .map(key => key.name)
    expect(others).toEqual(Object.keys(exceptions))
  })

  it('has a primary key on every table, and workspace_id as its first column, never null', () => {
    const primary = schema.keys.filter(key => key.kind === 'primary').map(key => key.table)
    expect(primary.sort()).toEqual(tables.toSorted())
    for (const [table, [first]] of schema.tables) {
      if (directoryTables.includes(table)) continue
      expect([table, first]).toMatchObject([table, { name: 'workspace_id', type: 'text', nullable: false }])
    }
  })

  it('has no foreign key that could cross workspaces', () => {
    const crossing = schema.keys.filter(
      ({ kind, columns, references }) =>
        kind === 'foreign' &&
        references?.table !== 'people' &&
        !(columns[0] === 'workspace_id' && references?.columns[0] === 'workspace_id'),
    )
    expect(crossing).toEqual([])
  })

  it('has no sequence, and no trigger or exclusion constraint without a decision', () => {
    expect(schema.sequences).toEqual([])
    // These say that kept rules are to be read again; where there are none, and no versions, rules are read each time.
    const others = schema.triggers.filter(name => !name.endsWith('.rules_changed'))
    expect(others.filter(name => !guards.triggers.test(name)).sort()).toEqual(
      [
        ...keepers,
        ...lines,
        ...forOldNodes,
        ...removing,
        ...ending,
        ...deciding,
        ...leaving,
        ...knowing,
        ...staying,
        ...flagging,
        ...telling,
        ...holding,
        ...sandboxed,
      ].sort(),
    )
    const exclusions = schema.keys.filter(key => key.kind === 'exclusion')
    expect(exclusions.map(({ name }) => name).sort()).toEqual(guards.exclusions)
  })

  it('compares ids as bytes, so that every node sorts them alike', async () => {
    const rows = await inDatabase(
      `select distinct c.relname || '.' || a.attname as name from pg_constraint k
       join pg_class c on c.oid = k.conrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
       join pg_collation l on l.oid = a.attcollation
       where k.contype in ('p', 'f') and c.relnamespace = 'public'::regnamespace
         and c.relname <> 'schema_migrations' and l.collname <> 'C'`,
    )
    expect(rows).toEqual([])
  })
})

describe('row level security', () => {
  it('covers every table, and binds its owner too', async () => {
    const rows = await inDatabase<{ name: string; fenced: boolean }>(
      `select relname as name, relrowsecurity and relforcerowsecurity as fenced from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migrations'`,
    )
    expect(rows.filter(row => !row.fenced)).toEqual([])
    expect(rows.map(row => row.name).sort()).toEqual(tables.toSorted())
  })

  // What the role of a person may is tested by test/db/person-tables.test.ts.
  it('lets requests see their workspace in every table but those of people, and background work everything', async () => {
    const rows = await inDatabase<{ table: string }>(
      `select tablename as table, policyname as policy, permissive, roles::text as roles, cmd, qual, with_check
       from pg_policies where schemaname = 'public' and 'muster_person' <> all(roles) order by tablename, policyname`,
    )
    const inWorkspace = '(workspace_id = current_workspace())'
    const common = { permissive: 'PERMISSIVE', cmd: 'ALL', with_check: null }
    const wanted = tables.toSorted().flatMap(table => [
      { table, policy: 'everything', roles: '{muster_system}', qual: 'true', ...common },
      ...(apart.includes(table)
        ? []
        : [
            {
              table,
              policy: 'sandbox',
              roles: '{muster_sandbox}',
              qual: `(${inWorkspace} AND is_sandbox(workspace_id))`,
              ...common,
            },
            { table, policy: 'workspace', roles: '{muster_app}', qual: inWorkspace, ...common },
          ]),
    ])
    expect(rows).toEqual(wanted)
  })

  it('lets the roles of requests, of resets and of jobs read and write rows, and nothing more', async () => {
    const rows = await inDatabase<{ table: string; role: string; rights: string }>(
      `select table_name as table, grantee as role, string_agg(privilege_type, ' ' order by privilege_type) as rights
       from information_schema.role_table_grants
       where table_schema = 'public' and grantee <> 'muster_person' and grantee not in (select tableowner from pg_tables where schemaname = 'public')
       group by 1, 2 order by 1, 2`,
    )
    const rights = 'DELETE INSERT SELECT UPDATE'
    const kept = 'INSERT SELECT'
    const writtenOnce: Record<string, string> = { audit_entries: kept, punches: kept, employee_shifts: kept }
    const appOnly: Record<string, string> = {
      companies: 'SELECT',
      api_keys: kept,
      calendar_feeds: kept,
      service_tokens: kept,
      moved_workspaces: 'SELECT',
      ...writtenOnce,
    }
    const whatOpens = ['api_keys', 'companies', 'moved_workspaces', 'webhook_endpoints']
    const wanted = tables.toSorted().flatMap(table => [
      // The workspace itself is for operators, what a key may do never changes, and nobody rewrites the audit.
      ...(apart.includes(table) ? [] : [{ table, role: 'muster_app', rights: appOnly[table] ?? rights }]),
      // A reset has all of the sandbox but what opens it.
      ...(apart.includes(table)
        ? []
        : [{ table, role: 'muster_sandbox', rights: whatOpens.includes(table) ? 'SELECT' : rights }]),
      { table, role: 'muster_system', rights: writtenOnce[table] ?? rights },
    ])
    // The views that requests read: of colleagues, of whom to tell, and of what may be commented on.
    const views = [
      'approval_stand_ins',
      'colleague_words',
      'colleagues',
      'colleagues_away',
      'comment_authors',
      'commented_records',
      'told_members',
    ]
    expect(rows.filter(({ table }) => !views.includes(table))).toEqual(wanted)
    expect(rows.filter(({ table }) => views.includes(table))).toEqual(
      views.map(table => ({ table, role: 'muster_app', rights: 'SELECT' })),
    )
  })

  it('holds for roles that own nothing, cannot log in and bypass nothing', async () => {
    const rows = await inDatabase(
      `select rolname as role, rolsuper or rolbypassrls or rolcanlogin or rolcreaterole or rolcreatedb as free,
              (select count(*)::int from pg_class where relowner = r.oid) as owned
       from pg_roles r where rolname in ('muster_app', 'muster_person', 'muster_sandbox', 'muster_system') order by 1`,
    )
    expect(rows).toEqual([
      { role: 'muster_app', free: false, owned: 0 },
      { role: 'muster_person', free: false, owned: 0 },
      { role: 'muster_sandbox', free: false, owned: 0 },
      { role: 'muster_system', free: false, owned: 0 },
    ])
  })
})
