// How the forms are shared out: the parts in which rooms are tested, the forms that are no pages of a kind of record, and those that nobody fills here, with the reason.

/** The rooms, in parts that take equally long; each is a file, so that workers share them. */
export const parts = {
  people: ['announcements', 'attendance', 'employees', 'leave', 'recruitment'],
  things: ['assets', 'developers', 'documents', 'expenses', 'loans', 'organisation'],
  pay: ['payroll', 'settings'],
} as const

export interface SettingForm {
  readonly change: string
  readonly get: string
  readonly at: string
  /** The id of the words above it. */
  readonly section: string
}

/** One of each in a workspace. */
export const settings: readonly SettingForm[] = [
  {
    change: 'updateNotificationSettings',
    get: 'getNotificationSettings',
    at: '/account',
    section: 'account.emails',
  },
  { change: 'updateCompany', get: 'getCompany', at: '/settings/workspace', section: 'settings.company' },
  {
    change: 'updateEmployeeDefaults',
    get: 'getEmployeeDefaults',
    at: '/settings/workspace',
    section: 'settings.defaults',
  },
  {
    change: 'updatePayrollSettings',
    get: 'getPayrollSettings',
    at: '/settings/rules',
    section: 'place.pay',
  },
  {
    change: 'updateAttendanceSettings',
    get: 'getAttendanceSettings',
    at: '/settings/rules',
    section: 'tab.attendance',
  },
  {
    change: 'updateEmployeeNumbering',
    get: 'getEmployeeNumbering',
    at: '/settings/numbering',
    section: 'place.people',
  },
  {
    change: 'updateLoanNumbering',
    get: 'getLoanNumbering',
    at: '/settings/numbering',
    section: 'tab.loans',
  },
  {
    change: 'updateExpenseClaimNumbering',
    get: 'getExpenseClaimNumbering',
    at: '/settings/numbering',
    section: 'tab.expenses',
  },
  {
    change: 'updateEmploymentContractNumbering',
    get: 'getEmploymentContractNumbering',
    at: '/settings/numbering',
    section: 'employees.contracts',
  },
  {
    change: 'updateLetterhead',
    get: 'getLetterhead',
    at: '/documents/letterhead',
    section: 'documents.letterhead_texts',
  },
]

/** On the page of an employee; the row of a record is known by a field of it. */
export const ofEmployee = [
  {
    create: 'createEmployeeAddress',
    change: 'updateEmployeeAddress',
    list: 'listEmployeeAddresses',
    tab: '',
    section: 'employees.addresses',
    row: 'city',
  },
  {
    create: 'createEmployeeDependant',
    change: 'updateEmployeeDependant',
    list: 'listEmployeeDependants',
    tab: '',
    section: 'employees.dependants',
    row: 'name',
  },
  {
    create: 'createEmployeeContact',
    change: 'updateEmployeeContact',
    list: 'listEmployeeContacts',
    tab: '',
    section: 'employees.contacts',
    row: 'name',
  },
  {
    create: 'createEmployeeBankAccount',
    change: 'updateEmployeeBankAccount',
    list: 'listEmployeeBankAccounts',
    tab: '?tab=pay',
    section: 'employees.bank_accounts',
    row: 'bank_name',
  },
] as const

export const compensation = {
  change: 'updateEmployeeCompensation',
  get: 'getEmployeeCompensation',
  tab: '?tab=pay',
  section: 'employees.compensation',
} as const

/** Forms that another test in a browser fills, by its file. */
export const filledElsewhere: Readonly<Record<string, readonly string[]>> = {
  // Forms of signing in are made by hand, and a device or a provider of sign-on has to answer to some of them.
  'sign-in.test.ts': [
    'changeAccountPassword',
    'verifyAccountTotp',
    'acceptInvitation',
    'readInvitation',
    'openSession',
    'proveSession',
    'switchSession',
    'verifySession',
    'beginSignOn',
    'finishSignOn',
    'createPasskey',
    'updatePasskey',
    'changeSignOn',
    'verifySignOn',
  ],
  'journeys.test.ts': ['issueApiKey'],
  'service-tokens.test.ts': ['issueServiceToken', 'updateServiceToken', 'rotateServiceToken'],
  'journeys-files.test.ts': ['createExport'],
  'journeys-imports.test.ts': ['createImport', 'applyImport', 'reviseImport'],
  'list-many.test.ts': ['createBulkAction'],
  // Tabs above each list keep and rename its views.
  'list-views.test.ts': ['createListView', 'updateListView'],
  'my-account.test.ts': ['createBankAccountChange', 'stopBankAccountChange'],
  'my-profile.test.ts': ['createProfileChange'],
  'calendar-feeds.test.ts': ['createCalendarFeed'],
  'stand-ins.test.ts': ['createApprovalDelegation'],
  'photos.test.ts': ['storeEmployeePhoto'],
  'journeys-person.test.ts': ['createJobChange', 'updateJobChange'],
  // The bell sends what was read, and asks for nothing.
  'notifications.test.ts': ['readNotifications'],
}

/** Forms that nobody fills, by the reason. This list only shrinks. */
export const notFilled: Readonly<Record<string, readonly string[]>> = {
  'The months of another system need totals that fit every entry; people import them as a file.': [
    'createPayrollImport',
    'updatePayrollImport',
  ],
  'A panel made by hand decides item by item.': ['approveExpenseClaim'],
  'A panel made by hand has one field: the comment on a record.': ['createComment'],
}

/** Those that are no pages of a kind of record and not filled by what is here. */
export const elsewhere: readonly string[] = [filledElsewhere, notFilled].flatMap(by =>
  Object.values(by).flat(),
)
