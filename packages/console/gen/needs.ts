// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
/**
 * What is asked for, and by which operations: rights, of which a + b are both needed and a | b one of them; after @ the
 * tag that the plan has to include; ! for a write; after ~ who may ask for it besides: o whoever works here, about
 * themselves, t whoever has reports, about all of them, and l whoever has left. The operations are written as
 * records/operation-ids.ts reads them: every page loads this.
 */
export const needs: Readonly<Record<string, string>> = {
  '@me': 'get',
  '@company': 'get',
  '@sandbox': 'get',
  'org:write@sandbox!': 'moveSandboxClock reset',
  'webhooks:manage@sandbox!': 'trigger',
  'org:read|leave:read|payroll:read@fiscal_years~o': 'list* get',
  'employees:read@employees~ot': 'list* get',
  'employees:write@employees!': 'create delete update',
  'employees:read@employee_addresses~o': 'list*',
  'employees:write@employee_addresses!': 'create delete update',
  'employees:read@employee_dependants~o': 'list*',
  'employees:write@employee_dependants!': 'create delete update',
  'employees:read@employee_contacts~o': 'list*',
  'employees:write@employee_contacts!': 'create delete update',
  'employees.sensitive:read@employee_bank_accounts~o': 'list*',
  'employees.sensitive:read@employee_bank_accounts': 'get',
  'employees.sensitive:read@employee_compensation': 'get',
  'org:read@departments': 'list* get',
  'org:write@departments!': 'create update',
  'org:read@designations': 'list* get',
  'org:write@designations!': 'create update',
  'org:read@branches': 'list* get',
  'org:write@branches!': 'create update',
  'org:read@employment_types': 'list* get',
  'org:write@employment_types!': 'create update',
  'org:read@pay_grades': 'list* get',
  'org:write@pay_grades!': 'create update',
  'org:read@shifts': 'list* get',
  'org:write@shifts!': 'create update',
  'org:read@holidays~o': 'list* get',
  'org:write@holidays!': 'create update',
  'leave:read@leave_types~o': 'list* get',
  'leave:read@leave_policies': 'list* get',
  'leave:read@leave_groups': 'list* get',
  'leave:read@leave_balances~ot': 'list* get',
  'leave:read@leave_applications~ot': 'list* get',
  'leave:write@leave_applications!~o': 'create cancel',
  'leave:write@leave_applications!': 'approve reject',
  'attendance:read@attendance_records~ot': 'list* get',
  'attendance:write@attendance_records!': 'create update',
  'attendance:read@punches~ot': 'list* get',
  'attendance:write@punches!~o': 'create',
  'attendance:read@overtime_requests~ot': 'list* get',
  'attendance:write@overtime_requests!~o': 'create cancel',
  'attendance:write@overtime_requests!': 'approve reject',
  'attendance:read@regularisations~ot': 'list* get',
  'attendance:write@regularisations!~o': 'create cancel',
  'attendance:write@regularisations!': 'approve reject',
  'attendance:read@rest_day_swaps': 'list* get',
  'attendance:write@rest_day_swaps!': 'create cancel',
  'attendance:read@employee_shifts': 'list* get',
  'attendance:write@employee_shifts!': 'create',
  'attendance:read@geofenced_sites': 'list* get',
  'attendance:write@geofenced_sites!': 'create update',
  'attendance:read@attendance_settings~o': 'get*',
  'payroll:read@salary_components': 'list* get',
  'payroll:read@salary_structures': 'list* get',
  'payroll:read@salary_structure_components': 'list* get',
  'payroll:read@salary_assignments': 'list* get',
  'payroll:read@payroll_runs': 'list* get',
  'payroll:read@payroll_entries~ol': 'list* get',
  'payroll:read@payroll_entry_components~ol': 'list* get',
  'payroll:read@salary_slips~ol': 'list* get',
  'payroll:read@loan_types~o': 'list* get',
  'payroll:read@loans~o': 'list* get',
  'payroll:read@loan_installments~o': 'list* get',
  'expenses:read@expense_categories~o': 'list* get',
  'expenses:read@expense_claims~o': 'list* get',
  'expenses:read@expense_claim_items~o': 'list* get',
  'assets:read@asset_categories~o': 'list* get',
  'assets:read@assets': 'list* get',
  'assets:read@asset_assignments~o': 'list* get',
  'announcements:read@announcement_categories~o': 'list* get',
  'announcements:read@announcements~o': 'list* get',
  'recruitment:read@job_openings': 'list* get',
  'recruitment:write@job_openings!': 'create update',
  'recruitment:read@candidates': 'list* get',
  'recruitment:write@candidates!': 'create update',
  'recruitment:read@job_applications': 'list* get',
  'recruitment:write@job_applications!': 'create update',
  'documents:read@document_types~o': 'list* get',
  'documents:read@employee_documents~ot': 'list* get',
  'documents:write@employee_documents!': 'create update verify reject',
  'documents:read@employee_documents~o': 'getEmployeeDocumentContent',
  'documents:read@employment_contracts': 'list* get',
  'documents:read@hr_letter_requests~o': 'list* get',
  'documents:read@hr_letters~ol': 'list* get',
  'webhooks:manage@events': 'get*',
  'webhooks:manage@webhook_endpoints': 'list* get getWebhookEndpointSecret',
  'webhooks:manage@webhook_endpoints!': 'create delete update rotateWebhookEndpointSecret test replay',
  'webhooks:manage@webhook_deliveries': 'list* get',
  'webhooks:manage@webhook_deliveries!': 'replay',
  'webhooks:manage@webhook_attempts': 'list*',
  'workspace.manage@company!': 'update',
  'leave.manage@fiscal_years!': 'close',
  '@names': 'get*',
  'leave:write|attendance:write|attendance.manage|expenses.manage|loans.manage|documents:read|documents:write|documents.manage|payroll.manage|payroll.approve|members.manage|webhooks:manage|api.manage@pending_work': 'get',
  'salaries.manage|leave.manage|org:write@country_templates': 'get*',
  'salaries.manage|leave.manage|org:write@country_templates!': 'apply',
  'employees:write|leave.manage|members.manage|org:write|payroll.manage|salaries.manage|workspace.manage@setup': 'get',
  'leave.manage@employees!': 'assignEmployeeLeaveGroup',
  'members.manage@employees!': 'invite',
  'employees:read@employee_matches': 'list*',
  'employees:read@employee_photos~o': 'get',
  'employees:write@employee_photos!': 'store delete',
  'employees:read@colleagues~o': 'get* get getColleaguePhoto',
  'employees:read@job_changes': 'list* get',
  'employees:write@job_changes!': 'create preview delete update',
  'employees:read+org:read@headcount': 'get',
  'salaries.manage@employee_bank_accounts!': 'create delete update',
  'salaries.manage@employee_compensation!': 'update',
  'leave.manage@leave_types!': 'create update',
  'leave.manage@leave_policies!': 'create update',
  'leave.manage@leave_groups!': 'create update assignLeaveGroupTypes',
  'leave.manage@leave_balances!': 'adjust',
  'leave.manage@leave_balances': 'getLeaveBalanceExplanation',
  'leave.manage@leave_encashments': 'list* get',
  'leave.manage@leave_encashments!': 'create cancel',
  'leave.manage@leave_overdrafts': 'list*',
  'leave.manage@leave_applications': 'getLeaveApplicationExplanation',
  'leave.manage@leave_applications!': 'shorten',
  'leave:read+employees:read+org:read@leave_calendar': 'get',
  'attendance.manage@attendance_records': 'getAttendanceRecordExplanation',
  'attendance.manage|payroll.manage@late_punches': 'list*',
  'attendance.manage|payroll.manage@late_punches!': 'dismiss',
  'attendance:read+employees:read@attendance_months': 'list*',
  'attendance:read+employees:read@attendance_days~ot': 'list*',
  'attendance.manage@attendance_settings!': 'update*',
  'salaries.manage@salary_components!': 'create update',
  'salaries.manage@salary_components': 'getSalaryComponentFormula',
  'salaries.manage@salary_structures!': 'create update',
  'salaries.manage@salary_structure_components!': 'create delete update',
  'salaries.manage@salary_structure_components': 'getSalaryStructureComponentFormula',
  'salaries.manage@salary_assignments!': 'create preview delete update',
  'salaries.manage@salary_assignments': 'getSalaryAssignmentPackage',
  'payroll.manage@payroll_runs!': 'create delete update process reopen',
  'payroll.manage|payroll.approve@payroll_runs': 'getPayrollRunPreview',
  'payroll.manage|payroll.approve@payroll_runs!': 'verify',
  'payroll.approve@payroll_runs!': 'approve lock',
  'payroll.manage|payroll.approve@payroll_entries': 'getPayrollEntryExplanation',
  'payroll.manage@payroll_entries!': 'hold release acknowledge',
  'payroll.manage|payroll.approve@payroll_run_details': 'list* get',
  'payroll.manage|payroll.approve@payroll_operations': 'list* get',
  'payroll.manage|payroll.approve@payroll_entry_details': 'list* get',
  'payroll.manage@payroll_imports!': 'create delete update',
  'payroll.manage|payroll.approve@payroll_payment_batches': 'list* get',
  'payroll.manage@payroll_payment_batches!': 'create cancel',
  'payroll.approve@payroll_payment_batches!': 'record',
  'payroll.manage|payroll.approve@payroll_payments': 'list* get',
  'payroll.approve@payroll_payments!': 'fail',
  'payroll.manage+employees.sensitive:read|payroll.approve+employees.sensitive:read@payroll_bank_files': 'getPayrollBankFileContent',
  'payroll.manage@payroll_bank_files!': 'create',
  'payroll.approve@payroll_bank_files!': 'recordPayrollBankFileStatuses',
  'payroll.manage|payroll.approve@payroll_bank_files': 'list* get',
  'payroll.manage|payroll.approve@company_bank_accounts': 'list* get',
  'payroll.approve@company_bank_accounts!': 'create update',
  'payroll.manage@payroll_gl_codes': 'list* get',
  'payroll.manage@payroll_gl_codes!': 'create update',
  'payroll.manage@pay_changes!': 'preview',
  'payroll:read+employees:write@employment_ends!': 'preview',
  'payroll.manage|payroll.approve@payroll_variances': 'get list*',
  'payroll.manage+employees:read|payroll.approve+employees:read@payroll_register': 'list',
  'payroll.manage|payroll.approve@payroll_register': 'getPayrollRegisterTotals',
  'payroll.manage|payroll.approve@payroll_readiness': 'get',
  'payroll.manage+org:read|payroll.approve+org:read@payroll_costs': 'get',
  'payroll.manage|payroll.approve@payroll_costs': 'get*',
  'payroll:read+employees:read@salary_slips~ol': 'getSalarySlipContent',
  'payroll:read+employees:read@salary_slip_details': 'list* get',
  'payroll:read@payslips~ol': 'list* get',
  'payroll:read@payslips~o': 'getPayslipChange getPayslipYears',
  'payroll.manage@payroll_settings': 'get*',
  'payroll.manage@payroll_settings!': 'update*',
  'payroll.manage@payroll_adjustments': 'list* get',
  'payroll.manage@payroll_adjustments!': 'create update cancel',
  'payroll.manage@payroll_corrections': 'list* get',
  'payroll.manage@payroll_corrections!': 'create cancel',
  'payroll.manage@employee_law_facts': 'list* get',
  'payroll.manage@employee_law_facts!': 'create delete update',
  'payroll.manage@tax_openings': 'list* get',
  'payroll.manage@tax_openings!': 'create delete update',
  'payroll.manage|payroll:read+employees:read@tax_certificates~ol': 'get getTaxCertificateYears',
  'payroll.manage|payroll.approve|audit.read@law_parameters': 'get*',
  'payroll.manage@law_values': 'list* get',
  'payroll.manage@law_values!': 'create delete update',
  'loans.manage@loan_types!': 'create update',
  'loans.manage@loans!': 'create preview approve reject cancel disburse reschedule settle writeLoanOff',
  'loans.manage@loans': 'getLoanExplanation getLoanBalances',
  'workspace.manage@employee_numbering': 'get',
  'workspace.manage@employee_numbering!': 'update',
  'workspace.manage@employee_defaults': 'get*',
  'workspace.manage@employee_defaults!': 'update*',
  'loans.manage@loan_numbering': 'get',
  'loans.manage@loan_numbering!': 'update',
  'loans.manage@loan_installments!': 'waive defer',
  'expenses.manage@expense_categories!': 'create update',
  'expenses.manage@expense_limits': 'list* get',
  'expenses.manage@expense_limits!': 'create delete update',
  'expenses.manage|expenses.request@expense_claims!~o': 'create update submit revise cancel',
  'expenses.manage@expense_claims!': 'approve reject pay handExpenseClaimOver recall',
  'expenses:read@expense_claim_matches': 'list*',
  'expenses.manage@expense_claim_numbering': 'get',
  'expenses.manage@expense_claim_numbering!': 'update',
  'expenses.manage|expenses.request@expense_claim_items!~o': 'create delete update',
  'expenses.manage|expenses.request@expense_receipts~o': 'get',
  'expenses.manage|expenses.request@expense_receipts!~o': 'store delete',
  'assets.manage@asset_categories!': 'create update',
  'assets.manage@assets!': 'create update repair restore retire',
  'assets.manage@asset_assignments!': 'create update acknowledge return lose',
  'assets.manage@asset_assignment_details': 'list*',
  'announcements.manage@announcement_categories!': 'create update',
  'announcements.manage@announcement_drafts': 'list* get',
  'announcements.manage@announcement_drafts!': 'create delete update publish withdraw',
  'announcements.manage@announcements!': 'update expire',
  'announcements.manage|announcements.request@announcements!~o': 'acknowledge',
  'recruitment.manage@candidates!': 'hire anonymise',
  'documents.manage@document_types!': 'create update',
  'documents.manage@employee_documents!': 'delete',
  'documents:read@employee_document_matches': 'list*',
  'documents.manage@employment_contract_numbering': 'get',
  'documents.manage@employment_contract_numbering!': 'update',
  'documents.manage@employment_contracts!': 'create update send sign cancel terminate renew',
  'documents.manage@employment_contract_details': 'list*',
  'documents.manage@employment_contract_files': 'get',
  'documents.manage@employment_contract_files!': 'store delete',
  'documents.manage@letter_templates': 'list* get',
  'documents.manage@letter_templates!': 'create update retire preview',
  'documents.manage|letters.request@hr_letter_requests!~o': 'create cancel',
  'documents.manage@hr_letter_requests!': 'approve reject issue',
  'documents.manage@hr_letters!': 'create revoke',
  'documents.manage@hr_letters': 'getHrLetterText',
  'documents.manage|letters.request@hr_letters~ol': 'getHrLetterContent',
  'documents.manage|workspace.manage@letterhead': 'get',
  'workspace.manage@letterhead!': 'update',
  'documents.manage|workspace.manage@letterhead_logo': 'get',
  'workspace.manage@letterhead_logo!': 'store delete',
  'documents.manage|workspace.manage@letterhead_preview': 'get',
  'api.manage@webhook_endpoints!': 'enable',
  'webhooks:manage|api.manage@webhook_activity': 'get',
  'api.manage@messages': 'list*',
  'api.manage@messages!': 'read',
  '@notifications': 'list*',
  '@notifications!': 'read*',
  '@notification_settings': 'get*',
  '@notification_settings!': 'update*',
  '@sessions!': 'open revoke* delete verify prove switch',
  '@sessions': 'get',
  '@accounts': 'get',
  '@accounts!': 'changeAccountPassword issueAccountTotp verifyAccountTotp issueAccountRecoveryCodes',
  '@passkeys!': 'issuePasskeySignIn issuePasskeyProof create issuePasskeyRegistration delete update',
  'members.manage@invitations': 'list*',
  'members.manage@invitations!': 'create send revoke',
  '@invitations!': 'read accept',
  'members.manage@members': 'list* get',
  'members.manage@members!': 'delete update',
  'members.manage@roles': 'list* get',
  'members.manage@roles!': 'create delete update',
  'api.manage@api_keys': 'list*',
  'api.manage@api_keys!': 'issue revoke',
  'api.manage@service_tokens': 'list* get',
  'api.manage@service_tokens!': 'issue update rotate revoke',
  '@exports': 'list* get getExportContent',
  '@exports!': 'create cancel',
  'audit.read@audit_entries': 'list*',
  '@record_changes': 'list*',
  '@list_views': 'list*',
  '@list_views!': 'create delete update',
  '@list_counts': 'get',
  'members.manage@sign_on': 'get',
  'members.manage@sign_on!': 'change delete',
  '@sign_on!': 'begin prove finish verify',
  'employees:write|leave.manage|attendance:write|payroll.manage@imports': 'list* get getImportErrors',
  'employees:write|leave.manage|attendance:write|payroll.manage@imports!': 'create preview apply revise cancel',
  'employees:write|leave.manage|attendance:write|payroll.manage@import_rows': 'list*',
  'employees:write|leave.manage|attendance:write|payroll.manage@import_templates': 'get',
  '@bulk_actions': 'list* get',
  '@bulk_actions!': 'create cancel',
  '@bulk_action_items': 'list*',
  '@comments': 'list*',
  '@comments!': 'create delete',
  '@calendar_feeds': 'list*',
  '@calendar_feeds!': 'create revoke',
  'salaries.manage|employees.sensitive:read@bank_account_changes~o': 'list* get',
  'profile.request@bank_account_changes!~o': 'create',
  'salaries.manage@bank_account_changes!': 'approve reject',
  'profile.request|salaries.manage@bank_account_changes!~o': 'withdraw freeze',
  '@bank_account_changes!': 'stop',
  'employees:write|profile.request@profile_changes~o': 'list* get',
  'profile.request@profile_changes!~o': 'create',
  'employees:write@profile_changes!': 'approve reject',
  'profile.request|employees:write@profile_changes!~o': 'withdraw',
  '@approvals': 'list* get',
  '@approvals!': 'approve reject',
  'approvals.manage@approvals!': 'reroute',
  'approvals.manage@approval_policies': 'list* get',
  'approvals.manage@approval_policies!': 'create preview update',
  '@approval_delegations': 'list*',
  '@approval_delegations!': 'create revoke',
}

export type OperationId =
  | 'getMe'
  | 'getCompany'
  | 'getSandbox'
  | 'moveSandboxClock'
  | 'resetSandbox'
  | 'triggerSandbox'
  | 'listFiscalYears'
  | 'getFiscalYear'
  | 'listEmployees'
  | 'createEmployee'
  | 'getEmployee'
  | 'deleteEmployee'
  | 'updateEmployee'
  | 'listEmployeeAddresses'
  | 'createEmployeeAddress'
  | 'deleteEmployeeAddress'
  | 'updateEmployeeAddress'
  | 'listEmployeeDependants'
  | 'createEmployeeDependant'
  | 'deleteEmployeeDependant'
  | 'updateEmployeeDependant'
  | 'listEmployeeContacts'
  | 'createEmployeeContact'
  | 'deleteEmployeeContact'
  | 'updateEmployeeContact'
  | 'listEmployeeBankAccounts'
  | 'getEmployeeBankAccount'
  | 'getEmployeeCompensation'
  | 'listDepartments'
  | 'createDepartment'
  | 'getDepartment'
  | 'updateDepartment'
  | 'listDesignations'
  | 'createDesignation'
  | 'getDesignation'
  | 'updateDesignation'
  | 'listBranches'
  | 'createBranch'
  | 'getBranch'
  | 'updateBranch'
  | 'listEmploymentTypes'
  | 'createEmploymentType'
  | 'getEmploymentType'
  | 'updateEmploymentType'
  | 'listPayGrades'
  | 'createPayGrade'
  | 'getPayGrade'
  | 'updatePayGrade'
  | 'listShifts'
  | 'createShift'
  | 'getShift'
  | 'updateShift'
  | 'listHolidays'
  | 'createHoliday'
  | 'getHoliday'
  | 'updateHoliday'
  | 'listLeaveTypes'
  | 'getLeaveType'
  | 'listLeavePolicies'
  | 'getLeavePolicy'
  | 'listLeaveGroups'
  | 'getLeaveGroup'
  | 'listLeaveBalances'
  | 'getLeaveBalance'
  | 'listLeaveApplications'
  | 'createLeaveApplication'
  | 'getLeaveApplication'
  | 'approveLeaveApplication'
  | 'rejectLeaveApplication'
  | 'cancelLeaveApplication'
  | 'listAttendanceRecords'
  | 'createAttendanceRecord'
  | 'getAttendanceRecord'
  | 'updateAttendanceRecord'
  | 'listPunches'
  | 'createPunch'
  | 'getPunch'
  | 'listOvertimeRequests'
  | 'createOvertimeRequest'
  | 'getOvertimeRequest'
  | 'approveOvertimeRequest'
  | 'rejectOvertimeRequest'
  | 'cancelOvertimeRequest'
  | 'listRegularisations'
  | 'createRegularisation'
  | 'getRegularisation'
  | 'approveRegularisation'
  | 'rejectRegularisation'
  | 'cancelRegularisation'
  | 'listRestDaySwaps'
  | 'createRestDaySwap'
  | 'getRestDaySwap'
  | 'cancelRestDaySwap'
  | 'listEmployeeShifts'
  | 'createEmployeeShift'
  | 'getEmployeeShift'
  | 'listGeofencedSites'
  | 'createGeofencedSite'
  | 'getGeofencedSite'
  | 'updateGeofencedSite'
  | 'getAttendanceSettings'
  | 'listSalaryComponents'
  | 'getSalaryComponent'
  | 'listSalaryStructures'
  | 'getSalaryStructure'
  | 'listSalaryStructureComponents'
  | 'getSalaryStructureComponent'
  | 'listSalaryAssignments'
  | 'getSalaryAssignment'
  | 'listPayrollRuns'
  | 'getPayrollRun'
  | 'listPayrollEntries'
  | 'getPayrollEntry'
  | 'listPayrollEntryComponents'
  | 'getPayrollEntryComponent'
  | 'listSalarySlips'
  | 'getSalarySlip'
  | 'listLoanTypes'
  | 'getLoanType'
  | 'listLoans'
  | 'getLoan'
  | 'listLoanInstallments'
  | 'getLoanInstallment'
  | 'listExpenseCategories'
  | 'getExpenseCategory'
  | 'listExpenseClaims'
  | 'getExpenseClaim'
  | 'listExpenseClaimItems'
  | 'getExpenseClaimItem'
  | 'listAssetCategories'
  | 'getAssetCategory'
  | 'listAssets'
  | 'getAsset'
  | 'listAssetAssignments'
  | 'getAssetAssignment'
  | 'listAnnouncementCategories'
  | 'getAnnouncementCategory'
  | 'listAnnouncements'
  | 'getAnnouncement'
  | 'listJobOpenings'
  | 'createJobOpening'
  | 'getJobOpening'
  | 'updateJobOpening'
  | 'listCandidates'
  | 'createCandidate'
  | 'getCandidate'
  | 'updateCandidate'
  | 'listJobApplications'
  | 'createJobApplication'
  | 'getJobApplication'
  | 'updateJobApplication'
  | 'listDocumentTypes'
  | 'getDocumentType'
  | 'listEmployeeDocuments'
  | 'createEmployeeDocument'
  | 'getEmployeeDocument'
  | 'updateEmployeeDocument'
  | 'getEmployeeDocumentContent'
  | 'verifyEmployeeDocument'
  | 'rejectEmployeeDocument'
  | 'listEmploymentContracts'
  | 'getEmploymentContract'
  | 'listHrLetterRequests'
  | 'getHrLetterRequest'
  | 'listHrLetters'
  | 'getHrLetter'
  | 'getEvents'
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'getWebhookEndpointSecret'
  | 'rotateWebhookEndpointSecret'
  | 'testWebhookEndpoint'
  | 'replayWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'getWebhookDelivery'
  | 'replayWebhookDelivery'
  | 'listWebhookAttempts'
  | 'updateCompany'
  | 'closeFiscalYear'
  | 'getNames'
  | 'getPendingWork'
  | 'getCountryTemplates'
  | 'applyCountryTemplate'
  | 'getSetup'
  | 'assignEmployeeLeaveGroup'
  | 'inviteEmployee'
  | 'listEmployeeMatches'
  | 'getEmployeePhoto'
  | 'storeEmployeePhoto'
  | 'deleteEmployeePhoto'
  | 'getColleagues'
  | 'getColleague'
  | 'getColleaguePhoto'
  | 'listJobChanges'
  | 'createJobChange'
  | 'previewJobChange'
  | 'getJobChange'
  | 'deleteJobChange'
  | 'updateJobChange'
  | 'getHeadcount'
  | 'createEmployeeBankAccount'
  | 'deleteEmployeeBankAccount'
  | 'updateEmployeeBankAccount'
  | 'updateEmployeeCompensation'
  | 'createLeaveType'
  | 'updateLeaveType'
  | 'createLeavePolicy'
  | 'updateLeavePolicy'
  | 'createLeaveGroup'
  | 'updateLeaveGroup'
  | 'assignLeaveGroupTypes'
  | 'adjustLeaveBalance'
  | 'getLeaveBalanceExplanation'
  | 'listLeaveEncashments'
  | 'createLeaveEncashment'
  | 'getLeaveEncashment'
  | 'cancelLeaveEncashment'
  | 'listLeaveOverdrafts'
  | 'getLeaveApplicationExplanation'
  | 'shortenLeaveApplication'
  | 'getLeaveCalendar'
  | 'getAttendanceRecordExplanation'
  | 'listLatePunches'
  | 'dismissLatePunch'
  | 'listAttendanceMonths'
  | 'listAttendanceDays'
  | 'updateAttendanceSettings'
  | 'createSalaryComponent'
  | 'updateSalaryComponent'
  | 'getSalaryComponentFormula'
  | 'createSalaryStructure'
  | 'updateSalaryStructure'
  | 'createSalaryStructureComponent'
  | 'deleteSalaryStructureComponent'
  | 'updateSalaryStructureComponent'
  | 'getSalaryStructureComponentFormula'
  | 'createSalaryAssignment'
  | 'previewSalaryAssignment'
  | 'deleteSalaryAssignment'
  | 'updateSalaryAssignment'
  | 'getSalaryAssignmentPackage'
  | 'createPayrollRun'
  | 'deletePayrollRun'
  | 'updatePayrollRun'
  | 'getPayrollRunPreview'
  | 'verifyPayrollRun'
  | 'processPayrollRun'
  | 'reopenPayrollRun'
  | 'approvePayrollRun'
  | 'lockPayrollRun'
  | 'getPayrollEntryExplanation'
  | 'holdPayrollEntry'
  | 'releasePayrollEntry'
  | 'acknowledgePayrollEntry'
  | 'listPayrollRunDetails'
  | 'getPayrollRunDetail'
  | 'listPayrollOperations'
  | 'getPayrollOperation'
  | 'listPayrollEntryDetails'
  | 'getPayrollEntryDetail'
  | 'createPayrollImport'
  | 'deletePayrollImport'
  | 'updatePayrollImport'
  | 'listPayrollPaymentBatches'
  | 'createPayrollPaymentBatch'
  | 'getPayrollPaymentBatch'
  | 'recordPayrollPaymentBatch'
  | 'cancelPayrollPaymentBatch'
  | 'listPayrollPayments'
  | 'getPayrollPayment'
  | 'failPayrollPayment'
  | 'getPayrollBankFileContent'
  | 'createPayrollBankFile'
  | 'recordPayrollBankFileStatuses'
  | 'listPayrollBankFiles'
  | 'getPayrollBankFile'
  | 'listCompanyBankAccounts'
  | 'createCompanyBankAccount'
  | 'getCompanyBankAccount'
  | 'updateCompanyBankAccount'
  | 'listPayrollGlCodes'
  | 'createPayrollGlCode'
  | 'getPayrollGlCode'
  | 'updatePayrollGlCode'
  | 'previewPayChange'
  | 'previewEmploymentEnd'
  | 'getPayrollVariance'
  | 'listPayrollVariances'
  | 'listPayrollRegister'
  | 'getPayrollRegisterTotals'
  | 'getPayrollReadiness'
  | 'getPayrollCost'
  | 'getPayrollCosts'
  | 'getSalarySlipContent'
  | 'listSalarySlipDetails'
  | 'getSalarySlipDetail'
  | 'listPayslips'
  | 'getPayslip'
  | 'getPayslipChange'
  | 'getPayslipYears'
  | 'getPayrollSettings'
  | 'updatePayrollSettings'
  | 'listPayrollAdjustments'
  | 'createPayrollAdjustment'
  | 'getPayrollAdjustment'
  | 'updatePayrollAdjustment'
  | 'cancelPayrollAdjustment'
  | 'listPayrollCorrections'
  | 'createPayrollCorrection'
  | 'getPayrollCorrection'
  | 'cancelPayrollCorrection'
  | 'listEmployeeLawFacts'
  | 'createEmployeeLawFact'
  | 'getEmployeeLawFact'
  | 'deleteEmployeeLawFact'
  | 'updateEmployeeLawFact'
  | 'listTaxOpenings'
  | 'createTaxOpening'
  | 'getTaxOpening'
  | 'deleteTaxOpening'
  | 'updateTaxOpening'
  | 'getTaxCertificate'
  | 'getTaxCertificateYears'
  | 'getLawParameters'
  | 'listLawValues'
  | 'createLawValue'
  | 'getLawValue'
  | 'deleteLawValue'
  | 'updateLawValue'
  | 'createLoanType'
  | 'updateLoanType'
  | 'createLoan'
  | 'previewLoan'
  | 'approveLoan'
  | 'rejectLoan'
  | 'cancelLoan'
  | 'disburseLoan'
  | 'rescheduleLoan'
  | 'settleLoan'
  | 'writeLoanOff'
  | 'getLoanExplanation'
  | 'getLoanBalances'
  | 'getEmployeeNumbering'
  | 'updateEmployeeNumbering'
  | 'getEmployeeDefaults'
  | 'updateEmployeeDefaults'
  | 'getLoanNumbering'
  | 'updateLoanNumbering'
  | 'waiveLoanInstallment'
  | 'deferLoanInstallment'
  | 'createExpenseCategory'
  | 'updateExpenseCategory'
  | 'listExpenseLimits'
  | 'createExpenseLimit'
  | 'getExpenseLimit'
  | 'deleteExpenseLimit'
  | 'updateExpenseLimit'
  | 'createExpenseClaim'
  | 'updateExpenseClaim'
  | 'submitExpenseClaim'
  | 'approveExpenseClaim'
  | 'rejectExpenseClaim'
  | 'reviseExpenseClaim'
  | 'cancelExpenseClaim'
  | 'payExpenseClaim'
  | 'handExpenseClaimOver'
  | 'recallExpenseClaim'
  | 'listExpenseClaimMatches'
  | 'getExpenseClaimNumbering'
  | 'updateExpenseClaimNumbering'
  | 'createExpenseClaimItem'
  | 'deleteExpenseClaimItem'
  | 'updateExpenseClaimItem'
  | 'getExpenseReceipt'
  | 'storeExpenseReceipt'
  | 'deleteExpenseReceipt'
  | 'createAssetCategory'
  | 'updateAssetCategory'
  | 'createAsset'
  | 'updateAsset'
  | 'repairAsset'
  | 'restoreAsset'
  | 'retireAsset'
  | 'createAssetAssignment'
  | 'updateAssetAssignment'
  | 'acknowledgeAssetAssignment'
  | 'returnAssetAssignment'
  | 'loseAssetAssignment'
  | 'listAssetAssignmentDetails'
  | 'createAnnouncementCategory'
  | 'updateAnnouncementCategory'
  | 'listAnnouncementDrafts'
  | 'createAnnouncementDraft'
  | 'getAnnouncementDraft'
  | 'deleteAnnouncementDraft'
  | 'updateAnnouncementDraft'
  | 'publishAnnouncementDraft'
  | 'withdrawAnnouncementDraft'
  | 'updateAnnouncement'
  | 'expireAnnouncement'
  | 'acknowledgeAnnouncement'
  | 'hireCandidate'
  | 'anonymiseCandidate'
  | 'createDocumentType'
  | 'updateDocumentType'
  | 'deleteEmployeeDocument'
  | 'listEmployeeDocumentMatches'
  | 'getEmploymentContractNumbering'
  | 'updateEmploymentContractNumbering'
  | 'createEmploymentContract'
  | 'updateEmploymentContract'
  | 'sendEmploymentContract'
  | 'signEmploymentContract'
  | 'cancelEmploymentContract'
  | 'terminateEmploymentContract'
  | 'renewEmploymentContract'
  | 'listEmploymentContractDetails'
  | 'getEmploymentContractFile'
  | 'storeEmploymentContractFile'
  | 'deleteEmploymentContractFile'
  | 'listLetterTemplates'
  | 'createLetterTemplate'
  | 'getLetterTemplate'
  | 'updateLetterTemplate'
  | 'retireLetterTemplate'
  | 'previewLetterTemplate'
  | 'createHrLetterRequest'
  | 'approveHrLetterRequest'
  | 'rejectHrLetterRequest'
  | 'cancelHrLetterRequest'
  | 'issueHrLetterRequest'
  | 'createHrLetter'
  | 'revokeHrLetter'
  | 'getHrLetterText'
  | 'getHrLetterContent'
  | 'getLetterhead'
  | 'updateLetterhead'
  | 'getLetterheadLogo'
  | 'storeLetterheadLogo'
  | 'deleteLetterheadLogo'
  | 'getLetterheadPreview'
  | 'enableWebhookEndpoint'
  | 'getWebhookActivity'
  | 'listMessages'
  | 'readMessage'
  | 'listNotifications'
  | 'readNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
  | 'openSession'
  | 'revokeSessions'
  | 'getSession'
  | 'deleteSession'
  | 'verifySession'
  | 'proveSession'
  | 'switchSession'
  | 'getAccount'
  | 'changeAccountPassword'
  | 'issueAccountTotp'
  | 'verifyAccountTotp'
  | 'issueAccountRecoveryCodes'
  | 'issuePasskeySignIn'
  | 'issuePasskeyProof'
  | 'createPasskey'
  | 'issuePasskeyRegistration'
  | 'deletePasskey'
  | 'updatePasskey'
  | 'listInvitations'
  | 'createInvitation'
  | 'sendInvitation'
  | 'revokeInvitation'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'listMembers'
  | 'getMember'
  | 'deleteMember'
  | 'updateMember'
  | 'listRoles'
  | 'createRole'
  | 'getRole'
  | 'deleteRole'
  | 'updateRole'
  | 'listApiKeys'
  | 'issueApiKey'
  | 'revokeApiKey'
  | 'listServiceTokens'
  | 'issueServiceToken'
  | 'getServiceToken'
  | 'updateServiceToken'
  | 'rotateServiceToken'
  | 'revokeServiceToken'
  | 'listExports'
  | 'createExport'
  | 'getExport'
  | 'cancelExport'
  | 'getExportContent'
  | 'listAuditEntries'
  | 'listRecordChanges'
  | 'listListViews'
  | 'createListView'
  | 'deleteListView'
  | 'updateListView'
  | 'getListCount'
  | 'getSignOn'
  | 'changeSignOn'
  | 'deleteSignOn'
  | 'beginSignOn'
  | 'proveSignOn'
  | 'finishSignOn'
  | 'verifySignOn'
  | 'listImports'
  | 'createImport'
  | 'previewImport'
  | 'getImport'
  | 'applyImport'
  | 'reviseImport'
  | 'cancelImport'
  | 'getImportErrors'
  | 'listImportRows'
  | 'getImportTemplate'
  | 'listBulkActions'
  | 'createBulkAction'
  | 'getBulkAction'
  | 'cancelBulkAction'
  | 'listBulkActionItems'
  | 'listComments'
  | 'createComment'
  | 'deleteComment'
  | 'listCalendarFeeds'
  | 'createCalendarFeed'
  | 'revokeCalendarFeed'
  | 'listBankAccountChanges'
  | 'createBankAccountChange'
  | 'getBankAccountChange'
  | 'approveBankAccountChange'
  | 'rejectBankAccountChange'
  | 'withdrawBankAccountChange'
  | 'freezeBankAccountChange'
  | 'stopBankAccountChange'
  | 'listProfileChanges'
  | 'createProfileChange'
  | 'getProfileChange'
  | 'approveProfileChange'
  | 'rejectProfileChange'
  | 'withdrawProfileChange'
  | 'listApprovals'
  | 'getApproval'
  | 'approveApproval'
  | 'rejectApproval'
  | 'rerouteApproval'
  | 'listApprovalPolicies'
  | 'createApprovalPolicy'
  | 'previewApprovalPolicy'
  | 'getApprovalPolicy'
  | 'updateApprovalPolicy'
  | 'listApprovalDelegations'
  | 'createApprovalDelegation'
  | 'revokeApprovalDelegation'
