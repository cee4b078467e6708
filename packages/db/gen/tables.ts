// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely'

/** Every table; instants, dates and money are text. */
export interface Tables {
  announcement_acknowledgements: {
    workspace_id: string
    announcement_id: string
    employee_id: string
    acknowledged_at: Generated<string>
  }
  announcement_categories: {
    workspace_id: string
    id: string
    name: string
    color: string | null
    description: string | null
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  announcement_drafts: {
    workspace_id: string
    id: string
    announcement_category_id: string | null
    title: string
    body: string
    priority: Generated<'normal' | 'important' | 'urgent'>
    audience: Generated<'all' | 'branches' | 'departments' | 'employees'>
    branch_ids: Generated<string[]>
    department_ids: Generated<string[]>
    employee_ids: Generated<string[]>
    is_pinned: Generated<boolean>
    requires_acknowledgement: Generated<boolean>
    expires_at: string | null
    publish_date: string | null
    publish_time: string | null
    announcement_id: string | null
    status: Generated<'draft' | 'scheduled' | 'published' | 'missed'>
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  announcements: {
    workspace_id: string
    id: string
    announcement_category_id: string | null
    title: string
    body: string
    priority: 'normal' | 'important' | 'urgent'
    audience: 'all' | 'branches' | 'departments' | 'employees'
    branch_ids: string[]
    department_ids: string[]
    employee_ids: string[]
    is_pinned: boolean
    requires_acknowledgement: boolean
    acknowledged_count: Generated<number>
    published_at: string
    expires_at: string | null
    status: Generated<'published' | 'expired'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  api_keys: {
    workspace_id: string
    id: string
    name: string
    prefix: string
    digest: Buffer
    pepper_version: number
    scopes: string[]
    ip_allowlist: Generated<string[]>
    expires_at: string | null
    last_used_at: string | null
    revoked_at: string | null
    created_at: Generated<string>
    permissions: Generated<string[]>
    member_id: string | null
    made_by: string | null
  }
  approval_assignments: {
    workspace_id: string
    approval_id: string
    position: number
    member_id: string
    employee_id: string
    via: 'line' | 'head' | 'role' | 'named' | 'last_resort' | 'escalation'
    decision: 'approved' | 'rejected' | null
    decided_by: string | null
    comment: string | null
    decided_at: string | null
    ended_at: string | null
    created_at: Generated<string>
  }
  approval_delegations: {
    workspace_id: string
    id: string
    from_member_id: string
    to_member_id: string
    starts_on: string
    ends_on: string
    kinds: Generated<string[]>
    revoked_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  approval_emails: {
    workspace_id: string
    email_id: string
    payroll_run_id: string
    member_id: string
    status: Generated<'pending' | 'sent' | 'failed' | 'cancelled'>
    attempts: Generated<number>
    last_error: string | null
    next_attempt_at: Generated<string | null>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  approval_policies: {
    workspace_id: string
    id: string
    name: string
    kind: 'leave' | 'correction' | 'overtime' | 'expense' | 'loan' | 'letter' | 'bank_account' | 'profile'
    position: Generated<number>
    is_active: Generated<boolean>
    min_days: string | null
    min_amount: string | null
    leave_type_ids: Generated<string[]>
    department_ids: Generated<string[]>
    branch_ids: Generated<string[]>
    steps: unknown
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  approval_steps: {
    workspace_id: string
    approval_id: string
    position: number
    employee_id: string
    approver: 'manager' | 'second_manager' | 'department_head' | 'role' | 'member'
    role_id: string | null
    member_id: string | null
    quorum: Generated<'any' | 'all'>
    status: Generated<'coming' | 'open' | 'approved' | 'rejected' | 'skipped' | 'superseded'>
    reason: 'decided_before' | 'own' | 'nobody_there' | 'nobody' | null
    opened_at: string | null
    ended_at: string | null
    escalate_after_days: number | null
    due_at: string | null
    escalated_at: string | null
  }
  approvals: {
    workspace_id: string
    id: string
    kind: 'leave' | 'correction' | 'overtime' | 'expense' | 'loan' | 'letter' | 'bank_account' | 'profile'
    subject_id: string
    employee_id: string
    approval_policy_id: string
    status: Generated<'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'superseded'>
    days: string | null
    amount: string | null
    from_date: string | null
    to_date: string | null
    decided_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  asset_assignments: {
    workspace_id: string
    id: string
    asset_id: string
    employee_id: string
    issued_on: string
    expected_return_date: string | null
    returned_on: string | null
    condition_on_issue: 'new' | 'good' | 'fair' | 'poor' | 'damaged'
    condition_on_return: 'new' | 'good' | 'fair' | 'poor' | 'damaged' | null
    status: Generated<'issued' | 'returned' | 'lost'>
    acknowledged_at: string | null
    notes: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  asset_categories: {
    workspace_id: string
    id: string
    name: string
    code: string | null
    description: string | null
    parent_id: string | null
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  assets: {
    workspace_id: string
    id: string
    asset_tag: string
    asset_tag_folded: GeneratedAlways<string>
    name: string
    asset_category_id: string
    serial_number: string | null
    manufacturer: string | null
    model: string | null
    branch_id: string | null
    purchase_date: string | null
    purchase_cost: string | null
    vendor: string | null
    warranty_expiry_date: string | null
    condition: Generated<'new' | 'good' | 'fair' | 'poor' | 'damaged'>
    status: Generated<'available' | 'assigned' | 'in_repair' | 'lost' | 'retired'>
    current_assignment_id: string | null
    notes: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  attendance_grading: {
    workspace_id: string
    graded_from: string
    graded_until: string
    due_at: string
    checked_at: Generated<string>
    step_until: string | null
    step_began_at: string | null
    step_after: string | null
  }
  attendance_records: {
    workspace_id: string
    id: string
    employee_id: string
    date: string
    shift_id: string | null
    status: 'present' | 'absent' | 'half_day' | 'on_leave' | 'holiday' | 'rest_day' | 'unscheduled'
    check_in_at: string | null
    check_out_at: string | null
    worked_minutes: Generated<number>
    break_minutes: Generated<number>
    scheduled_minutes: Generated<number>
    late_minutes: Generated<number>
    is_late: Generated<boolean>
    early_leave_minutes: Generated<number>
    is_early_leave: Generated<boolean>
    overtime_minutes: Generated<number>
    missing_punch: Generated<boolean>
    leave_application_id: string | null
    leave_portion: Generated<'none' | 'first_half' | 'second_half' | 'full'>
    holiday_id: string | null
    regularisation_id: string | null
    source: 'punch' | 'manual' | 'api' | 'import' | 'auto' | 'leave' | 'regularisation'
    note: string | null
    written_status: string | null
    written_check_in_at: string | null
    written_check_out_at: string | null
    written_source: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted: Generated<boolean>
    present_halves: number | null
  }
  attendance_regrades: {
    workspace_id: string
    employee_id: string
    branch_id: string
    is_exact: boolean
    is_employment_changed: boolean
    days: string
    step_after: Generated<string>
  }
  attendance_settings: {
    workspace_id: string
    id: string
    geofence_mode: Generated<'off' | 'flag' | 'enforce'>
    window_before_minutes: Generated<number>
    window_after_minutes: Generated<number>
    punch_debounce_seconds: Generated<number>
    full_day_min_percent: Generated<number>
    half_day_min_percent: Generated<number>
    early_leave_threshold_minutes: Generated<number>
    missing_punch_status: Generated<'absent' | 'half_day' | 'present'>
    late_marks_per_deduction: number | null
    late_deduction_days: Generated<string>
    overtime_min_minutes: Generated<number>
    overtime_before_shift_counts: Generated<boolean>
    max_overtime_minutes_per_day: number | null
    overtime_auto_request: Generated<boolean>
    overtime_multiplier_working_day: Generated<string>
    overtime_multiplier_rest_day: Generated<string>
    overtime_multiplier_holiday: Generated<string>
    overtime_hours_per_month: Generated<string>
    regularisation_window_days: Generated<number>
    max_regularisations_per_month: number | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  audit_entries: {
    workspace_id: string
    id: string
    action: string
    object_id: string
    actor: string
    details: string
    created_at: Generated<string>
    commit: Generated<string | null>
  }
  bank_account_change_emails: {
    workspace_id: string
    email_id: string
    bank_account_change_id: string
    stage: 'requested' | 'approved'
    recipient: string
    language: Generated<string>
    digest: Buffer
    pepper_version: number
    used_at: string | null
    token_sealed: string | null
    status: Generated<'pending' | 'sent' | 'failed' | 'cancelled'>
    attempts: Generated<number>
    last_error: string | null
    next_attempt_at: Generated<string | null>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  bank_account_changes: {
    workspace_id: string
    id: string
    employee_id: string
    status: Generated<'pending' | 'approved' | 'applied' | 'rejected' | 'withdrawn' | 'frozen'>
    bank_name: string
    bank_code: string | null
    branch_name: string | null
    branch_code: string | null
    account_title: string
    account_ends: string
    iban_ends: string | null
    swift_code: string | null
    numbers_sealed: string | null
    account_digest: Buffer
    old_bank_account_id: string | null
    old_bank_name: string | null
    old_account_title: string | null
    old_account_ends: string | null
    marks: Generated<string[]>
    requested_by: string
    decided_by: string | null
    decided_at: string | null
    rejection_reason: string | null
    effective_at: string | null
    applied_at: string | null
    bank_account_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  branches: {
    workspace_id: string
    id: string
    name: string
    code: string | null
    address: string | null
    city: string | null
    phone: string | null
    email: string | null
    is_head_office: Generated<boolean>
    status: Generated<'active' | 'inactive'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  bulk_action_items: {
    workspace_id: string
    id: string
    bulk_action_id: string
    position: number
    object_id: string
    outcome: Generated<'waiting' | 'done' | 'refused' | 'skipped'>
    code: string | null
    message: string | null
    ended_at: string | null
    sentence: string | null
  }
  bulk_actions: {
    workspace_id: string
    id: string
    operation: string
    comment: string | null
    input: unknown | null
    status: Generated<'running' | 'succeeded' | 'failed' | 'cancelled'>
    done: Generated<number>
    refused: Generated<number>
    skipped: Generated<number>
    total: number
    message: string | null
    problems: Generated<unknown>
    begins_at: string
    started_by: string
    heartbeat_at: Generated<string>
    runner: string | null
    tries: Generated<number>
    due_at: string | null
    cancel_asked_at: string | null
    finished_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    sentence: string | null
  }
  calendar_feeds: {
    workspace_id: string
    id: string
    name: string
    kind: 'own' | 'team'
    language: 'en' | 'ur' | 'ar'
    member_id: string
    employee_id: string
    digest: Buffer
    pepper_version: number
    last_read_at: string | null
    revoked_at: string | null
    created_at: Generated<string>
  }
  candidates: {
    workspace_id: string
    id: string
    first_name: string
    last_name: string
    email: string
    email_folded: GeneratedAlways<string>
    phone: string | null
    gender: 'male' | 'female' | 'other' | null
    date_of_birth: string | null
    city: string | null
    country: string | null
    current_employer: string | null
    current_designation: string | null
    experience_years: string | null
    current_salary: string | null
    expected_salary: string | null
    notice_period_days: number | null
    source: Generated<'career_page' | 'referral' | 'job_board' | 'agency' | 'linkedin' | 'walk_in' | 'other'>
    referred_by_id: string | null
    linkedin_url: string | null
    resume_file_name: string | null
    skills: Generated<string[]>
    notes: string | null
    employee_id: string | null
    anonymised_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  comments: {
    workspace_id: string
    id: string
    object_id: string
    text: string | null
    written_by: string
    created_at: Generated<string>
    is_internal: Generated<boolean>
    text_deleted_at: string | null
  }
  companies: {
    workspace_id: string
    id: string
    name: string
    legal_name: string | null
    country: string
    currency: string
    currency_decimals: Generated<number>
    timezone: string
    fiscal_year_start_month: Generated<number>
    week_starts_on: Generated<number>
    registration_number: string | null
    tax_number: string | null
    address: string | null
    city: string | null
    phone: string | null
    email: string | null
    website: string | null
    status: Generated<'active' | 'read_only' | 'inactive'>
    plan: Generated<string>
    request_budget: number | null
    created_at: Generated<string>
    updated_at: Generated<string>
    leaver_days: Generated<number>
    closed_parts: Generated<string[]>
    approvals_by_people_only: Generated<boolean>
    sandbox_of: string | null
    clock_ahead_seconds: Generated<number>
    sandbox_reset_at: string | null
  }
  company_bank_accounts: {
    workspace_id: string
    id: string
    account_title: string
    bank_name: string
    iban: string | null
    account_number: string | null
    swift_code: string | null
    bank_code: string | null
    branch_code: string | null
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  contact_change_emails: {
    workspace_id: string
    email_id: string
    employee_id: string
    recipient: string
    status: Generated<'pending' | 'sent' | 'failed' | 'cancelled'>
    attempts: Generated<number>
    last_error: string | null
    next_attempt_at: Generated<string | null>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  departments: {
    workspace_id: string
    id: string
    name: string
    code: string | null
    parent_id: string | null
    head_employee_id: string | null
    cost_center: string | null
    status: Generated<'active' | 'inactive'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  designations: {
    workspace_id: string
    id: string
    name: string
    code: string | null
    level: Generated<number>
    pay_grade_id: string | null
    job_description: string | null
    status: Generated<'active' | 'inactive'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  document_types: {
    workspace_id: string
    id: string
    name: string
    code: string
    category: 'identity' | 'education' | 'employment' | 'medical' | 'tax' | 'bank' | 'other'
    description: string | null
    is_mandatory: Generated<boolean>
    requires_document_number: Generated<boolean>
    requires_expiry_date: Generated<boolean>
    expiry_reminder_days: number | null
    allowed_content_types: Generated<string[]>
    max_file_size_bytes: Generated<number>
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
    visible_to_employee: Generated<boolean>
    visible_to_managers: Generated<boolean>
  }
  emails: {
    workspace_id: string
    id: string
    message_id: string
    recipient: string
    status: Generated<'pending' | 'sent' | 'failed'>
    attempts: Generated<number>
    last_error: string | null
    next_attempt_at: Generated<string | null>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  employee_addresses: {
    workspace_id: string
    id: string
    employee_id: string
    type: 'current' | 'permanent' | 'mailing' | 'emergency'
    line1: string
    line2: string | null
    city: string
    state: string | null
    postal_code: string | null
    country: string
    is_primary: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
    deleted: Generated<boolean>
  }
  employee_bank_accounts: {
    workspace_id: string
    id: string
    employee_id: string
    bank_name: string
    bank_code: string | null
    branch_name: string | null
    branch_code: string | null
    account_title: string
    account_number: string
    iban: string | null
    swift_code: string | null
    is_primary: Generated<boolean>
    status: Generated<'active' | 'inactive'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  employee_branch_history: {
    workspace_id: string
    employee_id: string
    branch_id: string | null
    effective_to: string
  }
  employee_contacts: {
    workspace_id: string
    id: string
    employee_id: string
    name: string
    relationship: 'spouse' | 'child' | 'parent' | 'sibling' | 'relative' | 'friend' | 'other'
    phone: string
    is_primary: Generated<boolean>
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  employee_department_history: {
    workspace_id: string
    employee_id: string
    department_id: string
    effective_to: string
  }
  employee_dependants: {
    workspace_id: string
    id: string
    employee_id: string
    name: string
    relationship: 'spouse' | 'child' | 'parent' | 'sibling' | 'relative' | 'friend' | 'other'
    born_on: string | null
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  employee_document_words: {
    workspace_id: string
    employee_document_id: string
    word: string
    created_at: string
  }
  employee_documents: {
    workspace_id: string
    id: string
    employee_id: string
    document_type_id: string
    title: string
    document_number: string | null
    issue_date: string | null
    expiry_date: string | null
    notes: string | null
    file_name: string
    content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'image/tiff' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    file_size_bytes: number
    sha256: string
    status: Generated<'pending' | 'verified' | 'rejected'>
    verified_at: string | null
    rejection_reason: string | null
    deleted: Generated<boolean>
    reminded_of: string | null
    expired_on: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  employee_former_employments: {
    workspace_id: string
    employee_id: string
    joining_date: string
    separation_date: string
  }
  employee_inactivity: {
    workspace_id: string
    employee_id: string
    from_date: string
    to_date: string | null
  }
  employee_law_facts: {
    workspace_id: string
    id: string
    employee_id: string
    fact: string
    value: string
    effective_from: string
    effective_to: string | null
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  employee_payment_settings: {
    workspace_id: string
    employee_id: string
    payment_method: Generated<'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet'>
  }
  employee_settings: {
    workspace_id: string
    code_prefix: Generated<string>
    code_digits: Generated<number>
    code_next: Generated<number>
    default_department_id: string | null
    default_designation_id: string | null
    default_employment_type_id: string | null
  }
  employee_shifts: {
    workspace_id: string
    id: string
    employee_id: string
    shift_id: string
    effective_from: string
    effective_to: string | null
    created_at: Generated<string>
    geofenced_site_id: string | null
  }
  employee_words: {
    workspace_id: string
    employee_id: string
    word: string
    created_at: string
  }
  employees: {
    workspace_id: string
    id: string
    employee_code: string
    first_name: string
    last_name: string
    father_name: string | null
    date_of_birth: string | null
    gender: 'male' | 'female' | 'other' | null
    marital_status: 'single' | 'married' | 'divorced' | 'widowed' | null
    nationality: Generated<string>
    personal_email: string | null
    work_email: string | null
    phone_primary: string | null
    national_id: string | null
    department_id: string
    designation_id: string
    branch_id: string | null
    employment_type_id: string
    reporting_manager_id: string | null
    joining_date: string
    confirmation_date: string | null
    probation_end_date: string | null
    separation_date: string | null
    status: 'new' | 'active' | 'inactive' | 'terminated' | 'resigned' | 'retired'
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
    leave_group_id: string | null
    photo_file_name: string | null
    photo_content_type: 'image/jpeg' | 'image/png' | null
    photo_sha256: string | null
  }
  employment_contract_numbering: {
    workspace_id: string
    number_prefix: Generated<string>
    number_digits: Generated<number>
    number_next: Generated<number>
  }
  employment_contracts: {
    workspace_id: string
    id: string
    employee_id: string
    contract_number: string | null
    title: string
    type: 'permanent' | 'fixed_term' | 'probation' | 'internship' | 'part_time' | 'consultancy'
    start_date: string
    end_date: string | null
    probation_months: number | null
    notice_period_days: number | null
    weekly_hours: string | null
    status: Generated<'draft' | 'sent' | 'signed' | 'expired' | 'terminated' | 'cancelled'>
    sent_at: string | null
    signed_at: string | null
    signed_by_name: string | null
    terminated_at: string | null
    terminated_on: string | null
    termination_reason: string | null
    renewed_from_id: string | null
    file_name: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    content_type: string | null
    sha256: string | null
  }
  employment_types: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    is_residential: Generated<boolean>
    accommodation_provided: Generated<boolean>
    meals_provided: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  events: {
    workspace_id: string
    id: string
    type: string
    object_id: string
    data: string
    created_at: Generated<string>
  }
  expense_categories: {
    workspace_id: string
    id: string
    name: string
    code: string
    description: string | null
    max_amount_per_item: string | null
    requires_receipt: Generated<boolean>
    receipt_required_above: string | null
    gl_code: string | null
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  expense_claim_items: {
    workspace_id: string
    id: string
    expense_claim_id: string
    expense_category_id: string
    expense_date: string
    description: string | null
    merchant: string | null
    amount: string
    approved_amount: string | null
    receipt_file_name: string | null
    receipt_content_type: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | null
    receipt_sha256: string | null
    has_receipt: GeneratedAlways<boolean>
    rejection_reason: string | null
    display_order: Generated<number>
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  expense_claim_numbering: {
    workspace_id: string
    number_prefix: Generated<string>
    number_digits: Generated<number>
    number_next: Generated<number>
  }
  expense_claim_words: {
    workspace_id: string
    expense_claim_id: string
    word: string
    created_at: string
  }
  expense_claims: {
    workspace_id: string
    id: string
    employee_id: string
    claim_number: string
    title: string
    claim_date: string
    purpose: string | null
    total_claimed: string
    total_approved: string | null
    advance_adjusted: string
    total_reimbursable: string | null
    status: Generated<'draft' | 'submitted' | 'approved' | 'rejected' | 'paid' | 'cancelled'>
    submitted_at: string | null
    approved_at: string | null
    rejection_reason: string | null
    paid_at: string | null
    payment_method: 'payroll' | 'bank_transfer' | 'cash' | null
    payment_reference: string | null
    payroll_run_id: string | null
    notes: string | null
    handed_over_at: string | null
    claimed_by_run_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  expense_limits: {
    workspace_id: string
    id: string
    expense_category_id: string
    monthly_amount: string
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  export_parts: {
    workspace_id: string
    export_id: string
    number: number
    sha256: string
    size_bytes: number
    entries: Generated<unknown>
  }
  exports: {
    workspace_id: string
    id: string
    kind: 'list' | 'payroll_register' | 'gl_journal' | 'workspace' | 'payslips' | 'tax_certificates'
    format: 'csv' | 'xlsx' | 'zip'
    list: string | null
    filters: string | null
    list_of: string | null
    input: Generated<unknown>
    scopes: Generated<string[]>
    needs: Generated<string[]>
    status: Generated<'running' | 'succeeded' | 'failed' | 'cancelled'>
    done: Generated<number>
    total: Generated<number>
    unit: string
    message: string | null
    problems: Generated<unknown>
    file_name: string
    size_bytes: number | null
    expires_at: string | null
    started_by: string
    heartbeat_at: Generated<string>
    runner: string | null
    tries: Generated<number>
    due_at: string | null
    cancel_asked_at: string | null
    finished_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    payroll_run_id: string | null
    tax_year: string | null
    sentence: string | null
  }
  fiscal_years: {
    workspace_id: string
    id: string
    name: string
    start_date: string
    end_date: string
    status: Generated<'open' | 'closed'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  geofenced_sites: {
    workspace_id: string
    id: string
    name: string
    branch_id: string | null
    latitude: string
    longitude: string
    radius_meters: Generated<number>
    address: string | null
    status: Generated<'active' | 'inactive'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  holidays: {
    workspace_id: string
    id: string
    name: string
    date: string
    year: GeneratedAlways<number>
    type: 'public' | 'company' | 'optional' | 'religious'
    is_recurring: Generated<boolean>
    branch_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  hr_letter_requests: {
    workspace_id: string
    id: string
    employee_id: string
    letter_type: 'employment_certificate' | 'salary_certificate' | 'experience' | 'no_objection' | 'relieving' | 'appointment' | 'confirmation' | 'promotion' | 'increment' | 'warning' | 'other'
    purpose: string | null
    addressed_to: string | null
    copies: Generated<number>
    status: Generated<'pending' | 'approved' | 'rejected' | 'issued' | 'cancelled'>
    decided_at: string | null
    rejection_reason: string | null
    hr_letter_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  hr_letters: {
    workspace_id: string
    id: string
    employee_id: string
    hr_letter_request_id: string | null
    letter_type: 'employment_certificate' | 'salary_certificate' | 'experience' | 'no_objection' | 'relieving' | 'appointment' | 'confirmation' | 'promotion' | 'increment' | 'warning' | 'other'
    reference_number: string
    subject: string
    addressed_to: string | null
    language: string
    issue_date: string
    status: Generated<'issued' | 'revoked'>
    issued_at: Generated<string>
    revoked_at: string | null
    letter_template_id: string
    text: string
    shows_pay: boolean
    revocation_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    letterhead: string | null
  }
  idempotency_keys: {
    workspace_id: string
    api_key_id: string
    idempotency_key: string
    fingerprint: Buffer
    status: number
    media_type: string
    body: string
    headers: unknown | null
    created_at: Generated<string>
    sealed: Generated<boolean>
    claimed_until: string | null
  }
  import_rows: {
    workspace_id: string
    id: string
    import_id: string
    line: number
    key: string | null
    after_key: string | null
    step: Generated<number>
    cells: unknown
    outcome: Generated<'create' | 'change' | 'unchanged' | 'error'>
    object_id: string | null
    changed: Generated<string[]>
    errors: Generated<unknown>
    applied_at: string | null
  }
  imports: {
    workspace_id: string
    id: string
    kind: 'employees' | 'leave_balances' | 'attendance' | 'payroll'
    file_name: string
    format: 'csv' | 'xlsx'
    dates: 'iso' | 'day_first' | 'month_first'
    size_bytes: number
    sha256: string
    columns: string[]
    input: Generated<unknown>
    status: Generated<'checking' | 'checked' | 'applying' | 'applied' | 'failed' | 'cancelled'>
    rows: 'all' | 'valid' | null
    to_create: Generated<number>
    to_change: Generated<number>
    unchanged: Generated<number>
    with_errors: Generated<number>
    applied: Generated<number>
    done: Generated<number>
    total: Generated<number>
    started_by: string
    heartbeat_at: Generated<string>
    runner: string | null
    tries: Generated<number>
    due_at: string | null
    cancel_asked_at: string | null
    message: string | null
    problems: Generated<unknown>
    finished_at: string | null
    expires_at: string
    expired_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    cells: Generated<unknown>
    titles: Generated<unknown>
    header_sha256: string | null
    sentence: string | null
  }
  invitation_emails: {
    workspace_id: string
    invitation_id: string
    email_id: string
    sends: Generated<number>
    token_sealed: string | null
    status: Generated<'pending' | 'sent' | 'failed' | 'cancelled'>
    attempts: Generated<number>
    last_error: string | null
    next_attempt_at: Generated<string | null>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  invitations: {
    workspace_id: string
    id: string
    email: string
    name: string
    role_id: string | null
    employee_id: string | null
    digest: Buffer
    pepper_version: number
    invited_by: string
    expires_at: string
    accepted_at: string | null
    revoked_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    language: Generated<'en' | 'ur' | 'ar'>
  }
  job_applications: {
    workspace_id: string
    id: string
    job_opening_id: string
    candidate_id: string
    stage: Generated<'applied' | 'screening' | 'interview' | 'assessment' | 'offer' | 'hired' | 'rejected' | 'withdrawn'>
    stage_changed_at: Generated<string>
    applied_at: Generated<string>
    rating: number | null
    cover_letter: string | null
    offered_salary: string | null
    offered_joining_date: string | null
    hired_at: string | null
    rejected_at: string | null
    rejection_reason: string | null
    withdrawn_at: string | null
    notes: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  job_changes: {
    workspace_id: string
    id: string
    employee_id: string
    effective_from: string
    is_first: Generated<boolean>
    is_applied: Generated<boolean>
    changed: Generated<string[]>
    department_id: string
    designation_id: string
    branch_id: string | null
    employment_type_id: string
    reporting_manager_id: string | null
    pay_grade_id: string | null
    reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  job_openings: {
    workspace_id: string
    id: string
    title: string
    code: string | null
    department_id: string
    designation_id: string | null
    branch_id: string | null
    employment_type_id: string | null
    hiring_manager_id: string | null
    vacancies: Generated<number>
    hired_count: Generated<number>
    description: string
    requirements: string | null
    min_salary: string | null
    max_salary: string | null
    min_experience_years: string | null
    is_remote: Generated<boolean>
    status: Generated<'draft' | 'open' | 'on_hold' | 'closed' | 'cancelled'>
    opened_at: string | null
    closing_date: string | null
    closed_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  known_browsers: {
    digest: Buffer
    pepper_version: number
    person_id: string
    within: string | null
    first_seen_at: Generated<string>
    last_seen_at: Generated<string>
  }
  late_punches: {
    workspace_id: string
    id: string
    employee_id: string
    punch_id: string
    date: string
    dismissed_at: string | null
    dismissal_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  law_values: {
    workspace_id: string
    id: string
    parameter: string
    effective_from: string
    value: string | null
    source: string
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  leave_allocation_sources: {
    workspace_id: string
    source: string
  }
  leave_allocations: {
    workspace_id: string
    id: string
    employee_id: string
    leave_type_id: string
    fiscal_year_id: string
    closed_at: string | null
    created_at: Generated<string>
    is_carried_only: Generated<boolean>
  }
  leave_application_days: {
    workspace_id: string
    leave_application_id: string
    date: string
    employee_id: string
    portion: 'first_half' | 'second_half' | 'full'
    is_charged: boolean
    linked_application_id: string | null
  }
  leave_applications: {
    workspace_id: string
    id: string
    employee_id: string
    leave_type_id: string
    from_date: string
    to_date: string
    is_half_day: Generated<boolean>
    half_day_type: 'first_half' | 'second_half' | null
    reason: string
    fiscal_year_id: string
    total_days: string
    status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>
    approved_at: string | null
    rejection_reason: string | null
    cancelled_at: string | null
    cancellation_reason: string | null
    document_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    sandwich_rule: Generated<boolean>
  }
  leave_encashments: {
    workspace_id: string
    id: string
    leave_balance_id: string
    employee_id: string
    days: string
    gross_salary: string
    amount: string
    status: Generated<'pending' | 'claimed' | 'paid' | 'cancelled'>
    cancelled_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    settled_until: string | null
    payroll_run_id: string | null
  }
  leave_group_types: {
    workspace_id: string
    leave_group_id: string
    leave_type_id: string
  }
  leave_groups: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    is_active: Generated<boolean>
    is_default: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  leave_ledger_entries: {
    workspace_id: string
    id: string
    leave_allocation_id: string
    kind: 'grant' | 'accrue' | 'carry' | 'use' | 'restore' | 'encash' | 'lapse' | 'adjust'
    days: string
    leave_application_id: string | null
    because: string
    created_at: Generated<string>
    settled_until: string | null
  }
  leave_overdrafts: {
    workspace_id: string
    id: string
    employee_id: string
    leave_application_id: string
    leave_balance_id: string
    days: string
    uncovered_days: string
    because: string
    created_at: Generated<string>
  }
  leave_policies: {
    workspace_id: string
    id: string
    leave_type_id: string
    annual_quota: string
    accrual_method: Generated<'annual' | 'monthly'>
    allocation_type: Generated<'fiscal_year' | 'cycle'>
    max_consecutive_days: number | null
    carry_forward_allowed: Generated<boolean>
    max_carry_forward_days: Generated<string>
    encashment_allowed: Generated<boolean>
    negative_balance_allowed: Generated<boolean>
    max_negative_days: Generated<string>
    pro_rata_for_joiners: Generated<boolean>
    min_service_months: Generated<number>
    applicable_gender: Generated<'all' | 'male' | 'female'>
    requires_document_after_days: number | null
    sandwich_rule: Generated<boolean>
    effective_from: string
    effective_to: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  leave_shortenings: {
    workspace_id: string
    leave_application_id: string
    former_to_date: string
    to_date: string
    reason: string
    created_at: Generated<string>
  }
  leave_types: {
    workspace_id: string
    id: string
    name: string
    code: string
    color: Generated<string>
    is_paid: Generated<boolean>
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  letter_numbering: {
    workspace_id: string
    letter_type: string
    year: number
    number_next: number
  }
  letter_templates: {
    workspace_id: string
    id: string
    letter_type: 'employment_certificate' | 'salary_certificate' | 'experience' | 'no_objection' | 'relieving' | 'appointment' | 'confirmation' | 'promotion' | 'increment' | 'warning' | 'other'
    language: Generated<string>
    subject: string
    body: string
    shows_pay: boolean
    status: Generated<'current' | 'retired'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  letterhead_versions: {
    workspace_id: string
    digest: string
    content: string
    logo_sha256: string | null
    created_at: Generated<string>
  }
  letterheads: {
    workspace_id: string
    id: string
    address: string | null
    footer: string | null
    signatory_name: string | null
    signatory_title: string | null
    logo_file_name: string | null
    logo_content_type: string | null
    logo_sha256: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  list_views: {
    workspace_id: string
    id: string
    name: string
    filters: Generated<string>
    sort: string | null
    columns: Generated<string[]>
    is_shared: Generated<boolean>
    list: string
    made_by: string
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  loan_installments: {
    workspace_id: string
    id: string
    loan_id: string
    employee_id: string
    installment_no: number
    due_month: number
    due_year: number
    principal: string
    interest: string
    total_due: string
    status: Generated<'pending' | 'claimed' | 'settled' | 'waived'>
    payroll_run_id: string | null
    payroll_entry_id: string | null
    claimed_at: string | null
    settled_at: string | null
    paid_amount: string
    note: string | null
    moved_from: string | null
    moved_by_run_id: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  loan_numbering: {
    workspace_id: string
    number_prefix: Generated<string>
    number_digits: Generated<number>
    number_next: Generated<number>
  }
  loan_types: {
    workspace_id: string
    id: string
    name: string
    code: string
    max_amount: string | null
    max_installments: number | null
    interest_rate: Generated<string>
    max_active_loans: Generated<number>
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  loans: {
    workspace_id: string
    id: string
    employee_id: string
    loan_type_id: string
    loan_number: string | null
    amount: string
    interest_rate: string
    interest_method: 'flat' | 'reducing'
    total_payable: string
    installment_amount: string
    total_installments: number
    paid_installments: Generated<number>
    paid_amount: string
    outstanding_balance: string
    start_month: number
    start_year: number
    purpose: string | null
    status: Generated<'pending' | 'approved' | 'active' | 'completed' | 'rejected' | 'cancelled'>
    approved_at: string | null
    disbursed_on: string | null
    completed_at: string | null
    decision_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    explanation: Generated<unknown>
  }
  members: {
    workspace_id: string
    id: string
    person_id: string
    name: string
    email: string
    role_id: string | null
    employee_id: string | null
    last_signed_in_at: string | null
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  messages: {
    workspace_id: string
    id: string
    type: 'webhook_endpoint.disabled' | 'employee_document.expiring'
    webhook_endpoint_id: string | null
    title: string
    text: string
    read_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  moved_workspaces: {
    workspace_id: string
    state: 'arriving' | 'left'
    listed_at: Generated<string>
  }
  notification_emails: {
    workspace_id: string
    email_id: string
    member_id: string
    is_digest: boolean
    status: Generated<'pending' | 'sent' | 'failed' | 'cancelled'>
    attempts: Generated<number>
    last_error: string | null
    next_attempt_at: Generated<string | null>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  notification_settings: {
    workspace_id: string
    member_id: string
    approvals: Generated<'now' | 'daily' | 'never'>
    requests: Generated<'now' | 'daily' | 'never'>
    documents: Generated<'now' | 'daily' | 'never'>
    announcements: Generated<'now' | 'daily' | 'never'>
  }
  notifications: {
    workspace_id: string
    id: string
    member_id: string
    type: 'request_decided' | 'request_made' | 'approval_asked' | 'request_commented' | 'payslip_published' | 'announcement_published' | 'document_expiring' | 'account_changed' | 'stand_in_named' | 'stand_in_revoked'
    subject: 'leave_application' | 'regularisation' | 'overtime_request' | 'rest_day_swap' | 'expense_claim' | 'loan' | 'hr_letter_request' | 'bank_account_change' | 'profile_change' | 'salary_slip' | 'announcement' | 'employee_document' | 'employee_bank_account' | 'member' | 'approval_delegation'
    subject_id: string
    outcome: string | null
    name: string | null
    day: string | null
    importance: 'now' | 'later'
    read_at: string | null
    created_at: Generated<string>
    email_id: string | null
  }
  overtime_requests: {
    workspace_id: string
    id: string
    employee_id: string
    date: string
    start_at: string | null
    end_at: string | null
    requested_hours: string
    reason: string | null
    day_type: 'working_day' | 'rest_day' | 'holiday'
    approved_hours: string | null
    rate_multiplier: string
    status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>
    decided_at: string | null
    rejection_reason: string | null
    payroll_run_id: string | null
    is_automatic: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  passkey_challenges: {
    challenge: string
    purpose: 'registration' | 'sign_in' | 'second_factor' | 'proof'
    holder: string | null
    expires_at: string
  }
  passkeys: {
    id: string
    person_id: string
    credential: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    last_used_at: string | null
    created_at: Generated<string>
  }
  pay_grades: {
    workspace_id: string
    id: string
    name: string
    min_salary: string
    max_salary: string
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  payroll_adjustments: {
    workspace_id: string
    id: string
    employee_id: string
    kind: 'bonus' | 'addition' | 'deduction'
    salary_component_id: string
    amount: string
    from_month: string
    to_month: string
    reason: string
    status: Generated<'active' | 'cancelled'>
    cancelled_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  payroll_bank_files: {
    workspace_id: string
    id: string
    payroll_payment_batch_id: string
    number: number
    format: 'pain_001' | 'csv' | 'csv_semicolon' | 'inr_salary_text'
    execution_date: string
    company_bank_account_id: string
    reason: string | null
    order_reference: string
    total_payments: number
    total_amount: string
    file_name: string
    content_type: string
    size_bytes: number
    sha256: string
    made_by: string
    created_at: Generated<string>
  }
  payroll_claims: {
    workspace_id: string
    kind: 'time' | 'installment' | 'overtime' | 'encashment' | 'adjustment' | 'expense_claim' | 'gratuity'
    object_id: string
    payroll_run_id: string
    employee_id: string
    amount: string | null
    first_day: string | null
    last_day: string | null
  }
  payroll_corrections: {
    workspace_id: string
    id: string
    employee_id: string
    date: string
    half: 'first_half' | 'second_half' | 'full'
    counts_as: 'present' | 'absent' | 'paid_leave' | 'unpaid_leave'
    reason: string
    status: Generated<'active' | 'cancelled'>
    cancelled_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  payroll_entries: {
    workspace_id: string
    id: string
    payroll_run_id: string
    employee_id: string
    salary_assignment_id: string
    working_days: Generated<string>
    present_days: Generated<string>
    absent_days: Generated<string>
    leave_days: Generated<string>
    unpaid_leave_days: Generated<string>
    half_days: Generated<string>
    late_count: Generated<number>
    early_leave_count: Generated<number>
    holidays: Generated<number>
    overtime_hours: Generated<string>
    gross_salary: string
    total_earnings: string
    total_deductions: string
    net_salary: string
    employer_contributions: string
    taxable_income: string
    tax_amount: string
    loan_deduction: string
    absence_deduction: string
    unpaid_leave_deduction: string
    late_deduction: string
    bonus_amount: string
    adjustment_addition: string
    adjustment_deduction: string
    payment_method: Generated<'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet'>
    payment_date: string | null
    payment_reference: string | null
    paid_at: string | null
    acknowledged_at: string | null
    status: Generated<'draft' | 'approved' | 'locked' | 'on_hold' | 'paid'>
    month_taxable: string
    overtime_amount: string
    basis: Generated<string>
    law: Generated<string>
    warnings: Generated<string>
    deferred: Generated<string>
    explanation: Generated<string>
    hold_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    department_id: string
    gaps: string | null
    locked_month: string | null
  }
  payroll_entry_arrears: {
    workspace_id: string
    payroll_run_id: string
    payroll_entry_id: string
    month: string
    gross_salary: string
    time_deductions: string
    overtime: string
    taxable_income: string
    basis: Generated<string>
  }
  payroll_entry_components: {
    workspace_id: string
    id: string
    payroll_run_id: string
    payroll_entry_id: string
    salary_component_id: string
    type: 'earning' | 'deduction' | 'employer_contribution'
    amount: string
    is_taxable: boolean
    display_order: number
  }
  payroll_gl_codes: {
    workspace_id: string
    id: string
    salary_component_id: string | null
    gl_code: string
    contra_gl_code: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  payroll_operations: {
    workspace_id: string
    id: string
    payroll_run_id: string
    kind: 'process' | 'verify' | 'approve' | 'lock' | 'reopen' | 'prepare_payment' | 'record_payment' | 'cancel_payment'
    status: Generated<'running' | 'succeeded' | 'failed'>
    done: Generated<number>
    total: Generated<number>
    started_by: string
    heartbeat_at: Generated<string>
    runner: string | null
    message: string | null
    problems: Generated<unknown>
    finished_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    closed_from: string | null
    is_closed: Generated<boolean>
    tries: Generated<number>
    due_at: string | null
    payroll_payment_batch_id: string | null
    input: Generated<unknown>
    sentence: string | null
  }
  payroll_payment_batches: {
    workspace_id: string
    id: string
    payroll_run_id: string
    number: number
    payment_method: 'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet' | null
    total_payments: number
    total_amount: string
    failed_payments: Generated<number>
    failed_amount: string
    status: Generated<'pending' | 'recorded' | 'cancelled'>
    payment_date: string | null
    payment_reference: string | null
    prepared_by: string
    recorded_by: string | null
    recorded_at: string | null
    cancelled_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  payroll_payments: {
    workspace_id: string
    id: string
    payroll_run_id: string
    payroll_entry_id: string
    employee_id: string
    batch: number
    amount: string
    payment_method: 'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet'
    payment_date: string | null
    payment_reference: string | null
    status: Generated<'pending' | 'paid' | 'failed' | 'cancelled'>
    failure_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    bank_account: unknown | null
  }
  payroll_runs: {
    workspace_id: string
    id: string
    fiscal_year_id: string
    kind: Generated<'regular' | 'bonus' | 'final' | 'correction'>
    month: number
    year: number
    run_date: string
    total_employees: Generated<number>
    total_gross: string
    total_deductions: string
    total_net: string
    total_employer_cost: string
    status: Generated<'draft' | 'processed' | 'approved' | 'locked' | 'disbursed'>
    source: Generated<'processed' | 'imported'>
    approved_at: string | null
    locked_at: string | null
    disbursed_at: string | null
    notes: string | null
    created_by: string | null
    processed_by: string | null
    approved_by: string | null
    locked_by: string | null
    rules: string | null
    warnings: Generated<unknown>
    created_at: Generated<string>
    updated_at: Generated<string>
    employee_ids: Generated<string[]>
    adjustment_ids: Generated<string[]>
    imported_by: Generated<string[]>
    four_eyes: Generated<boolean>
  }
  payroll_settings: {
    workspace_id: string
    id: string
    day_basis: Generated<'calendar_days' | 'working_days' | 'fixed_30' | 'fixed_26'>
    assume_present_after_cutoff: Generated<boolean>
    tax_method: Generated<'projected' | 'average'>
    gratuity_years: Generated<unknown>
    gratuity_part_of_year: Generated<'above_half' | 'exact' | 'none'>
    gratuity_day_basis: Generated<'fixed_30' | 'fixed_26'>
    gratuity_monthly_accrual: Generated<boolean>
    four_eyes: Generated<boolean>
    loan_interest_method: Generated<'flat' | 'reducing'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  people: {
    id: string
    email: string
    password_digest: string | null
    password_changed_at: string | null
    totp_sealed: string | null
    totp_pending_sealed: string | null
    totp_last_step: number | null
    created_at: Generated<string>
    browsers_since: Generated<string>
    has_passkey: Generated<boolean>
    last_change: string | null
    revision: Generated<number>
  }
  person_changes: {
    name: string
    person_id: string
    member_id: string | null
    action: string | null
    details: string
    entries: string[]
    ends_sessions: boolean
    session_id: string | null
    within: string | null
    created_at: Generated<string>
    finished_at: string | null
  }
  profile_changes: {
    workspace_id: string
    id: string
    employee_id: string
    status: Generated<'pending' | 'approved' | 'rejected' | 'withdrawn'>
    fields: string[]
    marital_status: 'single' | 'married' | 'divorced' | 'widowed' | null
    old_marital_status: 'single' | 'married' | 'divorced' | 'widowed' | null
    personal_email: string | null
    old_personal_email: string | null
    phone_primary: string | null
    old_phone_primary: string | null
    addresses: Generated<unknown>
    old_addresses: Generated<unknown>
    requested_by: string
    decided_by: string | null
    decided_at: string | null
    rejection_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    dependants: Generated<unknown>
    old_dependants: Generated<unknown>
    contacts: Generated<unknown>
    old_contacts: Generated<unknown>
  }
  punches: {
    workspace_id: string
    id: string
    employee_id: string
    punched_at: string
    direction: Generated<'in' | 'out' | 'unknown'>
    source: Generated<'device' | 'mobile' | 'web' | 'api' | 'import'>
    device_id: string | null
    latitude: string | null
    longitude: string | null
    accuracy_meters: number | null
    note: string | null
    attendance_date: string | null
    geofenced_site_id: string | null
    distance_meters: number | null
    within_geofence: boolean | null
    is_ignored: Generated<boolean>
    created_at: Generated<string>
    graded_date: string | null
    graded_ignored: boolean | null
  }
  record_changes: {
    workspace_id: string
    id: string
    kind: string
    object_id: string
    actor: string
    changes: unknown
    created_at: Generated<string>
    employee_id: string | null
    commit: Generated<string | null>
  }
  recovery_codes: {
    person_id: string
    digest: Buffer
    used_at: string | null
  }
  regularisations: {
    workspace_id: string
    id: string
    employee_id: string
    date: string
    type: 'missed_punch' | 'wrong_punch' | 'on_duty' | 'work_from_home' | 'other'
    requested_check_in_at: string | null
    requested_check_out_at: string | null
    requested_status: 'present' | 'half_day' | null
    reason: string
    original_check_in_at: string | null
    original_check_out_at: string | null
    original_status: string | null
    status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>
    decided_at: string | null
    rejection_reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  removed_records: {
    workspace_id: string
    kind: string
    record_id: string
    created_at: string
    updated_at: string
    record: unknown
  }
  reporting_lines: {
    workspace_id: string
    manager_id: string
    employee_id: string
    depth: number
  }
  rest_day_swaps: {
    workspace_id: string
    id: string
    employee_id: string
    rest_date: string
    work_date: string
    reason: string | null
    status: Generated<'active' | 'cancelled'>
    cancelled_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  roles: {
    workspace_id: string
    id: string
    name: string
    scopes: Generated<string[]>
    permissions: Generated<string[]>
    is_owner: Generated<boolean>
    is_system: Generated<boolean>
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  rule_versions: {
    workspace_id: string
    version: string
    changed_at: Generated<string>
  }
  salary_assignment_components: {
    workspace_id: string
    id: string
    salary_assignment_id: string
    salary_component_id: string
    amount: string
    calculation_type: Generated<'fixed' | 'percentage' | 'formula'>
    value: Generated<string>
    formula: string | null
    is_overridden: Generated<boolean>
    display_order: Generated<number>
  }
  salary_assignments: {
    workspace_id: string
    id: string
    employee_id: string
    salary_structure_id: string
    gross_salary: string
    effective_from: string
    effective_to: string | null
    reason: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  salary_components: {
    workspace_id: string
    id: string
    name: string
    code: string
    type: 'earning' | 'deduction' | 'employer_contribution'
    category: string | null
    calculation_type: Generated<'fixed' | 'percentage' | 'formula'>
    display_order: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    default_value: Generated<string>
    formula: string | null
    is_taxable: Generated<boolean>
    exemption_mode: Generated<'none' | 'pct_of_basic' | 'flat_cap'>
    exemption_value: Generated<string>
    affects_gross: Generated<boolean>
    contributes_to_eobi: Generated<boolean>
    contributes_to_pf: Generated<boolean>
    contributes_to_overtime: Generated<boolean>
    contributes_to_gratuity: Generated<boolean>
    is_mandatory: Generated<boolean>
    is_active: Generated<boolean>
    is_system: Generated<boolean>
  }
  salary_slips: {
    workspace_id: string
    id: string
    payroll_run_id: string
    payroll_entry_id: string
    employee_id: string
    slip_number: string | null
    language: string | null
    emailed_at: string | null
    printed: Generated<string>
    generated_at: Generated<string>
    created_at: Generated<string>
    letterhead: string | null
  }
  salary_structure_components: {
    workspace_id: string
    id: string
    salary_structure_id: string
    salary_component_id: string
    calculation_type: 'fixed' | 'percentage' | 'formula' | null
    default_value: string | null
    formula: string | null
    is_mandatory: Generated<boolean>
    display_order: Generated<number>
  }
  salary_structures: {
    workspace_id: string
    id: string
    name: string
    description: string | null
    is_active: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  service_tokens: {
    workspace_id: string
    id: string
    name: string
    scopes: string[]
    permissions: string[]
    ip_allowlist: Generated<string[]>
    held_by: string
    hands: string[]
    prefix: string
    digest: Buffer
    pepper_version: number
    former_shown: string | null
    former_digest: Buffer | null
    former_pepper_version: number | null
    former_held_by: string | null
    former_ends_at: string | null
    rotated_at: Generated<string>
    expires_at: string
    last_used_at: string | null
    revoked_at: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  sessions: {
    workspace_id: string
    id: string
    member_id: string
    person_id: string
    digest: Buffer
    pepper_version: number
    verified_at: string | null
    proven_at: Generated<string>
    last_seen_at: Generated<string>
    expires_at: string
    ended_at: string | null
    created_at: Generated<string>
    by_link: Generated<boolean>
    sign_on_issuer: string | null
    sign_on_factor: Generated<boolean>
  }
  shifts: {
    workspace_id: string
    id: string
    name: string
    start_time: string
    end_time: string
    break_duration_minutes: Generated<number>
    grace_period_minutes: Generated<number>
    late_threshold_minutes: Generated<number>
    weekly_off_days: Generated<number[]>
    attendance_mode: Generated<'punch_required' | 'auto_present' | 'punch_not_required'>
    is_default: Generated<boolean>
    status: Generated<'active' | 'inactive'>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  sign_in_links: {
    workspace_id: string
    digest: Buffer
    pepper_version: number
    member_id: string
    expires_at: string
    used_at: string | null
  }
  sign_on_attempts: {
    workspace_id: string
    digest: Buffer
    pepper_version: number
    browser_digest: Buffer
    provider_updated_at: string
    redirect_address: string
    sealed: string
    session_id: string | null
    created_at: Generated<string>
    expires_at: string
  }
  sign_on_bindings: {
    workspace_id: string
    browser_digest: Buffer
    member_id: string
    person_id: string
    provider_updated_at: string
    issuer: string
    subject: string
    has_factor: boolean
    expires_at: string
  }
  sign_on_providers: {
    workspace_id: string
    issuer: string
    client: string
    client_secret_sealed: string
    email_domains: string[]
    is_required: Generated<boolean>
    role_id: string | null
    second_factor_acr: string | null
    created_at: Generated<string>
    updated_at: Generated<string>
    vouches_for: Generated<string[] | null>
    is_second_factor: Generated<boolean>
    set_by: string | null
    links_employees: Generated<boolean>
  }
  sign_on_subjects: {
    workspace_id: string
    issuer: string
    subject: string
    member_id: string
    created_at: Generated<string>
  }
  stored_files: {
    workspace_id: string
    sha256: string
    size_bytes: number
    uses: Generated<number>
    begun_at: Generated<string>
    removing_at: string | null
  }
  tax_openings: {
    workspace_id: string
    id: string
    employee_id: string
    tax_year: string
    source: 'previous_system' | 'other_employer'
    taxable_income: string
    tax_withheld: string
    through_month: string
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  time_locks: {
    workspace_id: string
    locked_through: string
  }
  webhook_attempts: {
    workspace_id: string
    id: string
    webhook_delivery_id: string
    number: number
    duration_ms: number
    response_status: number | null
    response_body: string | null
    error: string | null
    created_at: Generated<string>
  }
  webhook_deliveries: {
    workspace_id: string
    id: string
    webhook_endpoint_id: string
    event_id: string
    event_type: 'employee.created' | 'employee.updated' | 'employee.deleted' | 'attendance.recorded' | 'attendance.updated' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'payroll.run.approved' | 'payroll.run.locked' | 'salary_slip.published' | 'contract.signed' | 'webhook.test'
    status: Generated<'pending' | 'delivered' | 'failed' | 'exhausted'>
    attempts: Generated<number>
    last_attempt_at: string | null
    last_response_status: number | null
    last_error: string | null
    next_attempt_at: Generated<string | null>
    replay_count: Generated<number>
    lease: string | null
    leased_until: string | null
    created_at: Generated<string>
  }
  webhook_endpoints: {
    workspace_id: string
    id: string
    url: string
    events: string[]
    description: string | null
    status: Generated<'unverified' | 'active' | 'disabled'>
    consecutive_failures: Generated<number>
    disabled_at: string | null
    secret_sealed: string
    previous_secret_sealed: string | null
    previous_secret_expires_at: string | null
    deleted: Generated<boolean>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
}
