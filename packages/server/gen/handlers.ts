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
import type { Context } from '../handler.ts'

/** A part of a call that holds nothing. */
export type Empty = Record<never, never>

/** T in which the fields K are always present, because validation fills their defaults in. */
export type Filled<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>

/** A result that is JSON text already, for a handler whose database writes the JSON. */
export class Serialized<T> {
  readonly json: string
  declare readonly of?: T

  constructor(json: string) {
    this.json = json
  }
}

/** A result that is not JSON: its bytes, the media type they are in, and the name to save them under. */
export class Content<MediaType extends string = string> {
  readonly bytes: Uint8Array
  readonly mediaType: MediaType
  readonly fileName: string | undefined

  constructor(bytes: Uint8Array, mediaType: MediaType, fileName?: string) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.fileName = fileName
  }
}

/** What each handler is called with, after validation. */
export interface Calls {
  /** Get the calling key */
  getMe: { path: Empty; query: Empty; body: undefined }
  /** Get the workspace */
  getCompany: { path: Empty; query: Empty; body: undefined }
  /** List fiscal years */
  listFiscalYears: { path: Empty; query: Filled<ListFiscalYearsQuery, 'limit'>; body: undefined }
  /** Get a fiscal year */
  getFiscalYear: { path: { id: string }; query: Empty; body: undefined }
  /** List employees */
  listEmployees: { path: Empty; query: Filled<ListEmployeesQuery, 'limit' | 'include_deleted'>; body: undefined }
  /** Create an employee */
  createEmployee: { path: Empty; query: Empty; body: EmployeeCreate }
  /** Get an employee */
  getEmployee: { path: { id: string }; query: Empty; body: undefined }
  /** Delete an employee */
  deleteEmployee: { path: { id: string }; query: Empty; body: undefined }
  /** Update an employee */
  updateEmployee: { path: { id: string }; query: Empty; body: EmployeeUpdate }
  /** List addresses of an employee */
  listEmployeeAddresses: {
    path: { id: string }
    query: Filled<ListEmployeeAddressesQuery, 'limit'>
    body: undefined
  }
  /** Add an address to an employee */
  createEmployeeAddress: { path: { id: string }; query: Empty; body: EmployeeAddressCreate }
  /** Remove an address of an employee */
  deleteEmployeeAddress: { path: { id: string; address_id: string }; query: Empty; body: undefined }
  /** Update an address of an employee */
  updateEmployeeAddress: { path: { id: string; address_id: string }; query: Empty; body: EmployeeAddressUpdate }
  /** List bank accounts of an employee */
  listEmployeeBankAccounts: {
    path: { id: string }
    query: Filled<ListEmployeeBankAccountsQuery, 'limit'>
    body: undefined
  }
  /** Get a bank account of an employee */
  getEmployeeBankAccount: { path: { id: string; bank_account_id: string }; query: Empty; body: undefined }
  /** Get the compensation of an employee */
  getEmployeeCompensation: { path: { id: string }; query: Empty; body: undefined }
  /** List departments */
  listDepartments: { path: Empty; query: Filled<ListDepartmentsQuery, 'limit'>; body: undefined }
  /** Create a department */
  createDepartment: { path: Empty; query: Empty; body: DepartmentCreate }
  /** Get a department */
  getDepartment: { path: { id: string }; query: Empty; body: undefined }
  /** Update a department */
  updateDepartment: { path: { id: string }; query: Empty; body: DepartmentUpdate }
  /** List designations */
  listDesignations: { path: Empty; query: Filled<ListDesignationsQuery, 'limit'>; body: undefined }
  /** Create a designation */
  createDesignation: { path: Empty; query: Empty; body: DesignationCreate }
  /** Get a designation */
  getDesignation: { path: { id: string }; query: Empty; body: undefined }
  /** Update a designation */
  updateDesignation: { path: { id: string }; query: Empty; body: DesignationUpdate }
  /** List branches */
  listBranches: { path: Empty; query: Filled<ListBranchesQuery, 'limit'>; body: undefined }
  /** Create a branch */
  createBranch: { path: Empty; query: Empty; body: BranchCreate }
  /** Get a branch */
  getBranch: { path: { id: string }; query: Empty; body: undefined }
  /** Update a branch */
  updateBranch: { path: { id: string }; query: Empty; body: BranchUpdate }
  /** List employment types */
  listEmploymentTypes: { path: Empty; query: Filled<ListEmploymentTypesQuery, 'limit'>; body: undefined }
  /** Create an employment type */
  createEmploymentType: { path: Empty; query: Empty; body: EmploymentTypeCreate }
  /** Get an employment type */
  getEmploymentType: { path: { id: string }; query: Empty; body: undefined }
  /** Update an employment type */
  updateEmploymentType: { path: { id: string }; query: Empty; body: EmploymentTypeUpdate }
  /** List pay grades */
  listPayGrades: { path: Empty; query: Filled<ListPayGradesQuery, 'limit'>; body: undefined }
  /** Create a pay grade */
  createPayGrade: { path: Empty; query: Empty; body: PayGradeCreate }
  /** Get a pay grade */
  getPayGrade: { path: { id: string }; query: Empty; body: undefined }
  /** Update a pay grade */
  updatePayGrade: { path: { id: string }; query: Empty; body: PayGradeUpdate }
  /** List shifts */
  listShifts: { path: Empty; query: Filled<ListShiftsQuery, 'limit'>; body: undefined }
  /** Create a shift */
  createShift: { path: Empty; query: Empty; body: ShiftCreate }
  /** Get a shift */
  getShift: { path: { id: string }; query: Empty; body: undefined }
  /** Update a shift */
  updateShift: { path: { id: string }; query: Empty; body: ShiftUpdate }
  /** List holidays */
  listHolidays: { path: Empty; query: Filled<ListHolidaysQuery, 'limit'>; body: undefined }
  /** Create a holiday */
  createHoliday: { path: Empty; query: Empty; body: HolidayCreate }
  /** Get a holiday */
  getHoliday: { path: { id: string }; query: Empty; body: undefined }
  /** Update a holiday */
  updateHoliday: { path: { id: string }; query: Empty; body: HolidayUpdate }
  /** List webhook endpoints */
  listWebhookEndpoints: { path: Empty; query: Filled<ListWebhookEndpointsQuery, 'limit'>; body: undefined }
  /** Create a webhook endpoint */
  createWebhookEndpoint: { path: Empty; query: Empty; body: WebhookEndpointCreate }
  /** Get a webhook endpoint */
  getWebhookEndpoint: { path: { id: string }; query: Empty; body: undefined }
  /** Delete a webhook endpoint */
  deleteWebhookEndpoint: { path: { id: string }; query: Empty; body: undefined }
  /** Update a webhook endpoint */
  updateWebhookEndpoint: { path: { id: string }; query: Empty; body: WebhookEndpointUpdate }
  /** Show the secret of a webhook endpoint */
  getWebhookEndpointSecret: { path: { id: string }; query: Empty; body: undefined }
  /** Rotate the secret of a webhook endpoint */
  rotateWebhookEndpointSecret: { path: { id: string }; query: Empty; body: undefined }
  /** Send the test event */
  testWebhookEndpoint: { path: { id: string }; query: Empty; body: undefined }
  /** Replay what an endpoint missed */
  replayWebhookEndpoint: { path: { id: string }; query: Empty; body: WebhookReplayRequest }
  /** List webhook deliveries */
  listWebhookDeliveries: { path: Empty; query: Filled<ListWebhookDeliveriesQuery, 'limit'>; body: undefined }
  /** Get a webhook delivery */
  getWebhookDelivery: { path: { id: string }; query: Empty; body: undefined }
  /** Replay a webhook delivery */
  replayWebhookDelivery: { path: { id: string }; query: Empty; body: undefined }
  /** List the attempts of a delivery */
  listWebhookAttempts: { path: { id: string }; query: Filled<ListWebhookAttemptsQuery, 'limit'>; body: undefined }
}

/** What each handler returns: the body of the one success. */
export interface Results {
  getMe: ApiKey
  getCompany: Company
  listFiscalYears: FiscalYearPage
  getFiscalYear: FiscalYear
  listEmployees: EmployeePage
  createEmployee: Employee
  getEmployee: Employee
  deleteEmployee: Employee
  updateEmployee: Employee
  listEmployeeAddresses: EmployeeAddressPage
  createEmployeeAddress: EmployeeAddress
  deleteEmployeeAddress: EmployeeAddress
  updateEmployeeAddress: EmployeeAddress
  listEmployeeBankAccounts: EmployeeBankAccountPage
  getEmployeeBankAccount: EmployeeBankAccount
  getEmployeeCompensation: EmployeeCompensation
  listDepartments: DepartmentPage
  createDepartment: Department
  getDepartment: Department
  updateDepartment: Department
  listDesignations: DesignationPage
  createDesignation: Designation
  getDesignation: Designation
  updateDesignation: Designation
  listBranches: BranchPage
  createBranch: Branch
  getBranch: Branch
  updateBranch: Branch
  listEmploymentTypes: EmploymentTypePage
  createEmploymentType: EmploymentType
  getEmploymentType: EmploymentType
  updateEmploymentType: EmploymentType
  listPayGrades: PayGradePage
  createPayGrade: PayGrade
  getPayGrade: PayGrade
  updatePayGrade: PayGrade
  listShifts: ShiftPage
  createShift: Shift
  getShift: Shift
  updateShift: Shift
  listHolidays: HolidayPage
  createHoliday: Holiday
  getHoliday: Holiday
  updateHoliday: Holiday
  listWebhookEndpoints: WebhookEndpointPage
  createWebhookEndpoint: WebhookEndpoint
  getWebhookEndpoint: WebhookEndpoint
  deleteWebhookEndpoint: WebhookEndpoint
  updateWebhookEndpoint: WebhookEndpoint
  getWebhookEndpointSecret: WebhookEndpoint
  rotateWebhookEndpointSecret: WebhookEndpoint
  testWebhookEndpoint: WebhookDelivery
  replayWebhookEndpoint: WebhookReplay
  listWebhookDeliveries: WebhookDeliveryPage
  getWebhookDelivery: WebhookDelivery
  replayWebhookDelivery: WebhookDelivery
  listWebhookAttempts: WebhookAttemptPage
}

/** The operations of each tag. */
export interface Tags {
  me: 'getMe'
  company: 'getCompany'
  fiscal_years: 'listFiscalYears' | 'getFiscalYear'
  employees: 'listEmployees' | 'createEmployee' | 'getEmployee' | 'deleteEmployee' | 'updateEmployee'
  employee_addresses:
    | 'listEmployeeAddresses'
    | 'createEmployeeAddress'
    | 'deleteEmployeeAddress'
    | 'updateEmployeeAddress'
  employee_bank_accounts: 'listEmployeeBankAccounts' | 'getEmployeeBankAccount'
  employee_compensation: 'getEmployeeCompensation'
  departments: 'listDepartments' | 'createDepartment' | 'getDepartment' | 'updateDepartment'
  designations: 'listDesignations' | 'createDesignation' | 'getDesignation' | 'updateDesignation'
  branches: 'listBranches' | 'createBranch' | 'getBranch' | 'updateBranch'
  employment_types:
    | 'listEmploymentTypes'
    | 'createEmploymentType'
    | 'getEmploymentType'
    | 'updateEmploymentType'
  pay_grades: 'listPayGrades' | 'createPayGrade' | 'getPayGrade' | 'updatePayGrade'
  shifts: 'listShifts' | 'createShift' | 'getShift' | 'updateShift'
  holidays: 'listHolidays' | 'createHoliday' | 'getHoliday' | 'updateHoliday'
  webhook_endpoints:
    | 'listWebhookEndpoints'
    | 'createWebhookEndpoint'
    | 'getWebhookEndpoint'
    | 'deleteWebhookEndpoint'
    | 'updateWebhookEndpoint'
    | 'getWebhookEndpointSecret'
    | 'rotateWebhookEndpointSecret'
    | 'testWebhookEndpoint'
    | 'replayWebhookEndpoint'
  webhook_deliveries: 'listWebhookDeliveries' | 'getWebhookDelivery' | 'replayWebhookDelivery'
  webhook_attempts: 'listWebhookAttempts'
}

export type OperationId = keyof Calls
export type Tag = keyof Tags
export type Call<K extends OperationId> = Calls[K]
export type Result<K extends OperationId> = Results[K]
export type Returned<K extends OperationId> = Result<K> | Serialized<Result<K>>

export type Handler<K extends OperationId, Given = Context> = (
  call: Call<K> & Given,
) => Returned<K> | Promise<Returned<K>>

/** Every handler of one tag: a slice is an object that satisfies this. */
export type HandlersFor<T extends Tag, Given = Context> = {
  [K in Tags[T]]: Handler<K, Given>
}

export type Handlers<Given = Context> = { [K in OperationId]: Handler<K, Given> }
