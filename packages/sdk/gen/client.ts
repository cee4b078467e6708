// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type {
  ApiKey,
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
  EmployeeUpdate,
  EmploymentType,
  EmploymentTypeCreate,
  EmploymentTypePage,
  EmploymentTypeUpdate,
  FiscalYear,
  FiscalYearPage,
  Holiday,
  HolidayCreate,
  HolidayPage,
  HolidayUpdate,
  ListBranchesQuery,
  ListDepartmentsQuery,
  ListDesignationsQuery,
  ListEmployeeAddressesQuery,
  ListEmployeeBankAccountsQuery,
  ListEmployeesQuery,
  ListEmploymentTypesQuery,
  ListFiscalYearsQuery,
  ListHolidaysQuery,
  ListPayGradesQuery,
  ListShiftsQuery,
  ListWebhookAttemptsQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  PayGrade,
  PayGradeCreate,
  PayGradePage,
  PayGradeUpdate,
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * and clears `separation_date`. A soft-deleted employee cannot be changed (409).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * The addresses of one employee, newest first.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  create(id: string, body: EmployeeAddressCreate, options?: CallOptions): ApiPromise<EmployeeAddress> {
    return this.#transport.request('post', '/v1/employees/{id}/addresses', { path: { id }, body }, options)
  }

  /**
   * Remove an address of an employee
   *
   * Removes the address for good and answers it as it was. When it was the primary one, the oldest that is
   * left becomes primary. Answers 409 when the employee is soft-deleted.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * type, or is soft-deleted. `is_primary` true takes it over from the address that had it; false on the
   * primary address is refused, for one address has to be primary.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Shift> {
    return this.#transport.request('get', '/v1/shifts/{id}', { path: { id } }, options)
  }

  /**
   * Update a shift
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. Setting `is_default` to true takes it from the shift that had it. Answers 409
   * when another shift has the name.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  list(query: ListHolidaysQuery = {}, options?: CallOptions): List<Holiday, HolidayPage> {
    return this.#transport.list('/v1/holidays', { query }, options)
  }

  /**
   * Create a holiday
   *
   * Creates a holiday. `year` follows from `date` and cannot be sent. A `branch_id` that names no record is
   * refused. Answers 409 when the day has a holiday of the name for the same branch already.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('get', '/v1/holidays/{id}', { path: { id } }, options)
  }

  /**
   * Update a holiday
   *
   * Changes the fields that are sent and no others. A request that changes nothing answers 200 and leaves
   * `updated_at` where it is. `year` follows from `date` and cannot be sent. Answers 409 when the day has
   * another holiday of the name for the same branch.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  update(id: string, body: HolidayUpdate, options?: CallOptions): ApiPromise<Holiday> {
    return this.#transport.request('patch', '/v1/holidays/{id}', { path: { id }, body }, options)
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
   * The webhook endpoints of the workspace, newest first. `secret` is null here.
   *
   * @throws 400 The path, the query or the body is not valid (`validation_failed`); `errors` names each
   *   field.
   * @throws 401 The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`,
   *   `api_key_revoked`, `api_key_expired`).
   * @throws 403 The key is good and may not do this (`insufficient_scope`, `ip_not_allowed`,
   *   `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`).
   * @throws 429 The budget of requests is used up (`rate_limit_exceeded`).
   * @throws 500 Something failed on our side (`internal_error`).
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  create(body: WebhookEndpointCreate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints', { body }, options)
  }

  /**
   * Get a webhook endpoint
   *
   * One endpoint by its id. `secret` is null here.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  get(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('get', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Delete a webhook endpoint
   *
   * Removes the endpoint and answers it a last time. What was still to be delivered to it is not sent any
   * more; the log of its deliveries stays until it is purged.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  delete(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('delete', '/v1/webhook_endpoints/{id}', { path: { id } }, options)
  }

  /**
   * Update a webhook endpoint
   *
   * Changes the fields that are sent and no others. Another `url` makes the endpoint `unverified` until it
   * answers the test event; what is to be delivered waits for that. Other `events` count from now on.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  update(id: string, body: WebhookEndpointUpdate, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('patch', '/v1/webhook_endpoints/{id}', { path: { id }, body }, options)
  }

  /**
   * Show the secret of a webhook endpoint
   *
   * The endpoint with the `secret` that its deliveries are signed with, which is kept encrypted.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
   */
  rotateSecret(id: string, options?: CallOptions): ApiPromise<WebhookEndpoint> {
    return this.#transport.request('post', '/v1/webhook_endpoints/{id}/rotate_secret', { path: { id } }, options)
  }

  /**
   * Send the test event
   *
   * Queues the event `webhook.test` for this endpoint, whatever its status, and answers the delivery. A 2xx
   * makes an `unverified` endpoint `active`; a disabled one stays disabled.
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
   * @throws 503 The service lacks a part of its configuration (`api_not_configured`).
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
    webhookEndpoints: new WebhookEndpoints(transport),
    webhookDeliveries: new WebhookDeliveries(transport),
    webhookAttempts: new WebhookAttempts(transport),
  }
}
