// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type {
  Announcement,
  AnnouncementAcknowledgement,
  AnnouncementCategory,
  AnnouncementCategoryCreate,
  AnnouncementCategoryUpdate,
  AnnouncementDraft,
  AnnouncementDraftCreate,
  AnnouncementDraftPage,
  AnnouncementDraftUpdate,
  AnnouncementPublication,
  AnnouncementUpdate,
  Approval,
  ApprovalPage,
  ApprovalPolicy,
  ApprovalPolicyCreate,
  ApprovalPolicyPage,
  ApprovalPolicyPreview,
  ApprovalPolicyTrial,
  ApprovalPolicyUpdate,
  Asset,
  AssetAssignment,
  AssetAssignmentCreate,
  AssetAssignmentDetail,
  AssetAssignmentDetailPage,
  AssetAssignmentUpdate,
  AssetCategory,
  AssetCategoryCreate,
  AssetCategoryUpdate,
  AssetCreate,
  AssetLoss,
  AssetRestoration,
  AssetReturn,
  AssetUpdate,
  AttendanceDay,
  AttendanceDayPage,
  AttendanceMonth,
  AttendanceMonthPage,
  AttendanceSettings,
  AttendanceSettingsUpdate,
  AuditEntry,
  AuditEntryPage,
  BankAccountChange,
  BankAccountChangePage,
  BankAccountChangeRejection,
  BulkAction,
  BulkActionCreate,
  BulkActionItem,
  BulkActionItemPage,
  BulkActionPage,
  Candidate,
  CandidateHire,
  Comment,
  CommentCreate,
  CommentPage,
  Company,
  CompanyBankAccount,
  CompanyBankAccountCreate,
  CompanyBankAccountPage,
  CompanyBankAccountUpdate,
  CompanyUpdate,
  CountryTemplateApply,
  CountryTemplateResult,
  CountryTemplates,
  DocumentType,
  DocumentTypeCreate,
  DocumentTypeUpdate,
  Employee,
  EmployeeBankAccount,
  EmployeeBankAccountCreate,
  EmployeeBankAccountUpdate,
  EmployeeCompensation,
  EmployeeCompensationUpdate,
  EmployeeDefaults,
  EmployeeDefaultsUpdate,
  EmployeeDocument,
  EmployeeDocumentPage,
  EmployeeLawFact,
  EmployeeLawFactCreate,
  EmployeeLawFactPage,
  EmployeeLawFactUpdate,
  EmployeeNumbering,
  EmployeePage,
  EmployeePhotoUpload,
  EmploymentContract,
  EmploymentContractCreate,
  EmploymentContractDetail,
  EmploymentContractDetailPage,
  EmploymentContractNumbering,
  EmploymentContractRenewal,
  EmploymentContractSignature,
  EmploymentContractTermination,
  EmploymentContractUpdate,
  EmploymentContractUpload,
  EmploymentEnd,
  EmploymentEndDraft,
  ExpenseApproval,
  ExpenseCategory,
  ExpenseCategoryCreate,
  ExpenseCategoryUpdate,
  ExpenseClaim,
  ExpenseClaimCreate,
  ExpenseClaimItem,
  ExpenseClaimItemCreate,
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
  Export,
  ExportCreate,
  ExportPage,
  FiscalYearClose,
  GetEmployeePhotoQuery,
  GetHeadcountQuery,
  GetImportTemplateQuery,
  GetLeaveCalendarQuery,
  GetLetterheadPreviewQuery,
  GetNamesQuery,
  GetPayrollBankFileContentQuery,
  GetPayrollCostsQuery,
  GetPayrollRunPreviewQuery,
  GetTaxCertificateQuery,
  GetWebhookActivityQuery,
  Headcount,
  HrLetter,
  HrLetterCreate,
  HrLetterRequest,
  HrLetterRequestCreate,
  HrLetterRequestIssue,
  HrLetterRequestRejection,
  HrLetterRevocation,
  HrLetterText,
  Import,
  ImportApply,
  ImportCreate,
  ImportFile,
  ImportPage,
  ImportPreview,
  ImportRevise,
  ImportRow,
  ImportRowPage,
  JobChange,
  JobChangeCreate,
  JobChangePage,
  JobChangePreview,
  JobChangeUpdate,
  LatePunch,
  LatePunchDismissal,
  LatePunchPage,
  LawParameters,
  LawValue,
  LawValueCreate,
  LawValuePage,
  LawValueUpdate,
  LeaveApplication,
  LeaveApplicationShortening,
  LeaveBalance,
  LeaveBalanceAdjustment,
  LeaveCalendar,
  LeaveEncashment,
  LeaveEncashmentCreate,
  LeaveEncashmentPage,
  LeaveGroup,
  LeaveGroupCreate,
  LeaveGroupMembership,
  LeaveGroupTypes,
  LeaveGroupUpdate,
  LeaveOverdraft,
  LeaveOverdraftPage,
  LeavePolicy,
  LeavePolicyCreate,
  LeavePolicyUpdate,
  LeaveType,
  LeaveTypeCreate,
  LeaveTypeUpdate,
  LetterPreview,
  LetterPreviewRequest,
  LetterTemplate,
  LetterTemplateCreate,
  LetterTemplatePage,
  LetterTemplateUpdate,
  Letterhead,
  LetterheadLogoUpload,
  LetterheadUpdate,
  ListAnnouncementDraftsQuery,
  ListApprovalPoliciesQuery,
  ListApprovalsQuery,
  ListAssetAssignmentDetailsQuery,
  ListAttendanceDaysQuery,
  ListAttendanceMonthsQuery,
  ListAuditEntriesQuery,
  ListBankAccountChangesQuery,
  ListBulkActionItemsQuery,
  ListBulkActionsQuery,
  ListCommentsQuery,
  ListCompanyBankAccountsQuery,
  ListEmployeeDocumentMatchesQuery,
  ListEmployeeLawFactsQuery,
  ListEmployeeMatchesQuery,
  ListEmploymentContractDetailsQuery,
  ListExpenseClaimMatchesQuery,
  ListExpenseLimitsQuery,
  ListExportsQuery,
  ListImportRowsQuery,
  ListImportsQuery,
  ListJobChangesQuery,
  ListLatePunchesQuery,
  ListLawValuesQuery,
  ListLeaveEncashmentsQuery,
  ListLeaveOverdraftsQuery,
  ListLetterTemplatesQuery,
  ListPayrollAdjustmentsQuery,
  ListPayrollBankFilesQuery,
  ListPayrollCorrectionsQuery,
  ListPayrollEntryDetailsQuery,
  ListPayrollGlCodesQuery,
  ListPayrollOperationsQuery,
  ListPayrollPaymentBatchesQuery,
  ListPayrollPaymentsQuery,
  ListPayrollRegisterQuery,
  ListPayrollRunDetailsQuery,
  ListPayrollVariancesQuery,
  ListPayslipsQuery,
  ListProfileChangesQuery,
  ListRecordChangesQuery,
  ListSalarySlipDetailsQuery,
  ListTaxOpeningsQuery,
  Loan,
  LoanBalances,
  LoanCreate,
  LoanDisbursement,
  LoanInstallment,
  LoanNumbering,
  LoanReason,
  LoanRescheduling,
  LoanSchedule,
  LoanSettlement,
  LoanType,
  LoanTypeCreate,
  LoanTypeUpdate,
  Names,
  NumberingUpdate,
  PayChange,
  PayChangeDraft,
  PayrollAdjustment,
  PayrollAdjustmentCreate,
  PayrollAdjustmentPage,
  PayrollAdjustmentUpdate,
  PayrollBankFile,
  PayrollBankFileCreate,
  PayrollBankFilePage,
  PayrollBankReport,
  PayrollBankStatuses,
  PayrollCorrection,
  PayrollCorrectionCreate,
  PayrollCorrectionPage,
  PayrollCost,
  PayrollCosts,
  PayrollEntryDetail,
  PayrollEntryDetailPage,
  PayrollEntryHold,
  PayrollGlCode,
  PayrollGlCodeCreate,
  PayrollGlCodePage,
  PayrollGlCodeUpdate,
  PayrollImportCreate,
  PayrollImportUpdate,
  PayrollOperation,
  PayrollOperationPage,
  PayrollPayment,
  PayrollPaymentBatch,
  PayrollPaymentBatchCancel,
  PayrollPaymentBatchCreate,
  PayrollPaymentBatchPage,
  PayrollPaymentFailure,
  PayrollPaymentPage,
  PayrollPaymentRecord,
  PayrollPreview,
  PayrollReadiness,
  PayrollRegisterEntry,
  PayrollRegisterEntryPage,
  PayrollRegisterTotals,
  PayrollRunDetail,
  PayrollRunDetailCreate,
  PayrollRunDetailPage,
  PayrollRunDetailUpdate,
  PayrollSettings,
  PayrollSettingsUpdate,
  PayrollVariance,
  PayrollVariancePage,
  PayrollVarianceTotals,
  Payslip,
  PayslipChange,
  PayslipPage,
  PayslipYears,
  ProfileChange,
  ProfileChangeApproval,
  ProfileChangePage,
  ProfileChangeRejection,
  RecordChange,
  RecordChangePage,
  SalaryAssignment,
  SalaryAssignmentCreate,
  SalaryAssignmentUpdate,
  SalaryComponent,
  SalaryComponentCreate,
  SalaryComponentUpdate,
  SalaryFormula,
  SalaryPackage,
  SalaryPackagePreview,
  SalarySlipDetail,
  SalarySlipDetailPage,
  SalaryStructure,
  SalaryStructureComponent,
  SalaryStructureComponentCreate,
  SalaryStructureComponentUpdate,
  SalaryStructureCreate,
  SalaryStructureUpdate,
  TaxCertificateYears,
  TaxOpening,
  TaxOpeningCreate,
  TaxOpeningPage,
  TaxOpeningUpdate,
  WebhookActivity,
} from '@muster/contract/workspace'
import type { ApiPromise, CallOptions, Download, List, Transport } from '../transport.ts'

/** What the lists take in their query, by tag and method. */
export const listQueries = {
  employeeMatches: {
    list: [
      'search', 'status', 'department_id', 'designation_id', 'branch_id', 'employment_type_id',
      'reporting_manager_id', 'sort', 'limit', 'starting_after', 'updated_since', 'include_deleted',
    ],
  },
  jobChanges: { list: ['employee_id', 'is_applied', 'limit', 'starting_after'] },
  leaveEncashments: { list: ['employee_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  leaveOverdrafts: { list: ['employee_id', 'leave_application_id', 'limit', 'starting_after'] },
  latePunches: { list: ['employee_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  attendanceMonths: { list: ['month', 'department_id', 'branch_id', 'limit', 'starting_after'] },
  attendanceDays: { list: ['date', 'limit', 'starting_after'] },
  payrollRunDetails: {
    list: [
      'kind', 'fiscal_year_id', 'year', 'month', 'status', 'source', 'limit', 'starting_after',
      'updated_since', 'include_deleted',
    ],
  },
  payrollOperations: {
    list: ['payroll_run_id', 'status', 'limit', 'starting_after', 'updated_since', 'include_deleted'],
  },
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
  payrollBankFiles: { list: ['payroll_payment_batch_id', 'limit', 'starting_after'] },
  companyBankAccounts: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  payrollGlCodes: { list: ['salary_component_id', 'limit', 'starting_after', 'updated_since'] },
  payrollVariances: { list: ['min_amount', 'min_percent', 'change', 'limit', 'starting_after'] },
  payrollRegister: {
    list: ['view', 'search', 'order', 'status', 'department_id', 'limit', 'starting_after'],
  },
  salarySlipDetails: { list: ['payroll_run_id', 'employee_id', 'limit', 'starting_after'] },
  payslips: { list: ['employee_id', 'limit', 'starting_after'] },
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
  expenseLimits: {
    list: ['expense_category_id', 'limit', 'starting_after', 'updated_since', 'include_deleted'],
  },
  expenseClaimMatches: {
    list: [
      'search', 'date_from', 'date_to', 'employee_id', 'status', 'sort', 'limit', 'starting_after',
      'updated_since',
    ],
  },
  assetAssignmentDetails: {
    list: ['asset_id', 'employee_id', 'status', 'is_return_due', 'limit', 'starting_after'],
  },
  announcementDrafts: { list: ['status', 'limit', 'starting_after', 'updated_since', 'include_deleted'] },
  employeeDocumentMatches: {
    list: [
      'search', 'expiring_before', 'employee_id', 'document_type_id', 'status', 'limit', 'starting_after',
      'updated_since', 'include_deleted',
    ],
  },
  employmentContractDetails: {
    list: ['employee_id', 'status', 'outlives_employment', 'limit', 'starting_after'],
  },
  letterTemplates: { list: ['letter_type', 'status', 'limit', 'starting_after', 'updated_since'] },
  exports: { list: ['kind', 'status', 'limit', 'starting_after', 'updated_since'] },
  auditEntries: { list: ['kind', 'action', 'actor', 'object_id', 'limit', 'starting_after'] },
  recordChanges: { list: ['object_id', 'employee_id', 'actor', 'limit', 'starting_after'] },
  imports: { list: ['kind', 'status', 'limit', 'starting_after', 'updated_since'] },
  importRows: { list: ['outcome', 'limit', 'starting_after'] },
  bulkActions: { list: ['status', 'limit', 'starting_after'] },
  bulkActionItems: { list: ['outcome', 'limit', 'starting_after'] },
  comments: { list: ['object_id', 'limit', 'starting_after'] },
  bankAccountChanges: { list: ['employee_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  profileChanges: { list: ['employee_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  approvals: {
    list: ['view', 'kind', 'status', 'subject_id', 'employee_id', 'limit', 'starting_after', 'updated_since'],
  },
  approvalPolicies: { list: ['kind', 'is_active', 'limit', 'starting_after', 'updated_since'] },
} as const

/** The workspace, with the currency and the timezone of everything in it. */
export class CompanyResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Update the workspace
   *
   * Changes only the fields that you send. Country, currency, fiscal years and plan are chosen when the
   * workspace is made. With another timezone, days since the first of last month that payroll has not locked
   * are graded again within minutes.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: CompanyUpdate, options?: CallOptions): ApiPromise<Company> {
    return this.#transport.request('patch', '/console/company', { body }, options)
  }
}

/** The years in which leave and payroll are counted. They never overlap and leave no gap. */
export class FiscalYears {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Close a fiscal year
   *
   * Carries balances into the next year as their policies say, and lets the rest lapse. The year then accepts
   * no more leave; cycles that began in it continue until they end. Returns 409 before the year has ended,
   * while an earlier year is open, with pending applications or encashments, while days of it are yet to be
   * graded, and while a payroll run of it is not locked or a month with salaries has none. Only a fiscal year
   * that is open can be closed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  close(id: string, options?: CallOptions): ApiPromise<FiscalYearClose> {
    return this.#transport.request('post', '/console/fiscal_years/{id}/close', { path: { id } }, options)
  }
}

/** What people call the records behind ids. */
export class NamesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the names of records
   *
   * Returns what people call the records with these ids, in the order of `ids`. Ids of several kinds may be
   * mixed.
   * A record is left out if it does not exist in the workspace, if its kind has no name, or if the caller may
   * neither get nor list its kind. Every caller gets the names of keys and members, to see who approved
   * something. Whoever works here also gets the names of colleagues, of what the company has for everybody,
   * such as types of leave, and of their own records. Deleted records keep their name.
   */
  get(query: GetNamesQuery, options?: CallOptions): ApiPromise<Names> {
    return this.#transport.request('get', '/console/names', { query, styles: { ids: 'comma' } }, options)
  }
}

/** What a company of a country begins with. */
export class CountryTemplatesResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the templates of countries
   *
   * Returns what each template would make in this workspace now, part by part, with the law that it rests on.
   * A record that is there already is `present`. One whose code something else has is `taken`. Holidays are
   * those of this year and of later ones.
   */
  get(options?: CallOptions): ApiPromise<CountryTemplates> {
    return this.#transport.request('get', '/console/country_templates', {}, options)
  }

  /**
   * Apply a template
   *
   * Makes the records of some parts of a template, all of them or none. Each is made as the operation for it
   * makes
   * it, and needs its right: `salaries.manage` for the salary, `leave.manage` for the leave, and `org:write`
   * for
   * hours and holidays. What is there already is left as it is, so a template that is applied twice does
   * nothing
   * twice.
   *
   * Returns 409 if a code of the template belongs to something else, or if a component that a new structure
   * would have
   * is inactive, 400 if a part is chosen without another one that it needs, and 404 if the country has no
   * template.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  apply(country: string, body: CountryTemplateApply, options?: CallOptions): ApiPromise<CountryTemplateResult> {
    return this.#transport.request(
      'post',
      '/console/country_templates/{country}/apply',
      { path: { country }, body },
      options,
    )
  }
}

/** The people of the workspace, including those who have left. */
export class Employees {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Choose an employee's leave group
   *
   * Puts the employee into a leave group, or back into the default one. Existing applications do not change.
   * Fires no event, because no field of the employee changes.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  assignLeaveGroup(id: string, body: LeaveGroupMembership, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('post', '/console/employees/{id}/leave_group', { path: { id }, body }, options)
  }
}

/** Employees whose name, code or email address matches a search. */
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
   */
  list(query: ListEmployeeMatchesQuery = {}, options?: CallOptions): List<Employee, EmployeePage> {
    return this.#transport.list('/console/employee_matches', { query }, options)
  }
}

/** The photo of an employee, as everybody who sees the employee sees it. */
export class EmployeePhotos {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download the photo of an employee
   *
   * Returns the bytes of the photo. `ETag` is the SHA-256 of the file: with it in `If-None-Match`, the
   * response is
   * 304 without the bytes. Returns 404 if the employee has no photo. Whoever works in the company gets the
   * photos of
   * everybody else who does, as by `getColleaguePhoto`.
   *
   * `getNames` says which version the photo has. With it as `version`, the browser of the person who asks may
   * keep
   * the response for 30 days.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, query: GetEmployeePhotoQuery = {}, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/employees/{id}/photo', { path: { id }, query }, options)
  }

  /**
   * Store the photo of an employee
   *
   * Stores a PNG or JPEG as the photo, in place of the one that the employee has. The file is part of the
   * JSON body,
   * as base64. It may have 512 KiB and 64 to 512 pixels in width and height; the console cuts and shrinks
   * what is
   * chosen there.
   *
   * Only the picture is kept: what a camera or a program has noted in the file, such as place, time and
   * device, is
   * left out. A PNG is written anew, without transparency and with at most 256 pixels each way.
   *
   * Returns 400 and stores nothing if the file is larger, if it is incomplete or damaged, if it is an
   * interlaced PNG,
   * if its EXIF turns the picture, or if the virus scanner finds something. Returns 409 if the employee is
   * deleted.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  store(id: string, body: EmployeePhotoUpload, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('post', '/console/employees/{id}/photo', { path: { id }, body }, options)
  }

  /**
   * Remove the photo of an employee
   *
   * Removes the photo. The stored file is removed a day later. A repeat returns the same. The photo is also
   * removed with the employee, and 90 days after the last day of work.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('delete', '/console/employees/{id}/photo', { path: { id } }, options)
  }
}

/** The job of an employee from day to day, with changes to come. */
export class JobChanges {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List job changes
   *
   * Returns the changes of jobs, those to come among them, newest first. Each employee has one that is
   * `is_first`, the job that they began with. `pay_grade_id`, and what it was before, is absent unless the
   * caller also has `employees.sensitive:read`.
   */
  list(query: ListJobChangesQuery = {}, options?: CallOptions): List<JobChange, JobChangePage> {
    return this.#transport.list('/console/job_changes', { query }, options)
  }

  /**
   * Change a job from a day on
   *
   * Changes the job of an employee from a day on: today, a day to come or one that is past. Fields that are
   * not sent
   * stay as they are on that day, and later changes of the same fields stay, too. A change of today or
   * earlier shows
   * in the employee at once, any other when its day begins in the workspace's timezone.
   *
   * If the employee has a change of that day already, the fields are added to it. Returns 409 if it has one
   * of the
   * fields; correct it instead.
   *
   * A day before the change may be locked by payroll: what was locked stays as it is. Payroll reports a month
   * in the
   * department of its last day, and leave and attendance have the holidays of the branch of each day.
   *
   * Returns 400 if nothing would differ from the day before, if the day is not after the first day of the
   * first
   * employment or is after the last day of the present one, or if the reporting lines would loop on any day.
   * Sending
   * `pay_grade_id` also needs `salaries.manage`.
   *
   * Fires `employee.updated` when the employee changes.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: JobChangeCreate, options?: CallOptions): ApiPromise<JobChange> {
    return this.#transport.request('post', '/console/job_changes', { body }, options)
  }

  /**
   * Preview a job change
   *
   * Returns what would follow from a change, and writes nothing. Returns 400 or 409 where the change would be
   * refused.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(body: JobChangeCreate, options?: CallOptions): ApiPromise<JobChangePreview> {
    return this.#transport.request('post', '/console/job_changes/preview', { body }, options)
  }

  /**
   * Get a job change
   *
   * Returns one job change by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<JobChange> {
    return this.#transport.request('get', '/console/job_changes/{id}', { path: { id } }, options)
  }

  /**
   * Delete a job change
   *
   * Deletes a change, as if it had never been entered: one to come, or one that was made by mistake. The job
   * of the day before goes on until the next change. Returns 409 for the first job of an employee.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<JobChange> {
    return this.#transport.request('delete', '/console/job_changes/{id}', { path: { id } }, options)
  }

  /**
   * Correct a job change
   *
   * Corrects a change that was entered wrongly: the day, or what changes on it. It is as if it had been
   * entered so at
   * first, so a wrong department that is corrected is not a move. A field that is set to what it was on the
   * day
   * before is no longer part of the change. Later changes of the same fields stay.
   *
   * The first job of an employee is corrected in the same way. Its day is the employee's `joining_date`,
   * which is
   * corrected there.
   *
   * Returns 400 if the change would change nothing any more; delete it instead. Returns 409 if there is
   * another
   * change of that day. All else is as for `createJobChange`.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: JobChangeUpdate, options?: CallOptions): ApiPromise<JobChange> {
    return this.#transport.request('patch', '/console/job_changes/{id}', { path: { id }, body }, options)
  }
}

/** How many people work here, by month and by department. */
export class HeadcountResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the headcount
   *
   * Counts the employees of each of the last months, and of each department today. A month's `headcount` is
   * taken at
   * the close of its last day, and that of the current month at the close of today. An employee whose last
   * day it is
   * no longer counts. So each month's headcount is that of the month before, plus `joined`, less `left`.
   *
   * An employee who leaves and is rehired counts in both. Deleted employees do not count. Each month counts
   * by the
   * departments of today.
   */
  get(query: GetHeadcountQuery = {}, options?: CallOptions): ApiPromise<Headcount> {
    return this.#transport.request('get', '/console/headcount', { query }, options)
  }
}

/** Where an employee's salary goes. Sensitive. */
export class EmployeeBankAccounts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Add a bank account
   *
   * Adds a bank account. The first active account is the primary one. With `is_primary` true, it replaces the
   * present primary account. Returns 409 if the employee is deleted.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** What an employee is paid now. Sensitive. */
export class EmployeeCompensationResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Choose how an employee is paid
   *
   * Sets the payment method. No field of the employee changes, so no event is fired. Returns 409 if the
   * employee is deleted.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** The kinds of leave, such as annual or sick leave. */
export class LeaveTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a leave type
   *
   * Creates a leave type. Returns 409 if a type already has the code.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LeaveTypeCreate, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('post', '/console/leave_types', { body }, options)
  }

  /**
   * Update a leave type
   *
   * Changes only the fields that you send. Returns 409 if another type has the code.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: LeaveTypeUpdate, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('patch', '/console/leave_types/{id}', { path: { id }, body }, options)
  }
}

/** What a leave type grants, and when. */
export class LeavePolicies {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a leave policy
   *
   * Creates a policy of a leave type. The current policy ends the day before. Returns 409 if another policy
   * begins on the same day or later, and 400 if the other policies of the type have another
   * `allocation_type`.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: LeavePolicyUpdate, options?: CallOptions): ApiPromise<LeavePolicy> {
    return this.#transport.request('patch', '/console/leave_policies/{id}', { path: { id }, body }, options)
  }
}

/** Which leave types an employee may apply for. */
export class LeaveGroups {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a leave group
   *
   * Creates a group, which initially offers all leave types. With `is_default` true, it replaces the present
   * default.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LeaveGroupCreate, options?: CallOptions): ApiPromise<LeaveGroup> {
    return this.#transport.request('post', '/console/leave_groups', { body }, options)
  }

  /**
   * Update a leave group
   *
   * Changes only the fields that you send. Returns 409 if another group has the name.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Adjust a leave balance
   *
   * Adds days to a balance or removes days, with a reason. Rejected in a closed fiscal year, and for a
   * deleted employee.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request('get', '/console/leave_balances/{id}/explanation', { path: { id } }, options)
  }
}

/** Days of leave that are paid out instead of taken. */
export class LeaveEncashments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave encashments
   *
   * Returns the leave encashments of the workspace, newest first.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LeaveEncashmentCreate, options?: CallOptions): ApiPromise<LeaveEncashment> {
    return this.#transport.request('post', '/console/leave_encashments', { body }, options)
  }

  /**
   * Get a leave encashment
   *
   * Returns one leave encashment by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveEncashment> {
    return this.#transport.request('get', '/console/leave_encashments/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a leave encashment
   *
   * Releases the days of a pending encashment. Only a leave encashment that is pending can be cancelled;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<LeaveEncashment> {
    return this.#transport.request('post', '/console/leave_encashments/{id}/cancel', { path: { id } }, options)
  }
}

/** Days of approved leave that were charged later and that no balance covers. */
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
   * Explain a leave application
   *
   * Explains the days of the leave. The figures add up to `total_days`. Everything charged or given back
   * since the approval has its own line with the reason. So do days that the balance did not cover.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request(
      'get',
      '/console/leave_applications/{id}/explanation',
      { path: { id } },
      options,
    )
  }

  /**
   * End a leave early
   *
   * Lets approved leave end on an earlier day, for somebody who comes back. The days after it are given back
   * and graded again. Rest days that the sandwich rule charged are given back if no working day of the leave
   * follows them. Days that payroll has locked stay, so the leave can end on the last locked day or later.
   * Returns 409 if the day after `last_day` is locked, if the fiscal year is closed, and if no working day
   * would be left. In that last case, cancel the leave. Fires no leave event; the days that change fire their
   * attendance events. Only a leave application that is approved can be shortened; otherwise the response is
   * 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  shorten(id: string, body: LeaveApplicationShortening, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request(
      'post',
      '/console/leave_applications/{id}/shorten',
      { path: { id }, body },
      options,
    )
  }
}

/** Who is away between two days. */
export class LeaveCalendarResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the leave calendar
   *
   * Returns the employees who are away between two days, by employee code, with their approved and pending
   * leave and
   * the holidays of these days. The two days may be up to 62 days apart. A page has up to `limit` employees;
   * while
   * `has_more` is true, pass `next_cursor` as `starting_after`. Leave after the last day of an employment is
   * left
   * out.
   */
  get(query: GetLeaveCalendarQuery, options?: CallOptions): ApiPromise<LeaveCalendar> {
    return this.#transport.request('get', '/console/leave_calendar', { query }, options)
  }
}

/** One record for each day of an employee, graded from punches, leave, holidays and shifts. */
export class AttendanceRecords {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Explain a day of attendance
   *
   * Returns the figures and rules behind the grade of the day. On a locked day, for example, the record may
   * stay although the day would now be graded differently. The figures of the record then come first.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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

/** Punches that arrived after payroll had locked their day. */
export class LatePunches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List late punches
   *
   * Returns punches that arrived after payroll had locked their day, newest first. The day stays as it was
   * paid. If the day should have been paid differently, enter a payroll correction of the day. Otherwise,
   * dismiss the punch.
   */
  list(query: ListLatePunchesQuery = {}, options?: CallOptions): List<LatePunch, LatePunchPage> {
    return this.#transport.list('/console/late_punches', { query }, options)
  }

  /**
   * Dismiss a late punch
   *
   * Says that a waiting punch needs no payroll correction. The employee's other waiting punches of the same
   * day are dismissed, too. Only a late punch that is waiting can be dismissed; otherwise the response is
   * 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  dismiss(id: string, body: LatePunchDismissal, options?: CallOptions): ApiPromise<LatePunch> {
    return this.#transport.request('post', '/console/late_punches/{id}/dismiss', { path: { id }, body }, options)
  }
}

/** The days of a month, one row for each employee. */
export class AttendanceMonths {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List a month of attendance by employee
   *
   * Returns the employees who worked here in the month, in the order of the list of employees. Each employee
   * has the days with a record, and their totals.
   */
  list(query: ListAttendanceMonthsQuery, options?: CallOptions): List<AttendanceMonth, AttendanceMonthPage> {
    return this.#transport.list('/console/attendance_months', { query }, options)
  }
}

/** How a day of each employee stands, before and after it is graded. */
export class AttendanceDays {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List how a day of each employee stands
   *
   * Returns the employees who work here on the day, in the order of the list of employees. Each has what the
   * day is for them and how it stands now, before it has a record and after. Today is the day that is under
   * way: of whoever works through the night, the day on which that shift began.
   */
  list(query: ListAttendanceDaysQuery = {}, options?: CallOptions): List<AttendanceDay, AttendanceDayPage> {
    return this.#transport.list('/console/attendance_days', { query }, options)
  }
}

/** How attendance is graded in the workspace. */
export class AttendanceSettingsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Update the attendance settings
   *
   * Changes only the fields that you send. Days since the first of last month that payroll has not locked are
   * graded again within minutes.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Create a salary component
   *
   * Creates a component. A mandatory one is added to every structure. Returns 409 if a component already has
   * the code, and 400 if the formula cannot be read.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: SalaryComponentUpdate, options?: CallOptions): ApiPromise<SalaryComponent> {
    return this.#transport.request('patch', '/console/salary_components/{id}', { path: { id }, body }, options)
  }

  /**
   * Get the formula of a salary component
   *
   * Returns the formula that calculates the component, or null if it is not calculated by one.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * Create a salary structure
   *
   * Creates a structure with the mandatory components. Returns 409 if a structure already has the name.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: SalaryStructureCreate, options?: CallOptions): ApiPromise<SalaryStructure> {
    return this.#transport.request('post', '/console/salary_structures', { body }, options)
  }

  /**
   * Update a salary structure
   *
   * Changes only the fields that you send. Returns 409 if another structure has the name.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Add a component to a salary structure
   *
   * Adds a component to a structure. Existing assignments stay as they are. Returns 409 if the structure
   * already has the component, and 400 if formulas would need each other in a circle.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * Assign a salary
   *
   * Assigns a salary from a date on. It has to start after the start of the current assignment; otherwise
   * returns 409. The current assignment ends the day before. Returns 400 with the figures if the earnings do
   * not add up to `gross_salary`.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: SalaryAssignmentCreate, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('post', '/console/salary_assignments', { body }, options)
  }

  /**
   * Preview a salary
   *
   * Returns the amount that each component of a package would have in a full month, and writes nothing.
   * Returns 400 with the figures if the package would be refused.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(body: SalaryPackagePreview, options?: CallOptions): ApiPromise<SalaryPackage> {
    return this.#transport.request('post', '/console/salary_assignments/preview', { body }, options)
  }

  /**
   * Delete a salary assignment
   *
   * Deletes an assignment that was made by mistake. The assignment before it takes over its days. Returns 409
   * if payroll has paid a month by this assignment.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: SalaryAssignmentUpdate, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('patch', '/console/salary_assignments/{id}', { path: { id }, body }, options)
  }

  /**
   * Get the package of a salary assignment
   *
   * Returns how the amount of each component was chosen, and the amount in a full month.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getPackage(id: string, options?: CallOptions): ApiPromise<SalaryPackage> {
    return this.#transport.request('get', '/console/salary_assignments/{id}/package', { path: { id } }, options)
  }
}

/** The payroll of each month. */
export class PayrollRuns {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a payroll run
   *
   * Creates the draft of a payroll run. A month has one regular run. Returns 400 if the month has not begun,
   * or if no fiscal year contains it, and 409 if the month has a regular run already or its fiscal year is
   * closed.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayrollRunDetailCreate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('post', '/console/payroll_runs', { body }, options)
  }

  /**
   * Delete a payroll run
   *
   * Removes a calculated run that pays nobody: a draft with its calculated entries, or a processed run
   * without entries. Nothing that it would have paid is lost; another run pays it. Returns the run as it was.
   * Returns 409 for a run with entries that is no draft. An imported run also returns 409;
   * `deletePayrollImport` removes the draft of an import. Only a payroll run that is a draft or processed can
   * be deleted; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('delete', '/console/payroll_runs/{id}', { path: { id } }, options)
  }

  /**
   * Update a payroll run
   *
   * Changes only the fields that you send. Returns 409 if anything but `notes` changes and the run is no
   * draft. Only a payroll run that is a draft, processed or approved can be changed; otherwise the response
   * is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: PayrollRunDetailUpdate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('patch', '/console/payroll_runs/{id}', { path: { id }, body }, options)
  }

  /**
   * Preview a payroll run
   *
   * Calculates what the run would pay by the facts of this moment, for one employee or for a page of up to
   * 1,000. Nothing is written. `problems` lists the employees whose pay cannot be calculated; the others are
   * calculated all the same. `warnings` lists what processing would warn of. Warnings that concern the whole
   * run are on the first page of all employees. Days that are yet to be graded count as absent here;
   * processing grades them first. To get the totals of a larger run, process it. Processing pays nothing and
   * can be repeated, and its operation shows the progress. Returns 409 if the run is imported, and if Muster
   * does not have the law of its tax year.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  getPreview(id: string, query: GetPayrollRunPreviewQuery = {}, options?: CallOptions): ApiPromise<PayrollPreview> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/preview', { path: { id }, query }, options)
  }

  /**
   * Verify a payroll run
   *
   * Tells whether the approval of a processed run, or the lock of an approved one, would pass now. It
   * calculates again and changes nothing of the run. If a figure differs, the operation fails and lists the
   * employees with both figures. Returns 409 if the run cannot be approved yet, and while another operation
   * works on it. Only a payroll run that is processed or approved can be verified; otherwise the response is
   * 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  verify(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/verify', { path: { id } }, options)
  }

  /**
   * Process a payroll run
   *
   * Calculates every entry of a draft or processed run. The work goes on after the response; the operation
   * shows the progress. Returns 409 with the progress if another operation works on the run, and 409 if its
   * fiscal year is closed. Only a payroll run that is a draft or processed can be processed; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  process(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/process', { path: { id } }, options)
  }

  /**
   * Reopen a payroll run
   *
   * Makes a processed or approved run a draft again and gives back what it claimed. Its entries stay until it
   * is processed again, but holds end: after the next approval, put the entries on hold again. A locked month
   * is corrected in a later run. Only a payroll run that is processed or approved can be reopened; otherwise
   * the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  reopen(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/reopen', { path: { id } }, options)
  }

  /**
   * Approve a payroll run
   *
   * Calculates the run again and approves it if no figure has changed. A draft is processed first. Fires
   * `payroll.run.approved`. Returns 409 if `run_date` is not over, if an earlier month of the tax year is not
   * locked, or if the fiscal year is closed. If four eyes are required, also returns 409 for a draft that
   * nobody has processed, and to the person who created or processed the run. That person is recognised as
   * the same member or token, by a token of their own, and as another member of the same employee. Only a
   * payroll run that is a draft or processed can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  approve(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_runs/{id}/approve', { path: { id } }, options)
  }

  /**
   * Lock a payroll run
   *
   * Closes the days through `run_date`, calculates an approved run again and locks it if no figure has
   * changed. A locked run never changes. If a lock stopped before its last slip, it continues there. Fires
   * `payroll.run.locked`, then `salary_slip.published` for each slip. Only a payroll run that is approved or
   * locked can be locked; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * Explain a payroll entry
   *
   * Returns the reasons of every line of the entry, as they were when it was calculated.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request('get', '/console/payroll_entries/{id}/explanation', { path: { id } }, options)
  }

  /**
   * Hold a payroll entry
   *
   * Withholds the pay of an approved or locked entry: no payment includes it until it is released. Returns
   * 409 while a payment of it is pending. Only a payroll entry that is approved or locked can be put on hold;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  hold(id: string, body: PayrollEntryHold, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('post', '/console/payroll_entries/{id}/hold', { path: { id }, body }, options)
  }

  /**
   * Release a payroll entry
   *
   * Ends the hold of an entry, which takes the state of its run. Only a payroll entry that is on hold can be
   * released; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  release(id: string, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('post', '/console/payroll_entries/{id}/release', { path: { id } }, options)
  }

  /**
   * Acknowledge a payroll entry
   *
   * Records that the employee confirmed the receipt of a paid entry. An entry that is already acknowledged
   * stays as it is. Only a payroll entry that is paid can be acknowledged; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  acknowledge(id: string, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('post', '/console/payroll_entries/{id}/acknowledge', { path: { id } }, options)
  }
}

/** Payroll runs with their kind, who worked on them and what they warn of. */
export class PayrollRunDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll runs in detail
   *
   * Returns the payroll runs of the workspace with their kind, newest first.
   */
  list(query: ListPayrollRunDetailsQuery = {}, options?: CallOptions): List<PayrollRunDetail, PayrollRunDetailPage> {
    return this.#transport.list('/console/payroll_run_details', { query }, options)
  }

  /**
   * Get a payroll run in detail
   *
   * Returns one payroll run by id, with its kind, who worked on it and what it warns of.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('get', '/console/payroll_run_details/{id}', { path: { id } }, options)
  }
}

/** Work on payroll runs that goes on after the request. */
export class PayrollOperations {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll operations
   *
   * Returns what was done to payroll runs, newest first.
   */
  list(query: ListPayrollOperationsQuery = {}, options?: CallOptions): List<PayrollOperation, PayrollOperationPage> {
    return this.#transport.list('/console/payroll_operations', { query }, options)
  }

  /**
   * Get a payroll operation
   *
   * Returns one operation by id. Ask again until its `status` is no longer `running`.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('get', '/console/payroll_operations/{id}', { path: { id } }, options)
  }
}

/** Payroll entries with what the calculation warns of. */
export class PayrollEntryDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll entries in detail
   *
   * Returns payroll entries with what the calculation warns of, newest first.
   */
  list(
    query: ListPayrollEntryDetailsQuery = {},
    options?: CallOptions,
  ): List<PayrollEntryDetail, PayrollEntryDetailPage> {
    return this.#transport.list('/console/payroll_entry_details', { query }, options)
  }

  /**
   * Get a payroll entry in detail
   *
   * Returns one payroll entry by id, with what the calculation warns of.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollEntryDetail> {
    return this.#transport.request('get', '/console/payroll_entry_details/{id}', { path: { id } }, options)
  }
}

/** Payroll runs of the past, as another system paid them. */
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayrollImportCreate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('post', '/console/payroll_imports', { body }, options)
  }

  /**
   * Delete an imported payroll run
   *
   * Removes the draft of an import with its entries and operations, so that the month can be imported again.
   * Returns the run as it was. Returns 409 if the run is not imported. Only a payroll run that is a draft can
   * be deleted; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('delete', '/console/payroll_imports/{id}', { path: { id } }, options)
  }

  /**
   * Update an imported payroll run
   *
   * Adds entries to the draft of an import, and changes its totals. An employee who has an entry gets the one
   * that you send instead. The run warns as long as its entries do not add up to its totals, and is not
   * approved before they do. Returns 400 as for a new import. Returns 409 if the run is not imported, or if
   * another run pays an employee for the month. Only a payroll run that is a draft can be changed; otherwise
   * the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: PayrollImportUpdate, options?: CallOptions): ApiPromise<PayrollRunDetail> {
    return this.#transport.request('patch', '/console/payroll_imports/{id}', { path: { id }, body }, options)
  }
}

/** Payments of a payroll run that are made together. */
export class PayrollPaymentBatches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll payment batches
   *
   * Returns the batches of payments with their totals, newest first.
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
   * slips are still being made, and if no entry is left to be paid. Returns 409 with the progress if another
   * operation works on the run.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayrollPaymentBatchCreate, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request('post', '/console/payroll_payment_batches', { body }, options)
  }

  /**
   * Get a payroll payment batch
   *
   * Returns one batch by id, with its totals.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollPaymentBatch> {
    return this.#transport.request('get', '/console/payroll_payment_batches/{id}', { path: { id } }, options)
  }

  /**
   * Record the payment of a batch
   *
   * Records when and under which reference the batch was paid. Its pending payments and their entries are
   * then `paid`, and the first batch makes the run `disbursed`. Returns 400 for a date in the future or
   * before the month of the run, and 409 while another operation works on the run. Only a payroll payment
   * batch that is pending can be recorded; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Cancels a batch whose payment is not recorded. Its entries can then be in another batch. If a bank file
   * was made of the batch, the bank may still pay it. A `reason` is then needed, and the audit keeps it.
   * Returns 409 if a needed reason is missing, and while another operation works on the run. Only a payroll
   * payment batch that is pending can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  cancel(id: string, body?: PayrollPaymentBatchCancel, options?: CallOptions): ApiPromise<PayrollOperation> {
    return this.#transport.request(
      'post',
      '/console/payroll_payment_batches/{id}/cancel',
      { path: { id }, body },
      options,
    )
  }
}

/** Payments of payroll entries. */
export class PayrollPayments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll payments
   *
   * Returns the payments of payroll entries, newest first.
   */
  list(query: ListPayrollPaymentsQuery = {}, options?: CallOptions): List<PayrollPayment, PayrollPaymentPage> {
    return this.#transport.list('/console/payroll_payments', { query }, options)
  }

  /**
   * Get a payroll payment
   *
   * Returns one payment by id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollPayment> {
    return this.#transport.request('get', '/console/payroll_payments/{id}', { path: { id } }, options)
  }

  /**
   * Mark a payroll payment as failed
   *
   * Marks a pending or paid payment as failed, such as one that the bank has returned. Its entry is `locked`
   * again without date and reference, and a later batch takes it. The run stays as it is. Returns 409 while
   * another operation works on the run. Only a payroll payment that is pending or paid can be recorded as
   * failed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  fail(id: string, body: PayrollPaymentFailure, options?: CallOptions): ApiPromise<PayrollPayment> {
    return this.#transport.request('post', '/console/payroll_payments/{id}/fail', { path: { id }, body }, options)
  }
}

/** Files by which the bank pays a batch, and what the bank says of them. */
export class PayrollBankFiles {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download the bank file of a batch
   *
   * Returns the file that was made last, or the one with the `number`, as it was made. The audit records each
   * download. The caller also needs `employees.sensitive:read`, because the file has numbers of accounts.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getContent(id: string, query: GetPayrollBankFileContentQuery = {}, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/payroll_payment_batches/{id}/file', { path: { id }, query }, options)
  }

  /**
   * Make the bank file of a batch
   *
   * Makes the file by which the bank pays the pending payments of a batch, and keeps it. Only payments by
   * `bank_transfer` are in it. They go to the accounts that employees had when the batch was prepared.
   *
   * Returns 400 with up to 100 mistakes, each with its employee, and makes no file, if an account is missing
   * or
   * invalid, if a name has characters that the bank does not take, or if an employee has another account by
   * now:
   * cancel the batch then and prepare it again. Returns 409 if nothing is to be transferred, or while another
   * operation works on the run.
   *
   * A batch has one file. A second file could pay everybody twice, so it needs a `reason`; without one, the
   * response
   * is 409. All files are kept, and the audit records each file.
   *
   * Only a payroll payment batch that is pending can have its payroll bank file created; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(id: string, body: PayrollBankFileCreate, options?: CallOptions): ApiPromise<PayrollBankFile> {
    return this.#transport.request(
      'post',
      '/console/payroll_payment_batches/{id}/file',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Record what the bank says of a file
   *
   * Reads a report of the bank on the last file of the batch: pain.002.001.03 or pain.002.001.10 of ISO
   * 20022, of up
   * to 4 MiB. Payments that the bank rejected are marked as failed with its reason, and a later batch takes
   * them.
   * All others stay as they are. The same report changes nothing when it comes again.
   *
   * Returns 400 and changes nothing if the file is no such report, or contradicts itself or the file of the
   * batch.
   * The errors name each payment with the lines of the report and what the batch says. Returns 409 if the
   * report is
   * about another file, or while another operation works on the run.
   *
   * Only a payroll payment batch that is pending or recorded can have its payroll bank file statuses
   * recorded; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  recordStatuses(id: string, body: PayrollBankStatuses, options?: CallOptions): ApiPromise<PayrollBankReport> {
    return this.#transport.request(
      'post',
      '/console/payroll_payment_batches/{id}/statuses',
      { path: { id }, body },
      options,
    )
  }

  /**
   * List payroll bank files
   *
   * Returns the files that were made for banks, newest first.
   */
  list(query: ListPayrollBankFilesQuery = {}, options?: CallOptions): List<PayrollBankFile, PayrollBankFilePage> {
    return this.#transport.list('/console/payroll_bank_files', { query }, options)
  }

  /**
   * Get a payroll bank file
   *
   * Returns one file by id, with its totals. Its bytes are downloaded from its batch.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollBankFile> {
    return this.#transport.request('get', '/console/payroll_bank_files/{id}', { path: { id } }, options)
  }
}

/** The accounts from which the company pays salaries. */
export class CompanyBankAccounts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List company bank accounts
   *
   * Returns the accounts from which the company pays, newest first.
   */
  list(
    query: ListCompanyBankAccountsQuery = {},
    options?: CallOptions,
  ): List<CompanyBankAccount, CompanyBankAccountPage> {
    return this.#transport.list('/console/company_bank_accounts', { query }, options)
  }

  /**
   * Add a company bank account
   *
   * Adds an account from which salaries are paid. Returns 400 if it has neither an IBAN nor a number, if the
   * country, the length or the check digits of the IBAN are wrong, or if the SWIFT code has the wrong form.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: CompanyBankAccountCreate, options?: CallOptions): ApiPromise<CompanyBankAccount> {
    return this.#transport.request('post', '/console/company_bank_accounts', { body }, options)
  }

  /**
   * Get a company bank account
   *
   * Returns one account by id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<CompanyBankAccount> {
    return this.#transport.request('get', '/console/company_bank_accounts/{id}', { path: { id } }, options)
  }

  /**
   * Update a company bank account
   *
   * Changes only the fields that you send. Files that were made stay as they are. Set `is_active` to false
   * for an account that is not used any more. Returns 400 as for a new account.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: CompanyBankAccountUpdate, options?: CallOptions): ApiPromise<CompanyBankAccount> {
    return this.#transport.request('patch', '/console/company_bank_accounts/{id}', { path: { id }, body }, options)
  }
}

/** The accounts of the general ledger on which payroll is booked. */
export class PayrollGlCodes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll GL codes
   *
   * Returns the accounts of the general ledger by component, newest first.
   */
  list(query: ListPayrollGlCodesQuery = {}, options?: CallOptions): List<PayrollGlCode, PayrollGlCodePage> {
    return this.#transport.list('/console/payroll_gl_codes', { query }, options)
  }

  /**
   * Add a payroll GL code
   *
   * Says on which account a component is booked, or net pay if `salary_component_id` is null. Returns 400 if
   * an employer contribution has no `contra_gl_code`, and 409 if the component has accounts already.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayrollGlCodeCreate, options?: CallOptions): ApiPromise<PayrollGlCode> {
    return this.#transport.request('post', '/console/payroll_gl_codes', { body }, options)
  }

  /**
   * Get a payroll GL code
   *
   * Returns the accounts of one component by id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollGlCode> {
    return this.#transport.request('get', '/console/payroll_gl_codes/{id}', { path: { id } }, options)
  }

  /**
   * Update a payroll GL code
   *
   * Changes only the fields that you send. Journals that are made from then on have the new accounts, also
   * those of runs that are locked.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: PayrollGlCodeUpdate, options?: CallOptions): ApiPromise<PayrollGlCode> {
    return this.#transport.request('patch', '/console/payroll_gl_codes/{id}', { path: { id }, body }, options)
  }
}

/** What a change of somebody's salary would come to. */
export class PayChanges {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Preview a change of pay
   *
   * Returns what an employee would be paid in a full month as it is now, in the month of the change, and in
   * the month after it: component by component, with the deductions. The salary is assigned and the payroll
   * of these months calculated as in a run, and nothing of it is kept. A month whose law is not known yet is
   * left out, and `notes` says so. Returns what `createSalaryAssignment` would be refused with.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(body: PayChangeDraft, options?: CallOptions): ApiPromise<PayChange> {
    return this.#transport.request('post', '/console/pay_changes/preview', { body }, options)
  }
}

/** What the final settlement of an employment would come to. */
export class EmploymentEnds {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Preview a final settlement
   *
   * Returns what the final run of the month of the last working day would pay and take, if the employment
   * ended on that day: the pay of its days, encashed leave, gratuity and whatever else is due, less the
   * deductions and all that is left of loans. The end is entered and the pay calculated as in a run, and
   * nothing of it is kept. Earlier months that no run has locked yet count as paid by their own runs. Where
   * months after the last working day are locked, the settlement is that of the last of them. `notes` say
   * what is not in the figures, or why there are none. Returns what `updateEmployee` would be refused with.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(id: string, body: EmploymentEndDraft, options?: CallOptions): ApiPromise<EmploymentEnd> {
    return this.#transport.request(
      'post',
      '/console/employees/{id}/employment_end/preview',
      { path: { id }, body },
      options,
    )
  }
}

/** How a payroll run differs from the month before. */
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollVarianceTotals> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/variance', { path: { id } }, options)
  }

  /**
   * List employees whose pay differs
   *
   * Returns the employees whose pay differs from the regular run of the month before, with the lines that
   * differ, by employee id. Lines below a threshold are left out. So are employees all of whose lines are
   * below it. An employee who is paid in only one of the two months is always returned. Returns 409 for other
   * kinds of run.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  list(
    id: string,
    query: ListPayrollVariancesQuery = {},
    options?: CallOptions,
  ): List<PayrollVariance, PayrollVariancePage> {
    return this.#transport.list('/console/payroll_runs/{id}/variances', { path: { id }, query }, options)
  }
}

/** The entries of a payroll run beside those of the month before. */
export class PayrollRegister {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the register of a payroll run
   *
   * Returns the entries of the run, the largest change first, each with its employee and the net pay in the
   * regular run of the month before. `reasons` say what made the change, and add up to it. Only a regular run
   * is compared.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(
    id: string,
    query: ListPayrollRegisterQuery = {},
    options?: CallOptions,
  ): List<PayrollRegisterEntry, PayrollRegisterEntryPage> {
    return this.#transport.list('/console/payroll_runs/{id}/register', { path: { id }, query }, options)
  }

  /**
   * Get the totals of a payroll register
   *
   * Returns what the entries of the run come to, how many each view of the register has, and by how much the
   * net pay differs from that of the regular run of the month before. The totals are those of the entries,
   * whatever an import says of its run.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getTotals(id: string, options?: CallOptions): ApiPromise<PayrollRegisterTotals> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/register_totals', { path: { id } }, options)
  }
}

/** What is ready for each step of a payroll run, and what is not. */
export class PayrollReadinessResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the readiness of a payroll run
   *
   * Returns what is ready for each step of the run, and what is not, by the facts of this moment. It is for
   * whoever makes the run, and for whoever approves it. Employees are counted, and named to callers with
   * `employees:read` alone.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollReadiness> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/readiness', { path: { id } }, options)
  }
}

/** What payroll costs, by department and by month. */
export class PayrollCostsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the cost of a run by department
   *
   * Returns what each department costs in the run, the largest gross pay first. An entry counts in the
   * department of the last day of its month, as it was known when the run was processed.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getPayrollCost(id: string, options?: CallOptions): ApiPromise<PayrollCost> {
    return this.#transport.request('get', '/console/payroll_runs/{id}/cost', { path: { id } }, options)
  }

  /**
   * Get the cost of payroll by month
   *
   * Returns what the runs of each of the last months cost together, of all kinds. Drafts do not count. A
   * month without a run is left out.
   */
  getPayrollCosts(query: GetPayrollCostsQuery = {}, options?: CallOptions): ApiPromise<PayrollCosts> {
    return this.#transport.request('get', '/console/payroll_costs', { query }, options)
  }
}

/** The slips that employees get once a payroll run is locked. */
export class SalarySlips {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download a salary slip
   *
   * Returns the slip as a PDF, as a download with its number as its name. It is made from what the slip
   * stores, so it is the same file each time. Returns 409 if a text on it has a character that none of the
   * fonts has.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  getContent(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/salary_slips/{id}/content', { path: { id } }, options)
  }
}

/** Salary slips with whose they are, their month and their figures. */
export class SalarySlipDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List salary slips in detail
   *
   * Returns salary slips with whose they are, their month and their figures, newest first.
   */
  list(query: ListSalarySlipDetailsQuery = {}, options?: CallOptions): List<SalarySlipDetail, SalarySlipDetailPage> {
    return this.#transport.list('/console/salary_slip_details', { query }, options)
  }

  /**
   * Get a salary slip in detail
   *
   * Returns one salary slip by id, with whose it is, its month and its figures.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalarySlipDetail> {
    return this.#transport.request('get', '/console/salary_slip_details/{id}', { path: { id } }, options)
  }
}

/** What locked runs paid an employee, by month and line, and why net pay changed. */
export class Payslips {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payslips
   *
   * Returns what locked runs paid, the newest month first. Of a month that was imported there is no slip.
   */
  list(query: ListPayslipsQuery = {}, options?: CallOptions): List<Payslip, PayslipPage> {
    return this.#transport.list('/console/payslips', { query }, options)
  }

  /**
   * Get a payslip
   *
   * Returns what a locked run paid an employee, by the id of the payroll entry.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Payslip> {
    return this.#transport.request('get', '/console/payslips/{id}', { path: { id } }, options)
  }

  /**
   * Explain the change of a payslip
   *
   * Returns what made the net pay differ from that of the month before. The parts add up to the difference.
   * There is nothing to compare with where the run is not a regular one, or where no regular run of the month
   * before is locked.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getChange(id: string, options?: CallOptions): ApiPromise<PayslipChange> {
    return this.#transport.request('get', '/console/payslips/{id}/change', { path: { id } }, options)
  }

  /**
   * Get what an employee was paid by year
   *
   * Returns what the payslips of each fiscal year come to, the newest year first.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getYears(id: string, options?: CallOptions): ApiPromise<PayslipYears> {
    return this.#transport.request('get', '/console/employees/{id}/payslip_years', { path: { id } }, options)
  }
}

/** How payroll is calculated and approved in the workspace. */
export class PayrollSettingsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the payroll settings
   *
   * Returns how payroll is calculated and approved in the workspace. There is one record.
   */
  get(options?: CallOptions): ApiPromise<PayrollSettings> {
    return this.#transport.request('get', '/console/payroll_settings', {}, options)
  }

  /**
   * Update the payroll settings
   *
   * Changes only the fields that you send. Runs that are not locked follow when they are processed again;
   * locked runs stay as they are. Switching off `four_eyes` also needs `payroll.approve` and, for a person, a
   * fresh proof; otherwise returns 403. A run that was drafted under four eyes still requires them.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: PayrollSettingsUpdate, options?: CallOptions): ApiPromise<PayrollSettings> {
    return this.#transport.request('patch', '/console/payroll_settings', { body }, options)
  }
}

/** Bonuses, additions and deductions of one employee. */
export class PayrollAdjustments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll adjustments
   *
   * Returns the payroll adjustments of the workspace, newest first.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayrollAdjustmentCreate, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('post', '/console/payroll_adjustments', { body }, options)
  }

  /**
   * Get a payroll adjustment
   *
   * Returns one payroll adjustment by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('get', '/console/payroll_adjustments/{id}', { path: { id } }, options)
  }

  /**
   * Update a payroll adjustment
   *
   * Changes only the fields that you send. Months that a payroll run has taken stay as they are. Once a run
   * has taken a month, only `to_month` and `reason` can change. Any other change returns 409 with the months
   * that were taken. Only a payroll adjustment that is active can be changed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: PayrollAdjustmentUpdate, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('patch', '/console/payroll_adjustments/{id}', { path: { id }, body }, options)
  }

  /**
   * Cancel a payroll adjustment
   *
   * Cancels an adjustment. If payroll runs have taken months of it, returns 409 with these months. Only a
   * payroll adjustment that is active can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<PayrollAdjustment> {
    return this.#transport.request('post', '/console/payroll_adjustments/{id}/cancel', { path: { id } }, options)
  }
}

/** What locked days should have been. */
export class PayrollCorrections {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll corrections
   *
   * Returns the payroll corrections of the workspace, newest first.
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
   * or takes it back. Returns 400 for a day outside the employment or before the previous tax year, and 409
   * if the day is not locked or already has a correction.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayrollCorrectionCreate, options?: CallOptions): ApiPromise<PayrollCorrection> {
    return this.#transport.request('post', '/console/payroll_corrections', { body }, options)
  }

  /**
   * Get a payroll correction
   *
   * Returns one payroll correction by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollCorrection> {
    return this.#transport.request('get', '/console/payroll_corrections/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a payroll correction
   *
   * Cancels a correction, so that the day counts again as it was locked. If a locked run has paid or taken an
   * amount for the correction, the next run reverses that amount. Returns 409 for a day before the previous
   * tax year. Only a payroll correction that is active can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<PayrollCorrection> {
    return this.#transport.request('post', '/console/payroll_corrections/{id}/cancel', { path: { id } }, options)
  }
}

/** What the law asks of an employee, such as a tax code. */
export class EmployeeLawFacts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List facts of employees
   *
   * Returns the facts that the law asks of employees, newest first.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: EmployeeLawFactCreate, options?: CallOptions): ApiPromise<EmployeeLawFact> {
    return this.#transport.request('post', '/console/employee_law_facts', { body }, options)
  }

  /**
   * Get a fact of an employee
   *
   * Returns one fact by id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: EmployeeLawFactUpdate, options?: CallOptions): ApiPromise<EmployeeLawFact> {
    return this.#transport.request('patch', '/console/employee_law_facts/{id}', { path: { id }, body }, options)
  }
}

/** Taxable income and tax of a tax year from elsewhere. */
export class TaxOpenings {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List tax openings
   *
   * Returns the tax openings of the workspace, newest first.
   */
  list(query: ListTaxOpeningsQuery = {}, options?: CallOptions): List<TaxOpening, TaxOpeningPage> {
    return this.#transport.list('/console/tax_openings', { query }, options)
  }

  /**
   * Create a tax opening
   *
   * Says what an employee earned and paid in a tax year before Muster, or at another employer. It counts in
   * this tax year alone. Returns 400 if the law pack does not have the year, or if the month is not in the
   * year. Returns 409 if the employee already has an opening of this year and source. An opening of a
   * `previous_system` also returns 409 if a locked run has paid one of its months.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: TaxOpeningCreate, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('post', '/console/tax_openings', { body }, options)
  }

  /**
   * Get a tax opening
   *
   * Returns one tax opening by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('get', '/console/tax_openings/{id}', { path: { id } }, options)
  }

  /**
   * Delete a tax opening
   *
   * Soft-deletes a tax opening that was entered by mistake. A repeat returns the same.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('delete', '/console/tax_openings/{id}', { path: { id } }, options)
  }

  /**
   * Update a tax opening
   *
   * Changes only the fields that you send. Locked runs stay as they are; the next run of the tax year
   * withholds by the new figures. Returns 400 for the same reasons as the creation, and 409 if the opening is
   * deleted. An opening of a `previous_system` also returns 409 if a locked run has paid one of its months.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: TaxOpeningUpdate, options?: CallOptions): ApiPromise<TaxOpening> {
    return this.#transport.request('patch', '/console/tax_openings/{id}', { path: { id }, body }, options)
  }
}

/** What an employee earned in a tax year, and what tax was withheld, as PDF. */
export class TaxCertificates {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download the tax certificate of an employee
   *
   * Returns a PDF with the taxable income and the income tax of each month of a tax year, as locked entries
   * have them. Tax openings and pay on hold are listed separately; pay on hold is in no total. Returns 400
   * for a year that the law pack does not have. Returns 409 if the employee has no figures in the year, or if
   * a text has a character that none of the fonts has.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  get(id: string, query: GetTaxCertificateQuery, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/employees/{id}/tax_certificate', { path: { id }, query }, options)
  }

  /**
   * Get the years of which an employee has a tax certificate
   *
   * Returns the tax years with locked pay or a tax opening of the employee, the newest first. Years that the
   * law pack does not have are left out.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getYears(id: string, options?: CallOptions): ApiPromise<TaxCertificateYears> {
    return this.#transport.request(
      'get',
      '/console/employees/{id}/tax_certificate_years',
      { path: { id } },
      options,
    )
  }
}

/** The values of the law pack of the workspace's country. */
export class LawParametersResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the values of the law
   *
   * Returns the law pack of the workspace's country: its lines, what it asks of employees, and each value
   * with its title, its days and its source. Values are in force today, past or announced. It also tells
   * whether a value is verified, and what the workspace confirmed or entered.
   */
  get(options?: CallOptions): ApiPromise<LawParameters> {
    return this.#transport.request('get', '/console/law_parameters', {}, options)
  }
}

/** Values of the law that the workspace confirmed or entered. */
export class LawValues {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List law values
   *
   * Returns what the workspace confirmed and entered, newest first.
   */
  list(query: ListLawValuesQuery = {}, options?: CallOptions): List<LawValue, LawValuePage> {
    return this.#transport.list('/console/law_values', { query }, options)
  }

  /**
   * Confirm or enter a value of the law
   *
   * Without `value`, confirms an unverified value of the law pack; runs then no longer warn of it. With
   * `value`, enters a figure from one day on for a parameter that the pack leaves open. If the pack leaves
   * nothing to confirm or to enter there, returns 400 with what the pack has. Returns 409 if the value is
   * already confirmed or entered.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LawValueCreate, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('post', '/console/law_values', { body }, options)
  }

  /**
   * Get a law value
   *
   * Returns one law value by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('delete', '/console/law_values/{id}', { path: { id } }, options)
  }

  /**
   * Update a law value
   *
   * Changes only the fields that you send. Locked runs stay as they are.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: LawValueUpdate, options?: CallOptions): ApiPromise<LawValue> {
    return this.#transport.request('patch', '/console/law_values/{id}', { path: { id }, body }, options)
  }
}

/** The kinds of loan that employees may have, with their limits and interest. */
export class LoanTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a loan type
   *
   * Creates a loan type. Returns 409 if a type already has the code.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: LoanTypeUpdate, options?: CallOptions): ApiPromise<LoanType> {
    return this.#transport.request('patch', '/console/loan_types/{id}', { path: { id }, body }, options)
  }
}

/** What is lent to employees. */
export class Loans {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Request a loan
   *
   * Requests a loan for an employee, under the interest of its type. Returns 400 with the figures if the
   * amount, the number of installments or the employee's other loans exceed what the type allows, if the
   * first month is locked by payroll, and if the amount is too small for so many installments.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LoanCreate, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans', { body }, options)
  }

  /**
   * Preview a loan
   *
   * Returns the schedule that a loan would have, with the rules behind it, and writes nothing. Returns 400
   * for the same reasons as requesting the loan.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(body: LoanCreate, options?: CallOptions): ApiPromise<LoanSchedule> {
    return this.#transport.request('post', '/console/loans/preview', { body }, options)
  }

  /**
   * Approve a loan
   *
   * Approves a pending loan and writes its schedule. Payroll takes nothing until the loan is disbursed.
   * Returns 409 if the employee has as many loans of the type as it allows, and if its first month is locked
   * by payroll. Only a loan that is pending can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  approve(id: string, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a loan
   *
   * Rejects a pending loan. Only a loan that is pending can be rejected; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: LoanReason, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a loan
   *
   * Cancels a loan of which nothing was taken yet; its installments are waived. Returns 409 if an installment
   * is claimed or settled. Only a loan that is pending, approved or active can be cancelled; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  cancel(id: string, body: LoanReason, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/cancel', { path: { id }, body }, options)
  }

  /**
   * Disburse a loan
   *
   * Records that an approved loan was handed over. From then on payroll takes its installments. Returns 409
   * if its first month is locked by payroll; reschedule it first. Only a loan that is approved can be
   * disbursed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  disburse(id: string, body?: LoanDisbursement, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/disburse', { path: { id }, body }, options)
  }

  /**
   * Reschedule a loan
   *
   * Divides the pending principal into another number of installments, from another month on if one is sent.
   * A flat loan bears the same interest for each month as before. Returns 409 while a payroll run claims an
   * installment. Only a loan that is approved or active can be rescheduled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reschedule(id: string, body: LoanRescheduling, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/reschedule', { path: { id }, body }, options)
  }

  /**
   * Settle a loan early
   *
   * Records what an employee paid to end an active loan, by default its pending principal. The pending
   * installments are waived. Returns 409 while a payroll run claims an installment. Only a loan that is
   * active can be settled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  settle(id: string, body: LoanSettlement, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/settle', { path: { id }, body }, options)
  }

  /**
   * Write a loan off
   *
   * Gives up what is pending of an active loan. Returns 409 while a payroll run claims an installment. Only a
   * loan that is active can be written off; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  writeOff(id: string, body: LoanReason, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('post', '/console/loans/{id}/write_off', { path: { id }, body }, options)
  }

  /**
   * Explain a loan
   *
   * Returns the rules behind the schedule: those of the approval, then everything that changed it, with its
   * day and reason. The last line has the `outstanding_balance`. For a pending loan, returns the rules of the
   * schedule that it would have.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getExplanation(id: string, options?: CallOptions): ApiPromise<Explanation> {
    return this.#transport.request('get', '/console/loans/{id}/explanation', { path: { id } }, options)
  }

  /**
   * Get the schedule of a loan with balances
   *
   * Returns the installments of a loan in the order of their numbers, each with what is still to be taken
   * after it: the installments behind it that are not waived. A loan that is not approved has none.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getBalances(id: string, options?: CallOptions): ApiPromise<LoanBalances> {
    return this.#transport.request('get', '/console/loans/{id}/balances', { path: { id } }, options)
  }
}

/** How the workspace makes the codes of employees. */
export class EmployeeNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the employee numbering
   *
   * Returns how the codes of employees are made, and the one that the next employee gets.
   */
  get(options?: CallOptions): ApiPromise<EmployeeNumbering> {
    return this.#transport.request('get', '/console/employee_numbering', {}, options)
  }

  /**
   * Update the employee numbering
   *
   * Changes only the fields that you send. The change applies from the next employee on; assigned codes stay.
   * Returns 400 if the next number is in use under the prefix, or was assigned before.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<EmployeeNumbering> {
    return this.#transport.request('patch', '/console/employee_numbering', { body }, options)
  }
}

/** What a new employee gets where nothing else is sent. */
export class EmployeeDefaultsResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the defaults of new employees
   *
   * Returns the department, the designation and the employment type that a new employee gets where none is
   * sent.
   */
  get(options?: CallOptions): ApiPromise<EmployeeDefaults> {
    return this.#transport.request('get', '/console/employee_defaults', {}, options)
  }

  /**
   * Update the defaults of new employees
   *
   * Changes only the fields that you send. Returns 400 if an id names no record that is in use.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: EmployeeDefaultsUpdate, options?: CallOptions): ApiPromise<EmployeeDefaults> {
    return this.#transport.request('patch', '/console/employee_defaults', { body }, options)
  }
}

/** How the workspace numbers its loans. */
export class LoanNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the numbering of loans
   *
   * Returns how the workspace numbers its loans, and the number that the next one gets.
   */
  get(options?: CallOptions): ApiPromise<LoanNumbering> {
    return this.#transport.request('get', '/console/loan_numbering', {}, options)
  }

  /**
   * Update the numbering of loans
   *
   * Changes only the fields that you send. Loans keep the numbers that they have. Returns 400 if
   * `number_next` is not above the numbers in use under the prefix. If you do not send `number_next`, it
   * moves past these numbers.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<LoanNumbering> {
    return this.#transport.request('patch', '/console/loan_numbering', { body }, options)
  }
}

/** The months in which payroll takes a loan back, with the amount of each. */
export class LoanInstallments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Waive an installment
   *
   * Gives up one pending installment of an active loan. Returns 409 if its loan is not active. Only a loan
   * installment that is pending can be waived; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * its loan is neither approved nor active. Only a loan installment that is pending can be deferred;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** The kinds of expense that employees may claim, with their limits. */
export class ExpenseCategories {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create an expense category
   *
   * Creates an expense category. Returns 409 if a category already has the code.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: ExpenseCategoryUpdate, options?: CallOptions): ApiPromise<ExpenseCategory> {
    return this.#transport.request('patch', '/console/expense_categories/{id}', { path: { id }, body }, options)
  }
}

/** The most that one employee is reimbursed of a category in a month. */
export class ExpenseLimits {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List expense limits
   *
   * Returns the monthly limits of the workspace, newest first.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: ExpenseLimitCreate, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('post', '/console/expense_limits', { body }, options)
  }

  /**
   * Get an expense limit
   *
   * Returns one expense limit by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('get', '/console/expense_limits/{id}', { path: { id } }, options)
  }

  /**
   * Delete an expense limit
   *
   * Soft-deletes a limit; the category then has none. A repeat returns the same.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('delete', '/console/expense_limits/{id}', { path: { id } }, options)
  }

  /**
   * Update an expense limit
   *
   * Changes only the fields that you send. What is approved already stays approved.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: ExpenseLimitUpdate, options?: CallOptions): ApiPromise<ExpenseLimit> {
    return this.#transport.request('patch', '/console/expense_limits/{id}', { path: { id }, body }, options)
  }
}

/** What employees spent for the company and claim back. */
export class ExpenseClaims {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create an expense claim
   *
   * Creates a draft without items, and numbers it. Add the items next, then submit it. Returns 400 if the
   * date is later than today.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: ExpenseClaimCreate, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims', { body }, options)
  }

  /**
   * Update an expense claim
   *
   * Changes only the fields that you send. Returns 400 if an expense is later than the new date. Only an
   * expense claim that is a draft can be changed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: ExpenseClaimUpdate, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('patch', '/console/expense_claims/{id}', { path: { id }, body }, options)
  }

  /**
   * Submit an expense claim
   *
   * Submits a draft for a decision. Returns 409 with every item that breaks a rule of its category, such as a
   * missing receipt, and with the figures of each month whose limit it exceeds. Returns 409 if it has no
   * items. Only an expense claim that is a draft can be submitted; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  submit(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/submit', { path: { id } }, options)
  }

  /**
   * Approve an expense claim
   *
   * Approves a submitted claim item by item. An item that you do not name is approved in full. An item that
   * is approved for less than its amount needs a reason. If nothing is approved at all, the claim is
   * rejected. Returns 400 if the advance exceeds what is approved, and 409 if a monthly limit is exceeded.
   * Only an expense claim that is submitted can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  approve(id: string, body?: ExpenseApproval, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/approve', { path: { id }, body }, options)
  }

  /**
   * Reject an expense claim
   *
   * Rejects a submitted claim. It can be revised. Only an expense claim that is submitted can be rejected;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: ExpenseRejection, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Revise an expense claim
   *
   * Makes a rejected claim a draft again, without its decision. Only an expense claim that is rejected can be
   * revised; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  revise(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/revise', { path: { id } }, options)
  }

  /**
   * Cancel an expense claim
   *
   * Cancels a draft or a submitted claim for good. Only an expense claim that is a draft or submitted can be
   * cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Record the payment of an expense claim
   *
   * Records that an approved claim was paid by bank transfer or in cash. Returns 409 if it was handed over to
   * payroll. Only an expense claim that is approved can be paid; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  pay(id: string, body: ExpensePayment, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/pay', { path: { id }, body }, options)
  }

  /**
   * Hand an expense claim over to payroll
   *
   * Lets the next payroll run of the employee pay an approved claim. It stays approved until the run is
   * locked, and cannot be paid in another way meanwhile. Returns 403 if the plan has no payroll. Returns 409
   * if it was handed over already, if nothing is to be paid, and if the employee is deleted. Only an expense
   * claim that is approved can be handed over; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  handOver(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/hand_over', { path: { id } }, options)
  }

  /**
   * Take an expense claim back from payroll
   *
   * Takes back a claim that was handed over, so that it can be paid in another way. Returns 409 if it was not
   * handed over, and while a payroll run has taken it; reopen the run first. Only an expense claim that is
   * approved can be recalled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  recall(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('post', '/console/expense_claims/{id}/recall', { path: { id } }, options)
  }
}

/** Expense claims whose title or number matches a search. */
export class ExpenseClaimMatches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Search expense claims
   *
   * Returns the claims in which each word of `search` begins a word of the title or of the claim number,
   * newest first. Letters count as one as in `listEmployeeMatches`. Without `search` it returns all claims.
   */
  list(query: ListExpenseClaimMatchesQuery = {}, options?: CallOptions): List<ExpenseClaim, ExpenseClaimPage> {
    return this.#transport.list('/console/expense_claim_matches', { query }, options)
  }
}

/** How the workspace numbers its expense claims. */
export class ExpenseClaimNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the numbering of expense claims
   *
   * Returns how the workspace numbers its claims, and the number that the next one gets.
   */
  get(options?: CallOptions): ApiPromise<ExpenseClaimNumbering> {
    return this.#transport.request('get', '/console/expense_claim_numbering', {}, options)
  }

  /**
   * Update the numbering of expense claims
   *
   * Changes only the fields that you send. Claims keep the numbers that they have. Returns 400 if
   * `number_next` is not above the numbers in use under the prefix. If you do not send `number_next`, it
   * moves past these numbers.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<ExpenseClaimNumbering> {
    return this.#transport.request('patch', '/console/expense_claim_numbering', { body }, options)
  }
}

/** The single expenses of each claim. */
export class ExpenseClaimItems {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Add an item to an expense claim
   *
   * Adds an expense to a draft. Returns 400 if it is later than the claim, above the most that an item of its
   * category may be, or if the category is not in use. Returns 409 if the claim is not a draft.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('delete', '/console/expense_claim_items/{id}', { path: { id } }, options)
  }

  /**
   * Update an expense claim item
   *
   * Changes only the fields that you send. Returns 409 if the claim is not a draft.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: ExpenseClaimItemUpdate, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('patch', '/console/expense_claim_items/{id}', { path: { id }, body }, options)
  }
}

/** The files that prove the items of a claim. */
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Removes the receipt of an item of a draft. The stored file is removed a day later. A repeat returns the
   * same. Returns 409 if the claim is not a draft.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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

/** The kinds of asset. They nest. */
export class AssetCategories {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create an asset category
   *
   * Creates an asset category. Returns 400 if `parent_id` names no category, and 409 if a category already
   * has the code, or the name under the same parent.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: AssetCategoryUpdate, options?: CallOptions): ApiPromise<AssetCategory> {
    return this.#transport.request('patch', '/console/asset_categories/{id}', { path: { id }, body }, options)
  }
}

/** What the company owns and hands out, such as laptops. */
export class Assets {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create an asset
   *
   * Creates an asset, which is available. Returns 400 if its category is not active, and 409 if an asset
   * already has the tag.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: AssetUpdate, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('patch', '/console/assets/{id}', { path: { id }, body }, options)
  }

  /**
   * Send an asset to repair
   *
   * Sends an available asset to repair. Only an asset that is available can be sent to repair; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  repair(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets/{id}/repair', { path: { id } }, options)
  }

  /**
   * Take an asset back from repair
   *
   * Makes an asset available after its repair. Only an asset that is in repair can be restored; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  restore(id: string, body?: AssetRestoration, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets/{id}/restore', { path: { id }, body }, options)
  }

  /**
   * Retire an asset
   *
   * Retires an asset for good. Only an asset that is available, in repair or lost can be retired; otherwise
   * the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  retire(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('post', '/console/assets/{id}/retire', { path: { id } }, options)
  }
}

/** Who has or had an asset, from its issue to its return. */
export class AssetAssignments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Issue an asset
   *
   * Issues an available asset to an employee. Returns 400 if the employee has left by then, or if the day is
   * in the future, and 409 if the asset is not available or was returned on a later day.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: AssetAssignmentCreate, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('post', '/console/asset_assignments', { body }, options)
  }

  /**
   * Update an asset assignment
   *
   * Changes only the fields that you send. Only an asset assignment that is issued can be changed; otherwise
   * the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: AssetAssignmentUpdate, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('patch', '/console/asset_assignments/{id}', { path: { id }, body }, options)
  }

  /**
   * Record the receipt of an asset
   *
   * Records that the employee confirmed the receipt. Returns 409 if it was confirmed already. Only an asset
   * assignment that is issued can be acknowledged; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * Returns 400 if the day is in the future or before the issue. Only an asset assignment that is issued can
   * be returned; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Records that an employee lost an asset. A lost asset can only be retired. Only an asset assignment that
   * is issued can be recorded as lost; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  lose(id: string, body?: AssetLoss, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('post', '/console/asset_assignments/{id}/lose', { path: { id }, body }, options)
  }
}

/** Asset assignments with their employee and what is to be returned. */
export class AssetAssignmentDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List asset assignments in detail
   *
   * Returns asset assignments with their asset and employee, newest first. It flags the assets that people
   * who leave or have left still have.
   */
  list(
    query: ListAssetAssignmentDetailsQuery = {},
    options?: CallOptions,
  ): List<AssetAssignmentDetail, AssetAssignmentDetailPage> {
    return this.#transport.list('/console/asset_assignment_details', { query }, options)
  }
}

/** The kinds of announcement. */
export class AnnouncementCategories {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create an announcement category
   *
   * Creates an announcement category. Returns 409 if a category already has the name.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: AnnouncementCategoryCreate, options?: CallOptions): ApiPromise<AnnouncementCategory> {
    return this.#transport.request('post', '/console/announcement_categories', { body }, options)
  }

  /**
   * Update an announcement category
   *
   * Changes only the fields that you send. Returns 409 if another category has the name.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** Announcements before they are published. */
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: AnnouncementDraftCreate, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('post', '/console/announcement_drafts', { body }, options)
  }

  /**
   * Get an announcement draft
   *
   * Returns one draft by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('get', '/console/announcement_drafts/{id}', { path: { id } }, options)
  }

  /**
   * Delete an announcement draft
   *
   * Soft-deletes a draft. A repeat returns the same. Only an announcement draft that is a draft or missed can
   * be deleted; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('delete', '/console/announcement_drafts/{id}', { path: { id } }, options)
  }

  /**
   * Update an announcement draft
   *
   * Changes only the fields that you send. Withdraw a scheduled one first. Only an announcement draft that is
   * a draft or missed can be changed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: AnnouncementDraftUpdate, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('patch', '/console/announcement_drafts/{id}', { path: { id }, body }, options)
  }

  /**
   * Publish an announcement
   *
   * Publishes a draft now, or schedules it for a moment in the workspace's timezone. A local time that does
   * not exist because the clocks go forward moves later by the same amount. Of a local time that occurs
   * twice, the first one counts. Returns 400 if the moment has passed or the announcement would have expired
   * by then. Only an announcement draft that is a draft or missed can be published; otherwise the response is
   * 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Makes a scheduled announcement a draft again. Only an announcement draft that is scheduled can be
   * withdrawn; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  withdraw(id: string, options?: CallOptions): ApiPromise<AnnouncementDraft> {
    return this.#transport.request('post', '/console/announcement_drafts/{id}/withdraw', { path: { id } }, options)
  }
}

/** What the company tells its employees, once it is published. */
export class Announcements {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Update a published announcement
   *
   * Changes only the fields that you send. Its audience stays. Returns 400 if `expires_at` has passed. Only
   * an announcement that is published can be changed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: AnnouncementUpdate, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request('patch', '/console/announcements/{id}', { path: { id }, body }, options)
  }

  /**
   * End an announcement
   *
   * Ends a published announcement now. Only an announcement that is published can be expired; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  expire(id: string, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request('post', '/console/announcements/{id}/expire', { path: { id } }, options)
  }

  /**
   * Acknowledge an announcement
   *
   * Records that an employee has read it. A repeat changes nothing. Returns 400 if the employee is not in its
   * audience, and 409 if it needs no acknowledgement. Only an announcement that is published can be
   * acknowledged; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** The people who apply. */
export class Candidates {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  hire(id: string, body: CandidateHire, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('post', '/console/candidates/{id}/hire', { path: { id }, body }, options)
  }

  /**
   * Erase the data of a candidate
   *
   * Erases the data of a candidate for good, also in applications, in the audit, in the history and in stored
   * responses. Applications that are still open are withdrawn. The candidate and the applications stay
   * without data, so that counts stay right. An employee that was hired stays. Returns 409 if the candidate
   * was anonymised already.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  anonymise(id: string, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('post', '/console/candidates/{id}/anonymise', { path: { id } }, options)
  }
}

/** The kinds of document that employees hand in, with their rules. */
export class DocumentTypes {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create a document type
   *
   * Creates a document type. Returns 409 if another one has its code.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: DocumentTypeCreate, options?: CallOptions): ApiPromise<DocumentType> {
    return this.#transport.request('post', '/console/document_types', { body }, options)
  }

  /**
   * Update a document type
   *
   * Changes a document type. Existing documents stay as they are. A change of the category can change who may
   * read the files of the type.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Delete an employee document
   *
   * Deletes a document softly: its record stays with `deleted` true, and its file cannot be downloaded any
   * more. Leave applications that name the document stay as they are.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('delete', '/console/employee_documents/{id}', { path: { id } }, options)
  }
}

/** Employee documents whose title or file name matches a search. */
export class EmployeeDocumentMatches {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Search employee documents
   *
   * Returns the documents in which each word of `search` begins a word of the title or of the file name,
   * newest first. Letters count as one as in `listEmployeeMatches`. The number on a document is not searched,
   * because few may see it. Without `search` it returns all documents.
   */
  list(
    query: ListEmployeeDocumentMatchesQuery = {},
    options?: CallOptions,
  ): List<EmployeeDocument, EmployeeDocumentPage> {
    return this.#transport.list('/console/employee_document_matches', { query }, options)
  }
}

/** How the workspace numbers its employment contracts. */
export class EmploymentContractNumberingResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the numbering of employment contracts
   *
   * Returns how the workspace numbers its contracts, and the number that the next one gets.
   */
  get(options?: CallOptions): ApiPromise<EmploymentContractNumbering> {
    return this.#transport.request('get', '/console/employment_contract_numbering', {}, options)
  }

  /**
   * Update the numbering of employment contracts
   *
   * Changes only the fields that you send. Contracts keep the numbers that they have. Returns 400 if
   * `number_next` is not above the numbers in use under the prefix. If you do not send `number_next`, it
   * moves past these numbers.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: NumberingUpdate, options?: CallOptions): ApiPromise<EmploymentContractNumbering> {
    return this.#transport.request('patch', '/console/employment_contract_numbering', { body }, options)
  }
}

/** What was agreed with each employee, from when to when. */
export class EmploymentContracts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Create an employment contract
   *
   * Creates a draft. Returns 400 if a `fixed_term` or `internship` contract has no `end_date`, or if
   * `start_date` is not within the employment, and 409 if another contract has the number.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: EmploymentContractCreate, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('post', '/console/employment_contracts', { body }, options)
  }

  /**
   * Update an employment contract
   *
   * Changes only the fields of a draft that you send. Only an employment contract that is a draft can be
   * changed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: EmploymentContractUpdate, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('patch', '/console/employment_contracts/{id}', { path: { id }, body }, options)
  }

  /**
   * Record that an employment contract was sent
   *
   * Records that a draft was handed to the employee; its terms do not change any more. Returns 409 if its
   * `start_date` is no longer within the employment. Only an employment contract that is a draft can be sent;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  send(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('post', '/console/employment_contracts/{id}/send', { path: { id } }, options)
  }

  /**
   * Record the signature of an employment contract
   *
   * Records who signed a contract that was sent, and sends `contract.signed`. Returns 409 if another contract
   * of the employee covers one of its days: at most one signed contract covers a day. Only an employment
   * contract that is sent can be signed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Cancels a contract that nobody has signed. Only an employment contract that is a draft or sent can be
   * cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('post', '/console/employment_contracts/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Terminate an employment contract
   *
   * Ends a signed contract before its `end_date`. The contract then covers the days up to `last_day`, which
   * may be in the future if notice was given. A contract that has not begun then covers no day. Only an
   * employment contract that is signed can be terminated; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Creates a draft that follows a `signed` or `expired` contract. The draft has the terms of that contract
   * except those that you send, and no probation. Returns 409 if the contract has a renewal that was not
   * cancelled. Only an employment contract that is signed or expired can be renewed; otherwise the response
   * is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** Employment contracts with their employee and what outlives their employment. */
export class EmploymentContractDetails {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employment contracts in detail
   *
   * Returns employment contracts with their employee, newest first. It flags the signed contracts that
   * outlive the employment, which are to be terminated.
   */
  list(
    query: ListEmploymentContractDetailsQuery = {},
    options?: CallOptions,
  ): List<EmploymentContractDetail, EmploymentContractDetailPage> {
    return this.#transport.list('/console/employment_contract_details', { query }, options)
  }
}

/** The document of each contract. */
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * virus scanner finds something.
   *
   * Only an employment contract that is a draft, sent, signed, expired or terminated can have its file
   * stored; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Removes the file of a contract. The stored file is removed a day later. A repeat returns the same. Only
   * an employment contract that is a draft, sent, signed, expired or terminated can have its file deleted;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('delete', '/console/employment_contracts/{id}/file', { path: { id } }, options)
  }
}

/** The texts that letters are made from. */
export class LetterTemplates {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List letter templates
   *
   * Returns the templates of letters, newest first, with their texts.
   */
  list(query: ListLetterTemplatesQuery = {}, options?: CallOptions): List<LetterTemplate, LetterTemplatePage> {
    return this.#transport.list('/console/letter_templates', { query }, options)
  }

  /**
   * Create a letter template
   *
   * Creates a template, from which letters of its type and language are made. Subject and body are written in
   * liquid. They are first rendered for a sample employee. If that fails, returns 400 with the line and the
   * column of the mistake, and stores nothing. Returns 409 if the type has a current template in this
   * language.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LetterTemplateCreate, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('post', '/console/letter_templates', { body }, options)
  }

  /**
   * Get a letter template
   *
   * Returns one template by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('get', '/console/letter_templates/{id}', { path: { id } }, options)
  }

  /**
   * Update a letter template
   *
   * Changes the texts of a template, which are checked as in a new one. Letters that were issued stay as they
   * are. Only a letter template that is current can be changed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: LetterTemplateUpdate, options?: CallOptions): ApiPromise<LetterTemplate> {
    return this.#transport.request('patch', '/console/letter_templates/{id}', { path: { id }, body }, options)
  }

  /**
   * Retire a letter template
   *
   * Takes a template out of use, so that its type and language can have another one. Only a letter template
   * that is current can be retired; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** Letters that employees ask for, such as certificates, from the request to the issue. */
export class HrLetterRequests {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Request a letter
   *
   * Records that an employee asks for a letter. Whoever works here asks for their own.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: HrLetterRequestCreate, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('post', '/console/hr_letter_requests', { body }, options)
  }

  /**
   * Approve an HR letter request
   *
   * Approves a request, so that its letter can be issued. Only an HR letter request that is pending can be
   * approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  approve(id: string, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('post', '/console/hr_letter_requests/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject an HR letter request
   *
   * Rejects a request, with a reason. Only an HR letter request that is pending can be rejected; otherwise
   * the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Cancels a request of which there is no letter yet. Only an HR letter request that is pending or approved
   * can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('post', '/console/hr_letter_requests/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Issue the letter of a request
   *
   * Makes the letter of an `approved` request and moves the request to `issued`, in one transaction.
   * `hr_letter_id` names the letter. The letter is dated `letter_date`, or today. Where the letter shows pay,
   * the token also needs `salaries.manage`. Returns 409 if there is no current template, or if the employee
   * lacks a value that the template prints. Only an HR letter request that is approved can be issued;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** The letters that the company issued to employees, without their texts. */
export class HrLetters {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Issue a letter without a request
   *
   * Makes a letter from the current template of its type and language, under the next reference number of the
   * year of its day. It is dated `letter_date`, or today. Where the letter shows pay, the token also needs
   * `salaries.manage`. Returns 409 if there is no current template, or if the employee lacks a value that the
   * template prints.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: HrLetterCreate, options?: CallOptions): ApiPromise<HrLetter> {
    return this.#transport.request('post', '/console/hr_letters', { body }, options)
  }

  /**
   * Revoke an HR letter
   *
   * Revokes a letter. Its text stays and is marked as revoked. Only an HR letter that is issued can be
   * revoked; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  revoke(id: string, body: HrLetterRevocation, options?: CallOptions): ApiPromise<HrLetter> {
    return this.#transport.request('post', '/console/hr_letters/{id}/revoke', { path: { id }, body }, options)
  }

  /**
   * Read the text of an HR letter
   *
   * Returns the text as it was issued. Where the letter shows pay, the token also needs `salaries.manage`.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getText(id: string, options?: CallOptions): ApiPromise<HrLetterText> {
    return this.#transport.request('get', '/console/hr_letters/{id}/text', { path: { id } }, options)
  }

  /**
   * Download an HR letter
   *
   * Returns the letter as a PDF on the letterhead that it was issued with. The file is the same each time.
   * The file of a revoked letter has `REVOKED` across each page. Where the letter shows pay, the token also
   * needs `salaries.manage`, but for a letter of one's own. Returns 409 if a text on it has a character that
   * none of the fonts has.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  getContent(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/hr_letters/{id}/content', { path: { id } }, options)
  }
}

/** What is printed at the head and the foot of letters and payslips. */
export class LetterheadResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the letterhead
   *
   * Returns what stands at the head and the foot of letters and payslips, beside the name and the numbers of
   * the company. There is one record.
   */
  get(options?: CallOptions): ApiPromise<Letterhead> {
    return this.#transport.request('get', '/console/letterhead', {}, options)
  }

  /**
   * Update the letterhead
   *
   * Changes only the fields that you send. Letters and payslips that were made before keep the letterhead
   * that they were made with.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(body: LetterheadUpdate, options?: CallOptions): ApiPromise<Letterhead> {
    return this.#transport.request('patch', '/console/letterhead', { body }, options)
  }
}

/** The picture at the head of letters and payslips. */
export class LetterheadLogo {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download the logo of the letterhead
   *
   * Returns the bytes of the file, as a download with its name. `ETag` is the SHA-256 of the file: with it in
   * `If-None-Match`, the response is 304 without the bytes. Returns 404 if there is no logo.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/letterhead/{id}/logo', { path: { id } }, options)
  }

  /**
   * Store the logo of the letterhead
   *
   * Stores a PNG or JPEG as the logo, in place of the present one. The file is part of the JSON body, as
   * base64. It
   * may have 1 MiB and 16 to 2,000 pixels in width and height.
   *
   * The whole picture is read. Returns 400 and stores nothing if the file is larger, if it is incomplete or
   * damaged,
   * if it is an interlaced PNG, or if the virus scanner finds something.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  store(id: string, body: LetterheadLogoUpload, options?: CallOptions): ApiPromise<Letterhead> {
    return this.#transport.request('post', '/console/letterhead/{id}/logo', { path: { id }, body }, options)
  }

  /**
   * Remove the logo of the letterhead
   *
   * Removes the logo from the letterhead. Letters and payslips that were printed with the logo keep it. A
   * repeat returns the same.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Letterhead> {
    return this.#transport.request('delete', '/console/letterhead/{id}/logo', { path: { id } }, options)
  }
}

/** A sample letter on the letterhead. */
export class LetterheadPreview {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Preview the letterhead
   *
   * Returns a sample letter on the letterhead as it is saved, as a PDF. No record keeps it. Returns 409 if a
   * text of the letterhead or of the company has a character that none of the fonts has.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  get(query: GetLetterheadPreviewQuery = {}, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/letterhead/preview', { query }, options)
  }
}

/** The deliveries of the last hours, counted. */
export class WebhookActivityResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Count webhook deliveries by hour
   *
   * Counts the deliveries of the last 48 hours by the hour of their event and by their present status. Hours
   * begin on the full hour in the workspace's timezone. The last hour is the present one.
   */
  get(query: GetWebhookActivityQuery = {}, options?: CallOptions): ApiPromise<WebhookActivity> {
    return this.#transport.request('get', '/console/webhook_activity', { query }, options)
  }
}

/** Files that are made of lists and of payroll. */
export class Exports {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List exports
   *
   * Returns the exports that you have asked for, newest first. Nobody sees those of somebody else.
   */
  list(query: ListExportsQuery = {}, options?: CallOptions): List<Export, ExportPage> {
    return this.#transport.list('/console/exports', { query }, options)
  }

  /**
   * Ask for an export
   *
   * Begins to make a file, and returns the export. Ask for it again until its `status` is no longer
   * `running`. Then
   * download the file, within 7 days.
   *
   * The kind `list` needs `list`, and whatever right the list needs itself. The file has each record that the
   * list
   * returns with these filters, with the same fields. All records are read at one moment.
   *
   * The kinds `payroll_register` and `gl_journal` need `payroll_run_id`, and the permission `payroll.manage`.
   * `payroll_register` also needs `employees:read`, and `gl_journal` also needs `org:read`. The totals of a
   * register
   * equal those of the run, and the debits of a journal equal its credits; otherwise the export fails, and
   * there is
   * no file.
   *
   * The kind `workspace` needs `workspace.manage`, `audit.read` and every scope that reads. Its file has
   * every
   * record and every document, salaries and bank accounts among them, in clear. A person who signed in needs
   * a fresh
   * proof (within the last 10 minutes), also for the download.
   *
   * Returns 403 without that right, and 409 if 10 of your exports are still running, if you ask for the
   * register of
   * a draft, or for the journal of a run that is not locked.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: ExportCreate, options?: CallOptions): ApiPromise<Export> {
    return this.#transport.request('post', '/console/exports', { body }, options)
  }

  /**
   * Get an export
   *
   * Returns one of your exports by id, with how far it is.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Export> {
    return this.#transport.request('get', '/console/exports/{id}', { path: { id } }, options)
  }

  /**
   * Cancel an export
   *
   * Ends one of your exports that is still running. If a process is working on the export, `status` becomes
   * `cancelled` within seconds. Only an export that is running can be cancelled; otherwise the response is
   * 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<Export> {
    return this.#transport.request('post', '/console/exports/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Download an export
   *
   * Returns the bytes of the file, as a download with its name. With its `ETag` in `If-None-Match`, the
   * response is
   * 304 without the bytes.
   *
   * You need each right that the file was made with: the right to the list, and that to its sensitive fields.
   * Returns
   * 403 if you have lost one, and 409 while there is no file: before it is made, and once it has expired.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  getContent(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/exports/{id}/content', { path: { id } }, options)
  }
}

/** Changes of who may access the data, and the decisions of people. */
export class AuditEntries {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List audit entries
   *
   * Returns the changes of who may access the data of the workspace, and the decisions that people made in
   * it, newest first. Of what you may not read of a record, `details` has the names of the fields alone,
   * under `left_out`. An entry of an approval says which request it was about, and whose to whoever may read
   * such requests.
   */
  list(query: ListAuditEntriesQuery = {}, options?: CallOptions): List<AuditEntry, AuditEntryPage> {
    return this.#transport.list('/console/audit_entries', { query }, options)
  }
}

/** What the fields of a record were before a change, and after it. */
export class RecordChanges {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the history of a record
   *
   * Returns what people and keys changed of a record, newest first: each field with what it was and what it
   * became, its
   * status among them. A change that muster made by itself, such as on a day that was agreed, is not among
   * them. A
   * salary that follows another one is told as a change from that one.
   *
   * Only changes of records that the caller may read are returned. `from` and `to` of a sensitive field are
   * absent
   * without `employees.sensitive:read`, and secrets are never kept. The history of an anonymised candidate is
   * erased.
   */
  list(query: ListRecordChangesQuery = {}, options?: CallOptions): List<RecordChange, RecordChangePage> {
    return this.#transport.list('/console/record_changes', { query }, options)
  }
}

/** Files of other systems, checked row by row and then applied. */
export class Imports {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List imports
   *
   * Returns the imports that you have made, newest first. Nobody else sees them.
   */
  list(query: ListImportsQuery = {}, options?: CallOptions): List<Import, ImportPage> {
    return this.#transport.list('/console/imports', { query }, options)
  }

  /**
   * Upload a file to be imported
   *
   * Stores a file of CSV or XLSX and begins to check each of its rows. Nothing else changes before
   * `applyImport`. The
   * first line names the columns; `getImportTemplate` has all of them. The file is part of the JSON body, as
   * base64.
   *
   * Each column needs the right that the same change by hand needs: `employees:write` for employees, and
   * `salaries.manage` for their salaries and bank accounts; `leave.manage` for leave balances,
   * `attendance:write` for
   * attendance, and `payroll.manage` for payroll. The file and what was found in it are kept for 30 days.
   *
   * Returns 400 and stores nothing if:
   *
   * - the file is neither CSV in UTF-8 nor XLSX
   * - a column is unknown, or occurs twice, or one that is needed is missing
   * - a date can be read both ways, no other one tells which it is, and `dates` is not sent
   * - `payroll` is missing for a file of payroll, or is sent for another one
   *
   * Returns 403 with the column if you lack its right.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: ImportCreate, options?: CallOptions): ApiPromise<Import> {
    return this.#transport.request('post', '/console/imports', { body }, options)
  }

  /**
   * Look at a file before it is imported
   *
   * Returns the titles of a file with the columns that they seem to mean, and how its dates are written, and
   * keeps nothing. What `createImport` was told of the same titles is remembered. Returns 400 if the file is
   * neither CSV in UTF-8 nor XLSX.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(body: ImportFile, options?: CallOptions): ApiPromise<ImportPreview> {
    return this.#transport.request('post', '/console/imports/preview', { body }, options)
  }

  /**
   * Get an import
   *
   * Returns one of your imports, with how far it is and what was found.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Import> {
    return this.#transport.request('get', '/console/imports/{id}', { path: { id } }, options)
  }

  /**
   * Apply an import
   *
   * Begins to write the rows that create or change something. They are written in pieces. A row is checked
   * again
   * before it is written. If it cannot be written any more, such as after a change by somebody else, its
   * errors say
   * why, and the other rows are still written. If the process stops, nothing is lost: another process
   * continues. If
   * the import failed, applying it again continues where it stopped. If you lose a right that it needs
   * meanwhile, it
   * fails.
   *
   * With `rows` set to `all`, an import that has a row with errors is refused with 409. With `valid`, rows
   * with
   * errors are left out.
   *
   * Returns 400 if `sha256` is not that of the file that was checked. A column of bank accounts also needs a
   * fresh
   * proof of who you are.
   *
   * Only an import that is checked or failed can be applied; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  apply(id: string, body: ImportApply, options?: CallOptions): ApiPromise<Import> {
    return this.#transport.request('post', '/console/imports/{id}/apply', { path: { id }, body }, options)
  }

  /**
   * Correct cells of an import
   *
   * Corrects cells of a file that was checked, and has every row checked again as if the file had said so.
   * The file itself stays. A cell that was corrected before is corrected anew. Returns 400 for a line without
   * a row and for a column that the file does not have, and 409 if more than 2,000 cells would be corrected.
   * Only an import that is checked can be revised; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  revise(id: string, body: ImportRevise, options?: CallOptions): ApiPromise<Import> {
    return this.#transport.request('post', '/console/imports/{id}/revise', { path: { id }, body }, options)
  }

  /**
   * Cancel an import
   *
   * Ends an import that is being checked or applied, or that is checked and waits. Rows that were written
   * stay written. Only an import that is checking, checked or applying can be cancelled; otherwise the
   * response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<Import> {
    return this.#transport.request('post', '/console/imports/{id}/cancel', { path: { id } }, options)
  }

  /**
   * Download the file with its errors
   *
   * Returns the rows of the file as CSV, with a column `error` that says what is wrong with each and what to
   * do. Correct them and upload the file again; the column `error` is then ignored. Returns 404 while the
   * file is being checked, where it cannot be read to its end, and after it was removed.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getErrors(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/imports/{id}/errors', { path: { id } }, options)
  }
}

/** What an import does with each row of its file. */
export class ImportRows {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the rows of an import
   *
   * Returns what the import does with each row, in the order of the file. Rows are gone 30 days after the
   * upload.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(id: string, query: ListImportRowsQuery = {}, options?: CallOptions): List<ImportRow, ImportRowPage> {
    return this.#transport.list('/console/imports/{id}/rows', { path: { id }, query }, options)
  }
}

/** Files to fill in. */
export class ImportTemplates {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Download a template
   *
   * Returns an empty CSV file with the columns of a kind of import. Remove the columns that you do not need.
   */
  get(query: GetImportTemplateQuery, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/console/imports/template', { query }, options)
  }
}

/** One action on many records. */
export class BulkActions {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List bulk actions
   *
   * Returns the bulk actions that you have asked for, newest first. Nobody else sees them.
   */
  list(query: ListBulkActionsQuery = {}, options?: CallOptions): List<BulkAction, BulkActionPage> {
    return this.#transport.list('/console/bulk_actions', { query }, options)
  }

  /**
   * Do one action on many records
   *
   * Begins to do one action on up to 500 records, and returns the bulk action. Ask for it again until its
   * `status`
   * is no longer `running`. Each record is done in a transaction of its own, as if you called the operation
   * for it
   * at that moment: with the rights that you have then, with its status, with the locks of payroll, and with
   * four
   * eyes. What is refused does not hold up the others; `listBulkActionItems` says why. If a process stops,
   * another
   * one goes on, and no record is done twice.
   *
   * With `hold_seconds`, nothing is done before these seconds are over. Until then, `cancelBulkAction` takes
   * all of
   * it back.
   *
   * Returns 400 if the operation is not one that many records take, or if `body` is not what it takes.
   * Returns 403
   * if you lack its right, if it needs a fresh proof of who you are, or if `comment` is on records that you
   * may not
   * read. Returns 409 if 20 of your bulk actions are still running.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: BulkActionCreate, options?: CallOptions): ApiPromise<BulkAction> {
    return this.#transport.request('post', '/console/bulk_actions', { body }, options)
  }

  /**
   * Get a bulk action
   *
   * Returns one of your bulk actions by id, with how far it is.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<BulkAction> {
    return this.#transport.request('get', '/console/bulk_actions/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a bulk action
   *
   * Ends a bulk action that is still running: no further record is done, and the rest is `skipped`. What was
   * done stays done; `done` says how much that is. If a process is working on it, `status` becomes
   * `cancelled` within seconds. Only a bulk action that is running can be cancelled; otherwise the response
   * is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  cancel(id: string, options?: CallOptions): ApiPromise<BulkAction> {
    return this.#transport.request('post', '/console/bulk_actions/{id}/cancel', { path: { id } }, options)
  }
}

/** What became of each record of a bulk action. */
export class BulkActionItems {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the items of a bulk action
   *
   * Returns what became of each record of one of your bulk actions, in the order in which you named them.
   * Items are gone 30 days after the end of the bulk action.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(
    id: string,
    query: ListBulkActionItemsQuery = {},
    options?: CallOptions,
  ): List<BulkActionItem, BulkActionItemPage> {
    return this.#transport.list('/console/bulk_actions/{id}/items', { path: { id }, query }, options)
  }
}

/** What people say about what is decided. */
export class Comments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List comments
   *
   * Returns the comments on one record, newest first. Without `object_id`, it returns those that you have
   * written.
   * Whoever may read all records of the kind sees all comments. Whoever asked for it, their managers where
   * they see the request, and whoever an approval asks or has asked while it waits see those that are not
   * internal. For others there is no such record, and the answer is 404.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(query: ListCommentsQuery = {}, options?: CallOptions): List<Comment, CommentPage> {
    return this.#transport.list('/console/comments', { query }, options)
  }

  /**
   * Write a comment
   *
   * Writes a comment on a record that people decide about. Nobody can change it. Those whom it concerns and
   * who did not
   * write it are told: whoever asked for it, whoever an approval asks, and whoever has commented before.
   *
   * Whoever may read all records of the kind writes, and so do whoever asked for it, and whoever an approval
   * asks or
   * has asked while it waits. Returns 409 to a manager who only reads it, and 404 to others.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: CommentCreate, options?: CallOptions): ApiPromise<Comment> {
    return this.#transport.request('post', '/console/comments', { body }, options)
  }

  /**
   * Delete a comment
   *
   * Deletes the text of a comment. It is gone for good, and its place stays. Whoever wrote it may do so for
   * 10 minutes, and whoever may manage approvals at any time. Returns 409 to others who see it.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, options?: CallOptions): ApiPromise<Comment> {
    return this.#transport.request('delete', '/console/comments/{id}', { path: { id } }, options)
  }
}

/** Bank accounts that employees ask for themselves. */
export class BankAccountChanges {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List bank account changes
   *
   * Returns the bank accounts that employees have asked for, newest first.
   */
  list(
    query: ListBankAccountChangesQuery = {},
    options?: CallOptions,
  ): List<BankAccountChange, BankAccountChangePage> {
    return this.#transport.list('/console/bank_account_changes', { query }, options)
  }

  /**
   * Get a bank account change
   *
   * Returns one change by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<BankAccountChange> {
    return this.#transport.request('get', '/console/bank_account_changes/{id}', { path: { id } }, options)
  }

  /**
   * Approve a bank account
   *
   * Approves an account. It counts 72 hours later, unless the employee stops it. Returns 409 if it is your
   * own. Only a bank account change that is pending can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  approve(id: string, options?: CallOptions): ApiPromise<BankAccountChange> {
    return this.#transport.request('post', '/console/bank_account_changes/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a bank account
   *
   * Rejects an account, with a reason. Returns 409 if it is your own. Only a bank account change that is
   * pending can be rejected; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: BankAccountChangeRejection, options?: CallOptions): ApiPromise<BankAccountChange> {
    return this.#transport.request(
      'post',
      '/console/bank_account_changes/{id}/reject',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Withdraw a bank account
   *
   * Withdraws a change that does not count yet. Pay stays where it goes. Only a bank account change that is
   * pending or approved can be withdrawn; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  withdraw(id: string, options?: CallOptions): ApiPromise<BankAccountChange> {
    return this.#transport.request(
      'post',
      '/console/bank_account_changes/{id}/withdraw',
      { path: { id } },
      options,
    )
  }

  /**
   * Stop a bank account
   *
   * Stops a change that the employee did not ask for, before it counts. It is not taken up again, and for 7
   * days a new account is taken in person alone. Only a bank account change that is pending or approved can
   * be frozen; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  freeze(id: string, options?: CallOptions): ApiPromise<BankAccountChange> {
    return this.#transport.request('post', '/console/bank_account_changes/{id}/freeze', { path: { id } }, options)
  }
}

/** What employees ask to have changed of what is known of them. */
export class ProfileChanges {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List profile changes
   *
   * Returns the changes that employees have asked for, newest first.
   */
  list(query: ListProfileChangesQuery = {}, options?: CallOptions): List<ProfileChange, ProfileChangePage> {
    return this.#transport.list('/console/profile_changes', { query }, options)
  }

  /**
   * Get a profile change
   *
   * Returns one change by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ProfileChange> {
    return this.#transport.request('get', '/console/profile_changes/{id}', { path: { id } }, options)
  }

  /**
   * Approve a change of details
   *
   * Approves a change, and writes it to the employee at once. Fires `employee.updated` where the record of
   * the employee
   * itself changes.
   *
   * Returns 409 if it is your own, if the employee was deleted, or if a field has changed since it was asked
   * for. Look
   * at both values then, and send `overwrite` to approve what was asked for all the same.
   *
   * Only a profile change that is pending can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  approve(id: string, body?: ProfileChangeApproval, options?: CallOptions): ApiPromise<ProfileChange> {
    return this.#transport.request(
      'post',
      '/console/profile_changes/{id}/approve',
      { path: { id }, body },
      options,
    )
  }

  /**
   * Reject a change of details
   *
   * Rejects a change, with a reason. Returns 409 if it is your own. Only a profile change that is pending can
   * be rejected; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: ProfileChangeRejection, options?: CallOptions): ApiPromise<ProfileChange> {
    return this.#transport.request('post', '/console/profile_changes/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Withdraw a change of details
   *
   * Withdraws a change that waits. What is known of the employee stays as it is. Only a profile change that
   * is pending can be withdrawn; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  withdraw(id: string, options?: CallOptions): ApiPromise<ProfileChange> {
    return this.#transport.request('post', '/console/profile_changes/{id}/withdraw', { path: { id } }, options)
  }
}

/** The way of a request from one approver to the next. */
export class Approvals {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List approvals
   *
   * Returns approvals that concern you, newest first: of your own requests, and of those that you are or were
   * asked about. Whoever may manage approvals sees all of them.
   */
  list(query: ListApprovalsQuery = {}, options?: CallOptions): List<Approval, ApprovalPage> {
    return this.#transport.list('/console/approvals', { query }, options)
  }

  /**
   * Get an approval
   *
   * Returns one approval that concerns you, with its steps and what was decided in each.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Approval> {
    return this.#transport.request('get', '/console/approvals/{id}', { path: { id } }, options)
  }

  /**
   * Ask anew
   *
   * Begins an approval anew, with the steps of the policy that matches now. What was decided in its steps
   * before does not count any more. Returns 409 if no policy matches any more. Only an approval that is
   * waiting can be rerouted; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  reroute(id: string, options?: CallOptions): ApiPromise<Approval> {
    return this.#transport.request('post', '/console/approvals/{id}/reroute', { path: { id } }, options)
  }
}

/** Who is asked about a request, in which order. */
export class ApprovalPolicies {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List approval policies
   *
   * Returns the approval policies of the workspace, newest first.
   */
  list(query: ListApprovalPoliciesQuery = {}, options?: CallOptions): List<ApprovalPolicy, ApprovalPolicyPage> {
    return this.#transport.list('/console/approval_policies', { query }, options)
  }

  /**
   * Create an approval policy
   *
   * Creates a policy. Requests of its kind that are filed from now on, and match its conditions, wait for its
   * steps one
   * after another. Of several policies the first that matches counts, by `position`. Requests without a
   * policy are
   * decided as before, by whoever has the right.
   *
   * A policy says who decides, so whoever writes one has the right to decide such requests themselves: 403
   * without the
   * right that the approval of a record of the kind asks for. Returns 400 if a step names a role, a member,
   * or none of
   * the two where its approver needs one, and if a condition is set that requests of the kind cannot have.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: ApprovalPolicyCreate, options?: CallOptions): ApiPromise<ApprovalPolicy> {
    return this.#transport.request('post', '/console/approval_policies', { body }, options)
  }

  /**
   * Preview who is asked
   *
   * Says who would be asked about a request of an employee today, step by step, by the steps that are sent,
   * or why nobody would be. Nothing is changed.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  preview(body: ApprovalPolicyTrial, options?: CallOptions): ApiPromise<ApprovalPolicyPreview> {
    return this.#transport.request('post', '/console/approval_policies/preview', { body }, options)
  }

  /**
   * Get an approval policy
   *
   * Returns one approval policy by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ApprovalPolicy> {
    return this.#transport.request('get', '/console/approval_policies/{id}', { path: { id } }, options)
  }

  /**
   * Update an approval policy
   *
   * Updates the fields that you send. Requests that wait already keep the steps that they were filed with.
   * With `is_active` false, nothing new waits for it. Returns 403 and 400 as for a policy that is created,
   * where `kind` is changed for both kinds.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: ApprovalPolicyUpdate, options?: CallOptions): ApiPromise<ApprovalPolicy> {
    return this.#transport.request('patch', '/console/approval_policies/{id}', { path: { id }, body }, options)
  }
}

/**
 * Every operation, by tag. Each may fail with these, and with what its method says besides.
 *
 * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each field.
 * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
 *   `api_key_revoked`, `api_key_expired`).
 * @throws 403 The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`,
 *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
 * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
 * @throws 500 Something failed on our side (`internal_error`).
 * @throws 503 The service cannot answer now (`internal_error`, with `Retry-After`): the database is
 *   unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed unless
 *   `detail` says that this is unknown. Also returned if the service is not configured
 *   (`api_not_configured`).
 */
export interface Client {
  readonly company: CompanyResource
  readonly fiscalYears: FiscalYears
  readonly names: NamesResource
  readonly countryTemplates: CountryTemplatesResource
  readonly employees: Employees
  readonly employeeMatches: EmployeeMatches
  readonly employeePhotos: EmployeePhotos
  readonly jobChanges: JobChanges
  readonly headcount: HeadcountResource
  readonly employeeBankAccounts: EmployeeBankAccounts
  readonly employeeCompensation: EmployeeCompensationResource
  readonly leaveTypes: LeaveTypes
  readonly leavePolicies: LeavePolicies
  readonly leaveGroups: LeaveGroups
  readonly leaveBalances: LeaveBalances
  readonly leaveEncashments: LeaveEncashments
  readonly leaveOverdrafts: LeaveOverdrafts
  readonly leaveApplications: LeaveApplications
  readonly leaveCalendar: LeaveCalendarResource
  readonly attendanceRecords: AttendanceRecords
  readonly latePunches: LatePunches
  readonly attendanceMonths: AttendanceMonths
  readonly attendanceDays: AttendanceDays
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
  readonly payrollBankFiles: PayrollBankFiles
  readonly companyBankAccounts: CompanyBankAccounts
  readonly payrollGlCodes: PayrollGlCodes
  readonly payChanges: PayChanges
  readonly employmentEnds: EmploymentEnds
  readonly payrollVariances: PayrollVariances
  readonly payrollRegister: PayrollRegister
  readonly payrollReadiness: PayrollReadinessResource
  readonly payrollCosts: PayrollCostsResource
  readonly salarySlips: SalarySlips
  readonly salarySlipDetails: SalarySlipDetails
  readonly payslips: Payslips
  readonly payrollSettings: PayrollSettingsResource
  readonly payrollAdjustments: PayrollAdjustments
  readonly payrollCorrections: PayrollCorrections
  readonly employeeLawFacts: EmployeeLawFacts
  readonly taxOpenings: TaxOpenings
  readonly taxCertificates: TaxCertificates
  readonly lawParameters: LawParametersResource
  readonly lawValues: LawValues
  readonly loanTypes: LoanTypes
  readonly loans: Loans
  readonly employeeNumbering: EmployeeNumberingResource
  readonly employeeDefaults: EmployeeDefaultsResource
  readonly loanNumbering: LoanNumberingResource
  readonly loanInstallments: LoanInstallments
  readonly expenseCategories: ExpenseCategories
  readonly expenseLimits: ExpenseLimits
  readonly expenseClaims: ExpenseClaims
  readonly expenseClaimMatches: ExpenseClaimMatches
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
  readonly candidates: Candidates
  readonly documentTypes: DocumentTypes
  readonly employeeDocuments: EmployeeDocuments
  readonly employeeDocumentMatches: EmployeeDocumentMatches
  readonly employmentContractNumbering: EmploymentContractNumberingResource
  readonly employmentContracts: EmploymentContracts
  readonly employmentContractDetails: EmploymentContractDetails
  readonly employmentContractFiles: EmploymentContractFiles
  readonly letterTemplates: LetterTemplates
  readonly hrLetterRequests: HrLetterRequests
  readonly hrLetters: HrLetters
  readonly letterhead: LetterheadResource
  readonly letterheadLogo: LetterheadLogo
  readonly letterheadPreview: LetterheadPreview
  readonly webhookActivity: WebhookActivityResource
  readonly exports: Exports
  readonly auditEntries: AuditEntries
  readonly recordChanges: RecordChanges
  readonly imports: Imports
  readonly importRows: ImportRows
  readonly importTemplates: ImportTemplates
  readonly bulkActions: BulkActions
  readonly bulkActionItems: BulkActionItems
  readonly comments: Comments
  readonly bankAccountChanges: BankAccountChanges
  readonly profileChanges: ProfileChanges
  readonly approvals: Approvals
  readonly approvalPolicies: ApprovalPolicies
}

export function createClient(transport: Transport): Client {
  return {
    company: new CompanyResource(transport),
    fiscalYears: new FiscalYears(transport),
    names: new NamesResource(transport),
    countryTemplates: new CountryTemplatesResource(transport),
    employees: new Employees(transport),
    employeeMatches: new EmployeeMatches(transport),
    employeePhotos: new EmployeePhotos(transport),
    jobChanges: new JobChanges(transport),
    headcount: new HeadcountResource(transport),
    employeeBankAccounts: new EmployeeBankAccounts(transport),
    employeeCompensation: new EmployeeCompensationResource(transport),
    leaveTypes: new LeaveTypes(transport),
    leavePolicies: new LeavePolicies(transport),
    leaveGroups: new LeaveGroups(transport),
    leaveBalances: new LeaveBalances(transport),
    leaveEncashments: new LeaveEncashments(transport),
    leaveOverdrafts: new LeaveOverdrafts(transport),
    leaveApplications: new LeaveApplications(transport),
    leaveCalendar: new LeaveCalendarResource(transport),
    attendanceRecords: new AttendanceRecords(transport),
    latePunches: new LatePunches(transport),
    attendanceMonths: new AttendanceMonths(transport),
    attendanceDays: new AttendanceDays(transport),
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
    payrollBankFiles: new PayrollBankFiles(transport),
    companyBankAccounts: new CompanyBankAccounts(transport),
    payrollGlCodes: new PayrollGlCodes(transport),
    payChanges: new PayChanges(transport),
    employmentEnds: new EmploymentEnds(transport),
    payrollVariances: new PayrollVariances(transport),
    payrollRegister: new PayrollRegister(transport),
    payrollReadiness: new PayrollReadinessResource(transport),
    payrollCosts: new PayrollCostsResource(transport),
    salarySlips: new SalarySlips(transport),
    salarySlipDetails: new SalarySlipDetails(transport),
    payslips: new Payslips(transport),
    payrollSettings: new PayrollSettingsResource(transport),
    payrollAdjustments: new PayrollAdjustments(transport),
    payrollCorrections: new PayrollCorrections(transport),
    employeeLawFacts: new EmployeeLawFacts(transport),
    taxOpenings: new TaxOpenings(transport),
    taxCertificates: new TaxCertificates(transport),
    lawParameters: new LawParametersResource(transport),
    lawValues: new LawValues(transport),
    loanTypes: new LoanTypes(transport),
    loans: new Loans(transport),
    employeeNumbering: new EmployeeNumberingResource(transport),
    employeeDefaults: new EmployeeDefaultsResource(transport),
    loanNumbering: new LoanNumberingResource(transport),
    loanInstallments: new LoanInstallments(transport),
    expenseCategories: new ExpenseCategories(transport),
    expenseLimits: new ExpenseLimits(transport),
    expenseClaims: new ExpenseClaims(transport),
    expenseClaimMatches: new ExpenseClaimMatches(transport),
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
    candidates: new Candidates(transport),
    documentTypes: new DocumentTypes(transport),
    employeeDocuments: new EmployeeDocuments(transport),
    employeeDocumentMatches: new EmployeeDocumentMatches(transport),
    employmentContractNumbering: new EmploymentContractNumberingResource(transport),
    employmentContracts: new EmploymentContracts(transport),
    employmentContractDetails: new EmploymentContractDetails(transport),
    employmentContractFiles: new EmploymentContractFiles(transport),
    letterTemplates: new LetterTemplates(transport),
    hrLetterRequests: new HrLetterRequests(transport),
    hrLetters: new HrLetters(transport),
    letterhead: new LetterheadResource(transport),
    letterheadLogo: new LetterheadLogo(transport),
    letterheadPreview: new LetterheadPreview(transport),
    webhookActivity: new WebhookActivityResource(transport),
    exports: new Exports(transport),
    auditEntries: new AuditEntries(transport),
    recordChanges: new RecordChanges(transport),
    imports: new Imports(transport),
    importRows: new ImportRows(transport),
    importTemplates: new ImportTemplates(transport),
    bulkActions: new BulkActions(transport),
    bulkActionItems: new BulkActionItems(transport),
    comments: new Comments(transport),
    bankAccountChanges: new BankAccountChanges(transport),
    profileChanges: new ProfileChanges(transport),
    approvals: new Approvals(transport),
    approvalPolicies: new ApprovalPolicies(transport),
  }
}
