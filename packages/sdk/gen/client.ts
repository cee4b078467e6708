// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type {
  Announcement,
  AnnouncementCategory,
  AnnouncementCategoryPage,
  AnnouncementPage,
  ApiKey,
  Asset,
  AssetAssignment,
  AssetAssignmentPage,
  AssetCategory,
  AssetCategoryPage,
  AssetPage,
  AttendanceRecord,
  AttendanceRecordCreate,
  AttendanceRecordPage,
  AttendanceRecordUpdate,
  AttendanceSettings,
  Branch,
  BranchCreate,
  BranchPage,
  BranchUpdate,
  Candidate,
  CandidateCreate,
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
  DocumentTypePage,
  Employee,
  EmployeeAddress,
  EmployeeAddressCreate,
  EmployeeAddressPage,
  EmployeeAddressUpdate,
  EmployeeBankAccount,
  EmployeeBankAccountPage,
  EmployeeCompensation,
  EmployeeContact,
  EmployeeContactCreate,
  EmployeeContactPage,
  EmployeeContactUpdate,
  EmployeeCreate,
  EmployeeDependant,
  EmployeeDependantCreate,
  EmployeeDependantPage,
  EmployeeDependantUpdate,
  EmployeeDocument,
  EmployeeDocumentCreate,
  EmployeeDocumentPage,
  EmployeeDocumentRejection,
  EmployeeDocumentUpdate,
  EmployeePage,
  EmployeeShift,
  EmployeeShiftCreate,
  EmployeeShiftPage,
  EmployeeUpdate,
  EmploymentContract,
  EmploymentContractPage,
  EmploymentType,
  EmploymentTypeCreate,
  EmploymentTypePage,
  EmploymentTypeUpdate,
  Event,
  EventFeed,
  ExpenseCategory,
  ExpenseCategoryPage,
  ExpenseClaim,
  ExpenseClaimItem,
  ExpenseClaimItemPage,
  ExpenseClaimPage,
  FiscalYear,
  FiscalYearPage,
  GeofencedSite,
  GeofencedSiteCreate,
  GeofencedSitePage,
  GeofencedSiteUpdate,
  GetEventsQuery,
  Holiday,
  HolidayCreate,
  HolidayPage,
  HolidayUpdate,
  HrLetter,
  HrLetterPage,
  HrLetterRequest,
  HrLetterRequestPage,
  JobApplication,
  JobApplicationCreate,
  JobApplicationPage,
  JobApplicationUpdate,
  JobOpening,
  JobOpeningCreate,
  JobOpeningPage,
  JobOpeningUpdate,
  LeaveApplication,
  LeaveApplicationCancellation,
  LeaveApplicationCreate,
  LeaveApplicationPage,
  LeaveApplicationRejection,
  LeaveBalance,
  LeaveBalancePage,
  LeaveGroup,
  LeaveGroupPage,
  LeavePolicy,
  LeavePolicyPage,
  LeaveType,
  LeaveTypePage,
  ListAnnouncementCategoriesQuery,
  ListAnnouncementsQuery,
  ListAssetAssignmentsQuery,
  ListAssetCategoriesQuery,
  ListAssetsQuery,
  ListAttendanceRecordsQuery,
  ListBranchesQuery,
  ListCandidatesQuery,
  ListDepartmentsQuery,
  ListDesignationsQuery,
  ListDocumentTypesQuery,
  ListEmployeeAddressesQuery,
  ListEmployeeBankAccountsQuery,
  ListEmployeeContactsQuery,
  ListEmployeeDependantsQuery,
  ListEmployeeDocumentsQuery,
  ListEmployeeShiftsQuery,
  ListEmployeesQuery,
  ListEmploymentContractsQuery,
  ListEmploymentTypesQuery,
  ListExpenseCategoriesQuery,
  ListExpenseClaimItemsQuery,
  ListExpenseClaimsQuery,
  ListFiscalYearsQuery,
  ListGeofencedSitesQuery,
  ListHolidaysQuery,
  ListHrLetterRequestsQuery,
  ListHrLettersQuery,
  ListJobApplicationsQuery,
  ListJobOpeningsQuery,
  ListLeaveApplicationsQuery,
  ListLeaveBalancesQuery,
  ListLeaveGroupsQuery,
  ListLeavePoliciesQuery,
  ListLeaveTypesQuery,
  ListLoanInstallmentsQuery,
  ListLoanTypesQuery,
  ListLoansQuery,
  ListOvertimeRequestsQuery,
  ListPayGradesQuery,
  ListPayrollEntriesQuery,
  ListPayrollEntryComponentsQuery,
  ListPayrollRunsQuery,
  ListPunchesQuery,
  ListRegularisationsQuery,
  ListRestDaySwapsQuery,
  ListSalaryAssignmentsQuery,
  ListSalaryComponentsQuery,
  ListSalarySlipsQuery,
  ListSalaryStructureComponentsQuery,
  ListSalaryStructuresQuery,
  ListShiftsQuery,
  ListWebhookAttemptsQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  Loan,
  LoanInstallment,
  LoanInstallmentPage,
  LoanPage,
  LoanType,
  LoanTypePage,
  OvertimeRequest,
  OvertimeRequestApproval,
  OvertimeRequestCreate,
  OvertimeRequestPage,
  OvertimeRequestRejection,
  PayGrade,
  PayGradeCreate,
  PayGradePage,
  PayGradeUpdate,
  PayrollEntry,
  PayrollEntryComponent,
  PayrollEntryComponentPage,
  PayrollEntryPage,
  PayrollRun,
  PayrollRunPage,
  Punch,
  PunchCreate,
  PunchPage,
  Regularisation,
  RegularisationCreate,
  RegularisationPage,
  RegularisationRejection,
  RestDaySwap,
  RestDaySwapCreate,
  RestDaySwapPage,
  SalaryAssignment,
  SalaryAssignmentPage,
  SalaryComponent,
  SalaryComponentPage,
  SalarySlip,
  SalarySlipPage,
  SalaryStructure,
  SalaryStructureComponent,
  SalaryStructureComponentPage,
  SalaryStructurePage,
  Sandbox,
  SandboxClockMove,
  SandboxTrigger,
  Shift,
  ShiftCreate,
  ShiftPage,
  ShiftUpdate,
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
} from '@muster/contract'
import type { ApiPromise, CallOptions, Download, List, Transport } from '../transport.ts'

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
  employeeAddresses: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  employeeDependants: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  employeeContacts: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  employeeBankAccounts: { list: ['limit', 'starting_after', 'updated_since', 'include_deleted'] },
  departments: { list: ['status', 'parent_id', 'limit', 'starting_after', 'updated_since'] },
  designations: { list: ['status', 'pay_grade_id', 'limit', 'starting_after', 'updated_since'] },
  branches: { list: ['status', 'limit', 'starting_after', 'updated_since'] },
  employmentTypes: { list: ['limit', 'starting_after', 'updated_since'] },
  payGrades: { list: ['limit', 'starting_after', 'updated_since'] },
  shifts: { list: ['status', 'attendance_mode', 'limit', 'starting_after', 'updated_since'] },
  holidays: {
    list: [
      'date_from', 'date_to', 'year', 'branch_id', 'type', 'sort', 'limit', 'starting_after', 'updated_since',
    ],
  },
  leaveTypes: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  leavePolicies: { list: ['effective_on', 'leave_type_id', 'limit', 'starting_after', 'updated_since'] },
  leaveGroups: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  leaveBalances: {
    list: ['effective_on', 'employee_id', 'leave_type_id', 'fiscal_year_id', 'limit', 'starting_after'],
  },
  leaveApplications: {
    list: [
      'date_from', 'date_to', 'employee_id', 'leave_type_id', 'fiscal_year_id', 'status', 'sort', 'limit',
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
    list: [
      'date_from', 'date_to', 'employee_id', 'status', 'sort', 'limit', 'starting_after', 'updated_since',
    ],
  },
  regularisations: {
    list: [
      'date_from', 'date_to', 'employee_id', 'status', 'sort', 'limit', 'starting_after', 'updated_since',
    ],
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
      'updated_since', 'include_deleted',
    ],
  },
  payrollRuns: {
    list: [
      'fiscal_year_id', 'year', 'month', 'status', 'source', 'limit', 'starting_after', 'updated_since',
      'include_deleted',
    ],
  },
  payrollEntries: {
    list: [
      'payroll_run_id', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since',
      'include_deleted',
    ],
  },
  payrollEntryComponents: {
    list: ['payroll_run_id', 'payroll_entry_id', 'salary_component_id', 'type', 'limit', 'starting_after'],
  },
  salarySlips: { list: ['payroll_run_id', 'employee_id', 'payroll_entry_id', 'limit', 'starting_after'] },
  loanTypes: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  loans: { list: ['employee_id', 'loan_type_id', 'status', 'limit', 'starting_after', 'updated_since'] },
  loanInstallments: {
    list: [
      'employee_id', 'loan_id', 'due_year', 'due_month', 'status', 'payroll_run_id', 'limit',
      'starting_after', 'updated_since',
    ],
  },
  expenseCategories: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  expenseClaims: {
    list: [
      'date_from', 'date_to', 'employee_id', 'status', 'sort', 'limit', 'starting_after', 'updated_since',
    ],
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
      'asset_category_id', 'status', 'branch_id', 'asset_tag', 'sort', 'limit', 'starting_after',
      'updated_since',
    ],
  },
  assetAssignments: {
    list: ['asset_id', 'employee_id', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  announcementCategories: { list: ['is_active', 'limit', 'starting_after', 'updated_since'] },
  announcements: {
    list: [
      'published_after', 'announcement_category_id', 'priority', 'limit', 'starting_after', 'updated_since',
    ],
  },
  jobOpenings: { list: ['status', 'department_id', 'sort', 'limit', 'starting_after', 'updated_since'] },
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
  hrLetterRequests: {
    list: ['employee_id', 'letter_type', 'status', 'limit', 'starting_after', 'updated_since'],
  },
  hrLetters: { list: ['employee_id', 'letter_type', 'status', 'limit', 'starting_after', 'updated_since'] },
  webhookEndpoints: { list: ['status', 'limit', 'starting_after', 'updated_since', 'include_deleted'] },
  webhookDeliveries: { list: ['webhook_endpoint_id', 'status', 'event_type', 'limit', 'starting_after'] },
  webhookAttempts: { list: ['limit', 'starting_after'] },
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
   * when the key was last used. Any valid key may call it, and so may a service token.
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
   */
  get(options?: CallOptions): ApiPromise<Company> {
    return this.#transport.request('get', '/v1/company', {}, options)
  }
}

/** The workspace beside yours in which test keys try things out, with a clock of its own. */
export class SandboxResource {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Get the sandbox
   *
   * Returns the sandbox of the calling test key (`mst_test_...`), with what its clock says. Any test key may
   * call it. A key of live data gets 403.
   */
  get(options?: CallOptions): ApiPromise<Sandbox> {
    return this.#transport.request('get', '/v1/sandbox', {}, options)
  }

  /**
   * Move the clock forward
   *
   * Moves the clock of the sandbox forward, by a duration or to a moment. From the next call on, today is
   * another day for everything in the sandbox, and what the clock causes follows within a minute. The clock
   * goes on from there. It is never moved back, and at most 732 days ahead in all; a reset sets it right.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  moveClock(body?: SandboxClockMove, options?: CallOptions): ApiPromise<Sandbox> {
    return this.#transport.request('post', '/v1/sandbox/clock', { body }, options)
  }

  /**
   * Reset the sandbox
   *
   * Makes the sandbox as new: its records, files, events, deliveries and stored answers go, its clock is
   * right again, and the invented people that it begins with are there. Its test keys and webhook endpoints
   * stay. It is done wholly or not at all. A write that is sent meanwhile waits, and gets 409 if that takes
   * long.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  reset(options?: CallOptions): ApiPromise<Sandbox> {
    return this.#transport.request('post', '/v1/sandbox/reset', {}, options)
  }

  /**
   * Cause an event
   *
   * Brings an event about in the sandbox, and returns it as `/v1/events` has it. It is a real one: what
   * causes it is done step by step with invented records, such as a payroll run that is calculated, approved
   * and locked. So it may take some seconds, and other events come with it. It is signed and sent to the
   * endpoints of the sandbox. Returns 409 where something in the sandbox is in the way, such as a fiscal year
   * that is closed, or a clock that is past the last tax year whose law is known; a reset sets it right.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  trigger(body: SandboxTrigger, options?: CallOptions): ApiPromise<Event> {
    return this.#transport.request('post', '/v1/sandbox/trigger', { body }, options)
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
   */
  list(query: ListFiscalYearsQuery = {}, options?: CallOptions): List<FiscalYear, FiscalYearPage> {
    return this.#transport.list('/v1/fiscal_years', { query }, options)
  }

  /**
   * Get a fiscal year
   *
   * Returns one fiscal year by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<FiscalYear> {
    return this.#transport.request('get', '/v1/fiscal_years/{id}', { path: { id } }, options)
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * - `resigned`, `terminated` or `retired` to `active`: a withdrawal, or a rehire
   *
   * Any other transition returns 409.
   *
   * Leaving needs a `separation_date`, sent now or already set, not before `joining_date`.
   *
   * A withdrawal is `status` `active` with `separation_date` null, through the separation date. The
   * employment goes on
   * as if its end had never been announced: leave after the former last day is charged again, and pay goes
   * on. It
   * returns 409 once a final run with the employee is locked, because that run has settled the employment.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: EmployeeUpdate, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('patch', '/v1/employees/{id}', { path: { id }, body }, options)
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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

/** Whom employees provide for. */
export class EmployeeDependants {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List dependants of an employee
   *
   * Returns the dependants of one employee, newest first. Deleted ones are left out unless `include_deleted`
   * is true.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(
    id: string,
    query: ListEmployeeDependantsQuery = {},
    options?: CallOptions,
  ): List<EmployeeDependant, EmployeeDependantPage> {
    return this.#transport.list('/v1/employees/{id}/dependants', { path: { id }, query }, options)
  }

  /**
   * Add a dependant to an employee
   *
   * Adds a dependant. Returns 409 if the employee is soft-deleted. The employee's `updated_at` does not
   * change, and no event is fired.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(id: string, body: EmployeeDependantCreate, options?: CallOptions): ApiPromise<EmployeeDependant> {
    return this.#transport.request('post', '/v1/employees/{id}/dependants', { path: { id }, body }, options)
  }

  /**
   * Delete a dependant of an employee
   *
   * Soft-deletes the dependant. It leaves the list and stays in it with `include_deleted`. A repeat returns
   * the same. Returns 409 if the employee is deleted. No event is fired.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, dependantId: string, options?: CallOptions): ApiPromise<EmployeeDependant> {
    return this.#transport.request(
      'delete',
      '/v1/employees/{id}/dependants/{dependant_id}',
      { path: { id, dependant_id: dependantId } },
      options,
    )
  }

  /**
   * Update a dependant of an employee
   *
   * Changes only the fields that you send. Returns 409 if the dependant or the employee is deleted.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(
    id: string,
    dependantId: string,
    body: EmployeeDependantUpdate,
    options?: CallOptions,
  ): ApiPromise<EmployeeDependant> {
    return this.#transport.request(
      'patch',
      '/v1/employees/{id}/dependants/{dependant_id}',
      { path: { id, dependant_id: dependantId }, body },
      options,
    )
  }
}

/** Whom to call for employees in an emergency. */
export class EmployeeContacts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List contacts of an employee
   *
   * Returns the contacts of one employee, newest first. Deleted ones are left out unless `include_deleted` is
   * true.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(
    id: string,
    query: ListEmployeeContactsQuery = {},
    options?: CallOptions,
  ): List<EmployeeContact, EmployeeContactPage> {
    return this.#transport.list('/v1/employees/{id}/contacts', { path: { id }, query }, options)
  }

  /**
   * Add a contact to an employee
   *
   * Adds a contact. With `is_primary` true it is called first, in place of the one that was. Returns 409 if
   * the employee is soft-deleted. The employee's `updated_at` does not change, and no event is fired.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(id: string, body: EmployeeContactCreate, options?: CallOptions): ApiPromise<EmployeeContact> {
    return this.#transport.request('post', '/v1/employees/{id}/contacts', { path: { id }, body }, options)
  }

  /**
   * Delete a contact of an employee
   *
   * Soft-deletes the contact. It leaves the list and stays in it with `include_deleted`. A repeat returns the
   * same. Returns 409 if the employee is deleted. No event is fired.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  delete(id: string, contactId: string, options?: CallOptions): ApiPromise<EmployeeContact> {
    return this.#transport.request(
      'delete',
      '/v1/employees/{id}/contacts/{contact_id}',
      { path: { id, contact_id: contactId } },
      options,
    )
  }

  /**
   * Update a contact of an employee
   *
   * Changes only the fields that you send. With `is_primary` true it is called first, in place of the one
   * that was. Returns 409 if the contact or the employee is deleted.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(
    id: string,
    contactId: string,
    body: EmployeeContactUpdate,
    options?: CallOptions,
  ): ApiPromise<EmployeeContact> {
    return this.#transport.request(
      'patch',
      '/v1/employees/{id}/contacts/{contact_id}',
      { path: { id, contact_id: contactId }, body },
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, bankAccountId: string, options?: CallOptions): ApiPromise<EmployeeBankAccount> {
    return this.#transport.request(
      'get',
      '/v1/employees/{id}/bank_accounts/{bank_account_id}',
      { path: { id, bank_account_id: bankAccountId } },
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeCompensation> {
    return this.#transport.request('get', '/v1/employees/{id}/compensation', { path: { id } }, options)
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: DepartmentCreate, options?: CallOptions): ApiPromise<Department> {
    return this.#transport.request('post', '/v1/departments', { body }, options)
  }

  /**
   * Get a department
   *
   * Returns one department by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: DesignationCreate, options?: CallOptions): ApiPromise<Designation> {
    return this.#transport.request('post', '/v1/designations', { body }, options)
  }

  /**
   * Get a designation
   *
   * Returns one designation by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: BranchCreate, options?: CallOptions): ApiPromise<Branch> {
    return this.#transport.request('post', '/v1/branches', { body }, options)
  }

  /**
   * Get a branch
   *
   * Returns one branch by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   */
  list(query: ListEmploymentTypesQuery = {}, options?: CallOptions): List<EmploymentType, EmploymentTypePage> {
    return this.#transport.list('/v1/employment_types', { query }, options)
  }

  /**
   * Create an employment type
   *
   * Creates an employment type. Returns 409 if one already has the name.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: EmploymentTypeCreate, options?: CallOptions): ApiPromise<EmploymentType> {
    return this.#transport.request('post', '/v1/employment_types', { body }, options)
  }

  /**
   * Get an employment type
   *
   * Returns one employment type by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PayGradeCreate, options?: CallOptions): ApiPromise<PayGrade> {
    return this.#transport.request('post', '/v1/pay_grades', { body }, options)
  }

  /**
   * Get a pay grade
   *
   * Returns one pay grade by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: ShiftCreate, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('post', '/v1/shifts', { body }, options)
  }

  /**
   * Get a shift
   *
   * Returns one shift by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * Returns the holidays of the workspace, newest entry first. `year`, `date_from` and `date_to` find a
   * recurring holiday by each of its days; its `date` is the first of them.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: HolidayCreate, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('post', '/v1/holidays', { body }, options)
  }

  /**
   * Get a holiday
   *
   * Returns one holiday by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   */
  list(query: ListLeaveTypesQuery = {}, options?: CallOptions): List<LeaveType, LeaveTypePage> {
    return this.#transport.list('/v1/leave_types', { query }, options)
  }

  /**
   * Get a leave type
   *
   * Returns one leave type by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('get', '/v1/leave_types/{id}', { path: { id } }, options)
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
   */
  list(query: ListLeavePoliciesQuery = {}, options?: CallOptions): List<LeavePolicy, LeavePolicyPage> {
    return this.#transport.list('/v1/leave_policies', { query }, options)
  }

  /**
   * Get a leave policy
   *
   * Returns one leave policy by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeavePolicy> {
    return this.#transport.request('get', '/v1/leave_policies/{id}', { path: { id } }, options)
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
   */
  list(query: ListLeaveGroupsQuery = {}, options?: CallOptions): List<LeaveGroup, LeaveGroupPage> {
    return this.#transport.list('/v1/leave_groups', { query }, options)
  }

  /**
   * Get a leave group
   *
   * Returns one leave group by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveGroup> {
    return this.#transport.request('get', '/v1/leave_groups/{id}', { path: { id } }, options)
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
   */
  list(query: ListLeaveBalancesQuery = {}, options?: CallOptions): List<LeaveBalance, LeaveBalancePage> {
    return this.#transport.list('/v1/leave_balances', { query }, options)
  }

  /**
   * Get a leave balance
   *
   * Returns one leave balance by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveBalance> {
    return this.#transport.request('get', '/v1/leave_balances/{id}', { path: { id } }, options)
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
   */
  list(query: ListLeaveApplicationsQuery = {}, options?: CallOptions): List<LeaveApplication, LeaveApplicationPage> {
    return this.#transport.list('/v1/leave_applications', { query }, options)
  }

  /**
   * Apply for leave
   *
   * Applies for leave. The application is `pending`, and its days count against further applications. If the
   * policy does not allow the leave, returns 400 with every field at once. Whoever asks for leave of their
   * own does so from `regularisation_window_days` ago at the earliest. Returns 409 if the employee already
   * has leave on a day, or if payroll has locked a day. Fires `leave.requested`.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: LeaveApplicationCreate, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications', { body }, options)
  }

  /**
   * Get a leave application
   *
   * Returns one leave application by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('get', '/v1/leave_applications/{id}', { path: { id } }, options)
  }

  /**
   * Approve a leave application
   *
   * Approves a pending application. Its days are used, and attendance is marked. Returns 409 if the employee
   * is deleted, no working day is left in it, the balance is no longer enough, other approved leave covers a
   * day, the leave year is closed, or payroll has locked a day. Fires `leave.approved`. Only a leave
   * application that is pending can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  approve(id: string, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a leave application
   *
   * Rejects a pending application. Fires `leave.rejected`. Only a leave application that is pending can be
   * rejected; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: LeaveApplicationRejection, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a leave application
   *
   * Cancels a pending or approved application. Used days are given back, and attendance is graded again.
   * Returns 409 if payroll has locked a day that approved leave covers or is charged with. Leave that is
   * partly locked can end early in the console. Fires `leave.cancelled`. Only a leave application that is
   * pending or approved can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  cancel(id: string, body?: LeaveApplicationCancellation, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/cancel', { path: { id }, body }, options)
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: AttendanceRecordCreate, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('post', '/v1/attendance_records', { body }, options)
  }

  /**
   * Get an attendance record
   *
   * Returns one attendance record by its id, including a deleted one (`deleted` is true).
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: AttendanceRecordUpdate, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('patch', '/v1/attendance_records/{id}', { path: { id }, body }, options)
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
   */
  list(query: ListPunchesQuery = {}, options?: CallOptions): List<Punch, PunchPage> {
    return this.#transport.list('/v1/punches', { query }, options)
  }

  /**
   * Record a punch
   *
   * Records a punch and grades the day that it counts for. A punch never changes; if grading later counts it
   * for another day, the explanation of that day says so. On a day that payroll has locked, it is kept beside
   * the day: `is_ignored` is true, the day stays as it was paid, and the console lists it for a correction.
   * Returns 400 for a future time, and for a punch outside the site if geofences are enforced. Returns 409
   * for a second punch of the employee at the same instant. Fires `attendance.recorded` or
   * `attendance.updated` if the day changes.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: PunchCreate, options?: CallOptions): ApiPromise<Punch> {
    return this.#transport.request('post', '/v1/punches', { body }, options)
  }

  /**
   * Get a punch
   *
   * Returns one punch by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   */
  list(query: ListOvertimeRequestsQuery = {}, options?: CallOptions): List<OvertimeRequest, OvertimeRequestPage> {
    return this.#transport.list('/v1/overtime_requests', { query }, options)
  }

  /**
   * Ask for overtime
   *
   * Requests hours of overtime on one day. The request is `pending`. Whoever asks for overtime of their own
   * does so for a day from `regularisation_window_days` ago at the earliest. Returns 409 if the employee has
   * a request for the day that is not rejected or cancelled, and on a locked day.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: OvertimeRequestCreate, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests', { body }, options)
  }

  /**
   * Get an overtime request
   *
   * Returns one overtime request by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('get', '/v1/overtime_requests/{id}', { path: { id } }, options)
  }

  /**
   * Approve an overtime request
   *
   * Approves a pending request, with its hours or fewer. The settings fix what an hour is worth. A request of
   * a locked day can be approved, too: the next payroll run pays it. Only an overtime request that is pending
   * can be approved; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  approve(id: string, body?: OvertimeRequestApproval, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/approve', { path: { id }, body }, options)
  }

  /**
   * Reject an overtime request
   *
   * Rejects a pending request, of a locked day too. Only an overtime request that is pending can be rejected;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: OvertimeRequestRejection, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel an overtime request
   *
   * Cancels a pending or approved request, of a locked day too. Returns 409 if a payroll run has paid it.
   * Only an overtime request that is pending or approved can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: RegularisationCreate, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations', { body }, options)
  }

  /**
   * Get a regularisation
   *
   * Returns one regularisation by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('get', '/v1/regularisations/{id}', { path: { id } }, options)
  }

  /**
   * Approve a regularisation
   *
   * Approves a pending request. The requested values are written to the day, which is graded again. Returns
   * 409 on a locked day. Fires `attendance.updated`. Only a regularisation that is pending can be approved;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  approve(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a regularisation
   *
   * Rejects a pending request. Returns 409 on a locked day. Only a regularisation that is pending can be
   * rejected; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: RegularisationRejection, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a regularisation
   *
   * Cancels a pending request. Returns 409 on a locked day. Only a regularisation that is pending can be
   * cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: RestDaySwapCreate, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('post', '/v1/rest_day_swaps', { body }, options)
  }

  /**
   * Get a rest day swap
   *
   * Returns one rest day swap by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('get', '/v1/rest_day_swaps/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a rest day swap
   *
   * Cancels an active swap. Both days are graded again. Returns 409 on a locked day. Only a rest day swap
   * that is active can be cancelled; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: EmployeeShiftCreate, options?: CallOptions): ApiPromise<EmployeeShift> {
    return this.#transport.request('post', '/v1/employee_shifts', { body }, options)
  }

  /**
   * Get an employee shift
   *
   * Returns one employee shift by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   */
  list(query: ListGeofencedSitesQuery = {}, options?: CallOptions): List<GeofencedSite, GeofencedSitePage> {
    return this.#transport.list('/v1/geofenced_sites', { query }, options)
  }

  /**
   * Create a geofenced site
   *
   * Creates a place where employees punch. Returns 409 if a site already has the name.
   *
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: GeofencedSiteCreate, options?: CallOptions): ApiPromise<GeofencedSite> {
    return this.#transport.request('post', '/v1/geofenced_sites', { body }, options)
  }

  /**
   * Get a geofenced site
   *
   * Returns one geofenced site by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   */
  get(options?: CallOptions): ApiPromise<AttendanceSettings> {
    return this.#transport.request('get', '/v1/attendance_settings', {}, options)
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
   */
  list(query: ListSalaryComponentsQuery = {}, options?: CallOptions): List<SalaryComponent, SalaryComponentPage> {
    return this.#transport.list('/v1/salary_components', { query }, options)
  }

  /**
   * Get a salary component
   *
   * Returns one salary component by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryComponent> {
    return this.#transport.request('get', '/v1/salary_components/{id}', { path: { id } }, options)
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
   */
  list(query: ListSalaryStructuresQuery = {}, options?: CallOptions): List<SalaryStructure, SalaryStructurePage> {
    return this.#transport.list('/v1/salary_structures', { query }, options)
  }

  /**
   * Get a salary structure
   *
   * Returns one salary structure by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryStructure> {
    return this.#transport.request('get', '/v1/salary_structures/{id}', { path: { id } }, options)
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryStructureComponent> {
    return this.#transport.request('get', '/v1/salary_structure_components/{id}', { path: { id } }, options)
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
   */
  list(query: ListSalaryAssignmentsQuery = {}, options?: CallOptions): List<SalaryAssignment, SalaryAssignmentPage> {
    return this.#transport.list('/v1/salary_assignments', { query }, options)
  }

  /**
   * Get a salary assignment
   *
   * Returns one salary assignment by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalaryAssignment> {
    return this.#transport.request('get', '/v1/salary_assignments/{id}', { path: { id } }, options)
  }
}

/** The payroll of each month. Calculated, approved, locked and paid in the console. */
export class PayrollRuns {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List payroll runs
   *
   * Returns the payroll runs of the workspace, newest first.
   */
  list(query: ListPayrollRunsQuery = {}, options?: CallOptions): List<PayrollRun, PayrollRunPage> {
    return this.#transport.list('/v1/payroll_runs', { query }, options)
  }

  /**
   * Get a payroll run
   *
   * Returns one payroll run by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollRun> {
    return this.#transport.request('get', '/v1/payroll_runs/{id}', { path: { id } }, options)
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
   */
  list(query: ListPayrollEntriesQuery = {}, options?: CallOptions): List<PayrollEntry, PayrollEntryPage> {
    return this.#transport.list('/v1/payroll_entries', { query }, options)
  }

  /**
   * Get a payroll entry
   *
   * Returns one payroll entry by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayrollEntry> {
    return this.#transport.request('get', '/v1/payroll_entries/{id}', { path: { id } }, options)
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
   * Returns one payroll entry component by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   */
  list(query: ListSalarySlipsQuery = {}, options?: CallOptions): List<SalarySlip, SalarySlipPage> {
    return this.#transport.list('/v1/salary_slips', { query }, options)
  }

  /**
   * Get a salary slip
   *
   * Returns one salary slip by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<SalarySlip> {
    return this.#transport.request('get', '/v1/salary_slips/{id}', { path: { id } }, options)
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
   */
  list(query: ListLoanTypesQuery = {}, options?: CallOptions): List<LoanType, LoanTypePage> {
    return this.#transport.list('/v1/loan_types', { query }, options)
  }

  /**
   * Get a loan type
   *
   * Returns one loan type by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LoanType> {
    return this.#transport.request('get', '/v1/loan_types/{id}', { path: { id } }, options)
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
   */
  list(query: ListLoansQuery = {}, options?: CallOptions): List<Loan, LoanPage> {
    return this.#transport.list('/v1/loans', { query }, options)
  }

  /**
   * Get a loan
   *
   * Returns one loan by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Loan> {
    return this.#transport.request('get', '/v1/loans/{id}', { path: { id } }, options)
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
   */
  list(query: ListLoanInstallmentsQuery = {}, options?: CallOptions): List<LoanInstallment, LoanInstallmentPage> {
    return this.#transport.list('/v1/loan_installments', { query }, options)
  }

  /**
   * Get a loan installment
   *
   * Returns one loan installment by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LoanInstallment> {
    return this.#transport.request('get', '/v1/loan_installments/{id}', { path: { id } }, options)
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
   */
  list(query: ListExpenseCategoriesQuery = {}, options?: CallOptions): List<ExpenseCategory, ExpenseCategoryPage> {
    return this.#transport.list('/v1/expense_categories', { query }, options)
  }

  /**
   * Get an expense category
   *
   * Returns one expense category by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseCategory> {
    return this.#transport.request('get', '/v1/expense_categories/{id}', { path: { id } }, options)
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
   */
  list(query: ListExpenseClaimsQuery = {}, options?: CallOptions): List<ExpenseClaim, ExpenseClaimPage> {
    return this.#transport.list('/v1/expense_claims', { query }, options)
  }

  /**
   * Get an expense claim
   *
   * Returns one expense claim by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseClaim> {
    return this.#transport.request('get', '/v1/expense_claims/{id}', { path: { id } }, options)
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
   */
  list(query: ListExpenseClaimItemsQuery = {}, options?: CallOptions): List<ExpenseClaimItem, ExpenseClaimItemPage> {
    return this.#transport.list('/v1/expense_claim_items', { query }, options)
  }

  /**
   * Get an expense claim item
   *
   * Returns one expense claim item by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<ExpenseClaimItem> {
    return this.#transport.request('get', '/v1/expense_claim_items/{id}', { path: { id } }, options)
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
   */
  list(query: ListAssetCategoriesQuery = {}, options?: CallOptions): List<AssetCategory, AssetCategoryPage> {
    return this.#transport.list('/v1/asset_categories', { query }, options)
  }

  /**
   * Get an asset category
   *
   * Returns one asset category by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AssetCategory> {
    return this.#transport.request('get', '/v1/asset_categories/{id}', { path: { id } }, options)
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
   */
  list(query: ListAssetsQuery = {}, options?: CallOptions): List<Asset, AssetPage> {
    return this.#transport.list('/v1/assets', { query }, options)
  }

  /**
   * Get an asset
   *
   * Returns one asset by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Asset> {
    return this.#transport.request('get', '/v1/assets/{id}', { path: { id } }, options)
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
   */
  list(query: ListAssetAssignmentsQuery = {}, options?: CallOptions): List<AssetAssignment, AssetAssignmentPage> {
    return this.#transport.list('/v1/asset_assignments', { query }, options)
  }

  /**
   * Get an asset assignment
   *
   * Returns one asset assignment by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AssetAssignment> {
    return this.#transport.request('get', '/v1/asset_assignments/{id}', { path: { id } }, options)
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AnnouncementCategory> {
    return this.#transport.request('get', '/v1/announcement_categories/{id}', { path: { id } }, options)
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
   */
  list(query: ListAnnouncementsQuery = {}, options?: CallOptions): List<Announcement, AnnouncementPage> {
    return this.#transport.list('/v1/announcements', { query }, options)
  }

  /**
   * Get an announcement
   *
   * Returns one announcement by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Announcement> {
    return this.#transport.request('get', '/v1/announcements/{id}', { path: { id } }, options)
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: JobOpeningCreate, options?: CallOptions): ApiPromise<JobOpening> {
    return this.#transport.request('post', '/v1/job_openings', { body }, options)
  }

  /**
   * Get a job opening
   *
   * Returns one job opening by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<JobOpening> {
    return this.#transport.request('get', '/v1/job_openings/{id}', { path: { id } }, options)
  }

  /**
   * Update a job opening
   *
   * Changes only the fields that you send. A draft can be opened. An open one can be put on hold and opened
   * again. An opening that is open or on hold can be closed, and a closed one can be opened again. An opening
   * that is not closed yet can be cancelled for good. Returns 409 for any other change of status.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: CandidateCreate, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('post', '/v1/candidates', { body }, options)
  }

  /**
   * Get a candidate
   *
   * Returns one candidate by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  update(id: string, body: CandidateUpdate, options?: CallOptions): ApiPromise<Candidate> {
    return this.#transport.request('patch', '/v1/candidates/{id}', { path: { id }, body }, options)
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: JobApplicationCreate, options?: CallOptions): ApiPromise<JobApplication> {
    return this.#transport.request('post', '/v1/job_applications', { body }, options)
  }

  /**
   * Get a job application
   *
   * Returns one job application by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<JobApplication> {
    return this.#transport.request('get', '/v1/job_applications/{id}', { path: { id } }, options)
  }

  /**
   * Update a job application
   *
   * Changes only the fields that you send. The stages from `applied` to `offer` can follow each other in any
   * order. From each of them an application can be hired, rejected or withdrawn. `rejection_reason` is
   * required to reject. A rejected or withdrawn application can be opened again as `applied`. `hired` is
   * final, and only possible while the opening is open. It makes no employee; hiring in the console does.
   * Returns 409 for any other change of stage.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   */
  list(query: ListDocumentTypesQuery = {}, options?: CallOptions): List<DocumentType, DocumentTypePage> {
    return this.#transport.list('/v1/document_types', { query }, options)
  }

  /**
   * Get a document type
   *
   * Returns one document type by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<DocumentType> {
    return this.#transport.request('get', '/v1/document_types/{id}', { path: { id } }, options)
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
   * is true. Where `is_sensitive` is true, `document_number` is absent unless the key also has
   * `employees.sensitive:read`.
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: EmployeeDocumentCreate, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('post', '/v1/employee_documents', { body }, options)
  }

  /**
   * Get an employee document
   *
   * Returns one document by its id, without its file. A deleted one is returned with `deleted` true.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('get', '/v1/employee_documents/{id}', { path: { id } }, options)
  }

  /**
   * Update an employee document
   *
   * Changes the fields of a document. Its file never changes: upload another document instead. Returns 409 if
   * the document is deleted. Only an employee document that is pending or rejected can be changed; otherwise
   * the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  getContent(id: string, options?: CallOptions): ApiPromise<Download> {
    return this.#transport.download('/v1/employee_documents/{id}/content', { path: { id } }, options)
  }

  /**
   * Verify an employee document
   *
   * Records that a document is in order. Only an employee document that is pending or rejected can be
   * verified; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   */
  verify(id: string, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('post', '/v1/employee_documents/{id}/verify', { path: { id } }, options)
  }

  /**
   * Reject an employee document
   *
   * Rejects a document, with a reason. Only an employee document that is pending or verified can be rejected;
   * otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  reject(id: string, body: EmployeeDocumentRejection, options?: CallOptions): ApiPromise<EmployeeDocument> {
    return this.#transport.request('post', '/v1/employee_documents/{id}/reject', { path: { id }, body }, options)
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmploymentContract> {
    return this.#transport.request('get', '/v1/employment_contracts/{id}', { path: { id } }, options)
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
   */
  list(query: ListHrLetterRequestsQuery = {}, options?: CallOptions): List<HrLetterRequest, HrLetterRequestPage> {
    return this.#transport.list('/v1/hr_letter_requests', { query }, options)
  }

  /**
   * Get an HR letter request
   *
   * Returns one request by its id.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<HrLetterRequest> {
    return this.#transport.request('get', '/v1/hr_letter_requests/{id}', { path: { id } }, options)
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
   */
  list(query: ListHrLettersQuery = {}, options?: CallOptions): List<HrLetter, HrLetterPage> {
    return this.#transport.list('/v1/hr_letters', { query }, options)
  }

  /**
   * Get an HR letter
   *
   * Returns one letter by its id, without its text.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<HrLetter> {
    return this.#transport.request('get', '/v1/hr_letters/{id}', { path: { id } }, options)
  }
}

/** What happened in the workspace in the last 30 days, the oldest first, for whoever was away. */
export class Events {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * Read events
   *
   * Returns the events of the workspace from the last 30 days, the oldest first, as endpoints receive them.
   * Keep `next_cursor` and send it as `after` to read on, also after a page that had `has_more` false.
   * Nothing appears before a cursor later, so whoever reads on misses no event and reads none twice. One
   * request looks at 5,000 events at most, so a page of rare types can be short or empty. Returns 400 if
   * `after` is no event of the workspace that is still kept.
   */
  get(query: GetEventsQuery = {}, options?: CallOptions): ApiPromise<EventFeed> {
    return this.#transport.request('get', '/v1/events', { query, styles: { types: 'comma' } }, options)
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
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  create(body: WebhookEndpointCreate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints', { body }, options)
  }

  /**
   * Get a webhook endpoint
   *
   * Returns one endpoint by its id, without its secret.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('delete', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Update a webhook endpoint
   *
   * Changes only the fields that you send. A new `url` makes the endpoint `unverified` until it answers the
   * test event; deliveries wait until then. A `disabled` endpoint stays disabled. New `events` apply from now
   * on. Returns 409 if the endpoint is deleted, as does every other change of a deleted endpoint.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   */
  replay(id: string, body: WebhookReplayRequest, options?: CallOptions): ApiPromise<WebhookReplay> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/replay', { path: { id }, body }, options)
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
   */
  list(query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): List<WebhookDelivery, WebhookDeliveryPage> {
    return this.#transport.list('/v1/webhook_deliveries', { query }, options)
  }

  /**
   * Get a webhook delivery
   *
   * Returns one delivery by its id, with the body that is sent.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('get', '/v1/webhook_deliveries/{id}', { path: { id } }, options)
  }

  /**
   * Replay a webhook delivery
   *
   * Queues a delivery again, with the same id and the same body bytes, and with a new timestamp and
   * signature. Attempts count from 0. Returns 409 if its endpoint was deleted. Only a webhook delivery that
   * is delivered, failed or exhausted can be replayed; otherwise the response is 409.
   *
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 The request conflicts with another record or the current state, or the idempotency key was
   *   used with another body (`conflict`). With `Retry-After`, an identical request is still in progress.
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
   * @throws 404 There is no such record in this workspace (`not_found`).
   */
  list(
    id: string,
    query: ListWebhookAttemptsQuery = {},
    options?: CallOptions,
  ): List<WebhookAttempt, WebhookAttemptPage> {
    return this.#transport.list('/v1/webhook_deliveries/{id}/attempts', { path: { id }, query }, options)
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
  readonly me: Me
  readonly company: CompanyResource
  readonly sandbox: SandboxResource
  readonly fiscalYears: FiscalYears
  readonly employees: Employees
  readonly employeeAddresses: EmployeeAddresses
  readonly employeeDependants: EmployeeDependants
  readonly employeeContacts: EmployeeContacts
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
  readonly payrollEntryComponents: PayrollEntryComponents
  readonly salarySlips: SalarySlips
  readonly loanTypes: LoanTypes
  readonly loans: Loans
  readonly loanInstallments: LoanInstallments
  readonly expenseCategories: ExpenseCategories
  readonly expenseClaims: ExpenseClaims
  readonly expenseClaimItems: ExpenseClaimItems
  readonly assetCategories: AssetCategories
  readonly assets: Assets
  readonly assetAssignments: AssetAssignments
  readonly announcementCategories: AnnouncementCategories
  readonly announcements: Announcements
  readonly jobOpenings: JobOpenings
  readonly candidates: Candidates
  readonly jobApplications: JobApplications
  readonly documentTypes: DocumentTypes
  readonly employeeDocuments: EmployeeDocuments
  readonly employmentContracts: EmploymentContracts
  readonly hrLetterRequests: HrLetterRequests
  readonly hrLetters: HrLetters
  readonly events: Events
  readonly webhookEndpoints: WebhookEndpoints
  readonly webhookDeliveries: WebhookDeliveries
  readonly webhookAttempts: WebhookAttempts
}

export function createClient(transport: Transport): Client {
  return {
    me: new Me(transport),
    company: new CompanyResource(transport),
    sandbox: new SandboxResource(transport),
    fiscalYears: new FiscalYears(transport),
    employees: new Employees(transport),
    employeeAddresses: new EmployeeAddresses(transport),
    employeeDependants: new EmployeeDependants(transport),
    employeeContacts: new EmployeeContacts(transport),
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
    payrollEntryComponents: new PayrollEntryComponents(transport),
    salarySlips: new SalarySlips(transport),
    loanTypes: new LoanTypes(transport),
    loans: new Loans(transport),
    loanInstallments: new LoanInstallments(transport),
    expenseCategories: new ExpenseCategories(transport),
    expenseClaims: new ExpenseClaims(transport),
    expenseClaimItems: new ExpenseClaimItems(transport),
    assetCategories: new AssetCategories(transport),
    assets: new Assets(transport),
    assetAssignments: new AssetAssignments(transport),
    announcementCategories: new AnnouncementCategories(transport),
    announcements: new Announcements(transport),
    jobOpenings: new JobOpenings(transport),
    candidates: new Candidates(transport),
    jobApplications: new JobApplications(transport),
    documentTypes: new DocumentTypes(transport),
    employeeDocuments: new EmployeeDocuments(transport),
    employmentContracts: new EmploymentContracts(transport),
    hrLetterRequests: new HrLetterRequests(transport),
    hrLetters: new HrLetters(transport),
    events: new Events(transport),
    webhookEndpoints: new WebhookEndpoints(transport),
    webhookDeliveries: new WebhookDeliveries(transport),
    webhookAttempts: new WebhookAttempts(transport),
  }
}
