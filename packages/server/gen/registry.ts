// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import meSlice from '../resources/me.ts'
import companySlice from '../resources/company.ts'
import fiscalYearsSlice from '../resources/fiscal-years.ts'
import employeesSlice from '../resources/employees.ts'
import employeeAddressesSlice from '../resources/employee-addresses.ts'
import employeeBankAccountsSlice from '../resources/employee-bank-accounts.ts'
import employeeCompensationSlice from '../resources/employee-compensation.ts'
import departmentsSlice from '../resources/departments.ts'
import designationsSlice from '../resources/designations.ts'
import branchesSlice from '../resources/branches.ts'
import employmentTypesSlice from '../resources/employment-types.ts'
import payGradesSlice from '../resources/pay-grades.ts'
import shiftsSlice from '../resources/shifts.ts'
import holidaysSlice from '../resources/holidays.ts'
import webhookEndpointsSlice from '../resources/webhook-endpoints.ts'
import webhookDeliveriesSlice from '../resources/webhook-deliveries.ts'
import webhookAttemptsSlice from '../resources/webhook-attempts.ts'
import type { Handlers, OperationId, Results, Serialized } from './handlers.ts'

const slices = {
  ...meSlice,
  ...companySlice,
  ...fiscalYearsSlice,
  ...employeesSlice,
  ...employeeAddressesSlice,
  ...employeeBankAccountsSlice,
  ...employeeCompensationSlice,
  ...departmentsSlice,
  ...designationsSlice,
  ...branchesSlice,
  ...employmentTypesSlice,
  ...payGradesSlice,
  ...shiftsSlice,
  ...holidaysSlice,
  ...webhookEndpointsSlice,
  ...webhookDeliveriesSlice,
  ...webhookAttemptsSlice,
}

/** The handler of every operation. */
export const handlers: Handlers = slices

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Items<T> = T extends readonly (infer Item)[] ? Item : never
type Objects<T> = T extends readonly unknown[] ? never : T extends object ? T : never
type Names<T> = T extends unknown ? keyof T : never
type Field<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never

/** The dotted name of each field, at any depth, that Actual may hold and Declared does not. */
type Undeclared<Actual, Declared, Path extends string = ''> =
  Same<Actual, Declared> extends true ? never
  : unknown extends Declared ? never
  : Actual extends readonly (infer Item)[] ? Undeclared<Item, Items<Declared>, Path>
  : Actual extends object ? UndeclaredIn<Actual, Objects<Declared>, Path>
  : never

type UndeclaredIn<Actual, Declared, Path extends string> = {
  [K in keyof Actual & string]: K extends Names<Declared>
    ? Undeclared<Actual[K], Field<Declared, K>, `${Path}${K}.`>
    : `${Path}${K}`
}[keyof Actual & string]

// What the handler as written may return, not only what its type lets through: TypeScript looks for excess
// properties in literals alone, and not in what a function returns.
type Actual<K extends OperationId> = (typeof slices)[K] extends (...call: never[]) => infer R
  ? Exclude<Awaited<R>, Serialized<unknown>>
  : never

type Complaint<K extends OperationId, F = Undeclared<Actual<K>, Results[K]>> = [F] extends [never]
  ? never
  : { error: `${K} returns a field the contract does not declare`; field: F }

type Nothing<T extends never> = T

/** A line does not compile when its handler returns a field that the contract does not declare; the error names both. */
export type Exact = [
  Nothing<Complaint<'getMe'>>,
  Nothing<Complaint<'getCompany'>>,
  Nothing<Complaint<'listFiscalYears'>>,
  Nothing<Complaint<'getFiscalYear'>>,
  Nothing<Complaint<'listEmployees'>>,
  Nothing<Complaint<'createEmployee'>>,
  Nothing<Complaint<'getEmployee'>>,
  Nothing<Complaint<'deleteEmployee'>>,
  Nothing<Complaint<'updateEmployee'>>,
  Nothing<Complaint<'listEmployeeAddresses'>>,
  Nothing<Complaint<'createEmployeeAddress'>>,
  Nothing<Complaint<'deleteEmployeeAddress'>>,
  Nothing<Complaint<'updateEmployeeAddress'>>,
  Nothing<Complaint<'listEmployeeBankAccounts'>>,
  Nothing<Complaint<'getEmployeeBankAccount'>>,
  Nothing<Complaint<'getEmployeeCompensation'>>,
  Nothing<Complaint<'listDepartments'>>,
  Nothing<Complaint<'createDepartment'>>,
  Nothing<Complaint<'getDepartment'>>,
  Nothing<Complaint<'updateDepartment'>>,
  Nothing<Complaint<'listDesignations'>>,
  Nothing<Complaint<'createDesignation'>>,
  Nothing<Complaint<'getDesignation'>>,
  Nothing<Complaint<'updateDesignation'>>,
  Nothing<Complaint<'listBranches'>>,
  Nothing<Complaint<'createBranch'>>,
  Nothing<Complaint<'getBranch'>>,
  Nothing<Complaint<'updateBranch'>>,
  Nothing<Complaint<'listEmploymentTypes'>>,
  Nothing<Complaint<'createEmploymentType'>>,
  Nothing<Complaint<'getEmploymentType'>>,
  Nothing<Complaint<'updateEmploymentType'>>,
  Nothing<Complaint<'listPayGrades'>>,
  Nothing<Complaint<'createPayGrade'>>,
  Nothing<Complaint<'getPayGrade'>>,
  Nothing<Complaint<'updatePayGrade'>>,
  Nothing<Complaint<'listShifts'>>,
  Nothing<Complaint<'createShift'>>,
  Nothing<Complaint<'getShift'>>,
  Nothing<Complaint<'updateShift'>>,
  Nothing<Complaint<'listHolidays'>>,
  Nothing<Complaint<'createHoliday'>>,
  Nothing<Complaint<'getHoliday'>>,
  Nothing<Complaint<'updateHoliday'>>,
  Nothing<Complaint<'listWebhookEndpoints'>>,
  Nothing<Complaint<'createWebhookEndpoint'>>,
  Nothing<Complaint<'getWebhookEndpoint'>>,
  Nothing<Complaint<'deleteWebhookEndpoint'>>,
  Nothing<Complaint<'updateWebhookEndpoint'>>,
  Nothing<Complaint<'getWebhookEndpointSecret'>>,
  Nothing<Complaint<'rotateWebhookEndpointSecret'>>,
  Nothing<Complaint<'testWebhookEndpoint'>>,
  Nothing<Complaint<'replayWebhookEndpoint'>>,
  Nothing<Complaint<'listWebhookDeliveries'>>,
  Nothing<Complaint<'getWebhookDelivery'>>,
  Nothing<Complaint<'replayWebhookDelivery'>>,
  Nothing<Complaint<'listWebhookAttempts'>>,
]
