// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
export interface Listed {
  readonly operation: string
  readonly path: string
  /** What the ids start with. */
  readonly prefix?: string
  /** The fields of the name, which are joined by a space. */
  readonly title: readonly string[]
  /** The field that tells a record apart from others of the same name. */
  readonly code?: string
  readonly isSearched?: boolean
  /** It has no name of its own, and its list can be read by employee. */
  readonly isOfEmployee?: boolean
}

/** Where the records of each kind are listed, and which of their fields are their name. */
const listed = {
  Announcement: { operation: 'listAnnouncements', path: '/v1/announcements', prefix: 'ann', title: ['title'] },
  AnnouncementCategory: { operation: 'listAnnouncementCategories', path: '/v1/announcement_categories', prefix: 'anc', title: ['name'] },
  AnnouncementDraft: { operation: 'listAnnouncementDrafts', path: '/console/announcement_drafts', prefix: 'and', title: ['title'] },
  ApiKey: { operation: 'listApiKeys', path: '/console/api_keys', prefix: 'key', title: ['name'] },
  Approval: { operation: 'listApprovals', path: '/console/approvals', prefix: 'apv', title: ['id'], isOfEmployee: true },
  ApprovalDelegation: { operation: 'listApprovalDelegations', path: '/console/approval_delegations', prefix: 'adl', title: ['id'] },
  ApprovalPolicy: { operation: 'listApprovalPolicies', path: '/console/approval_policies', prefix: 'apy', title: ['name'] },
  Asset: { operation: 'listAssets', path: '/v1/assets', prefix: 'ast', title: ['name'], code: 'asset_tag' },
  AssetAssignment: { operation: 'listAssetAssignments', path: '/v1/asset_assignments', prefix: 'asg', title: ['id'], isOfEmployee: true },
  AssetAssignmentDetail: { operation: 'listAssetAssignmentDetails', path: '/console/asset_assignment_details', title: ['id'], isOfEmployee: true },
  AssetCategory: { operation: 'listAssetCategories', path: '/v1/asset_categories', prefix: 'acg', title: ['name'], code: 'code' },
  AttendanceDay: { operation: 'listAttendanceDays', path: '/console/attendance_days', title: ['id'] },
  AttendanceMonth: { operation: 'listAttendanceMonths', path: '/console/attendance_months', title: ['id'] },
  AttendanceRecord: { operation: 'listAttendanceRecords', path: '/v1/attendance_records', prefix: 'atr', title: ['date'] },
  AuditEntry: { operation: 'listAuditEntries', path: '/console/audit_entries', prefix: 'aud', title: ['id'] },
  BankAccountChange: { operation: 'listBankAccountChanges', path: '/console/bank_account_changes', prefix: 'bac', title: ['id'], isOfEmployee: true },
  Branch: { operation: 'listBranches', path: '/v1/branches', prefix: 'brn', title: ['name'], code: 'code' },
  BulkAction: { operation: 'listBulkActions', path: '/console/bulk_actions', prefix: 'bla', title: ['id'] },
  CalendarFeed: { operation: 'listCalendarFeeds', path: '/console/calendar_feeds', prefix: 'cfd', title: ['id'] },
  Candidate: { operation: 'listCandidates', path: '/v1/candidates', prefix: 'cnd', title: ['first_name', 'last_name'] },
  Colleague: { operation: 'getColleagues', path: '/console/colleagues', title: ['id'], isSearched: true },
  Comment: { operation: 'listComments', path: '/console/comments', prefix: 'cmt', title: ['id'] },
  CompanyBankAccount: { operation: 'listCompanyBankAccounts', path: '/console/company_bank_accounts', prefix: 'cba', title: ['bank_name'], code: 'account_title' },
  Department: { operation: 'listDepartments', path: '/v1/departments', prefix: 'dep', title: ['name'], code: 'code' },
  Designation: { operation: 'listDesignations', path: '/v1/designations', prefix: 'dsg', title: ['name'], code: 'code' },
  DocumentType: { operation: 'listDocumentTypes', path: '/v1/document_types', prefix: 'dty', title: ['name'], code: 'code' },
  Employee: { operation: 'listEmployeeMatches', path: '/console/employee_matches', prefix: 'emp', title: ['first_name', 'last_name'], code: 'employee_code', isSearched: true },
  EmployeeDocument: { operation: 'listEmployeeDocumentMatches', path: '/console/employee_document_matches', prefix: 'doc', title: ['title'], isSearched: true },
  EmployeeLawFact: { operation: 'listEmployeeLawFacts', path: '/console/employee_law_facts', prefix: 'elf', title: ['id'], isOfEmployee: true },
  EmployeeShift: { operation: 'listEmployeeShifts', path: '/v1/employee_shifts', prefix: 'esh', title: ['id'], isOfEmployee: true },
  EmploymentContract: { operation: 'listEmploymentContracts', path: '/v1/employment_contracts', prefix: 'ctr', title: ['contract_number', 'title'] },
  EmploymentContractDetail: { operation: 'listEmploymentContractDetails', path: '/console/employment_contract_details', title: ['id'], isOfEmployee: true },
  EmploymentType: { operation: 'listEmploymentTypes', path: '/v1/employment_types', prefix: 'ety', title: ['name'] },
  ExpenseCategory: { operation: 'listExpenseCategories', path: '/v1/expense_categories', prefix: 'exc', title: ['name'], code: 'code' },
  ExpenseClaim: { operation: 'listExpenseClaimMatches', path: '/console/expense_claim_matches', prefix: 'ecl', title: ['title'], code: 'claim_number', isSearched: true },
  ExpenseClaimItem: { operation: 'listExpenseClaimItems', path: '/v1/expense_claim_items', prefix: 'eci', title: ['id'] },
  ExpenseLimit: { operation: 'listExpenseLimits', path: '/console/expense_limits', prefix: 'exl', title: ['id'] },
  Export: { operation: 'listExports', path: '/console/exports', prefix: 'exp', title: ['id'] },
  FiscalYear: { operation: 'listFiscalYears', path: '/v1/fiscal_years', prefix: 'fyr', title: ['name'] },
  GeofencedSite: { operation: 'listGeofencedSites', path: '/v1/geofenced_sites', prefix: 'gfs', title: ['name'] },
  Holiday: { operation: 'listHolidays', path: '/v1/holidays', prefix: 'hol', title: ['name'] },
  HrLetter: { operation: 'listHrLetters', path: '/v1/hr_letters', prefix: 'hrl', title: ['reference_number'] },
  HrLetterRequest: { operation: 'listHrLetterRequests', path: '/v1/hr_letter_requests', prefix: 'lrq', title: ['id'], isOfEmployee: true },
  Import: { operation: 'listImports', path: '/console/imports', prefix: 'imp', title: ['file_name'] },
  Invitation: { operation: 'listInvitations', path: '/console/invitations', prefix: 'inv', title: ['name'] },
  JobApplication: { operation: 'listJobApplications', path: '/v1/job_applications', prefix: 'jap', title: ['id'] },
  JobChange: { operation: 'listJobChanges', path: '/console/job_changes', prefix: 'jch', title: ['effective_from'] },
  JobOpening: { operation: 'listJobOpenings', path: '/v1/job_openings', prefix: 'jop', title: ['title'], code: 'code' },
  LatePunch: { operation: 'listLatePunches', path: '/console/late_punches', prefix: 'ltp', title: ['id'], isOfEmployee: true },
  LawValue: { operation: 'listLawValues', path: '/console/law_values', prefix: 'lva', title: ['id'] },
  LeaveApplication: { operation: 'listLeaveApplications', path: '/v1/leave_applications', prefix: 'lap', title: ['from_date'] },
  LeaveBalance: { operation: 'listLeaveBalances', path: '/v1/leave_balances', prefix: 'lal', title: ['id'], isOfEmployee: true },
  LeaveEncashment: { operation: 'listLeaveEncashments', path: '/console/leave_encashments', prefix: 'lec', title: ['id'], isOfEmployee: true },
  LeaveGroup: { operation: 'listLeaveGroups', path: '/v1/leave_groups', prefix: 'lgr', title: ['name'] },
  LeaveOverdraft: { operation: 'listLeaveOverdrafts', path: '/console/leave_overdrafts', prefix: 'lod', title: ['id'], isOfEmployee: true },
  LeavePolicy: { operation: 'listLeavePolicies', path: '/v1/leave_policies', prefix: 'lpo', title: ['id'] },
  LeaveType: { operation: 'listLeaveTypes', path: '/v1/leave_types', prefix: 'lty', title: ['name'], code: 'code' },
  LetterTemplate: { operation: 'listLetterTemplates', path: '/console/letter_templates', prefix: 'ltt', title: ['id'] },
  ListView: { operation: 'listListViews', path: '/console/list_views', prefix: 'lvw', title: ['id'] },
  Loan: { operation: 'listLoans', path: '/v1/loans', prefix: 'lon', title: ['loan_number'] },
  LoanInstallment: { operation: 'listLoanInstallments', path: '/v1/loan_installments', prefix: 'lni', title: ['id'], isOfEmployee: true },
  LoanType: { operation: 'listLoanTypes', path: '/v1/loan_types', prefix: 'lnt', title: ['name'], code: 'code' },
  Member: { operation: 'listMembers', path: '/console/members', prefix: 'mbr', title: ['name'] },
  Message: { operation: 'listMessages', path: '/console/messages', prefix: 'msg', title: ['title'] },
  Notification: { operation: 'listNotifications', path: '/console/notifications', prefix: 'ntf', title: ['id'] },
  OvertimeRequest: { operation: 'listOvertimeRequests', path: '/v1/overtime_requests', prefix: 'otr', title: ['date'] },
  PayGrade: { operation: 'listPayGrades', path: '/v1/pay_grades', prefix: 'pgr', title: ['name'] },
  PayrollAdjustment: { operation: 'listPayrollAdjustments', path: '/console/payroll_adjustments', prefix: 'pad', title: ['id'], isOfEmployee: true },
  PayrollBankFile: { operation: 'listPayrollBankFiles', path: '/console/payroll_bank_files', prefix: 'pbf', title: ['id'] },
  PayrollCorrection: { operation: 'listPayrollCorrections', path: '/console/payroll_corrections', prefix: 'pco', title: ['date'] },
  PayrollEntry: { operation: 'listPayrollEntries', path: '/v1/payroll_entries', prefix: 'pen', title: ['id'], isOfEmployee: true },
  PayrollEntryComponent: { operation: 'listPayrollEntryComponents', path: '/v1/payroll_entry_components', prefix: 'pec', title: ['id'] },
  PayrollEntryDetail: { operation: 'listPayrollEntryDetails', path: '/console/payroll_entry_details', title: ['id'], isOfEmployee: true },
  PayrollGlCode: { operation: 'listPayrollGlCodes', path: '/console/payroll_gl_codes', prefix: 'pgl', title: ['gl_code'] },
  PayrollOperation: { operation: 'listPayrollOperations', path: '/console/payroll_operations', prefix: 'pop', title: ['id'] },
  PayrollPayment: { operation: 'listPayrollPayments', path: '/console/payroll_payments', prefix: 'ppm', title: ['id'], isOfEmployee: true },
  PayrollPaymentBatch: { operation: 'listPayrollPaymentBatches', path: '/console/payroll_payment_batches', prefix: 'ppb', title: ['number'] },
  PayrollRun: { operation: 'listPayrollRuns', path: '/v1/payroll_runs', prefix: 'prn', title: ['month', 'year'] },
  PayrollRunDetail: { operation: 'listPayrollRunDetails', path: '/console/payroll_run_details', title: ['id'] },
  Payslip: { operation: 'listPayslips', path: '/console/payslips', title: ['id'], isOfEmployee: true },
  ProfileChange: { operation: 'listProfileChanges', path: '/console/profile_changes', prefix: 'pch', title: ['id'], isOfEmployee: true },
  Punch: { operation: 'listPunches', path: '/v1/punches', prefix: 'pun', title: ['id'], isOfEmployee: true },
  RecordChange: { operation: 'listRecordChanges', path: '/console/record_changes', prefix: 'rch', title: ['id'], isOfEmployee: true },
  Regularisation: { operation: 'listRegularisations', path: '/v1/regularisations', prefix: 'reg', title: ['date'] },
  RestDaySwap: { operation: 'listRestDaySwaps', path: '/v1/rest_day_swaps', prefix: 'rds', title: ['rest_date'] },
  Role: { operation: 'listRoles', path: '/console/roles', prefix: 'rol', title: ['name'] },
  SalaryAssignment: { operation: 'listSalaryAssignments', path: '/v1/salary_assignments', prefix: 'sas', title: ['effective_from'] },
  SalaryComponent: { operation: 'listSalaryComponents', path: '/v1/salary_components', prefix: 'scm', title: ['name'], code: 'code' },
  SalarySlip: { operation: 'listSalarySlips', path: '/v1/salary_slips', prefix: 'slp', title: ['slip_number'] },
  SalarySlipDetail: { operation: 'listSalarySlipDetails', path: '/console/salary_slip_details', title: ['id'], isOfEmployee: true },
  SalaryStructure: { operation: 'listSalaryStructures', path: '/v1/salary_structures', prefix: 'sst', title: ['name'] },
  SalaryStructureComponent: { operation: 'listSalaryStructureComponents', path: '/v1/salary_structure_components', prefix: 'ssc', title: ['id'] },
  Shift: { operation: 'listShifts', path: '/v1/shifts', prefix: 'shf', title: ['name'] },
  TaxOpening: { operation: 'listTaxOpenings', path: '/console/tax_openings', prefix: 'top', title: ['id'], isOfEmployee: true },
  WebhookDelivery: { operation: 'listWebhookDeliveries', path: '/v1/webhook_deliveries', prefix: 'dlv', title: ['id'] },
  WebhookEndpoint: { operation: 'listWebhookEndpoints', path: '/v1/webhook_endpoints', prefix: 'whe', title: ['url'] },
} as const satisfies Readonly<Record<string, Listed>>

/** The schema of a record that has a list. */
export type Kind = keyof typeof listed

/** The operation that lists the records of a kind. */
export type ListOf<Of extends Kind> = (typeof listed)[Of]['operation']

export const listOf = <Of extends Kind>(kind: Of): ListOf<Of> => listed[kind].operation

/** By the kind, where it is not known before. */
export const references: Readonly<Record<string, Listed>> = listed
