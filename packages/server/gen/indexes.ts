// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Index } from '@muster/db'

/** What an index scan can give in order, by table. */
export const indexes: Readonly<Record<string, readonly Index[]>> = {
  api_keys: [
    { name: 'api_keys_digest_key', columns: ["digest"], unique: true, predicate: null },
    { name: 'api_keys_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  attendance_grading: [
    { name: 'attendance_grading_pkey', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  attendance_records: [
    { name: 'attendance_records_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'attendance_records_date_created_at_idx', columns: ["workspace_id","date","created_at","id"], unique: false, predicate: null },
    { name: 'attendance_records_date_key', columns: ["workspace_id","employee_id","date"], unique: true, predicate: null },
    { name: 'attendance_records_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'attendance_records_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  attendance_regrades: [
    { name: 'attendance_regrades_pkey', columns: ["workspace_id","employee_id","branch_id","is_exact","is_employment_changed"], unique: true, predicate: null },
  ],
  attendance_settings: [
    { name: 'attendance_settings_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'attendance_settings_workspace_id_key', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  audit_entries: [
    { name: 'audit_entries_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'audit_entries_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  branches: [
    { name: 'branches_code_key', columns: ["workspace_id","folded(code)"], unique: true, predicate: null },
    { name: 'branches_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'branches_is_head_office_exclusive', columns: ["workspace_id"], unique: true, predicate: "is_head_office" },
    { name: 'branches_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'branches_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  companies: [
    { name: 'companies_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  departments: [
    { name: 'departments_code_key', columns: ["workspace_id","folded(code)"], unique: true, predicate: null },
    { name: 'departments_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'departments_name_key', columns: ["workspace_id","parent_id","folded(name)"], unique: true, predicate: null },
    { name: 'departments_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  designations: [
    { name: 'designations_code_key', columns: ["workspace_id","folded(code)"], unique: true, predicate: null },
    { name: 'designations_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'designations_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'designations_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  emails: [
    { name: 'emails_created_at_idx', columns: ["created_at"], unique: false, predicate: null },
    { name: 'emails_due_idx', columns: ["next_attempt_at"], unique: false, predicate: "status = 'pending'::text" },
    { name: 'emails_message_id_idx', columns: ["workspace_id","message_id"], unique: false, predicate: null },
    { name: 'emails_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  employee_addresses: [
    { name: 'employee_addresses_employee_id_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'employee_addresses_is_primary_exclusive', columns: ["workspace_id","employee_id"], unique: true, predicate: "is_primary and not deleted" },
    { name: 'employee_addresses_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'employee_addresses_type_key', columns: ["workspace_id","employee_id","type"], unique: true, predicate: "not deleted" },
  ],
  employee_bank_accounts: [
    { name: 'employee_bank_accounts_employee_id_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'employee_bank_accounts_is_primary_exclusive', columns: ["workspace_id","employee_id"], unique: true, predicate: "is_primary" },
    { name: 'employee_bank_accounts_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  employee_branch_history: [
    { name: 'employee_branch_history_pkey', columns: ["workspace_id","employee_id","effective_to"], unique: true, predicate: null },
  ],
  employee_former_employments: [
    { name: 'employee_former_employments_pkey', columns: ["workspace_id","employee_id","joining_date"], unique: true, predicate: null },
  ],
  employee_inactivity: [
    { name: 'employee_inactivity_open_key', columns: ["workspace_id","employee_id"], unique: true, predicate: "to_date is null" },
    { name: 'employee_inactivity_pkey', columns: ["workspace_id","employee_id","from_date"], unique: true, predicate: null },
  ],
  employee_law_facts: [
    { name: 'employee_law_facts_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'employee_law_facts_employee_id_idx', columns: ["workspace_id","employee_id","fact","effective_from"], unique: false, predicate: null },
    { name: 'employee_law_facts_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'employee_law_facts_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  employee_payment_settings: [
    { name: 'employee_payment_settings_pkey', columns: ["workspace_id","employee_id"], unique: true, predicate: null },
  ],
  employee_settings: [
    { name: 'employee_settings_pkey', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  employee_shifts: [
    { name: 'employee_shifts_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'employee_shifts_employee_id_idx', columns: ["workspace_id","employee_id","effective_from"], unique: false, predicate: null },
    { name: 'employee_shifts_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  employees: [
    { name: 'employees_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'employees_department_id_created_at_idx', columns: ["workspace_id","department_id","created_at","id"], unique: false, predicate: null },
    { name: 'employees_employee_code_key', columns: ["workspace_id","employee_code"], unique: true, predicate: null },
    { name: 'employees_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'employees_reporting_manager_id_created_at_idx', columns: ["workspace_id","reporting_manager_id","created_at","id"], unique: false, predicate: "reporting_manager_id is not null" },
    { name: 'employees_status_created_at_idx', columns: ["workspace_id","status","created_at","id"], unique: false, predicate: null },
    { name: 'employees_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  employment_types: [
    { name: 'employment_types_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'employment_types_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'employment_types_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  events: [
    { name: 'events_created_at_idx', columns: ["created_at"], unique: false, predicate: null },
    { name: 'events_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  fiscal_years: [
    { name: 'fiscal_years_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'fiscal_years_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'fiscal_years_start_date_key', columns: ["workspace_id","start_date"], unique: true, predicate: null },
  ],
  geofenced_sites: [
    { name: 'geofenced_sites_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'geofenced_sites_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'geofenced_sites_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  holidays: [
    { name: 'holidays_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'holidays_name_key', columns: ["workspace_id","date","coalesce(branch_id, ''::text)","folded(name)"], unique: true, predicate: null },
    { name: 'holidays_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  idempotency_keys: [
    { name: 'idempotency_keys_created_at_idx', columns: ["created_at"], unique: false, predicate: null },
    { name: 'idempotency_keys_pkey', columns: ["workspace_id","api_key_id","idempotency_key"], unique: true, predicate: null },
  ],
  law_values: [
    { name: 'law_values_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'law_values_effective_from_key', columns: ["workspace_id","parameter","effective_from"], unique: true, predicate: "not deleted" },
    { name: 'law_values_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'law_values_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  leave_allocations: [
    { name: 'leave_allocations_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_allocations_employee_id_key', columns: ["workspace_id","employee_id","leave_type_id","fiscal_year_id"], unique: true, predicate: null },
    { name: 'leave_allocations_fiscal_year_id_idx', columns: ["workspace_id","fiscal_year_id","employee_id"], unique: false, predicate: "closed_at is null" },
    { name: 'leave_allocations_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  leave_application_days: [
    { name: 'leave_application_days_employee_id_idx', columns: ["workspace_id","employee_id","date"], unique: false, predicate: null },
    { name: 'leave_application_days_pkey', columns: ["workspace_id","leave_application_id","date"], unique: true, predicate: null },
  ],
  leave_applications: [
    { name: 'leave_applications_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_applications_employee_id_idx', columns: ["workspace_id","employee_id","from_date"], unique: false, predicate: null },
    { name: 'leave_applications_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'leave_applications_status_created_at_idx', columns: ["workspace_id","status","created_at","id"], unique: false, predicate: null },
    { name: 'leave_applications_to_date_idx', columns: ["workspace_id","to_date"], unique: false, predicate: null },
    { name: 'leave_applications_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  leave_encashments: [
    { name: 'leave_encashments_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_encashments_employee_id_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_encashments_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id"], unique: false, predicate: "payroll_run_id is not null" },
    { name: 'leave_encashments_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'leave_encashments_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  leave_group_types: [
    { name: 'leave_group_types_pkey', columns: ["workspace_id","leave_group_id","leave_type_id"], unique: true, predicate: null },
  ],
  leave_groups: [
    { name: 'leave_groups_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_groups_is_default_exclusive', columns: ["workspace_id"], unique: true, predicate: "is_default" },
    { name: 'leave_groups_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'leave_groups_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  leave_ledger_entries: [
    { name: 'leave_ledger_entries_leave_allocation_id_idx', columns: ["workspace_id","leave_allocation_id","created_at"], unique: false, predicate: null },
    { name: 'leave_ledger_entries_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  leave_overdrafts: [
    { name: 'leave_overdrafts_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_overdrafts_employee_id_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_overdrafts_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  leave_policies: [
    { name: 'leave_policies_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_policies_effective_from_key', columns: ["workspace_id","leave_type_id","effective_from"], unique: true, predicate: null },
    { name: 'leave_policies_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  leave_types: [
    { name: 'leave_types_code_key', columns: ["workspace_id","folded(code)"], unique: true, predicate: null },
    { name: 'leave_types_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'leave_types_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  loan_installments: [
    { name: 'loan_installments_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'loan_installments_due_idx', columns: ["workspace_id","due_year","due_month"], unique: false, predicate: null },
    { name: 'loan_installments_employee_id_idx', columns: ["workspace_id","employee_id","due_year","due_month"], unique: false, predicate: null },
    { name: 'loan_installments_installment_no_key', columns: ["workspace_id","loan_id","installment_no"], unique: true, predicate: null },
    { name: 'loan_installments_moved_by_run_id_idx', columns: ["workspace_id","moved_by_run_id"], unique: false, predicate: "moved_by_run_id is not null" },
    { name: 'loan_installments_payroll_entry_id_idx', columns: ["workspace_id","payroll_entry_id"], unique: false, predicate: "payroll_entry_id is not null" },
    { name: 'loan_installments_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id"], unique: false, predicate: "payroll_run_id is not null" },
    { name: 'loan_installments_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'loan_installments_status_created_at_idx', columns: ["workspace_id","status","created_at","id"], unique: false, predicate: null },
    { name: 'loan_installments_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  loan_numbering: [
    { name: 'loan_numbering_pkey', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  loan_types: [
    { name: 'loan_types_code_key', columns: ["workspace_id","code"], unique: true, predicate: null },
    { name: 'loan_types_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'loan_types_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  loans: [
    { name: 'loans_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'loans_employee_id_created_at_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'loans_loan_number_key', columns: ["workspace_id","loan_number"], unique: true, predicate: null },
    { name: 'loans_loan_type_id_created_at_idx', columns: ["workspace_id","loan_type_id","created_at","id"], unique: false, predicate: null },
    { name: 'loans_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'loans_status_created_at_idx', columns: ["workspace_id","status","created_at","id"], unique: false, predicate: null },
    { name: 'loans_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  messages: [
    { name: 'messages_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'messages_is_read_idx', columns: ["workspace_id","(read_at is not null)","created_at","id"], unique: false, predicate: null },
    { name: 'messages_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'messages_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
    { name: 'messages_webhook_endpoint_id_idx', columns: ["workspace_id","webhook_endpoint_id"], unique: false, predicate: null },
  ],
  overtime_requests: [
    { name: 'overtime_requests_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'overtime_requests_date_idx', columns: ["workspace_id","date"], unique: false, predicate: null },
    { name: 'overtime_requests_date_key', columns: ["workspace_id","employee_id","date"], unique: true, predicate: "status = any (array['pending'::text, 'approved'::text])" },
    { name: 'overtime_requests_employee_id_idx', columns: ["workspace_id","employee_id","date"], unique: false, predicate: null },
    { name: 'overtime_requests_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id"], unique: false, predicate: "payroll_run_id is not null" },
    { name: 'overtime_requests_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'overtime_requests_status_created_at_idx', columns: ["workspace_id","status","created_at","id"], unique: false, predicate: null },
    { name: 'overtime_requests_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  pay_grades: [
    { name: 'pay_grades_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'pay_grades_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'pay_grades_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  payroll_adjustments: [
    { name: 'payroll_adjustments_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_adjustments_employee_id_idx', columns: ["workspace_id","employee_id","from_month"], unique: false, predicate: null },
    { name: 'payroll_adjustments_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_adjustments_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  payroll_claims: [
    { name: 'payroll_claims_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id","employee_id"], unique: false, predicate: null },
    { name: 'payroll_claims_pkey', columns: ["workspace_id","kind","object_id"], unique: true, predicate: null },
  ],
  payroll_corrections: [
    { name: 'payroll_corrections_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_corrections_employee_id_idx', columns: ["workspace_id","employee_id","date"], unique: false, predicate: null },
    { name: 'payroll_corrections_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_corrections_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  payroll_entries: [
    { name: 'payroll_entries_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_entries_employee_id_key', columns: ["workspace_id","employee_id","payroll_run_id"], unique: true, predicate: null },
    { name: 'payroll_entries_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_entries_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_entries_salary_assignment_id_idx', columns: ["workspace_id","salary_assignment_id"], unique: false, predicate: null },
    { name: 'payroll_entries_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  payroll_entry_arrears: [
    { name: 'payroll_entry_arrears_pkey', columns: ["workspace_id","payroll_entry_id","month"], unique: true, predicate: null },
  ],
  payroll_entry_components: [
    { name: 'payroll_entry_components_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id","id"], unique: false, predicate: null },
    { name: 'payroll_entry_components_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_entry_components_salary_component_id_key', columns: ["workspace_id","payroll_entry_id","salary_component_id"], unique: true, predicate: null },
  ],
  payroll_operations: [
    { name: 'payroll_operations_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_operations_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_operations_running_key', columns: ["workspace_id","payroll_run_id"], unique: true, predicate: "status = 'running'::text" },
    { name: 'payroll_operations_status_idx', columns: ["status","heartbeat_at"], unique: false, predicate: "status = 'running'::text" },
  ],
  payroll_payment_batches: [
    { name: 'payroll_payment_batches_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_payment_batches_number_key', columns: ["workspace_id","payroll_run_id","number"], unique: true, predicate: null },
    { name: 'payroll_payment_batches_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  payroll_payments: [
    { name: 'payroll_payments_batch_idx', columns: ["workspace_id","payroll_run_id","batch","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_payments_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_payments_payroll_entry_id_key', columns: ["workspace_id","payroll_entry_id"], unique: true, predicate: "status = any (array['pending'::text, 'paid'::text])" },
    { name: 'payroll_payments_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_payments_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  payroll_runs: [
    { name: 'payroll_runs_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'payroll_runs_month_key', columns: ["workspace_id","year","month"], unique: true, predicate: "kind = 'regular'::text" },
    { name: 'payroll_runs_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_runs_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  payroll_settings: [
    { name: 'payroll_settings_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'payroll_settings_workspace_id_key', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  punches: [
    { name: 'punches_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'punches_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'punches_punched_at_idx', columns: ["workspace_id","punched_at"], unique: false, predicate: null },
    { name: 'punches_punched_at_key', columns: ["workspace_id","employee_id","punched_at"], unique: true, predicate: null },
  ],
  regularisations: [
    { name: 'regularisations_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'regularisations_date_idx', columns: ["workspace_id","date"], unique: false, predicate: null },
    { name: 'regularisations_employee_id_idx', columns: ["workspace_id","employee_id","date"], unique: false, predicate: null },
    { name: 'regularisations_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'regularisations_status_created_at_idx', columns: ["workspace_id","status","created_at","id"], unique: false, predicate: null },
    { name: 'regularisations_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  rest_day_swaps: [
    { name: 'rest_day_swaps_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'rest_day_swaps_employee_id_idx', columns: ["workspace_id","employee_id","rest_date"], unique: false, predicate: null },
    { name: 'rest_day_swaps_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'rest_day_swaps_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  rule_versions: [
    { name: 'rule_versions_pkey', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  salary_assignment_components: [
    { name: 'salary_assignment_components_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'salary_assignment_components_salary_component_id_key', columns: ["workspace_id","salary_assignment_id","salary_component_id"], unique: true, predicate: null },
  ],
  salary_assignments: [
    { name: 'salary_assignments_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_assignments_employee_id_created_at_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_assignments_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'salary_assignments_salary_structure_id_idx', columns: ["workspace_id","salary_structure_id","created_at","id"], unique: false, predicate: null },
  ],
  salary_components: [
    { name: 'salary_components_code_key', columns: ["workspace_id","code"], unique: true, predicate: null },
    { name: 'salary_components_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_components_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  salary_slips: [
    { name: 'salary_slips_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_slips_employee_id_idx', columns: ["workspace_id","employee_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_slips_payroll_entry_id_key', columns: ["workspace_id","payroll_entry_id"], unique: true, predicate: null },
    { name: 'salary_slips_payroll_run_id_idx', columns: ["workspace_id","payroll_run_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_slips_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  salary_structure_components: [
    { name: 'salary_structure_components_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'salary_structure_components_salary_component_id_key', columns: ["workspace_id","salary_component_id","salary_structure_id"], unique: true, predicate: null },
    { name: 'salary_structure_components_salary_structure_id_idx', columns: ["workspace_id","salary_structure_id","id"], unique: false, predicate: null },
  ],
  salary_structures: [
    { name: 'salary_structures_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'salary_structures_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'salary_structures_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  shifts: [
    { name: 'shifts_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'shifts_is_default_exclusive', columns: ["workspace_id"], unique: true, predicate: "is_default" },
    { name: 'shifts_name_key', columns: ["workspace_id","folded(name)"], unique: true, predicate: null },
    { name: 'shifts_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  stored_files: [
    { name: 'stored_files_pkey', columns: ["workspace_id","sha256"], unique: true, predicate: null },
    { name: 'stored_files_unused_idx', columns: ["begun_at"], unique: false, predicate: "uses = 0" },
  ],
  tax_openings: [
    { name: 'tax_openings_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'tax_openings_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'tax_openings_source_key', columns: ["workspace_id","employee_id","tax_year","source"], unique: true, predicate: "not deleted" },
    { name: 'tax_openings_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
  time_locks: [
    { name: 'time_locks_pkey', columns: ["workspace_id"], unique: true, predicate: null },
  ],
  webhook_attempts: [
    { name: 'webhook_attempts_delivery_idx', columns: ["workspace_id","webhook_delivery_id","created_at","id"], unique: false, predicate: null },
    { name: 'webhook_attempts_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
  ],
  webhook_deliveries: [
    { name: 'webhook_deliveries_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'webhook_deliveries_endpoint_idx', columns: ["workspace_id","webhook_endpoint_id","created_at","id"], unique: false, predicate: null },
    { name: 'webhook_deliveries_event_id_idx', columns: ["workspace_id","event_id"], unique: false, predicate: null },
    { name: 'webhook_deliveries_open_idx', columns: ["workspace_id","webhook_endpoint_id","next_attempt_at"], unique: false, predicate: "status = any (array['pending'::text, 'failed'::text])" },
    { name: 'webhook_deliveries_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'webhook_deliveries_tests_idx', columns: ["workspace_id","webhook_endpoint_id","next_attempt_at"], unique: false, predicate: "(status = any (array['pending'::text, 'failed'::text])) and event_type = 'webhook.test'::text" },
  ],
  webhook_endpoints: [
    { name: 'webhook_endpoints_created_at_idx', columns: ["workspace_id","created_at","id"], unique: false, predicate: null },
    { name: 'webhook_endpoints_pkey', columns: ["workspace_id","id"], unique: true, predicate: null },
    { name: 'webhook_endpoints_updated_at_idx', columns: ["workspace_id","updated_at"], unique: false, predicate: null },
  ],
}
