// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { OperationId } from './handlers.ts'

const routes: { readonly [K in OperationId]?: readonly [method: string, path: string] } = {
  getMe: ['GET', '/v1/me'],
  getCompany: ['GET', '/v1/company'],
  getSandbox: ['GET', '/v1/sandbox'],
  moveSandboxClock: ['POST', '/v1/sandbox/clock'],
  resetSandbox: ['POST', '/v1/sandbox/reset'],
  triggerSandbox: ['POST', '/v1/sandbox/trigger'],
  listFiscalYears: ['GET', '/v1/fiscal_years'],
  getFiscalYear: ['GET', '/v1/fiscal_years/{id}'],
  listEmployees: ['GET', '/v1/employees'],
  createEmployee: ['POST', '/v1/employees'],
  getEmployee: ['GET', '/v1/employees/{id}'],
  deleteEmployee: ['DELETE', '/v1/employees/{id}'],
  updateEmployee: ['PATCH', '/v1/employees/{id}'],
  listEmployeeAddresses: ['GET', '/v1/employees/{id}/addresses'],
  createEmployeeAddress: ['POST', '/v1/employees/{id}/addresses'],
  deleteEmployeeAddress: ['DELETE', '/v1/employees/{id}/addresses/{address_id}'],
  updateEmployeeAddress: ['PATCH', '/v1/employees/{id}/addresses/{address_id}'],
  listEmployeeDependants: ['GET', '/v1/employees/{id}/dependants'],
  createEmployeeDependant: ['POST', '/v1/employees/{id}/dependants'],
  deleteEmployeeDependant: ['DELETE', '/v1/employees/{id}/dependants/{dependant_id}'],
  updateEmployeeDependant: ['PATCH', '/v1/employees/{id}/dependants/{dependant_id}'],
  listEmployeeContacts: ['GET', '/v1/employees/{id}/contacts'],
  createEmployeeContact: ['POST', '/v1/employees/{id}/contacts'],
  deleteEmployeeContact: ['DELETE', '/v1/employees/{id}/contacts/{contact_id}'],
  updateEmployeeContact: ['PATCH', '/v1/employees/{id}/contacts/{contact_id}'],
  listEmployeeBankAccounts: ['GET', '/v1/employees/{id}/bank_accounts'],
  getEmployeeBankAccount: ['GET', '/v1/employees/{id}/bank_accounts/{bank_account_id}'],
  getEmployeeCompensation: ['GET', '/v1/employees/{id}/compensation'],
  listDepartments: ['GET', '/v1/departments'],
  createDepartment: ['POST', '/v1/departments'],
  getDepartment: ['GET', '/v1/departments/{id}'],
  updateDepartment: ['PATCH', '/v1/departments/{id}'],
  listDesignations: ['GET', '/v1/designations'],
  createDesignation: ['POST', '/v1/designations'],
  getDesignation: ['GET', '/v1/designations/{id}'],
  updateDesignation: ['PATCH', '/v1/designations/{id}'],
  listBranches: ['GET', '/v1/branches'],
  createBranch: ['POST', '/v1/branches'],
  getBranch: ['GET', '/v1/branches/{id}'],
  updateBranch: ['PATCH', '/v1/branches/{id}'],
  listEmploymentTypes: ['GET', '/v1/employment_types'],
  createEmploymentType: ['POST', '/v1/employment_types'],
  getEmploymentType: ['GET', '/v1/employment_types/{id}'],
  updateEmploymentType: ['PATCH', '/v1/employment_types/{id}'],
  listPayGrades: ['GET', '/v1/pay_grades'],
  createPayGrade: ['POST', '/v1/pay_grades'],
  getPayGrade: ['GET', '/v1/pay_grades/{id}'],
  updatePayGrade: ['PATCH', '/v1/pay_grades/{id}'],
  listShifts: ['GET', '/v1/shifts'],
  createShift: ['POST', '/v1/shifts'],
  getShift: ['GET', '/v1/shifts/{id}'],
  updateShift: ['PATCH', '/v1/shifts/{id}'],
  listHolidays: ['GET', '/v1/holidays'],
  createHoliday: ['POST', '/v1/holidays'],
  getHoliday: ['GET', '/v1/holidays/{id}'],
  updateHoliday: ['PATCH', '/v1/holidays/{id}'],
  listLeaveTypes: ['GET', '/v1/leave_types'],
  getLeaveType: ['GET', '/v1/leave_types/{id}'],
  listLeavePolicies: ['GET', '/v1/leave_policies'],
  getLeavePolicy: ['GET', '/v1/leave_policies/{id}'],
  listLeaveGroups: ['GET', '/v1/leave_groups'],
  getLeaveGroup: ['GET', '/v1/leave_groups/{id}'],
  listLeaveBalances: ['GET', '/v1/leave_balances'],
  getLeaveBalance: ['GET', '/v1/leave_balances/{id}'],
  listLeaveApplications: ['GET', '/v1/leave_applications'],
  createLeaveApplication: ['POST', '/v1/leave_applications'],
  getLeaveApplication: ['GET', '/v1/leave_applications/{id}'],
  approveLeaveApplication: ['POST', '/v1/leave_applications/{id}/approve'],
  rejectLeaveApplication: ['POST', '/v1/leave_applications/{id}/reject'],
  cancelLeaveApplication: ['POST', '/v1/leave_applications/{id}/cancel'],
  listAttendanceRecords: ['GET', '/v1/attendance_records'],
  createAttendanceRecord: ['POST', '/v1/attendance_records'],
  getAttendanceRecord: ['GET', '/v1/attendance_records/{id}'],
  updateAttendanceRecord: ['PATCH', '/v1/attendance_records/{id}'],
  listPunches: ['GET', '/v1/punches'],
  createPunch: ['POST', '/v1/punches'],
  getPunch: ['GET', '/v1/punches/{id}'],
  listOvertimeRequests: ['GET', '/v1/overtime_requests'],
  createOvertimeRequest: ['POST', '/v1/overtime_requests'],
  getOvertimeRequest: ['GET', '/v1/overtime_requests/{id}'],
  approveOvertimeRequest: ['POST', '/v1/overtime_requests/{id}/approve'],
  rejectOvertimeRequest: ['POST', '/v1/overtime_requests/{id}/reject'],
  cancelOvertimeRequest: ['POST', '/v1/overtime_requests/{id}/cancel'],
  listRegularisations: ['GET', '/v1/regularisations'],
  createRegularisation: ['POST', '/v1/regularisations'],
  getRegularisation: ['GET', '/v1/regularisations/{id}'],
  approveRegularisation: ['POST', '/v1/regularisations/{id}/approve'],
  rejectRegularisation: ['POST', '/v1/regularisations/{id}/reject'],
  cancelRegularisation: ['POST', '/v1/regularisations/{id}/cancel'],
  listRestDaySwaps: ['GET', '/v1/rest_day_swaps'],
  createRestDaySwap: ['POST', '/v1/rest_day_swaps'],
  getRestDaySwap: ['GET', '/v1/rest_day_swaps/{id}'],
  cancelRestDaySwap: ['POST', '/v1/rest_day_swaps/{id}/cancel'],
  listEmployeeShifts: ['GET', '/v1/employee_shifts'],
  createEmployeeShift: ['POST', '/v1/employee_shifts'],
  getEmployeeShift: ['GET', '/v1/employee_shifts/{id}'],
  listGeofencedSites: ['GET', '/v1/geofenced_sites'],
  createGeofencedSite: ['POST', '/v1/geofenced_sites'],
  getGeofencedSite: ['GET', '/v1/geofenced_sites/{id}'],
  updateGeofencedSite: ['PATCH', '/v1/geofenced_sites/{id}'],
  getAttendanceSettings: ['GET', '/v1/attendance_settings'],
  listSalaryComponents: ['GET', '/v1/salary_components'],
  getSalaryComponent: ['GET', '/v1/salary_components/{id}'],
  listSalaryStructures: ['GET', '/v1/salary_structures'],
  getSalaryStructure: ['GET', '/v1/salary_structures/{id}'],
  listSalaryStructureComponents: ['GET', '/v1/salary_structure_components'],
  getSalaryStructureComponent: ['GET', '/v1/salary_structure_components/{id}'],
  listSalaryAssignments: ['GET', '/v1/salary_assignments'],
  getSalaryAssignment: ['GET', '/v1/salary_assignments/{id}'],
  listPayrollRuns: ['GET', '/v1/payroll_runs'],
  getPayrollRun: ['GET', '/v1/payroll_runs/{id}'],
  listPayrollEntries: ['GET', '/v1/payroll_entries'],
  getPayrollEntry: ['GET', '/v1/payroll_entries/{id}'],
  listPayrollEntryComponents: ['GET', '/v1/payroll_entry_components'],
  getPayrollEntryComponent: ['GET', '/v1/payroll_entry_components/{id}'],
  listSalarySlips: ['GET', '/v1/salary_slips'],
  getSalarySlip: ['GET', '/v1/salary_slips/{id}'],
  listLoanTypes: ['GET', '/v1/loan_types'],
  getLoanType: ['GET', '/v1/loan_types/{id}'],
  listLoans: ['GET', '/v1/loans'],
  getLoan: ['GET', '/v1/loans/{id}'],
  listLoanInstallments: ['GET', '/v1/loan_installments'],
  getLoanInstallment: ['GET', '/v1/loan_installments/{id}'],
  listExpenseCategories: ['GET', '/v1/expense_categories'],
  getExpenseCategory: ['GET', '/v1/expense_categories/{id}'],
  listExpenseClaims: ['GET', '/v1/expense_claims'],
  getExpenseClaim: ['GET', '/v1/expense_claims/{id}'],
  listExpenseClaimItems: ['GET', '/v1/expense_claim_items'],
  getExpenseClaimItem: ['GET', '/v1/expense_claim_items/{id}'],
  listAssetCategories: ['GET', '/v1/asset_categories'],
  getAssetCategory: ['GET', '/v1/asset_categories/{id}'],
  listAssets: ['GET', '/v1/assets'],
  getAsset: ['GET', '/v1/assets/{id}'],
  listAssetAssignments: ['GET', '/v1/asset_assignments'],
  getAssetAssignment: ['GET', '/v1/asset_assignments/{id}'],
  listAnnouncementCategories: ['GET', '/v1/announcement_categories'],
  getAnnouncementCategory: ['GET', '/v1/announcement_categories/{id}'],
  listAnnouncements: ['GET', '/v1/announcements'],
  getAnnouncement: ['GET', '/v1/announcements/{id}'],
  listJobOpenings: ['GET', '/v1/job_openings'],
  createJobOpening: ['POST', '/v1/job_openings'],
  getJobOpening: ['GET', '/v1/job_openings/{id}'],
  updateJobOpening: ['PATCH', '/v1/job_openings/{id}'],
  listCandidates: ['GET', '/v1/candidates'],
  createCandidate: ['POST', '/v1/candidates'],
  getCandidate: ['GET', '/v1/candidates/{id}'],
  updateCandidate: ['PATCH', '/v1/candidates/{id}'],
  listJobApplications: ['GET', '/v1/job_applications'],
  createJobApplication: ['POST', '/v1/job_applications'],
  getJobApplication: ['GET', '/v1/job_applications/{id}'],
  updateJobApplication: ['PATCH', '/v1/job_applications/{id}'],
  listDocumentTypes: ['GET', '/v1/document_types'],
  getDocumentType: ['GET', '/v1/document_types/{id}'],
  listEmployeeDocuments: ['GET', '/v1/employee_documents'],
  createEmployeeDocument: ['POST', '/v1/employee_documents'],
  getEmployeeDocument: ['GET', '/v1/employee_documents/{id}'],
  updateEmployeeDocument: ['PATCH', '/v1/employee_documents/{id}'],
  getEmployeeDocumentContent: ['GET', '/v1/employee_documents/{id}/content'],
  verifyEmployeeDocument: ['POST', '/v1/employee_documents/{id}/verify'],
  rejectEmployeeDocument: ['POST', '/v1/employee_documents/{id}/reject'],
  listEmploymentContracts: ['GET', '/v1/employment_contracts'],
  getEmploymentContract: ['GET', '/v1/employment_contracts/{id}'],
  listHrLetterRequests: ['GET', '/v1/hr_letter_requests'],
  getHrLetterRequest: ['GET', '/v1/hr_letter_requests/{id}'],
  listHrLetters: ['GET', '/v1/hr_letters'],
  getHrLetter: ['GET', '/v1/hr_letters/{id}'],
  getEvents: ['GET', '/v1/events'],
  listWebhookEndpoints: ['GET', '/v1/webhook_endpoints'],
  createWebhookEndpoint: ['POST', '/v1/webhook_endpoints'],
  getWebhookEndpoint: ['GET', '/v1/webhook_endpoints/{id}'],
  deleteWebhookEndpoint: ['DELETE', '/v1/webhook_endpoints/{id}'],
  updateWebhookEndpoint: ['PATCH', '/v1/webhook_endpoints/{id}'],
  getWebhookEndpointSecret: ['GET', '/v1/webhook_endpoints/{id}/secret'],
  rotateWebhookEndpointSecret: ['POST', '/v1/webhook_endpoints/{id}/rotate_secret'],
  testWebhookEndpoint: ['POST', '/v1/webhook_endpoints/{id}/test'],
  replayWebhookEndpoint: ['POST', '/v1/webhook_endpoints/{id}/replay'],
  listWebhookDeliveries: ['GET', '/v1/webhook_deliveries'],
  getWebhookDelivery: ['GET', '/v1/webhook_deliveries/{id}'],
  replayWebhookDelivery: ['POST', '/v1/webhook_deliveries/{id}/replay'],
  listWebhookAttempts: ['GET', '/v1/webhook_deliveries/{id}/attempts'],
  updateCompany: ['PATCH', '/console/company'],
  closeFiscalYear: ['POST', '/console/fiscal_years/{id}/close'],
  getNames: ['GET', '/console/names'],
  getPendingWork: ['GET', '/console/pending_work'],
  getCountryTemplates: ['GET', '/console/country_templates'],
  applyCountryTemplate: ['POST', '/console/country_templates/{country}/apply'],
  getSetup: ['GET', '/console/setup'],
  assignEmployeeLeaveGroup: ['POST', '/console/employees/{id}/leave_group'],
  inviteEmployee: ['POST', '/console/employees/{id}/invite'],
  listEmployeeMatches: ['GET', '/console/employee_matches'],
  getEmployeePhoto: ['GET', '/console/employees/{id}/photo'],
  storeEmployeePhoto: ['POST', '/console/employees/{id}/photo'],
  deleteEmployeePhoto: ['DELETE', '/console/employees/{id}/photo'],
  getColleagues: ['GET', '/console/colleagues'],
  getColleague: ['GET', '/console/colleagues/{id}'],
  getColleaguePhoto: ['GET', '/console/colleagues/{id}/photo'],
  listJobChanges: ['GET', '/console/job_changes'],
  createJobChange: ['POST', '/console/job_changes'],
  previewJobChange: ['POST', '/console/job_changes/preview'],
  getJobChange: ['GET', '/console/job_changes/{id}'],
  deleteJobChange: ['DELETE', '/console/job_changes/{id}'],
  updateJobChange: ['PATCH', '/console/job_changes/{id}'],
  getHeadcount: ['GET', '/console/headcount'],
  createEmployeeBankAccount: ['POST', '/console/employees/{id}/bank_accounts'],
  deleteEmployeeBankAccount: ['DELETE', '/console/employees/{id}/bank_accounts/{bank_account_id}'],
  updateEmployeeBankAccount: ['PATCH', '/console/employees/{id}/bank_accounts/{bank_account_id}'],
  updateEmployeeCompensation: ['PATCH', '/console/employees/{id}/compensation'],
  createLeaveType: ['POST', '/console/leave_types'],
  updateLeaveType: ['PATCH', '/console/leave_types/{id}'],
  createLeavePolicy: ['POST', '/console/leave_policies'],
  updateLeavePolicy: ['PATCH', '/console/leave_policies/{id}'],
  createLeaveGroup: ['POST', '/console/leave_groups'],
  updateLeaveGroup: ['PATCH', '/console/leave_groups/{id}'],
  assignLeaveGroupTypes: ['POST', '/console/leave_groups/{id}/leave_types'],
  adjustLeaveBalance: ['POST', '/console/leave_balances/{id}/adjust'],
  getLeaveBalanceExplanation: ['GET', '/console/leave_balances/{id}/explanation'],
  listLeaveEncashments: ['GET', '/console/leave_encashments'],
  createLeaveEncashment: ['POST', '/console/leave_encashments'],
  getLeaveEncashment: ['GET', '/console/leave_encashments/{id}'],
  cancelLeaveEncashment: ['POST', '/console/leave_encashments/{id}/cancel'],
  listLeaveOverdrafts: ['GET', '/console/leave_overdrafts'],
  getLeaveApplicationExplanation: ['GET', '/console/leave_applications/{id}/explanation'],
  shortenLeaveApplication: ['POST', '/console/leave_applications/{id}/shorten'],
  getLeaveCalendar: ['GET', '/console/leave_calendar'],
  getAttendanceRecordExplanation: ['GET', '/console/attendance_records/{id}/explanation'],
  listLatePunches: ['GET', '/console/late_punches'],
  dismissLatePunch: ['POST', '/console/late_punches/{id}/dismiss'],
  listAttendanceMonths: ['GET', '/console/attendance_months'],
  listAttendanceDays: ['GET', '/console/attendance_days'],
  updateAttendanceSettings: ['PATCH', '/console/attendance_settings'],
  createSalaryComponent: ['POST', '/console/salary_components'],
  updateSalaryComponent: ['PATCH', '/console/salary_components/{id}'],
  getSalaryComponentFormula: ['GET', '/console/salary_components/{id}/formula'],
  createSalaryStructure: ['POST', '/console/salary_structures'],
  updateSalaryStructure: ['PATCH', '/console/salary_structures/{id}'],
  createSalaryStructureComponent: ['POST', '/console/salary_structure_components'],
  deleteSalaryStructureComponent: ['DELETE', '/console/salary_structure_components/{id}'],
  updateSalaryStructureComponent: ['PATCH', '/console/salary_structure_components/{id}'],
  getSalaryStructureComponentFormula: ['GET', '/console/salary_structure_components/{id}/formula'],
  createSalaryAssignment: ['POST', '/console/salary_assignments'],
  previewSalaryAssignment: ['POST', '/console/salary_assignments/preview'],
  deleteSalaryAssignment: ['DELETE', '/console/salary_assignments/{id}'],
  updateSalaryAssignment: ['PATCH', '/console/salary_assignments/{id}'],
  getSalaryAssignmentPackage: ['GET', '/console/salary_assignments/{id}/package'],
  createPayrollRun: ['POST', '/console/payroll_runs'],
  deletePayrollRun: ['DELETE', '/console/payroll_runs/{id}'],
  updatePayrollRun: ['PATCH', '/console/payroll_runs/{id}'],
  getPayrollRunPreview: ['GET', '/console/payroll_runs/{id}/preview'],
  verifyPayrollRun: ['POST', '/console/payroll_runs/{id}/verify'],
  processPayrollRun: ['POST', '/console/payroll_runs/{id}/process'],
  reopenPayrollRun: ['POST', '/console/payroll_runs/{id}/reopen'],
  approvePayrollRun: ['POST', '/console/payroll_runs/{id}/approve'],
  lockPayrollRun: ['POST', '/console/payroll_runs/{id}/lock'],
  getPayrollEntryExplanation: ['GET', '/console/payroll_entries/{id}/explanation'],
  holdPayrollEntry: ['POST', '/console/payroll_entries/{id}/hold'],
  releasePayrollEntry: ['POST', '/console/payroll_entries/{id}/release'],
  acknowledgePayrollEntry: ['POST', '/console/payroll_entries/{id}/acknowledge'],
  listPayrollRunDetails: ['GET', '/console/payroll_run_details'],
  getPayrollRunDetail: ['GET', '/console/payroll_run_details/{id}'],
  listPayrollOperations: ['GET', '/console/payroll_operations'],
  getPayrollOperation: ['GET', '/console/payroll_operations/{id}'],
  listPayrollEntryDetails: ['GET', '/console/payroll_entry_details'],
  getPayrollEntryDetail: ['GET', '/console/payroll_entry_details/{id}'],
  createPayrollImport: ['POST', '/console/payroll_imports'],
  deletePayrollImport: ['DELETE', '/console/payroll_imports/{id}'],
  updatePayrollImport: ['PATCH', '/console/payroll_imports/{id}'],
  listPayrollPaymentBatches: ['GET', '/console/payroll_payment_batches'],
  createPayrollPaymentBatch: ['POST', '/console/payroll_payment_batches'],
  getPayrollPaymentBatch: ['GET', '/console/payroll_payment_batches/{id}'],
  recordPayrollPaymentBatch: ['POST', '/console/payroll_payment_batches/{id}/record'],
  cancelPayrollPaymentBatch: ['POST', '/console/payroll_payment_batches/{id}/cancel'],
  listPayrollPayments: ['GET', '/console/payroll_payments'],
  getPayrollPayment: ['GET', '/console/payroll_payments/{id}'],
  failPayrollPayment: ['POST', '/console/payroll_payments/{id}/fail'],
  getPayrollBankFileContent: ['GET', '/console/payroll_payment_batches/{id}/file'],
  createPayrollBankFile: ['POST', '/console/payroll_payment_batches/{id}/file'],
  recordPayrollBankFileStatuses: ['POST', '/console/payroll_payment_batches/{id}/statuses'],
  listPayrollBankFiles: ['GET', '/console/payroll_bank_files'],
  getPayrollBankFile: ['GET', '/console/payroll_bank_files/{id}'],
  listCompanyBankAccounts: ['GET', '/console/company_bank_accounts'],
  createCompanyBankAccount: ['POST', '/console/company_bank_accounts'],
  getCompanyBankAccount: ['GET', '/console/company_bank_accounts/{id}'],
  updateCompanyBankAccount: ['PATCH', '/console/company_bank_accounts/{id}'],
  listPayrollGlCodes: ['GET', '/console/payroll_gl_codes'],
  createPayrollGlCode: ['POST', '/console/payroll_gl_codes'],
  getPayrollGlCode: ['GET', '/console/payroll_gl_codes/{id}'],
  updatePayrollGlCode: ['PATCH', '/console/payroll_gl_codes/{id}'],
  previewPayChange: ['POST', '/console/pay_changes/preview'],
  previewEmploymentEnd: ['POST', '/console/employees/{id}/employment_end/preview'],
  getPayrollVariance: ['GET', '/console/payroll_runs/{id}/variance'],
  listPayrollVariances: ['GET', '/console/payroll_runs/{id}/variances'],
  listPayrollRegister: ['GET', '/console/payroll_runs/{id}/register'],
  getPayrollRegisterTotals: ['GET', '/console/payroll_runs/{id}/register_totals'],
  getPayrollReadiness: ['GET', '/console/payroll_runs/{id}/readiness'],
  getPayrollCost: ['GET', '/console/payroll_runs/{id}/cost'],
  getPayrollCosts: ['GET', '/console/payroll_costs'],
  getSalarySlipContent: ['GET', '/console/salary_slips/{id}/content'],
  listSalarySlipDetails: ['GET', '/console/salary_slip_details'],
  getSalarySlipDetail: ['GET', '/console/salary_slip_details/{id}'],
  listPayslips: ['GET', '/console/payslips'],
  getPayslip: ['GET', '/console/payslips/{id}'],
  getPayslipChange: ['GET', '/console/payslips/{id}/change'],
  getPayslipYears: ['GET', '/console/employees/{id}/payslip_years'],
  getPayrollSettings: ['GET', '/console/payroll_settings'],
  updatePayrollSettings: ['PATCH', '/console/payroll_settings'],
  listPayrollAdjustments: ['GET', '/console/payroll_adjustments'],
  createPayrollAdjustment: ['POST', '/console/payroll_adjustments'],
  getPayrollAdjustment: ['GET', '/console/payroll_adjustments/{id}'],
  updatePayrollAdjustment: ['PATCH', '/console/payroll_adjustments/{id}'],
  cancelPayrollAdjustment: ['POST', '/console/payroll_adjustments/{id}/cancel'],
  listPayrollCorrections: ['GET', '/console/payroll_corrections'],
  createPayrollCorrection: ['POST', '/console/payroll_corrections'],
  getPayrollCorrection: ['GET', '/console/payroll_corrections/{id}'],
  cancelPayrollCorrection: ['POST', '/console/payroll_corrections/{id}/cancel'],
  listEmployeeLawFacts: ['GET', '/console/employee_law_facts'],
  createEmployeeLawFact: ['POST', '/console/employee_law_facts'],
  getEmployeeLawFact: ['GET', '/console/employee_law_facts/{id}'],
  deleteEmployeeLawFact: ['DELETE', '/console/employee_law_facts/{id}'],
  updateEmployeeLawFact: ['PATCH', '/console/employee_law_facts/{id}'],
  listTaxOpenings: ['GET', '/console/tax_openings'],
  createTaxOpening: ['POST', '/console/tax_openings'],
  getTaxOpening: ['GET', '/console/tax_openings/{id}'],
  deleteTaxOpening: ['DELETE', '/console/tax_openings/{id}'],
  updateTaxOpening: ['PATCH', '/console/tax_openings/{id}'],
  getTaxCertificate: ['GET', '/console/employees/{id}/tax_certificate'],
  getTaxCertificateYears: ['GET', '/console/employees/{id}/tax_certificate_years'],
  getLawParameters: ['GET', '/console/law_parameters'],
  listLawValues: ['GET', '/console/law_values'],
  createLawValue: ['POST', '/console/law_values'],
  getLawValue: ['GET', '/console/law_values/{id}'],
  deleteLawValue: ['DELETE', '/console/law_values/{id}'],
  updateLawValue: ['PATCH', '/console/law_values/{id}'],
  createLoanType: ['POST', '/console/loan_types'],
  updateLoanType: ['PATCH', '/console/loan_types/{id}'],
  createLoan: ['POST', '/console/loans'],
  previewLoan: ['POST', '/console/loans/preview'],
  approveLoan: ['POST', '/console/loans/{id}/approve'],
  rejectLoan: ['POST', '/console/loans/{id}/reject'],
  cancelLoan: ['POST', '/console/loans/{id}/cancel'],
  disburseLoan: ['POST', '/console/loans/{id}/disburse'],
  rescheduleLoan: ['POST', '/console/loans/{id}/reschedule'],
  settleLoan: ['POST', '/console/loans/{id}/settle'],
  writeLoanOff: ['POST', '/console/loans/{id}/write_off'],
  getLoanExplanation: ['GET', '/console/loans/{id}/explanation'],
  getLoanBalances: ['GET', '/console/loans/{id}/balances'],
  getEmployeeNumbering: ['GET', '/console/employee_numbering'],
  updateEmployeeNumbering: ['PATCH', '/console/employee_numbering'],
  getEmployeeDefaults: ['GET', '/console/employee_defaults'],
  updateEmployeeDefaults: ['PATCH', '/console/employee_defaults'],
  getLoanNumbering: ['GET', '/console/loan_numbering'],
  updateLoanNumbering: ['PATCH', '/console/loan_numbering'],
  waiveLoanInstallment: ['POST', '/console/loan_installments/{id}/waive'],
  deferLoanInstallment: ['POST', '/console/loan_installments/{id}/defer'],
  createExpenseCategory: ['POST', '/console/expense_categories'],
  updateExpenseCategory: ['PATCH', '/console/expense_categories/{id}'],
  listExpenseLimits: ['GET', '/console/expense_limits'],
  createExpenseLimit: ['POST', '/console/expense_limits'],
  getExpenseLimit: ['GET', '/console/expense_limits/{id}'],
  deleteExpenseLimit: ['DELETE', '/console/expense_limits/{id}'],
  updateExpenseLimit: ['PATCH', '/console/expense_limits/{id}'],
  createExpenseClaim: ['POST', '/console/expense_claims'],
  updateExpenseClaim: ['PATCH', '/console/expense_claims/{id}'],
  submitExpenseClaim: ['POST', '/console/expense_claims/{id}/submit'],
  approveExpenseClaim: ['POST', '/console/expense_claims/{id}/approve'],
  rejectExpenseClaim: ['POST', '/console/expense_claims/{id}/reject'],
  reviseExpenseClaim: ['POST', '/console/expense_claims/{id}/revise'],
  cancelExpenseClaim: ['POST', '/console/expense_claims/{id}/cancel'],
  payExpenseClaim: ['POST', '/console/expense_claims/{id}/pay'],
  handExpenseClaimOver: ['POST', '/console/expense_claims/{id}/hand_over'],
  recallExpenseClaim: ['POST', '/console/expense_claims/{id}/recall'],
  listExpenseClaimMatches: ['GET', '/console/expense_claim_matches'],
  getExpenseClaimNumbering: ['GET', '/console/expense_claim_numbering'],
  updateExpenseClaimNumbering: ['PATCH', '/console/expense_claim_numbering'],
  createExpenseClaimItem: ['POST', '/console/expense_claim_items'],
  deleteExpenseClaimItem: ['DELETE', '/console/expense_claim_items/{id}'],
  updateExpenseClaimItem: ['PATCH', '/console/expense_claim_items/{id}'],
  getExpenseReceipt: ['GET', '/console/expense_claim_items/{id}/receipt'],
  storeExpenseReceipt: ['POST', '/console/expense_claim_items/{id}/receipt'],
  deleteExpenseReceipt: ['DELETE', '/console/expense_claim_items/{id}/receipt'],
  createAssetCategory: ['POST', '/console/asset_categories'],
  updateAssetCategory: ['PATCH', '/console/asset_categories/{id}'],
  createAsset: ['POST', '/console/assets'],
  updateAsset: ['PATCH', '/console/assets/{id}'],
  repairAsset: ['POST', '/console/assets/{id}/repair'],
  restoreAsset: ['POST', '/console/assets/{id}/restore'],
  retireAsset: ['POST', '/console/assets/{id}/retire'],
  createAssetAssignment: ['POST', '/console/asset_assignments'],
  updateAssetAssignment: ['PATCH', '/console/asset_assignments/{id}'],
  acknowledgeAssetAssignment: ['POST', '/console/asset_assignments/{id}/acknowledge'],
  returnAssetAssignment: ['POST', '/console/asset_assignments/{id}/return'],
  loseAssetAssignment: ['POST', '/console/asset_assignments/{id}/lose'],
  listAssetAssignmentDetails: ['GET', '/console/asset_assignment_details'],
  createAnnouncementCategory: ['POST', '/console/announcement_categories'],
  updateAnnouncementCategory: ['PATCH', '/console/announcement_categories/{id}'],
  listAnnouncementDrafts: ['GET', '/console/announcement_drafts'],
  createAnnouncementDraft: ['POST', '/console/announcement_drafts'],
  getAnnouncementDraft: ['GET', '/console/announcement_drafts/{id}'],
  deleteAnnouncementDraft: ['DELETE', '/console/announcement_drafts/{id}'],
  updateAnnouncementDraft: ['PATCH', '/console/announcement_drafts/{id}'],
  publishAnnouncementDraft: ['POST', '/console/announcement_drafts/{id}/publish'],
  withdrawAnnouncementDraft: ['POST', '/console/announcement_drafts/{id}/withdraw'],
  updateAnnouncement: ['PATCH', '/console/announcements/{id}'],
  expireAnnouncement: ['POST', '/console/announcements/{id}/expire'],
  acknowledgeAnnouncement: ['POST', '/console/announcements/{id}/acknowledge'],
  hireCandidate: ['POST', '/console/candidates/{id}/hire'],
  anonymiseCandidate: ['POST', '/console/candidates/{id}/anonymise'],
  createDocumentType: ['POST', '/console/document_types'],
  updateDocumentType: ['PATCH', '/console/document_types/{id}'],
  deleteEmployeeDocument: ['DELETE', '/console/employee_documents/{id}'],
  listEmployeeDocumentMatches: ['GET', '/console/employee_document_matches'],
  getEmploymentContractNumbering: ['GET', '/console/employment_contract_numbering'],
  updateEmploymentContractNumbering: ['PATCH', '/console/employment_contract_numbering'],
  createEmploymentContract: ['POST', '/console/employment_contracts'],
  updateEmploymentContract: ['PATCH', '/console/employment_contracts/{id}'],
  sendEmploymentContract: ['POST', '/console/employment_contracts/{id}/send'],
  signEmploymentContract: ['POST', '/console/employment_contracts/{id}/sign'],
  cancelEmploymentContract: ['POST', '/console/employment_contracts/{id}/cancel'],
  terminateEmploymentContract: ['POST', '/console/employment_contracts/{id}/terminate'],
  renewEmploymentContract: ['POST', '/console/employment_contracts/{id}/renew'],
  listEmploymentContractDetails: ['GET', '/console/employment_contract_details'],
  getEmploymentContractFile: ['GET', '/console/employment_contracts/{id}/file'],
  storeEmploymentContractFile: ['POST', '/console/employment_contracts/{id}/file'],
  deleteEmploymentContractFile: ['DELETE', '/console/employment_contracts/{id}/file'],
  listLetterTemplates: ['GET', '/console/letter_templates'],
  createLetterTemplate: ['POST', '/console/letter_templates'],
  getLetterTemplate: ['GET', '/console/letter_templates/{id}'],
  updateLetterTemplate: ['PATCH', '/console/letter_templates/{id}'],
  retireLetterTemplate: ['POST', '/console/letter_templates/{id}/retire'],
  previewLetterTemplate: ['POST', '/console/letter_templates/{id}/preview'],
  createHrLetterRequest: ['POST', '/console/hr_letter_requests'],
  approveHrLetterRequest: ['POST', '/console/hr_letter_requests/{id}/approve'],
  rejectHrLetterRequest: ['POST', '/console/hr_letter_requests/{id}/reject'],
  cancelHrLetterRequest: ['POST', '/console/hr_letter_requests/{id}/cancel'],
  issueHrLetterRequest: ['POST', '/console/hr_letter_requests/{id}/issue'],
  createHrLetter: ['POST', '/console/hr_letters'],
  revokeHrLetter: ['POST', '/console/hr_letters/{id}/revoke'],
  getHrLetterText: ['GET', '/console/hr_letters/{id}/text'],
  getHrLetterContent: ['GET', '/console/hr_letters/{id}/content'],
  getLetterhead: ['GET', '/console/letterhead'],
  updateLetterhead: ['PATCH', '/console/letterhead'],
  getLetterheadLogo: ['GET', '/console/letterhead/{id}/logo'],
  storeLetterheadLogo: ['POST', '/console/letterhead/{id}/logo'],
  deleteLetterheadLogo: ['DELETE', '/console/letterhead/{id}/logo'],
  getLetterheadPreview: ['GET', '/console/letterhead/preview'],
  enableWebhookEndpoint: ['POST', '/console/webhook_endpoints/{id}/enable'],
  getWebhookActivity: ['GET', '/console/webhook_activity'],
  listMessages: ['GET', '/console/messages'],
  readMessage: ['POST', '/console/messages/{id}/read'],
  listNotifications: ['GET', '/console/notifications'],
  readNotifications: ['POST', '/console/notifications/read'],
  getNotificationSettings: ['GET', '/console/notification_settings'],
  updateNotificationSettings: ['PATCH', '/console/notification_settings'],
  openSession: ['POST', '/console/sessions'],
  revokeSessions: ['POST', '/console/sessions/revoke'],
  getSession: ['GET', '/console/session'],
  deleteSession: ['DELETE', '/console/session'],
  verifySession: ['POST', '/console/session/verify'],
  proveSession: ['POST', '/console/session/prove'],
  switchSession: ['POST', '/console/session/switch'],
  getAccount: ['GET', '/console/account'],
  changeAccountPassword: ['POST', '/console/account/password'],
  issueAccountTotp: ['POST', '/console/account/totp'],
  verifyAccountTotp: ['POST', '/console/account/totp/verify'],
  issueAccountRecoveryCodes: ['POST', '/console/account/recovery_codes'],
  issuePasskeySignIn: ['POST', '/console/sessions/passkey'],
  issuePasskeyProof: ['POST', '/console/session/passkey'],
  createPasskey: ['POST', '/console/account/passkeys'],
  issuePasskeyRegistration: ['POST', '/console/account/passkeys/registration'],
  deletePasskey: ['DELETE', '/console/account/passkeys/{id}'],
  updatePasskey: ['PATCH', '/console/account/passkeys/{id}'],
  listInvitations: ['GET', '/console/invitations'],
  createInvitation: ['POST', '/console/invitations'],
  sendInvitation: ['POST', '/console/invitations/{id}/send'],
  revokeInvitation: ['POST', '/console/invitations/{id}/revoke'],
  readInvitation: ['POST', '/console/invitations/read'],
  acceptInvitation: ['POST', '/console/invitations/accept'],
  listMembers: ['GET', '/console/members'],
  getMember: ['GET', '/console/members/{id}'],
  deleteMember: ['DELETE', '/console/members/{id}'],
  updateMember: ['PATCH', '/console/members/{id}'],
  listRoles: ['GET', '/console/roles'],
  createRole: ['POST', '/console/roles'],
  getRole: ['GET', '/console/roles/{id}'],
  deleteRole: ['DELETE', '/console/roles/{id}'],
  updateRole: ['PATCH', '/console/roles/{id}'],
  listApiKeys: ['GET', '/console/api_keys'],
  issueApiKey: ['POST', '/console/api_keys/issue'],
  revokeApiKey: ['POST', '/console/api_keys/{id}/revoke'],
  listServiceTokens: ['GET', '/console/service_tokens'],
  issueServiceToken: ['POST', '/console/service_tokens/issue'],
  getServiceToken: ['GET', '/console/service_tokens/{id}'],
  updateServiceToken: ['PATCH', '/console/service_tokens/{id}'],
  rotateServiceToken: ['POST', '/console/service_tokens/{id}/rotate'],
  revokeServiceToken: ['POST', '/console/service_tokens/{id}/revoke'],
  listExports: ['GET', '/console/exports'],
  createExport: ['POST', '/console/exports'],
  getExport: ['GET', '/console/exports/{id}'],
  cancelExport: ['POST', '/console/exports/{id}/cancel'],
  getExportContent: ['GET', '/console/exports/{id}/content'],
  listAuditEntries: ['GET', '/console/audit_entries'],
  listRecordChanges: ['GET', '/console/record_changes'],
  listListViews: ['GET', '/console/list_views'],
  createListView: ['POST', '/console/list_views'],
  deleteListView: ['DELETE', '/console/list_views/{id}'],
  updateListView: ['PATCH', '/console/list_views/{id}'],
  getListCount: ['GET', '/console/list_counts'],
  getSignOn: ['GET', '/console/sign_on'],
  changeSignOn: ['POST', '/console/sign_on'],
  deleteSignOn: ['DELETE', '/console/sign_on'],
  beginSignOn: ['POST', '/console/sign_on/begin'],
  proveSignOn: ['POST', '/console/sign_on/prove'],
  finishSignOn: ['POST', '/console/sign_on/finish'],
  verifySignOn: ['POST', '/console/sign_on/verify'],
  listImports: ['GET', '/console/imports'],
  createImport: ['POST', '/console/imports'],
  previewImport: ['POST', '/console/imports/preview'],
  getImport: ['GET', '/console/imports/{id}'],
  applyImport: ['POST', '/console/imports/{id}/apply'],
  reviseImport: ['POST', '/console/imports/{id}/revise'],
  cancelImport: ['POST', '/console/imports/{id}/cancel'],
  getImportErrors: ['GET', '/console/imports/{id}/errors'],
  listImportRows: ['GET', '/console/imports/{id}/rows'],
  getImportTemplate: ['GET', '/console/imports/template'],
  listBulkActions: ['GET', '/console/bulk_actions'],
  createBulkAction: ['POST', '/console/bulk_actions'],
  getBulkAction: ['GET', '/console/bulk_actions/{id}'],
  cancelBulkAction: ['POST', '/console/bulk_actions/{id}/cancel'],
  listBulkActionItems: ['GET', '/console/bulk_actions/{id}/items'],
  listComments: ['GET', '/console/comments'],
  createComment: ['POST', '/console/comments'],
  deleteComment: ['DELETE', '/console/comments/{id}'],
  listCalendarFeeds: ['GET', '/console/calendar_feeds'],
  createCalendarFeed: ['POST', '/console/calendar_feeds'],
  revokeCalendarFeed: ['POST', '/console/calendar_feeds/{id}/revoke'],
  listBankAccountChanges: ['GET', '/console/bank_account_changes'],
  createBankAccountChange: ['POST', '/console/bank_account_changes'],
  getBankAccountChange: ['GET', '/console/bank_account_changes/{id}'],
  approveBankAccountChange: ['POST', '/console/bank_account_changes/{id}/approve'],
  rejectBankAccountChange: ['POST', '/console/bank_account_changes/{id}/reject'],
  withdrawBankAccountChange: ['POST', '/console/bank_account_changes/{id}/withdraw'],
  freezeBankAccountChange: ['POST', '/console/bank_account_changes/{id}/freeze'],
  stopBankAccountChange: ['POST', '/console/bank_account_stops'],
  listProfileChanges: ['GET', '/console/profile_changes'],
  createProfileChange: ['POST', '/console/profile_changes'],
  getProfileChange: ['GET', '/console/profile_changes/{id}'],
  approveProfileChange: ['POST', '/console/profile_changes/{id}/approve'],
  rejectProfileChange: ['POST', '/console/profile_changes/{id}/reject'],
  withdrawProfileChange: ['POST', '/console/profile_changes/{id}/withdraw'],
  listApprovals: ['GET', '/console/approvals'],
  getApproval: ['GET', '/console/approvals/{id}'],
  approveApproval: ['POST', '/console/approvals/{id}/approve'],
  rejectApproval: ['POST', '/console/approvals/{id}/reject'],
  rerouteApproval: ['POST', '/console/approvals/{id}/reroute'],
  listApprovalPolicies: ['GET', '/console/approval_policies'],
  createApprovalPolicy: ['POST', '/console/approval_policies'],
  previewApprovalPolicy: ['POST', '/console/approval_policies/preview'],
  getApprovalPolicy: ['GET', '/console/approval_policies/{id}'],
  updateApprovalPolicy: ['PATCH', '/console/approval_policies/{id}'],
  listApprovalDelegations: ['GET', '/console/approval_delegations'],
  createApprovalDelegation: ['POST', '/console/approval_delegations'],
  revokeApprovalDelegation: ['POST', '/console/approval_delegations/{id}/revoke'],
}

export interface Route {
  operation: OperationId
  /** The decoded path parameters. */
  params: Record<string, string>
  /** As they were sent: what separates the items of a list is told from what is a part of one. */
  encoded: Record<string, string>
}

/** The path is known, the method is not: the methods that are. */
export interface OtherMethods {
  allow: string[]
}

/** A path parameter is not decodable: '%zz', or bytes that are no UTF-8. */
export interface Malformed {
  malformed: string
}

interface Node {
  readonly literals: Map<string, Node>
  /** Segments that are part literal, such as '{id}.json': their pieces, literals at even places, as they are sent. */
  readonly patterns: { pieces: string[]; node: Node }[]
  parameter: Node | undefined
  readonly routes: Map<string, Routed>
}

/** An operation, and the names of the parameters on the way to it. */
interface Routed {
  readonly operation: OperationId
  readonly names: readonly string[]
}

const newNode = (): Node => ({ literals: new Map(), patterns: [], parameter: undefined, routes: new Map() })

const root = newNode()
for (const [operation, [method, path]] of Object.entries(routes)) {
  // A document may hold a path as it is sent, /caf%C3%A9, or as it is meant.
  const meant = (piece: string, place: number) => (place % 2 === 0 ? (decode(piece) ?? piece) : piece)
  const pieces = path.split('/').map(segment => segment.split(/[{}]/).map(meant))
  const end = pieces.slice(1).reduce(child, root)
  end.routes.set(method, { operation: operation as OperationId, names: pieces.flatMap(of => of.filter((_, place) => place % 2 === 1)) })
}

function literals(pieces: string[]): string[] {
  return pieces.filter((_, place) => place % 2 === 0)
}

function child(node: Node, pieces: string[]): Node {
  const text = pieces[0] ?? ''
  if (pieces.length === 1) {
    const known = node.literals.get(text) ?? newNode()
    node.literals.set(text, known)
    return known
  }
  if (pieces.length === 3 && text === '' && pieces[2] === '') {
    node.parameter ??= newNode()
    return node.parameter
  }
  const sent = pieces.map((piece, place) => (place % 2 === 0 ? asSent(piece.replaceAll('%', '%25')) : piece))
  const known = node.patterns.find(pattern => literals(pattern.pieces).join('{}') === literals(sent).join('{}'))
  if (known) return known.node
  const pattern = { pieces: sent, node: newNode() }
  node.patterns.push(pattern)
  // The more of a segment is literal, the earlier it is tried, wherever it stands in the document.
  node.patterns.sort((left, right) => literals(right.pieces).join('').length - literals(left.pieces).join('').length)
  return pattern.node
}

/**
 * The operation of a request; undefined when there is no such path. The path is what stands before the question mark,
 * as it was sent. Of the paths that have the method, one is preferred that is literal where another has a parameter, and
 * a HEAD is answered by the GET.
 */
export function match(method: string, path: string): Route | OtherMethods | Malformed | undefined {
  const values: string[] = []
  const search: Search = { method, segments: path.split('/'), values, allow: new Set() }
  const route = find(root, 1, search)
  if (!route) return search.allow.size > 0 ? { allow: [...search.allow] } : undefined
  const encoded = route.names.map((name, index): [string, string] => [name, values[index] ?? ''])
  const params: [string, string][] = []
  for (const [name, text] of encoded) {
    const value = decode(text)
    if (value === undefined) return { malformed: name }
    params.push([name, value])
  }
  return { operation: route.operation, params: Object.fromEntries(params), encoded: Object.fromEntries(encoded) }
}

interface Search {
  readonly method: string
  readonly segments: readonly string[]
  /** What stands in the place of each parameter on the way. */
  readonly values: string[]
  /** The methods of the paths that fit and do not have the one that is asked for. */
  readonly allow: Set<string>
}

function find(node: Node, at: number, search: Search): Routed | undefined {
  const { segments, values } = search
  if (at === segments.length) return answering(node, search)
  const segment = segments[at] ?? ''
  const literal = node.literals.get(segment.includes('%') ? (decode(segment) ?? segment) : segment)
  const found = literal && find(literal, at + 1, search)
  if (found || segment === '') return found
  const length = values.length
  for (const { pieces, node: next } of node.patterns) {
    const taken = take(pieces, asSent(segment))
    if (!taken) continue
    values.push(...taken)
    const end = find(next, at + 1, search)
    if (end) return end
    values.length = length
  }
  if (!node.parameter) return undefined
  values.push(segment)
  const end = find(node.parameter, at + 1, search)
  if (!end) values.length = length
  return end
}

/** What answers at the end of a path; otherwise the methods that do are noted. */
function answering({ routes }: Node, { method, allow }: Search): Routed | undefined {
  const route = routes.get(method) ?? (method === 'HEAD' ? routes.get('GET') : undefined)
  if (route) return route
  for (const known of routes.keys()) for (const one of known === 'GET' ? ['GET', 'HEAD'] : [known]) allow.add(one)
  return undefined
}

/** What stands between the literal pieces of a segment; undefined when it does not fit. */
function take(pieces: string[], segment: string): string[] | undefined {
  const [start = '', ...rest] = pieces
  if (!segment.startsWith(start)) return undefined
  const values: string[] = []
  let from = start.length
  for (let place = 1; place < rest.length; place += 2) {
    const literal = rest[place] ?? ''
    const isLast = place === rest.length - 1
    const end = isLast ? segment.length - literal.length : segment.indexOf(literal, from + 1)
    if (end <= from || !segment.startsWith(literal, end)) return undefined
    values.push(segment.slice(from, end))
    from = end + literal.length
  }
  return values
}

/** With escapes for all that some clients escape and others do not. What separates the items of a list stays. */
function asSent(text: string): string {
  return text.replaceAll(/[^\w.~,;=:@!$&'()*+%-]/gu, encodeURIComponent)
}

function decode(segment: string): string | undefined {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
