// What readers call things, and the words of the docs for them.

/** Each line: what is typed, and what is searched as well. */
const lines: readonly (readonly [typed: string, meant: string])[] = [
  ['pagination paginate paginated offset page pages', 'paging cursor starting_after'],
  ['sync synchronise synchronize poll polling changes incremental', 'updated_since sync'],
  ['vacation holiday pto absence sick annual', 'leave'],
  ['holidays', 'holiday'],
  ['auth authentication authenticate authorization bearer credential credentials login', 'key sign-in token'],
  ['apikey', 'key'],
  ['api', 'first call begin'],
  ['deleted removed removals tombstone', 'include_deleted updated_since'],
  ['field fields', 'validation_failed'],
  ['permission permissions permitted forbidden 403 access', 'scope insufficient_scope'],
  ['401 unauthorized unauthorised', 'missing_credentials invalid_api_key'],
  ['404', 'not_found'],
  ['409', 'conflict'],
  ['400 422 invalid wrong', 'validation_failed'],
  ['429 throttle throttled throttling quota', 'rate_limit_exceeded budget'],
  ['500 503 outage down', 'internal_error'],
  ['rate limit limits limited', 'rate_limit_exceeded budget'],
  ['idempotent duplicate duplicates twice retry retries', 'idempotency'],
  ['signature hmac sign verify', 'signature verify webhook'],
  ['callback callbacks hook hooks subscription subscribe notification', 'webhook event'],
  ['salary wage wages pay compensation', 'salary pay'],
  ['slip slips payslip payslips stub', 'payslip payroll'],
  ['staff worker workers person people user users', 'employee'],
  ['hire hiring onboard onboarding joiner', 'employee create'],
  ['fire terminate termination offboard leaver resign resignation', 'leave employment end settlement'],
  ['payroll', 'payroll pay month lock'],
  ['overtime', 'overtime attendance'],
  ['timesheet clock punch checkin check-in', 'attendance punch'],
  ['applicant applicants candidate job jobs vacancy', 'recruitment candidate opening'],
  ['reimbursement reimburse receipt', 'expense claim'],
  ['advance borrow', 'loan'],
  ['contract letterhead certificate', 'letter'],
  ['upload file files attachment attachments pdf scan', 'document file'],
  ['csv excel xlsx spreadsheet bulk migrate migration', 'import export'],
  [
    'backup restore deploy deployment docker production install kubernetes environment variable configure',
    'operating settings',
  ],
  ['sso saml oidc okta google', 'sign-on sign-in company'],
  ['2fa mfa totp passkey password', 'second factor sign-in'],
  ['privacy gdpr visible see', 'privacy sees'],
  ['undo fix wrong mistake correction corrections', 'correction'],
  ['bank sepa transfer iban payment payments', 'bank file'],
  ['tax taxes deduction', 'law tax'],
  ['node npm typescript javascript client library package', 'sdk'],
  ['curl quickstart started start tutorial hello', 'first call'],
  ['error errors code codes problem exception failure', 'errors problem'],
  ['workflow approve approval approver', 'approval step'],
  ['release releases version versions breaking news', 'changelog'],
  ['multi-tenant tenant company', 'workspace'],
  ['state states lifecycle transition status', 'statuses'],
]

const synonyms = new Map<string, string[]>()
for (const [typed, meant] of lines)
  for (const word of typed.split(' '))
    synonyms.set(word, [...(synonyms.get(word) ?? []), ...meant.split(' ')])

/** The words that are searched beside those that were typed. */
export const wordsFor = (typed: readonly string[]): string[] => [
  ...new Set(typed.flatMap(word => synonyms.get(word.toLowerCase()) ?? [])),
]
