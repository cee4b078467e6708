// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
export interface paths {
  '/v1/me': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the calling key
     * @description Returns the calling key, with its scopes and its workspace. Reading it changes nothing, not even the time when the key was last used. Any valid key may call it.
     */
    get: operations['getMe']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/company': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the workspace
     * @description Returns the workspace, with the currency and the timezone of every amount and date. Read it once and keep it. Any valid key may call it.
     */
    get: operations['getCompany']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/fiscal_years': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List fiscal years
     * @description The years in which leave and payroll are counted. They never overlap and leave no gap.
     */
    get: operations['listFiscalYears']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/fiscal_years/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a fiscal year
     * @description Returns one fiscal year by its id.
     */
    get: operations['getFiscalYear']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employees': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List employees
     * @description Returns the employees of the workspace, newest first. Soft-deleted ones are left out unless `include_deleted` is true. `national_id` is absent unless the key also has `employees.sensitive:read`.
     */
    get: operations['listEmployees']
    put?: never
    /**
     * Create an employee
     * @description Creates an employee and assigns the next `employee_code` of the workspace's numbering. You cannot send
     *     `employee_code`. The default shift, if there is one, is assigned from `joining_date`. Creating an employee grants no
     *     access and sends no mail.
     *
     *     `status` can only be `new` or `active`. Returns 400 with the field if an id names no live record, or if the
     *     reporting line loops. Returns 409 if the employee code is already in use.
     *
     *     Fires `employee.created`.
     */
    post: operations['createEmployee']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employees/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    /**
     * Get an employee
     * @description Returns one employee by id, including a soft-deleted one (`deleted` is true). `national_id` is absent unless the key also has `employees.sensitive:read`.
     */
    get: operations['getEmployee']
    put?: never
    post?: never
    /**
     * Delete an employee
     * @description Soft-deletes the employee. You can still read the record by id, with `deleted` true and its status unchanged.
     *     Lists no longer include it. A repeat returns the same and fires nothing.
     *
     *     Fires `employee.deleted`.
     */
    delete: operations['deleteEmployee']
    options?: never
    head?: never
    /**
     * Update an employee
     * @description Changes only the fields that you send. A request that changes nothing returns 200, keeps `updated_at` and fires no
     *     event.
     *
     *     Allowed transitions of `status`:
     *
     *     - `new` to `active` or `terminated`
     *     - `active` to `inactive`, and back
     *     - `active` or `inactive` to `resigned`, `terminated` or `retired`
     *     - `resigned`, `terminated` or `retired` to `active`: a rehire
     *
     *     Any other transition returns 409.
     *
     *     Leaving needs a `separation_date`, sent now or already set, not before `joining_date`.
     *
     *     A rehire needs a `joining_date` after the old `separation_date` in the same request. It clears
     *     `separation_date`. Open leave balances start at zero and are charged only with the leave in the new
     *     employment. A rehire without a shift in force gets the default shift.
     *
     *     A later `joining_date` within the former employment returns 400. The former employment's own `joining_date`,
     *     or an earlier one, undoes the rehire. An earlier `joining_date` adds days; they get the shift of the
     *     assignment after them. A `joining_date` that moves leave into another cycle than the one it is charged to
     *     returns 409.
     *
     *     A soft-deleted employee cannot be changed (409).
     *
     *     Fires `employee.updated`.
     */
    patch: operations['updateEmployee']
    trace?: never
  }
  '/v1/employees/{id}/addresses': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    /**
     * List addresses of an employee
     * @description Returns the addresses of one employee, newest first. Deleted ones are left out unless `include_deleted` is true.
     */
    get: operations['listEmployeeAddresses']
    put?: never
    /**
     * Add an address to an employee
     * @description Adds an address. An employee has at most one address of each type. Returns 409 for a second one, and for an
     *     address of a soft-deleted employee. The first address becomes the primary one. A later address with
     *     `is_primary` true becomes the primary one instead.
     *
     *     The employee's `updated_at` does not change, and no event is fired.
     */
    post: operations['createEmployeeAddress']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employees/{id}/addresses/{address_id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the address. */
        address_id: components['parameters']['AddressId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete an address of an employee
     * @description Soft-deletes the address. It leaves the list and stays in it with `include_deleted`. Its type is free for another address. If it was the primary address, the oldest remaining one becomes primary. A repeat returns the same. Returns 409 if the employee is deleted. No event is fired.
     */
    delete: operations['deleteEmployeeAddress']
    options?: never
    head?: never
    /**
     * Update an address of an employee
     * @description Changes only the fields that you send. With `is_primary` true, the address becomes primary in place of the present one. False on the primary address is rejected, because one address must be primary. Returns 409 if the employee has another address of the type, or if the address or the employee is deleted.
     */
    patch: operations['updateEmployeeAddress']
    trace?: never
  }
  '/v1/employees/{id}/bank_accounts': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    /**
     * List bank accounts of an employee
     * @description Returns the bank accounts of one employee, newest first.
     */
    get: operations['listEmployeeBankAccounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employees/{id}/bank_accounts/{bank_account_id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the bank account. */
        bank_account_id: components['parameters']['BankAccountId']
      }
      cookie?: never
    }
    /**
     * Get a bank account of an employee
     * @description Returns one bank account of one employee.
     */
    get: operations['getEmployeeBankAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employees/{id}/compensation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    /**
     * Get the compensation of an employee
     * @description Returns what the employee is paid now: the current package, with the monthly amount of each component. Without a package it also returns 200, with the amounts null and no components.
     */
    get: operations['getEmployeeCompensation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/departments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List departments
     * @description Returns the departments of the workspace, newest first.
     */
    get: operations['listDepartments']
    put?: never
    /**
     * Create a department
     * @description Creates a department. Returns 400 if `parent_id` or `head_employee_id` names no live record, and 409 if a department already has the name or the code.
     */
    post: operations['createDepartment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/departments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a department
     * @description Returns one department by its id.
     */
    get: operations['getDepartment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a department
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. A department cannot be part of itself, directly or through other departments. Returns 409 if another department has the name or the code.
     */
    patch: operations['updateDepartment']
    trace?: never
  }
  '/v1/designations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List designations
     * @description Returns the job titles of the workspace, newest first.
     */
    get: operations['listDesignations']
    put?: never
    /**
     * Create a designation
     * @description Creates a designation. Returns 400 if `pay_grade_id` names no record, and 409 if a designation already has the name or the code.
     */
    post: operations['createDesignation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/designations/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a designation
     * @description Returns one designation by its id.
     */
    get: operations['getDesignation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a designation
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. Returns 409 if another designation has the name or the code.
     */
    patch: operations['updateDesignation']
    trace?: never
  }
  '/v1/branches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List branches
     * @description Returns the branches of the workspace, newest first.
     */
    get: operations['listBranches']
    put?: never
    /**
     * Create a branch
     * @description Creates a branch. With `is_head_office` true, it replaces the present head office. Returns 409 if a branch already has the name or the code.
     */
    post: operations['createBranch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/branches/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a branch
     * @description Returns one branch by its id.
     */
    get: operations['getBranch']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a branch
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. With `is_head_office` true, the branch replaces the present head office. Returns 409 if another branch has the name or the code.
     */
    patch: operations['updateBranch']
    trace?: never
  }
  '/v1/employment_types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List employment types
     * @description Returns the kinds of engagement of the workspace, newest first.
     */
    get: operations['listEmploymentTypes']
    put?: never
    /**
     * Create an employment type
     * @description Creates an employment type. Returns 409 if one already has the name.
     */
    post: operations['createEmploymentType']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employment_types/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an employment type
     * @description Returns one employment type by its id.
     */
    get: operations['getEmploymentType']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an employment type
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. Returns 409 if another employment type has the name.
     */
    patch: operations['updateEmploymentType']
    trace?: never
  }
  '/v1/pay_grades': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List pay grades
     * @description Returns the salary bands of the workspace, newest first.
     */
    get: operations['listPayGrades']
    put?: never
    /**
     * Create a pay grade
     * @description Creates a pay grade. Returns 400 if `max_salary` is below `min_salary`, and 409 if a pay grade already has the name.
     */
    post: operations['createPayGrade']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/pay_grades/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a pay grade
     * @description Returns one pay grade by its id.
     */
    get: operations['getPayGrade']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a pay grade
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. Returns 400 if `max_salary` would be below `min_salary`, and 409 if another pay grade has the name.
     */
    patch: operations['updatePayGrade']
    trace?: never
  }
  '/v1/shifts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List shifts
     * @description Returns the shifts of the workspace, newest first.
     */
    get: operations['listShifts']
    put?: never
    /**
     * Create a shift
     * @description Creates a shift. An `end_time` before `start_time` makes a shift that crosses midnight. With `is_default` true, it replaces the present default. Returns 400 if `end_time` equals `start_time`, and 409 if a shift already has the name.
     */
    post: operations['createShift']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/shifts/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a shift
     * @description Returns one shift by its id.
     */
    get: operations['getShift']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a shift
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. With `is_default` true, the shift replaces the present default. Returns 409 if another shift has the name. Days since the first of last month that payroll has not locked are graded again within minutes. For hours that begin later, create another shift and assign it.
     */
    patch: operations['updateShift']
    trace?: never
  }
  '/v1/holidays': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List holidays
     * @description Returns the holidays of the workspace, newest entry first.
     */
    get: operations['listHolidays']
    put?: never
    /**
     * Create a holiday
     * @description Creates a holiday. `year` follows from `date`; you cannot send it. Returns 400 if `branch_id` names no record, and 409 if the day already has a holiday with the name for the same branch. Attendance records of past days and of today are updated within about a minute.
     */
    post: operations['createHoliday']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/holidays/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a holiday
     * @description Returns one holiday by its id.
     */
    get: operations['getHoliday']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a holiday
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. `year` follows from `date`; you cannot send it. Returns 409 if the day has another holiday with the name for the same branch. Attendance records of past days and of today are updated within about a minute.
     */
    patch: operations['updateHoliday']
    trace?: never
  }
  '/v1/leave_types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave types
     * @description Returns the leave types of the workspace, newest first.
     */
    get: operations['listLeaveTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_types/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a leave type
     * @description Returns one leave type by its id.
     */
    get: operations['getLeaveType']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_policies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave policies
     * @description Returns the leave policies of the workspace, newest first.
     */
    get: operations['listLeavePolicies']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_policies/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a leave policy
     * @description Returns one leave policy by its id.
     */
    get: operations['getLeavePolicy']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_groups': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave groups
     * @description Returns the leave groups of the workspace, newest first.
     */
    get: operations['listLeaveGroups']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_groups/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a leave group
     * @description Returns one leave group by its id.
     */
    get: operations['getLeaveGroup']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_balances': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave balances
     * @description Returns the balances of the workspace as of today, newest first. The days of a monthly policy count from the first day of each month, without any request.
     */
    get: operations['listLeaveBalances']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_balances/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a leave balance
     * @description Returns one leave balance by its id.
     */
    get: operations['getLeaveBalance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_applications': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave applications
     * @description Returns the leave applications of the workspace, newest first.
     */
    get: operations['listLeaveApplications']
    put?: never
    /**
     * Apply for leave
     * @description Applies for leave. The application is `pending`, and its days count against further applications. If the policy does not allow the leave, returns 400 with every field at once. Returns 409 if the employee already has leave on a day, or if payroll has locked a day. Fires `leave.requested`.
     */
    post: operations['createLeaveApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_applications/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a leave application
     * @description Returns one leave application by its id.
     */
    get: operations['getLeaveApplication']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_applications/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve a leave application
     * @description Approves a pending application. Its days are used, and attendance is marked. Returns 409 if the application is not pending, the employee is deleted, no working day is left in it, the balance is no longer enough, other approved leave covers a day, the leave year is closed, or payroll has locked a day. Fires `leave.approved`.
     */
    post: operations['approveLeaveApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_applications/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a leave application
     * @description Rejects a pending application. Returns 409 if it is not pending. Fires `leave.rejected`.
     */
    post: operations['rejectLeaveApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/leave_applications/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a leave application
     * @description Cancels a pending or approved application. Used days are given back, and attendance is graded again. Returns 409 if it is neither, or if payroll has locked a day that approved leave covers or is charged with. Fires `leave.cancelled`.
     */
    post: operations['cancelLeaveApplication']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/attendance_records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List attendance records
     * @description Returns the attendance records of the workspace, newest first. Deleted ones are left out unless `include_deleted` is true.
     */
    get: operations['listAttendanceRecords']
    put?: never
    /**
     * Write a day of attendance
     * @description Writes the day of an employee, whether or not there is a record of it. The body replaces earlier corrections; fields that you do not send are worked out again. `status` can only be `present`, `absent` or `half_day`. Returns 409 on a day of approved full-day leave and on a locked day. Fires `attendance.recorded` for the first record of a day, and `attendance.updated` for a change. A deleted record that comes back with its day is a change too.
     */
    post: operations['createAttendanceRecord']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/attendance_records/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an attendance record
     * @description Returns one attendance record by its id, including a deleted one (`deleted` is true).
     */
    get: operations['getAttendanceRecord']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an attendance record
     * @description Changes only the fields that you send, and grades the day again. Punches supply the other fields. You can change the note by itself. A request that changes nothing returns 200 and keeps `updated_at`. Returns 409 on a day of approved full-day leave, on a locked day and on a deleted record. Outside the employment, it returns 409 unless only the note changes. Fires `attendance.updated`.
     */
    patch: operations['updateAttendanceRecord']
    trace?: never
  }
  '/v1/punches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List punches
     * @description Returns the punches of the workspace, newest first.
     */
    get: operations['listPunches']
    put?: never
    /**
     * Record a punch
     * @description Records a punch and grades the day that it counts for. A punch never changes; if grading later counts it for another day, the explanation of that day says so. Returns 400 for a future time, and for a punch outside the site if geofences are enforced. Returns 409 for a second punch of the employee at the same instant, and on a locked day. Fires `attendance.recorded` or `attendance.updated`.
     */
    post: operations['createPunch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/punches/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a punch
     * @description Returns one punch by its id.
     */
    get: operations['getPunch']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/overtime_requests': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List overtime requests
     * @description Returns the overtime requests of the workspace, newest first.
     */
    get: operations['listOvertimeRequests']
    put?: never
    /**
     * Ask for overtime
     * @description Requests hours of overtime on one day. The request is `pending`. Returns 409 if the employee has a request for the day that is not rejected or cancelled, and on a locked day.
     */
    post: operations['createOvertimeRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/overtime_requests/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an overtime request
     * @description Returns one overtime request by its id.
     */
    get: operations['getOvertimeRequest']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/overtime_requests/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve an overtime request
     * @description Approves a pending request, with its hours or fewer. The settings fix what an hour is worth. A request of a locked day can be approved, too: the next payroll run pays it. Returns 409 if the request is not pending.
     */
    post: operations['approveOvertimeRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/overtime_requests/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject an overtime request
     * @description Rejects a pending request, of a locked day too. Returns 409 if it is not pending.
     */
    post: operations['rejectOvertimeRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/overtime_requests/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel an overtime request
     * @description Cancels a request that is pending, or approved and not yet paid, of a locked day too. Returns 409 if it is neither.
     */
    post: operations['cancelOvertimeRequest']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/regularisations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List regularisations
     * @description Returns the regularisations of the workspace, newest first.
     */
    get: operations['listRegularisations']
    put?: never
    /**
     * Ask for a regularisation
     * @description Requests a correction of a day, with times or with a status. The request is `pending`. The day must be today or earlier, and within the window in the settings. Returns 409 on a day of approved full-day leave and on a locked day.
     */
    post: operations['createRegularisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/regularisations/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a regularisation
     * @description Returns one regularisation by its id.
     */
    get: operations['getRegularisation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/regularisations/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve a regularisation
     * @description Approves a pending request. The requested values are written to the day, which is graded again. Returns 409 if the request is not pending, and on a locked day. Fires `attendance.updated`.
     */
    post: operations['approveRegularisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/regularisations/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a regularisation
     * @description Rejects a pending request. Returns 409 if it is not pending, and on a locked day.
     */
    post: operations['rejectRegularisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/regularisations/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a regularisation
     * @description Cancels a pending request. Returns 409 if it is not pending, and on a locked day.
     */
    post: operations['cancelRegularisation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/rest_day_swaps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List rest day swaps
     * @description Returns the rest day swaps of the workspace, newest first.
     */
    get: operations['listRestDaySwaps']
    put?: never
    /**
     * Swap a rest day
     * @description Makes a weekly off a working day and a working day the rest day. Both are graded again. The two days are at most 31 days apart, and neither is a holiday. Returns 409 if another swap, pending or approved leave, or the lock of payroll affects either day.
     */
    post: operations['createRestDaySwap']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/rest_day_swaps/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a rest day swap
     * @description Returns one rest day swap by its id.
     */
    get: operations['getRestDaySwap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/rest_day_swaps/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a rest day swap
     * @description Cancels an active swap. Both days are graded again. Returns 409 if the swap is not active, and on a locked day.
     */
    post: operations['cancelRestDaySwap']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employee_shifts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List employee shifts
     * @description Returns the employee shifts of the workspace, newest first.
     */
    get: operations['listEmployeeShifts']
    put?: never
    /**
     * Assign a shift
     * @description Assigns a shift from a certain date. A later assignment replaces an earlier one; assignments are never edited. The shift must be active. Returns 409 for an identical assignment, and if the assignment begins on a locked day. Creating an employee, or moving the joining date to an earlier day, also creates assignments.
     */
    post: operations['createEmployeeShift']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/employee_shifts/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an employee shift
     * @description Returns one employee shift by its id.
     */
    get: operations['getEmployeeShift']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/geofenced_sites': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List geofenced sites
     * @description Returns the geofenced sites of the workspace, newest first.
     */
    get: operations['listGeofencedSites']
    put?: never
    /**
     * Create a geofenced site
     * @description Creates a place where employees punch. Returns 409 if a site already has the name.
     */
    post: operations['createGeofencedSite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/geofenced_sites/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a geofenced site
     * @description Returns one geofenced site by its id.
     */
    get: operations['getGeofencedSite']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a geofenced site
     * @description Changes only the fields that you send. A request that changes nothing returns 200 and keeps `updated_at`. Returns 409 if another site has the name.
     */
    patch: operations['updateGeofencedSite']
    trace?: never
  }
  '/v1/attendance_settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the attendance settings
     * @description Returns how attendance is graded in the workspace: windows, thresholds, geofences, overtime. There is one record.
     */
    get: operations['getAttendanceSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List salary components
     * @description Returns the salary components of the workspace, newest first.
     */
    get: operations['listSalaryComponents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_components/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a salary component
     * @description Returns one salary component by its id.
     */
    get: operations['getSalaryComponent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_structures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List salary structures
     * @description Returns the salary structures of the workspace, newest first.
     */
    get: operations['listSalaryStructures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_structures/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a salary structure
     * @description Returns one salary structure by its id.
     */
    get: operations['getSalaryStructure']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_structure_components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List salary structure components
     * @description Returns the salary structure components of the workspace, newest first.
     */
    get: operations['listSalaryStructureComponents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_structure_components/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a salary structure component
     * @description Returns one salary structure component by its id.
     */
    get: operations['getSalaryStructureComponent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_assignments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List salary assignments
     * @description Returns the salary assignments of the workspace, newest first.
     */
    get: operations['listSalaryAssignments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_assignments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a salary assignment
     * @description Returns one salary assignment by its id.
     */
    get: operations['getSalaryAssignment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/payroll_runs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll runs
     * @description Returns the payroll runs of the workspace, newest first.
     */
    get: operations['listPayrollRuns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/payroll_runs/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll run
     * @description Returns one payroll run by id.
     */
    get: operations['getPayrollRun']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/payroll_entries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll entries
     * @description Returns what employees were paid, newest first.
     */
    get: operations['listPayrollEntries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/payroll_entries/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll entry
     * @description Returns one payroll entry by id.
     */
    get: operations['getPayrollEntry']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/payroll_entry_components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll entry components
     * @description Returns the lines of payroll entries, newest first. The amounts of an entry's earnings less those of its deductions are its `net_salary`.
     */
    get: operations['listPayrollEntryComponents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/payroll_entry_components/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll entry component
     * @description Returns one payroll entry component by id.
     */
    get: operations['getPayrollEntryComponent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_slips': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List salary slips
     * @description Returns the salary slips of the workspace, newest first. A slip never changes; its PDF is in the console.
     */
    get: operations['listSalarySlips']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/salary_slips/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a salary slip
     * @description Returns one salary slip by id.
     */
    get: operations['getSalarySlip']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/loan_types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List loan types
     * @description Returns the loan types of the workspace, newest first.
     */
    get: operations['listLoanTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/loan_types/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a loan type
     * @description Returns one loan type by its id.
     */
    get: operations['getLoanType']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/loans': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List loans
     * @description Returns the loans of the workspace, newest first.
     */
    get: operations['listLoans']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/loans/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a loan
     * @description Returns one loan by its id.
     */
    get: operations['getLoan']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/loan_installments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List loan installments
     * @description Returns the loan installments of the workspace, newest first.
     */
    get: operations['listLoanInstallments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/loan_installments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a loan installment
     * @description Returns one loan installment by its id.
     */
    get: operations['getLoanInstallment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/expense_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List expense categories
     * @description Returns the expense categories of the workspace, newest first.
     */
    get: operations['listExpenseCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/expense_categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an expense category
     * @description Returns one expense category by its id.
     */
    get: operations['getExpenseCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/expense_claims': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List expense claims
     * @description Returns the expense claims of the workspace, newest first.
     */
    get: operations['listExpenseClaims']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/expense_claims/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an expense claim
     * @description Returns one expense claim by its id.
     */
    get: operations['getExpenseClaim']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/expense_claim_items': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List expense claim items
     * @description Returns the items of the expense claims of the workspace, newest first.
     */
    get: operations['listExpenseClaimItems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/expense_claim_items/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an expense claim item
     * @description Returns one expense claim item by its id.
     */
    get: operations['getExpenseClaimItem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/asset_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List asset categories
     * @description Returns the asset categories of the workspace, newest first.
     */
    get: operations['listAssetCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/asset_categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an asset category
     * @description Returns one asset category by its id.
     */
    get: operations['getAssetCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/assets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List assets
     * @description Returns the assets of the workspace, newest first.
     */
    get: operations['listAssets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/assets/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an asset
     * @description Returns one asset by its id.
     */
    get: operations['getAsset']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/asset_assignments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List asset assignments
     * @description Returns the asset assignments of the workspace, newest first.
     */
    get: operations['listAssetAssignments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/asset_assignments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an asset assignment
     * @description Returns one asset assignment by its id.
     */
    get: operations['getAssetAssignment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/announcement_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List announcement categories
     * @description Returns the announcement categories of the workspace, newest first.
     */
    get: operations['listAnnouncementCategories']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/announcement_categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an announcement category
     * @description Returns one announcement category by its id.
     */
    get: operations['getAnnouncementCategory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/announcements': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List announcements
     * @description Returns the announcements that are or were published, newest first. Drafts are in no list.
     */
    get: operations['listAnnouncements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/announcements/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an announcement
     * @description Returns one announcement by its id.
     */
    get: operations['getAnnouncement']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_endpoints': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List webhook endpoints
     * @description Returns the webhook endpoints of the workspace, newest first, without their secrets.
     */
    get: operations['listWebhookEndpoints']
    put?: never
    /**
     * Create a webhook endpoint
     * @description Registers an address for events and returns the signing secret. The address must be public HTTPS. A private, loopback, link-local or metadata address is rejected. The endpoint is `unverified` until it answers the test event with 2xx. Events that happen before then wait, and are sent afterwards.
     */
    post: operations['createWebhookEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_endpoints/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a webhook endpoint
     * @description Returns one endpoint by its id, without its secret.
     */
    get: operations['getWebhookEndpoint']
    put?: never
    post?: never
    /**
     * Delete a webhook endpoint
     * @description Soft-deletes the endpoint. It leaves the list, but you can still read it by id. Pending deliveries to it are not sent. The log of its deliveries stays until it is purged. A repeat returns the same.
     */
    delete: operations['deleteWebhookEndpoint']
    options?: never
    head?: never
    /**
     * Update a webhook endpoint
     * @description Changes only the fields that you send. A new `url` makes the endpoint `unverified` until it answers the test event; deliveries wait until then. A `disabled` endpoint stays disabled. New `events` apply from now on. Returns 409 if the endpoint is deleted, as every other change of it does.
     */
    patch: operations['updateWebhookEndpoint']
    trace?: never
  }
  '/v1/webhook_endpoints/{id}/secret': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Show the secret of a webhook endpoint
     * @description Returns the endpoint with the `secret` that signs its deliveries. The secret is stored encrypted, and the audit records each request for it. Returns 404 if the endpoint is deleted.
     */
    get: operations['getWebhookEndpointSecret']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_endpoints/{id}/rotate_secret': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Rotate the secret of a webhook endpoint
     * @description Creates a new secret and returns it. For 24 hours, every delivery is signed with both secrets, as two `v1` values. Then the old secret ends. Returns 409 within 24 hours of an earlier rotation.
     */
    post: operations['rotateWebhookEndpointSecret']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_endpoints/{id}/test': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send the test event
     * @description Queues the event `webhook.test` for this endpoint, whatever its status, and returns the delivery. A 2xx makes an `unverified` endpoint `active`. A disabled endpoint stays disabled until it is enabled in the console.
     */
    post: operations['testWebhookEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_endpoints/{id}/replay': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replay the deliveries that an endpoint missed
     * @description Queues again each delivery to this endpoint that was created at or after `since` and is `failed` or `exhausted`. Returns how many there are. Ids and bodies stay the same, so the receiver can deduplicate.
     */
    post: operations['replayWebhookEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List webhook deliveries
     * @description Returns the log of deliveries, newest first. `payload` is null here.
     */
    get: operations['listWebhookDeliveries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a webhook delivery
     * @description Returns one delivery by its id, with the body that is sent.
     */
    get: operations['getWebhookDelivery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries/{id}/replay': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Replay a webhook delivery
     * @description Queues a delivery again, with the same id and the same body bytes, and with a new timestamp and signature. Attempts count from 0. Returns 409 while the delivery is `pending`, or if its endpoint was deleted.
     */
    post: operations['replayWebhookDelivery']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/v1/webhook_deliveries/{id}/attempts': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * List the attempts of a delivery
     * @description Returns each attempt of one delivery, newest first, including those before a replay.
     */
    get: operations['listWebhookAttempts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a leave type
     * @description Creates a leave type. Returns 409 if a type already has the code.
     */
    post: operations['createLeaveType']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_types/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a leave type
     * @description Changes only the fields that you send. Returns 409 if another type has the code.
     */
    patch: operations['updateLeaveType']
    trace?: never
  }
  '/console/leave_policies': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a leave policy
     * @description Creates a policy of a leave type. The current policy ends the day before. Returns 409 if another policy begins on the same day or later, and 400 if the other policies of the type have another `allocation_type`.
     */
    post: operations['createLeavePolicy']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_policies/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a leave policy
     * @description Changes only the fields that you send. Balances change at once; approved leave stays as it is. Returns 400 if the other policies of the type have another `allocation_type`.
     */
    patch: operations['updateLeavePolicy']
    trace?: never
  }
  '/console/leave_groups': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a leave group
     * @description Creates a group, which initially offers all leave types. With `is_default` true, it replaces the present default.
     */
    post: operations['createLeaveGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_groups/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a leave group
     * @description Changes only the fields that you send. Returns 409 if another group has the name.
     */
    patch: operations['updateLeaveGroup']
    trace?: never
  }
  '/console/leave_groups/{id}/leave_types': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Choose the types of a leave group
     * @description Replaces the leave types of the group. An empty list means all of them. If a type is left out, employees keep its history.
     */
    post: operations['assignLeaveGroupTypes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/employees/{id}/leave_group': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Choose an employee's leave group
     * @description Puts the employee into a leave group, or back into the default one. Existing applications do not change. Fires no event, because no field of the employee changes.
     */
    post: operations['assignEmployeeLeaveGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_balances/{id}/adjust': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Adjust a leave balance
     * @description Adds days to a balance or removes days, with a reason. Rejected in a closed fiscal year, and for a deleted employee.
     */
    post: operations['adjustLeaveBalance']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_encashments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave encashments
     * @description Returns the leave encashments of the workspace, newest first.
     */
    get: operations['listLeaveEncashments']
    put?: never
    /**
     * Encash leave
     * @description Pays out days of a balance: a thirtieth of the current gross salary for each. The next payroll run pays the amount, and the balance changes when that run is locked. Until then the days are reserved: they can be neither taken nor encashed again. Rejected in a closed fiscal year.
     */
    post: operations['createLeaveEncashment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_encashments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a leave encashment
     * @description Returns one leave encashment by id.
     */
    get: operations['getLeaveEncashment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_encashments/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a leave encashment
     * @description Releases the days of a pending encashment. Returns 409 if it is not pending.
     */
    post: operations['cancelLeaveEncashment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loan_types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a loan type
     * @description Creates a loan type. Returns 409 if a type already has the code.
     */
    post: operations['createLoanType']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loan_types/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a loan type
     * @description Changes only the fields that you send. Loans keep the interest that they were requested with. Returns 409 if another type has the code.
     */
    patch: operations['updateLoanType']
    trace?: never
  }
  '/console/loans': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Request a loan
     * @description Requests a loan for an employee, under the interest of its type. Returns 400 with the figures if the amount, the number of installments or the employee's other loans exceed what the type allows, if the first month is locked by payroll, and if the amount is too small for so many installments.
     */
    post: operations['createLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Preview a loan
     * @description Returns the schedule that a loan would have, with the rules behind it, and writes nothing. Returns 400 wherever the request would.
     */
    post: operations['previewLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve a loan
     * @description Approves a pending loan and writes its schedule. Payroll takes nothing until the loan is disbursed. Returns 409 if it is not pending, if the employee has as many loans of the type as it allows, and if its first month is locked by payroll.
     */
    post: operations['approveLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject a loan
     * @description Rejects a pending loan. Returns 409 if it is not pending.
     */
    post: operations['rejectLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a loan
     * @description Cancels a loan of which nothing was taken yet; its installments are waived. Returns 409 if it is completed, rejected or cancelled, and if an installment is claimed or settled.
     */
    post: operations['cancelLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/disburse': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Disburse a loan
     * @description Records that an approved loan was handed over. From then on payroll takes its installments. Returns 409 if it is not approved, and if its first month is locked by payroll; reschedule it first.
     */
    post: operations['disburseLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/reschedule': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reschedule a loan
     * @description Divides the pending principal into another number of installments, from another month on if one is sent. A flat loan bears the same interest for each month as before. Returns 409 if the loan is neither approved nor active, and while a payroll run claims an installment.
     */
    post: operations['rescheduleLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/settle': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Settle a loan early
     * @description Records what an employee paid to end an active loan, by default its pending principal. The pending installments are waived. Returns 409 if the loan is not active, and while a payroll run claims an installment.
     */
    post: operations['settleLoan']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/write_off': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write a loan off
     * @description Gives up what is pending of an active loan. Returns 409 if the loan is not active, and while a payroll run claims an installment.
     */
    post: operations['writeLoanOff']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loans/{id}/explanation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Explain a loan
     * @description Returns the rules behind the schedule: those of the approval, then everything that changed it, with its day and reason. The last line has the `outstanding_balance`. For a pending loan they are those of the schedule that it would have.
     */
    get: operations['getLoanExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loan_numbering': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the numbering of loans
     * @description Returns how the workspace numbers its loans, and the number that the next one gets.
     */
    get: operations['getLoanNumbering']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the numbering of loans
     * @description Changes only the fields that you send. Loans keep the numbers that they have. Returns 400 if `number_next` is not above the numbers in use under the prefix. If you do not send it, it moves past them.
     */
    patch: operations['updateLoanNumbering']
    trace?: never
  }
  '/console/loan_installments/{id}/waive': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Waive an installment
     * @description Gives up one pending installment of an active loan. Returns 409 if it is not pending.
     */
    post: operations['waiveLoanInstallment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/loan_installments/{id}/defer': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Defer an installment
     * @description Moves one pending installment to the month after the last; the others keep their months. Returns 409 if it is not pending, and if its loan is neither approved nor active.
     */
    post: operations['deferLoanInstallment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an expense category
     * @description Creates an expense category. Returns 409 if a category already has the code.
     */
    post: operations['createExpenseCategory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an expense category
     * @description Changes only the fields that you send. Claims that are submitted already are not checked again. Returns 409 if another category has the code.
     */
    patch: operations['updateExpenseCategory']
    trace?: never
  }
  '/console/expense_limits': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List expense limits
     * @description Returns the monthly limits of the workspace, newest first.
     */
    get: operations['listExpenseLimits']
    put?: never
    /**
     * Create an expense limit
     * @description Limits what one employee is reimbursed of a category in a calendar month. Returns 409 if the category has a limit already.
     */
    post: operations['createExpenseLimit']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_limits/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an expense limit
     * @description Returns one expense limit by its id.
     */
    get: operations['getExpenseLimit']
    put?: never
    post?: never
    /**
     * Delete an expense limit
     * @description Soft-deletes a limit; the category then has none. A repeat returns the same.
     */
    delete: operations['deleteExpenseLimit']
    options?: never
    head?: never
    /**
     * Update an expense limit
     * @description Changes only the fields that you send. What is approved already stays approved.
     */
    patch: operations['updateExpenseLimit']
    trace?: never
  }
  '/console/expense_claims': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an expense claim
     * @description Creates a draft without items, and numbers it. Add the items next, then submit it. Returns 400 if the date is later than today.
     */
    post: operations['createExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an expense claim
     * @description Changes only the fields that you send. Returns 409 if it is not a draft, and 400 if an expense is later than the new date.
     */
    patch: operations['updateExpenseClaim']
    trace?: never
  }
  '/console/expense_claims/{id}/submit': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Submit an expense claim
     * @description Submits a draft for a decision. Returns 409 with every item that breaks a rule of its category, such as a missing receipt, and with the figures of each month whose limit it exceeds. Returns 409 if it has no items or is not a draft.
     */
    post: operations['submitExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve an expense claim
     * @description Approves a submitted claim item by item. An item that is not named is approved whole; one that is approved for less than was asked needs a reason. If nothing is approved at all, the claim is rejected. Returns 400 if the advance exceeds what is approved, and 409 if the claim is not submitted or a monthly limit is exceeded.
     */
    post: operations['approveExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/reject': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reject an expense claim
     * @description Rejects a submitted claim. It can be revised. Returns 409 if it is not submitted.
     */
    post: operations['rejectExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/revise': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Revise an expense claim
     * @description Makes a rejected claim a draft again, without its decision. Returns 409 if it is not rejected.
     */
    post: operations['reviseExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel an expense claim
     * @description Cancels a draft or a submitted claim for good. Returns 409 if it is neither.
     */
    post: operations['cancelExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/pay': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Record the payment of an expense claim
     * @description Records that an approved claim was paid by bank transfer or in cash. Returns 409 if it is not approved, and if it was handed over to payroll.
     */
    post: operations['payExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/hand_over': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand an expense claim over to payroll
     * @description Lets the next payroll run of the employee pay an approved claim. It stays approved until the run is locked, and cannot be paid in another way meanwhile. Returns 403 if the plan has no payroll. Returns 409 if it is not approved, if it was handed over already, if nothing is to be paid, and if the employee is deleted.
     */
    post: operations['handExpenseClaimOver']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claims/{id}/recall': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take an expense claim back from payroll
     * @description Takes back a claim that was handed over, so that it can be paid in another way. Returns 409 if it was not handed over, and while a payroll run has taken it; reopen the run first.
     */
    post: operations['recallExpenseClaim']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claim_items': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add an item to an expense claim
     * @description Adds an expense to a draft. Returns 400 if it is later than the claim, above the most that an item of its category may be, or if the category is not in use. Returns 409 if the claim is not a draft.
     */
    post: operations['createExpenseClaimItem']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/expense_claim_items/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete an expense claim item
     * @description Soft-deletes an item of a draft. A repeat returns the same. Returns 409 if the claim is not a draft.
     */
    delete: operations['deleteExpenseClaimItem']
    options?: never
    head?: never
    /**
     * Update an expense claim item
     * @description Changes only the fields that you send. Returns 409 if the claim is not a draft.
     */
    patch: operations['updateExpenseClaimItem']
    trace?: never
  }
  '/console/asset_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an asset category
     * @description Creates an asset category. Returns 400 if `parent_id` names no category, and 409 if a category already has the code, or the name under the same parent.
     */
    post: operations['createAssetCategory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/asset_categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an asset category
     * @description Changes only the fields that you send. Returns 400 if `parent_id` leads back to the category, and 409 if another category has the code, or the name under the same parent.
     */
    patch: operations['updateAssetCategory']
    trace?: never
  }
  '/console/assets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an asset
     * @description Creates an asset, which is available. Returns 400 if its category is not active, and 409 if an asset already has the tag.
     */
    post: operations['createAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/assets/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an asset
     * @description Changes only the fields that you send, in any status. Returns 400 if the new category is not active, and 409 if another asset has the tag.
     */
    patch: operations['updateAsset']
    trace?: never
  }
  '/console/assets/{id}/repair': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send an asset to repair
     * @description Sends an available asset to repair. Returns 409 if it is not available.
     */
    post: operations['repairAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/assets/{id}/restore': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take an asset back from repair
     * @description Makes an asset available after its repair. Returns 409 if it is not in repair.
     */
    post: operations['restoreAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/assets/{id}/retire': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Retire an asset
     * @description Retires an asset that is available, in repair or lost, for good. Returns 409 if it is assigned, or retired already.
     */
    post: operations['retireAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/asset_assignments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Issue an asset
     * @description Issues an available asset to an employee. Returns 400 if the employee has left by then, or if the day is in the future, and 409 if the asset is not available or was returned on a later day.
     */
    post: operations['createAssetAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/asset_assignments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an asset assignment
     * @description Changes only the fields that you send. Returns 409 if the asset is no longer held.
     */
    patch: operations['updateAssetAssignment']
    trace?: never
  }
  '/console/asset_assignments/{id}/acknowledge': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Record the receipt of an asset
     * @description Records that the employee confirmed the receipt. Returns 409 if it was confirmed already, or if the asset is no longer held.
     */
    post: operations['acknowledgeAssetAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/asset_assignments/{id}/return': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take an asset back
     * @description Records the return of an asset. It is available again, or in repair if it comes back poor or damaged. Returns 400 if the day is in the future or before the issue, and 409 if the asset is no longer held.
     */
    post: operations['returnAssetAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/asset_assignments/{id}/lose': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Record the loss of an asset
     * @description Records that an asset was lost while it was held. It can only be retired then. Returns 409 if the asset is no longer held.
     */
    post: operations['loseAssetAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/asset_assignment_details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List asset assignments in the console
     * @description Returns asset assignments with their asset and employee, newest first. It flags what is still held by people who leave or have left.
     */
    get: operations['listAssetAssignmentDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/announcement_categories': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create an announcement category
     * @description Creates an announcement category. Returns 409 if a category already has the name.
     */
    post: operations['createAnnouncementCategory']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/announcement_categories/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update an announcement category
     * @description Changes only the fields that you send. Returns 409 if another category has the name.
     */
    patch: operations['updateAnnouncementCategory']
    trace?: never
  }
  '/console/announcement_drafts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List announcement drafts
     * @description Returns the drafts of announcements, newest first. Soft-deleted ones are left out unless `include_deleted` is true.
     */
    get: operations['listAnnouncementDrafts']
    put?: never
    /**
     * Create an announcement draft
     * @description Creates a draft, which nobody sees before it is published. Returns 400 if its audience names nobody, or records that do not exist.
     */
    post: operations['createAnnouncementDraft']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/announcement_drafts/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get an announcement draft
     * @description Returns one draft by its id.
     */
    get: operations['getAnnouncementDraft']
    put?: never
    post?: never
    /**
     * Delete an announcement draft
     * @description Soft-deletes a draft. A repeat returns the same. Returns 409 if it is scheduled or published.
     */
    delete: operations['deleteAnnouncementDraft']
    options?: never
    head?: never
    /**
     * Update an announcement draft
     * @description Changes only the fields that you send. Returns 409 if it is scheduled or published; withdraw a scheduled one first.
     */
    patch: operations['updateAnnouncementDraft']
    trace?: never
  }
  '/console/announcement_drafts/{id}/publish': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Publish an announcement
     * @description Publishes a draft now, or schedules it for a moment in the workspace's timezone. A local time that a change of the clocks skips is read as the same distance later; of two it is the first. Returns 400 if the moment has passed or the announcement would have expired by then, and 409 if it is scheduled or published.
     */
    post: operations['publishAnnouncementDraft']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/announcement_drafts/{id}/withdraw': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Withdraw a scheduled announcement
     * @description Makes a scheduled announcement a draft again. Returns 409 if it is not scheduled.
     */
    post: operations['withdrawAnnouncementDraft']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/announcements/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a published announcement
     * @description Changes only the fields that you send. Its audience stays. Returns 400 if `expires_at` has passed, and 409 if the announcement has expired.
     */
    patch: operations['updateAnnouncement']
    trace?: never
  }
  '/console/announcements/{id}/expire': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End an announcement
     * @description Ends a published announcement now. Returns 409 if it has expired already.
     */
    post: operations['expireAnnouncement']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/announcements/{id}/acknowledge': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Acknowledge an announcement
     * @description Records that an employee has read it. A repeat changes nothing. Returns 400 if the employee is not in its audience, and 409 if it has expired or needs no acknowledgement.
     */
    post: operations['acknowledgeAnnouncement']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_overdrafts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List leave overdrafts
     * @description Returns days of approved leave that were charged later and that the balance did not cover, newest first. This happens when a rest day in the leave becomes a working day, or when the employment includes the day again. `available_days` is what the balance has today.
     */
    get: operations['listLeaveOverdrafts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_applications/{id}/explanation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Explain a leave application
     * @description Explains the days of the leave. The figures add up to `total_days`. Everything charged or given back since the approval has its own line with the reason. So do days that the balance did not cover.
     */
    get: operations['getLeaveApplicationExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/leave_balances/{id}/explanation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Explain a leave balance
     * @description Returns the figures and rules behind the balance as of today. The figures add up to `available_days`. Each adjustment has a line with its reason.
     */
    get: operations['getLeaveBalanceExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/fiscal_years/{id}/close': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Close a fiscal year
     * @description Carries balances into the next year as their policies say, and lets the rest lapse. The year then accepts no more leave; cycles that began in it continue until they end. Returns 409 before the year has ended, while an earlier year is open, with pending applications or encashments, while days of it are yet to be graded, while a payroll run of it is not locked or a month with salaries has none, and if it is already closed.
     */
    post: operations['closeFiscalYear']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/attendance_settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the attendance settings
     * @description Changes only the fields that you send. Days since the first of last month that payroll has not locked are graded again within minutes.
     */
    patch: operations['updateAttendanceSettings']
    trace?: never
  }
  '/console/attendance_records/{id}/explanation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Explain a day of attendance
     * @description Returns the figures and rules behind the grade of the day. On a locked day, for example, the record may stay although the day would now be graded differently. The figures of the record then come first.
     */
    get: operations['getAttendanceRecordExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a payroll run
     * @description Creates the draft of a payroll run. A month has one regular run. Returns 400 if the month has not begun, or if no fiscal year contains it, and 409 if the month has a regular run already or its fiscal year is closed.
     */
    post: operations['createPayrollRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a payroll run
     * @description Changes only the fields that you send. Returns 409 if `run_date` changes and the run is no draft.
     */
    patch: operations['updatePayrollRun']
    trace?: never
  }
  '/console/payroll_runs/{id}/preview': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Preview a payroll run
     * @description Calculates what the run would pay by the facts of this moment, for one employee or for a page of up to 1,000. Nothing is written. Whoever cannot be calculated is listed in `problems`, beside the others. Days that are yet to be graded count as absent here; processing grades them first. For the totals of a larger run, process it: that pays nothing and can be repeated, and the operation tells the progress. Returns 409 if the run is imported, and if Muster does not have the law of its tax year.
     */
    get: operations['getPayrollRunPreview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/verify': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Verify a payroll run
     * @description Tells whether the approval of a processed run, or the lock of an approved one, would pass now. It calculates again and changes nothing of the run. If a figure differs, the operation fails and lists the employees with both figures. Returns 409 if the run is in another state, if its approval has to wait, and while something else is done to it.
     */
    post: operations['verifyPayrollRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/process': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Process a payroll run
     * @description Calculates every entry of a draft or processed run. It goes on after the response; the operation says how far it is. Returns 409 with the progress if something is done to the run already, and if the run is approved.
     */
    post: operations['processPayrollRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/reopen': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reopen a payroll run
     * @description Makes a processed or approved run a draft again and gives back what it claimed. Its entries stay until it is processed again. Returns 409 if it is locked: a locked month is corrected in a later run.
     */
    post: operations['reopenPayrollRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/approve': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Approve a payroll run
     * @description Calculates the run again and approves it if every figure still stands; a draft is processed first. Fires `payroll.run.approved`. Returns 409 if `run_date` is not over, if an earlier month of the tax year is not locked, and if four eyes are asked for and the caller created or processed the run.
     */
    post: operations['approvePayrollRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/lock': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Lock a payroll run
     * @description Closes the days through `run_date`, calculates an approved run again and locks it if every figure still stands. From then on nothing of it changes. Fires `payroll.run.locked`, then `salary_slip.published` for each slip.
     */
    post: operations['lockPayrollRun']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_run_details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll runs in the console
     * @description Returns the payroll runs of the workspace with their kind, newest first.
     */
    get: operations['listPayrollRunDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_run_details/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll run in the console
     * @description Returns one payroll run by id, with its kind, who worked on it and what it warns of.
     */
    get: operations['getPayrollRunDetail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_operations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll operations
     * @description Returns what was done to payroll runs, newest first.
     */
    get: operations['listPayrollOperations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_operations/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll operation
     * @description Returns one operation by id. Ask again until its `status` is no longer `running`.
     */
    get: operations['getPayrollOperation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_entry_details': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll entries in the console
     * @description Returns payroll entries with what the calculation warns of, newest first.
     */
    get: operations['listPayrollEntryDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_entry_details/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll entry in the console
     * @description Returns one payroll entry by id, with what the calculation warns of.
     */
    get: operations['getPayrollEntryDetail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_entries/{id}/explanation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Explain a payroll entry
     * @description Returns the reasons of every line of the entry, as they were when it was calculated.
     */
    get: operations['getPayrollEntryExplanation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_entries/{id}/hold': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hold a payroll entry
     * @description Withholds the pay of an approved or locked entry: no payment includes it until it is released. Returns 409 in another state, and while a payment of it is pending.
     */
    post: operations['holdPayrollEntry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_entries/{id}/release': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Release a payroll entry
     * @description Ends the hold of an entry, which takes the state of its run. Returns 409 if it is not on hold.
     */
    post: operations['releasePayrollEntry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_entries/{id}/acknowledge': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Acknowledge a payroll entry
     * @description Records that the employee confirmed the receipt of a paid entry. One that is acknowledged stays as it is. Returns 409 if it is not paid.
     */
    post: operations['acknowledgePayrollEntry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_imports': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Import a payroll run of the past
     * @description Creates the draft of a regular run with the entries of another system. Nothing is calculated, counts of days are zero, and no loan is claimed. Send the entries in parts if they do not fit into one body; the draft warns of what is missing. Returns 400 with up to 100 mistakes, each with its row, if the figures or the lines do not add up, if all entries are there and the totals differ, or if an employee has no salary assignment. Returns 409 if the month has a regular run, or if another run pays an employee for it.
     */
    post: operations['createPayrollImport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_imports/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete an imported payroll run
     * @description Removes the draft of an import with its entries and operations, so that the month can be imported again. Returns the run as it was. Returns 409 if the run is not imported, or if it is approved or locked.
     */
    delete: operations['deletePayrollImport']
    options?: never
    head?: never
    /**
     * Update an imported payroll run
     * @description Adds entries to the draft of an import, and changes its totals. An employee who has an entry gets the one that you send instead. The run warns as long as its entries do not add up to its totals, and is not approved before they do. Returns 400 as for a new import. Returns 409 if the run is not imported or no draft, or if another run pays an employee for the month.
     */
    patch: operations['updatePayrollImport']
    trace?: never
  }
  '/console/payroll_payment_batches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll payment batches
     * @description Returns the batches of payments with their totals, newest first.
     */
    get: operations['listPayrollPaymentBatches']
    put?: never
    /**
     * Prepare a payroll payment batch
     * @description Gathers the entries of a locked run that are to be paid: net pay above zero, not on hold, and in no other batch. The run stays locked until the payment is recorded. If a run has nothing to pay, its first batch is empty. Returns 409 if the run is not locked, if slips are still being made, and if no entry is left to be paid.
     */
    post: operations['createPayrollPaymentBatch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_payment_batches/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll payment batch
     * @description Returns one batch by id, with its totals.
     */
    get: operations['getPayrollPaymentBatch']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_payment_batches/{id}/record': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Record the payment of a batch
     * @description Records when and under which reference the batch was paid. Its pending payments and their entries are `paid`, and the first batch makes the run `disbursed`. Returns 400 for a date in the future or before the month of the run, and 409 if the batch is recorded or cancelled already.
     */
    post: operations['recordPayrollPaymentBatch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_payment_batches/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a payroll payment batch
     * @description Cancels a batch whose payment is not recorded. Its entries can be in another batch. Returns 409 if the batch is recorded or cancelled already.
     */
    post: operations['cancelPayrollPaymentBatch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_payments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll payments
     * @description Returns the payments of payroll entries, newest first.
     */
    get: operations['listPayrollPayments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_payments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll payment
     * @description Returns one payment by id.
     */
    get: operations['getPayrollPayment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_payments/{id}/fail': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark a payroll payment as failed
     * @description Marks a pending or paid payment as failed, such as one that the bank has returned. Its entry is `locked` again without date and reference, and a later batch takes it. The run stays as it is. Returns 409 if the payment is failed or cancelled already.
     */
    post: operations['failPayrollPayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/variance': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Compare a payroll run with the month before
     * @description Returns the totals of a regular run beside those of the regular run of the month before, and how many employees are paid in both, in this one alone, or in the one before alone. Returns 409 for other kinds of run.
     */
    get: operations['getPayrollVariance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_runs/{id}/variances': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * List employees whose pay differs
     * @description Returns the employees whose pay differs from the regular run of the month before, with the lines that differ, by employee id. Lines below a threshold are left out, and so are employees without any other. Who is paid in one of the two months only is always returned. Returns 409 for other kinds of run.
     */
    get: operations['listPayrollVariances']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the payroll settings
     * @description Returns how payroll is calculated and approved in the workspace. There is one record.
     */
    get: operations['getPayrollSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update the payroll settings
     * @description Changes only the fields that you send. Runs that are not locked follow when they are processed again; locked runs stay as they are.
     */
    patch: operations['updatePayrollSettings']
    trace?: never
  }
  '/console/payroll_adjustments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll adjustments
     * @description Returns the payroll adjustments of the workspace, newest first.
     */
    get: operations['listPayrollAdjustments']
    put?: never
    /**
     * Create a payroll adjustment
     * @description Adds a bonus, an addition or a deduction to the pay of one employee, once or in each month of a span. A regular run takes what is due in its month and earlier.
     */
    post: operations['createPayrollAdjustment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_adjustments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll adjustment
     * @description Returns one payroll adjustment by id.
     */
    get: operations['getPayrollAdjustment']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a payroll adjustment
     * @description Changes only the fields that you send. Months that a payroll run has taken stay as they are: after them only `to_month` and `reason` can change. Returns 409 with these months otherwise, and if it is cancelled.
     */
    patch: operations['updatePayrollAdjustment']
    trace?: never
  }
  '/console/payroll_adjustments/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a payroll adjustment
     * @description Cancels an adjustment of which no payroll run has taken a month. Returns 409 with the months otherwise, and if it is already cancelled.
     */
    post: operations['cancelPayrollAdjustment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/employee_law_facts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List facts of employees
     * @description Returns the facts that the law asks of employees, newest first.
     */
    get: operations['listEmployeeLawFacts']
    put?: never
    /**
     * Create a fact of an employee
     * @description Says what the law asks of an employee from one day on, such as a tax code. The fact that is in force without an end then ends the day before. Returns 400 with what the law pack of the workspace's country accepts, and 409 if the employee has the same fact on these days.
     */
    post: operations['createEmployeeLawFact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/employee_law_facts/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a fact of an employee
     * @description Returns one fact by id.
     */
    get: operations['getEmployeeLawFact']
    put?: never
    post?: never
    /**
     * Delete a fact of an employee
     * @description Soft-deletes a fact that was entered by mistake. Locked months stay as they are. A repeat returns the same.
     */
    delete: operations['deleteEmployeeLawFact']
    options?: never
    head?: never
    /**
     * Update a fact of an employee
     * @description Changes only the fields that you send. Locked months stay as they are. Returns 409 if the employee has the same fact on these days.
     */
    patch: operations['updateEmployeeLawFact']
    trace?: never
  }
  '/console/tax_openings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List tax openings
     * @description Returns the tax openings of the workspace, newest first.
     */
    get: operations['listTaxOpenings']
    put?: never
    /**
     * Create a tax opening
     * @description Says what an employee earned and paid in a tax year before Muster, or at another employer. It counts in this tax year alone. Returns 400 if the law pack does not hold the year or the month is not in it, and 409 if the employee has an opening of this year and source, or if a locked run has paid a month of a `previous_system`.
     */
    post: operations['createTaxOpening']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/tax_openings/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a tax opening
     * @description Returns one tax opening by id.
     */
    get: operations['getTaxOpening']
    put?: never
    post?: never
    /**
     * Delete a tax opening
     * @description Soft-deletes a tax opening that was entered by mistake. A repeat returns the same.
     */
    delete: operations['deleteTaxOpening']
    options?: never
    head?: never
    /**
     * Update a tax opening
     * @description Changes only the fields that you send. Locked runs stay as they are; the next run of the tax year withholds by the new figures. Returns 400 where the creation would, and 409 if the opening is deleted, or if a locked run has paid a month of a `previous_system`.
     */
    patch: operations['updateTaxOpening']
    trace?: never
  }
  '/console/payroll_corrections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List payroll corrections
     * @description Returns the payroll corrections of the workspace, newest first.
     */
    get: operations['listPayrollCorrections']
    put?: never
    /**
     * Correct a locked day
     * @description Says what a locked day should have been. The day itself stays. The next payroll run pays the difference, or takes it back. Returns 400 outside the employment and before the previous tax year, and 409 if the day is not locked or has a correction already.
     */
    post: operations['createPayrollCorrection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_corrections/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a payroll correction
     * @description Returns one payroll correction by id.
     */
    get: operations['getPayrollCorrection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/payroll_corrections/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a payroll correction
     * @description The day counts again as it was locked. What a locked run has paid or taken for the correction, the next run takes back or pays. Returns 409 if it is already cancelled, and before the previous tax year.
     */
    post: operations['cancelPayrollCorrection']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/law_parameters': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get the values of the law
     * @description Returns the law pack of the workspace's country: what it asks of employees, and each value with its day and source, whether it is verified, and what the workspace confirmed or entered.
     */
    get: operations['getLawParameters']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/law_values': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List law values
     * @description Returns what the workspace confirmed and entered, newest first.
     */
    get: operations['listLawValues']
    put?: never
    /**
     * Confirm or enter a value of the law
     * @description Without `value`, confirms an unverified value of the law pack; runs then no longer warn of it. With `value`, enters a figure from one day on for a parameter that the pack leaves open. Returns 400 with what the pack has otherwise, and 409 if it was confirmed or entered already.
     */
    post: operations['createLawValue']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/law_values/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get a law value
     * @description Returns one law value by id.
     */
    get: operations['getLawValue']
    put?: never
    post?: never
    /**
     * Delete a law value
     * @description Soft-deletes a confirmation, or a figure that was entered. Locked runs stay as they are. A repeat returns the same.
     */
    delete: operations['deleteLawValue']
    options?: never
    head?: never
    /**
     * Update a law value
     * @description Changes only the fields that you send. Locked runs stay as they are.
     */
    patch: operations['updateLawValue']
    trace?: never
  }
  '/console/webhook_endpoints/{id}/enable': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Enable a webhook endpoint
     * @description Sends the test event to a `disabled` endpoint and waits for the answer, up to 15 seconds. A 2xx makes it `active`, and the waiting deliveries are sent. Otherwise returns 409 with what went wrong. Also returns 409 if the endpoint is not disabled, and 503 if no worker delivered the test event in that time.
     */
    post: operations['enableWebhookEndpoint']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a salary component
     * @description Creates a component. A mandatory one is added to every structure. Returns 409 if a component already has the code, and 400 if the formula cannot be read.
     */
    post: operations['createSalaryComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_components/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a salary component
     * @description Changes only the fields that you send. Amounts of existing assignments stay as they are. A component that becomes mandatory is added to every structure. Returns 400 if formulas would need each other in a circle.
     */
    patch: operations['updateSalaryComponent']
    trace?: never
  }
  '/console/salary_components/{id}/formula': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get the formula of a salary component
     * @description Returns the formula that calculates the component, or null if it is not calculated by one.
     */
    get: operations['getSalaryComponentFormula']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_structures': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Create a salary structure
     * @description Creates a structure with the mandatory components. Returns 409 if a structure already has the name.
     */
    post: operations['createSalaryStructure']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_structures/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Update a salary structure
     * @description Changes only the fields that you send. Returns 409 if another structure has the name.
     */
    patch: operations['updateSalaryStructure']
    trace?: never
  }
  '/console/salary_structure_components': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a component to a salary structure
     * @description Adds a component to a structure. Existing assignments stay as they are. Returns 409 if the structure already has the component, and 400 if formulas would need each other in a circle.
     */
    post: operations['createSalaryStructureComponent']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_structure_components/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Remove a component from a salary structure
     * @description Removes the component from the structure. Existing assignments keep it. Returns 409 if the component is mandatory, or if a formula of the structure names it.
     */
    delete: operations['deleteSalaryStructureComponent']
    options?: never
    head?: never
    /**
     * Update a component of a salary structure
     * @description Changes only the fields that you send. Existing assignments stay as they are. Returns 400 if formulas would need each other in a circle.
     */
    patch: operations['updateSalaryStructureComponent']
    trace?: never
  }
  '/console/salary_structure_components/{id}/formula': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get the formula of a structure component
     * @description Returns the formula that the structure has for the component, or null if it has none of its own.
     */
    get: operations['getSalaryStructureComponentFormula']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_assignments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Assign a salary
     * @description Assigns a salary from a date on. It starts after the start of the current assignment, which ends the day before; otherwise returns 409. Returns 400 with the figures if the earnings do not add up to `gross_salary`.
     */
    post: operations['createSalaryAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_assignments/preview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Preview a salary
     * @description Returns what each component of a package would come to in a full month, and writes nothing. Returns 400 with the figures if the package would be refused.
     */
    post: operations['previewSalaryAssignment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/salary_assignments/{id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a salary assignment
     * @description Deletes an assignment that was made by mistake. The one before it takes over its days. Returns 409 if payroll has paid by it.
     */
    delete: operations['deleteSalaryAssignment']
    options?: never
    head?: never
    /**
     * Correct a salary assignment
     * @description Changes only the fields that you send. Payroll pays the difference for months that are already paid. If it starts on another day, the assignment before it ends the day before. Returns 409 if another assignment is in force on the same days.
     */
    patch: operations['updateSalaryAssignment']
    trace?: never
  }
  '/console/salary_assignments/{id}/package': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    /**
     * Get the package of a salary assignment
     * @description Returns how the amount of each component was chosen, and what it comes to in a full month.
     */
    get: operations['getSalaryAssignmentPackage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/employees/{id}/bank_accounts': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Add a bank account
     * @description Adds a bank account. The first active account is the primary one. With `is_primary` true, it replaces the present primary account. Returns 409 if the employee is deleted.
     */
    post: operations['createEmployeeBankAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/employees/{id}/bank_accounts/{bank_account_id}': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the bank account. */
        bank_account_id: components['parameters']['BankAccountId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a bank account
     * @description Deletes the account. If it was the primary one, the oldest active one becomes primary. Returns 409 if the employee is deleted.
     */
    delete: operations['deleteEmployeeBankAccount']
    options?: never
    head?: never
    /**
     * Update a bank account
     * @description Changes only the fields that you send. If the primary account becomes inactive, the oldest active one becomes primary. Returns 409 if the employee is deleted.
     */
    patch: operations['updateEmployeeBankAccount']
    trace?: never
  }
  '/console/employees/{id}/compensation': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Choose how an employee is paid
     * @description Sets the payment method. No field of the employee changes, so no event is fired. Returns 409 if the employee is deleted.
     */
    patch: operations['updateEmployeeCompensation']
    trace?: never
  }
  '/console/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List messages
     * @description Returns messages from Muster to the owner of the workspace, newest first.
     */
    get: operations['listMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/console/messages/{id}/read': {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Mark a message as read
     * @description Records when the message was read. A message that was already read stays as it is.
     */
    post: operations['readMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export interface webhooks {
  'employee.created': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
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
    /**
     * @description Identifies a record. It is opaque, with a prefix that shows people the type. An unknown id returns 404.
     * @example emp_01k21fe3zefz69jqj7htb64786
     */
    Id: string
    /**
     * @description Identifies a record, or null when there is none.
     * @example emp_01k21fe3zefz69jqj7htb64786
     */
    NullableId: string | null
    /**
     * Format: date
     * @description A calendar date from 1900-01-01 on, `YYYY-MM-DD`, in the workspace's timezone.
     * @example 2025-08-04
     */
    Date: string
    /**
     * Format: date
     * @description A calendar date from 1900-01-01 on, `YYYY-MM-DD`, in the workspace's timezone, or null when there is none.
     * @example 2025-08-04
     */
    NullableDate: string | null
    /**
     * Format: date-time
     * @description An instant, RFC 3339 in UTC with milliseconds.
     * @example 2025-08-04T05:12:44.318Z
     */
    Timestamp: string
    /**
     * Format: date-time
     * @description An instant, RFC 3339 in UTC with milliseconds, or null when there is none.
     * @example 2025-08-04T05:12:44.318Z
     */
    NullableTimestamp: string | null
    /**
     * @description A time of day, `HH:MM:SS`, in the workspace's timezone.
     * @example 09:00:00
     */
    TimeOfDay: string
    /**
     * @description A time of day, `HH:MM:SS`, in the workspace's timezone, or null when there is none.
     * @example 09:00:00
     */
    NullableTimeOfDay: string | null
    /**
     * @description An amount in the workspace's currency, as a plain decimal. Responses have exactly `currency_decimals` digits after the point. A JSON number is rejected.
     * @example 185000.00
     */
    Money: string
    /**
     * @description An amount in the workspace's currency, as a plain decimal, with a minus sign below zero.
     * @example -9968.67
     */
    SignedMoney: string
    /**
     * @description An amount in the workspace's currency, as a plain decimal, or null when there is none.
     * @example 185000.00
     */
    NullableMoney: string | null
    /**
     * @description A number of days as a plain decimal. Responses have two digits after the point. A JSON number is rejected.
     * @example 1.50
     */
    Days: string
    /**
     * @description A number of days that is not negative, as a plain decimal. Responses have two digits after the point. A JSON number is rejected.
     * @example 22.00
     */
    UnsignedDays: string
    /**
     * @description A number of hours as a plain decimal. Responses have two digits after the point. A JSON number is rejected.
     * @example 2.50
     */
    Hours: string
    /**
     * @description A number of hours as a plain decimal, or null when there is none.
     * @example 2.50
     */
    NullableHours: string | null
    /**
     * @description A multiplier as a plain decimal. Responses have two digits after the point. A JSON number is rejected.
     * @example 2.00
     */
    Factor: string
    /**
     * @description A percentage from 0 to 100 as a plain decimal. Responses have two digits after the point. A JSON number is rejected.
     * @example 12.50
     */
    Percentage: string
    /**
     * @description An amount in the workspace's currency, or a percentage with two to four digits after the point. A JSON number is rejected.
     * @example 60.00
     */
    AmountOrPercentage: string
    /**
     * @description An amount in the workspace's currency or a percentage, or null when there is none.
     * @example 60.00
     */
    NullableAmountOrPercentage: string | null
    /**
     * Format: email
     * @description An email address, or null when there is none.
     * @example info@indus-textile.example
     */
    NullableEmail: string | null
    /**
     * @description A telephone number as people write it, or null when there is none.
     * @example +92 42 3576 1200
     */
    NullablePhone: string | null
    /**
     * @description A country by its ISO 3166-1 alpha-2 code.
     * @example PK
     */
    CountryCode: string
    /**
     * @description An opaque position in a list.
     * @example eyJwIjoiMDE5OGFiM2Y5YzEwIn0
     */
    Cursor: string
    /**
     * @description An opaque position in a list, or null at the end of the list.
     * @example eyJwIjoiMDE5OGFiM2Y5YzEwIn0
     */
    NullableCursor: string | null
    /**
     * @description What a key may do.
     * @enum {string}
     */
    Scope: 'employees:read' | 'employees:write' | 'employees.sensitive:read' | 'org:read' | 'org:write' | 'attendance:read' | 'attendance:write' | 'leave:read' | 'leave:write' | 'payroll:read' | 'expenses:read' | 'documents:read' | 'documents:write' | 'assets:read' | 'announcements:read' | 'recruitment:read' | 'recruitment:write' | 'webhooks:manage'
    /**
     * @description An employer contribution comes on top of the pay. The employee does not receive it.
     * @enum {string}
     */
    SalaryComponentType: 'earning' | 'deduction' | 'employer_contribution'
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
    /**
     * @description `new`: joins on a later date. `active`: works. `inactive`: is suspended or on long unpaid absence. `terminated`, `resigned` and `retired`: has left or is about to leave.
     * @example active
     * @enum {string}
     */
    EmployeeStatus: 'new' | 'active' | 'inactive' | 'terminated' | 'resigned' | 'retired'
    /**
     * @description What the address is for.
     * @enum {string}
     */
    AddressType: 'current' | 'permanent' | 'mailing' | 'emergency'
    /**
     * @description A closed year accepts no leave and no payroll run.
     * @enum {string}
     */
    FiscalYearStatus: 'open' | 'closed'
    /**
     * @description `punch_required` expects clock-in and clock-out. `auto_present` marks attendance automatically. `punch_not_required` tracks neither.
     * @enum {string}
     */
    AttendanceMode: 'punch_required' | 'auto_present' | 'punch_not_required'
    /**
     * @description Who grants the day, and whether employees may choose it.
     * @enum {string}
     */
    HolidayType: 'public' | 'company' | 'optional' | 'religious'
    /** @description The calling key, without the key itself or its hash. */
    ApiKey: {
      /** @constant */
      object: 'api_key'
      /**
       * @description Identifies the key.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      id: components['schemas']['Id']
      /**
       * @description The label given when the key was created.
       * @example Payroll sync
       */
      name: string
      /**
       * @description The start of the key. It is enough to recognise the key and useless as a credential.
       * @example mst_live_4kT9xQ2b
       */
      prefix: string
      /**
       * @description What the key may do, sorted.
       * @example [
       *       "employees:read",
       *       "org:read"
       *     ]
       */
      scopes: components['schemas']['Scope'][]
      /**
       * @description The workspace that the key belongs to. It is the `id` of the company.
       * @example wsp_01k21fevdeec9sgj57r37zz5gf
       */
      workspace_id: components['schemas']['Id']
      /**
       * @description The CIDR blocks that the key may call from. Empty means any address.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allowlist: string[]
      /**
       * @description Always `active` in this response, because a revoked or expired key gets 401.
       * @enum {string}
       */
      status: 'active' | 'revoked' | 'expired'
      /**
       * @description When the key stops working. Null means never.
       * @example 2026-12-31T18:59:59.000Z
       */
      expires_at: components['schemas']['NullableTimestamp']
      /**
       * @description When the key was last used before this request, to the minute.
       * @example 2025-11-20T09:41:00.000Z
       */
      last_used_at: components['schemas']['NullableTimestamp']
      /** @description When the key was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description The workspace. Every amount is in its currency, and every calendar date in its timezone. */
    Company: {
      /** @constant */
      object: 'company'
      /**
       * @description Identifies the workspace.
       * @example wsp_01k21fevdeec9sgj57r37zz5gf
       */
      id: components['schemas']['Id']
      /**
       * @description The display name.
       * @example Indus Textile
       */
      name: string
      /**
       * @description The registered name.
       * @example Indus Textile Mills (Pvt) Limited
       */
      legal_name: string | null
      /** @description The country by its ISO 3166-1 alpha-2 code. It decides what `national_id` means. */
      country: components['schemas']['CountryCode']
      /**
       * @description The currency by its ISO 4217 code.
       * @example PKR
       */
      currency: string
      /**
       * @description The digits after the point in every amount.
       * @example 2
       */
      currency_decimals: number
      /**
       * @description The timezone by its IANA name.
       * @example Asia/Karachi
       */
      timezone: string
      /**
       * @description The month that fiscal years start in, 1 to 12.
       * @example 7
       */
      fiscal_year_start_month: number
      /**
       * @description The fiscal year that contains today. Null when none is set up for it.
       * @example fyr_01k21fejm6ecnaj6jvha6d0km7
       */
      current_fiscal_year_id: components['schemas']['NullableId']
      /**
       * @description The first day of the week as an ISO weekday, 1 for Monday to 7 for Sunday.
       * @example 1
       */
      week_starts_on: number
      /**
       * @description The company's registration number.
       * @example 0078412
       */
      registration_number: string | null
      /**
       * @description The tax number (in Pakistan the NTN).
       * @example 3567812-4
       */
      tax_number: string | null
      /**
       * @description The street address.
       * @example 41-B, Main Boulevard, Gulberg III
       */
      address: string | null
      /**
       * @description The city.
       * @example Lahore
       */
      city: string | null
      phone: components['schemas']['NullablePhone']
      email: components['schemas']['NullableEmail']
      /**
       * @description The website.
       * @example https://indus-textile.example
       */
      website: string | null
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
    /** @description A year in which leave and payroll are counted. */
    FiscalYear: {
      /** @constant */
      object: 'fiscal_year'
      /**
       * @description Identifies the fiscal year.
       * @example fyr_01k21fejm6ecnaj6jvha6d0km7
       */
      id: components['schemas']['Id']
      /**
       * @description The name that people use for it.
       * @example 2025-26
       */
      name: string
      /**
       * @description The first day.
       * @example 2025-07-01
       */
      start_date: components['schemas']['Date']
      /**
       * @description The last day: one calendar year after the first day, less one day.
       * @example 2026-06-30
       */
      end_date: components['schemas']['Date']
      /** @description Closing a year carries leave forward. A closed year accepts no leave and no payroll run. */
      status: components['schemas']['FiscalYearStatus']
      /**
       * @description Whether the year contains today, in the workspace's timezone.
       * @example true
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an employee that a caller can write. */
    EmployeeFields: {
      /**
       * @description Given name.
       * @example Ayesha
       */
      first_name?: string
      /**
       * @description Family name.
       * @example Siddiqui
       */
      last_name?: string
      /**
       * @description The father's name.
       * @example Tariq Siddiqui
       */
      father_name?: string | null
      /**
       * @description The date of birth.
       * @example 1994-03-17
       */
      date_of_birth?: components['schemas']['NullableDate']
      /**
       * @description The gender as recorded. Null when not recorded.
       * @example female
       * @enum {string|null}
       */
      gender?: 'male' | 'female' | 'other' | null
      /**
       * @description The marital status. Null when not recorded.
       * @example married
       * @enum {string|null}
       */
      marital_status?: 'single' | 'married' | 'divorced' | 'widowed' | null
      /**
       * @description The nationality. Empty when not recorded.
       * @example Pakistani
       */
      nationality?: string
      /**
       * @description The employee's own email address.
       * @example ayesha.siddiqui@mail.example
       */
      personal_email?: components['schemas']['NullableEmail']
      /**
       * @description The email address at work. Setting it grants no access and sends no mail.
       * @example ayesha.siddiqui@indus-textile.example
       */
      work_email?: components['schemas']['NullableEmail']
      /**
       * @description The telephone number to reach the employee at.
       * @example +92 300 845 2210
       */
      phone_primary?: components['schemas']['NullablePhone']
      /**
       * @description The government's identity number. Its kind depends on the workspace's country (in Pakistan the CNIC). Reading it needs the scope `employees.sensitive:read`; without it, the field is absent. `employees:write` is enough to write it.
       * @example 35202-4817263-8
       */
      national_id?: string | null
      /**
       * @description The department. On create, the workspace's default when not sent.
       * @example dep_01k21fdv66feyb5k5ze5g9980h
       */
      department_id?: components['schemas']['Id']
      /**
       * @description The job title. On create, the workspace's default when not sent.
       * @example dsg_01k21fe02efh0sp2a9qqv1bnv2
       */
      designation_id?: components['schemas']['Id']
      /**
       * @description The branch that the employee works at.
       * @example brn_01k21fe3zeed9ba1ey8mxpknvg
       */
      branch_id?: components['schemas']['NullableId']
      /**
       * @description The kind of engagement. On create, the workspace's default when not sent.
       * @example ety_01k21fekkeeee8fy52hz4aevm4
       */
      employment_type_id?: components['schemas']['Id']
      /**
       * @description The employee's manager. Reporting lines must not loop.
       * @example emp_01k296m8zefb98z2pb29dbgkmj
       */
      reporting_manager_id?: components['schemas']['NullableId']
      /**
       * @description The first day of employment.
       * @example 2025-08-04
       */
      joining_date?: components['schemas']['Date']
      /**
       * @description The day on which the employment is confirmed.
       * @example 2025-11-04
       */
      confirmation_date?: components['schemas']['NullableDate']
      /**
       * @description The last day of probation.
       * @example 2025-11-03
       */
      probation_end_date?: components['schemas']['NullableDate']
      /**
       * @description The last day of employment, not before `joining_date`. A future date is a notice period: attendance and pay continue until it. Approved leave after it is not charged to its balance while the date stands.
       * @example null
       */
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
      /**
       * @description Identifies the employee.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The workspace's own number for the employee, unique in the workspace. The workspace's numbering assigns it.
       * @example E00042
       */
      employee_code: string
      /**
       * @description Whether the record is soft-deleted.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An employee was created. */
    EmployeeCreatedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'employee.created'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['Employee']
    }
    /** @description An employee changed. */
    EmployeeUpdatedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'employee.updated'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['Employee']
    }
    /** @description An employee was deleted. */
    EmployeeDeletedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'employee.deleted'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['Employee']
    }
    /** @description The fields of an address that a caller can write. */
    EmployeeAddressFields: {
      /** @description What the address is for. An employee has at most one address of each type. */
      type?: components['schemas']['AddressType']
      /**
       * @description House and street.
       * @example House 27, Street 9, Block C
       */
      line1?: string
      /**
       * @description Area or neighbourhood.
       * @example Model Town
       */
      line2?: string | null
      /**
       * @description The city.
       * @example Lahore
       */
      city?: string
      /**
       * @description The province.
       * @example Punjab
       */
      state?: string | null
      /**
       * @description The postal code.
       * @example 54700
       */
      postal_code?: string | null
      /** @description The country by its ISO 3166-1 alpha-2 code. On create, the company's country when not sent. */
      country?: components['schemas']['CountryCode']
      /**
       * @description Whether this is the employee's primary address. Exactly one address is primary, initially the first. Setting another address to true makes that one primary. Setting the primary one to false is rejected.
       * @example true
       */
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
      /**
       * @description Identifies the address.
       * @example adr_01k21fds7pf68t3shdtxzykspw
       */
      id: components['schemas']['Id']
      /**
       * @description The employee who has the address.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description Whether the address was deleted. It then keeps its last values.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a bank account that a caller can write. */
    EmployeeBankAccountFields: {
      /**
       * @description The bank.
       * @example Standard Chartered Bank (Pakistan)
       */
      bank_name?: string
      /**
       * @description The bank's code in the payment system.
       * @example SCBL
       */
      bank_code?: string | null
      /**
       * @description The bank's branch.
       * @example Gulberg
       */
      branch_name?: string | null
      /**
       * @description The code of the bank's branch.
       * @example 0412
       */
      branch_code?: string | null
      /**
       * @description The name of the account's holder.
       * @example Ayesha Siddiqui
       */
      account_title?: string
      /**
       * @description The account number as text. Leading zeros count.
       * @example 0001123456702
       */
      account_number?: string
      /**
       * @description The IBAN without spaces, with its check digits verified.
       * @example PK36SCBL0000001123456702
       */
      iban?: string | null
      /**
       * @description The SWIFT code (BIC).
       * @example SCBLPKKX
       */
      swift_code?: string | null
      /**
       * @description Whether the salary goes to this account. One of the active accounts is primary.
       * @example true
       */
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
      /**
       * @description Identifies the bank account.
       * @example bnk_01k21fdx4pe5jbcqdcshp46577
       */
      id: components['schemas']['Id']
      /**
       * @description The employee who has the account.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /** @description When it was added. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeBankAccountPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeBankAccount'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One line of a package, with its monthly amount. */
    EmployeeCompensationComponent: {
      /** @constant */
      object: 'employee_compensation_component'
      /**
       * @description Identifies the line.
       * @example sac_01k21fe3zefs0v5hedb66fw4xb
       */
      id: components['schemas']['Id']
      /**
       * @description The salary component.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      salary_component_id: components['schemas']['Id']
      /**
       * @description The component's code.
       * @example BASIC
       */
      code: string
      /**
       * @description The component's name.
       * @example Basic salary
       */
      name: string
      /** @description An employer contribution comes on top of the pay. The employee does not receive it. */
      type: components['schemas']['SalaryComponentType']
      /** @description How the amount was calculated. */
      calculation_type: components['schemas']['CalculationType']
      /**
       * @description The monthly amount.
       * @example 120000.00
       */
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
      /**
       * @description The id of the current salary assignment, or of the employee if there is none.
       * @example sas_01k21fe20yfptt7pnx4gp2m3a6
       */
      id: components['schemas']['Id']
      /**
       * @description The employee who is paid.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The current salary assignment. Null when no package is assigned.
       * @example sas_01k21fe20yfptt7pnx4gp2m3a6
       */
      salary_assignment_id: components['schemas']['NullableId']
      /**
       * @description The structure of the package. Null when no package is assigned.
       * @example sst_01k21fekkef4wr81ppbd4en7ag
       */
      salary_structure_id: components['schemas']['NullableId']
      /**
       * @description The pay grade of the employee's designation.
       * @example pgr_01k21feat6efzsq5datc2gn9gp
       */
      pay_grade_id: components['schemas']['NullableId']
      /**
       * @description The monthly gross of the current package. Null when no package is assigned.
       * @example 185000.00
       */
      gross_salary: components['schemas']['NullableMoney']
      /**
       * @description The monthly amount of the component with the category `basic`. Null when there is none.
       * @example 120000.00
       */
      basic_salary: components['schemas']['NullableMoney']
      /**
       * @description The first day of the package. Null when no package is assigned.
       * @example 2025-08-04
       */
      effective_from: components['schemas']['NullableDate']
      /** @description The lines of the package with their monthly amounts, in the order of the payslip. */
      components: components['schemas']['EmployeeCompensationComponent'][]
    }
    /** @description The fields of a department that a caller can write. */
    DepartmentFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Weaving
       */
      name?: string
      /**
       * @description A short code, unique in the workspace.
       * @example WVG
       */
      code?: string | null
      /**
       * @description The department that this one is part of. Departments must not loop.
       * @example dep_01k296m066e0f82962b8hm4s8s
       */
      parent_id?: components['schemas']['NullableId']
      /**
       * @description The employee who leads it.
       * @example emp_01k296m8zefb98z2pb29dbgkmj
       */
      head_employee_id?: components['schemas']['NullableId']
      /**
       * @description The cost center in the accounts.
       * @example CC-410
       */
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
      /**
       * @description Identifies the department.
       * @example dep_01k21fdv66feyb5k5ze5g9980h
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a designation that a caller can write. */
    DesignationFields: {
      /**
       * @description The job title, unique in the workspace.
       * @example Production Manager
       */
      name?: string
      /**
       * @description A short code, unique in the workspace.
       * @example PM
       */
      code?: string | null
      /**
       * @description The seniority. A higher number is more senior; 0, the default on create, is unranked.
       * @example 7
       */
      level?: number
      /**
       * @description The salary band.
       * @example pgr_01k21feat6efzsq5datc2gn9gp
       */
      pay_grade_id?: components['schemas']['NullableId']
      /**
       * @description What the job is about.
       * @example Plans and runs the weaving floor.
       */
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
      /**
       * @description Identifies the designation.
       * @example dsg_01k21fe02efh0sp2a9qqv1bnv2
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a branch that a caller can write. */
    BranchFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Lahore Mill
       */
      name?: string
      /**
       * @description A short code, unique in the workspace.
       * @example LHR
       */
      code?: string | null
      /**
       * @description The street address.
       * @example 12 km, Multan Road
       */
      address?: string | null
      /**
       * @description The city.
       * @example Lahore
       */
      city?: string | null
      phone?: components['schemas']['NullablePhone']
      /** @example lahore@indus-textile.example */
      email?: components['schemas']['NullableEmail']
      /**
       * @description Whether it is the head office; false by default. With true, it replaces the present head office.
       * @example false
       */
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
      /**
       * @description Identifies the branch.
       * @example brn_01k21fe3zeed9ba1ey8mxpknvg
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an employment type that a caller can write. */
    EmploymentTypeFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Permanent
       */
      name?: string
      /**
       * @description What the engagement means.
       * @example Full-time
       * @example confirmed after three months of probation.
       */
      description?: string | null
      /**
       * @description Whether the role includes residence on site; false by default.
       * @example false
       */
      is_residential?: boolean
      /**
       * @description Whether a home is provided; false by default.
       * @example false
       */
      accommodation_provided?: boolean
      /**
       * @description Whether meals are provided; false by default.
       * @example true
       */
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
      /**
       * @description Identifies the employment type.
       * @example ety_01k21fekkeeee8fy52hz4aevm4
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a pay grade that a caller can write. */
    PayGradeFields: {
      /**
       * @description The name, unique in the workspace.
       * @example M2
       */
      name?: string
      /**
       * @description The bottom of the band.
       * @example 150000.00
       */
      min_salary?: components['schemas']['Money']
      /**
       * @description The top of the band, not below `min_salary`.
       * @example 240000.00
       */
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
      /**
       * @description Identifies the pay grade.
       * @example pgr_01k21feat6efzsq5datc2gn9gp
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a shift that a caller can write. */
    ShiftFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Morning
       */
      name?: string
      /**
       * @description When it starts.
       * @example 09:00:00
       */
      start_time?: components['schemas']['TimeOfDay']
      /**
       * @description When it ends. It is earlier than `start_time` if the shift crosses midnight. It is never equal to `start_time`.
       * @example 17:30:00
       */
      end_time?: components['schemas']['TimeOfDay']
      /**
       * @description The unpaid break; 0 by default.
       * @example 60
       */
      break_duration_minutes?: number
      /**
       * @description The minutes after the start before an arrival counts as late; 0 by default.
       * @example 10
       */
      grace_period_minutes?: number
      /**
       * @description The minutes late before the day is marked a late arrival; 0 by default.
       * @example 30
       */
      late_threshold_minutes?: number
      /**
       * @description The rest days as ISO weekdays, 1 for Monday to 7 for Sunday; none by default.
       * @example [
       *       7
       *     ]
       */
      weekly_off_days?: number[]
      /** @description How attendance is tracked. `punch_required`, the default on create, expects clock-in and clock-out. `auto_present` marks attendance automatically. `punch_not_required` tracks neither. */
      attendance_mode?: components['schemas']['AttendanceMode']
      /**
       * @description Whether new employees get this shift when no other is chosen; false by default. With true, it replaces the present default.
       * @example true
       */
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
      /**
       * @description Identifies the shift.
       * @example shf_01k21fe306fha9wkr4qctys5ma
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a holiday that a caller can write. */
    HolidayFields: {
      /**
       * @description The name of the holiday.
       * @example Independence Day
       */
      name?: string
      /**
       * @description The day.
       * @example 2026-08-14
       */
      date?: components['schemas']['Date']
      type?: components['schemas']['HolidayType']
      /**
       * @description Whether it repeats every year on the same date; false by default.
       * @example true
       */
      is_recurring?: boolean
      /**
       * @description The branch that has the day off. Null, the default, means the whole workspace.
       * @example null
       */
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
      /**
       * @description Identifies the holiday.
       * @example hol_01k21fe4ypegcvq859bdy7jzb9
       */
      id: components['schemas']['Id']
      /**
       * @description The calendar year of the date.
       * @example 2026
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a leave type that a caller can write. */
    LeaveTypeFields: {
      /**
       * @description The name.
       * @example Annual leave
       */
      name?: string
      /**
       * @description A short code, unique in the workspace.
       * @example AL
       */
      code?: string
      /**
       * @description The colour that calendars show it in, as hex digits.
       * @example #2f855a
       */
      color?: string
      /**
       * @description Whether its days are paid.
       * @example true
       */
      is_paid?: boolean
      /**
       * @description Whether employees can apply for it. An inactive type keeps its history.
       * @example true
       */
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
      /**
       * @description Identifies the leave type.
       * @example lty_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
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
      /**
       * @description Days for a full year of service.
       * @example 22.00
       */
      annual_quota?: components['schemas']['UnsignedDays']
      /** @description How the days are released. */
      accrual_method?: components['schemas']['AccrualMethod']
      /** @description The period that the days are for. It is the same in all policies of a type. */
      allocation_type?: components['schemas']['AllocationType']
      /**
       * @description The maximum number of days in a row, or null if there is no limit.
       * @example 10
       */
      max_consecutive_days?: number | null
      /**
       * @description Whether unused days are carried into the next year.
       * @example true
       */
      carry_forward_allowed?: boolean
      /**
       * @description The maximum number of days that are carried over.
       * @example 5.00
       */
      max_carry_forward_days?: components['schemas']['UnsignedDays']
      /**
       * @description Whether unused days can be paid out.
       * @example false
       */
      encashment_allowed?: boolean
      /**
       * @description Whether employees can take more days than the balance has.
       * @example false
       */
      negative_balance_allowed?: boolean
      /**
       * @description How far below zero the balance may go.
       * @example 0.00
       */
      max_negative_days?: components['schemas']['UnsignedDays']
      /**
       * @description Whether employees who join during the period get only the months that remain.
       * @example true
       */
      pro_rata_for_joiners?: boolean
      /**
       * @description Months of service before it can be taken.
       * @example 0
       */
      min_service_months?: number
      /** @description Which employees the type is for. Employees of another gender, or without a recorded gender, get nothing. */
      applicable_gender?: components['schemas']['ApplicableGender']
      /**
       * @description Leave longer than this many days needs a document. Null if it never does.
       * @example 3
       */
      requires_document_after_days?: number | null
      /**
       * @description Whether rest days and holidays within the leave count as leave.
       * @example false
       */
      sandwich_rule?: boolean
      /**
       * @description The first day on which it is in force.
       * @example 2026-07-01
       */
      effective_from?: components['schemas']['Date']
      /** @description The last day, or null while it is current. */
      effective_to?: components['schemas']['NullableDate']
    }
    /** @description A leave policy to be created. */
    LeavePolicyCreate: WithRequired<components['schemas']['LeavePolicyFields'], 'annual_quota' | 'effective_from'> & {
      /**
       * @description The type that it is for.
       * @example lty_01k21fe3zefz69jqj7htb64786
       */
      leave_type_id: components['schemas']['Id']
    }
    /** @description The fields of a leave policy to change. A field that is not sent does not change. */
    LeavePolicyUpdate: components['schemas']['LeavePolicyFields']
    /** @description What a leave type grants. */
    LeavePolicy: WithRequired<components['schemas']['LeavePolicyFields'], 'annual_quota' | 'accrual_method' | 'allocation_type' | 'max_consecutive_days' | 'carry_forward_allowed' | 'max_carry_forward_days' | 'encashment_allowed' | 'negative_balance_allowed' | 'max_negative_days' | 'pro_rata_for_joiners' | 'min_service_months' | 'applicable_gender' | 'requires_document_after_days' | 'sandwich_rule' | 'effective_from' | 'effective_to'> & {
      /** @constant */
      object: 'leave_policy'
      /**
       * @description Identifies the leave policy.
       * @example lpo_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a leave group that a caller can write. */
    LeaveGroupFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Permanent staff
       */
      name?: string
      /**
       * @description Which employees it is for, or null.
       * @example Everybody with a permanent contract
       */
      description?: string | null
      /**
       * @description Whether it is in use.
       * @example true
       */
      is_active?: boolean
      /**
       * @description Whether it applies to employees without a group. With true, it replaces the present default.
       * @example true
       */
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
      /**
       * @description Identifies the leave group.
       * @example lgr_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The leave types of a group. */
    LeaveGroupTypes: {
      /**
       * @description The types that its employees may apply for. An empty list means all of them.
       * @example [
       *       "lty_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
      leave_type_ids: components['schemas']['Id'][]
    }
    /** @description The leave group of an employee. */
    LeaveGroupMembership: {
      /** @description The group, or null for the default one. */
      leave_group_id: components['schemas']['NullableId']
    }
    /** @description Days that are added to a balance or removed from it by hand. */
    LeaveBalanceAdjustment: {
      /**
       * @description The number of days; negative to remove days.
       * @example 1.50
       */
      days: components['schemas']['Days']
      /**
       * @description The reason. It stays in the ledger.
       * @example Worked on a holiday
       */
      reason: string
    }
    /**
     * @description The state of an encashment. The next payroll run claims a pending one, and it is paid when the run is locked.
     * @enum {string}
     */
    LeaveEncashmentStatus: 'pending' | 'claimed' | 'paid' | 'cancelled'
    /** @description The fields of an encashment that a caller can write. */
    LeaveEncashmentFields: {
      /**
       * @description The balance that the days are taken from. Its policy must allow encashment and be for the employee's gender.
       * @example lal_01k21fe3zefz69jqj7htb64786
       */
      leave_balance_id?: components['schemas']['Id']
      /**
       * @description The number of days to pay out; at most the days that are available and not reserved.
       * @example 5.00
       */
      days?: components['schemas']['Days']
    }
    /** @description Days of a balance to pay out. */
    LeaveEncashmentCreate: WithRequired<components['schemas']['LeaveEncashmentFields'], 'leave_balance_id' | 'days'>
    /** @description Days of leave that are paid out instead of taken. */
    LeaveEncashment: WithRequired<components['schemas']['LeaveEncashmentFields'], 'leave_balance_id' | 'days'> & {
      /** @constant */
      object: 'leave_encashment'
      /**
       * @description Identifies the encashment.
       * @example lec_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /**
       * @description The monthly gross of the salary assignment that was current when it was made.
       * @example 100000.00
       */
      gross_salary: components['schemas']['Money']
      /**
       * @description A thirtieth of the gross salary for each day, whatever the month, rounded half up.
       * @example 16666.67
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Days of approved leave that were charged later and that the balance did not cover. */
    LeaveOverdraft: {
      /** @constant */
      object: 'leave_overdraft'
      /**
       * @description Identifies the overdraft.
       * @example lod_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The employee who has the leave. */
      employee_id: components['schemas']['Id']
      /** @description The leave that was charged. */
      leave_application_id: components['schemas']['Id']
      /** @description The balance that it was charged to. */
      leave_balance_id: components['schemas']['Id']
      /**
       * @description The days that were charged.
       * @example 1.00
       */
      days: components['schemas']['Days']
      /**
       * @description The days that the balance did not cover, even with what the policy allows below zero.
       * @example 1.00
       */
      uncovered_days: components['schemas']['Days']
      /**
       * @description What the balance has today.
       * @example -1.00
       */
      available_days: components['schemas']['Days']
      /**
       * @description The reason for the charge.
       * @example Charged, because it is now a working day: 2026-08-14
       */
      because: string
      /** @description When they were charged. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    LeaveOverdraftPage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveOverdraft'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
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
    /**
     * @description `issued`: the employee has it. `returned`: came back. `lost`: the employee lost it.
     * @enum {string}
     */
    AssetAssignmentStatus: 'issued' | 'returned' | 'lost'
    /** @description The fields of an asset category that a caller can write. */
    AssetCategoryFields: {
      /**
       * @description The name, unique under its parent.
       * @example Laptops
       */
      name?: string
      /**
       * @description A short code, unique in the workspace, or null.
       * @example LAP
       */
      code?: string | null
      /**
       * @description What belongs to it, or null.
       * @example Portable computers
       */
      description?: string | null
      /**
       * @description The category that this one is part of, or null. Categories must not loop.
       * @example acg_01k21fe3zefz69jqj7htb64786
       */
      parent_id?: components['schemas']['NullableId']
      /**
       * @description Whether new assets may have this category.
       * @example true
       */
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
      /**
       * @description Identifies the asset category.
       * @example acg_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an asset that a caller can write. */
    AssetFields: {
      /**
       * @description The tag on it, unique in the workspace.
       * @example LAP-0042
       */
      asset_tag?: string
      /**
       * @description What it is.
       * @example ThinkPad T14
       */
      name?: string
      /**
       * @description The category that it belongs to.
       * @example acg_01k21fe3zefz69jqj7htb64786
       */
      asset_category_id?: components['schemas']['Id']
      /**
       * @description The serial number, or null.
       * @example PF-3K9XQ1
       */
      serial_number?: string | null
      /**
       * @description Who made it, or null.
       * @example Lenovo
       */
      manufacturer?: string | null
      /**
       * @description The model, or null.
       * @example 21HD
       */
      model?: string | null
      /**
       * @description The branch that it belongs to, or null.
       * @example brn_01k21fe3zeed9ba1ey8mxpknvg
       */
      branch_id?: components['schemas']['NullableId']
      /** @description When it was bought, or null. */
      purchase_date?: components['schemas']['NullableDate']
      /**
       * @description What it cost, or null. It is not written down over time.
       * @example 265000.00
       */
      purchase_cost?: components['schemas']['NullableMoney']
      /**
       * @description Who sold it, or null.
       * @example Paklap
       */
      vendor?: string | null
      /** @description The last day of the warranty, or null. */
      warranty_expiry_date?: components['schemas']['NullableDate']
      /** @description The state that it is in. `new` by default on create. */
      condition?: components['schemas']['AssetCondition']
      /**
       * @description Remarks, or null.
       * @example With a charger of 65 W
       */
      notes?: string | null
    }
    /** @description An asset to be created. */
    AssetCreate: WithRequired<components['schemas']['AssetFields'], 'asset_tag' | 'name' | 'asset_category_id'>
    /** @description The fields of an asset to change. A field that is not sent does not change. */
    AssetUpdate: components['schemas']['AssetFields']
    /** @description How an asset comes back from repair. */
    AssetRestoration: {
      /** @description The state that it is in now. By default it does not change. */
      condition?: components['schemas']['AssetCondition']
    }
    /** @description Something that the company owns and hands out. */
    Asset: WithRequired<components['schemas']['AssetFields'], 'asset_tag' | 'name' | 'asset_category_id' | 'serial_number' | 'manufacturer' | 'model' | 'branch_id' | 'purchase_date' | 'purchase_cost' | 'vendor' | 'warranty_expiry_date' | 'condition' | 'notes'> & {
      /** @constant */
      object: 'asset'
      /**
       * @description Identifies the asset.
       * @example ast_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description Where it stands. */
      status: components['schemas']['AssetStatus']
      /**
       * @description The assignment by which an employee has it. Null unless it is `assigned`.
       * @example asg_01k21fe3zefz69jqj7htb64786
       */
      current_assignment_id: components['schemas']['NullableId']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    AssetPage: {
      /** @description The records of this page. */
      data: components['schemas']['Asset'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an asset assignment that can change while the asset is held. */
    AssetAssignmentFields: {
      /** @description When it should come back, or null. Not before `issued_on`. */
      expected_return_date?: components['schemas']['NullableDate']
      /**
       * @description Remarks, or null.
       * @example For the trade fair
       */
      notes?: string | null
    }
    /** @description What is issued, and to whom. */
    AssetAssignmentCreate: components['schemas']['AssetAssignmentFields'] & {
      /**
       * @description The asset.
       * @example ast_01k21fe3zefz69jqj7htb64786
       */
      asset_id: components['schemas']['Id']
      /**
       * @description The employee who gets it.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The day, today or earlier. By default it is today.
       * @example 2026-11-20
       */
      issued_on?: components['schemas']['Date']
      /** @description The state that it is in. By default the condition of the asset. */
      condition_on_issue?: components['schemas']['AssetCondition']
    }
    /** @description The fields of an asset assignment to change. A field that is not sent does not change. */
    AssetAssignmentUpdate: components['schemas']['AssetAssignmentFields']
    /** @description How an asset comes back. */
    AssetReturn: {
      /**
       * @description The day, from the issue to today. By default it is today.
       * @example 2026-11-20
       */
      returned_on?: components['schemas']['Date']
      /** @description The state that it is in. By default the condition of the asset. */
      condition_on_return?: components['schemas']['AssetCondition']
      /**
       * @description Remarks, or null. By default they do not change.
       * @example The charger is missing
       */
      notes?: string | null
    }
    /** @description How an asset was lost. */
    AssetLoss: {
      /**
       * @description Remarks, or null. By default they do not change.
       * @example Left on a train
       */
      notes?: string | null
    }
    /** @description An asset in the hands of an employee, from its issue to its return. */
    AssetAssignment: WithRequired<components['schemas']['AssetAssignmentFields'], 'expected_return_date' | 'notes'> & {
      /** @constant */
      object: 'asset_assignment'
      /**
       * @description Identifies the asset assignment.
       * @example asg_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The asset.
       * @example ast_01k21fe3zefz69jqj7htb64786
       */
      asset_id: components['schemas']['Id']
      /**
       * @description The employee who has or had it.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The day on which it was issued.
       * @example 2026-11-20
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An asset assignment as the console shows it, with its asset and its employee. */
    AssetAssignmentDetail: {
      /** @constant */
      object: 'asset_assignment_detail'
      /**
       * @description Identifies the asset assignment.
       * @example asg_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The tag of the asset.
       * @example LAP-0042
       */
      asset_tag: string
      /**
       * @description What the asset is.
       * @example ThinkPad T14
       */
      asset_name: string
      /**
       * @description The employee's code.
       * @example E-0042
       */
      employee_code: string
      /** @description The last day of the employee, or null. */
      separation_date: components['schemas']['NullableDate']
      /**
       * @description Whether it is still held by someone who leaves, has left or is deleted.
       * @example true
       */
      is_return_due: boolean
      /** @description The assignment. */
      assignment: components['schemas']['AssetAssignment']
    }
    /** @description A page of a list, newest first. */
    AssetAssignmentDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['AssetAssignmentDetail'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `pending`: requested. `approved`: its schedule is written. `active`: the money was handed over and payroll takes installments. `completed`: nothing is left to pay. `rejected` and `cancelled`: it was never lent.
     * @enum {string}
     */
    LoanStatus: 'pending' | 'approved' | 'active' | 'completed' | 'rejected' | 'cancelled'
    /**
     * @description `pending`: still to be taken. `claimed`: in a payroll run that is not locked yet. `settled`: taken from the salary. `waived`: payroll never takes it.
     * @enum {string}
     */
    LoanInstallmentStatus: 'pending' | 'claimed' | 'settled' | 'waived'
    /** @description The fields of a loan type that a caller can write. */
    LoanTypeFields: {
      /**
       * @description The name.
       * @example Salary advance
       */
      name?: string
      /**
       * @description The short code, unique in the workspace.
       * @example ADV
       */
      code?: string
      /**
       * @description The most that one loan may be. Null means that there is no limit.
       * @example 500000.00
       */
      max_amount?: components['schemas']['NullableMoney']
      /**
       * @description The most installments that a loan may have. Null means that there is no limit but 600.
       * @example 24
       */
      max_installments?: number | null
      /**
       * @description The interest of new loans, in percent a year.
       * @example 10.00
       */
      interest_rate?: components['schemas']['Percentage']
      /**
       * @description How many loans of this type an employee may have at once. Approved and active loans count.
       * @example 1
       */
      max_active_loans?: number
      /**
       * @description Whether new loans may have this type.
       * @example true
       */
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
      /**
       * @description Identifies the loan type.
       * @example lnt_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a loan that a caller can write. */
    LoanFields: {
      /**
       * @description The employee who borrows.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The kind of loan.
       * @example lnt_01k21fe3zefz69jqj7htb64786
       */
      loan_type_id?: components['schemas']['Id']
      /**
       * @description The principal.
       * @example 100000.00
       */
      amount?: components['schemas']['Money']
      /**
       * @description The number of monthly installments.
       * @example 12
       */
      total_installments?: number
      /**
       * @description The month of the year in which the first installment is due, 1 to 12.
       * @example 1
       */
      start_month?: number
      /**
       * @description The year in which the first installment is due.
       * @example 2027
       */
      start_year?: number
      /**
       * @description What the money is for, or null.
       * @example School fees
       */
      purpose?: string | null
    }
    /** @description A loan to be requested. */
    LoanCreate: WithRequired<components['schemas']['LoanFields'], 'employee_id' | 'loan_type_id' | 'amount' | 'total_installments' | 'start_month' | 'start_year'>
    /** @description Why a loan or an installment changes. */
    LoanReason: {
      /**
       * @description The reason. An installment that changes keeps it as its note.
       * @example Left the company
       */
      reason: string
    }
    /** @description When a loan was handed over. */
    LoanDisbursement: {
      /**
       * @description The day, today or earlier. By default it is today.
       * @example 2026-11-20
       */
      disbursed_on?: components['schemas']['Date']
    }
    /** @description Into what a loan is divided from now on. */
    LoanRescheduling: {
      /**
       * @description The number of installments that are still to be taken.
       * @example 18
       */
      installments: number
      /**
       * @description The month of the first of them, with `start_year`. By default the month of the first pending one.
       * @example 3
       */
      start_month?: number
      /**
       * @description The year of the first of them, with `start_month`.
       * @example 2027
       */
      start_year?: number
      /**
       * @description The reason.
       * @example A smaller part each month
       */
      reason: string
    }
    /** @description What ends a loan early. */
    LoanSettlement: {
      /**
       * @description What came in, at most what is outstanding. By default it is the pending principal.
       * @example 50000.00
       */
      amount?: components['schemas']['Money']
      /**
       * @description How it was paid. The waived installments keep it as their note.
       * @example Paid by bank transfer
       */
      reason: string
    }
    /**
     * @description `flat`: interest on the whole amount until the end. `reducing`: interest on what is still to be paid.
     * @enum {string}
     */
    InterestMethod: 'flat' | 'reducing'
    /** @description What a loan would cost, and when. */
    LoanSchedule: {
      /** @description How the interest is computed. */
      interest_method: components['schemas']['InterestMethod']
      /**
       * @description The interest in percent a year.
       * @example 10.00
       */
      interest_rate: components['schemas']['Percentage']
      /**
       * @description Principal plus interest.
       * @example 110000.00
       */
      total_payable: components['schemas']['Money']
      /**
       * @description What is due each month.
       * @example 9166.67
       */
      installment_amount: components['schemas']['Money']
      /** @description One for each month, from the first on. */
      installments: components['schemas']['LoanScheduleMonth'][]
      /** @description The rules behind it. The figures add up to `total_payable`. */
      lines: components['schemas']['ExplanationLine'][]
    }
    /** @description One month of a schedule. */
    LoanScheduleMonth: {
      /**
       * @description Its number, from 1.
       * @example 1
       */
      installment_no: number
      /**
       * @description The month of the year, 1 to 12.
       * @example 1
       */
      due_month: number
      /**
       * @description The year.
       * @example 2027
       */
      due_year: number
      /**
       * @description The part of the amount.
       * @example 8333.34
       */
      principal: components['schemas']['Money']
      /**
       * @description The part that is interest.
       * @example 833.33
       */
      interest: components['schemas']['Money']
      /**
       * @description Principal plus interest.
       * @example 9166.67
       */
      total_due: components['schemas']['Money']
    }
    /** @description What is lent to an employee. What was paid and what is outstanding change when a payroll run is locked, and when a loan is settled early, rescheduled, waived or written off. */
    Loan: WithRequired<components['schemas']['LoanFields'], 'employee_id' | 'loan_type_id' | 'amount' | 'total_installments' | 'start_month' | 'start_year' | 'purpose'> & {
      /** @constant */
      object: 'loan'
      /**
       * @description Identifies the loan.
       * @example lon_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The number of the loan, unique in the workspace, or null for one that has none.
       * @example LN-00001
       */
      loan_number: string | null
      /**
       * @description The interest in percent a year. It stays as it was when the loan was requested.
       * @example 10.00
       */
      interest_rate: components['schemas']['Percentage']
      /**
       * @description Principal plus interest.
       * @example 110000.00
       */
      total_payable: components['schemas']['Money']
      /**
       * @description What is due each month. The last installment may differ by some cents.
       * @example 9166.67
       */
      installment_amount: components['schemas']['Money']
      /**
       * @description The installments that payroll has taken.
       * @example 0
       */
      paid_installments: number
      /**
       * @description What was paid, by payroll or by early settlement.
       * @example 0.00
       */
      paid_amount: components['schemas']['Money']
      /**
       * @description What is still to be paid. Zero until the loan is approved.
       * @example 110000.00
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of the numbering of loans that a caller can write. */
    LoanNumberingFields: {
      /**
       * @description What each number begins with. `LN-` by default.
       * @example LN-
       */
      number_prefix?: string
      /**
       * @description The digits after the prefix, with leading zeros. A larger number has more. 5 by default.
       * @example 5
       */
      number_digits?: number
      /**
       * @description The number of the next loan, above those in use under the prefix.
       * @example 42
       */
      number_next?: number
    }
    /** @description The fields of the numbering of loans to change. A field that is not sent does not change. */
    LoanNumberingUpdate: components['schemas']['LoanNumberingFields']
    /** @description How the workspace numbers its loans. */
    LoanNumbering: WithRequired<components['schemas']['LoanNumberingFields'], 'number_prefix' | 'number_digits' | 'number_next'> & {
      /**
       * @description The `loan_number` of the next loan, unless another loan gets it first.
       * @example LN-00042
       */
      next_loan_number: string
    }
    /** @description One month of a loan's schedule. Payroll claims it when a run is processed, and settles it at the lock. */
    LoanInstallment: {
      /** @constant */
      object: 'loan_installment'
      /**
       * @description Identifies the installment.
       * @example lni_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The loan that it belongs to.
       * @example lon_01k21fe3zefz69jqj7htb64786
       */
      loan_id: components['schemas']['Id']
      /**
       * @description Its number within the loan, from 1.
       * @example 1
       */
      installment_no: number
      /**
       * @description The month of the year in which it is due, 1 to 12.
       * @example 1
       */
      due_month: number
      /**
       * @description The year in which it is due.
       * @example 2027
       */
      due_year: number
      /**
       * @description The part of the loan's amount. The parts of all installments add up to the amount.
       * @example 8333.34
       */
      principal: components['schemas']['Money']
      /**
       * @description The part that is interest.
       * @example 833.33
       */
      interest: components['schemas']['Money']
      /**
       * @description Principal plus interest.
       * @example 9166.67
       */
      total_due: components['schemas']['Money']
      /** @description The state of the installment. */
      status: components['schemas']['LoanInstallmentStatus']
      /**
       * @description The payroll run that claimed it, or null.
       * @example null
       */
      payroll_run_id: components['schemas']['NullableId']
      /**
       * @description The entry of that run that takes it, or null.
       * @example null
       */
      payroll_entry_id: components['schemas']['NullableId']
      /**
       * @description When a payroll run claimed it, or null.
       * @example null
       */
      claimed_at: components['schemas']['NullableTimestamp']
      /**
       * @description When the lock of that run settled it, or null.
       * @example null
       */
      settled_at: components['schemas']['NullableTimestamp']
      /**
       * @description Zero until it is settled, then `total_due`.
       * @example 0.00
       */
      paid_amount: components['schemas']['Money']
      /**
       * @description Why it was waived or deferred, or null.
       * @example null
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an expense category that a caller can write. */
    ExpenseCategoryFields: {
      /**
       * @description The name.
       * @example Travel
       */
      name?: string
      /**
       * @description The short code, unique in the workspace.
       * @example TRAVEL
       */
      code?: string
      /**
       * @description What it is for, or null.
       * @example Flights and trains
       */
      description?: string | null
      /**
       * @description The most that one item may be. Null means that there is no limit.
       * @example 50000.00
       */
      max_amount_per_item?: components['schemas']['NullableMoney']
      /**
       * @description Whether an item needs a receipt. False by default.
       * @example true
       */
      requires_receipt?: boolean
      /**
       * @description If items need receipts, only those above this amount do. Null means all of them.
       * @example 1000.00
       */
      receipt_required_above?: components['schemas']['NullableMoney']
      /**
       * @description The account that it is booked on, or null.
       * @example 6200
       */
      gl_code?: string | null
      /**
       * @description Whether new items may have this category.
       * @example true
       */
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
      /**
       * @description Identifies the expense category.
       * @example exc_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an expense limit that a caller can write. */
    ExpenseLimitFields: {
      /**
       * @description The most that one employee is reimbursed of the category for expenses of one calendar month.
       * @example 20000.00
       */
      monthly_amount?: components['schemas']['Money']
    }
    /** @description An expense limit to be created. */
    ExpenseLimitCreate: WithRequired<components['schemas']['ExpenseLimitFields'], 'monthly_amount'> & {
      /**
       * @description The category.
       * @example exc_01k21fe3zefz69jqj7htb64786
       */
      expense_category_id: components['schemas']['Id']
    }
    /** @description The fields of an expense limit to change. A field that is not sent does not change. */
    ExpenseLimitUpdate: components['schemas']['ExpenseLimitFields']
    /** @description The most that one employee is reimbursed of a category in a month. */
    ExpenseLimit: WithRequired<components['schemas']['ExpenseLimitFields'], 'monthly_amount'> & {
      /** @constant */
      object: 'expense_limit'
      /**
       * @description Identifies the expense limit.
       * @example exl_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The category.
       * @example exc_01k21fe3zefz69jqj7htb64786
       */
      expense_category_id: components['schemas']['Id']
      /**
       * @description Whether it was deleted. It then limits nothing.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description The state of a claim. One that payroll is to pay stays `approved` until the payroll run is locked.
     * @enum {string}
     */
    ExpenseClaimStatus: 'draft' | 'submitted' | 'approved' | 'rejected' | 'paid' | 'cancelled'
    /** @description The fields of an expense claim that a caller can write. */
    ExpenseClaimFields: {
      /**
       * @description The employee who spent the money.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description What the claim is about.
       * @example Visit to the mill in Faisalabad
       */
      title?: string
      /**
       * @description The date of the claim, today or earlier. No item is later. By default it is today.
       * @example 2026-11-20
       */
      claim_date?: components['schemas']['Date']
      /**
       * @description Why the money was spent, or null.
       * @example Acceptance of the new looms
       */
      purpose?: string | null
      /**
       * @description The part of an advance that is set against the claim. Zero by default.
       * @example 0.00
       */
      advance_adjusted?: components['schemas']['Money']
      /**
       * @description Notes, or null.
       * @example null
       */
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
      /**
       * @description Identifies the expense claim.
       * @example ecl_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The number of the claim, unique in the workspace.
       * @example EXP-00001
       */
      claim_number: string
      /**
       * @description The sum of the items' amounts.
       * @example 18500.00
       */
      total_claimed: components['schemas']['Money']
      /**
       * @description The sum of the items' approved amounts. Null before a decision.
       * @example 17000.00
       */
      total_approved: components['schemas']['NullableMoney']
      /**
       * @description What is approved less the advance, and never below zero. Null before a decision.
       * @example 17000.00
       */
      total_reimbursable: components['schemas']['NullableMoney']
      /** @description The state of the claim. */
      status: components['schemas']['ExpenseClaimStatus']
      /** @description When it was submitted, or null. */
      submitted_at: components['schemas']['NullableTimestamp']
      /** @description When it was approved or rejected, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /**
       * @description Why it was rejected, or null.
       * @example null
       */
      rejection_reason: string | null
      /**
       * @description When the payment was recorded or the payroll run that pays it was locked, or null.
       * @example null
       */
      paid_at: components['schemas']['NullableTimestamp']
      /**
       * @description How it is paid, or null. `payroll` from the moment when it is handed over.
       * @example payroll
       * @enum {string|null}
       */
      payment_method: 'payroll' | 'bank_transfer' | 'cash' | null
      /**
       * @description The reference of the payment, or null.
       * @example null
       */
      payment_reference: string | null
      /**
       * @description The locked payroll run that paid it, or null.
       * @example null
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What is approved of a claim. */
    ExpenseApproval: {
      /** @description The items that are not approved whole. */
      items?: components['schemas']['ExpenseItemDecision'][]
      /**
       * @description The part of an advance that is set against the claim. By default as the claim says.
       * @example 0.00
       */
      advance_adjusted?: components['schemas']['Money']
    }
    /** @description What is approved of one item. */
    ExpenseItemDecision: {
      /**
       * @description The item.
       * @example eci_01k21fe3zefz69jqj7htb64786
       */
      expense_claim_item_id: components['schemas']['Id']
      /**
       * @description What is approved of it, from 0 to what was asked.
       * @example 3500.00
       */
      approved_amount: components['schemas']['Money']
      /**
       * @description Why it is less than what was asked. It is needed then.
       * @example The room was for two nights
       */
      rejection_reason?: string
    }
    /** @description Why a claim is rejected. */
    ExpenseRejection: {
      /**
       * @description The reason. The claim keeps it.
       * @example Spent in private
       */
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
      /**
       * @description The reference of the payment, or null.
       * @example TRX-20261120-17
       */
      payment_reference?: string | null
    }
    /** @description The fields of an expense claim item that a caller can write. */
    ExpenseClaimItemFields: {
      /**
       * @description The category, which is in use.
       * @example exc_01k21fe3zefz69jqj7htb64786
       */
      expense_category_id?: components['schemas']['Id']
      /**
       * @description The day on which the money was spent, not later than the date of the claim.
       * @example 2026-11-18
       */
      expense_date?: components['schemas']['Date']
      /**
       * @description What it was for, or null.
       * @example Train to Faisalabad
       */
      description?: string | null
      /**
       * @description Who was paid, or null.
       * @example Pakistan Railways
       */
      merchant?: string | null
      /**
       * @description What was spent, above 0.
       * @example 4500.00
       */
      amount?: components['schemas']['Money']
      /**
       * @description Where it stands among the items of its claim. Zero by default.
       * @example 1
       */
      display_order?: number
    }
    /** @description An item to be added to a claim. */
    ExpenseClaimItemCreate: WithRequired<components['schemas']['ExpenseClaimItemFields'], 'expense_category_id' | 'expense_date' | 'amount'> & {
      /**
       * @description The claim, which is a draft.
       * @example ecl_01k21fe3zefz69jqj7htb64786
       */
      expense_claim_id: components['schemas']['Id']
    }
    /** @description The fields of an expense claim item to change. A field that is not sent does not change. */
    ExpenseClaimItemUpdate: components['schemas']['ExpenseClaimItemFields']
    /** @description One expense of a claim. */
    ExpenseClaimItem: WithRequired<components['schemas']['ExpenseClaimItemFields'], 'expense_category_id' | 'expense_date' | 'description' | 'merchant' | 'amount' | 'display_order'> & {
      /** @constant */
      object: 'expense_claim_item'
      /**
       * @description Identifies the item.
       * @example eci_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The claim that it belongs to.
       * @example ecl_01k21fe3zefz69jqj7htb64786
       */
      expense_claim_id: components['schemas']['Id']
      /**
       * @description What was approved of it, or null before a decision.
       * @example 4500.00
       */
      approved_amount: components['schemas']['NullableMoney']
      /**
       * @description Whether its receipt is stored.
       * @example true
       */
      has_receipt: boolean
      /**
       * @description The name of the receipt's file, or null.
       * @example ticket.pdf
       */
      receipt_file_name: string | null
      /**
       * @description Why less was approved than was asked, or null.
       * @example null
       */
      rejection_reason: string | null
      /**
       * @description Whether it was deleted. It then is no part of the claim's totals.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an announcement category that a caller can write. */
    AnnouncementCategoryFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Safety
       */
      name?: string
      /**
       * @description The colour that it is shown in, as hex digits, or null.
       * @example #2f855a
       */
      color?: string | null
      /**
       * @description What it is for, or null.
       * @example Drills and accidents
       */
      description?: string | null
      /**
       * @description Whether new announcements may have it.
       * @example true
       */
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
      /**
       * @description Identifies the category.
       * @example anc_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
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
    /**
     * @description `scheduled`: it is published at its moment. `missed`: when it could be published, it would have expired already.
     * @enum {string}
     */
    AnnouncementDraftStatus: 'draft' | 'scheduled' | 'published' | 'missed'
    /** @description The fields of an announcement that can be written before and after it is published. */
    AnnouncementFields: {
      /**
       * @description Its category, or null.
       * @example anc_01k21fe3zefz69jqj7htb64786
       */
      announcement_category_id?: components['schemas']['NullableId']
      /**
       * @description The title.
       * @example Fire drill on Friday
       */
      title?: string
      /**
       * @description The text. It is plain text; whoever shows it escapes it.
       * @example All floors leave by the east stairs.
       */
      body?: string
      /** @description How much it matters. `normal` by default. */
      priority?: components['schemas']['AnnouncementPriority']
      /**
       * @description Whether it stays on top. False by default.
       * @example false
       */
      is_pinned?: boolean
      /**
       * @description Whether employees confirm that they have read it. False by default.
       * @example false
       */
      requires_acknowledgement?: boolean
      /**
       * @description When it expires, or null if it does not.
       * @example 2026-12-31T19:00:00.000Z
       */
      expires_at?: components['schemas']['NullableTimestamp']
    }
    /** @description The fields of an announcement to change. A field that is not sent does not change. */
    AnnouncementUpdate: components['schemas']['AnnouncementFields']
    /** @description What the company tells its employees. It is published. */
    Announcement: WithRequired<components['schemas']['AnnouncementFields'], 'announcement_category_id' | 'title' | 'body' | 'priority' | 'is_pinned' | 'requires_acknowledgement' | 'expires_at'> & {
      /** @constant */
      object: 'announcement'
      /**
       * @description Identifies the announcement.
       * @example ann_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description Who it is for. */
      audience: components['schemas']['AnnouncementAudience']
      /**
       * @description The branches that it is for, if the audience is `branches`.
       * @example [
       *       "brn_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
      branch_ids: components['schemas']['Id'][]
      /**
       * @description The departments that it is for, if the audience is `departments`.
       * @example [
       *       "dep_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
      department_ids: components['schemas']['Id'][]
      /**
       * @description The employees whom it is for, if the audience is `employees`.
       * @example [
       *       "emp_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
      employee_ids: components['schemas']['Id'][]
      /**
       * @description How many employees have acknowledged it.
       * @example 0
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of an announcement draft that a caller can write. */
    AnnouncementDraftFields: {
      /** @description Who it is for. `all` by default. */
      audience?: components['schemas']['AnnouncementAudience']
      /**
       * @description The branches, if the audience is `branches`; empty otherwise.
       * @example [
       *       "brn_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
      branch_ids?: components['schemas']['Id'][]
      /**
       * @description The departments, if the audience is `departments`; empty otherwise.
       * @example [
       *       "dep_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
      department_ids?: components['schemas']['Id'][]
      /**
       * @description The employees, if the audience is `employees`; empty otherwise.
       * @example [
       *       "emp_01k21fe3zefz69jqj7htb64786"
       *     ]
       */
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
      /**
       * @description Identifies the draft.
       * @example and_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The day on which it is scheduled, in the workspace's timezone, or null.
       * @example null
       */
      publish_date: components['schemas']['NullableDate']
      /**
       * @description The time of that day, or null.
       * @example null
       */
      publish_time: components['schemas']['NullableTimeOfDay']
      /**
       * @description The announcement that it became, or null.
       * @example null
       */
      announcement_id: components['schemas']['NullableId']
      /** @description The state of the draft. */
      status: components['schemas']['AnnouncementDraftStatus']
      /**
       * @description Whether it is deleted.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description When an announcement is published. Without a moment it is published now. */
    AnnouncementPublication: {
      /**
       * @description The day, in the workspace's timezone, with `publish_time`.
       * @example 2026-12-01
       */
      publish_date?: components['schemas']['Date']
      /**
       * @description The time of the day, in the workspace's timezone, with `publish_date`.
       * @example 09:00:00
       */
      publish_time?: components['schemas']['TimeOfDay']
    }
    /** @description Who has read an announcement. */
    AnnouncementAcknowledgement: {
      /**
       * @description The employee.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
    }
    /** @description The figures and rules behind a balance, a leave, a day, a loan or an entry of payroll. */
    Explanation: {
      /** @constant */
      object: 'explanation'
      /**
       * @description Identifies the record that is explained.
       * @example lal_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description One line for each rule, in the order in which they apply. */
      lines: components['schemas']['ExplanationLine'][]
    }
    /** @description A rule and its effect on the figures. */
    ExplanationLine: {
      /**
       * @description The short name of the rule.
       * @example pro_rata
       */
      rule: string
      /**
       * @description The rule with its figures, for a person.
       * @example 22.00 days a year x 7 of 12 months
       */
      text: string
      /**
       * @description The figure that results, or null if there is none.
       * @example 12.83
       */
      figure: string | null
    }
    /** @description The effect of a fiscal year's close on leave. */
    FiscalYearClose: {
      /** @description The year that is closed. */
      fiscal_year_id: components['schemas']['Id']
      /**
       * @description The number of balances that were carried into the next year, including negative ones.
       * @example 42
       */
      carried_balances: number
      /**
       * @description The number of balances that lost days.
       * @example 7
       */
      lapsed_balances: number
    }
    /** @description How many days an employee has of a leave type in a fiscal year. Its `id` is the id of the allocation. */
    LeaveBalance: {
      /** @constant */
      object: 'leave_balance'
      /**
       * @description Identifies the leave balance.
       * @example lal_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The employee who has the days. */
      employee_id: components['schemas']['Id']
      /** @description The type of leave. */
      leave_type_id: components['schemas']['Id']
      /** @description The fiscal year. */
      fiscal_year_id: components['schemas']['Id']
      /**
       * @description What the full year grants, before accrual.
       * @example 22.00
       */
      entitled_days: components['schemas']['Days']
      /**
       * @description The days released so far: all of them under an annual policy, a part under a monthly one.
       * @example 9.17
       */
      accrued_days: components['schemas']['Days']
      /**
       * @description The days left from the last year. Negative if the last year ended below zero.
       * @example 2.00
       */
      carried_forward_days: components['schemas']['Days']
      /**
       * @description The days that approved leave used.
       * @example 3.00
       */
      used_days: components['schemas']['Days']
      /**
       * @description The days that were paid out.
       * @example 0.00
       */
      encashed_days: components['schemas']['Days']
      /**
       * @description The days that are left: accrued and carried over, less used and encashed. Read them here instead of calculating them.
       * @example 8.17
       */
      available_days: components['schemas']['Days']
    }
    /** @description A page of a list, newest first. */
    LeaveBalancePage: {
      /** @description The records of this page. */
      data: components['schemas']['LeaveBalance'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
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
      /**
       * @description The employee who applies.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The type of leave.
       * @example lty_01k21fe3zefz69jqj7htb64786
       */
      leave_type_id?: components['schemas']['Id']
      /**
       * @description The first day.
       * @example 2026-08-10
       */
      from_date?: components['schemas']['Date']
      /**
       * @description The last day.
       * @example 2026-08-11
       */
      to_date?: components['schemas']['Date']
      /**
       * @description Whether it is half a day; false by default.
       * @example false
       */
      is_half_day?: boolean
      /** @description Which half, or null for whole days. */
      half_day_type?: components['schemas']['HalfDayType']
      /**
       * @description Why the employee applies.
       * @example Family visit
       */
      reason?: string
      /**
       * @description The document that longer leave of some types needs, or null.
       * @example null
       */
      document_id?: components['schemas']['NullableId']
    }
    /** @description An application for leave. */
    LeaveApplicationCreate: WithRequired<components['schemas']['LeaveApplicationFields'], 'employee_id' | 'leave_type_id' | 'from_date' | 'to_date' | 'reason'>
    /** @description A request for leave and its outcome. */
    LeaveApplication: WithRequired<components['schemas']['LeaveApplicationFields'], 'employee_id' | 'leave_type_id' | 'from_date' | 'to_date' | 'is_half_day' | 'half_day_type' | 'reason' | 'document_id'> & {
      /** @constant */
      object: 'leave_application'
      /**
       * @description Identifies the leave application.
       * @example lap_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The fiscal year in which it counts. */
      fiscal_year_id: components['schemas']['Id']
      /**
       * @description The days that the leave costs. Rest days and holidays do not count, unless the sandwich rule counts them. The number changes with the employee's calendar until payroll locks its days.
       * @example 2.00
       */
      total_days: components['schemas']['Days']
      /** @description The state of the record. */
      status: components['schemas']['LeaveApplicationStatus']
      /** @description When it was approved or rejected, or null. */
      approved_at: components['schemas']['NullableTimestamp']
      /**
       * @description Why it was rejected, or null.
       * @example Peak season
       */
      rejection_reason: string | null
      /** @description When it was cancelled, or null. */
      cancelled_at: components['schemas']['NullableTimestamp']
      /**
       * @description Why it was cancelled, or null.
       * @example Plans changed
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Leave was applied for. */
    LeaveRequestedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.requested'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Leave was approved. */
    LeaveApprovedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.approved'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Leave was rejected. */
    LeaveRejectedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.rejected'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Leave was cancelled. */
    LeaveCancelledEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'leave.cancelled'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['LeaveApplication']
    }
    /** @description Why an application is rejected. */
    LeaveApplicationRejection: {
      /**
       * @description The reason. The employee can read it.
       * @example Peak season
       */
      rejection_reason: string
    }
    /** @description Why an application is cancelled; may be empty. */
    LeaveApplicationCancellation: {
      /**
       * @description Why, or null.
       * @example Plans changed
       */
      cancellation_reason?: string | null
    }
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
      /**
       * @description A remark, or null.
       * @example Forgot the card
       */
      note?: string | null
    }
    /** @description The day of attendance to write. */
    AttendanceRecordCreate: components['schemas']['AttendanceRecordFields'] & {
      /**
       * @description The employee who has the day.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The day on which the shift starts.
       * @example 2026-08-10
       */
      date: components['schemas']['Date']
    }
    /** @description The fields of an attendance record to change. A field that is not sent does not change. */
    AttendanceRecordUpdate: components['schemas']['AttendanceRecordFields']
    /** @description A day of an employee's attendance. */
    AttendanceRecord: WithRequired<components['schemas']['AttendanceRecordFields'], 'check_in_at' | 'check_out_at' | 'status' | 'note'> & {
      /** @constant */
      object: 'attendance_record'
      /**
       * @description Identifies the attendance record.
       * @example atr_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The employee who has the day. */
      employee_id: components['schemas']['Id']
      /** @description The day, in the workspace's timezone, on which the shift starts. */
      date: components['schemas']['Date']
      /** @description The shift in force that day, or null when none is assigned. */
      shift_id: components['schemas']['NullableId']
      /**
       * @description Minutes worked, net of the unpaid break; 0 when they cannot be measured.
       * @example 480
       */
      worked_minutes: number
      /**
       * @description Minutes of break that were deducted.
       * @example 60
       */
      break_minutes: number
      /**
       * @description Minutes of the shift without its break; 0 on rest days and holidays.
       * @example 480
       */
      scheduled_minutes: number
      /**
       * @description Minutes from the start of the shift; 0 within the grace period.
       * @example 0
       */
      late_minutes: number
      /**
       * @description Whether the arrival counts as late.
       * @example false
       */
      is_late: boolean
      /**
       * @description Minutes missed before the end of the shift.
       * @example 0
       */
      early_leave_minutes: number
      /**
       * @description Whether leaving counts as early.
       * @example false
       */
      is_early_leave: boolean
      /**
       * @description Minutes of overtime as measured. The approved request decides what is paid.
       * @example 0
       */
      overtime_minutes: number
      /**
       * @description Whether the arrival or the departure was not recorded by the end of the window.
       * @example false
       */
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
      /**
       * @description Whether payroll has locked the day, so that it cannot change any more. A lock covers all days through the `run_date` of the payroll run, and sends `payroll.run.locked`. It does not change the `updated_at` of the records.
       * @example false
       */
      is_locked: boolean
      /**
       * @description Whether the day no longer has a record. Examples are a future day whose leave was cancelled, or a day outside a corrected employment. The record keeps its last values, but counts for nothing. If the day gets a record again, it is the same record with the same id.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An attendance record was created. */
    AttendanceRecordedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'attendance.recorded'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['AttendanceRecord']
    }
    /** @description An attendance record changed. */
    AttendanceUpdatedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'attendance.updated'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['AttendanceRecord']
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
    /**
     * @description Degrees north of the equator as a plain decimal, negative to the south, or null when not known.
     * @example 31.5204
     */
    NullableLatitude: string | null
    /**
     * @description Degrees east of Greenwich as a plain decimal, negative to the west, or null when not known.
     * @example 74.3587
     */
    NullableLongitude: string | null
    /**
     * @description Degrees north of the equator as a plain decimal, negative to the south.
     * @example 31.5204
     */
    Latitude: string
    /**
     * @description Degrees east of Greenwich as a plain decimal, negative to the west.
     * @example 74.3587
     */
    Longitude: string
    /** @description The fields of a punch that a caller can write. */
    PunchFields: {
      /**
       * @description The employee who punched.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The time of the punch. It cannot be in the future.
       * @example 2026-08-10T04:00:00.000Z
       */
      punched_at?: components['schemas']['Timestamp']
      /** @description Whether the employee arrived or left; `unknown` by default. */
      direction?: components['schemas']['PunchDirection']
      /** @description Where the punch was made; `api` by default. */
      source?: components['schemas']['PunchSource']
      /**
       * @description The device, in your own words, or null.
       * @example gate-2
       */
      device_id?: string | null
      /** @description The latitude of the punch. Send it together with `longitude`. */
      latitude?: components['schemas']['NullableLatitude']
      /** @description The longitude of the punch. Send it together with `latitude`. */
      longitude?: components['schemas']['NullableLongitude']
      /**
       * @description The accuracy of the position in metres, or null.
       * @example 15
       */
      accuracy_meters?: number | null
      /**
       * @description A remark, or null.
       * @example Back door
       */
      note?: string | null
    }
    /** @description A punch to be created. */
    PunchCreate: WithRequired<components['schemas']['PunchFields'], 'employee_id' | 'punched_at'>
    /** @description A clock-in or clock-out. It is written once and never changes. */
    Punch: WithRequired<components['schemas']['PunchFields'], 'employee_id' | 'punched_at' | 'direction' | 'source' | 'device_id' | 'latitude' | 'longitude' | 'accuracy_meters' | 'note'> & {
      /** @constant */
      object: 'punch'
      /**
       * @description Identifies the punch.
       * @example pun_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The day that it was recorded for, or null outside every shift. This value stays. Grading may later count the punch for another day, if a shift, a holiday or a swap changes or an earlier punch arrives. */
      attendance_date: components['schemas']['NullableDate']
      /** @description The site that the position was compared with, or null. */
      geofenced_site_id: components['schemas']['NullableId']
      /**
       * @description The distance to the site in metres, or null.
       * @example 120
       */
      distance_meters: number | null
      /**
       * @description Whether the punch was made at the site. Null without coordinates or without a site.
       * @example true
       */
      within_geofence: boolean | null
      /**
       * @description Whether the punch was ignored when it was recorded, because it was within seconds of another one or outside every shift. This value stays, like `attendance_date`.
       * @example false
       */
      is_ignored: boolean
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PunchPage: {
      /** @description The records of this page. */
      data: components['schemas']['Punch'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description The state of a request. `rejected` and `cancelled` are final.
     * @enum {string}
     */
    RequestStatus: 'pending' | 'approved' | 'rejected' | 'cancelled'
    /**
     * @description The kind of day, by shift, swaps and holidays.
     * @enum {string}
     */
    DayType: 'working_day' | 'rest_day' | 'holiday'
    /** @description The fields of an overtime request that a caller can write. */
    OvertimeRequestFields: {
      /**
       * @description The employee who worked.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The day on which the shift starts.
       * @example 2026-08-10
       */
      date?: components['schemas']['Date']
      /** @description When the overtime starts, or null. */
      start_at?: components['schemas']['NullableTimestamp']
      /** @description When the overtime ends, or null. */
      end_at?: components['schemas']['NullableTimestamp']
      /**
       * @description Above 0 and up to 24.00.
       * @example 2.50
       */
      requested_hours?: components['schemas']['Hours']
      /**
       * @description Why, or null.
       * @example Month-end close
       */
      reason?: string | null
    }
    /** @description An overtime request to be created. */
    OvertimeRequestCreate: WithRequired<components['schemas']['OvertimeRequestFields'], 'employee_id' | 'date' | 'requested_hours'>
    /** @description A request for overtime. */
    OvertimeRequest: WithRequired<components['schemas']['OvertimeRequestFields'], 'employee_id' | 'date' | 'start_at' | 'end_at' | 'requested_hours' | 'reason'> & {
      /** @constant */
      object: 'overtime_request'
      /**
       * @description Identifies the overtime request.
       * @example otr_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The current record of the day, or null if it has none. */
      attendance_record_id: components['schemas']['NullableId']
      /** @description The kind of day. */
      day_type: components['schemas']['DayType']
      /** @description The hours that were approved, or null before the approval. */
      approved_hours: components['schemas']['NullableHours']
      /**
       * @description What an hour is worth. It is fixed at the approval.
       * @example 2.00
       */
      rate_multiplier: components['schemas']['Factor']
      /** @description The state of the record. */
      status: components['schemas']['RequestStatus']
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /**
       * @description Why it was rejected, or null.
       * @example Not agreed before
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description What is approved of an overtime request. May be empty. */
    OvertimeRequestApproval: {
      /**
       * @description The approved hours; the requested hours by default, and never more.
       * @example 2.00
       */
      approved_hours?: components['schemas']['Hours']
    }
    /** @description Why an overtime request is rejected. */
    OvertimeRequestRejection: {
      /**
       * @description The reason. The employee can read it.
       * @example Not agreed before
       */
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
      /**
       * @description The employee who has the day.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The day; today or earlier.
       * @example 2026-08-10
       */
      date?: components['schemas']['Date']
      /** @description What the request corrects. */
      type?: components['schemas']['RegularisationType']
      /**
       * @description When the employee arrived, or null.
       * @example 2026-08-10T04:00:00.000Z
       */
      requested_check_in_at?: components['schemas']['NullableTimestamp']
      /** @description When the employee left, or null. */
      requested_check_out_at?: components['schemas']['NullableTimestamp']
      /** @description The status, if no times are requested, or null. */
      requested_status?: components['schemas']['RegularisedStatus']
      /**
       * @description The reason.
       * @example The reader was broken
       */
      reason?: string
    }
    /** @description A regularisation to be created. */
    RegularisationCreate: WithRequired<components['schemas']['RegularisationFields'], 'employee_id' | 'date' | 'type' | 'reason'>
    /** @description A request to correct a day of attendance. */
    Regularisation: WithRequired<components['schemas']['RegularisationFields'], 'employee_id' | 'date' | 'type' | 'requested_check_in_at' | 'requested_check_out_at' | 'requested_status' | 'reason'> & {
      /** @constant */
      object: 'regularisation'
      /**
       * @description Identifies the regularisation.
       * @example reg_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The current record of the day, or null if it has none. */
      attendance_record_id: components['schemas']['NullableId']
      /** @description The recorded arrival before the correction, or null. */
      original_check_in_at: components['schemas']['NullableTimestamp']
      /** @description The recorded departure before the correction, or null. */
      original_check_out_at: components['schemas']['NullableTimestamp']
      /**
       * @description How the day was graded before, or null.
       * @example absent
       */
      original_status: string | null
      /** @description The state of the record. */
      status: components['schemas']['RequestStatus']
      /** @description When it was approved or rejected, or null. */
      decided_at: components['schemas']['NullableTimestamp']
      /**
       * @description Why it was rejected, or null.
       * @example No witness
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Why a regularisation is rejected. */
    RegularisationRejection: {
      /**
       * @description The reason. The employee can read it.
       * @example No witness
       */
      rejection_reason: string
    }
    /**
     * @description Whether a swap is in force.
     * @enum {string}
     */
    SwapStatus: 'active' | 'cancelled'
    /** @description The fields of a rest-day swap that a caller can write. */
    RestDaySwapFields: {
      /**
       * @description The employee who has the days.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The weekly off that becomes a working day.
       * @example 2026-08-16
       */
      rest_date?: components['schemas']['Date']
      /**
       * @description The working day that becomes the rest day.
       * @example 2026-08-18
       */
      work_date?: components['schemas']['Date']
      /**
       * @description Why, or null.
       * @example Stock taking
       */
      reason?: string | null
    }
    /** @description A rest-day swap to be created. */
    RestDaySwapCreate: WithRequired<components['schemas']['RestDaySwapFields'], 'employee_id' | 'rest_date' | 'work_date'>
    /** @description A weekly off that is worked in exchange for a working day. */
    RestDaySwap: WithRequired<components['schemas']['RestDaySwapFields'], 'employee_id' | 'rest_date' | 'work_date' | 'reason'> & {
      /** @constant */
      object: 'rest_day_swap'
      /**
       * @description Identifies the rest-day swap.
       * @example rds_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a shift assignment that a caller can write. */
    EmployeeShiftFields: {
      /**
       * @description The employee who works the shift.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The shift.
       * @example shf_01k21fe306fha9wkr4qctys5ma
       */
      shift_id?: components['schemas']['Id']
      /**
       * @description The first day.
       * @example 2026-08-10
       */
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
      /**
       * @description Identifies the shift assignment.
       * @example esh_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    EmployeeShiftPage: {
      /** @description The records of this page. */
      data: components['schemas']['EmployeeShift'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a geofenced site that a caller can write. */
    GeofencedSiteFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Head office
       */
      name?: string
      /** @description The branch that it belongs to, or null. */
      branch_id?: components['schemas']['NullableId']
      /** @description A coordinate of its centre. */
      latitude?: components['schemas']['Latitude']
      /** @description A coordinate of its centre. */
      longitude?: components['schemas']['Longitude']
      /**
       * @description The radius of the site in metres; 200 by default.
       * @example 200
       */
      radius_meters?: number
      /**
       * @description The address, or null.
       * @example 5 Mall Road
       * @example Lahore
       */
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
      /**
       * @description Identifies the geofenced site.
       * @example gfs_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `off` needs no position. `flag` records punches outside the site. `enforce` rejects them.
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
      /**
       * @description The minutes before a shift from which a punch counts for it.
       * @example 120
       */
      window_before_minutes?: number
      /**
       * @description The minutes after a shift until which a punch counts for it.
       * @example 360
       */
      window_after_minutes?: number
      /**
       * @description A punch within this many seconds of another one is ignored.
       * @example 60
       */
      punch_debounce_seconds?: number
      /**
       * @description The percentage of the scheduled minutes that makes a full day.
       * @example 75
       */
      full_day_min_percent?: number
      /**
       * @description The percentage that makes half a day. Less is absent.
       * @example 40
       */
      half_day_min_percent?: number
      /**
       * @description Leaving more than this many minutes early counts as early.
       * @example 15
       */
      early_leave_threshold_minutes?: number
      /** @description How a day with only one punch is graded. */
      missing_punch_status?: components['schemas']['MissingPunchStatus']
      /**
       * @description The number of late days that cost a deduction, or null if lateness costs nothing.
       * @example 3
       */
      late_marks_per_deduction?: number | null
      /**
       * @description The number of days that are deducted.
       * @example 0.50
       */
      late_deduction_days?: components['schemas']['UnsignedDays']
      /**
       * @description Fewer minutes than this are not overtime.
       * @example 30
       */
      overtime_min_minutes?: number
      /**
       * @description Whether time before the shift is overtime.
       * @example false
       */
      overtime_before_shift_counts?: boolean
      /**
       * @description The maximum overtime of a day in minutes, or null.
       * @example 240
       */
      max_overtime_minutes_per_day?: number | null
      /**
       * @description Whether measured overtime creates a pending request.
       * @example false
       */
      overtime_auto_request?: boolean
      /**
       * @description What an hour is worth on a working day.
       * @example 2.00
       */
      overtime_multiplier_working_day?: components['schemas']['Factor']
      /**
       * @description What an hour is worth on a rest day.
       * @example 2.00
       */
      overtime_multiplier_rest_day?: components['schemas']['Factor']
      /**
       * @description What an hour is worth on a holiday.
       * @example 3.00
       */
      overtime_multiplier_holiday?: components['schemas']['Factor']
      /**
       * @description The hours that a monthly salary is divided by to get the rate of an hour.
       * @example 208.00
       */
      overtime_hours_per_month?: components['schemas']['Hours']
      /**
       * @description The number of days after which a day can no longer be corrected.
       * @example 30
       */
      regularisation_window_days?: number
      /**
       * @description The maximum number of requests of an employee in a month, or null.
       * @example 3
       */
      max_regularisations_per_month?: number | null
    }
    /** @description The fields of the attendance settings to change. A field that is not sent does not change. */
    AttendanceSettingsUpdate: components['schemas']['AttendanceSettingsFields']
    /** @description How attendance is graded in the workspace. */
    AttendanceSettings: WithRequired<components['schemas']['AttendanceSettingsFields'], 'geofence_mode' | 'window_before_minutes' | 'window_after_minutes' | 'punch_debounce_seconds' | 'full_day_min_percent' | 'half_day_min_percent' | 'early_leave_threshold_minutes' | 'missing_punch_status' | 'late_marks_per_deduction' | 'late_deduction_days' | 'overtime_min_minutes' | 'overtime_before_shift_counts' | 'max_overtime_minutes_per_day' | 'overtime_auto_request' | 'overtime_multiplier_working_day' | 'overtime_multiplier_rest_day' | 'overtime_multiplier_holiday' | 'overtime_hours_per_month' | 'regularisation_window_days' | 'max_regularisations_per_month'> & {
      /** @constant */
      object: 'attendance_settings'
      /**
       * @description Identifies the attendance settings.
       * @example ats_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
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
    /**
     * @description A number of months as a plain decimal. A JSON number is rejected.
     * @example 1
     */
    MonthCount: string
    /** @description What each year of service is worth, for those whose whole service reached a number of years. */
    GratuityYears: {
      /**
       * @description The years of service from which it applies. It then applies to all years of service.
       * @example 5
       */
      from_year: number
      /**
       * @description Months of pay for each year of service.
       * @example 1
       */
      months: components['schemas']['MonthCount']
    }
    /** @description The fields of the payroll settings that a caller can write. */
    PayrollSettingsFields: {
      /** @description How many days a month's pay is divided by. `calendar_days` by default. */
      day_basis?: components['schemas']['DayBasis']
      /**
       * @description Whether workdays after the cut-off date of a run count as present. The next run settles the difference. True by default.
       * @example true
       */
      assume_present_after_cutoff?: boolean
      /** @description How income tax of a year is spread over its months. `projected` by default. */
      tax_method?: components['schemas']['TaxMethod']
      /** @description What a year of service is worth at separation, by years of service in ascending order. Empty: no gratuity. In Pakistan one month for each year by default, elsewhere empty. */
      gratuity_years?: components['schemas']['GratuityYears'][]
      /** @description How the incomplete year of service counts. `above_half` by default. */
      gratuity_part_of_year?: components['schemas']['GratuityPartOfYear']
      /** @description What a day of a gratuity month is worth. `fixed_30` by default. */
      gratuity_day_basis?: components['schemas']['GratuityDayBasis']
      /**
       * @description Whether each run has an employer line of a twelfth of a year's gratuity. False by default.
       * @example false
       */
      gratuity_monthly_accrual?: boolean
      /**
       * @description Whether a run is approved by somebody other than the one who created, imported or processed it. True by default.
       * @example true
       */
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
      /**
       * @description Identifies the payroll settings.
       * @example pse_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description The component under which it is paid: an active earning for bonuses and additions, an active deduction for deductions. By default the component BONUS, ADJ_ADD or ADJ_DED.
       * @example scm_01k21fe3zefz69jqj7htb64786
       */
      salary_component_id?: components['schemas']['Id']
      /**
       * @description The amount of each month, above 0. The kind says whether it adds or deducts.
       * @example 60000.00
       */
      amount?: components['schemas']['Money']
      /**
       * @description The first month, as its first day.
       * @example 2026-09-01
       */
      from_month?: components['schemas']['Date']
      /**
       * @description The last month, as its first day; at most 60 months in all. By default `from_month`.
       * @example 2026-09-01
       */
      to_month?: components['schemas']['Date']
      /**
       * @description The reason. The explanation of the entry shows it.
       * @example Sales target of the quarter
       */
      reason?: string
    }
    /** @description A payroll adjustment to be created. */
    PayrollAdjustmentCreate: WithRequired<components['schemas']['PayrollAdjustmentFields'], 'kind' | 'amount' | 'from_month' | 'reason'> & {
      /**
       * @description The employee whose pay it changes.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
    }
    /** @description The fields of a payroll adjustment to change. A field that is not sent does not change. */
    PayrollAdjustmentUpdate: components['schemas']['PayrollAdjustmentFields']
    /** @description A bonus, an addition or a deduction of one employee. */
    PayrollAdjustment: WithRequired<components['schemas']['PayrollAdjustmentFields'], 'kind' | 'salary_component_id' | 'amount' | 'from_month' | 'to_month' | 'reason'> & {
      /** @constant */
      object: 'payroll_adjustment'
      /**
       * @description Identifies the payroll adjustment.
       * @example pad_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The employee whose pay it changes.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a fact that a caller can write. */
    EmployeeLawFactFields: {
      /**
       * @description The value as text, such as `1257L`; `true` or `false` for facts that hold or do not.
       * @example true
       */
      value?: string
      /**
       * @description The first day on which it holds.
       * @example 2026-07-01
       */
      effective_from?: components['schemas']['Date']
      /** @description The last day, or null while it holds. */
      effective_to?: components['schemas']['NullableDate']
    }
    /** @description A fact of an employee to be created. */
    EmployeeLawFactCreate: WithRequired<components['schemas']['EmployeeLawFactFields'], 'value' | 'effective_from'> & {
      /**
       * @description The employee of whom it is true.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The name of the fact in the law pack. `GET /console/law_parameters` lists them.
       * @example tax_code
       */
      fact: string
    }
    /** @description The fields of a fact to change. A field that is not sent does not change. */
    EmployeeLawFactUpdate: components['schemas']['EmployeeLawFactFields']
    /** @description What the law asks of an employee, from one day to another. */
    EmployeeLawFact: WithRequired<components['schemas']['EmployeeLawFactFields'], 'value' | 'effective_from' | 'effective_to'> & {
      /** @constant */
      object: 'employee_law_fact'
      /**
       * @description Identifies the fact.
       * @example elf_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The employee of whom it is true.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The name of the fact in the law pack. `GET /console/law_parameters` lists them.
       * @example tax_code
       */
      fact: string
      /**
       * @description Whether it was deleted. It then keeps its last values and counts no more.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description A tax year by its name, which has two calendar years if it begins within one.
     * @example 2025-26
     */
    TaxYear: string
    /**
     * @description Where the figures are from. `previous_system`: paid by this workspace before Muster. `other_employer`: paid by somebody else.
     * @enum {string}
     */
    TaxOpeningSource: 'previous_system' | 'other_employer'
    /** @description The fields of a tax opening that a caller can write. */
    TaxOpeningFields: {
      /**
       * @description The taxable income of the months that it covers.
       * @example 600000.00
       */
      taxable_income?: components['schemas']['Money']
      /**
       * @description The income tax that was withheld in these months.
       * @example 3000.00
       */
      tax_withheld?: components['schemas']['Money']
      /**
       * @description The last month that it covers, as its first day. Runs of later months count it.
       * @example 2025-12-01
       */
      through_month?: components['schemas']['Date']
    }
    /** @description A tax opening to be created. */
    TaxOpeningCreate: WithRequired<components['schemas']['TaxOpeningFields'], 'taxable_income' | 'tax_withheld' | 'through_month'> & {
      /**
       * @description The employee who earned it.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The tax year, as the law pack names it.
       * @example 2025-26
       */
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
      /**
       * @description Identifies the tax opening.
       * @example top_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The employee who earned it.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /**
       * @description The tax year, as the law pack names it.
       * @example 2025-26
       */
      tax_year: components['schemas']['TaxYear']
      /** @description Where the figures are from. */
      source: components['schemas']['TaxOpeningSource']
      /**
       * @description Whether it was deleted. It then keeps its last values and counts no more.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
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
      /**
       * @description The employee whose day it is.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id?: components['schemas']['Id']
      /**
       * @description The locked day that was wrong.
       * @example 2026-03-12
       */
      date?: components['schemas']['Date']
      /** @description Which part of the day; `full` by default. */
      half?: components['schemas']['CorrectedHalf']
      /** @description What it should have been. */
      counts_as?: components['schemas']['CorrectedAs']
      /**
       * @description The reason. The explanation of the entry shows it.
       * @example The reader at the gate was broken
       */
      reason?: string
    }
    /** @description A correction of a locked day. */
    PayrollCorrectionCreate: WithRequired<components['schemas']['PayrollCorrectionFields'], 'employee_id' | 'date' | 'counts_as' | 'reason'>
    /** @description What a locked day should have been. The day itself stays. */
    PayrollCorrection: WithRequired<components['schemas']['PayrollCorrectionFields'], 'employee_id' | 'date' | 'half' | 'counts_as' | 'reason'> & {
      /** @constant */
      object: 'payroll_correction'
      /**
       * @description Identifies the payroll correction.
       * @example pco_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description An amount or a percentage as a plain decimal, or null when there is none. A JSON number is rejected.
     * @example 40000
     */
    NullableFigure: string | null
    /** @description The fields of a law value that a caller can write. */
    LawValueFields: {
      /**
       * @description The figure for a parameter that the pack leaves open; null confirms the value of the pack.
       * @example null
       */
      value?: components['schemas']['NullableFigure']
      /**
       * @description Where the figure was read.
       * @example Circular of EOBI of 1 August 2025
       */
      source?: string
    }
    /** @description A value of the law to be confirmed or entered. */
    LawValueCreate: WithRequired<components['schemas']['LawValueFields'], 'source'> & {
      /**
       * @description The name of the parameter in the law pack. `GET /console/law_parameters` lists them.
       * @example eobi.wage
       */
      parameter: string
      /**
       * @description The day from which it holds. A confirmation has the day of the value that it confirms.
       * @example 2025-07-01
       */
      effective_from: components['schemas']['Date']
    }
    /** @description The fields of a law value to change. A field that is not sent does not change. */
    LawValueUpdate: components['schemas']['LawValueFields']
    /** @description A value of the law that the workspace confirmed or entered. */
    LawValue: WithRequired<components['schemas']['LawValueFields'], 'value' | 'source'> & {
      /** @constant */
      object: 'law_value'
      /**
       * @description Identifies the law value.
       * @example lva_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The name of the parameter in the law pack. `GET /console/law_parameters` lists them.
       * @example eobi.wage
       */
      parameter: string
      /**
       * @description The day from which it holds. A confirmation has the day of the value that it confirms.
       * @example 2025-07-01
       */
      effective_from: components['schemas']['Date']
      /**
       * @description Whether it was deleted. It then keeps its last values and counts no more.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A figure of a value. A value has several if it is a table or differs by a fact. */
    LawFigure: {
      /**
       * @description The values of the fact for which it holds, separated by spaces, or null for everybody.
       * @example punjab sindh
       */
      choice: string | null
      /**
       * @description The amount, or the parameter, above which the percentage holds, or null.
       * @example 600000
       */
      above: string | null
      /**
       * @description The percentage of what is above, or null.
       * @example 1
       */
      percent: string | null
      /**
       * @description The amount or the percentage, where it is no table, or null.
       * @example 40000
       */
      value: string | null
    }
    /**
     * @description What a value is. `value`: one figure. `slabs`: a table. `surcharge`: a percentage above a limit. `none`: the law has no such thing. `open`: the workspace enters it. `entered`: the workspace has entered it.
     * @enum {string}
     */
    LawParameterKind: 'value' | 'slabs' | 'surcharge' | 'none' | 'open' | 'entered'
    /** @description A value of a parameter, from its day until the next value of the parameter. */
    LawParameter: {
      /**
       * @description The name of the parameter.
       * @example eobi.wage
       */
      parameter: string
      /** @description The day from which it holds. */
      effective_from: components['schemas']['Date']
      /** @description What it is. */
      kind: components['schemas']['LawParameterKind']
      /**
       * @description The fact by which its figures differ, or null.
       * @example province
       */
      by: string | null
      /** @description Its figures; none where the law has no such thing or leaves it open. */
      figures: components['schemas']['LawFigure'][]
      /**
       * @description Where it was read.
       * @example Finance Act 2025, section 4AB
       */
      source: string
      /**
       * @description Whether it was checked at its source when the pack was made.
       * @example true
       */
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
      /**
       * @description The name of the fact.
       * @example eobi_exempt
       */
      fact: string
      /** @description What it holds. */
      type: components['schemas']['LawFactType']
      /**
       * @description What it says of a person.
       * @example no old-age benefits are paid for this person
       */
      text: string
      /** @description The values that it may have; empty if it is free. */
      choices: string[]
      /**
       * @description What holds without an entry, or null. Without it, lines that need the fact are left out.
       * @example false
       */
      default: string | null
      /**
       * @description Whether it follows from the employee's date of birth and is not entered.
       * @example false
       */
      is_derived: boolean
    }
    /** @description The law pack of the workspace's country. */
    LawParameters: {
      /** @constant */
      object: 'law_parameters'
      /**
       * @description Identifies the workspace.
       * @example wsp_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The code of the pack, or null if there is none for the country.
       * @example pk
       */
      pack: string | null
      /**
       * @description The first tax year that it holds, or null without a pack.
       * @example 2022-23
       */
      first_tax_year: string | null
      /**
       * @description The last tax year that it holds, or null without a pack.
       * @example 2026-27
       */
      last_tax_year: string | null
      /** @description What it asks of employees. */
      facts: components['schemas']['LawFact'][]
      /** @description Each value of each parameter, oldest first. */
      parameters: components['schemas']['LawParameter'][]
    }
    /**
     * @description How much of an earning is exempt from tax. `none`: `is_taxable` alone decides. `pct_of_basic`: up to a percentage of the basic pay. `flat_cap`: up to an amount a month.
     * @enum {string}
     */
    ExemptionMode: 'none' | 'pct_of_basic' | 'flat_cap'
    /** @description The fields of a salary component that can change. */
    SalaryComponentFields: {
      /**
       * @description The name, as payslips show it.
       * @example Basic salary
       */
      name?: string
      /**
       * @description A label that groups components. `basic` is the basic pay. `balancing` takes what other earnings leave of the gross. Percentages of `provident_fund` and `gratuity` are of the earnings that count for them.
       * @example basic
       */
      category?: string | null
      /** @description How the amount is calculated, unless a structure or an assignment chooses otherwise. */
      calculation_type?: components['schemas']['CalculationType']
      /**
       * @description The amount or percentage that is used when nothing else is chosen. Zero beside a formula.
       * @example 60.00
       */
      default_value?: components['schemas']['AmountOrPercentage']
      /**
       * @description Whether it counts as taxable income.
       * @example true
       */
      is_taxable?: boolean
      /** @description How much of it is exempt from tax. */
      exemption_mode?: components['schemas']['ExemptionMode']
      /**
       * @description The percentage or the amount that is exempt.
       * @example 10.00
       */
      exemption_value?: components['schemas']['AmountOrPercentage']
      /**
       * @description Whether it is part of the gross salary. Only an earning can be.
       * @example true
       */
      affects_gross?: boolean
      /**
       * @description Whether it counts for old-age benefits and social security.
       * @example true
       */
      contributes_to_eobi?: boolean
      /**
       * @description Whether it counts for the provident fund.
       * @example true
       */
      contributes_to_pf?: boolean
      /**
       * @description Whether it counts for the hourly rate of overtime.
       * @example true
       */
      contributes_to_overtime?: boolean
      /**
       * @description Whether it counts for gratuity.
       * @example true
       */
      contributes_to_gratuity?: boolean
      /**
       * @description Whether every structure has it.
       * @example false
       */
      is_mandatory?: boolean
      /**
       * @description Whether it can be added to structures. New assignments leave an inactive component out.
       * @example true
       */
      is_active?: boolean
      /**
       * @description The position on a payslip, lowest first.
       * @example 10
       */
      display_order?: number
    }
    /** @description A salary component to be created. */
    SalaryComponentCreate: WithRequired<components['schemas']['SalaryComponentFields'], 'name'> & {
      /**
       * @description The code, unique in the workspace. Formulas name the component by it.
       * @example BASIC
       */
      code: string
      /** @description Whether it is paid, deducted, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /**
       * @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if.
       * @example if(GROSS > 50000, BASIC * 0.1, 0)
       */
      formula?: string | null
    }
    /** @description The fields of a salary component to change. A field that is not sent does not change. */
    SalaryComponentUpdate: components['schemas']['SalaryComponentFields'] & {
      /**
       * @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if.
       * @example if(GROSS > 50000, BASIC * 0.1, 0)
       */
      formula?: string | null
    }
    /** @description A part of pay. */
    SalaryComponent: WithRequired<components['schemas']['SalaryComponentFields'], 'name' | 'category' | 'calculation_type' | 'default_value' | 'is_taxable' | 'exemption_mode' | 'exemption_value' | 'affects_gross' | 'contributes_to_eobi' | 'contributes_to_pf' | 'contributes_to_overtime' | 'contributes_to_gratuity' | 'is_mandatory' | 'is_active' | 'display_order'> & {
      /** @constant */
      object: 'salary_component'
      /**
       * @description Identifies the salary component.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      id: components['schemas']['Id']
      /**
       * @description The code, unique in the workspace.
       * @example BASIC
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The formula of a component. */
    SalaryFormula: {
      /** @constant */
      object: 'salary_formula'
      /**
       * @description Identifies the component that it belongs to.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      id: components['schemas']['Id']
      /**
       * @description The formula as it was written, or null if there is none.
       * @example if(GROSS > 50000, BASIC * 0.1, 0)
       */
      formula: string | null
    }
    /** @description The fields of a salary structure that a caller can write. */
    SalaryStructureFields: {
      /**
       * @description The name, unique in the workspace.
       * @example Monthly staff
       */
      name?: string
      /**
       * @description Which packages it is for, or null.
       * @example Everybody who is paid by the month
       */
      description?: string | null
      /**
       * @description Whether it can be assigned.
       * @example true
       */
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
      /**
       * @description Identifies the salary structure.
       * @example sst_01k21fekkef4wr81ppbd4en7ag
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a structure component that can change. */
    SalaryStructureComponentFields: {
      /** @description How the amount is calculated in this structure, or null as the component says. */
      calculation_type?: components['schemas']['ChosenCalculationType']
      /**
       * @description The amount or percentage in this structure, or null as the component says.
       * @example 60.00
       */
      default_value?: components['schemas']['NullableAmountOrPercentage']
      /**
       * @description Whether an assignment must have it.
       * @example true
       */
      is_mandatory?: boolean
      /**
       * @description The position on payslips of this structure, lowest first.
       * @example 10
       */
      display_order?: number
    }
    /** @description A component to be added to a structure. */
    SalaryStructureComponentCreate: components['schemas']['SalaryStructureComponentFields'] & {
      /**
       * @description The structure.
       * @example sst_01k21fekkef4wr81ppbd4en7ag
       */
      salary_structure_id: components['schemas']['Id']
      /**
       * @description The component.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      salary_component_id: components['schemas']['Id']
      /**
       * @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if.
       * @example if(GROSS > 50000, BASIC * 0.1, 0)
       */
      formula?: string | null
    }
    /** @description The fields of a structure component to change. A field that is not sent does not change. */
    SalaryStructureComponentUpdate: components['schemas']['SalaryStructureComponentFields'] & {
      /**
       * @description Calculates the amount where `calculation_type` is `formula`. It names codes of components, GROSS, BASIC, DAYS and WORKING_DAYS, and uses + - * /, comparisons, min, max, round and if.
       * @example if(GROSS > 50000, BASIC * 0.1, 0)
       */
      formula?: string | null
    }
    /** @description A component of a structure. */
    SalaryStructureComponent: WithRequired<components['schemas']['SalaryStructureComponentFields'], 'calculation_type' | 'default_value' | 'is_mandatory' | 'display_order'> & {
      /** @constant */
      object: 'salary_structure_component'
      /**
       * @description Identifies the component of the structure.
       * @example ssc_01k21fe3zefs0v5hedb66fw4xb
       */
      id: components['schemas']['Id']
      /**
       * @description The structure.
       * @example sst_01k21fekkef4wr81ppbd4en7ag
       */
      salary_structure_id: components['schemas']['Id']
      /**
       * @description The component.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      salary_component_id: components['schemas']['Id']
    }
    /** @description A page of a list, newest first. */
    SalaryStructureComponentPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalaryStructureComponent'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The fields of a salary assignment that can change. */
    SalaryAssignmentFields: {
      /**
       * @description The structure of the package.
       * @example sst_01k21fekkef4wr81ppbd4en7ag
       */
      salary_structure_id?: components['schemas']['Id']
      /**
       * @description The monthly gross pay.
       * @example 185000.00
       */
      gross_salary?: components['schemas']['Money']
      /**
       * @description The first day.
       * @example 2026-07-01
       */
      effective_from?: components['schemas']['Date']
      /**
       * @description Why it was assigned, or null.
       * @example Annual increment
       */
      reason?: string | null
    }
    /** @description How one employee's amount of a component is calculated instead. */
    SalaryComponentOverride: {
      /**
       * @description A component of the structure.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      salary_component_id: components['schemas']['Id']
      /** @description How the amount is calculated, or null as the structure says. */
      calculation_type?: components['schemas']['ChosenCalculationType']
      /**
       * @description The amount or percentage, or null as the structure says.
       * @example 65.00
       */
      value?: components['schemas']['NullableAmountOrPercentage']
      /**
       * @description Calculates the amount where `calculation_type` is `formula`.
       * @example GROSS * 0.1
       */
      formula?: string | null
      /**
       * @description Whether the package does without the component. A mandatory one cannot be left out.
       * @example false
       */
      is_excluded?: boolean
    }
    /** @description What differs from the structure, component by component. */
    SalaryComponentOverrides: components['schemas']['SalaryComponentOverride'][]
    /** @description A salary to be assigned. */
    SalaryAssignmentCreate: WithRequired<components['schemas']['SalaryAssignmentFields'], 'salary_structure_id' | 'gross_salary' | 'effective_from'> & {
      /**
       * @description The employee.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
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
      /**
       * @description Identifies the salary assignment.
       * @example sas_01k21fe20yfptt7pnx4gp2m3a6
       */
      id: components['schemas']['Id']
      /**
       * @description The employee.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      employee_id: components['schemas']['Id']
      /** @description The last day, or null while it is current. */
      effective_to: components['schemas']['NullableDate']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    SalaryAssignmentPage: {
      /** @description The records of this page. */
      data: components['schemas']['SalaryAssignment'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A package to be calculated. */
    SalaryPackagePreview: {
      /**
       * @description The structure of the package.
       * @example sst_01k21fekkef4wr81ppbd4en7ag
       */
      salary_structure_id: components['schemas']['Id']
      /**
       * @description The monthly gross pay.
       * @example 185000.00
       */
      gross_salary: components['schemas']['Money']
      /** @description What differs from the structure, component by component. */
      components?: components['schemas']['SalaryComponentOverrides']
    }
    /** @description One component of a package. */
    SalaryPackageLine: {
      /**
       * @description The component.
       * @example scm_01k21fe3zefs0v5hedb66fw4xb
       */
      salary_component_id: components['schemas']['Id']
      /**
       * @description The component's code.
       * @example BASIC
       */
      code: string
      /**
       * @description The component's name.
       * @example Basic salary
       */
      name: string
      /** @description Whether it is paid, deducted, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /** @description How the amount is calculated. */
      calculation_type: components['schemas']['CalculationType']
      /**
       * @description The amount or percentage as it was chosen. Zero beside a formula.
       * @example 60.00
       */
      value: components['schemas']['AmountOrPercentage']
      /**
       * @description What calculates the amount, or null if no formula does.
       * @example GROSS * 0.1
       */
      formula: string | null
      /**
       * @description Whether it was chosen for this employee, and not by the structure.
       * @example false
       */
      is_overridden: boolean
      /**
       * @description What it comes to in a full month.
       * @example 111000.00
       */
      amount: components['schemas']['Money']
    }
    /** @description What each component of a package comes to in a full month. */
    SalaryPackage: {
      /**
       * @description The monthly gross pay.
       * @example 185000.00
       */
      gross_salary: components['schemas']['Money']
      /** @description The components in the order of the payslip. */
      components: components['schemas']['SalaryPackageLine'][]
    }
    /** @description What went wrong and what to do next. Branch on `code`; the texts are for people and may change. */
    Problem: {
      /**
       * Format: uri
       * @description Identifies the kind of problem, like `code`.
       * @example urn:muster:problem:validation_failed
       */
      type: string
      /**
       * @description The kind of problem in words.
       * @example The request is not valid
       */
      title: string
      /**
       * @description The HTTP status.
       * @example 400
       */
      status: number
      /**
       * @description What happened this time, and what to do next.
       * @example 1 field was refused. Correct it and send the request again.
       */
      detail: string
      /** @example validation_failed */
      code: components['schemas']['ProblemCode']
      /**
       * @description Identifies the request, like the header `Request-Id`. Quote it when you contact support.
       * @example req_01k21fe9tyeegr7zaxjrfnth83
       */
      request_id: string
      /** @description Each field that was rejected. Present with `validation_failed`. If there are too many, the last entry names the field `request` and says so. */
      errors?: components['schemas']['ProblemError'][]
      /**
       * @description The scopes of which one is enough. Present with `insufficient_scope`.
       * @example [
       *       "employees:write"
       *     ]
       */
      required_scopes?: components['schemas']['Scope'][]
    }
    /** @description A field that was rejected. */
    ProblemError: {
      /**
       * @description The field, with the name that you sent, such as `joining_date`. A name of more than 100 characters is shortened.
       * @example joining_date
       */
      field: string
      /**
       * @description Why it was rejected.
       * @example must be a date, YYYY-MM-DD
       */
      message: string
    }
    /**
     * @description The stable name of a problem.
     * @enum {string}
     */
    ProblemCode: 'missing_credentials' | 'invalid_api_key' | 'api_key_expired' | 'api_key_revoked' | 'ip_not_allowed' | 'workspace_inactive' | 'insufficient_scope' | 'validation_failed' | 'not_found' | 'conflict' | 'plan_upgrade_required' | 'workspace_read_only' | 'rate_limit_exceeded' | 'internal_error' | 'api_not_configured'
    /**
     * @description `draft`: not worked out yet. `processed`: worked out, and may be worked out again. `approved`: ready to be locked. `locked`: immutable. `disbursed`: immutable, and its payment is recorded.
     * @enum {string}
     */
    PayrollRunStatus: 'draft' | 'processed' | 'approved' | 'locked' | 'disbursed'
    /**
     * @description `processed`: by the monthly pipeline. `imported`: from a historical file. No attendance stands behind an imported run, so its counts of days are zero.
     * @enum {string}
     */
    PayrollRunSource: 'processed' | 'imported'
    /**
     * @description `regular`: the pay of a month, one for each; it closes the days that it pays. `bonus`: adjustments that do not wait for the regular run. `final`: what those who leave are still owed. `correction`: the arrears of locked months, now instead of with the next regular run.
     * @enum {string}
     */
    PayrollRunKind: 'regular' | 'bonus' | 'final' | 'correction'
    /** @description The fields of a payroll run that a caller can write. */
    PayrollRunDetailFields: {
      /** @description The kind of run; `regular` by default. */
      kind?: components['schemas']['PayrollRunKind']
      /**
       * @description The calendar year.
       * @example 2025
       */
      year?: number
      /**
       * @description The month, 1 to 12.
       * @example 8
       */
      month?: number
      /**
       * @description The last day whose facts count, a day of the month. By default the last day, or yesterday while the month goes on.
       * @example 2025-08-25
       */
      run_date?: components['schemas']['Date']
      /**
       * @description The employees of a final or a correction run. Empty means everybody who left in the month, or everybody with arrears.
       * @example []
       */
      employee_ids?: components['schemas']['Id'][]
      /**
       * @description The adjustments that a bonus run pays, at least one. Empty for the other kinds.
       * @example []
       */
      adjustment_ids?: components['schemas']['Id'][]
      /**
       * @description Remarks, or null.
       * @example Includes arrears
       */
      notes?: string | null
    }
    /** @description A payroll run to be created. */
    PayrollRunDetailCreate: WithRequired<components['schemas']['PayrollRunDetailFields'], 'year' | 'month'>
    /** @description Changes to a payroll run. */
    PayrollRunDetailUpdate: components['schemas']['PayrollRunDetailFields']
    /** @description Something that a person should look at before the run is approved. */
    PayrollWarning: {
      /**
       * @description A short name of the reason.
       * @example no_salary_assignment
       */
      code: string
      /**
       * @description What it is, with its figures.
       * @example E-0042 has no salary assignment in 2025-08; nothing is paid.
       */
      text: string
    }
    /** @description A payroll run as the console shows it, with its kind, who worked on it and what it warns of. */
    PayrollRunDetail: WithRequired<components['schemas']['PayrollRunDetailFields'], 'kind' | 'year' | 'month' | 'run_date' | 'employee_ids' | 'adjustment_ids' | 'notes'> & {
      /** @constant */
      object: 'payroll_run_detail'
      /**
       * @description Identifies the payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The fiscal year of the month.
       * @example fyr_01k21fejm6ecnaj6jvha6d0km7
       */
      fiscal_year_id: components['schemas']['Id']
      /**
       * @description The number of employees in the run.
       * @example 50
       */
      total_employees: number
      /**
       * @description The sum of the gross pay of all entries.
       * @example 9250000.00
       */
      total_gross: components['schemas']['Money']
      /**
       * @description The sum of the deductions of all entries.
       * @example 640300.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description What is disbursed.
       * @example 8609700.00
       */
      total_net: components['schemas']['Money']
      /**
       * @description What the employer pays on top of the net pay.
       * @example 362500.00
       */
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
      /**
       * @description The token that created it, or null.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      created_by: components['schemas']['NullableId']
      /**
       * @description The token that last processed or imported it, or null.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      processed_by: components['schemas']['NullableId']
      /**
       * @description The token that approved it, or null.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      approved_by: components['schemas']['NullableId']
      /**
       * @description The token that locked it, or null.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      locked_by: components['schemas']['NullableId']
      /** @description What the last calculation warns of, and who is not in the run although pay may be expected. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollRunDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollRunDetail'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description The payroll of one month. */
    PayrollRun: {
      /** @constant */
      object: 'payroll_run'
      /**
       * @description Identifies the payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The fiscal year of the month.
       * @example fyr_01k21fejm6ecnaj6jvha6d0km7
       */
      fiscal_year_id: components['schemas']['Id']
      /**
       * @description The month, 1 to 12.
       * @example 8
       */
      month: number
      /**
       * @description The calendar year.
       * @example 2025
       */
      year: number
      /**
       * @description The last day whose facts the run covers. Later days of the month count as present; the next run pays or takes the difference.
       * @example 2025-08-31
       */
      run_date: components['schemas']['Date']
      /**
       * @description The number of employees in the run.
       * @example 50
       */
      total_employees: number
      /**
       * @description The sum of the gross pay of all entries.
       * @example 9250000.00
       */
      total_gross: components['schemas']['Money']
      /**
       * @description The sum of the deductions of all entries.
       * @example 640300.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description What is disbursed.
       * @example 8609700.00
       */
      total_net: components['schemas']['Money']
      /**
       * @description What the employer pays on top of the net pay.
       * @example 362500.00
       */
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
      /**
       * @description Remarks, or null.
       * @example Includes arrears
       */
      notes: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollRunPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollRun'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A payroll run was approved. */
    PayrollRunApprovedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'payroll.run.approved'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['PayrollRun']
    }
    /** @description A payroll run was locked. */
    PayrollRunLockedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'payroll.run.locked'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['PayrollRun']
    }
    /**
     * @description `draft`: the run is not approved yet. `approved` and `locked`: as the run. `on_hold`: withheld, so that no payment includes it. `paid`: its payment is recorded.
     * @enum {string}
     */
    PayrollEntryStatus: 'draft' | 'approved' | 'locked' | 'on_hold' | 'paid'
    /** @description What the net pay did not suffice for. */
    PayrollDeferral: {
      /**
       * @description What was cut.
       * @example installment
       */
      kind: string
      /**
       * @description The component that it would have been taken under.
       * @example LOAN
       */
      code: string
      /**
       * @description The amount that was not taken.
       * @example 9166.67
       */
      amount: components['schemas']['Money']
      /**
       * @description What becomes of it.
       * @example Installment 4 of LN-0007 stays pending: 9,166.67 is more than the 1,923.11 that are left.
       */
      text: string
    }
    /** @description A payroll entry as the console shows it, with what the calculation warns of. */
    PayrollEntryDetail: {
      /** @constant */
      object: 'payroll_entry_detail'
      /**
       * @description Identifies the payroll entry.
       * @example pen_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The employee's code.
       * @example E-0042
       */
      employee_code: string
      /**
       * @description Why it is on hold, or null.
       * @example Final settlement pending
       */
      hold_reason: string | null
      /** @description What the calculation warns of. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description What the net pay did not suffice for. */
      deferred: components['schemas']['PayrollDeferral'][]
      /** @description The entry with its figures. */
      entry: components['schemas']['PayrollEntry']
    }
    /** @description A page of a list, newest first. */
    PayrollEntryDetailPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollEntryDetail'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Why an entry is put on hold. */
    PayrollEntryHold: {
      /**
       * @description The reason.
       * @example Final settlement pending
       */
      reason: string
    }
    /**
     * @description What is done to the payroll run.
     * @enum {string}
     */
    PayrollOperationKind: 'process' | 'verify' | 'approve' | 'lock'
    /**
     * @description `running` until it has `succeeded` or `failed`. What failed has changed nothing of the run.
     * @enum {string}
     */
    PayrollOperationStatus: 'running' | 'succeeded' | 'failed'
    /** @description Why an employee's pay stands in the way. */
    PayrollProblem: {
      /** @description The employee, or null if it concerns all. */
      employee_id: components['schemas']['NullableId']
      /**
       * @description The employee's code, or null if it concerns all.
       * @example E-0042
       */
      employee_code: string | null
      /**
       * @description What is wrong, and what to do about it.
       * @example net_salary is 94162.00 and would now be 84193.33; process the run again.
       */
      message: string
    }
    /** @description Work on a payroll run that goes on after the request. */
    PayrollOperation: {
      /** @constant */
      object: 'payroll_operation'
      /**
       * @description Identifies the operation.
       * @example pop_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      payroll_run_id: components['schemas']['Id']
      /** @description What is done. */
      kind: components['schemas']['PayrollOperationKind']
      /** @description How it goes. */
      status: components['schemas']['PayrollOperationStatus']
      /**
       * @description The number of employees that are done.
       * @example 3200
       */
      done: number
      /**
       * @description The number of employees in all; 0 until they are counted.
       * @example 10000
       */
      total: number
      /**
       * @description The token that asked for it.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      started_by: components['schemas']['Id']
      /**
       * @description Why it failed, or null.
       * @example null
       */
      message: string | null
      /** @description The employees that it failed for, up to 20, and why. */
      problems: components['schemas']['PayrollProblem'][]
      /** @description When it ended, or null. */
      finished_at: components['schemas']['NullableTimestamp']
      /** @description When it last made progress. After 30 seconds without any, another process takes it over. */
      heartbeat_at: components['schemas']['Timestamp']
      /** @description When it was asked for. */
      created_at: components['schemas']['Timestamp']
      /** @description When its status last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollOperationPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollOperation'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One line of a previewed entry. */
    PayrollPreviewLine: {
      /**
       * @description The salary component.
       * @example scm_01k21fe3zefz69jqj7htb64786
       */
      salary_component_id: components['schemas']['Id']
      /**
       * @description The component's code.
       * @example BASIC
       */
      code: string
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /**
       * @description The amount.
       * @example 60000.00
       */
      amount: components['schemas']['Money']
      /** @description Why it is that amount. */
      reasons: components['schemas']['ExplanationLine'][]
    }
    /** @description What one employee would be paid. */
    PayrollPreviewEntry: {
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /**
       * @description The employee's code.
       * @example E-0042
       */
      employee_code: string
      /**
       * @description The gross pay for the days of the employment, before deductions.
       * @example 100000.00
       */
      gross_salary: components['schemas']['Money']
      /**
       * @description All earnings.
       * @example 104615.38
       */
      total_earnings: components['schemas']['Money']
      /**
       * @description All deductions.
       * @example 5838.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description What the employee would be paid.
       * @example 98777.38
       */
      net_salary: components['schemas']['Money']
      /**
       * @description What the employer would pay on top.
       * @example 6998.00
       */
      employer_contributions: components['schemas']['Money']
      /** @description The lines. Empty unless one employee was asked for. */
      lines: components['schemas']['PayrollPreviewLine'][]
      /** @description What the calculation warns of. */
      warnings: components['schemas']['PayrollWarning'][]
      /** @description What the net pay would not suffice for. */
      deferred: components['schemas']['PayrollDeferral'][]
    }
    /** @description What a page of a payroll run would be paid by the facts of this moment. Nothing is written. */
    PayrollPreview: {
      /** @constant */
      object: 'payroll_preview'
      /**
       * @description Identifies the payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The number of entries of the page.
       * @example 50
       */
      total_employees: number
      /**
       * @description The sum of the gross pay of the page.
       * @example 9250000.00
       */
      total_gross: components['schemas']['Money']
      /**
       * @description The sum of the deductions of the page.
       * @example 640300.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description What would be disbursed to the page.
       * @example 8609700.00
       */
      total_net: components['schemas']['Money']
      /**
       * @description What the employer would pay on top of the net pay.
       * @example 362500.00
       */
      total_employer_cost: components['schemas']['Money']
      /** @description The entries by employee, with their lines if one employee was asked for. */
      entries: components['schemas']['PayrollPreviewEntry'][]
      /** @description Who cannot be calculated, and why. Processing needs all of them to be put right. */
      problems: components['schemas']['PayrollProblem'][]
      /**
       * @description Send it as `starting_after` for the next page. Null on the last page.
       * @example emp_01k21fe3zefz69jqj7htb64786
       */
      next_starting_after: string | null
      /** @description Who would not be in the run although pay may be expected, and what the law leaves open. */
      warnings: components['schemas']['PayrollWarning'][]
    }
    /** @description What one employee is paid in a payroll run. */
    PayrollEntry: {
      /** @constant */
      object: 'payroll_entry'
      /**
       * @description Identifies the payroll entry.
       * @example pen_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      payroll_run_id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /**
       * @description The salary assignment that the calculation used; of several in the month, the last.
       * @example sas_01k21fe3zefz69jqj7htb64786
       */
      salary_assignment_id: components['schemas']['Id']
      /**
       * @description The working days of the employment in the month. Present, absent, paid and unpaid leave days add up to them.
       * @example 22.00
       */
      working_days: components['schemas']['UnsignedDays']
      /**
       * @description The days of work, in halves.
       * @example 19.50
       */
      present_days: components['schemas']['UnsignedDays']
      /**
       * @description The days of absence, in halves.
       * @example 1.00
       */
      absent_days: components['schemas']['UnsignedDays']
      /**
       * @description The days of paid leave, in halves.
       * @example 1.00
       */
      leave_days: components['schemas']['UnsignedDays']
      /**
       * @description The days of unpaid leave, in halves.
       * @example 0.50
       */
      unpaid_leave_days: components['schemas']['UnsignedDays']
      /**
       * @description The number of days that were graded `half_day` without leave.
       * @example 1.00
       */
      half_days: components['schemas']['UnsignedDays']
      /**
       * @description The number of late marks.
       * @example 2
       */
      late_count: number
      /**
       * @description The number of times that the employee left early.
       * @example 0
       */
      early_leave_count: number
      /**
       * @description The holidays on days that were working days otherwise.
       * @example 1
       */
      holidays: number
      /**
       * @description The approved overtime that is paid.
       * @example 8.00
       */
      overtime_hours: components['schemas']['Hours']
      /**
       * @description The gross pay for the days of the employment, before deductions.
       * @example 100000.00
       */
      gross_salary: components['schemas']['Money']
      /**
       * @description All earnings, with bonus and additions.
       * @example 104615.38
       */
      total_earnings: components['schemas']['Money']
      /**
       * @description All deductions.
       * @example 5838.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description What the employee is paid.
       * @example 98777.38
       */
      net_salary: components['schemas']['Money']
      /**
       * @description What the employer pays on top. It is not part of the earnings and is not deducted.
       * @example 6998.00
       */
      employer_contributions: components['schemas']['Money']
      /**
       * @description The part of the earnings that is taxable.
       * @example 94000.00
       */
      taxable_income: components['schemas']['Money']
      /**
       * @description The income tax that is withheld.
       * @example 440.00
       */
      tax_amount: components['schemas']['Money']
      /**
       * @description The loan installments that are taken.
       * @example 0.00
       */
      loan_deduction: components['schemas']['Money']
      /**
       * @description The deduction for absence.
       * @example 0.00
       */
      absence_deduction: components['schemas']['Money']
      /**
       * @description The deduction for unpaid leave, which is separate from absence.
       * @example 0.00
       */
      unpaid_leave_deduction: components['schemas']['Money']
      /**
       * @description The deduction for late marks.
       * @example 0.00
       */
      late_deduction: components['schemas']['Money']
      /**
       * @description Bonuses.
       * @example 0.00
       */
      bonus_amount: components['schemas']['Money']
      /**
       * @description Other additions, arrears included.
       * @example 0.00
       */
      adjustment_addition: components['schemas']['Money']
      /**
       * @description Other deductions, what earlier months paid too much included.
       * @example 0.00
       */
      adjustment_deduction: components['schemas']['Money']
      /** @description How the pay is handed over. */
      payment_method: components['schemas']['PaymentMethod']
      /** @description The date of the transfer, or null before it. */
      payment_date: components['schemas']['NullableDate']
      /**
       * @description The reference of the transfer, or null before it.
       * @example HBL-2025-08-31-0001
       */
      payment_reference: string | null
      /** @description When it was marked as paid, or null. */
      paid_at: components['schemas']['NullableTimestamp']
      /** @description When the employee confirmed the receipt, or null. */
      acknowledged_at: components['schemas']['NullableTimestamp']
      /** @description The state of the entry. */
      status: components['schemas']['PayrollEntryStatus']
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    PayrollEntryPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollEntry'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One line of an imported entry. */
    PayrollImportLine: {
      /**
       * @description The code of a salary component.
       * @example BASIC
       */
      code: string
      /**
       * @description The amount of the line.
       * @example 60000.00
       */
      amount: components['schemas']['Money']
    }
    /** @description What one employee was paid. Name the employee by id or by code. */
    PayrollImportEntry: {
      /** @description The employee. */
      employee_id?: components['schemas']['Id']
      /**
       * @description The employee's code.
       * @example E-0042
       */
      employee_code?: string
      /**
       * @description The gross pay, before deductions.
       * @example 100000.00
       */
      gross_salary: components['schemas']['Money']
      /**
       * @description All earnings.
       * @example 100000.00
       */
      total_earnings: components['schemas']['Money']
      /**
       * @description All deductions.
       * @example 5838.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description The earnings less the deductions.
       * @example 94162.00
       */
      net_salary: components['schemas']['Money']
      /**
       * @description What the employer paid on top; zero if it is left out.
       * @example 6998.00
       */
      employer_contributions?: components['schemas']['Money']
      /**
       * @description The taxable part of the earnings. The year to date of tax counts it.
       * @example 94000.00
       */
      taxable_income: components['schemas']['Money']
      /**
       * @description The income tax that was withheld. The year to date of tax counts it.
       * @example 440.00
       */
      tax_amount: components['schemas']['Money']
      /**
       * @description A part of the deductions; zero if it is left out.
       * @example 0.00
       */
      loan_deduction?: components['schemas']['Money']
      /**
       * @description A part of the deductions; zero if it is left out.
       * @example 0.00
       */
      absence_deduction?: components['schemas']['Money']
      /**
       * @description A part of the deductions; zero if it is left out.
       * @example 0.00
       */
      unpaid_leave_deduction?: components['schemas']['Money']
      /**
       * @description A part of the deductions; zero if it is left out.
       * @example 0.00
       */
      late_deduction?: components['schemas']['Money']
      /**
       * @description A part of the deductions; zero if it is left out.
       * @example 0.00
       */
      adjustment_deduction?: components['schemas']['Money']
      /**
       * @description A part of the earnings; zero if it is left out.
       * @example 0.00
       */
      bonus_amount?: components['schemas']['Money']
      /**
       * @description A part of the earnings; zero if it is left out.
       * @example 0.00
       */
      adjustment_addition?: components['schemas']['Money']
      /** @description How it was paid; by default as the employee is paid. */
      payment_method?: components['schemas']['PaymentMethod']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 22.00
       */
      working_days?: components['schemas']['UnsignedDays']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 22.00
       */
      present_days?: components['schemas']['UnsignedDays']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 22.00
       */
      absent_days?: components['schemas']['UnsignedDays']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 22.00
       */
      leave_days?: components['schemas']['UnsignedDays']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 22.00
       */
      unpaid_leave_days?: components['schemas']['UnsignedDays']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 22.00
       */
      half_days?: components['schemas']['UnsignedDays']
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 1
       */
      late_count?: number
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 1
       */
      early_leave_count?: number
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 1
       */
      holidays?: number
      /**
       * @description Accepted and not kept; the entry has zero.
       * @example 8.00
       */
      overtime_hours?: components['schemas']['Hours']
      /** @description The lines of the entry. They add up to its earnings, deductions and employer contributions. May be left out. */
      lines?: components['schemas']['PayrollImportLine'][]
    }
    /** @description The totals of the run. The entries have to add up to them. */
    PayrollImportTotals: {
      /**
       * @description The number of entries.
       * @example 50
       */
      total_employees: number
      /**
       * @description The sum of the gross pay.
       * @example 9250000.00
       */
      total_gross: components['schemas']['Money']
      /**
       * @description The sum of the deductions.
       * @example 640300.00
       */
      total_deductions: components['schemas']['Money']
      /**
       * @description The sum of the net pay.
       * @example 8609700.00
       */
      total_net: components['schemas']['Money']
      /**
       * @description The sum of the employer contributions.
       * @example 362500.00
       */
      total_employer_cost: components['schemas']['Money']
    }
    /** @description The fields of an import that a caller can write. */
    PayrollImportFields: {
      /** @description The totals of the run. */
      totals?: components['schemas']['PayrollImportTotals']
      /** @description Entries: all, or some of them. One takes the place of that of the same employee. A body holds at most 10,000 values: some 900 entries without lines, and some 200 with twelve. */
      entries?: components['schemas']['PayrollImportEntry'][]
    }
    /** @description A payroll run of the past. */
    PayrollImportCreate: WithRequired<components['schemas']['PayrollImportFields'], 'totals'> & {
      /**
       * @description The calendar year.
       * @example 2025
       */
      year: number
      /**
       * @description The month, 1 to 12.
       * @example 8
       */
      month: number
      /**
       * @description The last day that the run covers; the last of the month by default. The lock closes the days through it.
       * @example 2025-08-31
       */
      run_date?: components['schemas']['Date']
      /**
       * @description Remarks, or null.
       * @example From the former system
       */
      notes?: string | null
    }
    /** @description Changes of an import; omitted fields stay as they are. */
    PayrollImportUpdate: components['schemas']['PayrollImportFields']
    /**
     * @description `pending`: in a batch that is not recorded. `paid`: recorded. `failed`: it did not reach the employee. `cancelled`: with its batch.
     * @enum {string}
     */
    PayrollPaymentStatus: 'pending' | 'paid' | 'failed' | 'cancelled'
    /** @description The payment of one payroll entry. */
    PayrollPayment: {
      /** @constant */
      object: 'payroll_payment'
      /**
       * @description Identifies the payment.
       * @example ppm_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      payroll_run_id: components['schemas']['Id']
      /**
       * @description The entry that is paid.
       * @example pen_01k21fe3zefz69jqj7htb64786
       */
      payroll_entry_id: components['schemas']['Id']
      /** @description The employee who is paid. */
      employee_id: components['schemas']['Id']
      /**
       * @description The number of the batch within the run.
       * @example 1
       */
      batch: number
      /**
       * @description The net pay of the entry.
       * @example 94162.00
       */
      amount: components['schemas']['Money']
      /** @description How it is paid. */
      payment_method: components['schemas']['PaymentMethod']
      /** @description The date of the transfer, or null before it is recorded. */
      payment_date: components['schemas']['NullableDate']
      /**
       * @description The reference of the transfer, or null.
       * @example HBL-2025-08-31-0001
       */
      payment_reference: string | null
      /** @description The state of the payment. */
      status: components['schemas']['PayrollPaymentStatus']
      /**
       * @description Why it failed, or null.
       * @example null
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description `pending` until its payment is `recorded`, or it is `cancelled`.
     * @enum {string}
     */
    PayrollPaymentBatchStatus: 'pending' | 'recorded' | 'cancelled'
    /** @description The fields of a batch that a caller can write. */
    PayrollPaymentBatchFields: {
      /**
       * @description The payroll run.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      payroll_run_id?: components['schemas']['Id']
      /**
       * @description The way of payment that it is limited to, or null for all.
       * @example bank_transfer
       * @enum {string|null}
       */
      payment_method?: 'bank_transfer' | 'cash' | 'cheque' | 'mobile_wallet' | null
    }
    /** @description A batch of payments to be prepared. */
    PayrollPaymentBatchCreate: WithRequired<components['schemas']['PayrollPaymentBatchFields'], 'payroll_run_id'>
    /** @description When and how a batch was paid. */
    PayrollPaymentRecord: {
      /**
       * @description The date of the transfer, today or earlier.
       * @example 2025-08-31
       */
      payment_date: components['schemas']['Date']
      /**
       * @description The reference of the transfer, or null.
       * @example HBL-2025-08-31-0001
       */
      payment_reference?: string | null
    }
    /** @description Why a payment failed. */
    PayrollPaymentFailure: {
      /**
       * @description The reason, as the bank gave it.
       * @example The account is closed
       */
      reason: string
    }
    /** @description Payments of a payroll run that are made together. */
    PayrollPaymentBatch: WithRequired<components['schemas']['PayrollPaymentBatchFields'], 'payroll_run_id' | 'payment_method'> & {
      /** @constant */
      object: 'payroll_payment_batch'
      /**
       * @description Identifies the batch.
       * @example ppb_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The number of the batch within the run, from 1.
       * @example 1
       */
      number: number
      /**
       * @description The number of payments as it was prepared.
       * @example 50
       */
      total_payments: number
      /**
       * @description The sum of the payments as it was prepared.
       * @example 8609700.00
       */
      total_amount: components['schemas']['Money']
      /**
       * @description The number of payments that failed since.
       * @example 1
       */
      failed_payments: number
      /**
       * @description The sum of the payments that failed since.
       * @example 94162.00
       */
      failed_amount: components['schemas']['Money']
      /** @description The state of the batch. */
      status: components['schemas']['PayrollPaymentBatchStatus']
      /** @description The date of the transfer, or null before it is recorded. */
      payment_date: components['schemas']['NullableDate']
      /**
       * @description The reference of the transfer, or null.
       * @example HBL-2025-08-31-0001
       */
      payment_reference: string | null
      /**
       * @description The token that prepared it.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
      prepared_by: components['schemas']['Id']
      /**
       * @description The token that recorded its payment, or null.
       * @example key_01k21feat6emr9bcdazm1ksaz8
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description Two amounts, and by how much they differ. */
    PayrollDifference: {
      /**
       * @description The amount of the month before; zero where there was none.
       * @example 94162.00
       */
      before: components['schemas']['SignedMoney']
      /**
       * @description The amount of this run; zero where there is none.
       * @example 84193.33
       */
      after: components['schemas']['SignedMoney']
      /**
       * @description The later amount less the earlier one.
       * @example -9968.67
       */
      difference: components['schemas']['SignedMoney']
      /**
       * @description The difference in percent of the earlier amount, with one decimal, or null where that is zero.
       * @example -10.6
       */
      percent: string | null
    }
    /** @description A component whose amount differs. */
    PayrollVarianceLine: {
      /**
       * @description The component.
       * @example scm_01k21fe3zefz69jqj7htb64786
       */
      salary_component_id: components['schemas']['Id']
      /**
       * @description The code of the component.
       * @example ABSENCE
       */
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
      /**
       * @description The entry in this run, or in the one before of an employee who left.
       * @example pen_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description The employee. */
      employee_id: components['schemas']['Id']
      /**
       * @description The employee's code.
       * @example E-0042
       */
      employee_code: string
      /** @description Whether the employee is in both runs. */
      change: components['schemas']['PayrollVarianceChange']
      /** @description The net pay, whether it reaches the threshold or not. */
      net: components['schemas']['PayrollDifference']
      /** @description The lines that differ by the threshold or more, in the order of the payslip. Empty if one of the runs was imported without lines. */
      lines: components['schemas']['PayrollVarianceLine'][]
    }
    /** @description A page of a list, newest first. */
    PayrollVariancePage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollVariance'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A payroll run beside that of the month before. */
    PayrollVarianceTotals: {
      /** @constant */
      object: 'payroll_variance_totals'
      /**
       * @description The payroll run that is compared.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The regular run of the month before, or null if there is none.
       * @example prn_01k21fe3zefz69jqj7htb64786
       */
      compared_run_id: components['schemas']['NullableId']
      /**
       * @description The state of the run of the month before, or null. Its figures may still change unless it is locked or disbursed.
       * @example locked
       * @enum {string|null}
       */
      compared_run_status: 'draft' | 'processed' | 'approved' | 'locked' | 'disbursed' | null
      /**
       * @description The number of employees in both runs.
       * @example 48
       */
      in_both: number
      /**
       * @description The number of employees in this run alone.
       * @example 2
       */
      joined: number
      /**
       * @description The number of employees in the run before alone.
       * @example 1
       */
      left: number
      /**
       * @description The net pay of those who joined.
       * @example 120000.00
       */
      joined_net: components['schemas']['Money']
      /**
       * @description The net pay that those who left had.
       * @example 94162.00
       */
      left_net: components['schemas']['Money']
      /** @description The gross pay. */
      gross: components['schemas']['PayrollDifference']
      /** @description The deductions. */
      deductions: components['schemas']['PayrollDifference']
      /** @description The net pay. */
      net: components['schemas']['PayrollDifference']
      /** @description What the employer pays on top. */
      employer_cost: components['schemas']['PayrollDifference']
    }
    /** @description One line of a payroll entry. */
    PayrollEntryComponent: {
      /** @constant */
      object: 'payroll_entry_component'
      /**
       * @description Identifies the line.
       * @example pec_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The payroll entry.
       * @example pen_01k21fe3zefz69jqj7htb64786
       */
      payroll_entry_id: components['schemas']['Id']
      /**
       * @description The salary component.
       * @example scm_01k21fe3zefz69jqj7htb64786
       */
      salary_component_id: components['schemas']['Id']
      /** @description Whether it is paid, taken, or paid by the employer on top. */
      type: components['schemas']['SalaryComponentType']
      /**
       * @description The amount.
       * @example 60000.00
       */
      amount: components['schemas']['Money']
      /**
       * @description Whether income tax applies to it.
       * @example true
       */
      is_taxable: boolean
      /**
       * @description Its position on the payslip.
       * @example 10
       */
      display_order: number
    }
    /** @description A page of a list, newest first. */
    PayrollEntryComponentPage: {
      /** @description The records of this page. */
      data: components['schemas']['PayrollEntryComponent'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description An employee's slip of one payroll run. */
    SalarySlip: {
      /** @constant */
      object: 'salary_slip'
      /**
       * @description Identifies the salary slip.
       * @example slp_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /**
       * @description The payroll entry that it shows.
       * @example pen_01k21fe3zefz69jqj7htb64786
       */
      payroll_entry_id: components['schemas']['Id']
      /**
       * @description Its number, or null.
       * @example SLP-2025-08-0001
       */
      slip_number: string | null
      /**
       * @description The language that it is written in. Null means English.
       * @example ur
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A salary slip was published. */
    SalarySlipPublishedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'salary_slip.published'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['SalarySlip']
    }
    /**
     * @description The type of an event. More types may be added. Ignore those that you do not know.
     * @enum {string}
     */
    EventType: 'employee.created' | 'employee.updated' | 'employee.deleted' | 'attendance.recorded' | 'attendance.updated' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'payroll.run.approved' | 'payroll.run.locked' | 'salary_slip.published' | 'contract.signed'
    /**
     * @description The type of an event that was sent, including the test event.
     * @enum {string}
     */
    DeliveredEventType: 'employee.created' | 'employee.updated' | 'employee.deleted' | 'attendance.recorded' | 'attendance.updated' | 'leave.requested' | 'leave.approved' | 'leave.rejected' | 'leave.cancelled' | 'payroll.run.approved' | 'payroll.run.locked' | 'salary_slip.published' | 'contract.signed' | 'webhook.test'
    /**
     * @description `unverified`: has not answered the test event yet. `active`: receives events. `disabled`: failed 20 times in a row and must be enabled again. Deliveries wait while an endpoint is not active.
     * @enum {string}
     */
    WebhookEndpointStatus: 'unverified' | 'active' | 'disabled'
    /**
     * @description `pending`: not tried yet. `delivered`: answered with 2xx. `failed`: will be tried again at `next_attempt_at`. `exhausted`: failed eight times, or its endpoint was deleted.
     * @enum {string}
     */
    WebhookDeliveryStatus: 'pending' | 'delivered' | 'failed' | 'exhausted'
    /** @description The fields of a webhook endpoint that a caller can write. */
    WebhookEndpointFields: {
      /**
       * @description The address that receives events, public HTTPS. Redirects are not followed.
       * @example https://hooks.example.com/muster
       */
      url?: string
      /**
       * @description The types of event to send, at least one.
       * @example [
       *       "employee.created",
       *       "employee.updated"
       *     ]
       */
      events?: components['schemas']['EventType'][]
      /**
       * @description What the endpoint is for, in your own words, or null.
       * @example Directory of the intranet
       */
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
      /**
       * @description Identifies the endpoint.
       * @example whe_01k21fdv66feyb5k5ze5g9980h
       */
      id: components['schemas']['Id']
      status: components['schemas']['WebhookEndpointStatus']
      /**
       * @description Failed attempts since the last one that succeeded. At 20 the endpoint is disabled.
       * @example 0
       */
      consecutive_failures: number
      /** @description When it was disabled, or null while it is not. */
      disabled_at: components['schemas']['NullableTimestamp']
      /**
       * @description The secret that signs deliveries. Only responses that create the endpoint, rotate the secret or show it contain it. It is absent from all others.
       * @example whsec_5WbX5kEWLlfzsGNjH64I8lOOqUB6e8FH
       */
      secret?: string
      /** @description Until when deliveries are also signed with the previous secret, or null if there is none. */
      previous_secret_expires_at: components['schemas']['NullableTimestamp']
      /**
       * @description Whether the endpoint was deleted. It no longer receives anything.
       * @example false
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /**
     * @description What a message is about. `webhook_endpoint.disabled`: a webhook endpoint failed 20 times in a row. It receives nothing until it is enabled again.
     * @enum {string}
     */
    MessageType: 'webhook_endpoint.disabled'
    /** @description A message from Muster to the owner of a workspace. */
    Message: {
      /** @constant */
      object: 'message'
      /**
       * @description Identifies the message.
       * @example msg_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      type: components['schemas']['MessageType']
      /**
       * @description The webhook endpoint that the message is about, or null.
       * @example whe_01k21fdv66feyb5k5ze5g9980h
       */
      webhook_endpoint_id: components['schemas']['NullableId']
      /**
       * @description The message in one line.
       * @example A webhook endpoint was disabled
       */
      title: string
      /**
       * @description What happened, with the figures, and what to do next.
       * @example 20 attempts in a row to deliver events to https://hooks.example.com/muster failed.
       */
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
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
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
      /**
       * @description The id of the endpoint that was replayed.
       * @example whe_01k21fdv66feyb5k5ze5g9980h
       */
      id: components['schemas']['Id']
      /**
       * @description The endpoint.
       * @example whe_01k21fdv66feyb5k5ze5g9980h
       */
      webhook_endpoint_id: components['schemas']['Id']
      /**
       * @description How many deliveries were queued again.
       * @example 12
       */
      replayed: number
    }
    /** @description One event for one endpoint. */
    WebhookDelivery: {
      /** @constant */
      object: 'webhook_delivery'
      /**
       * @description Identifies the delivery. It is sent as `Muster-Delivery`, the same on each retry and replay.
       * @example dlv_01k21fe7wees4tn8h8pccs2q5j
       */
      id: components['schemas']['Id']
      /**
       * @description The endpoint that it goes to.
       * @example whe_01k21fdv66feyb5k5ze5g9980h
       */
      webhook_endpoint_id: components['schemas']['Id']
      event_type: components['schemas']['DeliveredEventType']
      status: components['schemas']['WebhookDeliveryStatus']
      /**
       * @description The number of attempts since it was queued or replayed, 0 to 8.
       * @example 1
       */
      attempts: number
      /** @description When it was last tried, or null if it was not tried. */
      last_attempt_at: components['schemas']['NullableTimestamp']
      /**
       * @description The HTTP status of the last answer, or null when there was none.
       * @example 204
       */
      last_response_status: number | null
      /**
       * @description Why the last attempt failed, or null if it did not.
       * @example no answer within 10 s
       */
      last_error: string | null
      /** @description When it is tried next, if its endpoint is active then. Null if it will not be tried again. */
      next_attempt_at: components['schemas']['NullableTimestamp']
      /**
       * @description The number of times it was replayed by hand.
       * @example 0
       */
      replay_count: number
      /**
       * @description The body that is sent, byte for byte. Null in lists and in responses that queue a delivery.
       * @example {"id":"evt_01k21fegnpf2dtm1ky2r7npen6","type":"employee.created","data":{}}
       */
      payload?: string | null
      /** @description When the event happened. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    WebhookDeliveryPage: {
      /** @description The records of this page. */
      data: components['schemas']['WebhookDelivery'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description One attempt of a delivery. */
    WebhookAttempt: {
      /** @constant */
      object: 'webhook_attempt'
      /**
       * @description Identifies the attempt.
       * @example att_01k21fe7wees4tn8h8pccs2q5j
       */
      id: components['schemas']['Id']
      /**
       * @description The delivery that was tried.
       * @example dlv_01k21fe7wees4tn8h8pccs2q5j
       */
      webhook_delivery_id: components['schemas']['Id']
      /**
       * @description The number of the attempt, from 1. A replay starts again.
       * @example 1
       */
      number: number
      /**
       * @description How long it took in milliseconds.
       * @example 41
       */
      duration_ms: number
      /**
       * @description The HTTP status of the answer, or null when there was none.
       * @example 500
       */
      response_status: number | null
      /**
       * @description The first 1,024 bytes of the answer as text, or null if there was none.
       * @example Internal Server Error
       */
      response_body?: string | null
      /**
       * @description Why it failed, or null if it did not.
       * @example answered 500
       */
      error: string | null
      /** @description When it began. */
      created_at: components['schemas']['Timestamp']
    }
    /** @description A page of a list, newest first. */
    WebhookAttemptPage: {
      /** @description The records of this page. */
      data: components['schemas']['WebhookAttempt'][]
      /**
       * @description Whether there is another page.
       * @example false
       */
      has_more: boolean
      /**
       * @description Pass it as `starting_after` to get the next page. Null when `has_more` is false.
       * @example null
       */
      next_cursor: components['schemas']['NullableCursor']
    }
    /** @description A contract with an employee. */
    EmploymentContract: {
      /** @constant */
      object: 'employment_contract'
      /**
       * @description Identifies the record.
       * @example ctr_01k21fe3zefz69jqj7htb64786
       */
      id: components['schemas']['Id']
      /** @description Whose contract it is. */
      employee_id: components['schemas']['Id']
      /**
       * @description Its number, or null.
       * @example C-0042
       */
      contract_number: string | null
      /**
       * @description What it is called.
       * @example Employment contract
       */
      title: string
      /**
       * @description The kind of engagement.
       * @enum {string}
       */
      type: 'permanent' | 'fixed_term' | 'probation' | 'internship' | 'part_time' | 'consultancy'
      /** @description When it begins. */
      start_date: components['schemas']['Date']
      /** @description When it ends, or null when it does not. */
      end_date: components['schemas']['NullableDate']
      /**
       * @description Months of probation, or null.
       * @example 3
       */
      probation_months: number | null
      /**
       * @description Days of notice, or null.
       * @example 30
       */
      notice_period_days: number | null
      /**
       * @description Hours a week as a decimal, or null.
       * @example 40
       */
      weekly_hours: string | null
      /**
       * @description Where the contract stands.
       * @enum {string}
       */
      status: 'draft' | 'sent' | 'signed' | 'expired' | 'terminated' | 'cancelled'
      /** @description When it was sent, or null. */
      sent_at: components['schemas']['NullableTimestamp']
      /** @description When it was signed, or null. */
      signed_at: components['schemas']['NullableTimestamp']
      /**
       * @description Who signed it, or null.
       * @example Ayesha Khan
       */
      signed_by_name: string | null
      /** @description When it was terminated, or null. */
      terminated_at: components['schemas']['NullableTimestamp']
      /** @description The contract that it renews, or null. */
      renewed_from_id: components['schemas']['NullableId']
      /**
       * @description The name of the file, or null.
       * @example contract.pdf
       */
      file_name: string | null
      /** @description When it was created. */
      created_at: components['schemas']['Timestamp']
      /** @description When it last changed. */
      updated_at: components['schemas']['Timestamp']
    }
    /** @description A contract was signed. */
    ContractSignedEvent: {
      /**
       * @description Identifies the event. It is the same on each delivery of the event.
       * @example evt_01k21fegnpf2dtm1ky2r7npen6
       */
      id: components['schemas']['Id']
      /** @constant */
      type: 'contract.signed'
      /** @description The record as the API returns it at that moment, including sensitive fields. */
      data: components['schemas']['EmploymentContract']
    }
  }
  responses: {
    /** @description The path, the query or the body is not valid (`validation_failed`); `errors` names each field. */
    BadRequest: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        'Idempotent-Replay': components['headers']['IdempotentReplay']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:validation_failed",
         *       "title": "The request is not valid",
         *       "status": 400,
         *       "detail": "1 field was refused: joining_date. Correct it and send the request again.",
         *       "code": "validation_failed",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83",
         *       "errors": [
         *         {
         *           "field": "joining_date",
         *           "message": "must be a date, YYYY-MM-DD"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The key is missing, malformed, revoked or expired (`missing_credentials`, `invalid_api_key`, `api_key_revoked`, `api_key_expired`). */
    Unauthorized: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        'WWW-Authenticate': components['headers']['WwwAuthenticate']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:api_key_expired",
         *       "title": "The API key has expired",
         *       "status": 401,
         *       "detail": "The key mst_live_4kT9xQ2b expired on 2025-06-30. Create a new one with `muster key create`.",
         *       "code": "api_key_expired",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83"
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The key is valid, but it may not do this (`insufficient_scope`, `ip_not_allowed`, `workspace_inactive`, `workspace_read_only`, `plan_upgrade_required`). */
    Forbidden: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:insufficient_scope",
         *       "title": "The key lacks a scope",
         *       "status": 403,
         *       "detail": "This needs employees:write. Use a key that has it.",
         *       "code": "insufficient_scope",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83",
         *       "required_scopes": [
         *         "employees:write"
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description There is no such record in this workspace (`not_found`). */
    NotFound: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        'Idempotent-Replay': components['headers']['IdempotentReplay']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:not_found",
         *       "title": "There is no such record",
         *       "status": 404,
         *       "detail": "No employee has the id emp_01k3z8zbzee2ttqam6cey9srng. Check the id and the workspace of your key.",
         *       "code": "not_found",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83"
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The request conflicts with another record or the current state, or the idempotency key was used with another body (`conflict`). With `Retry-After`, an identical request is still in progress. */
    Conflict: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        'Idempotent-Replay': components['headers']['IdempotentReplay']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:conflict",
         *       "title": "The request clashes with the current state",
         *       "status": 409,
         *       "detail": "A department named Weaving exists already. Choose another name.",
         *       "code": "conflict",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83"
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is too large (`validation_failed`). */
    PayloadTooLarge: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:validation_failed",
         *       "title": "The request is not valid",
         *       "status": 413,
         *       "detail": "The body is larger than 1048576 bytes. Send less at once.",
         *       "code": "validation_failed",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83",
         *       "errors": [
         *         {
         *           "field": "body",
         *           "message": "must be at most 1048576 bytes"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The body is not JSON (`validation_failed`). */
    UnsupportedMediaType: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:validation_failed",
         *       "title": "The request is not valid",
         *       "status": 415,
         *       "detail": "The body is text/plain. Send application/json.",
         *       "code": "validation_failed",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83",
         *       "errors": [
         *         {
         *           "field": "Content-Type",
         *           "message": "must be application/json"
         *         }
         *       ]
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The budget of requests is used up (`rate_limit_exceeded`). */
    TooManyRequests: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:rate_limit_exceeded",
         *       "title": "Too many requests",
         *       "status": 429,
         *       "detail": "600 requests were made in 60 seconds. Wait 12 seconds.",
         *       "code": "rate_limit_exceeded",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83"
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description Something failed on our side (`internal_error`). */
    InternalError: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:internal_error",
         *       "title": "Something failed on our side",
         *       "status": 500,
         *       "detail": "Send the request again with the same idempotency key.",
         *       "code": "internal_error",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83"
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
    /** @description The service cannot answer now (`internal_error`, with `Retry-After`): the database is unavailable or too slow, or this workspace has too many requests in progress. Nothing was changed unless `detail` says that this is unknown. Also returned if the service is not configured (`api_not_configured`). */
    Unavailable: {
      headers: {
        'Request-Id': components['headers']['RequestId']
        'RateLimit-Limit': components['headers']['RateLimitLimit']
        'RateLimit-Remaining': components['headers']['RateLimitRemaining']
        'RateLimit-Reset': components['headers']['RateLimitReset']
        RateLimit: components['headers']['RateLimit']
        'RateLimit-Policy': components['headers']['RateLimitPolicy']
        'Retry-After': components['headers']['RetryAfter']
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "type": "urn:muster:problem:internal_error",
         *       "title": "Temporarily unavailable",
         *       "status": 503,
         *       "detail": "This workspace sent too many requests at once: 8 other requests of this workspace are in progress, and 128 wait, the maximum. Nothing was changed; send fewer at a time, and try again in 1 s.",
         *       "code": "internal_error",
         *       "request_id": "req_01k21fe9tyeegr7zaxjrfnth83"
         *     }
         */
        'application/problem+json': components['schemas']['Problem']
      }
    }
  }
  parameters: {
    /** @description The `id` of the record. */
    Id: components['schemas']['Id']
    /** @description The `id` of the employee. */
    EmployeeId: components['schemas']['Id']
    /** @description The `id` of the address. */
    AddressId: components['schemas']['Id']
    /** @description The `id` of the bank account. */
    BankAccountId: components['schemas']['Id']
    /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
    Limit: number
    /** @description The `next_cursor` of the previous page, sent with the same filters. */
    StartingAfter: components['schemas']['Cursor']
    /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
    UpdatedSince: components['schemas']['Timestamp']
    /** @description Whether to include deleted records, with `deleted` true. */
    IncludeDeleted: boolean
    /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
    IdempotencyKey: string
    /** @description The type of the event, as in the body. */
    MusterEvent: string
    /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
    MusterDelivery: string
    /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
    MusterTimestamp: number
    /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
    MusterSignature: string
  }
  requestBodies: never
  headers: {
    /** @description Identifies the request. Quote it when you contact support. */
    RequestId: string
    /** @description The number of requests that the plan allows in the window. */
    RateLimitLimit: number
    /** @description The number of requests left in the window. */
    RateLimitRemaining: number
    /** @description The number of seconds until the window ends. */
    RateLimitReset: number
    /** @description The remaining budget as a structured field. `r` is the number of requests left, `t` the seconds until the window ends. */
    RateLimit: string
    /** @description The budget as a structured field. `q` is the number of requests allowed in `w` seconds. */
    RateLimitPolicy: string
    /** @description `true` if this is the response, possibly an error, that the idempotency key got before. */
    IdempotentReplay: 'true'
    /** @description The number of seconds to wait before the next attempt. */
    RetryAfter: number
    /** @description How to authenticate. */
    WwwAuthenticate: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getMe: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The calling key. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ApiKey']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getCompany: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The workspace. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Company']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of fiscal years. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FiscalYearPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getFiscalYear: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fiscal year. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FiscalYear']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of employees. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createEmployee: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeCreate']
      }
    }
    responses: {
      /** @description The employee that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Employee']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getEmployee: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The employee. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Employee']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteEmployee: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The employee. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Employee']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateEmployee: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeUpdate']
      }
    }
    responses: {
      /** @description The employee. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Employee']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of addresses. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeAddressPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createEmployeeAddress: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeAddressCreate']
      }
    }
    responses: {
      /** @description The address that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeAddress']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteEmployeeAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the address. */
        address_id: components['parameters']['AddressId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The address. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeAddress']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateEmployeeAddress: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the address. */
        address_id: components['parameters']['AddressId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeAddressUpdate']
      }
    }
    responses: {
      /** @description The address. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeAddress']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      }
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of bank accounts. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeBankAccountPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getEmployeeBankAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the bank account. */
        bank_account_id: components['parameters']['BankAccountId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The bank account. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeBankAccount']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getEmployeeCompensation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The current package. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeCompensation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of departments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DepartmentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createDepartment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DepartmentCreate']
      }
    }
    responses: {
      /** @description The department that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Department']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getDepartment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The department. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Department']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateDepartment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DepartmentUpdate']
      }
    }
    responses: {
      /** @description The department. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Department']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of designations. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DesignationPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createDesignation: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DesignationCreate']
      }
    }
    responses: {
      /** @description The designation that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Designation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getDesignation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The designation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Designation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateDesignation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DesignationUpdate']
      }
    }
    responses: {
      /** @description The designation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Designation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of branches. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BranchPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createBranch: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BranchCreate']
      }
    }
    responses: {
      /** @description The branch that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Branch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getBranch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The branch. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Branch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateBranch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BranchUpdate']
      }
    }
    responses: {
      /** @description The branch. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Branch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of employment types. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmploymentTypePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createEmploymentType: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmploymentTypeCreate']
      }
    }
    responses: {
      /** @description The employment type that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmploymentType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getEmploymentType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The employment type. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmploymentType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateEmploymentType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmploymentTypeUpdate']
      }
    }
    responses: {
      /** @description The employment type. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmploymentType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of pay grades. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayGradePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPayGrade: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayGradeCreate']
      }
    }
    responses: {
      /** @description The pay grade that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayGrade']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayGrade: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pay grade. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayGrade']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updatePayGrade: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayGradeUpdate']
      }
    }
    responses: {
      /** @description The pay grade. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayGrade']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of shifts. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ShiftPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createShift: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ShiftCreate']
      }
    }
    responses: {
      /** @description The shift that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Shift']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getShift: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The shift. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Shift']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateShift: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ShiftUpdate']
      }
    }
    responses: {
      /** @description The shift. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Shift']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  listHolidays: {
    parameters: {
      query?: {
        /** @description Only holidays on this date or later. */
        date_from?: components['schemas']['Date']
        /** @description Only holidays on this date or earlier. */
        date_to?: components['schemas']['Date']
        /** @description Only holidays in this calendar year. */
        year?: number
        /** @description Only holidays of this branch. Holidays of the whole workspace have no branch and are not included. */
        branch_id?: components['schemas']['Id']
        /** @description Only holidays of this type. */
        type?: components['schemas']['HolidayType']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of holidays. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['HolidayPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createHoliday: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['HolidayCreate']
      }
    }
    responses: {
      /** @description The holiday that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Holiday']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getHoliday: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The holiday. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Holiday']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateHoliday: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['HolidayUpdate']
      }
    }
    responses: {
      /** @description The holiday. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Holiday']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave types. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveTypePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave type. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave policies. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeavePolicyPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeavePolicy: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave policy. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeavePolicy']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave groups. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveGroupPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave group. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveGroup']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  listLeaveBalances: {
    parameters: {
      query?: {
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave balances. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveBalancePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveBalance: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave balance. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveBalance']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave applications. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveApplicationPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLeaveApplication: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveApplicationCreate']
      }
    }
    responses: {
      /** @description The leave application that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveApplication']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveApplication: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave application. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveApplication']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  approveLeaveApplication: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave application after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveApplication']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rejectLeaveApplication: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveApplicationRejection']
      }
    }
    responses: {
      /** @description The leave application after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveApplication']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelLeaveApplication: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['LeaveApplicationCancellation']
      }
    }
    responses: {
      /** @description The leave application after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveApplication']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of attendance records. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AttendanceRecordPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createAttendanceRecord: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceRecordCreate']
      }
    }
    responses: {
      /** @description The attendance record as it was written. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AttendanceRecord']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAttendanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The attendance record. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AttendanceRecord']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAttendanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceRecordUpdate']
      }
    }
    responses: {
      /** @description The attendance record. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AttendanceRecord']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of punches. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PunchPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPunch: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PunchCreate']
      }
    }
    responses: {
      /** @description The punch that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Punch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPunch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The punch. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Punch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of overtime requests. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OvertimeRequestPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createOvertimeRequest: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OvertimeRequestCreate']
      }
    }
    responses: {
      /** @description The overtime request that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OvertimeRequest']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getOvertimeRequest: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The overtime request. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OvertimeRequest']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  approveOvertimeRequest: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['OvertimeRequestApproval']
      }
    }
    responses: {
      /** @description The overtime request after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OvertimeRequest']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rejectOvertimeRequest: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['OvertimeRequestRejection']
      }
    }
    responses: {
      /** @description The overtime request after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OvertimeRequest']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelOvertimeRequest: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The overtime request after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OvertimeRequest']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of regularisations. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RegularisationPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createRegularisation: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RegularisationCreate']
      }
    }
    responses: {
      /** @description The regularisation that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Regularisation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getRegularisation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The regularisation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Regularisation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  approveRegularisation: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The regularisation after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Regularisation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rejectRegularisation: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RegularisationRejection']
      }
    }
    responses: {
      /** @description The regularisation after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Regularisation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelRegularisation: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The regularisation after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Regularisation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of rest day swaps. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestDaySwapPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createRestDaySwap: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['RestDaySwapCreate']
      }
    }
    responses: {
      /** @description The rest day swap that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestDaySwap']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getRestDaySwap: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rest day swap. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestDaySwap']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelRestDaySwap: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rest day swap after the decision. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestDaySwap']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of employee shifts. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeShiftPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createEmployeeShift: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeShiftCreate']
      }
    }
    responses: {
      /** @description The employee shift that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeShift']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getEmployeeShift: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The employee shift. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeShift']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of geofenced sites. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GeofencedSitePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createGeofencedSite: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GeofencedSiteCreate']
      }
    }
    responses: {
      /** @description The geofenced site that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GeofencedSite']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getGeofencedSite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The geofenced site. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GeofencedSite']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateGeofencedSite: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GeofencedSiteUpdate']
      }
    }
    responses: {
      /** @description The geofenced site. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GeofencedSite']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAttendanceSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AttendanceSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of salary components. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryComponentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The salary component. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of salary structures. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructurePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryStructure: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The salary structure. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructure']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of salary structure components. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructureComponentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryStructureComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The salary structure component. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructureComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of salary assignments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryAssignmentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryAssignment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The salary assignment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll runs. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll run. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRun']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll entries. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll entry. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntry']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll entry components. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryComponentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollEntryComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll entry component. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of salary slips. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalarySlipPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalarySlip: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The salary slip. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalarySlip']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of loan types. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanTypePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLoanType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The loan type. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of loans. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLoan: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The loan. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of loan installments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanInstallmentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLoanInstallment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The loan installment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanInstallment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of expense categories. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseCategoryPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getExpenseCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense category. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of expense claims. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaimPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getExpenseClaim: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of expense claim items. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaimItemPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getExpenseClaimItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim item. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaimItem']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of asset categories. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetCategoryPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAssetCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset category. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
        /** @description Only records whose own `updated_at` is at or after this instant, RFC 3339 with any offset. A change of a child record does not count. */
        updated_since?: components['parameters']['UpdatedSince']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of assets. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Asset']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of asset assignments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignmentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAssetAssignment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset assignment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of announcement categories. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementCategoryPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAnnouncementCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The announcement category. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of announcements. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAnnouncement: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The announcement. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Announcement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of endpoints. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpointPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookEndpointCreate']
      }
    }
    responses: {
      /** @description The endpoint that was created, with its secret. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getWebhookEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteWebhookEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateWebhookEndpoint: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookEndpointUpdate']
      }
    }
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getWebhookEndpointSecret: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The endpoint. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rotateWebhookEndpointSecret: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The endpoint with its new secret. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  testWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery that was queued. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  replayWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookReplayRequest']
      }
    }
    responses: {
      /** @description How many deliveries were queued again. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookReplay']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDeliveryPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getWebhookDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  replayWebhookDelivery: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery that was queued. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookDelivery']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  listWebhookAttempts: {
    parameters: {
      query?: {
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of attempts. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookAttemptPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLeaveType: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveTypeCreate']
      }
    }
    responses: {
      /** @description The leave type that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateLeaveType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveTypeUpdate']
      }
    }
    responses: {
      /** @description The leave type. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLeavePolicy: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeavePolicyCreate']
      }
    }
    responses: {
      /** @description The leave policy that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeavePolicy']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateLeavePolicy: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeavePolicyUpdate']
      }
    }
    responses: {
      /** @description The leave policy. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeavePolicy']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLeaveGroup: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveGroupCreate']
      }
    }
    responses: {
      /** @description The leave group that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveGroup']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateLeaveGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveGroupUpdate']
      }
    }
    responses: {
      /** @description The leave group. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveGroup']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  assignLeaveGroupTypes: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveGroupTypes']
      }
    }
    responses: {
      /** @description The leave group. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveGroup']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  assignEmployeeLeaveGroup: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveGroupMembership']
      }
    }
    responses: {
      /** @description The employee. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Employee']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  adjustLeaveBalance: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveBalanceAdjustment']
      }
    }
    responses: {
      /** @description The balance after the change. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveBalance']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave encashments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveEncashmentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLeaveEncashment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveEncashmentCreate']
      }
    }
    responses: {
      /** @description The leave encashment that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveEncashment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveEncashment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave encashment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveEncashment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelLeaveEncashment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The leave encashment after it was cancelled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveEncashment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLoanType: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanTypeCreate']
      }
    }
    responses: {
      /** @description The loan type that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateLoanType: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanTypeUpdate']
      }
    }
    responses: {
      /** @description The loan type. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanType']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanCreate']
      }
    }
    responses: {
      /** @description The loan that was requested. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  previewLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanCreate']
      }
    }
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanSchedule']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  approveLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The loan after it was approved. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rejectLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanReason']
      }
    }
    responses: {
      /** @description The loan after it was rejected. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanReason']
      }
    }
    responses: {
      /** @description The loan after it was cancelled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  disburseLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['LoanDisbursement']
      }
    }
    responses: {
      /** @description The loan after it was disbursed. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rescheduleLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanRescheduling']
      }
    }
    responses: {
      /** @description The loan after it was rescheduled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  settleLoan: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanSettlement']
      }
    }
    responses: {
      /** @description The loan after it was settled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  writeLoanOff: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanReason']
      }
    }
    responses: {
      /** @description The loan after it was written off. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Loan']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLoanExplanation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The explanation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Explanation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLoanNumbering: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The numbering. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanNumbering']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateLoanNumbering: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanNumberingUpdate']
      }
    }
    responses: {
      /** @description The numbering. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanNumbering']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  waiveLoanInstallment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanReason']
      }
    }
    responses: {
      /** @description The installment after it was waived. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanInstallment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deferLoanInstallment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LoanReason']
      }
    }
    responses: {
      /** @description The installment after it was deferred. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LoanInstallment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createExpenseCategory: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseCategoryCreate']
      }
    }
    responses: {
      /** @description The expense category that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateExpenseCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseCategoryUpdate']
      }
    }
    responses: {
      /** @description The expense category. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of expense limits. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseLimitPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createExpenseLimit: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseLimitCreate']
      }
    }
    responses: {
      /** @description The expense limit that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseLimit']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getExpenseLimit: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense limit. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseLimit']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteExpenseLimit: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense limit. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseLimit']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateExpenseLimit: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseLimitUpdate']
      }
    }
    responses: {
      /** @description The expense limit. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseLimit']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseClaimCreate']
      }
    }
    responses: {
      /** @description The expense claim that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateExpenseClaim: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseClaimUpdate']
      }
    }
    responses: {
      /** @description The expense claim. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  submitExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim after it was submitted. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  approveExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['ExpenseApproval']
      }
    }
    responses: {
      /** @description The expense claim after it was decided. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  rejectExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseRejection']
      }
    }
    responses: {
      /** @description The expense claim after it was rejected. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  reviseExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim after it was made a draft again. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim after it was cancelled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  payExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpensePayment']
      }
    }
    responses: {
      /** @description The expense claim after it was paid. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  handExpenseClaimOver: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim after it was handed over. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  recallExpenseClaim: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The expense claim after it was taken back. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaim']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createExpenseClaimItem: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseClaimItemCreate']
      }
    }
    responses: {
      /** @description The item that was added. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaimItem']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteExpenseClaimItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The item. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaimItem']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateExpenseClaimItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ExpenseClaimItemUpdate']
      }
    }
    responses: {
      /** @description The item. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpenseClaimItem']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createAssetCategory: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AssetCategoryCreate']
      }
    }
    responses: {
      /** @description The asset category that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAssetCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AssetCategoryUpdate']
      }
    }
    responses: {
      /** @description The asset category. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createAsset: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AssetCreate']
      }
    }
    responses: {
      /** @description The asset that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Asset']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AssetUpdate']
      }
    }
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Asset']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  repairAsset: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset after it went to repair. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Asset']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  restoreAsset: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['AssetRestoration']
      }
    }
    responses: {
      /** @description The asset after its repair. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Asset']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  retireAsset: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset after it was retired. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Asset']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createAssetAssignment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AssetAssignmentCreate']
      }
    }
    responses: {
      /** @description The asset assignment that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAssetAssignment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AssetAssignmentUpdate']
      }
    }
    responses: {
      /** @description The asset assignment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  acknowledgeAssetAssignment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset assignment with the receipt. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  returnAssetAssignment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['AssetReturn']
      }
    }
    responses: {
      /** @description The asset assignment after the return. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  loseAssetAssignment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['AssetLoss']
      }
    }
    responses: {
      /** @description The asset assignment after the loss. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of asset assignments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetAssignmentDetailPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createAnnouncementCategory: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementCategoryCreate']
      }
    }
    responses: {
      /** @description The announcement category that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAnnouncementCategory: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementCategoryUpdate']
      }
    }
    responses: {
      /** @description The announcement category. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementCategory']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of announcement drafts. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraftPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createAnnouncementDraft: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementDraftCreate']
      }
    }
    responses: {
      /** @description The draft that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraft']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAnnouncementDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The draft. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraft']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteAnnouncementDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The draft. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraft']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAnnouncementDraft: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementDraftUpdate']
      }
    }
    responses: {
      /** @description The draft. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraft']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  publishAnnouncementDraft: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['AnnouncementPublication']
      }
    }
    responses: {
      /** @description The draft after it was published or scheduled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraft']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  withdrawAnnouncementDraft: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The draft after it was withdrawn. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnnouncementDraft']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAnnouncement: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementUpdate']
      }
    }
    responses: {
      /** @description The announcement. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Announcement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  expireAnnouncement: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The announcement after it was ended. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Announcement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  acknowledgeAnnouncement: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementAcknowledgement']
      }
    }
    responses: {
      /** @description The announcement. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Announcement']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of leave overdrafts. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LeaveOverdraftPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveApplicationExplanation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The explanation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Explanation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLeaveBalanceExplanation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The explanation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Explanation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  closeFiscalYear: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The result of the close. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FiscalYearClose']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateAttendanceSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceSettingsUpdate']
      }
    }
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AttendanceSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getAttendanceRecordExplanation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The explanation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Explanation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPayrollRun: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollRunDetailCreate']
      }
    }
    responses: {
      /** @description The payroll run that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updatePayrollRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollRunDetailUpdate']
      }
    }
    responses: {
      /** @description The payroll run after the change. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The preview. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPreview']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  verifyPayrollRun: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operation that was started. */
      202: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollOperation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  processPayrollRun: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operation that has begun. */
      202: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollOperation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  reopenPayrollRun: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll run as a draft. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  approvePayrollRun: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operation that has begun. */
      202: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollOperation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  lockPayrollRun: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The operation that has begun. */
      202: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollOperation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll runs. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetailPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollRunDetail: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll run. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll operations. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollOperationPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollOperation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll operation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollOperation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
        /** @description `true`: only entries that something is warned of. `false`: only the others. */
        has_warnings?: boolean
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll entries. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryDetailPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollEntryDetail: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll entry. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollEntryExplanation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The explanation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Explanation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  holdPayrollEntry: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollEntryHold']
      }
    }
    responses: {
      /** @description The payroll entry on hold. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  releasePayrollEntry: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll entry after the release. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  acknowledgePayrollEntry: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll entry. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollEntryDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPayrollImport: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollImportCreate']
      }
    }
    responses: {
      /** @description The payroll run that was imported. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deletePayrollImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll run that was removed. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updatePayrollImport: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollImportUpdate']
      }
    }
    responses: {
      /** @description The payroll run with what it warns of. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollRunDetail']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of batches. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPaymentBatchPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPayrollPaymentBatch: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollPaymentBatchCreate']
      }
    }
    responses: {
      /** @description The batch that was prepared. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPaymentBatch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollPaymentBatch: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The batch. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPaymentBatch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  recordPayrollPaymentBatch: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollPaymentRecord']
      }
    }
    responses: {
      /** @description The batch after it was recorded. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPaymentBatch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelPayrollPaymentBatch: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The batch after it was cancelled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPaymentBatch']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPaymentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollPayment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPayment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  failPayrollPayment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollPaymentFailure']
      }
    }
    responses: {
      /** @description The payment after it was marked as failed. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollPayment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollVariance: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The comparison. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollVarianceTotals']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  listPayrollVariances: {
    parameters: {
      query?: {
        /** @description Only differences of at least this amount, up or down. */
        min_amount?: components['schemas']['Money']
        /** @description Only differences of at least so many percent of the earlier amount, up or down. What was not there before counts as more than that. With `min_amount` a difference has to reach both. */
        min_percent?: components['schemas']['Percentage']
        /** @description Only employees in both runs, only those in this one, or only those in the one before. */
        change?: components['schemas']['PayrollVarianceChange']
        /** @description The maximum number of records in a page, up to 100. A larger value counts as 100. A page with fewer records is the last one only if `has_more` is false. */
        limit?: components['parameters']['Limit']
        /** @description The `next_cursor` of the previous page, sent with the same filters. */
        starting_after?: components['parameters']['StartingAfter']
      }
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of employees. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollVariancePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updatePayrollSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollSettingsUpdate']
      }
    }
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollSettings']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll adjustments. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollAdjustmentPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPayrollAdjustment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollAdjustmentCreate']
      }
    }
    responses: {
      /** @description The payroll adjustment that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollAdjustment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollAdjustment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll adjustment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollAdjustment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updatePayrollAdjustment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollAdjustmentUpdate']
      }
    }
    responses: {
      /** @description The payroll adjustment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollAdjustment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelPayrollAdjustment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll adjustment after it was cancelled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollAdjustment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of facts of employees. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeLawFactPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createEmployeeLawFact: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeLawFactCreate']
      }
    }
    responses: {
      /** @description The fact that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeLawFact']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getEmployeeLawFact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fact. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeLawFact']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteEmployeeLawFact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The fact. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeLawFact']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateEmployeeLawFact: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeLawFactUpdate']
      }
    }
    responses: {
      /** @description The fact. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeLawFact']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of tax openings. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TaxOpeningPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createTaxOpening: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TaxOpeningCreate']
      }
    }
    responses: {
      /** @description The tax opening that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TaxOpening']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getTaxOpening: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tax opening. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TaxOpening']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteTaxOpening: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tax opening. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TaxOpening']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateTaxOpening: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TaxOpeningUpdate']
      }
    }
    responses: {
      /** @description The tax opening. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TaxOpening']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of payroll corrections. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollCorrectionPage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createPayrollCorrection: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollCorrectionCreate']
      }
    }
    responses: {
      /** @description The payroll correction that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollCorrection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getPayrollCorrection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll correction. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollCorrection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  cancelPayrollCorrection: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payroll correction after it was cancelled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PayrollCorrection']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLawParameters: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The values of the law. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawParameters']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of law values. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawValuePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createLawValue: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LawValueCreate']
      }
    }
    responses: {
      /** @description The law value that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawValue']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getLawValue: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The law value. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawValue']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteLawValue: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The law value. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawValue']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateLawValue: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LawValueUpdate']
      }
    }
    responses: {
      /** @description The law value. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawValue']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  enableWebhookEndpoint: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The endpoint after it was enabled. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WebhookEndpoint']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createSalaryComponent: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryComponentCreate']
      }
    }
    responses: {
      /** @description The salary component that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateSalaryComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryComponentUpdate']
      }
    }
    responses: {
      /** @description The salary component. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryComponentFormula: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The formula. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryFormula']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createSalaryStructure: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryStructureCreate']
      }
    }
    responses: {
      /** @description The salary structure that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructure']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateSalaryStructure: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryStructureUpdate']
      }
    }
    responses: {
      /** @description The salary structure. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructure']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createSalaryStructureComponent: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryStructureComponentCreate']
      }
    }
    responses: {
      /** @description The component of the structure. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructureComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteSalaryStructureComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The component that was removed. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructureComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateSalaryStructureComponent: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryStructureComponentUpdate']
      }
    }
    responses: {
      /** @description The component of the structure. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryStructureComponent']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryStructureComponentFormula: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The formula. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryFormula']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createSalaryAssignment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryAssignmentCreate']
      }
    }
    responses: {
      /** @description The salary assignment that was created. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  previewSalaryAssignment: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryPackagePreview']
      }
    }
    responses: {
      /** @description The package. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryPackage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteSalaryAssignment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The salary assignment that was deleted. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateSalaryAssignment: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalaryAssignmentUpdate']
      }
    }
    responses: {
      /** @description The salary assignment. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryAssignment']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  getSalaryAssignmentPackage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The package. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SalaryPackage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  createEmployeeBankAccount: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeBankAccountCreate']
      }
    }
    responses: {
      /** @description The bank account that was added. */
      201: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeBankAccount']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  deleteEmployeeBankAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the bank account. */
        bank_account_id: components['parameters']['BankAccountId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The bank account that was deleted. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeBankAccount']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateEmployeeBankAccount: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
        /** @description The `id` of the bank account. */
        bank_account_id: components['parameters']['BankAccountId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeBankAccountUpdate']
      }
    }
    responses: {
      /** @description The bank account. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeBankAccount']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  updateEmployeeCompensation: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The `id` of the employee. */
        id: components['parameters']['EmployeeId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeCompensationUpdate']
      }
    }
    responses: {
      /** @description The compensation. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EmployeeCompensation']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      413: components['responses']['PayloadTooLarge']
      415: components['responses']['UnsupportedMediaType']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
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
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MessagePage']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  readMessage: {
    parameters: {
      query?: never
      header?: {
        /** @description Makes the request safe to repeat for 24 hours. Use a new UUID for each operation and the same one on each retry. The same key with another body returns 409. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey']
      }
      path: {
        /** @description The `id` of the record. */
        id: components['parameters']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message after it was marked as read. */
      200: {
        headers: {
          'Request-Id': components['headers']['RequestId']
          'RateLimit-Limit': components['headers']['RateLimitLimit']
          'RateLimit-Remaining': components['headers']['RateLimitRemaining']
          'RateLimit-Reset': components['headers']['RateLimitReset']
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimitPolicy']
          'Idempotent-Replay': components['headers']['IdempotentReplay']
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Message']
        }
      }
      400: components['responses']['BadRequest']
      401: components['responses']['Unauthorized']
      403: components['responses']['Forbidden']
      404: components['responses']['NotFound']
      409: components['responses']['Conflict']
      429: components['responses']['TooManyRequests']
      500: components['responses']['InternalError']
      503: components['responses']['Unavailable']
    }
  }
  employeeCreated: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeCreatedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  employeeUpdated: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeUpdatedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  employeeDeleted: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['EmployeeDeletedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  attendanceRecorded: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceRecordedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  attendanceUpdated: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['AttendanceUpdatedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  leaveRequested: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveRequestedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  leaveApproved: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveApprovedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  leaveRejected: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveRejectedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  leaveCancelled: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['LeaveCancelledEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  payrollRunApproved: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollRunApprovedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  payrollRunLocked: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PayrollRunLockedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  salarySlipPublished: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['SalarySlipPublishedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
  }
  contractSigned: {
    parameters: {
      query?: never
      header: {
        /** @description The type of the event, as in the body. */
        'Muster-Event': components['parameters']['MusterEvent']
        /** @description Identifies the delivery. It is the same on each retry. Deduplicate on it. */
        'Muster-Delivery': components['parameters']['MusterDelivery']
        /** @description When the delivery was signed, in Unix seconds. Reject a timestamp that is more than 300 seconds off your clock. */
        'Muster-Timestamp': components['parameters']['MusterTimestamp']
        /** @description `t=<unix seconds>,v1=<signature>`, where the signature is the lowercase hex HMAC-SHA256 of the timestamp, a dot and the raw body, keyed with the endpoint's secret. For 24 hours after a rotation there are two `v1`, and either may match. Compare in constant time. */
        'Muster-Signature': components['parameters']['MusterSignature']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ContractSignedEvent']
      }
    }
    responses: {
      /** @description You have received the event. The log of attempts keeps the first 1,024 bytes of the answer. */
      '2XX': {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
    }
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
export type Timestamp = components['schemas']['Timestamp']
export type NullableTimestamp = components['schemas']['NullableTimestamp']
export type TimeOfDay = components['schemas']['TimeOfDay']
export type NullableTimeOfDay = components['schemas']['NullableTimeOfDay']
export type Money = components['schemas']['Money']
export type SignedMoney = components['schemas']['SignedMoney']
export type NullableMoney = components['schemas']['NullableMoney']
export type Days = components['schemas']['Days']
export type UnsignedDays = components['schemas']['UnsignedDays']
export type Hours = components['schemas']['Hours']
export type NullableHours = components['schemas']['NullableHours']
export type Factor = components['schemas']['Factor']
export type Percentage = components['schemas']['Percentage']
export type AmountOrPercentage = components['schemas']['AmountOrPercentage']
export type NullableAmountOrPercentage = components['schemas']['NullableAmountOrPercentage']
export type NullableEmail = components['schemas']['NullableEmail']
export type NullablePhone = components['schemas']['NullablePhone']
export type CountryCode = components['schemas']['CountryCode']
export type Cursor = components['schemas']['Cursor']
export type NullableCursor = components['schemas']['NullableCursor']
export type Scope = components['schemas']['Scope']
export type SalaryComponentType = components['schemas']['SalaryComponentType']
export type CalculationType = components['schemas']['CalculationType']
export type ChosenCalculationType = components['schemas']['ChosenCalculationType']
export type PaymentMethod = components['schemas']['PaymentMethod']
export type RecordStatus = components['schemas']['RecordStatus']
export type EmployeeStatus = components['schemas']['EmployeeStatus']
export type AddressType = components['schemas']['AddressType']
export type FiscalYearStatus = components['schemas']['FiscalYearStatus']
export type AttendanceMode = components['schemas']['AttendanceMode']
export type HolidayType = components['schemas']['HolidayType']
export type ApiKey = components['schemas']['ApiKey']
export type Company = components['schemas']['Company']
export type FiscalYear = components['schemas']['FiscalYear']
export type FiscalYearPage = components['schemas']['FiscalYearPage']
export type EmployeeFields = components['schemas']['EmployeeFields']
export type EmployeeCreate = components['schemas']['EmployeeCreate']
export type EmployeeUpdate = components['schemas']['EmployeeUpdate']
export type Employee = components['schemas']['Employee']
export type EmployeePage = components['schemas']['EmployeePage']
export type EmployeeCreatedEvent = components['schemas']['EmployeeCreatedEvent']
export type EmployeeUpdatedEvent = components['schemas']['EmployeeUpdatedEvent']
export type EmployeeDeletedEvent = components['schemas']['EmployeeDeletedEvent']
export type EmployeeAddressFields = components['schemas']['EmployeeAddressFields']
export type EmployeeAddressCreate = components['schemas']['EmployeeAddressCreate']
export type EmployeeAddressUpdate = components['schemas']['EmployeeAddressUpdate']
export type EmployeeAddress = components['schemas']['EmployeeAddress']
export type EmployeeAddressPage = components['schemas']['EmployeeAddressPage']
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
export type ShiftFields = components['schemas']['ShiftFields']
export type ShiftCreate = components['schemas']['ShiftCreate']
export type ShiftUpdate = components['schemas']['ShiftUpdate']
export type Shift = components['schemas']['Shift']
export type ShiftPage = components['schemas']['ShiftPage']
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
export type LeaveEncashmentStatus = components['schemas']['LeaveEncashmentStatus']
export type LeaveEncashmentFields = components['schemas']['LeaveEncashmentFields']
export type LeaveEncashmentCreate = components['schemas']['LeaveEncashmentCreate']
export type LeaveEncashment = components['schemas']['LeaveEncashment']
export type LeaveEncashmentPage = components['schemas']['LeaveEncashmentPage']
export type LeaveOverdraft = components['schemas']['LeaveOverdraft']
export type LeaveOverdraftPage = components['schemas']['LeaveOverdraftPage']
export type AssetStatus = components['schemas']['AssetStatus']
export type AssetCondition = components['schemas']['AssetCondition']
export type AssetReturnCondition = components['schemas']['AssetReturnCondition']
export type AssetAssignmentStatus = components['schemas']['AssetAssignmentStatus']
export type AssetCategoryFields = components['schemas']['AssetCategoryFields']
export type AssetCategoryCreate = components['schemas']['AssetCategoryCreate']
export type AssetCategoryUpdate = components['schemas']['AssetCategoryUpdate']
export type AssetCategory = components['schemas']['AssetCategory']
export type AssetCategoryPage = components['schemas']['AssetCategoryPage']
export type AssetFields = components['schemas']['AssetFields']
export type AssetCreate = components['schemas']['AssetCreate']
export type AssetUpdate = components['schemas']['AssetUpdate']
export type AssetRestoration = components['schemas']['AssetRestoration']
export type Asset = components['schemas']['Asset']
export type AssetPage = components['schemas']['AssetPage']
export type AssetAssignmentFields = components['schemas']['AssetAssignmentFields']
export type AssetAssignmentCreate = components['schemas']['AssetAssignmentCreate']
export type AssetAssignmentUpdate = components['schemas']['AssetAssignmentUpdate']
export type AssetReturn = components['schemas']['AssetReturn']
export type AssetLoss = components['schemas']['AssetLoss']
export type AssetAssignment = components['schemas']['AssetAssignment']
export type AssetAssignmentPage = components['schemas']['AssetAssignmentPage']
export type AssetAssignmentDetail = components['schemas']['AssetAssignmentDetail']
export type AssetAssignmentDetailPage = components['schemas']['AssetAssignmentDetailPage']
export type LoanStatus = components['schemas']['LoanStatus']
export type LoanInstallmentStatus = components['schemas']['LoanInstallmentStatus']
export type LoanTypeFields = components['schemas']['LoanTypeFields']
export type LoanTypeCreate = components['schemas']['LoanTypeCreate']
export type LoanTypeUpdate = components['schemas']['LoanTypeUpdate']
export type LoanType = components['schemas']['LoanType']
export type LoanTypePage = components['schemas']['LoanTypePage']
export type LoanFields = components['schemas']['LoanFields']
export type LoanCreate = components['schemas']['LoanCreate']
export type LoanReason = components['schemas']['LoanReason']
export type LoanDisbursement = components['schemas']['LoanDisbursement']
export type LoanRescheduling = components['schemas']['LoanRescheduling']
export type LoanSettlement = components['schemas']['LoanSettlement']
export type InterestMethod = components['schemas']['InterestMethod']
export type LoanSchedule = components['schemas']['LoanSchedule']
export type LoanScheduleMonth = components['schemas']['LoanScheduleMonth']
export type Loan = components['schemas']['Loan']
export type LoanPage = components['schemas']['LoanPage']
export type LoanNumberingFields = components['schemas']['LoanNumberingFields']
export type LoanNumberingUpdate = components['schemas']['LoanNumberingUpdate']
export type LoanNumbering = components['schemas']['LoanNumbering']
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
export type ExpenseClaimItemFields = components['schemas']['ExpenseClaimItemFields']
export type ExpenseClaimItemCreate = components['schemas']['ExpenseClaimItemCreate']
export type ExpenseClaimItemUpdate = components['schemas']['ExpenseClaimItemUpdate']
export type ExpenseClaimItem = components['schemas']['ExpenseClaimItem']
export type ExpenseClaimItemPage = components['schemas']['ExpenseClaimItemPage']
export type AnnouncementCategoryFields = components['schemas']['AnnouncementCategoryFields']
export type AnnouncementCategoryCreate = components['schemas']['AnnouncementCategoryCreate']
export type AnnouncementCategoryUpdate = components['schemas']['AnnouncementCategoryUpdate']
export type AnnouncementCategory = components['schemas']['AnnouncementCategory']
export type AnnouncementCategoryPage = components['schemas']['AnnouncementCategoryPage']
export type AnnouncementPriority = components['schemas']['AnnouncementPriority']
export type AnnouncementAudience = components['schemas']['AnnouncementAudience']
export type AnnouncementStatus = components['schemas']['AnnouncementStatus']
export type AnnouncementDraftStatus = components['schemas']['AnnouncementDraftStatus']
export type AnnouncementFields = components['schemas']['AnnouncementFields']
export type AnnouncementUpdate = components['schemas']['AnnouncementUpdate']
export type Announcement = components['schemas']['Announcement']
export type AnnouncementPage = components['schemas']['AnnouncementPage']
export type AnnouncementDraftFields = components['schemas']['AnnouncementDraftFields']
export type AnnouncementDraftCreate = components['schemas']['AnnouncementDraftCreate']
export type AnnouncementDraftUpdate = components['schemas']['AnnouncementDraftUpdate']
export type AnnouncementDraft = components['schemas']['AnnouncementDraft']
export type AnnouncementDraftPage = components['schemas']['AnnouncementDraftPage']
export type AnnouncementPublication = components['schemas']['AnnouncementPublication']
export type AnnouncementAcknowledgement = components['schemas']['AnnouncementAcknowledgement']
export type Explanation = components['schemas']['Explanation']
export type ExplanationLine = components['schemas']['ExplanationLine']
export type FiscalYearClose = components['schemas']['FiscalYearClose']
export type LeaveBalance = components['schemas']['LeaveBalance']
export type LeaveBalancePage = components['schemas']['LeaveBalancePage']
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
export type AttendanceStatus = components['schemas']['AttendanceStatus']
export type LeavePortion = components['schemas']['LeavePortion']
export type AttendanceSource = components['schemas']['AttendanceSource']
export type AttendanceRecordFields = components['schemas']['AttendanceRecordFields']
export type AttendanceRecordCreate = components['schemas']['AttendanceRecordCreate']
export type AttendanceRecordUpdate = components['schemas']['AttendanceRecordUpdate']
export type AttendanceRecord = components['schemas']['AttendanceRecord']
export type AttendanceRecordPage = components['schemas']['AttendanceRecordPage']
export type AttendanceRecordedEvent = components['schemas']['AttendanceRecordedEvent']
export type AttendanceUpdatedEvent = components['schemas']['AttendanceUpdatedEvent']
export type PunchDirection = components['schemas']['PunchDirection']
export type PunchSource = components['schemas']['PunchSource']
export type NullableLatitude = components['schemas']['NullableLatitude']
export type NullableLongitude = components['schemas']['NullableLongitude']
export type Latitude = components['schemas']['Latitude']
export type Longitude = components['schemas']['Longitude']
export type PunchFields = components['schemas']['PunchFields']
export type PunchCreate = components['schemas']['PunchCreate']
export type Punch = components['schemas']['Punch']
export type PunchPage = components['schemas']['PunchPage']
export type RequestStatus = components['schemas']['RequestStatus']
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
export type EmployeeLawFactFields = components['schemas']['EmployeeLawFactFields']
export type EmployeeLawFactCreate = components['schemas']['EmployeeLawFactCreate']
export type EmployeeLawFactUpdate = components['schemas']['EmployeeLawFactUpdate']
export type EmployeeLawFact = components['schemas']['EmployeeLawFact']
export type EmployeeLawFactPage = components['schemas']['EmployeeLawFactPage']
export type TaxYear = components['schemas']['TaxYear']
export type TaxOpeningSource = components['schemas']['TaxOpeningSource']
export type TaxOpeningFields = components['schemas']['TaxOpeningFields']
export type TaxOpeningCreate = components['schemas']['TaxOpeningCreate']
export type TaxOpeningUpdate = components['schemas']['TaxOpeningUpdate']
export type TaxOpening = components['schemas']['TaxOpening']
export type TaxOpeningPage = components['schemas']['TaxOpeningPage']
export type CorrectedHalf = components['schemas']['CorrectedHalf']
export type CorrectedAs = components['schemas']['CorrectedAs']
export type PayrollCorrectionStatus = components['schemas']['PayrollCorrectionStatus']
export type PayrollCorrectionFields = components['schemas']['PayrollCorrectionFields']
export type PayrollCorrectionCreate = components['schemas']['PayrollCorrectionCreate']
export type PayrollCorrection = components['schemas']['PayrollCorrection']
export type PayrollCorrectionPage = components['schemas']['PayrollCorrectionPage']
export type NullableFigure = components['schemas']['NullableFigure']
export type LawValueFields = components['schemas']['LawValueFields']
export type LawValueCreate = components['schemas']['LawValueCreate']
export type LawValueUpdate = components['schemas']['LawValueUpdate']
export type LawValue = components['schemas']['LawValue']
export type LawValuePage = components['schemas']['LawValuePage']
export type LawFigure = components['schemas']['LawFigure']
export type LawParameterKind = components['schemas']['LawParameterKind']
export type LawParameter = components['schemas']['LawParameter']
export type LawFactType = components['schemas']['LawFactType']
export type LawFact = components['schemas']['LawFact']
export type LawParameters = components['schemas']['LawParameters']
export type ExemptionMode = components['schemas']['ExemptionMode']
export type SalaryComponentFields = components['schemas']['SalaryComponentFields']
export type SalaryComponentCreate = components['schemas']['SalaryComponentCreate']
export type SalaryComponentUpdate = components['schemas']['SalaryComponentUpdate']
export type SalaryComponent = components['schemas']['SalaryComponent']
export type SalaryComponentPage = components['schemas']['SalaryComponentPage']
export type SalaryFormula = components['schemas']['SalaryFormula']
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
export type SalaryComponentOverride = components['schemas']['SalaryComponentOverride']
export type SalaryComponentOverrides = components['schemas']['SalaryComponentOverrides']
export type SalaryAssignmentCreate = components['schemas']['SalaryAssignmentCreate']
export type SalaryAssignmentUpdate = components['schemas']['SalaryAssignmentUpdate']
export type SalaryAssignment = components['schemas']['SalaryAssignment']
export type SalaryAssignmentPage = components['schemas']['SalaryAssignmentPage']
export type SalaryPackagePreview = components['schemas']['SalaryPackagePreview']
export type SalaryPackageLine = components['schemas']['SalaryPackageLine']
export type SalaryPackage = components['schemas']['SalaryPackage']
export type Problem = components['schemas']['Problem']
export type ProblemError = components['schemas']['ProblemError']
export type ProblemCode = components['schemas']['ProblemCode']
export type PayrollRunStatus = components['schemas']['PayrollRunStatus']
export type PayrollRunSource = components['schemas']['PayrollRunSource']
export type PayrollRunKind = components['schemas']['PayrollRunKind']
export type PayrollRunDetailFields = components['schemas']['PayrollRunDetailFields']
export type PayrollRunDetailCreate = components['schemas']['PayrollRunDetailCreate']
export type PayrollRunDetailUpdate = components['schemas']['PayrollRunDetailUpdate']
export type PayrollWarning = components['schemas']['PayrollWarning']
export type PayrollRunDetail = components['schemas']['PayrollRunDetail']
export type PayrollRunDetailPage = components['schemas']['PayrollRunDetailPage']
export type PayrollRun = components['schemas']['PayrollRun']
export type PayrollRunPage = components['schemas']['PayrollRunPage']
export type PayrollRunApprovedEvent = components['schemas']['PayrollRunApprovedEvent']
export type PayrollRunLockedEvent = components['schemas']['PayrollRunLockedEvent']
export type PayrollEntryStatus = components['schemas']['PayrollEntryStatus']
export type PayrollDeferral = components['schemas']['PayrollDeferral']
export type PayrollEntryDetail = components['schemas']['PayrollEntryDetail']
export type PayrollEntryDetailPage = components['schemas']['PayrollEntryDetailPage']
export type PayrollEntryHold = components['schemas']['PayrollEntryHold']
export type PayrollOperationKind = components['schemas']['PayrollOperationKind']
export type PayrollOperationStatus = components['schemas']['PayrollOperationStatus']
export type PayrollProblem = components['schemas']['PayrollProblem']
export type PayrollOperation = components['schemas']['PayrollOperation']
export type PayrollOperationPage = components['schemas']['PayrollOperationPage']
export type PayrollPreviewLine = components['schemas']['PayrollPreviewLine']
export type PayrollPreviewEntry = components['schemas']['PayrollPreviewEntry']
export type PayrollPreview = components['schemas']['PayrollPreview']
export type PayrollEntry = components['schemas']['PayrollEntry']
export type PayrollEntryPage = components['schemas']['PayrollEntryPage']
export type PayrollImportLine = components['schemas']['PayrollImportLine']
export type PayrollImportEntry = components['schemas']['PayrollImportEntry']
export type PayrollImportTotals = components['schemas']['PayrollImportTotals']
export type PayrollImportFields = components['schemas']['PayrollImportFields']
export type PayrollImportCreate = components['schemas']['PayrollImportCreate']
export type PayrollImportUpdate = components['schemas']['PayrollImportUpdate']
export type PayrollPaymentStatus = components['schemas']['PayrollPaymentStatus']
export type PayrollPayment = components['schemas']['PayrollPayment']
export type PayrollPaymentPage = components['schemas']['PayrollPaymentPage']
export type PayrollPaymentBatchStatus = components['schemas']['PayrollPaymentBatchStatus']
export type PayrollPaymentBatchFields = components['schemas']['PayrollPaymentBatchFields']
export type PayrollPaymentBatchCreate = components['schemas']['PayrollPaymentBatchCreate']
export type PayrollPaymentRecord = components['schemas']['PayrollPaymentRecord']
export type PayrollPaymentFailure = components['schemas']['PayrollPaymentFailure']
export type PayrollPaymentBatch = components['schemas']['PayrollPaymentBatch']
export type PayrollPaymentBatchPage = components['schemas']['PayrollPaymentBatchPage']
export type PayrollDifference = components['schemas']['PayrollDifference']
export type PayrollVarianceLine = components['schemas']['PayrollVarianceLine']
export type PayrollVarianceChange = components['schemas']['PayrollVarianceChange']
export type PayrollVariance = components['schemas']['PayrollVariance']
export type PayrollVariancePage = components['schemas']['PayrollVariancePage']
export type PayrollVarianceTotals = components['schemas']['PayrollVarianceTotals']
export type PayrollEntryComponent = components['schemas']['PayrollEntryComponent']
export type PayrollEntryComponentPage = components['schemas']['PayrollEntryComponentPage']
export type SalarySlip = components['schemas']['SalarySlip']
export type SalarySlipPage = components['schemas']['SalarySlipPage']
export type SalarySlipPublishedEvent = components['schemas']['SalarySlipPublishedEvent']
export type EventType = components['schemas']['EventType']
export type DeliveredEventType = components['schemas']['DeliveredEventType']
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus']
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus']
export type WebhookEndpointFields = components['schemas']['WebhookEndpointFields']
export type WebhookEndpointCreate = components['schemas']['WebhookEndpointCreate']
export type WebhookEndpointUpdate = components['schemas']['WebhookEndpointUpdate']
export type WebhookEndpoint = components['schemas']['WebhookEndpoint']
export type WebhookEndpointPage = components['schemas']['WebhookEndpointPage']
export type MessageType = components['schemas']['MessageType']
export type Message = components['schemas']['Message']
export type MessagePage = components['schemas']['MessagePage']
export type WebhookReplayRequest = components['schemas']['WebhookReplayRequest']
export type WebhookReplay = components['schemas']['WebhookReplay']
export type WebhookDelivery = components['schemas']['WebhookDelivery']
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage']
export type WebhookAttempt = components['schemas']['WebhookAttempt']
export type WebhookAttemptPage = components['schemas']['WebhookAttemptPage']
export type EmploymentContract = components['schemas']['EmploymentContract']
export type ContractSignedEvent = components['schemas']['ContractSignedEvent']

// What each operation takes in its query.

export type ListFiscalYearsQuery = NonNullable<operations['listFiscalYears']['parameters']['query']>
export type ListEmployeesQuery = NonNullable<operations['listEmployees']['parameters']['query']>
export type ListEmployeeAddressesQuery = NonNullable<operations['listEmployeeAddresses']['parameters']['query']>
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
export type ListWebhookEndpointsQuery = NonNullable<operations['listWebhookEndpoints']['parameters']['query']>
export type ListWebhookDeliveriesQuery = NonNullable<operations['listWebhookDeliveries']['parameters']['query']>
export type ListWebhookAttemptsQuery = NonNullable<operations['listWebhookAttempts']['parameters']['query']>
export type ListLeaveEncashmentsQuery = NonNullable<operations['listLeaveEncashments']['parameters']['query']>
export type ListExpenseLimitsQuery = NonNullable<operations['listExpenseLimits']['parameters']['query']>
export type ListAssetAssignmentDetailsQuery = NonNullable<operations['listAssetAssignmentDetails']['parameters']['query']>
export type ListAnnouncementDraftsQuery = NonNullable<operations['listAnnouncementDrafts']['parameters']['query']>
export type ListLeaveOverdraftsQuery = NonNullable<operations['listLeaveOverdrafts']['parameters']['query']>
export type GetPayrollRunPreviewQuery = NonNullable<operations['getPayrollRunPreview']['parameters']['query']>
export type ListPayrollRunDetailsQuery = NonNullable<operations['listPayrollRunDetails']['parameters']['query']>
export type ListPayrollOperationsQuery = NonNullable<operations['listPayrollOperations']['parameters']['query']>
export type ListPayrollEntryDetailsQuery = NonNullable<operations['listPayrollEntryDetails']['parameters']['query']>
export type ListPayrollPaymentBatchesQuery = NonNullable<operations['listPayrollPaymentBatches']['parameters']['query']>
export type ListPayrollPaymentsQuery = NonNullable<operations['listPayrollPayments']['parameters']['query']>
export type ListPayrollVariancesQuery = NonNullable<operations['listPayrollVariances']['parameters']['query']>
export type ListPayrollAdjustmentsQuery = NonNullable<operations['listPayrollAdjustments']['parameters']['query']>
export type ListEmployeeLawFactsQuery = NonNullable<operations['listEmployeeLawFacts']['parameters']['query']>
export type ListTaxOpeningsQuery = NonNullable<operations['listTaxOpenings']['parameters']['query']>
export type ListPayrollCorrectionsQuery = NonNullable<operations['listPayrollCorrections']['parameters']['query']>
export type ListLawValuesQuery = NonNullable<operations['listLawValues']['parameters']['query']>
export type ListMessagesQuery = NonNullable<operations['listMessages']['parameters']['query']>

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
