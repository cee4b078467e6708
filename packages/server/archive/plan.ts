// The plan of the archive: for each table, whether it goes in and what of it stays behind. A table that the contract shows whole goes in; every other one has to be decided.

import type { Tables } from '@muster/db'

/** A table that goes in. */
export interface Kept<Column extends string = string> {
  /** Columns that stay behind: what opens something, and what says which process works on a row. */
  readonly without?: readonly Column[]
  /** What the import writes in place of the row's own value: SQL over the row `r`. */
  readonly written?: { readonly [C in Column]?: string }
  /** What the importing process works out for each row. */
  readonly made?: readonly Column[]
  /** Columns that are written once all rows of all tables are there: what they name, or are guarded by, comes after. */
  readonly later?: readonly Column[]
  /** All rows by one statement: they name each other, and their names are unique among those of one parent. */
  readonly atOnce?: true
  /** Only rows that another table of the archive names. */
  readonly onlyReferenced?: true
}

export interface LeftOut {
  /** Why nothing of it goes in. */
  readonly leftOut: string
}

type Plan = { readonly [Table in keyof Tables]?: Kept<keyof Tables[Table] & string> | LeftOut }

const ofPeople = 'of a person, who may be a member of other workspaces and signs in anew'
const noDigest = `sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))`
const asksOfAccount = `(r.status = 'waiting' and r.kind = 'bank_account')`
/** Approvals go in before their steps. */
const isOfEnded = `exists (select from approvals p where p.workspace_id = $1 and p.id = r.approval_id and p.status <> 'waiting')`
const isOpen = `r.status in ('pending', 'failed')`

export const plan: Plan = {
  announcement_acknowledgements: {},
  api_keys: {
    without: ['digest', 'pepper_version'],
    // No key has this digest, so the row keeps its name for what it did and opens nothing.
    written: { digest: noDigest, pepper_version: '0', revoked_at: 'coalesce(r.revoked_at, stamp())' },
  },
  asset_categories: { atOnce: true },
  assets: {
    later: ['status', 'current_assignment_id'],
    written: { status: `case r.status when 'assigned' then 'available' else r.status end` },
  },
  attendance_grading: {},
  approval_assignments: {
    written: { ended_at: `coalesce(r.ended_at, case when ${isOfEnded} then stamp() end)` },
  },
  approval_delegations: {},
  approval_emails: { leftOut: 'what is yet to be sent is sent by the installation that was left' },
  approval_policies: {},
  approval_steps: {
    written: {
      status: `case when r.status in ('coming', 'open') and ${isOfEnded} then 'superseded' else r.status end`,
      ended_at: `coalesce(r.ended_at, case when ${isOfEnded} then stamp() end)`,
    },
  },
  approvals: {
    // What they ask about is withdrawn.
    written: {
      status: `case when ${asksOfAccount} then 'withdrawn' else r.status end`,
      decided_at: `case when ${asksOfAccount} then stamp() else r.decided_at end`,
      updated_at: `case when ${asksOfAccount} then stamp() else r.updated_at end`,
    },
  },
  attendance_records: {},
  attendance_regrades: {},
  bank_account_change_emails: {
    leftOut: 'their links lead to the installation that was left, where nothing counts any more',
  },
  bank_account_changes: {
    without: ['numbers_sealed', 'account_digest'],
    // Its numbers are sealed and its links are gone, so it is asked for again. What counts is in the accounts.
    written: {
      account_digest: noDigest,
      status: `case when r.status in ('pending', 'approved') then 'withdrawn' else r.status end`,
      updated_at: `case when r.status in ('pending', 'approved') then stamp() else r.updated_at end`,
    },
  },
  bulk_action_items: { leftOut: 'what became of records that go in themselves; the audit has each of them' },
  bulk_actions: { leftOut: 'seen by whoever asked for each alone, and for a month; the audit names them' },
  calendar_feeds: { leftOut: 'their addresses are of the installation that was left; people make new ones' },
  candidates: {},
  // A sandbox stays where it is: its archive would be another workspace's, and that of a live one has none.
  companies: { without: ['sandbox_of', 'clock_ahead_seconds', 'sandbox_reset_at'] },
  contact_change_emails: { leftOut: 'what is yet to be sent is sent by the installation that was left' },
  departments: { atOnce: true, later: ['head_employee_id'] },
  emails: { leftOut: 'what is yet to be sent is sent by the installation that was left; the messages go in' },
  employee_branch_history: {},
  employee_department_history: {},
  employee_document_words: { leftOut: 'a trigger of employee_documents writes them' },
  employee_documents: {},
  employee_former_employments: {},
  employee_inactivity: {},
  employee_payment_settings: {},
  employee_settings: {},
  employee_words: { leftOut: 'a trigger of employees writes them' },
  employees: { later: ['reporting_manager_id'] },
  employment_contract_numbering: {},
  employment_contracts: { later: ['renewed_from_id'] },
  events: {},
  expense_claim_items: {},
  expense_claim_numbering: {},
  expense_claim_words: { leftOut: 'a trigger of expense_claims writes them' },
  expense_claims: {},
  export_parts: { leftOut: 'files that are kept for a week, of what goes in itself' },
  exports: {
    leftOut: 'asked for by people and keys of the installation that was left; the audit names them',
  },
  hr_letter_requests: {
    later: ['status', 'hr_letter_id'],
    written: { status: `case r.status when 'issued' then 'approved' else r.status end` },
  },
  hr_letters: {},
  idempotency_keys: { leftOut: 'answers that are kept a day, for keys that end' },
  import_rows: { leftOut: 'rows of files that expire; what was applied of them goes in itself' },
  imports: { leftOut: 'seen by whoever asked for each alone, until its file expires; the audit names them' },
  invitation_emails: {
    without: ['token_sealed', 'lease', 'leased_until'],
    // The invitation ends with the installation that was left.
    written: {
      status: `case r.status when 'pending' then 'cancelled' else r.status end`,
      next_attempt_at: 'null',
    },
  },
  invitations: {
    without: ['digest', 'pepper_version'],
    written: {
      digest: noDigest,
      pepper_version: '0',
      revoked_at: 'case when r.accepted_at is null then coalesce(r.revoked_at, stamp()) end',
      updated_at:
        'case when r.accepted_at is null and r.revoked_at is null then stamp() else r.updated_at end',
    },
  },
  job_changes: {},
  known_browsers: { leftOut: ofPeople },
  leave_allocation_sources: { leftOut: 'it is made anew from what the workspace has' },
  leave_allocations: {},
  leave_application_days: {},
  leave_applications: {},
  leave_encashments: {},
  leave_group_types: {},
  leave_ledger_entries: {},
  leave_shortenings: {},
  letter_numbering: {},
  letterhead_versions: {},
  letterheads: {},
  loan_installments: {},
  loan_numbering: {},
  loans: {},
  members: { without: ['person_id'], made: ['person_id', 'deleted'] },
  moved_workspaces: { leftOut: 'of the several databases of an installation' },
  notification_emails: { leftOut: 'what is yet to be sent is sent by the installation that was left' },
  notification_settings: {},
  notifications: {
    leftOut: 'what members were told in the installation that was left; what happened goes in itself',
  },
  overtime_requests: {},
  passkey_challenges: { leftOut: ofPeople },
  passkeys: { leftOut: ofPeople },
  payroll_claims: {},
  payroll_entries: {},
  payroll_entry_arrears: {},
  payroll_entry_components: {},
  payroll_operations: { without: ['runner'] },
  payroll_payments: {},
  payroll_runs: {
    // The rows of a locked run are guarded, so a run is locked once they are there.
    later: ['status', 'approved_at', 'locked_at', 'disbursed_at'],
    written: { status: `'draft'` },
  },
  people: { leftOut: ofPeople },
  person_changes: { leftOut: ofPeople },
  profile_changes: {},
  punches: {},
  recovery_codes: { leftOut: ofPeople },
  removed_records: {},
  reporting_lines: { leftOut: 'triggers of employees write them' },
  rule_versions: { leftOut: 'triggers write one that was never given before' },
  salary_assignment_components: {},
  salary_components: {},
  salary_slips: {},
  salary_structure_components: {},
  service_tokens: {
    without: [
      'digest',
      'pepper_version',
      'former_shown',
      'former_digest',
      'former_pepper_version',
      'former_held_by',
      'former_ends_at',
    ],
    // As that of a key.
    written: { digest: noDigest, pepper_version: '0', revoked_at: 'coalesce(r.revoked_at, stamp())' },
  },
  sessions: { leftOut: 'of people who sign in anew' },
  sign_in_links: { leftOut: 'of people who sign in anew' },
  sign_on_attempts: { leftOut: 'of people who sign in anew' },
  sign_on_bindings: { leftOut: 'of people who sign in anew' },
  sign_on_providers: {
    leftOut: 'its secret is sealed, and the provider knows the address that was left; it is set up anew',
  },
  sign_on_subjects: { leftOut: 'who somebody is at a provider that is set up anew' },
  stored_files: { without: ['uses', 'removing_at'], onlyReferenced: true },
  time_locks: {},
  webhook_deliveries: {
    without: ['lease', 'leased_until'],
    // What was to be sent is for the installation that was left. A replay sends it from here.
    written: {
      status: `case when ${isOpen} then 'exhausted' else r.status end`,
      next_attempt_at: 'null',
      last_error: `case when ${isOpen} then coalesce(r.last_error, 'The workspace was imported before it was delivered. Replay it where the receiver lacks it.') else r.last_error end`,
    },
  },
  webhook_endpoints: {
    without: ['secret_sealed', 'previous_secret_sealed', 'previous_secret_expires_at'],
    made: ['secret_sealed'],
    written: {
      status: `'disabled'`,
      disabled_at: 'coalesce(r.disabled_at, stamp())',
      updated_at: `case r.status when 'disabled' then r.updated_at else stamp() end`,
    },
  },
}
