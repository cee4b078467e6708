// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type {
  Account,
  Announcement,
  AnnouncementAcknowledgement,
  AnnouncementCategory,
  AnnouncementCategoryCreate,
  AnnouncementCategoryPage,
  AnnouncementCategoryUpdate,
  AnnouncementDraft,
  AnnouncementDraftCreate,
  AnnouncementDraftPage,
  AnnouncementDraftUpdate,
  AnnouncementPage,
  AnnouncementPublication,
  AnnouncementUpdate,
  ApiKey,
  ApiKeyPage,
  ApiKeyWanted,
  Approval,
  ApprovalDecision,
  ApprovalDelegation,
  ApprovalDelegationCreate,
  ApprovalDelegationPage,
  ApprovalPage,
  ApprovalPolicy,
  ApprovalPolicyCreate,
  ApprovalPolicyPage,
  ApprovalPolicyPreview,
  ApprovalPolicyTrial,
  ApprovalPolicyUpdate,
  ApprovalRejection,
  Asset,
  AssetAssignment,
  AssetAssignmentCreate,
  AssetAssignmentDetailPage,
  AssetAssignmentPage,
  AssetAssignmentUpdate,
  AssetCategory,
  AssetCategoryCreate,
  AssetCategoryPage,
  AssetCategoryUpdate,
  AssetCreate,
  AssetLoss,
  AssetPage,
  AssetRestoration,
  AssetReturn,
  AssetUpdate,
  AttendanceDayPage,
  AttendanceMonthPage,
  AttendanceRecord,
  AttendanceRecordCreate,
  AttendanceRecordPage,
  AttendanceRecordUpdate,
  AttendanceSettings,
  AttendanceSettingsUpdate,
  AuditEntryPage,
  BankAccountChange,
  BankAccountChangeCreate,
  BankAccountChangePage,
  BankAccountChangeRejection,
  BankAccountChangeStop,
  BankAccountChangeToken,
  Branch,
  BranchCreate,
  BranchPage,
  BranchUpdate,
  BulkAction,
  BulkActionCreate,
  BulkActionItemPage,
  BulkActionPage,
  CalendarFeed,
  CalendarFeedCreate,
  CalendarFeedPage,
  Candidate,
  CandidateCreate,
  CandidateHire,
  CandidatePage,
  CandidateUpdate,
  ColleagueDetail,
  Colleagues,
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
  Department,
  DepartmentCreate,
  DepartmentPage,
  DepartmentUpdate,
  Designation,
  DesignationCreate,
  DesignationPage,
  DesignationUpdate,
  DocumentType,
  DocumentTypeCreate,
  DocumentTypePage,
  DocumentTypeUpdate,
  Employee,
  EmployeeAddress,
  EmployeeAddressCreate,
  EmployeeAddressPage,
  EmployeeAddressUpdate,
  EmployeeBankAccount,
  EmployeeBankAccountCreate,
  EmployeeBankAccountPage,
  EmployeeBankAccountUpdate,
  EmployeeCompensation,
  EmployeeCompensationUpdate,
  EmployeeContact,
  EmployeeContactCreate,
  EmployeeContactPage,
  EmployeeContactUpdate,
  EmployeeCreate,
  EmployeeDefaults,
  EmployeeDefaultsUpdate,
  EmployeeDependant,
  EmployeeDependantCreate,
  EmployeeDependantPage,
  EmployeeDependantUpdate,
  EmployeeDocument,
  EmployeeDocumentCreate,
  EmployeeDocumentPage,
  EmployeeDocumentRejection,
  EmployeeDocumentUpdate,
  EmployeeInvite,
  EmployeeLawFact,
  EmployeeLawFactCreate,
  EmployeeLawFactPage,
  EmployeeLawFactUpdate,
  EmployeeNumbering,
  EmployeePage,
  EmployeePhotoUpload,
  EmployeeShift,
  EmployeeShiftCreate,
  EmployeeShiftPage,
  EmployeeUpdate,
  EmploymentContract,
  EmploymentContractCreate,
  EmploymentContractDetailPage,
  EmploymentContractNumbering,
  EmploymentContractPage,
  EmploymentContractRenewal,
  EmploymentContractSignature,
  EmploymentContractTermination,
  EmploymentContractUpdate,
  EmploymentContractUpload,
  EmploymentEnd,
  EmploymentEndDraft,
  EmploymentType,
  EmploymentTypeCreate,
  EmploymentTypePage,
  EmploymentTypeUpdate,
  Event,
  EventFeed,
  ExpenseApproval,
  ExpenseCategory,
  ExpenseCategoryCreate,
  ExpenseCategoryPage,
  ExpenseCategoryUpdate,
  ExpenseClaim,
  ExpenseClaimCreate,
  ExpenseClaimItem,
  ExpenseClaimItemCreate,
  ExpenseClaimItemPage,
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
  FiscalYear,
  FiscalYearClose,
  FiscalYearPage,
  FreshProof,
  GeofencedSite,
  GeofencedSiteCreate,
  GeofencedSitePage,
  GeofencedSiteUpdate,
  GetColleaguePhotoQuery,
  GetColleaguesQuery,
  GetEmployeePhotoQuery,
  GetEventsQuery,
  GetHeadcountQuery,
  GetImportTemplateQuery,
  GetLeaveCalendarQuery,
  GetLetterheadPreviewQuery,
  GetListCountQuery,
  GetNamesQuery,
  GetPayrollBankFileContentQuery,
  GetPayrollCostsQuery,
  GetPayrollRunPreviewQuery,
  GetTaxCertificateQuery,
  GetWebhookActivityQuery,
  Headcount,
  Holiday,
  HolidayCreate,
  HolidayPage,
  HolidayUpdate,
  HrLetter,
  HrLetterCreate,
  HrLetterPage,
  HrLetterRequest,
  HrLetterRequestCreate,
  HrLetterRequestIssue,
  HrLetterRequestPage,
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
  ImportRowPage,
  Invitation,
  InvitationAcceptance,
  InvitationCreate,
  InvitationPage,
  InvitationPreview,
  InvitationToken,
  IssuedApiKey,
  IssuedServiceToken,
  JobApplication,
  JobApplicationCreate,
  JobApplicationPage,
  JobApplicationUpdate,
  JobChange,
  JobChangeCreate,
  JobChangePage,
  JobChangePreview,
  JobChangeUpdate,
  JobOpening,
  JobOpeningCreate,
  JobOpeningPage,
  JobOpeningUpdate,
  LatePunch,
  LatePunchDismissal,
  LatePunchPage,
  LawParameters,
  LawValue,
  LawValueCreate,
  LawValuePage,
  LawValueUpdate,
  LeaveApplication,
  LeaveApplicationCancellation,
  LeaveApplicationCreate,
  LeaveApplicationPage,
  LeaveApplicationRejection,
  LeaveApplicationShortening,
  LeaveBalance,
  LeaveBalanceAdjustment,
  LeaveBalancePage,
  LeaveCalendar,
  LeaveEncashment,
  LeaveEncashmentCreate,
  LeaveEncashmentPage,
  LeaveGroup,
  LeaveGroupCreate,
  LeaveGroupMembership,
  LeaveGroupPage,
  LeaveGroupTypes,
  LeaveGroupUpdate,
  LeaveOverdraftPage,
  LeavePolicy,
  LeavePolicyCreate,
  LeavePolicyPage,
  LeavePolicyUpdate,
  LeaveType,
  LeaveTypeCreate,
  LeaveTypePage,
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
  ListAnnouncementCategoriesQuery,
  ListAnnouncementDraftsQuery,
  ListAnnouncementsQuery,
  ListApiKeysQuery,
  ListApprovalDelegationsQuery,
  ListApprovalPoliciesQuery,
  ListApprovalsQuery,
  ListAssetAssignmentDetailsQuery,
  ListAssetAssignmentsQuery,
  ListAssetCategoriesQuery,
  ListAssetsQuery,
  ListAttendanceDaysQuery,
  ListAttendanceMonthsQuery,
  ListAttendanceRecordsQuery,
  ListAuditEntriesQuery,
  ListBankAccountChangesQuery,
  ListBranchesQuery,
  ListBulkActionItemsQuery,
  ListBulkActionsQuery,
  ListCalendarFeedsQuery,
  ListCandidatesQuery,
  ListCommentsQuery,
  ListCompanyBankAccountsQuery,
  ListCount,
  ListDepartmentsQuery,
  ListDesignationsQuery,
  ListDocumentTypesQuery,
  ListEmployeeAddressesQuery,
  ListEmployeeBankAccountsQuery,
  ListEmployeeContactsQuery,
  ListEmployeeDependantsQuery,
  ListEmployeeDocumentMatchesQuery,
  ListEmployeeDocumentsQuery,
  ListEmployeeLawFactsQuery,
  ListEmployeeMatchesQuery,
  ListEmployeeShiftsQuery,
  ListEmployeesQuery,
  ListEmploymentContractDetailsQuery,
  ListEmploymentContractsQuery,
  ListEmploymentTypesQuery,
  ListExpenseCategoriesQuery,
  ListExpenseClaimItemsQuery,
  ListExpenseClaimMatchesQuery,
  ListExpenseClaimsQuery,
  ListExpenseLimitsQuery,
  ListExportsQuery,
  ListFiscalYearsQuery,
  ListGeofencedSitesQuery,
  ListHolidaysQuery,
  ListHrLetterRequestsQuery,
  ListHrLettersQuery,
  ListImportRowsQuery,
  ListImportsQuery,
  ListInvitationsQuery,
  ListJobApplicationsQuery,
  ListJobChangesQuery,
  ListJobOpeningsQuery,
  ListLatePunchesQuery,
  ListLawValuesQuery,
  ListLeaveApplicationsQuery,
  ListLeaveBalancesQuery,
  ListLeaveEncashmentsQuery,
  ListLeaveGroupsQuery,
  ListLeaveOverdraftsQuery,
  ListLeavePoliciesQuery,
  ListLeaveTypesQuery,
  ListLetterTemplatesQuery,
  ListListViewsQuery,
  ListLoanInstallmentsQuery,
  ListLoanTypesQuery,
  ListLoansQuery,
  ListMembersQuery,
  ListMessagesQuery,
  ListNotificationsQuery,
  ListOvertimeRequestsQuery,
  ListPayGradesQuery,
  ListPayrollAdjustmentsQuery,
  ListPayrollBankFilesQuery,
  ListPayrollCorrectionsQuery,
  ListPayrollEntriesQuery,
  ListPayrollEntryComponentsQuery,
  ListPayrollEntryDetailsQuery,
  ListPayrollGlCodesQuery,
  ListPayrollOperationsQuery,
  ListPayrollPaymentBatchesQuery,
  ListPayrollPaymentsQuery,
  ListPayrollRegisterQuery,
  ListPayrollRunDetailsQuery,
  ListPayrollRunsQuery,
  ListPayrollVariancesQuery,
  ListPayslipsQuery,
  ListProfileChangesQuery,
  ListPunchesQuery,
  ListRecordChangesQuery,
  ListRegularisationsQuery,
  ListRestDaySwapsQuery,
  ListRolesQuery,
  ListSalaryAssignmentsQuery,
  ListSalaryComponentsQuery,
  ListSalarySlipDetailsQuery,
  ListSalarySlipsQuery,
  ListSalaryStructureComponentsQuery,
  ListSalaryStructuresQuery,
  ListServiceTokensQuery,
  ListShiftsQuery,
  ListTaxOpeningsQuery,
  ListView,
  ListViewCreate,
  ListViewPage,
  ListViewUpdate,
  ListWebhookAttemptsQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  Loan,
  LoanBalances,
  LoanCreate,
  LoanDisbursement,
  LoanInstallment,
  LoanInstallmentPage,
  LoanNumbering,
  LoanPage,
  LoanReason,
  LoanRescheduling,
  LoanSchedule,
  LoanSettlement,
  LoanType,
  LoanTypeCreate,
  LoanTypePage,
  LoanTypeUpdate,
  Member,
  MemberPage,
  MemberUpdate,
  Message,
  MessagePage,
  Names,
  NotificationPage,
  NotificationReading,
  NotificationSettings,
  NotificationSettingsUpdate,
  NotificationsRead,
  NumberingUpdate,
  OvertimeRequest,
  OvertimeRequestApproval,
  OvertimeRequestCreate,
  OvertimeRequestPage,
  OvertimeRequestRejection,
  Passkey,
  PasskeyChallenge,
  PasskeyCreate,
  PasskeyRegistration,
  PasskeyUpdate,
  PasswordChange,
  PayChange,
  PayChangeDraft,
  PayGrade,
  PayGradeCreate,
  PayGradePage,
  PayGradeUpdate,
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
  PayrollEntry,
  PayrollEntryComponent,
  PayrollEntryComponentPage,
  PayrollEntryDetail,
  PayrollEntryDetailPage,
  PayrollEntryHold,
  PayrollEntryPage,
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
  PayrollRegisterEntryPage,
  PayrollRegisterTotals,
  PayrollRun,
  PayrollRunDetail,
  PayrollRunDetailCreate,
  PayrollRunDetailPage,
  PayrollRunDetailUpdate,
  PayrollRunPage,
  PayrollSettings,
  PayrollSettingsUpdate,
  PayrollVariancePage,
  PayrollVarianceTotals,
  Payslip,
  PayslipChange,
  PayslipPage,
  PayslipYears,
  PendingWork,
  ProfileChange,
  ProfileChangeApproval,
  ProfileChangeCreate,
  ProfileChangePage,
  ProfileChangeRejection,
  Punch,
  PunchCreate,
  PunchPage,
  RecordChangePage,
  RecoveryCodes,
  Regularisation,
  RegularisationCreate,
  RegularisationPage,
  RegularisationRejection,
  RestDaySwap,
  RestDaySwapCreate,
  RestDaySwapPage,
  Role,
  RoleCreate,
  RolePage,
  RoleUpdate,
  SalaryAssignment,
  SalaryAssignmentCreate,
  SalaryAssignmentPage,
  SalaryAssignmentUpdate,
  SalaryComponent,
  SalaryComponentCreate,
  SalaryComponentPage,
  SalaryComponentUpdate,
  SalaryFormula,
  SalaryPackage,
  SalaryPackagePreview,
  SalarySlip,
  SalarySlipDetail,
  SalarySlipDetailPage,
  SalarySlipPage,
  SalaryStructure,
  SalaryStructureComponent,
  SalaryStructureComponentCreate,
  SalaryStructureComponentPage,
  SalaryStructureComponentUpdate,
  SalaryStructureCreate,
  SalaryStructurePage,
  SalaryStructureUpdate,
  Sandbox,
  SandboxClockMove,
  SandboxTrigger,
  SecondFactor,
  ServiceToken,
  ServiceTokenPage,
  ServiceTokenRotation,
  ServiceTokenUpdate,
  ServiceTokenWanted,
  Session,
  Setup,
  Shift,
  ShiftCreate,
  ShiftPage,
  ShiftUpdate,
  SignIn,
  SignOn,
  SignOnAddress,
  SignOnBeginning,
  SignOnChange,
  SignOnProof,
  SignOnReturn,
  TaxCertificateYears,
  TaxOpening,
  TaxOpeningCreate,
  TaxOpeningPage,
  TaxOpeningUpdate,
  TotpCode,
  TotpSecret,
  WebhookActivity,
  WebhookAttemptPage,
  WebhookDelivery,
  WebhookDeliveryPage,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointPage,
  WebhookEndpointUpdate,
  WebhookReplay,
  WebhookReplayRequest,
  WorkspaceSwitch,
} from '@muster/contract'
import type { PagedCall, ReadCall, SessionContext, UploadCall, VisitorContext, WriteCall } from '../http/context.ts'

/** A part of a call that holds nothing. */
export type Empty = Record<never, never>

/** T in which the fields K are always present where it is an object, because validation fills their defaults in. */
export type Filled<T, K extends PropertyKey> = T extends object ? T & Required<Pick<T, K & keyof T>> : T

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
  /** Get the sandbox */
  getSandbox: { path: Empty; query: Empty; body: undefined }
  /** Move the clock forward */
  moveSandboxClock: { path: Empty; query: Empty; body: SandboxClockMove | undefined }
  /** Reset the sandbox */
  resetSandbox: { path: Empty; query: Empty; body: undefined }
  /** Cause an event */
  triggerSandbox: { path: Empty; query: Empty; body: SandboxTrigger }
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
    query: Filled<ListEmployeeAddressesQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Add an address to an employee */
  createEmployeeAddress: { path: { id: string }; query: Empty; body: EmployeeAddressCreate }
  /** Delete an address of an employee */
  deleteEmployeeAddress: { path: { id: string; address_id: string }; query: Empty; body: undefined }
  /** Update an address of an employee */
  updateEmployeeAddress: { path: { id: string; address_id: string }; query: Empty; body: EmployeeAddressUpdate }
  /** List dependants of an employee */
  listEmployeeDependants: {
    path: { id: string }
    query: Filled<ListEmployeeDependantsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Add a dependant to an employee */
  createEmployeeDependant: { path: { id: string }; query: Empty; body: EmployeeDependantCreate }
  /** Delete a dependant of an employee */
  deleteEmployeeDependant: { path: { id: string; dependant_id: string }; query: Empty; body: undefined }
  /** Update a dependant of an employee */
  updateEmployeeDependant: {
    path: { id: string; dependant_id: string }
    query: Empty
    body: EmployeeDependantUpdate
  }
  /** List contacts of an employee */
  listEmployeeContacts: {
    path: { id: string }
    query: Filled<ListEmployeeContactsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Add a contact to an employee */
  createEmployeeContact: { path: { id: string }; query: Empty; body: EmployeeContactCreate }
  /** Delete a contact of an employee */
  deleteEmployeeContact: { path: { id: string; contact_id: string }; query: Empty; body: undefined }
  /** Update a contact of an employee */
  updateEmployeeContact: { path: { id: string; contact_id: string }; query: Empty; body: EmployeeContactUpdate }
  /** List bank accounts of an employee */
  listEmployeeBankAccounts: {
    path: { id: string }
    query: Filled<ListEmployeeBankAccountsQuery, 'limit' | 'include_deleted'>
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
  /** List leave types */
  listLeaveTypes: { path: Empty; query: Filled<ListLeaveTypesQuery, 'limit'>; body: undefined }
  /** Get a leave type */
  getLeaveType: { path: { id: string }; query: Empty; body: undefined }
  /** List leave policies */
  listLeavePolicies: { path: Empty; query: Filled<ListLeavePoliciesQuery, 'limit'>; body: undefined }
  /** Get a leave policy */
  getLeavePolicy: { path: { id: string }; query: Empty; body: undefined }
  /** List leave groups */
  listLeaveGroups: { path: Empty; query: Filled<ListLeaveGroupsQuery, 'limit'>; body: undefined }
  /** Get a leave group */
  getLeaveGroup: { path: { id: string }; query: Empty; body: undefined }
  /** List leave balances */
  listLeaveBalances: { path: Empty; query: Filled<ListLeaveBalancesQuery, 'limit'>; body: undefined }
  /** Get a leave balance */
  getLeaveBalance: { path: { id: string }; query: Empty; body: undefined }
  /** List leave applications */
  listLeaveApplications: { path: Empty; query: Filled<ListLeaveApplicationsQuery, 'limit'>; body: undefined }
  /** Apply for leave */
  createLeaveApplication: { path: Empty; query: Empty; body: LeaveApplicationCreate }
  /** Get a leave application */
  getLeaveApplication: { path: { id: string }; query: Empty; body: undefined }
  /** Approve a leave application */
  approveLeaveApplication: { path: { id: string }; query: Empty; body: undefined }
  /** Reject a leave application */
  rejectLeaveApplication: { path: { id: string }; query: Empty; body: LeaveApplicationRejection }
  /** Cancel a leave application */
  cancelLeaveApplication: { path: { id: string }; query: Empty; body: LeaveApplicationCancellation | undefined }
  /** List attendance records */
  listAttendanceRecords: {
    path: Empty
    query: Filled<ListAttendanceRecordsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Write a day of attendance */
  createAttendanceRecord: { path: Empty; query: Empty; body: AttendanceRecordCreate }
  /** Get an attendance record */
  getAttendanceRecord: { path: { id: string }; query: Empty; body: undefined }
  /** Update an attendance record */
  updateAttendanceRecord: { path: { id: string }; query: Empty; body: AttendanceRecordUpdate }
  /** List punches */
  listPunches: { path: Empty; query: Filled<ListPunchesQuery, 'limit'>; body: undefined }
  /** Record a punch */
  createPunch: { path: Empty; query: Empty; body: PunchCreate }
  /** Get a punch */
  getPunch: { path: { id: string }; query: Empty; body: undefined }
  /** List overtime requests */
  listOvertimeRequests: { path: Empty; query: Filled<ListOvertimeRequestsQuery, 'limit'>; body: undefined }
  /** Ask for overtime */
  createOvertimeRequest: { path: Empty; query: Empty; body: OvertimeRequestCreate }
  /** Get an overtime request */
  getOvertimeRequest: { path: { id: string }; query: Empty; body: undefined }
  /** Approve an overtime request */
  approveOvertimeRequest: { path: { id: string }; query: Empty; body: OvertimeRequestApproval | undefined }
  /** Reject an overtime request */
  rejectOvertimeRequest: { path: { id: string }; query: Empty; body: OvertimeRequestRejection }
  /** Cancel an overtime request */
  cancelOvertimeRequest: { path: { id: string }; query: Empty; body: undefined }
  /** List regularisations */
  listRegularisations: { path: Empty; query: Filled<ListRegularisationsQuery, 'limit'>; body: undefined }
  /** Ask for a regularisation */
  createRegularisation: { path: Empty; query: Empty; body: RegularisationCreate }
  /** Get a regularisation */
  getRegularisation: { path: { id: string }; query: Empty; body: undefined }
  /** Approve a regularisation */
  approveRegularisation: { path: { id: string }; query: Empty; body: undefined }
  /** Reject a regularisation */
  rejectRegularisation: { path: { id: string }; query: Empty; body: RegularisationRejection }
  /** Cancel a regularisation */
  cancelRegularisation: { path: { id: string }; query: Empty; body: undefined }
  /** List rest day swaps */
  listRestDaySwaps: { path: Empty; query: Filled<ListRestDaySwapsQuery, 'limit'>; body: undefined }
  /** Swap a rest day */
  createRestDaySwap: { path: Empty; query: Empty; body: RestDaySwapCreate }
  /** Get a rest day swap */
  getRestDaySwap: { path: { id: string }; query: Empty; body: undefined }
  /** Cancel a rest day swap */
  cancelRestDaySwap: { path: { id: string }; query: Empty; body: undefined }
  /** List employee shifts */
  listEmployeeShifts: { path: Empty; query: Filled<ListEmployeeShiftsQuery, 'limit'>; body: undefined }
  /** Assign a shift */
  createEmployeeShift: { path: Empty; query: Empty; body: EmployeeShiftCreate }
  /** Get an employee shift */
  getEmployeeShift: { path: { id: string }; query: Empty; body: undefined }
  /** List geofenced sites */
  listGeofencedSites: { path: Empty; query: Filled<ListGeofencedSitesQuery, 'limit'>; body: undefined }
  /** Create a geofenced site */
  createGeofencedSite: { path: Empty; query: Empty; body: GeofencedSiteCreate }
  /** Get a geofenced site */
  getGeofencedSite: { path: { id: string }; query: Empty; body: undefined }
  /** Update a geofenced site */
  updateGeofencedSite: { path: { id: string }; query: Empty; body: GeofencedSiteUpdate }
  /** Get the attendance settings */
  getAttendanceSettings: { path: Empty; query: Empty; body: undefined }
  /** List salary components */
  listSalaryComponents: { path: Empty; query: Filled<ListSalaryComponentsQuery, 'limit'>; body: undefined }
  /** Get a salary component */
  getSalaryComponent: { path: { id: string }; query: Empty; body: undefined }
  /** List salary structures */
  listSalaryStructures: { path: Empty; query: Filled<ListSalaryStructuresQuery, 'limit'>; body: undefined }
  /** Get a salary structure */
  getSalaryStructure: { path: { id: string }; query: Empty; body: undefined }
  /** List salary structure components */
  listSalaryStructureComponents: {
    path: Empty
    query: Filled<ListSalaryStructureComponentsQuery, 'limit'>
    body: undefined
  }
  /** Get a salary structure component */
  getSalaryStructureComponent: { path: { id: string }; query: Empty; body: undefined }
  /** List salary assignments */
  listSalaryAssignments: {
    path: Empty
    query: Filled<ListSalaryAssignmentsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get a salary assignment */
  getSalaryAssignment: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll runs */
  listPayrollRuns: {
    path: Empty
    query: Filled<ListPayrollRunsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get a payroll run */
  getPayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll entries */
  listPayrollEntries: {
    path: Empty
    query: Filled<ListPayrollEntriesQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get a payroll entry */
  getPayrollEntry: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll entry components */
  listPayrollEntryComponents: {
    path: Empty
    query: Filled<ListPayrollEntryComponentsQuery, 'limit'>
    body: undefined
  }
  /** Get a payroll entry component */
  getPayrollEntryComponent: { path: { id: string }; query: Empty; body: undefined }
  /** List salary slips */
  listSalarySlips: { path: Empty; query: Filled<ListSalarySlipsQuery, 'limit'>; body: undefined }
  /** Get a salary slip */
  getSalarySlip: { path: { id: string }; query: Empty; body: undefined }
  /** List loan types */
  listLoanTypes: { path: Empty; query: Filled<ListLoanTypesQuery, 'limit'>; body: undefined }
  /** Get a loan type */
  getLoanType: { path: { id: string }; query: Empty; body: undefined }
  /** List loans */
  listLoans: { path: Empty; query: Filled<ListLoansQuery, 'limit'>; body: undefined }
  /** Get a loan */
  getLoan: { path: { id: string }; query: Empty; body: undefined }
  /** List loan installments */
  listLoanInstallments: { path: Empty; query: Filled<ListLoanInstallmentsQuery, 'limit'>; body: undefined }
  /** Get a loan installment */
  getLoanInstallment: { path: { id: string }; query: Empty; body: undefined }
  /** List expense categories */
  listExpenseCategories: { path: Empty; query: Filled<ListExpenseCategoriesQuery, 'limit'>; body: undefined }
  /** Get an expense category */
  getExpenseCategory: { path: { id: string }; query: Empty; body: undefined }
  /** List expense claims */
  listExpenseClaims: { path: Empty; query: Filled<ListExpenseClaimsQuery, 'limit'>; body: undefined }
  /** Get an expense claim */
  getExpenseClaim: { path: { id: string }; query: Empty; body: undefined }
  /** List expense claim items */
  listExpenseClaimItems: {
    path: Empty
    query: Filled<ListExpenseClaimItemsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get an expense claim item */
  getExpenseClaimItem: { path: { id: string }; query: Empty; body: undefined }
  /** List asset categories */
  listAssetCategories: { path: Empty; query: Filled<ListAssetCategoriesQuery, 'limit'>; body: undefined }
  /** Get an asset category */
  getAssetCategory: { path: { id: string }; query: Empty; body: undefined }
  /** List assets */
  listAssets: { path: Empty; query: Filled<ListAssetsQuery, 'limit'>; body: undefined }
  /** Get an asset */
  getAsset: { path: { id: string }; query: Empty; body: undefined }
  /** List asset assignments */
  listAssetAssignments: { path: Empty; query: Filled<ListAssetAssignmentsQuery, 'limit'>; body: undefined }
  /** Get an asset assignment */
  getAssetAssignment: { path: { id: string }; query: Empty; body: undefined }
  /** List announcement categories */
  listAnnouncementCategories: {
    path: Empty
    query: Filled<ListAnnouncementCategoriesQuery, 'limit'>
    body: undefined
  }
  /** Get an announcement category */
  getAnnouncementCategory: { path: { id: string }; query: Empty; body: undefined }
  /** List announcements */
  listAnnouncements: { path: Empty; query: Filled<ListAnnouncementsQuery, 'limit'>; body: undefined }
  /** Get an announcement */
  getAnnouncement: { path: { id: string }; query: Empty; body: undefined }
  /** List job openings */
  listJobOpenings: { path: Empty; query: Filled<ListJobOpeningsQuery, 'limit'>; body: undefined }
  /** Create a job opening */
  createJobOpening: { path: Empty; query: Empty; body: JobOpeningCreate }
  /** Get a job opening */
  getJobOpening: { path: { id: string }; query: Empty; body: undefined }
  /** Update a job opening */
  updateJobOpening: { path: { id: string }; query: Empty; body: JobOpeningUpdate }
  /** List candidates */
  listCandidates: { path: Empty; query: Filled<ListCandidatesQuery, 'limit'>; body: undefined }
  /** Create a candidate */
  createCandidate: { path: Empty; query: Empty; body: CandidateCreate }
  /** Get a candidate */
  getCandidate: { path: { id: string }; query: Empty; body: undefined }
  /** Update a candidate */
  updateCandidate: { path: { id: string }; query: Empty; body: CandidateUpdate }
  /** List job applications */
  listJobApplications: { path: Empty; query: Filled<ListJobApplicationsQuery, 'limit'>; body: undefined }
  /** Create a job application */
  createJobApplication: { path: Empty; query: Empty; body: JobApplicationCreate }
  /** Get a job application */
  getJobApplication: { path: { id: string }; query: Empty; body: undefined }
  /** Update a job application */
  updateJobApplication: { path: { id: string }; query: Empty; body: JobApplicationUpdate }
  /** List document types */
  listDocumentTypes: { path: Empty; query: Filled<ListDocumentTypesQuery, 'limit'>; body: undefined }
  /** Get a document type */
  getDocumentType: { path: { id: string }; query: Empty; body: undefined }
  /** List employee documents */
  listEmployeeDocuments: {
    path: Empty
    query: Filled<ListEmployeeDocumentsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Upload an employee document */
  createEmployeeDocument: { path: Empty; query: Empty; body: EmployeeDocumentCreate }
  /** Get an employee document */
  getEmployeeDocument: { path: { id: string }; query: Empty; body: undefined }
  /** Update an employee document */
  updateEmployeeDocument: { path: { id: string }; query: Empty; body: EmployeeDocumentUpdate }
  /** Download an employee document */
  getEmployeeDocumentContent: { path: { id: string }; query: Empty; body: undefined }
  /** Verify an employee document */
  verifyEmployeeDocument: { path: { id: string }; query: Empty; body: undefined }
  /** Reject an employee document */
  rejectEmployeeDocument: { path: { id: string }; query: Empty; body: EmployeeDocumentRejection }
  /** List employment contracts */
  listEmploymentContracts: { path: Empty; query: Filled<ListEmploymentContractsQuery, 'limit'>; body: undefined }
  /** Get an employment contract */
  getEmploymentContract: { path: { id: string }; query: Empty; body: undefined }
  /** List HR letter requests */
  listHrLetterRequests: { path: Empty; query: Filled<ListHrLetterRequestsQuery, 'limit'>; body: undefined }
  /** Get an HR letter request */
  getHrLetterRequest: { path: { id: string }; query: Empty; body: undefined }
  /** List HR letters */
  listHrLetters: { path: Empty; query: Filled<ListHrLettersQuery, 'limit'>; body: undefined }
  /** Get an HR letter */
  getHrLetter: { path: { id: string }; query: Empty; body: undefined }
  /** Read events */
  getEvents: { path: Empty; query: Filled<GetEventsQuery, 'limit'>; body: undefined }
  /** List webhook endpoints */
  listWebhookEndpoints: {
    path: Empty
    query: Filled<ListWebhookEndpointsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
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
  /** Replay the deliveries that an endpoint missed */
  replayWebhookEndpoint: { path: { id: string }; query: Empty; body: WebhookReplayRequest }
  /** List webhook deliveries */
  listWebhookDeliveries: { path: Empty; query: Filled<ListWebhookDeliveriesQuery, 'limit'>; body: undefined }
  /** Get a webhook delivery */
  getWebhookDelivery: { path: { id: string }; query: Empty; body: undefined }
  /** Replay a webhook delivery */
  replayWebhookDelivery: { path: { id: string }; query: Empty; body: undefined }
  /** List the attempts of a delivery */
  listWebhookAttempts: { path: { id: string }; query: Filled<ListWebhookAttemptsQuery, 'limit'>; body: undefined }
  /** Update the workspace */
  updateCompany: { path: Empty; query: Empty; body: CompanyUpdate }
  /** Close a fiscal year */
  closeFiscalYear: { path: { id: string }; query: Empty; body: undefined }
  /** Get the names of records */
  getNames: { path: Empty; query: GetNamesQuery; body: undefined }
  /** Count what waits */
  getPendingWork: { path: Empty; query: Empty; body: undefined }
  /** Get the templates of countries */
  getCountryTemplates: { path: Empty; query: Empty; body: undefined }
  /** Apply a template */
  applyCountryTemplate: { path: { country: string }; query: Empty; body: CountryTemplateApply }
  /** Get what is left to set up */
  getSetup: { path: Empty; query: Empty; body: undefined }
  /** Choose an employee's leave group */
  assignEmployeeLeaveGroup: { path: { id: string }; query: Empty; body: LeaveGroupMembership }
  /** Invite an employee */
  inviteEmployee: { path: { id: string }; query: Empty; body: EmployeeInvite | undefined }
  /** Search employees */
  listEmployeeMatches: {
    path: Empty
    query: Filled<ListEmployeeMatchesQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Download the photo of an employee */
  getEmployeePhoto: { path: { id: string }; query: GetEmployeePhotoQuery; body: undefined }
  /** Store the photo of an employee */
  storeEmployeePhoto: { path: { id: string }; query: Empty; body: EmployeePhotoUpload }
  /** Remove the photo of an employee */
  deleteEmployeePhoto: { path: { id: string }; query: Empty; body: undefined }
  /** Look colleagues up */
  getColleagues: { path: Empty; query: Filled<GetColleaguesQuery, 'limit'>; body: undefined }
  /** Get a colleague */
  getColleague: { path: { id: string }; query: Empty; body: undefined }
  /** Download the photo of a colleague */
  getColleaguePhoto: { path: { id: string }; query: GetColleaguePhotoQuery; body: undefined }
  /** List job changes */
  listJobChanges: { path: Empty; query: Filled<ListJobChangesQuery, 'limit'>; body: undefined }
  /** Change a job from a day on */
  createJobChange: { path: Empty; query: Empty; body: JobChangeCreate }
  /** Preview a job change */
  previewJobChange: { path: Empty; query: Empty; body: JobChangeCreate }
  /** Get a job change */
  getJobChange: { path: { id: string }; query: Empty; body: undefined }
  /** Delete a job change */
  deleteJobChange: { path: { id: string }; query: Empty; body: undefined }
  /** Correct a job change */
  updateJobChange: { path: { id: string }; query: Empty; body: JobChangeUpdate }
  /** Get the headcount */
  getHeadcount: { path: Empty; query: Filled<GetHeadcountQuery, 'months'>; body: undefined }
  /** Add a bank account */
  createEmployeeBankAccount: { path: { id: string }; query: Empty; body: EmployeeBankAccountCreate }
  /** Delete a bank account */
  deleteEmployeeBankAccount: { path: { id: string; bank_account_id: string }; query: Empty; body: undefined }
  /** Update a bank account */
  updateEmployeeBankAccount: {
    path: { id: string; bank_account_id: string }
    query: Empty
    body: EmployeeBankAccountUpdate
  }
  /** Choose how an employee is paid */
  updateEmployeeCompensation: { path: { id: string }; query: Empty; body: EmployeeCompensationUpdate }
  /** Create a leave type */
  createLeaveType: { path: Empty; query: Empty; body: LeaveTypeCreate }
  /** Update a leave type */
  updateLeaveType: { path: { id: string }; query: Empty; body: LeaveTypeUpdate }
  /** Create a leave policy */
  createLeavePolicy: { path: Empty; query: Empty; body: LeavePolicyCreate }
  /** Update a leave policy */
  updateLeavePolicy: { path: { id: string }; query: Empty; body: LeavePolicyUpdate }
  /** Create a leave group */
  createLeaveGroup: { path: Empty; query: Empty; body: LeaveGroupCreate }
  /** Update a leave group */
  updateLeaveGroup: { path: { id: string }; query: Empty; body: LeaveGroupUpdate }
  /** Choose the types of a leave group */
  assignLeaveGroupTypes: { path: { id: string }; query: Empty; body: LeaveGroupTypes }
  /** Adjust a leave balance */
  adjustLeaveBalance: { path: { id: string }; query: Empty; body: LeaveBalanceAdjustment }
  /** Explain a leave balance */
  getLeaveBalanceExplanation: { path: { id: string }; query: Empty; body: undefined }
  /** List leave encashments */
  listLeaveEncashments: { path: Empty; query: Filled<ListLeaveEncashmentsQuery, 'limit'>; body: undefined }
  /** Encash leave */
  createLeaveEncashment: { path: Empty; query: Empty; body: LeaveEncashmentCreate }
  /** Get a leave encashment */
  getLeaveEncashment: { path: { id: string }; query: Empty; body: undefined }
  /** Cancel a leave encashment */
  cancelLeaveEncashment: { path: { id: string }; query: Empty; body: undefined }
  /** List leave overdrafts */
  listLeaveOverdrafts: { path: Empty; query: Filled<ListLeaveOverdraftsQuery, 'limit'>; body: undefined }
  /** Explain a leave application */
  getLeaveApplicationExplanation: { path: { id: string }; query: Empty; body: undefined }
  /** End a leave early */
  shortenLeaveApplication: { path: { id: string }; query: Empty; body: LeaveApplicationShortening }
  /** Get the leave calendar */
  getLeaveCalendar: { path: Empty; query: Filled<GetLeaveCalendarQuery, 'limit'>; body: undefined }
  /** Explain a day of attendance */
  getAttendanceRecordExplanation: { path: { id: string }; query: Empty; body: undefined }
  /** List late punches */
  listLatePunches: { path: Empty; query: Filled<ListLatePunchesQuery, 'limit'>; body: undefined }
  /** Dismiss a late punch */
  dismissLatePunch: { path: { id: string }; query: Empty; body: LatePunchDismissal }
  /** List a month of attendance by employee */
  listAttendanceMonths: { path: Empty; query: Filled<ListAttendanceMonthsQuery, 'limit'>; body: undefined }
  /** List how a day of each employee stands */
  listAttendanceDays: { path: Empty; query: Filled<ListAttendanceDaysQuery, 'limit'>; body: undefined }
  /** Update the attendance settings */
  updateAttendanceSettings: { path: Empty; query: Empty; body: AttendanceSettingsUpdate }
  /** Create a salary component */
  createSalaryComponent: { path: Empty; query: Empty; body: SalaryComponentCreate }
  /** Update a salary component */
  updateSalaryComponent: { path: { id: string }; query: Empty; body: SalaryComponentUpdate }
  /** Get the formula of a salary component */
  getSalaryComponentFormula: { path: { id: string }; query: Empty; body: undefined }
  /** Create a salary structure */
  createSalaryStructure: { path: Empty; query: Empty; body: SalaryStructureCreate }
  /** Update a salary structure */
  updateSalaryStructure: { path: { id: string }; query: Empty; body: SalaryStructureUpdate }
  /** Add a component to a salary structure */
  createSalaryStructureComponent: { path: Empty; query: Empty; body: SalaryStructureComponentCreate }
  /** Remove a component from a salary structure */
  deleteSalaryStructureComponent: { path: { id: string }; query: Empty; body: undefined }
  /** Update a component of a salary structure */
  updateSalaryStructureComponent: { path: { id: string }; query: Empty; body: SalaryStructureComponentUpdate }
  /** Get the formula of a structure component */
  getSalaryStructureComponentFormula: { path: { id: string }; query: Empty; body: undefined }
  /** Assign a salary */
  createSalaryAssignment: { path: Empty; query: Empty; body: SalaryAssignmentCreate }
  /** Preview a salary */
  previewSalaryAssignment: { path: Empty; query: Empty; body: SalaryPackagePreview }
  /** Delete a salary assignment */
  deleteSalaryAssignment: { path: { id: string }; query: Empty; body: undefined }
  /** Correct a salary assignment */
  updateSalaryAssignment: { path: { id: string }; query: Empty; body: SalaryAssignmentUpdate }
  /** Get the package of a salary assignment */
  getSalaryAssignmentPackage: { path: { id: string }; query: Empty; body: undefined }
  /** Create a payroll run */
  createPayrollRun: { path: Empty; query: Empty; body: PayrollRunDetailCreate }
  /** Delete a payroll run */
  deletePayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** Update a payroll run */
  updatePayrollRun: { path: { id: string }; query: Empty; body: PayrollRunDetailUpdate }
  /** Preview a payroll run */
  getPayrollRunPreview: { path: { id: string }; query: Filled<GetPayrollRunPreviewQuery, 'limit'>; body: undefined }
  /** Verify a payroll run */
  verifyPayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** Process a payroll run */
  processPayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** Reopen a payroll run */
  reopenPayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** Approve a payroll run */
  approvePayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** Lock a payroll run */
  lockPayrollRun: { path: { id: string }; query: Empty; body: undefined }
  /** Explain a payroll entry */
  getPayrollEntryExplanation: { path: { id: string }; query: Empty; body: undefined }
  /** Hold a payroll entry */
  holdPayrollEntry: { path: { id: string }; query: Empty; body: PayrollEntryHold }
  /** Release a payroll entry */
  releasePayrollEntry: { path: { id: string }; query: Empty; body: undefined }
  /** Acknowledge a payroll entry */
  acknowledgePayrollEntry: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll runs in detail */
  listPayrollRunDetails: {
    path: Empty
    query: Filled<ListPayrollRunDetailsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get a payroll run in detail */
  getPayrollRunDetail: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll operations */
  listPayrollOperations: {
    path: Empty
    query: Filled<ListPayrollOperationsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get a payroll operation */
  getPayrollOperation: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll entries in detail */
  listPayrollEntryDetails: { path: Empty; query: Filled<ListPayrollEntryDetailsQuery, 'limit'>; body: undefined }
  /** Get a payroll entry in detail */
  getPayrollEntryDetail: { path: { id: string }; query: Empty; body: undefined }
  /** Import a payroll run of the past */
  createPayrollImport: { path: Empty; query: Empty; body: PayrollImportCreate }
  /** Delete an imported payroll run */
  deletePayrollImport: { path: { id: string }; query: Empty; body: undefined }
  /** Update an imported payroll run */
  updatePayrollImport: { path: { id: string }; query: Empty; body: PayrollImportUpdate }
  /** List payroll payment batches */
  listPayrollPaymentBatches: {
    path: Empty
    query: Filled<ListPayrollPaymentBatchesQuery, 'limit'>
    body: undefined
  }
  /** Prepare a payroll payment batch */
  createPayrollPaymentBatch: { path: Empty; query: Empty; body: PayrollPaymentBatchCreate }
  /** Get a payroll payment batch */
  getPayrollPaymentBatch: { path: { id: string }; query: Empty; body: undefined }
  /** Record the payment of a batch */
  recordPayrollPaymentBatch: { path: { id: string }; query: Empty; body: PayrollPaymentRecord }
  /** Cancel a payroll payment batch */
  cancelPayrollPaymentBatch: { path: { id: string }; query: Empty; body: PayrollPaymentBatchCancel | undefined }
  /** List payroll payments */
  listPayrollPayments: { path: Empty; query: Filled<ListPayrollPaymentsQuery, 'limit'>; body: undefined }
  /** Get a payroll payment */
  getPayrollPayment: { path: { id: string }; query: Empty; body: undefined }
  /** Mark a payroll payment as failed */
  failPayrollPayment: { path: { id: string }; query: Empty; body: PayrollPaymentFailure }
  /** Download the bank file of a batch */
  getPayrollBankFileContent: { path: { id: string }; query: GetPayrollBankFileContentQuery; body: undefined }
  /** Make the bank file of a batch */
  createPayrollBankFile: { path: { id: string }; query: Empty; body: PayrollBankFileCreate }
  /** Record what the bank says of a file */
  recordPayrollBankFileStatuses: { path: { id: string }; query: Empty; body: PayrollBankStatuses }
  /** List payroll bank files */
  listPayrollBankFiles: { path: Empty; query: Filled<ListPayrollBankFilesQuery, 'limit'>; body: undefined }
  /** Get a payroll bank file */
  getPayrollBankFile: { path: { id: string }; query: Empty; body: undefined }
  /** List company bank accounts */
  listCompanyBankAccounts: { path: Empty; query: Filled<ListCompanyBankAccountsQuery, 'limit'>; body: undefined }
  /** Add a company bank account */
  createCompanyBankAccount: { path: Empty; query: Empty; body: CompanyBankAccountCreate }
  /** Get a company bank account */
  getCompanyBankAccount: { path: { id: string }; query: Empty; body: undefined }
  /** Update a company bank account */
  updateCompanyBankAccount: { path: { id: string }; query: Empty; body: CompanyBankAccountUpdate }
  /** List payroll GL codes */
  listPayrollGlCodes: { path: Empty; query: Filled<ListPayrollGlCodesQuery, 'limit'>; body: undefined }
  /** Add a payroll GL code */
  createPayrollGlCode: { path: Empty; query: Empty; body: PayrollGlCodeCreate }
  /** Get a payroll GL code */
  getPayrollGlCode: { path: { id: string }; query: Empty; body: undefined }
  /** Update a payroll GL code */
  updatePayrollGlCode: { path: { id: string }; query: Empty; body: PayrollGlCodeUpdate }
  /** Preview a change of pay */
  previewPayChange: { path: Empty; query: Empty; body: PayChangeDraft }
  /** Preview a final settlement */
  previewEmploymentEnd: { path: { id: string }; query: Empty; body: EmploymentEndDraft }
  /** Compare a payroll run with the month before */
  getPayrollVariance: { path: { id: string }; query: Empty; body: undefined }
  /** List employees whose pay differs */
  listPayrollVariances: { path: { id: string }; query: Filled<ListPayrollVariancesQuery, 'limit'>; body: undefined }
  /** List the register of a payroll run */
  listPayrollRegister: {
    path: { id: string }
    query: Filled<ListPayrollRegisterQuery, 'order' | 'limit'>
    body: undefined
  }
  /** Get the totals of a payroll register */
  getPayrollRegisterTotals: { path: { id: string }; query: Empty; body: undefined }
  /** Get the readiness of a payroll run */
  getPayrollReadiness: { path: { id: string }; query: Empty; body: undefined }
  /** Get the cost of a run by department */
  getPayrollCost: { path: { id: string }; query: Empty; body: undefined }
  /** Get the cost of payroll by month */
  getPayrollCosts: { path: Empty; query: Filled<GetPayrollCostsQuery, 'months'>; body: undefined }
  /** Download a salary slip */
  getSalarySlipContent: { path: { id: string }; query: Empty; body: undefined }
  /** List salary slips in detail */
  listSalarySlipDetails: { path: Empty; query: Filled<ListSalarySlipDetailsQuery, 'limit'>; body: undefined }
  /** Get a salary slip in detail */
  getSalarySlipDetail: { path: { id: string }; query: Empty; body: undefined }
  /** List payslips */
  listPayslips: { path: Empty; query: Filled<ListPayslipsQuery, 'limit'>; body: undefined }
  /** Get a payslip */
  getPayslip: { path: { id: string }; query: Empty; body: undefined }
  /** Explain the change of a payslip */
  getPayslipChange: { path: { id: string }; query: Empty; body: undefined }
  /** Get what an employee was paid by year */
  getPayslipYears: { path: { id: string }; query: Empty; body: undefined }
  /** Get the payroll settings */
  getPayrollSettings: { path: Empty; query: Empty; body: undefined }
  /** Update the payroll settings */
  updatePayrollSettings: { path: Empty; query: Empty; body: PayrollSettingsUpdate }
  /** List payroll adjustments */
  listPayrollAdjustments: { path: Empty; query: Filled<ListPayrollAdjustmentsQuery, 'limit'>; body: undefined }
  /** Create a payroll adjustment */
  createPayrollAdjustment: { path: Empty; query: Empty; body: PayrollAdjustmentCreate }
  /** Get a payroll adjustment */
  getPayrollAdjustment: { path: { id: string }; query: Empty; body: undefined }
  /** Update a payroll adjustment */
  updatePayrollAdjustment: { path: { id: string }; query: Empty; body: PayrollAdjustmentUpdate }
  /** Cancel a payroll adjustment */
  cancelPayrollAdjustment: { path: { id: string }; query: Empty; body: undefined }
  /** List payroll corrections */
  listPayrollCorrections: { path: Empty; query: Filled<ListPayrollCorrectionsQuery, 'limit'>; body: undefined }
  /** Correct a locked day */
  createPayrollCorrection: { path: Empty; query: Empty; body: PayrollCorrectionCreate }
  /** Get a payroll correction */
  getPayrollCorrection: { path: { id: string }; query: Empty; body: undefined }
  /** Cancel a payroll correction */
  cancelPayrollCorrection: { path: { id: string }; query: Empty; body: undefined }
  /** List facts of employees */
  listEmployeeLawFacts: {
    path: Empty
    query: Filled<ListEmployeeLawFactsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Create a fact of an employee */
  createEmployeeLawFact: { path: Empty; query: Empty; body: EmployeeLawFactCreate }
  /** Get a fact of an employee */
  getEmployeeLawFact: { path: { id: string }; query: Empty; body: undefined }
  /** Delete a fact of an employee */
  deleteEmployeeLawFact: { path: { id: string }; query: Empty; body: undefined }
  /** Update a fact of an employee */
  updateEmployeeLawFact: { path: { id: string }; query: Empty; body: EmployeeLawFactUpdate }
  /** List tax openings */
  listTaxOpenings: {
    path: Empty
    query: Filled<ListTaxOpeningsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Create a tax opening */
  createTaxOpening: { path: Empty; query: Empty; body: TaxOpeningCreate }
  /** Get a tax opening */
  getTaxOpening: { path: { id: string }; query: Empty; body: undefined }
  /** Delete a tax opening */
  deleteTaxOpening: { path: { id: string }; query: Empty; body: undefined }
  /** Update a tax opening */
  updateTaxOpening: { path: { id: string }; query: Empty; body: TaxOpeningUpdate }
  /** Download the tax certificate of an employee */
  getTaxCertificate: { path: { id: string }; query: GetTaxCertificateQuery; body: undefined }
  /** Get the years of which an employee has a tax certificate */
  getTaxCertificateYears: { path: { id: string }; query: Empty; body: undefined }
  /** Get the values of the law */
  getLawParameters: { path: Empty; query: Empty; body: undefined }
  /** List law values */
  listLawValues: { path: Empty; query: Filled<ListLawValuesQuery, 'limit' | 'include_deleted'>; body: undefined }
  /** Confirm or enter a value of the law */
  createLawValue: { path: Empty; query: Empty; body: LawValueCreate }
  /** Get a law value */
  getLawValue: { path: { id: string }; query: Empty; body: undefined }
  /** Delete a law value */
  deleteLawValue: { path: { id: string }; query: Empty; body: undefined }
  /** Update a law value */
  updateLawValue: { path: { id: string }; query: Empty; body: LawValueUpdate }
  /** Create a loan type */
  createLoanType: { path: Empty; query: Empty; body: LoanTypeCreate }
  /** Update a loan type */
  updateLoanType: { path: { id: string }; query: Empty; body: LoanTypeUpdate }
  /** Request a loan */
  createLoan: { path: Empty; query: Empty; body: LoanCreate }
  /** Preview a loan */
  previewLoan: { path: Empty; query: Empty; body: LoanCreate }
  /** Approve a loan */
  approveLoan: { path: { id: string }; query: Empty; body: undefined }
  /** Reject a loan */
  rejectLoan: { path: { id: string }; query: Empty; body: LoanReason }
  /** Cancel a loan */
  cancelLoan: { path: { id: string }; query: Empty; body: LoanReason }
  /** Disburse a loan */
  disburseLoan: { path: { id: string }; query: Empty; body: LoanDisbursement | undefined }
  /** Reschedule a loan */
  rescheduleLoan: { path: { id: string }; query: Empty; body: LoanRescheduling }
  /** Settle a loan early */
  settleLoan: { path: { id: string }; query: Empty; body: LoanSettlement }
  /** Write a loan off */
  writeLoanOff: { path: { id: string }; query: Empty; body: LoanReason }
  /** Explain a loan */
  getLoanExplanation: { path: { id: string }; query: Empty; body: undefined }
  /** Get the schedule of a loan with balances */
  getLoanBalances: { path: { id: string }; query: Empty; body: undefined }
  /** Get the employee numbering */
  getEmployeeNumbering: { path: Empty; query: Empty; body: undefined }
  /** Update the employee numbering */
  updateEmployeeNumbering: { path: Empty; query: Empty; body: NumberingUpdate }
  /** Get the defaults of new employees */
  getEmployeeDefaults: { path: Empty; query: Empty; body: undefined }
  /** Update the defaults of new employees */
  updateEmployeeDefaults: { path: Empty; query: Empty; body: EmployeeDefaultsUpdate }
  /** Get the numbering of loans */
  getLoanNumbering: { path: Empty; query: Empty; body: undefined }
  /** Update the numbering of loans */
  updateLoanNumbering: { path: Empty; query: Empty; body: NumberingUpdate }
  /** Waive an installment */
  waiveLoanInstallment: { path: { id: string }; query: Empty; body: LoanReason }
  /** Defer an installment */
  deferLoanInstallment: { path: { id: string }; query: Empty; body: LoanReason }
  /** Create an expense category */
  createExpenseCategory: { path: Empty; query: Empty; body: ExpenseCategoryCreate }
  /** Update an expense category */
  updateExpenseCategory: { path: { id: string }; query: Empty; body: ExpenseCategoryUpdate }
  /** List expense limits */
  listExpenseLimits: {
    path: Empty
    query: Filled<ListExpenseLimitsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Create an expense limit */
  createExpenseLimit: { path: Empty; query: Empty; body: ExpenseLimitCreate }
  /** Get an expense limit */
  getExpenseLimit: { path: { id: string }; query: Empty; body: undefined }
  /** Delete an expense limit */
  deleteExpenseLimit: { path: { id: string }; query: Empty; body: undefined }
  /** Update an expense limit */
  updateExpenseLimit: { path: { id: string }; query: Empty; body: ExpenseLimitUpdate }
  /** Create an expense claim */
  createExpenseClaim: { path: Empty; query: Empty; body: ExpenseClaimCreate }
  /** Update an expense claim */
  updateExpenseClaim: { path: { id: string }; query: Empty; body: ExpenseClaimUpdate }
  /** Submit an expense claim */
  submitExpenseClaim: { path: { id: string }; query: Empty; body: undefined }
  /** Approve an expense claim */
  approveExpenseClaim: { path: { id: string }; query: Empty; body: ExpenseApproval | undefined }
  /** Reject an expense claim */
  rejectExpenseClaim: { path: { id: string }; query: Empty; body: ExpenseRejection }
  /** Revise an expense claim */
  reviseExpenseClaim: { path: { id: string }; query: Empty; body: undefined }
  /** Cancel an expense claim */
  cancelExpenseClaim: { path: { id: string }; query: Empty; body: undefined }
  /** Record the payment of an expense claim */
  payExpenseClaim: { path: { id: string }; query: Empty; body: ExpensePayment }
  /** Hand an expense claim over to payroll */
  handExpenseClaimOver: { path: { id: string }; query: Empty; body: undefined }
  /** Take an expense claim back from payroll */
  recallExpenseClaim: { path: { id: string }; query: Empty; body: undefined }
  /** Search expense claims */
  listExpenseClaimMatches: { path: Empty; query: Filled<ListExpenseClaimMatchesQuery, 'limit'>; body: undefined }
  /** Get the numbering of expense claims */
  getExpenseClaimNumbering: { path: Empty; query: Empty; body: undefined }
  /** Update the numbering of expense claims */
  updateExpenseClaimNumbering: { path: Empty; query: Empty; body: NumberingUpdate }
  /** Add an item to an expense claim */
  createExpenseClaimItem: { path: Empty; query: Empty; body: ExpenseClaimItemCreate }
  /** Delete an expense claim item */
  deleteExpenseClaimItem: { path: { id: string }; query: Empty; body: undefined }
  /** Update an expense claim item */
  updateExpenseClaimItem: { path: { id: string }; query: Empty; body: ExpenseClaimItemUpdate }
  /** Download the receipt of an expense claim item */
  getExpenseReceipt: { path: { id: string }; query: Empty; body: undefined }
  /** Store the receipt of an expense claim item */
  storeExpenseReceipt: { path: { id: string }; query: Empty; body: ExpenseReceipt }
  /** Remove the receipt of an expense claim item */
  deleteExpenseReceipt: { path: { id: string }; query: Empty; body: undefined }
  /** Create an asset category */
  createAssetCategory: { path: Empty; query: Empty; body: AssetCategoryCreate }
  /** Update an asset category */
  updateAssetCategory: { path: { id: string }; query: Empty; body: AssetCategoryUpdate }
  /** Create an asset */
  createAsset: { path: Empty; query: Empty; body: AssetCreate }
  /** Update an asset */
  updateAsset: { path: { id: string }; query: Empty; body: AssetUpdate }
  /** Send an asset to repair */
  repairAsset: { path: { id: string }; query: Empty; body: undefined }
  /** Take an asset back from repair */
  restoreAsset: { path: { id: string }; query: Empty; body: AssetRestoration | undefined }
  /** Retire an asset */
  retireAsset: { path: { id: string }; query: Empty; body: undefined }
  /** Issue an asset */
  createAssetAssignment: { path: Empty; query: Empty; body: AssetAssignmentCreate }
  /** Update an asset assignment */
  updateAssetAssignment: { path: { id: string }; query: Empty; body: AssetAssignmentUpdate }
  /** Record the receipt of an asset */
  acknowledgeAssetAssignment: { path: { id: string }; query: Empty; body: undefined }
  /** Take an asset back */
  returnAssetAssignment: { path: { id: string }; query: Empty; body: AssetReturn | undefined }
  /** Record the loss of an asset */
  loseAssetAssignment: { path: { id: string }; query: Empty; body: AssetLoss | undefined }
  /** List asset assignments in detail */
  listAssetAssignmentDetails: {
    path: Empty
    query: Filled<ListAssetAssignmentDetailsQuery, 'limit'>
    body: undefined
  }
  /** Create an announcement category */
  createAnnouncementCategory: { path: Empty; query: Empty; body: AnnouncementCategoryCreate }
  /** Update an announcement category */
  updateAnnouncementCategory: { path: { id: string }; query: Empty; body: AnnouncementCategoryUpdate }
  /** List announcement drafts */
  listAnnouncementDrafts: {
    path: Empty
    query: Filled<ListAnnouncementDraftsQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Create an announcement draft */
  createAnnouncementDraft: { path: Empty; query: Empty; body: AnnouncementDraftCreate }
  /** Get an announcement draft */
  getAnnouncementDraft: { path: { id: string }; query: Empty; body: undefined }
  /** Delete an announcement draft */
  deleteAnnouncementDraft: { path: { id: string }; query: Empty; body: undefined }
  /** Update an announcement draft */
  updateAnnouncementDraft: { path: { id: string }; query: Empty; body: AnnouncementDraftUpdate }
  /** Publish an announcement */
  publishAnnouncementDraft: { path: { id: string }; query: Empty; body: AnnouncementPublication | undefined }
  /** Withdraw a scheduled announcement */
  withdrawAnnouncementDraft: { path: { id: string }; query: Empty; body: undefined }
  /** Update a published announcement */
  updateAnnouncement: { path: { id: string }; query: Empty; body: AnnouncementUpdate }
  /** End an announcement */
  expireAnnouncement: { path: { id: string }; query: Empty; body: undefined }
  /** Acknowledge an announcement */
  acknowledgeAnnouncement: { path: { id: string }; query: Empty; body: AnnouncementAcknowledgement }
  /** Hire a candidate */
  hireCandidate: { path: { id: string }; query: Empty; body: CandidateHire }
  /** Erase the data of a candidate */
  anonymiseCandidate: { path: { id: string }; query: Empty; body: undefined }
  /** Create a document type */
  createDocumentType: { path: Empty; query: Empty; body: DocumentTypeCreate }
  /** Update a document type */
  updateDocumentType: { path: { id: string }; query: Empty; body: DocumentTypeUpdate }
  /** Delete an employee document */
  deleteEmployeeDocument: { path: { id: string }; query: Empty; body: undefined }
  /** Search employee documents */
  listEmployeeDocumentMatches: {
    path: Empty
    query: Filled<ListEmployeeDocumentMatchesQuery, 'limit' | 'include_deleted'>
    body: undefined
  }
  /** Get the numbering of employment contracts */
  getEmploymentContractNumbering: { path: Empty; query: Empty; body: undefined }
  /** Update the numbering of employment contracts */
  updateEmploymentContractNumbering: { path: Empty; query: Empty; body: NumberingUpdate }
  /** Create an employment contract */
  createEmploymentContract: { path: Empty; query: Empty; body: EmploymentContractCreate }
  /** Update an employment contract */
  updateEmploymentContract: { path: { id: string }; query: Empty; body: EmploymentContractUpdate }
  /** Record that an employment contract was sent */
  sendEmploymentContract: { path: { id: string }; query: Empty; body: undefined }
  /** Record the signature of an employment contract */
  signEmploymentContract: { path: { id: string }; query: Empty; body: EmploymentContractSignature }
  /** Cancel an employment contract */
  cancelEmploymentContract: { path: { id: string }; query: Empty; body: undefined }
  /** Terminate an employment contract */
  terminateEmploymentContract: { path: { id: string }; query: Empty; body: EmploymentContractTermination }
  /** Renew an employment contract */
  renewEmploymentContract: { path: { id: string }; query: Empty; body: EmploymentContractRenewal | undefined }
  /** List employment contracts in detail */
  listEmploymentContractDetails: {
    path: Empty
    query: Filled<ListEmploymentContractDetailsQuery, 'limit'>
    body: undefined
  }
  /** Download the file of an employment contract */
  getEmploymentContractFile: { path: { id: string }; query: Empty; body: undefined }
  /** Store the file of an employment contract */
  storeEmploymentContractFile: { path: { id: string }; query: Empty; body: EmploymentContractUpload }
  /** Remove the file of an employment contract */
  deleteEmploymentContractFile: { path: { id: string }; query: Empty; body: undefined }
  /** List letter templates */
  listLetterTemplates: { path: Empty; query: Filled<ListLetterTemplatesQuery, 'limit'>; body: undefined }
  /** Create a letter template */
  createLetterTemplate: { path: Empty; query: Empty; body: LetterTemplateCreate }
  /** Get a letter template */
  getLetterTemplate: { path: { id: string }; query: Empty; body: undefined }
  /** Update a letter template */
  updateLetterTemplate: { path: { id: string }; query: Empty; body: LetterTemplateUpdate }
  /** Retire a letter template */
  retireLetterTemplate: { path: { id: string }; query: Empty; body: undefined }
  /** Preview a letter */
  previewLetterTemplate: { path: { id: string }; query: Empty; body: LetterPreviewRequest | undefined }
  /** Request a letter */
  createHrLetterRequest: { path: Empty; query: Empty; body: HrLetterRequestCreate }
  /** Approve an HR letter request */
  approveHrLetterRequest: { path: { id: string }; query: Empty; body: undefined }
  /** Reject an HR letter request */
  rejectHrLetterRequest: { path: { id: string }; query: Empty; body: HrLetterRequestRejection }
  /** Cancel an HR letter request */
  cancelHrLetterRequest: { path: { id: string }; query: Empty; body: undefined }
  /** Issue the letter of a request */
  issueHrLetterRequest: { path: { id: string }; query: Empty; body: HrLetterRequestIssue | undefined }
  /** Issue a letter without a request */
  createHrLetter: { path: Empty; query: Empty; body: HrLetterCreate }
  /** Revoke an HR letter */
  revokeHrLetter: { path: { id: string }; query: Empty; body: HrLetterRevocation }
  /** Read the text of an HR letter */
  getHrLetterText: { path: { id: string }; query: Empty; body: undefined }
  /** Download an HR letter */
  getHrLetterContent: { path: { id: string }; query: Empty; body: undefined }
  /** Get the letterhead */
  getLetterhead: { path: Empty; query: Empty; body: undefined }
  /** Update the letterhead */
  updateLetterhead: { path: Empty; query: Empty; body: LetterheadUpdate }
  /** Download the logo of the letterhead */
  getLetterheadLogo: { path: { id: string }; query: Empty; body: undefined }
  /** Store the logo of the letterhead */
  storeLetterheadLogo: { path: { id: string }; query: Empty; body: LetterheadLogoUpload }
  /** Remove the logo of the letterhead */
  deleteLetterheadLogo: { path: { id: string }; query: Empty; body: undefined }
  /** Preview the letterhead */
  getLetterheadPreview: { path: Empty; query: Filled<GetLetterheadPreviewQuery, 'language'>; body: undefined }
  /** Enable a webhook endpoint */
  enableWebhookEndpoint: { path: { id: string }; query: Empty; body: undefined }
  /** Count webhook deliveries by hour */
  getWebhookActivity: { path: Empty; query: GetWebhookActivityQuery; body: undefined }
  /** List messages */
  listMessages: { path: Empty; query: Filled<ListMessagesQuery, 'limit'>; body: undefined }
  /** Mark a message as read */
  readMessage: { path: { id: string }; query: Empty; body: undefined }
  /** List notifications */
  listNotifications: { path: Empty; query: Filled<ListNotificationsQuery, 'limit'>; body: undefined }
  /** Mark notifications as read */
  readNotifications: { path: Empty; query: Empty; body: NotificationsRead | undefined }
  /** Get your notification settings */
  getNotificationSettings: { path: Empty; query: Empty; body: undefined }
  /** Change your notification settings */
  updateNotificationSettings: { path: Empty; query: Empty; body: NotificationSettingsUpdate }
  /** Sign in */
  openSession: { path: Empty; query: Empty; body: SignIn | undefined }
  /** Sign out everywhere */
  revokeSessions: { path: Empty; query: Empty; body: undefined }
  /** Get the session */
  getSession: { path: Empty; query: Empty; body: undefined }
  /** Sign out */
  deleteSession: { path: Empty; query: Empty; body: undefined }
  /** Give the second factor */
  verifySession: { path: Empty; query: Empty; body: SecondFactor | undefined }
  /** Prove who you are once more */
  proveSession: { path: Empty; query: Empty; body: FreshProof | undefined }
  /** Switch the workspace */
  switchSession: { path: Empty; query: Empty; body: WorkspaceSwitch }
  /** Get your account */
  getAccount: { path: Empty; query: Empty; body: undefined }
  /** Change your password */
  changeAccountPassword: { path: Empty; query: Empty; body: PasswordChange }
  /** Begin with an authenticator app */
  issueAccountTotp: { path: Empty; query: Empty; body: undefined }
  /** Confirm an authenticator app */
  verifyAccountTotp: { path: Empty; query: Empty; body: TotpCode }
  /** Make new recovery codes */
  issueAccountRecoveryCodes: { path: Empty; query: Empty; body: undefined }
  /** Begin to sign in with a passkey */
  issuePasskeySignIn: { path: Empty; query: Empty; body: undefined }
  /** Begin to prove who you are with a passkey */
  issuePasskeyProof: { path: Empty; query: Empty; body: undefined }
  /** Add a passkey */
  createPasskey: { path: Empty; query: Empty; body: PasskeyCreate }
  /** Begin to add a passkey */
  issuePasskeyRegistration: { path: Empty; query: Empty; body: undefined }
  /** Delete a passkey */
  deletePasskey: { path: { id: string }; query: Empty; body: undefined }
  /** Rename a passkey */
  updatePasskey: { path: { id: string }; query: Empty; body: PasskeyUpdate }
  /** List invitations */
  listInvitations: { path: Empty; query: Filled<ListInvitationsQuery, 'limit'>; body: undefined }
  /** Invite somebody */
  createInvitation: { path: Empty; query: Empty; body: InvitationCreate }
  /** Send an invitation again */
  sendInvitation: { path: { id: string }; query: Empty; body: undefined }
  /** Revoke an invitation */
  revokeInvitation: { path: { id: string }; query: Empty; body: undefined }
  /** Look at an invitation */
  readInvitation: { path: Empty; query: Empty; body: InvitationToken }
  /** Accept an invitation */
  acceptInvitation: { path: Empty; query: Empty; body: InvitationAcceptance }
  /** List members */
  listMembers: { path: Empty; query: Filled<ListMembersQuery, 'limit' | 'include_deleted'>; body: undefined }
  /** Get a member */
  getMember: { path: { id: string }; query: Empty; body: undefined }
  /** Remove a member */
  deleteMember: { path: { id: string }; query: Empty; body: undefined }
  /** Update a member */
  updateMember: { path: { id: string }; query: Empty; body: MemberUpdate }
  /** List roles */
  listRoles: { path: Empty; query: Filled<ListRolesQuery, 'limit' | 'include_deleted'>; body: undefined }
  /** Create a role */
  createRole: { path: Empty; query: Empty; body: RoleCreate }
  /** Get a role */
  getRole: { path: { id: string }; query: Empty; body: undefined }
  /** Delete a role */
  deleteRole: { path: { id: string }; query: Empty; body: undefined }
  /** Update a role */
  updateRole: { path: { id: string }; query: Empty; body: RoleUpdate }
  /** List API keys */
  listApiKeys: { path: Empty; query: Filled<ListApiKeysQuery, 'limit'>; body: undefined }
  /** Issue an API key */
  issueApiKey: { path: Empty; query: Empty; body: ApiKeyWanted }
  /** Revoke an API key */
  revokeApiKey: { path: { id: string }; query: Empty; body: undefined }
  /** List service tokens */
  listServiceTokens: { path: Empty; query: Filled<ListServiceTokensQuery, 'limit'>; body: undefined }
  /** Issue a service token */
  issueServiceToken: { path: Empty; query: Empty; body: ServiceTokenWanted }
  /** Get a service token */
  getServiceToken: { path: { id: string }; query: Empty; body: undefined }
  /** Update a service token */
  updateServiceToken: { path: { id: string }; query: Empty; body: ServiceTokenUpdate }
  /** Rotate a service token */
  rotateServiceToken: { path: { id: string }; query: Empty; body: ServiceTokenRotation | undefined }
  /** Revoke a service token */
  revokeServiceToken: { path: { id: string }; query: Empty; body: undefined }
  /** List exports */
  listExports: { path: Empty; query: Filled<ListExportsQuery, 'limit'>; body: undefined }
  /** Ask for an export */
  createExport: { path: Empty; query: Empty; body: ExportCreate }
  /** Get an export */
  getExport: { path: { id: string }; query: Empty; body: undefined }
  /** Cancel an export */
  cancelExport: { path: { id: string }; query: Empty; body: undefined }
  /** Download an export */
  getExportContent: { path: { id: string }; query: Empty; body: undefined }
  /** List audit entries */
  listAuditEntries: { path: Empty; query: Filled<ListAuditEntriesQuery, 'limit'>; body: undefined }
  /** List the history of a record */
  listRecordChanges: { path: Empty; query: Filled<ListRecordChangesQuery, 'limit'>; body: undefined }
  /** List list views */
  listListViews: { path: Empty; query: Filled<ListListViewsQuery, 'limit' | 'include_deleted'>; body: undefined }
  /** Keep a view of a list */
  createListView: { path: Empty; query: Empty; body: ListViewCreate }
  /** Delete a view of a list */
  deleteListView: { path: { id: string }; query: Empty; body: undefined }
  /** Change a view of a list */
  updateListView: { path: { id: string }; query: Empty; body: ListViewUpdate }
  /** Count the records of a list */
  getListCount: { path: Empty; query: GetListCountQuery; body: undefined }
  /** Get the company sign-on */
  getSignOn: { path: Empty; query: Empty; body: undefined }
  /** Set the company sign-on */
  changeSignOn: { path: Empty; query: Empty; body: SignOnChange }
  /** Remove the company sign-on */
  deleteSignOn: { path: Empty; query: Empty; body: undefined }
  /** Begin to sign in through the company */
  beginSignOn: { path: Empty; query: Empty; body: SignOnBeginning }
  /** Prove who you are through the company */
  proveSignOn: { path: Empty; query: Empty; body: undefined }
  /** Finish to sign in through the company */
  finishSignOn: { path: Empty; query: Empty; body: SignOnReturn }
  /** Connect the company sign-on with your account */
  verifySignOn: { path: Empty; query: Empty; body: SignOnProof | undefined }
  /** List imports */
  listImports: { path: Empty; query: Filled<ListImportsQuery, 'limit'>; body: undefined }
  /** Upload a file to be imported */
  createImport: { path: Empty; query: Empty; body: ImportCreate }
  /** Look at a file before it is imported */
  previewImport: { path: Empty; query: Empty; body: ImportFile }
  /** Get an import */
  getImport: { path: { id: string }; query: Empty; body: undefined }
  /** Apply an import */
  applyImport: { path: { id: string }; query: Empty; body: ImportApply }
  /** Correct cells of an import */
  reviseImport: { path: { id: string }; query: Empty; body: ImportRevise }
  /** Cancel an import */
  cancelImport: { path: { id: string }; query: Empty; body: undefined }
  /** Download the file with its errors */
  getImportErrors: { path: { id: string }; query: Empty; body: undefined }
  /** List the rows of an import */
  listImportRows: { path: { id: string }; query: Filled<ListImportRowsQuery, 'limit'>; body: undefined }
  /** Download a template */
  getImportTemplate: { path: Empty; query: GetImportTemplateQuery; body: undefined }
  /** List bulk actions */
  listBulkActions: { path: Empty; query: Filled<ListBulkActionsQuery, 'limit'>; body: undefined }
  /** Do one action on many records */
  createBulkAction: { path: Empty; query: Empty; body: BulkActionCreate }
  /** Get a bulk action */
  getBulkAction: { path: { id: string }; query: Empty; body: undefined }
  /** Cancel a bulk action */
  cancelBulkAction: { path: { id: string }; query: Empty; body: undefined }
  /** List the items of a bulk action */
  listBulkActionItems: { path: { id: string }; query: Filled<ListBulkActionItemsQuery, 'limit'>; body: undefined }
  /** List comments */
  listComments: { path: Empty; query: Filled<ListCommentsQuery, 'limit'>; body: undefined }
  /** Write a comment */
  createComment: { path: Empty; query: Empty; body: CommentCreate }
  /** Delete a comment */
  deleteComment: { path: { id: string }; query: Empty; body: undefined }
  /** List calendar feeds */
  listCalendarFeeds: { path: Empty; query: Filled<ListCalendarFeedsQuery, 'limit'>; body: undefined }
  /** Make a calendar feed */
  createCalendarFeed: { path: Empty; query: Empty; body: CalendarFeedCreate }
  /** Revoke a calendar feed */
  revokeCalendarFeed: { path: { id: string }; query: Empty; body: undefined }
  /** List bank account changes */
  listBankAccountChanges: { path: Empty; query: Filled<ListBankAccountChangesQuery, 'limit'>; body: undefined }
  /** Ask for another bank account */
  createBankAccountChange: { path: Empty; query: Empty; body: BankAccountChangeCreate }
  /** Get a bank account change */
  getBankAccountChange: { path: { id: string }; query: Empty; body: undefined }
  /** Approve a bank account */
  approveBankAccountChange: { path: { id: string }; query: Empty; body: undefined }
  /** Reject a bank account */
  rejectBankAccountChange: { path: { id: string }; query: Empty; body: BankAccountChangeRejection }
  /** Withdraw a bank account */
  withdrawBankAccountChange: { path: { id: string }; query: Empty; body: undefined }
  /** Stop a bank account */
  freezeBankAccountChange: { path: { id: string }; query: Empty; body: undefined }
  /** Stop a bank account by the link of an e-mail */
  stopBankAccountChange: { path: Empty; query: Empty; body: BankAccountChangeToken }
  /** List profile changes */
  listProfileChanges: { path: Empty; query: Filled<ListProfileChangesQuery, 'limit'>; body: undefined }
  /** Ask for a change of your details */
  createProfileChange: { path: Empty; query: Empty; body: ProfileChangeCreate }
  /** Get a profile change */
  getProfileChange: { path: { id: string }; query: Empty; body: undefined }
  /** Approve a change of details */
  approveProfileChange: { path: { id: string }; query: Empty; body: ProfileChangeApproval | undefined }
  /** Reject a change of details */
  rejectProfileChange: { path: { id: string }; query: Empty; body: ProfileChangeRejection }
  /** Withdraw a change of details */
  withdrawProfileChange: { path: { id: string }; query: Empty; body: undefined }
  /** List approvals */
  listApprovals: { path: Empty; query: Filled<ListApprovalsQuery, 'limit'>; body: undefined }
  /** Get an approval */
  getApproval: { path: { id: string }; query: Empty; body: undefined }
  /** Approve a step */
  approveApproval: { path: { id: string }; query: Empty; body: ApprovalDecision | undefined }
  /** Reject a request */
  rejectApproval: { path: { id: string }; query: Empty; body: ApprovalRejection }
  /** Ask anew */
  rerouteApproval: { path: { id: string }; query: Empty; body: undefined }
  /** List approval policies */
  listApprovalPolicies: { path: Empty; query: Filled<ListApprovalPoliciesQuery, 'limit'>; body: undefined }
  /** Create an approval policy */
  createApprovalPolicy: { path: Empty; query: Empty; body: ApprovalPolicyCreate }
  /** Preview who is asked */
  previewApprovalPolicy: { path: Empty; query: Empty; body: ApprovalPolicyTrial }
  /** Get an approval policy */
  getApprovalPolicy: { path: { id: string }; query: Empty; body: undefined }
  /** Update an approval policy */
  updateApprovalPolicy: { path: { id: string }; query: Empty; body: ApprovalPolicyUpdate }
  /** List approval delegations */
  listApprovalDelegations: { path: Empty; query: Filled<ListApprovalDelegationsQuery, 'limit'>; body: undefined }
  /** Create an approval delegation */
  createApprovalDelegation: { path: Empty; query: Empty; body: ApprovalDelegationCreate }
  /** Revoke an approval delegation */
  revokeApprovalDelegation: { path: { id: string }; query: Empty; body: undefined }
}

/** What each handler returns: the body of the one success. */
export interface Results {
  getMe: ApiKey
  getCompany: Company
  getSandbox: Sandbox
  moveSandboxClock: Sandbox
  resetSandbox: Sandbox
  triggerSandbox: Event
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
  listEmployeeDependants: EmployeeDependantPage
  createEmployeeDependant: EmployeeDependant
  deleteEmployeeDependant: EmployeeDependant
  updateEmployeeDependant: EmployeeDependant
  listEmployeeContacts: EmployeeContactPage
  createEmployeeContact: EmployeeContact
  deleteEmployeeContact: EmployeeContact
  updateEmployeeContact: EmployeeContact
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
  listLeaveTypes: LeaveTypePage
  getLeaveType: LeaveType
  listLeavePolicies: LeavePolicyPage
  getLeavePolicy: LeavePolicy
  listLeaveGroups: LeaveGroupPage
  getLeaveGroup: LeaveGroup
  listLeaveBalances: LeaveBalancePage
  getLeaveBalance: LeaveBalance
  listLeaveApplications: LeaveApplicationPage
  createLeaveApplication: LeaveApplication
  getLeaveApplication: LeaveApplication
  approveLeaveApplication: LeaveApplication
  rejectLeaveApplication: LeaveApplication
  cancelLeaveApplication: LeaveApplication
  listAttendanceRecords: AttendanceRecordPage
  createAttendanceRecord: AttendanceRecord
  getAttendanceRecord: AttendanceRecord
  updateAttendanceRecord: AttendanceRecord
  listPunches: PunchPage
  createPunch: Punch
  getPunch: Punch
  listOvertimeRequests: OvertimeRequestPage
  createOvertimeRequest: OvertimeRequest
  getOvertimeRequest: OvertimeRequest
  approveOvertimeRequest: OvertimeRequest
  rejectOvertimeRequest: OvertimeRequest
  cancelOvertimeRequest: OvertimeRequest
  listRegularisations: RegularisationPage
  createRegularisation: Regularisation
  getRegularisation: Regularisation
  approveRegularisation: Regularisation
  rejectRegularisation: Regularisation
  cancelRegularisation: Regularisation
  listRestDaySwaps: RestDaySwapPage
  createRestDaySwap: RestDaySwap
  getRestDaySwap: RestDaySwap
  cancelRestDaySwap: RestDaySwap
  listEmployeeShifts: EmployeeShiftPage
  createEmployeeShift: EmployeeShift
  getEmployeeShift: EmployeeShift
  listGeofencedSites: GeofencedSitePage
  createGeofencedSite: GeofencedSite
  getGeofencedSite: GeofencedSite
  updateGeofencedSite: GeofencedSite
  getAttendanceSettings: AttendanceSettings
  listSalaryComponents: SalaryComponentPage
  getSalaryComponent: SalaryComponent
  listSalaryStructures: SalaryStructurePage
  getSalaryStructure: SalaryStructure
  listSalaryStructureComponents: SalaryStructureComponentPage
  getSalaryStructureComponent: SalaryStructureComponent
  listSalaryAssignments: SalaryAssignmentPage
  getSalaryAssignment: SalaryAssignment
  listPayrollRuns: PayrollRunPage
  getPayrollRun: PayrollRun
  listPayrollEntries: PayrollEntryPage
  getPayrollEntry: PayrollEntry
  listPayrollEntryComponents: PayrollEntryComponentPage
  getPayrollEntryComponent: PayrollEntryComponent
  listSalarySlips: SalarySlipPage
  getSalarySlip: SalarySlip
  listLoanTypes: LoanTypePage
  getLoanType: LoanType
  listLoans: LoanPage
  getLoan: Loan
  listLoanInstallments: LoanInstallmentPage
  getLoanInstallment: LoanInstallment
  listExpenseCategories: ExpenseCategoryPage
  getExpenseCategory: ExpenseCategory
  listExpenseClaims: ExpenseClaimPage
  getExpenseClaim: ExpenseClaim
  listExpenseClaimItems: ExpenseClaimItemPage
  getExpenseClaimItem: ExpenseClaimItem
  listAssetCategories: AssetCategoryPage
  getAssetCategory: AssetCategory
  listAssets: AssetPage
  getAsset: Asset
  listAssetAssignments: AssetAssignmentPage
  getAssetAssignment: AssetAssignment
  listAnnouncementCategories: AnnouncementCategoryPage
  getAnnouncementCategory: AnnouncementCategory
  listAnnouncements: AnnouncementPage
  getAnnouncement: Announcement
  listJobOpenings: JobOpeningPage
  createJobOpening: JobOpening
  getJobOpening: JobOpening
  updateJobOpening: JobOpening
  listCandidates: CandidatePage
  createCandidate: Candidate
  getCandidate: Candidate
  updateCandidate: Candidate
  listJobApplications: JobApplicationPage
  createJobApplication: JobApplication
  getJobApplication: JobApplication
  updateJobApplication: JobApplication
  listDocumentTypes: DocumentTypePage
  getDocumentType: DocumentType
  listEmployeeDocuments: EmployeeDocumentPage
  createEmployeeDocument: EmployeeDocument
  getEmployeeDocument: EmployeeDocument
  updateEmployeeDocument: EmployeeDocument
  getEmployeeDocumentContent: Content
  verifyEmployeeDocument: EmployeeDocument
  rejectEmployeeDocument: EmployeeDocument
  listEmploymentContracts: EmploymentContractPage
  getEmploymentContract: EmploymentContract
  listHrLetterRequests: HrLetterRequestPage
  getHrLetterRequest: HrLetterRequest
  listHrLetters: HrLetterPage
  getHrLetter: HrLetter
  getEvents: EventFeed
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
  updateCompany: Company
  closeFiscalYear: FiscalYearClose
  getNames: Names
  getPendingWork: PendingWork
  getCountryTemplates: CountryTemplates
  applyCountryTemplate: CountryTemplateResult
  getSetup: Setup
  assignEmployeeLeaveGroup: Employee
  inviteEmployee: Invitation
  listEmployeeMatches: EmployeePage
  getEmployeePhoto: Content
  storeEmployeePhoto: Employee
  deleteEmployeePhoto: Employee
  getColleagues: Colleagues
  getColleague: ColleagueDetail
  getColleaguePhoto: Content
  listJobChanges: JobChangePage
  createJobChange: JobChange
  previewJobChange: JobChangePreview
  getJobChange: JobChange
  deleteJobChange: JobChange
  updateJobChange: JobChange
  getHeadcount: Headcount
  createEmployeeBankAccount: EmployeeBankAccount
  deleteEmployeeBankAccount: EmployeeBankAccount
  updateEmployeeBankAccount: EmployeeBankAccount
  updateEmployeeCompensation: EmployeeCompensation
  createLeaveType: LeaveType
  updateLeaveType: LeaveType
  createLeavePolicy: LeavePolicy
  updateLeavePolicy: LeavePolicy
  createLeaveGroup: LeaveGroup
  updateLeaveGroup: LeaveGroup
  assignLeaveGroupTypes: LeaveGroup
  adjustLeaveBalance: LeaveBalance
  getLeaveBalanceExplanation: Explanation
  listLeaveEncashments: LeaveEncashmentPage
  createLeaveEncashment: LeaveEncashment
  getLeaveEncashment: LeaveEncashment
  cancelLeaveEncashment: LeaveEncashment
  listLeaveOverdrafts: LeaveOverdraftPage
  getLeaveApplicationExplanation: Explanation
  shortenLeaveApplication: LeaveApplication
  getLeaveCalendar: LeaveCalendar
  getAttendanceRecordExplanation: Explanation
  listLatePunches: LatePunchPage
  dismissLatePunch: LatePunch
  listAttendanceMonths: AttendanceMonthPage
  listAttendanceDays: AttendanceDayPage
  updateAttendanceSettings: AttendanceSettings
  createSalaryComponent: SalaryComponent
  updateSalaryComponent: SalaryComponent
  getSalaryComponentFormula: SalaryFormula
  createSalaryStructure: SalaryStructure
  updateSalaryStructure: SalaryStructure
  createSalaryStructureComponent: SalaryStructureComponent
  deleteSalaryStructureComponent: SalaryStructureComponent
  updateSalaryStructureComponent: SalaryStructureComponent
  getSalaryStructureComponentFormula: SalaryFormula
  createSalaryAssignment: SalaryAssignment
  previewSalaryAssignment: SalaryPackage
  deleteSalaryAssignment: SalaryAssignment
  updateSalaryAssignment: SalaryAssignment
  getSalaryAssignmentPackage: SalaryPackage
  createPayrollRun: PayrollRunDetail
  deletePayrollRun: PayrollRunDetail
  updatePayrollRun: PayrollRunDetail
  getPayrollRunPreview: PayrollPreview
  verifyPayrollRun: PayrollOperation
  processPayrollRun: PayrollOperation
  reopenPayrollRun: PayrollOperation
  approvePayrollRun: PayrollOperation
  lockPayrollRun: PayrollOperation
  getPayrollEntryExplanation: Explanation
  holdPayrollEntry: PayrollEntryDetail
  releasePayrollEntry: PayrollEntryDetail
  acknowledgePayrollEntry: PayrollEntryDetail
  listPayrollRunDetails: PayrollRunDetailPage
  getPayrollRunDetail: PayrollRunDetail
  listPayrollOperations: PayrollOperationPage
  getPayrollOperation: PayrollOperation
  listPayrollEntryDetails: PayrollEntryDetailPage
  getPayrollEntryDetail: PayrollEntryDetail
  createPayrollImport: PayrollRunDetail
  deletePayrollImport: PayrollRunDetail
  updatePayrollImport: PayrollRunDetail
  listPayrollPaymentBatches: PayrollPaymentBatchPage
  createPayrollPaymentBatch: PayrollOperation
  getPayrollPaymentBatch: PayrollPaymentBatch
  recordPayrollPaymentBatch: PayrollOperation
  cancelPayrollPaymentBatch: PayrollOperation
  listPayrollPayments: PayrollPaymentPage
  getPayrollPayment: PayrollPayment
  failPayrollPayment: PayrollPayment
  getPayrollBankFileContent: Content
  createPayrollBankFile: PayrollBankFile
  recordPayrollBankFileStatuses: PayrollBankReport
  listPayrollBankFiles: PayrollBankFilePage
  getPayrollBankFile: PayrollBankFile
  listCompanyBankAccounts: CompanyBankAccountPage
  createCompanyBankAccount: CompanyBankAccount
  getCompanyBankAccount: CompanyBankAccount
  updateCompanyBankAccount: CompanyBankAccount
  listPayrollGlCodes: PayrollGlCodePage
  createPayrollGlCode: PayrollGlCode
  getPayrollGlCode: PayrollGlCode
  updatePayrollGlCode: PayrollGlCode
  previewPayChange: PayChange
  previewEmploymentEnd: EmploymentEnd
  getPayrollVariance: PayrollVarianceTotals
  listPayrollVariances: PayrollVariancePage
  listPayrollRegister: PayrollRegisterEntryPage
  getPayrollRegisterTotals: PayrollRegisterTotals
  getPayrollReadiness: PayrollReadiness
  getPayrollCost: PayrollCost
  getPayrollCosts: PayrollCosts
  getSalarySlipContent: Content
  listSalarySlipDetails: SalarySlipDetailPage
  getSalarySlipDetail: SalarySlipDetail
  listPayslips: PayslipPage
  getPayslip: Payslip
  getPayslipChange: PayslipChange
  getPayslipYears: PayslipYears
  getPayrollSettings: PayrollSettings
  updatePayrollSettings: PayrollSettings
  listPayrollAdjustments: PayrollAdjustmentPage
  createPayrollAdjustment: PayrollAdjustment
  getPayrollAdjustment: PayrollAdjustment
  updatePayrollAdjustment: PayrollAdjustment
  cancelPayrollAdjustment: PayrollAdjustment
  listPayrollCorrections: PayrollCorrectionPage
  createPayrollCorrection: PayrollCorrection
  getPayrollCorrection: PayrollCorrection
  cancelPayrollCorrection: PayrollCorrection
  listEmployeeLawFacts: EmployeeLawFactPage
  createEmployeeLawFact: EmployeeLawFact
  getEmployeeLawFact: EmployeeLawFact
  deleteEmployeeLawFact: EmployeeLawFact
  updateEmployeeLawFact: EmployeeLawFact
  listTaxOpenings: TaxOpeningPage
  createTaxOpening: TaxOpening
  getTaxOpening: TaxOpening
  deleteTaxOpening: TaxOpening
  updateTaxOpening: TaxOpening
  getTaxCertificate: Content
  getTaxCertificateYears: TaxCertificateYears
  getLawParameters: LawParameters
  listLawValues: LawValuePage
  createLawValue: LawValue
  getLawValue: LawValue
  deleteLawValue: LawValue
  updateLawValue: LawValue
  createLoanType: LoanType
  updateLoanType: LoanType
  createLoan: Loan
  previewLoan: LoanSchedule
  approveLoan: Loan
  rejectLoan: Loan
  cancelLoan: Loan
  disburseLoan: Loan
  rescheduleLoan: Loan
  settleLoan: Loan
  writeLoanOff: Loan
  getLoanExplanation: Explanation
  getLoanBalances: LoanBalances
  getEmployeeNumbering: EmployeeNumbering
  updateEmployeeNumbering: EmployeeNumbering
  getEmployeeDefaults: EmployeeDefaults
  updateEmployeeDefaults: EmployeeDefaults
  getLoanNumbering: LoanNumbering
  updateLoanNumbering: LoanNumbering
  waiveLoanInstallment: LoanInstallment
  deferLoanInstallment: LoanInstallment
  createExpenseCategory: ExpenseCategory
  updateExpenseCategory: ExpenseCategory
  listExpenseLimits: ExpenseLimitPage
  createExpenseLimit: ExpenseLimit
  getExpenseLimit: ExpenseLimit
  deleteExpenseLimit: ExpenseLimit
  updateExpenseLimit: ExpenseLimit
  createExpenseClaim: ExpenseClaim
  updateExpenseClaim: ExpenseClaim
  submitExpenseClaim: ExpenseClaim
  approveExpenseClaim: ExpenseClaim
  rejectExpenseClaim: ExpenseClaim
  reviseExpenseClaim: ExpenseClaim
  cancelExpenseClaim: ExpenseClaim
  payExpenseClaim: ExpenseClaim
  handExpenseClaimOver: ExpenseClaim
  recallExpenseClaim: ExpenseClaim
  listExpenseClaimMatches: ExpenseClaimPage
  getExpenseClaimNumbering: ExpenseClaimNumbering
  updateExpenseClaimNumbering: ExpenseClaimNumbering
  createExpenseClaimItem: ExpenseClaimItem
  deleteExpenseClaimItem: ExpenseClaimItem
  updateExpenseClaimItem: ExpenseClaimItem
  getExpenseReceipt: Content
  storeExpenseReceipt: ExpenseClaimItem
  deleteExpenseReceipt: ExpenseClaimItem
  createAssetCategory: AssetCategory
  updateAssetCategory: AssetCategory
  createAsset: Asset
  updateAsset: Asset
  repairAsset: Asset
  restoreAsset: Asset
  retireAsset: Asset
  createAssetAssignment: AssetAssignment
  updateAssetAssignment: AssetAssignment
  acknowledgeAssetAssignment: AssetAssignment
  returnAssetAssignment: AssetAssignment
  loseAssetAssignment: AssetAssignment
  listAssetAssignmentDetails: AssetAssignmentDetailPage
  createAnnouncementCategory: AnnouncementCategory
  updateAnnouncementCategory: AnnouncementCategory
  listAnnouncementDrafts: AnnouncementDraftPage
  createAnnouncementDraft: AnnouncementDraft
  getAnnouncementDraft: AnnouncementDraft
  deleteAnnouncementDraft: AnnouncementDraft
  updateAnnouncementDraft: AnnouncementDraft
  publishAnnouncementDraft: AnnouncementDraft
  withdrawAnnouncementDraft: AnnouncementDraft
  updateAnnouncement: Announcement
  expireAnnouncement: Announcement
  acknowledgeAnnouncement: Announcement
  hireCandidate: Candidate
  anonymiseCandidate: Candidate
  createDocumentType: DocumentType
  updateDocumentType: DocumentType
  deleteEmployeeDocument: EmployeeDocument
  listEmployeeDocumentMatches: EmployeeDocumentPage
  getEmploymentContractNumbering: EmploymentContractNumbering
  updateEmploymentContractNumbering: EmploymentContractNumbering
  createEmploymentContract: EmploymentContract
  updateEmploymentContract: EmploymentContract
  sendEmploymentContract: EmploymentContract
  signEmploymentContract: EmploymentContract
  cancelEmploymentContract: EmploymentContract
  terminateEmploymentContract: EmploymentContract
  renewEmploymentContract: EmploymentContract
  listEmploymentContractDetails: EmploymentContractDetailPage
  getEmploymentContractFile: Content
  storeEmploymentContractFile: EmploymentContract
  deleteEmploymentContractFile: EmploymentContract
  listLetterTemplates: LetterTemplatePage
  createLetterTemplate: LetterTemplate
  getLetterTemplate: LetterTemplate
  updateLetterTemplate: LetterTemplate
  retireLetterTemplate: LetterTemplate
  previewLetterTemplate: LetterPreview
  createHrLetterRequest: HrLetterRequest
  approveHrLetterRequest: HrLetterRequest
  rejectHrLetterRequest: HrLetterRequest
  cancelHrLetterRequest: HrLetterRequest
  issueHrLetterRequest: HrLetterRequest
  createHrLetter: HrLetter
  revokeHrLetter: HrLetter
  getHrLetterText: HrLetterText
  getHrLetterContent: Content
  getLetterhead: Letterhead
  updateLetterhead: Letterhead
  getLetterheadLogo: Content
  storeLetterheadLogo: Letterhead
  deleteLetterheadLogo: Letterhead
  getLetterheadPreview: Content
  enableWebhookEndpoint: WebhookEndpoint
  getWebhookActivity: WebhookActivity
  listMessages: MessagePage
  readMessage: Message
  listNotifications: NotificationPage
  readNotifications: NotificationReading
  getNotificationSettings: NotificationSettings
  updateNotificationSettings: NotificationSettings
  openSession: Session
  revokeSessions: Session
  getSession: Session
  deleteSession: Session
  verifySession: Session
  proveSession: Session
  switchSession: Session
  getAccount: Account
  changeAccountPassword: Account
  issueAccountTotp: TotpSecret
  verifyAccountTotp: RecoveryCodes
  issueAccountRecoveryCodes: RecoveryCodes
  issuePasskeySignIn: PasskeyChallenge
  issuePasskeyProof: PasskeyChallenge
  createPasskey: Passkey
  issuePasskeyRegistration: PasskeyRegistration
  deletePasskey: Passkey
  updatePasskey: Passkey
  listInvitations: InvitationPage
  createInvitation: Invitation
  sendInvitation: Invitation
  revokeInvitation: Invitation
  readInvitation: InvitationPreview
  acceptInvitation: Session
  listMembers: MemberPage
  getMember: Member
  deleteMember: Member
  updateMember: Member
  listRoles: RolePage
  createRole: Role
  getRole: Role
  deleteRole: Role
  updateRole: Role
  listApiKeys: ApiKeyPage
  issueApiKey: IssuedApiKey
  revokeApiKey: ApiKey
  listServiceTokens: ServiceTokenPage
  issueServiceToken: IssuedServiceToken
  getServiceToken: ServiceToken
  updateServiceToken: ServiceToken
  rotateServiceToken: IssuedServiceToken
  revokeServiceToken: ServiceToken
  listExports: ExportPage
  createExport: Export
  getExport: Export
  cancelExport: Export
  getExportContent: Content
  listAuditEntries: AuditEntryPage
  listRecordChanges: RecordChangePage
  listListViews: ListViewPage
  createListView: ListView
  deleteListView: ListView
  updateListView: ListView
  getListCount: ListCount
  getSignOn: SignOn
  changeSignOn: SignOn
  deleteSignOn: SignOn
  beginSignOn: SignOnAddress
  proveSignOn: SignOnAddress
  finishSignOn: Session
  verifySignOn: Session
  listImports: ImportPage
  createImport: Import
  previewImport: ImportPreview
  getImport: Import
  applyImport: Import
  reviseImport: Import
  cancelImport: Import
  getImportErrors: Content
  listImportRows: ImportRowPage
  getImportTemplate: Content
  listBulkActions: BulkActionPage
  createBulkAction: BulkAction
  getBulkAction: BulkAction
  cancelBulkAction: BulkAction
  listBulkActionItems: BulkActionItemPage
  listComments: CommentPage
  createComment: Comment
  deleteComment: Comment
  listCalendarFeeds: CalendarFeedPage
  createCalendarFeed: CalendarFeed
  revokeCalendarFeed: CalendarFeed
  listBankAccountChanges: BankAccountChangePage
  createBankAccountChange: BankAccountChange
  getBankAccountChange: BankAccountChange
  approveBankAccountChange: BankAccountChange
  rejectBankAccountChange: BankAccountChange
  withdrawBankAccountChange: BankAccountChange
  freezeBankAccountChange: BankAccountChange
  stopBankAccountChange: BankAccountChangeStop
  listProfileChanges: ProfileChangePage
  createProfileChange: ProfileChange
  getProfileChange: ProfileChange
  approveProfileChange: ProfileChange
  rejectProfileChange: ProfileChange
  withdrawProfileChange: ProfileChange
  listApprovals: ApprovalPage
  getApproval: Approval
  approveApproval: Approval
  rejectApproval: Approval
  rerouteApproval: Approval
  listApprovalPolicies: ApprovalPolicyPage
  createApprovalPolicy: ApprovalPolicy
  previewApprovalPolicy: ApprovalPolicyPreview
  getApprovalPolicy: ApprovalPolicy
  updateApprovalPolicy: ApprovalPolicy
  listApprovalDelegations: ApprovalDelegationPage
  createApprovalDelegation: ApprovalDelegation
  revokeApprovalDelegation: ApprovalDelegation
}

/** The operations of each tag. */
export interface Tags {
  me: 'getMe'
  company: 'getCompany' | 'updateCompany'
  sandbox: 'getSandbox' | 'moveSandboxClock' | 'resetSandbox' | 'triggerSandbox'
  fiscal_years: 'listFiscalYears' | 'getFiscalYear' | 'closeFiscalYear'
  names: 'getNames'
  pending_work: 'getPendingWork'
  country_templates: 'getCountryTemplates' | 'applyCountryTemplate'
  setup: 'getSetup'
  employees:
    | 'listEmployees'
    | 'createEmployee'
    | 'getEmployee'
    | 'deleteEmployee'
    | 'updateEmployee'
    | 'assignEmployeeLeaveGroup'
    | 'inviteEmployee'
  employee_matches: 'listEmployeeMatches'
  employee_photos: 'getEmployeePhoto' | 'storeEmployeePhoto' | 'deleteEmployeePhoto'
  colleagues: 'getColleagues' | 'getColleague' | 'getColleaguePhoto'
  job_changes:
    | 'listJobChanges'
    | 'createJobChange'
    | 'previewJobChange'
    | 'getJobChange'
    | 'deleteJobChange'
    | 'updateJobChange'
  headcount: 'getHeadcount'
  employee_addresses:
    | 'listEmployeeAddresses'
    | 'createEmployeeAddress'
    | 'deleteEmployeeAddress'
    | 'updateEmployeeAddress'
  employee_dependants:
    | 'listEmployeeDependants'
    | 'createEmployeeDependant'
    | 'deleteEmployeeDependant'
    | 'updateEmployeeDependant'
  employee_contacts:
    | 'listEmployeeContacts'
    | 'createEmployeeContact'
    | 'deleteEmployeeContact'
    | 'updateEmployeeContact'
  employee_bank_accounts:
    | 'listEmployeeBankAccounts'
    | 'getEmployeeBankAccount'
    | 'createEmployeeBankAccount'
    | 'deleteEmployeeBankAccount'
    | 'updateEmployeeBankAccount'
  employee_compensation: 'getEmployeeCompensation' | 'updateEmployeeCompensation'
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
  leave_types: 'listLeaveTypes' | 'getLeaveType' | 'createLeaveType' | 'updateLeaveType'
  leave_policies: 'listLeavePolicies' | 'getLeavePolicy' | 'createLeavePolicy' | 'updateLeavePolicy'
  leave_groups:
    | 'listLeaveGroups'
    | 'getLeaveGroup'
    | 'createLeaveGroup'
    | 'updateLeaveGroup'
    | 'assignLeaveGroupTypes'
  leave_balances:
    | 'listLeaveBalances'
    | 'getLeaveBalance'
    | 'adjustLeaveBalance'
    | 'getLeaveBalanceExplanation'
  leave_encashments:
    | 'listLeaveEncashments'
    | 'createLeaveEncashment'
    | 'getLeaveEncashment'
    | 'cancelLeaveEncashment'
  leave_overdrafts: 'listLeaveOverdrafts'
  leave_applications:
    | 'listLeaveApplications'
    | 'createLeaveApplication'
    | 'getLeaveApplication'
    | 'approveLeaveApplication'
    | 'rejectLeaveApplication'
    | 'cancelLeaveApplication'
    | 'getLeaveApplicationExplanation'
    | 'shortenLeaveApplication'
  leave_calendar: 'getLeaveCalendar'
  attendance_records:
    | 'listAttendanceRecords'
    | 'createAttendanceRecord'
    | 'getAttendanceRecord'
    | 'updateAttendanceRecord'
    | 'getAttendanceRecordExplanation'
  late_punches: 'listLatePunches' | 'dismissLatePunch'
  attendance_months: 'listAttendanceMonths'
  attendance_days: 'listAttendanceDays'
  punches: 'listPunches' | 'createPunch' | 'getPunch'
  overtime_requests:
    | 'listOvertimeRequests'
    | 'createOvertimeRequest'
    | 'getOvertimeRequest'
    | 'approveOvertimeRequest'
    | 'rejectOvertimeRequest'
    | 'cancelOvertimeRequest'
  regularisations:
    | 'listRegularisations'
    | 'createRegularisation'
    | 'getRegularisation'
    | 'approveRegularisation'
    | 'rejectRegularisation'
    | 'cancelRegularisation'
  rest_day_swaps: 'listRestDaySwaps' | 'createRestDaySwap' | 'getRestDaySwap' | 'cancelRestDaySwap'
  employee_shifts: 'listEmployeeShifts' | 'createEmployeeShift' | 'getEmployeeShift'
  geofenced_sites: 'listGeofencedSites' | 'createGeofencedSite' | 'getGeofencedSite' | 'updateGeofencedSite'
  attendance_settings: 'getAttendanceSettings' | 'updateAttendanceSettings'
  salary_components:
    | 'listSalaryComponents'
    | 'getSalaryComponent'
    | 'createSalaryComponent'
    | 'updateSalaryComponent'
    | 'getSalaryComponentFormula'
  salary_structures:
    | 'listSalaryStructures'
    | 'getSalaryStructure'
    | 'createSalaryStructure'
    | 'updateSalaryStructure'
  salary_structure_components:
    | 'listSalaryStructureComponents'
    | 'getSalaryStructureComponent'
    | 'createSalaryStructureComponent'
    | 'deleteSalaryStructureComponent'
    | 'updateSalaryStructureComponent'
    | 'getSalaryStructureComponentFormula'
  salary_assignments:
    | 'listSalaryAssignments'
    | 'getSalaryAssignment'
    | 'createSalaryAssignment'
    | 'previewSalaryAssignment'
    | 'deleteSalaryAssignment'
    | 'updateSalaryAssignment'
    | 'getSalaryAssignmentPackage'
  payroll_runs:
    | 'listPayrollRuns'
    | 'getPayrollRun'
    | 'createPayrollRun'
    | 'deletePayrollRun'
    | 'updatePayrollRun'
    | 'getPayrollRunPreview'
    | 'verifyPayrollRun'
    | 'processPayrollRun'
    | 'reopenPayrollRun'
    | 'approvePayrollRun'
    | 'lockPayrollRun'
  payroll_entries:
    | 'listPayrollEntries'
    | 'getPayrollEntry'
    | 'getPayrollEntryExplanation'
    | 'holdPayrollEntry'
    | 'releasePayrollEntry'
    | 'acknowledgePayrollEntry'
  payroll_run_details: 'listPayrollRunDetails' | 'getPayrollRunDetail'
  payroll_operations: 'listPayrollOperations' | 'getPayrollOperation'
  payroll_entry_details: 'listPayrollEntryDetails' | 'getPayrollEntryDetail'
  payroll_imports: 'createPayrollImport' | 'deletePayrollImport' | 'updatePayrollImport'
  payroll_payment_batches:
    | 'listPayrollPaymentBatches'
    | 'createPayrollPaymentBatch'
    | 'getPayrollPaymentBatch'
    | 'recordPayrollPaymentBatch'
    | 'cancelPayrollPaymentBatch'
  payroll_payments: 'listPayrollPayments' | 'getPayrollPayment' | 'failPayrollPayment'
  payroll_bank_files:
    | 'getPayrollBankFileContent'
    | 'createPayrollBankFile'
    | 'recordPayrollBankFileStatuses'
    | 'listPayrollBankFiles'
    | 'getPayrollBankFile'
  company_bank_accounts:
    | 'listCompanyBankAccounts'
    | 'createCompanyBankAccount'
    | 'getCompanyBankAccount'
    | 'updateCompanyBankAccount'
  payroll_gl_codes:
    | 'listPayrollGlCodes'
    | 'createPayrollGlCode'
    | 'getPayrollGlCode'
    | 'updatePayrollGlCode'
  pay_changes: 'previewPayChange'
  employment_ends: 'previewEmploymentEnd'
  payroll_variances: 'getPayrollVariance' | 'listPayrollVariances'
  payroll_register: 'listPayrollRegister' | 'getPayrollRegisterTotals'
  payroll_readiness: 'getPayrollReadiness'
  payroll_costs: 'getPayrollCost' | 'getPayrollCosts'
  payroll_entry_components: 'listPayrollEntryComponents' | 'getPayrollEntryComponent'
  salary_slips: 'listSalarySlips' | 'getSalarySlip' | 'getSalarySlipContent'
  salary_slip_details: 'listSalarySlipDetails' | 'getSalarySlipDetail'
  payslips: 'listPayslips' | 'getPayslip' | 'getPayslipChange' | 'getPayslipYears'
  payroll_settings: 'getPayrollSettings' | 'updatePayrollSettings'
  payroll_adjustments:
    | 'listPayrollAdjustments'
    | 'createPayrollAdjustment'
    | 'getPayrollAdjustment'
    | 'updatePayrollAdjustment'
    | 'cancelPayrollAdjustment'
  payroll_corrections:
    | 'listPayrollCorrections'
    | 'createPayrollCorrection'
    | 'getPayrollCorrection'
    | 'cancelPayrollCorrection'
  employee_law_facts:
    | 'listEmployeeLawFacts'
    | 'createEmployeeLawFact'
    | 'getEmployeeLawFact'
    | 'deleteEmployeeLawFact'
    | 'updateEmployeeLawFact'
  tax_openings:
    | 'listTaxOpenings'
    | 'createTaxOpening'
    | 'getTaxOpening'
    | 'deleteTaxOpening'
    | 'updateTaxOpening'
  tax_certificates: 'getTaxCertificate' | 'getTaxCertificateYears'
  law_parameters: 'getLawParameters'
  law_values: 'listLawValues' | 'createLawValue' | 'getLawValue' | 'deleteLawValue' | 'updateLawValue'
  loan_types: 'listLoanTypes' | 'getLoanType' | 'createLoanType' | 'updateLoanType'
  loans:
    | 'listLoans'
    | 'getLoan'
    | 'createLoan'
    | 'previewLoan'
    | 'approveLoan'
    | 'rejectLoan'
    | 'cancelLoan'
    | 'disburseLoan'
    | 'rescheduleLoan'
    | 'settleLoan'
    | 'writeLoanOff'
    | 'getLoanExplanation'
    | 'getLoanBalances'
  employee_numbering: 'getEmployeeNumbering' | 'updateEmployeeNumbering'
  employee_defaults: 'getEmployeeDefaults' | 'updateEmployeeDefaults'
  loan_numbering: 'getLoanNumbering' | 'updateLoanNumbering'
  loan_installments:
    | 'listLoanInstallments'
    | 'getLoanInstallment'
    | 'waiveLoanInstallment'
    | 'deferLoanInstallment'
  expense_categories:
    | 'listExpenseCategories'
    | 'getExpenseCategory'
    | 'createExpenseCategory'
    | 'updateExpenseCategory'
  expense_limits:
    | 'listExpenseLimits'
    | 'createExpenseLimit'
    | 'getExpenseLimit'
    | 'deleteExpenseLimit'
    | 'updateExpenseLimit'
  expense_claims:
    | 'listExpenseClaims'
    | 'getExpenseClaim'
    | 'createExpenseClaim'
    | 'updateExpenseClaim'
    | 'submitExpenseClaim'
    | 'approveExpenseClaim'
    | 'rejectExpenseClaim'
    | 'reviseExpenseClaim'
    | 'cancelExpenseClaim'
    | 'payExpenseClaim'
    | 'handExpenseClaimOver'
    | 'recallExpenseClaim'
  expense_claim_matches: 'listExpenseClaimMatches'
  expense_claim_numbering: 'getExpenseClaimNumbering' | 'updateExpenseClaimNumbering'
  expense_claim_items:
    | 'listExpenseClaimItems'
    | 'getExpenseClaimItem'
    | 'createExpenseClaimItem'
    | 'deleteExpenseClaimItem'
    | 'updateExpenseClaimItem'
  expense_receipts: 'getExpenseReceipt' | 'storeExpenseReceipt' | 'deleteExpenseReceipt'
  asset_categories:
    | 'listAssetCategories'
    | 'getAssetCategory'
    | 'createAssetCategory'
    | 'updateAssetCategory'
  assets:
    | 'listAssets'
    | 'getAsset'
    | 'createAsset'
    | 'updateAsset'
    | 'repairAsset'
    | 'restoreAsset'
    | 'retireAsset'
  asset_assignments:
    | 'listAssetAssignments'
    | 'getAssetAssignment'
    | 'createAssetAssignment'
    | 'updateAssetAssignment'
    | 'acknowledgeAssetAssignment'
    | 'returnAssetAssignment'
    | 'loseAssetAssignment'
  asset_assignment_details: 'listAssetAssignmentDetails'
  announcement_categories:
    | 'listAnnouncementCategories'
    | 'getAnnouncementCategory'
    | 'createAnnouncementCategory'
    | 'updateAnnouncementCategory'
  announcement_drafts:
    | 'listAnnouncementDrafts'
    | 'createAnnouncementDraft'
    | 'getAnnouncementDraft'
    | 'deleteAnnouncementDraft'
    | 'updateAnnouncementDraft'
    | 'publishAnnouncementDraft'
    | 'withdrawAnnouncementDraft'
  announcements:
    | 'listAnnouncements'
    | 'getAnnouncement'
    | 'updateAnnouncement'
    | 'expireAnnouncement'
    | 'acknowledgeAnnouncement'
  job_openings: 'listJobOpenings' | 'createJobOpening' | 'getJobOpening' | 'updateJobOpening'
  candidates:
    | 'listCandidates'
    | 'createCandidate'
    | 'getCandidate'
    | 'updateCandidate'
    | 'hireCandidate'
    | 'anonymiseCandidate'
  job_applications:
    | 'listJobApplications'
    | 'createJobApplication'
    | 'getJobApplication'
    | 'updateJobApplication'
  document_types: 'listDocumentTypes' | 'getDocumentType' | 'createDocumentType' | 'updateDocumentType'
  employee_documents:
    | 'listEmployeeDocuments'
    | 'createEmployeeDocument'
    | 'getEmployeeDocument'
    | 'updateEmployeeDocument'
    | 'getEmployeeDocumentContent'
    | 'verifyEmployeeDocument'
    | 'rejectEmployeeDocument'
    | 'deleteEmployeeDocument'
  employee_document_matches: 'listEmployeeDocumentMatches'
  employment_contract_numbering: 'getEmploymentContractNumbering' | 'updateEmploymentContractNumbering'
  employment_contracts:
    | 'listEmploymentContracts'
    | 'getEmploymentContract'
    | 'createEmploymentContract'
    | 'updateEmploymentContract'
    | 'sendEmploymentContract'
    | 'signEmploymentContract'
    | 'cancelEmploymentContract'
    | 'terminateEmploymentContract'
    | 'renewEmploymentContract'
  employment_contract_details: 'listEmploymentContractDetails'
  employment_contract_files:
    | 'getEmploymentContractFile'
    | 'storeEmploymentContractFile'
    | 'deleteEmploymentContractFile'
  letter_templates:
    | 'listLetterTemplates'
    | 'createLetterTemplate'
    | 'getLetterTemplate'
    | 'updateLetterTemplate'
    | 'retireLetterTemplate'
    | 'previewLetterTemplate'
  hr_letter_requests:
    | 'listHrLetterRequests'
    | 'getHrLetterRequest'
    | 'createHrLetterRequest'
    | 'approveHrLetterRequest'
    | 'rejectHrLetterRequest'
    | 'cancelHrLetterRequest'
    | 'issueHrLetterRequest'
  hr_letters:
    | 'listHrLetters'
    | 'getHrLetter'
    | 'createHrLetter'
    | 'revokeHrLetter'
    | 'getHrLetterText'
    | 'getHrLetterContent'
  letterhead: 'getLetterhead' | 'updateLetterhead'
  letterhead_logo: 'getLetterheadLogo' | 'storeLetterheadLogo' | 'deleteLetterheadLogo'
  letterhead_preview: 'getLetterheadPreview'
  events: 'getEvents'
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
    | 'enableWebhookEndpoint'
  webhook_deliveries: 'listWebhookDeliveries' | 'getWebhookDelivery' | 'replayWebhookDelivery'
  webhook_attempts: 'listWebhookAttempts'
  webhook_activity: 'getWebhookActivity'
  messages: 'listMessages' | 'readMessage'
  notifications: 'listNotifications' | 'readNotifications'
  notification_settings: 'getNotificationSettings' | 'updateNotificationSettings'
  sessions:
    | 'openSession'
    | 'revokeSessions'
    | 'getSession'
    | 'deleteSession'
    | 'verifySession'
    | 'proveSession'
    | 'switchSession'
  accounts:
    | 'getAccount'
    | 'changeAccountPassword'
    | 'issueAccountTotp'
    | 'verifyAccountTotp'
    | 'issueAccountRecoveryCodes'
  passkeys:
    | 'issuePasskeySignIn'
    | 'issuePasskeyProof'
    | 'createPasskey'
    | 'issuePasskeyRegistration'
    | 'deletePasskey'
    | 'updatePasskey'
  invitations:
    | 'listInvitations'
    | 'createInvitation'
    | 'sendInvitation'
    | 'revokeInvitation'
    | 'readInvitation'
    | 'acceptInvitation'
  members: 'listMembers' | 'getMember' | 'deleteMember' | 'updateMember'
  roles: 'listRoles' | 'createRole' | 'getRole' | 'deleteRole' | 'updateRole'
  api_keys: 'listApiKeys' | 'issueApiKey' | 'revokeApiKey'
  service_tokens:
    | 'listServiceTokens'
    | 'issueServiceToken'
    | 'getServiceToken'
    | 'updateServiceToken'
    | 'rotateServiceToken'
    | 'revokeServiceToken'
  exports: 'listExports' | 'createExport' | 'getExport' | 'cancelExport' | 'getExportContent'
  audit_entries: 'listAuditEntries'
  record_changes: 'listRecordChanges'
  list_views: 'listListViews' | 'createListView' | 'deleteListView' | 'updateListView'
  list_counts: 'getListCount'
  sign_on:
    | 'getSignOn'
    | 'changeSignOn'
    | 'deleteSignOn'
    | 'beginSignOn'
    | 'proveSignOn'
    | 'finishSignOn'
    | 'verifySignOn'
  imports:
    | 'listImports'
    | 'createImport'
    | 'previewImport'
    | 'getImport'
    | 'applyImport'
    | 'reviseImport'
    | 'cancelImport'
    | 'getImportErrors'
  import_rows: 'listImportRows'
  import_templates: 'getImportTemplate'
  bulk_actions: 'listBulkActions' | 'createBulkAction' | 'getBulkAction' | 'cancelBulkAction'
  bulk_action_items: 'listBulkActionItems'
  comments: 'listComments' | 'createComment' | 'deleteComment'
  calendar_feeds: 'listCalendarFeeds' | 'createCalendarFeed' | 'revokeCalendarFeed'
  bank_account_changes:
    | 'listBankAccountChanges'
    | 'createBankAccountChange'
    | 'getBankAccountChange'
    | 'approveBankAccountChange'
    | 'rejectBankAccountChange'
    | 'withdrawBankAccountChange'
    | 'freezeBankAccountChange'
    | 'stopBankAccountChange'
  profile_changes:
    | 'listProfileChanges'
    | 'createProfileChange'
    | 'getProfileChange'
    | 'approveProfileChange'
    | 'rejectProfileChange'
    | 'withdrawProfileChange'
  approvals: 'listApprovals' | 'getApproval' | 'approveApproval' | 'rejectApproval' | 'rerouteApproval'
  approval_policies:
    | 'listApprovalPolicies'
    | 'createApprovalPolicy'
    | 'previewApprovalPolicy'
    | 'getApprovalPolicy'
    | 'updateApprovalPolicy'
  approval_delegations: 'listApprovalDelegations' | 'createApprovalDelegation' | 'revokeApprovalDelegation'
}

export type OperationId = keyof Calls
export type Tag = keyof Tags
export type Call<K extends OperationId> = Calls[K]
export type Result<K extends OperationId> = Results[K]
export type Returned<K extends OperationId> = Result<K> | Serialized<Result<K>>

/** The operations whose handlers get something else than the others. */
interface Contexts {
  getMe: ReadCall
  getCompany: ReadCall
  getSandbox: ReadCall
  listFiscalYears: PagedCall
  getFiscalYear: ReadCall
  listEmployees: PagedCall
  getEmployee: ReadCall
  listEmployeeAddresses: PagedCall
  listEmployeeDependants: PagedCall
  listEmployeeContacts: PagedCall
  listEmployeeBankAccounts: PagedCall
  getEmployeeBankAccount: ReadCall
  getEmployeeCompensation: ReadCall
  listDepartments: PagedCall
  getDepartment: ReadCall
  listDesignations: PagedCall
  getDesignation: ReadCall
  listBranches: PagedCall
  getBranch: ReadCall
  listEmploymentTypes: PagedCall
  getEmploymentType: ReadCall
  listPayGrades: PagedCall
  getPayGrade: ReadCall
  listShifts: PagedCall
  getShift: ReadCall
  listHolidays: PagedCall
  getHoliday: ReadCall
  listLeaveTypes: PagedCall
  getLeaveType: ReadCall
  listLeavePolicies: PagedCall
  getLeavePolicy: ReadCall
  listLeaveGroups: PagedCall
  getLeaveGroup: ReadCall
  listLeaveBalances: PagedCall
  getLeaveBalance: ReadCall
  listLeaveApplications: PagedCall
  getLeaveApplication: ReadCall
  listAttendanceRecords: PagedCall
  getAttendanceRecord: ReadCall
  listPunches: PagedCall
  getPunch: ReadCall
  listOvertimeRequests: PagedCall
  getOvertimeRequest: ReadCall
  listRegularisations: PagedCall
  getRegularisation: ReadCall
  listRestDaySwaps: PagedCall
  getRestDaySwap: ReadCall
  listEmployeeShifts: PagedCall
  getEmployeeShift: ReadCall
  listGeofencedSites: PagedCall
  getGeofencedSite: ReadCall
  getAttendanceSettings: ReadCall
  listSalaryComponents: PagedCall
  getSalaryComponent: ReadCall
  listSalaryStructures: PagedCall
  getSalaryStructure: ReadCall
  listSalaryStructureComponents: PagedCall
  getSalaryStructureComponent: ReadCall
  listSalaryAssignments: PagedCall
  getSalaryAssignment: ReadCall
  listPayrollRuns: PagedCall
  getPayrollRun: ReadCall
  listPayrollEntries: PagedCall
  getPayrollEntry: ReadCall
  listPayrollEntryComponents: PagedCall
  getPayrollEntryComponent: ReadCall
  listSalarySlips: PagedCall
  getSalarySlip: ReadCall
  listLoanTypes: PagedCall
  getLoanType: ReadCall
  listLoans: PagedCall
  getLoan: ReadCall
  listLoanInstallments: PagedCall
  getLoanInstallment: ReadCall
  listExpenseCategories: PagedCall
  getExpenseCategory: ReadCall
  listExpenseClaims: PagedCall
  getExpenseClaim: ReadCall
  listExpenseClaimItems: PagedCall
  getExpenseClaimItem: ReadCall
  listAssetCategories: PagedCall
  getAssetCategory: ReadCall
  listAssets: PagedCall
  getAsset: ReadCall
  listAssetAssignments: PagedCall
  getAssetAssignment: ReadCall
  listAnnouncementCategories: PagedCall
  getAnnouncementCategory: ReadCall
  listAnnouncements: PagedCall
  getAnnouncement: ReadCall
  listJobOpenings: PagedCall
  getJobOpening: ReadCall
  listCandidates: PagedCall
  getCandidate: ReadCall
  listJobApplications: PagedCall
  getJobApplication: ReadCall
  listDocumentTypes: PagedCall
  getDocumentType: ReadCall
  listEmployeeDocuments: PagedCall
  createEmployeeDocument: UploadCall
  getEmployeeDocument: ReadCall
  getEmployeeDocumentContent: ReadCall
  listEmploymentContracts: PagedCall
  getEmploymentContract: ReadCall
  listHrLetterRequests: PagedCall
  getHrLetterRequest: ReadCall
  listHrLetters: PagedCall
  getHrLetter: ReadCall
  getEvents: ReadCall
  listWebhookEndpoints: PagedCall
  getWebhookEndpoint: ReadCall
  listWebhookDeliveries: PagedCall
  getWebhookDelivery: ReadCall
  listWebhookAttempts: PagedCall
  getNames: ReadCall
  getPendingWork: ReadCall
  getCountryTemplates: ReadCall
  getSetup: ReadCall
  listEmployeeMatches: PagedCall
  getEmployeePhoto: ReadCall
  storeEmployeePhoto: UploadCall
  getColleagues: PagedCall
  getColleague: ReadCall
  getColleaguePhoto: ReadCall
  listJobChanges: PagedCall
  getJobChange: ReadCall
  getHeadcount: ReadCall
  getLeaveBalanceExplanation: ReadCall
  listLeaveEncashments: PagedCall
  getLeaveEncashment: ReadCall
  listLeaveOverdrafts: PagedCall
  getLeaveApplicationExplanation: ReadCall
  getLeaveCalendar: PagedCall
  getAttendanceRecordExplanation: ReadCall
  listLatePunches: PagedCall
  listAttendanceMonths: PagedCall
  listAttendanceDays: PagedCall
  getSalaryComponentFormula: ReadCall
  getSalaryStructureComponentFormula: ReadCall
  getSalaryAssignmentPackage: ReadCall
  getPayrollRunPreview: PagedCall
  getPayrollEntryExplanation: ReadCall
  listPayrollRunDetails: PagedCall
  getPayrollRunDetail: ReadCall
  listPayrollOperations: PagedCall
  getPayrollOperation: ReadCall
  listPayrollEntryDetails: PagedCall
  getPayrollEntryDetail: ReadCall
  listPayrollPaymentBatches: PagedCall
  getPayrollPaymentBatch: ReadCall
  listPayrollPayments: PagedCall
  getPayrollPayment: ReadCall
  recordPayrollBankFileStatuses: UploadCall
  listPayrollBankFiles: PagedCall
  getPayrollBankFile: ReadCall
  listCompanyBankAccounts: PagedCall
  getCompanyBankAccount: ReadCall
  listPayrollGlCodes: PagedCall
  getPayrollGlCode: ReadCall
  getPayrollVariance: ReadCall
  listPayrollVariances: PagedCall
  listPayrollRegister: PagedCall
  getPayrollRegisterTotals: ReadCall
  getPayrollReadiness: ReadCall
  getPayrollCost: ReadCall
  getPayrollCosts: ReadCall
  getSalarySlipContent: ReadCall
  listSalarySlipDetails: PagedCall
  getSalarySlipDetail: ReadCall
  listPayslips: PagedCall
  getPayslip: ReadCall
  getPayslipChange: ReadCall
  getPayslipYears: ReadCall
  getPayrollSettings: ReadCall
  listPayrollAdjustments: PagedCall
  getPayrollAdjustment: ReadCall
  listPayrollCorrections: PagedCall
  getPayrollCorrection: ReadCall
  listEmployeeLawFacts: PagedCall
  getEmployeeLawFact: ReadCall
  listTaxOpenings: PagedCall
  getTaxOpening: ReadCall
  getTaxCertificate: ReadCall
  getTaxCertificateYears: ReadCall
  getLawParameters: ReadCall
  listLawValues: PagedCall
  getLawValue: ReadCall
  getLoanExplanation: ReadCall
  getLoanBalances: ReadCall
  getEmployeeNumbering: ReadCall
  getEmployeeDefaults: ReadCall
  getLoanNumbering: ReadCall
  listExpenseLimits: PagedCall
  getExpenseLimit: ReadCall
  listExpenseClaimMatches: PagedCall
  getExpenseClaimNumbering: ReadCall
  getExpenseReceipt: ReadCall
  storeExpenseReceipt: UploadCall
  listAssetAssignmentDetails: PagedCall
  listAnnouncementDrafts: PagedCall
  getAnnouncementDraft: ReadCall
  listEmployeeDocumentMatches: PagedCall
  getEmploymentContractNumbering: ReadCall
  listEmploymentContractDetails: PagedCall
  getEmploymentContractFile: ReadCall
  storeEmploymentContractFile: UploadCall
  listLetterTemplates: PagedCall
  getLetterTemplate: ReadCall
  getHrLetterText: ReadCall
  getHrLetterContent: ReadCall
  getLetterhead: ReadCall
  getLetterheadLogo: ReadCall
  storeLetterheadLogo: UploadCall
  getLetterheadPreview: ReadCall
  getWebhookActivity: ReadCall
  listMessages: PagedCall
  listNotifications: PagedCall
  getNotificationSettings: ReadCall
  openSession: VisitorContext
  revokeSessions: SessionContext
  getSession: SessionContext
  deleteSession: SessionContext
  verifySession: SessionContext
  proveSession: SessionContext
  switchSession: SessionContext
  getAccount: SessionContext
  changeAccountPassword: SessionContext
  issueAccountTotp: SessionContext
  verifyAccountTotp: SessionContext
  issueAccountRecoveryCodes: SessionContext
  issuePasskeySignIn: VisitorContext
  issuePasskeyProof: SessionContext
  createPasskey: SessionContext
  issuePasskeyRegistration: SessionContext
  deletePasskey: SessionContext
  updatePasskey: SessionContext
  listInvitations: PagedCall
  readInvitation: VisitorContext
  acceptInvitation: VisitorContext
  listMembers: PagedCall
  getMember: ReadCall
  listRoles: PagedCall
  getRole: ReadCall
  listApiKeys: PagedCall
  listServiceTokens: PagedCall
  getServiceToken: ReadCall
  listExports: PagedCall
  getExport: ReadCall
  getExportContent: ReadCall
  listAuditEntries: PagedCall
  listRecordChanges: PagedCall
  listListViews: PagedCall
  getListCount: ReadCall
  getSignOn: ReadCall
  beginSignOn: VisitorContext
  proveSignOn: SessionContext
  finishSignOn: VisitorContext
  verifySignOn: VisitorContext
  listImports: PagedCall
  createImport: UploadCall
  previewImport: UploadCall
  getImport: ReadCall
  getImportErrors: ReadCall
  listImportRows: PagedCall
  getImportTemplate: ReadCall
  listBulkActions: PagedCall
  getBulkAction: ReadCall
  listBulkActionItems: PagedCall
  listComments: PagedCall
  listCalendarFeeds: PagedCall
  listBankAccountChanges: PagedCall
  getBankAccountChange: ReadCall
  stopBankAccountChange: VisitorContext
  listProfileChanges: PagedCall
  getProfileChange: ReadCall
  listApprovals: PagedCall
  getApproval: ReadCall
  listApprovalPolicies: PagedCall
  getApprovalPolicy: ReadCall
  listApprovalDelegations: PagedCall
}

/** What a handler gets besides path, query and body. */
export type Given<K extends OperationId> = K extends keyof Contexts ? Contexts[K] : WriteCall

export type Handler<K extends OperationId> = (call: Call<K> & Given<K>) => Returned<K> | Promise<Returned<K>>

/** Every handler of one tag: a slice is an object that satisfies this. */
export type HandlersFor<T extends Tag> = { [K in Tags[T]]: Handler<K> }

export type Handlers = { [K in OperationId]: Handler<K> }
