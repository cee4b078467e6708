// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import meDocument from './documents/me.ts'
import companyDocument from './documents/company.ts'
import fiscalYearsDocument from './documents/fiscal-years.ts'
import employeesDocument from './documents/employees.ts'
import employeeAddressesDocument from './documents/employee-addresses.ts'
import employeeBankAccountsDocument from './documents/employee-bank-accounts.ts'
import employeeCompensationDocument from './documents/employee-compensation.ts'
import departmentsDocument from './documents/departments.ts'
import designationsDocument from './documents/designations.ts'
import branchesDocument from './documents/branches.ts'
import employmentTypesDocument from './documents/employment-types.ts'
import payGradesDocument from './documents/pay-grades.ts'
import shiftsDocument from './documents/shifts.ts'
import holidaysDocument from './documents/holidays.ts'
import leaveTypesDocument from './documents/leave-types.ts'
import leavePoliciesDocument from './documents/leave-policies.ts'
import leaveGroupsDocument from './documents/leave-groups.ts'
import leaveBalancesDocument from './documents/leave-balances.ts'
import leaveEncashmentsDocument from './documents/leave-encashments.ts'
import leaveOverdraftsDocument from './documents/leave-overdrafts.ts'
import leaveApplicationsDocument from './documents/leave-applications.ts'
import attendanceRecordsDocument from './documents/attendance-records.ts'
import punchesDocument from './documents/punches.ts'
import overtimeRequestsDocument from './documents/overtime-requests.ts'
import regularisationsDocument from './documents/regularisations.ts'
import restDaySwapsDocument from './documents/rest-day-swaps.ts'
import employeeShiftsDocument from './documents/employee-shifts.ts'
import geofencedSitesDocument from './documents/geofenced-sites.ts'
import attendanceSettingsDocument from './documents/attendance-settings.ts'
import webhookEndpointsDocument from './documents/webhook-endpoints.ts'
import webhookDeliveriesDocument from './documents/webhook-deliveries.ts'
import webhookAttemptsDocument from './documents/webhook-attempts.ts'
import messagesDocument from './documents/messages.ts'

/** By tag: an OpenAPI document with the requests of that tag's operations and what they reach. */
export const documents = {
  me: meDocument,
  company: companyDocument,
  fiscal_years: fiscalYearsDocument,
  employees: employeesDocument,
  employee_addresses: employeeAddressesDocument,
  employee_bank_accounts: employeeBankAccountsDocument,
  employee_compensation: employeeCompensationDocument,
  departments: departmentsDocument,
  designations: designationsDocument,
  branches: branchesDocument,
  employment_types: employmentTypesDocument,
  pay_grades: payGradesDocument,
  shifts: shiftsDocument,
  holidays: holidaysDocument,
  leave_types: leaveTypesDocument,
  leave_policies: leavePoliciesDocument,
  leave_groups: leaveGroupsDocument,
  leave_balances: leaveBalancesDocument,
  leave_encashments: leaveEncashmentsDocument,
  leave_overdrafts: leaveOverdraftsDocument,
  leave_applications: leaveApplicationsDocument,
  attendance_records: attendanceRecordsDocument,
  punches: punchesDocument,
  overtime_requests: overtimeRequestsDocument,
  regularisations: regularisationsDocument,
  rest_day_swaps: restDaySwapsDocument,
  employee_shifts: employeeShiftsDocument,
  geofenced_sites: geofencedSitesDocument,
  attendance_settings: attendanceSettingsDocument,
  webhook_endpoints: webhookEndpointsDocument,
  webhook_deliveries: webhookDeliveriesDocument,
  webhook_attempts: webhookAttemptsDocument,
  messages: messagesDocument,
} as const
