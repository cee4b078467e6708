// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import meSlice from '../features/company/handlers/me.ts'
import companySlice from '../features/company/handlers/company.ts'
import sandboxSlice from '../features/sandbox/handlers/sandbox.ts'
import fiscalYearsSlice from '../features/company/handlers/fiscal-years.ts'
import namesSlice from '../features/company/handlers/names.ts'
import pendingWorkSlice from '../features/company/handlers/pending-work.ts'
import countryTemplatesSlice from '../features/company/handlers/country-templates.ts'
import setupSlice from '../features/company/handlers/setup.ts'
import employeesSlice from '../features/employees/handlers/employees.ts'
import employeeMatchesSlice from '../features/employees/handlers/employee-matches.ts'
import employeePhotosSlice from '../features/employees/handlers/employee-photos.ts'
import colleaguesSlice from '../features/employees/handlers/colleagues.ts'
import jobChangesSlice from '../features/employees/handlers/job-changes.ts'
import headcountSlice from '../features/employees/handlers/headcount.ts'
import employeeAddressesSlice from '../features/employees/handlers/employee-addresses.ts'
import employeeDependantsSlice from '../features/employees/handlers/employee-dependants.ts'
import employeeContactsSlice from '../features/employees/handlers/employee-contacts.ts'
import employeeBankAccountsSlice from '../features/employees/handlers/employee-bank-accounts.ts'
import employeeCompensationSlice from '../features/employees/handlers/employee-compensation.ts'
import departmentsSlice from '../features/organisation/handlers/departments.ts'
import designationsSlice from '../features/organisation/handlers/designations.ts'
import branchesSlice from '../features/organisation/handlers/branches.ts'
import employmentTypesSlice from '../features/organisation/handlers/employment-types.ts'
import payGradesSlice from '../features/organisation/handlers/pay-grades.ts'
import shiftsSlice from '../features/schedule/handlers/shifts.ts'
import holidaysSlice from '../features/schedule/handlers/holidays.ts'
import leaveTypesSlice from '../features/leave/handlers/leave-types.ts'
import leavePoliciesSlice from '../features/leave/handlers/leave-policies.ts'
import leaveGroupsSlice from '../features/leave/handlers/leave-groups.ts'
import leaveBalancesSlice from '../features/leave/handlers/leave-balances.ts'
import leaveEncashmentsSlice from '../features/leave/handlers/leave-encashments.ts'
import leaveOverdraftsSlice from '../features/leave/handlers/leave-overdrafts.ts'
import leaveApplicationsSlice from '../features/leave/handlers/leave-applications.ts'
import leaveCalendarSlice from '../features/leave/handlers/leave-calendar.ts'
import attendanceRecordsSlice from '../features/attendance/handlers/attendance-records.ts'
import latePunchesSlice from '../features/attendance/handlers/late-punches.ts'
import attendanceMonthsSlice from '../features/attendance/handlers/attendance-months.ts'
import attendanceDaysSlice from '../features/attendance/handlers/attendance-days.ts'
import punchesSlice from '../features/attendance/handlers/punches.ts'
import overtimeRequestsSlice from '../features/attendance/handlers/overtime-requests.ts'
import regularisationsSlice from '../features/attendance/handlers/regularisations.ts'
import restDaySwapsSlice from '../features/attendance/handlers/rest-day-swaps.ts'
import employeeShiftsSlice from '../features/schedule/handlers/employee-shifts.ts'
import geofencedSitesSlice from '../features/attendance/handlers/geofenced-sites.ts'
import attendanceSettingsSlice from '../features/attendance/handlers/attendance-settings.ts'
import salaryComponentsSlice from '../features/salaries/handlers/salary-components.ts'
import salaryStructuresSlice from '../features/salaries/handlers/salary-structures.ts'
import salaryStructureComponentsSlice from '../features/salaries/handlers/salary-structure-components.ts'
import salaryAssignmentsSlice from '../features/salaries/handlers/salary-assignments.ts'
import payrollRunsSlice from '../features/payroll/handlers/payroll-runs.ts'
import payrollEntriesSlice from '../features/payroll/handlers/payroll-entries.ts'
import payrollRunDetailsSlice from '../features/payroll/handlers/payroll-run-details.ts'
import payrollOperationsSlice from '../features/payroll/handlers/payroll-operations.ts'
import payrollEntryDetailsSlice from '../features/payroll/handlers/payroll-entry-details.ts'
import payrollImportsSlice from '../features/payroll/handlers/payroll-imports.ts'
import payrollPaymentBatchesSlice from '../features/payroll/handlers/payroll-payment-batches.ts'
import payrollPaymentsSlice from '../features/payroll/handlers/payroll-payments.ts'
import payrollBankFilesSlice from '../features/payroll/handlers/payroll-bank-files.ts'
import companyBankAccountsSlice from '../features/payroll/handlers/company-bank-accounts.ts'
import payrollGlCodesSlice from '../features/payroll/handlers/payroll-gl-codes.ts'
import payChangesSlice from '../features/payroll/handlers/pay-changes.ts'
import employmentEndsSlice from '../features/payroll/handlers/employment-ends.ts'
import payrollVariancesSlice from '../features/payroll/handlers/payroll-variances.ts'
import payrollRegisterSlice from '../features/payroll/handlers/payroll-register.ts'
import payrollReadinessSlice from '../features/payroll/handlers/payroll-readiness.ts'
import payrollCostsSlice from '../features/payroll/handlers/payroll-costs.ts'
import payrollEntryComponentsSlice from '../features/payroll/handlers/payroll-entry-components.ts'
import salarySlipsSlice from '../features/payroll/handlers/salary-slips.ts'
import salarySlipDetailsSlice from '../features/payroll/handlers/salary-slip-details.ts'
import payslipsSlice from '../features/payroll/handlers/payslips.ts'
import payrollSettingsSlice from '../features/payroll/handlers/payroll-settings.ts'
import payrollAdjustmentsSlice from '../features/payroll/handlers/payroll-adjustments.ts'
import payrollCorrectionsSlice from '../features/payroll/handlers/payroll-corrections.ts'
import employeeLawFactsSlice from '../features/payroll/handlers/employee-law-facts.ts'
import taxOpeningsSlice from '../features/payroll/handlers/tax-openings.ts'
import taxCertificatesSlice from '../features/payroll/handlers/tax-certificates.ts'
import lawParametersSlice from '../features/payroll/handlers/law-parameters.ts'
import lawValuesSlice from '../features/payroll/handlers/law-values.ts'
import loanTypesSlice from '../features/loans/handlers/loan-types.ts'
import loansSlice from '../features/loans/handlers/loans.ts'
import employeeNumberingSlice from '../features/employees/handlers/employee-numbering.ts'
import employeeDefaultsSlice from '../features/employees/handlers/employee-defaults.ts'
import loanNumberingSlice from '../features/loans/handlers/loan-numbering.ts'
import loanInstallmentsSlice from '../features/loans/handlers/loan-installments.ts'
import expenseCategoriesSlice from '../features/expenses/handlers/expense-categories.ts'
import expenseLimitsSlice from '../features/expenses/handlers/expense-limits.ts'
import expenseClaimsSlice from '../features/expenses/handlers/expense-claims.ts'
import expenseClaimMatchesSlice from '../features/expenses/handlers/expense-claim-matches.ts'
import expenseClaimNumberingSlice from '../features/expenses/handlers/expense-claim-numbering.ts'
import expenseClaimItemsSlice from '../features/expenses/handlers/expense-claim-items.ts'
import expenseReceiptsSlice from '../features/expenses/handlers/expense-receipts.ts'
import assetCategoriesSlice from '../features/assets/handlers/asset-categories.ts'
import assetsSlice from '../features/assets/handlers/assets.ts'
import assetAssignmentsSlice from '../features/assets/handlers/asset-assignments.ts'
import assetAssignmentDetailsSlice from '../features/assets/handlers/asset-assignment-details.ts'
import announcementCategoriesSlice from '../features/announcements/handlers/announcement-categories.ts'
import announcementDraftsSlice from '../features/announcements/handlers/announcement-drafts.ts'
import announcementsSlice from '../features/announcements/handlers/announcements.ts'
import jobOpeningsSlice from '../features/recruitment/handlers/job-openings.ts'
import candidatesSlice from '../features/recruitment/handlers/candidates.ts'
import jobApplicationsSlice from '../features/recruitment/handlers/job-applications.ts'
import documentTypesSlice from '../features/documents/handlers/document-types.ts'
import employeeDocumentsSlice from '../features/documents/handlers/employee-documents.ts'
import employeeDocumentMatchesSlice from '../features/documents/handlers/employee-document-matches.ts'
import employmentContractNumberingSlice from '../features/documents/handlers/employment-contract-numbering.ts'
import employmentContractsSlice from '../features/documents/handlers/employment-contracts.ts'
import employmentContractDetailsSlice from '../features/documents/handlers/employment-contract-details.ts'
import employmentContractFilesSlice from '../features/documents/handlers/employment-contract-files.ts'
import letterTemplatesSlice from '../features/letters/handlers/letter-templates.ts'
import hrLetterRequestsSlice from '../features/letters/handlers/hr-letter-requests.ts'
import hrLettersSlice from '../features/letters/handlers/hr-letters.ts'
import letterheadSlice from '../features/letters/handlers/letterhead.ts'
import letterheadLogoSlice from '../features/letters/handlers/letterhead-logo.ts'
import letterheadPreviewSlice from '../features/letters/handlers/letterhead-preview.ts'
import eventsSlice from '../features/webhooks/handlers/events.ts'
import webhookEndpointsSlice from '../features/webhooks/handlers/webhook-endpoints.ts'
import webhookDeliveriesSlice from '../features/webhooks/handlers/webhook-deliveries.ts'
import webhookAttemptsSlice from '../features/webhooks/handlers/webhook-attempts.ts'
import webhookActivitySlice from '../features/webhooks/handlers/webhook-activity.ts'
import messagesSlice from '../features/messages/handlers/messages.ts'
import notificationsSlice from '../features/messages/handlers/notifications.ts'
import notificationSettingsSlice from '../features/messages/handlers/notification-settings.ts'
import sessionsSlice from '../features/people/handlers/sessions.ts'
import accountsSlice from '../features/people/handlers/accounts.ts'
import passkeysSlice from '../features/people/handlers/passkeys.ts'
import invitationsSlice from '../features/people/handlers/invitations.ts'
import membersSlice from '../features/people/handlers/members.ts'
import rolesSlice from '../features/people/handlers/roles.ts'
import apiKeysSlice from '../features/access/handlers/api-keys.ts'
import serviceTokensSlice from '../features/access/handlers/service-tokens.ts'
import exportsSlice from '../features/exports/handlers/exports.ts'
import auditEntriesSlice from '../features/access/handlers/audit-entries.ts'
import recordChangesSlice from '../features/access/handlers/record-changes.ts'
import listViewsSlice from '../features/people/handlers/list-views.ts'
import listCountsSlice from '../features/people/handlers/list-counts.ts'
import signOnSlice from '../features/people/handlers/sign-on.ts'
import importsSlice from '../features/imports/handlers/imports.ts'
import importRowsSlice from '../features/imports/handlers/import-rows.ts'
import importTemplatesSlice from '../features/imports/handlers/import-templates.ts'
import bulkActionsSlice from '../features/decisions/handlers/bulk-actions.ts'
import bulkActionItemsSlice from '../features/decisions/handlers/bulk-action-items.ts'
import commentsSlice from '../features/decisions/handlers/comments.ts'
import calendarFeedsSlice from '../features/calendars/handlers/calendar-feeds.ts'
import bankAccountChangesSlice from '../features/profile/handlers/bank-account-changes.ts'
import profileChangesSlice from '../features/profile/handlers/profile-changes.ts'
import approvalsSlice from '../features/approvals/handlers/approvals.ts'
import approvalPoliciesSlice from '../features/approvals/handlers/approval-policies.ts'
import approvalDelegationsSlice from '../features/approvals/handlers/approval-delegations.ts'
import type { Handlers, OperationId, Results, Serialized } from './handlers.ts'

/** What a slice is made with, where it is a function. */
type Needs<Slice> = Slice extends (services: infer Given) => object ? Given : unknown

function made<Slice extends object>(slice: Slice | ((services: Services) => Slice), services: Services) {
  return typeof slice === 'function' ? slice(services) : slice
}

/** All that slices are made with: each says which part it takes. */
export type Services =
  & Needs<typeof meSlice>
  & Needs<typeof companySlice>
  & Needs<typeof sandboxSlice>
  & Needs<typeof fiscalYearsSlice>
  & Needs<typeof namesSlice>
  & Needs<typeof pendingWorkSlice>
  & Needs<typeof countryTemplatesSlice>
  & Needs<typeof setupSlice>
  & Needs<typeof employeesSlice>
  & Needs<typeof employeeMatchesSlice>
  & Needs<typeof employeePhotosSlice>
  & Needs<typeof colleaguesSlice>
  & Needs<typeof jobChangesSlice>
  & Needs<typeof headcountSlice>
  & Needs<typeof employeeAddressesSlice>
  & Needs<typeof employeeDependantsSlice>
  & Needs<typeof employeeContactsSlice>
  & Needs<typeof employeeBankAccountsSlice>
  & Needs<typeof employeeCompensationSlice>
  & Needs<typeof departmentsSlice>
  & Needs<typeof designationsSlice>
  & Needs<typeof branchesSlice>
  & Needs<typeof employmentTypesSlice>
  & Needs<typeof payGradesSlice>
  & Needs<typeof shiftsSlice>
  & Needs<typeof holidaysSlice>
  & Needs<typeof leaveTypesSlice>
  & Needs<typeof leavePoliciesSlice>
  & Needs<typeof leaveGroupsSlice>
  & Needs<typeof leaveBalancesSlice>
  & Needs<typeof leaveEncashmentsSlice>
  & Needs<typeof leaveOverdraftsSlice>
  & Needs<typeof leaveApplicationsSlice>
  & Needs<typeof leaveCalendarSlice>
  & Needs<typeof attendanceRecordsSlice>
  & Needs<typeof latePunchesSlice>
  & Needs<typeof attendanceMonthsSlice>
  & Needs<typeof attendanceDaysSlice>
  & Needs<typeof punchesSlice>
  & Needs<typeof overtimeRequestsSlice>
  & Needs<typeof regularisationsSlice>
  & Needs<typeof restDaySwapsSlice>
  & Needs<typeof employeeShiftsSlice>
  & Needs<typeof geofencedSitesSlice>
  & Needs<typeof attendanceSettingsSlice>
  & Needs<typeof salaryComponentsSlice>
  & Needs<typeof salaryStructuresSlice>
  & Needs<typeof salaryStructureComponentsSlice>
  & Needs<typeof salaryAssignmentsSlice>
  & Needs<typeof payrollRunsSlice>
  & Needs<typeof payrollEntriesSlice>
  & Needs<typeof payrollRunDetailsSlice>
  & Needs<typeof payrollOperationsSlice>
  & Needs<typeof payrollEntryDetailsSlice>
  & Needs<typeof payrollImportsSlice>
  & Needs<typeof payrollPaymentBatchesSlice>
  & Needs<typeof payrollPaymentsSlice>
  & Needs<typeof payrollBankFilesSlice>
  & Needs<typeof companyBankAccountsSlice>
  & Needs<typeof payrollGlCodesSlice>
  & Needs<typeof payChangesSlice>
  & Needs<typeof employmentEndsSlice>
  & Needs<typeof payrollVariancesSlice>
  & Needs<typeof payrollRegisterSlice>
  & Needs<typeof payrollReadinessSlice>
  & Needs<typeof payrollCostsSlice>
  & Needs<typeof payrollEntryComponentsSlice>
  & Needs<typeof salarySlipsSlice>
  & Needs<typeof salarySlipDetailsSlice>
  & Needs<typeof payslipsSlice>
  & Needs<typeof payrollSettingsSlice>
  & Needs<typeof payrollAdjustmentsSlice>
  & Needs<typeof payrollCorrectionsSlice>
  & Needs<typeof employeeLawFactsSlice>
  & Needs<typeof taxOpeningsSlice>
  & Needs<typeof taxCertificatesSlice>
  & Needs<typeof lawParametersSlice>
  & Needs<typeof lawValuesSlice>
  & Needs<typeof loanTypesSlice>
  & Needs<typeof loansSlice>
  & Needs<typeof employeeNumberingSlice>
  & Needs<typeof employeeDefaultsSlice>
  & Needs<typeof loanNumberingSlice>
  & Needs<typeof loanInstallmentsSlice>
  & Needs<typeof expenseCategoriesSlice>
  & Needs<typeof expenseLimitsSlice>
  & Needs<typeof expenseClaimsSlice>
  & Needs<typeof expenseClaimMatchesSlice>
  & Needs<typeof expenseClaimNumberingSlice>
  & Needs<typeof expenseClaimItemsSlice>
  & Needs<typeof expenseReceiptsSlice>
  & Needs<typeof assetCategoriesSlice>
  & Needs<typeof assetsSlice>
  & Needs<typeof assetAssignmentsSlice>
  & Needs<typeof assetAssignmentDetailsSlice>
  & Needs<typeof announcementCategoriesSlice>
  & Needs<typeof announcementDraftsSlice>
  & Needs<typeof announcementsSlice>
  & Needs<typeof jobOpeningsSlice>
  & Needs<typeof candidatesSlice>
  & Needs<typeof jobApplicationsSlice>
  & Needs<typeof documentTypesSlice>
  & Needs<typeof employeeDocumentsSlice>
  & Needs<typeof employeeDocumentMatchesSlice>
  & Needs<typeof employmentContractNumberingSlice>
  & Needs<typeof employmentContractsSlice>
  & Needs<typeof employmentContractDetailsSlice>
  & Needs<typeof employmentContractFilesSlice>
  & Needs<typeof letterTemplatesSlice>
  & Needs<typeof hrLetterRequestsSlice>
  & Needs<typeof hrLettersSlice>
  & Needs<typeof letterheadSlice>
  & Needs<typeof letterheadLogoSlice>
  & Needs<typeof letterheadPreviewSlice>
  & Needs<typeof eventsSlice>
  & Needs<typeof webhookEndpointsSlice>
  & Needs<typeof webhookDeliveriesSlice>
  & Needs<typeof webhookAttemptsSlice>
  & Needs<typeof webhookActivitySlice>
  & Needs<typeof messagesSlice>
  & Needs<typeof notificationsSlice>
  & Needs<typeof notificationSettingsSlice>
  & Needs<typeof sessionsSlice>
  & Needs<typeof accountsSlice>
  & Needs<typeof passkeysSlice>
  & Needs<typeof invitationsSlice>
  & Needs<typeof membersSlice>
  & Needs<typeof rolesSlice>
  & Needs<typeof apiKeysSlice>
  & Needs<typeof serviceTokensSlice>
  & Needs<typeof exportsSlice>
  & Needs<typeof auditEntriesSlice>
  & Needs<typeof recordChangesSlice>
  & Needs<typeof listViewsSlice>
  & Needs<typeof listCountsSlice>
  & Needs<typeof signOnSlice>
  & Needs<typeof importsSlice>
  & Needs<typeof importRowsSlice>
  & Needs<typeof importTemplatesSlice>
  & Needs<typeof bulkActionsSlice>
  & Needs<typeof bulkActionItemsSlice>
  & Needs<typeof commentsSlice>
  & Needs<typeof calendarFeedsSlice>
  & Needs<typeof bankAccountChangesSlice>
  & Needs<typeof profileChangesSlice>
  & Needs<typeof approvalsSlice>
  & Needs<typeof approvalPoliciesSlice>
  & Needs<typeof approvalDelegationsSlice>


const makeSlices = (services: Services) => ({
  ...made(meSlice, services),
  ...made(companySlice, services),
  ...made(sandboxSlice, services),
  ...made(fiscalYearsSlice, services),
  ...made(namesSlice, services),
  ...made(pendingWorkSlice, services),
  ...made(countryTemplatesSlice, services),
  ...made(setupSlice, services),
  ...made(employeesSlice, services),
  ...made(employeeMatchesSlice, services),
  ...made(employeePhotosSlice, services),
  ...made(colleaguesSlice, services),
  ...made(jobChangesSlice, services),
  ...made(headcountSlice, services),
  ...made(employeeAddressesSlice, services),
  ...made(employeeDependantsSlice, services),
  ...made(employeeContactsSlice, services),
  ...made(employeeBankAccountsSlice, services),
  ...made(employeeCompensationSlice, services),
  ...made(departmentsSlice, services),
  ...made(designationsSlice, services),
  ...made(branchesSlice, services),
  ...made(employmentTypesSlice, services),
  ...made(payGradesSlice, services),
  ...made(shiftsSlice, services),
  ...made(holidaysSlice, services),
  ...made(leaveTypesSlice, services),
  ...made(leavePoliciesSlice, services),
  ...made(leaveGroupsSlice, services),
  ...made(leaveBalancesSlice, services),
  ...made(leaveEncashmentsSlice, services),
  ...made(leaveOverdraftsSlice, services),
  ...made(leaveApplicationsSlice, services),
  ...made(leaveCalendarSlice, services),
  ...made(attendanceRecordsSlice, services),
  ...made(latePunchesSlice, services),
  ...made(attendanceMonthsSlice, services),
  ...made(attendanceDaysSlice, services),
  ...made(punchesSlice, services),
  ...made(overtimeRequestsSlice, services),
  ...made(regularisationsSlice, services),
  ...made(restDaySwapsSlice, services),
  ...made(employeeShiftsSlice, services),
  ...made(geofencedSitesSlice, services),
  ...made(attendanceSettingsSlice, services),
  ...made(salaryComponentsSlice, services),
  ...made(salaryStructuresSlice, services),
  ...made(salaryStructureComponentsSlice, services),
  ...made(salaryAssignmentsSlice, services),
  ...made(payrollRunsSlice, services),
  ...made(payrollEntriesSlice, services),
  ...made(payrollRunDetailsSlice, services),
  ...made(payrollOperationsSlice, services),
  ...made(payrollEntryDetailsSlice, services),
  ...made(payrollImportsSlice, services),
  ...made(payrollPaymentBatchesSlice, services),
  ...made(payrollPaymentsSlice, services),
  ...made(payrollBankFilesSlice, services),
  ...made(companyBankAccountsSlice, services),
  ...made(payrollGlCodesSlice, services),
  ...made(payChangesSlice, services),
  ...made(employmentEndsSlice, services),
  ...made(payrollVariancesSlice, services),
  ...made(payrollRegisterSlice, services),
  ...made(payrollReadinessSlice, services),
  ...made(payrollCostsSlice, services),
  ...made(payrollEntryComponentsSlice, services),
  ...made(salarySlipsSlice, services),
  ...made(salarySlipDetailsSlice, services),
  ...made(payslipsSlice, services),
  ...made(payrollSettingsSlice, services),
  ...made(payrollAdjustmentsSlice, services),
  ...made(payrollCorrectionsSlice, services),
  ...made(employeeLawFactsSlice, services),
  ...made(taxOpeningsSlice, services),
  ...made(taxCertificatesSlice, services),
  ...made(lawParametersSlice, services),
  ...made(lawValuesSlice, services),
  ...made(loanTypesSlice, services),
  ...made(loansSlice, services),
  ...made(employeeNumberingSlice, services),
  ...made(employeeDefaultsSlice, services),
  ...made(loanNumberingSlice, services),
  ...made(loanInstallmentsSlice, services),
  ...made(expenseCategoriesSlice, services),
  ...made(expenseLimitsSlice, services),
  ...made(expenseClaimsSlice, services),
  ...made(expenseClaimMatchesSlice, services),
  ...made(expenseClaimNumberingSlice, services),
  ...made(expenseClaimItemsSlice, services),
  ...made(expenseReceiptsSlice, services),
  ...made(assetCategoriesSlice, services),
  ...made(assetsSlice, services),
  ...made(assetAssignmentsSlice, services),
  ...made(assetAssignmentDetailsSlice, services),
  ...made(announcementCategoriesSlice, services),
  ...made(announcementDraftsSlice, services),
  ...made(announcementsSlice, services),
  ...made(jobOpeningsSlice, services),
  ...made(candidatesSlice, services),
  ...made(jobApplicationsSlice, services),
  ...made(documentTypesSlice, services),
  ...made(employeeDocumentsSlice, services),
  ...made(employeeDocumentMatchesSlice, services),
  ...made(employmentContractNumberingSlice, services),
  ...made(employmentContractsSlice, services),
  ...made(employmentContractDetailsSlice, services),
  ...made(employmentContractFilesSlice, services),
  ...made(letterTemplatesSlice, services),
  ...made(hrLetterRequestsSlice, services),
  ...made(hrLettersSlice, services),
  ...made(letterheadSlice, services),
  ...made(letterheadLogoSlice, services),
  ...made(letterheadPreviewSlice, services),
  ...made(eventsSlice, services),
  ...made(webhookEndpointsSlice, services),
  ...made(webhookDeliveriesSlice, services),
  ...made(webhookAttemptsSlice, services),
  ...made(webhookActivitySlice, services),
  ...made(messagesSlice, services),
  ...made(notificationsSlice, services),
  ...made(notificationSettingsSlice, services),
  ...made(sessionsSlice, services),
  ...made(accountsSlice, services),
  ...made(passkeysSlice, services),
  ...made(invitationsSlice, services),
  ...made(membersSlice, services),
  ...made(rolesSlice, services),
  ...made(apiKeysSlice, services),
  ...made(serviceTokensSlice, services),
  ...made(exportsSlice, services),
  ...made(auditEntriesSlice, services),
  ...made(recordChangesSlice, services),
  ...made(listViewsSlice, services),
  ...made(listCountsSlice, services),
  ...made(signOnSlice, services),
  ...made(importsSlice, services),
  ...made(importRowsSlice, services),
  ...made(importTemplatesSlice, services),
  ...made(bulkActionsSlice, services),
  ...made(bulkActionItemsSlice, services),
  ...made(commentsSlice, services),
  ...made(calendarFeedsSlice, services),
  ...made(bankAccountChangesSlice, services),
  ...made(profileChangesSlice, services),
  ...made(approvalsSlice, services),
  ...made(approvalPoliciesSlice, services),
  ...made(approvalDelegationsSlice, services),
})

type Slices = ReturnType<typeof makeSlices>

/** The handler of every operation. */
export const makeHandlers = (services: Services): Handlers => makeSlices(services)

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
type Actual<K extends OperationId> = Slices[K] extends (...call: never[]) => infer R
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
  Nothing<Complaint<'getSandbox'>>,
  Nothing<Complaint<'moveSandboxClock'>>,
  Nothing<Complaint<'resetSandbox'>>,
  Nothing<Complaint<'triggerSandbox'>>,
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
  Nothing<Complaint<'listEmployeeDependants'>>,
  Nothing<Complaint<'createEmployeeDependant'>>,
  Nothing<Complaint<'deleteEmployeeDependant'>>,
  Nothing<Complaint<'updateEmployeeDependant'>>,
  Nothing<Complaint<'listEmployeeContacts'>>,
  Nothing<Complaint<'createEmployeeContact'>>,
  Nothing<Complaint<'deleteEmployeeContact'>>,
  Nothing<Complaint<'updateEmployeeContact'>>,
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
  Nothing<Complaint<'listLeaveTypes'>>,
  Nothing<Complaint<'getLeaveType'>>,
  Nothing<Complaint<'listLeavePolicies'>>,
  Nothing<Complaint<'getLeavePolicy'>>,
  Nothing<Complaint<'listLeaveGroups'>>,
  Nothing<Complaint<'getLeaveGroup'>>,
  Nothing<Complaint<'listLeaveBalances'>>,
  Nothing<Complaint<'getLeaveBalance'>>,
  Nothing<Complaint<'listLeaveApplications'>>,
  Nothing<Complaint<'createLeaveApplication'>>,
  Nothing<Complaint<'getLeaveApplication'>>,
  Nothing<Complaint<'approveLeaveApplication'>>,
  Nothing<Complaint<'rejectLeaveApplication'>>,
  Nothing<Complaint<'cancelLeaveApplication'>>,
  Nothing<Complaint<'listAttendanceRecords'>>,
  Nothing<Complaint<'createAttendanceRecord'>>,
  Nothing<Complaint<'getAttendanceRecord'>>,
  Nothing<Complaint<'updateAttendanceRecord'>>,
  Nothing<Complaint<'listPunches'>>,
  Nothing<Complaint<'createPunch'>>,
  Nothing<Complaint<'getPunch'>>,
  Nothing<Complaint<'listOvertimeRequests'>>,
  Nothing<Complaint<'createOvertimeRequest'>>,
  Nothing<Complaint<'getOvertimeRequest'>>,
  Nothing<Complaint<'approveOvertimeRequest'>>,
  Nothing<Complaint<'rejectOvertimeRequest'>>,
  Nothing<Complaint<'cancelOvertimeRequest'>>,
  Nothing<Complaint<'listRegularisations'>>,
  Nothing<Complaint<'createRegularisation'>>,
  Nothing<Complaint<'getRegularisation'>>,
  Nothing<Complaint<'approveRegularisation'>>,
  Nothing<Complaint<'rejectRegularisation'>>,
  Nothing<Complaint<'cancelRegularisation'>>,
  Nothing<Complaint<'listRestDaySwaps'>>,
  Nothing<Complaint<'createRestDaySwap'>>,
  Nothing<Complaint<'getRestDaySwap'>>,
  Nothing<Complaint<'cancelRestDaySwap'>>,
  Nothing<Complaint<'listEmployeeShifts'>>,
  Nothing<Complaint<'createEmployeeShift'>>,
  Nothing<Complaint<'getEmployeeShift'>>,
  Nothing<Complaint<'listGeofencedSites'>>,
  Nothing<Complaint<'createGeofencedSite'>>,
  Nothing<Complaint<'getGeofencedSite'>>,
  Nothing<Complaint<'updateGeofencedSite'>>,
  Nothing<Complaint<'getAttendanceSettings'>>,
  Nothing<Complaint<'listSalaryComponents'>>,
  Nothing<Complaint<'getSalaryComponent'>>,
  Nothing<Complaint<'listSalaryStructures'>>,
  Nothing<Complaint<'getSalaryStructure'>>,
  Nothing<Complaint<'listSalaryStructureComponents'>>,
  Nothing<Complaint<'getSalaryStructureComponent'>>,
  Nothing<Complaint<'listSalaryAssignments'>>,
  Nothing<Complaint<'getSalaryAssignment'>>,
  Nothing<Complaint<'listPayrollRuns'>>,
  Nothing<Complaint<'getPayrollRun'>>,
  Nothing<Complaint<'listPayrollEntries'>>,
  Nothing<Complaint<'getPayrollEntry'>>,
  Nothing<Complaint<'listPayrollEntryComponents'>>,
  Nothing<Complaint<'getPayrollEntryComponent'>>,
  Nothing<Complaint<'listSalarySlips'>>,
  Nothing<Complaint<'getSalarySlip'>>,
  Nothing<Complaint<'listLoanTypes'>>,
  Nothing<Complaint<'getLoanType'>>,
  Nothing<Complaint<'listLoans'>>,
  Nothing<Complaint<'getLoan'>>,
  Nothing<Complaint<'listLoanInstallments'>>,
  Nothing<Complaint<'getLoanInstallment'>>,
  Nothing<Complaint<'listExpenseCategories'>>,
  Nothing<Complaint<'getExpenseCategory'>>,
  Nothing<Complaint<'listExpenseClaims'>>,
  Nothing<Complaint<'getExpenseClaim'>>,
  Nothing<Complaint<'listExpenseClaimItems'>>,
  Nothing<Complaint<'getExpenseClaimItem'>>,
  Nothing<Complaint<'listAssetCategories'>>,
  Nothing<Complaint<'getAssetCategory'>>,
  Nothing<Complaint<'listAssets'>>,
  Nothing<Complaint<'getAsset'>>,
  Nothing<Complaint<'listAssetAssignments'>>,
  Nothing<Complaint<'getAssetAssignment'>>,
  Nothing<Complaint<'listAnnouncementCategories'>>,
  Nothing<Complaint<'getAnnouncementCategory'>>,
  Nothing<Complaint<'listAnnouncements'>>,
  Nothing<Complaint<'getAnnouncement'>>,
  Nothing<Complaint<'listJobOpenings'>>,
  Nothing<Complaint<'createJobOpening'>>,
  Nothing<Complaint<'getJobOpening'>>,
  Nothing<Complaint<'updateJobOpening'>>,
  Nothing<Complaint<'listCandidates'>>,
  Nothing<Complaint<'createCandidate'>>,
  Nothing<Complaint<'getCandidate'>>,
  Nothing<Complaint<'updateCandidate'>>,
  Nothing<Complaint<'listJobApplications'>>,
  Nothing<Complaint<'createJobApplication'>>,
  Nothing<Complaint<'getJobApplication'>>,
  Nothing<Complaint<'updateJobApplication'>>,
  Nothing<Complaint<'listDocumentTypes'>>,
  Nothing<Complaint<'getDocumentType'>>,
  Nothing<Complaint<'listEmployeeDocuments'>>,
  Nothing<Complaint<'createEmployeeDocument'>>,
  Nothing<Complaint<'getEmployeeDocument'>>,
  Nothing<Complaint<'updateEmployeeDocument'>>,
  Nothing<Complaint<'getEmployeeDocumentContent'>>,
  Nothing<Complaint<'verifyEmployeeDocument'>>,
  Nothing<Complaint<'rejectEmployeeDocument'>>,
  Nothing<Complaint<'listEmploymentContracts'>>,
  Nothing<Complaint<'getEmploymentContract'>>,
  Nothing<Complaint<'listHrLetterRequests'>>,
  Nothing<Complaint<'getHrLetterRequest'>>,
  Nothing<Complaint<'listHrLetters'>>,
  Nothing<Complaint<'getHrLetter'>>,
  Nothing<Complaint<'getEvents'>>,
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
  Nothing<Complaint<'updateCompany'>>,
  Nothing<Complaint<'closeFiscalYear'>>,
  Nothing<Complaint<'getNames'>>,
  Nothing<Complaint<'getPendingWork'>>,
  Nothing<Complaint<'getCountryTemplates'>>,
  Nothing<Complaint<'applyCountryTemplate'>>,
  Nothing<Complaint<'getSetup'>>,
  Nothing<Complaint<'assignEmployeeLeaveGroup'>>,
  Nothing<Complaint<'inviteEmployee'>>,
  Nothing<Complaint<'listEmployeeMatches'>>,
  Nothing<Complaint<'getEmployeePhoto'>>,
  Nothing<Complaint<'storeEmployeePhoto'>>,
  Nothing<Complaint<'deleteEmployeePhoto'>>,
  Nothing<Complaint<'getColleagues'>>,
  Nothing<Complaint<'getColleague'>>,
  Nothing<Complaint<'getColleaguePhoto'>>,
  Nothing<Complaint<'listJobChanges'>>,
  Nothing<Complaint<'createJobChange'>>,
  Nothing<Complaint<'previewJobChange'>>,
  Nothing<Complaint<'getJobChange'>>,
  Nothing<Complaint<'deleteJobChange'>>,
  Nothing<Complaint<'updateJobChange'>>,
  Nothing<Complaint<'getHeadcount'>>,
  Nothing<Complaint<'createEmployeeBankAccount'>>,
  Nothing<Complaint<'deleteEmployeeBankAccount'>>,
  Nothing<Complaint<'updateEmployeeBankAccount'>>,
  Nothing<Complaint<'updateEmployeeCompensation'>>,
  Nothing<Complaint<'createLeaveType'>>,
  Nothing<Complaint<'updateLeaveType'>>,
  Nothing<Complaint<'createLeavePolicy'>>,
  Nothing<Complaint<'updateLeavePolicy'>>,
  Nothing<Complaint<'createLeaveGroup'>>,
  Nothing<Complaint<'updateLeaveGroup'>>,
  Nothing<Complaint<'assignLeaveGroupTypes'>>,
  Nothing<Complaint<'adjustLeaveBalance'>>,
  Nothing<Complaint<'getLeaveBalanceExplanation'>>,
  Nothing<Complaint<'listLeaveEncashments'>>,
  Nothing<Complaint<'createLeaveEncashment'>>,
  Nothing<Complaint<'getLeaveEncashment'>>,
  Nothing<Complaint<'cancelLeaveEncashment'>>,
  Nothing<Complaint<'listLeaveOverdrafts'>>,
  Nothing<Complaint<'getLeaveApplicationExplanation'>>,
  Nothing<Complaint<'shortenLeaveApplication'>>,
  Nothing<Complaint<'getLeaveCalendar'>>,
  Nothing<Complaint<'getAttendanceRecordExplanation'>>,
  Nothing<Complaint<'listLatePunches'>>,
  Nothing<Complaint<'dismissLatePunch'>>,
  Nothing<Complaint<'listAttendanceMonths'>>,
  Nothing<Complaint<'listAttendanceDays'>>,
  Nothing<Complaint<'updateAttendanceSettings'>>,
  Nothing<Complaint<'createSalaryComponent'>>,
  Nothing<Complaint<'updateSalaryComponent'>>,
  Nothing<Complaint<'getSalaryComponentFormula'>>,
  Nothing<Complaint<'createSalaryStructure'>>,
  Nothing<Complaint<'updateSalaryStructure'>>,
  Nothing<Complaint<'createSalaryStructureComponent'>>,
  Nothing<Complaint<'deleteSalaryStructureComponent'>>,
  Nothing<Complaint<'updateSalaryStructureComponent'>>,
  Nothing<Complaint<'getSalaryStructureComponentFormula'>>,
  Nothing<Complaint<'createSalaryAssignment'>>,
  Nothing<Complaint<'previewSalaryAssignment'>>,
  Nothing<Complaint<'deleteSalaryAssignment'>>,
  Nothing<Complaint<'updateSalaryAssignment'>>,
  Nothing<Complaint<'getSalaryAssignmentPackage'>>,
  Nothing<Complaint<'createPayrollRun'>>,
  Nothing<Complaint<'deletePayrollRun'>>,
  Nothing<Complaint<'updatePayrollRun'>>,
  Nothing<Complaint<'getPayrollRunPreview'>>,
  Nothing<Complaint<'verifyPayrollRun'>>,
  Nothing<Complaint<'processPayrollRun'>>,
  Nothing<Complaint<'reopenPayrollRun'>>,
  Nothing<Complaint<'approvePayrollRun'>>,
  Nothing<Complaint<'lockPayrollRun'>>,
  Nothing<Complaint<'getPayrollEntryExplanation'>>,
  Nothing<Complaint<'holdPayrollEntry'>>,
  Nothing<Complaint<'releasePayrollEntry'>>,
  Nothing<Complaint<'acknowledgePayrollEntry'>>,
  Nothing<Complaint<'listPayrollRunDetails'>>,
  Nothing<Complaint<'getPayrollRunDetail'>>,
  Nothing<Complaint<'listPayrollOperations'>>,
  Nothing<Complaint<'getPayrollOperation'>>,
  Nothing<Complaint<'listPayrollEntryDetails'>>,
  Nothing<Complaint<'getPayrollEntryDetail'>>,
  Nothing<Complaint<'createPayrollImport'>>,
  Nothing<Complaint<'deletePayrollImport'>>,
  Nothing<Complaint<'updatePayrollImport'>>,
  Nothing<Complaint<'listPayrollPaymentBatches'>>,
  Nothing<Complaint<'createPayrollPaymentBatch'>>,
  Nothing<Complaint<'getPayrollPaymentBatch'>>,
  Nothing<Complaint<'recordPayrollPaymentBatch'>>,
  Nothing<Complaint<'cancelPayrollPaymentBatch'>>,
  Nothing<Complaint<'listPayrollPayments'>>,
  Nothing<Complaint<'getPayrollPayment'>>,
  Nothing<Complaint<'failPayrollPayment'>>,
  Nothing<Complaint<'getPayrollBankFileContent'>>,
  Nothing<Complaint<'createPayrollBankFile'>>,
  Nothing<Complaint<'recordPayrollBankFileStatuses'>>,
  Nothing<Complaint<'listPayrollBankFiles'>>,
  Nothing<Complaint<'getPayrollBankFile'>>,
  Nothing<Complaint<'listCompanyBankAccounts'>>,
  Nothing<Complaint<'createCompanyBankAccount'>>,
  Nothing<Complaint<'getCompanyBankAccount'>>,
  Nothing<Complaint<'updateCompanyBankAccount'>>,
  Nothing<Complaint<'listPayrollGlCodes'>>,
  Nothing<Complaint<'createPayrollGlCode'>>,
  Nothing<Complaint<'getPayrollGlCode'>>,
  Nothing<Complaint<'updatePayrollGlCode'>>,
  Nothing<Complaint<'previewPayChange'>>,
  Nothing<Complaint<'previewEmploymentEnd'>>,
  Nothing<Complaint<'getPayrollVariance'>>,
  Nothing<Complaint<'listPayrollVariances'>>,
  Nothing<Complaint<'listPayrollRegister'>>,
  Nothing<Complaint<'getPayrollRegisterTotals'>>,
  Nothing<Complaint<'getPayrollReadiness'>>,
  Nothing<Complaint<'getPayrollCost'>>,
  Nothing<Complaint<'getPayrollCosts'>>,
  Nothing<Complaint<'getSalarySlipContent'>>,
  Nothing<Complaint<'listSalarySlipDetails'>>,
  Nothing<Complaint<'getSalarySlipDetail'>>,
  Nothing<Complaint<'listPayslips'>>,
  Nothing<Complaint<'getPayslip'>>,
  Nothing<Complaint<'getPayslipChange'>>,
  Nothing<Complaint<'getPayslipYears'>>,
  Nothing<Complaint<'getPayrollSettings'>>,
  Nothing<Complaint<'updatePayrollSettings'>>,
  Nothing<Complaint<'listPayrollAdjustments'>>,
  Nothing<Complaint<'createPayrollAdjustment'>>,
  Nothing<Complaint<'getPayrollAdjustment'>>,
  Nothing<Complaint<'updatePayrollAdjustment'>>,
  Nothing<Complaint<'cancelPayrollAdjustment'>>,
  Nothing<Complaint<'listPayrollCorrections'>>,
  Nothing<Complaint<'createPayrollCorrection'>>,
  Nothing<Complaint<'getPayrollCorrection'>>,
  Nothing<Complaint<'cancelPayrollCorrection'>>,
  Nothing<Complaint<'listEmployeeLawFacts'>>,
  Nothing<Complaint<'createEmployeeLawFact'>>,
  Nothing<Complaint<'getEmployeeLawFact'>>,
  Nothing<Complaint<'deleteEmployeeLawFact'>>,
  Nothing<Complaint<'updateEmployeeLawFact'>>,
  Nothing<Complaint<'listTaxOpenings'>>,
  Nothing<Complaint<'createTaxOpening'>>,
  Nothing<Complaint<'getTaxOpening'>>,
  Nothing<Complaint<'deleteTaxOpening'>>,
  Nothing<Complaint<'updateTaxOpening'>>,
  Nothing<Complaint<'getTaxCertificate'>>,
  Nothing<Complaint<'getTaxCertificateYears'>>,
  Nothing<Complaint<'getLawParameters'>>,
  Nothing<Complaint<'listLawValues'>>,
  Nothing<Complaint<'createLawValue'>>,
  Nothing<Complaint<'getLawValue'>>,
  Nothing<Complaint<'deleteLawValue'>>,
  Nothing<Complaint<'updateLawValue'>>,
  Nothing<Complaint<'createLoanType'>>,
  Nothing<Complaint<'updateLoanType'>>,
  Nothing<Complaint<'createLoan'>>,
  Nothing<Complaint<'previewLoan'>>,
  Nothing<Complaint<'approveLoan'>>,
  Nothing<Complaint<'rejectLoan'>>,
  Nothing<Complaint<'cancelLoan'>>,
  Nothing<Complaint<'disburseLoan'>>,
  Nothing<Complaint<'rescheduleLoan'>>,
  Nothing<Complaint<'settleLoan'>>,
  Nothing<Complaint<'writeLoanOff'>>,
  Nothing<Complaint<'getLoanExplanation'>>,
  Nothing<Complaint<'getLoanBalances'>>,
  Nothing<Complaint<'getEmployeeNumbering'>>,
  Nothing<Complaint<'updateEmployeeNumbering'>>,
  Nothing<Complaint<'getEmployeeDefaults'>>,
  Nothing<Complaint<'updateEmployeeDefaults'>>,
  Nothing<Complaint<'getLoanNumbering'>>,
  Nothing<Complaint<'updateLoanNumbering'>>,
  Nothing<Complaint<'waiveLoanInstallment'>>,
  Nothing<Complaint<'deferLoanInstallment'>>,
  Nothing<Complaint<'createExpenseCategory'>>,
  Nothing<Complaint<'updateExpenseCategory'>>,
  Nothing<Complaint<'listExpenseLimits'>>,
  Nothing<Complaint<'createExpenseLimit'>>,
  Nothing<Complaint<'getExpenseLimit'>>,
  Nothing<Complaint<'deleteExpenseLimit'>>,
  Nothing<Complaint<'updateExpenseLimit'>>,
  Nothing<Complaint<'createExpenseClaim'>>,
  Nothing<Complaint<'updateExpenseClaim'>>,
  Nothing<Complaint<'submitExpenseClaim'>>,
  Nothing<Complaint<'approveExpenseClaim'>>,
  Nothing<Complaint<'rejectExpenseClaim'>>,
  Nothing<Complaint<'reviseExpenseClaim'>>,
  Nothing<Complaint<'cancelExpenseClaim'>>,
  Nothing<Complaint<'payExpenseClaim'>>,
  Nothing<Complaint<'handExpenseClaimOver'>>,
  Nothing<Complaint<'recallExpenseClaim'>>,
  Nothing<Complaint<'listExpenseClaimMatches'>>,
  Nothing<Complaint<'getExpenseClaimNumbering'>>,
  Nothing<Complaint<'updateExpenseClaimNumbering'>>,
  Nothing<Complaint<'createExpenseClaimItem'>>,
  Nothing<Complaint<'deleteExpenseClaimItem'>>,
  Nothing<Complaint<'updateExpenseClaimItem'>>,
  Nothing<Complaint<'getExpenseReceipt'>>,
  Nothing<Complaint<'storeExpenseReceipt'>>,
  Nothing<Complaint<'deleteExpenseReceipt'>>,
  Nothing<Complaint<'createAssetCategory'>>,
  Nothing<Complaint<'updateAssetCategory'>>,
  Nothing<Complaint<'createAsset'>>,
  Nothing<Complaint<'updateAsset'>>,
  Nothing<Complaint<'repairAsset'>>,
  Nothing<Complaint<'restoreAsset'>>,
  Nothing<Complaint<'retireAsset'>>,
  Nothing<Complaint<'createAssetAssignment'>>,
  Nothing<Complaint<'updateAssetAssignment'>>,
  Nothing<Complaint<'acknowledgeAssetAssignment'>>,
  Nothing<Complaint<'returnAssetAssignment'>>,
  Nothing<Complaint<'loseAssetAssignment'>>,
  Nothing<Complaint<'listAssetAssignmentDetails'>>,
  Nothing<Complaint<'createAnnouncementCategory'>>,
  Nothing<Complaint<'updateAnnouncementCategory'>>,
  Nothing<Complaint<'listAnnouncementDrafts'>>,
  Nothing<Complaint<'createAnnouncementDraft'>>,
  Nothing<Complaint<'getAnnouncementDraft'>>,
  Nothing<Complaint<'deleteAnnouncementDraft'>>,
  Nothing<Complaint<'updateAnnouncementDraft'>>,
  Nothing<Complaint<'publishAnnouncementDraft'>>,
  Nothing<Complaint<'withdrawAnnouncementDraft'>>,
  Nothing<Complaint<'updateAnnouncement'>>,
  Nothing<Complaint<'expireAnnouncement'>>,
  Nothing<Complaint<'acknowledgeAnnouncement'>>,
  Nothing<Complaint<'hireCandidate'>>,
  Nothing<Complaint<'anonymiseCandidate'>>,
  Nothing<Complaint<'createDocumentType'>>,
  Nothing<Complaint<'updateDocumentType'>>,
  Nothing<Complaint<'deleteEmployeeDocument'>>,
  Nothing<Complaint<'listEmployeeDocumentMatches'>>,
  Nothing<Complaint<'getEmploymentContractNumbering'>>,
  Nothing<Complaint<'updateEmploymentContractNumbering'>>,
  Nothing<Complaint<'createEmploymentContract'>>,
  Nothing<Complaint<'updateEmploymentContract'>>,
  Nothing<Complaint<'sendEmploymentContract'>>,
  Nothing<Complaint<'signEmploymentContract'>>,
  Nothing<Complaint<'cancelEmploymentContract'>>,
  Nothing<Complaint<'terminateEmploymentContract'>>,
  Nothing<Complaint<'renewEmploymentContract'>>,
  Nothing<Complaint<'listEmploymentContractDetails'>>,
  Nothing<Complaint<'getEmploymentContractFile'>>,
  Nothing<Complaint<'storeEmploymentContractFile'>>,
  Nothing<Complaint<'deleteEmploymentContractFile'>>,
  Nothing<Complaint<'listLetterTemplates'>>,
  Nothing<Complaint<'createLetterTemplate'>>,
  Nothing<Complaint<'getLetterTemplate'>>,
  Nothing<Complaint<'updateLetterTemplate'>>,
  Nothing<Complaint<'retireLetterTemplate'>>,
  Nothing<Complaint<'previewLetterTemplate'>>,
  Nothing<Complaint<'createHrLetterRequest'>>,
  Nothing<Complaint<'approveHrLetterRequest'>>,
  Nothing<Complaint<'rejectHrLetterRequest'>>,
  Nothing<Complaint<'cancelHrLetterRequest'>>,
  Nothing<Complaint<'issueHrLetterRequest'>>,
  Nothing<Complaint<'createHrLetter'>>,
  Nothing<Complaint<'revokeHrLetter'>>,
  Nothing<Complaint<'getHrLetterText'>>,
  Nothing<Complaint<'getHrLetterContent'>>,
  Nothing<Complaint<'getLetterhead'>>,
  Nothing<Complaint<'updateLetterhead'>>,
  Nothing<Complaint<'getLetterheadLogo'>>,
  Nothing<Complaint<'storeLetterheadLogo'>>,
  Nothing<Complaint<'deleteLetterheadLogo'>>,
  Nothing<Complaint<'getLetterheadPreview'>>,
  Nothing<Complaint<'enableWebhookEndpoint'>>,
  Nothing<Complaint<'getWebhookActivity'>>,
  Nothing<Complaint<'listMessages'>>,
  Nothing<Complaint<'readMessage'>>,
  Nothing<Complaint<'listNotifications'>>,
  Nothing<Complaint<'readNotifications'>>,
  Nothing<Complaint<'getNotificationSettings'>>,
  Nothing<Complaint<'updateNotificationSettings'>>,
  Nothing<Complaint<'openSession'>>,
  Nothing<Complaint<'revokeSessions'>>,
  Nothing<Complaint<'getSession'>>,
  Nothing<Complaint<'deleteSession'>>,
  Nothing<Complaint<'verifySession'>>,
  Nothing<Complaint<'proveSession'>>,
  Nothing<Complaint<'switchSession'>>,
  Nothing<Complaint<'getAccount'>>,
  Nothing<Complaint<'changeAccountPassword'>>,
  Nothing<Complaint<'issueAccountTotp'>>,
  Nothing<Complaint<'verifyAccountTotp'>>,
  Nothing<Complaint<'issueAccountRecoveryCodes'>>,
  Nothing<Complaint<'issuePasskeySignIn'>>,
  Nothing<Complaint<'issuePasskeyProof'>>,
  Nothing<Complaint<'createPasskey'>>,
  Nothing<Complaint<'issuePasskeyRegistration'>>,
  Nothing<Complaint<'deletePasskey'>>,
  Nothing<Complaint<'updatePasskey'>>,
  Nothing<Complaint<'listInvitations'>>,
  Nothing<Complaint<'createInvitation'>>,
  Nothing<Complaint<'sendInvitation'>>,
  Nothing<Complaint<'revokeInvitation'>>,
  Nothing<Complaint<'readInvitation'>>,
  Nothing<Complaint<'acceptInvitation'>>,
  Nothing<Complaint<'listMembers'>>,
  Nothing<Complaint<'getMember'>>,
  Nothing<Complaint<'deleteMember'>>,
  Nothing<Complaint<'updateMember'>>,
  Nothing<Complaint<'listRoles'>>,
  Nothing<Complaint<'createRole'>>,
  Nothing<Complaint<'getRole'>>,
  Nothing<Complaint<'deleteRole'>>,
  Nothing<Complaint<'updateRole'>>,
  Nothing<Complaint<'listApiKeys'>>,
  Nothing<Complaint<'issueApiKey'>>,
  Nothing<Complaint<'revokeApiKey'>>,
  Nothing<Complaint<'listServiceTokens'>>,
  Nothing<Complaint<'issueServiceToken'>>,
  Nothing<Complaint<'getServiceToken'>>,
  Nothing<Complaint<'updateServiceToken'>>,
  Nothing<Complaint<'rotateServiceToken'>>,
  Nothing<Complaint<'revokeServiceToken'>>,
  Nothing<Complaint<'listExports'>>,
  Nothing<Complaint<'createExport'>>,
  Nothing<Complaint<'getExport'>>,
  Nothing<Complaint<'cancelExport'>>,
  Nothing<Complaint<'getExportContent'>>,
  Nothing<Complaint<'listAuditEntries'>>,
  Nothing<Complaint<'listRecordChanges'>>,
  Nothing<Complaint<'listListViews'>>,
  Nothing<Complaint<'createListView'>>,
  Nothing<Complaint<'deleteListView'>>,
  Nothing<Complaint<'updateListView'>>,
  Nothing<Complaint<'getListCount'>>,
  Nothing<Complaint<'getSignOn'>>,
  Nothing<Complaint<'changeSignOn'>>,
  Nothing<Complaint<'deleteSignOn'>>,
  Nothing<Complaint<'beginSignOn'>>,
  Nothing<Complaint<'proveSignOn'>>,
  Nothing<Complaint<'finishSignOn'>>,
  Nothing<Complaint<'verifySignOn'>>,
  Nothing<Complaint<'listImports'>>,
  Nothing<Complaint<'createImport'>>,
  Nothing<Complaint<'previewImport'>>,
  Nothing<Complaint<'getImport'>>,
  Nothing<Complaint<'applyImport'>>,
  Nothing<Complaint<'reviseImport'>>,
  Nothing<Complaint<'cancelImport'>>,
  Nothing<Complaint<'getImportErrors'>>,
  Nothing<Complaint<'listImportRows'>>,
  Nothing<Complaint<'getImportTemplate'>>,
  Nothing<Complaint<'listBulkActions'>>,
  Nothing<Complaint<'createBulkAction'>>,
  Nothing<Complaint<'getBulkAction'>>,
  Nothing<Complaint<'cancelBulkAction'>>,
  Nothing<Complaint<'listBulkActionItems'>>,
  Nothing<Complaint<'listComments'>>,
  Nothing<Complaint<'createComment'>>,
  Nothing<Complaint<'deleteComment'>>,
  Nothing<Complaint<'listCalendarFeeds'>>,
  Nothing<Complaint<'createCalendarFeed'>>,
  Nothing<Complaint<'revokeCalendarFeed'>>,
  Nothing<Complaint<'listBankAccountChanges'>>,
  Nothing<Complaint<'createBankAccountChange'>>,
  Nothing<Complaint<'getBankAccountChange'>>,
  Nothing<Complaint<'approveBankAccountChange'>>,
  Nothing<Complaint<'rejectBankAccountChange'>>,
  Nothing<Complaint<'withdrawBankAccountChange'>>,
  Nothing<Complaint<'freezeBankAccountChange'>>,
  Nothing<Complaint<'stopBankAccountChange'>>,
  Nothing<Complaint<'listProfileChanges'>>,
  Nothing<Complaint<'createProfileChange'>>,
  Nothing<Complaint<'getProfileChange'>>,
  Nothing<Complaint<'approveProfileChange'>>,
  Nothing<Complaint<'rejectProfileChange'>>,
  Nothing<Complaint<'withdrawProfileChange'>>,
  Nothing<Complaint<'listApprovals'>>,
  Nothing<Complaint<'getApproval'>>,
  Nothing<Complaint<'approveApproval'>>,
  Nothing<Complaint<'rejectApproval'>>,
  Nothing<Complaint<'rerouteApproval'>>,
  Nothing<Complaint<'listApprovalPolicies'>>,
  Nothing<Complaint<'createApprovalPolicy'>>,
  Nothing<Complaint<'previewApprovalPolicy'>>,
  Nothing<Complaint<'getApprovalPolicy'>>,
  Nothing<Complaint<'updateApprovalPolicy'>>,
  Nothing<Complaint<'listApprovalDelegations'>>,
  Nothing<Complaint<'createApprovalDelegation'>>,
  Nothing<Complaint<'revokeApprovalDelegation'>>,
]
