// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type {
  Account,
  Announcement,
  AnnouncementAcknowledgement,
  AnnouncementCategory,
  AnnouncementCategoryCreate,
  AnnouncementCategoryPage,
  AnnouncementCategoryUpdate,
  AnnouncementDraft,
  AnnouncementDraftCreate,
  AnnouncementDraftPage,
  AnnouncementDraftUpdate,
  AnnouncementPage,
  AnnouncementPublication,
  AnnouncementUpdate,
  ApiKey,
  ApiKeyPage,
  ApiKeyWanted,
  Asset,
  AssetAssignment,
  AssetAssignmentCreate,
  AssetAssignmentDetail,
  AssetAssignmentDetailPage,
  AssetAssignmentPage,
  AssetAssignmentUpdate,
  AssetCategory,
  AssetCategoryCreate,
  AssetCategoryPage,
  AssetCategoryUpdate,
  AssetCreate,
  AssetLoss,
  AssetPage,
  AssetRestoration,
  AssetReturn,
  AssetUpdate,
  AttendanceRecord,
  AttendanceRecordCreate,
  AttendanceRecordPage,
  AttendanceRecordUpdate,
  AttendanceSettings,
  AttendanceSettingsUpdate,
  AuditEntry,
  AuditEntryPage,
  Branch,
  BranchCreate,
  BranchPage,
  BranchUpdate,
  Candidate,
  CandidateCreate,
  CandidateHire,
  CandidatePage,
  CandidateUpdate,
  Company,
  Department,
  DepartmentCreate,
  DepartmentPage,
  DepartmentUpdate,
  Designation,
  DesignationCreate,
  DesignationPage,
  DesignationUpdate,
  DocumentType,
  DocumentTypeCreate,
  DocumentTypePage,
  DocumentTypeUpdate,
  Employee,
  EmployeeAddress,
  EmployeeAddressCreate,
  EmployeeAddressPage,
  EmployeeAddressUpdate,
  EmployeeBankAccount,
  EmployeeBankAccountCreate,
  EmployeeBankAccountPage,
  EmployeeBankAccountUpdate,
  EmployeeCompensation,
  EmployeeCompensationUpdate,
  EmployeeCreate,
  EmployeeDocument,
  EmployeeDocumentCreate,
  EmployeeDocumentPage,
  EmployeeDocumentRejection,
  EmployeeDocumentUpdate,
  EmployeeLawFact,
  EmployeeLawFactCreate,
  EmployeeLawFactPage,
  EmployeeLawFactUpdate,
  EmployeePage,
  EmployeeShift,
  EmployeeShiftCreate,
  EmployeeShiftPage,
  EmployeeUpdate,
  EmploymentContract,
  EmploymentContractCreate,
  EmploymentContractDetail,
  EmploymentContractDetailPage,
  EmploymentContractNumbering,
  EmploymentContractPage,
  EmploymentContractRenewal,
  EmploymentContractSignature,
  EmploymentContractTermination,
  EmploymentContractUpdate,
  EmploymentContractUpload,
  EmploymentType,
  EmploymentTypeCreate,
  EmploymentTypePage,
  EmploymentTypeUpdate,
  ExpenseApproval,
  ExpenseCategory,
  ExpenseCategoryCreate,
  ExpenseCategoryPage,
  ExpenseCategoryUpdate,
  ExpenseClaim,
  ExpenseClaimCreate,
  ExpenseClaimItem,
  ExpenseClaimItemCreate,
  ExpenseClaimItemPage,
  ExpenseClaimItemUpdate,
  ExpenseClaimNumbering,
  ExpenseClaimPage,
  ExpenseClaimUpdate,
  ExpenseLimit,
  ExpenseLimitCreate,
  ExpenseLimitPage,
  ExpenseLimitUpdate,
  ExpensePayment,
  ExpenseReceipt,
  ExpenseRejection,
  Explanation,
  FiscalYear,
  FiscalYearClose,
  FiscalYearPage,
  FreshProof,
  GeofencedSite,
  GeofencedSiteCreate,
  GeofencedSitePage,
  GeofencedSiteUpdate,
  GetPayrollRunPreviewQuery,
  Holiday,
  HolidayCreate,
  HolidayPage,
  HolidayUpdate,
  HrLetter,
  HrLetterCreate,
  HrLetterPage,
  HrLetterRequest,
  HrLetterRequestCreate,
  HrLetterRequestIssue,
  HrLetterRequestPage,
  HrLetterRequestRejection,
  HrLetterRevocation,
  HrLetterText,
  Invitation,
  InvitationAcceptance,
  InvitationCreate,
  InvitationPage,
  InvitationPreview,
  InvitationToken,
  IssuedApiKey,
  JobApplication,
  JobApplicationCreate,
  JobApplicationPage,
  JobApplicationUpdate,
  JobOpening,
  JobOpeningCreate,
  JobOpeningPage,
  JobOpeningUpdate,
  LawParameters,
  LawValue,
  LawValueCreate,
  LawValuePage,
  LawValueUpdate,
  LeaveApplication,
  LeaveApplicationCancellation,
  LeaveApplicationCreate,
  LeaveApplicationPage,
  LeaveApplicationRejection,
  LeaveBalance,
  LeaveBalanceAdjustment,
  LeaveBalancePage,
  LeaveEncashment,
  LeaveEncashmentCreate,
  LeaveEncashmentPage,
  LeaveGroup,
  LeaveGroupCreate,
  LeaveGroupMembership,
  LeaveGroupPage,
  LeaveGroupTypes,
  LeaveGroupUpdate,
  LeaveOverdraft,
  LeaveOverdraftPage,
  LeavePolicy,
  LeavePolicyCreate,
  LeavePolicyPage,
  LeavePolicyUpdate,
  LeaveType,
  LeaveTypeCreate,
  LeaveTypePage,
  LeaveTypeUpdate,
  LetterPreview,
  LetterPreviewRequest,
  LetterTemplate,
  LetterTemplateCreate,
  LetterTemplatePage,
  LetterTemplateUpdate,
  ListAnnouncementCategoriesQuery,
  ListAnnouncementDraftsQuery,
  ListAnnouncementsQuery,
  ListApiKeysQuery,
  ListAssetAssignmentDetailsQuery,
  ListAssetAssignmentsQuery,
  ListAssetCategoriesQuery,
  ListAssetsQuery,
  ListAttendanceRecordsQuery,
  ListAuditEntriesQuery,
  ListBranchesQuery,
  ListCandidatesQuery,
  ListDepartmentsQuery,
  ListDesignationsQuery,
  ListDocumentTypesQuery,
  ListEmployeeAddressesQuery,
  ListEmployeeBankAccountsQuery,
  ListEmployeeDocumentsQuery,
  ListEmployeeLawFactsQuery,
  ListEmployeeMatchesQuery,
  ListEmployeeShiftsQuery,
  ListEmployeesQuery,
  ListEmploymentContractDetailsQuery,
  ListEmploymentContractsQuery,
  ListEmploymentTypesQuery,
  ListExpenseCategoriesQuery,
  ListExpenseClaimItemsQuery,
  ListExpenseClaimsQuery,
  ListExpenseLimitsQuery,
  ListFiscalYearsQuery,
  ListGeofencedSitesQuery,
  ListHolidaysQuery,
  ListHrLetterRequestsQuery,
  ListHrLettersQuery,
  ListInvitationsQuery,
  ListJobApplicationsQuery,
  ListJobOpeningsQuery,
  ListLawValuesQuery,
  ListLeaveApplicationsQuery,
  ListLeaveBalancesQuery,
  ListLeaveEncashmentsQuery,
  ListLeaveGroupsQuery,
  ListLeaveOverdraftsQuery,
  ListLeavePoliciesQuery,
  ListLeaveTypesQuery,
  ListLetterTemplatesQuery,
  ListLoanInstallmentsQuery,
  ListLoanTypesQuery,
  ListLoansQuery,
  ListMembersQuery,
  ListMessagesQuery,
  ListOvertimeRequestsQuery,
  ListPayGradesQuery,
  ListPayrollAdjustmentsQuery,
  ListPayrollCorrectionsQuery,
  ListPayrollEntriesQuery,
  ListPayrollEntryComponentsQuery,
  ListPayrollEntryDetailsQuery,
  ListPayrollOperationsQuery,
  ListPayrollPaymentBatchesQuery,
  ListPayrollPaymentsQuery,
  ListPayrollRunDetailsQuery,
  ListPayrollRunsQuery,
  ListPayrollVariancesQuery,
  ListPunchesQuery,
  ListRegularisationsQuery,
  ListRestDaySwapsQuery,
  ListRolesQuery,
  ListSalaryAssignmentsQuery,
  ListSalaryComponentsQuery,
  ListSalarySlipsQuery,
  ListSalaryStructureComponentsQuery,
  ListSalaryStructuresQuery,
  ListShiftsQuery,
  ListTaxOpeningsQuery,
  ListWebhookAttemptsQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  Loan,
  LoanCreate,
  LoanDisbursement,
  LoanInstallment,
  LoanInstallmentPage,
  LoanNumbering,
  LoanPage,
  LoanReason,
  LoanRescheduling,
  LoanSchedule,
  LoanSettlement,
  LoanType,
  LoanTypeCreate,
  LoanTypePage,
  LoanTypeUpdate,
  Member,
  MemberPage,
  MemberUpdate,
  Message,
  MessagePage,
  NumberingUpdate,
  OvertimeRequest,
  OvertimeRequestApproval,
  OvertimeRequestCreate,
  OvertimeRequestPage,
  OvertimeRequestRejection,
  Passkey,
  PasskeyChallenge,
  PasskeyCreate,
  PasskeyRegistration,
  PasskeyUpdate,
  PasswordChange,
  PayGrade,
  PayGradeCreate,
  PayGradePage,
  PayGradeUpdate,
  PayrollAdjustment,
  PayrollAdjustmentCreate,
  PayrollAdjustmentPage,
  PayrollAdjustmentUpdate,
  PayrollCorrection,
  PayrollCorrectionCreate,
  PayrollCorrectionPage,
  PayrollEntry,
  PayrollEntryComponent,
  PayrollEntryComponentPage,
  PayrollEntryDetail,
  PayrollEntryDetailPage,
  PayrollEntryHold,
  PayrollEntryPage,
  PayrollImportCreate,
  PayrollImportUpdate,
  PayrollOperation,
  PayrollOperationPage,
  PayrollPayment,
  PayrollPaymentBatch,
  PayrollPaymentBatchCreate,
  PayrollPaymentBatchPage,
  PayrollPaymentFailure,
  PayrollPaymentPage,
  PayrollPaymentRecord,
  PayrollPreview,
  PayrollRun,
  PayrollRunDetail,
  PayrollRunDetailCreate,
  PayrollRunDetailPage,
  PayrollRunDetailUpdate,
  PayrollRunPage,
  PayrollSettings,
  PayrollSettingsUpdate,
  PayrollVariance,
  PayrollVariancePage,
  PayrollVarianceTotals,
  Punch,
  PunchCreate,
  PunchPage,
  RecoveryCodes,
  Regularisation,
  RegularisationCreate,
  RegularisationPage,
  RegularisationRejection,
  RestDaySwap,
  RestDaySwapCreate,
  RestDaySwapPage,
  Role,
  RoleCreate,
  RolePage,
  RoleUpdate,
  SalaryAssignment,
  SalaryAssignmentCreate,
  SalaryAssignmentPage,
  SalaryAssignmentUpdate,
  SalaryComponent,
  SalaryComponentCreate,
  SalaryComponentPage,
  SalaryComponentUpdate,
  SalaryFormula,
  SalaryPackage,
  SalaryPackagePreview,
  SalarySlip,
  SalarySlipPage,
  SalaryStructure,
  SalaryStructureComponent,
  SalaryStructureComponentCreate,
  SalaryStructureComponentPage,
  SalaryStructureComponentUpdate,
  SalaryStructureCreate,
  SalaryStructurePage,
  SalaryStructureUpdate,
  SecondFactor,
  Session,
  Shift,
  ShiftCreate,
  ShiftPage,
  ShiftUpdate,
  SignIn,
  SignOn,
  SignOnAddress,
  SignOnBeginning,
  SignOnChange,
  SignOnReturn,
  TaxOpening,
  TaxOpeningCreate,
  TaxOpeningPage,
  TaxOpeningUpdate,
  TotpCode,
  TotpSecret,
  WebhookAttempt,
  WebhookAttemptPage,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointPage,
  WebhookEndpointUpdate,
  WebhookReplay,
  WebhookReplayRequest,
  WorkspaceSwitch,
} from '@muster/contract'
import type { ApiPromise, CallOptions, Download, List, Transport } from '@muster/sdk/browser'

export type { WebhookEvent } from '@muster/contract'

/** The webhooks that send a WebhookEvent, by name. */
export const webhookNames = [
  'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded', 'attendance.updated',
  'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled', 'payroll.run.approved',
  'payroll.run.locked', 'salary_slip.published', 'contract.signed',
] as const

/** What the lists take in their query, by tag and method. */
export const listQueries = {
  fiscalYears: { list: ['status', 'is_current', 'limit', 'starting_after', 'updated_since'] },
  employees: {
    list: [
      'status', 'department_id', 'designation_id', 'branch_id', 'employment_type_id', 'reporting_manager_id',
      'employee_code', 'limit', 'starting_after', 'updated_since', 'include_deleted',
    ],
  },
  employeeMatches: {
    list: [
      'search', 'status', 'department_id', 'designation_id', 'branch_id', 'employment_type_id',
      'reporting_manager_id', 'limit', 'starting_after', 'updated_since', 'include_deleted',
    ],
  },
  employeeAddresses: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  employeeBankAccounts: { list: ['limit', 'starting_after', 'updated_since'] },
  departments: { list: ['status', 'parent_id', 'limit', 'starting_after', 'updated_since'] },
  designations: { list: ['status', 'pay_grade_id', 'limit', 'starting_after', 'updated_since'] },
  branches: { list: ['status', 'limit', 'starting_after', 'updated_since'] },
  employmentTypes: { list: ['limit', 'starting_after', 'updated_since'] },
  payGrades: { list: ['limit', 'starting_after', 'updated_since'] },
  shifts: { list: ['status', 'attendance_mode', 'limit', 'starting_after', 'updated_since'] },
  holidays: {
    list: ['date_from', 'date_to', 'year', 'branch_id', 'type', 'limit', 'starting_after', 'updated_since'],
  },
  leaveTypes: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  leavePolicies: { list: ['effective_on', 'leave_type_id', 'limit', 'starting_after', 'updated_since'] },
  leaveGroups: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  leaveBalances: { list: ['employee_id', 'leave_type_id', 'fiscal_year_id', 'limit', 'starting_after'] },
  leaveEncashments: { list: ['employee_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  leaveOverdrafts: { list: ['employee_id', 'leave_application_id', 'limit', 'starting_after'] },
  leaveApplications: {
    list: [
      'date_from', 'date_to', 'employee_id', 'leave_type_id', 'fiscal_year_id', 'status', 'limit',
      'starting_after', 'updated_since',
    ],
  },
  attendanceRecords: {
    list: [
      'date_from', 'date_to', 'employee_id', 'date', 'status', 'limit', 'starting_after', 'updated_since',
      'include_deleted',
    ],
  },
  punches: {
    list: [
      'punched_after', 'punched_before', 'employee_id', 'attendance_date', 'geofenced_site_id', 'limit',
      'starting_after',
    ],
  },
  overtimeRequests: {
    list: ['date_from', 'date_to', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  regularisations: {
    list: ['date_from', 'date_to', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  restDaySwaps: {
    list: ['date_from', 'date_to', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  employeeShifts: { list: ['effective_on', 'employee_id', 'shift_id', 'limit', 'starting_after'] },
  geofencedSites: { list: ['status', 'branch_id', 'limit', 'starting_after', 'updated_since'] },
  salaryComponents: { list: ['type', 'is_active', 'limit', 'starting_after', 'updated_since'] },
  salaryStructures: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  salaryStructureComponents: {
    list: ['salary_structure_id', 'salary_component_id', 'limit', 'starting_after'],
  },
  salaryAssignments: {
    list: [
      'effective_on', 'current', 'employee_id', 'salary_structure_id', 'limit', 'starting_after',
      'updated_since',
    ],
  },
  payrollRuns: {
    list: ['fiscal_year_id', 'year', 'month', 'status', 'source', 'limit', 'starting_after', 'updated_since'],
  },
  payrollEntries: {
    list: ['payroll_run_id', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  payrollRunDetails: {
    list: [
      'kind', 'fiscal_year_id', 'year', 'month', 'status', 'source', 'limit', 'starting_after',
      'updated_since',
    ],
  },
  payrollOperations: { list: ['payroll_run_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  payrollEntryDetails: {
    list: ['payroll_run_id', 'employee_id', 'status', 'has_warnings', 'limit', 'starting_after'],
  },
  payrollPaymentBatches: { list: ['payroll_run_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  payrollPayments: {
    list: [
      'payroll_run_id', 'batch', 'payroll_entry_id', 'employee_id', 'payment_method', 'status', 'limit',
      'starting_after', 'updated_since',
    ],
  },
  payrollVariances: { list: ['min_amount', 'min_percent', 'change', 'limit', 'starting_after'] },
  payrollEntryComponents: {
    list: ['payroll_run_id', 'payroll_entry_id', 'salary_component_id', 'type', 'limit', 'starting_after'],
  },
  salarySlips: { list: ['payroll_run_id', 'employee_id', 'payroll_entry_id', 'limit', 'starting_after'] },
  payrollAdjustments: { list: ['employee_id', 'kind', 'status', 'limit', 'starting_after', 'updated_since'] },
  payrollCorrections: { list: ['employee_id', 'date', 'status', 'limit', 'starting_after', 'updated_since'] },
  employeeLawFacts: {
    list: ['employee_id', 'fact', 'limit', 'starting_after', 'updated_since', 'include_deleted'],
  },
  taxOpenings: {
    list: [
      'employee_id', 'tax_year', 'source', 'limit', 'starting_after', 'updated_since', 'include_deleted',
    ],
  },
  lawValues: { list: ['parameter', 'limit', 'starting_after', 'updated_since', 'include_deleted'] },
  loanTypes: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  loans: { list: ['employee_id', 'loan_type_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  loanInstallments: {
    list: [
      'employee_id', 'loan_id', 'due_year', 'due_month', 'status', 'payroll_run_id', 'limit',
      'starting_after', 'updated_since',
    ],
  },
  expenseCategories: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  expenseLimits: {
    list: ['expense_category_id', 'limit', 'starting_after', 'updated_since', 'include_deleted'],
  },
  expenseClaims: {
    list: ['date_from', 'date_to', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  expenseClaimItems: {
    list: [
      'expense_claim_id', 'expense_category_id', 'limit', 'starting_after', 'updated_since',
      'include_deleted',
    ],
  },
  assetCategories: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  assets: {
    list: [
      'asset_category_id', 'status', 'branch_id', 'asset_tag', 'limit', 'starting_after', 'updated_since',
    ],
  },
  assetAssignments: {
    list: ['asset_id', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  assetAssignmentDetails: {
    list: ['asset_id', 'employee_id', 'status', 'is_return_due', 'limit', 'starting_after'],
  },
  announcementCategories: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  announcementDrafts: { list: ['status', 'limit', 'starting_after', 'updated_since', 'include_deleted'] },
  announcements: {
    list: [
      'published_after', 'announcement_category_id', 'priority', 'limit', 'starting_after', 'updated_since',
    ],
  },
  jobOpenings: { list: ['status', 'department_id', 'limit', 'starting_after', 'updated_since'] },
  candidates: { list: ['email', 'source', 'limit', 'starting_after', 'updated_since'] },
  jobApplications: {
    list: ['job_opening_id', 'candidate_id', 'stage', 'limit', 'starting_after', 'updated_since'],
  },
  documentTypes: { list: ['is_active', 'category', 'limit', 'starting_after', 'updated_since'] },
  employeeDocuments: {
    list: [
      'expiring_before', 'employee_id', 'document_type_id', 'status', 'limit', 'starting_after',
      'updated_since', 'include_deleted',
    ],
  },
  employmentContracts: {
    list: ['employee_id', 'status', 'type', 'limit', 'starting_after', 'updated_since'],
  },
  employmentContractDetails: {
    list: ['employee_id', 'status', 'outlives_employment', 'limit', 'starting_after'],
  },
  letterTemplates: { list: ['letter_type', 'status', 'limit', 'starting_after', 'updated_since'] },
  hrLetterRequests: {
    list: ['employee_id', 'letter_type', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  hrLetters: { list: ['employee_id', 'letter_type', 'status', 'limit', 'starting_after', 'updated_since'] },
  webhookEndpoints: { list: ['status', 'limit', 'starting_after', 'updated_since', 'include_deleted'] },
  webhookDeliveries: { list: ['webhook_endpoint_id', 'status', 'event_type', 'limit', 'starting_after'] },
  webhookAttempts: { list: ['limit', 'starting_after'] },
  messages: { list: ['is_read', 'limit', 'starting_after', 'updated_since'] },
  invitations: { list: ['limit', 'starting_after', 'updated_since'] },
  members: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  roles: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  apiKeys: { list: ['limit', 'starting_after'] },
  auditEntries: { list: ['actor', 'object_id', 'limit', 'starting_after'] },
} as const

/** The key that is calling. */
export class Me {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the calling key
   *
   * Returns the calling key, with its scopes and its workspace. Reading it changes nothing, not even the time
   * when the key was last used. Any valid key may call it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<ApiKey> {
    return this.#transport.request('get', '/v1/me', {}, options)
  }
}

/** The workspace, with the currency and the timezone of everything in it. */
export class CompanyResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the workspace
   *
   * Returns the workspace, with the currency and the timezone of every amount and date. Read it once and keep
   * it. Any valid key may call it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<Company> {
    return this.#transport.request('get', '/v1/company', {}, options)
  }
}

/** The years in which leave and payroll are counted. They never overlap and leave no gap. */
export class FiscalYears {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List fiscal years
   *
   * The years in which leave and payroll are counted. They never overlap and leave no gap.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListFiscalYearsQuery = {}, options?: CallOptions): List<FiscalYear, FiscalYearPage> {
    return this.#transport.list('/v1/fiscal_years', { query }, options)
  }

  /**
   * Get a fiscal year
   *
   * Returns one fiscal year by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<FiscalYear> {
    return this.#transport.request('get', '/v1/fiscal_years/{id}', { path: { id } }, options)
  }

  /**
   * Close a fiscal year
   *
   * Carries balances into the next year as their policies say, and lets the rest lapse. The year then accepts
   * no more leave; cycles that began in it continue until they end. Returns 409 before the year has ended,
   * while an earlier year is open, with pending applications or encashments, while days of it are yet to be
   * graded, while a payroll run of it is not locked or a month with salaries has none, and if it is already
   * closed.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  close(id: string, options?: CallOptions): ApiPromise<FiscalYearClose> {
    return this.#transport.request('post', '/console/fiscal_years/{id}/close', { path: { id } }, options)
  }
}

/** The people of the workspace, including those who have left. */
export class Employees {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employees
   *
   * Returns the employees of the workspace, newest first. Soft-deleted ones are left out unless
   * `include_deleted` is true. `national_id` is absent unless the key also has `employees.sensitive:read`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListEmployeesQuery = {}, options?: CallOptions): List<Employee, EmployeePage> {
    return this.#transport.list('/v1/employees', { query }, options)
  }

  /**
   * Create an employee
   *
   * Creates an employee and assigns the next `employee_code` of the workspace's numbering. You cannot send
   * `employee_code`. The default shift, if there is one, is assigned from `joining_date`. Creating an
   * employee grants no
   * access and sends no mail.
   *
   * `status` can only be `new` or `active`. Returns 400 with the field if an id names no live record, or if
   * the
   * reporting line loops. Returns 409 if the employee code is already in use.
   *
   * Fires `employee.created`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: EmployeeCreate, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('post', '/v1/employees', { body }, options)
  }

  /**
   * Get an employee
   *
   * Returns one employee by id, including a soft-deleted one (`deleted` is true). `national_id` is absent
   * unless the key also has `employees.sensitive:read`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('get', '/v1/employees/{id}', { path: { id } }, options)
  }

  /**
   * Delete an employee
   *
   * Soft-deletes the employee. You can still read the record by id, with `deleted` true and its status
   * unchanged.
   * Lists no longer include it. A repeat returns the same and fires nothing.
   *
   * Fires `employee.deleted`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('delete', '/v1/employees/{id}', { path: { id } }, options)
  }

  /**
   * Update an employee
   *
   * Changes only the fields that you send. A request that changes nothing returns 200, keeps `updated_at` and
   * fires no
   * event.
   *
   * Allowed transitions of `status`:
   *
   * - `new` to `active` or `terminated`
   * - `active` to `inactive`, and back
   * - `active` or `inactive` to `resigned`, `terminated` or `retired`
   * - `resigned`, `terminated` or `retired` to `active`: a rehire
   *
   * Any other transition returns 409.
   *
   * Leaving needs a `separation_date`, sent now or already set, not before `joining_date`.
   *
   * A rehire needs a `joining_date` after the old `separation_date` in the same request. It clears
   * `separation_date`. Open leave balances start at zero and are charged only with the leave in the new
   * employment. A rehire without a shift in force gets the default shift.
   *
   * A later `joining_date` within the former employment returns 400. The former employment's own
   * `joining_date`,
   * or an earlier one, undoes the rehire. An earlier `joining_date` adds days; they get the shift of the
   * assignment after them. A `joining_date` that moves leave into another cycle than the one it is charged to
   * returns 409.
   *
   * A soft-deleted employee cannot be changed (409).
   *
   * Fires `employee.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: EmployeeUpdate, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('patch', '/v1/employees/{id}', { path: { id }, body }, options)
  }

  /**
   * Choose an employee's leave group
   *
   * Puts the employee into a leave group, or back into the default one. Existing applications do not change.
   * Fires no event, because no field of the employee changes.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  assignLeaveGroup(id: string, body: LeaveGroupMembership, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('post', '/console/employees/{id}/leave_group', { path: { id }, body }, options)
  }
}

/** Employees by what somebody types of them. Read in the console. */
export class EmployeeMatches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Search employees
   *
   * Returns the employees in whom each word of `search` begins a word, newest first. Words are those of the
   * first
   * and last name, the employee code and the email address at work, in any order. Without `search` it returns
   * all
   * employees.
   *
   * Upper and lower case, accents, vowel signs and apostrophes do not matter. Letters that keyboards mix up,
   * such
   * as ي and ی, ك and ک, or ة and ہ, count as one, and so do digits of any of the three scripts.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListEmployeeMatchesQuery = {}, options?: CallOptions): List<Employee, EmployeePage> {
    return this.#transport.list('/console/employee_matches', { query }, options)
  }
}

/** Where an employee lives and receives mail. One address of each type. */
export class EmployeeAddresses {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List addresses of an employee
   *
   * Returns the addresses of one employee, newest first. Deleted ones are left out unless `include_deleted`
   * is true.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    id: string,
    query: ListEmployeeAddressesQuery = {},
    options?: CallOptions,
  ): List<EmployeeAddress, EmployeeAddressPage> {
    return this.#transport.list('/v1/employees/{id}/addresses', { path: { id }, query }, options)
  }

  /**
   * Add an address to an employee
   *
   * Adds an address. An employee has at most one address of each type. Returns 409 for a second one, and for
   * an
   * address of a soft-deleted employee. The first address becomes the primary one. A later address with
   * `is_primary` true becomes the primary one instead.
   *
   * The employee's `updated_at` does not change, and no event is fired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(id: string, body: EmployeeAddressCreate, options?: CallOptions): ApiPromise<EmployeeAddress> {
    return this.#transport.request('post', '/v1/employees/{id}/addresses', { path: { id }, body }, options)
  }

  /**
   * Delete an address of an employee
   *
   * Soft-deletes the address. It leaves the list and stays in it with `include_deleted`. Its type is free for
   * another address. If it was the primary address, the oldest remaining one becomes primary. A repeat
   * returns the same. Returns 409 if the employee is deleted. No event is fired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, addressId: string, options?: CallOptions): ApiPromise<EmployeeAddress> {
    return this.#transport.request(
      'delete',
      '/v1/employees/{id}/addresses/{address_id}',
      { path: { id, address_id: addressId } },
      options,
    )
  }

  /**
   * Update an address of an employee
   *
   * Changes only the fields that you send. With `is_primary` true, the address becomes primary in place of
   * the present one. False on the primary address is rejected, because one address must be primary. Returns
   * 409 if the employee has another address of the type, or if the address or the employee is deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(
    id: string,
    addressId: string,
    body: EmployeeAddressUpdate,
    options?: CallOptions,
  ): ApiPromise<EmployeeAddress> {
    return this.#transport.request(
      'patch',
      '/v1/employees/{id}/addresses/{address_id}',
      { path: { id, address_id: addressId }, body },
      options,
    )
  }
}

/** Where an employee's salary goes. Sensitive, and read-only here. */
export class EmployeeBankAccounts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List bank accounts of an employee
   *
   * Returns the bank accounts of one employee, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    id: string,
    query: ListEmployeeBankAccountsQuery = {},
    options?: CallOptions,
  ): List<EmployeeBankAccount, EmployeeBankAccountPage> {
    return this.#transport.list('/v1/employees/{id}/bank_accounts', { path: { id }, query }, options)
  }

  /**
   * Get a bank account of an employee
   *
   * Returns one bank account of one employee.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, bankAccountId: string, options?: CallOptions): ApiPromise<EmployeeBankAccount> {
    return this.#transport.request(
      'get',
      '/v1/employees/{id}/bank_accounts/{bank_account_id}',
      { path: { id, bank_account_id: bankAccountId } },
      options,
    )
  }

  /**
   * Add a bank account
   *
   * Adds a bank account. The first active account is the primary one. With `is_primary` true, it replaces the
   * present primary account. Returns 409 if the employee is deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(id: string, body: EmployeeBankAccountCreate, options?: CallOptions): ApiPromise<EmployeeBankAccount> {
    return this.#transport.request(
      'post',
      '/console/employees/{id}/bank_accounts',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Delete a bank account
   *
   * Deletes the account. If it was the primary one, the oldest active one becomes primary. Returns 409 if the
   * employee is deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, bankAccountId: string, options?: CallOptions): ApiPromise<EmployeeBankAccount> {
    return this.#transport.request(
      'delete',
      '/console/employees/{id}/bank_accounts/{bank_account_id}',
      { path: { id, bank_account_id: bankAccountId } },
      options,
    )
  }

  /**
   * Update a bank account
   *
   * Changes only the fields that you send. If the primary account becomes inactive, the oldest active one
   * becomes primary. Returns 409 if the employee is deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(
    id: string,
    bankAccountId: string,
    body: EmployeeBankAccountUpdate,
    options?: CallOptions,
  ): ApiPromise<EmployeeBankAccount> {
    return this.#transport.request(
      'patch',
      '/console/employees/{id}/bank_accounts/{bank_account_id}',
      { path: { id, bank_account_id: bankAccountId }, body },
      options,
    )
  }
}

/** What an employee is paid now. Sensitive, and read-only here. */
export class EmployeeCompensationResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the compensation of an employee
   *
   * Returns what the employee is paid now: the current package, with the monthly amount of each component.
   * Without a package it also returns 200, with the amounts null and no components.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeCompensation> {
    return this.#transport.request('get', '/v1/employees/{id}/compensation', { path: { id } }, options)
  }

  /**
   * Choose how an employee is paid
   *
   * Sets the payment method. No field of the employee changes, so no event is fired. Returns 409 if the
   * employee is deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: EmployeeCompensationUpdate, options?: CallOptions): ApiPromise<EmployeeCompensation> {
    return this.#transport.request(
      'patch',
      '/console/employees/{id}/compensation',
      { path: { id }, body },
      options,
    )
  }
}

/** The structure of the organisation. */
export class Departments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List departments
   *
   * Returns the departments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListDepartmentsQuery = {}, options?: CallOptions): List<Department, DepartmentPage> {
    return this.#transport.list('/v1/departments', { query }, options)
  }

  /**
   * Create a department
   *
   * Creates a department. Returns 400 if `parent_id` or `head_employee_id` names no live record, and 409 if a
   * department already has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: DepartmentCreate, options?: CallOptions): ApiPromise<Department> {
    return this.#transport.request('post', '/v1/departments', { body }, options)
  }

  /**
   * Get a department
   *
   * Returns one department by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Department> {
    return this.#transport.request('get', '/v1/departments/{id}', { path: { id } }, options)
  }

  /**
   * Update a department
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * A department cannot be part of itself, directly or through other departments. Returns 409 if another
   * department has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: DepartmentUpdate, options?: CallOptions): ApiPromise<Department> {
    return this.#transport.request('patch', '/v1/departments/{id}', { path: { id }, body }, options)
  }
}

/** Job titles, with their seniority and pay grade. */
export class Designations {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List designations
   *
   * Returns the job titles of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListDesignationsQuery = {}, options?: CallOptions): List<Designation, DesignationPage> {
    return this.#transport.list('/v1/designations', { query }, options)
  }

  /**
   * Create a designation
   *
   * Creates a designation. Returns 400 if `pay_grade_id` names no record, and 409 if a designation already
   * has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: DesignationCreate, options?: CallOptions): ApiPromise<Designation> {
    return this.#transport.request('post', '/v1/designations', { body }, options)
  }

  /**
   * Get a designation
   *
   * Returns one designation by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Designation> {
    return this.#transport.request('get', '/v1/designations/{id}', { path: { id } }, options)
  }

  /**
   * Update a designation
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * Returns 409 if another designation has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: DesignationUpdate, options?: CallOptions): ApiPromise<Designation> {
    return this.#transport.request('patch', '/v1/designations/{id}', { path: { id }, body }, options)
  }
}

/** The places where the organisation works. */
export class Branches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List branches
   *
   * Returns the branches of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListBranchesQuery = {}, options?: CallOptions): List<Branch, BranchPage> {
    return this.#transport.list('/v1/branches', { query }, options)
  }

  /**
   * Create a branch
   *
   * Creates a branch. With `is_head_office` true, it replaces the present head office. Returns 409 if a
   * branch already has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: BranchCreate, options?: CallOptions): ApiPromise<Branch> {
    return this.#transport.request('post', '/v1/branches', { body }, options)
  }

  /**
   * Get a branch
   *
   * Returns one branch by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Branch> {
    return this.#transport.request('get', '/v1/branches/{id}', { path: { id } }, options)
  }

  /**
   * Update a branch
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * With `is_head_office` true, the branch replaces the present head office. Returns 409 if another branch
   * has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: BranchUpdate, options?: CallOptions): ApiPromise<Branch> {
    return this.#transport.request('patch', '/v1/branches/{id}', { path: { id }, body }, options)
  }
}

/** The kinds of engagement, such as permanent or contract. */
export class EmploymentTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employment types
   *
   * Returns the kinds of engagement of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListEmploymentTypesQuery = {}, options?: CallOptions): List<EmploymentType, EmploymentTypePage> {
    return this.#transport.list('/v1/employment_types', { query }, options)
  }

  /**
   * Create an employment type
   *
   * Creates an employment type. Returns 409 if one already has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: EmploymentTypeCreate, options?: CallOptions): ApiPromise<EmploymentType> {
    return this.#transport.request('post', '/v1/employment_types', { body }, options)
  }

  /**
   * Get an employment type
   *
   * Returns one employment type by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmploymentType> {
    return this.#transport.request('get', '/v1/employment_types/{id}', { path: { id } }, options)
  }

  /**
   * Update an employment type
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * Returns 409 if another employment type has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: EmploymentTypeUpdate, options?: CallOptions): ApiPromise<EmploymentType> {
    return this.#transport.request('patch', '/v1/employment_types/{id}', { path: { id }, body }, options)
  }
}

/** Salary bands. */
export class PayGrades {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List pay grades
   *
   * Returns the salary bands of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPayGradesQuery = {}, options?: CallOptions): List<PayGrade, PayGradePage> {
    return this.#transport.list('/v1/pay_grades', { query }, options)
  }

  /**
   * Create a pay grade
   *
   * Creates a pay grade. Returns 400 if `max_salary` is below `min_salary`, and 409 if a pay grade already
   * has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PayGradeCreate, options?: CallOptions): ApiPromise<PayGrade> {
    return this.#transport.request('post', '/v1/pay_grades', { body }, options)
  }

  /**
   * Get a pay grade
   *
   * Returns one pay grade by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayGrade> {
    return this.#transport.request('get', '/v1/pay_grades/{id}', { path: { id } }, options)
  }

  /**
   * Update a pay grade
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * Returns 400 if `max_salary` would be below `min_salary`, and 409 if another pay grade has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: PayGradeUpdate, options?: CallOptions): ApiPromise<PayGrade> {
    return this.#transport.request('patch', '/v1/pay_grades/{id}', { path: { id }, body }, options)
  }
}

/** Working hours, and how attendance is tracked in them. */
export class Shifts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List shifts
   *
   * Returns the shifts of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListShiftsQuery = {}, options?: CallOptions): List<Shift, ShiftPage> {
    return this.#transport.list('/v1/shifts', { query }, options)
  }

  /**
   * Create a shift
   *
   * Creates a shift. An `end_time` before `start_time` makes a shift that crosses midnight. With `is_default`
   * true, it replaces the present default. Returns 400 if `end_time` equals `start_time`, and 409 if a shift
   * already has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: ShiftCreate, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('post', '/v1/shifts', { body }, options)
  }

  /**
   * Get a shift
   *
   * Returns one shift by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('get', '/v1/shifts/{id}', { path: { id } }, options)
  }

  /**
   * Update a shift
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * With `is_default` true, the shift replaces the present default. Returns 409 if another shift has the
   * name. Days since the first of last month that payroll has not locked are graded again within minutes. For
   * hours that begin later, create another shift and assign it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: ShiftUpdate, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('patch', '/v1/shifts/{id}', { path: { id }, body }, options)
  }
}

/** The days off of the whole workspace or of one branch. */
export class Holidays {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List holidays
   *
   * Returns the holidays of the workspace, newest entry first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListHolidaysQuery = {}, options?: CallOptions): List<Holiday, HolidayPage> {
    return this.#transport.list('/v1/holidays', { query }, options)
  }

  /**
   * Create a holiday
   *
   * Creates a holiday. `year` follows from `date`; you cannot send it. Returns 400 if `branch_id` names no
   * record, and 409 if the day already has a holiday with the name for the same branch. Attendance records of
   * past days and of today are updated within about a minute.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: HolidayCreate, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('post', '/v1/holidays', { body }, options)
  }

  /**
   * Get a holiday
   *
   * Returns one holiday by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('get', '/v1/holidays/{id}', { path: { id } }, options)
  }

  /**
   * Update a holiday
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * `year` follows from `date`; you cannot send it. Returns 409 if the day has another holiday with the name
   * for the same branch. Attendance records of past days and of today are updated within about a minute.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: HolidayUpdate, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('patch', '/v1/holidays/{id}', { path: { id }, body }, options)
  }
}

/** The kinds of leave, such as annual or sick leave. */
export class LeaveTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave types
   *
   * Returns the leave types of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeaveTypesQuery = {}, options?: CallOptions): List<LeaveType, LeaveTypePage> {
    return this.#transport.list('/v1/leave_types', { query }, options)
  }

  /**
   * Get a leave type
   *
   * Returns one leave type by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('get', '/v1/leave_types/{id}', { path: { id } }, options)
  }

  /**
   * Create a leave type
   *
   * Creates a leave type. Returns 409 if a type already has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LeaveTypeCreate, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('post', '/console/leave_types', { body }, options)
  }

  /**
   * Update a leave type
   *
   * Changes only the fields that you send. Returns 409 if another type has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: LeaveTypeUpdate, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('patch', '/console/leave_types/{id}', { path: { id }, body }, options)
  }
}

/** What a leave type grants, and when. Written in the console. */
export class LeavePolicies {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave policies
   *
   * Returns the leave policies of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeavePoliciesQuery = {}, options?: CallOptions): List<LeavePolicy, LeavePolicyPage> {
    return this.#transport.list('/v1/leave_policies', { query }, options)
  }

  /**
   * Get a leave policy
   *
   * Returns one leave policy by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeavePolicy> {
    return this.#transport.request('get', '/v1/leave_policies/{id}', { path: { id } }, options)
  }

  /**
   * Create a leave policy
   *
   * Creates a policy of a leave type. The current policy ends the day before. Returns 409 if another policy
   * begins on the same day or later, and 400 if the other policies of the type have another
   * `allocation_type`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LeavePolicyCreate, options?: CallOptions): ApiPromise<LeavePolicy> {
    return this.#transport.request('post', '/console/leave_policies', { body }, options)
  }

  /**
   * Update a leave policy
   *
   * Changes only the fields that you send. Balances change at once; approved leave stays as it is. Returns
   * 400 if the other policies of the type have another `allocation_type`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: LeavePolicyUpdate, options?: CallOptions): ApiPromise<LeavePolicy> {
    return this.#transport.request('patch', '/console/leave_policies/{id}', { path: { id }, body }, options)
  }
}

/** Which leave types an employee may apply for. Written in the console. */
export class LeaveGroups {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave groups
   *
   * Returns the leave groups of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeaveGroupsQuery = {}, options?: CallOptions): List<LeaveGroup, LeaveGroupPage> {
    return this.#transport.list('/v1/leave_groups', { query }, options)
  }

  /**
   * Get a leave group
   *
   * Returns one leave group by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveGroup> {
    return this.#transport.request('get', '/v1/leave_groups/{id}', { path: { id } }, options)
  }

  /**
   * Create a leave group
   *
   * Creates a group, which initially offers all leave types. With `is_default` true, it replaces the present
   * default.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LeaveGroupCreate, options?: CallOptions): ApiPromise<LeaveGroup> {
    return this.#transport.request('post', '/console/leave_groups', { body }, options)
  }

  /**
   * Update a leave group
   *
   * Changes only the fields that you send. Returns 409 if another group has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: LeaveGroupUpdate, options?: CallOptions): ApiPromise<LeaveGroup> {
    return this.#transport.request('patch', '/console/leave_groups/{id}', { path: { id }, body }, options)
  }

  /**
   * Choose the types of a leave group
   *
   * Replaces the leave types of the group. An empty list means all of them. If a type is left out, employees
   * keep its history.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  assignTypes(id: string, body: LeaveGroupTypes, options?: CallOptions): ApiPromise<LeaveGroup> {
    return this.#transport.request(
      'post',
      '/console/leave_groups/{id}/leave_types',
      { path: { id }, body },
      options,
    )
  }
}

/** How many days an employee has of a leave type in a fiscal year. */
export class LeaveBalances {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave balances
   *
   * Returns the balances of the workspace as of today, newest first. The days of a monthly policy count from
   * the first day of each month, without any request.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeaveBalancesQuery = {}, options?: CallOptions): List<LeaveBalance, LeaveBalancePage> {
    return this.#transport.list('/v1/leave_balances', { query }, options)
  }

  /**
   * Get a leave balance
   *
   * Returns one leave balance by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveBalance> {
    return this.#transport.request('get', '/v1/leave_balances/{id}', { path: { id } }, options)
  }

  /**
   * Adjust a leave balance
   *
   * Adds days to a balance or removes days, with a reason. Rejected in a closed fiscal year, and for a
   * deleted employee.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  adjust(id: string, body: LeaveBalanceAdjustment, options?: CallOptions): ApiPromise<LeaveBalance> {
    return this.#transport.request('post', '/console/leave_balances/{id}/adjust', { path: { id }, body }, options)
  }

  /**
   * Explain a leave balance
   *
   * Returns the figures and rules behind the balance as of today. The figures add up to `available_days`.
   * Each adjustment has a line with its reason.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request('get', '/console/leave_balances/{id}/explanation', { path: { id } }, options)
  }
}

/** Days of leave that are paid out instead of taken. Written in the console. */
export class LeaveEncashments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave encashments
   *
   * Returns the leave encashments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeaveEncashmentsQuery = {}, options?: CallOptions): List<LeaveEncashment, LeaveEncashmentPage> {
    return this.#transport.list('/console/leave_encashments', { query }, options)
  }

  /**
   * Encash leave
   *
   * Pays out days of a balance: a thirtieth of the current gross salary for each. The next payroll run pays
   * the amount, and the balance changes when that run is locked. Until then the days are reserved: they can
   * be neither taken nor encashed again. Rejected in a closed fiscal year.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LeaveEncashmentCreate, options?: CallOptions): ApiPromise<LeaveEncashment> {
    return this.#transport.request('post', '/console/leave_encashments', { body }, options)
  }

  /**
   * Get a leave encashment
   *
   * Returns one leave encashment by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveEncashment> {
    return this.#transport.request('get', '/console/leave_encashments/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a leave encashment
   *
   * Releases the days of a pending encashment. Returns 409 if it is not pending.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<LeaveEncashment> {
    return this.#transport.request('post', '/console/leave_encashments/{id}/cancel', { path: { id } }, options)
  }
}

/** Days of approved leave that were charged later and that no balance covers. Read in the console. */
export class LeaveOverdrafts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave overdrafts
   *
   * Returns days of approved leave that were charged later and that the balance did not cover, newest first.
   * This happens when a rest day in the leave becomes a working day, or when the employment includes the day
   * again. `available_days` is what the balance has today.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeaveOverdraftsQuery = {}, options?: CallOptions): List<LeaveOverdraft, LeaveOverdraftPage> {
    return this.#transport.list('/console/leave_overdrafts', { query }, options)
  }
}

/** Requests for leave and their outcome. */
export class LeaveApplications {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave applications
   *
   * Returns the leave applications of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLeaveApplicationsQuery = {}, options?: CallOptions): List<LeaveApplication, LeaveApplicationPage> {
    return this.#transport.list('/v1/leave_applications', { query }, options)
  }

  /**
   * Apply for leave
   *
   * Applies for leave. The application is `pending`, and its days count against further applications. If the
   * policy does not allow the leave, returns 400 with every field at once. Returns 409 if the employee
   * already has leave on a day, or if payroll has locked a day. Fires `leave.requested`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LeaveApplicationCreate, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications', { body }, options)
  }

  /**
   * Get a leave application
   *
   * Returns one leave application by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('get', '/v1/leave_applications/{id}', { path: { id } }, options)
  }

  /**
   * Approve a leave application
   *
   * Approves a pending application. Its days are used, and attendance is marked. Returns 409 if the
   * application is not pending, the employee is deleted, no working day is left in it, the balance is no
   * longer enough, other approved leave covers a day, the leave year is closed, or payroll has locked a day.
   * Fires `leave.approved`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a leave application
   *
   * Rejects a pending application. Returns 409 if it is not pending. Fires `leave.rejected`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: LeaveApplicationRejection, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a leave application
   *
   * Cancels a pending or approved application. Used days are given back, and attendance is graded again.
   * Returns 409 if it is neither, or if payroll has locked a day that approved leave covers or is charged
   * with. Fires `leave.cancelled`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, body?: LeaveApplicationCancellation, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/cancel', { path: { id }, body }, options)
  }

  /**
   * Explain a leave application
   *
   * Explains the days of the leave. The figures add up to `total_days`. Everything charged or given back
   * since the approval has its own line with the reason. So do days that the balance did not cover.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request(
      'get',
      '/console/leave_applications/{id}/explanation',
      { path: { id } },
      options,
    )
  }
}

/** One record for each day of an employee, graded from punches, leave, holidays and shifts. */
export class AttendanceRecords {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List attendance records
   *
   * Returns the attendance records of the workspace, newest first. Deleted ones are left out unless
   * `include_deleted` is true.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListAttendanceRecordsQuery = {}, options?: CallOptions): List<AttendanceRecord, AttendanceRecordPage> {
    return this.#transport.list('/v1/attendance_records', { query }, options)
  }

  /**
   * Write a day of attendance
   *
   * Writes the day of an employee, whether or not there is a record of it. The body replaces earlier
   * corrections; fields that you do not send are worked out again. `status` can only be `present`, `absent`
   * or `half_day`. Returns 409 on a day of approved full-day leave and on a locked day. Fires
   * `attendance.recorded` for the first record of a day, and `attendance.updated` for a change. A deleted
   * record that comes back with its day is a change too.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: AttendanceRecordCreate, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('post', '/v1/attendance_records', { body }, options)
  }

  /**
   * Get an attendance record
   *
   * Returns one attendance record by its id, including a deleted one (`deleted` is true).
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('get', '/v1/attendance_records/{id}', { path: { id } }, options)
  }

  /**
   * Update an attendance record
   *
   * Changes only the fields that you send, and grades the day again. Punches supply the other fields. You can
   * change the note by itself. A request that changes nothing returns 200 and keeps `updated_at`. Returns 409
   * on a day of approved full-day leave, on a locked day and on a deleted record. Outside the employment, it
   * returns 409 unless only the note changes. Fires `attendance.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AttendanceRecordUpdate, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('patch', '/v1/attendance_records/{id}', { path: { id }, body }, options)
  }

  /**
   * Explain a day of attendance
   *
   * Returns the figures and rules behind the grade of the day. On a locked day, for example, the record may
   * stay although the day would now be graded differently. The figures of the record then come first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request(
      'get',
      '/console/attendance_records/{id}/explanation',
      { path: { id } },
      options,
    )
  }
}

/** Clock-ins and clock-outs as they were recorded. */
export class Punches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List punches
   *
   * Returns the punches of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPunchesQuery = {}, options?: CallOptions): List<Punch, PunchPage> {
    return this.#transport.list('/v1/punches', { query }, options)
  }

  /**
   * Record a punch
   *
   * Records a punch and grades the day that it counts for. A punch never changes; if grading later counts it
   * for another day, the explanation of that day says so. Returns 400 for a future time, and for a punch
   * outside the site if geofences are enforced. Returns 409 for a second punch of the employee at the same
   * instant, and on a locked day. Fires `attendance.recorded` or `attendance.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PunchCreate, options?: CallOptions): ApiPromise<Punch> {
    return this.#transport.request('post', '/v1/punches', { body }, options)
  }

  /**
   * Get a punch
   *
   * Returns one punch by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Punch> {
    return this.#transport.request('get', '/v1/punches/{id}', { path: { id } }, options)
  }
}

/** Requests for hours beyond the shift. Approved hours are paid. */
export class OvertimeRequests {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List overtime requests
   *
   * Returns the overtime requests of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListOvertimeRequestsQuery = {}, options?: CallOptions): List<OvertimeRequest, OvertimeRequestPage> {
    return this.#transport.list('/v1/overtime_requests', { query }, options)
  }

  /**
   * Ask for overtime
   *
   * Requests hours of overtime on one day. The request is `pending`. Returns 409 if the employee has a
   * request for the day that is not rejected or cancelled, and on a locked day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: OvertimeRequestCreate, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests', { body }, options)
  }

  /**
   * Get an overtime request
   *
   * Returns one overtime request by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('get', '/v1/overtime_requests/{id}', { path: { id } }, options)
  }

  /**
   * Approve an overtime request
   *
   * Approves a pending request, with its hours or fewer. The settings fix what an hour is worth. A request of
   * a locked day can be approved, too: the next payroll run pays it. Returns 409 if the request is not
   * pending.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, body?: OvertimeRequestApproval, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/approve', { path: { id }, body }, options)
  }

  /**
   * Reject an overtime request
   *
   * Rejects a pending request, of a locked day too. Returns 409 if it is not pending.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: OvertimeRequestRejection, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel an overtime request
   *
   * Cancels a request that is pending, or approved and not yet paid, of a locked day too. Returns 409 if it
   * is neither.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/cancel', { path: { id } }, options)
  }
}

/** Requests to correct a day of attendance. */
export class Regularisations {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List regularisations
   *
   * Returns the regularisations of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListRegularisationsQuery = {}, options?: CallOptions): List<Regularisation, RegularisationPage> {
    return this.#transport.list('/v1/regularisations', { query }, options)
  }

  /**
   * Ask for a regularisation
   *
   * Requests a correction of a day, with times or with a status. The request is `pending`. The day must be
   * today or earlier, and within the window in the settings. Returns 409 on a day of approved full-day leave
   * and on a locked day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: RegularisationCreate, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations', { body }, options)
  }

  /**
   * Get a regularisation
   *
   * Returns one regularisation by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('get', '/v1/regularisations/{id}', { path: { id } }, options)
  }

  /**
   * Approve a regularisation
   *
   * Approves a pending request. The requested values are written to the day, which is graded again. Returns
   * 409 if the request is not pending, and on a locked day. Fires `attendance.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a regularisation
   *
   * Rejects a pending request. Returns 409 if it is not pending, and on a locked day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: RegularisationRejection, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a regularisation
   *
   * Cancels a pending request. Returns 409 if it is not pending, and on a locked day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/cancel', { path: { id } }, options)
  }
}

/** A weekly off that is worked in exchange for a working day. */
export class RestDaySwaps {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List rest day swaps
   *
   * Returns the rest day swaps of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListRestDaySwapsQuery = {}, options?: CallOptions): List<RestDaySwap, RestDaySwapPage> {
    return this.#transport.list('/v1/rest_day_swaps', { query }, options)
  }

  /**
   * Swap a rest day
   *
   * Makes a weekly off a working day and a working day the rest day. Both are graded again. The two days are
   * at most 31 days apart, and neither is a holiday. Returns 409 if another swap, pending or approved leave,
   * or the lock of payroll affects either day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: RestDaySwapCreate, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('post', '/v1/rest_day_swaps', { body }, options)
  }

  /**
   * Get a rest day swap
   *
   * Returns one rest day swap by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('get', '/v1/rest_day_swaps/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a rest day swap
   *
   * Cancels an active swap. Both days are graded again. Returns 409 if the swap is not active, and on a
   * locked day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('post', '/v1/rest_day_swaps/{id}/cancel', { path: { id } }, options)
  }
}

/** The shift that an employee works, and when. */
export class EmployeeShifts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employee shifts
   *
   * Returns the employee shifts of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListEmployeeShiftsQuery = {}, options?: CallOptions): List<EmployeeShift, EmployeeShiftPage> {
    return this.#transport.list('/v1/employee_shifts', { query }, options)
  }

  /**
   * Assign a shift
   *
   * Assigns a shift from a certain date. A later assignment replaces an earlier one; assignments are never
   * edited. The shift must be active. Returns 409 for an identical assignment, and if the assignment begins
   * on a locked day. Creating an employee, or moving the joining date to an earlier day, also creates
   * assignments.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: EmployeeShiftCreate, options?: CallOptions): ApiPromise<EmployeeShift> {
    return this.#transport.request('post', '/v1/employee_shifts', { body }, options)
  }

  /**
   * Get an employee shift
   *
   * Returns one employee shift by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeShift> {
    return this.#transport.request('get', '/v1/employee_shifts/{id}', { path: { id } }, options)
  }
}

/** The places where employees punch. */
export class GeofencedSites {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List geofenced sites
   *
   * Returns the geofenced sites of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListGeofencedSitesQuery = {}, options?: CallOptions): List<GeofencedSite, GeofencedSitePage> {
    return this.#transport.list('/v1/geofenced_sites', { query }, options)
  }

  /**
   * Create a geofenced site
   *
   * Creates a place where employees punch. Returns 409 if a site already has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: GeofencedSiteCreate, options?: CallOptions): ApiPromise<GeofencedSite> {
    return this.#transport.request('post', '/v1/geofenced_sites', { body }, options)
  }

  /**
   * Get a geofenced site
   *
   * Returns one geofenced site by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<GeofencedSite> {
    return this.#transport.request('get', '/v1/geofenced_sites/{id}', { path: { id } }, options)
  }

  /**
   * Update a geofenced site
   *
   * Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`.
   * Returns 409 if another site has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: GeofencedSiteUpdate, options?: CallOptions): ApiPromise<GeofencedSite> {
    return this.#transport.request('patch', '/v1/geofenced_sites/{id}', { path: { id }, body }, options)
  }
}

/** How attendance is graded in the workspace. Written in the console. */
export class AttendanceSettingsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the attendance settings
   *
   * Returns how attendance is graded in the workspace: windows, thresholds, geofences, overtime. There is one
   * record.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<AttendanceSettings> {
    return this.#transport.request('get', '/v1/attendance_settings', {}, options)
  }

  /**
   * Update the attendance settings
   *
   * Changes only the fields that you send. Days since the first of last month that payroll has not locked are
   * graded again within minutes.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(body: AttendanceSettingsUpdate, options?: CallOptions): ApiPromise<AttendanceSettings> {
    return this.#transport.request('patch', '/console/attendance_settings', { body }, options)
  }
}

/** What pay is made of, such as the basic salary, an allowance, tax or a provident fund. */
export class SalaryComponents {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List salary components
   *
   * Returns the salary components of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListSalaryComponentsQuery = {}, options?: CallOptions): List<SalaryComponent, SalaryComponentPage> {
    return this.#transport.list('/v1/salary_components', { query }, options)
  }

  /**
   * Get a salary component
   *
   * Returns one salary component by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryComponent> {
    return this.#transport.request('get', '/v1/salary_components/{id}', { path: { id } }, options)
  }

  /**
   * Create a salary component
   *
   * Creates a component. A mandatory one is added to every structure. Returns 409 if a component already has
   * the code, and 400 if the formula cannot be read.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: SalaryComponentCreate, options?: CallOptions): ApiPromise<SalaryComponent> {
    return this.#transport.request('post', '/console/salary_components', { body }, options)
  }

  /**
   * Update a salary component
   *
   * Changes only the fields that you send. Amounts of existing assignments stay as they are. A component that
   * becomes mandatory is added to every structure. Returns 400 if formulas would need each other in a circle.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: SalaryComponentUpdate, options?: CallOptions): ApiPromise<SalaryComponent> {
    return this.#transport.request('patch', '/console/salary_components/{id}', { path: { id }, body }, options)
  }

  /**
   * Get the formula of a salary component
   *
   * Returns the formula that calculates the component, or null if it is not calculated by one.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getFormula(id: string, options?: CallOptions): ApiPromise<SalaryFormula> {
    return this.#transport.request('get', '/console/salary_components/{id}/formula', { path: { id } }, options)
  }
}

/** Which components a kind of package has. Amounts for an employee are in the assignment. */
export class SalaryStructures {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List salary structures
   *
   * Returns the salary structures of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListSalaryStructuresQuery = {}, options?: CallOptions): List<SalaryStructure, SalaryStructurePage> {
    return this.#transport.list('/v1/salary_structures', { query }, options)
  }

  /**
   * Get a salary structure
   *
   * Returns one salary structure by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryStructure> {
    return this.#transport.request('get', '/v1/salary_structures/{id}', { path: { id } }, options)
  }

  /**
   * Create a salary structure
   *
   * Creates a structure with the mandatory components. Returns 409 if a structure already has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: SalaryStructureCreate, options?: CallOptions): ApiPromise<SalaryStructure> {
    return this.#transport.request('post', '/console/salary_structures', { body }, options)
  }

  /**
   * Update a salary structure
   *
   * Changes only the fields that you send. Returns 409 if another structure has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: SalaryStructureUpdate, options?: CallOptions): ApiPromise<SalaryStructure> {
    return this.#transport.request('patch', '/console/salary_structures/{id}', { path: { id }, body }, options)
  }
}

/** The components of each structure, and how each amount is calculated in it. */
export class SalaryStructureComponents {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List salary structure components
   *
   * Returns the salary structure components of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListSalaryStructureComponentsQuery = {},
    options?: CallOptions,
  ): List<SalaryStructureComponent, SalaryStructureComponentPage> {
    return this.#transport.list('/v1/salary_structure_components', { query }, options)
  }

  /**
   * Get a salary structure component
   *
   * Returns one salary structure component by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryStructureComponent> {
    return this.#transport.request('get', '/v1/salary_structure_components/{id}', { path: { id } }, options)
  }

  /**
   * Add a component to a salary structure
   *
   * Adds a component to a structure. Existing assignments stay as they are. Returns 409 if the structure
   * already has the component, and 400 if formulas would need each other in a circle.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: SalaryStructureComponentCreate, options?: CallOptions): ApiPromise<SalaryStructureComponent> {
    return this.#transport.request('post', '/console/salary_structure_components', { body }, options)
  }

  /**
   * Remove a component from a salary structure
   *
   * Removes the component from the structure. Existing assignments keep it. Returns 409 if the component is
   * mandatory, or if a formula of the structure names it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<SalaryStructureComponent> {
    return this.#transport.request(
      'delete',
      '/console/salary_structure_components/{id}',
      { path: { id } },
      options,
    )
  }

  /**
   * Update a component of a salary structure
   *
   * Changes only the fields that you send. Existing assignments stay as they are. Returns 400 if formulas
   * would need each other in a circle.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(
    id: string,
    body: SalaryStructureComponentUpdate,
    options?: CallOptions,
  ): ApiPromise<SalaryStructureComponent> {
    return this.#transport.request(
      'patch',
      '/console/salary_structure_components/{id}',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Get the formula of a structure component
   *
   * Returns the formula that the structure has for the component, or null if it has none of its own.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getFormula(id: string, options?: CallOptions): ApiPromise<SalaryFormula> {
    return this.#transport.request(
      'get',
      '/console/salary_structure_components/{id}/formula',
      { path: { id } },
      options,
    )
  }
}

/** What each employee earns, from when to when. A raise ends one assignment and begins the next. */
export class SalaryAssignments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List salary assignments
   *
   * Returns the salary assignments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListSalaryAssignmentsQuery = {}, options?: CallOptions): List<SalaryAssignment, SalaryAssignmentPage> {
    return this.#transport.list('/v1/salary_assignments', { query }, options)
  }

  /**
   * Get a salary assignment
   *
   * Returns one salary assignment by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('get', '/v1/salary_assignments/{id}', { path: { id } }, options)
  }

  /**
   * Assign a salary
   *
   * Assigns a salary from a date on. It starts after the start of the current assignment, which ends the day
   * before; otherwise returns 409. Returns 400 with the figures if the earnings do not add up to
   * `gross_salary`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: SalaryAssignmentCreate, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('post', '/console/salary_assignments', { body }, options)
  }

  /**
   * Preview a salary
   *
   * Returns what each component of a package would come to in a full month, and writes nothing. Returns 400
   * with the figures if the package would be refused.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  preview(body: SalaryPackagePreview, options?: CallOptions): ApiPromise<SalaryPackage> {
    return this.#transport.request('post', '/console/salary_assignments/preview', { body }, options)
  }

  /**
   * Delete a salary assignment
   *
   * Deletes an assignment that was made by mistake. The one before it takes over its days. Returns 409 if
   * payroll has paid by it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('delete', '/console/salary_assignments/{id}', { path: { id } }, options)
  }

  /**
   * Correct a salary assignment
   *
   * Changes only the fields that you send. Payroll pays the difference for months that are already paid. If
   * it starts on another day, the assignment before it ends the day before. Returns 409 if another assignment
   * is in force on the same days.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: SalaryAssignmentUpdate, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('patch', '/console/salary_assignments/{id}', { path: { id }, body }, options)
  }

  /**
   * Get the package of a salary assignment
   *
   * Returns how the amount of each component was chosen, and what it comes to in a full month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getPackage(id: string, options?: CallOptions): ApiPromise<SalaryPackage> {
    return this.#transport.request('get', '/console/salary_assignments/{id}/package', { path: { id } }, options)
  }
}

/** The payroll of each month. Worked out, approved, locked and paid in the console. */
export class PayrollRuns {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll runs
   *
   * Returns the payroll runs of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPayrollRunsQuery = {}, options?: CallOptions): List<PayrollRun, PayrollRunPage> {
    return this.#transport.list('/v1/payroll_runs', { query }, options)
  }

  /**
   * Get a payroll run
   *
   * Returns one payroll run by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollRun> {
    return this.#transport.request('get', '/v1/payroll_runs/{id}', { path: { id } }, options)
  }

  /**
   * Create a payroll run
   *
   * Creates the draft of a payroll run. A month has one regular run. Returns 400 if the month has not begun,
   * or if no fiscal year contains it, and 409 if the month has a regular run already or its fiscal year is
   * closed.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PayrollRunDetailCreate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('post', '/console/payroll_runs', { body }, options)
  }

  /**
   * Update a payroll run
   *
   * Changes only the fields that you send. Returns 409 if `run_date` changes and the run is no draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: PayrollRunDetailUpdate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('patch', '/console/payroll_runs/{id}', { path: { id }, body }, options)
  }

  /**
   * Preview a payroll run
   *
   * Calculates what the run would pay by the facts of this moment, for one employee or for a page of up to
   * 1,000. Nothing is written. Whoever cannot be calculated is listed in `problems`, beside the others. What
   * processing would warn of is in `warnings`: what concerns the whole run is on the first page of all
   * employees. Days that are yet to be graded count as absent here; processing grades them first. For the
   * totals of a larger run, process it: that pays nothing and can be repeated, and the operation tells the
   * progress. Returns 409 if the run is imported, and if Muster does not have the law of its tax year.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getPreview(id: string, query: GetPayrollRunPreviewQuery = {}, options?: CallOptions): ApiPromise<PayrollPreview> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/preview', { path: { id }, query }, options)
  }

  /**
   * Verify a payroll run
   *
   * Tells whether the approval of a processed run, or the lock of an approved one, would pass now. It
   * calculates again and changes nothing of the run. If a figure differs, the operation fails and lists the
   * employees with both figures. Returns 409 if the run is in another state, if its approval has to wait, and
   * while something else is done to it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  verify(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/verify', { path: { id } }, options)
  }

  /**
   * Process a payroll run
   *
   * Calculates every entry of a draft or processed run. It goes on after the response; the operation says how
   * far it is. Returns 409 with the progress if something is done to the run already, and if the run is
   * approved.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  process(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/process', { path: { id } }, options)
  }

  /**
   * Reopen a payroll run
   *
   * Makes a processed or approved run a draft again and gives back what it claimed. Its entries stay until it
   * is processed again. Returns 409 if it is locked: a locked month is corrected in a later run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reopen(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/reopen', { path: { id } }, options)
  }

  /**
   * Approve a payroll run
   *
   * Calculates the run again and approves it if every figure still stands; a draft is processed first. Fires
   * `payroll.run.approved`. Returns 409 if `run_date` is not over, if an earlier month of the tax year is not
   * locked, and if four eyes are asked for and the caller created or processed the run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/approve', { path: { id } }, options)
  }

  /**
   * Lock a payroll run
   *
   * Closes the days through `run_date`, calculates an approved run again and locks it if every figure still
   * stands. From then on nothing of it changes. Fires `payroll.run.locked`, then `salary_slip.published` for
   * each slip.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  lock(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/lock', { path: { id } }, options)
  }
}

/** What each employee is paid in a payroll run. */
export class PayrollEntries {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll entries
   *
   * Returns what employees were paid, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPayrollEntriesQuery = {}, options?: CallOptions): List<PayrollEntry, PayrollEntryPage> {
    return this.#transport.list('/v1/payroll_entries', { query }, options)
  }

  /**
   * Get a payroll entry
   *
   * Returns one payroll entry by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollEntry> {
    return this.#transport.request('get', '/v1/payroll_entries/{id}', { path: { id } }, options)
  }

  /**
   * Explain a payroll entry
   *
   * Returns the reasons of every line of the entry, as they were when it was calculated.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request('get', '/console/payroll_entries/{id}/explanation', { path: { id } }, options)
  }

  /**
   * Hold a payroll entry
   *
   * Withholds the pay of an approved or locked entry: no payment includes it until it is released. Returns
   * 409 in another state, and while a payment of it is pending.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  hold(id: string, body: PayrollEntryHold, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('post', '/console/payroll_entries/{id}/hold', { path: { id }, body }, options)
  }

  /**
   * Release a payroll entry
   *
   * Ends the hold of an entry, which takes the state of its run. Returns 409 if it is not on hold.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  release(id: string, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('post', '/console/payroll_entries/{id}/release', { path: { id } }, options)
  }

  /**
   * Acknowledge a payroll entry
   *
   * Records that the employee confirmed the receipt of a paid entry. One that is acknowledged stays as it is.
   * Returns 409 if it is not paid.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  acknowledge(id: string, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('post', '/console/payroll_entries/{id}/acknowledge', { path: { id } }, options)
  }
}

/** Payroll runs with their kind, who worked on them and what they warn of. Read in the console. */
export class PayrollRunDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll runs in the console
   *
   * Returns the payroll runs of the workspace with their kind, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPayrollRunDetailsQuery = {}, options?: CallOptions): List<PayrollRunDetail, PayrollRunDetailPage> {
    return this.#transport.list('/console/payroll_run_details', { query }, options)
  }

  /**
   * Get a payroll run in the console
   *
   * Returns one payroll run by id, with its kind, who worked on it and what it warns of.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('get', '/console/payroll_run_details/{id}', { path: { id } }, options)
  }
}

/** Work on payroll runs that goes on after the request. Read in the console. */
export class PayrollOperations {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll operations
   *
   * Returns what was done to payroll runs, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPayrollOperationsQuery = {}, options?: CallOptions): List<PayrollOperation, PayrollOperationPage> {
    return this.#transport.list('/console/payroll_operations', { query }, options)
  }

  /**
   * Get a payroll operation
   *
   * Returns one operation by id. Ask again until its `status` is no longer `running`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('get', '/console/payroll_operations/{id}', { path: { id } }, options)
  }
}

/** Payroll entries with what the calculation warns of. Read in the console. */
export class PayrollEntryDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll entries in the console
   *
   * Returns payroll entries with what the calculation warns of, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListPayrollEntryDetailsQuery = {},
    options?: CallOptions,
  ): List<PayrollEntryDetail, PayrollEntryDetailPage> {
    return this.#transport.list('/console/payroll_entry_details', { query }, options)
  }

  /**
   * Get a payroll entry in the console
   *
   * Returns one payroll entry by id, with what the calculation warns of.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('get', '/console/payroll_entry_details/{id}', { path: { id } }, options)
  }
}

/** Payroll runs of the past, as another system paid them. Written in the console. */
export class PayrollImports {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Import a payroll run of the past
   *
   * Creates the draft of a regular run with the entries of another system. Nothing is calculated, counts of
   * days are zero, and no loan is claimed. Send the entries in parts if they do not fit into one body; the
   * draft warns of what is missing. Returns 400 with up to 100 mistakes, each with its row, if the figures or
   * the lines do not add up, if all entries are there and the totals differ, or if an employee has no salary
   * assignment. Returns 409 if the month has a regular run, or if another run pays an employee for it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PayrollImportCreate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('post', '/console/payroll_imports', { body }, options)
  }

  /**
   * Delete an imported payroll run
   *
   * Removes the draft of an import with its entries and operations, so that the month can be imported again.
   * Returns the run as it was. Returns 409 if the run is not imported, or if it is approved or locked.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('delete', '/console/payroll_imports/{id}', { path: { id } }, options)
  }

  /**
   * Update an imported payroll run
   *
   * Adds entries to the draft of an import, and changes its totals. An employee who has an entry gets the one
   * that you send instead. The run warns as long as its entries do not add up to its totals, and is not
   * approved before they do. Returns 400 as for a new import. Returns 409 if the run is not imported or no
   * draft, or if another run pays an employee for the month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: PayrollImportUpdate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('patch', '/console/payroll_imports/{id}', { path: { id }, body }, options)
  }
}

/** Payments of a payroll run that are made together. Read and written in the console. */
export class PayrollPaymentBatches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll payment batches
   *
   * Returns the batches of payments with their totals, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListPayrollPaymentBatchesQuery = {},
    options?: CallOptions,
  ): List<PayrollPaymentBatch, PayrollPaymentBatchPage> {
    return this.#transport.list('/console/payroll_payment_batches', { query }, options)
  }

  /**
   * Prepare a payroll payment batch
   *
   * Gathers the entries of a locked run that are to be paid: net pay above zero, not on hold, and in no other
   * batch. The operation names the batch once it has succeeded. The run stays locked until the payment is
   * recorded. If a run has nothing to pay, its first batch is empty. Returns 409 if the run is not locked, if
   * slips are still being made, if no entry is left to be paid, and with the progress if something is done to
   * the run already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PayrollPaymentBatchCreate, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_payment_batches', { body }, options)
  }

  /**
   * Get a payroll payment batch
   *
   * Returns one batch by id, with its totals.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollPaymentBatch> {
    return this.#transport.request('get', '/console/payroll_payment_batches/{id}', { path: { id } }, options)
  }

  /**
   * Record the payment of a batch
   *
   * Records when and under which reference the batch was paid. Its pending payments and their entries are
   * then `paid`, and the first batch makes the run `disbursed`. Returns 400 for a date in the future or
   * before the month of the run, and 409 if the batch is recorded or cancelled already, or if something is
   * done to the run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  record(id: string, body: PayrollPaymentRecord, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request(
      'post',
      '/console/payroll_payment_batches/{id}/record',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Cancel a payroll payment batch
   *
   * Cancels a batch whose payment is not recorded. Its entries can then be in another batch. Returns 409 if
   * the batch is recorded or cancelled already, or if something is done to the run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request(
      'post',
      '/console/payroll_payment_batches/{id}/cancel',
      { path: { id } },
      options,
    )
  }
}

/** Payments of payroll entries. Read in the console. */
export class PayrollPayments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll payments
   *
   * Returns the payments of payroll entries, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListPayrollPaymentsQuery = {}, options?: CallOptions): List<PayrollPayment, PayrollPaymentPage> {
    return this.#transport.list('/console/payroll_payments', { query }, options)
  }

  /**
   * Get a payroll payment
   *
   * Returns one payment by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollPayment> {
    return this.#transport.request('get', '/console/payroll_payments/{id}', { path: { id } }, options)
  }

  /**
   * Mark a payroll payment as failed
   *
   * Marks a pending or paid payment as failed, such as one that the bank has returned. Its entry is `locked`
   * again without date and reference, and a later batch takes it. The run stays as it is. Returns 409 if the
   * payment is failed or cancelled already, and while something is done to the run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  fail(id: string, body: PayrollPaymentFailure, options?: CallOptions): ApiPromise<PayrollPayment> {
    return this.#transport.request('post', '/console/payroll_payments/{id}/fail', { path: { id }, body }, options)
  }
}

/** How a payroll run differs from the month before. Read in the console. */
export class PayrollVariances {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Compare a payroll run with the month before
   *
   * Returns the totals of a regular run beside those of the regular run of the month before, and how many
   * employees are paid in both, in this one alone, or in the one before alone. Returns 409 for other kinds of
   * run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollVarianceTotals> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/variance', { path: { id } }, options)
  }

  /**
   * List employees whose pay differs
   *
   * Returns the employees whose pay differs from the regular run of the month before, with the lines that
   * differ, by employee id. Lines below a threshold are left out, and so are employees without any other. Who
   * is paid in one of the two months only is always returned. Returns 409 for other kinds of run.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    id: string,
    query: ListPayrollVariancesQuery = {},
    options?: CallOptions,
  ): List<PayrollVariance, PayrollVariancePage> {
    return this.#transport.list('/console/payroll_runs/{id}/variances', { path: { id }, query }, options)
  }
}

/** The lines of a payroll entry, one for each component. */
export class PayrollEntryComponents {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll entry components
   *
   * Returns the lines of payroll entries, newest first. The amounts of an entry's earnings less those of its
   * deductions are its `net_salary`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListPayrollEntryComponentsQuery = {},
    options?: CallOptions,
  ): List<PayrollEntryComponent, PayrollEntryComponentPage> {
    return this.#transport.list('/v1/payroll_entry_components', { query }, options)
  }

  /**
   * Get a payroll entry component
   *
   * Returns one payroll entry component by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollEntryComponent> {
    return this.#transport.request('get', '/v1/payroll_entry_components/{id}', { path: { id } }, options)
  }
}

/** The slips that employees get once a payroll run is locked. */
export class SalarySlips {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List salary slips
   *
   * Returns the salary slips of the workspace, newest first. A slip never changes; its PDF is in the console.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListSalarySlipsQuery = {}, options?: CallOptions): List<SalarySlip, SalarySlipPage> {
    return this.#transport.list('/v1/salary_slips', { query }, options)
  }

  /**
   * Get a salary slip
   *
   * Returns one salary slip by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalarySlip> {
    return this.#transport.request('get', '/v1/salary_slips/{id}', { path: { id } }, options)
  }
}

/** How payroll is calculated and approved in the workspace. Read and written in the console. */
export class PayrollSettingsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the payroll settings
   *
   * Returns how payroll is calculated and approved in the workspace. There is one record.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<PayrollSettings> {
    return this.#transport.request('get', '/console/payroll_settings', {}, options)
  }

  /**
   * Update the payroll settings
   *
   * Changes only the fields that you send. Runs that are not locked follow when they are processed again;
   * locked runs stay as they are.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(body: PayrollSettingsUpdate, options?: CallOptions): ApiPromise<PayrollSettings> {
    return this.#transport.request('patch', '/console/payroll_settings', { body }, options)
  }
}

/** Bonuses, additions and deductions of one employee. Read and written in the console. */
export class PayrollAdjustments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll adjustments
   *
   * Returns the payroll adjustments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListPayrollAdjustmentsQuery = {},
    options?: CallOptions,
  ): List<PayrollAdjustment, PayrollAdjustmentPage> {
    return this.#transport.list('/console/payroll_adjustments', { query }, options)
  }

  /**
   * Create a payroll adjustment
   *
   * Adds a bonus, an addition or a deduction to the pay of one employee, once or in each month of a span. A
   * regular run takes what is due in its month and earlier.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PayrollAdjustmentCreate, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('post', '/console/payroll_adjustments', { body }, options)
  }

  /**
   * Get a payroll adjustment
   *
   * Returns one payroll adjustment by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('get', '/console/payroll_adjustments/{id}', { path: { id } }, options)
  }

  /**
   * Update a payroll adjustment
   *
   * Changes only the fields that you send. Months that a payroll run has taken stay as they are: after them
   * only `to_month` and `reason` can change. Returns 409 with these months otherwise, and if it is cancelled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: PayrollAdjustmentUpdate, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('patch', '/console/payroll_adjustments/{id}', { path: { id }, body }, options)
  }

  /**
   * Cancel a payroll adjustment
   *
   * Cancels an adjustment of which no payroll run has taken a month. Returns 409 with the months otherwise,
   * and if it is already cancelled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('post', '/console/payroll_adjustments/{id}/cancel', { path: { id } }, options)
  }
}

/** What locked days should have been. Read and written in the console. */
export class PayrollCorrections {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll corrections
   *
   * Returns the payroll corrections of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListPayrollCorrectionsQuery = {},
    options?: CallOptions,
  ): List<PayrollCorrection, PayrollCorrectionPage> {
    return this.#transport.list('/console/payroll_corrections', { query }, options)
  }

  /**
   * Correct a locked day
   *
   * Says what a locked day should have been. The day itself stays. The next payroll run pays the difference,
   * or takes it back. Returns 400 outside the employment and before the previous tax year, and 409 if the day
   * is not locked or has a correction already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PayrollCorrectionCreate, options?: CallOptions): ApiPromise<PayrollCorrection> {
    return this.#transport.request('post', '/console/payroll_corrections', { body }, options)
  }

  /**
   * Get a payroll correction
   *
   * Returns one payroll correction by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollCorrection> {
    return this.#transport.request('get', '/console/payroll_corrections/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a payroll correction
   *
   * The day counts again as it was locked. What a locked run has paid or taken for the correction, the next
   * run takes back or pays. Returns 409 if it is already cancelled, and before the previous tax year.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<PayrollCorrection> {
    return this.#transport.request('post', '/console/payroll_corrections/{id}/cancel', { path: { id } }, options)
  }
}

/** What the law asks of an employee, such as a tax code. Read and written in the console. */
export class EmployeeLawFacts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List facts of employees
   *
   * Returns the facts that the law asks of employees, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListEmployeeLawFactsQuery = {}, options?: CallOptions): List<EmployeeLawFact, EmployeeLawFactPage> {
    return this.#transport.list('/console/employee_law_facts', { query }, options)
  }

  /**
   * Create a fact of an employee
   *
   * Says what the law asks of an employee from one day on, such as a tax code. The fact that is in force
   * without an end then ends the day before. Returns 400 with what the law pack of the workspace's country
   * accepts, and 409 if the employee has the same fact on these days.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: EmployeeLawFactCreate, options?: CallOptions): ApiPromise<EmployeeLawFact> {
    return this.#transport.request('post', '/console/employee_law_facts', { body }, options)
  }

  /**
   * Get a fact of an employee
   *
   * Returns one fact by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeLawFact> {
    return this.#transport.request('get', '/console/employee_law_facts/{id}', { path: { id } }, options)
  }

  /**
   * Delete a fact of an employee
   *
   * Soft-deletes a fact that was entered by mistake. Locked months stay as they are. A repeat returns the
   * same.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<EmployeeLawFact> {
    return this.#transport.request('delete', '/console/employee_law_facts/{id}', { path: { id } }, options)
  }

  /**
   * Update a fact of an employee
   *
   * Changes only the fields that you send. Locked months stay as they are. Returns 409 if the employee has
   * the same fact on these days.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: EmployeeLawFactUpdate, options?: CallOptions): ApiPromise<EmployeeLawFact> {
    return this.#transport.request('patch', '/console/employee_law_facts/{id}', { path: { id }, body }, options)
  }
}

/** Taxable income and tax of a tax year from elsewhere. Read and written in the console. */
export class TaxOpenings {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List tax openings
   *
   * Returns the tax openings of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListTaxOpeningsQuery = {}, options?: CallOptions): List<TaxOpening, TaxOpeningPage> {
    return this.#transport.list('/console/tax_openings', { query }, options)
  }

  /**
   * Create a tax opening
   *
   * Says what an employee earned and paid in a tax year before Muster, or at another employer. It counts in
   * this tax year alone. Returns 400 if the law pack does not hold the year or the month is not in it, and
   * 409 if the employee has an opening of this year and source, or if a locked run has paid a month of a
   * `previous_system`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: TaxOpeningCreate, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('post', '/console/tax_openings', { body }, options)
  }

  /**
   * Get a tax opening
   *
   * Returns one tax opening by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('get', '/console/tax_openings/{id}', { path: { id } }, options)
  }

  /**
   * Delete a tax opening
   *
   * Soft-deletes a tax opening that was entered by mistake. A repeat returns the same.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('delete', '/console/tax_openings/{id}', { path: { id } }, options)
  }

  /**
   * Update a tax opening
   *
   * Changes only the fields that you send. Locked runs stay as they are; the next run of the tax year
   * withholds by the new figures. Returns 400 where the creation would, and 409 if the opening is deleted, or
   * if a locked run has paid a month of a `previous_system`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: TaxOpeningUpdate, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('patch', '/console/tax_openings/{id}', { path: { id }, body }, options)
  }
}

/** The values of the law pack of the workspace's country. Read in the console. */
export class LawParametersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the values of the law
   *
   * Returns the law pack of the workspace's country: what it asks of employees, and each value with its day
   * and source, whether it is verified, and what the workspace confirmed or entered.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<LawParameters> {
    return this.#transport.request('get', '/console/law_parameters', {}, options)
  }
}

/** Values of the law that the workspace confirmed or entered. Read and written in the console. */
export class LawValues {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List law values
   *
   * Returns what the workspace confirmed and entered, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLawValuesQuery = {}, options?: CallOptions): List<LawValue, LawValuePage> {
    return this.#transport.list('/console/law_values', { query }, options)
  }

  /**
   * Confirm or enter a value of the law
   *
   * Without `value`, confirms an unverified value of the law pack; runs then no longer warn of it. With
   * `value`, enters a figure from one day on for a parameter that the pack leaves open. Returns 400 with what
   * the pack has otherwise, and 409 if it was confirmed or entered already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LawValueCreate, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('post', '/console/law_values', { body }, options)
  }

  /**
   * Get a law value
   *
   * Returns one law value by id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('get', '/console/law_values/{id}', { path: { id } }, options)
  }

  /**
   * Delete a law value
   *
   * Soft-deletes a confirmation, or a figure that was entered. Locked runs stay as they are. A repeat returns
   * the same.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('delete', '/console/law_values/{id}', { path: { id } }, options)
  }

  /**
   * Update a law value
   *
   * Changes only the fields that you send. Locked runs stay as they are.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: LawValueUpdate, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('patch', '/console/law_values/{id}', { path: { id }, body }, options)
  }
}

/** The kinds of loan that employees may have, with their limits and interest. Written in the console. */
export class LoanTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List loan types
   *
   * Returns the loan types of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLoanTypesQuery = {}, options?: CallOptions): List<LoanType, LoanTypePage> {
    return this.#transport.list('/v1/loan_types', { query }, options)
  }

  /**
   * Get a loan type
   *
   * Returns one loan type by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LoanType> {
    return this.#transport.request('get', '/v1/loan_types/{id}', { path: { id } }, options)
  }

  /**
   * Create a loan type
   *
   * Creates a loan type. Returns 409 if a type already has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LoanTypeCreate, options?: CallOptions): ApiPromise<LoanType> {
    return this.#transport.request('post', '/console/loan_types', { body }, options)
  }

  /**
   * Update a loan type
   *
   * Changes only the fields that you send. Loans keep the interest that they were requested with. Returns 409
   * if another type has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: LoanTypeUpdate, options?: CallOptions): ApiPromise<LoanType> {
    return this.#transport.request('patch', '/console/loan_types/{id}', { path: { id }, body }, options)
  }
}

/** What is lent to employees. Written in the console. */
export class Loans {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List loans
   *
   * Returns the loans of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLoansQuery = {}, options?: CallOptions): List<Loan, LoanPage> {
    return this.#transport.list('/v1/loans', { query }, options)
  }

  /**
   * Get a loan
   *
   * Returns one loan by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('get', '/v1/loans/{id}', { path: { id } }, options)
  }

  /**
   * Request a loan
   *
   * Requests a loan for an employee, under the interest of its type. Returns 400 with the figures if the
   * amount, the number of installments or the employee's other loans exceed what the type allows, if the
   * first month is locked by payroll, and if the amount is too small for so many installments.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LoanCreate, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans', { body }, options)
  }

  /**
   * Preview a loan
   *
   * Returns the schedule that a loan would have, with the rules behind it, and writes nothing. Returns 400
   * wherever the request would.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  preview(body: LoanCreate, options?: CallOptions): ApiPromise<LoanSchedule> {
    return this.#transport.request('post', '/console/loans/preview', { body }, options)
  }

  /**
   * Approve a loan
   *
   * Approves a pending loan and writes its schedule. Payroll takes nothing until the loan is disbursed.
   * Returns 409 if it is not pending, if the employee has as many loans of the type as it allows, and if its
   * first month is locked by payroll.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a loan
   *
   * Rejects a pending loan. Returns 409 if it is not pending.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: LoanReason, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a loan
   *
   * Cancels a loan of which nothing was taken yet; its installments are waived. Returns 409 if it is
   * completed, rejected or cancelled, and if an installment is claimed or settled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, body: LoanReason, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/cancel', { path: { id }, body }, options)
  }

  /**
   * Disburse a loan
   *
   * Records that an approved loan was handed over. From then on payroll takes its installments. Returns 409
   * if it is not approved, and if its first month is locked by payroll; reschedule it first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  disburse(id: string, body?: LoanDisbursement, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/disburse', { path: { id }, body }, options)
  }

  /**
   * Reschedule a loan
   *
   * Divides the pending principal into another number of installments, from another month on if one is sent.
   * A flat loan bears the same interest for each month as before. Returns 409 if the loan is neither approved
   * nor active, and while a payroll run claims an installment.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reschedule(id: string, body: LoanRescheduling, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/reschedule', { path: { id }, body }, options)
  }

  /**
   * Settle a loan early
   *
   * Records what an employee paid to end an active loan, by default its pending principal. The pending
   * installments are waived. Returns 409 if the loan is not active, and while a payroll run claims an
   * installment.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  settle(id: string, body: LoanSettlement, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/settle', { path: { id }, body }, options)
  }

  /**
   * Write a loan off
   *
   * Gives up what is pending of an active loan. Returns 409 if the loan is not active, and while a payroll
   * run claims an installment.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  writeOff(id: string, body: LoanReason, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/write_off', { path: { id }, body }, options)
  }

  /**
   * Explain a loan
   *
   * Returns the rules behind the schedule: those of the approval, then everything that changed it, with its
   * day and reason. The last line has the `outstanding_balance`. For a pending loan they are those of the
   * schedule that it would have.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request('get', '/console/loans/{id}/explanation', { path: { id } }, options)
  }
}

/** How the workspace numbers its loans. Read and written in the console. */
export class LoanNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the numbering of loans
   *
   * Returns how the workspace numbers its loans, and the number that the next one gets.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<LoanNumbering> {
    return this.#transport.request('get', '/console/loan_numbering', {}, options)
  }

  /**
   * Update the numbering of loans
   *
   * Changes only the fields that you send. Loans keep the numbers that they have. Returns 400 if
   * `number_next` is not above the numbers in use under the prefix. If you do not send it, it moves past
   * them.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<LoanNumbering> {
    return this.#transport.request('patch', '/console/loan_numbering', { body }, options)
  }
}

/** The months in which payroll takes a loan back, with the amount of each. Written in the console. */
export class LoanInstallments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List loan installments
   *
   * Returns the loan installments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLoanInstallmentsQuery = {}, options?: CallOptions): List<LoanInstallment, LoanInstallmentPage> {
    return this.#transport.list('/v1/loan_installments', { query }, options)
  }

  /**
   * Get a loan installment
   *
   * Returns one loan installment by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LoanInstallment> {
    return this.#transport.request('get', '/v1/loan_installments/{id}', { path: { id } }, options)
  }

  /**
   * Waive an installment
   *
   * Gives up one pending installment of an active loan. Returns 409 if it is not pending.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  waive(id: string, body: LoanReason, options?: CallOptions): ApiPromise<LoanInstallment> {
    return this.#transport.request(
      'post',
      '/console/loan_installments/{id}/waive',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Defer an installment
   *
   * Moves one pending installment to the month after the last; the others keep their months. Returns 409 if
   * it is not pending, and if its loan is neither approved nor active.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  defer(id: string, body: LoanReason, options?: CallOptions): ApiPromise<LoanInstallment> {
    return this.#transport.request(
      'post',
      '/console/loan_installments/{id}/defer',
      { path: { id }, body },
      options,
    )
  }
}

/** The kinds of expense that employees may claim, with their limits. Written in the console. */
export class ExpenseCategories {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List expense categories
   *
   * Returns the expense categories of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListExpenseCategoriesQuery = {}, options?: CallOptions): List<ExpenseCategory, ExpenseCategoryPage> {
    return this.#transport.list('/v1/expense_categories', { query }, options)
  }

  /**
   * Get an expense category
   *
   * Returns one expense category by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseCategory> {
    return this.#transport.request('get', '/v1/expense_categories/{id}', { path: { id } }, options)
  }

  /**
   * Create an expense category
   *
   * Creates an expense category. Returns 409 if a category already has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: ExpenseCategoryCreate, options?: CallOptions): ApiPromise<ExpenseCategory> {
    return this.#transport.request('post', '/console/expense_categories', { body }, options)
  }

  /**
   * Update an expense category
   *
   * Changes only the fields that you send. Claims that are submitted already are not checked again. Returns
   * 409 if another category has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: ExpenseCategoryUpdate, options?: CallOptions): ApiPromise<ExpenseCategory> {
    return this.#transport.request('patch', '/console/expense_categories/{id}', { path: { id }, body }, options)
  }
}

/** The most that one employee is reimbursed of a category in a month. Read and written in the console. */
export class ExpenseLimits {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List expense limits
   *
   * Returns the monthly limits of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListExpenseLimitsQuery = {}, options?: CallOptions): List<ExpenseLimit, ExpenseLimitPage> {
    return this.#transport.list('/console/expense_limits', { query }, options)
  }

  /**
   * Create an expense limit
   *
   * Limits what one employee is reimbursed of a category in a calendar month. Returns 409 if the category has
   * a limit already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: ExpenseLimitCreate, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('post', '/console/expense_limits', { body }, options)
  }

  /**
   * Get an expense limit
   *
   * Returns one expense limit by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('get', '/console/expense_limits/{id}', { path: { id } }, options)
  }

  /**
   * Delete an expense limit
   *
   * Soft-deletes a limit; the category then has none. A repeat returns the same.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('delete', '/console/expense_limits/{id}', { path: { id } }, options)
  }

  /**
   * Update an expense limit
   *
   * Changes only the fields that you send. What is approved already stays approved.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: ExpenseLimitUpdate, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('patch', '/console/expense_limits/{id}', { path: { id }, body }, options)
  }
}

/** What employees spent for the company and claim back. Written in the console. */
export class ExpenseClaims {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List expense claims
   *
   * Returns the expense claims of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListExpenseClaimsQuery = {}, options?: CallOptions): List<ExpenseClaim, ExpenseClaimPage> {
    return this.#transport.list('/v1/expense_claims', { query }, options)
  }

  /**
   * Get an expense claim
   *
   * Returns one expense claim by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('get', '/v1/expense_claims/{id}', { path: { id } }, options)
  }

  /**
   * Create an expense claim
   *
   * Creates a draft without items, and numbers it. Add the items next, then submit it. Returns 400 if the
   * date is later than today.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: ExpenseClaimCreate, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims', { body }, options)
  }

  /**
   * Update an expense claim
   *
   * Changes only the fields that you send. Returns 409 if it is not a draft, and 400 if an expense is later
   * than the new date.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: ExpenseClaimUpdate, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('patch', '/console/expense_claims/{id}', { path: { id }, body }, options)
  }

  /**
   * Submit an expense claim
   *
   * Submits a draft for a decision. Returns 409 with every item that breaks a rule of its category, such as a
   * missing receipt, and with the figures of each month whose limit it exceeds. Returns 409 if it has no
   * items or is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  submit(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/submit', { path: { id } }, options)
  }

  /**
   * Approve an expense claim
   *
   * Approves a submitted claim item by item. An item that is not named is approved whole; one that is
   * approved for less than was asked needs a reason. If nothing is approved at all, the claim is rejected.
   * Returns 400 if the advance exceeds what is approved, and 409 if the claim is not submitted or a monthly
   * limit is exceeded.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, body?: ExpenseApproval, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/approve', { path: { id }, body }, options)
  }

  /**
   * Reject an expense claim
   *
   * Rejects a submitted claim. It can be revised. Returns 409 if it is not submitted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: ExpenseRejection, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Revise an expense claim
   *
   * Makes a rejected claim a draft again, without its decision. Returns 409 if it is not rejected.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  revise(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/revise', { path: { id } }, options)
  }

  /**
   * Cancel an expense claim
   *
   * Cancels a draft or a submitted claim for good. Returns 409 if it is neither.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Record the payment of an expense claim
   *
   * Records that an approved claim was paid by bank transfer or in cash. Returns 409 if it is not approved,
   * and if it was handed over to payroll.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  pay(id: string, body: ExpensePayment, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/pay', { path: { id }, body }, options)
  }

  /**
   * Hand an expense claim over to payroll
   *
   * Lets the next payroll run of the employee pay an approved claim. It stays approved until the run is
   * locked, and cannot be paid in another way meanwhile. Returns 403 if the plan has no payroll. Returns 409
   * if it is not approved, if it was handed over already, if nothing is to be paid, and if the employee is
   * deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  handOver(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/hand_over', { path: { id } }, options)
  }

  /**
   * Take an expense claim back from payroll
   *
   * Takes back a claim that was handed over, so that it can be paid in another way. Returns 409 if it was not
   * handed over, and while a payroll run has taken it; reopen the run first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  recall(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/recall', { path: { id } }, options)
  }
}

/** How the workspace numbers its expense claims. Read and written in the console. */
export class ExpenseClaimNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the numbering of expense claims
   *
   * Returns how the workspace numbers its claims, and the number that the next one gets.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<ExpenseClaimNumbering> {
    return this.#transport.request('get', '/console/expense_claim_numbering', {}, options)
  }

  /**
   * Update the numbering of expense claims
   *
   * Changes only the fields that you send. Claims keep the numbers that they have. Returns 400 if
   * `number_next` is not above the numbers in use under the prefix. If you do not send it, it moves past
   * them.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<ExpenseClaimNumbering> {
    return this.#transport.request('patch', '/console/expense_claim_numbering', { body }, options)
  }
}

/** The single expenses of each claim. Written in the console. */
export class ExpenseClaimItems {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List expense claim items
   *
   * Returns the items of the expense claims of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListExpenseClaimItemsQuery = {}, options?: CallOptions): List<ExpenseClaimItem, ExpenseClaimItemPage> {
    return this.#transport.list('/v1/expense_claim_items', { query }, options)
  }

  /**
   * Get an expense claim item
   *
   * Returns one expense claim item by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('get', '/v1/expense_claim_items/{id}', { path: { id } }, options)
  }

  /**
   * Add an item to an expense claim
   *
   * Adds an expense to a draft. Returns 400 if it is later than the claim, above the most that an item of its
   * category may be, or if the category is not in use. Returns 409 if the claim is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: ExpenseClaimItemCreate, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('post', '/console/expense_claim_items', { body }, options)
  }

  /**
   * Delete an expense claim item
   *
   * Soft-deletes an item of a draft, and removes its receipt. A repeat returns the same. Returns 409 if the
   * claim is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('delete', '/console/expense_claim_items/{id}', { path: { id } }, options)
  }

  /**
   * Update an expense claim item
   *
   * Changes only the fields that you send. Returns 409 if the claim is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: ExpenseClaimItemUpdate, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('patch', '/console/expense_claim_items/{id}', { path: { id }, body }, options)
  }
}

/** The files that prove the items of a claim. Stored and downloaded in the console. */
export class ExpenseReceipts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download the receipt of an expense claim item
   *
   * Returns the bytes of the file, as a download with its name. `ETag` is the SHA-256 of the file: with it in
   * `If-None-Match`, the response is 304 without the bytes. Returns 404 if the item has no receipt.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/expense_claim_items/{id}/receipt', { path: { id } }, options)
  }

  /**
   * Store the receipt of an expense claim item
   *
   * Stores a file as the receipt of an item, in place of the receipt that it has. The file is part of the
   * JSON body,
   * as base64, and may have 5 MiB.
   *
   * Returns 400 and stores nothing if the file is larger, if its first bytes do not match `content_type`, or
   * if the
   * virus scanner finds something. Returns 409 if the claim is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  store(id: string, body: ExpenseReceipt, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request(
      'post',
      '/console/expense_claim_items/{id}/receipt',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Remove the receipt of an expense claim item
   *
   * Takes the receipt off an item of a draft. Its file is removed a day later. A repeat returns the same.
   * Returns 409 if the claim is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request(
      'delete',
      '/console/expense_claim_items/{id}/receipt',
      { path: { id } },
      options,
    )
  }
}

/** The kinds of asset. They nest. Written in the console. */
export class AssetCategories {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List asset categories
   *
   * Returns the asset categories of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListAssetCategoriesQuery = {}, options?: CallOptions): List<AssetCategory, AssetCategoryPage> {
    return this.#transport.list('/v1/asset_categories', { query }, options)
  }

  /**
   * Get an asset category
   *
   * Returns one asset category by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AssetCategory> {
    return this.#transport.request('get', '/v1/asset_categories/{id}', { path: { id } }, options)
  }

  /**
   * Create an asset category
   *
   * Creates an asset category. Returns 400 if `parent_id` names no category, and 409 if a category already
   * has the code, or the name under the same parent.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: AssetCategoryCreate, options?: CallOptions): ApiPromise<AssetCategory> {
    return this.#transport.request('post', '/console/asset_categories', { body }, options)
  }

  /**
   * Update an asset category
   *
   * Changes only the fields that you send. Returns 400 if `parent_id` leads back to the category, and 409 if
   * another category has the code, or the name under the same parent.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AssetCategoryUpdate, options?: CallOptions): ApiPromise<AssetCategory> {
    return this.#transport.request('patch', '/console/asset_categories/{id}', { path: { id }, body }, options)
  }
}

/** What the company owns and hands out, such as laptops. Written in the console. */
export class Assets {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List assets
   *
   * Returns the assets of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListAssetsQuery = {}, options?: CallOptions): List<Asset, AssetPage> {
    return this.#transport.list('/v1/assets', { query }, options)
  }

  /**
   * Get an asset
   *
   * Returns one asset by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('get', '/v1/assets/{id}', { path: { id } }, options)
  }

  /**
   * Create an asset
   *
   * Creates an asset, which is available. Returns 400 if its category is not active, and 409 if an asset
   * already has the tag.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: AssetCreate, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets', { body }, options)
  }

  /**
   * Update an asset
   *
   * Changes only the fields that you send, in any status. Returns 400 if the new category is not active, and
   * 409 if another asset has the tag.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AssetUpdate, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('patch', '/console/assets/{id}', { path: { id }, body }, options)
  }

  /**
   * Send an asset to repair
   *
   * Sends an available asset to repair. Returns 409 if it is not available.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  repair(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets/{id}/repair', { path: { id } }, options)
  }

  /**
   * Take an asset back from repair
   *
   * Makes an asset available after its repair. Returns 409 if it is not in repair.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  restore(id: string, body?: AssetRestoration, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets/{id}/restore', { path: { id }, body }, options)
  }

  /**
   * Retire an asset
   *
   * Retires an asset that is available, in repair or lost, for good. Returns 409 if it is assigned, or
   * retired already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  retire(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets/{id}/retire', { path: { id } }, options)
  }
}

/** Who has or had an asset, from its issue to its return. Written in the console. */
export class AssetAssignments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List asset assignments
   *
   * Returns the asset assignments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListAssetAssignmentsQuery = {}, options?: CallOptions): List<AssetAssignment, AssetAssignmentPage> {
    return this.#transport.list('/v1/asset_assignments', { query }, options)
  }

  /**
   * Get an asset assignment
   *
   * Returns one asset assignment by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('get', '/v1/asset_assignments/{id}', { path: { id } }, options)
  }

  /**
   * Issue an asset
   *
   * Issues an available asset to an employee. Returns 400 if the employee has left by then, or if the day is
   * in the future, and 409 if the asset is not available or was returned on a later day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: AssetAssignmentCreate, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('post', '/console/asset_assignments', { body }, options)
  }

  /**
   * Update an asset assignment
   *
   * Changes only the fields that you send. Returns 409 if the asset is no longer held.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AssetAssignmentUpdate, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('patch', '/console/asset_assignments/{id}', { path: { id }, body }, options)
  }

  /**
   * Record the receipt of an asset
   *
   * Records that the employee confirmed the receipt. Returns 409 if it was confirmed already, or if the asset
   * is no longer held.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  acknowledge(id: string, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request(
      'post',
      '/console/asset_assignments/{id}/acknowledge',
      { path: { id } },
      options,
    )
  }

  /**
   * Take an asset back
   *
   * Records the return of an asset. It is available again, or in repair if it comes back poor or damaged.
   * Returns 400 if the day is in the future or before the issue, and 409 if the asset is no longer held.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  return(id: string, body?: AssetReturn, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request(
      'post',
      '/console/asset_assignments/{id}/return',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Record the loss of an asset
   *
   * Records that an asset was lost while it was held. It can only be retired then. Returns 409 if the asset
   * is no longer held.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  lose(id: string, body?: AssetLoss, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('post', '/console/asset_assignments/{id}/lose', { path: { id }, body }, options)
  }
}

/** Asset assignments with their employee and what is to be returned. Read in the console. */
export class AssetAssignmentDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List asset assignments in the console
   *
   * Returns asset assignments with their asset and employee, newest first. It flags what is still held by
   * people who leave or have left.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListAssetAssignmentDetailsQuery = {},
    options?: CallOptions,
  ): List<AssetAssignmentDetail, AssetAssignmentDetailPage> {
    return this.#transport.list('/console/asset_assignment_details', { query }, options)
  }
}

/** The kinds of announcement. Written in the console. */
export class AnnouncementCategories {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List announcement categories
   *
   * Returns the announcement categories of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListAnnouncementCategoriesQuery = {},
    options?: CallOptions,
  ): List<AnnouncementCategory, AnnouncementCategoryPage> {
    return this.#transport.list('/v1/announcement_categories', { query }, options)
  }

  /**
   * Get an announcement category
   *
   * Returns one announcement category by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AnnouncementCategory> {
    return this.#transport.request('get', '/v1/announcement_categories/{id}', { path: { id } }, options)
  }

  /**
   * Create an announcement category
   *
   * Creates an announcement category. Returns 409 if a category already has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: AnnouncementCategoryCreate, options?: CallOptions): ApiPromise<AnnouncementCategory> {
    return this.#transport.request('post', '/console/announcement_categories', { body }, options)
  }

  /**
   * Update an announcement category
   *
   * Changes only the fields that you send. Returns 409 if another category has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AnnouncementCategoryUpdate, options?: CallOptions): ApiPromise<AnnouncementCategory> {
    return this.#transport.request(
      'patch',
      '/console/announcement_categories/{id}',
      { path: { id }, body },
      options,
    )
  }
}

/** Announcements before they are published. Read and written in the console. */
export class AnnouncementDrafts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List announcement drafts
   *
   * Returns the drafts of announcements, newest first. Soft-deleted ones are left out unless
   * `include_deleted` is true.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListAnnouncementDraftsQuery = {},
    options?: CallOptions,
  ): List<AnnouncementDraft, AnnouncementDraftPage> {
    return this.#transport.list('/console/announcement_drafts', { query }, options)
  }

  /**
   * Create an announcement draft
   *
   * Creates a draft, which nobody sees before it is published. Returns 400 if its audience names nobody, or
   * records that do not exist.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: AnnouncementDraftCreate, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('post', '/console/announcement_drafts', { body }, options)
  }

  /**
   * Get an announcement draft
   *
   * Returns one draft by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('get', '/console/announcement_drafts/{id}', { path: { id } }, options)
  }

  /**
   * Delete an announcement draft
   *
   * Soft-deletes a draft. A repeat returns the same. Returns 409 if it is scheduled or published.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('delete', '/console/announcement_drafts/{id}', { path: { id } }, options)
  }

  /**
   * Update an announcement draft
   *
   * Changes only the fields that you send. Returns 409 if it is scheduled or published; withdraw a scheduled
   * one first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AnnouncementDraftUpdate, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('patch', '/console/announcement_drafts/{id}', { path: { id }, body }, options)
  }

  /**
   * Publish an announcement
   *
   * Publishes a draft now, or schedules it for a moment in the workspace's timezone. A local time that a
   * change of the clocks skips is read as the same distance later; of two it is the first. Returns 400 if the
   * moment has passed or the announcement would have expired by then, and 409 if it is scheduled or
   * published.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  publish(id: string, body?: AnnouncementPublication, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request(
      'post',
      '/console/announcement_drafts/{id}/publish',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Withdraw a scheduled announcement
   *
   * Makes a scheduled announcement a draft again. Returns 409 if it is not scheduled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  withdraw(id: string, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('post', '/console/announcement_drafts/{id}/withdraw', { path: { id } }, options)
  }
}

/** What the company tells its employees, once it is published. Written in the console. */
export class Announcements {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List announcements
   *
   * Returns the announcements that are or were published, newest first. Drafts are in no list.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListAnnouncementsQuery = {}, options?: CallOptions): List<Announcement, AnnouncementPage> {
    return this.#transport.list('/v1/announcements', { query }, options)
  }

  /**
   * Get an announcement
   *
   * Returns one announcement by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request('get', '/v1/announcements/{id}', { path: { id } }, options)
  }

  /**
   * Update a published announcement
   *
   * Changes only the fields that you send. Its audience stays. Returns 400 if `expires_at` has passed, and
   * 409 if the announcement has expired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: AnnouncementUpdate, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request('patch', '/console/announcements/{id}', { path: { id }, body }, options)
  }

  /**
   * End an announcement
   *
   * Ends a published announcement now. Returns 409 if it has expired already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  expire(id: string, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request('post', '/console/announcements/{id}/expire', { path: { id } }, options)
  }

  /**
   * Acknowledge an announcement
   *
   * Records that an employee has read it. A repeat changes nothing. Returns 400 if the employee is not in its
   * audience, and 409 if it has expired or needs no acknowledgement.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  acknowledge(id: string, body: AnnouncementAcknowledgement, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request(
      'post',
      '/console/announcements/{id}/acknowledge',
      { path: { id }, body },
      options,
    )
  }
}

/** The posts that people can apply for. */
export class JobOpenings {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List job openings
   *
   * Returns the job openings of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListJobOpeningsQuery = {}, options?: CallOptions): List<JobOpening, JobOpeningPage> {
    return this.#transport.list('/v1/job_openings', { query }, options)
  }

  /**
   * Create a job opening
   *
   * Creates a job opening, as a draft or open. Returns 400 if the highest salary is below the lowest, and 409
   * if an opening already has the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: JobOpeningCreate, options?: CallOptions): ApiPromise<JobOpening> {
    return this.#transport.request('post', '/v1/job_openings', { body }, options)
  }

  /**
   * Get a job opening
   *
   * Returns one job opening by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<JobOpening> {
    return this.#transport.request('get', '/v1/job_openings/{id}', { path: { id } }, options)
  }

  /**
   * Update a job opening
   *
   * Changes only the fields that you send. A draft can be opened. An open one can be put on hold and opened
   * again. Both can be closed, and a closed one opened again. What is not closed yet can be cancelled for
   * good. Returns 409 for any other change of status.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: JobOpeningUpdate, options?: CallOptions): ApiPromise<JobOpening> {
    return this.#transport.request('patch', '/v1/job_openings/{id}', { path: { id }, body }, options)
  }
}

/** The people who apply. The console hires them. */
export class Candidates {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List candidates
   *
   * Returns the candidates of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListCandidatesQuery = {}, options?: CallOptions): List<Candidate, CandidatePage> {
    return this.#transport.list('/v1/candidates', { query }, options)
  }

  /**
   * Create a candidate
   *
   * Creates a candidate. Returns 409 with the id of the other candidate if one already has the email address,
   * in upper or lower case.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: CandidateCreate, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('post', '/v1/candidates', { body }, options)
  }

  /**
   * Get a candidate
   *
   * Returns one candidate by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('get', '/v1/candidates/{id}', { path: { id } }, options)
  }

  /**
   * Update a candidate
   *
   * Changes only the fields that you send. Returns 409 if another candidate has the email address, and if the
   * candidate was anonymised.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: CandidateUpdate, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('patch', '/v1/candidates/{id}', { path: { id }, body }, options)
  }

  /**
   * Hire a candidate
   *
   * Makes the candidate an employee, and the application `hired`, in one transaction. The employee is the
   * same as one that `POST /v1/employees` creates, and `employee.created` is sent. What you do not send comes
   * from the opening, then from the defaults of the workspace. Returns 400 if there is no joining date.
   * Returns 409 if the candidate was hired or anonymised already, if the application was rejected or
   * withdrawn, and if the opening is not open.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  hire(id: string, body: CandidateHire, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('post', '/console/candidates/{id}/hire', { path: { id }, body }, options)
  }

  /**
   * Erase the data of a candidate
   *
   * Erases the data of a candidate for good, also in applications and in stored responses. Applications that
   * are still open are withdrawn. The candidate and the applications stay without data, so that counts stay
   * right. An employee that was hired stays. Returns 409 if the candidate was anonymised already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  anonymise(id: string, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('post', '/console/candidates/{id}/anonymise', { path: { id } }, options)
  }
}

/** A candidate's way through the stages of one opening. */
export class JobApplications {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List job applications
   *
   * Returns the job applications of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListJobApplicationsQuery = {}, options?: CallOptions): List<JobApplication, JobApplicationPage> {
    return this.#transport.list('/v1/job_applications', { query }, options)
  }

  /**
   * Create a job application
   *
   * Applies a candidate to an opening, in the stage `applied`. Returns 409 if the opening is not open, if the
   * candidate applied to it before, and if the candidate was anonymised.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: JobApplicationCreate, options?: CallOptions): ApiPromise<JobApplication> {
    return this.#transport.request('post', '/v1/job_applications', { body }, options)
  }

  /**
   * Get a job application
   *
   * Returns one job application by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<JobApplication> {
    return this.#transport.request('get', '/v1/job_applications/{id}', { path: { id } }, options)
  }

  /**
   * Update a job application
   *
   * Changes only the fields that you send. `applied` to `offer` can follow each other in any order. From each
   * of them an application can be hired, rejected or withdrawn. `rejection_reason` is required to reject. A
   * rejected or withdrawn application can be opened again as `applied`. `hired` is final, and only possible
   * while the opening is open. It makes no employee: the console does. Returns 409 for any other change of
   * stage.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: JobApplicationUpdate, options?: CallOptions): ApiPromise<JobApplication> {
    return this.#transport.request('patch', '/v1/job_applications/{id}', { path: { id }, body }, options)
  }
}

/** The kinds of document that employees hand in, with their rules. */
export class DocumentTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List document types
   *
   * Returns the document types of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListDocumentTypesQuery = {}, options?: CallOptions): List<DocumentType, DocumentTypePage> {
    return this.#transport.list('/v1/document_types', { query }, options)
  }

  /**
   * Get a document type
   *
   * Returns one document type by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<DocumentType> {
    return this.#transport.request('get', '/v1/document_types/{id}', { path: { id } }, options)
  }

  /**
   * Create a document type
   *
   * Creates a document type. Returns 409 if another one has its code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: DocumentTypeCreate, options?: CallOptions): ApiPromise<DocumentType> {
    return this.#transport.request('post', '/console/document_types', { body }, options)
  }

  /**
   * Update a document type
   *
   * Changes a document type. Documents that are there stay as they are. With the category, who may read the
   * files of the type can change.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: DocumentTypeUpdate, options?: CallOptions): ApiPromise<DocumentType> {
    return this.#transport.request('patch', '/console/document_types/{id}', { path: { id }, body }, options)
  }
}

/** Documents of employees, such as identity cards and certificates, with their files. */
export class EmployeeDocuments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employee documents
   *
   * Returns the documents of employees, newest first. Soft-deleted ones are left out unless `include_deleted`
   * is true. `document_number` is absent unless the key also has `employees.sensitive:read`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListEmployeeDocumentsQuery = {}, options?: CallOptions): List<EmployeeDocument, EmployeeDocumentPage> {
    return this.#transport.list('/v1/employee_documents', { query }, options)
  }

  /**
   * Upload an employee document
   *
   * Stores a file as a document of an employee, with the status `pending`. The file is part of the JSON body,
   * as
   * base64. The body may have 16 MiB.
   *
   * Returns 400 and stores nothing if:
   *
   * - the file is larger than `max_file_size_bytes` of the type, or has a type that it does not allow
   * - the first bytes of the file do not match `content_type`
   * - the document type is not in use, or needs a document number or an expiry date that is not sent
   * - `expiry_date` has passed, or is before `issue_date`
   * - the virus scanner finds something
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: EmployeeDocumentCreate, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('post', '/v1/employee_documents', { body }, options)
  }

  /**
   * Get an employee document
   *
   * Returns one document by its id, without its file. A deleted one is returned with `deleted` true.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('get', '/v1/employee_documents/{id}', { path: { id } }, options)
  }

  /**
   * Update an employee document
   *
   * Changes what is said of a document that is `pending` or `rejected`. The file never changes: upload
   * another document instead. Returns 409 if the document is verified or deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: EmployeeDocumentUpdate, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('patch', '/v1/employee_documents/{id}', { path: { id }, body }, options)
  }

  /**
   * Download an employee document
   *
   * Returns the bytes of the file, as a download with its name. `ETag` is the SHA-256 of the file: with it in
   * `If-None-Match`, the response is 304 without the bytes.
   *
   * For documents whose type has the category `identity` or `bank`, the key also needs
   * `employees.sensitive:read`.
   * A deleted document returns 404.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getContent(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/v1/employee_documents/{id}/content', { path: { id } }, options)
  }

  /**
   * Verify an employee document
   *
   * Moves a `pending` or `rejected` document to `verified`. Returns 409 in any other state.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  verify(id: string, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('post', '/v1/employee_documents/{id}/verify', { path: { id } }, options)
  }

  /**
   * Reject an employee document
   *
   * Moves a `pending` or `verified` document to `rejected`, with a reason. Returns 409 in any other state.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: EmployeeDocumentRejection, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('post', '/v1/employee_documents/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Delete an employee document
   *
   * Deletes a document softly: its record stays with `deleted` true, and its file cannot be downloaded any
   * more. Leave that named it as its document stays as it is.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('delete', '/console/employee_documents/{id}', { path: { id } }, options)
  }
}

/** How the workspace numbers its employment contracts. Read and written in the console. */
export class EmploymentContractNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the numbering of employment contracts
   *
   * Returns how the workspace numbers its contracts, and the number that the next one gets.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<EmploymentContractNumbering> {
    return this.#transport.request('get', '/console/employment_contract_numbering', {}, options)
  }

  /**
   * Update the numbering of employment contracts
   *
   * Changes only the fields that you send. Contracts keep the numbers that they have. Returns 400 if
   * `number_next` is not above the numbers in use under the prefix. If you do not send it, it moves past
   * them.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<EmploymentContractNumbering> {
    return this.#transport.request('patch', '/console/employment_contract_numbering', { body }, options)
  }
}

/** What was agreed with each employee, from when to when. Written in the console. */
export class EmploymentContracts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employment contracts
   *
   * Returns the employment contracts of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListEmploymentContractsQuery = {},
    options?: CallOptions,
  ): List<EmploymentContract, EmploymentContractPage> {
    return this.#transport.list('/v1/employment_contracts', { query }, options)
  }

  /**
   * Get an employment contract
   *
   * Returns one employment contract by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('get', '/v1/employment_contracts/{id}', { path: { id } }, options)
  }

  /**
   * Create an employment contract
   *
   * Creates a draft. Returns 400 if a `fixed_term` or `internship` contract has no `end_date`, or if
   * `start_date` is not within the employment, and 409 if another contract has the number.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: EmploymentContractCreate, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('post', '/console/employment_contracts', { body }, options)
  }

  /**
   * Update an employment contract
   *
   * Changes only the fields of a draft that you send. Returns 409 if the contract is not a draft.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: EmploymentContractUpdate, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('patch', '/console/employment_contracts/{id}', { path: { id }, body }, options)
  }

  /**
   * Record that an employment contract was sent
   *
   * Records that a draft was handed to the employee; its terms do not change any more. Returns 409 if the
   * contract is not a draft, or if its `start_date` is no longer within the employment.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  send(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('post', '/console/employment_contracts/{id}/send', { path: { id } }, options)
  }

  /**
   * Record the signature of an employment contract
   *
   * Records who signed a contract that was sent, and sends `contract.signed`. Returns 409 if the contract is
   * not `sent`, or if another contract of the employee covers one of its days: at most one signed contract
   * covers a day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  sign(id: string, body: EmploymentContractSignature, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request(
      'post',
      '/console/employment_contracts/{id}/sign',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Cancel an employment contract
   *
   * Cancels a contract that nobody has signed. Returns 409 if it is not `draft` or `sent`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('post', '/console/employment_contracts/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Terminate an employment contract
   *
   * Ends a signed contract before its `end_date`. It covers the days up to `last_day`, which may lie ahead
   * where notice was given. A contract that has not begun covers no day then. Returns 409 if it is not
   * `signed`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  terminate(id: string, body: EmploymentContractTermination, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request(
      'post',
      '/console/employment_contracts/{id}/terminate',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Renew an employment contract
   *
   * Creates a draft that follows a `signed` or `expired` contract, with its terms except where you send
   * others, and without a probation. Returns 409 in any other state, and if there is a renewal that was not
   * cancelled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  renew(id: string, body?: EmploymentContractRenewal, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request(
      'post',
      '/console/employment_contracts/{id}/renew',
      { path: { id }, body },
      options,
    )
  }
}

/** Employment contracts with their employee and what outlives their employment. Read in the console. */
export class EmploymentContractDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employment contracts in the console
   *
   * Returns employment contracts with their employee, newest first. It flags the signed contracts that
   * outlive the employment, which are to be terminated.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    query: ListEmploymentContractDetailsQuery = {},
    options?: CallOptions,
  ): List<EmploymentContractDetail, EmploymentContractDetailPage> {
    return this.#transport.list('/console/employment_contract_details', { query }, options)
  }
}

/** The document of each contract. Stored and downloaded in the console. */
export class EmploymentContractFiles {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download the file of an employment contract
   *
   * Returns the bytes of the file, as a download with its name. `ETag` is the SHA-256 of the file: with it in
   * `If-None-Match`, the response is 304 without the bytes. Returns 404 if the contract has no file.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/employment_contracts/{id}/file', { path: { id } }, options)
  }

  /**
   * Store the file of an employment contract
   *
   * Stores a file as the document of a contract, in place of the file that it has. The file is part of the
   * JSON
   * body, as base64, and may have 10 MiB.
   *
   * Returns 400 and stores nothing if the file is larger, if its first bytes do not match `content_type`, or
   * if the
   * virus scanner finds something. Returns 409 if the contract is cancelled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  store(id: string, body: EmploymentContractUpload, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request(
      'post',
      '/console/employment_contracts/{id}/file',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Remove the file of an employment contract
   *
   * Takes the file off a contract. It is removed a day later. A repeat returns the same. Returns 409 if the
   * contract is cancelled.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('delete', '/console/employment_contracts/{id}/file', { path: { id } }, options)
  }
}

/** The texts that letters are made from. Read and written in the console. */
export class LetterTemplates {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List letter templates
   *
   * Returns the templates of letters, newest first, with their texts.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListLetterTemplatesQuery = {}, options?: CallOptions): List<LetterTemplate, LetterTemplatePage> {
    return this.#transport.list('/console/letter_templates', { query }, options)
  }

  /**
   * Create a letter template
   *
   * Creates a template, from which letters of its type and language are made. Subject and body are liquid and
   * are rendered with a sample employee first: 400 names the line and the column of what is wrong, and
   * nothing is stored. Returns 409 if the type has a current template in this language.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: LetterTemplateCreate, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('post', '/console/letter_templates', { body }, options)
  }

  /**
   * Get a letter template
   *
   * Returns one template by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('get', '/console/letter_templates/{id}', { path: { id } }, options)
  }

  /**
   * Update a letter template
   *
   * Changes the texts of a template, which are checked as in a new one. Letters that were issued stay as they
   * are. Returns 409 if it is retired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: LetterTemplateUpdate, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('patch', '/console/letter_templates/{id}', { path: { id }, body }, options)
  }

  /**
   * Retire a letter template
   *
   * Takes a template out of use, so that its type and language can have another one. Returns 409 if it is
   * retired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  retire(id: string, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('post', '/console/letter_templates/{id}/retire', { path: { id } }, options)
  }

  /**
   * Preview a letter
   *
   * Renders a template for an employee as of today, or for the sample employee, and stores nothing. Where the
   * template shows pay and an employee is named, the token also needs `salaries.manage`. Returns 409 if the
   * employee lacks a value that the template prints.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  preview(id: string, body?: LetterPreviewRequest, options?: CallOptions): ApiPromise<LetterPreview> {
    return this.#transport.request(
      'post',
      '/console/letter_templates/{id}/preview',
      { path: { id }, body },
      options,
    )
  }
}

/**
 * Letters that employees ask for, such as certificates, from the request to the issue. Written in the
 * console.
 */
export class HrLetterRequests {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List HR letter requests
   *
   * Returns the requests for letters, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListHrLetterRequestsQuery = {}, options?: CallOptions): List<HrLetterRequest, HrLetterRequestPage> {
    return this.#transport.list('/v1/hr_letter_requests', { query }, options)
  }

  /**
   * Get an HR letter request
   *
   * Returns one request by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('get', '/v1/hr_letter_requests/{id}', { path: { id } }, options)
  }

  /**
   * Request a letter
   *
   * Records that an employee asks for a letter.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: HrLetterRequestCreate, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('post', '/console/hr_letter_requests', { body }, options)
  }

  /**
   * Approve an HR letter request
   *
   * Moves a `pending` request to `approved`. Returns 409 in any other state.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('post', '/console/hr_letter_requests/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject an HR letter request
   *
   * Moves a `pending` request to `rejected`, with a reason. Returns 409 in any other state.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  reject(id: string, body: HrLetterRequestRejection, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request(
      'post',
      '/console/hr_letter_requests/{id}/reject',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Cancel an HR letter request
   *
   * Moves a `pending` or `approved` request to `cancelled`. Returns 409 in any other state.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('post', '/console/hr_letter_requests/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Issue the letter of a request
   *
   * Makes the letter of an `approved` request and moves the request to `issued`, both or neither.
   * `hr_letter_id` names the letter. It is dated `letter_date`, or today. Where the letter shows pay, the
   * token also needs `salaries.manage`. Returns 409 in any other state, if there is no current template, or
   * if the employee lacks a value that it prints.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issue(id: string, body?: HrLetterRequestIssue, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request(
      'post',
      '/console/hr_letter_requests/{id}/issue',
      { path: { id }, body },
      options,
    )
  }
}

/** The letters that the company issued to employees, without their texts. Written in the console. */
export class HrLetters {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List HR letters
   *
   * Returns the letters that were issued, newest first. The response does not contain their texts.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListHrLettersQuery = {}, options?: CallOptions): List<HrLetter, HrLetterPage> {
    return this.#transport.list('/v1/hr_letters', { query }, options)
  }

  /**
   * Get an HR letter
   *
   * Returns one letter by its id, without its text.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<HrLetter> {
    return this.#transport.request('get', '/v1/hr_letters/{id}', { path: { id } }, options)
  }

  /**
   * Issue a letter without a request
   *
   * Makes a letter from the current template of its type and language, under the next reference number of the
   * year of its day. It is dated `letter_date`, or today. Where the letter shows pay, the token also needs
   * `salaries.manage`. Returns 409 if there is no current template, or if the employee lacks a value that it
   * prints.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: HrLetterCreate, options?: CallOptions): ApiPromise<HrLetter> {
    return this.#transport.request('post', '/console/hr_letters', { body }, options)
  }

  /**
   * Revoke an HR letter
   *
   * Moves an `issued` letter to `revoked`. Its text stays and is marked as revoked. Returns 409 if it is
   * revoked.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  revoke(id: string, body: HrLetterRevocation, options?: CallOptions): ApiPromise<HrLetter> {
    return this.#transport.request('post', '/console/hr_letters/{id}/revoke', { path: { id }, body }, options)
  }

  /**
   * Read the text of an HR letter
   *
   * Returns the text as it was issued. Where the letter shows pay, the token also needs `salaries.manage`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getText(id: string, options?: CallOptions): ApiPromise<HrLetterText> {
    return this.#transport.request('get', '/console/hr_letters/{id}/text', { path: { id } }, options)
  }

  /**
   * Download an HR letter
   *
   * Returns the letter as a file of plain text in UTF-8. That of a revoked letter begins by saying so. Where
   * the letter shows pay, the token also needs `salaries.manage`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getContent(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/hr_letters/{id}/content', { path: { id } }, options)
  }
}

/** The addresses that receive events, the types of event that they receive, and their signing secrets. */
export class WebhookEndpoints {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List webhook endpoints
   *
   * Returns the webhook endpoints of the workspace, newest first, without their secrets.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListWebhookEndpointsQuery = {}, options?: CallOptions): List<WebhookEndpoint, WebhookEndpointPage> {
    return this.#transport.list('/v1/webhook_endpoints', { query }, options)
  }

  /**
   * Create a webhook endpoint
   *
   * Registers an address for events and returns the signing secret. The address must be public HTTPS. A
   * private, loopback, link-local or metadata address is rejected. The endpoint is `unverified` until it
   * answers the test event with 2xx. Events that happen before then wait, and are sent afterwards.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: WebhookEndpointCreate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints', { body }, options)
  }

  /**
   * Get a webhook endpoint
   *
   * Returns one endpoint by its id, without its secret.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('get', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Delete a webhook endpoint
   *
   * Soft-deletes the endpoint. It leaves the list, but you can still read it by id. Pending deliveries to it
   * are not sent. The log of its deliveries stays until it is purged. A repeat returns the same.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('delete', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Update a webhook endpoint
   *
   * Changes only the fields that you send. A new `url` makes the endpoint `unverified` until it answers the
   * test event; deliveries wait until then. A `disabled` endpoint stays disabled. New `events` apply from now
   * on. Returns 409 if the endpoint is deleted, as every other change of it does.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: WebhookEndpointUpdate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('patch', '/v1/webhook_endpoints/{id}', { path: { id }, body }, options)
  }

  /**
   * Show the secret of a webhook endpoint
   *
   * Returns the endpoint with the `secret` that signs its deliveries. The secret is stored encrypted, and the
   * audit records each request for it. Returns 404 if the endpoint is deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  getSecret(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('get', '/v1/webhook_endpoints/{id}/secret', { path: { id } }, options)
  }

  /**
   * Rotate the secret of a webhook endpoint
   *
   * Creates a new secret and returns it. For 24 hours, every delivery is signed with both secrets, as two
   * `v1` values. Then the old secret ends. Returns 409 within 24 hours of an earlier rotation.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  rotateSecret(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/rotate_secret', { path: { id } }, options)
  }

  /**
   * Send the test event
   *
   * Queues the event `webhook.test` for this endpoint, whatever its status, and returns the delivery. A 2xx
   * makes an `unverified` endpoint `active`. A disabled endpoint stays disabled until it is enabled in the
   * console.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  test(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/test', { path: { id } }, options)
  }

  /**
   * Replay the deliveries that an endpoint missed
   *
   * Queues again each delivery to this endpoint that was created at or after `since` and is `failed` or
   * `exhausted`. Returns how many there are. Ids and bodies stay the same, so the receiver can deduplicate.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  replay(id: string, body: WebhookReplayRequest, options?: CallOptions): ApiPromise<WebhookReplay> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/replay', { path: { id }, body }, options)
  }

  /**
   * Enable a webhook endpoint
   *
   * Sends the test event to a `disabled` endpoint and waits for the answer, up to 15 seconds. A 2xx makes it
   * `active`, and the waiting deliveries are sent. Otherwise returns 409 with what went wrong. Also returns
   * 409 if the endpoint is not disabled, and 503 if no worker delivered the test event in that time.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  enable(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/console/webhook_endpoints/{id}/enable', { path: { id } }, options)
  }
}

/** The events that were sent to the endpoints, and those still to be sent. Kept for 30 days. */
export class WebhookDeliveries {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List webhook deliveries
   *
   * Returns the log of deliveries, newest first. `payload` is null here.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): List<WebhookDelivery, WebhookDeliveryPage> {
    return this.#transport.list('/v1/webhook_deliveries', { query }, options)
  }

  /**
   * Get a webhook delivery
   *
   * Returns one delivery by its id, with the body that is sent.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('get', '/v1/webhook_deliveries/{id}', { path: { id } }, options)
  }

  /**
   * Replay a webhook delivery
   *
   * Queues a delivery again, with the same id and the same body bytes, and with a new timestamp and
   * signature. Attempts count from 0. Returns 409 while the delivery is `pending`, or if its endpoint was
   * deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  replay(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('post', '/v1/webhook_deliveries/{id}/replay', { path: { id } }, options)
  }
}

/** Each attempt of a delivery, with the endpoint's answer. */
export class WebhookAttempts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the attempts of a delivery
   *
   * Returns each attempt of one delivery, newest first, including those before a replay.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(
    id: string,
    query: ListWebhookAttemptsQuery = {},
    options?: CallOptions,
  ): List<WebhookAttempt, WebhookAttemptPage> {
    return this.#transport.list('/v1/webhook_deliveries/{id}/attempts', { path: { id }, query }, options)
  }
}

/** Messages from Muster to the owner of the workspace. Read in the console. */
export class Messages {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List messages
   *
   * Returns messages from Muster to the owner of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListMessagesQuery = {}, options?: CallOptions): List<Message, MessagePage> {
    return this.#transport.list('/console/messages', { query }, options)
  }

  /**
   * Mark a message as read
   *
   * Records when the message was read. A message that was already read stays as it is.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  read(id: string, options?: CallOptions): ApiPromise<Message> {
    return this.#transport.request('post', '/console/messages/{id}/read', { path: { id } }, options)
  }
}

/** Signing in to the console and out of it. */
export class Sessions {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Sign in
   *
   * Signs a person in to the console with e-mail and password, with a passkey, or with a sign-in link. The
   * session is in a cookie of the response. Where the person has a second factor, the session may do nothing
   * until `verifySession`. A passkey and a link stand for the second factor, too. Returns 401 if the sign-in
   * is refused, 429 after too many attempts, and 409 if passkeys do not work at this address.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  open(body?: SignIn, options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/sessions', { body }, options)
  }

  /**
   * Sign out everywhere
   *
   * Ends all sessions of the person, on all devices and in all workspaces, this one included.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  revoke(options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/sessions/revoke', {}, options)
  }

  /**
   * Get the session
   *
   * Returns who is signed in, in which workspace, and what they may do there. It does not count as a use of
   * the session, so a page may ask as often as it needs.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('get', '/console/session', {}, options)
  }

  /**
   * Sign out
   *
   * Ends the session. Other sessions of the person stay open.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('delete', '/console/session', {}, options)
  }

  /**
   * Give the second factor
   *
   * Completes a sign-in with a passkey, a code of the authenticator app, or a recovery code. The session gets
   * another cookie. Returns 401 if it is wrong or was used before, and 409 if the session needs no second
   * factor.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  verify(body?: SecondFactor, options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/session/verify', { body }, options)
  }

  /**
   * Prove who you are once more
   *
   * Takes the password, a code of the authenticator app or a passkey; what is given has to be right. For 10
   * minutes, the session may then do what asks for a fresh proof, such as approving a payroll run. The
   * session gets another cookie.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  prove(body?: FreshProof, options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/session/prove', { body }, options)
  }

  /**
   * Switch the workspace
   *
   * Opens a session in another workspace of the same person and ends this one.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  switch(body: WorkspaceSwitch, options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/session/switch', { body }, options)
  }
}

/** How the person who is signed in can sign in. */
export class Accounts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get your account
   *
   * Returns how the person who is signed in can sign in.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<Account> {
    return this.#transport.request('get', '/console/account', {}, options)
  }

  /**
   * Change your password
   *
   * Sets another password and ends all other sessions of the person. Returns 401 if the current password is
   * wrong, and 400 if the new one is easily guessed.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  changePassword(body: PasswordChange, options?: CallOptions): ApiPromise<Account> {
    return this.#transport.request('post', '/console/account/password', { body }, options)
  }

  /**
   * Begin with an authenticator app
   *
   * Returns a secret for an authenticator app. It counts once `verifyAccountTotp` has been given a code made
   * with it. A secret that counts already stays in force until then. Replacing one needs a fresh proof.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issueTotp(options?: CallOptions): ApiPromise<TotpSecret> {
    return this.#transport.request('post', '/console/account/totp', {}, options)
  }

  /**
   * Confirm an authenticator app
   *
   * Puts the secret into force and returns ten recovery codes, which replace all earlier ones. Returns 401 if
   * the code is wrong, and 409 if no secret was issued.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  verifyTotp(body: TotpCode, options?: CallOptions): ApiPromise<RecoveryCodes> {
    return this.#transport.request('post', '/console/account/totp/verify', { body }, options)
  }

  /**
   * Make new recovery codes
   *
   * Returns ten recovery codes, which replace all earlier ones. Needs a fresh proof. Returns 409 if the
   * person has neither an authenticator app nor a passkey.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issueRecoveryCodes(options?: CallOptions): ApiPromise<RecoveryCodes> {
    return this.#transport.request('post', '/console/account/recovery_codes', {}, options)
  }
}

/** Signing in with the lock of a device, without a password. */
export class Passkeys {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Begin to sign in with a passkey
   *
   * Returns a challenge, which a passkey of this address signs within 5 minutes. `openSession` takes what it
   * says. Returns 409 if passkeys do not work at this address.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issueSignIn(options?: CallOptions): ApiPromise<PasskeyChallenge> {
    return this.#transport.request('post', '/console/sessions/passkey', {}, options)
  }

  /**
   * Begin to prove who you are with a passkey
   *
   * Returns a challenge, which a passkey of the person signs within 5 minutes. `verifySession` takes what it
   * says in a session that waits for its second factor, and `proveSession` in any other. Returns 409 if the
   * person has no passkey.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issueProof(options?: CallOptions): ApiPromise<PasskeyChallenge> {
    return this.#transport.request('post', '/console/session/passkey', {}, options)
  }

  /**
   * Add a passkey
   *
   * Keeps the passkey that a device made after `issuePasskeyRegistration`, and ends all other sessions of the
   * person. Needs a fresh proof. Returns 401 if what the device says does not hold, and 409 if the passkey is
   * known already or the person has 20.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: PasskeyCreate, options?: CallOptions): ApiPromise<Passkey> {
    return this.#transport.request('post', '/console/account/passkeys', { body }, options)
  }

  /**
   * Begin to add a passkey
   *
   * Returns what a browser needs to make a passkey within 5 minutes. Needs a fresh proof. Returns 409 if
   * passkeys do not work at this address.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issueRegistration(options?: CallOptions): ApiPromise<PasskeyRegistration> {
    return this.#transport.request('post', '/console/account/passkeys/registration', {}, options)
  }

  /**
   * Delete a passkey
   *
   * Nobody can sign in with the passkey any more. All other sessions of the person end. Needs a fresh proof.
   * Returns 409 for the last second factor of somebody whose role needs one.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Passkey> {
    return this.#transport.request('delete', '/console/account/passkeys/{id}', { path: { id } }, options)
  }

  /**
   * Rename a passkey
   *
   * Gives the passkey another name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: PasskeyUpdate, options?: CallOptions): ApiPromise<Passkey> {
    return this.#transport.request('patch', '/console/account/passkeys/{id}', { path: { id }, body }, options)
  }
}

/** Invitations to become a member of the workspace. */
export class Invitations {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List invitations
   *
   * Returns the invitations to the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListInvitationsQuery = {}, options?: CallOptions): List<Invitation, InvitationPage> {
    return this.#transport.list('/console/invitations', { query }, options)
  }

  /**
   * Invite somebody
   *
   * Makes an invitation, which can be accepted once within 3 days. Muster sends no e-mail: give the token to
   * the person. Nobody can give a role that may do more than they may themselves (403). Returns 409 if a
   * member has the e-mail address.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: InvitationCreate, options?: CallOptions): ApiPromise<Invitation> {
    return this.#transport.request('post', '/console/invitations', { body }, options)
  }

  /**
   * Revoke an invitation
   *
   * Its token is refused from now on. Returns 409 if it was accepted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  revoke(id: string, options?: CallOptions): ApiPromise<Invitation> {
    return this.#transport.request('post', '/console/invitations/{id}/revoke', { path: { id } }, options)
  }

  /**
   * Look at an invitation
   *
   * Returns what a token invites to. Returns 409 if it was accepted or revoked, has expired, or never
   * existed.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  read(body: InvitationToken, options?: CallOptions): ApiPromise<InvitationPreview> {
    return this.#transport.request('post', '/console/invitations/read', { body }, options)
  }

  /**
   * Accept an invitation
   *
   * Makes the person a member of the workspace and signs them in. Somebody new chooses a password. Somebody
   * who has an account gives its password. Other open invitations to the address are revoked. Returns 409 if
   * the token is not valid any more or for an owner, and 401 if the password is wrong.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  accept(body: InvitationAcceptance, options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/invitations/accept', { body }, options)
  }
}

/** The people who may sign in to the workspace. */
export class Members {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List members
   *
   * Returns the people who may sign in to the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListMembersQuery = {}, options?: CallOptions): List<Member, MemberPage> {
    return this.#transport.list('/console/members', { query }, options)
  }

  /**
   * Get a member
   *
   * Returns one member, also one who was removed.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Member> {
    return this.#transport.request('get', '/console/members/{id}', { path: { id } }, options)
  }

  /**
   * Remove a member
   *
   * The member's sessions in the workspace end at once. The open invitations that they made are revoked, and
   * those to their address. Another invitation makes them a member again. Returns 409 for the last owner.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Member> {
    return this.#transport.request('delete', '/console/members/{id}', { path: { id } }, options)
  }

  /**
   * Update a member
   *
   * Changes the name, the role or the employee of a member. Another role counts at once, also in open
   * sessions. It revokes the open invitations that the member made, and those to their address. Nobody can
   * give or take a role that may do more than they may themselves (403). Returns 409 for the last owner.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: MemberUpdate, options?: CallOptions): ApiPromise<Member> {
    return this.#transport.request('patch', '/console/members/{id}', { path: { id }, body }, options)
  }
}

/** What members may do. */
export class Roles {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List roles
   *
   * Returns the roles of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListRolesQuery = {}, options?: CallOptions): List<Role, RolePage> {
    return this.#transport.list('/console/roles', { query }, options)
  }

  /**
   * Create a role
   *
   * Makes a role of your own. Nobody can make a role that may do more than they may themselves (403). Returns
   * 409 if a role has the name already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  create(body: RoleCreate, options?: CallOptions): ApiPromise<Role> {
    return this.#transport.request('post', '/console/roles', { body }, options)
  }

  /**
   * Get a role
   *
   * Returns one role with what it may do.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Role> {
    return this.#transport.request('get', '/console/roles/{id}', { path: { id } }, options)
  }

  /**
   * Delete a role
   *
   * Returns 409 if a member or an open invitation has the role, and for the roles that every workspace has.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Role> {
    return this.#transport.request('delete', '/console/roles/{id}', { path: { id } }, options)
  }

  /**
   * Update a role
   *
   * Changes a role of your own. It counts at once for all who have it. Returns 409 for the roles that every
   * workspace has, and 403 if the role may do more than you may, before or after.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  update(id: string, body: RoleUpdate, options?: CallOptions): ApiPromise<Role> {
    return this.#transport.request('patch', '/console/roles/{id}', { path: { id }, body }, options)
  }
}

/** The keys of the API and the tokens of the console. */
export class ApiKeys {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List API keys
   *
   * Returns the keys of the workspace and the tokens of the console, newest first, also those that are over.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListApiKeysQuery = {}, options?: CallOptions): List<ApiKey, ApiKeyPage> {
    return this.#transport.list('/console/api_keys', { query }, options)
  }

  /**
   * Issue an API key
   *
   * Makes a key. The response shows it, and nothing does later. A key never gets a scope that its maker lacks
   * (403), so a token of the console makes none.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  issue(body: ApiKeyWanted, options?: CallOptions): ApiPromise<IssuedApiKey> {
    return this.#transport.request('post', '/console/api_keys/issue', { body }, options)
  }

  /**
   * Revoke an API key
   *
   * The key is refused everywhere within a second. A key that was revoked before stays as it is. Nobody can
   * revoke a key that may do more than they may themselves (403).
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  revoke(id: string, options?: CallOptions): ApiPromise<ApiKey> {
    return this.#transport.request('post', '/console/api_keys/{id}/revoke', { path: { id } }, options)
  }
}

/** What was done about who may reach the data, and the decisions of people. */
export class AuditEntries {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List audit entries
   *
   * Returns what was changed about who may reach the data of the workspace, and the decisions of people in
   * it, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  list(query: ListAuditEntriesQuery = {}, options?: CallOptions): List<AuditEntry, AuditEntryPage> {
    return this.#transport.list('/console/audit_entries', { query }, options)
  }
}

/** Signing in through the OpenID Connect provider of a company. */
export class SignOnResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the company sign-on
   *
   * Returns the OpenID Connect provider of the workspace, if it has one, and the address to register there.
   * The client secret is never shown.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<SignOn> {
    return this.#transport.request('get', '/console/sign_on', {}, options)
  }

  /**
   * Set the company sign-on
   *
   * Sets the OpenID Connect provider of the workspace, which has one at most. Muster reads the provider's
   * metadata first, and returns 400 with the reason where it cannot. Nobody can give a role that may do more
   * than they may themselves (403).
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  change(body: SignOnChange, options?: CallOptions): ApiPromise<SignOn> {
    return this.#transport.request('post', '/console/sign_on', { body }, options)
  }

  /**
   * Remove the company sign-on
   *
   * Removes the provider. Sessions that were opened through it end within a second.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  delete(options?: CallOptions): ApiPromise<SignOn> {
    return this.#transport.request('delete', '/console/sign_on', {}, options)
  }

  /**
   * Begin to sign in through the company
   *
   * Returns the address of the workspace's provider, where the browser goes next. It sets a cookie that binds
   * the sign-on to this browser for 10 minutes. Returns 401 if the workspace has no company sign-on.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  begin(body: SignOnBeginning, options?: CallOptions): ApiPromise<SignOnAddress> {
    return this.#transport.request('post', '/console/sign_on/begin', { body }, options)
  }

  /**
   * Prove who you are through the company
   *
   * Returns the address of the provider, which is told to ask for the credentials again. `finishSignOn` then
   * makes the proof of this session fresh. Returns 409 if the session was not opened through the company.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  prove(options?: CallOptions): ApiPromise<SignOnAddress> {
    return this.#transport.request('post', '/console/sign_on/prove', {}, options)
  }

  /**
   * Finish to sign in through the company
   *
   * Takes what the provider sent the browser back with, once and within 10 minutes, from the browser that
   * began. It opens a session, which is good for this workspace alone. Returns 401 with the reason if the
   * sign-on is refused.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
   *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed
   *   unless `detail` says that this is unknown. Also returned if the service is not configured
   *   (`api_not_configured`).
   */
  finish(body: SignOnReturn, options?: CallOptions): ApiPromise<Session> {
    return this.#transport.request('post', '/console/sign_on/finish', { body }, options)
  }
}

/** Every operation, by tag. */
export interface Client {
  readonly me: Me
  readonly company: CompanyResource
  readonly fiscalYears: FiscalYears
  readonly employees: Employees
  readonly employeeMatches: EmployeeMatches
  readonly employeeAddresses: EmployeeAddresses
  readonly employeeBankAccounts: EmployeeBankAccounts
  readonly employeeCompensation: EmployeeCompensationResource
  readonly departments: Departments
  readonly designations: Designations
  readonly branches: Branches
  readonly employmentTypes: EmploymentTypes
  readonly payGrades: PayGrades
  readonly shifts: Shifts
  readonly holidays: Holidays
  readonly leaveTypes: LeaveTypes
  readonly leavePolicies: LeavePolicies
  readonly leaveGroups: LeaveGroups
  readonly leaveBalances: LeaveBalances
  readonly leaveEncashments: LeaveEncashments
  readonly leaveOverdrafts: LeaveOverdrafts
  readonly leaveApplications: LeaveApplications
  readonly attendanceRecords: AttendanceRecords
  readonly punches: Punches
  readonly overtimeRequests: OvertimeRequests
  readonly regularisations: Regularisations
  readonly restDaySwaps: RestDaySwaps
  readonly employeeShifts: EmployeeShifts
  readonly geofencedSites: GeofencedSites
  readonly attendanceSettings: AttendanceSettingsResource
  readonly salaryComponents: SalaryComponents
  readonly salaryStructures: SalaryStructures
  readonly salaryStructureComponents: SalaryStructureComponents
  readonly salaryAssignments: SalaryAssignments
  readonly payrollRuns: PayrollRuns
  readonly payrollEntries: PayrollEntries
  readonly payrollRunDetails: PayrollRunDetails
  readonly payrollOperations: PayrollOperations
  readonly payrollEntryDetails: PayrollEntryDetails
  readonly payrollImports: PayrollImports
  readonly payrollPaymentBatches: PayrollPaymentBatches
  readonly payrollPayments: PayrollPayments
  readonly payrollVariances: PayrollVariances
  readonly payrollEntryComponents: PayrollEntryComponents
  readonly salarySlips: SalarySlips
  readonly payrollSettings: PayrollSettingsResource
  readonly payrollAdjustments: PayrollAdjustments
  readonly payrollCorrections: PayrollCorrections
  readonly employeeLawFacts: EmployeeLawFacts
  readonly taxOpenings: TaxOpenings
  readonly lawParameters: LawParametersResource
  readonly lawValues: LawValues
  readonly loanTypes: LoanTypes
  readonly loans: Loans
  readonly loanNumbering: LoanNumberingResource
  readonly loanInstallments: LoanInstallments
  readonly expenseCategories: ExpenseCategories
  readonly expenseLimits: ExpenseLimits
  readonly expenseClaims: ExpenseClaims
  readonly expenseClaimNumbering: ExpenseClaimNumberingResource
  readonly expenseClaimItems: ExpenseClaimItems
  readonly expenseReceipts: ExpenseReceipts
  readonly assetCategories: AssetCategories
  readonly assets: Assets
  readonly assetAssignments: AssetAssignments
  readonly assetAssignmentDetails: AssetAssignmentDetails
  readonly announcementCategories: AnnouncementCategories
  readonly announcementDrafts: AnnouncementDrafts
  readonly announcements: Announcements
  readonly jobOpenings: JobOpenings
  readonly candidates: Candidates
  readonly jobApplications: JobApplications
  readonly documentTypes: DocumentTypes
  readonly employeeDocuments: EmployeeDocuments
  readonly employmentContractNumbering: EmploymentContractNumberingResource
  readonly employmentContracts: EmploymentContracts
  readonly employmentContractDetails: EmploymentContractDetails
  readonly employmentContractFiles: EmploymentContractFiles
  readonly letterTemplates: LetterTemplates
  readonly hrLetterRequests: HrLetterRequests
  readonly hrLetters: HrLetters
  readonly webhookEndpoints: WebhookEndpoints
  readonly webhookDeliveries: WebhookDeliveries
  readonly webhookAttempts: WebhookAttempts
  readonly messages: Messages
  readonly sessions: Sessions
  readonly accounts: Accounts
  readonly passkeys: Passkeys
  readonly invitations: Invitations
  readonly members: Members
  readonly roles: Roles
  readonly apiKeys: ApiKeys
  readonly auditEntries: AuditEntries
  readonly signOn: SignOnResource
}

export function createClient(transport: Transport): Client {
  return {
    me: new Me(transport),
    company: new CompanyResource(transport),
    fiscalYears: new FiscalYears(transport),
    employees: new Employees(transport),
    employeeMatches: new EmployeeMatches(transport),
    employeeAddresses: new EmployeeAddresses(transport),
    employeeBankAccounts: new EmployeeBankAccounts(transport),
    employeeCompensation: new EmployeeCompensationResource(transport),
    departments: new Departments(transport),
    designations: new Designations(transport),
    branches: new Branches(transport),
    employmentTypes: new EmploymentTypes(transport),
    payGrades: new PayGrades(transport),
    shifts: new Shifts(transport),
    holidays: new Holidays(transport),
    leaveTypes: new LeaveTypes(transport),
    leavePolicies: new LeavePolicies(transport),
    leaveGroups: new LeaveGroups(transport),
    leaveBalances: new LeaveBalances(transport),
    leaveEncashments: new LeaveEncashments(transport),
    leaveOverdrafts: new LeaveOverdrafts(transport),
    leaveApplications: new LeaveApplications(transport),
    attendanceRecords: new AttendanceRecords(transport),
    punches: new Punches(transport),
    overtimeRequests: new OvertimeRequests(transport),
    regularisations: new Regularisations(transport),
    restDaySwaps: new RestDaySwaps(transport),
    employeeShifts: new EmployeeShifts(transport),
    geofencedSites: new GeofencedSites(transport),
    attendanceSettings: new AttendanceSettingsResource(transport),
    salaryComponents: new SalaryComponents(transport),
    salaryStructures: new SalaryStructures(transport),
    salaryStructureComponents: new SalaryStructureComponents(transport),
    salaryAssignments: new SalaryAssignments(transport),
    payrollRuns: new PayrollRuns(transport),
    payrollEntries: new PayrollEntries(transport),
    payrollRunDetails: new PayrollRunDetails(transport),
    payrollOperations: new PayrollOperations(transport),
    payrollEntryDetails: new PayrollEntryDetails(transport),
    payrollImports: new PayrollImports(transport),
    payrollPaymentBatches: new PayrollPaymentBatches(transport),
    payrollPayments: new PayrollPayments(transport),
    payrollVariances: new PayrollVariances(transport),
    payrollEntryComponents: new PayrollEntryComponents(transport),
    salarySlips: new SalarySlips(transport),
    payrollSettings: new PayrollSettingsResource(transport),
    payrollAdjustments: new PayrollAdjustments(transport),
    payrollCorrections: new PayrollCorrections(transport),
    employeeLawFacts: new EmployeeLawFacts(transport),
    taxOpenings: new TaxOpenings(transport),
    lawParameters: new LawParametersResource(transport),
    lawValues: new LawValues(transport),
    loanTypes: new LoanTypes(transport),
    loans: new Loans(transport),
    loanNumbering: new LoanNumberingResource(transport),
    loanInstallments: new LoanInstallments(transport),
    expenseCategories: new ExpenseCategories(transport),
    expenseLimits: new ExpenseLimits(transport),
    expenseClaims: new ExpenseClaims(transport),
    expenseClaimNumbering: new ExpenseClaimNumberingResource(transport),
    expenseClaimItems: new ExpenseClaimItems(transport),
    expenseReceipts: new ExpenseReceipts(transport),
    assetCategories: new AssetCategories(transport),
    assets: new Assets(transport),
    assetAssignments: new AssetAssignments(transport),
    assetAssignmentDetails: new AssetAssignmentDetails(transport),
    announcementCategories: new AnnouncementCategories(transport),
    announcementDrafts: new AnnouncementDrafts(transport),
    announcements: new Announcements(transport),
    jobOpenings: new JobOpenings(transport),
    candidates: new Candidates(transport),
    jobApplications: new JobApplications(transport),
    documentTypes: new DocumentTypes(transport),
    employeeDocuments: new EmployeeDocuments(transport),
    employmentContractNumbering: new EmploymentContractNumberingResource(transport),
    employmentContracts: new EmploymentContracts(transport),
    employmentContractDetails: new EmploymentContractDetails(transport),
    employmentContractFiles: new EmploymentContractFiles(transport),
    letterTemplates: new LetterTemplates(transport),
    hrLetterRequests: new HrLetterRequests(transport),
    hrLetters: new HrLetters(transport),
    webhookEndpoints: new WebhookEndpoints(transport),
    webhookDeliveries: new WebhookDeliveries(transport),
    webhookAttempts: new WebhookAttempts(transport),
    messages: new Messages(transport),
    sessions: new Sessions(transport),
    accounts: new Accounts(transport),
    passkeys: new Passkeys(transport),
    invitations: new Invitations(transport),
    members: new Members(transport),
    roles: new Roles(transport),
    apiKeys: new ApiKeys(transport),
    auditEntries: new AuditEntries(transport),
    signOn: new SignOnResource(transport),
  }
}
