// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import meDocument from './documents/me.json' with { type: 'json' }
import companyDocument from './documents/company.json' with { type: 'json' }
import fiscalYearsDocument from './documents/fiscal-years.json' with { type: 'json' }
import employeesDocument from './documents/employees.json' with { type: 'json' }
import employeeAddressesDocument from './documents/employee-addresses.json' with { type: 'json' }
import employeeBankAccountsDocument from './documents/employee-bank-accounts.json' with { type: 'json' }
import employeeCompensationDocument from './documents/employee-compensation.json' with { type: 'json' }
import departmentsDocument from './documents/departments.json' with { type: 'json' }
import designationsDocument from './documents/designations.json' with { type: 'json' }
import branchesDocument from './documents/branches.json' with { type: 'json' }
import employmentTypesDocument from './documents/employment-types.json' with { type: 'json' }
import payGradesDocument from './documents/pay-grades.json' with { type: 'json' }
import shiftsDocument from './documents/shifts.json' with { type: 'json' }
import holidaysDocument from './documents/holidays.json' with { type: 'json' }
import leaveTypesDocument from './documents/leave-types.json' with { type: 'json' }
import leavePoliciesDocument from './documents/leave-policies.json' with { type: 'json' }
import leaveGroupsDocument from './documents/leave-groups.json' with { type: 'json' }
import leaveBalancesDocument from './documents/leave-balances.json' with { type: 'json' }
import leaveEncashmentsDocument from './documents/leave-encashments.json' with { type: 'json' }
import leaveOverdraftsDocument from './documents/leave-overdrafts.json' with { type: 'json' }
import leaveApplicationsDocument from './documents/leave-applications.json' with { type: 'json' }
import attendanceRecordsDocument from './documents/attendance-records.json' with { type: 'json' }
import punchesDocument from './documents/punches.json' with { type: 'json' }
import overtimeRequestsDocument from './documents/overtime-requests.json' with { type: 'json' }
import regularisationsDocument from './documents/regularisations.json' with { type: 'json' }
import restDaySwapsDocument from './documents/rest-day-swaps.json' with { type: 'json' }
import employeeShiftsDocument from './documents/employee-shifts.json' with { type: 'json' }
import geofencedSitesDocument from './documents/geofenced-sites.json' with { type: 'json' }
import attendanceSettingsDocument from './documents/attendance-settings.json' with { type: 'json' }
import webhookEndpointsDocument from './documents/webhook-endpoints.json' with { type: 'json' }
import webhookDeliveriesDocument from './documents/webhook-deliveries.json' with { type: 'json' }
import webhookAttemptsDocument from './documents/webhook-attempts.json' with { type: 'json' }
import messagesDocument from './documents/messages.json' with { type: 'json' }

/** By tag: an OpenAPI document with the operations of that tag and what they reach. */
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
} as const satisfies Record<string, object>
