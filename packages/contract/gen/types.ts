// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
export interface webhooks {
  'employee.created': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * An employee was created
     * @description Sent when an employee record is created, in any way. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['employeeCreated']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'employee.updated': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * An employee changed
     * @description Sent when a field of an employee changes, by a request or by the change from `new` to `active` on the joining date. A request that changes nothing sends nothing. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['employeeUpdated']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'employee.deleted': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * An employee was deleted
     * @description Sent when an employee is soft-deleted; `data.deleted` is true. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['employeeDeleted']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'attendance.recorded': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * An attendance record was created
     * @description Sent when a day of attendance gets its first record, in any way. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['attendanceRecorded']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'attendance.updated': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * An attendance record changed
     * @description Sent when an existing attendance record changes. This includes its deletion (`data.deleted` is true) and its return. A request that changes nothing sends nothing. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['attendanceUpdated']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'leave.requested': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * Leave was applied for
     * @description Sent when an employee applies for leave. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['leaveRequested']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'leave.approved': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * Leave was approved
     * @description Sent when a leave application is approved. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['leaveApproved']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'leave.rejected': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * Leave was rejected
     * @description Sent when a leave application is rejected. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['leaveRejected']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'leave.cancelled': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * Leave was cancelled
     * @description Sent when a leave application is cancelled. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['leaveCancelled']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'payroll.run.approved': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * A payroll run was approved
     * @description Sent when a payroll run is approved. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['payrollRunApproved']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'payroll.run.locked': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * A payroll run was locked
     * @description Sent when a payroll run is locked and its entries can no longer change. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['payrollRunLocked']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'salary_slip.published': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * A salary slip was published
     * @description Sent when a salary slip is published to its employee. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['salarySlipPublished']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  'contract.signed': {
    parameters: { query?: never; header?: never; path?: never; cookie?: never }
    get?: never
    put?: never
    /**
     * A contract was signed
     * @description Sent when an employment contract is signed. Answer 2xx within 10 seconds. Otherwise Muster tries again, eight times in all.
     */
    post: operations['contractSigned']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface components {
  schemas: {
    /** @description Identifies a record. It is opaque, with a prefix that shows people the type. An unknown id returns 404. */
    Id: string
    /** @description Identifies a record, or null when there is none. */
    NullableId: string | null
    /**
     * Format: date
     * @description A calendar date from 1900-01-01 on, `YYYY-MM-DD`, in the workspace's timezone.
     */
    Date: string
    /**
     * Format: date
     * @description A calendar date from 1900-01-01 on, `YYYY-MM-DD`, in the workspace's timezone, or null when there is none.
     */
    NullableDate: string | null
    /** @description A calendar month from 1900-01 on, `YYYY-MM`. */
    YearMonth: string
    /**
     * Format: date-time
     * @description An instant, RFC 3339 in UTC with milliseconds.
     */
    Timestamp: string
    /**
     * Format: date-time
     * @description An instant, RFC 3339 in UTC with milliseconds, or null when there is none.
     */
    NullableTimestamp: string | null
    /** @description A time of day, `HH:MM:SS`, in the workspace's timezone. */
    TimeOfDay: string
    /** @description An amount in the workspace's currency, as a plain decimal. Responses have exactly `currency_decimals` digits after the point. A JSON number is rejected. */
    Money: string
    /** @description An amount in the workspace's currency, as a plain decimal, with a minus sign below zero. */
    SignedMoney: string
    /** @description An amount in the workspace's currency, as a plain decimal, or null when there is none. */
    NullableMoney: string | null
    /** @description An amount in the workspace's currency, as a plain decimal with a minus sign below zero, or null when there is none. */
    NullableSignedMoney: string | null
    /** @description A number of days as a plain decimal. Responses have two digits after the point. A JSON number is rejected. */
    Days: string
    /** @description A number of days that is not negative, as a plain decimal. Responses have two digits after the point. A JSON number is rejected. */
    UnsignedDays: string
    /** @description A number of days that is not negative, as a plain decimal, or null when there is none. Responses have two digits after the point. A JSON number is rejected. */
    NullableUnsignedDays: string | null
    /** @description A number of hours as a plain decimal. Responses have two digits after the point. A JSON number is rejected. */
    Hours: string
    /** @description A number of hours as a plain decimal, or null when there is none. */
    NullableHours: string | null
    /** @description A multiplier as a plain decimal. Responses have two digits after the point. A JSON number is rejected. */
    Factor: string
    /** @description A percentage from 0 to 100 as a plain decimal. Responses have two digits after the point. A JSON number is rejected. */
    Percentage: string
    /** @description An amount in the workspace's currency, or a percentage with two to four digits after the point. A JSON number is rejected. */
    AmountOrPercentage: string
    /** @description An amount in the workspace's currency or a percentage, or null when there is none. */
    NullableAmountOrPercentage: string | null
    /**
     * Format: email
     * @description An email address.
     */
    EmailAddress: string
    /**
     * Format: email
     * @description An email address, or null when there is none.
     */
    NullableEmailAddress: string | null
    /** @description A telephone number as people write it, or null when there is none. */
    NullablePhone: string | null
    /**
     * @description What somebody is to an employee.
     * @enum {string}
     */
    Relationship: 'spouse' | 'child' | 'parent' | 'sibling' | 'relative' | 'friend' | 'other'
    /**
     * @description A marital status, or null when none is recorded.
     * @enum {string|null}
     */
    NullableMaritalStatus: 'single' | 'married' | 'divorced' | 'widowed' | null
    /**
     * @description What the address is for.
     * @enum {string}
     */
    AddressType: 'current' | 'permanent' | 'mailing' | 'emergency'
    /** @description Where somebody lives or receives mail. */
    PostalAddressFields: {
      /** @description What the address is for. An employee has at most one address of each type. */
      type?: components['schemas']['AddressType']
      /** @description House and street. */
      line1?: string
      /** @description Area or neighbourhood. */
      line2?: string | null
      /** @description The city. */
      city?: string
      /** @description The province. */
      state?: string | null
      /** @description The postal code. */
      postal_code?: string | null
      /** @description The country by its ISO 3166-1 alpha-2 code. On create, the company's country when not sent. */
      country?: components['schemas']['CountryCode']
    }
    /** @description A country by its ISO 3166-1 alpha-2 code. */
    CountryCode: string
    /** @description An opaque position in a list. */
    Cursor: string
    /** @description An opaque position in a list, or null at the end of the list. */
    NullableCursor: string | null
    /**
     * @description What a key may do.
     * @enum {string}
     */
    Scope: 'employees:read' | 'employees:write' | 'employees.sensitive:read' | 'org:read' | 'org:write' | 'attendance:read' | 'attendance:write' | 'leave:read' | 'leave:write' | 'payroll:read' | 'expenses:read' | 'documents:read' | 'documents:write' | 'assets:read' | 'announcements:read' | 'recruitment:read' | 'recruitment:write' | 'webhooks:manage'
    /**
     * @description How the amount is calculated.
     * @enum {string}
     */
    CalculationType: 'fixed' | 'percentage' | 'formula'
    /**
     * @description How the amount is calculated, or null when nothing is chosen.
     * @enum {string|null}
     */
    ChosenCalculationType: 'fixed' | 'percentage' | 'formula' | null
    /**
     * @description How the salary is paid.
     * @enum {string}
     */
    PaymentMethod: 'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet'
    /**
     * @description An inactive record keeps its history, but people should no longer choose it.
     * @enum {string}
     */
    RecordStatus: 'active' | 'inactive'
    /** @description A number of years as a plain decimal, or null when there is none. */
    YearsOfExperience: string | null
    /**
     * @description A media type that files may have. HTML, SVG and programs are never accepted.
     * @enum {string}
     */
    FileContentType: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic' | 'image/tiff' | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    /** @description The name of a file, without a folder. */
    FileName: string
    /** @description The bytes of a file as base64, padded and without line breaks. */
    FileContent: string
    /**
     * @description What made a part of the change. `joined`: not paid in the month before. `raise`, `lower_salary`: another salary. `salary`: the same salary for more or fewer days, or under other components. `imported`: figures without lines. `component`: a component of the workspace or of the law. The others are named after what is paid or taken.
     * @enum {string}
     */
    PayrollChangeCode: 'joined' | 'raise' | 'lower_salary' | 'salary' | 'absence' | 'unpaid_leave' | 'late' | 'overtime' | 'bonus' | 'addition' | 'deduction' | 'encashment' | 'arrears' | 'claim' | 'gratuity' | 'loan' | 'income_tax' | 'component' | 'imported_gross' | 'imported_additions' | 'imported_deductions'
    /** @description One part of what made net pay differ from the month before. */
    PayrollChangeReason: {
      /** @description What it is. */
      code: components['schemas']['PayrollChangeCode']
      /** @description By how much it changed the net pay. */
      difference: components['schemas']['SignedMoney']
      /** @description The days, marks or hours of this run, or null where the reason has none. */
      quantity: string | null
      /** @description The days, marks or hours of the month before, or null. */
      quantity_before: string | null
      /** @description The first day of another salary, or null. */
      from: components['schemas']['NullableDate']
      /** @description What the workspace calls it, such as the reason of a bonus or the name of a component, or null. */
      name: string | null
      /** @description The reason in words, without the difference. */
      text: string
    }
    /**
     * @description What a letter is.
     * @enum {string}
     */
    LetterType: 'employment_certificate' | 'salary_certificate' | 'experience' | 'no_objection' | 'relieving' | 'appointment' | 'confirmation' | 'promotion' | 'increment' | 'warning' | 'other'
    /** @description A language as a BCP 47 tag, such as `en` or `ur-PK`. */
    LanguageTag: string
    /** @description To whom a letter is addressed, or null. */
    LetterAddressee: string | null
    /** @description What a letter is for, or null. */
    LetterPurpose: string | null
    /**
     * @description `flat`: interest on the whole amount until the end. `reducing`: interest on what is still to be paid.
     * @enum {string}
     */
    InterestMethod: 'flat' | 'reducing'
    /** @description The fields of a numbering that a caller can write. */
    NumberingFields: {
      /** @description What each number begins with, such as `LN-`. */
      number_prefix?: string
      /** @description The digits after the prefix, with leading zeros. A larger number has more. 5 by default. */
      number_digits?: number
      /** @description The number of the next record, above those in use under the prefix. */
      number_next?: number
    }
    /** @description The fields of a numbering to change. A field that is not sent does not change. */
    NumberingUpdate: components['schemas']['NumberingFields']
    /** @description The figures and rules behind a balance, a leave, a day, a loan or an entry of payroll. */
    Explanation: {
      /** @constant */
      object: 'explanation'
      /** @description Identifies the record that is explained. */
      id: components['schemas']['Id']
      /** @description One line for each rule, in the order in which they apply. */
      lines: components['schemas']['ExplanationLine'][]
    }
    /** @description A rule and its effect on the figures. */
    ExplanationLine: {
      /** @description The short name of the rule. */
      rule: string
      /** @description The rule with its figures, for a person. */
      text: string
      /** @description `text` as JSON text for another language: a list of its pattern and its values. Null where the English alone was kept. */
      sentence: string | null
      /** @description The figure that results, or null if there is none. */
      figure: string | null
      /** @description What decides it, or null where no record and no law does. */
      source: components['schemas']['NullableExplanationSource']
      /** @description The ids of records that it used, such as punches, leave applications, entries of the leave ledger, installments and shift assignments. The first 50 if there are more. */
      refs: string[]
    }
    /** @description What decides a line of an explanation, or null. */
    NullableExplanationSource: {
      /** @description `law`, or the object that `id` identifies, such as `leave_policy`, `shift` or `salary_assignment`. */
      kind: string
      /** @description Identifies the record. Null for a law. */
      id: components['schemas']['NullableId']
      /** @description What people call it. */
      title: string
      /** @description The parameter of the law, as `GET /console/law_parameters` lists it. Null for a record. */
      parameter: string | null
      /** @description The day from which it holds. Null where it has none. */
      effective_from: components['schemas']['NullableDate']
      /** @description Where the law was read. Null for a record. */
      citation: string | null
    } | null
    /**
     * @description How a day is graded. `unscheduled` is a day without a shift. Work on a holiday or a rest day does not change that status.
     * @enum {string}
     */
    AttendanceStatus: 'present' | 'absent' | 'half_day' | 'on_leave' | 'holiday' | 'rest_day' | 'unscheduled'
    /**
     * @description The part of a day that approved leave covers.
     * @enum {string}
     */
    LeavePortion: 'none' | 'first_half' | 'second_half' | 'full'
    /**
     * @description The state of a request. `rejected` and `cancelled` are final.
     * @enum {string}
     */
    RequestStatus: 'pending' | 'approved' | 'rejected' | 'cancelled'
    /** @description A tax year by its name, which has two calendar years if it begins within one. */
    TaxYear: string
    /** @description The formula of a component. */
    SalaryFormula: {
      /** @constant */
      object: 'salary_formula'
      /** @description Identifies the component that it belongs to. */
      id: components['schemas']['Id']
      /** @description The formula as it was written, or null if there is none. */
      formula: string | null
    }
    /** @description What went wrong and what to do next. Branch on `code`; the texts are for people and may change. */
    Problem: {
      /**
       * Format: uri-reference
       * @description Where the docs of this service explain `code`: the path of a page. It is the same on every service.
       */
      type: string
      /** @description The kind of problem in words. */
      title: string
      /** @description The HTTP status. */
      status: number
      /** @description What happened this time, and what to do next. */
      detail: string
      /** @description `detail` as JSON text for another language: a list of its pattern and its values. Only in responses of the console. */
      sentence?: string
      code: components['schemas']['ProblemCode']
      /** @description Identifies the request, like the header `Request-Id`. Quote it when you contact support. */
      request_id: string
      /** @description Each field that was rejected. Present with `validation_failed`. If there are too many, the last entry names the field `request` and says so. */
      errors?: components['schemas']['ProblemError'][]
      /** @description The scopes, of which one is enough. Present with `insufficient_scope`. */
      required_scopes?: components['schemas']['Scope'][]
    }
    /** @description A field that was rejected. */
    ProblemError: {
      /** @description The field, with the name that you sent, such as `joining_date`. A name of more than 100 characters is shortened. */
      field: string
      /** @description Why it was rejected. */
      message: string
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Only in responses of the console. */
      sentence?: string
    }
    /**
     * @description The stable name of a problem.
     * @enum {string}
     */
    ProblemCode: 'missing_credentials' | 'invalid_api_key' | 'api_key_expired' | 'api_key_revoked' | 'ip_not_allowed' | 'workspace_inactive' | 'sign_in_refused' | 'account_proof_required' | 'signed_out' | 'second_factor_required' | 'fresh_proof_required' | 'foreign_origin' | 'insufficient_scope' | 'validation_failed' | 'not_found' | 'conflict' | 'plan_upgrade_required' | 'workspace_read_only' | 'rate_limit_exceeded' | 'internal_error' | 'api_not_configured'
    /** @description Something that a person should look at before the run is approved. */
    PayrollWarning: {
      /** @description A short name of the reason. */
      code: string
      /** @description What it is, with its figures. */
      text: string
      /** @description `text` as JSON text for another language: a list of its pattern and its values. Null where an earlier release kept the English alone. */
      sentence: string | null
    }
    /** @description What the net pay did not cover. */
    PayrollDeferral: {
      /** @description What was cut. */
      kind: string
      /** @description The component that it would have been taken under. */
      code: string
      /** @description The amount that was not taken. */
      amount: components['schemas']['Money']
      /** @description What becomes of it. */
      text: string
      /** @description `text` as JSON text for another language: a list of its pattern and its values. Null where an earlier release kept the English alone. */
      sentence: string | null
    }
    /** @description A problem with an employee's pay that keeps the run from going on. */
    PayrollProblem: {
      /** @description The employee, or null if it concerns all. */
      employee_id: components['schemas']['NullableId']
      /** @description The employee's code, or null if it concerns all. */
      employee_code: string | null
      /** @description What is wrong, and what to do about it. */
      message: string
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where an earlier release wrote it. */
      sentence: string | null
    }
    /** @description A password. A new one has 12 characters or more. */
    Password: string
    /**
     * @description The type of an event that was sent, including the test event.
     * @enum {string}
     */
    DeliveredEventType: 'employee.created' | 'employee.updated' | 'employee.deleted' | 'attendance.recorded' | 'attendance.updated' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'payroll.run.approved' | 'payroll.run.locked' | 'salary_slip.published' | 'contract.signed' | 'webhook.test'
    /** @description What changes with the photo, the beginning of its SHA-256. */
    PhotoVersion: string
    /** @description A telephone number as people write it. */
    Phone: string
    /** @description What a role may do under `/console`, such as `leave.manage`. */
    Permission: string
    /** @description The fields of the workspace that its owners can change. */
    CompanyFields: {
      /** @description The display name. */
      name?: string
      /** @description The registered name. */
      legal_name?: string | null
      /** @description The timezone by its IANA name. */
      timezone?: string
      /** @description The first day of the week as an ISO weekday, 1 for Monday to 7 for Sunday. */
      week_starts_on?: number
      /** @description The company's registration number. */
      registration_number?: string | null
      /** @description The tax number (in Pakistan the NTN). */
      tax_number?: string | null
      /** @description The street address. */
      address?: string | null
      /** @description The city. */
      city?: string | null
      phone?: components['schemas']['NullablePhone']
      email?: components['schemas']['NullableEmailAddress']
      /** @description The website. */
      website?: string | null
      /** @description For how many days after their last one those who have left still see their payslips and certificates. By default 90. */
      leaver_days?: number
      /** @description The parts of My Muster that the company does not use. Nobody sees or asks for anything of their own there: such a request returns 403. Whoever decides about others, and every key, goes on as before; a manager reads what they asked for before among what their team did. */
      closed_parts?: components['schemas']['CompanyPart'][]
      /** @description Whether only people approve and reject what is asked for. A key or a token that tries gets 403. By default false. Only a person with a fresh proof sets it back to false. */
      approvals_by_people_only?: boolean
    }
    /**
     * @description A part of My Muster that a company can close. `punching` is punching in the console, `corrections` are corrections of days, `directory` are the colleagues and the chart, `own_details` and `own_bank_account` are changes of them.
     * @enum {string}
     */
    CompanyPart: 'punching' | 'overtime' | 'corrections' | 'expenses' | 'loans' | 'letters' | 'assets' | 'announcements' | 'directory' | 'own_details' | 'own_bank_account'
    /** @description The fields of the workspace to change. A field that is not sent does not change. */
    CompanyUpdate: components['schemas']['CompanyFields']
    /** @description The workspace. Every amount is in its currency, and every calendar date in its timezone. */
    Company: WithRequired<components['schemas']['CompanyFields'], 'name' | 'legal_name' | 'timezone' | 'week_starts_on' | 'registration_number' | 'tax_number' | 'address' | 'city' | 'phone' | 'email' | 'website' | 'leaver_days' | 'closed_parts' | 'approvals_by_people_only'> & {
      /** @constant */
      object: 'company'
      /** @description Identifies the workspace. */
      id: components['schemas']['Id']
      /** @description The country by its ISO 3166-1 alpha-2 code. It decides what `national_id` means. */
      country: components['schemas']['CountryCode']
      /** @description The currency by its ISO 4217 code. */
      currency: string
      /** @description The digits after the point in every amount. */
      currency_decimals: number
      /** @description The month that fiscal years start in, 1 to 12. */
      fiscal_year_start_month: number
      /** @description The fiscal year that contains today. Null when none is set up for it. */
      current_fiscal_year_id: components['schemas']['NullableId']
      /**
       * @description `read_only` rejects every write with 403 `workspace_read_only`. `inactive` rejects every call with 403 `workspace_inactive`.
       * @enum {string}
       */
      status: 'active' | 'read_only' | 'inactive'
      /** @description When the workspace was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A workspace of its own beside a live one, for trying things out. Its company has the same id. */
    Sandbox: {
      /** @constant */
      object: 'sandbox'
      /** @description Identifies the sandbox. */
      id: components['schemas']['Id']
      /** @description The live workspace that the sandbox stands beside. */
      workspace_id: components['schemas']['Id']
      /** @description What the clock of the sandbox says. */
      now: components['schemas']['Timestamp']
      /** @description How far its clock is ahead of the right time. */
      ahead_seconds: number
      /** @description When the sandbox was made or last reset, by the right time. */
      reset_at: components['schemas']['Timestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description How far the clock is moved. Send one of the two. */
    SandboxClockMove: {
      /** @description How far, such as `P1M` or `P1DT12H`. Months and days are those of the calendar in the timezone of the workspace. */
      by?: string
      /** @description The moment that the clock says afterwards. It must not be in its past. */
      to?: components['schemas']['Timestamp']
    }
    /** @description The event to cause. */
    SandboxTrigger: { type: components['schemas']['EventType'] }
    /**
     * @description A closed year accepts no leave and no payroll run.
     * @enum {string}
     */
    FiscalYearStatus: 'open' | 'closed'
    /** @description A year in which leave and payroll are counted. */
    FiscalYear: {
      /** @constant */
      object: 'fiscal_year'
      /** @description Identifies the fiscal year. */
      id: components['schemas']['Id']
      /** @description The name that people use for it. */
      name: string
      /** @description The first day. */
      start_date: components['schemas']['Date']
      /** @description The last day: one calendar year after the first day, less one day. */
      end_date: components['schemas']['Date']
      /** @description Closing a year carries leave forward. A closed year accepts no leave and no payroll run. */
      status: components['schemas']['FiscalYearStatus']
      /** @description Whether the year contains today, in the workspace's timezone. */
      is_current: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    FiscalYearPage: {
      /** @description The records of this page. */
      data: components['schemas']['FiscalYear'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The effect of a fiscal year's close on leave. */
    FiscalYearClose: {
      /** @description The year that is closed. */
      fiscal_year_id: components['schemas']['Id']
      /** @description The number of balances that were carried into the next year, including negative ones. */
      carried_balances: number
      /** @description The number of balances that lost days. */
      lapsed_balances: number
    }
    /** @description What people call the records behind ids. */
    Names: {
      /** @description The names that were found, in the order of the ids. */
      data: components['schemas']['RecordName'][]
    }
    /** @description What people call one record. */
    RecordName: {
      /** @constant */
      object: 'record_name'
      /** @description Identifies the record. */
      id: components['schemas']['Id']
      /** @description The schema of the record. */
      kind: string
      /** @description Its name, or null if it has none yet. It is the number of a loan, and the month of a payroll run. */
      name: string | null
      /** @description What tells it apart from others of the same name, such as an employee code. Null if it has none. */
      code: string | null
      /** @description The version of its photo, for `getEmployeePhoto`. Null if it has none; only employees have one. */
      photo: string | null
      /** @description Whether the record is deleted. */
      deleted: boolean
    }
    /** @description How much work waits, by kind. */
    PendingWork: {
      /** @description The kinds of work that the caller has a right to, including kinds with a count of 0. */
      items: components['schemas']['PendingWorkItem'][]
    }
    /** @description A kind of work, and how much of it waits. */
    PendingWorkItem: {
      /** @description The kind of work. */
      kind: components['schemas']['PendingWorkKind']
      /** @description How many wait. */
      count: number
    }
    /**
     * @description Each kind is named after its records. Unless said otherwise, they wait for a decision. Approved `loans_to_disburse` wait for their payment, and approved `hr_letters_to_issue` for their letter. `employee_documents` wait to be verified. The kinds that expire are documents and signed contracts; they expire today or within 30 days. Drafts of payroll runs wait to be processed, processed ones to be approved, approved ones to be locked, and locked ones for the record of their payment. `late_punches` wait for a payroll correction or a dismissal. `waiting_members` wait for a role or for their employee, and see nothing until then. `failing_endpoints` are disabled, or their last attempt failed. Nobody has read `unread_messages`.
     * @enum {string}
     */
    PendingWorkKind: 'leave_applications' | 'regularisations' | 'overtime_requests' | 'late_punches' | 'expense_claims' | 'loans' | 'loans_to_disburse' | 'hr_letter_requests' | 'hr_letters_to_issue' | 'employee_documents' | 'expiring_documents' | 'expiring_contracts' | 'bank_account_changes' | 'profile_changes' | 'payroll_runs_to_process' | 'payroll_runs_to_approve' | 'payroll_runs_to_lock' | 'payroll_runs_to_pay' | 'waiting_members' | 'failing_endpoints' | 'unread_messages'
    /** @description The templates of countries, that of the workspace's own country first. */
    CountryTemplates: {
      /** @description The templates. */
      templates: components['schemas']['CountryTemplate'][]
    }
    /** @description What a company of a country begins with. */
    CountryTemplate: {
      /** @description The country by its ISO 3166-1 alpha-2 code. */
      country: components['schemas']['CountryCode']
      /** @description The name of the country. */
      name: string
      /** @description Whether it is the country of the workspace. */
      is_own: boolean
      /** @description The parts, each of which can be applied by itself. */
      parts: components['schemas']['CountryTemplatePart'][]
    }
    /** @description A part of a template. */
    CountryTemplatePart: {
      /** @description Which part it is. */
      part: components['schemas']['CountryTemplatePartName']
      /** @description The law that it rests on. */
      source: string
      /** @description Parts without which this one would grant less than the law. */
      goes_with: components['schemas']['CountryTemplatePartName'][]
      /** @description The records that it makes. */
      items: components['schemas']['CountryTemplateItem'][]
      /** @description What it leaves to you, and why. */
      left_out: components['schemas']['CountryTemplateGap'][]
    }
    /**
     * @description `salary`: components and a structure. `leave`: types of leave with their policies. `hours`: the working week, as a shift. `holidays`: the days off whose dates are known.
     * @enum {string}
     */
    CountryTemplatePartName: 'salary' | 'leave' | 'hours' | 'holidays'
    /** @description A record of a template. */
    CountryTemplateItem: {
      /**
       * @description What it is.
       * @enum {string}
       */
      kind: 'SalaryComponent' | 'SalaryStructure' | 'LeaveType' | 'Shift' | 'Holiday'
      /** @description The name. */
      name: string
      /** @description The code, or null if it has none. */
      code: string | null
      /** @description What matters most: the percentage of a component, the days of a leave, the hours of a shift, the date of a holiday, or the codes in a structure. Null for what takes the rest of the gross. */
      figure: string | null
      /** @description The law that it rests on, where it is not that of its part. */
      source: string | null
      /**
       * @description `create`: it is made. `present`: it is there already. `taken`: something else has its code.
       * @enum {string}
       */
      outcome: 'create' | 'present' | 'taken'
      /** @description The record that is there already or was made, or that has the code. Null before it is made. */
      object_id: components['schemas']['NullableId']
    }
    /** @description What a template leaves to you. */
    CountryTemplateGap: {
      /**
       * @description `choice`: the law leaves it to the company. `elsewhere`: it holds in another part of the country. `government` and `moon`: the date is announced each year. `statutory_pay`: the amount is not computed; enter it as an adjustment.
       * @enum {string}
       */
      because: 'choice' | 'elsewhere' | 'government' | 'moon' | 'statutory_pay'
      /** @description What it is. */
      names: string[]
    }
    /** @description Which parts of a template are applied. */
    CountryTemplateApply: {
      /** @description Which parts of the template are applied. */
      parts: [components['schemas']['CountryTemplatePartName'], ...components['schemas']['CountryTemplatePartName'][]]
    }
    /** @description What became of each record of the chosen parts. */
    CountryTemplateResult: {
      /** @description How many records were made. */
      created: number
      /** @description The records. */
      items: components['schemas']['CountryTemplateItem'][]
    }
    /** @description The way to the first locked payroll run. */
    Setup: {
      /** @description Whether every step that is needed is done, or a run is locked already. */
      is_complete: boolean
      /** @description Whether a payroll run is approved by somebody else than whoever made it. */
      four_eyes: boolean
      /** @description The country of the template that fits the workspace, or null if there is none. */
      country_template: string | null
      /** @description The steps, in the order in which they are taken. */
      steps: components['schemas']['SetupStep'][]
    }
    /** @description A step of the set-up. */
    SetupStep: {
      /** @description Which step it is. */
      step: components['schemas']['SetupStepName']
      /** @description Whether it is done. */
      is_done: boolean
      /** @description Whether the first run needs it. */
      is_needed: boolean
      /** @description How many records it has. */
      count: number
      /** @description How many it needs, or null if one is enough. */
      total: number | null
    }
    /**
     * @description `company`: the address that payslips show. `salary`: a salary structure with components. `leave`: a leave policy. `holidays`: a holiday in this year. `law`: figures of the law that the workspace confirms or enters. `people`: an employee. `salaries`: a salary for each employee. `bank`: the account that salaries are paid from. `approver`: somebody who approves what another one made, where four eyes are asked for. `run`: a payroll run that is locked.
     * @enum {string}
     */
    SetupStepName: 'company' | 'salary' | 'leave' | 'holidays' | 'law' | 'people' | 'salaries' | 'bank' | 'approver' | 'run'
    /**
     * @description `new`: joins on a later date. `active`: works. `inactive`: is suspended or on long unpaid absence. `terminated`, `resigned` and `retired`: has left or is about to leave.
     * @enum {string}
     */
    EmployeeStatus: 'new' | 'active' | 'inactive' | 'terminated' | 'resigned' | 'retired'
    /** @description The fields of an employee that a caller can write. */
    EmployeeFields: {
      /** @description Given name. */
      first_name?: string
      /** @description Family name. */
      last_name?: string
      /** @description The father's name. */
      father_name?: string | null
      /** @description The date of birth. */
      date_of_birth?: components['schemas']['NullableDate']
      /**
       * @description The gender as recorded. Null when not recorded.
       * @enum {string|null}
       */
      gender?: 'male' | 'female' | 'other' | null
      /** @description The marital status. Null when not recorded. */
      marital_status?: components['schemas']['NullableMaritalStatus']
      /** @description The nationality. Empty when not recorded. */
      nationality?: string
      /** @description The employee's own email address. */
      personal_email?: components['schemas']['NullableEmailAddress']
      /** @description The email address at work. Setting it grants no access and sends no mail. */
      work_email?: components['schemas']['NullableEmailAddress']
      /** @description The telephone number to reach the employee at. */
      phone_primary?: components['schemas']['NullablePhone']
      /** @description The government's identity number. Its kind depends on the workspace's country (in Pakistan the CNIC). Reading it needs the scope `employees.sensitive:read`; without it, the field is absent. `employees:write` is enough to write it. */
      national_id?: string | null
      /** @description The department. On create, the workspace's default when not sent. */
      department_id?: components['schemas']['Id']
      /** @description The job title. On create, the workspace's default when not sent. */
      designation_id?: components['schemas']['Id']
      /** @description The branch that the employee works at. */
      branch_id?: components['schemas']['NullableId']
      /** @description The kind of engagement. On create, the workspace's default when not sent. */
      employment_type_id?: components['schemas']['Id']
      /** @description The employee's manager. Reporting lines must not loop. */
      reporting_manager_id?: components['schemas']['NullableId']
      /** @description The first day of employment. */
      joining_date?: components['schemas']['Date']
      /** @description The day on which the employment is confirmed. */
      confirmation_date?: components['schemas']['NullableDate']
      /** @description The last day of probation. */
      probation_end_date?: components['schemas']['NullableDate']
      /** @description The last day of employment, not before `joining_date`. A future date is a notice period: attendance and pay continue until it. While the date is set, approved leave after it is not charged to its balance. */
      separation_date?: components['schemas']['NullableDate']
      /** @description The state of the employment. On create, only `new` or `active` is accepted. By default it is `active` if `joining_date` is today or earlier, otherwise `new`. */
      status?: components['schemas']['EmployeeStatus']
    }
    /** @description An employee to be created. */
    EmployeeCreate: WithRequired<components['schemas']['EmployeeFields'], 'first_name' | 'last_name' | 'joining_date'>
    /** @description The fields of an employee to change. A field that is not sent does not change. */
    EmployeeUpdate: components['schemas']['EmployeeFields']
    /** @description A person who works, worked or will work for the company. */
    Employee: WithRequired<components['schemas']['EmployeeFields'], 'first_name' | 'last_name' | 'father_name' | 'date_of_birth' | 'gender' | 'marital_status' | 'nationality' | 'personal_email' | 'work_email' | 'phone_primary' | 'department_id' | 'designation_id' | 'branch_id' | 'employment_type_id' | 'reporting_manager_id' | 'joining_date' | 'confirmation_date' | 'probation_end_date' | 'separation_date' | 'status'> & {
      /** @constant */
      object: 'employee'
      /** @description Identifies the employee. */
      id: components['schemas']['Id']
      /** @description The workspace's own number for the employee, unique in the workspace. The workspace's numbering assigns it. */
      employee_code: string
      /** @description Whether the record is soft-deleted. */
      deleted: boolean
      /** @description When the record was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When the employee's own record last changed. A change of an address or a bank account does not count. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeePage: {
      /** @description The records of this page. */
      data: components['schemas']['Employee'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An employee was created. */
    EmployeeCreatedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'employee.created'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['Employee']
    }
    /** @description An employee changed. */
    EmployeeUpdatedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'employee.updated'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['Employee']
    }
    /** @description An employee was deleted. */
    EmployeeDeletedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'employee.deleted'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['Employee']
    }
    /** @description How an employee is invited. */
    EmployeeInvite: {
      /** @description The language of the e-mail with the link. By default English. */
      language?: components['schemas']['InvitationLanguage']
    }
    /**
     * @description A media type that a photo may have.
     * @enum {string}
     */
    EmployeePhotoContentType: 'image/jpeg' | 'image/png'
    /** @description A photo to be stored, with its file. */
    EmployeePhotoUpload: {
      file_name: components['schemas']['FileName']
      content_type: components['schemas']['EmployeePhotoContentType']
      content_base64: components['schemas']['FileContent']
    }
    /** @description A page of colleagues. */
    Colleagues: {
      /** @description The colleagues, by first name. */
      data: components['schemas']['Colleague'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What colleagues may know of whoever works here. */
    Colleague: {
      /** @description The employee. */
      id: components['schemas']['Id']
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The version of the photo, for `getColleaguePhoto`. Null if there is none. */
      photo: string | null
      /** @description What they do. */
      designation_id: components['schemas']['Id']
      /** @description The department. */
      department_id: components['schemas']['Id']
      /** @description The branch, or null. */
      branch_id: components['schemas']['NullableId']
      /** @description The email address at work, or null. */
      work_email: components['schemas']['NullableEmailAddress']
      /** @description Who they report to, or null. */
      reporting_manager_id: components['schemas']['NullableId']
      /** @description How many who work here report to them. */
      reports: number
      /** @description Whether they are on leave all of today. */
      is_away: boolean
    }
    /** @description A colleague, with everybody above them. */
    ColleagueDetail: {
      /** @description The employee. */
      id: components['schemas']['Id']
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The version of the photo, for `getColleaguePhoto`. Null if there is none. */
      photo: string | null
      /** @description What they do. */
      designation_id: components['schemas']['Id']
      /** @description The department. */
      department_id: components['schemas']['Id']
      /** @description The branch, or null. */
      branch_id: components['schemas']['NullableId']
      /** @description The email address at work, or null. */
      work_email: components['schemas']['NullableEmailAddress']
      /** @description Who they report to, or null. */
      reporting_manager_id: components['schemas']['NullableId']
      /** @description How many who work here report to them. */
      reports: number
      /** @description Whether they are on leave all of today. */
      is_away: boolean
      /** @description Whoever is above them and works here, from the top to the one they report to. */
      managers: components['schemas']['Id'][]
    }
    /**
     * @description A field of a job.
     * @enum {string}
     */
    JobField: 'department_id' | 'designation_id' | 'branch_id' | 'employment_type_id' | 'reporting_manager_id' | 'pay_grade_id'
    /** @description The fields of a job change that can be corrected. The job is the one from its day on. */
    JobChangeFields: {
      /** @description The first day of it. */
      effective_from?: components['schemas']['Date']
      /** @description The department. */
      department_id?: components['schemas']['Id']
      /** @description The job title. */
      designation_id?: components['schemas']['Id']
      /** @description The branch that the employee works at. */
      branch_id?: components['schemas']['NullableId']
      /** @description The kind of engagement. */
      employment_type_id?: components['schemas']['Id']
      /** @description The employee's manager. Reporting lines must not loop on any day. */
      reporting_manager_id?: components['schemas']['NullableId']
      /** @description A pay grade of their own. Null for that of the job title. */
      pay_grade_id?: components['schemas']['NullableId']
      /** @description Why, or null. */
      reason?: string | null
    }
    /** @description A change of a job from a day on. */
    JobChangeCreate: WithRequired<components['schemas']['JobChangeFields'], 'effective_from'> & {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
    }
    /** @description The fields of a job change to change. A field that is not sent does not change. */
    JobChangeUpdate: components['schemas']['JobChangeFields']
    /** @description The job of an employee from a day on, until the next change. */
    JobChange: WithRequired<components['schemas']['JobChangeFields'], 'effective_from' | 'department_id' | 'designation_id' | 'branch_id' | 'employment_type_id' | 'reporting_manager_id' | 'reason'> & {
      /** @constant */
      object: 'job_change'
      /** @description Identifies the job change. */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description Whether it is the job that the employee began with, on the first day of the first employment. */
      is_first: boolean
      /** @description Whether the employee shows it: its day has come. A change after the last day of an employment is not applied, unless the end is withdrawn. A rehire deletes it. */
      is_applied: boolean
      /** @description The fields that it changes, empty for the first job. The others are as on the day before. */
      changed: components['schemas']['JobField'][]
      /** @description The same fields with what they were on the day before. */
      changes: components['schemas']['JobFieldChange'][]
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    JobChangePage: {
      /** @description The records of this page. */
      data: components['schemas']['JobChange'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A field that changes. */
    JobFieldChange: {
      /** @description The field. */
      field: components['schemas']['JobField']
      /** @description The id on the day before, or null. */
      from?: components['schemas']['NullableId']
      /** @description The id from the day on, or null. */
      to?: components['schemas']['NullableId']
      /** @description Whether `from` and `to` need the scope `employees.sensitive:read`. */
      is_sensitive: boolean
    }
    /** @description What would follow from a job change. */
    JobChangePreview: {
      /** @description Whether the employee would show it at once. */
      is_applied: boolean
      /** @description The fields that would change. */
      changes: components['schemas']['JobFieldChange'][]
      /** @description The day before the next change of one of these fields, or null if there is none. */
      until: components['schemas']['NullableDate']
      /** @description The last day that payroll has locked, or null. Attendance and leave up to it stay as they are. */
      locked_through: components['schemas']['NullableDate']
      /** @description The cost center of the department of the day before, or null. */
      cost_center_before: string | null
      /** @description The cost center of the department from the day on, or null. */
      cost_center_after: string | null
      /** @description How many employees report to this one today. They still do. */
      direct_reports: number
      /** @description The payroll runs with the employee that report a month from the day on, the earliest first, up to 100. */
      payroll: components['schemas']['JobChangeRun'][]
      /** @description The holidays that come or go with the branch, through the next 366 days, the earliest first. Those that payroll has locked are left out. */
      holidays: components['schemas']['JobChangeHoliday'][]
      /** @description Leave that would cost another number of days, the earliest first, up to 100. Empty for a caller without the scope `leave:read`. */
      leave: components['schemas']['JobChangeLeave'][]
    }
    /** @description A payroll run that a job change concerns. */
    JobChangeRun: {
      /** @description The payroll run. */
      payroll_run_id: components['schemas']['Id']
      /** @description Its month. */
      month: components['schemas']['YearMonth']
      /** @description Whether it is locked and stays as it is. Any other run has the change once it is processed again. */
      is_locked: boolean
    }
    /** @description A holiday that comes or goes. */
    JobChangeHoliday: {
      /** @description The day. */
      date: components['schemas']['Date']
      /** @description The name of the holiday. */
      name: string
      /** @description Whether it comes rather than goes. */
      is_gained: boolean
    }
    /** @description A leave that would cost another number of days. */
    JobChangeLeave: {
      /** @description The application. */
      leave_application_id: components['schemas']['Id']
      /** @description Its first day. */
      from_date: components['schemas']['Date']
      /** @description Its last day. */
      to_date: components['schemas']['Date']
      /** @description What it costs now. */
      days_before: components['schemas']['Days']
      /** @description What it would cost. */
      days_after: components['schemas']['Days']
    }
    /** @description How many people work here, by month and by department. */
    Headcount: {
      /** @description Today in the workspace's timezone. */
      as_of: components['schemas']['Date']
      /** @description The employees at the close of today. */
      headcount: number
      /** @description The last months, the earliest first. */
      months: components['schemas']['HeadcountMonth'][]
      /** @description The departments with employees, the largest first, up to 1,000. */
      departments: components['schemas']['HeadcountDepartment'][]
    }
    /** @description The headcount of a month. */
    HeadcountMonth: {
      /** @description The month. */
      month: components['schemas']['YearMonth']
      /** @description The employees at its close. */
      headcount: number
      /** @description How many joined in it. */
      joined: number
      /** @description How many had their last day in it. */
      left: number
    }
    /** @description The headcount of a department today. */
    HeadcountDepartment: {
      /** @description The department. */
      department_id: components['schemas']['Id']
      /** @description The name of the department. */
      name: string
      /** @description The employees at the close of today. */
      headcount: number
    }
    /** @description The fields of an address that a caller can write. */
    EmployeeAddressFields: components['schemas']['PostalAddressFields'] & {
      /** @description Whether this is the employee's primary address. Exactly one address is primary, initially the first. Setting another address to true makes that one primary. Setting the primary one to false is rejected. */
      is_primary?: boolean
    }
    /** @description An address to add. */
    EmployeeAddressCreate: WithRequired<components['schemas']['EmployeeAddressFields'], 'type' | 'line1' | 'city'>
    /** @description The fields of an address to change. A field that is not sent does not change. */
    EmployeeAddressUpdate: components['schemas']['EmployeeAddressFields']
    /** @description An address of an employee. */
    EmployeeAddress: WithRequired<components['schemas']['EmployeeAddressFields'], 'type' | 'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country' | 'is_primary'> & {
      /** @constant */
      object: 'employee_address'
      /** @description Identifies the address. */
      id: components['schemas']['Id']
      /** @description The employee who has the address. */
      employee_id: components['schemas']['Id']
      /** @description Whether the address was deleted. It then keeps its last values. */
      deleted: boolean
      /** @description When it was added. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeAddressPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeAddress'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a dependant that a caller can write. */
    EmployeeDependantFields: {
      /** @description The name of the dependant. */
      name?: string
      /** @description What the person is to the employee. */
      relationship?: components['schemas']['Relationship']
      /** @description The date of birth, or null. */
      born_on?: components['schemas']['NullableDate']
    }
    /** @description A dependant to be created. */
    EmployeeDependantCreate: WithRequired<components['schemas']['EmployeeDependantFields'], 'name' | 'relationship'>
    /** @description The fields of a dependant to change. A field that is not sent does not change. */
    EmployeeDependantUpdate: components['schemas']['EmployeeDependantFields']
    /** @description Somebody whom an employee provides for. */
    EmployeeDependant: WithRequired<components['schemas']['EmployeeDependantFields'], 'name' | 'relationship' | 'born_on'> & {
      /** @constant */
      object: 'employee_dependant'
      /** @description Identifies the dependant. */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description Whether it was deleted. It then keeps its last values. */
      deleted: boolean
      /** @description When it was added. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeDependantPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeDependant'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a contact that a caller can write. */
    EmployeeContactFields: {
      /** @description The name of the contact. */
      name?: string
      /** @description What the person is to the employee. */
      relationship?: components['schemas']['Relationship']
      /** @description The telephone number. */
      phone?: components['schemas']['Phone']
      /** @description Whether this contact is called first. At most one of an employee is. */
      is_primary?: boolean
    }
    /** @description A contact to be created. */
    EmployeeContactCreate: WithRequired<components['schemas']['EmployeeContactFields'], 'name' | 'relationship' | 'phone'>
    /** @description The fields of a contact to change. A field that is not sent does not change. */
    EmployeeContactUpdate: components['schemas']['EmployeeContactFields']
    /** @description Somebody to call for an employee in an emergency. */
    EmployeeContact: WithRequired<components['schemas']['EmployeeContactFields'], 'name' | 'relationship' | 'phone' | 'is_primary'> & {
      /** @constant */
      object: 'employee_contact'
      /** @description Identifies the contact. */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description Whether it was deleted. It then keeps its last values. */
      deleted: boolean
      /** @description When it was added. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeContactPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeContact'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a bank account that a caller can write. */
    EmployeeBankAccountFields: {
      /** @description The bank. */
      bank_name?: string
      /** @description The bank's code in the payment system. */
      bank_code?: string | null
      /** @description The bank's branch. */
      branch_name?: string | null
      /** @description The code of the bank's branch. */
      branch_code?: string | null
      /** @description The name of the account's holder. */
      account_title?: string
      /** @description The account number as text. Leading zeros count. */
      account_number?: string
      /** @description The IBAN without spaces, with its check digits verified. */
      iban?: string | null
      /** @description The SWIFT code (BIC). */
      swift_code?: string | null
      /** @description Whether the salary goes to this account. One of the active accounts is primary. */
      is_primary?: boolean
      /** @description An inactive account is kept, but no salary is paid into it. */
      status?: components['schemas']['RecordStatus']
    }
    /** @description A bank account to be added. */
    EmployeeBankAccountCreate: WithRequired<components['schemas']['EmployeeBankAccountFields'], 'bank_name' | 'account_title' | 'account_number'>
    /** @description The fields of a bank account to change. A field that is not sent does not change. */
    EmployeeBankAccountUpdate: components['schemas']['EmployeeBankAccountFields']
    /** @description A bank account of an employee. All of it needs the scope `employees.sensitive:read`. */
    EmployeeBankAccount: WithRequired<components['schemas']['EmployeeBankAccountFields'], 'bank_name' | 'bank_code' | 'branch_name' | 'branch_code' | 'account_title' | 'account_number' | 'iban' | 'swift_code' | 'is_primary' | 'status'> & {
      /** @constant */
      object: 'employee_bank_account'
      /** @description Identifies the bank account. */
      id: components['schemas']['Id']
      /** @description The employee who has the account. */
      employee_id: components['schemas']['Id']
      /** @description Whether it was deleted. */
      deleted: boolean
      /** @description When it was added. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeBankAccountPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeBankAccount'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One line of a package, with its monthly amount. */
    EmployeeCompensationComponent: {
      /** @constant */
      object: 'employee_compensation_component'
      /** @description Identifies the line. */
      id: components['schemas']['Id']
      /** @description The salary component. */
      salary_component_id: components['schemas']['Id']
      /** @description The component's code. */
      code: string
      /** @description The component's name. */
      name: string
      /** @description An employer contribution comes on top of the pay. The employee does not receive it. */
      type: components['schemas']['SalaryComponentType']
      /** @description How the amount was calculated. */
      calculation_type: components['schemas']['CalculationType']
      /** @description The monthly amount. */
      amount: components['schemas']['Money']
    }
    /** @description What a caller can write of how an employee is paid. */
    EmployeeCompensationFields: {
      /** @description How the salary is paid; `bank_transfer` by default. */
      payment_method?: components['schemas']['PaymentMethod']
    }
    /** @description How an employee is paid. */
    EmployeeCompensationUpdate: components['schemas']['EmployeeCompensationFields']
    /** @description What an employee is paid now. All of it needs the scope `employees.sensitive:read`. */
    EmployeeCompensation: WithRequired<components['schemas']['EmployeeCompensationFields'], 'payment_method'> & {
      /** @constant */
      object: 'employee_compensation'
      /** @description The id of the current salary assignment, or of the employee if there is none. */
      id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /** @description The current salary assignment. Null when no package is assigned. */
      salary_assignment_id: components['schemas']['NullableId']
      /** @description The structure of the package. Null when no package is assigned. */
      salary_structure_id: components['schemas']['NullableId']
      /** @description The pay grade of the employee's designation. */
      pay_grade_id: components['schemas']['NullableId']
      /** @description The monthly gross of the current package. Null when no package is assigned. */
      gross_salary: components['schemas']['NullableMoney']
      /** @description The monthly amount of the component with the category `basic`. Null when there is none. */
      basic_salary: components['schemas']['NullableMoney']
      /** @description The first day of the package. Null when no package is assigned. */
      effective_from: components['schemas']['NullableDate']
      /** @description The lines of the package with their monthly amounts, in the order of the payslip. */
      components: components['schemas']['EmployeeCompensationComponent'][]
    }
    /** @description The fields of a department that a caller can write. */
    DepartmentFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description A short code, unique in the workspace. */
      code?: string | null
      /** @description The department that this one is part of. Departments must not loop. */
      parent_id?: components['schemas']['NullableId']
      /** @description The employee who leads it. */
      head_employee_id?: components['schemas']['NullableId']
      /** @description The cost center in the accounts. */
      cost_center?: string | null
      /** @description Whether it is in use. `active` by default on create. */
      status?: components['schemas']['RecordStatus']
    }
    /** @description A department to be created. */
    DepartmentCreate: WithRequired<components['schemas']['DepartmentFields'], 'name'>
    /** @description The fields of a department to change. A field that is not sent does not change. */
    DepartmentUpdate: components['schemas']['DepartmentFields']
    /** @description A part of the organisation. Departments nest. */
    Department: WithRequired<components['schemas']['DepartmentFields'], 'name' | 'code' | 'parent_id' | 'head_employee_id' | 'cost_center' | 'status'> & {
      /** @constant */
      object: 'department'
      /** @description Identifies the department. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    DepartmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['Department'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a designation that a caller can write. */
    DesignationFields: {
      /** @description The job title, unique in the workspace. */
      name?: string
      /** @description A short code, unique in the workspace. */
      code?: string | null
      /** @description The seniority. A higher number is more senior; 0, the default on create, is unranked. */
      level?: number
      /** @description The salary band. */
      pay_grade_id?: components['schemas']['NullableId']
      /** @description What the job is about. */
      job_description?: string | null
      /** @description Whether it is in use. `active` by default on create. */
      status?: components['schemas']['RecordStatus']
    }
    /** @description A designation to be created. */
    DesignationCreate: WithRequired<components['schemas']['DesignationFields'], 'name'>
    /** @description The fields of a designation to change. A field that is not sent does not change. */
    DesignationUpdate: components['schemas']['DesignationFields']
    /** @description A job title. */
    Designation: WithRequired<components['schemas']['DesignationFields'], 'name' | 'code' | 'level' | 'pay_grade_id' | 'job_description' | 'status'> & {
      /** @constant */
      object: 'designation'
      /** @description Identifies the designation. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    DesignationPage: {
      /** @description The records of this page. */
      data: components['schemas']['Designation'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a branch that a caller can write. */
    BranchFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description A short code, unique in the workspace. */
      code?: string | null
      /** @description The street address. */
      address?: string | null
      /** @description The city. */
      city?: string | null
      phone?: components['schemas']['NullablePhone']
      email?: components['schemas']['NullableEmailAddress']
      /** @description Whether it is the head office; false by default. With true, it replaces the present head office. */
      is_head_office?: boolean
      /** @description Whether it is in use. `active` by default on create. */
      status?: components['schemas']['RecordStatus']
    }
    /** @description A branch to be created. */
    BranchCreate: WithRequired<components['schemas']['BranchFields'], 'name'>
    /** @description The fields of a branch to change. A field that is not sent does not change. */
    BranchUpdate: components['schemas']['BranchFields']
    /** @description A place where the organisation works. */
    Branch: WithRequired<components['schemas']['BranchFields'], 'name' | 'code' | 'address' | 'city' | 'phone' | 'email' | 'is_head_office' | 'status'> & {
      /** @constant */
      object: 'branch'
      /** @description Identifies the branch. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    BranchPage: {
      /** @description The records of this page. */
      data: components['schemas']['Branch'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an employment type that a caller can write. */
    EmploymentTypeFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description What the engagement means. */
      description?: string | null
      /** @description Whether the role includes residence on site; false by default. */
      is_residential?: boolean
      /** @description Whether a home is provided; false by default. */
      accommodation_provided?: boolean
      /** @description Whether meals are provided; false by default. */
      meals_provided?: boolean
    }
    /** @description An employment type to be created. */
    EmploymentTypeCreate: WithRequired<components['schemas']['EmploymentTypeFields'], 'name'>
    /** @description The fields of an employment type to change. A field that is not sent does not change. */
    EmploymentTypeUpdate: components['schemas']['EmploymentTypeFields']
    /** @description A kind of engagement. */
    EmploymentType: WithRequired<components['schemas']['EmploymentTypeFields'], 'name' | 'description' | 'is_residential' | 'accommodation_provided' | 'meals_provided'> & {
      /** @constant */
      object: 'employment_type'
      /** @description Identifies the employment type. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmploymentTypePage: {
      /** @description The records of this page. */
      data: components['schemas']['EmploymentType'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a pay grade that a caller can write. */
    PayGradeFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description The bottom of the band. */
      min_salary?: components['schemas']['Money']
      /** @description The top of the band, not below `min_salary`. */
      max_salary?: components['schemas']['Money']
    }
    /** @description A pay grade to be created. */
    PayGradeCreate: WithRequired<components['schemas']['PayGradeFields'], 'name' | 'min_salary' | 'max_salary'>
    /** @description The fields of a pay grade to change. A field that is not sent does not change. */
    PayGradeUpdate: components['schemas']['PayGradeFields']
    /** @description A salary band. */
    PayGrade: WithRequired<components['schemas']['PayGradeFields'], 'name' | 'min_salary' | 'max_salary'> & {
      /** @constant */
      object: 'pay_grade'
      /** @description Identifies the pay grade. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayGradePage: {
      /** @description The records of this page. */
      data: components['schemas']['PayGrade'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `punch_required` expects clock-in and clock-out. `auto_present` marks attendance automatically. `punch_not_required` tracks neither.
     * @enum {string}
     */
    AttendanceMode: 'punch_required' | 'auto_present' | 'punch_not_required'
    /** @description The fields of a shift that a caller can write. */
    ShiftFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description When it starts. */
      start_time?: components['schemas']['TimeOfDay']
      /** @description When it ends. It is earlier than `start_time` if the shift crosses midnight. It is never equal to `start_time`. */
      end_time?: components['schemas']['TimeOfDay']
      /** @description The unpaid break; 0 by default. */
      break_duration_minutes?: number
      /** @description The minutes after the start before an arrival counts as late; 0 by default. */
      grace_period_minutes?: number
      /** @description The minutes late before the day is marked a late arrival; 0 by default. */
      late_threshold_minutes?: number
      /** @description The rest days as ISO weekdays, 1 for Monday to 7 for Sunday; none by default. */
      weekly_off_days?: number[]
      /** @description How attendance is tracked. `punch_required`, the default on create, expects clock-in and clock-out. `auto_present` marks attendance automatically. `punch_not_required` tracks neither. */
      attendance_mode?: components['schemas']['AttendanceMode']
      /** @description Whether new employees get this shift when no other is chosen; false by default. With true, it replaces the present default. */
      is_default?: boolean
      /** @description Whether it is in use. `active` by default on create. */
      status?: components['schemas']['RecordStatus']
    }
    /** @description A shift to be created. */
    ShiftCreate: WithRequired<components['schemas']['ShiftFields'], 'name' | 'start_time' | 'end_time'>
    /** @description The fields of a shift to change. A field that is not sent does not change. */
    ShiftUpdate: components['schemas']['ShiftFields']
    /** @description Working hours in the workspace's timezone. */
    Shift: WithRequired<components['schemas']['ShiftFields'], 'name' | 'start_time' | 'end_time' | 'break_duration_minutes' | 'grace_period_minutes' | 'late_threshold_minutes' | 'weekly_off_days' | 'attendance_mode' | 'is_default' | 'status'> & {
      /** @constant */
      object: 'shift'
      /** @description Identifies the shift. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ShiftPage: {
      /** @description The records of this page. */
      data: components['schemas']['Shift'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description Who grants the day, and whether employees may choose it.
     * @enum {string}
     */
    HolidayType: 'public' | 'company' | 'optional' | 'religious'
    /** @description The fields of a holiday that a caller can write. */
    HolidayFields: {
      /** @description The name of the holiday. */
      name?: string
      /** @description The day. */
      date?: components['schemas']['Date']
      type?: components['schemas']['HolidayType']
      /** @description Whether it repeats every year on the same date; false by default. */
      is_recurring?: boolean
      /** @description The branch that has the day off. Null, the default, means the whole workspace. */
      branch_id?: components['schemas']['NullableId']
    }
    /** @description A holiday to be created. */
    HolidayCreate: WithRequired<components['schemas']['HolidayFields'], 'name' | 'date' | 'type'>
    /** @description The fields of a holiday to change. A field that is not sent does not change. */
    HolidayUpdate: components['schemas']['HolidayFields']
    /** @description A day off. */
    Holiday: WithRequired<components['schemas']['HolidayFields'], 'name' | 'date' | 'type' | 'is_recurring' | 'branch_id'> & {
      /** @constant */
      object: 'holiday'
      /** @description Identifies the holiday. */
      id: components['schemas']['Id']
      /** @description The calendar year of the date. */
      year: number
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    HolidayPage: {
      /** @description The records of this page. */
      data: components['schemas']['Holiday'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a leave type that a caller can write. */
    LeaveTypeFields: {
      /** @description The name. */
      name?: string
      /** @description A short code, unique in the workspace. */
      code?: string
      /** @description The colour that calendars show it in, as hex digits. */
      color?: string
      /** @description Whether its days are paid. */
      is_paid?: boolean
      /** @description Whether employees can apply for it. An inactive type keeps its history. */
      is_active?: boolean
    }
    /** @description A leave type to be created. */
    LeaveTypeCreate: WithRequired<components['schemas']['LeaveTypeFields'], 'name' | 'code'>
    /** @description The fields of a leave type to change. A field that is not sent does not change. */
    LeaveTypeUpdate: components['schemas']['LeaveTypeFields']
    /** @description A kind of leave. */
    LeaveType: WithRequired<components['schemas']['LeaveTypeFields'], 'name' | 'code' | 'color' | 'is_paid' | 'is_active'> & {
      /** @constant */
      object: 'leave_type'
      /** @description Identifies the leave type. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeaveTypePage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveType'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `annual` grants everything at the start of the period. `monthly` releases it month by month.
     * @enum {string}
     */
    AccrualMethod: 'annual' | 'monthly'
    /**
     * @description Whether days are granted for a fiscal year, or for twelve months from the joining anniversary.
     * @enum {string}
     */
    AllocationType: 'fiscal_year' | 'cycle'
    /**
     * @description Which employees the type is for.
     * @enum {string}
     */
    ApplicableGender: 'all' | 'male' | 'female'
    /** @description The fields of a leave policy that a caller can write. */
    LeavePolicyFields: {
      /** @description Days for a full year of service. */
      annual_quota?: components['schemas']['UnsignedDays']
      /** @description How the days are released. */
      accrual_method?: components['schemas']['AccrualMethod']
      /** @description The period that the days are for. It is the same in all policies of a type. */
      allocation_type?: components['schemas']['AllocationType']
      /** @description The maximum number of days in a row, or null if there is no limit. */
      max_consecutive_days?: number | null
      /** @description Whether unused days are carried into the next year. */
      carry_forward_allowed?: boolean
      /** @description The maximum number of days that are carried over. */
      max_carry_forward_days?: components['schemas']['UnsignedDays']
      /** @description Whether unused days can be paid out. */
      encashment_allowed?: boolean
      /** @description Whether employees can take more days than the balance has. */
      negative_balance_allowed?: boolean
      /** @description How far below zero the balance may go. */
      max_negative_days?: components['schemas']['UnsignedDays']
      /** @description Whether employees who join during the period get only the months that remain. */
      pro_rata_for_joiners?: boolean
      /** @description Months of service before it can be taken. */
      min_service_months?: number
      /** @description Which employees the type is for. Employees of another gender, or without a recorded gender, get nothing. */
      applicable_gender?: components['schemas']['ApplicableGender']
      /** @description Leave longer than this many days needs a document. Null if it never does. */
      requires_document_after_days?: number | null
      /** @description Whether rest days and holidays within the leave count as leave. */
      sandwich_rule?: boolean
      /** @description The first day on which it is in force. */
      effective_from?: components['schemas']['Date']
      /** @description The last day, or null while it is current. */
      effective_to?: components['schemas']['NullableDate']
    }
    /** @description A leave policy to be created. */
    LeavePolicyCreate: WithRequired<components['schemas']['LeavePolicyFields'], 'annual_quota' | 'effective_from'> & {
      /** @description The type that it is for. */
      leave_type_id: components['schemas']['Id']
    }
    /** @description The fields of a leave policy to change. A field that is not sent does not change. */
    LeavePolicyUpdate: components['schemas']['LeavePolicyFields']
    /** @description What a leave type grants. */
    LeavePolicy: WithRequired<components['schemas']['LeavePolicyFields'], 'annual_quota' | 'accrual_method' | 'allocation_type' | 'max_consecutive_days' | 'carry_forward_allowed' | 'max_carry_forward_days' | 'encashment_allowed' | 'negative_balance_allowed' | 'max_negative_days' | 'pro_rata_for_joiners' | 'min_service_months' | 'applicable_gender' | 'requires_document_after_days' | 'sandwich_rule' | 'effective_from' | 'effective_to'> & {
      /** @constant */
      object: 'leave_policy'
      /** @description Identifies the leave policy. */
      id: components['schemas']['Id']
      /** @description The type that it is for. */
      leave_type_id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeavePolicyPage: {
      /** @description The records of this page. */
      data: components['schemas']['LeavePolicy'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a leave group that a caller can write. */
    LeaveGroupFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description Which employees it is for, or null. */
      description?: string | null
      /** @description Whether it is in use. */
      is_active?: boolean
      /** @description Whether it applies to employees without a group. With true, it replaces the present default. */
      is_default?: boolean
    }
    /** @description A leave group to be created. */
    LeaveGroupCreate: WithRequired<components['schemas']['LeaveGroupFields'], 'name'>
    /** @description The fields of a leave group to change. A field that is not sent does not change. */
    LeaveGroupUpdate: components['schemas']['LeaveGroupFields']
    /** @description A choice of leave types. Each employee belongs to one group. */
    LeaveGroup: WithRequired<components['schemas']['LeaveGroupFields'], 'name' | 'description' | 'is_active' | 'is_default'> & {
      /** @constant */
      object: 'leave_group'
      /** @description Identifies the leave group. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeaveGroupPage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveGroup'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The leave types of a group. */
    LeaveGroupTypes: {
      /** @description The types that its employees may apply for. An empty list means all of them. */
      leave_type_ids: components['schemas']['Id'][]
    }
    /** @description The leave group of an employee. */
    LeaveGroupMembership: {
      /** @description The group, or null for the default one. */
      leave_group_id: components['schemas']['NullableId']
    }
    /** @description Days that are added to a balance or removed from it by hand. */
    LeaveBalanceAdjustment: {
      /** @description The number of days; negative to remove days. */
      days: components['schemas']['Days']
      /** @description The reason. It stays in the ledger. */
      reason: string
    }
    /** @description How many days an employee has of a leave type in a fiscal year. Its `id` is the id of the allocation. */
    LeaveBalance: {
      /** @constant */
      object: 'leave_balance'
      /** @description Identifies the leave balance. */
      id: components['schemas']['Id']
      /** @description The employee who has the days. */
      employee_id: components['schemas']['Id']
      /** @description The type of leave. */
      leave_type_id: components['schemas']['Id']
      /** @description The fiscal year. */
      fiscal_year_id: components['schemas']['Id']
      /** @description What the full year grants, before accrual. */
      entitled_days: components['schemas']['Days']
      /** @description The days released so far: all of them under an annual policy, a part under a monthly one. */
      accrued_days: components['schemas']['Days']
      /** @description The days left from the last year. Negative if the last year ended below zero. */
      carried_forward_days: components['schemas']['Days']
      /** @description The days that approved leave used. */
      used_days: components['schemas']['Days']
      /** @description The days that were paid out. */
      encashed_days: components['schemas']['Days']
      /** @description The days that are left: accrued and carried over, less used and encashed. Read them here instead of calculating them. */
      available_days: components['schemas']['Days']
    }
    /** @description A page of a list, newest first. */
    LeaveBalancePage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveBalance'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description The state of an encashment. The next payroll run claims a pending one, and it is paid when the run is locked.
     * @enum {string}
     */
    LeaveEncashmentStatus: 'pending' | 'claimed' | 'paid' | 'cancelled'
    /** @description The fields of an encashment that a caller can write. */
    LeaveEncashmentFields: {
      /** @description The balance that the days are taken from. Its policy must allow encashment and be for the employee's gender. */
      leave_balance_id?: components['schemas']['Id']
      /** @description The number of days to pay out; at most the days that are available and not reserved. */
      days?: components['schemas']['Days']
    }
    /** @description Days of a balance to pay out. */
    LeaveEncashmentCreate: WithRequired<components['schemas']['LeaveEncashmentFields'], 'leave_balance_id' | 'days'>
    /** @description Days of leave that are paid out instead of taken. */
    LeaveEncashment: WithRequired<components['schemas']['LeaveEncashmentFields'], 'leave_balance_id' | 'days'> & {
      /** @constant */
      object: 'leave_encashment'
      /** @description Identifies the encashment. */
      id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /** @description The monthly gross of the salary assignment that was current when it was made. */
      gross_salary: components['schemas']['Money']
      /** @description A thirtieth of the gross salary for each day, whatever the month, rounded half up. */
      amount: components['schemas']['Money']
      /** @description The state of the record. */
      status: components['schemas']['LeaveEncashmentStatus']
      /** @description The payroll run that claimed or paid it, or null. */
      payroll_run_id: components['schemas']['NullableId']
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeaveEncashmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveEncashment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Days of approved leave that were charged later and that the balance did not cover. */
    LeaveOverdraft: {
      /** @constant */
      object: 'leave_overdraft'
      /** @description Identifies the overdraft. */
      id: components['schemas']['Id']
      /** @description The employee who has the leave. */
      employee_id: components['schemas']['Id']
      /** @description The leave that was charged. */
      leave_application_id: components['schemas']['Id']
      /** @description The balance that it was charged to. */
      leave_balance_id: components['schemas']['Id']
      /** @description The days that were charged. */
      days: components['schemas']['Days']
      /** @description The days that the balance did not cover, even with what the policy allows below zero. */
      uncovered_days: components['schemas']['Days']
      /** @description What the balance has today. */
      available_days: components['schemas']['Days']
      /** @description The reason for the charge. */
      because: string
      /** @description When they were charged. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeaveOverdraftPage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveOverdraft'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description The state of an application. `rejected` and `cancelled` are final.
     * @enum {string}
     */
    LeaveApplicationStatus: 'pending' | 'approved' | 'rejected' | 'cancelled'
    /**
     * @description Which half of a day, or null for whole days.
     * @enum {string|null}
     */
    HalfDayType: 'first_half' | 'second_half' | null
    /** @description The fields of a leave application that a caller can write. */
    LeaveApplicationFields: {
      /** @description The employee who applies. */
      employee_id?: components['schemas']['Id']
      /** @description The type of leave. */
      leave_type_id?: components['schemas']['Id']
      /** @description The first day. */
      from_date?: components['schemas']['Date']
      /** @description The last day. */
      to_date?: components['schemas']['Date']
      /** @description Whether it is half a day; false by default. */
      is_half_day?: boolean
      /** @description Which half, or null for whole days. */
      half_day_type?: components['schemas']['HalfDayType']
      /** @description Why the employee applies. */
      reason?: string
      /** @description The document of the same employee that longer leave of some types needs, or null. */
      document_id?: components['schemas']['NullableId']
    }
    /** @description An application for leave. */
    LeaveApplicationCreate: WithRequired<components['schemas']['LeaveApplicationFields'], 'employee_id' | 'leave_type_id' | 'from_date' | 'to_date' | 'reason'>
    /** @description A request for leave and its outcome. */
    LeaveApplication: WithRequired<components['schemas']['LeaveApplicationFields'], 'employee_id' | 'leave_type_id' | 'from_date' | 'to_date' | 'is_half_day' | 'half_day_type' | 'reason' | 'document_id'> & {
      /** @constant */
      object: 'leave_application'
      /** @description Identifies the leave application. */
      id: components['schemas']['Id']
      /** @description The fiscal year in which it counts. */
      fiscal_year_id: components['schemas']['Id']
      /** @description The days that the leave costs. Rest days and holidays do not count, unless the sandwich rule counts them. The number changes with the employee's calendar, and with `to_date` if the leave ends early, until payroll locks its days. */
      total_days: components['schemas']['Days']
      /** @description The state of the record. */
      status: components['schemas']['LeaveApplicationStatus']
      /** @description When it was approved or rejected, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /** @description Why it was cancelled, or null. */
      cancellation_reason: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeaveApplicationPage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveApplication'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Leave was applied for. */
    LeaveRequestedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.requested'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Leave was approved. */
    LeaveApprovedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.approved'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Leave was rejected. */
    LeaveRejectedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.rejected'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Leave was cancelled. */
    LeaveCancelledEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.cancelled'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Why an application is rejected. */
    LeaveApplicationRejection: {
      /** @description The reason. The employee can read it. */
      rejection_reason: string
    }
    /** @description Why an application is cancelled; may be empty. */
    LeaveApplicationCancellation: {
      /** @description Why, or null. */
      cancellation_reason?: string | null
    }
    /** @description When approved leave ends, and why earlier than it was approved. */
    LeaveApplicationShortening: {
      /** @description The new last day of the leave, before the present one. */
      last_day: components['schemas']['Date']
      /** @description Why it ends early. */
      shortening_reason: string
    }
    /** @description Who is away between two days. */
    LeaveCalendar: {
      /** @description The first day. */
      from_date: components['schemas']['Date']
      /** @description The last day. */
      to_date: components['schemas']['Date']
      /** @description The employees with leave in these days, by employee code. */
      employees: components['schemas']['LeaveCalendarEmployee'][]
      /** @description The holidays of these days, in their order, up to 500. Those of a branch come with its id. */
      holidays: components['schemas']['LeaveCalendarHoliday'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An employee who is away. */
    LeaveCalendarEmployee: {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The department. */
      department_id: components['schemas']['Id']
      /** @description The branch, whose holidays count for the employee, or null. */
      branch_id: components['schemas']['NullableId']
      /** @description The leave that touches these days, by its first day, up to 62. */
      absences: components['schemas']['LeaveCalendarAbsence'][]
    }
    /** @description Leave that touches the days of the calendar. */
    LeaveCalendarAbsence: {
      /** @description The application. */
      leave_application_id: components['schemas']['Id']
      /** @description The type of leave. */
      leave_type_id: components['schemas']['Id']
      /** @description The name of the type. */
      leave_type_name: string
      /** @description The colour of the type. */
      color: string
      /**
       * @description Whether it is decided.
       * @enum {string}
       */
      status: 'pending' | 'approved'
      /** @description Its first day. */
      from_date: components['schemas']['Date']
      /** @description Its last day. */
      to_date: components['schemas']['Date']
      /** @description Whether it is half a day. */
      is_half_day: boolean
      /**
       * @description Which half, or null for whole days.
       * @enum {string|null}
       */
      half_day_type: 'first_half' | 'second_half' | null
      /** @description The days that it costs. */
      total_days: components['schemas']['Days']
    }
    /** @description A holiday of the calendar. */
    LeaveCalendarHoliday: {
      /** @description The holiday. */
      holiday_id: components['schemas']['Id']
      /** @description The day. */
      date: components['schemas']['Date']
      /** @description Its name. */
      name: string
      /** @description What kind of holiday it is. */
      type: components['schemas']['HolidayType']
      /** @description The branch that it is for, or null for the whole workspace. */
      branch_id: components['schemas']['NullableId']
    }
    /**
     * @description What last wrote a day.
     * @enum {string}
     */
    AttendanceSource: 'punch' | 'manual' | 'api' | 'import' | 'auto' | 'leave' | 'regularisation'
    /** @description The fields of an attendance record that a caller can write. */
    AttendanceRecordFields: {
      /** @description When the employee arrived, or null. Sending null removes the correction, and punches count again. */
      check_in_at?: components['schemas']['NullableTimestamp']
      /** @description When the employee left, or null. It is at most 24 hours after the arrival. Sending null removes the correction, and punches count again. */
      check_out_at?: components['schemas']['NullableTimestamp']
      /** @description How the day is graded. */
      status?: components['schemas']['AttendanceStatus']
      /** @description A remark, or null. */
      note?: string | null
    }
    /** @description The day of attendance to write. */
    AttendanceRecordCreate: components['schemas']['AttendanceRecordFields'] & {
      /** @description The employee who has the day. */
      employee_id: components['schemas']['Id']
      /** @description The day on which the shift starts. */
      date: components['schemas']['Date']
    }
    /** @description The fields of an attendance record to change. A field that is not sent does not change. */
    AttendanceRecordUpdate: components['schemas']['AttendanceRecordFields']
    /** @description A day of an employee's attendance. */
    AttendanceRecord: WithRequired<components['schemas']['AttendanceRecordFields'], 'check_in_at' | 'check_out_at' | 'status' | 'note'> & {
      /** @constant */
      object: 'attendance_record'
      /** @description Identifies the attendance record. */
      id: components['schemas']['Id']
      /** @description The employee who has the day. */
      employee_id: components['schemas']['Id']
      /** @description The day, in the workspace's timezone, on which the shift starts. */
      date: components['schemas']['Date']
      /** @description The shift in force that day, or null when none is assigned. */
      shift_id: components['schemas']['NullableId']
      /** @description Minutes worked, net of the unpaid break; 0 when they cannot be measured. */
      worked_minutes: number
      /** @description Minutes of break that were deducted. */
      break_minutes: number
      /** @description Minutes of the shift without its break; 0 on rest days and holidays. */
      scheduled_minutes: number
      /** @description Minutes from the start of the shift; 0 within the grace period. */
      late_minutes: number
      /** @description Whether the arrival counts as late. */
      is_late: boolean
      /** @description Minutes missed before the end of the shift. */
      early_leave_minutes: number
      /** @description Whether leaving counts as early. */
      is_early_leave: boolean
      /** @description Minutes of overtime as measured. The approved request decides what is paid. */
      overtime_minutes: number
      /** @description Whether the arrival or the departure was not recorded by the end of the window. */
      missing_punch: boolean
      /** @description The approved leave of the day, or null. */
      leave_application_id: components['schemas']['NullableId']
      /** @description The part of the day that approved leave covers. */
      leave_portion: components['schemas']['LeavePortion']
      /** @description The holiday of the day, or null. */
      holiday_id: components['schemas']['NullableId']
      /** @description The last approved regularisation of the day, or null. */
      regularisation_id: components['schemas']['NullableId']
      /** @description What last wrote the day. */
      source: components['schemas']['AttendanceSource']
      /** @description Whether payroll has locked the day, so that it cannot change any more. A lock covers all days through the `run_date` of the payroll run, and sends `payroll.run.locked`. It does not change the `updated_at` of the records. */
      is_locked: boolean
      /** @description Whether the day no longer has a record. Examples are a future day whose leave was cancelled, or a day outside a corrected employment. The record keeps its last values, but counts for nothing. If the day gets a record again, it is the same record with the same id. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AttendanceRecordPage: {
      /** @description The records of this page. */
      data: components['schemas']['AttendanceRecord'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An attendance record was created. */
    AttendanceRecordedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'attendance.recorded'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['AttendanceRecord']
    }
    /** @description An attendance record changed. */
    AttendanceUpdatedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'attendance.updated'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['AttendanceRecord']
    }
    /**
     * @description `waiting`: no payroll correction of its day was entered after the punch arrived. `corrected`: one was entered. `counted`: the lock was taken back, and the punch counts. `dismissed`: somebody said that nothing is to be corrected.
     * @enum {string}
     */
    LatePunchStatus: 'waiting' | 'corrected' | 'counted' | 'dismissed'
    /** @description Why a late punch needs no correction. */
    LatePunchDismissal: {
      /** @description The reason. */
      dismissal_reason: string
    }
    /** @description A punch that arrived after payroll had locked its day. It is kept beside the day, which stays as it was paid. */
    LatePunch: {
      /** @constant */
      object: 'late_punch'
      /** @description Identifies the late punch. */
      id: components['schemas']['Id']
      /** @description The employee who punched. */
      employee_id: components['schemas']['Id']
      /** @description The punch. */
      punch_id: components['schemas']['Id']
      /** @description The time of the punch. */
      punched_at: components['schemas']['Timestamp']
      /** @description The locked day that it belongs to. */
      date: components['schemas']['Date']
      /** @description Whether something is to be done. */
      status: components['schemas']['LatePunchStatus']
      /** @description When it was dismissed, or null. */
      dismissed_at: components['schemas']['NullableTimestamp']
      /** @description Why it needs no correction, or null. */
      dismissal_reason: string | null
      /** @description When it arrived. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LatePunchPage: {
      /** @description The records of this page. */
      data: components['schemas']['LatePunch'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The days of an employee in a month. */
    AttendanceMonth: {
      /** @constant */
      object: 'attendance_month'
      /** @description The employee. */
      id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The department. */
      department_id: components['schemas']['Id']
      /** @description The branch, or null. */
      branch_id: components['schemas']['NullableId']
      /** @description The days that have a record, in their order. */
      days: components['schemas']['AttendanceMonthDay'][]
      /** @description What the days add up to. */
      totals: components['schemas']['AttendanceMonthTotals']
    }
    /** @description A page of a list, newest first. */
    AttendanceMonthPage: {
      /** @description The records of this page. */
      data: components['schemas']['AttendanceMonth'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A day of a month of attendance. */
    AttendanceMonthDay: {
      /** @description The record of the day. */
      attendance_record_id: components['schemas']['Id']
      /** @description The day. */
      date: components['schemas']['Date']
      /** @description How it is graded. */
      status: components['schemas']['AttendanceStatus']
      /** @description The part that is leave. */
      leave_portion: components['schemas']['LeavePortion']
      /** @description How late work began. */
      late_minutes: number
      /** @description How early work ended. */
      early_leave_minutes: number
      /** @description Work beyond the shift. */
      overtime_minutes: number
      /** @description Whether a punch is missing. */
      missing_punch: boolean
      /** @description Whether a regularisation of the day is pending. */
      correction_waits: boolean
    }
    /** @description What the days of a month add up to. Each status counts its days. */
    AttendanceMonthTotals: {
      /** @description Days worked. */
      present: number
      /** @description Days missed. */
      absent: number
      /** @description Days half worked. */
      half_day: number
      /** @description Days of leave. */
      on_leave: number
      /** @description Holidays. */
      holiday: number
      /** @description Days off by the shift. */
      rest_day: number
      /** @description Days without a shift. */
      unscheduled: number
      /** @description Days on which work began late. */
      late: number
      /** @description Days on which work ended early. */
      early_leave: number
      /** @description Days on which a punch is missing. */
      missing_punch: number
      /** @description The minutes late of all days. */
      late_minutes: number
      /** @description The minutes that work ended early. */
      early_leave_minutes: number
      /** @description The minutes worked. */
      worked_minutes: number
      /** @description The minutes beyond the shift. */
      overtime_minutes: number
    }
    /**
     * @description What a day is by the calendar of an employee. `unscheduled` is a day without a shift.
     * @enum {string}
     */
    AttendanceDayKind: 'workday' | 'holiday' | 'rest_day' | 'unscheduled'
    /**
     * @description How a day stands. `in` and `late` are at work, `late` having come late; of a day that is over, `late` and `present` were. `out` has gone. `not_in_yet` may still come, and `absent` did not. `unasked` works a shift that asks for no punches. Half a day of leave is `on_leave` for as long as it lasts.
     * @enum {string}
     */
    AttendanceDayState: 'in' | 'late' | 'out' | 'not_in_yet' | 'absent' | 'present' | 'unasked' | 'on_leave' | 'holiday' | 'rest_day' | 'unscheduled'
    /** @description How a day of an employee stands. */
    AttendanceDay: {
      /** @constant */
      object: 'attendance_day'
      /** @description The employee. */
      id: components['schemas']['Id']
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The day that it is about, on which the shift starts. */
      date: components['schemas']['Date']
      /** @description What the day is. */
      kind: components['schemas']['AttendanceDayKind']
      /** @description How it stands. */
      state: components['schemas']['AttendanceDayState']
      /** @description The part that is leave. */
      leave_portion: components['schemas']['LeavePortion']
      /** @description When work is to begin, or null when none is scheduled. After half a day of leave it is the middle of the shift. */
      expected_in_at: components['schemas']['NullableTimestamp']
      /** @description When work is to end, or null when none is scheduled. */
      expected_out_at: components['schemas']['NullableTimestamp']
      /** @description The first arrival, or null. */
      check_in_at: components['schemas']['NullableTimestamp']
      /** @description The last departure, or null while they are in. */
      check_out_at: components['schemas']['NullableTimestamp']
      /** @description How late work began. */
      late_minutes: number
      /** @description The record of the day, or null when it has none. */
      attendance_record_id: components['schemas']['NullableId']
    }
    /** @description A page of a list, newest first. */
    AttendanceDayPage: {
      /** @description The records of this page. */
      data: components['schemas']['AttendanceDay'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `unknown` comes from a device that does not report the direction. Such punches alternate between in and out.
     * @enum {string}
     */
    PunchDirection: 'in' | 'out' | 'unknown'
    /**
     * @description Where a punch was made.
     * @enum {string}
     */
    PunchSource: 'device' | 'mobile' | 'web' | 'api' | 'import'
    /** @description Degrees north of the equator as a plain decimal, negative to the south, or null when not known. */
    NullableLatitude: string | null
    /** @description Degrees east of Greenwich as a plain decimal, negative to the west, or null when not known. */
    NullableLongitude: string | null
    /** @description The fields of a punch that a caller can write. */
    PunchFields: {
      /** @description The employee who punched. */
      employee_id?: components['schemas']['Id']
      /** @description The time of the punch. It cannot be in the future. */
      punched_at?: components['schemas']['Timestamp']
      /** @description Whether the employee arrived or left; `unknown` by default. */
      direction?: components['schemas']['PunchDirection']
      /** @description Where the punch was made; `api` by default. */
      source?: components['schemas']['PunchSource']
      /** @description The device, in your own words, or null. */
      device_id?: string | null
      /** @description The latitude of the punch. Send it together with `longitude`. The position is forgotten 90 days after the punch, and is null from then on. */
      latitude?: components['schemas']['NullableLatitude']
      /** @description The longitude of the punch. Send it together with `latitude`. */
      longitude?: components['schemas']['NullableLongitude']
      /** @description The accuracy of the position in metres, or null. */
      accuracy_meters?: number | null
      /** @description A remark, or null. */
      note?: string | null
    }
    /** @description A punch to be created. */
    PunchCreate: WithRequired<components['schemas']['PunchFields'], 'employee_id' | 'punched_at'>
    /** @description A clock-in or clock-out. It is written once and never changes, but its position is forgotten after 90 days. */
    Punch: WithRequired<components['schemas']['PunchFields'], 'employee_id' | 'punched_at' | 'direction' | 'source' | 'device_id' | 'latitude' | 'longitude' | 'accuracy_meters' | 'note'> & {
      /** @constant */
      object: 'punch'
      /** @description Identifies the punch. */
      id: components['schemas']['Id']
      /** @description The day that it was recorded for, or null outside every shift. This value stays. Grading may later count the punch for another day, if a shift, a holiday or a swap changes or an earlier punch arrives. */
      attendance_date: components['schemas']['NullableDate']
      /** @description The site that the position was compared with, or null. */
      geofenced_site_id: components['schemas']['NullableId']
      /** @description The distance to the site in metres, or null. */
      distance_meters: number | null
      /** @description Whether the punch was made at the site. Null without a site. Without coordinates it is false for a punch from `mobile` or `web` where the company flags punches outside, and null otherwise. */
      within_geofence: boolean | null
      /** @description Whether the punch was ignored when it was recorded, because it was within seconds of another one, outside every shift, or of a day that payroll had locked. This value stays, like `attendance_date`. */
      is_ignored: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PunchPage: {
      /** @description The records of this page. */
      data: components['schemas']['Punch'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description The kind of day, by shift, swaps and holidays.
     * @enum {string}
     */
    DayType: 'working_day' | 'rest_day' | 'holiday'
    /** @description The fields of an overtime request that a caller can write. */
    OvertimeRequestFields: {
      /** @description The employee who worked. */
      employee_id?: components['schemas']['Id']
      /** @description The day on which the shift starts. */
      date?: components['schemas']['Date']
      /** @description When the overtime starts, or null. */
      start_at?: components['schemas']['NullableTimestamp']
      /** @description When the overtime ends, or null. */
      end_at?: components['schemas']['NullableTimestamp']
      /** @description Above 0 and up to 24.00. */
      requested_hours?: components['schemas']['Hours']
      /** @description Why, or null. */
      reason?: string | null
    }
    /** @description An overtime request to be created. */
    OvertimeRequestCreate: WithRequired<components['schemas']['OvertimeRequestFields'], 'employee_id' | 'date' | 'requested_hours'>
    /** @description A request for overtime. */
    OvertimeRequest: WithRequired<components['schemas']['OvertimeRequestFields'], 'employee_id' | 'date' | 'start_at' | 'end_at' | 'requested_hours' | 'reason'> & {
      /** @constant */
      object: 'overtime_request'
      /** @description Identifies the overtime request. */
      id: components['schemas']['Id']
      /** @description The current record of the day, or null if it has none. */
      attendance_record_id: components['schemas']['NullableId']
      /** @description The kind of day. */
      day_type: components['schemas']['DayType']
      /** @description The hours that were approved, or null before the approval. */
      approved_hours: components['schemas']['NullableHours']
      /** @description What an hour is worth. It is fixed at the approval. */
      rate_multiplier: components['schemas']['Factor']
      /** @description The state of the record. */
      status: components['schemas']['RequestStatus']
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description The payroll run that paid it, or null. */
      payroll_run_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    OvertimeRequestPage: {
      /** @description The records of this page. */
      data: components['schemas']['OvertimeRequest'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What is approved of an overtime request. May be empty. */
    OvertimeRequestApproval: {
      /** @description The approved hours; the requested hours by default, and never more. */
      approved_hours?: components['schemas']['Hours']
    }
    /** @description Why an overtime request is rejected. */
    OvertimeRequestRejection: {
      /** @description The reason. The employee can read it. */
      rejection_reason: string
    }
    /**
     * @description What the request corrects.
     * @enum {string}
     */
    RegularisationType: 'missed_punch' | 'wrong_punch' | 'on_duty' | 'work_from_home' | 'other'
    /**
     * @description The status that is requested without times, or null.
     * @enum {string|null}
     */
    RegularisedStatus: 'present' | 'half_day' | null
    /** @description The fields of a regularisation that a caller can write. */
    RegularisationFields: {
      /** @description The employee who has the day. */
      employee_id?: components['schemas']['Id']
      /** @description The day; today or earlier. */
      date?: components['schemas']['Date']
      /** @description What the request corrects. */
      type?: components['schemas']['RegularisationType']
      /** @description When the employee arrived, or null. */
      requested_check_in_at?: components['schemas']['NullableTimestamp']
      /** @description When the employee left, or null. */
      requested_check_out_at?: components['schemas']['NullableTimestamp']
      /** @description The status, if no times are requested, or null. */
      requested_status?: components['schemas']['RegularisedStatus']
      /** @description The reason. */
      reason?: string
    }
    /** @description A regularisation to be created. */
    RegularisationCreate: WithRequired<components['schemas']['RegularisationFields'], 'employee_id' | 'date' | 'type' | 'reason'>
    /** @description A request to correct a day of attendance. */
    Regularisation: WithRequired<components['schemas']['RegularisationFields'], 'employee_id' | 'date' | 'type' | 'requested_check_in_at' | 'requested_check_out_at' | 'requested_status' | 'reason'> & {
      /** @constant */
      object: 'regularisation'
      /** @description Identifies the regularisation. */
      id: components['schemas']['Id']
      /** @description The current record of the day, or null if it has none. */
      attendance_record_id: components['schemas']['NullableId']
      /** @description The recorded arrival before the correction, or null. */
      original_check_in_at: components['schemas']['NullableTimestamp']
      /** @description The recorded departure before the correction, or null. */
      original_check_out_at: components['schemas']['NullableTimestamp']
      /** @description How the day was graded before, or null. */
      original_status: string | null
      /** @description The state of the record. */
      status: components['schemas']['RequestStatus']
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    RegularisationPage: {
      /** @description The records of this page. */
      data: components['schemas']['Regularisation'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Why a regularisation is rejected. */
    RegularisationRejection: {
      /** @description The reason. The employee can read it. */
      rejection_reason: string
    }
    /**
     * @description Whether a swap is in force.
     * @enum {string}
     */
    SwapStatus: 'active' | 'cancelled'
    /** @description The fields of a rest-day swap that a caller can write. */
    RestDaySwapFields: {
      /** @description The employee who has the days. */
      employee_id?: components['schemas']['Id']
      /** @description The weekly off that becomes a working day. */
      rest_date?: components['schemas']['Date']
      /** @description The working day that becomes the rest day. */
      work_date?: components['schemas']['Date']
      /** @description Why, or null. */
      reason?: string | null
    }
    /** @description A rest-day swap to be created. */
    RestDaySwapCreate: WithRequired<components['schemas']['RestDaySwapFields'], 'employee_id' | 'rest_date' | 'work_date'>
    /** @description A weekly off that is worked in exchange for a working day. */
    RestDaySwap: WithRequired<components['schemas']['RestDaySwapFields'], 'employee_id' | 'rest_date' | 'work_date' | 'reason'> & {
      /** @constant */
      object: 'rest_day_swap'
      /** @description Identifies the rest-day swap. */
      id: components['schemas']['Id']
      /** @description Whether the swap is in force. */
      status: components['schemas']['SwapStatus']
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    RestDaySwapPage: {
      /** @description The records of this page. */
      data: components['schemas']['RestDaySwap'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a shift assignment that a caller can write. */
    EmployeeShiftFields: {
      /** @description The employee who works the shift. */
      employee_id?: components['schemas']['Id']
      /** @description The shift. */
      shift_id?: components['schemas']['Id']
      /** @description The first day. */
      effective_from?: components['schemas']['Date']
      /** @description The last day, or null until another one begins. */
      effective_to?: components['schemas']['NullableDate']
      /** @description The site to punch at, or null for any active site of the branch. */
      geofenced_site_id?: components['schemas']['NullableId']
    }
    /** @description A shift to be assigned. */
    EmployeeShiftCreate: WithRequired<components['schemas']['EmployeeShiftFields'], 'employee_id' | 'shift_id' | 'effective_from'>
    /** @description The assignment of a shift. It is written once. */
    EmployeeShift: WithRequired<components['schemas']['EmployeeShiftFields'], 'employee_id' | 'shift_id' | 'effective_from' | 'effective_to' | 'geofenced_site_id'> & {
      /** @constant */
      object: 'employee_shift'
      /** @description Identifies the shift assignment. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeShiftPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeShift'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Degrees north of the equator as a plain decimal, negative to the south. */
    Latitude: string
    /** @description Degrees east of Greenwich as a plain decimal, negative to the west. */
    Longitude: string
    /** @description The fields of a geofenced site that a caller can write. */
    GeofencedSiteFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description The branch that it belongs to, or null. */
      branch_id?: components['schemas']['NullableId']
      /** @description A coordinate of its centre. */
      latitude?: components['schemas']['Latitude']
      /** @description A coordinate of its centre. */
      longitude?: components['schemas']['Longitude']
      /** @description The radius of the site in metres; 200 by default. */
      radius_meters?: number
      /** @description The address, or null. */
      address?: string | null
      /** @description Whether it is in use. `active` by default on create. */
      status?: components['schemas']['RecordStatus']
    }
    /** @description A geofenced site to be created. */
    GeofencedSiteCreate: WithRequired<components['schemas']['GeofencedSiteFields'], 'name' | 'latitude' | 'longitude'>
    /** @description The fields of a geofenced site to change. A field that is not sent does not change. */
    GeofencedSiteUpdate: components['schemas']['GeofencedSiteFields']
    /** @description A place where employees punch. */
    GeofencedSite: WithRequired<components['schemas']['GeofencedSiteFields'], 'name' | 'branch_id' | 'latitude' | 'longitude' | 'radius_meters' | 'address' | 'status'> & {
      /** @constant */
      object: 'geofenced_site'
      /** @description Identifies the geofenced site. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    GeofencedSitePage: {
      /** @description The records of this page. */
      data: components['schemas']['GeofencedSite'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `off` needs no position. `flag` records punches outside the site, and those from `mobile` or `web` without a position. `enforce` rejects them.
     * @enum {string}
     */
    GeofenceMode: 'off' | 'flag' | 'enforce'
    /**
     * @description How a day with only one punch is graded.
     * @enum {string}
     */
    MissingPunchStatus: 'absent' | 'half_day' | 'present'
    /** @description The fields of the attendance settings that a caller can write. */
    AttendanceSettingsFields: {
      /** @description What happens to punches outside a site. */
      geofence_mode?: components['schemas']['GeofenceMode']
      /** @description The minutes before a shift from which a punch counts for it. */
      window_before_minutes?: number
      /** @description The minutes after a shift until which a punch counts for it. */
      window_after_minutes?: number
      /** @description A punch within this many seconds of another one is ignored. */
      punch_debounce_seconds?: number
      /** @description The percentage of the scheduled minutes that makes a full day. */
      full_day_min_percent?: number
      /** @description The percentage of the scheduled minutes that makes half a day. With less, the day is absent once it is over. On a day with half a day of leave it does not count: the other half needs `full_day_min_percent` of its minutes. */
      half_day_min_percent?: number
      /** @description Leaving more than this many minutes early counts as early. */
      early_leave_threshold_minutes?: number
      /** @description How a day with only one punch is graded. */
      missing_punch_status?: components['schemas']['MissingPunchStatus']
      /** @description The number of late days that cost a deduction, or null if lateness costs nothing. */
      late_marks_per_deduction?: number | null
      /** @description The number of days that are deducted. */
      late_deduction_days?: components['schemas']['UnsignedDays']
      /** @description Fewer minutes than this are not overtime. */
      overtime_min_minutes?: number
      /** @description Whether time before the shift is overtime. */
      overtime_before_shift_counts?: boolean
      /** @description The maximum overtime of a day in minutes, or null. */
      max_overtime_minutes_per_day?: number | null
      /** @description Whether measured overtime creates a pending request. */
      overtime_auto_request?: boolean
      /** @description What an hour is worth on a working day. */
      overtime_multiplier_working_day?: components['schemas']['Factor']
      /** @description What an hour is worth on a rest day. */
      overtime_multiplier_rest_day?: components['schemas']['Factor']
      /** @description What an hour is worth on a holiday. */
      overtime_multiplier_holiday?: components['schemas']['Factor']
      /** @description The hours that a monthly salary is divided by to get the rate of an hour. */
      overtime_hours_per_month?: components['schemas']['Hours']
      /** @description The number of days after which a day can no longer be corrected, and nobody asks for leave or overtime of their own any more. */
      regularisation_window_days?: number
      /** @description The maximum number of requests of an employee in a month, or null. */
      max_regularisations_per_month?: number | null
    }
    /** @description The fields of the attendance settings to change. A field that is not sent does not change. */
    AttendanceSettingsUpdate: components['schemas']['AttendanceSettingsFields']
    /** @description How attendance is graded in the workspace. */
    AttendanceSettings: WithRequired<components['schemas']['AttendanceSettingsFields'], 'geofence_mode' | 'window_before_minutes' | 'window_after_minutes' | 'punch_debounce_seconds' | 'full_day_min_percent' | 'half_day_min_percent' | 'early_leave_threshold_minutes' | 'missing_punch_status' | 'late_marks_per_deduction' | 'late_deduction_days' | 'overtime_min_minutes' | 'overtime_before_shift_counts' | 'max_overtime_minutes_per_day' | 'overtime_auto_request' | 'overtime_multiplier_working_day' | 'overtime_multiplier_rest_day' | 'overtime_multiplier_holiday' | 'overtime_hours_per_month' | 'regularisation_window_days' | 'max_regularisations_per_month'> & {
      /** @constant */
      object: 'attendance_settings'
      /** @description Identifies the attendance settings. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /**
     * @description An employer contribution comes on top of the pay. The employee does not receive it.
     * @enum {string}
     */
    SalaryComponentType: 'earning' | 'deduction' | 'employer_contribution'
    /**
     * @description How much of an earning is exempt from tax. `none`: `is_taxable` alone decides. `pct_of_basic`: up to a percentage of the basic pay. `flat_cap`: up to an amount a month.
     * @enum {string}
     */
    ExemptionMode: 'none' | 'pct_of_basic' | 'flat_cap'
    /** @description The fields of a salary component that can change. */
    SalaryComponentFields: {
      /** @description The name, as payslips show it. */
      name?: string
      /** @description A label that groups components. `basic` is the basic pay. `balancing` takes what other earnings leave of the gross. Percentages of `provident_fund` and `gratuity` are of the earnings that count for them. */
      category?: string | null
      /** @description How the amount is calculated, unless a structure or an assignment chooses otherwise. */
      calculation_type?: components['schemas']['CalculationType']
      /** @description The amount or percentage that is used when nothing else is chosen. Zero if a formula calculates the amount. */
      default_value?: components['schemas']['AmountOrPercentage']
      /** @description Whether it counts as taxable income. */
      is_taxable?: boolean
      /** @description How much of it is exempt from tax. */
      exemption_mode?: components['schemas']['ExemptionMode']
      /** @description The percentage or the amount that is exempt. */
      exemption_value?: components['schemas']['AmountOrPercentage']
      /** @description Whether it is part of the gross salary. Only an earning can be. */
      affects_gross?: boolean
      /** @description Whether it counts for old-age benefits and social security. */
      contributes_to_eobi?: boolean
      /** @description Whether it counts for the provident fund. */
      contributes_to_pf?: boolean
      /** @description Whether it counts for the hourly rate of overtime. */
      contributes_to_overtime?: boolean
      /** @description Whether it counts for gratuity. */
      contributes_to_gratuity?: boolean
      /** @description Whether every structure has it. */
      is_mandatory?: boolean
      /** @description Whether it can be added to structures. New assignments leave an inactive component out. */
      is_active?: boolean
      /** @description The position on a payslip, lowest first. */
      display_order?: number
    }
    /** @description A salary component to be created. */
    SalaryComponentCreate: WithRequired<components['schemas']['SalaryComponentFields'], 'name'> & {
      /** @description The code, unique in the workspace. Formulas name the component by it. */
      code: string
      /** @description Whether it is paid, deducted, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if. */
      formula?: string | null
    }
    /** @description The fields of a salary component to change. A field that is not sent does not change. */
    SalaryComponentUpdate: components['schemas']['SalaryComponentFields'] & {
      /** @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if. */
      formula?: string | null
    }
    /** @description A part of pay. */
    SalaryComponent: WithRequired<components['schemas']['SalaryComponentFields'], 'name' | 'category' | 'calculation_type' | 'default_value' | 'is_taxable' | 'exemption_mode' | 'exemption_value' | 'affects_gross' | 'contributes_to_eobi' | 'contributes_to_pf' | 'contributes_to_overtime' | 'contributes_to_gratuity' | 'is_mandatory' | 'is_active' | 'display_order'> & {
      /** @constant */
      object: 'salary_component'
      /** @description Identifies the salary component. */
      id: components['schemas']['Id']
      /** @description The code, unique in the workspace. */
      code: string
      /** @description Whether it is paid, deducted, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    SalaryComponentPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalaryComponent'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description How one employee's amount of a component is calculated instead. */
    SalaryComponentOverride: {
      /** @description A component of the structure. */
      salary_component_id: components['schemas']['Id']
      /** @description How the amount is calculated, or null to follow the structure. */
      calculation_type?: components['schemas']['ChosenCalculationType']
      /** @description The amount or percentage, or null to follow the structure. */
      value?: components['schemas']['NullableAmountOrPercentage']
      /** @description Calculates the amount where `calculation_type` is `formula`. */
      formula?: string | null
      /** @description Whether the package leaves the component out. A mandatory component cannot be left out. */
      is_excluded?: boolean
    }
    /** @description What differs from the structure, component by component. */
    SalaryComponentOverrides: components['schemas']['SalaryComponentOverride'][]
    /** @description The fields of a salary structure that a caller can write. */
    SalaryStructureFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description Which packages it is for, or null. */
      description?: string | null
      /** @description Whether it can be assigned. */
      is_active?: boolean
    }
    /** @description A salary structure to be created. */
    SalaryStructureCreate: WithRequired<components['schemas']['SalaryStructureFields'], 'name'>
    /** @description The fields of a salary structure to change. A field that is not sent does not change. */
    SalaryStructureUpdate: components['schemas']['SalaryStructureFields']
    /** @description A kind of package. */
    SalaryStructure: WithRequired<components['schemas']['SalaryStructureFields'], 'name' | 'description' | 'is_active'> & {
      /** @constant */
      object: 'salary_structure'
      /** @description Identifies the salary structure. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    SalaryStructurePage: {
      /** @description The records of this page. */
      data: components['schemas']['SalaryStructure'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a structure component that can change. */
    SalaryStructureComponentFields: {
      /** @description How the amount is calculated in this structure, or null to follow the component. */
      calculation_type?: components['schemas']['ChosenCalculationType']
      /** @description The amount or percentage in this structure, or null to follow the component. */
      default_value?: components['schemas']['NullableAmountOrPercentage']
      /** @description Whether an assignment must have it. */
      is_mandatory?: boolean
      /** @description The position on payslips of this structure, lowest first. */
      display_order?: number
    }
    /** @description A component to be added to a structure. */
    SalaryStructureComponentCreate: components['schemas']['SalaryStructureComponentFields'] & {
      /** @description The structure. */
      salary_structure_id: components['schemas']['Id']
      /** @description The component. */
      salary_component_id: components['schemas']['Id']
      /** @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if. */
      formula?: string | null
    }
    /** @description The fields of a structure component to change. A field that is not sent does not change. */
    SalaryStructureComponentUpdate: components['schemas']['SalaryStructureComponentFields'] & {
      /** @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if. */
      formula?: string | null
    }
    /** @description A component of a structure. */
    SalaryStructureComponent: WithRequired<components['schemas']['SalaryStructureComponentFields'], 'calculation_type' | 'default_value' | 'is_mandatory' | 'display_order'> & {
      /** @constant */
      object: 'salary_structure_component'
      /** @description Identifies the component of the structure. */
      id: components['schemas']['Id']
      /** @description The structure. */
      salary_structure_id: components['schemas']['Id']
      /** @description The component. */
      salary_component_id: components['schemas']['Id']
    }
    /** @description A page of a list, newest first. */
    SalaryStructureComponentPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalaryStructureComponent'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a salary assignment that can change. */
    SalaryAssignmentFields: {
      /** @description The structure of the package. */
      salary_structure_id?: components['schemas']['Id']
      /** @description The monthly gross pay. */
      gross_salary?: components['schemas']['Money']
      /** @description The first day. */
      effective_from?: components['schemas']['Date']
      /** @description Why it was assigned, or null. */
      reason?: string | null
    }
    /** @description A salary to be assigned. */
    SalaryAssignmentCreate: WithRequired<components['schemas']['SalaryAssignmentFields'], 'salary_structure_id' | 'gross_salary' | 'effective_from'> & {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description What differs from the structure, component by component. */
      components?: components['schemas']['SalaryComponentOverrides']
    }
    /** @description The fields of a salary assignment to change. A field that is not sent does not change. */
    SalaryAssignmentUpdate: components['schemas']['SalaryAssignmentFields'] & {
      /** @description The last day, or null while it is current. */
      effective_to?: components['schemas']['NullableDate']
      /** @description What differs from the structure, component by component. All amounts are chosen anew by the structure as it is now. */
      components?: components['schemas']['SalaryComponentOverrides']
    }
    /** @description What an employee earns, from when to when. The one without an end is current. */
    SalaryAssignment: WithRequired<components['schemas']['SalaryAssignmentFields'], 'salary_structure_id' | 'gross_salary' | 'effective_from' | 'reason'> & {
      /** @constant */
      object: 'salary_assignment'
      /** @description Identifies the salary assignment. */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description The last day, or null while it is current. */
      effective_to: components['schemas']['NullableDate']
      /** @description Whether it was deleted. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    SalaryAssignmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalaryAssignment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A package to be calculated. */
    SalaryPackagePreview: {
      /** @description The structure of the package. */
      salary_structure_id: components['schemas']['Id']
      /** @description The monthly gross pay. */
      gross_salary: components['schemas']['Money']
      /** @description What differs from the structure, component by component. */
      components?: components['schemas']['SalaryComponentOverrides']
    }
    /** @description One component of a package. */
    SalaryPackageLine: {
      /** @description The component. */
      salary_component_id: components['schemas']['Id']
      /** @description The component's code. */
      code: string
      /** @description The component's name. */
      name: string
      /** @description Whether it is paid, deducted, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description How the amount is calculated. */
      calculation_type: components['schemas']['CalculationType']
      /** @description The amount or percentage as it was chosen. Zero if a formula calculates the amount. */
      value: components['schemas']['AmountOrPercentage']
      /** @description What calculates the amount, or null if no formula does. */
      formula: string | null
      /** @description Whether it was chosen for this employee, and not by the structure. */
      is_overridden: boolean
      /** @description The amount in a full month. */
      amount: components['schemas']['Money']
    }
    /** @description The amount of each component of a package in a full month. */
    SalaryPackage: {
      /** @description The monthly gross pay. */
      gross_salary: components['schemas']['Money']
      /** @description The components in the order of the payslip. */
      components: components['schemas']['SalaryPackageLine'][]
    }
    /**
     * @description `draft`: not calculated yet. `processed`: calculated, and may be calculated again. `approved`: ready to be locked. `locked`: immutable. `disbursed`: immutable, and its payment is recorded.
     * @enum {string}
     */
    PayrollRunStatus: 'draft' | 'processed' | 'approved' | 'locked' | 'disbursed'
    /**
     * @description `processed`: by the monthly pipeline. `imported`: from a historical file. An imported run has no attendance, so its counts of days are zero.
     * @enum {string}
     */
    PayrollRunSource: 'processed' | 'imported'
    /**
     * @description `regular`: the pay of a month, one for each; it closes the days that it pays. `bonus`: adjustments that do not wait for the regular run. `final`: what those who leave are still owed. `correction`: the arrears of locked months, now instead of with the next regular run.
     * @enum {string}
     */
    PayrollRunKind: 'regular' | 'bonus' | 'final' | 'correction'
    /** @description The payroll of one month. */
    PayrollRun: {
      /** @constant */
      object: 'payroll_run'
      /** @description Identifies the payroll run. */
      id: components['schemas']['Id']
      /** @description The fiscal year of the month. */
      fiscal_year_id: components['schemas']['Id']
      /** @description The month, 1 to 12. */
      month: number
      /** @description The calendar year. */
      year: number
      /** @description The last day whose facts the run covers. Later days of the month count as present; the next run pays or takes the difference. */
      run_date: components['schemas']['Date']
      /** @description The number of employees in the run. */
      total_employees: number
      /** @description The sum of the gross pay of all entries. */
      total_gross: components['schemas']['Money']
      /** @description The sum of the deductions of all entries. */
      total_deductions: components['schemas']['Money']
      /** @description What is disbursed. */
      total_net: components['schemas']['Money']
      /** @description What the employer pays on top of the net pay. */
      total_employer_cost: components['schemas']['Money']
      /** @description The state of the run. */
      status: components['schemas']['PayrollRunStatus']
      /** @description Where the figures come from. */
      source: components['schemas']['PayrollRunSource']
      /** @description When it was approved, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /** @description When it was locked, or null. A locked run does not change. */
      locked_at: components['schemas']['NullableTimestamp']
      /** @description When payment was recorded, or null. */
      disbursed_at: components['schemas']['NullableTimestamp']
      /** @description Remarks, or null. */
      notes: string | null
      /** @description Whether it was deleted. Only a draft, or a run that pays nobody, can be deleted. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollRunPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollRun'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A payroll run was approved. */
    PayrollRunApprovedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'payroll.run.approved'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['PayrollRun']
    }
    /** @description A payroll run was locked. */
    PayrollRunLockedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'payroll.run.locked'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['PayrollRun']
    }
    /** @description One line of a previewed entry. */
    PayrollPreviewLine: {
      /** @description The salary component. */
      salary_component_id: components['schemas']['Id']
      /** @description The component's code. */
      code: string
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description The amount. */
      amount: components['schemas']['Money']
      /** @description Why it is that amount. */
      reasons: components['schemas']['ExplanationLine'][]
    }
    /** @description What one employee would be paid. */
    PayrollPreviewEntry: {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description The gross pay for the days of the employment, before deductions. */
      gross_salary: components['schemas']['Money']
      /** @description All earnings. */
      total_earnings: components['schemas']['Money']
      /** @description What is paid on top of gross pay, such as overtime, bonuses and claims. Gross pay and this less the deductions is the net pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What the employee would be paid. */
      net_salary: components['schemas']['Money']
      /** @description What the employer would pay on top. */
      employer_contributions: components['schemas']['Money']
      /** @description The lines. Empty unless one employee was asked for. */
      lines: components['schemas']['PayrollPreviewLine'][]
      /** @description What the calculation warns of. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description What the net pay would not cover. */
      deferred: components['schemas']['PayrollDeferral'][]
    }
    /** @description What a payroll run would pay to a page of employees, by the facts of this moment. Nothing is written. */
    PayrollPreview: {
      /** @constant */
      object: 'payroll_preview'
      /** @description Identifies the payroll run. */
      id: components['schemas']['Id']
      /** @description The number of entries of the page. */
      total_employees: number
      /** @description The sum of the gross pay of the page. */
      total_gross: components['schemas']['Money']
      /** @description What is paid on top of gross pay on the page. */
      total_additions: components['schemas']['SignedMoney']
      /** @description The sum of the deductions of the page. */
      total_deductions: components['schemas']['Money']
      /** @description What would be disbursed to the employees of the page. */
      total_net: components['schemas']['Money']
      /** @description What the employer would pay on top of the net pay. */
      total_employer_cost: components['schemas']['Money']
      /** @description The entries by employee, with their lines if one employee was asked for. */
      entries: components['schemas']['PayrollPreviewEntry'][]
      /** @description The employees whose pay cannot be calculated, and why. Processing needs all of these problems to be solved. */
      problems: components['schemas']['PayrollProblem'][]
      /** @description Send it as `starting_after` for the next page. Null on the last page. */
      next_starting_after: string | null
      /** @description The employees who would not be in the run although they may expect pay, and the values that the law leaves open. */
      warnings: components['schemas']['PayrollWarning'][]
    }
    /**
     * @description `draft`: the run is not approved yet. `approved` and `locked`: as the run. `on_hold`: withheld, so that no payment includes it. `paid`: its payment is recorded.
     * @enum {string}
     */
    PayrollEntryStatus: 'draft' | 'approved' | 'locked' | 'on_hold' | 'paid'
    /** @description Why an entry is put on hold. */
    PayrollEntryHold: {
      /** @description The reason. */
      reason: string
    }
    /** @description What one employee is paid in a payroll run. */
    PayrollEntry: {
      /** @constant */
      object: 'payroll_entry'
      /** @description Identifies the payroll entry. */
      id: components['schemas']['Id']
      /** @description The payroll run. */
      payroll_run_id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /** @description The salary assignment that the calculation used; of several in the month, the last. */
      salary_assignment_id: components['schemas']['Id']
      /** @description The working days of the employment in the month. Present, absent, paid and unpaid leave days add up to them. */
      working_days: components['schemas']['UnsignedDays']
      /** @description The days of work, in halves. */
      present_days: components['schemas']['UnsignedDays']
      /** @description The days of absence, in halves. */
      absent_days: components['schemas']['UnsignedDays']
      /** @description The days of paid leave, in halves. */
      leave_days: components['schemas']['UnsignedDays']
      /** @description The days of unpaid leave, in halves. */
      unpaid_leave_days: components['schemas']['UnsignedDays']
      /** @description The number of days that were graded `half_day` without leave. */
      half_days: components['schemas']['UnsignedDays']
      /** @description The number of late marks. A day with an absent half gives none, because that half is deducted already. */
      late_count: number
      /** @description The number of days on which the employee left early. A day with an absent half does not count. */
      early_leave_count: number
      /** @description The holidays on days that were working days otherwise. */
      holidays: number
      /** @description The approved overtime that is paid. */
      overtime_hours: components['schemas']['Hours']
      /** @description The gross pay for the days of the employment, before deductions. */
      gross_salary: components['schemas']['Money']
      /** @description All earnings, with bonus and additions. */
      total_earnings: components['schemas']['Money']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What the employee is paid. */
      net_salary: components['schemas']['Money']
      /** @description What the employer pays on top. It is not part of the earnings and is not deducted. */
      employer_contributions: components['schemas']['Money']
      /** @description The part of the earnings that is taxable. */
      taxable_income: components['schemas']['Money']
      /** @description The income tax that is withheld. */
      tax_amount: components['schemas']['Money']
      /** @description The loan installments that are taken. */
      loan_deduction: components['schemas']['Money']
      /** @description The deduction for absence. */
      absence_deduction: components['schemas']['Money']
      /** @description The deduction for unpaid leave, which is separate from absence. */
      unpaid_leave_deduction: components['schemas']['Money']
      /** @description The deduction for late marks. */
      late_deduction: components['schemas']['Money']
      /** @description Bonuses. */
      bonus_amount: components['schemas']['Money']
      /** @description Other additions, arrears included. */
      adjustment_addition: components['schemas']['Money']
      /** @description Other deductions, what earlier months paid too much included. */
      adjustment_deduction: components['schemas']['Money']
      /** @description How the pay is handed over. */
      payment_method: components['schemas']['PaymentMethod']
      /** @description The date of the transfer, or null before it. */
      payment_date: components['schemas']['NullableDate']
      /** @description The reference of the transfer, or null before it. */
      payment_reference: string | null
      /** @description When it was marked as paid, or null. */
      paid_at: components['schemas']['NullableTimestamp']
      /** @description When the employee confirmed the receipt, or null. */
      acknowledged_at: components['schemas']['NullableTimestamp']
      /** @description The state of the entry. */
      status: components['schemas']['PayrollEntryStatus']
      /** @description Whether it was removed from its run, because the run no longer pays the employee. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollEntryPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollEntry'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a payroll run that a caller can write. */
    PayrollRunDetailFields: {
      /** @description The kind of run; `regular` by default. */
      kind?: components['schemas']['PayrollRunKind']
      /** @description The calendar year. */
      year?: number
      /** @description The month, 1 to 12. */
      month?: number
      /** @description The last day whose facts count, a day of the month. By default the last day, or yesterday while the month goes on. */
      run_date?: components['schemas']['Date']
      /** @description The employees of a final or a correction run. Empty means everybody who left in the month, or everybody with arrears. */
      employee_ids?: components['schemas']['Id'][]
      /** @description The adjustments that a bonus run pays, at least one. Empty for the other kinds. */
      adjustment_ids?: components['schemas']['Id'][]
      /** @description Remarks, or null. */
      notes?: string | null
    }
    /** @description A payroll run to be created. */
    PayrollRunDetailCreate: WithRequired<components['schemas']['PayrollRunDetailFields'], 'year' | 'month'>
    /** @description Changes to a payroll run. */
    PayrollRunDetailUpdate: components['schemas']['PayrollRunDetailFields']
    /** @description A payroll run as the console shows it, with its kind, who worked on it and what it warns of. */
    PayrollRunDetail: WithRequired<components['schemas']['PayrollRunDetailFields'], 'kind' | 'year' | 'month' | 'run_date' | 'employee_ids' | 'adjustment_ids' | 'notes'> & {
      /** @constant */
      object: 'payroll_run_detail'
      /** @description Identifies the payroll run. */
      id: components['schemas']['Id']
      /** @description The fiscal year of the month. */
      fiscal_year_id: components['schemas']['Id']
      /** @description The number of employees in the run. */
      total_employees: number
      /** @description The sum of the gross pay of all entries. */
      total_gross: components['schemas']['Money']
      /** @description What all entries are paid on top of gross pay. Gross pay and this less the deductions is the net pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description The sum of the deductions of all entries. */
      total_deductions: components['schemas']['Money']
      /** @description What is disbursed. */
      total_net: components['schemas']['Money']
      /** @description What the employer pays on top of the net pay. */
      total_employer_cost: components['schemas']['Money']
      /** @description The state of the run. */
      status: components['schemas']['PayrollRunStatus']
      /** @description Where the figures come from. */
      source: components['schemas']['PayrollRunSource']
      /** @description When it was approved, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /** @description When it was locked, or null. A locked run does not change. */
      locked_at: components['schemas']['NullableTimestamp']
      /** @description When payment was recorded, or null. */
      disbursed_at: components['schemas']['NullableTimestamp']
      /** @description Whether four eyes were required when it was created or last processed. If so, its approval requires them, whatever the payroll settings say by then. */
      four_eyes: boolean
      /** @description The token or the member that created it, or null. */
      created_by: components['schemas']['NullableId']
      /** @description The token or the member that last processed or imported it, or null. */
      processed_by: components['schemas']['NullableId']
      /** @description The token or the member that approved it, or null. */
      approved_by: components['schemas']['NullableId']
      /** @description The token or the member that locked it, or null. */
      locked_by: components['schemas']['NullableId']
      /** @description What the last calculation warns of, and the employees who are not in the run although they may expect pay. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description Whether it was deleted. Only a draft, or a run that pays nobody, can be deleted. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollRunDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollRunDetail'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description What is done to the payroll run.
     * @enum {string}
     */
    PayrollOperationKind: 'process' | 'verify' | 'approve' | 'lock' | 'reopen' | 'prepare_payment' | 'record_payment' | 'cancel_payment'
    /**
     * @description `running` until it has `succeeded` or `failed`. A failed operation has changed nothing in the run.
     * @enum {string}
     */
    PayrollOperationStatus: 'running' | 'succeeded' | 'failed'
    /** @description Work on a payroll run that goes on after the request. */
    PayrollOperation: {
      /** @constant */
      object: 'payroll_operation'
      /** @description Identifies the operation. */
      id: components['schemas']['Id']
      /** @description The payroll run. */
      payroll_run_id: components['schemas']['Id']
      /** @description The batch that it prepares, records or cancels. It is null until the batch is prepared, and for other kinds. */
      payroll_payment_batch_id: components['schemas']['NullableId']
      /** @description What is done. */
      kind: components['schemas']['PayrollOperationKind']
      /** @description Whether the work is still running, and how it ended. */
      status: components['schemas']['PayrollOperationStatus']
      /** @description The number of employees that are done. */
      done: number
      /** @description The number of employees in all; 0 until they are counted. */
      total: number
      /** @description The token or the member that asked for it. */
      started_by: components['schemas']['Id']
      /** @description Why it failed, or null. */
      message: string | null
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where `message` is, and where an earlier release wrote it. */
      sentence: string | null
      /** @description The employees that it failed for, up to 20, and why. */
      problems: components['schemas']['PayrollProblem'][]
      /** @description When it ended, or null. */
      finished_at: components['schemas']['NullableTimestamp']
      /** @description When it last made progress. After 30 seconds without progress, another process takes it over. */
      heartbeat_at: components['schemas']['Timestamp']
      /** @description Whether its run was deleted. */
      deleted: boolean
      /** @description When it was asked for. */
      created_at: components['schemas']['Timestamp']
      /** @description When its status last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollOperationPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollOperation'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A payroll entry as the console shows it, with what the calculation warns of. */
    PayrollEntryDetail: {
      /** @constant */
      object: 'payroll_entry_detail'
      /** @description Identifies the payroll entry. */
      id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description What is paid on top of gross pay, such as overtime, bonuses and claims. Gross pay and this less the deductions is the net pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description The batch in which a payment of it is pending, or null. While one is, the entry cannot be held. */
      pending_batch: number | null
      /** @description Why it is on hold, or null. */
      hold_reason: string | null
      /** @description What the calculation warns of. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description What the net pay did not cover. */
      deferred: components['schemas']['PayrollDeferral'][]
      /** @description The entry with its figures. */
      entry: components['schemas']['PayrollEntry']
    }
    /** @description A page of a list, newest first. */
    PayrollEntryDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollEntryDetail'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One line of an imported entry. */
    PayrollImportLine: {
      /** @description The code of a salary component. */
      code: string
      /** @description The amount of the line. */
      amount: components['schemas']['Money']
    }
    /** @description What one employee was paid. Name the employee by id or by code. */
    PayrollImportEntry: {
      /** @description The employee. */
      employee_id?: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code?: string
      /** @description The gross pay, before deductions. It is a part of the earnings. */
      gross_salary: components['schemas']['Money']
      /** @description Gross pay with all that was paid on top of it, such as overtime, bonuses and claims. */
      total_earnings: components['schemas']['Money']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description The earnings less the deductions. */
      net_salary: components['schemas']['Money']
      /** @description What the employer paid on top; zero if it is left out. */
      employer_contributions?: components['schemas']['Money']
      /** @description The taxable part of the earnings. It counts in the tax year to date. */
      taxable_income: components['schemas']['Money']
      /** @description The income tax that was withheld. It counts in the tax year to date. */
      tax_amount: components['schemas']['Money']
      /** @description A part of the deductions; zero if it is left out. */
      loan_deduction?: components['schemas']['Money']
      /** @description A part of the deductions; zero if it is left out. */
      absence_deduction?: components['schemas']['Money']
      /** @description A part of the deductions; zero if it is left out. */
      unpaid_leave_deduction?: components['schemas']['Money']
      /** @description A part of the deductions; zero if it is left out. */
      late_deduction?: components['schemas']['Money']
      /** @description A part of the deductions; zero if it is left out. */
      adjustment_deduction?: components['schemas']['Money']
      /** @description A part of the earnings; zero if it is left out. */
      bonus_amount?: components['schemas']['Money']
      /** @description A part of the earnings; zero if it is left out. */
      adjustment_addition?: components['schemas']['Money']
      /** @description How it was paid; by default as the employee is paid. */
      payment_method?: components['schemas']['PaymentMethod']
      /** @description Accepted and not kept; the entry has zero. */
      working_days?: components['schemas']['UnsignedDays']
      /** @description Accepted and not kept; the entry has zero. */
      present_days?: components['schemas']['UnsignedDays']
      /** @description Accepted and not kept; the entry has zero. */
      absent_days?: components['schemas']['UnsignedDays']
      /** @description Accepted and not kept; the entry has zero. */
      leave_days?: components['schemas']['UnsignedDays']
      /** @description Accepted and not kept; the entry has zero. */
      unpaid_leave_days?: components['schemas']['UnsignedDays']
      /** @description Accepted and not kept; the entry has zero. */
      half_days?: components['schemas']['UnsignedDays']
      /** @description Accepted and not kept; the entry has zero. */
      late_count?: number
      /** @description Accepted and not kept; the entry has zero. */
      early_leave_count?: number
      /** @description Accepted and not kept; the entry has zero. */
      holidays?: number
      /** @description Accepted and not kept; the entry has zero. */
      overtime_hours?: components['schemas']['Hours']
      /** @description The lines of the entry. They add up to its earnings, deductions and employer contributions. May be left out. */
      lines?: components['schemas']['PayrollImportLine'][]
    }
    /** @description The totals of the run. The entries have to add up to them. */
    PayrollImportTotals: {
      /** @description The number of entries. */
      total_employees: number
      /** @description The sum of the gross pay. */
      total_gross: components['schemas']['Money']
      /** @description The sum of the deductions. */
      total_deductions: components['schemas']['Money']
      /** @description The sum of the net pay. */
      total_net: components['schemas']['Money']
      /** @description The sum of the employer contributions. */
      total_employer_cost: components['schemas']['Money']
    }
    /** @description The fields of an import that a caller can write. */
    PayrollImportFields: {
      /** @description The totals of the run. */
      totals?: components['schemas']['PayrollImportTotals']
      /** @description All entries, or some of them. A new entry replaces the former one of the same employee. A body holds at most 10,000 values: some 900 entries without lines, and some 200 with twelve. */
      entries?: [components['schemas']['PayrollImportEntry'], ...components['schemas']['PayrollImportEntry'][]]
    }
    /** @description A payroll run of the past. */
    PayrollImportCreate: WithRequired<components['schemas']['PayrollImportFields'], 'totals'> & {
      /** @description The calendar year. */
      year: number
      /** @description The month, 1 to 12. */
      month: number
      /** @description The last day that the run covers; the last of the month by default. The lock closes the days through it. */
      run_date?: components['schemas']['Date']
      /** @description Remarks, or null. */
      notes?: string | null
    }
    /** @description Changes of an import; omitted fields stay as they are. */
    PayrollImportUpdate: components['schemas']['PayrollImportFields']
    /**
     * @description `pending` until its payment is `recorded`, or it is `cancelled`.
     * @enum {string}
     */
    PayrollPaymentBatchStatus: 'pending' | 'recorded' | 'cancelled'
    /** @description The fields of a batch that a caller can write. */
    PayrollPaymentBatchFields: {
      /** @description The payroll run. */
      payroll_run_id?: components['schemas']['Id']
      /**
       * @description The way of payment that it is limited to, or null for all.
       * @enum {string|null}
       */
      payment_method?: 'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet' | null
    }
    /** @description A batch of payments to be prepared. */
    PayrollPaymentBatchCreate: WithRequired<components['schemas']['PayrollPaymentBatchFields'], 'payroll_run_id'>
    /** @description Why a batch is cancelled. */
    PayrollPaymentBatchCancel: {
      /** @description The reason, such as what the bank was told. Needed if a file for the bank was made. */
      reason?: string
    }
    /** @description Payments of a payroll run that are made together. */
    PayrollPaymentBatch: WithRequired<components['schemas']['PayrollPaymentBatchFields'], 'payroll_run_id' | 'payment_method'> & {
      /** @constant */
      object: 'payroll_payment_batch'
      /** @description Identifies the batch. */
      id: components['schemas']['Id']
      /** @description The number of the batch within the run, from 1. */
      number: number
      /** @description The number of payments as it was prepared. */
      total_payments: number
      /** @description The sum of the payments as it was prepared. */
      total_amount: components['schemas']['Money']
      /** @description The number of payments that failed since. */
      failed_payments: number
      /** @description The sum of the payments that failed since. */
      failed_amount: components['schemas']['Money']
      /** @description The state of the batch. */
      status: components['schemas']['PayrollPaymentBatchStatus']
      /** @description The date of the transfer, or null before it is recorded. */
      payment_date: components['schemas']['NullableDate']
      /** @description The reference of the transfer, or null. */
      payment_reference: string | null
      /** @description The token or the member that prepared it. */
      prepared_by: components['schemas']['Id']
      /** @description The token or the member that recorded its payment, or null. */
      recorded_by: components['schemas']['NullableId']
      /** @description When its payment was recorded, or null. */
      recorded_at: components['schemas']['NullableTimestamp']
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /** @description When it was prepared. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollPaymentBatchPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollPaymentBatch'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `pending`: in a batch that is not recorded. `paid`: recorded. `failed`: it did not reach the employee. `cancelled`: with its batch.
     * @enum {string}
     */
    PayrollPaymentStatus: 'pending' | 'paid' | 'failed' | 'cancelled'
    /** @description The payment of one payroll entry. */
    PayrollPayment: {
      /** @constant */
      object: 'payroll_payment'
      /** @description Identifies the payment. */
      id: components['schemas']['Id']
      /** @description The payroll run. */
      payroll_run_id: components['schemas']['Id']
      /** @description The entry that is paid. */
      payroll_entry_id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /** @description The number of the batch within the run. */
      batch: number
      /** @description The net pay of the entry. */
      amount: components['schemas']['Money']
      /** @description How it is paid. */
      payment_method: components['schemas']['PaymentMethod']
      /** @description The date of the transfer, or null before it is recorded. */
      payment_date: components['schemas']['NullableDate']
      /** @description The reference of the transfer, or null. */
      payment_reference: string | null
      /** @description The state of the payment. */
      status: components['schemas']['PayrollPaymentStatus']
      /** @description Why it failed, or null. */
      failure_reason: string | null
      /** @description When it was prepared. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollPaymentPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollPayment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description When and how a batch was paid. */
    PayrollPaymentRecord: {
      /** @description The date of the transfer, today or earlier. */
      payment_date: components['schemas']['Date']
      /** @description The reference of the transfer, or null. */
      payment_reference?: string | null
    }
    /** @description Why a payment failed. */
    PayrollPaymentFailure: {
      /** @description The reason, as the bank gave it. */
      reason: string
    }
    /**
     * @description `pain_001`: pain.001.001.09 of ISO 20022. `csv`: CSV with commas, in UTF-8. `csv_semicolon`: CSV with semicolons and decimal commas, in Latin-1. `inr_salary_text`: the salary upload in text that Indian banks take.
     * @enum {string}
     */
    BankFileFormat: 'pain_001' | 'csv' | 'csv_semicolon' | 'inr_salary_text'
    /** @description The fields of a bank file that a caller can write. */
    PayrollBankFileFields: {
      /** @description The form that the bank takes. */
      format?: components['schemas']['BankFileFormat']
      /** @description The day on which the bank is to pay, today or later. */
      execution_date?: components['schemas']['Date']
      /** @description The account that pays. It may be left out where the company has one active account. */
      company_bank_account_id?: components['schemas']['Id']
      /** @description Why another file is made of the batch, or null for the first one. */
      reason?: string | null
    }
    /** @description A bank file to be made. */
    PayrollBankFileCreate: WithRequired<components['schemas']['PayrollBankFileFields'], 'format' | 'execution_date'>
    /** @description A file by which a bank pays a batch of payments. */
    PayrollBankFile: WithRequired<components['schemas']['PayrollBankFileFields'], 'format' | 'execution_date' | 'company_bank_account_id' | 'reason'> & {
      /** @constant */
      object: 'payroll_bank_file'
      /** @description Identifies the file. */
      id: components['schemas']['Id']
      /** @description The batch that it pays. */
      payroll_payment_batch_id: components['schemas']['Id']
      /** @description The number of the file within the batch, from 1. */
      number: number
      /** @description What the bank calls the file in its reports. */
      order_reference: string
      /** @description The number of payments in the file. */
      total_payments: number
      /** @description The sum of the payments in the file. The file states it, too. */
      total_amount: components['schemas']['Money']
      /** @description The name under which it is downloaded. */
      file_name: string
      /** @description Its media type. */
      content_type: string
      /** @description Its size in bytes. */
      size_bytes: number
      /** @description The SHA-256 of its bytes, in lower-case hex. */
      sha256: string
      /** @description The token or the member that made it. */
      made_by: components['schemas']['Id']
      /** @description When it was made. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollBankFilePage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollBankFile'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A report of the bank. */
    PayrollBankStatuses: {
      file_name: components['schemas']['FileName']
      content_base64: components['schemas']['FileContent']
    }
    /** @description What a report of the bank says about the payments of a file, and what it changed. */
    PayrollBankReport: {
      /** @description The batch. */
      payroll_payment_batch_id: components['schemas']['Id']
      /** @description The file that the bank speaks of. */
      payroll_bank_file_id: components['schemas']['Id']
      /** @description What the bank calls its report. */
      report_reference: string
      /** @description The payments that were rejected and are marked as failed now. */
      failed_payments: number
      /** @description The sum of these payments. */
      failed_amount: components['schemas']['Money']
      /** @description The payments that were rejected and had failed already. */
      failed_before: number
      /** @description The payments that the bank accepted. */
      accepted: number
      /** @description The payments to which the report gives another status, such as waiting. */
      undecided: number
    }
    /** @description The fields of a company's bank account that a caller can write. */
    CompanyBankAccountFields: {
      /** @description The name of the account's holder, as the bank knows it. */
      account_title?: string
      /** @description The bank. */
      bank_name?: string
      /** @description The IBAN without spaces, or null. Spaces are removed, and its check digits are verified. */
      iban?: string | null
      /** @description The account number as text, or null. Leading zeros count. */
      account_number?: string | null
      /** @description The SWIFT code (BIC) of the bank, or null. */
      swift_code?: string | null
      /** @description The bank's code in the payment system, or null. */
      bank_code?: string | null
      /** @description The code of the bank's branch, or null. */
      branch_code?: string | null
      /** @description Whether salaries may be paid from it; true by default. */
      is_active?: boolean
    }
    /** @description A bank account of the company to be added. */
    CompanyBankAccountCreate: WithRequired<components['schemas']['CompanyBankAccountFields'], 'account_title' | 'bank_name'>
    /** @description The fields of a company's bank account to change. A field that is not sent does not change. */
    CompanyBankAccountUpdate: components['schemas']['CompanyBankAccountFields']
    /** @description A bank account from which the company pays salaries. */
    CompanyBankAccount: WithRequired<components['schemas']['CompanyBankAccountFields'], 'account_title' | 'bank_name' | 'iban' | 'account_number' | 'swift_code' | 'bank_code' | 'branch_code' | 'is_active'> & {
      /** @constant */
      object: 'company_bank_account'
      /** @description Identifies the account. */
      id: components['schemas']['Id']
      /** @description When it was added. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    CompanyBankAccountPage: {
      /** @description The records of this page. */
      data: components['schemas']['CompanyBankAccount'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a GL code that can change. */
    PayrollGlCodeFields: {
      /** @description The account. It is debited for an earning and an employer contribution, and credited for a deduction and for net pay. */
      gl_code?: string
      /** @description The account that is credited for an employer contribution, such as what is owed to a fund. Otherwise null. */
      contra_gl_code?: string | null
    }
    /** @description The accounts of a component to be added. */
    PayrollGlCodeCreate: WithRequired<components['schemas']['PayrollGlCodeFields'], 'gl_code'> & {
      /** @description The component, or null for net pay that is owed to employees. */
      salary_component_id: components['schemas']['NullableId']
    }
    /** @description The accounts to change. A field that is not sent does not change. */
    PayrollGlCodeUpdate: components['schemas']['PayrollGlCodeFields']
    /** @description The accounts of the general ledger on which a salary component, or net pay, is booked. */
    PayrollGlCode: WithRequired<components['schemas']['PayrollGlCodeFields'], 'gl_code' | 'contra_gl_code'> & {
      /** @constant */
      object: 'payroll_gl_code'
      /** @description Identifies the accounts. */
      id: components['schemas']['Id']
      /** @description The component, or null for net pay that is owed to employees. */
      salary_component_id: components['schemas']['NullableId']
      /** @description When they were added. */
      created_at: components['schemas']['Timestamp']
      /** @description When they last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollGlCodePage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollGlCode'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A new salary of an employee that is tried. */
    PayChangeDraft: {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description The new monthly gross pay. */
      gross_salary: components['schemas']['Money']
      /** @description The first day of the new pay. */
      effective_from: components['schemas']['Date']
      /** @description The structure of the new package. Without it, the structure of the present one. */
      salary_structure_id?: components['schemas']['Id']
      /** @description What differs from the structure, component by component. */
      components?: components['schemas']['SalaryComponentOverrides']
    }
    /** @description One component in the three months. */
    PayChangeLine: {
      /** @description The component. */
      salary_component_id: components['schemas']['Id']
      /** @description The component's code. */
      code: string
      /** @description The component's name. */
      name: string
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description In a full month as the pay is now. */
      before: components['schemas']['Money']
      /** @description In the month of the change. */
      during: components['schemas']['Money']
      /** @description In the month after it, or null while the law of that month is not known. */
      after: components['schemas']['NullableMoney']
    }
    /** @description What one month comes to. The amounts are null while the law of the month is not known. */
    PayChangeMonth: {
      /** @description The month. */
      month: string
      /** @description The gross pay. */
      gross_salary: components['schemas']['NullableMoney']
      /** @description All earnings. Less the deductions, they are the net pay. */
      total_earnings: components['schemas']['NullableMoney']
      /** @description What of the earnings is paid on top of gross pay. */
      total_additions: components['schemas']['NullableSignedMoney']
      /** @description All deductions. */
      total_deductions: components['schemas']['NullableMoney']
      /** @description The net pay. */
      net_salary: components['schemas']['NullableMoney']
    }
    /** @description What a change of pay comes to. */
    PayChange: {
      /** @description The monthly gross pay that ends, or null if there is none. */
      current_gross_salary: components['schemas']['NullableMoney']
      /** @description Since when it is in force, or null. */
      current_from: components['schemas']['NullableDate']
      /** @description By how much the monthly gross pay rises; negative where it falls. */
      increase: components['schemas']['SignedMoney']
      /** @description The same in hundredths of the pay that ends, or null where there is none. */
      increase_percentage: string | null
      /** @description By how much gross pay rises in the month of the change. */
      increase_during: components['schemas']['SignedMoney']
      /** @description Whether months that are paid already have to be paid for again, as arrears. */
      is_backdated: boolean
      /** @description A full month as the pay is now: the month after the change, or that of the change while the law of the other is not known. */
      before: components['schemas']['PayChangeMonth']
      /** @description The month of the change; where that one is locked, the first that is not. */
      during: components['schemas']['PayChangeMonth']
      /** @description The month after it. */
      after: components['schemas']['PayChangeMonth']
      /** @description The components, in the order of the payslip. */
      lines: components['schemas']['PayChangeLine'][]
      /** @description Why the pay cannot be calculated, in sentences. The three months are zero then. */
      problems: string[]
      /** @description Each of `problems` as JSON text for another language: a list of its pattern and its values. */
      problem_sentences: string[]
      /** @description Why nothing is paid in one of the months, or nothing calculated of it, in sentences. */
      notes: string[]
      /** @description Each of `notes` in the same way. */
      note_sentences: string[]
    }
    /** @description An end of an employment that is tried. */
    EmploymentEndDraft: {
      /** @description The last working day. */
      separation_date: components['schemas']['Date']
      /**
       * @description How the employment ends.
       * @enum {string}
       */
      status: 'terminated' | 'resigned' | 'retired'
    }
    /** @description One component of a final settlement. */
    EmploymentEndLine: {
      /** @description The component. */
      salary_component_id: components['schemas']['Id']
      /** @description The component's code. */
      code: string
      /** @description The component's name. */
      name: string
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description The amount. */
      amount: components['schemas']['Money']
      /** @description Why it is that amount. */
      reasons: components['schemas']['ExplanationLine'][]
    }
    /** @description What a final settlement comes to. The amounts are null where there is nothing to calculate it by. */
    EmploymentEnd: {
      /** @description The month of the final run. */
      month: string
      /** @description The gross pay for the days of the month, before deductions. */
      gross_salary: components['schemas']['NullableMoney']
      /** @description All earnings. Less the deductions, they are the net pay. */
      total_earnings: components['schemas']['NullableMoney']
      /** @description What of the earnings is paid on top of gross pay, such as encashed leave and gratuity. */
      total_additions: components['schemas']['NullableSignedMoney']
      /** @description All deductions, loans among them. */
      total_deductions: components['schemas']['NullableMoney']
      /** @description What would be paid. */
      net_salary: components['schemas']['NullableMoney']
      /** @description What the employer would pay on top. */
      employer_contributions: components['schemas']['NullableMoney']
      /** @description The components, in the order of the payslip. */
      lines: components['schemas']['EmploymentEndLine'][]
      /** @description What the calculation warns of, such as what the net pay would not cover. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description What is not in the figures, or why there are none, in sentences. */
      notes: string[]
      /** @description Each of `notes` as JSON text for another language: a list of its pattern and its values. */
      note_sentences: string[]
    }
    /** @description Two amounts, and by how much they differ. */
    PayrollDifference: {
      /** @description The amount of the month before; zero where there was none. */
      before: components['schemas']['SignedMoney']
      /** @description The amount of this run; zero where there is none. */
      after: components['schemas']['SignedMoney']
      /** @description The later amount less the earlier one. */
      difference: components['schemas']['SignedMoney']
      /** @description The difference in percent of the earlier amount, with one decimal, or null where that is zero. */
      percent: string | null
    }
    /** @description A component whose amount differs. */
    PayrollVarianceLine: {
      /** @description The component. */
      salary_component_id: components['schemas']['Id']
      /** @description The code of the component. */
      code: string
      /** @description What kind of component it is. */
      type: components['schemas']['SalaryComponentType']
      /** @description The amount of both runs. */
      figures: components['schemas']['PayrollDifference']
    }
    /**
     * @description `changed`: paid in both runs. `joined`: in this one alone. `left`: in the one before alone.
     * @enum {string}
     */
    PayrollVarianceChange: 'changed' | 'joined' | 'left'
    /** @description How the pay of one employee differs from the month before. */
    PayrollVariance: {
      /** @constant */
      object: 'payroll_variance'
      /** @description The entry in this run. For an employee who left, the entry in the run of the month before. */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description Whether the employee is in both runs. */
      change: components['schemas']['PayrollVarianceChange']
      /** @description Why the employee is in the run before alone, or null. */
      left_for: components['schemas']['PayrollLeftFor']
      /** @description The net pay, whether it reaches the threshold or not. */
      net: components['schemas']['PayrollDifference']
      /** @description The lines that differ by the threshold or more, in the order of the payslip. Empty if one of the runs was imported without lines. */
      lines: components['schemas']['PayrollVarianceLine'][]
    }
    /** @description A page of a list, newest first. */
    PayrollVariancePage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollVariance'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `separated`: the employment ended before the month. `other_run`: another run pays them in the month. `deleted`: the employee was deleted. `no_salary`: without a salary in the month. `other`: none of these. Null for whoever is in this run.
     * @enum {string|null}
     */
    PayrollLeftFor: 'separated' | 'other_run' | 'deleted' | 'no_salary' | 'other' | null
    /** @description The totals of a payroll run beside those of the month before. */
    PayrollVarianceTotals: {
      /** @constant */
      object: 'payroll_variance_totals'
      /** @description The payroll run that is compared. */
      id: components['schemas']['Id']
      /** @description The regular run of the month before, or null if there is none. */
      compared_run_id: components['schemas']['NullableId']
      /**
       * @description The state of the run of the month before, or null. Its figures may still change unless it is locked or disbursed.
       * @enum {string|null}
       */
      compared_run_status: 'draft' | 'processed' | 'approved' | 'locked' | 'disbursed' | null
      /** @description The number of employees in both runs. */
      in_both: number
      /** @description The number of employees in this run alone. */
      joined: number
      /** @description The number of employees in the run before alone. */
      left: number
      /** @description The net pay of those who joined. */
      joined_net: components['schemas']['Money']
      /** @description The net pay that those who left had. */
      left_net: components['schemas']['Money']
      /** @description The gross pay. */
      gross: components['schemas']['PayrollDifference']
      /** @description What is paid on top of gross pay. */
      additions: components['schemas']['PayrollDifference']
      /** @description The deductions. */
      deductions: components['schemas']['PayrollDifference']
      /** @description The net pay. */
      net: components['schemas']['PayrollDifference']
      /** @description What the employer pays on top. */
      employer_cost: components['schemas']['PayrollDifference']
    }
    /**
     * @description `all`: every entry. `changed`: its net pay differs from that of the month before. `warnings`: the calculation warns of it, or its net pay did not cover everything. `on_hold`: withheld.
     * @enum {string}
     */
    PayrollRegisterView: 'all' | 'changed' | 'warnings' | 'on_hold'
    /** @description An entry of a payroll run beside the employee's entry of the month before. */
    PayrollRegisterEntry: {
      /** @constant */
      object: 'payroll_register_entry'
      /** @description The payroll entry. */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The department in which the entry is reported: the employee's department on the last day of the month. */
      department_id: components['schemas']['Id']
      /** @description The state of the entry. */
      status: components['schemas']['PayrollEntryStatus']
      /** @description The gross pay for the days of the employment, before deductions. */
      gross_salary: components['schemas']['Money']
      /** @description All earnings. */
      total_earnings: components['schemas']['Money']
      /** @description What is paid on top of gross pay, such as overtime, bonuses and claims. Gross pay and this less the deductions is the net pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What is paid. */
      net_salary: components['schemas']['Money']
      /** @description What the employer pays on top. */
      employer_contributions: components['schemas']['Money']
      /** @description What the regular run of the month before pays the employee. Null if it does not. */
      previous_net_salary: components['schemas']['NullableMoney']
      /** @description The net pay less that of the month before, where an employee who was not paid had none. Null where there is no run to compare with. */
      difference: components['schemas']['NullableSignedMoney']
      /** @description What made the difference, the largest part first. The amounts add up to it. */
      reasons: components['schemas']['PayrollChangeReason'][]
      /** @description Whether the calculation warns of it, or its net pay did not cover everything. */
      has_warnings: boolean
      /** @description The batch in which a payment of it is pending, or null. While one is, the entry cannot be held. */
      pending_batch: number | null
    }
    /** @description A page of a list, newest first. */
    PayrollRegisterEntryPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollRegisterEntry'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What the register of a payroll run comes to. */
    PayrollRegisterTotals: {
      /** @constant */
      object: 'payroll_register_totals'
      /** @description The payroll run. */
      id: components['schemas']['Id']
      /** @description How many entries it has. */
      entries: number
      /** @description How many of them differ from the month before. */
      changed: number
      /** @description How many have a warning. */
      with_warnings: number
      /** @description How many are withheld. */
      on_hold: number
      /** @description Their gross pay. */
      total_gross: components['schemas']['Money']
      /** @description What they are paid on top of gross pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description Their deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What they are paid. */
      total_net: components['schemas']['Money']
      /** @description By how much their net pay differs from the month before, or null where nothing is compared. */
      total_difference: components['schemas']['NullableSignedMoney']
      /** @description The net pay of the month before of those who are no longer paid, or null where nothing is compared. */
      left_net: components['schemas']['NullableMoney']
    }
    /**
     * @description A step of a payroll run. `close` is what follows the payment.
     * @enum {string}
     */
    PayrollStep: 'prepare' | 'check' | 'approve' | 'lock' | 'pay' | 'close'
    /**
     * @description What is looked at. `salaries`: everybody who is employed in the month has a salary. `attendance`: no day waits to be graded. `leave`, `overtime`, `corrections`: no request about the days of the run is undecided. `calculation`: the run is calculated. `warnings`: the calculation warns of no entry. `run_warnings`: nor of the run as a whole. `changes`: no net pay differs by 20 percent or more. `holds`: no entry is withheld. `cut_off`: the last day whose facts count is over. `earlier_months`: the months before are locked. `approvers`: somebody may approve. `bank_accounts`: who is paid by transfer has a bank account. `company_account`: so has the company. `batches`: what is to be paid is in a batch. `failed_payments`: no payment failed. `journal`: each line has its ledger account. `payslips`: all are made.
     * @enum {string}
     */
    PayrollReadinessCode: 'salaries' | 'attendance' | 'leave' | 'overtime' | 'corrections' | 'calculation' | 'warnings' | 'run_warnings' | 'changes' | 'holds' | 'cut_off' | 'earlier_months' | 'approvers' | 'bank_accounts' | 'company_account' | 'batches' | 'failed_payments' | 'journal' | 'payslips'
    /**
     * @description `ready`: nothing is to be done. `notice`: good to know. `missing`: something should be done, though the step can be taken. `blocking`: the step is refused until it is done.
     * @enum {string}
     */
    PayrollReadinessState: 'ready' | 'notice' | 'missing' | 'blocking'
    /** @description One thing that is ready for a step, or is not. */
    PayrollReadinessPoint: {
      /** @description What was looked at. */
      code: components['schemas']['PayrollReadinessCode']
      /** @description The step that it is for. */
      step: components['schemas']['PayrollStep']
      /** @description Whether it is ready. */
      state: components['schemas']['PayrollReadinessState']
      /** @description How many are not ready. */
      count: number
      /** @description Of how many, or null where that is not counted. */
      total: number | null
      /** @description The day that it depends on, or null. */
      date: components['schemas']['NullableDate']
      /** @description Whom it concerns, or what, up to 20. */
      names: string[]
      /** @description Who the names are, in their order. Empty where they are not employees. */
      employee_ids: components['schemas']['Id'][]
      /** @description What is ready or not, in a sentence. */
      text: string
    }
    /** @description What is ready for each step of a payroll run. */
    PayrollReadiness: {
      /** @constant */
      object: 'payroll_readiness'
      /** @description The payroll run. */
      id: components['schemas']['Id']
      /** @description The step that is next. */
      step: components['schemas']['PayrollStep']
      /** @description What was looked at, in the order of the steps. */
      points: components['schemas']['PayrollReadinessPoint'][]
      /** @description The components of the run that lack a ledger account, up to 200. */
      unmapped: components['schemas']['PayrollUnmappedComponent'][]
    }
    /** @description A component, or net pay, that lacks an account of the ledger. */
    PayrollUnmappedComponent: {
      /** @description The component, or null for net pay. */
      salary_component_id: components['schemas']['NullableId']
      /** @description The name of the component. */
      name: string
      /**
       * @description What kind of line it is.
       * @enum {string}
       */
      type: 'earning' | 'deduction' | 'employer_contribution' | 'net_pay'
      /** @description The accounts that it has, where only the contra account is missing. Otherwise null. */
      payroll_gl_code_id: components['schemas']['NullableId']
      /** @description The account that it has, or null. */
      gl_code: string | null
    }
    /** @description What a payroll run costs, by department. */
    PayrollCost: {
      /** @constant */
      object: 'payroll_cost'
      /** @description The payroll run. */
      id: components['schemas']['Id']
      /** @description The departments, the largest gross pay first, up to 1,000. */
      departments: components['schemas']['PayrollCostDepartment'][]
    }
    /** @description What a department costs in a payroll run. */
    PayrollCostDepartment: {
      /** @description The department. */
      department_id: components['schemas']['Id']
      /** @description The name of the department. */
      name: string
      /** @description How many entries it has. */
      employees: number
      /** @description Their gross pay. */
      gross_salary: components['schemas']['Money']
      /** @description What they are paid on top of gross pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description Their deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What they are paid. */
      net_salary: components['schemas']['Money']
      /** @description What the employer pays on top. */
      employer_contributions: components['schemas']['Money']
      /** @description What they cost: gross pay, additions and what the employer pays on top. */
      total_cost: components['schemas']['Money']
    }
    /** @description What payroll costs, by month. */
    PayrollCosts: {
      /** @description The months with a run, the earliest first. */
      months: components['schemas']['PayrollCostMonth'][]
    }
    /** @description What the payroll runs of a month cost. */
    PayrollCostMonth: {
      /** @description The month. */
      month: components['schemas']['YearMonth']
      /**
       * @description The state of the regular run, or null if there is none. Figures may change until it is locked.
       * @enum {string|null}
       */
      status: 'processed' | 'approved' | 'locked' | 'disbursed' | null
      /** @description How many runs it has. */
      runs: number
      /** @description The gross pay. */
      gross_salary: components['schemas']['Money']
      /** @description What is paid on top of gross pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description The deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What is paid. */
      net_salary: components['schemas']['Money']
      /** @description What the employer pays on top. */
      employer_contributions: components['schemas']['Money']
      /** @description What it costs: gross pay, additions and what the employer pays on top. */
      total_cost: components['schemas']['Money']
    }
    /** @description One line of a payroll entry. */
    PayrollEntryComponent: {
      /** @constant */
      object: 'payroll_entry_component'
      /** @description Identifies the line. */
      id: components['schemas']['Id']
      /** @description The payroll entry. */
      payroll_entry_id: components['schemas']['Id']
      /** @description The salary component. */
      salary_component_id: components['schemas']['Id']
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description The amount. */
      amount: components['schemas']['Money']
      /** @description Whether income tax applies to it. */
      is_taxable: boolean
      /** @description Its position on the payslip. */
      display_order: number
    }
    /** @description A page of a list, newest first. */
    PayrollEntryComponentPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollEntryComponent'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An employee's slip of one payroll run. */
    SalarySlip: {
      /** @constant */
      object: 'salary_slip'
      /** @description Identifies the salary slip. */
      id: components['schemas']['Id']
      /** @description The payroll entry that it shows. */
      payroll_entry_id: components['schemas']['Id']
      /** @description Its number, or null. */
      slip_number: string | null
      /** @description The language that it is written in. Null means English. */
      language: string | null
      /** @description When it was sent by e-mail, or null. */
      emailed_at: components['schemas']['NullableTimestamp']
      /** @description When it was made. */
      generated_at: components['schemas']['Timestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    SalarySlipPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalarySlip'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A salary slip was published. */
    SalarySlipPublishedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'salary_slip.published'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['SalarySlip']
    }
    /** @description A salary slip as the console shows it, with whose it is, its month and its figures. */
    SalarySlipDetail: {
      /** @constant */
      object: 'salary_slip_detail'
      /** @description Identifies the salary slip. */
      id: components['schemas']['Id']
      /** @description Its number, or null. */
      slip_number: string | null
      /** @description The employee whose slip it is. */
      employee_id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description Given name. */
      first_name: string
      /** @description Family name. */
      last_name: string
      /** @description The payroll run. */
      payroll_run_id: components['schemas']['Id']
      /** @description The payroll entry that it shows. */
      payroll_entry_id: components['schemas']['Id']
      /** @description The month. */
      month: components['schemas']['YearMonth']
      /** @description The gross pay for the days of the employment, before deductions. */
      gross_salary: components['schemas']['Money']
      /** @description What is paid on top of gross pay. Gross pay and this less the deductions is the net pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What is paid. */
      net_salary: components['schemas']['Money']
      /** @description The language that it is written in. Null means English. */
      language: string | null
      /** @description When it was made. */
      generated_at: components['schemas']['Timestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    SalarySlipDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalarySlipDetail'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A line of a payslip. */
    PayslipLine: {
      /** @description The line of the payroll entry. */
      id: components['schemas']['Id']
      /** @description What the workspace calls its component. */
      name: string
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description The amount. */
      amount: components['schemas']['Money']
    }
    /** @description What a locked run paid an employee, with its lines. */
    Payslip: {
      /** @constant */
      object: 'payslip'
      /** @description The payroll entry. */
      id: components['schemas']['Id']
      /** @description The employee who was paid. */
      employee_id: components['schemas']['Id']
      /** @description The month. */
      month: components['schemas']['YearMonth']
      /** @description The kind of the run. */
      kind: components['schemas']['PayrollRunKind']
      /** @description The state of the entry. */
      status: components['schemas']['PayrollEntryStatus']
      /** @description The date of the transfer, or null before it. */
      payment_date: components['schemas']['NullableDate']
      /** @description The slip, whose PDF can be downloaded. Null for an imported month. */
      salary_slip_id: components['schemas']['NullableId']
      /** @description The number of the slip, or null. */
      slip_number: string | null
      /** @description The gross pay for the days of the employment, before deductions. */
      gross_salary: components['schemas']['Money']
      /** @description What is paid on top of gross pay. Gross pay and this less the deductions is the net pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description All earnings. */
      total_earnings: components['schemas']['Money']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description What is paid. */
      net_salary: components['schemas']['Money']
      /** @description The income tax that is withheld. */
      tax_amount: components['schemas']['Money']
      /** @description What the employer pays on top. */
      employer_contributions: components['schemas']['Money']
      /** @description Its lines, in the order of the slip. An imported month may have none. */
      lines: components['schemas']['PayslipLine'][]
    }
    /** @description A page of a list, newest first. */
    PayslipPage: {
      /** @description The records of this page. */
      data: components['schemas']['Payslip'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What made the net pay of a payslip differ from that of the month before. */
    PayslipChange: {
      /** @constant */
      object: 'payslip_change'
      /** @description The payroll entry. */
      id: components['schemas']['Id']
      /** @description The employee who was paid. */
      employee_id: components['schemas']['Id']
      /** @description The month. */
      month: components['schemas']['YearMonth']
      /** @description What is paid. */
      net_salary: components['schemas']['Money']
      /** @description What the month before paid. Null if it paid nothing, or if there is nothing to compare with. */
      previous_net_salary: components['schemas']['NullableMoney']
      /** @description The net pay less that of the month before. Null where there is nothing to compare with. */
      difference: components['schemas']['NullableSignedMoney']
      /** @description The part of the earnings that is taxable. */
      taxable_income: components['schemas']['Money']
      /** @description The same of the month before, or null. */
      previous_taxable_income: components['schemas']['NullableMoney']
      /** @description What made the difference, the largest part first. The amounts add up to it. */
      reasons: components['schemas']['PayrollChangeReason'][]
    }
    /** @description What the payslips of a fiscal year come to. */
    PayslipYear: {
      /** @description The fiscal year. */
      fiscal_year_id: components['schemas']['Id']
      /** @description The name that people use for it. */
      name: string
      /** @description How many months were paid. */
      months: number
      /** @description The gross pay. */
      gross_salary: components['schemas']['Money']
      /** @description What was paid on top of gross pay. */
      total_additions: components['schemas']['SignedMoney']
      /** @description All deductions. */
      total_deductions: components['schemas']['Money']
      /** @description The income tax, which is one of the deductions. */
      tax_amount: components['schemas']['Money']
      /** @description What was paid. */
      net_salary: components['schemas']['Money']
    }
    /** @description What an employee was paid by fiscal year. */
    PayslipYears: {
      /** @constant */
      object: 'payslip_years'
      /** @description The employee. */
      id: components['schemas']['Id']
      /** @description The years with a payslip, the newest first. */
      years: components['schemas']['PayslipYear'][]
    }
    /**
     * @description How many days a month's pay is divided by. `calendar_days`: the days of the month. `working_days`: its scheduled workdays. `fixed_30` and `fixed_26`: always 30 or 26.
     * @enum {string}
     */
    DayBasis: 'calendar_days' | 'working_days' | 'fixed_30' | 'fixed_26'
    /**
     * @description How income tax of a year is spread over its months. `projected`: what is left of the year's tax, evenly over the months left. `average`: at the average rate of the year on what is earned so far.
     * @enum {string}
     */
    TaxMethod: 'projected' | 'average'
    /**
     * @description How the last, incomplete year of service counts. `above_half`: as a year if it is more than half of one. `exact`: as the part that it is. `none`: not at all.
     * @enum {string}
     */
    GratuityPartOfYear: 'above_half' | 'exact' | 'none'
    /**
     * @description What a day of a gratuity month is worth. A month of gratuity is 30 days. `fixed_30`: a day is a thirtieth of the monthly base. `fixed_26`: a twenty-sixth.
     * @enum {string}
     */
    GratuityDayBasis: 'fixed_30' | 'fixed_26'
    /** @description A number of months as a plain decimal. A JSON number is rejected. */
    MonthCount: string
    /** @description What each year of service after a number of whole years is worth. */
    GratuityYears: {
      /** @description The whole years of service after which it applies, to the years that follow and to no earlier ones. `5`: from the sixth year on. The first entry is from 0. */
      from_year: number
      /** @description Months of pay for each of these years, until the next entry applies. */
      months: components['schemas']['MonthCount']
    }
    /** @description The fields of the payroll settings that a caller can write. */
    PayrollSettingsFields: {
      /** @description How many days a month's pay is divided by. `calendar_days` by default. */
      day_basis?: components['schemas']['DayBasis']
      /** @description Whether workdays after the cut-off date of a run count as present. The next run settles the difference. True by default. */
      assume_present_after_cutoff?: boolean
      /** @description How income tax of a year is spread over its months. `projected` by default. */
      tax_method?: components['schemas']['TaxMethod']
      /** @description What each year of service is worth at separation, in ascending order: with entries from 0, 1 and 5, worth 0, 0.5 and 1 month, seven years are worth four months. Empty: no gratuity. In Pakistan one month for each year by default, elsewhere empty. */
      gratuity_years?: components['schemas']['GratuityYears'][]
      /** @description How the incomplete year of service counts. `above_half` by default. */
      gratuity_part_of_year?: components['schemas']['GratuityPartOfYear']
      /** @description What a day of a gratuity month is worth. `fixed_30` by default. */
      gratuity_day_basis?: components['schemas']['GratuityDayBasis']
      /** @description Whether each run has an employer line of a twelfth of a year's gratuity. False by default. */
      gratuity_monthly_accrual?: boolean
      /** @description Whether a run is approved by somebody other than the one who created, imported or processed it. True by default. */
      four_eyes?: boolean
      /** @description How interest of new loans is computed. `flat` by default. */
      loan_interest_method?: components['schemas']['InterestMethod']
    }
    /** @description The fields of the payroll settings to change. A field that is not sent does not change. */
    PayrollSettingsUpdate: components['schemas']['PayrollSettingsFields']
    /** @description How payroll is calculated and approved in the workspace. */
    PayrollSettings: WithRequired<components['schemas']['PayrollSettingsFields'], 'day_basis' | 'assume_present_after_cutoff' | 'tax_method' | 'gratuity_years' | 'gratuity_part_of_year' | 'gratuity_day_basis' | 'gratuity_monthly_accrual' | 'four_eyes' | 'loan_interest_method'> & {
      /** @constant */
      object: 'payroll_settings'
      /** @description Identifies the payroll settings. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /**
     * @description Whether it is a bonus, an addition to pay or a deduction from it.
     * @enum {string}
     */
    PayrollAdjustmentKind: 'bonus' | 'addition' | 'deduction'
    /**
     * @description The state of an adjustment. A cancelled one is never paid.
     * @enum {string}
     */
    PayrollAdjustmentStatus: 'active' | 'cancelled'
    /** @description The fields of a payroll adjustment that a caller can write. */
    PayrollAdjustmentFields: {
      /** @description A bonus, an addition or a deduction. */
      kind?: components['schemas']['PayrollAdjustmentKind']
      /** @description The component under which it is paid: an active earning for bonuses and additions, an active deduction for deductions. By default the component BONUS, ADJ_ADD or ADJ_DED. */
      salary_component_id?: components['schemas']['Id']
      /** @description The amount of each month, above 0. The kind says whether it adds or deducts. */
      amount?: components['schemas']['Money']
      /** @description The first month, as its first day. */
      from_month?: components['schemas']['Date']
      /** @description The last month, as its first day; at most 60 months in all. By default `from_month`. */
      to_month?: components['schemas']['Date']
      /** @description The reason. The explanation of the entry shows it. */
      reason?: string
    }
    /** @description A payroll adjustment to be created. */
    PayrollAdjustmentCreate: WithRequired<components['schemas']['PayrollAdjustmentFields'], 'kind' | 'amount' | 'from_month' | 'reason'> & {
      /** @description The employee whose pay it changes. */
      employee_id: components['schemas']['Id']
    }
    /** @description The fields of a payroll adjustment to change. A field that is not sent does not change. */
    PayrollAdjustmentUpdate: components['schemas']['PayrollAdjustmentFields']
    /** @description A bonus, an addition or a deduction of one employee. */
    PayrollAdjustment: WithRequired<components['schemas']['PayrollAdjustmentFields'], 'kind' | 'salary_component_id' | 'amount' | 'from_month' | 'to_month' | 'reason'> & {
      /** @constant */
      object: 'payroll_adjustment'
      /** @description Identifies the payroll adjustment. */
      id: components['schemas']['Id']
      /** @description The employee whose pay it changes. */
      employee_id: components['schemas']['Id']
      /** @description The state of the record. */
      status: components['schemas']['PayrollAdjustmentStatus']
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollAdjustmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollAdjustment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description Which part of a day is corrected.
     * @enum {string}
     */
    CorrectedHalf: 'first_half' | 'second_half' | 'full'
    /**
     * @description What the day should have been.
     * @enum {string}
     */
    CorrectedAs: 'present' | 'absent' | 'paid_leave' | 'unpaid_leave'
    /**
     * @description The state of a correction. A cancelled one counts no more.
     * @enum {string}
     */
    PayrollCorrectionStatus: 'active' | 'cancelled'
    /** @description The fields of a payroll correction that a caller can write. */
    PayrollCorrectionFields: {
      /** @description The employee whose day it is. */
      employee_id?: components['schemas']['Id']
      /** @description The locked day that was wrong. */
      date?: components['schemas']['Date']
      /** @description Which part of the day; `full` by default. */
      half?: components['schemas']['CorrectedHalf']
      /** @description What it should have been. */
      counts_as?: components['schemas']['CorrectedAs']
      /** @description The reason. The explanation of the entry shows it. */
      reason?: string
    }
    /** @description A correction of a locked day. */
    PayrollCorrectionCreate: WithRequired<components['schemas']['PayrollCorrectionFields'], 'employee_id' | 'date' | 'counts_as' | 'reason'>
    /** @description What a locked day should have been. The day itself stays. */
    PayrollCorrection: WithRequired<components['schemas']['PayrollCorrectionFields'], 'employee_id' | 'date' | 'half' | 'counts_as' | 'reason'> & {
      /** @constant */
      object: 'payroll_correction'
      /** @description Identifies the payroll correction. */
      id: components['schemas']['Id']
      /** @description The state of the record. */
      status: components['schemas']['PayrollCorrectionStatus']
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollCorrectionPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollCorrection'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a fact that a caller can write. */
    EmployeeLawFactFields: {
      /** @description The value as text, such as `1257L`; `true` or `false` for facts that hold or do not. */
      value?: string
      /** @description The first day on which it holds. */
      effective_from?: components['schemas']['Date']
      /** @description The last day, or null while it holds. */
      effective_to?: components['schemas']['NullableDate']
    }
    /** @description A fact of an employee to be created. */
    EmployeeLawFactCreate: WithRequired<components['schemas']['EmployeeLawFactFields'], 'value' | 'effective_from'> & {
      /** @description The employee of whom it is true. */
      employee_id: components['schemas']['Id']
      /** @description The name of the fact in the law pack. `GET /console/law_parameters` lists them. */
      fact: string
    }
    /** @description The fields of a fact to change. A field that is not sent does not change. */
    EmployeeLawFactUpdate: components['schemas']['EmployeeLawFactFields']
    /** @description What the law asks of an employee, from one day to another. */
    EmployeeLawFact: WithRequired<components['schemas']['EmployeeLawFactFields'], 'value' | 'effective_from' | 'effective_to'> & {
      /** @constant */
      object: 'employee_law_fact'
      /** @description Identifies the fact. */
      id: components['schemas']['Id']
      /** @description The employee of whom it is true. */
      employee_id: components['schemas']['Id']
      /** @description The name of the fact in the law pack. `GET /console/law_parameters` lists them. */
      fact: string
      /** @description Whether it was deleted. It then keeps its last values and counts no more. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeLawFactPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeLawFact'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description Where the figures are from. `previous_system`: paid by this workspace before Muster. `other_employer`: paid by somebody else.
     * @enum {string}
     */
    TaxOpeningSource: 'previous_system' | 'other_employer'
    /** @description The fields of a tax opening that a caller can write. */
    TaxOpeningFields: {
      /** @description The taxable income of the months that it covers. */
      taxable_income?: components['schemas']['Money']
      /** @description The income tax that was withheld in these months. */
      tax_withheld?: components['schemas']['Money']
      /** @description The last month that it covers, as its first day. Runs of later months count it. */
      through_month?: components['schemas']['Date']
    }
    /** @description A tax opening to be created. */
    TaxOpeningCreate: WithRequired<components['schemas']['TaxOpeningFields'], 'taxable_income' | 'tax_withheld' | 'through_month'> & {
      /** @description The employee who earned it. */
      employee_id: components['schemas']['Id']
      /** @description The tax year, as the law pack names it. */
      tax_year: components['schemas']['TaxYear']
      /** @description Where the figures are from. */
      source: components['schemas']['TaxOpeningSource']
    }
    /** @description The fields of a tax opening to change. A field that is not sent does not change. */
    TaxOpeningUpdate: components['schemas']['TaxOpeningFields']
    /** @description Taxable income and tax of a tax year before Muster, or from another employer. */
    TaxOpening: WithRequired<components['schemas']['TaxOpeningFields'], 'taxable_income' | 'tax_withheld' | 'through_month'> & {
      /** @constant */
      object: 'tax_opening'
      /** @description Identifies the tax opening. */
      id: components['schemas']['Id']
      /** @description The employee who earned it. */
      employee_id: components['schemas']['Id']
      /** @description The tax year, as the law pack names it. */
      tax_year: components['schemas']['TaxYear']
      /** @description Where the figures are from. */
      source: components['schemas']['TaxOpeningSource']
      /** @description Whether it was deleted. It then keeps its last values and counts no more. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    TaxOpeningPage: {
      /** @description The records of this page. */
      data: components['schemas']['TaxOpening'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A tax year of which an employee has a certificate. */
    TaxCertificateYear: {
      /** @description The tax year, as the law pack names it. */
      tax_year: components['schemas']['TaxYear']
      /** @description Its first day. */
      start_date: components['schemas']['Date']
      /** @description Its last day. */
      end_date: components['schemas']['Date']
    }
    /** @description The tax years of which an employee has a certificate. */
    TaxCertificateYears: {
      /** @constant */
      object: 'tax_certificate_years'
      /** @description The employee. */
      id: components['schemas']['Id']
      /** @description The years, the newest first. */
      years: components['schemas']['TaxCertificateYear'][]
    }
    /** @description A figure of a value. A value has several if it is a table or differs by a fact. */
    LawFigure: {
      /** @description The values of the fact for which it holds, separated by spaces, or null for everybody. */
      choice: string | null
      /** @description The amount, or the parameter, above which the percentage holds, or null. */
      above: string | null
      /** @description The percentage of what is above, or null. */
      percent: string | null
      /** @description The amount or the percentage, where it is no table, or null. */
      value: string | null
    }
    /**
     * @description What a value is. `value`: one figure. `slabs`: a table. `surcharge`: a percentage above a limit. `none`: the law has no such thing. `open`: the workspace enters it. `entered`: the workspace has entered it.
     * @enum {string}
     */
    LawParameterKind: 'value' | 'slabs' | 'surcharge' | 'none' | 'open' | 'entered'
    /** @description A value of a parameter, from its day until the next value of the parameter. */
    LawParameter: {
      /** @description The name of the parameter. */
      parameter: string
      /** @description What people call it. */
      title: string
      /**
       * @description Whether a figure is an amount or a percentage, where the value is no table.
       * @enum {string}
       */
      unit: 'amount' | 'percent'
      /** @description Whether its figures are neither amounts nor percentages, such as an age or a tax code. */
      is_plain: boolean
      /** @description The day from which it holds. */
      effective_from: components['schemas']['Date']
      /** @description The last day, or null while no later value is known. */
      effective_to: components['schemas']['NullableDate']
      /**
       * @description Whether it counts today, in the workspace's timezone. `announced`: its day is yet to come. `past`: a later value has taken its place.
       * @enum {string}
       */
      standing: 'past' | 'in_force' | 'announced'
      /** @description What it is. */
      kind: components['schemas']['LawParameterKind']
      /** @description The fact by which its figures differ, or null. */
      by: string | null
      /** @description Its figures; none where the law has no such thing or leaves it open. */
      figures: components['schemas']['LawFigure'][]
      /** @description Where it was read. */
      source: string
      /** @description Whether it was checked at its source when the pack was made. */
      is_verified: boolean
      /** @description When the workspace confirmed or entered it, or null. */
      confirmed_at: components['schemas']['NullableTimestamp']
      /** @description The confirmation or the entered value, or null. */
      law_value_id: components['schemas']['NullableId']
      /** @description The codes of the lines and warnings that depend on it. */
      lines: string[]
    }
    /**
     * @description What a fact holds.
     * @enum {string}
     */
    LawFactType: 'boolean' | 'number' | 'text'
    /** @description A fact that the law asks of an employee. */
    LawFact: {
      /** @description The name of the fact. */
      fact: string
      /** @description What it holds. */
      type: components['schemas']['LawFactType']
      /** @description What it says of the employee, in words. */
      text: string
      /** @description The values that it may have; empty if it is free. */
      choices: string[]
      /** @description What holds without an entry, or null. Without it, lines that need the fact are left out. */
      default: string | null
      /** @description Whether it follows from the employee's date of birth or gender and is not entered. */
      is_derived: boolean
    }
    /** @description A tax year of the country. */
    LawTaxYear: {
      /** @description What people call it. */
      name: string
      /** @description The first day. */
      start_date: components['schemas']['Date']
      /** @description The last day. */
      end_date: components['schemas']['Date']
    }
    /** @description A line of the law. */
    LawLine: {
      /** @description The code of its salary component. */
      code: string
      /**
       * @description `record`: a figure that is reported and changes nobody's pay.
       * @enum {string}
       */
      type: 'deduction' | 'employer_contribution' | 'record'
      /** @description What it is. */
      text: string
    }
    /** @description The law pack of the workspace's country. */
    LawParameters: {
      /** @constant */
      object: 'law_parameters'
      /** @description Identifies the workspace. */
      id: components['schemas']['Id']
      /** @description The code of the pack, or null if there is none for the country. */
      pack: string | null
      /** @description The name of the country, or null without a pack. */
      name: string | null
      /** @description The first tax year that it holds, or null without a pack. */
      first_tax_year: string | null
      /** @description The last tax year that it holds, or null without a pack. */
      last_tax_year: string | null
      /** @description The tax years that it holds, oldest first. */
      tax_years: components['schemas']['LawTaxYear'][]
      /** @description What it takes from pay, or has the employer pay. */
      lines: components['schemas']['LawLine'][]
      /** @description What it asks of employees. */
      facts: components['schemas']['LawFact'][]
      /** @description Each value of each parameter, oldest first. */
      parameters: components['schemas']['LawParameter'][]
    }
    /** @description An amount or a percentage as a plain decimal, or null when there is none. A JSON number is rejected. */
    NullableFigure: string | null
    /** @description The fields of a law value that a caller can write. */
    LawValueFields: {
      /** @description The figure for a parameter that the pack leaves open; null confirms the value of the pack. */
      value?: components['schemas']['NullableFigure']
      /** @description Where the figure was read. */
      source?: string
    }
    /** @description A value of the law to be confirmed or entered. */
    LawValueCreate: WithRequired<components['schemas']['LawValueFields'], 'source'> & {
      /** @description The name of the parameter in the law pack. `GET /console/law_parameters` lists them. */
      parameter: string
      /** @description The day from which it holds. A confirmation has the day of the value that it confirms. */
      effective_from: components['schemas']['Date']
    }
    /** @description The fields of a law value to change. A field that is not sent does not change. */
    LawValueUpdate: components['schemas']['LawValueFields']
    /** @description A value of the law that the workspace confirmed or entered. */
    LawValue: WithRequired<components['schemas']['LawValueFields'], 'value' | 'source'> & {
      /** @constant */
      object: 'law_value'
      /** @description Identifies the law value. */
      id: components['schemas']['Id']
      /** @description The name of the parameter in the law pack. `GET /console/law_parameters` lists them. */
      parameter: string
      /** @description The day from which it holds. A confirmation has the day of the value that it confirms. */
      effective_from: components['schemas']['Date']
      /** @description Whether it was deleted. It then keeps its last values and counts no more. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LawValuePage: {
      /** @description The records of this page. */
      data: components['schemas']['LawValue'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a loan type that a caller can write. */
    LoanTypeFields: {
      /** @description The name. */
      name?: string
      /** @description The short code, unique in the workspace. */
      code?: string
      /** @description The most that one loan may be. Null means that there is no limit. */
      max_amount?: components['schemas']['NullableMoney']
      /** @description The most installments that a loan may have. Null means that there is no limit but 600. */
      max_installments?: number | null
      /** @description The interest of new loans, in percent a year. */
      interest_rate?: components['schemas']['Percentage']
      /** @description How many loans of this type an employee may have at once. Approved and active loans count. */
      max_active_loans?: number
      /** @description Whether new loans may have this type. */
      is_active?: boolean
    }
    /** @description A loan type to be created. */
    LoanTypeCreate: WithRequired<components['schemas']['LoanTypeFields'], 'name' | 'code'>
    /** @description The fields of a loan type to change. A field that is not sent does not change. */
    LoanTypeUpdate: components['schemas']['LoanTypeFields']
    /** @description A kind of loan, with its limits and its interest. */
    LoanType: WithRequired<components['schemas']['LoanTypeFields'], 'name' | 'code' | 'max_amount' | 'max_installments' | 'interest_rate' | 'max_active_loans' | 'is_active'> & {
      /** @constant */
      object: 'loan_type'
      /** @description Identifies the loan type. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LoanTypePage: {
      /** @description The records of this page. */
      data: components['schemas']['LoanType'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `pending`: requested. `approved`: its schedule is written. `active`: the money was handed over and payroll takes installments. `completed`: nothing is left to pay. `rejected` and `cancelled`: it was never lent.
     * @enum {string}
     */
    LoanStatus: 'pending' | 'approved' | 'active' | 'completed' | 'rejected' | 'cancelled'
    /** @description The fields of a loan that a caller can write. */
    LoanFields: {
      /** @description The employee who borrows. */
      employee_id?: components['schemas']['Id']
      /** @description The kind of loan. */
      loan_type_id?: components['schemas']['Id']
      /** @description The principal. */
      amount?: components['schemas']['Money']
      /** @description The number of monthly installments. */
      total_installments?: number
      /** @description The month of the year in which the first installment is due, 1 to 12. */
      start_month?: number
      /** @description The year in which the first installment is due. */
      start_year?: number
      /** @description What the money is for, or null. */
      purpose?: string | null
    }
    /** @description A loan to be requested. */
    LoanCreate: WithRequired<components['schemas']['LoanFields'], 'employee_id' | 'loan_type_id' | 'amount' | 'total_installments' | 'start_month' | 'start_year'>
    /** @description Why a loan or an installment changes. */
    LoanReason: {
      /** @description The reason. An installment that changes keeps it as its note. */
      reason: string
    }
    /** @description When a loan was handed over. */
    LoanDisbursement: {
      /** @description The day, today or earlier. By default it is today. */
      disbursed_on?: components['schemas']['Date']
    }
    /** @description The installments that the rest of a loan is divided into. */
    LoanRescheduling: {
      /** @description The number of installments that are still to be taken. */
      installments: number
      /** @description The month of the first of these installments, with `start_year`. By default the month of the first pending installment. */
      start_month?: number
      /** @description The year of the first of these installments, with `start_month`. */
      start_year?: number
      /** @description The reason. */
      reason: string
    } & ({ start_month?: never; start_year?: never } | { start_month: number; start_year: number })
    /** @description What ends a loan early. */
    LoanSettlement: {
      /** @description What came in, at most what is outstanding. By default it is the pending principal. */
      amount?: components['schemas']['Money']
      /** @description How it was paid. The waived installments keep it as their note. */
      reason: string
    }
    /** @description What a loan would cost, and when. */
    LoanSchedule: {
      /** @description How the interest is computed. */
      interest_method: components['schemas']['InterestMethod']
      /** @description The interest in percent a year. */
      interest_rate: components['schemas']['Percentage']
      /** @description Principal plus interest. */
      total_payable: components['schemas']['Money']
      /** @description What is due each month. */
      installment_amount: components['schemas']['Money']
      /** @description One for each month, from the first on. */
      installments: components['schemas']['LoanScheduleMonth'][]
      /** @description The rules behind it. The figures add up to `total_payable`. */
      lines: components['schemas']['ExplanationLine'][]
    }
    /** @description One month of a schedule. */
    LoanScheduleMonth: {
      /** @description Its number, from 1. */
      installment_no: number
      /** @description The month of the year, 1 to 12. */
      due_month: number
      /** @description The year. */
      due_year: number
      /** @description The part of the amount. */
      principal: components['schemas']['Money']
      /** @description The part that is interest. */
      interest: components['schemas']['Money']
      /** @description Principal plus interest. */
      total_due: components['schemas']['Money']
    }
    /** @description What is lent to an employee. What was paid and what is outstanding change when a payroll run is locked, and when a loan is settled early, rescheduled, waived or written off. */
    Loan: WithRequired<components['schemas']['LoanFields'], 'employee_id' | 'loan_type_id' | 'amount' | 'total_installments' | 'start_month' | 'start_year' | 'purpose'> & {
      /** @constant */
      object: 'loan'
      /** @description Identifies the loan. */
      id: components['schemas']['Id']
      /** @description The number of the loan, unique in the workspace, or null for one that has none. */
      loan_number: string | null
      /** @description The interest in percent a year. It stays as it was when the loan was requested. */
      interest_rate: components['schemas']['Percentage']
      /** @description Principal plus interest. */
      total_payable: components['schemas']['Money']
      /** @description What is due each month. The last installment may differ by some cents. */
      installment_amount: components['schemas']['Money']
      /** @description The installments that payroll has taken. */
      paid_installments: number
      /** @description What was paid, by payroll or by early settlement. */
      paid_amount: components['schemas']['Money']
      /** @description What is still to be paid. Zero until the loan is approved. */
      outstanding_balance: components['schemas']['Money']
      /** @description The state of the loan. */
      status: components['schemas']['LoanStatus']
      /** @description When it was approved, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /** @description When nothing was left to pay, or null. */
      completed_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LoanPage: {
      /** @description The records of this page. */
      data: components['schemas']['Loan'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The schedule of a loan, with the balance after each installment. */
    LoanBalances: {
      /** @constant */
      object: 'loan_balances'
      /** @description The loan. */
      id: components['schemas']['Id']
      /** @description The installments, in the order of their numbers. */
      installments: components['schemas']['LoanBalance'][]
    }
    /** @description An installment of a loan, with the balance after it. */
    LoanBalance: {
      /** @description The installment. */
      loan_installment_id: components['schemas']['Id']
      /** @description Its number, from 1. */
      installment_no: number
      /** @description The month of the year, 1 to 12. */
      due_month: number
      /** @description The year. */
      due_year: number
      /** @description The state of the installment. */
      status: components['schemas']['LoanInstallmentStatus']
      /** @description The part of the amount. */
      principal: components['schemas']['Money']
      /** @description The part that is interest. */
      interest: components['schemas']['Money']
      /** @description Principal plus interest. */
      total_due: components['schemas']['Money']
      /** @description What is still to be taken after it. */
      balance: components['schemas']['Money']
    }
    /** @description How the workspace numbers its employees. */
    EmployeeNumbering: WithRequired<components['schemas']['NumberingFields'], 'number_prefix' | 'number_digits' | 'number_next'> & {
      /** @description The code that the next employee gets. */
      next_employee_code: string
    }
    /** @description What a new employee gets where nothing else is sent. */
    EmployeeDefaultsFields: {
      /** @description The department, or null for none. */
      default_department_id?: components['schemas']['NullableId']
      /** @description The designation, or null for none. */
      default_designation_id?: components['schemas']['NullableId']
      /** @description The employment type, or null for none. */
      default_employment_type_id?: components['schemas']['NullableId']
    }
    /** @description The defaults to change. A field that is not sent does not change. */
    EmployeeDefaultsUpdate: components['schemas']['EmployeeDefaultsFields']
    /** @description What a new employee gets where nothing else is sent. Their shift is the default shift. */
    EmployeeDefaults: WithRequired<components['schemas']['EmployeeDefaultsFields'], 'default_department_id' | 'default_designation_id' | 'default_employment_type_id'>
    /** @description How the workspace numbers its loans. */
    LoanNumbering: WithRequired<components['schemas']['NumberingFields'], 'number_prefix' | 'number_digits' | 'number_next'> & {
      /** @description The `loan_number` of the next loan, unless another loan gets it first. */
      next_loan_number: string
    }
    /**
     * @description `pending`: still to be taken. `claimed`: in a payroll run that is not locked yet. `settled`: taken from the salary. `waived`: payroll never takes it.
     * @enum {string}
     */
    LoanInstallmentStatus: 'pending' | 'claimed' | 'settled' | 'waived'
    /** @description One month of a loan's schedule. Payroll claims it when a run is processed, and settles it at the lock. */
    LoanInstallment: {
      /** @constant */
      object: 'loan_installment'
      /** @description Identifies the installment. */
      id: components['schemas']['Id']
      /** @description The loan that it belongs to. */
      loan_id: components['schemas']['Id']
      /** @description Its number within the loan, from 1. */
      installment_no: number
      /** @description The month of the year in which it is due, 1 to 12. */
      due_month: number
      /** @description The year in which it is due. */
      due_year: number
      /** @description The part of the loan's amount. The parts of all installments add up to the amount. */
      principal: components['schemas']['Money']
      /** @description The part that is interest. */
      interest: components['schemas']['Money']
      /** @description Principal plus interest. */
      total_due: components['schemas']['Money']
      /** @description The state of the installment. */
      status: components['schemas']['LoanInstallmentStatus']
      /** @description The payroll run that claimed it, or null. */
      payroll_run_id: components['schemas']['NullableId']
      /** @description The entry of that run that takes it, or null. */
      payroll_entry_id: components['schemas']['NullableId']
      /** @description When a payroll run claimed it, or null. */
      claimed_at: components['schemas']['NullableTimestamp']
      /** @description When the lock of that run settled it, or null. */
      settled_at: components['schemas']['NullableTimestamp']
      /** @description Zero until it is settled, then `total_due`. */
      paid_amount: components['schemas']['Money']
      /** @description Why it was waived or deferred, or null. */
      note: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LoanInstallmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['LoanInstallment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an expense category that a caller can write. */
    ExpenseCategoryFields: {
      /** @description The name. */
      name?: string
      /** @description The short code, unique in the workspace. */
      code?: string
      /** @description What it is for, or null. */
      description?: string | null
      /** @description The most that one item may be. Null means that there is no limit. */
      max_amount_per_item?: components['schemas']['NullableMoney']
      /** @description Whether an item needs a receipt. False by default. */
      requires_receipt?: boolean
      /** @description If items need receipts, only those above this amount do. Null means all of them. */
      receipt_required_above?: components['schemas']['NullableMoney']
      /** @description The account that it is booked on, or null. */
      gl_code?: string | null
      /** @description Whether new items may have this category. */
      is_active?: boolean
    }
    /** @description An expense category to be created. */
    ExpenseCategoryCreate: WithRequired<components['schemas']['ExpenseCategoryFields'], 'name' | 'code'>
    /** @description The fields of an expense category to change. A field that is not sent does not change. */
    ExpenseCategoryUpdate: components['schemas']['ExpenseCategoryFields']
    /** @description A kind of expense that employees may claim. */
    ExpenseCategory: WithRequired<components['schemas']['ExpenseCategoryFields'], 'name' | 'code' | 'description' | 'max_amount_per_item' | 'requires_receipt' | 'receipt_required_above' | 'gl_code' | 'is_active'> & {
      /** @constant */
      object: 'expense_category'
      /** @description Identifies the expense category. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ExpenseCategoryPage: {
      /** @description The records of this page. */
      data: components['schemas']['ExpenseCategory'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an expense limit that a caller can write. */
    ExpenseLimitFields: {
      /** @description The most that one employee is reimbursed of the category for expenses of one calendar month. */
      monthly_amount?: components['schemas']['Money']
    }
    /** @description An expense limit to be created. */
    ExpenseLimitCreate: WithRequired<components['schemas']['ExpenseLimitFields'], 'monthly_amount'> & {
      /** @description The category. */
      expense_category_id: components['schemas']['Id']
    }
    /** @description The fields of an expense limit to change. A field that is not sent does not change. */
    ExpenseLimitUpdate: components['schemas']['ExpenseLimitFields']
    /** @description The most that one employee is reimbursed of a category in a month. */
    ExpenseLimit: WithRequired<components['schemas']['ExpenseLimitFields'], 'monthly_amount'> & {
      /** @constant */
      object: 'expense_limit'
      /** @description Identifies the expense limit. */
      id: components['schemas']['Id']
      /** @description The category. */
      expense_category_id: components['schemas']['Id']
      /** @description Whether it was deleted. It then limits nothing. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ExpenseLimitPage: {
      /** @description The records of this page. */
      data: components['schemas']['ExpenseLimit'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description The state of a claim. One that payroll is to pay stays `approved` until the payroll run is locked.
     * @enum {string}
     */
    ExpenseClaimStatus: 'draft' | 'submitted' | 'approved' | 'rejected' | 'paid' | 'cancelled'
    /** @description The fields of an expense claim that a caller can write. */
    ExpenseClaimFields: {
      /** @description The employee who spent the money. */
      employee_id?: components['schemas']['Id']
      /** @description What the claim is about. */
      title?: string
      /** @description The date of the claim, today or earlier. No item is later. By default it is today. */
      claim_date?: components['schemas']['Date']
      /** @description Why the money was spent, or null. */
      purpose?: string | null
      /** @description The part of an advance that is set against the claim. Zero by default. */
      advance_adjusted?: components['schemas']['Money']
      /** @description Notes, or null. */
      notes?: string | null
    }
    /** @description An expense claim to be created. */
    ExpenseClaimCreate: WithRequired<components['schemas']['ExpenseClaimFields'], 'employee_id' | 'title'>
    /** @description The fields of an expense claim to change. A field that is not sent does not change. */
    ExpenseClaimUpdate: components['schemas']['ExpenseClaimFields']
    /** @description What an employee spent for the company and claims back. Its totals are the sums of its items. */
    ExpenseClaim: WithRequired<components['schemas']['ExpenseClaimFields'], 'employee_id' | 'title' | 'claim_date' | 'purpose' | 'advance_adjusted' | 'notes'> & {
      /** @constant */
      object: 'expense_claim'
      /** @description Identifies the expense claim. */
      id: components['schemas']['Id']
      /** @description The number of the claim, unique in the workspace. */
      claim_number: string
      /** @description The sum of the items' amounts. */
      total_claimed: components['schemas']['Money']
      /** @description The sum of the items' approved amounts. Null before a decision. */
      total_approved: components['schemas']['NullableMoney']
      /** @description What is approved less the advance, and never below zero. Null before a decision. */
      total_reimbursable: components['schemas']['NullableMoney']
      /** @description The state of the claim. */
      status: components['schemas']['ExpenseClaimStatus']
      /** @description When it was submitted, or null. */
      submitted_at: components['schemas']['NullableTimestamp']
      /** @description When it was approved or rejected, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description When the payment was recorded or the payroll run that pays it was locked, or null. */
      paid_at: components['schemas']['NullableTimestamp']
      /**
       * @description How it is paid, or null. `payroll` from the moment when it is handed over.
       * @enum {string|null}
       */
      payment_method: 'payroll' | 'bank_transfer' | 'cash' | null
      /** @description The reference of the payment, or null. */
      payment_reference: string | null
      /** @description The locked payroll run that paid it, or null. */
      payroll_run_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ExpenseClaimPage: {
      /** @description The records of this page. */
      data: components['schemas']['ExpenseClaim'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What is approved of a claim. */
    ExpenseApproval: {
      /** @description The items that are not approved whole. */
      items?: components['schemas']['ExpenseItemDecision'][]
      /** @description The part of an advance that is set against the claim. By default as the claim says. */
      advance_adjusted?: components['schemas']['Money']
    }
    /** @description What is approved of one item. */
    ExpenseItemDecision: {
      /** @description The item. */
      expense_claim_item_id: components['schemas']['Id']
      /** @description What is approved of it, from 0 to what was asked. */
      approved_amount: components['schemas']['Money']
      /** @description Why it is less than what was asked. It is needed then. */
      rejection_reason?: string
    }
    /** @description Why a claim is rejected. */
    ExpenseRejection: {
      /** @description The reason. The claim keeps it. */
      rejection_reason: string
    }
    /**
     * @description How a claim is paid that payroll does not pay.
     * @enum {string}
     */
    ExpensePaymentMethod: 'bank_transfer' | 'cash'
    /** @description How a claim was paid. */
    ExpensePayment: {
      /** @description How it was paid. */
      payment_method: components['schemas']['ExpensePaymentMethod']
      /** @description The reference of the payment, or null. */
      payment_reference?: string | null
    }
    /** @description How the workspace numbers its expense claims. */
    ExpenseClaimNumbering: WithRequired<components['schemas']['NumberingFields'], 'number_prefix' | 'number_digits' | 'number_next'> & {
      /** @description The `claim_number` of the next claim, unless another claim gets it first. */
      next_claim_number: string
    }
    /** @description The fields of an expense claim item that a caller can write. */
    ExpenseClaimItemFields: {
      /** @description The category, which is in use. */
      expense_category_id?: components['schemas']['Id']
      /** @description The day on which the money was spent, not later than the date of the claim. */
      expense_date?: components['schemas']['Date']
      /** @description What it was for, or null. */
      description?: string | null
      /** @description Who was paid, or null. */
      merchant?: string | null
      /** @description What was spent, above 0. */
      amount?: components['schemas']['Money']
      /** @description Its position among the items of its claim. Zero by default. */
      display_order?: number
    }
    /** @description An item to be added to a claim. */
    ExpenseClaimItemCreate: WithRequired<components['schemas']['ExpenseClaimItemFields'], 'expense_category_id' | 'expense_date' | 'amount'> & {
      /** @description The claim, which is a draft. */
      expense_claim_id: components['schemas']['Id']
    }
    /** @description The fields of an expense claim item to change. A field that is not sent does not change. */
    ExpenseClaimItemUpdate: components['schemas']['ExpenseClaimItemFields']
    /** @description One expense of a claim. */
    ExpenseClaimItem: WithRequired<components['schemas']['ExpenseClaimItemFields'], 'expense_category_id' | 'expense_date' | 'description' | 'merchant' | 'amount' | 'display_order'> & {
      /** @constant */
      object: 'expense_claim_item'
      /** @description Identifies the item. */
      id: components['schemas']['Id']
      /** @description The claim that it belongs to. */
      expense_claim_id: components['schemas']['Id']
      /** @description What was approved of it, or null before a decision. */
      approved_amount: components['schemas']['NullableMoney']
      /** @description Whether its receipt is stored. */
      has_receipt: boolean
      /** @description The name of the receipt's file, or null. */
      receipt_file_name: string | null
      /** @description Why less was approved than was asked, or null. */
      rejection_reason: string | null
      /** @description Whether it was deleted. It then is no part of the claim's totals. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ExpenseClaimItemPage: {
      /** @description The records of this page. */
      data: components['schemas']['ExpenseClaimItem'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description A media type that receipts may have.
     * @enum {string}
     */
    ExpenseReceiptContentType: 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'
    /** @description A receipt to be stored, with its file. */
    ExpenseReceipt: {
      file_name: components['schemas']['FileName']
      content_type: components['schemas']['ExpenseReceiptContentType']
      content_base64: components['schemas']['FileContent']
    }
    /** @description The fields of an asset category that a caller can write. */
    AssetCategoryFields: {
      /** @description The name, unique under its parent. */
      name?: string
      /** @description A short code, unique in the workspace, or null. */
      code?: string | null
      /** @description What belongs to it, or null. */
      description?: string | null
      /** @description The category that this one is part of, or null. Categories must not loop. */
      parent_id?: components['schemas']['NullableId']
      /** @description Whether new assets may have this category. */
      is_active?: boolean
    }
    /** @description An asset category to be created. */
    AssetCategoryCreate: WithRequired<components['schemas']['AssetCategoryFields'], 'name'>
    /** @description The fields of an asset category to change. A field that is not sent does not change. */
    AssetCategoryUpdate: components['schemas']['AssetCategoryFields']
    /** @description A kind of asset. Categories nest. */
    AssetCategory: WithRequired<components['schemas']['AssetCategoryFields'], 'name' | 'code' | 'description' | 'parent_id' | 'is_active'> & {
      /** @constant */
      object: 'asset_category'
      /** @description Identifies the asset category. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AssetCategoryPage: {
      /** @description The records of this page. */
      data: components['schemas']['AssetCategory'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `available`: can be issued. `assigned`: an employee has it. `in_repair`: is being repaired. `lost`: was lost by its holder. `retired`: is no longer used.
     * @enum {string}
     */
    AssetStatus: 'available' | 'assigned' | 'in_repair' | 'lost' | 'retired'
    /**
     * @description The state that an asset is in.
     * @enum {string}
     */
    AssetCondition: 'new' | 'good' | 'fair' | 'poor' | 'damaged'
    /**
     * @description The state that an asset came back in, or null.
     * @enum {string|null}
     */
    AssetReturnCondition: 'new' | 'good' | 'fair' | 'poor' | 'damaged' | null
    /** @description The fields of an asset that a caller can write. */
    AssetFields: {
      /** @description The tag on it, unique in the workspace. */
      asset_tag?: string
      /** @description What it is. */
      name?: string
      /** @description The category that it belongs to. */
      asset_category_id?: components['schemas']['Id']
      /** @description The serial number, or null. */
      serial_number?: string | null
      /** @description Who made it, or null. */
      manufacturer?: string | null
      /** @description The model, or null. */
      model?: string | null
      /** @description The branch that it belongs to, or null. */
      branch_id?: components['schemas']['NullableId']
      /** @description When it was bought, or null. */
      purchase_date?: components['schemas']['NullableDate']
      /** @description What it cost, or null. It is not written down over time. */
      purchase_cost?: components['schemas']['NullableMoney']
      /** @description Who sold it, or null. */
      vendor?: string | null
      /** @description The last day of the warranty, or null. */
      warranty_expiry_date?: components['schemas']['NullableDate']
      /** @description The state that it is in. `new` by default on create. */
      condition?: components['schemas']['AssetCondition']
      /** @description Remarks, or null. */
      notes?: string | null
    }
    /** @description An asset to be created. */
    AssetCreate: WithRequired<components['schemas']['AssetFields'], 'asset_tag' | 'name' | 'asset_category_id'>
    /** @description How an asset comes back from repair. */
    AssetRestoration: {
      /** @description The state that it is in now. By default it does not change. */
      condition?: components['schemas']['AssetCondition']
    }
    /** @description The fields of an asset to change. A field that is not sent does not change. */
    AssetUpdate: components['schemas']['AssetFields']
    /** @description Something that the company owns and hands out. */
    Asset: WithRequired<components['schemas']['AssetFields'], 'asset_tag' | 'name' | 'asset_category_id' | 'serial_number' | 'manufacturer' | 'model' | 'branch_id' | 'purchase_date' | 'purchase_cost' | 'vendor' | 'warranty_expiry_date' | 'condition' | 'notes'> & {
      /** @constant */
      object: 'asset'
      /** @description Identifies the asset. */
      id: components['schemas']['Id']
      /** @description The status of the asset. */
      status: components['schemas']['AssetStatus']
      /** @description The assignment by which an employee has it. Null unless it is `assigned`. */
      current_assignment_id: components['schemas']['NullableId']
      /** @description The employee who has it. Null unless it is `assigned`. */
      holder_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AssetPage: {
      /** @description The records of this page. */
      data: components['schemas']['Asset'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description How an asset comes back. */
    AssetReturn: {
      /** @description The day, from the issue to today. By default it is today. */
      returned_on?: components['schemas']['Date']
      /** @description The state that it is in. By default the condition of the asset. */
      condition_on_return?: components['schemas']['AssetCondition']
      /** @description Remarks, or null. By default they do not change. */
      notes?: string | null
    }
    /** @description How an asset was lost. */
    AssetLoss: {
      /** @description Remarks, or null. By default they do not change. */
      notes?: string | null
    }
    /**
     * @description `issued`: the employee has it. `returned`: came back. `lost`: the employee lost it.
     * @enum {string}
     */
    AssetAssignmentStatus: 'issued' | 'returned' | 'lost'
    /** @description The fields of an asset assignment that can change while the asset is held. */
    AssetAssignmentFields: {
      /** @description When it should come back, or null. Not before `issued_on`. */
      expected_return_date?: components['schemas']['NullableDate']
      /** @description Remarks, or null. */
      notes?: string | null
    }
    /** @description What is issued, and to whom. */
    AssetAssignmentCreate: components['schemas']['AssetAssignmentFields'] & {
      /** @description The asset. */
      asset_id: components['schemas']['Id']
      /** @description The employee who gets it. */
      employee_id: components['schemas']['Id']
      /** @description The day, today or earlier. By default it is today. */
      issued_on?: components['schemas']['Date']
      /** @description The state that it is in. By default the condition of the asset. */
      condition_on_issue?: components['schemas']['AssetCondition']
    }
    /** @description The fields of an asset assignment to change. A field that is not sent does not change. */
    AssetAssignmentUpdate: components['schemas']['AssetAssignmentFields']
    /** @description An asset in the hands of an employee, from its issue to its return. */
    AssetAssignment: WithRequired<components['schemas']['AssetAssignmentFields'], 'expected_return_date' | 'notes'> & {
      /** @constant */
      object: 'asset_assignment'
      /** @description Identifies the asset assignment. */
      id: components['schemas']['Id']
      /** @description The asset. */
      asset_id: components['schemas']['Id']
      /** @description The employee who has or had it. */
      employee_id: components['schemas']['Id']
      /** @description The day on which it was issued. */
      issued_on: components['schemas']['Date']
      /** @description The state that it was issued in. */
      condition_on_issue: components['schemas']['AssetCondition']
      /** @description The day on which it came back. Null while it is held, and when it was lost. */
      returned_on: components['schemas']['NullableDate']
      /** @description The state that it came back in, or null. */
      condition_on_return: components['schemas']['AssetReturnCondition']
      /** @description Whether the employee still has it. */
      status: components['schemas']['AssetAssignmentStatus']
      /** @description When the employee confirmed the receipt, or null. */
      acknowledged_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AssetAssignmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['AssetAssignment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An asset assignment as the console shows it, with its asset and its employee. */
    AssetAssignmentDetail: {
      /** @constant */
      object: 'asset_assignment_detail'
      /** @description Identifies the asset assignment. */
      id: components['schemas']['Id']
      /** @description The tag of the asset. */
      asset_tag: string
      /** @description What the asset is. */
      asset_name: string
      /** @description The employee's code. */
      employee_code: string
      /** @description The last day of the employee, or null. */
      separation_date: components['schemas']['NullableDate']
      /** @description Whether it is still held by someone who leaves, has left or is deleted. */
      is_return_due: boolean
      /** @description The assignment. */
      assignment: components['schemas']['AssetAssignment']
    }
    /** @description A page of a list, newest first. */
    AssetAssignmentDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['AssetAssignmentDetail'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an announcement category that a caller can write. */
    AnnouncementCategoryFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description The colour that it is shown in, as hex digits, or null. */
      color?: string | null
      /** @description What it is for, or null. */
      description?: string | null
      /** @description Whether new announcements may have it. */
      is_active?: boolean
    }
    /** @description An announcement category to be created. */
    AnnouncementCategoryCreate: WithRequired<components['schemas']['AnnouncementCategoryFields'], 'name'>
    /** @description The fields of an announcement category to change. A field that is not sent does not change. */
    AnnouncementCategoryUpdate: components['schemas']['AnnouncementCategoryFields']
    /** @description A kind of announcement. */
    AnnouncementCategory: WithRequired<components['schemas']['AnnouncementCategoryFields'], 'name' | 'color' | 'description' | 'is_active'> & {
      /** @constant */
      object: 'announcement_category'
      /** @description Identifies the category. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AnnouncementCategoryPage: {
      /** @description The records of this page. */
      data: components['schemas']['AnnouncementCategory'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A time of day, `HH:MM:SS`, in the workspace's timezone, or null when there is none. */
    NullableTimeOfDay: string | null
    /**
     * @description `scheduled`: it is published at its moment. `missed`: when it could be published, it would have expired already.
     * @enum {string}
     */
    AnnouncementDraftStatus: 'draft' | 'scheduled' | 'published' | 'missed'
    /** @description The fields of an announcement draft that a caller can write. */
    AnnouncementDraftFields: {
      /** @description Who it is for. `all` by default. */
      audience?: components['schemas']['AnnouncementAudience']
      /** @description The branches, if the audience is `branches`; empty otherwise. */
      branch_ids?: components['schemas']['Id'][]
      /** @description The departments, if the audience is `departments`; empty otherwise. */
      department_ids?: components['schemas']['Id'][]
      /** @description The employees, if the audience is `employees`; empty otherwise. */
      employee_ids?: components['schemas']['Id'][]
    } & components['schemas']['AnnouncementFields']
    /** @description An announcement draft to be created. */
    AnnouncementDraftCreate: WithRequired<components['schemas']['AnnouncementDraftFields'], 'title' | 'body'>
    /** @description The fields of an announcement draft to change. A field that is not sent does not change. */
    AnnouncementDraftUpdate: components['schemas']['AnnouncementDraftFields']
    /** @description An announcement before it is published. It stays afterwards, as the record of what was scheduled. */
    AnnouncementDraft: WithRequired<components['schemas']['AnnouncementDraftFields'], 'announcement_category_id' | 'title' | 'body' | 'priority' | 'is_pinned' | 'requires_acknowledgement' | 'expires_at' | 'audience' | 'branch_ids' | 'department_ids' | 'employee_ids'> & {
      /** @constant */
      object: 'announcement_draft'
      /** @description Identifies the draft. */
      id: components['schemas']['Id']
      /** @description The day on which it is scheduled, in the workspace's timezone, or null. */
      publish_date: components['schemas']['NullableDate']
      /** @description The time of that day, or null. */
      publish_time: components['schemas']['NullableTimeOfDay']
      /** @description The announcement that it became, or null. */
      announcement_id: components['schemas']['NullableId']
      /** @description The state of the draft. */
      status: components['schemas']['AnnouncementDraftStatus']
      /** @description Whether it is deleted. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AnnouncementDraftPage: {
      /** @description The records of this page. */
      data: components['schemas']['AnnouncementDraft'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description How much it matters.
     * @enum {string}
     */
    AnnouncementPriority: 'normal' | 'important' | 'urgent'
    /**
     * @description Who an announcement is for.
     * @enum {string}
     */
    AnnouncementAudience: 'all' | 'branches' | 'departments' | 'employees'
    /**
     * @description `expired` from `expires_at` on, or once it was ended.
     * @enum {string}
     */
    AnnouncementStatus: 'published' | 'expired'
    /** @description The fields of an announcement that can be written before and after it is published. */
    AnnouncementFields: {
      /** @description Its category, or null. */
      announcement_category_id?: components['schemas']['NullableId']
      /** @description The title. */
      title?: string
      /** @description The text. It is plain text; a client that shows it has to escape it. */
      body?: string
      /** @description How much it matters. `normal` by default. */
      priority?: components['schemas']['AnnouncementPriority']
      /** @description Whether it stays on top. False by default. */
      is_pinned?: boolean
      /** @description Whether employees confirm that they have read it. False by default. */
      requires_acknowledgement?: boolean
      /** @description When it expires, or null if it does not. */
      expires_at?: components['schemas']['NullableTimestamp']
    }
    /** @description The fields of an announcement to change. A field that is not sent does not change. */
    AnnouncementUpdate: components['schemas']['AnnouncementFields']
    /** @description What the company tells its employees. It is published. */
    Announcement: WithRequired<components['schemas']['AnnouncementFields'], 'announcement_category_id' | 'title' | 'body' | 'priority' | 'is_pinned' | 'requires_acknowledgement' | 'expires_at'> & {
      /** @constant */
      object: 'announcement'
      /** @description Identifies the announcement. */
      id: components['schemas']['Id']
      /** @description Who it is for. */
      audience: components['schemas']['AnnouncementAudience']
      /** @description The branches that it is for, if the audience is `branches`. */
      branch_ids: components['schemas']['Id'][]
      /** @description The departments that it is for, if the audience is `departments`. */
      department_ids: components['schemas']['Id'][]
      /** @description The employees whom it is for, if the audience is `employees`. */
      employee_ids: components['schemas']['Id'][]
      /** @description Whether whoever asks for their own announcements has acknowledged it. Null for everybody else. */
      is_acknowledged: boolean | null
      /** @description How many employees have acknowledged it. */
      acknowledged_count: number
      /** @description When it was published. */
      published_at: components['schemas']['Timestamp']
      /** @description The state of the announcement. */
      status: components['schemas']['AnnouncementStatus']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AnnouncementPage: {
      /** @description The records of this page. */
      data: components['schemas']['Announcement'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description When an announcement is published. Without a moment it is published now. */
    AnnouncementPublication: {
      /** @description The day, in the workspace's timezone, with `publish_time`. */
      publish_date?: components['schemas']['Date']
      /** @description The time of the day, in the workspace's timezone, with `publish_date`. */
      publish_time?: components['schemas']['TimeOfDay']
    } & ({ publish_date?: never; publish_time?: never } | {
      publish_date: components['schemas']['Date']
      publish_time: components['schemas']['TimeOfDay']
    })
    /** @description Who has read an announcement. */
    AnnouncementAcknowledgement: {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
    }
    /**
     * @description `draft`: not announced yet. `open`: takes applications. `on_hold`: takes none for now. `closed`: takes none until it is opened again. `cancelled`: takes none any more.
     * @enum {string}
     */
    JobOpeningStatus: 'draft' | 'open' | 'on_hold' | 'closed' | 'cancelled'
    /** @description The fields of a job opening that a caller can write. */
    JobOpeningFields: {
      /** @description What the post is called. */
      title?: string
      /** @description A short code, unique in the workspace, or null. */
      code?: string | null
      /** @description The department. */
      department_id?: components['schemas']['Id']
      /** @description The job title, or null. */
      designation_id?: components['schemas']['NullableId']
      /** @description The branch, or null. */
      branch_id?: components['schemas']['NullableId']
      /** @description The kind of engagement, or null. */
      employment_type_id?: components['schemas']['NullableId']
      /** @description The employee who decides, or null. */
      hiring_manager_id?: components['schemas']['NullableId']
      /** @description How many people are wanted. 1 by default on create. */
      vacancies?: number
      /** @description What the work is. */
      description?: string
      /** @description What is asked of candidates, or null. */
      requirements?: string | null
      /** @description The lowest monthly salary, or null. */
      min_salary?: components['schemas']['NullableMoney']
      /** @description The highest monthly salary, or null. Not below `min_salary`. */
      max_salary?: components['schemas']['NullableMoney']
      /** @description The years of experience that are asked for, or null. */
      min_experience_years?: components['schemas']['YearsOfExperience']
      /** @description Whether the work can be done from anywhere. False by default on create. */
      is_remote?: boolean
      /** @description Whether it takes applications. `draft` by default on create, or `open`. */
      status?: components['schemas']['JobOpeningStatus']
      /** @description Until when people should apply, or null. The opening does not close by itself on that day. */
      closing_date?: components['schemas']['NullableDate']
    }
    /** @description A job opening to be created. */
    JobOpeningCreate: WithRequired<components['schemas']['JobOpeningFields'], 'title' | 'department_id' | 'description'>
    /** @description The fields of a job opening to change. A field that is not sent does not change. */
    JobOpeningUpdate: components['schemas']['JobOpeningFields']
    /** @description A post that people can apply for. */
    JobOpening: WithRequired<components['schemas']['JobOpeningFields'], 'title' | 'code' | 'department_id' | 'designation_id' | 'branch_id' | 'employment_type_id' | 'hiring_manager_id' | 'vacancies' | 'description' | 'requirements' | 'min_salary' | 'max_salary' | 'min_experience_years' | 'is_remote' | 'status' | 'closing_date'> & {
      /** @constant */
      object: 'job_opening'
      /** @description Identifies the job opening. */
      id: components['schemas']['Id']
      /** @description How many applicants were hired. The opening does not close by itself when all posts are filled. */
      hired_count: number
      /** @description When it was first opened, or null. */
      opened_at: components['schemas']['NullableTimestamp']
      /** @description When it was closed. Null unless it is closed. */
      closed_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    JobOpeningPage: {
      /** @description The records of this page. */
      data: components['schemas']['JobOpening'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A country by its ISO 3166-1 alpha-2 code, or null when there is none. */
    NullableCountryCode: string | null
    /**
     * @description How a candidate came.
     * @enum {string}
     */
    CandidateSource: 'career_page' | 'referral' | 'job_board' | 'agency' | 'linkedin' | 'walk_in' | 'other'
    /** @description The fields of a candidate that a caller can write. */
    CandidateFields: {
      /** @description Given name. */
      first_name?: string
      /** @description Family name. */
      last_name?: string
      /** @description The email address, unique in the workspace in upper or lower case. */
      email?: components['schemas']['EmailAddress']
      /** @description The telephone number, or null. */
      phone?: components['schemas']['NullablePhone']
      /**
       * @description The gender as recorded. Null when not recorded.
       * @enum {string|null}
       */
      gender?: 'male' | 'female' | 'other' | null
      /** @description The date of birth, or null. */
      date_of_birth?: components['schemas']['NullableDate']
      /** @description The city, or null. */
      city?: string | null
      /** @description The country by its ISO 3166-1 alpha-2 code, or null. */
      country?: components['schemas']['NullableCountryCode']
      /** @description Where the candidate works now, or null. */
      current_employer?: string | null
      /** @description The candidate's job title now, or null. */
      current_designation?: string | null
      /** @description The years of experience, or null. */
      experience_years?: components['schemas']['YearsOfExperience']
      /** @description The monthly salary now, or null. */
      current_salary?: components['schemas']['NullableMoney']
      /** @description The monthly salary that is asked for, or null. */
      expected_salary?: components['schemas']['NullableMoney']
      /** @description How many days of notice the candidate has to give, or null. */
      notice_period_days?: number | null
      /** @description How the candidate came. `other` by default on create. */
      source?: components['schemas']['CandidateSource']
      /** @description The employee who referred the candidate, or null. */
      referred_by_id?: components['schemas']['NullableId']
      /** @description The candidate's page on LinkedIn, or null. */
      linkedin_url?: string | null
      /** @description The name of the file with the curriculum vitae, or null. The file itself is not stored. */
      resume_file_name?: string | null
      /** @description What the candidate can do. Empty by default on create. */
      skills?: string[]
      /** @description Remarks, or null. */
      notes?: string | null
    }
    /** @description A candidate to be created. */
    CandidateCreate: WithRequired<components['schemas']['CandidateFields'], 'first_name' | 'last_name' | 'email'>
    /** @description The fields of a candidate to change. A field that is not sent does not change. */
    CandidateUpdate: components['schemas']['CandidateFields']
    /** @description A person who applies. */
    Candidate: WithRequired<components['schemas']['CandidateFields'], 'first_name' | 'last_name' | 'email' | 'phone' | 'gender' | 'date_of_birth' | 'city' | 'country' | 'current_employer' | 'current_designation' | 'experience_years' | 'current_salary' | 'expected_salary' | 'notice_period_days' | 'source' | 'referred_by_id' | 'linkedin_url' | 'resume_file_name' | 'skills' | 'notes'> & {
      /** @constant */
      object: 'candidate'
      /** @description Identifies the candidate. */
      id: components['schemas']['Id']
      /** @description The employee that the candidate became, or null. */
      employee_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    CandidatePage: {
      /** @description The records of this page. */
      data: components['schemas']['Candidate'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The post that a candidate is hired for. */
    CandidateHire: {
      /** @description The application of the candidate that is hired. */
      job_application_id: components['schemas']['Id']
      /** @description The first day of employment. By default the date that was offered. */
      joining_date?: components['schemas']['Date']
      /** @description The department. By default that of the opening. */
      department_id?: components['schemas']['Id']
      /** @description The job title. By default that of the opening. */
      designation_id?: components['schemas']['Id']
      /** @description The branch. By default that of the opening. */
      branch_id?: components['schemas']['NullableId']
      /** @description The kind of engagement. By default that of the opening. */
      employment_type_id?: components['schemas']['Id']
      /** @description The manager, or null. */
      reporting_manager_id?: components['schemas']['NullableId']
      /** @description The email address at work, or null. */
      work_email?: components['schemas']['NullableEmailAddress']
    }
    /**
     * @description `applied`, `screening`, `interview`, `assessment` and `offer` are under way, in any order. `hired`: is final. `rejected`: by the company. `withdrawn`: by the candidate.
     * @enum {string}
     */
    JobApplicationStage: 'applied' | 'screening' | 'interview' | 'assessment' | 'offer' | 'hired' | 'rejected' | 'withdrawn'
    /** @description The fields of a job application that a caller can write. */
    JobApplicationFields: {
      /** @description How promising it is, from 1 to 5, or null. */
      rating?: number | null
      /** @description The monthly salary that was offered, or null. */
      offered_salary?: components['schemas']['NullableMoney']
      /** @description The first day that was offered, or null. */
      offered_joining_date?: components['schemas']['NullableDate']
      /** @description Remarks, or null. */
      notes?: string | null
    }
    /** @description A job application to be created. */
    JobApplicationCreate: components['schemas']['JobApplicationFields'] & {
      /** @description The opening. */
      job_opening_id: components['schemas']['Id']
      /** @description The candidate. */
      candidate_id: components['schemas']['Id']
      /** @description When the candidate applied; not in the future. By default it is now. */
      applied_at?: components['schemas']['Timestamp']
      /** @description What the candidate wrote, or null. */
      cover_letter?: string | null
    }
    /** @description The fields of a job application to change. A field that is not sent does not change. */
    JobApplicationUpdate: components['schemas']['JobApplicationFields'] & {
      /** @description The stage that it is in. */
      stage?: components['schemas']['JobApplicationStage']
      /** @description Why it is rejected. Only a rejected application has one. */
      rejection_reason?: string
    }
    /** @description A candidate's application for one opening. */
    JobApplication: WithRequired<components['schemas']['JobApplicationFields'], 'rating' | 'offered_salary' | 'offered_joining_date' | 'notes'> & {
      /** @constant */
      object: 'job_application'
      /** @description Identifies the job application. */
      id: components['schemas']['Id']
      /** @description The opening. */
      job_opening_id: components['schemas']['Id']
      /** @description The candidate. */
      candidate_id: components['schemas']['Id']
      /** @description The stage that it is in. */
      stage: components['schemas']['JobApplicationStage']
      /** @description When it came into its stage. */
      stage_changed_at: components['schemas']['Timestamp']
      /** @description When the candidate applied. */
      applied_at: components['schemas']['Timestamp']
      /** @description When it was hired, or null. */
      hired_at: components['schemas']['NullableTimestamp']
      /** @description When it was rejected. Null unless it is rejected. */
      rejected_at: components['schemas']['NullableTimestamp']
      /** @description When it was withdrawn. Null unless it is withdrawn. */
      withdrawn_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description What the candidate wrote, or null. */
      cover_letter: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    JobApplicationPage: {
      /** @description The records of this page. */
      data: components['schemas']['JobApplication'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description What a document is about. The numbers and the files of `identity` and `bank` are sensitive.
     * @enum {string}
     */
    DocumentCategory: 'identity' | 'education' | 'employment' | 'medical' | 'tax' | 'bank' | 'other'
    /** @description The fields of a document type that a caller can write. */
    DocumentTypeFields: {
      /** @description The name. */
      name?: string
      /** @description The short code, unique in the workspace. */
      code?: string
      category?: components['schemas']['DocumentCategory']
      /** @description What employees should know about it, or null. */
      description?: string | null
      /** @description Whether every employee needs one. Nothing is refused where it is missing. */
      is_mandatory?: boolean
      /** @description Whether employees see their own documents of the type. Where they do not, such a document does not exist for them, and nobody tells them that it expires. True by default. */
      visible_to_employee?: boolean
      /** @description Whether managers see documents of the type of whoever reports to them: title, days and status, and neither number, notes nor file. Of the categories `identity`, `medical`, `tax` and `bank` no type is. False by default. */
      visible_to_managers?: boolean
      /** @description Whether documents of the type need a `document_number`. */
      requires_document_number?: boolean
      /** @description Whether documents of the type need an `expiry_date`. */
      requires_expiry_date?: boolean
      /** @description How many days before the expiry of a verified document the owner of the workspace gets a message. Null means no message. */
      expiry_reminder_days?: number | null
      /** @description The media types that files may have. PDF, JPEG and PNG by default. */
      allowed_content_types?: [components['schemas']['FileContentType'], ...components['schemas']['FileContentType'][]]
      /** @description The most bytes that a file may have, 5,242,880 by default. */
      max_file_size_bytes?: number
      /** @description Whether new documents may have this type. */
      is_active?: boolean
    }
    /** @description A document type to be created. */
    DocumentTypeCreate: WithRequired<components['schemas']['DocumentTypeFields'], 'name' | 'code' | 'category'>
    /** @description The fields of a document type to change. A field that is not sent does not change. */
    DocumentTypeUpdate: components['schemas']['DocumentTypeFields']
    /** @description A kind of document, with its rules. */
    DocumentType: WithRequired<components['schemas']['DocumentTypeFields'], 'name' | 'code' | 'category' | 'description' | 'is_mandatory' | 'visible_to_employee' | 'visible_to_managers' | 'requires_document_number' | 'requires_expiry_date' | 'expiry_reminder_days' | 'allowed_content_types' | 'max_file_size_bytes' | 'is_active'> & {
      /** @constant */
      object: 'document_type'
      /** @description Identifies the document type. */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    DocumentTypePage: {
      /** @description The records of this page. */
      data: components['schemas']['DocumentType'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an employee document that a caller can write and change. */
    EmployeeDocumentFields: {
      /** @description What the document is called. By default the name of its type. */
      title?: string
      /** @description The number on the document, or null. Where `is_sensitive` is true, it is absent without the scope `employees.sensitive:read`. */
      document_number?: string | null
      /** @description When it was issued, or null. */
      issue_date?: components['schemas']['NullableDate']
      /** @description The last day on which it is valid, after `issue_date`. Null means that it does not expire. */
      expiry_date?: components['schemas']['NullableDate']
      /** @description Notes, or null. */
      notes?: string | null
    }
    /** @description A document to be stored, with its file. */
    EmployeeDocumentCreate: components['schemas']['EmployeeDocumentFields'] & {
      /** @description The employee whose document it is. */
      employee_id: components['schemas']['Id']
      /** @description The type of the document. */
      document_type_id: components['schemas']['Id']
      file_name: components['schemas']['FileName']
      content_type: components['schemas']['FileContentType']
      content_base64: components['schemas']['FileContent']
    }
    /** @description The fields of an employee document to change. A field that is not sent does not change. */
    EmployeeDocumentUpdate: components['schemas']['EmployeeDocumentFields']
    /** @description Why a document is rejected. */
    EmployeeDocumentRejection: {
      /** @description The reason. */
      rejection_reason: string
    }
    /**
     * @description `pending` after the upload, then `verified` or `rejected`.
     * @enum {string}
     */
    EmployeeDocumentStatus: 'pending' | 'verified' | 'rejected'
    /** @description A document of an employee, without the bytes of its file. */
    EmployeeDocument: WithRequired<components['schemas']['EmployeeDocumentFields'], 'title' | 'issue_date' | 'expiry_date' | 'notes'> & {
      /** @constant */
      object: 'employee_document'
      /** @description Identifies the document. */
      id: components['schemas']['Id']
      /** @description The employee whose document it is. */
      employee_id: components['schemas']['Id']
      /** @description The type of the document. */
      document_type_id: components['schemas']['Id']
      file_name: components['schemas']['FileName']
      content_type: components['schemas']['FileContentType']
      /** @description How many bytes the file has. */
      file_size_bytes: number
      /** @description The SHA-256 of the file, as hex digits in lower case. */
      sha256: string
      status: components['schemas']['EmployeeDocumentStatus']
      /** @description Whether its type is of the category `identity` or `bank`. Then the number and the file need the scope `employees.sensitive:read`. */
      is_sensitive: boolean
      /** @description Whether `expiry_date` is before today in the workspace's timezone. */
      is_expired: boolean
      /** @description When it was verified or rejected, or null. */
      verified_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description Whether it was deleted. */
      deleted: boolean
      /** @description When it was uploaded. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeDocumentPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeDocument'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description How the workspace numbers its employment contracts. */
    EmploymentContractNumbering: WithRequired<components['schemas']['NumberingFields'], 'number_prefix' | 'number_digits' | 'number_next'> & {
      /** @description The `contract_number` of the next contract, unless another contract gets it first. */
      next_contract_number: string
    }
    /** @description The terms of an employment contract, which can change while it is a draft. */
    EmploymentContractFields: {
      /** @description Its number, unique in the workspace. By default the next one, such as `CTR-00042`. */
      contract_number?: string | null
      /** @description What it is called. */
      title?: string
      type?: components['schemas']['EmploymentContractType']
      /** @description The first day that it covers, within the employment. */
      start_date?: components['schemas']['Date']
      /** @description The last day that it covers, needed for `fixed_term` and `internship`. Null means that it has no end. */
      end_date?: components['schemas']['NullableDate']
      /** @description Months of probation, or null. */
      probation_months?: number | null
      /** @description Days of notice, or null. */
      notice_period_days?: number | null
      /** @description Hours a week, above 0 and at most 168, or null. */
      weekly_hours?: components['schemas']['NullableHours']
    }
    /** @description A contract to be drafted. */
    EmploymentContractCreate: WithRequired<components['schemas']['EmploymentContractFields'], 'title' | 'type' | 'start_date'> & {
      /** @description The employee whose contract it is. */
      employee_id: components['schemas']['Id']
    }
    /** @description The terms of a draft to change. A field that is not sent does not change. */
    EmploymentContractUpdate: components['schemas']['EmploymentContractFields']
    /** @description The terms that differ from those of the contract that is renewed. By default the renewal starts on the day after `end_date`, and has no end. */
    EmploymentContractRenewal: components['schemas']['EmploymentContractFields']
    /** @description The document of a contract to be stored, with its file. */
    EmploymentContractUpload: {
      file_name: components['schemas']['FileName']
      content_type: components['schemas']['FileContentType']
      content_base64: components['schemas']['FileContent']
    }
    /** @description Who signed a contract, and when. */
    EmploymentContractSignature: {
      /** @description Who signed it. */
      signed_by_name: string
      /** @description When it was signed, not in the future. By default now. */
      signed_at?: components['schemas']['Timestamp']
    }
    /** @description When and why a contract ends early. */
    EmploymentContractTermination: {
      /** @description The last day that it covers, from `start_date` to `end_date`. By default today. */
      last_day?: components['schemas']['Date']
      /** @description Why it ends. The audit keeps it. */
      reason: string
    }
    /**
     * @description The kind of engagement.
     * @enum {string}
     */
    EmploymentContractType: 'permanent' | 'fixed_term' | 'probation' | 'internship' | 'part_time' | 'consultancy'
    /**
     * @description A `draft` is `sent` and then `signed`. A signed contract is `expired` once its `end_date` has passed, and `terminated` when it is ended early. `cancelled`: nobody signed it.
     * @enum {string}
     */
    EmploymentContractStatus: 'draft' | 'sent' | 'signed' | 'expired' | 'terminated' | 'cancelled'
    /** @description A contract with an employee. */
    EmploymentContract: WithRequired<components['schemas']['EmploymentContractFields'], 'contract_number' | 'title' | 'type' | 'start_date' | 'end_date' | 'probation_months' | 'notice_period_days' | 'weekly_hours'> & {
      /** @constant */
      object: 'employment_contract'
      /** @description Identifies the contract. */
      id: components['schemas']['Id']
      /** @description The employee whose contract it is. */
      employee_id: components['schemas']['Id']
      status: components['schemas']['EmploymentContractStatus']
      /** @description When it was sent, or null. */
      sent_at: components['schemas']['NullableTimestamp']
      /** @description When it was signed, or null. */
      signed_at: components['schemas']['NullableTimestamp']
      /** @description Who signed it, or null. */
      signed_by_name: string | null
      /** @description The end of the last day that a terminated contract covers, in the workspace's timezone. It lies ahead while notice runs. Null unless it was terminated. */
      terminated_at: components['schemas']['NullableTimestamp']
      /** @description The contract that it renews, or null. */
      renewed_from_id: components['schemas']['NullableId']
      /** @description The name of its file, or null. */
      file_name: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmploymentContractPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmploymentContract'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A contract was signed. */
    ContractSignedEvent: {
      /** @description Identifies the event. It is the same on each delivery of the event. */
      id: components['schemas']['Id']
      /** @constant */
      type: 'contract.signed'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['EmploymentContract']
    }
    /** @description An employment contract as the console shows it, with its employee. */
    EmploymentContractDetail: {
      /** @constant */
      object: 'employment_contract_detail'
      /** @description Identifies the contract. */
      id: components['schemas']['Id']
      /** @description The employee's code. */
      employee_code: string
      /** @description The last day of the employment in which the contract starts, or null. For a contract of a former employment, it is the last day of that employment. */
      separation_date: components['schemas']['NullableDate']
      /** @description Whether it is signed and covers days after `separation_date`, or is signed and its employee is deleted. It is true as soon as the separation is known. */
      outlives_employment: boolean
      /** @description The contract. */
      contract: components['schemas']['EmploymentContract']
    }
    /** @description A page of a list, newest first. */
    EmploymentContractDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmploymentContractDetail'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The texts of a letter template, in liquid. */
    LetterTemplateFields: {
      /** @description The subject, one line. It cannot show the salary. */
      subject?: string
      /** @description The text. */
      body?: string
    }
    /** @description A letter template to be created. */
    LetterTemplateCreate: WithRequired<components['schemas']['LetterTemplateFields'], 'subject' | 'body'> & {
      /** @description The type of its letters. */
      letter_type: components['schemas']['LetterType']
      /** @description The language of its letters, in which dates and amounts are written. By default `en`. */
      language?: components['schemas']['LanguageTag']
    }
    /**
     * @description `current` until it is `retired`. A type has one current template in each language.
     * @enum {string}
     */
    LetterTemplateStatus: 'current' | 'retired'
    /** @description The fields of a letter template to change. A field that is not sent does not change. */
    LetterTemplateUpdate: components['schemas']['LetterTemplateFields']
    /** @description The text that letters of one type and language are made from. */
    LetterTemplate: WithRequired<components['schemas']['LetterTemplateFields'], 'subject' | 'body'> & {
      /** @constant */
      object: 'letter_template'
      /** @description Identifies the letter template. */
      id: components['schemas']['Id']
      /** @description The type of its letters. */
      letter_type: components['schemas']['LetterType']
      /** @description The language of its letters. */
      language: components['schemas']['LanguageTag']
      /** @description Whether its letters show the salary, so that issuing and reading them needs `salaries.manage`. */
      shows_pay: boolean
      /** @description Whether letters are made from it. */
      status: components['schemas']['LetterTemplateStatus']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LetterTemplatePage: {
      /** @description The records of this page. */
      data: components['schemas']['LetterTemplate'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description For whom a template is rendered. Without an employee it is the sample employee. */
    LetterPreviewRequest: {
      /** @description The employee. */
      employee_id?: components['schemas']['Id']
      /** @description To whom it is addressed. */
      addressed_to?: components['schemas']['LetterAddressee']
      /** @description What it is for. */
      purpose?: components['schemas']['LetterPurpose']
    }
    /** @description A letter as it would be, under a number that no letter has. */
    LetterPreview: {
      /** @description The subject. */
      subject: string
      /** @description The text. */
      text: string
      /** @description Whether it shows the salary. */
      shows_pay: boolean
    }
    /** @description The fields of an HR letter request that a caller can write. */
    HrLetterRequestFields: {
      /** @description The employee who asks. */
      employee_id?: components['schemas']['Id']
      /** @description The type of letter. */
      letter_type?: components['schemas']['LetterType']
      /** @description What the letter is for, or null. */
      purpose?: components['schemas']['LetterPurpose']
      /** @description To whom it is addressed, or null. */
      addressed_to?: components['schemas']['LetterAddressee']
      /** @description How many copies are asked for, 1 by default. */
      copies?: number
    }
    /** @description A request for a letter. */
    HrLetterRequestCreate: WithRequired<components['schemas']['HrLetterRequestFields'], 'employee_id' | 'letter_type'>
    /** @description Why a request is rejected. */
    HrLetterRequestRejection: {
      /** @description The reason. */
      rejection_reason: string
    }
    /** @description How the letter is issued. */
    HrLetterRequestIssue: {
      /** @description The language of the letter, `en` by default. */
      language?: components['schemas']['LanguageTag']
      /** @description The day of the letter, from 31 days ago to today. A day before today cannot be before the employee joined. By default today, in the workspace's timezone. */
      letter_date?: components['schemas']['Date']
    }
    /** @description A letter that an employee asks for. */
    HrLetterRequest: WithRequired<components['schemas']['HrLetterRequestFields'], 'employee_id' | 'letter_type' | 'purpose' | 'addressed_to' | 'copies'> & {
      /** @constant */
      object: 'hr_letter_request'
      /** @description Identifies the request. */
      id: components['schemas']['Id']
      /**
       * @description `pending`, then `approved` and `issued`, or `rejected`, or `cancelled` before the issue.
       * @enum {string}
       */
      status: 'pending' | 'approved' | 'rejected' | 'issued' | 'cancelled'
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description The letter that was issued, or null. */
      hr_letter_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    HrLetterRequestPage: {
      /** @description The records of this page. */
      data: components['schemas']['HrLetterRequest'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an HR letter that a caller can write. */
    HrLetterFields: {
      /** @description The employee whom it is about. */
      employee_id?: components['schemas']['Id']
      /** @description The type of letter. */
      letter_type?: components['schemas']['LetterType']
      /** @description The language of the letter, `en` by default. */
      language?: components['schemas']['LanguageTag']
      /** @description To whom it is addressed, or null. */
      addressed_to?: components['schemas']['LetterAddressee']
    }
    /** @description A letter to be issued without a request. */
    HrLetterCreate: WithRequired<components['schemas']['HrLetterFields'], 'employee_id' | 'letter_type'> & {
      /** @description What the letter is for, or null. Only the text of the letter contains it. */
      purpose?: components['schemas']['LetterPurpose']
      /** @description The day of the letter, from 31 days ago to today. A day before today cannot be before the employee joined. By default today, in the workspace's timezone. */
      letter_date?: components['schemas']['Date']
    }
    /** @description Why a letter is revoked. */
    HrLetterRevocation: {
      /** @description The reason. The console shows it beside the text. */
      reason: string
    }
    /**
     * @description `issued` until it is `revoked`.
     * @enum {string}
     */
    HrLetterStatus: 'issued' | 'revoked'
    /** @description A letter that the company issued, without its text. */
    HrLetter: WithRequired<components['schemas']['HrLetterFields'], 'employee_id' | 'letter_type' | 'language' | 'addressed_to'> & {
      /** @constant */
      object: 'hr_letter'
      /** @description Identifies the letter. */
      id: components['schemas']['Id']
      /** @description The request that it answers, or null. */
      hr_letter_request_id: components['schemas']['NullableId']
      /** @description The number, unique in the workspace. It has the type, the year of `issue_date`, and a count without gaps for each type and year. */
      reference_number: string
      /** @description The subject. */
      subject: string
      /** @description The day of the letter: that of the issue, or the `letter_date` of up to 31 days before. */
      issue_date: components['schemas']['Date']
      status: components['schemas']['HrLetterStatus']
      /** @description The moment of the issue. */
      issued_at: components['schemas']['Timestamp']
      /** @description When it was revoked, or null. */
      revoked_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    HrLetterPage: {
      /** @description The records of this page. */
      data: components['schemas']['HrLetter'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The text of a letter, which never changes. */
    HrLetterText: {
      /** @constant */
      object: 'hr_letter_text'
      /** @description Identifies the letter. */
      id: components['schemas']['Id']
      /** @description The number of the letter. */
      reference_number: string
      /** @description The language of the letter. */
      language: components['schemas']['LanguageTag']
      /** @description The subject. */
      subject: string
      /** @description The text. */
      text: string
      /** @description Whether it shows the salary. */
      shows_pay: boolean
      status: components['schemas']['HrLetterStatus']
      /** @description When it was revoked, or null. */
      revoked_at: components['schemas']['NullableTimestamp']
      /** @description Why it was revoked, or null. */
      revocation_reason: string | null
    }
    /** @description The fields of the letterhead that a caller can write. */
    LetterheadFields: {
      /** @description The address, up to 6 lines. Null prints the address and the city of the company. */
      address?: string | null
      /** @description A text at the foot of each page of a letter, or null. */
      footer?: string | null
      /** @description The name that is printed below the place for a signature. Null prints no such place. */
      signatory_name?: string | null
      /** @description What is printed below that name, or null. */
      signatory_title?: string | null
    }
    /** @description The fields of the letterhead to change. A field that is not sent does not change. */
    LetterheadUpdate: components['schemas']['LetterheadFields']
    /** @description What is printed at the head and the foot of letters and payslips. */
    Letterhead: WithRequired<components['schemas']['LetterheadFields'], 'address' | 'footer' | 'signatory_name' | 'signatory_title'> & {
      /** @constant */
      object: 'letterhead'
      /** @description Identifies the letterhead. */
      id: components['schemas']['Id']
      /** @description The name of the logo's file, or null. */
      logo_file_name: string | null
      /** @description The media type of the logo, or null. */
      logo_content_type: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /**
     * @description A media type that a logo may have.
     * @enum {string}
     */
    LetterheadLogoContentType: 'image/png' | 'image/jpeg'
    /** @description A logo to be stored, with its file. */
    LetterheadLogoUpload: {
      file_name: components['schemas']['FileName']
      content_type: components['schemas']['LetterheadLogoContentType']
      content_base64: components['schemas']['FileContent']
    }
    /**
     * @description The type of an event. More types may be added. Ignore those that you do not know.
     * @enum {string}
     */
    EventType: 'employee.created' | 'employee.updated' | 'employee.deleted' | 'attendance.recorded' | 'attendance.updated' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'payroll.run.approved' | 'payroll.run.locked' | 'salary_slip.published' | 'contract.signed'
    /** @description What happened to one record, as endpoints receive it. It never changes. */
    Event: {
      /** @constant */
      object: 'event'
      /** @description Identifies the event. It is the same on each delivery. */
      id: components['schemas']['Id']
      type: components['schemas']['EventType']
      /** @description The record that it happened to. */
      object_id: components['schemas']['Id']
      /** @description The record as the API returned it at that moment, including sensitive fields. Its shape follows from `type`, as with a delivery. */
      data?: unknown
      /** @description When it happened. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description Events of the workspace, the oldest first. */
    EventFeed: {
      /** @description The events of this page. */
      data: components['schemas']['Event'][]
      /** @description Whether more can be read at once. */
      has_more: boolean
      /** @description The id of the last event that was looked at. Send it as `after` to read on, at once or later. Null if there was none and no `after` was sent. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `unverified`: has not answered the test event yet. `active`: receives events. `disabled`: failed 20 times in a row and must be enabled again. Deliveries wait while an endpoint is not active.
     * @enum {string}
     */
    WebhookEndpointStatus: 'unverified' | 'active' | 'disabled'
    /** @description The fields of a webhook endpoint that a caller can write. */
    WebhookEndpointFields: {
      /** @description The address that receives events, public HTTPS. Redirects are not followed. */
      url?: string
      /** @description The types of event to send, at least one. */
      events?: [components['schemas']['EventType'], ...components['schemas']['EventType'][]]
      /** @description What the endpoint is for, in your own words, or null. */
      description?: string | null
    }
    /** @description A new webhook endpoint. */
    WebhookEndpointCreate: WithRequired<components['schemas']['WebhookEndpointFields'], 'url' | 'events'>
    /** @description Changes to a webhook endpoint. */
    WebhookEndpointUpdate: components['schemas']['WebhookEndpointFields']
    /** @description An address that receives events. */
    WebhookEndpoint: WithRequired<components['schemas']['WebhookEndpointFields'], 'url' | 'events' | 'description'> & {
      /** @constant */
      object: 'webhook_endpoint'
      /** @description Identifies the endpoint. */
      id: components['schemas']['Id']
      status: components['schemas']['WebhookEndpointStatus']
      /** @description Failed attempts since the last one that succeeded. At 20 the endpoint is disabled. */
      consecutive_failures: number
      /** @description When it was disabled, or null while it is not. */
      disabled_at: components['schemas']['NullableTimestamp']
      /** @description The secret that signs deliveries. Only responses that create the endpoint, rotate the secret or show it contain it. It is absent from all others. */
      secret?: string
      /** @description Until when deliveries are also signed with the previous secret, or null if there is none. */
      previous_secret_expires_at: components['schemas']['NullableTimestamp']
      /** @description Whether the endpoint was deleted. It no longer receives anything. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    WebhookEndpointPage: {
      /** @description The records of this page. */
      data: components['schemas']['WebhookEndpoint'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Which deliveries to queue again. */
    WebhookReplayRequest: {
      /** @description Deliveries created at or after this instant, RFC 3339 with any offset. */
      since: components['schemas']['Timestamp']
    }
    /** @description The result of a replay. */
    WebhookReplay: {
      /** @constant */
      object: 'webhook_replay'
      /** @description The id of the endpoint that was replayed. */
      id: components['schemas']['Id']
      /** @description The endpoint. */
      webhook_endpoint_id: components['schemas']['Id']
      /** @description How many deliveries were queued again. */
      replayed: number
    }
    /**
     * @description `pending`: not tried yet. `delivered`: answered with 2xx. `failed`: will be tried again at `next_attempt_at`. `exhausted`: failed eight times, or its endpoint was deleted.
     * @enum {string}
     */
    WebhookDeliveryStatus: 'pending' | 'delivered' | 'failed' | 'exhausted'
    /** @description One event for one endpoint. */
    WebhookDelivery: {
      /** @constant */
      object: 'webhook_delivery'
      /** @description Identifies the delivery. It is sent as `Muster-Delivery`, the same on each retry and replay. */
      id: components['schemas']['Id']
      /** @description The endpoint that it goes to. */
      webhook_endpoint_id: components['schemas']['Id']
      event_type: components['schemas']['DeliveredEventType']
      status: components['schemas']['WebhookDeliveryStatus']
      /** @description The number of attempts since it was queued or replayed, 0 to 8. */
      attempts: number
      /** @description When it was last tried, or null if it was not tried. */
      last_attempt_at: components['schemas']['NullableTimestamp']
      /** @description The HTTP status of the last answer, or null when there was none. */
      last_response_status: number | null
      /** @description Why the last attempt failed, or null if it did not. */
      last_error: string | null
      /** @description When it is tried next, if its endpoint is active then. Null if it will not be tried again. */
      next_attempt_at: components['schemas']['NullableTimestamp']
      /** @description The number of times it was replayed by hand. */
      replay_count: number
      /** @description The body that is sent, byte for byte. Null in lists and in responses that queue a delivery. */
      payload?: string | null
      /** @description When the event happened. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    WebhookDeliveryPage: {
      /** @description The records of this page. */
      data: components['schemas']['WebhookDelivery'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One attempt of a delivery. */
    WebhookAttempt: {
      /** @constant */
      object: 'webhook_attempt'
      /** @description Identifies the attempt. */
      id: components['schemas']['Id']
      /** @description The delivery that was tried. */
      webhook_delivery_id: components['schemas']['Id']
      /** @description The number of the attempt, from 1. A replay starts again. */
      number: number
      /** @description How long it took in milliseconds. */
      duration_ms: number
      /** @description The HTTP status of the answer, or null when there was none. */
      response_status: number | null
      /** @description The first 1,024 bytes of the answer as text, or null if there was none. */
      response_body?: string | null
      /** @description Why it failed, or null if it did not. */
      error: string | null
      /** @description When it began. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    WebhookAttemptPage: {
      /** @description The records of this page. */
      data: components['schemas']['WebhookAttempt'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The deliveries of the last 48 hours, counted. */
    WebhookActivity: {
      /** @description The hours, the earliest first. */
      hours: components['schemas']['WebhookActivityHour'][]
    }
    /** @description The deliveries whose events happened in an hour, by their present status. */
    WebhookActivityHour: {
      /** @description When the hour begins. */
      hour: components['schemas']['Timestamp']
      /** @description Not tried yet. */
      pending: number
      /** @description Answered with 2xx. */
      delivered: number
      /** @description To be tried again. */
      failed: number
      /** @description Given up. */
      exhausted: number
    }
    /**
     * @description What a message is about. `webhook_endpoint.disabled`: a webhook endpoint failed 20 times in a row. It receives nothing until it is enabled again. `employee_document.expiring`: a verified document of an employee expires soon.
     * @enum {string}
     */
    MessageType: 'webhook_endpoint.disabled' | 'employee_document.expiring'
    /** @description A message from Muster to the owner of a workspace. */
    Message: {
      /** @constant */
      object: 'message'
      /** @description Identifies the message. */
      id: components['schemas']['Id']
      type: components['schemas']['MessageType']
      /** @description The webhook endpoint that the message is about, or null. */
      webhook_endpoint_id: components['schemas']['NullableId']
      /** @description The message in one line. */
      title: string
      /** @description What happened, with the figures, and what to do next. */
      text: string
      /** @description When it was marked as read, or null. */
      read_at: components['schemas']['NullableTimestamp']
      /** @description When it was written. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    MessagePage: {
      /** @description The records of this page. */
      data: components['schemas']['Message'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `request_decided`: a request of yours was decided. `request_made`: somebody who reports to you asks for something. `approval_asked`: an approval asks you, or whoever you stand in for, to decide about a request. `request_commented`: somebody has commented on a request that concerns you. `payslip_published`: you have a new payslip. `announcement_published`: the company tells you something. `document_expiring`: a document of yours expires. `account_changed`: how you sign in or where you are paid changed. `stand_in_named`: somebody who is asked for decisions has named you as their stand-in. `stand_in_revoked`: they have taken it back.
     * @enum {string}
     */
    NotificationType: 'request_decided' | 'request_made' | 'approval_asked' | 'request_commented' | 'payslip_published' | 'announcement_published' | 'document_expiring' | 'account_changed' | 'stand_in_named' | 'stand_in_revoked'
    /**
     * @description The kind of record that a notification is about.
     * @enum {string}
     */
    NotificationSubject: 'leave_application' | 'regularisation' | 'overtime_request' | 'rest_day_swap' | 'expense_claim' | 'loan' | 'hr_letter_request' | 'bank_account_change' | 'profile_change' | 'salary_slip' | 'announcement' | 'employee_document' | 'employee_bank_account' | 'member' | 'approval_delegation'
    /** @description What a member is told of something that concerns them. */
    Notification: {
      /** @constant */
      object: 'notification'
      /** @description Identifies the notification. */
      id: components['schemas']['Id']
      /** @description What happened. */
      type: components['schemas']['NotificationType']
      /** @description The kind of record that it is about. */
      subject: components['schemas']['NotificationSubject']
      /** @description The record that it is about. */
      subject_id: components['schemas']['Id']
      /** @description What became of it, such as `approved` or `password_changed`, or null where the type says all. Of a comment, what you are to the request: `own`, `asked`, or `commented` before. */
      outcome: string | null
      /** @description Who asks, has commented or is stood in for, or the title of what it is about, or null. */
      name: string | null
      /** @description The day that it is about, such as that of an expiry, or null. */
      day: components['schemas']['NullableDate']
      /**
       * @description `now`: it should be known at once. `later`: it can wait until the next morning.
       * @enum {string}
       */
      importance: 'now' | 'later'
      /** @description Whether a request that asked you asks you no more: you have decided, somebody else has, it was withdrawn, or you stand in or manage no longer. False for whatever asks nothing of you. */
      is_done: boolean
      /** @description When it was read, or null. */
      read_at: components['schemas']['NullableTimestamp']
      /** @description When it happened. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    NotificationPage: {
      /** @description The records of this page. */
      data: components['schemas']['Notification'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What was read. */
    NotificationsRead: {
      /** @description The notifications that were read. All of them by default. */
      ids?: [components['schemas']['Id'], ...components['schemas']['Id'][]]
    }
    /** @description What is left after notifications were read. */
    NotificationReading: {
      /** @description How many notifications are not read. */
      unread_count: number
    }
    /**
     * @description `now`: an e-mail for each, at once. `daily`: one e-mail at 08:00 of the workspace, if there is something new. `never`: none.
     * @enum {string}
     */
    NotificationTiming: 'now' | 'daily' | 'never'
    /** @description What a member chooses about e-mails. */
    NotificationSettingsFields: {
      /** @description What others ask you to decide. */
      approvals?: components['schemas']['NotificationTiming']
      /** @description What became of your requests, and comments on requests. */
      requests?: components['schemas']['NotificationTiming']
      /** @description Your payslips and documents. */
      documents?: components['schemas']['NotificationTiming']
      /** @description What the company announces. */
      announcements?: components['schemas']['NotificationTiming']
    }
    /** @description The settings to change. A field that is not sent does not change. */
    NotificationSettingsUpdate: components['schemas']['NotificationSettingsFields']
    /** @description Which notifications a member gets by e-mail, and when. */
    NotificationSettings: WithRequired<components['schemas']['NotificationSettingsFields'], 'approvals' | 'requests' | 'documents' | 'announcements'>
    /** @description How somebody signs in: with `email` and `password`, with `passkey` or with `link`. */
    SignIn: {
      email?: components['schemas']['EmailAddress']
      password?: components['schemas']['Password']
      /** @description A sign-in link's token, made by the command `muster person link`. It can be used once. */
      link?: string
      passkey?: components['schemas']['PasskeyAssertion']
      /** @description The workspace to sign in to. By default the one that the person used last. */
      workspace_id?: components['schemas']['Id']
    }
    /** @description A code of the authenticator app, a recovery code, or a passkey. */
    SecondFactor: {
      /** @description The 6 digits that the authenticator app shows, or a recovery code such as `k7mq2-x4hd9`. */
      code?: string
      passkey?: components['schemas']['PasskeyAssertion']
    }
    /** @description The password, a code, a passkey, or several of them. Each one that you send has to be right. */
    FreshProof: {
      password?: components['schemas']['Password']
      /** @description The 6 digits that the authenticator app shows. */
      code?: string
      passkey?: components['schemas']['PasskeyAssertion']
    }
    /** @description The workspace to switch to. */
    WorkspaceSwitch: {
      /** @description A workspace of the person. */
      workspace_id: components['schemas']['Id']
    }
    /**
     * @description `active`: may do what its role may. `second_factor_needed`: waits for the second factor. `second_factor_to_set_up`: the role asks for a second factor, and the person has none yet. `ended`: signed out.
     * @enum {string}
     */
    SessionStatus: 'active' | 'second_factor_needed' | 'second_factor_to_set_up' | 'ended'
    /** @description A workspace of the person who is signed in. */
    SessionWorkspace: {
      /** @description Identifies the workspace. */
      workspace_id: components['schemas']['Id']
      /** @description The name of the workspace. */
      name: string
      /** @description The name of the person's role there, or null. */
      role_name: string | null
      /** @description Whether the workspace lets the person in through its company sign-on alone. `switchSession` then cannot switch to it. */
      by_company_only: boolean
    }
    /** @description What every page needs to know of the workspace. */
    SessionCompany: {
      /** @description The name. */
      name: string
      /**
       * @description `read_only` rejects every write with 403, and `inactive` every call.
       * @enum {string}
       */
      status: 'active' | 'read_only' | 'inactive'
      /**
       * @description The plan.
       * @enum {string}
       */
      plan: 'starter' | 'growth' | 'scale'
      /** @description The tags whose operations the plan does not include. Calling one returns 403 `plan_upgrade_required`. */
      excluded_tags: string[]
      /** @description The tags whose operations nobody may call about themselves, by the `closed_parts` of the workspace. */
      closed_tags: string[]
      country: components['schemas']['CountryCode']
      /** @description The timezone by its IANA name. */
      timezone: string
      /** @description The currency by its ISO 4217 code. */
      currency: string
      /** @description The digits after the point in every amount. */
      currency_decimals: number
      /** @description The first day of the week as an ISO weekday, 1 for Monday to 7 for Sunday. */
      week_starts_on: number
      /** @description The rest days of the default shift as ISO weekdays. */
      weekend: number[]
    }
    /** @description Who is signed in, and what they may do. */
    Session: {
      /** @constant */
      object: 'session'
      /** @description Identifies the session. */
      id: components['schemas']['Id']
      status: components['schemas']['SessionStatus']
      /** @description The member who is signed in. */
      member_id: components['schemas']['Id']
      /** @description The person, who may be a member of other workspaces too. */
      person_id: components['schemas']['Id']
      /** @description The name of the member. */
      name: string
      email: components['schemas']['EmailAddress']
      /** @description The employee that the member is, or null. */
      employee_id: components['schemas']['NullableId']
      /** @description The workspace that the session is in. */
      workspace_id: components['schemas']['Id']
      workspace: components['schemas']['SessionCompany']
      /** @description All workspaces of the person, by name. In a session that a company opened, only the workspace of that company. */
      workspaces: components['schemas']['SessionWorkspace'][]
      /** @description The role of the member, or null. Without one, they have what whoever works here has. */
      role_id: components['schemas']['NullableId']
      /** @description The name of the role, or null. */
      role_name: string | null
      /**
       * @description What the person is here beside their role. `employee` sees what is theirs, `manager` also their team. `leaver` has left and still sees payslips and certificates. Null: the member is linked to no employee, or to one who left longer ago.
       * @enum {string|null}
       */
      post: 'employee' | 'manager' | 'leaver' | null
      /** @description Whether the role asks for a second factor. */
      needs_second_factor: boolean
      /** @description Whether the person has one, here or at the company that signed them in. */
      has_second_factor: boolean
      /** @description Whether a company opened the session. It then counts in this workspace alone. */
      by_company: boolean
      /** @description Whether a link of an operator opened the session. */
      by_link: boolean
      /** @description What the session may do under `/console/v1`. Empty until the sign-in is complete. */
      scopes: components['schemas']['Scope'][]
      /** @description What the session may do under `/console`. Empty until the sign-in is complete. */
      permissions: string[]
      /** @description When the person last proved who they are. */
      proven_at: components['schemas']['Timestamp']
      /** @description Until when the session may call operations that need a fresh proof. Null if that time is over. */
      proven_until: components['schemas']['NullableTimestamp']
      /** @description When the session ends unless something is done in it. The time shown may be up to a minute early. Reading the session does not extend it. */
      idle_until: components['schemas']['Timestamp']
      /** @description When the session ends at the latest. */
      expires_at: components['schemas']['Timestamp']
      /** @description How many other sessions of the person are open. */
      other_sessions: number
    }
    /** @description How a person can sign in. */
    Account: {
      /** @constant */
      object: 'account'
      /** @description Identifies the person. */
      id: components['schemas']['Id']
      email: components['schemas']['EmailAddress']
      /** @description Whether the person has a password. */
      has_password: boolean
      /** @description Whether an authenticator app is in force. */
      has_totp: boolean
      /** @description The passkeys of the person, oldest first. */
      passkeys: components['schemas']['Passkey'][]
      /** @description How many recovery codes were not used yet. */
      recovery_codes_left: number
      /** @description When the password last changed, or null if there is none. */
      password_changed_at: components['schemas']['NullableTimestamp']
    }
    /** @description Another password. */
    PasswordChange: {
      /** @description The present password. Leave it out if you have none, or if you followed a link of an operator in the last 10 minutes. */
      current_password?: components['schemas']['Password']
      /** @description The new password, 12 characters or more. Spaces count. It must not be a password that many people use. */
      new_password: string
    }
    /** @description What an authenticator app needs. */
    TotpSecret: {
      /** @description The secret, in base32, to be typed in. */
      secret: string
      /** @description The same as an address that an app reads from a QR code. */
      uri: string
    }
    /** @description A code of an authenticator app. */
    TotpCode: {
      /** @description The 6 digits that the app shows. */
      code: string
    }
    /** @description Codes that each count once as the second factor. */
    RecoveryCodes: {
      /** @description Ten codes. */
      codes: string[]
    }
    /** @description Bytes of a passkey, in base64url without padding. */
    PasskeyBytes: string
    /** @description The fields of a passkey that a person can write. */
    PasskeyFields: {
      /** @description What the person calls the device. */
      name?: string
    }
    /** @description How a browser reaches a device, such as `internal` or `usb`. */
    PasskeyTransport: string
    /** @description A passkey that a device has made. */
    PasskeyCreate: {
      /** @description `response.clientDataJSON` of the credential. */
      client_data: components['schemas']['PasskeyBytes']
      /** @description `response.attestationObject` of the credential. */
      attestation: components['schemas']['PasskeyBytes']
      /** @description What `response.getTransports()` of the credential returns. */
      transports?: components['schemas']['PasskeyTransport'][]
    } & WithRequired<components['schemas']['PasskeyFields'], 'name'>
    /** @description Another name. */
    PasskeyUpdate: components['schemas']['PasskeyFields']
    /** @description A way to sign in with the lock of a device. */
    Passkey: WithRequired<components['schemas']['PasskeyFields'], 'name'> & {
      /** @constant */
      object: 'passkey'
      /** @description Identifies the passkey. */
      id: components['schemas']['Id']
      /** @description When the person last used the passkey, or null. */
      last_used_at: components['schemas']['NullableTimestamp']
      /** @description When the passkey was added. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description What `navigator.credentials.create` needs, once the bytes are decoded. */
    PasskeyRegistration: {
      /** @description `challenge`. It can be used once, within 5 minutes. */
      challenge: components['schemas']['PasskeyBytes']
      /** @description `rp.id`, the host name that the passkey is for. */
      relying_party: string
      /** @description `user.id`. */
      user_handle: components['schemas']['PasskeyBytes']
      /** @description `user.name`. */
      user_name: components['schemas']['EmailAddress']
      /** @description `user.displayName`. */
      user_display_name: string
      /** @description The `alg` of each entry of `pubKeyCredParams`. */
      algorithms: number[]
      /** @description The `id` of each entry of `excludeCredentials`. */
      known_credentials: components['schemas']['PasskeyBytes'][]
    }
    /** @description What `navigator.credentials.get` needs, once the bytes are decoded. */
    PasskeyChallenge: {
      /** @description `challenge`. It can be used once, within 5 minutes. */
      challenge: components['schemas']['PasskeyBytes']
      /** @description `rpId`, the host name that the passkey is for. */
      relying_party: string
      /** @description The `id` of each entry of `allowCredentials`. Empty before somebody is known. */
      known_credentials: components['schemas']['PasskeyBytes'][]
    }
    /** @description The answer of a passkey to a challenge. */
    PasskeyAssertion: {
      /** @description `id` of the credential. */
      credential: components['schemas']['PasskeyBytes']
      /** @description `response.clientDataJSON` of the credential. */
      client_data: components['schemas']['PasskeyBytes']
      /** @description `response.authenticatorData` of the credential. */
      authenticator_data: components['schemas']['PasskeyBytes']
      /** @description `response.signature` of the credential. */
      signature: components['schemas']['PasskeyBytes']
      /** @description `response.userHandle` of the credential. Left out where it is null. */
      user_handle?: components['schemas']['PasskeyBytes']
    }
    /** @description The fields of an invitation that a caller can write. */
    InvitationFields: {
      email?: components['schemas']['EmailAddress']
      /** @description The name of the person. */
      name?: string
      /** @description The role that the person will have, or null for an employee who has none. They then see their own records, and those of their team. */
      role_id?: components['schemas']['NullableId']
      /** @description The employee that the person is, or null. Needed where there is no role. */
      employee_id?: components['schemas']['NullableId']
      /** @description The language of the e-mail with the link, where one is sent. By default English. */
      language?: components['schemas']['InvitationLanguage']
    }
    /**
     * @description A language of the e-mails that invite.
     * @enum {string}
     */
    InvitationLanguage: 'en' | 'ur' | 'ar'
    /** @description An invitation to be made. */
    InvitationCreate: WithRequired<components['schemas']['InvitationFields'], 'email' | 'name'>
    /** @description An invitation to become a member of the workspace. */
    Invitation: WithRequired<components['schemas']['InvitationFields'], 'email' | 'name' | 'role_id' | 'employee_id' | 'language'> & {
      /** @constant */
      object: 'invitation'
      /** @description Identifies the invitation. */
      id: components['schemas']['Id']
      /**
       * @description `pending`: can be accepted. `accepted`, `revoked` and `expired`: cannot.
       * @enum {string}
       */
      status: 'pending' | 'accepted' | 'revoked' | 'expired'
      /**
       * @description How the e-mail with the link goes. `waiting`: it is sent in a moment. `delayed`: the mail server could not take it yet, and it is tried again. `sent`: the mail server took it. `failed`: the mail server refuses it. `cancelled`: the invitation ended before. Null: there is none, because no mail server was set.
       * @enum {string|null}
       */
      email_status: 'waiting' | 'delayed' | 'sent' | 'failed' | 'cancelled' | null
      /** @description The token with which the person accepts the invitation. Only the response that makes it contains it, where it is not sent by e-mail; a repeat under the same `Idempotency-Key` does not. */
      token?: string
      /** @description Who made it: a member, a token of the console, or an operator. */
      invited_by: string
      /** @description Until when it can be accepted. */
      expires_at: components['schemas']['Timestamp']
      /** @description When it was accepted, or null. */
      accepted_at: components['schemas']['NullableTimestamp']
      /** @description When it was revoked, or null. */
      revoked_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    InvitationPage: {
      /** @description The records of this page. */
      data: components['schemas']['Invitation'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The token of an invitation. */
    InvitationToken: {
      /** @description The token, as it was given to the person. */
      token: string
    }
    /** @description What somebody accepts an invitation with. */
    InvitationAcceptance: {
      /** @description The token of the invitation. */
      token: string
      password: components['schemas']['Password']
    }
    /** @description What a token invites to. */
    InvitationPreview: {
      /** @description The name of the workspace. */
      workspace_name: string
      email: components['schemas']['EmailAddress']
      /** @description The name of the person who is invited. */
      name: string
      /** @description The name of the role, or null for an employee who will have none. */
      role_name: string | null
      /** @description Whether the person has an account, and so gives its password instead of choosing one. */
      has_account: boolean
      /** @description Until when it can be accepted. */
      expires_at: components['schemas']['Timestamp']
    }
    /** @description The fields of a member that a caller can write. */
    MemberFields: {
      /** @description The name of the person, as this workspace knows them. */
      name?: string
      /** @description The role of the member, or null. Without one, they see what is theirs as the employee that they are, and their team if they have one. */
      role_id?: components['schemas']['NullableId']
      /** @description The employee that the member is, or null. Nobody else is that employee. */
      employee_id?: components['schemas']['NullableId']
    }
    /** @description The fields of a member to change. A field that is not sent does not change. */
    MemberUpdate: components['schemas']['MemberFields']
    /** @description A person who may sign in to the workspace. */
    Member: WithRequired<components['schemas']['MemberFields'], 'name' | 'role_id' | 'employee_id'> & {
      /** @constant */
      object: 'member'
      /** @description Identifies the member. */
      id: components['schemas']['Id']
      /** @description The e-mail address that the person was invited under. */
      email: components['schemas']['EmailAddress']
      /** @description When the member last signed in to the workspace, or null. */
      last_signed_in_at: components['schemas']['NullableTimestamp']
      /** @description Whether the member was removed. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    MemberPage: {
      /** @description The records of this page. */
      data: components['schemas']['Member'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a role that a caller can write. */
    RoleFields: {
      /** @description The name, unique in the workspace. */
      name?: string
      /** @description What it may do under `/console/v1`. */
      scopes?: components['schemas']['Scope'][]
      /** @description What it may do under `/console`. */
      permissions?: components['schemas']['Permission'][]
    }
    /** @description A role to be created. */
    RoleCreate: WithRequired<components['schemas']['RoleFields'], 'name'>
    /** @description The fields of a role to change. A field that is not sent does not change. */
    RoleUpdate: components['schemas']['RoleFields']
    /** @description What members may do. */
    Role: WithRequired<components['schemas']['RoleFields'], 'name' | 'scopes' | 'permissions'> & {
      /** @constant */
      object: 'role'
      /** @description Identifies the role. */
      id: components['schemas']['Id']
      /** @description Whether it is the role of owners. A workspace always has a member with it. */
      is_owner: boolean
      /** @description Whether every workspace has it. Such a role cannot be changed. */
      is_system: boolean
      /** @description Whether its members need a second factor, because it may see or change pay, keys or members. */
      needs_second_factor: boolean
      /** @description Whether the role was deleted. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    RolePage: {
      /** @description The records of this page. */
      data: components['schemas']['Role'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The calling key, without the key itself or its hash. */
    ApiKey: {
      /** @constant */
      object: 'api_key'
      /** @description Identifies the key. */
      id: components['schemas']['Id']
      /** @description The label given when the key was created. */
      name: string
      /** @description The start of the key. It is enough to recognise the key and useless as a credential. */
      prefix: string
      /** @description What the key may do, sorted. */
      scopes: components['schemas']['Scope'][]
      /** @description The workspace that the key belongs to. It is the `id` of the company. */
      workspace_id: components['schemas']['Id']
      /** @description The CIDR blocks that the key may call from. Empty means any address. */
      ip_allowlist: string[]
      /**
       * @description Always `active` in this response, because a revoked or expired key gets 401.
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired'
      /** @description When the key stops working. Null means never. */
      expires_at: components['schemas']['NullableTimestamp']
      /** @description When the key was last used before this request, to the minute. */
      last_used_at: components['schemas']['NullableTimestamp']
      /** @description When the key was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ApiKeyPage: {
      /** @description The records of this page. */
      data: components['schemas']['ApiKey'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An API key to be made. */
    ApiKeyWanted: {
      /** @description A label to recognise the key by. */
      name: string
      /** @description What the key may do. */
      scopes: [components['schemas']['Scope'], ...components['schemas']['Scope'][]]
      /** @description The CIDR blocks that the key may call from. Empty means any address. */
      ip_allowlist?: string[]
      /** @description When the key stops working. Null means never. */
      expires_at?: components['schemas']['NullableTimestamp']
    }
    /** @description A key that was just made. */
    IssuedApiKey: {
      api_key: components['schemas']['ApiKey']
      /** @description The key itself. Only this response contains it; a repeat under the same `Idempotency-Key` does not. */
      key?: string
    }
    /** @description The fields of a service token that a caller can change. */
    ServiceTokenFields: {
      /** @description A label to recognise the token by. The audit and the history show it. */
      name?: string
      /** @description The CIDR blocks that the token may call from. Empty means any address. */
      ip_allowlist?: string[]
    }
    /** @description The fields of a service token to change. A field that is not sent does not change. */
    ServiceTokenUpdate: components['schemas']['ServiceTokenFields']
    /** @description The secret of an integration, without the secret itself or its hash. */
    ServiceToken: WithRequired<components['schemas']['ServiceTokenFields'], 'name' | 'ip_allowlist'> & {
      /** @constant */
      object: 'service_token'
      /** @description Identifies the service token. */
      id: components['schemas']['Id']
      /** @description The start of the token. It is enough to recognise the token and useless as a credential. */
      prefix: string
      /** @description What the token may do under `/v1`, sorted. */
      scopes: components['schemas']['Scope'][]
      /** @description What the token may do under `/console`, sorted. */
      permissions: components['schemas']['Permission'][]
      /** @description The member who made the token or rotated it last. It never may do more than they may at that moment, and it ends with their membership. */
      held_by: components['schemas']['Id']
      /**
       * @description Whether the token works.
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired'
      /** @description When the token stops working. It is within a year of its last rotation. */
      expires_at: components['schemas']['Timestamp']
      /** @description When its secret was made. */
      rotated_at: components['schemas']['Timestamp']
      /** @description The start of the former secret while that goes on, or null. */
      former_prefix: string | null
      /** @description When the former secret ends, or null where there is none that goes on. */
      former_until: components['schemas']['NullableTimestamp']
      /** @description When the token was last used, to the minute. */
      last_used_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ServiceTokenPage: {
      /** @description The records of this page. */
      data: components['schemas']['ServiceToken'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A service token to be made. It needs a scope or a permission. */
    ServiceTokenWanted: {
      /** @description A label to recognise the token by. The audit and the history show it. */
      name: string
      /** @description What the token may do under `/v1`. */
      scopes?: components['schemas']['Scope'][]
      /** @description What the token may do under `/console`. No token has `members.manage`, nor `payroll.approve` together with `payroll.manage`, `salaries.manage` or `loans.manage`. */
      permissions?: components['schemas']['Permission'][]
      /** @description The CIDR blocks that the token may call from. Empty means any address. */
      ip_allowlist?: string[]
      /** @description When the token stops working, within a year. */
      expires_at: components['schemas']['Timestamp']
    }
    /** @description How a service token is rotated. */
    ServiceTokenRotation: {
      /** @description For how many hours the former secret goes on, 7 days at most. By default 24. With 0, every former secret ends at once. */
      overlap_hours?: number
      /** @description When the token stops working from now on, within a year. Without it, that stays as it is. */
      expires_at?: components['schemas']['Timestamp']
    }
    /** @description A service token whose secret was just made. */
    IssuedServiceToken: {
      service_token: components['schemas']['ServiceToken']
      /** @description The token itself. Only this response contains it; a repeat under the same `Idempotency-Key` does not. */
      token?: string
    }
    /**
     * @description What is exported. `list`: every record of a list. `payroll_register`: the entries of a payroll run with a column for each component and their totals. `gl_journal`: what a locked run books on the general ledger. `workspace`: the archive of all that the workspace has. `payslips`: the PDF of each slip of a locked run. `tax_certificates`: what each employee earned and paid in tax in a tax year, with openings and pay on hold listed separately.
     * @enum {string}
     */
    ExportKind: 'list' | 'payroll_register' | 'gl_journal' | 'workspace' | 'payslips' | 'tax_certificates'
    /**
     * @description `csv`: comma-separated values in UTF-8. `xlsx`: a spreadsheet, in which figures and dates are typed as such. `zip`: many files in one. The kinds `workspace` and `payslips` come as `zip`, and every other kind as `csv` or `xlsx`.
     * @enum {string}
     */
    ExportFormat: 'csv' | 'xlsx' | 'zip'
    /**
     * @description `running` until it has `succeeded` or `failed`, or was `cancelled`.
     * @enum {string}
     */
    ExportStatus: 'running' | 'succeeded' | 'failed' | 'cancelled'
    /** @description What a file is made of. */
    ExportFields: {
      /** @description What is exported. */
      kind?: components['schemas']['ExportKind']
      /** @description The kind of file. */
      format?: components['schemas']['ExportFormat']
      /** @description The `operationId` of the list, for the kind `list`; otherwise null. */
      list?: string | null
      /** @description The filters of the list, as in the query of its address (after the question mark), or null for none. `limit` and `starting_after` are no filters. */
      filters?: string | null
      /** @description The id of the record that the list belongs to, such as the employee of `listEmployeeAddresses`. It is null for a list that belongs to none. */
      list_of?: string | null
      /** @description The payroll run, for the kinds `payroll_register`, `gl_journal` and `payslips`; otherwise null. */
      payroll_run_id?: components['schemas']['NullableId']
      /** @description The tax year, as the law pack names it, for the kind `tax_certificates`; otherwise null. */
      tax_year?: string | null
    }
    /** @description A file to be made. */
    ExportCreate: WithRequired<components['schemas']['ExportFields'], 'kind' | 'format'> & {
      /** @description For the kind `list`, only these records of what the filters leave, in the order of the list. One that is not in the list is left out. Without it, every record. */
      ids?: [components['schemas']['Id'], ...components['schemas']['Id'][]]
    }
    /** @description A file that is made, or was made, of what the workspace has. */
    Export: WithRequired<components['schemas']['ExportFields'], 'kind' | 'format' | 'list' | 'filters' | 'list_of' | 'payroll_run_id' | 'tax_year'> & {
      /** @constant */
      object: 'export'
      /** @description Identifies the export. */
      id: components['schemas']['Id']
      /** @description Whether the work is still running, and how it ended. */
      status: components['schemas']['ExportStatus']
      /** @description How many items, counted by `unit`, are in the file so far. */
      done: number
      /** @description How many items there are in all. It is 0 while the number is not known: until the first rows are read, and for a few lists until the end. */
      total: number
      /** @description What `done` and `total` count, in the singular. */
      unit: string
      /** @description Why it failed, or null. */
      message: string | null
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where `message` is, and where an earlier release wrote it. */
      sentence: string | null
      /** @description The name of the file. */
      file_name: string
      /**
       * Format: int64
       * @description The length of the file, or null while there is none.
       */
      size_bytes: number | null
      /** @description The token or the member that asked for it. */
      started_by: components['schemas']['Id']
      /** @description When it ended, or null. */
      finished_at: components['schemas']['NullableTimestamp']
      /** @description Until when the file can be downloaded, or null while there is none. */
      expires_at: components['schemas']['NullableTimestamp']
      /** @description When it was asked for. */
      created_at: components['schemas']['Timestamp']
      /** @description When its status last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ExportPage: {
      /** @description The records of this page. */
      data: components['schemas']['Export'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Something that was done in the workspace, and by whom. Entries never change, but for the details of a candidate whose data was erased. */
    AuditEntry: {
      /** @constant */
      object: 'audit_entry'
      /** @description Identifies the entry. */
      id: components['schemas']['Id']
      /** @description What was done, by the id of the operation or by a name of its own. */
      action: string
      /** @description What it was done to. */
      object_id: components['schemas']['Id']
      /** @description Who did it: the id of a key or of a member, or `operator:` and a name for the command line. */
      actor: string
      /** @description What was written to the object, as JSON text. It holds no secret. Of what its reader may not see, and of what is long, `left_out` has the names of the fields. */
      details: string
      /** @description The request that was decided about, where it was done to an approval. Null elsewhere. */
      subject_id: components['schemas']['NullableId']
      /** @description Whose it is, where it was done to a request of `subject_id`, to leave, or to a day of attendance, its correction or its overtime. Null elsewhere, and where the reader may not read records of its kind. */
      employee_id: components['schemas']['NullableId']
      /** @description Of which type the leave is. Null for what is no leave, and where `employee_id` is. */
      leave_type_id: components['schemas']['NullableId']
      /** @description The first day that it is about. Null where it has none, and where `employee_id` is. */
      from_date: components['schemas']['NullableDate']
      /** @description The last day that it is about. Null where it has none, and where `employee_id` is. */
      to_date: components['schemas']['NullableDate']
      /** @description The same for all that was written at once, such as this entry and the change of the record. Null for what is older. */
      commit: string | null
      /** @description When it was done. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AuditEntryPage: {
      /** @description The records of this page. */
      data: components['schemas']['AuditEntry'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What one request changed of a record. It never changes. */
    RecordChange: {
      /** @constant */
      object: 'record_change'
      /** @description Identifies the change. */
      id: components['schemas']['Id']
      /** @description What kind of record it is, by the name of its schema. */
      kind: string
      /** @description The record. */
      object_id: components['schemas']['Id']
      /** @description Whose record it is, and of an employee the employee. Null where it is nobody's. */
      employee_id: components['schemas']['NullableId']
      /** @description Who changed it: the id of a key or of a member, or `operator:` and a name for the command line. */
      actor: string
      /** @description The fields that changed. */
      changes: components['schemas']['FieldChange'][]
      /** @description The same for all that was written at once, such as this change and the entry of the audit. Null for what is older. */
      commit: string | null
      /** @description When it was changed. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    RecordChangePage: {
      /** @description The records of this page. */
      data: components['schemas']['RecordChange'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A field with what it was and what it became. */
    FieldChange: {
      /** @description The name of the field. */
      field: string
      /** @description What it was, or null where it had no value. A list is JSON text. Of what is longer than 1,000 characters, the beginning. */
      from?: string | null
      /** @description What it became, in the same form. */
      to?: string | null
      /** @description Whether `from` and `to` need the scope `employees.sensitive:read`. */
      is_sensitive: boolean
    }
    /** @description The fields of a view that a caller can write. */
    ListViewFields: {
      /** @description What people call it. A list has one shared view of a name, and you have one of your own. */
      name?: string
      /** @description The filters of the list, as in the query of its address. Empty for none. */
      filters?: string
      /** @description The field that it is sorted by, with a minus for the highest first; null for newest first. */
      sort?: string | null
      /** @description The fields that are its columns. Empty for the usual ones. */
      columns?: string[]
      /** @description Whether everybody sees it who may see the list. */
      is_shared?: boolean
    }
    /** @description A view of a list to be kept. */
    ListViewCreate: WithRequired<components['schemas']['ListViewFields'], 'name'> & {
      /** @description The `operationId` of the list. */
      list: string
    }
    /** @description The fields of a view to change. A field that is not sent does not change. */
    ListViewUpdate: components['schemas']['ListViewFields']
    /** @description A list as somebody wants to see it again. A filter, a field or an order that the list has no longer stays in the view, and the console leaves it out where it shows the view. */
    ListView: WithRequired<components['schemas']['ListViewFields'], 'name' | 'filters' | 'sort' | 'columns' | 'is_shared'> & {
      /** @constant */
      object: 'list_view'
      /** @description Identifies the view. */
      id: components['schemas']['Id']
      /** @description The `operationId` of the list. */
      list: string
      /** @description The member or the token that made it. */
      made_by: components['schemas']['Id']
      /** @description Whether it was deleted. */
      deleted: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ListViewPage: {
      /** @description The records of this page. */
      data: components['schemas']['ListView'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description How many records a list has. */
    ListCount: {
      /** @description The records that were counted, or null if the list does not know. */
      count: number | null
      /** @description Whether there may be more, because it looked no further. */
      is_more: boolean
    }
    /** @description The part of an e-mail address after the sign @. */
    EmailDomain: string
    /** @description The company sign-on to be set. */
    SignOnChange: {
      /** @description The address of the provider, as its metadata names it. */
      issuer: string
      /** @description The client id, under which the provider knows Muster. */
      client: string
      /** @description The domains of the e-mail addresses that may sign in through the provider. */
      email_domains: [components['schemas']['EmailDomain'], ...components['schemas']['EmailDomain'][]]
      /** @description Whether members with these domains have to sign in through the provider. Their passwords are then refused for this workspace, except those of owners, and of members whom the provider may not sign in because they may do too much. False by default. */
      is_required?: boolean
      /** @description Whether a second factor that the provider has asked for counts in Muster, too. False by default. If it is false, Muster asks for its own second factor. */
      is_second_factor?: boolean
      /** @description The role that somebody new gets. Null, the default, lets in only those who are invited. */
      role_id?: components['schemas']['NullableId']
      /** @description Whether somebody new becomes the employee who has their address at work. They then see what is theirs. Who is no employee comes in, sees nothing, and waits for HR. False by default. */
      links_employees?: boolean
      /** @description The `acr` by which the provider says that it asked for a second factor, or null. An `amr` such as `mfa` says so as well. Neither counts without `is_second_factor`. */
      second_factor_acr?: string | null
      /** @description The secret that Muster shows to the provider. It may be left out while `issuer` and `client` stay as they are. */
      client_secret?: string
    }
    /** @description The OpenID Connect provider that members of the workspace may sign in through, if there is one. */
    SignOn: {
      /** @description The address of the provider. Null if the workspace has no provider; the fields that depend on it are then null, too. */
      issuer: string | null
      /** @description The client id, under which the provider knows Muster, or null. */
      client: string | null
      /** @description The domains of the e-mail addresses that may sign in through the provider. */
      email_domains: components['schemas']['EmailDomain'][]
      /** @description Whether members with these domains, except owners, have to sign in through the provider. */
      is_required: boolean
      /** @description Whether a second factor that the provider has asked for counts as one. */
      is_second_factor: boolean
      /** @description The role that somebody new gets, or null if only those who are invited are let in. */
      role_id: components['schemas']['NullableId']
      /** @description Whether somebody new becomes the employee who has their address at work, or waits for HR. */
      links_employees: boolean
      /** @description The `acr` by which the provider says that it asked for a second factor, or null. */
      second_factor_acr: string | null
      /** @description The address to register at the provider. Null if the operator has set no `MUSTER_CONSOLE_URL`; then the sign-on works on the server's own machine alone. */
      redirect_address: string | null
      /** @description When the provider was first set, or null. */
      created_at: components['schemas']['NullableTimestamp']
      /** @description When the provider was last set, or null. */
      updated_at: components['schemas']['NullableTimestamp']
    }
    /** @description Where somebody wants to sign in. */
    SignOnBeginning: {
      /** @description The workspace to sign in to. */
      workspace_id: components['schemas']['Id']
    }
    /** @description The address of a provider, for one sign-on. */
    SignOnAddress: {
      /** @description Where the browser goes. It comes back to the page `/app/sign-on` with `code` and `state`. */
      address: string
      /** @description Until when the sign-on can be finished. */
      expires_at: components['schemas']['Timestamp']
    }
    /** @description How somebody proves that they are a member: with `password`, and `code` where they have a second factor, with `passkey`, or with `link`. */
    SignOnProof: {
      password?: components['schemas']['Password']
      /** @description The 6 digits that the authenticator app shows, or a recovery code such as `k7mq2-x4hd9`. */
      code?: string
      passkey?: components['schemas']['PasskeyAssertion']
      /** @description A sign-in link's token, made by the command `muster person link`. It can be used once. */
      link?: string
    }
    /** @description The parameters that the provider sent the browser back with. */
    SignOnReturn: {
      /** @description The `state`, as it came. */
      state: string
      /** @description The `code`, as it came. */
      code: string
      /** @description The `iss`, if it came. */
      iss?: string
    }
    /**
     * @description What the rows of the file are. `attendance` writes days, `leave_balances` sets how many days are available, and `payroll` imports a run of the past.
     * @enum {string}
     */
    ImportKind: 'employees' | 'leave_balances' | 'attendance' | 'payroll'
    /**
     * @description The format of the file.
     * @enum {string}
     */
    ImportFormat: 'csv' | 'xlsx'
    /**
     * @description `checking` until every row was looked at, then `checked`. After `applyImport`, `applying` until it is `applied`. `failed` or `cancelled` if it ended before.
     * @enum {string}
     */
    ImportStatus: 'checking' | 'checked' | 'applying' | 'applied' | 'failed' | 'cancelled'
    /**
     * @description `all` applies the file only if no row has an error. `valid` leaves out the rows that have errors.
     * @enum {string}
     */
    ImportedRows: 'all' | 'valid'
    /**
     * @description How dates are written as text. `iso` is 2026-03-04, `day_first` is 04/03/2026 and `month_first` is 03/04/2026. Dates of spreadsheets are understood in any case.
     * @enum {string}
     */
    ImportDates: 'iso' | 'day_first' | 'month_first'
    /** @description The fields of an import that a caller can write. */
    ImportFields: {
      /** @description What the rows are. */
      kind?: components['schemas']['ImportKind']
      /** @description The name of the file. */
      file_name?: string
      /** @description How dates are written as text. On create, `iso` when not sent; it has to be sent where a date of the file can be read both ways, and no other date tells which it is. */
      dates?: components['schemas']['ImportDates']
    }
    /** @description A file to be imported. */
    ImportCreate: WithRequired<components['schemas']['ImportFields'], 'kind' | 'file_name'> & {
      /** @description The bytes of the file as base64, padded and without line breaks. The file may have 10 MiB and 50,000 rows. */
      content_base64: components['schemas']['FileContent']
      /** @description What titles of the file mean. A title that is not here is understood by its name. It is remembered for files with the same titles. */
      titles?: components['schemas']['ImportTitle'][]
      /** @description The month and the totals. Required for a file of payroll, and for no other. */
      payroll?: components['schemas']['ImportPayroll']
    }
    /** @description A title of a file, and what it means. */
    ImportTitle: {
      /** @description The title as the file has it. */
      title: string
      /** @description The name of the column that it means. Null leaves what stands under it out. */
      column: string | null
    }
    /** @description A file that may be imported. */
    ImportFile: {
      /** @description What the rows are. */
      kind: components['schemas']['ImportKind']
      /** @description The bytes of the file as base64, padded and without line breaks. */
      content_base64: components['schemas']['FileContent']
    }
    /** @description A title of a file, with what it seems to mean. */
    ImportPreviewTitle: {
      /** @description The title as the file has it. */
      title: string
      /** @description The column that was said of it when a file with the same titles was last imported, or that it is called like. Null where neither is known. */
      column: string | null
      /** @description Whether it was left out when a file with the same titles was last imported. */
      is_left_out: boolean
      /** @description Up to three values that stand under it. */
      samples: string[]
    }
    /** @description A column that files of the kind may have. */
    ImportPreviewColumn: {
      /** @description Its name. */
      name: string
      /** @description Whether every file of the kind has it. */
      is_required: boolean
    }
    /** @description What is known of a file before it is imported. */
    ImportPreview: {
      /** @description The titles of the file. */
      titles: components['schemas']['ImportPreviewTitle'][]
      /** @description The columns that you may import. */
      columns: components['schemas']['ImportPreviewColumn'][]
      /** @description Whether a file with the same titles was imported before. */
      is_remembered: boolean
      /**
       * @description How its dates are written, by its first rows. Null where some can be read both ways, and none tells which.
       * @enum {string|null}
       */
      dates: 'iso' | 'day_first' | 'month_first' | null
      /** @description A date that can be read both ways, or null. */
      dates_example: string | null
    }
    /** @description What a file of payroll is about. Its rows have to add up to the totals. */
    ImportPayroll: {
      /** @description The calendar year. */
      year: number
      /** @description The month, 1 to 12. */
      month: number
      /** @description The last day that the run covers; the last of the month by default. */
      run_date?: components['schemas']['Date']
      /** @description Remarks, or null. */
      notes?: string | null
      /** @description The totals of the run. */
      totals: components['schemas']['PayrollImportTotals']
    }
    /** @description Which file is applied, and which of its rows. */
    ImportApply: {
      /** @description The `sha256` of the import. It shows that you mean the file that was checked. */
      sha256: string
      /** @description Which rows are applied; `all` when not sent. */
      rows?: components['schemas']['ImportedRows']
    }
    /** @description A cell of a file, and what it should say. */
    ImportCell: {
      /** @description The line of the row. */
      line: number
      /** @description The name of a column of the file. */
      column: string
      /** @description What it should say. Null empties it. */
      value: string | null
    }
    /** @description Cells of a file that are corrected. */
    ImportRevise: {
      /** @description The cells. */
      cells: [components['schemas']['ImportCell'], ...components['schemas']['ImportCell'][]]
    }
    /** @description A file of another system, with the results of its check and how far it was applied. */
    Import: WithRequired<components['schemas']['ImportFields'], 'kind' | 'file_name' | 'dates'> & {
      /** @constant */
      object: 'import'
      /** @description Identifies the import. */
      id: components['schemas']['Id']
      /** @description What the file is by its first bytes. */
      format: components['schemas']['ImportFormat']
      /** @description The size of the file. */
      size_bytes: number
      /** @description The SHA-256 of the file. `applyImport` takes it. */
      sha256: string
      /** @description The columns of the file. */
      columns: string[]
      /** @description Whether the work is still running, and how it ended. */
      status: components['schemas']['ImportStatus']
      /**
       * @description Which rows are applied, or null before that.
       * @enum {string|null}
       */
      rows: 'all' | 'valid' | null
      /** @description Rows that create a record. */
      to_create: number
      /** @description Rows that change a record. */
      to_change: number
      /** @description Rows whose values the record has already. */
      unchanged: number
      /** @description Rows with errors. */
      with_errors: number
      /** @description Rows that were written. */
      applied: number
      /** @description How many rows were checked so far, or written. */
      done: number
      /** @description How many rows there are to check or to write; 0 until they are counted. */
      total: number
      /** @description Why it failed, or null. */
      message: string | null
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where `message` is, and where an earlier release wrote it. */
      sentence: string | null
      /** @description The token or the member that uploaded it. */
      started_by: components['schemas']['Id']
      /** @description When the check or the writing ended, or null while it goes on. */
      finished_at: components['schemas']['NullableTimestamp']
      /** @description When it last made progress. After 30 seconds without progress, another process takes it over. */
      heartbeat_at: components['schemas']['Timestamp']
      /** @description When the file and its rows are removed. The import stays. */
      expires_at: components['schemas']['Timestamp']
      /** @description When it was uploaded. */
      created_at: components['schemas']['Timestamp']
      /** @description When its status last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ImportPage: {
      /** @description The records of this page. */
      data: components['schemas']['Import'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What is wrong with a row. */
    ImportError: {
      /** @description The line of the file. */
      line: number
      /** @description The column, or null if it concerns the row. */
      column: string | null
      /** @description The value in the file, up to 200 characters, or null. */
      value: string | null
      /** @description What is wrong, and what to do about it. */
      message: string
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where an earlier release wrote it. */
      sentence: string | null
    }
    /**
     * @description `create` and `change` write a record, `unchanged` has only values that the record has already, and `error` cannot be written.
     * @enum {string}
     */
    ImportOutcome: 'create' | 'change' | 'unchanged' | 'error'
    /** @description What an import does with one row of its file. */
    ImportRow: {
      /** @constant */
      object: 'import_row'
      /** @description Identifies the row. */
      id: components['schemas']['Id']
      /** @description The line of the file in which the row begins. */
      line: number
      /** @description What the row does. */
      outcome: components['schemas']['ImportOutcome']
      /** @description When it was written, or null. */
      applied_at: components['schemas']['NullableTimestamp']
      /** @description The value by which the record is found, such as the `employee_code`. Null if the row has none. */
      key: string | null
      /** @description The record that is changed, or that was created. */
      object_id: components['schemas']['NullableId']
      /** @description The columns whose value differs from what the record has; empty for a new record. */
      changed: string[]
      /** @description What is wrong with it. */
      errors: components['schemas']['ImportError'][]
    }
    /** @description A page of a list, newest first. */
    ImportRowPage: {
      /** @description The records of this page. */
      data: components['schemas']['ImportRow'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `running` until each record had its turn and it has `succeeded`, or until it was `cancelled` or has `failed`.
     * @enum {string}
     */
    BulkActionStatus: 'running' | 'succeeded' | 'failed' | 'cancelled'
    /** @description What is done, and with which records. */
    BulkActionFields: {
      /** @description The `operationId` of the action, such as `approveLeaveApplication`. */
      operation?: string
      /** @description A comment that is written on each record with which it is done, or null. */
      comment?: string | null
    }
    /** @description An action on many records. */
    BulkActionCreate: WithRequired<components['schemas']['BulkActionFields'], 'operation'> & {
      /** @description The records, each once. They are done in this order. */
      ids: [components['schemas']['Id'], ...components['schemas']['Id'][]]
      /** @description The body of each call as JSON text, where the operation takes one. */
      body?: string | null
      /** @description For how many seconds nothing is done, so that all of it can be taken back; 0 by default. */
      hold_seconds?: number
    }
    /** @description One action on many records. */
    BulkAction: WithRequired<components['schemas']['BulkActionFields'], 'operation' | 'comment'> & {
      /** @constant */
      object: 'bulk_action'
      /** @description Identifies the bulk action. */
      id: components['schemas']['Id']
      /** @description Whether the work is still running, and how it ended. */
      status: components['schemas']['BulkActionStatus']
      /** @description How many records had their turn so far; with those of `refused`. */
      done: number
      /** @description With how many of these it was refused. */
      refused: number
      /** @description How many had no turn because it ended before. */
      skipped: number
      /** @description How many records there are. */
      total: number
      /** @description Why it failed, or null. */
      message: string | null
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where `message` is, and where an earlier release wrote it. */
      sentence: string | null
      /** @description Nothing is done before this moment. */
      begins_at: components['schemas']['Timestamp']
      /** @description The token or the member that asked for it. */
      started_by: components['schemas']['Id']
      /** @description When it ended, or null. */
      finished_at: components['schemas']['NullableTimestamp']
      /** @description When it was asked for. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    BulkActionPage: {
      /** @description The records of this page. */
      data: components['schemas']['BulkAction'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `waiting` for its turn, `done`, `refused` with the sentence that a single call would get, or `skipped` because the bulk action ended before its turn.
     * @enum {string}
     */
    BulkActionOutcome: 'waiting' | 'done' | 'refused' | 'skipped'
    /** @description What became of one record of a bulk action. */
    BulkActionItem: {
      /** @constant */
      object: 'bulk_action_item'
      /** @description Identifies the item. */
      id: components['schemas']['Id']
      /** @description Its place in the order, from 1 on. */
      position: number
      /** @description The record. */
      object_id: components['schemas']['Id']
      /** @description What became of it. */
      outcome: components['schemas']['BulkActionOutcome']
      /** @description The code of the problem with which it was refused, or null. */
      code: string | null
      /** @description Why it was refused, or null. */
      message: string | null
      /** @description `message` as JSON text for another language: a list of its pattern and its values. Null where `message` is, and where an earlier release wrote it. */
      sentence: string | null
      /** @description When it was done, refused or skipped, or null. */
      ended_at: components['schemas']['NullableTimestamp']
    }
    /** @description A page of a list, newest first. */
    BulkActionItemPage: {
      /** @description The records of this page. */
      data: components['schemas']['BulkActionItem'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a comment that a caller can write, and that stay. */
    CommentFields: {
      /** @description The record that it is about, of a kind that people decide about. */
      object_id?: components['schemas']['Id']
      /** @description Whether only those see it who may read all records of the kind. They alone can write such comments, and theirs are internal unless they say `false`. */
      is_internal?: boolean
    }
    /** @description A comment to be written. */
    CommentCreate: {
      /** @description What is said, as plain text. */
      text: string
    } & WithRequired<components['schemas']['CommentFields'], 'object_id'>
    /** @description What somebody said about a record. Comments never change, but their text can be deleted. */
    Comment: WithRequired<components['schemas']['CommentFields'], 'object_id' | 'is_internal'> & {
      /** @constant */
      object: 'comment'
      /** @description Identifies the comment. */
      id: components['schemas']['Id']
      /** @description What is said, as plain text, or null after it was deleted. */
      text: string | null
      /** @description The token or the member that wrote it. */
      written_by: components['schemas']['Id']
      /** @description The name of the member, or null for a token. */
      author_name: string | null
      /** @description When its text was deleted, or null. */
      text_deleted_at: components['schemas']['NullableTimestamp']
      /** @description When it was written. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    CommentPage: {
      /** @description The records of this page. */
      data: components['schemas']['Comment'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description What a calendar shows. `own`: your leave and your holidays. `team`: who of the people below you is away.
     * @enum {string}
     */
    CalendarFeedKind: 'own' | 'team'
    /** @description The fields of a feed that a caller can write. */
    CalendarFeedFields: {
      /** @description Where it is read, so that you know later which one to revoke. */
      name?: string
      kind?: components['schemas']['CalendarFeedKind']
      /**
       * @description The language of its words.
       * @enum {string}
       */
      language?: 'en' | 'ur' | 'ar'
    }
    /** @description A feed to be created. */
    CalendarFeedCreate: WithRequired<components['schemas']['CalendarFeedFields'], 'name' | 'kind' | 'language'>
    /** @description An address under which a calendar reads leave and holidays. */
    CalendarFeed: WithRequired<components['schemas']['CalendarFeedFields'], 'name' | 'kind' | 'language'> & {
      /** @constant */
      object: 'calendar_feed'
      /** @description Identifies the feed. */
      id: components['schemas']['Id']
      /** @description The member who made it. */
      member_id: components['schemas']['Id']
      /** @description The secret in the address, `/calendar/` followed by it and `.ics`. Only the response that makes the feed contains it; a repeat under the same `Idempotency-Key` does not. */
      secret?: string
      /**
       * @description `active`: its address gives the calendar. `ended`: it gives nothing, because of what you are here now. `revoked`: it gives nothing any more.
       * @enum {string}
       */
      status: 'active' | 'ended' | 'revoked'
      /** @description When a calendar last read it, to the minute, or null. */
      last_read_at: components['schemas']['NullableTimestamp']
      /** @description When it was revoked, or null. */
      revoked_at: components['schemas']['NullableTimestamp']
      /** @description When it was made. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    CalendarFeedPage: {
      /** @description The records of this page. */
      data: components['schemas']['CalendarFeed'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description What to look at before an approval. `account_of_another`: another employee has the account or has asked for it. `contact_changed`: an e-mail address or the telephone number changed within 14 days before, or since. `new_member`: whoever asked became a member, or was linked to the employee, within 14 days. `new_browser`: nobody had signed in to their account with the browser 14 days before. `not_told`: nobody could be told by e-mail.
     * @enum {string}
     */
    BankAccountChangeFlag: 'account_of_another' | 'contact_changed' | 'new_member' | 'new_browser' | 'not_told'
    /** @description The fields of an account that somebody asks for. */
    BankAccountChangeFields: {
      /** @description The bank. */
      bank_name?: string
      /** @description The bank's code in the payment system. */
      bank_code?: string | null
      /** @description The bank's branch. */
      branch_name?: string | null
      /** @description The code of the bank's branch. */
      branch_code?: string | null
      /** @description The name of the account's holder. */
      account_title?: string
      /** @description The SWIFT code (BIC). */
      swift_code?: string | null
    }
    /** @description The account that pay is to go to. */
    BankAccountChangeCreate: WithRequired<components['schemas']['BankAccountChangeFields'], 'bank_name' | 'account_title'> & {
      /** @description The account number as text. Leading zeros count. */
      account_number: string
      /** @description The IBAN without spaces, with its check digits verified. */
      iban?: string | null
    }
    /** @description A bank account that an employee asks for. Its numbers are kept encrypted until it counts or is given up, and responses show their last four characters. */
    BankAccountChange: WithRequired<components['schemas']['BankAccountChangeFields'], 'bank_name' | 'bank_code' | 'branch_name' | 'branch_code' | 'account_title' | 'swift_code'> & {
      /** @constant */
      object: 'bank_account_change'
      /** @description Identifies the change. */
      id: components['schemas']['Id']
      /** @description The employee whose pay it is. */
      employee_id: components['schemas']['Id']
      /**
       * @description `pending`, then `approved`, and `applied` once it counts. Or `rejected` by payroll, `withdrawn` by the employee, or `frozen` because the employee did not ask for it.
       * @enum {string}
       */
      status: 'pending' | 'approved' | 'applied' | 'rejected' | 'withdrawn' | 'frozen'
      /** @description The last four characters of the account number. */
      account_ends: string
      /** @description The last four characters of the IBAN, or null. */
      iban_ends: string | null
      /** @description The account that pay went to when it was asked for, and which it replaced once it counts, or null. */
      old_bank_account_id: components['schemas']['NullableId']
      /** @description The bank of that account, or null. */
      old_bank_name: string | null
      /** @description The holder of that account, or null. */
      old_account_title: string | null
      /** @description The last four characters of its number, or null. */
      old_account_ends: string | null
      /** @description What to look at before an approval. Whoever asks for themselves is told none. */
      flags: components['schemas']['BankAccountChangeFlag'][]
      /** @description The member that asked for it. */
      requested_by: components['schemas']['Id']
      /** @description The token or the member that approved or rejected it, or null. */
      decided_by: components['schemas']['NullableId']
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description From when it counts, or null before the approval. */
      effective_at: components['schemas']['NullableTimestamp']
      /** @description When it became the account that pay goes to, or null. */
      applied_at: components['schemas']['NullableTimestamp']
      /** @description The account that was added once it counted, or null. */
      bank_account_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    BankAccountChangePage: {
      /** @description The records of this page. */
      data: components['schemas']['BankAccountChange'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Why an account is rejected. */
    BankAccountChangeRejection: {
      /** @description The reason, which the employee reads. */
      rejection_reason: string
    }
    /** @description What somebody stops a change with. */
    BankAccountChangeToken: {
      /** @description The token in the link of an e-mail. */
      token: string
    }
    /** @description A change that was stopped. */
    BankAccountChangeStop: {
      /** @description The name of the workspace. */
      workspace_name: string
    }
    /**
     * @description What of an employee can be asked to be changed.
     * @enum {string}
     */
    ProfileField: 'marital_status' | 'personal_email' | 'phone_primary' | 'addresses' | 'dependants' | 'contacts'
    /** @description An address of one type, as it was or as it is asked for. */
    ProfileAddress: WithRequired<components['schemas']['PostalAddressFields'], 'type' | 'line1' | 'line2' | 'city' | 'state' | 'postal_code' | 'country'>
    /** @description An address to take the place of the one of its type. */
    ProfileAddressWanted: WithRequired<components['schemas']['PostalAddressFields'], 'type' | 'line1' | 'city'>
    /** @description A dependant, as it was or as it is asked for. */
    ProfileDependant: WithRequired<components['schemas']['EmployeeDependantFields'], 'name' | 'relationship' | 'born_on'>
    /** @description A dependant of the list that is asked for. */
    ProfileDependantWanted: WithRequired<components['schemas']['EmployeeDependantFields'], 'name' | 'relationship'>
    /** @description Somebody to call in an emergency, as it was or as it is asked for. */
    ProfileContact: WithRequired<components['schemas']['EmployeeContactFields'], 'name' | 'relationship' | 'phone' | 'is_primary'>
    /** @description Somebody to call in an emergency, of the list that is asked for. */
    ProfileContactWanted: WithRequired<components['schemas']['EmployeeContactFields'], 'name' | 'relationship' | 'phone'>
    /** @description What an employee can ask for, beside lists. */
    ProfileChangeFields: {
      /** @description The marital status that is asked for. Null removes the one that is known. */
      marital_status?: components['schemas']['NullableMaritalStatus']
      /** @description The employee's own email address that is asked for. Null removes the one that is known. */
      personal_email?: components['schemas']['NullableEmailAddress']
      /** @description The telephone number that is asked for. Null removes the one that is known. */
      phone_primary?: components['schemas']['NullablePhone']
    }
    /** @description What is to be known of you. Send at least one field. */
    ProfileChangeCreate: components['schemas']['ProfileChangeFields'] & {
      /** @description Addresses, at most one of each type. Those of other types stay as they are. */
      addresses?: [components['schemas']['ProfileAddressWanted'], ...components['schemas']['ProfileAddressWanted'][]]
      /** @description All whom you provide for. Whoever is left out is removed. */
      dependants?: components['schemas']['ProfileDependantWanted'][]
      /** @description All whom the company can call for you in an emergency. Whoever is left out is removed. */
      contacts?: components['schemas']['ProfileContactWanted'][]
    }
    /** @description What an employee asks to have changed of what is known of them. `fields` says which; all other fields are null or empty. */
    ProfileChange: WithRequired<components['schemas']['ProfileChangeFields'], 'marital_status' | 'personal_email' | 'phone_primary'> & {
      /** @constant */
      object: 'profile_change'
      /** @description Identifies the change. */
      id: components['schemas']['Id']
      /** @description The employee whose details they are. */
      employee_id: components['schemas']['Id']
      /**
       * @description `pending`, then `approved`, which changes the employee at once. Or `rejected`, or `withdrawn` by the employee.
       * @enum {string}
       */
      status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
      /** @description The fields that it changes. */
      fields: components['schemas']['ProfileField'][]
      /** @description The one that was known when it was asked for, or null. */
      old_marital_status: components['schemas']['NullableMaritalStatus']
      /** @description The one that was known when it was asked for, or null. */
      old_personal_email: components['schemas']['NullableEmailAddress']
      /** @description The one that was known when it was asked for, or null. */
      old_phone_primary: components['schemas']['NullablePhone']
      /** @description The addresses that are asked for. */
      addresses: components['schemas']['ProfileAddress'][]
      /** @description Those of the same types that were known when it was asked for. A new type has none. */
      old_addresses: components['schemas']['ProfileAddress'][]
      /** @description The dependants that are asked for, all of them. */
      dependants: components['schemas']['ProfileDependant'][]
      /** @description Those that were known when it was asked for. */
      old_dependants: components['schemas']['ProfileDependant'][]
      /** @description The contacts that are asked for, all of them. */
      contacts: components['schemas']['ProfileContact'][]
      /** @description Those that were known when it was asked for. */
      old_contacts: components['schemas']['ProfileContact'][]
      /** @description Those of `fields` that have changed otherwise since it was asked for. Empty once it is decided or withdrawn. */
      outdated_fields: components['schemas']['ProfileField'][]
      /** @description The member that asked for it. */
      requested_by: components['schemas']['Id']
      /** @description The token or the member that approved or rejected it, or null. */
      decided_by: components['schemas']['NullableId']
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description Why it was rejected, or null. */
      rejection_reason: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ProfileChangePage: {
      /** @description The records of this page. */
      data: components['schemas']['ProfileChange'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description How a change is approved. */
    ProfileChangeApproval: {
      /** @description Whether it counts also where a field has changed since it was asked for. By default it does not. */
      overwrite?: boolean
    }
    /** @description Why a change is rejected. */
    ProfileChangeRejection: {
      /** @description The reason, which the employee reads. */
      rejection_reason: string
    }
    /**
     * @description The kind of request. `correction` is a regularisation, `bank_account` a change of the account that pay goes to, and `profile` one of other details. Only roles and members can be asked about a profile, and only whoever may change employees decides.
     * @enum {string}
     */
    ApprovalKind: 'leave' | 'correction' | 'overtime' | 'expense' | 'loan' | 'letter' | 'bank_account' | 'profile'
    /**
     * @description Whom a step asks: the `manager` of the employee, the `second_manager` above that one, the `department_head`, everybody with a `role`, or one `member`.
     * @enum {string}
     */
    ApprovalApprover: 'manager' | 'second_manager' | 'department_head' | 'role' | 'member'
    /**
     * @description Whether one of those who are asked is enough, or all of them have to approve.
     * @enum {string}
     */
    ApprovalQuorum: 'any' | 'all'
    /**
     * @description `coming`, then `open` while it asks. Then `approved` or `rejected`, `skipped` because whoever it would ask has approved before, or `superseded` because the request was decided or withdrawn otherwise.
     * @enum {string}
     */
    ApprovalStepStatus: 'coming' | 'open' | 'approved' | 'rejected' | 'skipped' | 'superseded'
    /**
     * @description By what somebody is asked: `line` as a manager, `head` of the department, `role`, `named`, `last_resort` because nobody else can be, or `escalation` because those who were asked had not decided in time.
     * @enum {string}
     */
    ApprovalVia: 'line' | 'head' | 'role' | 'named' | 'last_resort' | 'escalation'
    /** @description Somebody who is or was asked in a step. */
    ApprovalAsked: {
      /** @description The member. */
      member_id: components['schemas']['Id']
      /** @description Their name. */
      name: string
      /** @description Who may decide in their place today, or has done so. Null where nobody does. */
      stand_in_id: components['schemas']['NullableId']
      /** @description The name of who stands in, or null. */
      stand_in_name: string | null
      /** @description By what they are asked. */
      via: components['schemas']['ApprovalVia']
      /**
       * @description What they decided, or null.
       * @enum {string|null}
       */
      decision: 'approved' | 'rejected' | null
      /** @description What they said with it, or null. */
      comment: string | null
      /** @description When they decided, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description When they were no longer asked, or null while they are. */
      ended_at: components['schemas']['NullableTimestamp']
    }
    /** @description A step of an approval. */
    ApprovalStep: {
      /** @description Its place, from 1 on. */
      position: number
      /** @description Whom it asks. */
      approver: components['schemas']['ApprovalApprover']
      /** @description The role, where its approver is one. */
      role_id: components['schemas']['NullableId']
      /** @description The member, where its approver is one. */
      member_id: components['schemas']['NullableId']
      /** @description Whether one is enough. */
      quorum: components['schemas']['ApprovalQuorum']
      /** @description Where it stands. */
      status: components['schemas']['ApprovalStepStatus']
      /**
       * @description Why a step asks others than it says, or null. `decided_before`: whoever it would ask has approved an earlier step. `own`: that would be the employee. `nobody_there`: there is nobody, or they have left or cannot sign in. `nobody`: nobody at all can be asked.
       * @enum {string|null}
       */
      reason: 'decided_before' | 'own' | 'nobody_there' | 'nobody' | null
      /** @description After how many working days without a decision the next level is asked as well, or null for never. */
      escalate_after_days: number | null
      /** @description Until when those whom it asks are to decide. Then the next level is asked as well. Null before it opens, and where its policy says no days. */
      due_at: components['schemas']['NullableTimestamp']
      /** @description Who is or was asked. */
      asked: components['schemas']['ApprovalAsked'][]
    }
    /** @description The way of a request from one approver to the next. The record keeps its own status until the last step. */
    Approval: {
      /** @constant */
      object: 'approval'
      /** @description Identifies the approval. */
      id: components['schemas']['Id']
      /** @description The kind of request. */
      kind: components['schemas']['ApprovalKind']
      /** @description The record that is decided about. */
      subject_id: components['schemas']['Id']
      /** @description The employee whose request it is. */
      employee_id: components['schemas']['Id']
      /** @description The policy that its steps are copied from. */
      approval_policy_id: components['schemas']['Id']
      /**
       * @description `waiting`, then `approved` or `rejected` by its approvers. `withdrawn` because the request was, or `superseded` because the record was decided otherwise, such as through the API.
       * @enum {string}
       */
      status: 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'superseded'
      /** @description For how many days the request was filed, or null. */
      days: components['schemas']['NullableUnsignedDays']
      /** @description The amount that the request was filed with, or null. */
      amount: components['schemas']['NullableMoney']
      /** @description The first day that it is about, or null. */
      from_date: components['schemas']['NullableDate']
      /** @description The last day that it is about, or null. */
      to_date: components['schemas']['NullableDate']
      /** @description Whether its open step asks you. */
      asks_you: boolean
      /** @description Its steps in their order, with who is asked and what they decided. */
      steps: components['schemas']['ApprovalStep'][]
      /** @description When it ended, or null while it waits. */
      decided_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ApprovalPage: {
      /** @description The records of this page. */
      data: components['schemas']['Approval'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What somebody says with an approval. */
    ApprovalDecision: {
      /** @description A remark, which the employee reads. */
      comment?: string | null
    }
    /** @description Why a request is rejected. */
    ApprovalRejection: {
      /** @description The reason, which the employee reads. */
      comment: string
    }
    /** @description A step of a policy. */
    ApprovalPolicyStep: {
      /** @description Whom it asks. */
      approver: components['schemas']['ApprovalApprover']
      /** @description The role, where its approver is one. */
      role_id?: components['schemas']['NullableId']
      /** @description The member, where its approver is one. */
      member_id?: components['schemas']['NullableId']
      /** @description Whether one is enough. By default one is. */
      quorum?: components['schemas']['ApprovalQuorum']
      /** @description After how many working days without a decision the next level is asked as well, or null for never. They are the days that the employee works. */
      escalate_after_days?: number | null
    }
    /** @description The fields of a policy that a caller can write. */
    ApprovalPolicyFields: {
      /** @description What people call it. */
      name?: string
      /** @description The kind of request that it is for. */
      kind?: components['schemas']['ApprovalKind']
      /** @description Its place among the policies of the kind. The first that matches counts, and the older one at equal places. */
      position?: number
      /** @description Whether it counts for what is filed from now on. */
      is_active?: boolean
      /** @description Only requests for so many days of leave or more, or null for all. */
      min_days?: components['schemas']['NullableUnsignedDays']
      /** @description Only claims and loans of this amount or more, or null for all. */
      min_amount?: components['schemas']['NullableMoney']
      /** @description Only requests for leave of these types. An empty list means all of them. */
      leave_type_ids?: components['schemas']['Id'][]
      /** @description Only requests of employees in these departments. An empty list means all of them. */
      department_ids?: components['schemas']['Id'][]
      /** @description Only requests of employees in these branches. An empty list means all of them. */
      branch_ids?: components['schemas']['Id'][]
      /** @description Who is asked, one step after another. */
      steps?: [components['schemas']['ApprovalPolicyStep'], ...components['schemas']['ApprovalPolicyStep'][]]
    }
    /** @description A policy to be created. */
    ApprovalPolicyCreate: WithRequired<components['schemas']['ApprovalPolicyFields'], 'name' | 'kind' | 'steps'>
    /** @description The fields of a policy to change. A field that is not sent does not change. */
    ApprovalPolicyUpdate: components['schemas']['ApprovalPolicyFields']
    /** @description Who is asked about requests of a kind, in which order. */
    ApprovalPolicy: WithRequired<components['schemas']['ApprovalPolicyFields'], 'name' | 'kind' | 'position' | 'is_active' | 'min_days' | 'min_amount' | 'leave_type_ids' | 'department_ids' | 'branch_ids' | 'steps'> & {
      /** @constant */
      object: 'approval_policy'
      /** @description Identifies the policy. */
      id: components['schemas']['Id']
      /** @description The policy before it that takes every request that this one could, so that this one never counts. Null where there is none. */
      covered_by_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ApprovalPolicyPage: {
      /** @description The records of this page. */
      data: components['schemas']['ApprovalPolicy'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A request that somebody might file. */
    ApprovalPolicyTrial: {
      /** @description The employee who would file it. */
      employee_id: components['schemas']['Id']
      /** @description The kind of request. */
      kind: components['schemas']['ApprovalKind']
      /** @description For how many days, or null. */
      days?: components['schemas']['NullableUnsignedDays']
      /** @description The amount, or null. */
      amount?: components['schemas']['NullableMoney']
      /** @description The type of leave, or null. */
      leave_type_id?: components['schemas']['NullableId']
      /** @description Steps to be tried. Without them, those of the policy that matches are. */
      steps?: [components['schemas']['ApprovalPolicyStep'], ...components['schemas']['ApprovalPolicyStep'][]]
    }
    /** @description Who would be asked. */
    ApprovalPolicyPreview: {
      /** @description The policy that matches, or null where none does or steps were sent. */
      approval_policy_id: components['schemas']['NullableId']
      /** @description The steps. Empty where no policy matches. */
      steps: components['schemas']['ApprovalStep'][]
      /** @description Why nobody would be asked, or null where somebody is in each step. */
      explanation: string | null
    }
    /** @description The fields of a delegation that a caller can write. */
    ApprovalDelegationFields: {
      /** @description The first day on which they decide in your place. */
      starts_on?: components['schemas']['Date']
      /** @description The last of these days. */
      ends_on?: components['schemas']['Date']
      /** @description The kinds of requests that they decide. An empty list means all of them. */
      kinds?: components['schemas']['ApprovalKind'][]
    }
    /** @description A delegation to be created. */
    ApprovalDelegationCreate: {
      /** @description Who decides in your place. Leave it out if you name the employee. */
      to_member_id?: components['schemas']['Id']
      /** @description The employee who decides in your place. Leave it out if you name the member. */
      to_employee_id?: components['schemas']['Id']
    } & WithRequired<components['schemas']['ApprovalDelegationFields'], 'starts_on' | 'ends_on'>
    /** @description Who decides in the place of somebody who is away. */
    ApprovalDelegation: WithRequired<components['schemas']['ApprovalDelegationFields'], 'starts_on' | 'ends_on' | 'kinds'> & {
      /** @constant */
      object: 'approval_delegation'
      /** @description Identifies the delegation. */
      id: components['schemas']['Id']
      /** @description The member who is away. */
      from_member_id: components['schemas']['Id']
      /** @description The member who decides in their place. */
      to_member_id: components['schemas']['Id']
      /** @description Whether it counts today. It does not once either of them has left. */
      is_in_force: boolean
      /** @description When it was revoked, or null. */
      revoked_at: components['schemas']['NullableTimestamp']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    ApprovalDelegationPage: {
      /** @description The records of this page. */
      data: components['schemas']['ApprovalDelegation'][]
      /** @description Whether there is another page. */
      has_more: boolean
      /** @description Pass it as `starting_after` to get the next page. Null when `has_more` is false. */
      next_cursor: components['schemas']['NullableCursor']
    }
  }
  responses: never
  parameters: {
    Id: components['schemas']['Id']
    EmployeeId: components['schemas']['Id']
    AddressId: components['schemas']['Id']
    DependantId: components['schemas']['Id']
    ContactId: components['schemas']['Id']
    BankAccountId: components['schemas']['Id']
    /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
    Limit: number
    /** @description The `next_cursor` of the previous page, sent with the same filters. */
    StartingAfter: components['schemas']['Cursor']
    /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
    UpdatedSince: components['schemas']['Timestamp']
    /** @description Whether to include deleted records, with `deleted` true. */
    IncludeDeleted: boolean
    IdempotencyKey: string
    DryRun: 'true'
    MusterReach: 'own' | 'team' | 'all'
    MusterEvent: string
    MusterDelivery: string
    MusterTimestamp: number
    MusterSignature: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getMe: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['ApiKey'] } } }
  }
  getCompany: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Company'] } } }
  }
  getSandbox: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Sandbox'] } } }
  }
  moveSandboxClock: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody?: { content: { 'application/json': components['schemas']['SandboxClockMove'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Sandbox'] } } }
  }
  resetSandbox: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Sandbox'] } } }
  }
  triggerSandbox: {
    parameters: { header?: { 'Idempotency-Key'?: components['parameters']['IdempotencyKey'] } }
    requestBody: { content: { 'application/json': components['schemas']['SandboxTrigger'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Event'] } } }
  }
  listFiscalYears: {
    parameters: {
      query?: {
        /** @description Only years with this status. */
        status?: components['schemas']['FiscalYearStatus']
        /** @description `true`: only the year that contains today. `false`: only the other years. */
        is_current?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['FiscalYearPage'] } } }
  }
  getFiscalYear: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['FiscalYear'] } } }
  }
  listEmployees: {
    parameters: {
      query?: {
        /** @description Only employees with this employment status. */
        status?: components['schemas']['EmployeeStatus']
        /** @description Only employees of this department. */
        department_id?: components['schemas']['Id']
        /** @description Only employees with this designation. */
        designation_id?: components['schemas']['Id']
        /** @description Only employees of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description Only employees with this employment type. */
        employment_type_id?: components['schemas']['Id']
        /** @description Only employees who report to this one. */
        reporting_manager_id?: components['schemas']['Id']
        /** @description Only the employee with this code. */
        employee_code?: string
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeePage'] } } }
  }
  createEmployee: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  getEmployee: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  deleteEmployee: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  updateEmployee: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  listEmployeeAddresses: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeAddressPage'] } } }
  }
  createEmployeeAddress: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeAddressCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeAddress'] } } }
  }
  deleteEmployeeAddress: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId']; address_id: components['parameters']['AddressId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeAddress'] } } }
  }
  updateEmployeeAddress: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId']; address_id: components['parameters']['AddressId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeAddressUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeAddress'] } } }
  }
  listEmployeeDependants: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDependantPage'] } } }
  }
  createEmployeeDependant: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDependantCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeDependant'] } } }
  }
  deleteEmployeeDependant: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: {
        id: components['parameters']['EmployeeId']
        dependant_id: components['parameters']['DependantId']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDependant'] } } }
  }
  updateEmployeeDependant: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: {
        id: components['parameters']['EmployeeId']
        dependant_id: components['parameters']['DependantId']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDependantUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDependant'] } } }
  }
  listEmployeeContacts: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeContactPage'] } } }
  }
  createEmployeeContact: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeContactCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeContact'] } } }
  }
  deleteEmployeeContact: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId']; contact_id: components['parameters']['ContactId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeContact'] } } }
  }
  updateEmployeeContact: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId']; contact_id: components['parameters']['ContactId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeContactUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeContact'] } } }
  }
  listEmployeeBankAccounts: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeBankAccountPage'] } } }
  }
  getEmployeeBankAccount: {
    parameters: {
      path: {
        id: components['parameters']['EmployeeId']
        bank_account_id: components['parameters']['BankAccountId']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeBankAccount'] } } }
  }
  getEmployeeCompensation: {
    parameters: { path: { id: components['parameters']['EmployeeId'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeCompensation'] } } }
  }
  listDepartments: {
    parameters: {
      query?: {
        /** @description Only departments with this status. */
        status?: components['schemas']['RecordStatus']
        /** @description Only departments directly within this one. */
        parent_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['DepartmentPage'] } } }
  }
  createDepartment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['DepartmentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Department'] } } }
  }
  getDepartment: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Department'] } } }
  }
  updateDepartment: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['DepartmentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Department'] } } }
  }
  listDesignations: {
    parameters: {
      query?: {
        /** @description Only designations with this status. */
        status?: components['schemas']['RecordStatus']
        /** @description Only designations of this pay grade. */
        pay_grade_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['DesignationPage'] } } }
  }
  createDesignation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['DesignationCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Designation'] } } }
  }
  getDesignation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Designation'] } } }
  }
  updateDesignation: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['DesignationUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Designation'] } } }
  }
  listBranches: {
    parameters: {
      query?: {
        /** @description Only branches with this status. */
        status?: components['schemas']['RecordStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BranchPage'] } } }
  }
  createBranch: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['BranchCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Branch'] } } }
  }
  getBranch: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Branch'] } } }
  }
  updateBranch: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['BranchUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Branch'] } } }
  }
  listEmploymentTypes: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentTypePage'] } } }
  }
  createEmploymentType: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentTypeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmploymentType'] } } }
  }
  getEmploymentType: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentType'] } } }
  }
  updateEmploymentType: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentTypeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentType'] } } }
  }
  listPayGrades: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayGradePage'] } } }
  }
  createPayGrade: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayGradeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayGrade'] } } }
  }
  getPayGrade: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayGrade'] } } }
  }
  updatePayGrade: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayGradeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayGrade'] } } }
  }
  listShifts: {
    parameters: {
      query?: {
        /** @description Only shifts with this status. */
        status?: components['schemas']['RecordStatus']
        /** @description Only shifts with this attendance mode. */
        attendance_mode?: components['schemas']['AttendanceMode']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ShiftPage'] } } }
  }
  createShift: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ShiftCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Shift'] } } }
  }
  getShift: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Shift'] } } }
  }
  updateShift: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ShiftUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Shift'] } } }
  }
  listHolidays: {
    parameters: {
      query?: {
        /** @description Only holidays that have a day on this date or later. */
        date_from?: components['schemas']['Date']
        /** @description Only holidays that have a day on this date or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only holidays that have a day in this calendar year. One that is recurring has one in each later year, too. */
        year?: number
        /** @description Only holidays of this branch. Holidays of the whole workspace have no branch and are not included. */
        branch_id?: components['schemas']['Id']
        /** @description Only holidays of this type. */
        type?: components['schemas']['HolidayType']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'date' | '-date' | 'name' | '-name'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HolidayPage'] } } }
  }
  createHoliday: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['HolidayCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Holiday'] } } }
  }
  getHoliday: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Holiday'] } } }
  }
  updateHoliday: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['HolidayUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Holiday'] } } }
  }
  listLeaveTypes: {
    parameters: {
      query?: {
        /** @description `true`: only types in use. `false`: only types no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveTypePage'] } } }
  }
  getLeaveType: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveType'] } } }
  }
  listLeavePolicies: {
    parameters: {
      query?: {
        /** @description Only policies that are in force on this date. */
        effective_on?: components['schemas']['Date']
        /** @description Only policies of this type. */
        leave_type_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeavePolicyPage'] } } }
  }
  getLeavePolicy: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeavePolicy'] } } }
  }
  listLeaveGroups: {
    parameters: {
      query?: {
        /** @description `true`: only groups in use. `false`: only groups no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveGroupPage'] } } }
  }
  getLeaveGroup: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveGroup'] } } }
  }
  listLeaveBalances: {
    parameters: {
      query?: {
        /** @description Only balances of the fiscal year that has this date. */
        effective_on?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only balances of this type. */
        leave_type_id?: components['schemas']['Id']
        /** @description Only balances of this fiscal year. */
        fiscal_year_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveBalancePage'] } } }
  }
  getLeaveBalance: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveBalance'] } } }
  }
  listLeaveApplications: {
    parameters: {
      query?: {
        /** @description Only applications with a day on this date or later. */
        date_from?: components['schemas']['Date']
        /** @description Only applications with a day on this date or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only applications for this type. */
        leave_type_id?: components['schemas']['Id']
        /** @description Only applications of this fiscal year. */
        fiscal_year_id?: components['schemas']['Id']
        /** @description Only applications with this status. */
        status?: components['schemas']['LeaveApplicationStatus']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'from_date' | '-from_date'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveApplicationPage'] } } }
  }
  createLeaveApplication: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveApplicationCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LeaveApplication'] } } }
  }
  getLeaveApplication: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveApplication'] } } }
  }
  approveLeaveApplication: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveApplication'] } } }
  }
  rejectLeaveApplication: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveApplicationRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveApplication'] } } }
  }
  cancelLeaveApplication: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['LeaveApplicationCancellation'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveApplication'] } } }
  }
  listAttendanceRecords: {
    parameters: {
      query?: {
        /** @description Only those on this date or later. */
        date_from?: components['schemas']['Date']
        /** @description Only those on this date or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only records of this date. */
        date?: components['schemas']['Date']
        /** @description Only records with this status. */
        status?: components['schemas']['AttendanceStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceRecordPage'] } } }
  }
  createAttendanceRecord: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AttendanceRecordCreate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceRecord'] } } }
  }
  getAttendanceRecord: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceRecord'] } } }
  }
  updateAttendanceRecord: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AttendanceRecordUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceRecord'] } } }
  }
  listPunches: {
    parameters: {
      query?: {
        /** @description Only punches after this instant. */
        punched_after?: components['schemas']['Timestamp']
        /** @description Only punches before this instant. */
        punched_before?: components['schemas']['Timestamp']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only punches that were recorded for this day. */
        attendance_date?: components['schemas']['Date']
        /** @description Only punches at this site. */
        geofenced_site_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PunchPage'] } } }
  }
  createPunch: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PunchCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Punch'] } } }
  }
  getPunch: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Punch'] } } }
  }
  listOvertimeRequests: {
    parameters: {
      query?: {
        /** @description Only those on this date or later. */
        date_from?: components['schemas']['Date']
        /** @description Only those on this date or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only requests with this status. */
        status?: components['schemas']['RequestStatus']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'date' | '-date'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['OvertimeRequestPage'] } } }
  }
  createOvertimeRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['OvertimeRequestCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['OvertimeRequest'] } } }
  }
  getOvertimeRequest: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['OvertimeRequest'] } } }
  }
  approveOvertimeRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['OvertimeRequestApproval'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['OvertimeRequest'] } } }
  }
  rejectOvertimeRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['OvertimeRequestRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['OvertimeRequest'] } } }
  }
  cancelOvertimeRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['OvertimeRequest'] } } }
  }
  listRegularisations: {
    parameters: {
      query?: {
        /** @description Only those on this date or later. */
        date_from?: components['schemas']['Date']
        /** @description Only those on this date or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only requests with this status. */
        status?: components['schemas']['RequestStatus']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'date' | '-date'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['RegularisationPage'] } } }
  }
  createRegularisation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['RegularisationCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Regularisation'] } } }
  }
  getRegularisation: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Regularisation'] } } }
  }
  approveRegularisation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Regularisation'] } } }
  }
  rejectRegularisation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['RegularisationRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Regularisation'] } } }
  }
  cancelRegularisation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Regularisation'] } } }
  }
  listRestDaySwaps: {
    parameters: {
      query?: {
        /** @description Only swaps with a date on this day or later. */
        date_from?: components['schemas']['Date']
        /** @description Only swaps with a date on this day or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only swaps with this status. */
        status?: components['schemas']['SwapStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['RestDaySwapPage'] } } }
  }
  createRestDaySwap: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['RestDaySwapCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['RestDaySwap'] } } }
  }
  getRestDaySwap: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['RestDaySwap'] } } }
  }
  cancelRestDaySwap: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['RestDaySwap'] } } }
  }
  listEmployeeShifts: {
    parameters: {
      query?: {
        /** @description Only assignments that cover this date. */
        effective_on?: components['schemas']['Date']
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only assignments of this shift. */
        shift_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeShiftPage'] } } }
  }
  createEmployeeShift: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeShiftCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeShift'] } } }
  }
  getEmployeeShift: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeShift'] } } }
  }
  listGeofencedSites: {
    parameters: {
      query?: {
        /** @description Only sites with this status. */
        status?: components['schemas']['RecordStatus']
        /** @description Only sites of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['GeofencedSitePage'] } } }
  }
  createGeofencedSite: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['GeofencedSiteCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['GeofencedSite'] } } }
  }
  getGeofencedSite: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['GeofencedSite'] } } }
  }
  updateGeofencedSite: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['GeofencedSiteUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['GeofencedSite'] } } }
  }
  getAttendanceSettings: {
    parameters: { header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceSettings'] } } }
  }
  listSalaryComponents: {
    parameters: {
      query?: {
        /** @description Only components of this type. */
        type?: components['schemas']['SalaryComponentType']
        /** @description `true`: only components in use. `false`: only components no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryComponentPage'] } } }
  }
  getSalaryComponent: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryComponent'] } } }
  }
  listSalaryStructures: {
    parameters: {
      query?: {
        /** @description `true`: only structures in use. `false`: only structures no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryStructurePage'] } } }
  }
  getSalaryStructure: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryStructure'] } } }
  }
  listSalaryStructureComponents: {
    parameters: {
      query?: {
        /** @description Only components of this structure. */
        salary_structure_id?: components['schemas']['Id']
        /** @description Only where this component is used. */
        salary_component_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: {
      200: { content: { 'application/json': components['schemas']['SalaryStructureComponentPage'] } }
    }
  }
  getSalaryStructureComponent: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryStructureComponent'] } } }
  }
  listSalaryAssignments: {
    parameters: {
      query?: {
        /** @description Only assignments that are in force on this date. */
        effective_on?: components['schemas']['Date']
        /** @description `true`: only current assignments, those without an end. `false`: only those that have one. */
        current?: boolean
        /** @description Only assignments of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only assignments of this structure. */
        salary_structure_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryAssignmentPage'] } } }
  }
  getSalaryAssignment: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryAssignment'] } } }
  }
  listPayrollRuns: {
    parameters: {
      query?: {
        /** @description Only runs of this fiscal year. */
        fiscal_year_id?: components['schemas']['Id']
        /** @description Only runs of this calendar year. */
        year?: number
        /** @description Only runs of this month, 1 to 12. */
        month?: number
        /** @description Only runs with this status. */
        status?: components['schemas']['PayrollRunStatus']
        /** @description Only runs that the pipeline worked out, or only imported ones. */
        source?: components['schemas']['PayrollRunSource']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunPage'] } } }
  }
  getPayrollRun: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRun'] } } }
  }
  listPayrollEntries: {
    parameters: {
      query?: {
        /** @description Only entries of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only entries of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only entries with this status. */
        status?: components['schemas']['PayrollEntryStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryPage'] } } }
  }
  getPayrollEntry: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntry'] } } }
  }
  listPayrollEntryComponents: {
    parameters: {
      query?: {
        /** @description Only lines of entries of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only lines of this payroll entry. */
        payroll_entry_id?: components['schemas']['Id']
        /** @description Only lines of this salary component. */
        salary_component_id?: components['schemas']['Id']
        /** @description Only earnings, only deductions or only employer contributions. */
        type?: components['schemas']['SalaryComponentType']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: {
      200: { content: { 'application/json': components['schemas']['PayrollEntryComponentPage'] } }
    }
  }
  getPayrollEntryComponent: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryComponent'] } } }
  }
  listSalarySlips: {
    parameters: {
      query?: {
        /** @description Only slips of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only slips of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only the slip of this payroll entry. */
        payroll_entry_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalarySlipPage'] } } }
  }
  getSalarySlip: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalarySlip'] } } }
  }
  listLoanTypes: {
    parameters: {
      query?: {
        /** @description `true`: only types in use. `false`: only types no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanTypePage'] } } }
  }
  getLoanType: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanType'] } } }
  }
  listLoans: {
    parameters: {
      query?: {
        /** @description Only loans of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only loans of this type. */
        loan_type_id?: components['schemas']['Id']
        /** @description Only loans with this status. */
        status?: components['schemas']['LoanStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanPage'] } } }
  }
  getLoan: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  listLoanInstallments: {
    parameters: {
      query?: {
        /** @description Only installments of this employee's loans. */
        employee_id?: components['schemas']['Id']
        /** @description Only installments of this loan. */
        loan_id?: components['schemas']['Id']
        /** @description Only installments that are due in this year. */
        due_year?: number
        /** @description Only installments that are due in this month of a year. */
        due_month?: number
        /** @description Only installments with this status. */
        status?: components['schemas']['LoanInstallmentStatus']
        /** @description Only installments that this payroll run claimed. */
        payroll_run_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanInstallmentPage'] } } }
  }
  getLoanInstallment: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanInstallment'] } } }
  }
  listExpenseCategories: {
    parameters: {
      query?: {
        /** @description `true`: only categories in use. `false`: only categories no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseCategoryPage'] } } }
  }
  getExpenseCategory: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseCategory'] } } }
  }
  listExpenseClaims: {
    parameters: {
      query?: {
        /** @description Only claims dated this day or later. */
        date_from?: components['schemas']['Date']
        /** @description Only claims dated this day or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only claims of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only claims with this status. */
        status?: components['schemas']['ExpenseClaimStatus']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'claim_date' | '-claim_date' | 'claim_number' | '-claim_number'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimPage'] } } }
  }
  getExpenseClaim: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  listExpenseClaimItems: {
    parameters: {
      query?: {
        /** @description Only items of this claim. */
        expense_claim_id?: components['schemas']['Id']
        /** @description Only items of this category. */
        expense_category_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimItemPage'] } } }
  }
  getExpenseClaimItem: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimItem'] } } }
  }
  listAssetCategories: {
    parameters: {
      query?: {
        /** @description `true`: only categories in use. `false`: only categories no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetCategoryPage'] } } }
  }
  getAssetCategory: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetCategory'] } } }
  }
  listAssets: {
    parameters: {
      query?: {
        /** @description Only assets directly in this category. */
        asset_category_id?: components['schemas']['Id']
        /** @description Only assets with this status. */
        status?: components['schemas']['AssetStatus']
        /** @description Only assets of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description Only the asset with this tag, in upper or lower case. */
        asset_tag?: string
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'asset_tag' | '-asset_tag' | 'name' | '-name'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetPage'] } } }
  }
  getAsset: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Asset'] } } }
  }
  listAssetAssignments: {
    parameters: {
      query?: {
        /** @description Only assignments of this asset. */
        asset_id?: components['schemas']['Id']
        /** @description Only assignments to this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only assignments with this status. */
        status?: components['schemas']['AssetAssignmentStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetAssignmentPage'] } } }
  }
  getAssetAssignment: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetAssignment'] } } }
  }
  listAnnouncementCategories: {
    parameters: {
      query?: {
        /** @description `true`: only categories in use. `false`: only categories no longer in use. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementCategoryPage'] } } }
  }
  getAnnouncementCategory: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementCategory'] } } }
  }
  listAnnouncements: {
    parameters: {
      query?: {
        /** @description Only announcements that were published after this instant. */
        published_after?: components['schemas']['Timestamp']
        /** @description Only announcements of this category. */
        announcement_category_id?: components['schemas']['Id']
        /** @description Only announcements with this priority. */
        priority?: components['schemas']['AnnouncementPriority']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementPage'] } } }
  }
  getAnnouncement: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Announcement'] } } }
  }
  listJobOpenings: {
    parameters: {
      query?: {
        /** @description Only openings with this status. */
        status?: components['schemas']['JobOpeningStatus']
        /** @description Only openings of this department. */
        department_id?: components['schemas']['Id']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'title' | '-title'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['JobOpeningPage'] } } }
  }
  createJobOpening: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobOpeningCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['JobOpening'] } } }
  }
  getJobOpening: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobOpening'] } } }
  }
  updateJobOpening: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobOpeningUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobOpening'] } } }
  }
  listCandidates: {
    parameters: {
      query?: {
        /** @description Only the candidate with this email address, in upper or lower case. */
        email?: components['schemas']['EmailAddress']
        /** @description Only candidates who came this way. */
        source?: components['schemas']['CandidateSource']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['CandidatePage'] } } }
  }
  createCandidate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['CandidateCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Candidate'] } } }
  }
  getCandidate: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Candidate'] } } }
  }
  updateCandidate: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['CandidateUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Candidate'] } } }
  }
  listJobApplications: {
    parameters: {
      query?: {
        /** @description Only applications for this opening. */
        job_opening_id?: components['schemas']['Id']
        /** @description Only applications of this candidate. */
        candidate_id?: components['schemas']['Id']
        /** @description Only applications in this stage. */
        stage?: components['schemas']['JobApplicationStage']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['JobApplicationPage'] } } }
  }
  createJobApplication: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobApplicationCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['JobApplication'] } } }
  }
  getJobApplication: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobApplication'] } } }
  }
  updateJobApplication: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobApplicationUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobApplication'] } } }
  }
  listDocumentTypes: {
    parameters: {
      query?: {
        /** @description `true`: only types in use. `false`: only types no longer in use. */
        is_active?: boolean
        /** @description Only types of this category. */
        category?: components['schemas']['DocumentCategory']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['DocumentTypePage'] } } }
  }
  getDocumentType: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['DocumentType'] } } }
  }
  listEmployeeDocuments: {
    parameters: {
      query?: {
        /** @description Only documents whose `expiry_date` is before this day, expired ones included. */
        expiring_before?: components['schemas']['Date']
        /** @description Only documents of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only documents of this type. */
        document_type_id?: components['schemas']['Id']
        /** @description Only documents with this status. */
        status?: components['schemas']['EmployeeDocumentStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocumentPage'] } } }
  }
  createEmployeeDocument: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDocumentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeDocument'] } } }
  }
  getEmployeeDocument: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocument'] } } }
  }
  updateEmployeeDocument: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDocumentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocument'] } } }
  }
  getEmployeeDocumentContent: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  verifyEmployeeDocument: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocument'] } } }
  }
  rejectEmployeeDocument: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDocumentRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocument'] } } }
  }
  listEmploymentContracts: {
    parameters: {
      query?: {
        /** @description Only contracts of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only contracts with this status. */
        status?: components['schemas']['EmploymentContractStatus']
        /** @description Only contracts of this type. */
        type?: components['schemas']['EmploymentContractType']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContractPage'] } } }
  }
  getEmploymentContract: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  listHrLetterRequests: {
    parameters: {
      query?: {
        /** @description Only requests of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only requests for letters of this type. */
        letter_type?: components['schemas']['LetterType']
        /** @description Only requests with this status. */
        status?: 'pending' | 'approved' | 'rejected' | 'issued' | 'cancelled'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterRequestPage'] } } }
  }
  getHrLetterRequest: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterRequest'] } } }
  }
  listHrLetters: {
    parameters: {
      query?: {
        /** @description Only letters about this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only letters of this type. */
        letter_type?: components['schemas']['LetterType']
        /** @description Only letters with this status. */
        status?: components['schemas']['HrLetterStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterPage'] } } }
  }
  getHrLetter: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetter'] } } }
  }
  getEvents: {
    parameters: {
      query?: {
        /** @description Only events after this one. The `next_cursor` of the page before, or the id of any event. */
        after?: components['schemas']['Cursor']
        /** @description Only events from this instant on, RFC 3339 with any offset. Send it where there is no `after` yet. */
        since?: components['schemas']['Timestamp']
        /** @description Only events of these types, separated by commas. All types by default. */
        types?: [components['schemas']['EventType'], ...components['schemas']['EventType'][]]
        /** @description The maximum number of events in the answer. */
        limit?: number
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EventFeed'] } } }
  }
  listWebhookEndpoints: {
    parameters: {
      query?: {
        /** @description Only endpoints with this status. */
        status?: components['schemas']['WebhookEndpointStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpointPage'] } } }
  }
  createWebhookEndpoint: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['WebhookEndpointCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  getWebhookEndpoint: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  deleteWebhookEndpoint: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  updateWebhookEndpoint: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['WebhookEndpointUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  getWebhookEndpointSecret: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  rotateWebhookEndpointSecret: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  testWebhookEndpoint: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookDelivery'] } } }
  }
  replayWebhookEndpoint: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['WebhookReplayRequest'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookReplay'] } } }
  }
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Only deliveries to this endpoint. */
        webhook_endpoint_id?: components['schemas']['Id']
        /** @description Only deliveries with this status. */
        status?: components['schemas']['WebhookDeliveryStatus']
        /** @description Only deliveries of this type of event. */
        event_type?: components['schemas']['DeliveredEventType']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookDeliveryPage'] } } }
  }
  getWebhookDelivery: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookDelivery'] } } }
  }
  replayWebhookDelivery: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookDelivery'] } } }
  }
  listWebhookAttempts: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookAttemptPage'] } } }
  }
  updateCompany: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['CompanyUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Company'] } } }
  }
  closeFiscalYear: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['FiscalYearClose'] } } }
  }
  getNames: {
    parameters: {
      query: {
        /** @description Up to 200 ids, separated by commas. */
        ids: [components['schemas']['Id'], ...components['schemas']['Id'][]]
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Names'] } } }
  }
  getPendingWork: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['PendingWork'] } } }
  }
  getCountryTemplates: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['CountryTemplates'] } } }
  }
  applyCountryTemplate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { country: components['schemas']['CountryCode'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['CountryTemplateApply'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['CountryTemplateResult'] } } }
  }
  getSetup: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Setup'] } } }
  }
  assignEmployeeLeaveGroup: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveGroupMembership'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  inviteEmployee: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['EmployeeInvite'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Invitation'] } } }
  }
  listEmployeeMatches: {
    parameters: {
      query?: {
        /** @description Up to 8 words, or their beginnings. */
        search?: string
        /** @description Only employees with this employment status. */
        status?: components['schemas']['EmployeeStatus']
        /** @description Only employees of this department. */
        department_id?: components['schemas']['Id']
        /** @description Only employees with this designation. */
        designation_id?: components['schemas']['Id']
        /** @description Only employees of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description Only employees with this employment type. */
        employment_type_id?: components['schemas']['Id']
        /** @description Only employees who report to this one. */
        reporting_manager_id?: components['schemas']['Id']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'employee_code' | '-employee_code' | 'first_name' | '-first_name' | 'last_name' | '-last_name' | 'joining_date' | '-joining_date'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeePage'] } } }
  }
  getEmployeePhoto: {
    parameters: {
      query?: {
        /** @description The version of the photo that is expected. The response is the present photo in any case. */
        version?: components['schemas']['PhotoVersion']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  storeEmployeePhoto: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeePhotoUpload'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  deleteEmployeePhoto: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Employee'] } } }
  }
  getColleagues: {
    parameters: {
      query?: {
        /** @description Up to 8 words, or their beginnings. */
        search?: string
        /** @description Only those who report to this one. */
        reporting_manager_id?: components['schemas']['Id']
        /** @description Only those of this department. */
        department_id?: components['schemas']['Id']
        /** @description Only those of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description The maximum number of colleagues. */
        limit?: number
        /** @description The `next_cursor` of the page before, sent with the same filters. */
        starting_after?: string
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Colleagues'] } } }
  }
  getColleague: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ColleagueDetail'] } } }
  }
  getColleaguePhoto: {
    parameters: {
      query?: {
        /** @description The version of the photo that is expected. The response is the present photo in any case. */
        version?: components['schemas']['PhotoVersion']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  listJobChanges: {
    parameters: {
      query?: {
        /** @description Only changes of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description `false`: only changes whose day is yet to come. */
        is_applied?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['JobChangePage'] } } }
  }
  createJobChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobChangeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['JobChange'] } } }
  }
  previewJobChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobChangeCreate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobChangePreview'] } } }
  }
  getJobChange: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobChange'] } } }
  }
  deleteJobChange: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['JobChange'] } } }
  }
  updateJobChange: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['JobChangeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['JobChange'] } } }
  }
  getHeadcount: {
    parameters: {
      query?: {
        /** @description How many months to return, with the current one. */
        months?: number
        /** @description Only employees of this department. */
        department_id?: components['schemas']['Id']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Headcount'] } } }
  }
  createEmployeeBankAccount: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeBankAccountCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeBankAccount'] } } }
  }
  deleteEmployeeBankAccount: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: {
        id: components['parameters']['EmployeeId']
        bank_account_id: components['parameters']['BankAccountId']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeBankAccount'] } } }
  }
  updateEmployeeBankAccount: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: {
        id: components['parameters']['EmployeeId']
        bank_account_id: components['parameters']['BankAccountId']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeBankAccountUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeBankAccount'] } } }
  }
  updateEmployeeCompensation: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeCompensationUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeCompensation'] } } }
  }
  createLeaveType: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveTypeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LeaveType'] } } }
  }
  updateLeaveType: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveTypeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveType'] } } }
  }
  createLeavePolicy: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeavePolicyCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LeavePolicy'] } } }
  }
  updateLeavePolicy: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeavePolicyUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeavePolicy'] } } }
  }
  createLeaveGroup: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveGroupCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LeaveGroup'] } } }
  }
  updateLeaveGroup: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveGroupUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveGroup'] } } }
  }
  assignLeaveGroupTypes: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveGroupTypes'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveGroup'] } } }
  }
  adjustLeaveBalance: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveBalanceAdjustment'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveBalance'] } } }
  }
  getLeaveBalanceExplanation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Explanation'] } } }
  }
  listLeaveEncashments: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only encashments with this status. */
        status?: components['schemas']['LeaveEncashmentStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveEncashmentPage'] } } }
  }
  createLeaveEncashment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveEncashmentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LeaveEncashment'] } } }
  }
  getLeaveEncashment: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveEncashment'] } } }
  }
  cancelLeaveEncashment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveEncashment'] } } }
  }
  listLeaveOverdrafts: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only those of this leave application. */
        leave_application_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveOverdraftPage'] } } }
  }
  getLeaveApplicationExplanation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Explanation'] } } }
  }
  shortenLeaveApplication: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveApplicationShortening'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveApplication'] } } }
  }
  getLeaveCalendar: {
    parameters: {
      query: {
        /** @description The first day. */
        from_date: components['schemas']['Date']
        /** @description The last day, at most 61 days after the first. */
        to_date: components['schemas']['Date']
        /** @description Only employees of this department. */
        department_id?: components['schemas']['Id']
        /** @description Only employees of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description The maximum number of employees. */
        limit?: number
        /** @description The `next_cursor` of the page before, sent with the same filters. */
        starting_after?: string
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LeaveCalendar'] } } }
  }
  getAttendanceRecordExplanation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Explanation'] } } }
  }
  listLatePunches: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only those with this status. */
        status?: components['schemas']['LatePunchStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LatePunchPage'] } } }
  }
  dismissLatePunch: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LatePunchDismissal'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LatePunch'] } } }
  }
  listAttendanceMonths: {
    parameters: {
      query: {
        /** @description The month. */
        month: components['schemas']['YearMonth']
        /** @description Only employees of this department. */
        department_id?: components['schemas']['Id']
        /** @description Only employees of this branch. */
        branch_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceMonthPage'] } } }
  }
  listAttendanceDays: {
    parameters: {
      query?: {
        /** @description The day. By default it is today. */
        date?: components['schemas']['Date']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceDayPage'] } } }
  }
  updateAttendanceSettings: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['AttendanceSettingsUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AttendanceSettings'] } } }
  }
  createSalaryComponent: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryComponentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['SalaryComponent'] } } }
  }
  updateSalaryComponent: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryComponentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryComponent'] } } }
  }
  getSalaryComponentFormula: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryFormula'] } } }
  }
  createSalaryStructure: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryStructureCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['SalaryStructure'] } } }
  }
  updateSalaryStructure: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryStructureUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryStructure'] } } }
  }
  createSalaryStructureComponent: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryStructureComponentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['SalaryStructureComponent'] } } }
  }
  deleteSalaryStructureComponent: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryStructureComponent'] } } }
  }
  updateSalaryStructureComponent: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryStructureComponentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryStructureComponent'] } } }
  }
  getSalaryStructureComponentFormula: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryFormula'] } } }
  }
  createSalaryAssignment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryAssignmentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['SalaryAssignment'] } } }
  }
  previewSalaryAssignment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryPackagePreview'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryPackage'] } } }
  }
  deleteSalaryAssignment: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryAssignment'] } } }
  }
  updateSalaryAssignment: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalaryAssignmentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryAssignment'] } } }
  }
  getSalaryAssignmentPackage: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalaryPackage'] } } }
  }
  createPayrollRun: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollRunDetailCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  deletePayrollRun: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  updatePayrollRun: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollRunDetailUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  getPayrollRunPreview: {
    parameters: {
      query?: {
        /** @description Only this employee, with the lines and the reasons of each. */
        employee_id?: components['schemas']['Id']
        /** @description Where the page begins, `next_starting_after` of the page before it. */
        starting_after?: components['schemas']['Id']
        /** @description How many employees the page looks at, at most 1,000. */
        limit?: number
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollPreview'] } } }
  }
  verifyPayrollRun: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  processPayrollRun: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  reopenPayrollRun: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  approvePayrollRun: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  lockPayrollRun: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  getPayrollEntryExplanation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Explanation'] } } }
  }
  holdPayrollEntry: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollEntryHold'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryDetail'] } } }
  }
  releasePayrollEntry: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryDetail'] } } }
  }
  acknowledgePayrollEntry: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryDetail'] } } }
  }
  listPayrollRunDetails: {
    parameters: {
      query?: {
        /** @description Only runs of this kind. */
        kind?: components['schemas']['PayrollRunKind']
        /** @description Only runs of this fiscal year. */
        fiscal_year_id?: components['schemas']['Id']
        /** @description Only runs of this calendar year. */
        year?: number
        /** @description Only runs of this month, 1 to 12. */
        month?: number
        /** @description Only runs with this status. */
        status?: components['schemas']['PayrollRunStatus']
        /** @description Only runs that the pipeline worked out, or only imported ones. */
        source?: components['schemas']['PayrollRunSource']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunDetailPage'] } } }
  }
  getPayrollRunDetail: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  listPayrollOperations: {
    parameters: {
      query?: {
        /** @description Only operations on this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only operations with this status. */
        status?: components['schemas']['PayrollOperationStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollOperationPage'] } } }
  }
  getPayrollOperation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  listPayrollEntryDetails: {
    parameters: {
      query?: {
        /** @description Only entries of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only entries of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only entries with this status. */
        status?: components['schemas']['PayrollEntryStatus']
        /** @description `true`: only entries with warnings. `false`: only entries without warnings. */
        has_warnings?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryDetailPage'] } } }
  }
  getPayrollEntryDetail: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollEntryDetail'] } } }
  }
  createPayrollImport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollImportCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  deletePayrollImport: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  updatePayrollImport: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollImportUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRunDetail'] } } }
  }
  listPayrollPaymentBatches: {
    parameters: {
      query?: {
        /** @description Only batches of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only batches with this status. */
        status?: components['schemas']['PayrollPaymentBatchStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollPaymentBatchPage'] } } }
  }
  createPayrollPaymentBatch: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollPaymentBatchCreate'] } }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  getPayrollPaymentBatch: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollPaymentBatch'] } } }
  }
  recordPayrollPaymentBatch: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollPaymentRecord'] } }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  cancelPayrollPaymentBatch: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['PayrollPaymentBatchCancel'] } }
    responses: { 202: { content: { 'application/json': components['schemas']['PayrollOperation'] } } }
  }
  listPayrollPayments: {
    parameters: {
      query?: {
        /** @description Only payments of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only payments of the batch with this number; needs `payroll_run_id` to mean one batch. */
        batch?: number
        /** @description Only payments of this payroll entry. */
        payroll_entry_id?: components['schemas']['Id']
        /** @description Only payments to this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only payments that are made in this way. */
        payment_method?: components['schemas']['PaymentMethod']
        /** @description Only payments with this status. */
        status?: components['schemas']['PayrollPaymentStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollPaymentPage'] } } }
  }
  getPayrollPayment: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollPayment'] } } }
  }
  failPayrollPayment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollPaymentFailure'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollPayment'] } } }
  }
  getPayrollBankFileContent: {
    parameters: {
      query?: {
        /** @description The number of the file within the batch; by default the last one. */
        number?: number
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  createPayrollBankFile: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollBankFileCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayrollBankFile'] } } }
  }
  recordPayrollBankFileStatuses: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollBankStatuses'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollBankReport'] } } }
  }
  listPayrollBankFiles: {
    parameters: {
      query?: {
        /** @description Only files of this batch. */
        payroll_payment_batch_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollBankFilePage'] } } }
  }
  getPayrollBankFile: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollBankFile'] } } }
  }
  listCompanyBankAccounts: {
    parameters: {
      query?: {
        /** @description `true`: only accounts in use. `false`: only the others. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['CompanyBankAccountPage'] } } }
  }
  createCompanyBankAccount: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['CompanyBankAccountCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['CompanyBankAccount'] } } }
  }
  getCompanyBankAccount: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['CompanyBankAccount'] } } }
  }
  updateCompanyBankAccount: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['CompanyBankAccountUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['CompanyBankAccount'] } } }
  }
  listPayrollGlCodes: {
    parameters: {
      query?: {
        /** @description Only the accounts of this component. */
        salary_component_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollGlCodePage'] } } }
  }
  createPayrollGlCode: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollGlCodeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayrollGlCode'] } } }
  }
  getPayrollGlCode: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollGlCode'] } } }
  }
  updatePayrollGlCode: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollGlCodeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollGlCode'] } } }
  }
  previewPayChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayChangeDraft'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayChange'] } } }
  }
  previewEmploymentEnd: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['EmployeeId'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentEndDraft'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentEnd'] } } }
  }
  getPayrollVariance: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollVarianceTotals'] } } }
  }
  listPayrollVariances: {
    parameters: {
      query?: {
        /** @description Only differences of at least this amount, up or down. */
        min_amount?: components['schemas']['Money']
        /** @description Only differences of at least so many percent of the earlier amount, up or down. A line whose earlier amount is missing or zero always reaches it. If you also send `min_amount`, a difference has to reach both. */
        min_percent?: components['schemas']['Percentage']
        /** @description Only employees in both runs, only those in this one, or only those in the one before. */
        change?: components['schemas']['PayrollVarianceChange']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollVariancePage'] } } }
  }
  listPayrollRegister: {
    parameters: {
      query?: {
        /** @description Which entries; all by default. */
        view?: components['schemas']['PayrollRegisterView']
        /** @description Only employees whose name or code contains each of these words. */
        search?: string
        /** @description `change`: the largest change to the month before first. `name`: by name. `net`: the highest net pay first. */
        order?: 'change' | 'name' | 'net'
        /** @description Only entries with this status. */
        status?: components['schemas']['PayrollEntryStatus']
        /** @description Only entries that are reported in this department. */
        department_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRegisterEntryPage'] } } }
  }
  getPayrollRegisterTotals: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollRegisterTotals'] } } }
  }
  getPayrollReadiness: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollReadiness'] } } }
  }
  getPayrollCost: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollCost'] } } }
  }
  getPayrollCosts: {
    parameters: {
      query?: {
        /** @description How many months to look at, with the current one. */
        months?: number
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollCosts'] } } }
  }
  getSalarySlipContent: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  listSalarySlipDetails: {
    parameters: {
      query?: {
        /** @description Only slips of this payroll run. */
        payroll_run_id?: components['schemas']['Id']
        /** @description Only slips of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['SalarySlipDetailPage'] } } }
  }
  getSalarySlipDetail: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SalarySlipDetail'] } } }
  }
  listPayslips: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayslipPage'] } } }
  }
  getPayslip: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Payslip'] } } }
  }
  getPayslipChange: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayslipChange'] } } }
  }
  getPayslipYears: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayslipYears'] } } }
  }
  getPayrollSettings: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollSettings'] } } }
  }
  updatePayrollSettings: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['PayrollSettingsUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollSettings'] } } }
  }
  listPayrollAdjustments: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only adjustments of this kind. */
        kind?: components['schemas']['PayrollAdjustmentKind']
        /** @description Only adjustments with this status. */
        status?: components['schemas']['PayrollAdjustmentStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollAdjustmentPage'] } } }
  }
  createPayrollAdjustment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollAdjustmentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayrollAdjustment'] } } }
  }
  getPayrollAdjustment: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollAdjustment'] } } }
  }
  updatePayrollAdjustment: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollAdjustmentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollAdjustment'] } } }
  }
  cancelPayrollAdjustment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollAdjustment'] } } }
  }
  listPayrollCorrections: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only those of this day. */
        date?: components['schemas']['Date']
        /** @description Only corrections with this status. */
        status?: components['schemas']['PayrollCorrectionStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollCorrectionPage'] } } }
  }
  createPayrollCorrection: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollCorrectionCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['PayrollCorrection'] } } }
  }
  getPayrollCorrection: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollCorrection'] } } }
  }
  cancelPayrollCorrection: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['PayrollCorrection'] } } }
  }
  listEmployeeLawFacts: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only facts of this name. */
        fact?: string
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeLawFactPage'] } } }
  }
  createEmployeeLawFact: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeLawFactCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmployeeLawFact'] } } }
  }
  getEmployeeLawFact: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeLawFact'] } } }
  }
  deleteEmployeeLawFact: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeLawFact'] } } }
  }
  updateEmployeeLawFact: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeLawFactUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeLawFact'] } } }
  }
  listTaxOpenings: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only those of this tax year. */
        tax_year?: components['schemas']['TaxYear']
        /** @description Only those from this source. */
        source?: components['schemas']['TaxOpeningSource']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['TaxOpeningPage'] } } }
  }
  createTaxOpening: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['TaxOpeningCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['TaxOpening'] } } }
  }
  getTaxOpening: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['TaxOpening'] } } }
  }
  deleteTaxOpening: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['TaxOpening'] } } }
  }
  updateTaxOpening: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['TaxOpeningUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['TaxOpening'] } } }
  }
  getTaxCertificate: {
    parameters: {
      query: {
        /** @description The tax year, as the law pack names it. */
        tax_year: components['schemas']['TaxYear']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  getTaxCertificateYears: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['EmployeeId'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['TaxCertificateYears'] } } }
  }
  getLawParameters: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['LawParameters'] } } }
  }
  listLawValues: {
    parameters: {
      query?: {
        /** @description Only those of this parameter. */
        parameter?: string
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LawValuePage'] } } }
  }
  createLawValue: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LawValueCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LawValue'] } } }
  }
  getLawValue: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LawValue'] } } }
  }
  deleteLawValue: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LawValue'] } } }
  }
  updateLawValue: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LawValueUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LawValue'] } } }
  }
  createLoanType: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanTypeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LoanType'] } } }
  }
  updateLoanType: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanTypeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanType'] } } }
  }
  createLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  previewLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanCreate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanSchedule'] } } }
  }
  approveLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  rejectLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanReason'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  cancelLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanReason'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  disburseLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['LoanDisbursement'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  rescheduleLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanRescheduling'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  settleLoan: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanSettlement'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  writeLoanOff: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanReason'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Loan'] } } }
  }
  getLoanExplanation: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Explanation'] } } }
  }
  getLoanBalances: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanBalances'] } } }
  }
  getEmployeeNumbering: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeNumbering'] } } }
  }
  updateEmployeeNumbering: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['NumberingUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeNumbering'] } } }
  }
  getEmployeeDefaults: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDefaults'] } } }
  }
  updateEmployeeDefaults: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDefaultsUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDefaults'] } } }
  }
  getLoanNumbering: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['LoanNumbering'] } } }
  }
  updateLoanNumbering: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['NumberingUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanNumbering'] } } }
  }
  waiveLoanInstallment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanReason'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanInstallment'] } } }
  }
  deferLoanInstallment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LoanReason'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LoanInstallment'] } } }
  }
  createExpenseCategory: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseCategoryCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ExpenseCategory'] } } }
  }
  updateExpenseCategory: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseCategoryUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseCategory'] } } }
  }
  listExpenseLimits: {
    parameters: {
      query?: {
        /** @description Only the limit of this category. */
        expense_category_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseLimitPage'] } } }
  }
  createExpenseLimit: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseLimitCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ExpenseLimit'] } } }
  }
  getExpenseLimit: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseLimit'] } } }
  }
  deleteExpenseLimit: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseLimit'] } } }
  }
  updateExpenseLimit: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseLimitUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseLimit'] } } }
  }
  createExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseClaimCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  updateExpenseClaim: {
    parameters: {
      header?: {
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseClaimUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  submitExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  approveExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['ExpenseApproval'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  rejectExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  reviseExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  cancelExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  payExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpensePayment'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  handExpenseClaimOver: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  recallExpenseClaim: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaim'] } } }
  }
  listExpenseClaimMatches: {
    parameters: {
      query?: {
        /** @description Up to 8 words, or their beginnings. */
        search?: string
        /** @description Only claims dated this day or later. */
        date_from?: components['schemas']['Date']
        /** @description Only claims dated this day or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only claims of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only claims with this status. */
        status?: components['schemas']['ExpenseClaimStatus']
        /** @description The field that the list is sorted by, highest first with a minus before it. Newest first when not sent. */
        sort?: 'claim_date' | '-claim_date' | 'claim_number' | '-claim_number'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimPage'] } } }
  }
  getExpenseClaimNumbering: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimNumbering'] } } }
  }
  updateExpenseClaimNumbering: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['NumberingUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimNumbering'] } } }
  }
  createExpenseClaimItem: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseClaimItemCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ExpenseClaimItem'] } } }
  }
  deleteExpenseClaimItem: {
    parameters: {
      header?: {
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimItem'] } } }
  }
  updateExpenseClaimItem: {
    parameters: {
      header?: {
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseClaimItemUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimItem'] } } }
  }
  getExpenseReceipt: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  storeExpenseReceipt: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExpenseReceipt'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimItem'] } } }
  }
  deleteExpenseReceipt: {
    parameters: {
      header?: {
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExpenseClaimItem'] } } }
  }
  createAssetCategory: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AssetCategoryCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['AssetCategory'] } } }
  }
  updateAssetCategory: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AssetCategoryUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetCategory'] } } }
  }
  createAsset: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AssetCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Asset'] } } }
  }
  updateAsset: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AssetUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Asset'] } } }
  }
  repairAsset: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Asset'] } } }
  }
  restoreAsset: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['AssetRestoration'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Asset'] } } }
  }
  retireAsset: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Asset'] } } }
  }
  createAssetAssignment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AssetAssignmentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['AssetAssignment'] } } }
  }
  updateAssetAssignment: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AssetAssignmentUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetAssignment'] } } }
  }
  acknowledgeAssetAssignment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetAssignment'] } } }
  }
  returnAssetAssignment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['AssetReturn'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetAssignment'] } } }
  }
  loseAssetAssignment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['AssetLoss'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AssetAssignment'] } } }
  }
  listAssetAssignmentDetails: {
    parameters: {
      query?: {
        /** @description Only assignments of this asset. */
        asset_id?: components['schemas']['Id']
        /** @description Only assignments to this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only assignments with this status. */
        status?: components['schemas']['AssetAssignmentStatus']
        /** @description `true`: only assets held by someone who leaves, has left or is deleted. `false`: only the others. */
        is_return_due?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: {
      200: { content: { 'application/json': components['schemas']['AssetAssignmentDetailPage'] } }
    }
  }
  createAnnouncementCategory: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementCategoryCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['AnnouncementCategory'] } } }
  }
  updateAnnouncementCategory: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementCategoryUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementCategory'] } } }
  }
  listAnnouncementDrafts: {
    parameters: {
      query?: {
        /** @description Only drafts with this status. */
        status?: components['schemas']['AnnouncementDraftStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementDraftPage'] } } }
  }
  createAnnouncementDraft: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementDraftCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['AnnouncementDraft'] } } }
  }
  getAnnouncementDraft: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementDraft'] } } }
  }
  deleteAnnouncementDraft: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementDraft'] } } }
  }
  updateAnnouncementDraft: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementDraftUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementDraft'] } } }
  }
  publishAnnouncementDraft: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['AnnouncementPublication'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementDraft'] } } }
  }
  withdrawAnnouncementDraft: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AnnouncementDraft'] } } }
  }
  updateAnnouncement: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Announcement'] } } }
  }
  expireAnnouncement: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Announcement'] } } }
  }
  acknowledgeAnnouncement: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['AnnouncementAcknowledgement'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Announcement'] } } }
  }
  hireCandidate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['CandidateHire'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Candidate'] } } }
  }
  anonymiseCandidate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Candidate'] } } }
  }
  createDocumentType: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['DocumentTypeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['DocumentType'] } } }
  }
  updateDocumentType: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['DocumentTypeUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['DocumentType'] } } }
  }
  deleteEmployeeDocument: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocument'] } } }
  }
  listEmployeeDocumentMatches: {
    parameters: {
      query?: {
        /** @description Up to 8 words, or their beginnings. */
        search?: string
        /** @description Only documents whose `expiry_date` is before this day, expired ones included. */
        expiring_before?: components['schemas']['Date']
        /** @description Only documents of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only documents of this type. */
        document_type_id?: components['schemas']['Id']
        /** @description Only documents with this status. */
        status?: components['schemas']['EmployeeDocumentStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmployeeDocumentPage'] } } }
  }
  getEmploymentContractNumbering: {
    parameters: {}
    responses: {
      200: { content: { 'application/json': components['schemas']['EmploymentContractNumbering'] } }
    }
  }
  updateEmploymentContractNumbering: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['NumberingUpdate'] } }
    responses: {
      200: { content: { 'application/json': components['schemas']['EmploymentContractNumbering'] } }
    }
  }
  createEmploymentContract: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentContractCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  updateEmploymentContract: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentContractUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  sendEmploymentContract: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  signEmploymentContract: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentContractSignature'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  cancelEmploymentContract: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  terminateEmploymentContract: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentContractTermination'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  renewEmploymentContract: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['EmploymentContractRenewal'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  listEmploymentContractDetails: {
    parameters: {
      query?: {
        /** @description Only contracts of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only contracts with this status. */
        status?: components['schemas']['EmploymentContractStatus']
        /** @description `true`: only signed contracts that outlive the employment. `false`: only the others. */
        outlives_employment?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: {
      200: { content: { 'application/json': components['schemas']['EmploymentContractDetailPage'] } }
    }
  }
  getEmploymentContractFile: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  storeEmploymentContractFile: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmploymentContractUpload'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  deleteEmploymentContractFile: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['EmploymentContract'] } } }
  }
  listLetterTemplates: {
    parameters: {
      query?: {
        /** @description Only templates of this type of letter. */
        letter_type?: components['schemas']['LetterType']
        /** @description Only templates with this status. */
        status?: components['schemas']['LetterTemplateStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LetterTemplatePage'] } } }
  }
  createLetterTemplate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LetterTemplateCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['LetterTemplate'] } } }
  }
  getLetterTemplate: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LetterTemplate'] } } }
  }
  updateLetterTemplate: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LetterTemplateUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LetterTemplate'] } } }
  }
  retireLetterTemplate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['LetterTemplate'] } } }
  }
  previewLetterTemplate: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['LetterPreviewRequest'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['LetterPreview'] } } }
  }
  createHrLetterRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['HrLetterRequestCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['HrLetterRequest'] } } }
  }
  approveHrLetterRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterRequest'] } } }
  }
  rejectHrLetterRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['HrLetterRequestRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterRequest'] } } }
  }
  cancelHrLetterRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterRequest'] } } }
  }
  issueHrLetterRequest: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['HrLetterRequestIssue'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterRequest'] } } }
  }
  createHrLetter: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['HrLetterCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['HrLetter'] } } }
  }
  revokeHrLetter: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['HrLetterRevocation'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetter'] } } }
  }
  getHrLetterText: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['HrLetterText'] } } }
  }
  getHrLetterContent: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  getLetterhead: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Letterhead'] } } }
  }
  updateLetterhead: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['LetterheadUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Letterhead'] } } }
  }
  getLetterheadLogo: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  storeLetterheadLogo: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['LetterheadLogoUpload'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Letterhead'] } } }
  }
  deleteLetterheadLogo: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Letterhead'] } } }
  }
  getLetterheadPreview: {
    parameters: {
      query?: {
        /** @description The language of the letter. */
        language?: 'en' | 'ur' | 'ar'
      }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  enableWebhookEndpoint: {
    parameters: {
      header?: { 'Idempotency-Key'?: components['parameters']['IdempotencyKey'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookEndpoint'] } } }
  }
  getWebhookActivity: {
    parameters: {
      query?: {
        /** @description Only deliveries to this endpoint. */
        webhook_endpoint_id?: components['schemas']['Id']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['WebhookActivity'] } } }
  }
  listMessages: {
    parameters: {
      query?: {
        /** @description `true`: only messages that were read. `false`: only unread messages. */
        is_read?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['MessagePage'] } } }
  }
  readMessage: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Message'] } } }
  }
  listNotifications: {
    parameters: {
      query?: {
        /** @description `true`: only what was read. `false`: only what was not read yet. */
        is_read?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['NotificationPage'] } } }
  }
  readNotifications: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody?: { content: { 'application/json': components['schemas']['NotificationsRead'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['NotificationReading'] } } }
  }
  getNotificationSettings: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['NotificationSettings'] } } }
  }
  updateNotificationSettings: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    requestBody: { content: { 'application/json': components['schemas']['NotificationSettingsUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['NotificationSettings'] } } }
  }
  openSession: {
    parameters: {}
    requestBody?: { content: { 'application/json': components['schemas']['SignIn'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  revokeSessions: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  getSession: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  deleteSession: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  verifySession: {
    parameters: {}
    requestBody?: { content: { 'application/json': components['schemas']['SecondFactor'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  proveSession: {
    parameters: {}
    requestBody?: { content: { 'application/json': components['schemas']['FreshProof'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  switchSession: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['WorkspaceSwitch'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  getAccount: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['Account'] } } }
  }
  changeAccountPassword: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['PasswordChange'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Account'] } } }
  }
  issueAccountTotp: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['TotpSecret'] } } }
  }
  verifyAccountTotp: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['TotpCode'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['RecoveryCodes'] } } }
  }
  issueAccountRecoveryCodes: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['RecoveryCodes'] } } }
  }
  issuePasskeySignIn: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['PasskeyChallenge'] } } }
  }
  issuePasskeyProof: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['PasskeyChallenge'] } } }
  }
  createPasskey: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['PasskeyCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Passkey'] } } }
  }
  issuePasskeyRegistration: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['PasskeyRegistration'] } } }
  }
  deletePasskey: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Passkey'] } } }
  }
  updatePasskey: {
    parameters: { path: { id: components['parameters']['Id'] } }
    requestBody: { content: { 'application/json': components['schemas']['PasskeyUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Passkey'] } } }
  }
  listInvitations: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['InvitationPage'] } } }
  }
  createInvitation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['InvitationCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Invitation'] } } }
  }
  sendInvitation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Invitation'] } } }
  }
  revokeInvitation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Invitation'] } } }
  }
  readInvitation: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['InvitationToken'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['InvitationPreview'] } } }
  }
  acceptInvitation: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['InvitationAcceptance'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  listMembers: {
    parameters: {
      query?: {
        /** @description `true`: only members who see nothing yet, for they have neither a role nor an employee, such as whoever came by company sign-on. `false`: only the others. */
        is_waiting?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['MemberPage'] } } }
  }
  getMember: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Member'] } } }
  }
  deleteMember: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Member'] } } }
  }
  updateMember: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['MemberUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Member'] } } }
  }
  listRoles: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['RolePage'] } } }
  }
  createRole: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['RoleCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Role'] } } }
  }
  getRole: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Role'] } } }
  }
  deleteRole: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Role'] } } }
  }
  updateRole: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['RoleUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Role'] } } }
  }
  listApiKeys: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ApiKeyPage'] } } }
  }
  issueApiKey: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ApiKeyWanted'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['IssuedApiKey'] } } }
  }
  revokeApiKey: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ApiKey'] } } }
  }
  listServiceTokens: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ServiceTokenPage'] } } }
  }
  issueServiceToken: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ServiceTokenWanted'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['IssuedServiceToken'] } } }
  }
  getServiceToken: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ServiceToken'] } } }
  }
  updateServiceToken: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ServiceTokenUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ServiceToken'] } } }
  }
  rotateServiceToken: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['ServiceTokenRotation'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['IssuedServiceToken'] } } }
  }
  revokeServiceToken: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ServiceToken'] } } }
  }
  listExports: {
    parameters: {
      query?: {
        /** @description Only exports of this kind. */
        kind?: components['schemas']['ExportKind']
        /** @description Only exports with this status. */
        status?: components['schemas']['ExportStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ExportPage'] } } }
  }
  createExport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ExportCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Export'] } } }
  }
  getExport: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Export'] } } }
  }
  cancelExport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Export'] } } }
  }
  getExportContent: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  listAuditEntries: {
    parameters: {
      query?: {
        /** @description Only what was done to records of this kind, by the name of its schema. Returns 400 for any other name. */
        kind?: string
        /** @description Only entries of this action. */
        action?: string
        /** @description Only what this key, member or operator did. */
        actor?: string
        /** @description Only what was done to this object. */
        object_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['AuditEntryPage'] } } }
  }
  listRecordChanges: {
    parameters: {
      query?: {
        /** @description Only changes of this record. */
        object_id?: components['schemas']['Id']
        /** @description Only changes of this employee and of what is theirs, such as their leave and their salaries. */
        employee_id?: components['schemas']['Id']
        /** @description Only what this key, member or operator changed. */
        actor?: string
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['RecordChangePage'] } } }
  }
  listListViews: {
    parameters: {
      query?: {
        /** @description Only views of this list. */
        list?: string
        /** @description Only views that are shared, or only those that are not. */
        is_shared?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
        /** @description Whether to include deleted records, with `deleted` true. */
        include_deleted?: components['parameters']['IncludeDeleted']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ListViewPage'] } } }
  }
  createListView: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ListViewCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ListView'] } } }
  }
  deleteListView: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ListView'] } } }
  }
  updateListView: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ListViewUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ListView'] } } }
  }
  getListCount: {
    parameters: {
      query: {
        /** @description The `operationId` of the list. */
        list: string
        /** @description The record that the list belongs to, such as the employee whose addresses are counted. */
        list_of?: components['schemas']['Id']
        /** @description The filters of the list, as in the query of its address. */
        filters?: string
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ListCount'] } } }
  }
  getSignOn: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['SignOn'] } } }
  }
  changeSignOn: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SignOnChange'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SignOn'] } } }
  }
  deleteSignOn: {
    parameters: { header?: { 'Dry-Run'?: components['parameters']['DryRun'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SignOn'] } } }
  }
  beginSignOn: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['SignOnBeginning'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['SignOnAddress'] } } }
  }
  proveSignOn: {
    parameters: {}
    responses: { 200: { content: { 'application/json': components['schemas']['SignOnAddress'] } } }
  }
  finishSignOn: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['SignOnReturn'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  verifySignOn: {
    parameters: {}
    requestBody?: { content: { 'application/json': components['schemas']['SignOnProof'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Session'] } } }
  }
  listImports: {
    parameters: {
      query?: {
        /** @description Only imports of this kind. */
        kind?: components['schemas']['ImportKind']
        /** @description Only imports with this status. */
        status?: components['schemas']['ImportStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ImportPage'] } } }
  }
  createImport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ImportCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Import'] } } }
  }
  previewImport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ImportFile'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ImportPreview'] } } }
  }
  getImport: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Import'] } } }
  }
  applyImport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ImportApply'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Import'] } } }
  }
  reviseImport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ImportRevise'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Import'] } } }
  }
  cancelImport: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Import'] } } }
  }
  getImportErrors: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  listImportRows: {
    parameters: {
      query?: {
        /** @description Only rows with this outcome. */
        outcome?: components['schemas']['ImportOutcome']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ImportRowPage'] } } }
  }
  getImportTemplate: {
    parameters: {
      query: {
        /** @description What the file is to hold. */
        kind: components['schemas']['ImportKind']
      }
    }
    responses: { 200: { content: { '*/*': Blob } } }
  }
  listBulkActions: {
    parameters: {
      query?: {
        /** @description Only bulk actions with this status. */
        status?: components['schemas']['BulkActionStatus']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BulkActionPage'] } } }
  }
  createBulkAction: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['BulkActionCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['BulkAction'] } } }
  }
  getBulkAction: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['BulkAction'] } } }
  }
  cancelBulkAction: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BulkAction'] } } }
  }
  listBulkActionItems: {
    parameters: {
      query?: {
        /** @description Only items with this outcome. */
        outcome?: components['schemas']['BulkActionOutcome']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BulkActionItemPage'] } } }
  }
  listComments: {
    parameters: {
      query?: {
        /** @description Only comments on this record. */
        object_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['CommentPage'] } } }
  }
  createComment: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['CommentCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['Comment'] } } }
  }
  deleteComment: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Comment'] } } }
  }
  listCalendarFeeds: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['CalendarFeedPage'] } } }
  }
  createCalendarFeed: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['CalendarFeedCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['CalendarFeed'] } } }
  }
  revokeCalendarFeed: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['CalendarFeed'] } } }
  }
  listBankAccountChanges: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only those with this status. */
        status?: 'pending' | 'approved' | 'applied' | 'rejected' | 'withdrawn' | 'frozen'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChangePage'] } } }
  }
  createBankAccountChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['BankAccountChangeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['BankAccountChange'] } } }
  }
  getBankAccountChange: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChange'] } } }
  }
  approveBankAccountChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChange'] } } }
  }
  rejectBankAccountChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['BankAccountChangeRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChange'] } } }
  }
  withdrawBankAccountChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChange'] } } }
  }
  freezeBankAccountChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChange'] } } }
  }
  stopBankAccountChange: {
    parameters: {}
    requestBody: { content: { 'application/json': components['schemas']['BankAccountChangeToken'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['BankAccountChangeStop'] } } }
  }
  listProfileChanges: {
    parameters: {
      query?: {
        /** @description Only those of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description Only those with this status. */
        status?: 'pending' | 'approved' | 'rejected' | 'withdrawn'
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ProfileChangePage'] } } }
  }
  createProfileChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ProfileChangeCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ProfileChange'] } } }
  }
  getProfileChange: {
    parameters: {
      header?: { 'Muster-Reach'?: components['parameters']['MusterReach'] }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ProfileChange'] } } }
  }
  approveProfileChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['ProfileChangeApproval'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ProfileChange'] } } }
  }
  rejectProfileChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ProfileChangeRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ProfileChange'] } } }
  }
  withdrawProfileChange: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
        'Muster-Reach'?: components['parameters']['MusterReach']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ProfileChange'] } } }
  }
  listApprovals: {
    parameters: {
      query?: {
        /** @description `waiting`: only those that ask you now. `own`: only those of your own requests. `decided`: only those that you have decided. */
        view?: 'waiting' | 'own' | 'decided'
        /** @description Only approvals of this kind of request. */
        kind?: components['schemas']['ApprovalKind']
        /** @description Only approvals with this status. */
        status?: 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'superseded'
        /** @description Only approvals of this record. */
        subject_id?: components['schemas']['Id']
        /** @description Only approvals of requests of this employee. */
        employee_id?: components['schemas']['Id']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalPage'] } } }
  }
  getApproval: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Approval'] } } }
  }
  approveApproval: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody?: { content: { 'application/json': components['schemas']['ApprovalDecision'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Approval'] } } }
  }
  rejectApproval: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ApprovalRejection'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['Approval'] } } }
  }
  rerouteApproval: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['Approval'] } } }
  }
  listApprovalPolicies: {
    parameters: {
      query?: {
        /** @description Only policies for this kind of request. */
        kind?: components['schemas']['ApprovalKind']
        /** @description Only policies that count, or only those that do not. */
        is_active?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalPolicyPage'] } } }
  }
  createApprovalPolicy: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ApprovalPolicyCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ApprovalPolicy'] } } }
  }
  previewApprovalPolicy: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ApprovalPolicyTrial'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalPolicyPreview'] } } }
  }
  getApprovalPolicy: {
    parameters: { path: { id: components['parameters']['Id'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalPolicy'] } } }
  }
  updateApprovalPolicy: {
    parameters: {
      header?: { 'Dry-Run'?: components['parameters']['DryRun'] }
      path: { id: components['parameters']['Id'] }
    }
    requestBody: { content: { 'application/json': components['schemas']['ApprovalPolicyUpdate'] } }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalPolicy'] } } }
  }
  listApprovalDelegations: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalDelegationPage'] } } }
  }
  createApprovalDelegation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ApprovalDelegationCreate'] } }
    responses: { 201: { content: { 'application/json': components['schemas']['ApprovalDelegation'] } } }
  }
  revokeApprovalDelegation: {
    parameters: {
      header?: {
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
        'Dry-Run'?: components['parameters']['DryRun']
      }
      path: { id: components['parameters']['Id'] }
    }
    responses: { 200: { content: { 'application/json': components['schemas']['ApprovalDelegation'] } } }
  }
  employeeCreated: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeCreatedEvent'] } }
    responses: never
  }
  employeeUpdated: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeUpdatedEvent'] } }
    responses: never
  }
  employeeDeleted: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['EmployeeDeletedEvent'] } }
    responses: never
  }
  attendanceRecorded: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AttendanceRecordedEvent'] } }
    responses: never
  }
  attendanceUpdated: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['AttendanceUpdatedEvent'] } }
    responses: never
  }
  leaveRequested: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveRequestedEvent'] } }
    responses: never
  }
  leaveApproved: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveApprovedEvent'] } }
    responses: never
  }
  leaveRejected: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveRejectedEvent'] } }
    responses: never
  }
  leaveCancelled: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['LeaveCancelledEvent'] } }
    responses: never
  }
  payrollRunApproved: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollRunApprovedEvent'] } }
    responses: never
  }
  payrollRunLocked: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['PayrollRunLockedEvent'] } }
    responses: never
  }
  salarySlipPublished: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['SalarySlipPublishedEvent'] } }
    responses: never
  }
  contractSigned: {
    parameters: {
      header: {
        'Muster-Event': components['parameters']['MusterEvent']
        'Muster-Delivery': components['parameters']['MusterDelivery']
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        'Muster-Signature': components['parameters']['MusterSignature']
      }
    }
    requestBody: { content: { 'application/json': components['schemas']['ContractSignedEvent'] } }
    responses: never
  }
}
type WithRequired<T, K extends string> = T extends object ? T & {
  [P in keyof T as `${P & (string | number)}` extends K ? P : never]-?: T[P]
} : T

// The schemas of the document.

export type Id = components['schemas']['Id']
export type NullableId = components['schemas']['NullableId']
export type Date = components['schemas']['Date']
export type NullableDate = components['schemas']['NullableDate']
export type YearMonth = components['schemas']['YearMonth']
export type Timestamp = components['schemas']['Timestamp']
export type NullableTimestamp = components['schemas']['NullableTimestamp']
export type TimeOfDay = components['schemas']['TimeOfDay']
export type Money = components['schemas']['Money']
export type SignedMoney = components['schemas']['SignedMoney']
export type NullableMoney = components['schemas']['NullableMoney']
export type NullableSignedMoney = components['schemas']['NullableSignedMoney']
export type Days = components['schemas']['Days']
export type UnsignedDays = components['schemas']['UnsignedDays']
export type NullableUnsignedDays = components['schemas']['NullableUnsignedDays']
export type Hours = components['schemas']['Hours']
export type NullableHours = components['schemas']['NullableHours']
export type Factor = components['schemas']['Factor']
export type Percentage = components['schemas']['Percentage']
export type AmountOrPercentage = components['schemas']['AmountOrPercentage']
export type NullableAmountOrPercentage = components['schemas']['NullableAmountOrPercentage']
export type EmailAddress = components['schemas']['EmailAddress']
export type NullableEmailAddress = components['schemas']['NullableEmailAddress']
export type NullablePhone = components['schemas']['NullablePhone']
export type Relationship = components['schemas']['Relationship']
export type NullableMaritalStatus = components['schemas']['NullableMaritalStatus']
export type AddressType = components['schemas']['AddressType']
export type PostalAddressFields = components['schemas']['PostalAddressFields']
export type CountryCode = components['schemas']['CountryCode']
export type Cursor = components['schemas']['Cursor']
export type NullableCursor = components['schemas']['NullableCursor']
export type Scope = components['schemas']['Scope']
export type CalculationType = components['schemas']['CalculationType']
export type ChosenCalculationType = components['schemas']['ChosenCalculationType']
export type PaymentMethod = components['schemas']['PaymentMethod']
export type RecordStatus = components['schemas']['RecordStatus']
export type YearsOfExperience = components['schemas']['YearsOfExperience']
export type FileContentType = components['schemas']['FileContentType']
export type FileName = components['schemas']['FileName']
export type FileContent = components['schemas']['FileContent']
export type PayrollChangeCode = components['schemas']['PayrollChangeCode']
export type PayrollChangeReason = components['schemas']['PayrollChangeReason']
export type LetterType = components['schemas']['LetterType']
export type LanguageTag = components['schemas']['LanguageTag']
export type LetterAddressee = components['schemas']['LetterAddressee']
export type LetterPurpose = components['schemas']['LetterPurpose']
export type InterestMethod = components['schemas']['InterestMethod']
export type NumberingFields = components['schemas']['NumberingFields']
export type NumberingUpdate = components['schemas']['NumberingUpdate']
export type Explanation = components['schemas']['Explanation']
export type ExplanationLine = components['schemas']['ExplanationLine']
export type NullableExplanationSource = components['schemas']['NullableExplanationSource']
export type AttendanceStatus = components['schemas']['AttendanceStatus']
export type LeavePortion = components['schemas']['LeavePortion']
export type RequestStatus = components['schemas']['RequestStatus']
export type TaxYear = components['schemas']['TaxYear']
export type SalaryFormula = components['schemas']['SalaryFormula']
export type Problem = components['schemas']['Problem']
export type ProblemError = components['schemas']['ProblemError']
export type ProblemCode = components['schemas']['ProblemCode']
export type PayrollWarning = components['schemas']['PayrollWarning']
export type PayrollDeferral = components['schemas']['PayrollDeferral']
export type PayrollProblem = components['schemas']['PayrollProblem']
export type Password = components['schemas']['Password']
export type DeliveredEventType = components['schemas']['DeliveredEventType']
export type PhotoVersion = components['schemas']['PhotoVersion']
export type Phone = components['schemas']['Phone']
export type Permission = components['schemas']['Permission']
export type CompanyFields = components['schemas']['CompanyFields']
export type CompanyPart = components['schemas']['CompanyPart']
export type CompanyUpdate = components['schemas']['CompanyUpdate']
export type Company = components['schemas']['Company']
export type Sandbox = components['schemas']['Sandbox']
export type SandboxClockMove = components['schemas']['SandboxClockMove']
export type SandboxTrigger = components['schemas']['SandboxTrigger']
export type FiscalYearStatus = components['schemas']['FiscalYearStatus']
export type FiscalYear = components['schemas']['FiscalYear']
export type FiscalYearPage = components['schemas']['FiscalYearPage']
export type FiscalYearClose = components['schemas']['FiscalYearClose']
export type Names = components['schemas']['Names']
export type RecordName = components['schemas']['RecordName']
export type PendingWork = components['schemas']['PendingWork']
export type PendingWorkItem = components['schemas']['PendingWorkItem']
export type PendingWorkKind = components['schemas']['PendingWorkKind']
export type CountryTemplates = components['schemas']['CountryTemplates']
export type CountryTemplate = components['schemas']['CountryTemplate']
export type CountryTemplatePart = components['schemas']['CountryTemplatePart']
export type CountryTemplatePartName = components['schemas']['CountryTemplatePartName']
export type CountryTemplateItem = components['schemas']['CountryTemplateItem']
export type CountryTemplateGap = components['schemas']['CountryTemplateGap']
export type CountryTemplateApply = components['schemas']['CountryTemplateApply']
export type CountryTemplateResult = components['schemas']['CountryTemplateResult']
export type Setup = components['schemas']['Setup']
export type SetupStep = components['schemas']['SetupStep']
export type SetupStepName = components['schemas']['SetupStepName']
export type EmployeeStatus = components['schemas']['EmployeeStatus']
export type EmployeeFields = components['schemas']['EmployeeFields']
export type EmployeeCreate = components['schemas']['EmployeeCreate']
export type EmployeeUpdate = components['schemas']['EmployeeUpdate']
export type Employee = components['schemas']['Employee']
export type EmployeePage = components['schemas']['EmployeePage']
export type EmployeeCreatedEvent = components['schemas']['EmployeeCreatedEvent']
export type EmployeeUpdatedEvent = components['schemas']['EmployeeUpdatedEvent']
export type EmployeeDeletedEvent = components['schemas']['EmployeeDeletedEvent']
export type EmployeeInvite = components['schemas']['EmployeeInvite']
export type EmployeePhotoContentType = components['schemas']['EmployeePhotoContentType']
export type EmployeePhotoUpload = components['schemas']['EmployeePhotoUpload']
export type Colleagues = components['schemas']['Colleagues']
export type Colleague = components['schemas']['Colleague']
export type ColleagueDetail = components['schemas']['ColleagueDetail']
export type JobField = components['schemas']['JobField']
export type JobChangeFields = components['schemas']['JobChangeFields']
export type JobChangeCreate = components['schemas']['JobChangeCreate']
export type JobChangeUpdate = components['schemas']['JobChangeUpdate']
export type JobChange = components['schemas']['JobChange']
export type JobChangePage = components['schemas']['JobChangePage']
export type JobFieldChange = components['schemas']['JobFieldChange']
export type JobChangePreview = components['schemas']['JobChangePreview']
export type JobChangeRun = components['schemas']['JobChangeRun']
export type JobChangeHoliday = components['schemas']['JobChangeHoliday']
export type JobChangeLeave = components['schemas']['JobChangeLeave']
export type Headcount = components['schemas']['Headcount']
export type HeadcountMonth = components['schemas']['HeadcountMonth']
export type HeadcountDepartment = components['schemas']['HeadcountDepartment']
export type EmployeeAddressFields = components['schemas']['EmployeeAddressFields']
export type EmployeeAddressCreate = components['schemas']['EmployeeAddressCreate']
export type EmployeeAddressUpdate = components['schemas']['EmployeeAddressUpdate']
export type EmployeeAddress = components['schemas']['EmployeeAddress']
export type EmployeeAddressPage = components['schemas']['EmployeeAddressPage']
export type EmployeeDependantFields = components['schemas']['EmployeeDependantFields']
export type EmployeeDependantCreate = components['schemas']['EmployeeDependantCreate']
export type EmployeeDependantUpdate = components['schemas']['EmployeeDependantUpdate']
export type EmployeeDependant = components['schemas']['EmployeeDependant']
export type EmployeeDependantPage = components['schemas']['EmployeeDependantPage']
export type EmployeeContactFields = components['schemas']['EmployeeContactFields']
export type EmployeeContactCreate = components['schemas']['EmployeeContactCreate']
export type EmployeeContactUpdate = components['schemas']['EmployeeContactUpdate']
export type EmployeeContact = components['schemas']['EmployeeContact']
export type EmployeeContactPage = components['schemas']['EmployeeContactPage']
export type EmployeeBankAccountFields = components['schemas']['EmployeeBankAccountFields']
export type EmployeeBankAccountCreate = components['schemas']['EmployeeBankAccountCreate']
export type EmployeeBankAccountUpdate = components['schemas']['EmployeeBankAccountUpdate']
export type EmployeeBankAccount = components['schemas']['EmployeeBankAccount']
export type EmployeeBankAccountPage = components['schemas']['EmployeeBankAccountPage']
export type EmployeeCompensationComponent = components['schemas']['EmployeeCompensationComponent']
export type EmployeeCompensationFields = components['schemas']['EmployeeCompensationFields']
export type EmployeeCompensationUpdate = components['schemas']['EmployeeCompensationUpdate']
export type EmployeeCompensation = components['schemas']['EmployeeCompensation']
export type DepartmentFields = components['schemas']['DepartmentFields']
export type DepartmentCreate = components['schemas']['DepartmentCreate']
export type DepartmentUpdate = components['schemas']['DepartmentUpdate']
export type Department = components['schemas']['Department']
export type DepartmentPage = components['schemas']['DepartmentPage']
export type DesignationFields = components['schemas']['DesignationFields']
export type DesignationCreate = components['schemas']['DesignationCreate']
export type DesignationUpdate = components['schemas']['DesignationUpdate']
export type Designation = components['schemas']['Designation']
export type DesignationPage = components['schemas']['DesignationPage']
export type BranchFields = components['schemas']['BranchFields']
export type BranchCreate = components['schemas']['BranchCreate']
export type BranchUpdate = components['schemas']['BranchUpdate']
export type Branch = components['schemas']['Branch']
export type BranchPage = components['schemas']['BranchPage']
export type EmploymentTypeFields = components['schemas']['EmploymentTypeFields']
export type EmploymentTypeCreate = components['schemas']['EmploymentTypeCreate']
export type EmploymentTypeUpdate = components['schemas']['EmploymentTypeUpdate']
export type EmploymentType = components['schemas']['EmploymentType']
export type EmploymentTypePage = components['schemas']['EmploymentTypePage']
export type PayGradeFields = components['schemas']['PayGradeFields']
export type PayGradeCreate = components['schemas']['PayGradeCreate']
export type PayGradeUpdate = components['schemas']['PayGradeUpdate']
export type PayGrade = components['schemas']['PayGrade']
export type PayGradePage = components['schemas']['PayGradePage']
export type AttendanceMode = components['schemas']['AttendanceMode']
export type ShiftFields = components['schemas']['ShiftFields']
export type ShiftCreate = components['schemas']['ShiftCreate']
export type ShiftUpdate = components['schemas']['ShiftUpdate']
export type Shift = components['schemas']['Shift']
export type ShiftPage = components['schemas']['ShiftPage']
export type HolidayType = components['schemas']['HolidayType']
export type HolidayFields = components['schemas']['HolidayFields']
export type HolidayCreate = components['schemas']['HolidayCreate']
export type HolidayUpdate = components['schemas']['HolidayUpdate']
export type Holiday = components['schemas']['Holiday']
export type HolidayPage = components['schemas']['HolidayPage']
export type LeaveTypeFields = components['schemas']['LeaveTypeFields']
export type LeaveTypeCreate = components['schemas']['LeaveTypeCreate']
export type LeaveTypeUpdate = components['schemas']['LeaveTypeUpdate']
export type LeaveType = components['schemas']['LeaveType']
export type LeaveTypePage = components['schemas']['LeaveTypePage']
export type AccrualMethod = components['schemas']['AccrualMethod']
export type AllocationType = components['schemas']['AllocationType']
export type ApplicableGender = components['schemas']['ApplicableGender']
export type LeavePolicyFields = components['schemas']['LeavePolicyFields']
export type LeavePolicyCreate = components['schemas']['LeavePolicyCreate']
export type LeavePolicyUpdate = components['schemas']['LeavePolicyUpdate']
export type LeavePolicy = components['schemas']['LeavePolicy']
export type LeavePolicyPage = components['schemas']['LeavePolicyPage']
export type LeaveGroupFields = components['schemas']['LeaveGroupFields']
export type LeaveGroupCreate = components['schemas']['LeaveGroupCreate']
export type LeaveGroupUpdate = components['schemas']['LeaveGroupUpdate']
export type LeaveGroup = components['schemas']['LeaveGroup']
export type LeaveGroupPage = components['schemas']['LeaveGroupPage']
export type LeaveGroupTypes = components['schemas']['LeaveGroupTypes']
export type LeaveGroupMembership = components['schemas']['LeaveGroupMembership']
export type LeaveBalanceAdjustment = components['schemas']['LeaveBalanceAdjustment']
export type LeaveBalance = components['schemas']['LeaveBalance']
export type LeaveBalancePage = components['schemas']['LeaveBalancePage']
export type LeaveEncashmentStatus = components['schemas']['LeaveEncashmentStatus']
export type LeaveEncashmentFields = components['schemas']['LeaveEncashmentFields']
export type LeaveEncashmentCreate = components['schemas']['LeaveEncashmentCreate']
export type LeaveEncashment = components['schemas']['LeaveEncashment']
export type LeaveEncashmentPage = components['schemas']['LeaveEncashmentPage']
export type LeaveOverdraft = components['schemas']['LeaveOverdraft']
export type LeaveOverdraftPage = components['schemas']['LeaveOverdraftPage']
export type LeaveApplicationStatus = components['schemas']['LeaveApplicationStatus']
export type HalfDayType = components['schemas']['HalfDayType']
export type LeaveApplicationFields = components['schemas']['LeaveApplicationFields']
export type LeaveApplicationCreate = components['schemas']['LeaveApplicationCreate']
export type LeaveApplication = components['schemas']['LeaveApplication']
export type LeaveApplicationPage = components['schemas']['LeaveApplicationPage']
export type LeaveRequestedEvent = components['schemas']['LeaveRequestedEvent']
export type LeaveApprovedEvent = components['schemas']['LeaveApprovedEvent']
export type LeaveRejectedEvent = components['schemas']['LeaveRejectedEvent']
export type LeaveCancelledEvent = components['schemas']['LeaveCancelledEvent']
export type LeaveApplicationRejection = components['schemas']['LeaveApplicationRejection']
export type LeaveApplicationCancellation = components['schemas']['LeaveApplicationCancellation']
export type LeaveApplicationShortening = components['schemas']['LeaveApplicationShortening']
export type LeaveCalendar = components['schemas']['LeaveCalendar']
export type LeaveCalendarEmployee = components['schemas']['LeaveCalendarEmployee']
export type LeaveCalendarAbsence = components['schemas']['LeaveCalendarAbsence']
export type LeaveCalendarHoliday = components['schemas']['LeaveCalendarHoliday']
export type AttendanceSource = components['schemas']['AttendanceSource']
export type AttendanceRecordFields = components['schemas']['AttendanceRecordFields']
export type AttendanceRecordCreate = components['schemas']['AttendanceRecordCreate']
export type AttendanceRecordUpdate = components['schemas']['AttendanceRecordUpdate']
export type AttendanceRecord = components['schemas']['AttendanceRecord']
export type AttendanceRecordPage = components['schemas']['AttendanceRecordPage']
export type AttendanceRecordedEvent = components['schemas']['AttendanceRecordedEvent']
export type AttendanceUpdatedEvent = components['schemas']['AttendanceUpdatedEvent']
export type LatePunchStatus = components['schemas']['LatePunchStatus']
export type LatePunchDismissal = components['schemas']['LatePunchDismissal']
export type LatePunch = components['schemas']['LatePunch']
export type LatePunchPage = components['schemas']['LatePunchPage']
export type AttendanceMonth = components['schemas']['AttendanceMonth']
export type AttendanceMonthPage = components['schemas']['AttendanceMonthPage']
export type AttendanceMonthDay = components['schemas']['AttendanceMonthDay']
export type AttendanceMonthTotals = components['schemas']['AttendanceMonthTotals']
export type AttendanceDayKind = components['schemas']['AttendanceDayKind']
export type AttendanceDayState = components['schemas']['AttendanceDayState']
export type AttendanceDay = components['schemas']['AttendanceDay']
export type AttendanceDayPage = components['schemas']['AttendanceDayPage']
export type PunchDirection = components['schemas']['PunchDirection']
export type PunchSource = components['schemas']['PunchSource']
export type NullableLatitude = components['schemas']['NullableLatitude']
export type NullableLongitude = components['schemas']['NullableLongitude']
export type PunchFields = components['schemas']['PunchFields']
export type PunchCreate = components['schemas']['PunchCreate']
export type Punch = components['schemas']['Punch']
export type PunchPage = components['schemas']['PunchPage']
export type DayType = components['schemas']['DayType']
export type OvertimeRequestFields = components['schemas']['OvertimeRequestFields']
export type OvertimeRequestCreate = components['schemas']['OvertimeRequestCreate']
export type OvertimeRequest = components['schemas']['OvertimeRequest']
export type OvertimeRequestPage = components['schemas']['OvertimeRequestPage']
export type OvertimeRequestApproval = components['schemas']['OvertimeRequestApproval']
export type OvertimeRequestRejection = components['schemas']['OvertimeRequestRejection']
export type RegularisationType = components['schemas']['RegularisationType']
export type RegularisedStatus = components['schemas']['RegularisedStatus']
export type RegularisationFields = components['schemas']['RegularisationFields']
export type RegularisationCreate = components['schemas']['RegularisationCreate']
export type Regularisation = components['schemas']['Regularisation']
export type RegularisationPage = components['schemas']['RegularisationPage']
export type RegularisationRejection = components['schemas']['RegularisationRejection']
export type SwapStatus = components['schemas']['SwapStatus']
export type RestDaySwapFields = components['schemas']['RestDaySwapFields']
export type RestDaySwapCreate = components['schemas']['RestDaySwapCreate']
export type RestDaySwap = components['schemas']['RestDaySwap']
export type RestDaySwapPage = components['schemas']['RestDaySwapPage']
export type EmployeeShiftFields = components['schemas']['EmployeeShiftFields']
export type EmployeeShiftCreate = components['schemas']['EmployeeShiftCreate']
export type EmployeeShift = components['schemas']['EmployeeShift']
export type EmployeeShiftPage = components['schemas']['EmployeeShiftPage']
export type Latitude = components['schemas']['Latitude']
export type Longitude = components['schemas']['Longitude']
export type GeofencedSiteFields = components['schemas']['GeofencedSiteFields']
export type GeofencedSiteCreate = components['schemas']['GeofencedSiteCreate']
export type GeofencedSiteUpdate = components['schemas']['GeofencedSiteUpdate']
export type GeofencedSite = components['schemas']['GeofencedSite']
export type GeofencedSitePage = components['schemas']['GeofencedSitePage']
export type GeofenceMode = components['schemas']['GeofenceMode']
export type MissingPunchStatus = components['schemas']['MissingPunchStatus']
export type AttendanceSettingsFields = components['schemas']['AttendanceSettingsFields']
export type AttendanceSettingsUpdate = components['schemas']['AttendanceSettingsUpdate']
export type AttendanceSettings = components['schemas']['AttendanceSettings']
export type SalaryComponentType = components['schemas']['SalaryComponentType']
export type ExemptionMode = components['schemas']['ExemptionMode']
export type SalaryComponentFields = components['schemas']['SalaryComponentFields']
export type SalaryComponentCreate = components['schemas']['SalaryComponentCreate']
export type SalaryComponentUpdate = components['schemas']['SalaryComponentUpdate']
export type SalaryComponent = components['schemas']['SalaryComponent']
export type SalaryComponentPage = components['schemas']['SalaryComponentPage']
export type SalaryComponentOverride = components['schemas']['SalaryComponentOverride']
export type SalaryComponentOverrides = components['schemas']['SalaryComponentOverrides']
export type SalaryStructureFields = components['schemas']['SalaryStructureFields']
export type SalaryStructureCreate = components['schemas']['SalaryStructureCreate']
export type SalaryStructureUpdate = components['schemas']['SalaryStructureUpdate']
export type SalaryStructure = components['schemas']['SalaryStructure']
export type SalaryStructurePage = components['schemas']['SalaryStructurePage']
export type SalaryStructureComponentFields = components['schemas']['SalaryStructureComponentFields']
export type SalaryStructureComponentCreate = components['schemas']['SalaryStructureComponentCreate']
export type SalaryStructureComponentUpdate = components['schemas']['SalaryStructureComponentUpdate']
export type SalaryStructureComponent = components['schemas']['SalaryStructureComponent']
export type SalaryStructureComponentPage = components['schemas']['SalaryStructureComponentPage']
export type SalaryAssignmentFields = components['schemas']['SalaryAssignmentFields']
export type SalaryAssignmentCreate = components['schemas']['SalaryAssignmentCreate']
export type SalaryAssignmentUpdate = components['schemas']['SalaryAssignmentUpdate']
export type SalaryAssignment = components['schemas']['SalaryAssignment']
export type SalaryAssignmentPage = components['schemas']['SalaryAssignmentPage']
export type SalaryPackagePreview = components['schemas']['SalaryPackagePreview']
export type SalaryPackageLine = components['schemas']['SalaryPackageLine']
export type SalaryPackage = components['schemas']['SalaryPackage']
export type PayrollRunStatus = components['schemas']['PayrollRunStatus']
export type PayrollRunSource = components['schemas']['PayrollRunSource']
export type PayrollRunKind = components['schemas']['PayrollRunKind']
export type PayrollRun = components['schemas']['PayrollRun']
export type PayrollRunPage = components['schemas']['PayrollRunPage']
export type PayrollRunApprovedEvent = components['schemas']['PayrollRunApprovedEvent']
export type PayrollRunLockedEvent = components['schemas']['PayrollRunLockedEvent']
export type PayrollPreviewLine = components['schemas']['PayrollPreviewLine']
export type PayrollPreviewEntry = components['schemas']['PayrollPreviewEntry']
export type PayrollPreview = components['schemas']['PayrollPreview']
export type PayrollEntryStatus = components['schemas']['PayrollEntryStatus']
export type PayrollEntryHold = components['schemas']['PayrollEntryHold']
export type PayrollEntry = components['schemas']['PayrollEntry']
export type PayrollEntryPage = components['schemas']['PayrollEntryPage']
export type PayrollRunDetailFields = components['schemas']['PayrollRunDetailFields']
export type PayrollRunDetailCreate = components['schemas']['PayrollRunDetailCreate']
export type PayrollRunDetailUpdate = components['schemas']['PayrollRunDetailUpdate']
export type PayrollRunDetail = components['schemas']['PayrollRunDetail']
export type PayrollRunDetailPage = components['schemas']['PayrollRunDetailPage']
export type PayrollOperationKind = components['schemas']['PayrollOperationKind']
export type PayrollOperationStatus = components['schemas']['PayrollOperationStatus']
export type PayrollOperation = components['schemas']['PayrollOperation']
export type PayrollOperationPage = components['schemas']['PayrollOperationPage']
export type PayrollEntryDetail = components['schemas']['PayrollEntryDetail']
export type PayrollEntryDetailPage = components['schemas']['PayrollEntryDetailPage']
export type PayrollImportLine = components['schemas']['PayrollImportLine']
export type PayrollImportEntry = components['schemas']['PayrollImportEntry']
export type PayrollImportTotals = components['schemas']['PayrollImportTotals']
export type PayrollImportFields = components['schemas']['PayrollImportFields']
export type PayrollImportCreate = components['schemas']['PayrollImportCreate']
export type PayrollImportUpdate = components['schemas']['PayrollImportUpdate']
export type PayrollPaymentBatchStatus = components['schemas']['PayrollPaymentBatchStatus']
export type PayrollPaymentBatchFields = components['schemas']['PayrollPaymentBatchFields']
export type PayrollPaymentBatchCreate = components['schemas']['PayrollPaymentBatchCreate']
export type PayrollPaymentBatchCancel = components['schemas']['PayrollPaymentBatchCancel']
export type PayrollPaymentBatch = components['schemas']['PayrollPaymentBatch']
export type PayrollPaymentBatchPage = components['schemas']['PayrollPaymentBatchPage']
export type PayrollPaymentStatus = components['schemas']['PayrollPaymentStatus']
export type PayrollPayment = components['schemas']['PayrollPayment']
export type PayrollPaymentPage = components['schemas']['PayrollPaymentPage']
export type PayrollPaymentRecord = components['schemas']['PayrollPaymentRecord']
export type PayrollPaymentFailure = components['schemas']['PayrollPaymentFailure']
export type BankFileFormat = components['schemas']['BankFileFormat']
export type PayrollBankFileFields = components['schemas']['PayrollBankFileFields']
export type PayrollBankFileCreate = components['schemas']['PayrollBankFileCreate']
export type PayrollBankFile = components['schemas']['PayrollBankFile']
export type PayrollBankFilePage = components['schemas']['PayrollBankFilePage']
export type PayrollBankStatuses = components['schemas']['PayrollBankStatuses']
export type PayrollBankReport = components['schemas']['PayrollBankReport']
export type CompanyBankAccountFields = components['schemas']['CompanyBankAccountFields']
export type CompanyBankAccountCreate = components['schemas']['CompanyBankAccountCreate']
export type CompanyBankAccountUpdate = components['schemas']['CompanyBankAccountUpdate']
export type CompanyBankAccount = components['schemas']['CompanyBankAccount']
export type CompanyBankAccountPage = components['schemas']['CompanyBankAccountPage']
export type PayrollGlCodeFields = components['schemas']['PayrollGlCodeFields']
export type PayrollGlCodeCreate = components['schemas']['PayrollGlCodeCreate']
export type PayrollGlCodeUpdate = components['schemas']['PayrollGlCodeUpdate']
export type PayrollGlCode = components['schemas']['PayrollGlCode']
export type PayrollGlCodePage = components['schemas']['PayrollGlCodePage']
export type PayChangeDraft = components['schemas']['PayChangeDraft']
export type PayChangeLine = components['schemas']['PayChangeLine']
export type PayChangeMonth = components['schemas']['PayChangeMonth']
export type PayChange = components['schemas']['PayChange']
export type EmploymentEndDraft = components['schemas']['EmploymentEndDraft']
export type EmploymentEndLine = components['schemas']['EmploymentEndLine']
export type EmploymentEnd = components['schemas']['EmploymentEnd']
export type PayrollDifference = components['schemas']['PayrollDifference']
export type PayrollVarianceLine = components['schemas']['PayrollVarianceLine']
export type PayrollVarianceChange = components['schemas']['PayrollVarianceChange']
export type PayrollVariance = components['schemas']['PayrollVariance']
export type PayrollVariancePage = components['schemas']['PayrollVariancePage']
export type PayrollLeftFor = components['schemas']['PayrollLeftFor']
export type PayrollVarianceTotals = components['schemas']['PayrollVarianceTotals']
export type PayrollRegisterView = components['schemas']['PayrollRegisterView']
export type PayrollRegisterEntry = components['schemas']['PayrollRegisterEntry']
export type PayrollRegisterEntryPage = components['schemas']['PayrollRegisterEntryPage']
export type PayrollRegisterTotals = components['schemas']['PayrollRegisterTotals']
export type PayrollStep = components['schemas']['PayrollStep']
export type PayrollReadinessCode = components['schemas']['PayrollReadinessCode']
export type PayrollReadinessState = components['schemas']['PayrollReadinessState']
export type PayrollReadinessPoint = components['schemas']['PayrollReadinessPoint']
export type PayrollReadiness = components['schemas']['PayrollReadiness']
export type PayrollUnmappedComponent = components['schemas']['PayrollUnmappedComponent']
export type PayrollCost = components['schemas']['PayrollCost']
export type PayrollCostDepartment = components['schemas']['PayrollCostDepartment']
export type PayrollCosts = components['schemas']['PayrollCosts']
export type PayrollCostMonth = components['schemas']['PayrollCostMonth']
export type PayrollEntryComponent = components['schemas']['PayrollEntryComponent']
export type PayrollEntryComponentPage = components['schemas']['PayrollEntryComponentPage']
export type SalarySlip = components['schemas']['SalarySlip']
export type SalarySlipPage = components['schemas']['SalarySlipPage']
export type SalarySlipPublishedEvent = components['schemas']['SalarySlipPublishedEvent']
export type SalarySlipDetail = components['schemas']['SalarySlipDetail']
export type SalarySlipDetailPage = components['schemas']['SalarySlipDetailPage']
export type PayslipLine = components['schemas']['PayslipLine']
export type Payslip = components['schemas']['Payslip']
export type PayslipPage = components['schemas']['PayslipPage']
export type PayslipChange = components['schemas']['PayslipChange']
export type PayslipYear = components['schemas']['PayslipYear']
export type PayslipYears = components['schemas']['PayslipYears']
export type DayBasis = components['schemas']['DayBasis']
export type TaxMethod = components['schemas']['TaxMethod']
export type GratuityPartOfYear = components['schemas']['GratuityPartOfYear']
export type GratuityDayBasis = components['schemas']['GratuityDayBasis']
export type MonthCount = components['schemas']['MonthCount']
export type GratuityYears = components['schemas']['GratuityYears']
export type PayrollSettingsFields = components['schemas']['PayrollSettingsFields']
export type PayrollSettingsUpdate = components['schemas']['PayrollSettingsUpdate']
export type PayrollSettings = components['schemas']['PayrollSettings']
export type PayrollAdjustmentKind = components['schemas']['PayrollAdjustmentKind']
export type PayrollAdjustmentStatus = components['schemas']['PayrollAdjustmentStatus']
export type PayrollAdjustmentFields = components['schemas']['PayrollAdjustmentFields']
export type PayrollAdjustmentCreate = components['schemas']['PayrollAdjustmentCreate']
export type PayrollAdjustmentUpdate = components['schemas']['PayrollAdjustmentUpdate']
export type PayrollAdjustment = components['schemas']['PayrollAdjustment']
export type PayrollAdjustmentPage = components['schemas']['PayrollAdjustmentPage']
export type CorrectedHalf = components['schemas']['CorrectedHalf']
export type CorrectedAs = components['schemas']['CorrectedAs']
export type PayrollCorrectionStatus = components['schemas']['PayrollCorrectionStatus']
export type PayrollCorrectionFields = components['schemas']['PayrollCorrectionFields']
export type PayrollCorrectionCreate = components['schemas']['PayrollCorrectionCreate']
export type PayrollCorrection = components['schemas']['PayrollCorrection']
export type PayrollCorrectionPage = components['schemas']['PayrollCorrectionPage']
export type EmployeeLawFactFields = components['schemas']['EmployeeLawFactFields']
export type EmployeeLawFactCreate = components['schemas']['EmployeeLawFactCreate']
export type EmployeeLawFactUpdate = components['schemas']['EmployeeLawFactUpdate']
export type EmployeeLawFact = components['schemas']['EmployeeLawFact']
export type EmployeeLawFactPage = components['schemas']['EmployeeLawFactPage']
export type TaxOpeningSource = components['schemas']['TaxOpeningSource']
export type TaxOpeningFields = components['schemas']['TaxOpeningFields']
export type TaxOpeningCreate = components['schemas']['TaxOpeningCreate']
export type TaxOpeningUpdate = components['schemas']['TaxOpeningUpdate']
export type TaxOpening = components['schemas']['TaxOpening']
export type TaxOpeningPage = components['schemas']['TaxOpeningPage']
export type TaxCertificateYear = components['schemas']['TaxCertificateYear']
export type TaxCertificateYears = components['schemas']['TaxCertificateYears']
export type LawFigure = components['schemas']['LawFigure']
export type LawParameterKind = components['schemas']['LawParameterKind']
export type LawParameter = components['schemas']['LawParameter']
export type LawFactType = components['schemas']['LawFactType']
export type LawFact = components['schemas']['LawFact']
export type LawTaxYear = components['schemas']['LawTaxYear']
export type LawLine = components['schemas']['LawLine']
export type LawParameters = components['schemas']['LawParameters']
export type NullableFigure = components['schemas']['NullableFigure']
export type LawValueFields = components['schemas']['LawValueFields']
export type LawValueCreate = components['schemas']['LawValueCreate']
export type LawValueUpdate = components['schemas']['LawValueUpdate']
export type LawValue = components['schemas']['LawValue']
export type LawValuePage = components['schemas']['LawValuePage']
export type LoanTypeFields = components['schemas']['LoanTypeFields']
export type LoanTypeCreate = components['schemas']['LoanTypeCreate']
export type LoanTypeUpdate = components['schemas']['LoanTypeUpdate']
export type LoanType = components['schemas']['LoanType']
export type LoanTypePage = components['schemas']['LoanTypePage']
export type LoanStatus = components['schemas']['LoanStatus']
export type LoanFields = components['schemas']['LoanFields']
export type LoanCreate = components['schemas']['LoanCreate']
export type LoanReason = components['schemas']['LoanReason']
export type LoanDisbursement = components['schemas']['LoanDisbursement']
export type LoanRescheduling = components['schemas']['LoanRescheduling']
export type LoanSettlement = components['schemas']['LoanSettlement']
export type LoanSchedule = components['schemas']['LoanSchedule']
export type LoanScheduleMonth = components['schemas']['LoanScheduleMonth']
export type Loan = components['schemas']['Loan']
export type LoanPage = components['schemas']['LoanPage']
export type LoanBalances = components['schemas']['LoanBalances']
export type LoanBalance = components['schemas']['LoanBalance']
export type EmployeeNumbering = components['schemas']['EmployeeNumbering']
export type EmployeeDefaultsFields = components['schemas']['EmployeeDefaultsFields']
export type EmployeeDefaultsUpdate = components['schemas']['EmployeeDefaultsUpdate']
export type EmployeeDefaults = components['schemas']['EmployeeDefaults']
export type LoanNumbering = components['schemas']['LoanNumbering']
export type LoanInstallmentStatus = components['schemas']['LoanInstallmentStatus']
export type LoanInstallment = components['schemas']['LoanInstallment']
export type LoanInstallmentPage = components['schemas']['LoanInstallmentPage']
export type ExpenseCategoryFields = components['schemas']['ExpenseCategoryFields']
export type ExpenseCategoryCreate = components['schemas']['ExpenseCategoryCreate']
export type ExpenseCategoryUpdate = components['schemas']['ExpenseCategoryUpdate']
export type ExpenseCategory = components['schemas']['ExpenseCategory']
export type ExpenseCategoryPage = components['schemas']['ExpenseCategoryPage']
export type ExpenseLimitFields = components['schemas']['ExpenseLimitFields']
export type ExpenseLimitCreate = components['schemas']['ExpenseLimitCreate']
export type ExpenseLimitUpdate = components['schemas']['ExpenseLimitUpdate']
export type ExpenseLimit = components['schemas']['ExpenseLimit']
export type ExpenseLimitPage = components['schemas']['ExpenseLimitPage']
export type ExpenseClaimStatus = components['schemas']['ExpenseClaimStatus']
export type ExpenseClaimFields = components['schemas']['ExpenseClaimFields']
export type ExpenseClaimCreate = components['schemas']['ExpenseClaimCreate']
export type ExpenseClaimUpdate = components['schemas']['ExpenseClaimUpdate']
export type ExpenseClaim = components['schemas']['ExpenseClaim']
export type ExpenseClaimPage = components['schemas']['ExpenseClaimPage']
export type ExpenseApproval = components['schemas']['ExpenseApproval']
export type ExpenseItemDecision = components['schemas']['ExpenseItemDecision']
export type ExpenseRejection = components['schemas']['ExpenseRejection']
export type ExpensePaymentMethod = components['schemas']['ExpensePaymentMethod']
export type ExpensePayment = components['schemas']['ExpensePayment']
export type ExpenseClaimNumbering = components['schemas']['ExpenseClaimNumbering']
export type ExpenseClaimItemFields = components['schemas']['ExpenseClaimItemFields']
export type ExpenseClaimItemCreate = components['schemas']['ExpenseClaimItemCreate']
export type ExpenseClaimItemUpdate = components['schemas']['ExpenseClaimItemUpdate']
export type ExpenseClaimItem = components['schemas']['ExpenseClaimItem']
export type ExpenseClaimItemPage = components['schemas']['ExpenseClaimItemPage']
export type ExpenseReceiptContentType = components['schemas']['ExpenseReceiptContentType']
export type ExpenseReceipt = components['schemas']['ExpenseReceipt']
export type AssetCategoryFields = components['schemas']['AssetCategoryFields']
export type AssetCategoryCreate = components['schemas']['AssetCategoryCreate']
export type AssetCategoryUpdate = components['schemas']['AssetCategoryUpdate']
export type AssetCategory = components['schemas']['AssetCategory']
export type AssetCategoryPage = components['schemas']['AssetCategoryPage']
export type AssetStatus = components['schemas']['AssetStatus']
export type AssetCondition = components['schemas']['AssetCondition']
export type AssetReturnCondition = components['schemas']['AssetReturnCondition']
export type AssetFields = components['schemas']['AssetFields']
export type AssetCreate = components['schemas']['AssetCreate']
export type AssetRestoration = components['schemas']['AssetRestoration']
export type AssetUpdate = components['schemas']['AssetUpdate']
export type Asset = components['schemas']['Asset']
export type AssetPage = components['schemas']['AssetPage']
export type AssetReturn = components['schemas']['AssetReturn']
export type AssetLoss = components['schemas']['AssetLoss']
export type AssetAssignmentStatus = components['schemas']['AssetAssignmentStatus']
export type AssetAssignmentFields = components['schemas']['AssetAssignmentFields']
export type AssetAssignmentCreate = components['schemas']['AssetAssignmentCreate']
export type AssetAssignmentUpdate = components['schemas']['AssetAssignmentUpdate']
export type AssetAssignment = components['schemas']['AssetAssignment']
export type AssetAssignmentPage = components['schemas']['AssetAssignmentPage']
export type AssetAssignmentDetail = components['schemas']['AssetAssignmentDetail']
export type AssetAssignmentDetailPage = components['schemas']['AssetAssignmentDetailPage']
export type AnnouncementCategoryFields = components['schemas']['AnnouncementCategoryFields']
export type AnnouncementCategoryCreate = components['schemas']['AnnouncementCategoryCreate']
export type AnnouncementCategoryUpdate = components['schemas']['AnnouncementCategoryUpdate']
export type AnnouncementCategory = components['schemas']['AnnouncementCategory']
export type AnnouncementCategoryPage = components['schemas']['AnnouncementCategoryPage']
export type NullableTimeOfDay = components['schemas']['NullableTimeOfDay']
export type AnnouncementDraftStatus = components['schemas']['AnnouncementDraftStatus']
export type AnnouncementDraftFields = components['schemas']['AnnouncementDraftFields']
export type AnnouncementDraftCreate = components['schemas']['AnnouncementDraftCreate']
export type AnnouncementDraftUpdate = components['schemas']['AnnouncementDraftUpdate']
export type AnnouncementDraft = components['schemas']['AnnouncementDraft']
export type AnnouncementDraftPage = components['schemas']['AnnouncementDraftPage']
export type AnnouncementPriority = components['schemas']['AnnouncementPriority']
export type AnnouncementAudience = components['schemas']['AnnouncementAudience']
export type AnnouncementStatus = components['schemas']['AnnouncementStatus']
export type AnnouncementFields = components['schemas']['AnnouncementFields']
export type AnnouncementUpdate = components['schemas']['AnnouncementUpdate']
export type Announcement = components['schemas']['Announcement']
export type AnnouncementPage = components['schemas']['AnnouncementPage']
export type AnnouncementPublication = components['schemas']['AnnouncementPublication']
export type AnnouncementAcknowledgement = components['schemas']['AnnouncementAcknowledgement']
export type JobOpeningStatus = components['schemas']['JobOpeningStatus']
export type JobOpeningFields = components['schemas']['JobOpeningFields']
export type JobOpeningCreate = components['schemas']['JobOpeningCreate']
export type JobOpeningUpdate = components['schemas']['JobOpeningUpdate']
export type JobOpening = components['schemas']['JobOpening']
export type JobOpeningPage = components['schemas']['JobOpeningPage']
export type NullableCountryCode = components['schemas']['NullableCountryCode']
export type CandidateSource = components['schemas']['CandidateSource']
export type CandidateFields = components['schemas']['CandidateFields']
export type CandidateCreate = components['schemas']['CandidateCreate']
export type CandidateUpdate = components['schemas']['CandidateUpdate']
export type Candidate = components['schemas']['Candidate']
export type CandidatePage = components['schemas']['CandidatePage']
export type CandidateHire = components['schemas']['CandidateHire']
export type JobApplicationStage = components['schemas']['JobApplicationStage']
export type JobApplicationFields = components['schemas']['JobApplicationFields']
export type JobApplicationCreate = components['schemas']['JobApplicationCreate']
export type JobApplicationUpdate = components['schemas']['JobApplicationUpdate']
export type JobApplication = components['schemas']['JobApplication']
export type JobApplicationPage = components['schemas']['JobApplicationPage']
export type DocumentCategory = components['schemas']['DocumentCategory']
export type DocumentTypeFields = components['schemas']['DocumentTypeFields']
export type DocumentTypeCreate = components['schemas']['DocumentTypeCreate']
export type DocumentTypeUpdate = components['schemas']['DocumentTypeUpdate']
export type DocumentType = components['schemas']['DocumentType']
export type DocumentTypePage = components['schemas']['DocumentTypePage']
export type EmployeeDocumentFields = components['schemas']['EmployeeDocumentFields']
export type EmployeeDocumentCreate = components['schemas']['EmployeeDocumentCreate']
export type EmployeeDocumentUpdate = components['schemas']['EmployeeDocumentUpdate']
export type EmployeeDocumentRejection = components['schemas']['EmployeeDocumentRejection']
export type EmployeeDocumentStatus = components['schemas']['EmployeeDocumentStatus']
export type EmployeeDocument = components['schemas']['EmployeeDocument']
export type EmployeeDocumentPage = components['schemas']['EmployeeDocumentPage']
export type EmploymentContractNumbering = components['schemas']['EmploymentContractNumbering']
export type EmploymentContractFields = components['schemas']['EmploymentContractFields']
export type EmploymentContractCreate = components['schemas']['EmploymentContractCreate']
export type EmploymentContractUpdate = components['schemas']['EmploymentContractUpdate']
export type EmploymentContractRenewal = components['schemas']['EmploymentContractRenewal']
export type EmploymentContractUpload = components['schemas']['EmploymentContractUpload']
export type EmploymentContractSignature = components['schemas']['EmploymentContractSignature']
export type EmploymentContractTermination = components['schemas']['EmploymentContractTermination']
export type EmploymentContractType = components['schemas']['EmploymentContractType']
export type EmploymentContractStatus = components['schemas']['EmploymentContractStatus']
export type EmploymentContract = components['schemas']['EmploymentContract']
export type EmploymentContractPage = components['schemas']['EmploymentContractPage']
export type ContractSignedEvent = components['schemas']['ContractSignedEvent']
export type EmploymentContractDetail = components['schemas']['EmploymentContractDetail']
export type EmploymentContractDetailPage = components['schemas']['EmploymentContractDetailPage']
export type LetterTemplateFields = components['schemas']['LetterTemplateFields']
export type LetterTemplateCreate = components['schemas']['LetterTemplateCreate']
export type LetterTemplateStatus = components['schemas']['LetterTemplateStatus']
export type LetterTemplateUpdate = components['schemas']['LetterTemplateUpdate']
export type LetterTemplate = components['schemas']['LetterTemplate']
export type LetterTemplatePage = components['schemas']['LetterTemplatePage']
export type LetterPreviewRequest = components['schemas']['LetterPreviewRequest']
export type LetterPreview = components['schemas']['LetterPreview']
export type HrLetterRequestFields = components['schemas']['HrLetterRequestFields']
export type HrLetterRequestCreate = components['schemas']['HrLetterRequestCreate']
export type HrLetterRequestRejection = components['schemas']['HrLetterRequestRejection']
export type HrLetterRequestIssue = components['schemas']['HrLetterRequestIssue']
export type HrLetterRequest = components['schemas']['HrLetterRequest']
export type HrLetterRequestPage = components['schemas']['HrLetterRequestPage']
export type HrLetterFields = components['schemas']['HrLetterFields']
export type HrLetterCreate = components['schemas']['HrLetterCreate']
export type HrLetterRevocation = components['schemas']['HrLetterRevocation']
export type HrLetterStatus = components['schemas']['HrLetterStatus']
export type HrLetter = components['schemas']['HrLetter']
export type HrLetterPage = components['schemas']['HrLetterPage']
export type HrLetterText = components['schemas']['HrLetterText']
export type LetterheadFields = components['schemas']['LetterheadFields']
export type LetterheadUpdate = components['schemas']['LetterheadUpdate']
export type Letterhead = components['schemas']['Letterhead']
export type LetterheadLogoContentType = components['schemas']['LetterheadLogoContentType']
export type LetterheadLogoUpload = components['schemas']['LetterheadLogoUpload']
export type EventType = components['schemas']['EventType']
export type Event = components['schemas']['Event']
export type EventFeed = components['schemas']['EventFeed']
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus']
export type WebhookEndpointFields = components['schemas']['WebhookEndpointFields']
export type WebhookEndpointCreate = components['schemas']['WebhookEndpointCreate']
export type WebhookEndpointUpdate = components['schemas']['WebhookEndpointUpdate']
export type WebhookEndpoint = components['schemas']['WebhookEndpoint']
export type WebhookEndpointPage = components['schemas']['WebhookEndpointPage']
export type WebhookReplayRequest = components['schemas']['WebhookReplayRequest']
export type WebhookReplay = components['schemas']['WebhookReplay']
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus']
export type WebhookDelivery = components['schemas']['WebhookDelivery']
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage']
export type WebhookAttempt = components['schemas']['WebhookAttempt']
export type WebhookAttemptPage = components['schemas']['WebhookAttemptPage']
export type WebhookActivity = components['schemas']['WebhookActivity']
export type WebhookActivityHour = components['schemas']['WebhookActivityHour']
export type MessageType = components['schemas']['MessageType']
export type Message = components['schemas']['Message']
export type MessagePage = components['schemas']['MessagePage']
export type NotificationType = components['schemas']['NotificationType']
export type NotificationSubject = components['schemas']['NotificationSubject']
export type Notification = components['schemas']['Notification']
export type NotificationPage = components['schemas']['NotificationPage']
export type NotificationsRead = components['schemas']['NotificationsRead']
export type NotificationReading = components['schemas']['NotificationReading']
export type NotificationTiming = components['schemas']['NotificationTiming']
export type NotificationSettingsFields = components['schemas']['NotificationSettingsFields']
export type NotificationSettingsUpdate = components['schemas']['NotificationSettingsUpdate']
export type NotificationSettings = components['schemas']['NotificationSettings']
export type SignIn = components['schemas']['SignIn']
export type SecondFactor = components['schemas']['SecondFactor']
export type FreshProof = components['schemas']['FreshProof']
export type WorkspaceSwitch = components['schemas']['WorkspaceSwitch']
export type SessionStatus = components['schemas']['SessionStatus']
export type SessionWorkspace = components['schemas']['SessionWorkspace']
export type SessionCompany = components['schemas']['SessionCompany']
export type Session = components['schemas']['Session']
export type Account = components['schemas']['Account']
export type PasswordChange = components['schemas']['PasswordChange']
export type TotpSecret = components['schemas']['TotpSecret']
export type TotpCode = components['schemas']['TotpCode']
export type RecoveryCodes = components['schemas']['RecoveryCodes']
export type PasskeyBytes = components['schemas']['PasskeyBytes']
export type PasskeyFields = components['schemas']['PasskeyFields']
export type PasskeyTransport = components['schemas']['PasskeyTransport']
export type PasskeyCreate = components['schemas']['PasskeyCreate']
export type PasskeyUpdate = components['schemas']['PasskeyUpdate']
export type Passkey = components['schemas']['Passkey']
export type PasskeyRegistration = components['schemas']['PasskeyRegistration']
export type PasskeyChallenge = components['schemas']['PasskeyChallenge']
export type PasskeyAssertion = components['schemas']['PasskeyAssertion']
export type InvitationFields = components['schemas']['InvitationFields']
export type InvitationLanguage = components['schemas']['InvitationLanguage']
export type InvitationCreate = components['schemas']['InvitationCreate']
export type Invitation = components['schemas']['Invitation']
export type InvitationPage = components['schemas']['InvitationPage']
export type InvitationToken = components['schemas']['InvitationToken']
export type InvitationAcceptance = components['schemas']['InvitationAcceptance']
export type InvitationPreview = components['schemas']['InvitationPreview']
export type MemberFields = components['schemas']['MemberFields']
export type MemberUpdate = components['schemas']['MemberUpdate']
export type Member = components['schemas']['Member']
export type MemberPage = components['schemas']['MemberPage']
export type RoleFields = components['schemas']['RoleFields']
export type RoleCreate = components['schemas']['RoleCreate']
export type RoleUpdate = components['schemas']['RoleUpdate']
export type Role = components['schemas']['Role']
export type RolePage = components['schemas']['RolePage']
export type ApiKey = components['schemas']['ApiKey']
export type ApiKeyPage = components['schemas']['ApiKeyPage']
export type ApiKeyWanted = components['schemas']['ApiKeyWanted']
export type IssuedApiKey = components['schemas']['IssuedApiKey']
export type ServiceTokenFields = components['schemas']['ServiceTokenFields']
export type ServiceTokenUpdate = components['schemas']['ServiceTokenUpdate']
export type ServiceToken = components['schemas']['ServiceToken']
export type ServiceTokenPage = components['schemas']['ServiceTokenPage']
export type ServiceTokenWanted = components['schemas']['ServiceTokenWanted']
export type ServiceTokenRotation = components['schemas']['ServiceTokenRotation']
export type IssuedServiceToken = components['schemas']['IssuedServiceToken']
export type ExportKind = components['schemas']['ExportKind']
export type ExportFormat = components['schemas']['ExportFormat']
export type ExportStatus = components['schemas']['ExportStatus']
export type ExportFields = components['schemas']['ExportFields']
export type ExportCreate = components['schemas']['ExportCreate']
export type Export = components['schemas']['Export']
export type ExportPage = components['schemas']['ExportPage']
export type AuditEntry = components['schemas']['AuditEntry']
export type AuditEntryPage = components['schemas']['AuditEntryPage']
export type RecordChange = components['schemas']['RecordChange']
export type RecordChangePage = components['schemas']['RecordChangePage']
export type FieldChange = components['schemas']['FieldChange']
export type ListViewFields = components['schemas']['ListViewFields']
export type ListViewCreate = components['schemas']['ListViewCreate']
export type ListViewUpdate = components['schemas']['ListViewUpdate']
export type ListView = components['schemas']['ListView']
export type ListViewPage = components['schemas']['ListViewPage']
export type ListCount = components['schemas']['ListCount']
export type EmailDomain = components['schemas']['EmailDomain']
export type SignOnChange = components['schemas']['SignOnChange']
export type SignOn = components['schemas']['SignOn']
export type SignOnBeginning = components['schemas']['SignOnBeginning']
export type SignOnAddress = components['schemas']['SignOnAddress']
export type SignOnProof = components['schemas']['SignOnProof']
export type SignOnReturn = components['schemas']['SignOnReturn']
export type ImportKind = components['schemas']['ImportKind']
export type ImportFormat = components['schemas']['ImportFormat']
export type ImportStatus = components['schemas']['ImportStatus']
export type ImportedRows = components['schemas']['ImportedRows']
export type ImportDates = components['schemas']['ImportDates']
export type ImportFields = components['schemas']['ImportFields']
export type ImportCreate = components['schemas']['ImportCreate']
export type ImportTitle = components['schemas']['ImportTitle']
export type ImportFile = components['schemas']['ImportFile']
export type ImportPreviewTitle = components['schemas']['ImportPreviewTitle']
export type ImportPreviewColumn = components['schemas']['ImportPreviewColumn']
export type ImportPreview = components['schemas']['ImportPreview']
export type ImportPayroll = components['schemas']['ImportPayroll']
export type ImportApply = components['schemas']['ImportApply']
export type ImportCell = components['schemas']['ImportCell']
export type ImportRevise = components['schemas']['ImportRevise']
export type Import = components['schemas']['Import']
export type ImportPage = components['schemas']['ImportPage']
export type ImportError = components['schemas']['ImportError']
export type ImportOutcome = components['schemas']['ImportOutcome']
export type ImportRow = components['schemas']['ImportRow']
export type ImportRowPage = components['schemas']['ImportRowPage']
export type BulkActionStatus = components['schemas']['BulkActionStatus']
export type BulkActionFields = components['schemas']['BulkActionFields']
export type BulkActionCreate = components['schemas']['BulkActionCreate']
export type BulkAction = components['schemas']['BulkAction']
export type BulkActionPage = components['schemas']['BulkActionPage']
export type BulkActionOutcome = components['schemas']['BulkActionOutcome']
export type BulkActionItem = components['schemas']['BulkActionItem']
export type BulkActionItemPage = components['schemas']['BulkActionItemPage']
export type CommentFields = components['schemas']['CommentFields']
export type CommentCreate = components['schemas']['CommentCreate']
export type Comment = components['schemas']['Comment']
export type CommentPage = components['schemas']['CommentPage']
export type CalendarFeedKind = components['schemas']['CalendarFeedKind']
export type CalendarFeedFields = components['schemas']['CalendarFeedFields']
export type CalendarFeedCreate = components['schemas']['CalendarFeedCreate']
export type CalendarFeed = components['schemas']['CalendarFeed']
export type CalendarFeedPage = components['schemas']['CalendarFeedPage']
export type BankAccountChangeFlag = components['schemas']['BankAccountChangeFlag']
export type BankAccountChangeFields = components['schemas']['BankAccountChangeFields']
export type BankAccountChangeCreate = components['schemas']['BankAccountChangeCreate']
export type BankAccountChange = components['schemas']['BankAccountChange']
export type BankAccountChangePage = components['schemas']['BankAccountChangePage']
export type BankAccountChangeRejection = components['schemas']['BankAccountChangeRejection']
export type BankAccountChangeToken = components['schemas']['BankAccountChangeToken']
export type BankAccountChangeStop = components['schemas']['BankAccountChangeStop']
export type ProfileField = components['schemas']['ProfileField']
export type ProfileAddress = components['schemas']['ProfileAddress']
export type ProfileAddressWanted = components['schemas']['ProfileAddressWanted']
export type ProfileDependant = components['schemas']['ProfileDependant']
export type ProfileDependantWanted = components['schemas']['ProfileDependantWanted']
export type ProfileContact = components['schemas']['ProfileContact']
export type ProfileContactWanted = components['schemas']['ProfileContactWanted']
export type ProfileChangeFields = components['schemas']['ProfileChangeFields']
export type ProfileChangeCreate = components['schemas']['ProfileChangeCreate']
export type ProfileChange = components['schemas']['ProfileChange']
export type ProfileChangePage = components['schemas']['ProfileChangePage']
export type ProfileChangeApproval = components['schemas']['ProfileChangeApproval']
export type ProfileChangeRejection = components['schemas']['ProfileChangeRejection']
export type ApprovalKind = components['schemas']['ApprovalKind']
export type ApprovalApprover = components['schemas']['ApprovalApprover']
export type ApprovalQuorum = components['schemas']['ApprovalQuorum']
export type ApprovalStepStatus = components['schemas']['ApprovalStepStatus']
export type ApprovalVia = components['schemas']['ApprovalVia']
export type ApprovalAsked = components['schemas']['ApprovalAsked']
export type ApprovalStep = components['schemas']['ApprovalStep']
export type Approval = components['schemas']['Approval']
export type ApprovalPage = components['schemas']['ApprovalPage']
export type ApprovalDecision = components['schemas']['ApprovalDecision']
export type ApprovalRejection = components['schemas']['ApprovalRejection']
export type ApprovalPolicyStep = components['schemas']['ApprovalPolicyStep']
export type ApprovalPolicyFields = components['schemas']['ApprovalPolicyFields']
export type ApprovalPolicyCreate = components['schemas']['ApprovalPolicyCreate']
export type ApprovalPolicyUpdate = components['schemas']['ApprovalPolicyUpdate']
export type ApprovalPolicy = components['schemas']['ApprovalPolicy']
export type ApprovalPolicyPage = components['schemas']['ApprovalPolicyPage']
export type ApprovalPolicyTrial = components['schemas']['ApprovalPolicyTrial']
export type ApprovalPolicyPreview = components['schemas']['ApprovalPolicyPreview']
export type ApprovalDelegationFields = components['schemas']['ApprovalDelegationFields']
export type ApprovalDelegationCreate = components['schemas']['ApprovalDelegationCreate']
export type ApprovalDelegation = components['schemas']['ApprovalDelegation']
export type ApprovalDelegationPage = components['schemas']['ApprovalDelegationPage']

// What each operation takes in its query.

export type ListFiscalYearsQuery = NonNullable<operations['listFiscalYears']['parameters']['query']>
export type ListEmployeesQuery = NonNullable<operations['listEmployees']['parameters']['query']>
export type ListEmployeeAddressesQuery = NonNullable<operations['listEmployeeAddresses']['parameters']['query']>
export type ListEmployeeDependantsQuery = NonNullable<operations['listEmployeeDependants']['parameters']['query']>
export type ListEmployeeContactsQuery = NonNullable<operations['listEmployeeContacts']['parameters']['query']>
export type ListEmployeeBankAccountsQuery = NonNullable<operations['listEmployeeBankAccounts']['parameters']['query']>
export type ListDepartmentsQuery = NonNullable<operations['listDepartments']['parameters']['query']>
export type ListDesignationsQuery = NonNullable<operations['listDesignations']['parameters']['query']>
export type ListBranchesQuery = NonNullable<operations['listBranches']['parameters']['query']>
export type ListEmploymentTypesQuery = NonNullable<operations['listEmploymentTypes']['parameters']['query']>
export type ListPayGradesQuery = NonNullable<operations['listPayGrades']['parameters']['query']>
export type ListShiftsQuery = NonNullable<operations['listShifts']['parameters']['query']>
export type ListHolidaysQuery = NonNullable<operations['listHolidays']['parameters']['query']>
export type ListLeaveTypesQuery = NonNullable<operations['listLeaveTypes']['parameters']['query']>
export type ListLeavePoliciesQuery = NonNullable<operations['listLeavePolicies']['parameters']['query']>
export type ListLeaveGroupsQuery = NonNullable<operations['listLeaveGroups']['parameters']['query']>
export type ListLeaveBalancesQuery = NonNullable<operations['listLeaveBalances']['parameters']['query']>
export type ListLeaveApplicationsQuery = NonNullable<operations['listLeaveApplications']['parameters']['query']>
export type ListAttendanceRecordsQuery = NonNullable<operations['listAttendanceRecords']['parameters']['query']>
export type ListPunchesQuery = NonNullable<operations['listPunches']['parameters']['query']>
export type ListOvertimeRequestsQuery = NonNullable<operations['listOvertimeRequests']['parameters']['query']>
export type ListRegularisationsQuery = NonNullable<operations['listRegularisations']['parameters']['query']>
export type ListRestDaySwapsQuery = NonNullable<operations['listRestDaySwaps']['parameters']['query']>
export type ListEmployeeShiftsQuery = NonNullable<operations['listEmployeeShifts']['parameters']['query']>
export type ListGeofencedSitesQuery = NonNullable<operations['listGeofencedSites']['parameters']['query']>
export type ListSalaryComponentsQuery = NonNullable<operations['listSalaryComponents']['parameters']['query']>
export type ListSalaryStructuresQuery = NonNullable<operations['listSalaryStructures']['parameters']['query']>
export type ListSalaryStructureComponentsQuery = NonNullable<operations['listSalaryStructureComponents']['parameters']['query']>
export type ListSalaryAssignmentsQuery = NonNullable<operations['listSalaryAssignments']['parameters']['query']>
export type ListPayrollRunsQuery = NonNullable<operations['listPayrollRuns']['parameters']['query']>
export type ListPayrollEntriesQuery = NonNullable<operations['listPayrollEntries']['parameters']['query']>
export type ListPayrollEntryComponentsQuery = NonNullable<operations['listPayrollEntryComponents']['parameters']['query']>
export type ListSalarySlipsQuery = NonNullable<operations['listSalarySlips']['parameters']['query']>
export type ListLoanTypesQuery = NonNullable<operations['listLoanTypes']['parameters']['query']>
export type ListLoansQuery = NonNullable<operations['listLoans']['parameters']['query']>
export type ListLoanInstallmentsQuery = NonNullable<operations['listLoanInstallments']['parameters']['query']>
export type ListExpenseCategoriesQuery = NonNullable<operations['listExpenseCategories']['parameters']['query']>
export type ListExpenseClaimsQuery = NonNullable<operations['listExpenseClaims']['parameters']['query']>
export type ListExpenseClaimItemsQuery = NonNullable<operations['listExpenseClaimItems']['parameters']['query']>
export type ListAssetCategoriesQuery = NonNullable<operations['listAssetCategories']['parameters']['query']>
export type ListAssetsQuery = NonNullable<operations['listAssets']['parameters']['query']>
export type ListAssetAssignmentsQuery = NonNullable<operations['listAssetAssignments']['parameters']['query']>
export type ListAnnouncementCategoriesQuery = NonNullable<operations['listAnnouncementCategories']['parameters']['query']>
export type ListAnnouncementsQuery = NonNullable<operations['listAnnouncements']['parameters']['query']>
export type ListJobOpeningsQuery = NonNullable<operations['listJobOpenings']['parameters']['query']>
export type ListCandidatesQuery = NonNullable<operations['listCandidates']['parameters']['query']>
export type ListJobApplicationsQuery = NonNullable<operations['listJobApplications']['parameters']['query']>
export type ListDocumentTypesQuery = NonNullable<operations['listDocumentTypes']['parameters']['query']>
export type ListEmployeeDocumentsQuery = NonNullable<operations['listEmployeeDocuments']['parameters']['query']>
export type ListEmploymentContractsQuery = NonNullable<operations['listEmploymentContracts']['parameters']['query']>
export type ListHrLetterRequestsQuery = NonNullable<operations['listHrLetterRequests']['parameters']['query']>
export type ListHrLettersQuery = NonNullable<operations['listHrLetters']['parameters']['query']>
export type GetEventsQuery = NonNullable<operations['getEvents']['parameters']['query']>
export type ListWebhookEndpointsQuery = NonNullable<operations['listWebhookEndpoints']['parameters']['query']>
export type ListWebhookDeliveriesQuery = NonNullable<operations['listWebhookDeliveries']['parameters']['query']>
export type ListWebhookAttemptsQuery = NonNullable<operations['listWebhookAttempts']['parameters']['query']>
export type GetNamesQuery = NonNullable<operations['getNames']['parameters']['query']>
export type ListEmployeeMatchesQuery = NonNullable<operations['listEmployeeMatches']['parameters']['query']>
export type GetEmployeePhotoQuery = NonNullable<operations['getEmployeePhoto']['parameters']['query']>
export type GetColleaguesQuery = NonNullable<operations['getColleagues']['parameters']['query']>
export type GetColleaguePhotoQuery = NonNullable<operations['getColleaguePhoto']['parameters']['query']>
export type ListJobChangesQuery = NonNullable<operations['listJobChanges']['parameters']['query']>
export type GetHeadcountQuery = NonNullable<operations['getHeadcount']['parameters']['query']>
export type ListLeaveEncashmentsQuery = NonNullable<operations['listLeaveEncashments']['parameters']['query']>
export type ListLeaveOverdraftsQuery = NonNullable<operations['listLeaveOverdrafts']['parameters']['query']>
export type GetLeaveCalendarQuery = NonNullable<operations['getLeaveCalendar']['parameters']['query']>
export type ListLatePunchesQuery = NonNullable<operations['listLatePunches']['parameters']['query']>
export type ListAttendanceMonthsQuery = NonNullable<operations['listAttendanceMonths']['parameters']['query']>
export type ListAttendanceDaysQuery = NonNullable<operations['listAttendanceDays']['parameters']['query']>
export type GetPayrollRunPreviewQuery = NonNullable<operations['getPayrollRunPreview']['parameters']['query']>
export type ListPayrollRunDetailsQuery = NonNullable<operations['listPayrollRunDetails']['parameters']['query']>
export type ListPayrollOperationsQuery = NonNullable<operations['listPayrollOperations']['parameters']['query']>
export type ListPayrollEntryDetailsQuery = NonNullable<operations['listPayrollEntryDetails']['parameters']['query']>
export type ListPayrollPaymentBatchesQuery = NonNullable<operations['listPayrollPaymentBatches']['parameters']['query']>
export type ListPayrollPaymentsQuery = NonNullable<operations['listPayrollPayments']['parameters']['query']>
export type GetPayrollBankFileContentQuery = NonNullable<operations['getPayrollBankFileContent']['parameters']['query']>
export type ListPayrollBankFilesQuery = NonNullable<operations['listPayrollBankFiles']['parameters']['query']>
export type ListCompanyBankAccountsQuery = NonNullable<operations['listCompanyBankAccounts']['parameters']['query']>
export type ListPayrollGlCodesQuery = NonNullable<operations['listPayrollGlCodes']['parameters']['query']>
export type ListPayrollVariancesQuery = NonNullable<operations['listPayrollVariances']['parameters']['query']>
export type ListPayrollRegisterQuery = NonNullable<operations['listPayrollRegister']['parameters']['query']>
export type GetPayrollCostsQuery = NonNullable<operations['getPayrollCosts']['parameters']['query']>
export type ListSalarySlipDetailsQuery = NonNullable<operations['listSalarySlipDetails']['parameters']['query']>
export type ListPayslipsQuery = NonNullable<operations['listPayslips']['parameters']['query']>
export type ListPayrollAdjustmentsQuery = NonNullable<operations['listPayrollAdjustments']['parameters']['query']>
export type ListPayrollCorrectionsQuery = NonNullable<operations['listPayrollCorrections']['parameters']['query']>
export type ListEmployeeLawFactsQuery = NonNullable<operations['listEmployeeLawFacts']['parameters']['query']>
export type ListTaxOpeningsQuery = NonNullable<operations['listTaxOpenings']['parameters']['query']>
export type GetTaxCertificateQuery = NonNullable<operations['getTaxCertificate']['parameters']['query']>
export type ListLawValuesQuery = NonNullable<operations['listLawValues']['parameters']['query']>
export type ListExpenseLimitsQuery = NonNullable<operations['listExpenseLimits']['parameters']['query']>
export type ListExpenseClaimMatchesQuery = NonNullable<operations['listExpenseClaimMatches']['parameters']['query']>
export type ListAssetAssignmentDetailsQuery = NonNullable<operations['listAssetAssignmentDetails']['parameters']['query']>
export type ListAnnouncementDraftsQuery = NonNullable<operations['listAnnouncementDrafts']['parameters']['query']>
export type ListEmployeeDocumentMatchesQuery = NonNullable<operations['listEmployeeDocumentMatches']['parameters']['query']>
export type ListEmploymentContractDetailsQuery = NonNullable<operations['listEmploymentContractDetails']['parameters']['query']>
export type ListLetterTemplatesQuery = NonNullable<operations['listLetterTemplates']['parameters']['query']>
export type GetLetterheadPreviewQuery = NonNullable<operations['getLetterheadPreview']['parameters']['query']>
export type GetWebhookActivityQuery = NonNullable<operations['getWebhookActivity']['parameters']['query']>
export type ListMessagesQuery = NonNullable<operations['listMessages']['parameters']['query']>
export type ListNotificationsQuery = NonNullable<operations['listNotifications']['parameters']['query']>
export type ListInvitationsQuery = NonNullable<operations['listInvitations']['parameters']['query']>
export type ListMembersQuery = NonNullable<operations['listMembers']['parameters']['query']>
export type ListRolesQuery = NonNullable<operations['listRoles']['parameters']['query']>
export type ListApiKeysQuery = NonNullable<operations['listApiKeys']['parameters']['query']>
export type ListServiceTokensQuery = NonNullable<operations['listServiceTokens']['parameters']['query']>
export type ListExportsQuery = NonNullable<operations['listExports']['parameters']['query']>
export type ListAuditEntriesQuery = NonNullable<operations['listAuditEntries']['parameters']['query']>
export type ListRecordChangesQuery = NonNullable<operations['listRecordChanges']['parameters']['query']>
export type ListListViewsQuery = NonNullable<operations['listListViews']['parameters']['query']>
export type GetListCountQuery = NonNullable<operations['getListCount']['parameters']['query']>
export type ListImportsQuery = NonNullable<operations['listImports']['parameters']['query']>
export type ListImportRowsQuery = NonNullable<operations['listImportRows']['parameters']['query']>
export type GetImportTemplateQuery = NonNullable<operations['getImportTemplate']['parameters']['query']>
export type ListBulkActionsQuery = NonNullable<operations['listBulkActions']['parameters']['query']>
export type ListBulkActionItemsQuery = NonNullable<operations['listBulkActionItems']['parameters']['query']>
export type ListCommentsQuery = NonNullable<operations['listComments']['parameters']['query']>
export type ListCalendarFeedsQuery = NonNullable<operations['listCalendarFeeds']['parameters']['query']>
export type ListBankAccountChangesQuery = NonNullable<operations['listBankAccountChanges']['parameters']['query']>
export type ListProfileChangesQuery = NonNullable<operations['listProfileChanges']['parameters']['query']>
export type ListApprovalsQuery = NonNullable<operations['listApprovals']['parameters']['query']>
export type ListApprovalPoliciesQuery = NonNullable<operations['listApprovalPolicies']['parameters']['query']>
export type ListApprovalDelegationsQuery = NonNullable<operations['listApprovalDelegations']['parameters']['query']>

// Bodies and results that are no named schema.

export type GetEmployeeDocumentContentResult = Blob
export type GetEmployeePhotoResult = Blob
export type GetColleaguePhotoResult = Blob
export type GetPayrollBankFileContentResult = Blob
export type GetSalarySlipContentResult = Blob
export type GetTaxCertificateResult = Blob
export type GetExpenseReceiptResult = Blob
export type GetEmploymentContractFileResult = Blob
export type GetHrLetterContentResult = Blob
export type GetLetterheadLogoResult = Blob
export type GetLetterheadPreviewResult = Blob
export type GetExportContentResult = Blob
export type GetImportErrorsResult = Blob
export type GetImportTemplateResult = Blob

// What is sent to webhooks.

export type WebhookEvent =
  | EmployeeCreatedEvent
  | EmployeeUpdatedEvent
  | EmployeeDeletedEvent
  | AttendanceRecordedEvent
  | AttendanceUpdatedEvent
  | LeaveRequestedEvent
  | LeaveApprovedEvent
  | LeaveRejectedEvent
  | LeaveCancelledEvent
  | PayrollRunApprovedEvent
  | PayrollRunLockedEvent
  | SalarySlipPublishedEvent
  | ContractSignedEvent
