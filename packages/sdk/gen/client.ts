// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type {
  ApiKey,
  AttendanceRecord,
  AttendanceRecordCreate,
  AttendanceRecordPage,
  AttendanceRecordUpdate,
  AttendanceSettings,
  Branch,
  BranchCreate,
  BranchPage,
  BranchUpdate,
  Company,
  Department,
  DepartmentCreate,
  DepartmentPage,
  DepartmentUpdate,
  Designation,
  DesignationCreate,
  DesignationPage,
  DesignationUpdate,
  Employee,
  EmployeeAddress,
  EmployeeAddressCreate,
  EmployeeAddressPage,
  EmployeeAddressUpdate,
  EmployeeBankAccount,
  EmployeeBankAccountPage,
  EmployeeCompensation,
  EmployeeCreate,
  EmployeePage,
  EmployeeShift,
  EmployeeShiftCreate,
  EmployeeShiftPage,
  EmployeeUpdate,
  EmploymentType,
  EmploymentTypeCreate,
  EmploymentTypePage,
  EmploymentTypeUpdate,
  FiscalYear,
  FiscalYearPage,
  GeofencedSite,
  GeofencedSiteCreate,
  GeofencedSitePage,
  GeofencedSiteUpdate,
  Holiday,
  HolidayCreate,
  HolidayPage,
  HolidayUpdate,
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
  ListAttendanceRecordsQuery,
  ListBranchesQuery,
  ListDepartmentsQuery,
  ListDesignationsQuery,
  ListEmployeeAddressesQuery,
  ListEmployeeBankAccountsQuery,
  ListEmployeeShiftsQuery,
  ListEmployeesQuery,
  ListEmploymentTypesQuery,
  ListFiscalYearsQuery,
  ListGeofencedSitesQuery,
  ListHolidaysQuery,
  ListLeaveApplicationsQuery,
  ListLeaveBalancesQuery,
  ListLeaveGroupsQuery,
  ListLeavePoliciesQuery,
  ListLeaveTypesQuery,
  ListOvertimeRequestsQuery,
  ListPayGradesQuery,
  ListPunchesQuery,
  ListRegularisationsQuery,
  ListRestDaySwapsQuery,
  ListShiftsQuery,
  ListWebhookAttemptsQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  OvertimeRequest,
  OvertimeRequestApproval,
  OvertimeRequestCreate,
  OvertimeRequestPage,
  OvertimeRequestRejection,
  PayGrade,
  PayGradeCreate,
  PayGradePage,
  PayGradeUpdate,
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
import type { ApiPromise, CallOptions, List, Transport } from '../transport.ts'

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
   * Who is calling: the key with its scopes and its workspace. Reading it changes nothing, not even when the
   * key was last used. Any valid key may.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The workspace, with the currency and the timezone that every amount and every date is expressed in. Read
   * it once and keep it. Any valid key may.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<Company> {
    return this.#transport.request('get', '/v1/company', {}, options)
  }
}

/** The years that leave and payroll are counted in. They never overlap and leave no gap. */
export class FiscalYears {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List fiscal years
   *
   * The years that leave and payroll are counted in. They never overlap and leave no gap.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListFiscalYearsQuery = {}, options?: CallOptions): List<FiscalYear, FiscalYearPage> {
    return this.#transport.list('/v1/fiscal_years', { query }, options)
  }

  /**
   * Get a fiscal year
   *
   * One fiscal year by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<FiscalYear> {
    return this.#transport.request('get', '/v1/fiscal_years/{id}', { path: { id } }, options)
  }
}

/** The people of the workspace, from the day they are entered to long after they left. */
export class Employees {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employees
   *
   * The employees of the workspace, newest first. Soft-deleted ones are left out unless `include_deleted` is
   * true. `national_id` is absent unless the key has `employees.sensitive:read` as well.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListEmployeesQuery = {}, options?: CallOptions): List<Employee, EmployeePage> {
    return this.#transport.list('/v1/employees', { query }, options)
  }

  /**
   * Create an employee
   *
   * Creates an employee and assigns the next `employee_code` of the workspace's numbering, which cannot be
   * sent. The default shift, if there is one, is assigned from `joining_date`. No access is granted and no
   * mail is sent.
   *
   * `status` may be sent as `new` or `active` only. An id that names no live record is refused on its
   * field, and so is a reporting line that loops. Answers 409 when the employee code is in use already.
   *
   * Fires `employee.created`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: EmployeeCreate, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('post', '/v1/employees', { body }, options)
  }

  /**
   * Get an employee
   *
   * One employee by id, also when soft-deleted (`deleted` is true). `national_id` is absent unless the key
   * has `employees.sensitive:read` as well.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('get', '/v1/employees/{id}', { path: { id } }, options)
  }

  /**
   * Delete an employee
   *
   * Soft-deletes: the record stays readable by id with `deleted` true, its status untouched, and leaves
   * the lists. Repeating it answers the same and fires nothing.
   *
   * Fires `employee.deleted`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('delete', '/v1/employees/{id}', { path: { id } }, options)
  }

  /**
   * Update an employee
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200, leaves
   * `updated_at` where it is and fires no event.
   *
   * `status` moves only so: `new` to `active` or `terminated`; `active` to `inactive` and back; `active`
   * or `inactive` to `resigned`, `terminated` or `retired`; and from these three back to `active`, a
   * rehire. Any other move is 409. Leaving needs a `separation_date`, sent or already set, not before
   * `joining_date`; a rehire needs a `joining_date` after the old `separation_date` in the same request,
   * and clears `separation_date`; open leave balances begin at zero then, and are charged with the leave in
   * the new employment alone. A later `joining_date` within the former employment is refused (400); that
   * employment's own one, or an earlier one, undoes the rehire. A `joining_date` by which leave would be of
   * another cycle than the one it is charged to is 409. Days that an earlier `joining_date` adds are assigned
   * the
   * shift of the assignment after them; a rehire without a shift in force is assigned the default one. A
   * soft-deleted employee cannot be changed (409).
   *
   * Fires `employee.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  update(id: string, body: EmployeeUpdate, options?: CallOptions): ApiPromise<Employee> {
    return this.#transport.request('patch', '/v1/employees/{id}', { path: { id }, body }, options)
  }
}

/** Where an employee lives and receives mail, one address of each type. */
export class EmployeeAddresses {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List addresses of an employee
   *
   * The addresses of one employee, newest first. Deleted ones are left out unless `include_deleted` is true.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * Adds an address. An employee has at most one of each type: a second one is 409, and so is an address
   * for a soft-deleted employee. The first address becomes the primary one; a later one sent with
   * `is_primary` true takes it over.
   *
   * The employee's `updated_at` stays, and no event is fired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(id: string, body: EmployeeAddressCreate, options?: CallOptions): ApiPromise<EmployeeAddress> {
    return this.#transport.request('post', '/v1/employees/{id}/addresses', { path: { id }, body }, options)
  }

  /**
   * Delete an address of an employee
   *
   * Soft-deletes: the address leaves the list, stays in it with `include_deleted`, and its type is free for
   * another one. When it was the primary one, the oldest that is left becomes primary. Repeating it answers
   * the same. Answers 409 when the employee is deleted. No event is fired.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * Changes the fields that are sent and no others. Answers 409 when the employee has another address of the
   * type, and when the address or the employee is deleted. `is_primary` true takes it over from the address
   * that had it; false on the primary address is refused, for one address has to be primary.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The bank accounts of one employee, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * One bank account of one employee.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * What the employee is paid now: the current package with the amount of each component for a month. Without
   * a package it answers 200 all the same, with the amounts null and no components.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmployeeCompensation> {
    return this.#transport.request('get', '/v1/employees/{id}/compensation', { path: { id } }, options)
  }
}

/** How the organisation nests. */
export class Departments {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List departments
   *
   * The departments of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListDepartmentsQuery = {}, options?: CallOptions): List<Department, DepartmentPage> {
    return this.#transport.list('/v1/departments', { query }, options)
  }

  /**
   * Create a department
   *
   * Creates a department. A `parent_id` or `head_employee_id` that names no live record is refused. Answers
   * 409 when a department has the name or the code already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: DepartmentCreate, options?: CallOptions): ApiPromise<Department> {
    return this.#transport.request('post', '/v1/departments', { body }, options)
  }

  /**
   * Get a department
   *
   * One department by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Department> {
    return this.#transport.request('get', '/v1/departments/{id}', { path: { id } }, options)
  }

  /**
   * Update a department
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. A department cannot be part of itself, not through others either. Answers 409
   * when another department has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The job titles of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListDesignationsQuery = {}, options?: CallOptions): List<Designation, DesignationPage> {
    return this.#transport.list('/v1/designations', { query }, options)
  }

  /**
   * Create a designation
   *
   * Creates a designation. A `pay_grade_id` that names no record is refused. Answers 409 when a designation
   * has the name or the code already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: DesignationCreate, options?: CallOptions): ApiPromise<Designation> {
    return this.#transport.request('post', '/v1/designations', { body }, options)
  }

  /**
   * Get a designation
   *
   * One designation by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Designation> {
    return this.#transport.request('get', '/v1/designations/{id}', { path: { id } }, options)
  }

  /**
   * Update a designation
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. Answers 409 when another designation has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The branches of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListBranchesQuery = {}, options?: CallOptions): List<Branch, BranchPage> {
    return this.#transport.list('/v1/branches', { query }, options)
  }

  /**
   * Create a branch
   *
   * Creates a branch. With `is_head_office` true it becomes the head office in place of the branch that was.
   * Answers 409 when a branch has the name or the code already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: BranchCreate, options?: CallOptions): ApiPromise<Branch> {
    return this.#transport.request('post', '/v1/branches', { body }, options)
  }

  /**
   * Get a branch
   *
   * One branch by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Branch> {
    return this.#transport.request('get', '/v1/branches/{id}', { path: { id } }, options)
  }

  /**
   * Update a branch
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. Setting `is_head_office` to true takes it from the branch that had it. Answers
   * 409 when another branch has the name or the code.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The kinds of engagement of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListEmploymentTypesQuery = {}, options?: CallOptions): List<EmploymentType, EmploymentTypePage> {
    return this.#transport.list('/v1/employment_types', { query }, options)
  }

  /**
   * Create an employment type
   *
   * Creates an employment type. Answers 409 when one has the name already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: EmploymentTypeCreate, options?: CallOptions): ApiPromise<EmploymentType> {
    return this.#transport.request('post', '/v1/employment_types', { body }, options)
  }

  /**
   * Get an employment type
   *
   * One employment type by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<EmploymentType> {
    return this.#transport.request('get', '/v1/employment_types/{id}', { path: { id } }, options)
  }

  /**
   * Update an employment type
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. Answers 409 when another employment type has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The salary bands of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListPayGradesQuery = {}, options?: CallOptions): List<PayGrade, PayGradePage> {
    return this.#transport.list('/v1/pay_grades', { query }, options)
  }

  /**
   * Create a pay grade
   *
   * Creates a pay grade. A `max_salary` below `min_salary` is refused. Answers 409 when a pay grade has the
   * name already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: PayGradeCreate, options?: CallOptions): ApiPromise<PayGrade> {
    return this.#transport.request('post', '/v1/pay_grades', { body }, options)
  }

  /**
   * Get a pay grade
   *
   * One pay grade by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<PayGrade> {
    return this.#transport.request('get', '/v1/pay_grades/{id}', { path: { id } }, options)
  }

  /**
   * Update a pay grade
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. A band whose `max_salary` would be below its `min_salary` is refused. Answers
   * 409 when another pay grade has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The shifts of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListShiftsQuery = {}, options?: CallOptions): List<Shift, ShiftPage> {
    return this.#transport.list('/v1/shifts', { query }, options)
  }

  /**
   * Create a shift
   *
   * Creates a shift. An `end_time` equal to `start_time` is refused; an earlier one makes a shift that
   * crosses midnight. With `is_default` true it becomes the default in place of the shift that was. Answers
   * 409 when a shift has the name already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: ShiftCreate, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('post', '/v1/shifts', { body }, options)
  }

  /**
   * Get a shift
   *
   * One shift by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('get', '/v1/shifts/{id}', { path: { id } }, options)
  }

  /**
   * Update a shift
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. Setting `is_default` to true takes it from the shift that had it. Answers 409
   * when another shift has the name. Days since the first of last month that payroll has not locked are
   * graded again within minutes; for hours that begin later, make another shift and assign it.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The holidays of the workspace, newest entry first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListHolidaysQuery = {}, options?: CallOptions): List<Holiday, HolidayPage> {
    return this.#transport.list('/v1/holidays', { query }, options)
  }

  /**
   * Create a holiday
   *
   * Creates a holiday. `year` follows from `date` and cannot be sent. A `branch_id` that names no record is
   * refused. Answers 409 when the day has a holiday of the name for the same branch already. Attendance
   * records of days that have come follow within a minute or so.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: HolidayCreate, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('post', '/v1/holidays', { body }, options)
  }

  /**
   * Get a holiday
   *
   * One holiday by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('get', '/v1/holidays/{id}', { path: { id } }, options)
  }

  /**
   * Update a holiday
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. `year` follows from `date` and cannot be sent. Answers 409 when the day has
   * another holiday of the name for the same branch. Attendance records of days that have come follow within
   * a minute or so.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The leave types of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListLeaveTypesQuery = {}, options?: CallOptions): List<LeaveType, LeaveTypePage> {
    return this.#transport.list('/v1/leave_types', { query }, options)
  }

  /**
   * Get a leave type
   *
   * One leave type by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveType> {
    return this.#transport.request('get', '/v1/leave_types/{id}', { path: { id } }, options)
  }
}

/** What a leave type grants, from when to when. Written in the console. */
export class LeavePolicies {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave policies
   *
   * The leave policies of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListLeavePoliciesQuery = {}, options?: CallOptions): List<LeavePolicy, LeavePolicyPage> {
    return this.#transport.list('/v1/leave_policies', { query }, options)
  }

  /**
   * Get a leave policy
   *
   * One leave policy by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The leave groups of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListLeaveGroupsQuery = {}, options?: CallOptions): List<LeaveGroup, LeaveGroupPage> {
    return this.#transport.list('/v1/leave_groups', { query }, options)
  }

  /**
   * Get a leave group
   *
   * One leave group by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The balances of the workspace, newest first, as of today. What a monthly policy releases counts from the
   * first day of each month, without anybody writing it down.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListLeaveBalancesQuery = {}, options?: CallOptions): List<LeaveBalance, LeaveBalancePage> {
    return this.#transport.list('/v1/leave_balances', { query }, options)
  }

  /**
   * Get a leave balance
   *
   * One leave balance by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveBalance> {
    return this.#transport.request('get', '/v1/leave_balances/{id}', { path: { id } }, options)
  }
}

/** Requests for leave and what became of them. */
export class LeaveApplications {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List leave applications
   *
   * The leave applications of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListLeaveApplicationsQuery = {}, options?: CallOptions): List<LeaveApplication, LeaveApplicationPage> {
    return this.#transport.list('/v1/leave_applications', { query }, options)
  }

  /**
   * Apply for leave
   *
   * Applies for leave; the application is `pending`, and its days count against further ones. Everything that
   * the policy refuses is told at once, as a 400 with the field; answers 409 where the employee has leave on
   * a day already, or a day is in a locked payroll month. Fires `leave.requested`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: LeaveApplicationCreate, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications', { body }, options)
  }

  /**
   * Get a leave application
   *
   * One leave application by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('get', '/v1/leave_applications/{id}', { path: { id } }, options)
  }

  /**
   * Approve a leave application
   *
   * Approves a pending application: its days are used, and attendance is marked. Answers 409 where it is not
   * pending, the employee is deleted, no working day is left in it, the balance does not suffice any more,
   * other approved leave covers a day, the leave year is closed, or a day is in a locked payroll month. Fires
   * `leave.approved`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a leave application
   *
   * Rejects a pending application. Answers 409 where it is not pending. Fires `leave.rejected`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  reject(id: string, body: LeaveApplicationRejection, options?: CallOptions): ApiPromise<LeaveApplication> {
    return this.#transport.request('post', '/v1/leave_applications/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a leave application
   *
   * Cancels a pending or approved application; used days are given back and attendance is graded again.
   * Answers 409 where it is neither, or a day that approved leave covers or is charged with is in a locked
   * payroll month. Fires `leave.cancelled`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The attendance records of the workspace, newest first. Deleted ones are left out unless `include_deleted`
   * is true.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListAttendanceRecordsQuery = {}, options?: CallOptions): List<AttendanceRecord, AttendanceRecordPage> {
    return this.#transport.list('/v1/attendance_records', { query }, options)
  }

  /**
   * Write a day of attendance
   *
   * Writes the day of an employee, whether or not there is a record of it: the body replaces what was written
   * before, and what is not sent is worked out again. Only `present`, `absent` and `half_day` can be sent as
   * status. Answers 409 on a day of approved full-day leave and in a locked payroll month. Fires
   * `attendance.recorded` for the first record of a day, `attendance.updated` for a change, also of a record
   * that was deleted and comes back with its day.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: AttendanceRecordCreate, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('post', '/v1/attendance_records', { body }, options)
  }

  /**
   * Get an attendance record
   *
   * One attendance record by its id, also when it is deleted (`deleted` is true).
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<AttendanceRecord> {
    return this.#transport.request('get', '/v1/attendance_records/{id}', { path: { id } }, options)
  }

  /**
   * Update an attendance record
   *
   * Changes the fields that are sent and grades the day again; what is not sent stays with the punches. A
   * note is written alone. A request that changes nothing answers 200 and leaves `updated_at` where it is.
   * Answers 409 on a day of approved full-day leave, in a locked payroll month, on a deleted record and, but
   * for a note, outside of the employment. Fires `attendance.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The punches of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListPunchesQuery = {}, options?: CallOptions): List<Punch, PunchPage> {
    return this.#transport.list('/v1/punches', { query }, options)
  }

  /**
   * Record a punch
   *
   * Records a punch and grades the day that it counts to. It is written once: what grading counts it to later
   * is told by the explanation of the day. A future instant is refused, and where geofences are enforced so
   * is a punch outside; answers 409 for a second punch of the employee at the same instant, and in a locked
   * payroll month. Fires `attendance.recorded` or `attendance.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: PunchCreate, options?: CallOptions): ApiPromise<Punch> {
    return this.#transport.request('post', '/v1/punches', { body }, options)
  }

  /**
   * Get a punch
   *
   * One punch by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Punch> {
    return this.#transport.request('get', '/v1/punches/{id}', { path: { id } }, options)
  }
}

/** Hours beyond the shift that are asked for and paid once approved. */
export class OvertimeRequests {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List overtime requests
   *
   * The overtime requests of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListOvertimeRequestsQuery = {}, options?: CallOptions): List<OvertimeRequest, OvertimeRequestPage> {
    return this.#transport.list('/v1/overtime_requests', { query }, options)
  }

  /**
   * Ask for overtime
   *
   * Asks for hours of overtime on one day; the request is `pending`. Answers 409 where the employee has a
   * request for the day that is not rejected or cancelled, and in a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: OvertimeRequestCreate, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests', { body }, options)
  }

  /**
   * Get an overtime request
   *
   * One overtime request by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('get', '/v1/overtime_requests/{id}', { path: { id } }, options)
  }

  /**
   * Approve an overtime request
   *
   * Approves a pending request with its hours or fewer; what an hour is worth is fixed from the settings.
   * Answers 409 where it is not pending, and in a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  approve(id: string, body?: OvertimeRequestApproval, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/approve', { path: { id }, body }, options)
  }

  /**
   * Reject an overtime request
   *
   * Rejects a pending request. Answers 409 where it is not pending, and in a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  reject(id: string, body: OvertimeRequestRejection, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel an overtime request
   *
   * Cancels a request that is pending, or approved and not paid yet. Answers 409 where it is neither, and in
   * a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<OvertimeRequest> {
    return this.#transport.request('post', '/v1/overtime_requests/{id}/cancel', { path: { id } }, options)
  }
}

/** Requests to put a day of attendance right. */
export class Regularisations {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List regularisations
   *
   * The regularisations of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListRegularisationsQuery = {}, options?: CallOptions): List<Regularisation, RegularisationPage> {
    return this.#transport.list('/v1/regularisations', { query }, options)
  }

  /**
   * Ask for a regularisation
   *
   * Asks to put a day right, with times or with a status; the request is `pending`. The day is today or
   * earlier and inside the window of the settings. Answers 409 on a day of approved full-day leave and in a
   * locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: RegularisationCreate, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations', { body }, options)
  }

  /**
   * Get a regularisation
   *
   * One regularisation by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('get', '/v1/regularisations/{id}', { path: { id } }, options)
  }

  /**
   * Approve a regularisation
   *
   * Approves a pending request: what it asks for is written over the day, which is graded again. Answers 409
   * where it is not pending, and in a locked payroll month. Fires `attendance.updated`.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  approve(id: string, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/approve', { path: { id } }, options)
  }

  /**
   * Reject a regularisation
   *
   * Rejects a pending request. Answers 409 where it is not pending, and in a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  reject(id: string, body: RegularisationRejection, options?: CallOptions): ApiPromise<Regularisation> {
    return this.#transport.request('post', '/v1/regularisations/{id}/reject', { path: { id }, body }, options)
  }

  /**
   * Cancel a regularisation
   *
   * Cancels a pending request. Answers 409 where it is not pending, and in a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The rest day swaps of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListRestDaySwapsQuery = {}, options?: CallOptions): List<RestDaySwap, RestDaySwapPage> {
    return this.#transport.list('/v1/rest_day_swaps', { query }, options)
  }

  /**
   * Swap a rest day
   *
   * Makes a weekly off a working day and a working day the rest day; both are graded again. The two are at
   * most 31 days apart, and neither is a holiday. Answers 409 where either is touched by another swap, by
   * pending or approved leave, or by a locked payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: RestDaySwapCreate, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('post', '/v1/rest_day_swaps', { body }, options)
  }

  /**
   * Get a rest day swap
   *
   * One rest day swap by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('get', '/v1/rest_day_swaps/{id}', { path: { id } }, options)
  }

  /**
   * Cancel a rest day swap
   *
   * Cancels an active swap; both days are graded again. Answers 409 where it is not active, and in a locked
   * payroll month.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  cancel(id: string, options?: CallOptions): ApiPromise<RestDaySwap> {
    return this.#transport.request('post', '/v1/rest_day_swaps/{id}/cancel', { path: { id } }, options)
  }
}

/** Which shift an employee works, from when to when. */
export class EmployeeShifts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List employee shifts
   *
   * The employee shifts of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListEmployeeShiftsQuery = {}, options?: CallOptions): List<EmployeeShift, EmployeeShiftPage> {
    return this.#transport.list('/v1/employee_shifts', { query }, options)
  }

  /**
   * Assign a shift
   *
   * Assigns a shift from a date on. A later assignment supersedes an earlier one; nothing is edited. The
   * shift has to be active. Answers 409 for the same assignment again, and where it reaches into a locked
   * payroll month. An employee who is created or joins earlier has assignments that were made by that.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: EmployeeShiftCreate, options?: CallOptions): ApiPromise<EmployeeShift> {
    return this.#transport.request('post', '/v1/employee_shifts', { body }, options)
  }

  /**
   * Get an employee shift
   *
   * One employee shift by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * The geofenced sites of the workspace, newest first.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListGeofencedSitesQuery = {}, options?: CallOptions): List<GeofencedSite, GeofencedSitePage> {
    return this.#transport.list('/v1/geofenced_sites', { query }, options)
  }

  /**
   * Create a geofenced site
   *
   * Creates a place where employees punch. Answers 409 when a site has the name already.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: GeofencedSiteCreate, options?: CallOptions): ApiPromise<GeofencedSite> {
    return this.#transport.request('post', '/v1/geofenced_sites', { body }, options)
  }

  /**
   * Get a geofenced site
   *
   * One geofenced site by its id.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<GeofencedSite> {
    return this.#transport.request('get', '/v1/geofenced_sites/{id}', { path: { id } }, options)
  }

  /**
   * Update a geofenced site
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. Answers 409 when another site has the name.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
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
   * How attendance is graded in the workspace: windows, thresholds, geofences, overtime. There is one record.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(options?: CallOptions): ApiPromise<AttendanceSettings> {
    return this.#transport.request('get', '/v1/attendance_settings', {}, options)
  }
}

/** Where events are sent, which ones, and the secret that they are signed with. */
export class WebhookEndpoints {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List webhook endpoints
   *
   * The webhook endpoints of the workspace, newest first, without their secrets.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListWebhookEndpointsQuery = {}, options?: CallOptions): List<WebhookEndpoint, WebhookEndpointPage> {
    return this.#transport.list('/v1/webhook_endpoints', { query }, options)
  }

  /**
   * Create a webhook endpoint
   *
   * Registers an address for events and answers the secret that they are signed with. The address has to be
   * public HTTPS; a private, loopback, link-local or metadata address is refused. The endpoint is
   * `unverified` until it answers the test event with 2xx; events of the meantime wait and are then sent.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  create(body: WebhookEndpointCreate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints', { body }, options)
  }

  /**
   * Get a webhook endpoint
   *
   * One endpoint by its id, without its secret.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('get', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Delete a webhook endpoint
   *
   * Soft-deletes: the endpoint leaves the list and stays readable by id. What was still to be delivered to it
   * is not sent any more; the log of its deliveries stays until it is purged. Repeating it answers the same.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('delete', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Update a webhook endpoint
   *
   * Changes the fields that are sent and no others. Another `url` makes the endpoint `unverified` until it
   * answers the test event; what is to be delivered waits for that. A `disabled` endpoint stays disabled.
   * Other `events` count from now on. Answers 409 when the endpoint is deleted, as every other change of it
   * does.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  update(id: string, body: WebhookEndpointUpdate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('patch', '/v1/webhook_endpoints/{id}', { path: { id }, body }, options)
  }

  /**
   * Show the secret of a webhook endpoint
   *
   * The endpoint with the `secret` that its deliveries are signed with, which is kept encrypted. Each look is
   * noted in the audit. That of a deleted endpoint is not shown any more, which answers 404.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  getSecret(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('get', '/v1/webhook_endpoints/{id}/secret', { path: { id } }, options)
  }

  /**
   * Rotate the secret of a webhook endpoint
   *
   * Makes a new secret and answers it. For 24 hours every delivery is signed with both, as two `v1` values;
   * then the old secret ends. Answers 409 while an earlier rotation is still in its 24 hours.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  rotateSecret(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/rotate_secret', { path: { id } }, options)
  }

  /**
   * Send the test event
   *
   * Queues the event `webhook.test` for this endpoint, whatever its status, and answers the delivery. A 2xx
   * makes an `unverified` endpoint `active`; a disabled one stays disabled until it is enabled in the
   * console.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  test(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/test', { path: { id } }, options)
  }

  /**
   * Replay what an endpoint missed
   *
   * Queues again each delivery to this endpoint that was created at or after `since` and is `failed` or
   * `exhausted`, and answers how many those are. Ids and bodies stay the same, so that the receiver can
   * deduplicate.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 413 The body is too large (`validation_failed`).
   * @throws 415 The body is not JSON (`validation_failed`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  replay(id: string, body: WebhookReplayRequest, options?: CallOptions): ApiPromise<WebhookReplay> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/replay', { path: { id }, body }, options)
  }
}

/** What was sent to the endpoints and what is still to be sent, kept 30 days. */
export class WebhookDeliveries {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List webhook deliveries
   *
   * The log of deliveries, newest first. `payload` is null here.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): List<WebhookDelivery, WebhookDeliveryPage> {
    return this.#transport.list('/v1/webhook_deliveries', { query }, options)
  }

  /**
   * Get a webhook delivery
   *
   * One delivery by its id, with the body that is sent.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('get', '/v1/webhook_deliveries/{id}', { path: { id } }, options)
  }

  /**
   * Replay a webhook delivery
   *
   * Queues a delivery again with the same id and the same body bytes, a fresh timestamp and signature, and
   * attempts counted from 0. Answers 409 while it is `pending`, or when its endpoint was deleted.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 409 Another record or the current state is in the way, or the idempotency key was used with
   *   another body (`conflict`). With `Retry-After`, the same request is still being worked on.
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  replay(id: string, options?: CallOptions): ApiPromise<WebhookDelivery> {
    return this.#transport.request('post', '/v1/webhook_deliveries/{id}/replay', { path: { id } }, options)
  }
}

/** Each try of a delivery, with what the endpoint answered. */
export class WebhookAttempts {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

  /**
   * List the attempts of a delivery
   *
   * Each try of one delivery, newest first, those before a replay included.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 404 There is no such record in this workspace (`not_found`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 Not at this moment: away, too slow, or too many requests of this workspace at once
   *   (`internal_error`, with `Retry-After`; nothing was changed unless `detail` says that nobody knows), or
   *   not configured (`api_not_configured`).
   */
  list(
    id: string,
    query: ListWebhookAttemptsQuery = {},
    options?: CallOptions,
  ): List<WebhookAttempt, WebhookAttemptPage> {
    return this.#transport.list('/v1/webhook_deliveries/{id}/attempts', { path: { id }, query }, options)
  }
}

/** Every operation, by tag. */
export interface Client {
  readonly me: Me
  readonly company: CompanyResource
  readonly fiscalYears: FiscalYears
  readonly employees: Employees
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
  readonly leaveApplications: LeaveApplications
  readonly attendanceRecords: AttendanceRecords
  readonly punches: Punches
  readonly overtimeRequests: OvertimeRequests
  readonly regularisations: Regularisations
  readonly restDaySwaps: RestDaySwaps
  readonly employeeShifts: EmployeeShifts
  readonly geofencedSites: GeofencedSites
  readonly attendanceSettings: AttendanceSettingsResource
  readonly webhookEndpoints: WebhookEndpoints
  readonly webhookDeliveries: WebhookDeliveries
  readonly webhookAttempts: WebhookAttempts
}

export function createClient(transport: Transport): Client {
  return {
    me: new Me(transport),
    company: new CompanyResource(transport),
    fiscalYears: new FiscalYears(transport),
    employees: new Employees(transport),
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
    leaveApplications: new LeaveApplications(transport),
    attendanceRecords: new AttendanceRecords(transport),
    punches: new Punches(transport),
    overtimeRequests: new OvertimeRequests(transport),
    regularisations: new Regularisations(transport),
    restDaySwaps: new RestDaySwaps(transport),
    employeeShifts: new EmployeeShifts(transport),
    geofencedSites: new GeofencedSites(transport),
    attendanceSettings: new AttendanceSettingsResource(transport),
    webhookEndpoints: new WebhookEndpoints(transport),
    webhookDeliveries: new WebhookDeliveries(transport),
    webhookAttempts: new WebhookAttempts(transport),
  }
}
