// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
  "openapi": "3.1.1",
  "info": { "title": "Muster API", "version": "1.1.0" },
  "paths": {
    "/v1/me": { "get": { "operationId": "getMe", "responses": {} } },
    "/v1/company": { "get": { "operationId": "getCompany", "responses": {} } },
    "/v1/sandbox": { "get": { "operationId": "getSandbox", "responses": {} } },
    "/v1/sandbox/clock": {
      "post": {
        "operationId": "moveSandboxClock",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SandboxClockMove" } } } },
        "responses": {}
      }
    },
    "/v1/sandbox/reset": {
      "post": {
        "operationId": "resetSandbox",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/sandbox/trigger": {
      "post": {
        "operationId": "triggerSandbox",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SandboxTrigger" } } } },
        "responses": {}
      }
    },
    "/v1/fiscal_years": {
      "get": {
        "operationId": "listFiscalYears",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/FiscalYearStatus" } },
          { "name": "is_current", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/fiscal_years/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getFiscalYear", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/employees": {
      "get": {
        "operationId": "listEmployees",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/EmployeeStatus" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "designation_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employment_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "reporting_manager_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_code", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 50 } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployee",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employees/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": { "operationId": "getEmployee", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} },
      "patch": {
        "operationId": "updateEmployee",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployee", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/v1/employees/{id}/addresses": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": {
        "operationId": "listEmployeeAddresses",
        "parameters": [{ "$ref": "#/components/parameters/MusterReach" }, { "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }, { "$ref": "#/components/parameters/IncludeDeleted" }],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployeeAddress",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeAddressCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employees/{id}/addresses/{address_id}": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }, { "$ref": "#/components/parameters/AddressId" }],
      "patch": {
        "operationId": "updateEmployeeAddress",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeAddressUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployeeAddress", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/v1/employees/{id}/dependants": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": {
        "operationId": "listEmployeeDependants",
        "parameters": [{ "$ref": "#/components/parameters/MusterReach" }, { "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }, { "$ref": "#/components/parameters/IncludeDeleted" }],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployeeDependant",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeDependantCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employees/{id}/dependants/{dependant_id}": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }, { "$ref": "#/components/parameters/DependantId" }],
      "patch": {
        "operationId": "updateEmployeeDependant",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeDependantUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployeeDependant", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/v1/employees/{id}/contacts": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": {
        "operationId": "listEmployeeContacts",
        "parameters": [{ "$ref": "#/components/parameters/MusterReach" }, { "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }, { "$ref": "#/components/parameters/IncludeDeleted" }],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployeeContact",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeContactCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employees/{id}/contacts/{contact_id}": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }, { "$ref": "#/components/parameters/ContactId" }],
      "patch": {
        "operationId": "updateEmployeeContact",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeContactUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployeeContact", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/v1/employees/{id}/bank_accounts": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": {
        "operationId": "listEmployeeBankAccounts",
        "parameters": [{ "$ref": "#/components/parameters/MusterReach" }, { "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }, { "$ref": "#/components/parameters/IncludeDeleted" }],
        "responses": {}
      }
    },
    "/v1/employees/{id}/bank_accounts/{bank_account_id}": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }, { "$ref": "#/components/parameters/BankAccountId" }],
      "get": { "operationId": "getEmployeeBankAccount", "responses": {} }
    },
    "/v1/employees/{id}/compensation": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": { "operationId": "getEmployeeCompensation", "responses": {} }
    },
    "/v1/departments": {
      "get": {
        "operationId": "listDepartments",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RecordStatus" } },
          { "name": "parent_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createDepartment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DepartmentCreate" } } } },
        "responses": {}
      }
    },
    "/v1/departments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getDepartment", "responses": {} },
      "patch": {
        "operationId": "updateDepartment",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DepartmentUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/designations": {
      "get": {
        "operationId": "listDesignations",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RecordStatus" } },
          { "name": "pay_grade_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createDesignation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DesignationCreate" } } } },
        "responses": {}
      }
    },
    "/v1/designations/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getDesignation", "responses": {} },
      "patch": {
        "operationId": "updateDesignation",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DesignationUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/branches": {
      "get": {
        "operationId": "listBranches",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RecordStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createBranch",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/BranchCreate" } } } },
        "responses": {}
      }
    },
    "/v1/branches/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getBranch", "responses": {} },
      "patch": {
        "operationId": "updateBranch",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/BranchUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/employment_types": {
      "get": {
        "operationId": "listEmploymentTypes",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }],
        "responses": {}
      },
      "post": {
        "operationId": "createEmploymentType",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentTypeCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employment_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmploymentType", "responses": {} },
      "patch": {
        "operationId": "updateEmploymentType",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentTypeUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/pay_grades": {
      "get": {
        "operationId": "listPayGrades",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }],
        "responses": {}
      },
      "post": {
        "operationId": "createPayGrade",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayGradeCreate" } } } },
        "responses": {}
      }
    },
    "/v1/pay_grades/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayGrade", "responses": {} },
      "patch": {
        "operationId": "updatePayGrade",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayGradeUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/shifts": {
      "get": {
        "operationId": "listShifts",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RecordStatus" } },
          { "name": "attendance_mode", "in": "query", "schema": { "$ref": "#/components/schemas/AttendanceMode" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createShift",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ShiftCreate" } } } },
        "responses": {}
      }
    },
    "/v1/shifts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getShift", "responses": {} },
      "patch": {
        "operationId": "updateShift",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ShiftUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/holidays": {
      "get": {
        "operationId": "listHolidays",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "year", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 9999 } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "type", "in": "query", "schema": { "$ref": "#/components/schemas/HolidayType" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["date", "-date", "name", "-name"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createHoliday",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HolidayCreate" } } } },
        "responses": {}
      }
    },
    "/v1/holidays/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getHoliday", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} },
      "patch": {
        "operationId": "updateHoliday",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HolidayUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/leave_types": {
      "get": {
        "operationId": "listLeaveTypes",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/leave_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveType", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/leave_policies": {
      "get": {
        "operationId": "listLeavePolicies",
        "parameters": [
          { "name": "effective_on", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "leave_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/leave_policies/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeavePolicy", "responses": {} }
    },
    "/v1/leave_groups": {
      "get": {
        "operationId": "listLeaveGroups",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/leave_groups/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveGroup", "responses": {} }
    },
    "/v1/leave_balances": {
      "get": {
        "operationId": "listLeaveBalances",
        "parameters": [
          { "name": "effective_on", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "leave_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "fiscal_year_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/v1/leave_balances/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveBalance", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/leave_applications": {
      "get": {
        "operationId": "listLeaveApplications",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "leave_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "fiscal_year_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/LeaveApplicationStatus" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["from_date", "-from_date"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createLeaveApplication",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveApplicationCreate" } } } },
        "responses": {}
      }
    },
    "/v1/leave_applications/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveApplication", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/leave_applications/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveLeaveApplication",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/leave_applications/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectLeaveApplication",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveApplicationRejection" } } } },
        "responses": {}
      }
    },
    "/v1/leave_applications/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelLeaveApplication",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveApplicationCancellation" } } } },
        "responses": {}
      }
    },
    "/v1/attendance_records": {
      "get": {
        "operationId": "listAttendanceRecords",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "date", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/AttendanceStatus" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createAttendanceRecord",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AttendanceRecordCreate" } } } },
        "responses": {}
      }
    },
    "/v1/attendance_records/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAttendanceRecord", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} },
      "patch": {
        "operationId": "updateAttendanceRecord",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AttendanceRecordUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/punches": {
      "get": {
        "operationId": "listPunches",
        "parameters": [
          { "name": "punched_after", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Timestamp" } },
          { "name": "punched_before", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Timestamp" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "attendance_date", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "geofenced_site_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createPunch",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PunchCreate" } } } },
        "responses": {}
      }
    },
    "/v1/punches/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPunch", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/overtime_requests": {
      "get": {
        "operationId": "listOvertimeRequests",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RequestStatus" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["date", "-date"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createOvertimeRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/OvertimeRequestCreate" } } } },
        "responses": {}
      }
    },
    "/v1/overtime_requests/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getOvertimeRequest", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/overtime_requests/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveOvertimeRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/OvertimeRequestApproval" } } } },
        "responses": {}
      }
    },
    "/v1/overtime_requests/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectOvertimeRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/OvertimeRequestRejection" } } } },
        "responses": {}
      }
    },
    "/v1/overtime_requests/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelOvertimeRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/v1/regularisations": {
      "get": {
        "operationId": "listRegularisations",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RequestStatus" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["date", "-date"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createRegularisation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RegularisationCreate" } } } },
        "responses": {}
      }
    },
    "/v1/regularisations/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getRegularisation", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/regularisations/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveRegularisation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/regularisations/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectRegularisation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RegularisationRejection" } } } },
        "responses": {}
      }
    },
    "/v1/regularisations/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelRegularisation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/v1/rest_day_swaps": {
      "get": {
        "operationId": "listRestDaySwaps",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/SwapStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createRestDaySwap",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RestDaySwapCreate" } } } },
        "responses": {}
      }
    },
    "/v1/rest_day_swaps/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getRestDaySwap", "responses": {} }
    },
    "/v1/rest_day_swaps/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelRestDaySwap",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/employee_shifts": {
      "get": {
        "operationId": "listEmployeeShifts",
        "parameters": [
          { "name": "effective_on", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "shift_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployeeShift",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeShiftCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employee_shifts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmployeeShift", "responses": {} }
    },
    "/v1/geofenced_sites": {
      "get": {
        "operationId": "listGeofencedSites",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/RecordStatus" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createGeofencedSite",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/GeofencedSiteCreate" } } } },
        "responses": {}
      }
    },
    "/v1/geofenced_sites/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getGeofencedSite", "responses": {} },
      "patch": {
        "operationId": "updateGeofencedSite",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/GeofencedSiteUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/attendance_settings": {
      "get": { "operationId": "getAttendanceSettings", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/salary_components": {
      "get": {
        "operationId": "listSalaryComponents",
        "parameters": [
          { "name": "type", "in": "query", "schema": { "$ref": "#/components/schemas/SalaryComponentType" } },
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/salary_components/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryComponent", "responses": {} }
    },
    "/v1/salary_structures": {
      "get": {
        "operationId": "listSalaryStructures",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/salary_structures/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryStructure", "responses": {} }
    },
    "/v1/salary_structure_components": {
      "get": {
        "operationId": "listSalaryStructureComponents",
        "parameters": [
          { "name": "salary_structure_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "salary_component_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/v1/salary_structure_components/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryStructureComponent", "responses": {} }
    },
    "/v1/salary_assignments": {
      "get": {
        "operationId": "listSalaryAssignments",
        "parameters": [
          { "name": "effective_on", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "current", "in": "query", "schema": { "type": "boolean" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "salary_structure_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/v1/salary_assignments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryAssignment", "responses": {} }
    },
    "/v1/payroll_runs": {
      "get": {
        "operationId": "listPayrollRuns",
        "parameters": [
          { "name": "fiscal_year_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "year", "in": "query", "schema": { "type": "integer", "minimum": 1900, "maximum": 9999 } },
          { "name": "month", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 12 } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollRunStatus" } },
          { "name": "source", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollRunSource" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/v1/payroll_runs/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollRun", "responses": {} }
    },
    "/v1/payroll_entries": {
      "get": {
        "operationId": "listPayrollEntries",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollEntryStatus" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/v1/payroll_entries/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollEntry", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/payroll_entry_components": {
      "get": {
        "operationId": "listPayrollEntryComponents",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "payroll_entry_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "salary_component_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "type", "in": "query", "schema": { "$ref": "#/components/schemas/SalaryComponentType" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/v1/payroll_entry_components/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollEntryComponent", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/salary_slips": {
      "get": {
        "operationId": "listSalarySlips",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "payroll_entry_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/v1/salary_slips/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalarySlip", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/loan_types": {
      "get": {
        "operationId": "listLoanTypes",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/loan_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLoanType", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/loans": {
      "get": {
        "operationId": "listLoans",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "loan_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/LoanStatus" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/loans/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLoan", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/loan_installments": {
      "get": {
        "operationId": "listLoanInstallments",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "loan_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "due_year", "in": "query", "schema": { "type": "integer", "minimum": 2000, "maximum": 2299 } },
          { "name": "due_month", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 12 } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/LoanInstallmentStatus" } },
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/loan_installments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLoanInstallment", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/expense_categories": {
      "get": {
        "operationId": "listExpenseCategories",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/expense_categories/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExpenseCategory", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/expense_claims": {
      "get": {
        "operationId": "listExpenseClaims",
        "parameters": [
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/ExpenseClaimStatus" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["claim_date", "-claim_date", "claim_number", "-claim_number"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/expense_claims/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExpenseClaim", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/expense_claim_items": {
      "get": {
        "operationId": "listExpenseClaimItems",
        "parameters": [
          { "name": "expense_claim_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "expense_category_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/v1/expense_claim_items/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExpenseClaimItem", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/asset_categories": {
      "get": {
        "operationId": "listAssetCategories",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/asset_categories/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAssetCategory", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/assets": {
      "get": {
        "operationId": "listAssets",
        "parameters": [
          { "name": "asset_category_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/AssetStatus" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "asset_tag", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 50 } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["asset_tag", "-asset_tag", "name", "-name"] } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/assets/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAsset", "responses": {} }
    },
    "/v1/asset_assignments": {
      "get": {
        "operationId": "listAssetAssignments",
        "parameters": [
          { "name": "asset_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/AssetAssignmentStatus" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/asset_assignments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAssetAssignment", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/announcement_categories": {
      "get": {
        "operationId": "listAnnouncementCategories",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/announcement_categories/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAnnouncementCategory", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/announcements": {
      "get": {
        "operationId": "listAnnouncements",
        "parameters": [
          { "name": "published_after", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Timestamp" } },
          { "name": "announcement_category_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "priority", "in": "query", "schema": { "$ref": "#/components/schemas/AnnouncementPriority" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/announcements/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAnnouncement", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/job_openings": {
      "get": {
        "operationId": "listJobOpenings",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/JobOpeningStatus" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["title", "-title"] } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createJobOpening",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobOpeningCreate" } } } },
        "responses": {}
      }
    },
    "/v1/job_openings/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getJobOpening", "responses": {} },
      "patch": {
        "operationId": "updateJobOpening",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobOpeningUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/candidates": {
      "get": {
        "operationId": "listCandidates",
        "parameters": [
          { "name": "email", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/EmailAddress" } },
          { "name": "source", "in": "query", "schema": { "$ref": "#/components/schemas/CandidateSource" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createCandidate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CandidateCreate" } } } },
        "responses": {}
      }
    },
    "/v1/candidates/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getCandidate", "responses": {} },
      "patch": {
        "operationId": "updateCandidate",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CandidateUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/job_applications": {
      "get": {
        "operationId": "listJobApplications",
        "parameters": [
          { "name": "job_opening_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "candidate_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "stage", "in": "query", "schema": { "$ref": "#/components/schemas/JobApplicationStage" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createJobApplication",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobApplicationCreate" } } } },
        "responses": {}
      }
    },
    "/v1/job_applications/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getJobApplication", "responses": {} },
      "patch": {
        "operationId": "updateJobApplication",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobApplicationUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/document_types": {
      "get": {
        "operationId": "listDocumentTypes",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "name": "category", "in": "query", "schema": { "$ref": "#/components/schemas/DocumentCategory" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/document_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getDocumentType", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/employee_documents": {
      "get": {
        "operationId": "listEmployeeDocuments",
        "parameters": [
          { "name": "expiring_before", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "document_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/EmployeeDocumentStatus" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployeeDocument",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeDocumentCreate" } } } },
        "responses": {}
      }
    },
    "/v1/employee_documents/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmployeeDocument", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} },
      "patch": {
        "operationId": "updateEmployeeDocument",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeDocumentUpdate" } } } },
        "responses": {}
      }
    },
    "/v1/employee_documents/{id}/content": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmployeeDocumentContent", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/employee_documents/{id}/verify": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "verifyEmployeeDocument",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/employee_documents/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectEmployeeDocument",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeDocumentRejection" } } } },
        "responses": {}
      }
    },
    "/v1/employment_contracts": {
      "get": {
        "operationId": "listEmploymentContracts",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/EmploymentContractStatus" } },
          { "name": "type", "in": "query", "schema": { "$ref": "#/components/schemas/EmploymentContractType" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/employment_contracts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmploymentContract", "responses": {} }
    },
    "/v1/hr_letter_requests": {
      "get": {
        "operationId": "listHrLetterRequests",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "letter_type", "in": "query", "schema": { "$ref": "#/components/schemas/LetterType" } },
          { "name": "status", "in": "query", "schema": { "type": "string", "enum": ["pending", "approved", "rejected", "issued", "cancelled"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/hr_letter_requests/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getHrLetterRequest", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/hr_letters": {
      "get": {
        "operationId": "listHrLetters",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "letter_type", "in": "query", "schema": { "$ref": "#/components/schemas/LetterType" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/HrLetterStatus" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/v1/hr_letters/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getHrLetter", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/v1/events": {
      "get": {
        "operationId": "getEvents",
        "parameters": [
          { "name": "after", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Cursor" } },
          { "name": "since", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Timestamp" } },
          {
            "name": "types",
            "in": "query",
            "style": "form",
            "explode": false,
            "schema": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "$ref": "#/components/schemas/EventType" } }
          },
          { "name": "limit", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 100, "default": 25 } }
        ],
        "responses": {}
      }
    },
    "/v1/webhook_endpoints": {
      "get": {
        "operationId": "listWebhookEndpoints",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/WebhookEndpointStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createWebhookEndpoint",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/WebhookEndpointCreate" } } } },
        "responses": {}
      }
    },
    "/v1/webhook_endpoints/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getWebhookEndpoint", "responses": {} },
      "patch": {
        "operationId": "updateWebhookEndpoint",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/WebhookEndpointUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteWebhookEndpoint", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/v1/webhook_endpoints/{id}/secret": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getWebhookEndpointSecret", "responses": {} }
    },
    "/v1/webhook_endpoints/{id}/rotate_secret": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rotateWebhookEndpointSecret",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/webhook_endpoints/{id}/test": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "testWebhookEndpoint",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/webhook_endpoints/{id}/replay": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "replayWebhookEndpoint",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/WebhookReplayRequest" } } } },
        "responses": {}
      }
    },
    "/v1/webhook_deliveries": {
      "get": {
        "operationId": "listWebhookDeliveries",
        "parameters": [
          { "name": "webhook_endpoint_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/WebhookDeliveryStatus" } },
          { "name": "event_type", "in": "query", "schema": { "$ref": "#/components/schemas/DeliveredEventType" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/v1/webhook_deliveries/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getWebhookDelivery", "responses": {} }
    },
    "/v1/webhook_deliveries/{id}/replay": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "replayWebhookDelivery",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/v1/webhook_deliveries/{id}/attempts": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "listWebhookAttempts",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }],
        "responses": {}
      }
    },
    "/console/company": {
      "patch": {
        "operationId": "updateCompany",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CompanyUpdate" } } } },
        "responses": {}
      }
    },
    "/console/fiscal_years/{id}/close": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "closeFiscalYear",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/names": {
      "get": {
        "operationId": "getNames",
        "parameters": [
          {
            "name": "ids",
            "in": "query",
            "required": true,
            "style": "form",
            "explode": false,
            "schema": { "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/components/schemas/Id" } }
          }
        ],
        "responses": {}
      }
    },
    "/console/pending_work": { "get": { "operationId": "getPendingWork", "responses": {} } },
    "/console/country_templates": { "get": { "operationId": "getCountryTemplates", "responses": {} } },
    "/console/country_templates/{country}/apply": {
      "parameters": [{ "name": "country", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/CountryCode" } }],
      "post": {
        "operationId": "applyCountryTemplate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CountryTemplateApply" } } } },
        "responses": {}
      }
    },
    "/console/setup": { "get": { "operationId": "getSetup", "responses": {} } },
    "/console/employees/{id}/leave_group": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "assignEmployeeLeaveGroup",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveGroupMembership" } } } },
        "responses": {}
      }
    },
    "/console/employees/{id}/invite": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "inviteEmployee",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeInvite" } } } },
        "responses": {}
      }
    },
    "/console/employee_matches": {
      "get": {
        "operationId": "listEmployeeMatches",
        "parameters": [
          { "name": "search", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 200 } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/EmployeeStatus" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "designation_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employment_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "reporting_manager_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["employee_code", "-employee_code", "first_name", "-first_name", "last_name", "-last_name", "joining_date", "-joining_date"] } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/console/employees/{id}/photo": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "getEmployeePhoto",
        "parameters": [
          { "name": "version", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/PhotoVersion" } },
          { "$ref": "#/components/parameters/MusterReach" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "storeEmployeePhoto",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeePhotoUpload" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployeePhoto", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/colleagues": {
      "get": {
        "operationId": "getColleagues",
        "parameters": [
          { "name": "search", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 200 } },
          { "name": "reporting_manager_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "limit", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 100, "default": 25 } },
          { "name": "starting_after", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 1000 } },
          { "$ref": "#/components/parameters/MusterReach" }
        ],
        "responses": {}
      }
    },
    "/console/colleagues/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getColleague", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/colleagues/{id}/photo": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "getColleaguePhoto",
        "parameters": [
          { "name": "version", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/PhotoVersion" } },
          { "$ref": "#/components/parameters/MusterReach" }
        ],
        "responses": {}
      }
    },
    "/console/job_changes": {
      "get": {
        "operationId": "listJobChanges",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "is_applied", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createJobChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobChangeCreate" } } } },
        "responses": {}
      }
    },
    "/console/job_changes/preview": {
      "post": {
        "operationId": "previewJobChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobChangeCreate" } } } },
        "responses": {}
      }
    },
    "/console/job_changes/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getJobChange", "responses": {} },
      "patch": {
        "operationId": "updateJobChange",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/JobChangeUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteJobChange", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/headcount": {
      "get": {
        "operationId": "getHeadcount",
        "parameters": [
          { "name": "months", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 36, "default": 12 } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } }
        ],
        "responses": {}
      }
    },
    "/console/employees/{id}/bank_accounts": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "post": {
        "operationId": "createEmployeeBankAccount",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeBankAccountCreate" } } } },
        "responses": {}
      }
    },
    "/console/employees/{id}/bank_accounts/{bank_account_id}": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }, { "$ref": "#/components/parameters/BankAccountId" }],
      "patch": {
        "operationId": "updateEmployeeBankAccount",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeBankAccountUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployeeBankAccount", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/employees/{id}/compensation": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "patch": {
        "operationId": "updateEmployeeCompensation",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeCompensationUpdate" } } } },
        "responses": {}
      }
    },
    "/console/leave_types": {
      "post": {
        "operationId": "createLeaveType",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveTypeCreate" } } } },
        "responses": {}
      }
    },
    "/console/leave_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateLeaveType",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveTypeUpdate" } } } },
        "responses": {}
      }
    },
    "/console/leave_policies": {
      "post": {
        "operationId": "createLeavePolicy",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeavePolicyCreate" } } } },
        "responses": {}
      }
    },
    "/console/leave_policies/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateLeavePolicy",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeavePolicyUpdate" } } } },
        "responses": {}
      }
    },
    "/console/leave_groups": {
      "post": {
        "operationId": "createLeaveGroup",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveGroupCreate" } } } },
        "responses": {}
      }
    },
    "/console/leave_groups/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateLeaveGroup",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveGroupUpdate" } } } },
        "responses": {}
      }
    },
    "/console/leave_groups/{id}/leave_types": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "assignLeaveGroupTypes",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveGroupTypes" } } } },
        "responses": {}
      }
    },
    "/console/leave_balances/{id}/adjust": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "adjustLeaveBalance",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveBalanceAdjustment" } } } },
        "responses": {}
      }
    },
    "/console/leave_balances/{id}/explanation": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveBalanceExplanation", "responses": {} }
    },
    "/console/leave_encashments": {
      "get": {
        "operationId": "listLeaveEncashments",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/LeaveEncashmentStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createLeaveEncashment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveEncashmentCreate" } } } },
        "responses": {}
      }
    },
    "/console/leave_encashments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveEncashment", "responses": {} }
    },
    "/console/leave_encashments/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelLeaveEncashment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/leave_overdrafts": {
      "get": {
        "operationId": "listLeaveOverdrafts",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "leave_application_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/leave_applications/{id}/explanation": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLeaveApplicationExplanation", "responses": {} }
    },
    "/console/leave_applications/{id}/shorten": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "shortenLeaveApplication",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LeaveApplicationShortening" } } } },
        "responses": {}
      }
    },
    "/console/leave_calendar": {
      "get": {
        "operationId": "getLeaveCalendar",
        "parameters": [
          { "name": "from_date", "in": "query", "required": true, "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "to_date", "in": "query", "required": true, "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "limit", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 500, "default": 100 } },
          { "name": "starting_after", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 1000 } }
        ],
        "responses": {}
      }
    },
    "/console/attendance_records/{id}/explanation": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAttendanceRecordExplanation", "responses": {} }
    },
    "/console/late_punches": {
      "get": {
        "operationId": "listLatePunches",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/LatePunchStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/console/late_punches/{id}/dismiss": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "dismissLatePunch",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LatePunchDismissal" } } } },
        "responses": {}
      }
    },
    "/console/attendance_months": {
      "get": {
        "operationId": "listAttendanceMonths",
        "parameters": [
          { "name": "month", "in": "query", "required": true, "allowReserved": true, "schema": { "$ref": "#/components/schemas/YearMonth" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "branch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/attendance_days": {
      "get": {
        "operationId": "listAttendanceDays",
        "parameters": [
          { "name": "date", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/attendance_settings": {
      "patch": {
        "operationId": "updateAttendanceSettings",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AttendanceSettingsUpdate" } } } },
        "responses": {}
      }
    },
    "/console/salary_components": {
      "post": {
        "operationId": "createSalaryComponent",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryComponentCreate" } } } },
        "responses": {}
      }
    },
    "/console/salary_components/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateSalaryComponent",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryComponentUpdate" } } } },
        "responses": {}
      }
    },
    "/console/salary_components/{id}/formula": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryComponentFormula", "responses": {} }
    },
    "/console/salary_structures": {
      "post": {
        "operationId": "createSalaryStructure",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryStructureCreate" } } } },
        "responses": {}
      }
    },
    "/console/salary_structures/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateSalaryStructure",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryStructureUpdate" } } } },
        "responses": {}
      }
    },
    "/console/salary_structure_components": {
      "post": {
        "operationId": "createSalaryStructureComponent",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryStructureComponentCreate" } } } },
        "responses": {}
      }
    },
    "/console/salary_structure_components/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateSalaryStructureComponent",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryStructureComponentUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteSalaryStructureComponent", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/salary_structure_components/{id}/formula": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryStructureComponentFormula", "responses": {} }
    },
    "/console/salary_assignments": {
      "post": {
        "operationId": "createSalaryAssignment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryAssignmentCreate" } } } },
        "responses": {}
      }
    },
    "/console/salary_assignments/preview": {
      "post": {
        "operationId": "previewSalaryAssignment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryPackagePreview" } } } },
        "responses": {}
      }
    },
    "/console/salary_assignments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateSalaryAssignment",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SalaryAssignmentUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteSalaryAssignment", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/salary_assignments/{id}/package": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalaryAssignmentPackage", "responses": {} }
    },
    "/console/payroll_runs": {
      "post": {
        "operationId": "createPayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollRunDetailCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updatePayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollRunDetailUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deletePayrollRun", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/payroll_runs/{id}/preview": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "getPayrollRunPreview",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "starting_after", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "limit", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 1000, "default": 1000 } }
        ],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/verify": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "verifyPayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/process": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "processPayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/reopen": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "reopenPayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approvePayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/lock": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "lockPayrollRun",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_entries/{id}/explanation": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollEntryExplanation", "responses": {} }
    },
    "/console/payroll_entries/{id}/hold": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "holdPayrollEntry",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollEntryHold" } } } },
        "responses": {}
      }
    },
    "/console/payroll_entries/{id}/release": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "releasePayrollEntry",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_entries/{id}/acknowledge": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "acknowledgePayrollEntry",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_run_details": {
      "get": {
        "operationId": "listPayrollRunDetails",
        "parameters": [
          { "name": "kind", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollRunKind" } },
          { "name": "fiscal_year_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "year", "in": "query", "schema": { "type": "integer", "minimum": 1900, "maximum": 9999 } },
          { "name": "month", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 12 } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollRunStatus" } },
          { "name": "source", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollRunSource" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_run_details/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollRunDetail", "responses": {} }
    },
    "/console/payroll_operations": {
      "get": {
        "operationId": "listPayrollOperations",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollOperationStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_operations/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollOperation", "responses": {} }
    },
    "/console/payroll_entry_details": {
      "get": {
        "operationId": "listPayrollEntryDetails",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollEntryStatus" } },
          { "name": "has_warnings", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_entry_details/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollEntryDetail", "responses": {} }
    },
    "/console/payroll_imports": {
      "post": {
        "operationId": "createPayrollImport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollImportCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_imports/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updatePayrollImport",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollImportUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deletePayrollImport", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/payroll_payment_batches": {
      "get": {
        "operationId": "listPayrollPaymentBatches",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollPaymentBatchStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createPayrollPaymentBatch",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollPaymentBatchCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_payment_batches/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollPaymentBatch", "responses": {} }
    },
    "/console/payroll_payment_batches/{id}/record": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "recordPayrollPaymentBatch",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollPaymentRecord" } } } },
        "responses": {}
      }
    },
    "/console/payroll_payment_batches/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelPayrollPaymentBatch",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollPaymentBatchCancel" } } } },
        "responses": {}
      }
    },
    "/console/payroll_payments": {
      "get": {
        "operationId": "listPayrollPayments",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "batch", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 2147483647 } },
          { "name": "payroll_entry_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "payment_method", "in": "query", "schema": { "$ref": "#/components/schemas/PaymentMethod" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollPaymentStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_payments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollPayment", "responses": {} }
    },
    "/console/payroll_payments/{id}/fail": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "failPayrollPayment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollPaymentFailure" } } } },
        "responses": {}
      }
    },
    "/console/payroll_payment_batches/{id}/file": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "getPayrollBankFileContent",
        "parameters": [{ "name": "number", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 2147483647 } }],
        "responses": {}
      },
      "post": {
        "operationId": "createPayrollBankFile",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollBankFileCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_payment_batches/{id}/statuses": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "recordPayrollBankFileStatuses",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollBankStatuses" } } } },
        "responses": {}
      }
    },
    "/console/payroll_bank_files": {
      "get": {
        "operationId": "listPayrollBankFiles",
        "parameters": [
          { "name": "payroll_payment_batch_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_bank_files/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollBankFile", "responses": {} }
    },
    "/console/company_bank_accounts": {
      "get": {
        "operationId": "listCompanyBankAccounts",
        "parameters": [
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createCompanyBankAccount",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CompanyBankAccountCreate" } } } },
        "responses": {}
      }
    },
    "/console/company_bank_accounts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getCompanyBankAccount", "responses": {} },
      "patch": {
        "operationId": "updateCompanyBankAccount",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CompanyBankAccountUpdate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_gl_codes": {
      "get": {
        "operationId": "listPayrollGlCodes",
        "parameters": [
          { "name": "salary_component_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createPayrollGlCode",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollGlCodeCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_gl_codes/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollGlCode", "responses": {} },
      "patch": {
        "operationId": "updatePayrollGlCode",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollGlCodeUpdate" } } } },
        "responses": {}
      }
    },
    "/console/pay_changes/preview": {
      "post": {
        "operationId": "previewPayChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayChangeDraft" } } } },
        "responses": {}
      }
    },
    "/console/employees/{id}/employment_end/preview": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "post": {
        "operationId": "previewEmploymentEnd",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentEndDraft" } } } },
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/variance": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollVariance", "responses": {} }
    },
    "/console/payroll_runs/{id}/variances": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "listPayrollVariances",
        "parameters": [
          { "name": "min_amount", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Money" } },
          { "name": "min_percent", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Percentage" } },
          { "name": "change", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollVarianceChange" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/register": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "listPayrollRegister",
        "parameters": [
          { "name": "view", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollRegisterView" } },
          { "name": "search", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 200 } },
          { "name": "order", "in": "query", "schema": { "type": "string", "enum": ["change", "name", "net"], "default": "change" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollEntryStatus" } },
          { "name": "department_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/payroll_runs/{id}/register_totals": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollRegisterTotals", "responses": {} }
    },
    "/console/payroll_runs/{id}/readiness": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollReadiness", "responses": {} }
    },
    "/console/payroll_runs/{id}/cost": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollCost", "responses": {} }
    },
    "/console/payroll_costs": {
      "get": {
        "operationId": "getPayrollCosts",
        "parameters": [{ "name": "months", "in": "query", "schema": { "type": "integer", "minimum": 1, "maximum": 36, "default": 12 } }],
        "responses": {}
      }
    },
    "/console/salary_slips/{id}/content": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalarySlipContent", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/salary_slip_details": {
      "get": {
        "operationId": "listSalarySlipDetails",
        "parameters": [
          { "name": "payroll_run_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/salary_slip_details/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getSalarySlipDetail", "responses": {} }
    },
    "/console/payslips": {
      "get": {
        "operationId": "listPayslips",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/payslips/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayslip", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/payslips/{id}/change": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayslipChange", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/employees/{id}/payslip_years": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": { "operationId": "getPayslipYears", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/payroll_settings": {
      "get": { "operationId": "getPayrollSettings", "responses": {} },
      "patch": {
        "operationId": "updatePayrollSettings",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollSettingsUpdate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_adjustments": {
      "get": {
        "operationId": "listPayrollAdjustments",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "kind", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollAdjustmentKind" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollAdjustmentStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createPayrollAdjustment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollAdjustmentCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_adjustments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollAdjustment", "responses": {} },
      "patch": {
        "operationId": "updatePayrollAdjustment",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollAdjustmentUpdate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_adjustments/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelPayrollAdjustment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/payroll_corrections": {
      "get": {
        "operationId": "listPayrollCorrections",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "date", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/PayrollCorrectionStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createPayrollCorrection",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PayrollCorrectionCreate" } } } },
        "responses": {}
      }
    },
    "/console/payroll_corrections/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getPayrollCorrection", "responses": {} }
    },
    "/console/payroll_corrections/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelPayrollCorrection",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/employee_law_facts": {
      "get": {
        "operationId": "listEmployeeLawFacts",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "fact", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 50 } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createEmployeeLawFact",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeLawFactCreate" } } } },
        "responses": {}
      }
    },
    "/console/employee_law_facts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmployeeLawFact", "responses": {} },
      "patch": {
        "operationId": "updateEmployeeLawFact",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeLawFactUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmployeeLawFact", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/tax_openings": {
      "get": {
        "operationId": "listTaxOpenings",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "tax_year", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/TaxYear" } },
          { "name": "source", "in": "query", "schema": { "$ref": "#/components/schemas/TaxOpeningSource" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createTaxOpening",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/TaxOpeningCreate" } } } },
        "responses": {}
      }
    },
    "/console/tax_openings/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getTaxOpening", "responses": {} },
      "patch": {
        "operationId": "updateTaxOpening",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/TaxOpeningUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteTaxOpening", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/employees/{id}/tax_certificate": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": {
        "operationId": "getTaxCertificate",
        "parameters": [
          { "name": "tax_year", "in": "query", "required": true, "allowReserved": true, "schema": { "$ref": "#/components/schemas/TaxYear" } },
          { "$ref": "#/components/parameters/MusterReach" }
        ],
        "responses": {}
      }
    },
    "/console/employees/{id}/tax_certificate_years": {
      "parameters": [{ "$ref": "#/components/parameters/EmployeeId" }],
      "get": { "operationId": "getTaxCertificateYears", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/law_parameters": { "get": { "operationId": "getLawParameters", "responses": {} } },
    "/console/law_values": {
      "get": {
        "operationId": "listLawValues",
        "parameters": [
          { "name": "parameter", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 100 } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createLawValue",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LawValueCreate" } } } },
        "responses": {}
      }
    },
    "/console/law_values/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLawValue", "responses": {} },
      "patch": {
        "operationId": "updateLawValue",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LawValueUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteLawValue", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/loan_types": {
      "post": {
        "operationId": "createLoanType",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanTypeCreate" } } } },
        "responses": {}
      }
    },
    "/console/loan_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateLoanType",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanTypeUpdate" } } } },
        "responses": {}
      }
    },
    "/console/loans": {
      "post": {
        "operationId": "createLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanCreate" } } } },
        "responses": {}
      }
    },
    "/console/loans/preview": {
      "post": {
        "operationId": "previewLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanCreate" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/loans/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanReason" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanReason" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/disburse": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "disburseLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanDisbursement" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/reschedule": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rescheduleLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanRescheduling" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/settle": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "settleLoan",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanSettlement" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/write_off": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "writeLoanOff",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanReason" } } } },
        "responses": {}
      }
    },
    "/console/loans/{id}/explanation": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLoanExplanation", "responses": {} }
    },
    "/console/loans/{id}/balances": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLoanBalances", "responses": {} }
    },
    "/console/employee_numbering": {
      "get": { "operationId": "getEmployeeNumbering", "responses": {} },
      "patch": {
        "operationId": "updateEmployeeNumbering",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NumberingUpdate" } } } },
        "responses": {}
      }
    },
    "/console/employee_defaults": {
      "get": { "operationId": "getEmployeeDefaults", "responses": {} },
      "patch": {
        "operationId": "updateEmployeeDefaults",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmployeeDefaultsUpdate" } } } },
        "responses": {}
      }
    },
    "/console/loan_numbering": {
      "get": { "operationId": "getLoanNumbering", "responses": {} },
      "patch": {
        "operationId": "updateLoanNumbering",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NumberingUpdate" } } } },
        "responses": {}
      }
    },
    "/console/loan_installments/{id}/waive": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "waiveLoanInstallment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanReason" } } } },
        "responses": {}
      }
    },
    "/console/loan_installments/{id}/defer": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "deferLoanInstallment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LoanReason" } } } },
        "responses": {}
      }
    },
    "/console/expense_categories": {
      "post": {
        "operationId": "createExpenseCategory",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseCategoryCreate" } } } },
        "responses": {}
      }
    },
    "/console/expense_categories/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateExpenseCategory",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseCategoryUpdate" } } } },
        "responses": {}
      }
    },
    "/console/expense_limits": {
      "get": {
        "operationId": "listExpenseLimits",
        "parameters": [
          { "name": "expense_category_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createExpenseLimit",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseLimitCreate" } } } },
        "responses": {}
      }
    },
    "/console/expense_limits/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExpenseLimit", "responses": {} },
      "patch": {
        "operationId": "updateExpenseLimit",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseLimitUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteExpenseLimit", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/expense_claims": {
      "post": {
        "operationId": "createExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseClaimCreate" } } } },
        "responses": {}
      }
    },
    "/console/expense_claims/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseClaimUpdate" } } } },
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/submit": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "submitExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseApproval" } } } },
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseRejection" } } } },
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/revise": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "reviseExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/pay": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "payExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpensePayment" } } } },
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/hand_over": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "handExpenseClaimOver",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/expense_claims/{id}/recall": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "recallExpenseClaim",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/expense_claim_matches": {
      "get": {
        "operationId": "listExpenseClaimMatches",
        "parameters": [
          { "name": "search", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 200 } },
          { "name": "date_from", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "date_to", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/ExpenseClaimStatus" } },
          { "name": "sort", "in": "query", "schema": { "type": "string", "enum": ["claim_date", "-claim_date", "claim_number", "-claim_number"] } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/console/expense_claim_numbering": {
      "get": { "operationId": "getExpenseClaimNumbering", "responses": {} },
      "patch": {
        "operationId": "updateExpenseClaimNumbering",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NumberingUpdate" } } } },
        "responses": {}
      }
    },
    "/console/expense_claim_items": {
      "post": {
        "operationId": "createExpenseClaimItem",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseClaimItemCreate" } } } },
        "responses": {}
      }
    },
    "/console/expense_claim_items/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateExpenseClaimItem",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseClaimItemUpdate" } } } },
        "responses": {}
      },
      "delete": {
        "operationId": "deleteExpenseClaimItem",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/expense_claim_items/{id}/receipt": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExpenseReceipt", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} },
      "post": {
        "operationId": "storeExpenseReceipt",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExpenseReceipt" } } } },
        "responses": {}
      },
      "delete": {
        "operationId": "deleteExpenseReceipt",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/asset_categories": {
      "post": {
        "operationId": "createAssetCategory",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetCategoryCreate" } } } },
        "responses": {}
      }
    },
    "/console/asset_categories/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateAssetCategory",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetCategoryUpdate" } } } },
        "responses": {}
      }
    },
    "/console/assets": {
      "post": {
        "operationId": "createAsset",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetCreate" } } } },
        "responses": {}
      }
    },
    "/console/assets/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateAsset",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetUpdate" } } } },
        "responses": {}
      }
    },
    "/console/assets/{id}/repair": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "repairAsset",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/assets/{id}/restore": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "restoreAsset",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetRestoration" } } } },
        "responses": {}
      }
    },
    "/console/assets/{id}/retire": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "retireAsset",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/asset_assignments": {
      "post": {
        "operationId": "createAssetAssignment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetAssignmentCreate" } } } },
        "responses": {}
      }
    },
    "/console/asset_assignments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateAssetAssignment",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetAssignmentUpdate" } } } },
        "responses": {}
      }
    },
    "/console/asset_assignments/{id}/acknowledge": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "acknowledgeAssetAssignment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/asset_assignments/{id}/return": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "returnAssetAssignment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetReturn" } } } },
        "responses": {}
      }
    },
    "/console/asset_assignments/{id}/lose": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "loseAssetAssignment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AssetLoss" } } } },
        "responses": {}
      }
    },
    "/console/asset_assignment_details": {
      "get": {
        "operationId": "listAssetAssignmentDetails",
        "parameters": [
          { "name": "asset_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/AssetAssignmentStatus" } },
          { "name": "is_return_due", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/announcement_categories": {
      "post": {
        "operationId": "createAnnouncementCategory",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementCategoryCreate" } } } },
        "responses": {}
      }
    },
    "/console/announcement_categories/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateAnnouncementCategory",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementCategoryUpdate" } } } },
        "responses": {}
      }
    },
    "/console/announcement_drafts": {
      "get": {
        "operationId": "listAnnouncementDrafts",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/AnnouncementDraftStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createAnnouncementDraft",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementDraftCreate" } } } },
        "responses": {}
      }
    },
    "/console/announcement_drafts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getAnnouncementDraft", "responses": {} },
      "patch": {
        "operationId": "updateAnnouncementDraft",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementDraftUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteAnnouncementDraft", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/announcement_drafts/{id}/publish": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "publishAnnouncementDraft",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementPublication" } } } },
        "responses": {}
      }
    },
    "/console/announcement_drafts/{id}/withdraw": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "withdrawAnnouncementDraft",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/announcements/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateAnnouncement",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementUpdate" } } } },
        "responses": {}
      }
    },
    "/console/announcements/{id}/expire": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "expireAnnouncement",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/announcements/{id}/acknowledge": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "acknowledgeAnnouncement",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/AnnouncementAcknowledgement" } } } },
        "responses": {}
      }
    },
    "/console/candidates/{id}/hire": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "hireCandidate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CandidateHire" } } } },
        "responses": {}
      }
    },
    "/console/candidates/{id}/anonymise": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "anonymiseCandidate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/document_types": {
      "post": {
        "operationId": "createDocumentType",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DocumentTypeCreate" } } } },
        "responses": {}
      }
    },
    "/console/document_types/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateDocumentType",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/DocumentTypeUpdate" } } } },
        "responses": {}
      }
    },
    "/console/employee_documents/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "delete": { "operationId": "deleteEmployeeDocument", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/employee_document_matches": {
      "get": {
        "operationId": "listEmployeeDocumentMatches",
        "parameters": [
          { "name": "search", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 200 } },
          { "name": "expiring_before", "in": "query", "schema": { "$ref": "#/components/schemas/Date" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "document_type_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/EmployeeDocumentStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/console/employment_contract_numbering": {
      "get": { "operationId": "getEmploymentContractNumbering", "responses": {} },
      "patch": {
        "operationId": "updateEmploymentContractNumbering",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NumberingUpdate" } } } },
        "responses": {}
      }
    },
    "/console/employment_contracts": {
      "post": {
        "operationId": "createEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentContractCreate" } } } },
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentContractUpdate" } } } },
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}/send": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "sendEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}/sign": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "signEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentContractSignature" } } } },
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}/terminate": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "terminateEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentContractTermination" } } } },
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}/renew": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "renewEmploymentContract",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentContractRenewal" } } } },
        "responses": {}
      }
    },
    "/console/employment_contract_details": {
      "get": {
        "operationId": "listEmploymentContractDetails",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/EmploymentContractStatus" } },
          { "name": "outlives_employment", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/employment_contracts/{id}/file": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getEmploymentContractFile", "responses": {} },
      "post": {
        "operationId": "storeEmploymentContractFile",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/EmploymentContractUpload" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteEmploymentContractFile", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/letter_templates": {
      "get": {
        "operationId": "listLetterTemplates",
        "parameters": [
          { "name": "letter_type", "in": "query", "schema": { "$ref": "#/components/schemas/LetterType" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/LetterTemplateStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createLetterTemplate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LetterTemplateCreate" } } } },
        "responses": {}
      }
    },
    "/console/letter_templates/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLetterTemplate", "responses": {} },
      "patch": {
        "operationId": "updateLetterTemplate",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LetterTemplateUpdate" } } } },
        "responses": {}
      }
    },
    "/console/letter_templates/{id}/retire": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "retireLetterTemplate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/letter_templates/{id}/preview": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "previewLetterTemplate",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LetterPreviewRequest" } } } },
        "responses": {}
      }
    },
    "/console/hr_letter_requests": {
      "post": {
        "operationId": "createHrLetterRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HrLetterRequestCreate" } } } },
        "responses": {}
      }
    },
    "/console/hr_letter_requests/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveHrLetterRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/hr_letter_requests/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectHrLetterRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HrLetterRequestRejection" } } } },
        "responses": {}
      }
    },
    "/console/hr_letter_requests/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelHrLetterRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/hr_letter_requests/{id}/issue": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "issueHrLetterRequest",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HrLetterRequestIssue" } } } },
        "responses": {}
      }
    },
    "/console/hr_letters": {
      "post": {
        "operationId": "createHrLetter",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HrLetterCreate" } } } },
        "responses": {}
      }
    },
    "/console/hr_letters/{id}/revoke": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "revokeHrLetter",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/HrLetterRevocation" } } } },
        "responses": {}
      }
    },
    "/console/hr_letters/{id}/text": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getHrLetterText", "responses": {} }
    },
    "/console/hr_letters/{id}/content": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getHrLetterContent", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/letterhead": {
      "get": { "operationId": "getLetterhead", "responses": {} },
      "patch": {
        "operationId": "updateLetterhead",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LetterheadUpdate" } } } },
        "responses": {}
      }
    },
    "/console/letterhead/{id}/logo": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getLetterheadLogo", "responses": {} },
      "post": {
        "operationId": "storeLetterheadLogo",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/LetterheadLogoUpload" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteLetterheadLogo", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/letterhead/preview": {
      "get": {
        "operationId": "getLetterheadPreview",
        "parameters": [{ "name": "language", "in": "query", "required": false, "schema": { "type": "string", "enum": ["en", "ur", "ar"], "default": "en" } }],
        "responses": {}
      }
    },
    "/console/webhook_endpoints/{id}/enable": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": { "operationId": "enableWebhookEndpoint", "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }], "responses": {} }
    },
    "/console/webhook_activity": {
      "get": {
        "operationId": "getWebhookActivity",
        "parameters": [{ "name": "webhook_endpoint_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } }],
        "responses": {}
      }
    },
    "/console/messages": {
      "get": {
        "operationId": "listMessages",
        "parameters": [
          { "name": "is_read", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/console/messages/{id}/read": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "readMessage",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/notifications": {
      "get": {
        "operationId": "listNotifications",
        "parameters": [
          { "name": "is_read", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/notifications/read": {
      "post": {
        "operationId": "readNotifications",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NotificationsRead" } } } },
        "responses": {}
      }
    },
    "/console/notification_settings": {
      "get": { "operationId": "getNotificationSettings", "responses": {} },
      "patch": {
        "operationId": "updateNotificationSettings",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NotificationSettingsUpdate" } } } },
        "responses": {}
      }
    },
    "/console/sessions": {
      "post": {
        "operationId": "openSession",
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SignIn" } } } },
        "responses": {}
      }
    },
    "/console/sessions/revoke": { "post": { "operationId": "revokeSessions", "responses": {} } },
    "/console/session": {
      "get": { "operationId": "getSession", "responses": {} },
      "delete": { "operationId": "deleteSession", "responses": {} }
    },
    "/console/session/verify": {
      "post": {
        "operationId": "verifySession",
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SecondFactor" } } } },
        "responses": {}
      }
    },
    "/console/session/prove": {
      "post": {
        "operationId": "proveSession",
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/FreshProof" } } } },
        "responses": {}
      }
    },
    "/console/session/switch": {
      "post": {
        "operationId": "switchSession",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/WorkspaceSwitch" } } } },
        "responses": {}
      }
    },
    "/console/account": { "get": { "operationId": "getAccount", "responses": {} } },
    "/console/account/password": {
      "post": {
        "operationId": "changeAccountPassword",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PasswordChange" } } } },
        "responses": {}
      }
    },
    "/console/account/totp": { "post": { "operationId": "issueAccountTotp", "responses": {} } },
    "/console/account/totp/verify": {
      "post": {
        "operationId": "verifyAccountTotp",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/TotpCode" } } } },
        "responses": {}
      }
    },
    "/console/account/recovery_codes": { "post": { "operationId": "issueAccountRecoveryCodes", "responses": {} } },
    "/console/sessions/passkey": { "post": { "operationId": "issuePasskeySignIn", "responses": {} } },
    "/console/session/passkey": { "post": { "operationId": "issuePasskeyProof", "responses": {} } },
    "/console/account/passkeys": {
      "post": {
        "operationId": "createPasskey",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PasskeyCreate" } } } },
        "responses": {}
      }
    },
    "/console/account/passkeys/registration": { "post": { "operationId": "issuePasskeyRegistration", "responses": {} } },
    "/console/account/passkeys/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updatePasskey",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/PasskeyUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deletePasskey", "responses": {} }
    },
    "/console/invitations": {
      "get": {
        "operationId": "listInvitations",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }],
        "responses": {}
      },
      "post": {
        "operationId": "createInvitation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/InvitationCreate" } } } },
        "responses": {}
      }
    },
    "/console/invitations/{id}/send": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "sendInvitation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/invitations/{id}/revoke": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "revokeInvitation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/invitations/read": {
      "post": {
        "operationId": "readInvitation",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/InvitationToken" } } } },
        "responses": {}
      }
    },
    "/console/invitations/accept": {
      "post": {
        "operationId": "acceptInvitation",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/InvitationAcceptance" } } } },
        "responses": {}
      }
    },
    "/console/members": {
      "get": {
        "operationId": "listMembers",
        "parameters": [
          { "name": "is_waiting", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      }
    },
    "/console/members/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getMember", "responses": {} },
      "patch": {
        "operationId": "updateMember",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/MemberUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteMember", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/roles": {
      "get": {
        "operationId": "listRoles",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }, { "$ref": "#/components/parameters/IncludeDeleted" }],
        "responses": {}
      },
      "post": {
        "operationId": "createRole",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RoleCreate" } } } },
        "responses": {}
      }
    },
    "/console/roles/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getRole", "responses": {} },
      "patch": {
        "operationId": "updateRole",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/RoleUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteRole", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/api_keys": {
      "get": {
        "operationId": "listApiKeys",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }],
        "responses": {}
      }
    },
    "/console/api_keys/issue": {
      "post": {
        "operationId": "issueApiKey",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApiKeyWanted" } } } },
        "responses": {}
      }
    },
    "/console/api_keys/{id}/revoke": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "revokeApiKey",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/service_tokens": {
      "get": {
        "operationId": "listServiceTokens",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }],
        "responses": {}
      }
    },
    "/console/service_tokens/issue": {
      "post": {
        "operationId": "issueServiceToken",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ServiceTokenWanted" } } } },
        "responses": {}
      }
    },
    "/console/service_tokens/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getServiceToken", "responses": {} },
      "patch": {
        "operationId": "updateServiceToken",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ServiceTokenUpdate" } } } },
        "responses": {}
      }
    },
    "/console/service_tokens/{id}/rotate": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rotateServiceToken",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ServiceTokenRotation" } } } },
        "responses": {}
      }
    },
    "/console/service_tokens/{id}/revoke": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "revokeServiceToken",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/exports": {
      "get": {
        "operationId": "listExports",
        "parameters": [
          { "name": "kind", "in": "query", "schema": { "$ref": "#/components/schemas/ExportKind" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/ExportStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createExport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ExportCreate" } } } },
        "responses": {}
      }
    },
    "/console/exports/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExport", "responses": {} }
    },
    "/console/exports/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelExport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/exports/{id}/content": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getExportContent", "responses": {} }
    },
    "/console/audit_entries": {
      "get": {
        "operationId": "listAuditEntries",
        "parameters": [
          { "name": "kind", "in": "query", "allowReserved": true, "schema": { "type": "string", "minLength": 1, "maxLength": 100, "pattern": "^[A-Za-z]+$" } },
          { "name": "action", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 100 } },
          { "name": "actor", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 200 } },
          { "name": "object_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/record_changes": {
      "get": {
        "operationId": "listRecordChanges",
        "parameters": [
          { "name": "object_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "actor", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 200 } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/list_views": {
      "get": {
        "operationId": "listListViews",
        "parameters": [
          { "name": "list", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 100 } },
          { "name": "is_shared", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" },
          { "$ref": "#/components/parameters/IncludeDeleted" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createListView",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ListViewCreate" } } } },
        "responses": {}
      }
    },
    "/console/list_views/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "patch": {
        "operationId": "updateListView",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ListViewUpdate" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteListView", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/list_counts": {
      "get": {
        "operationId": "getListCount",
        "parameters": [
          { "name": "list", "in": "query", "required": true, "allowReserved": true, "schema": { "type": "string", "maxLength": 100 } },
          { "name": "list_of", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "filters", "in": "query", "allowReserved": true, "schema": { "type": "string", "maxLength": 2000 } }
        ],
        "responses": {}
      }
    },
    "/console/sign_on": {
      "get": { "operationId": "getSignOn", "responses": {} },
      "post": {
        "operationId": "changeSignOn",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SignOnChange" } } } },
        "responses": {}
      },
      "delete": { "operationId": "deleteSignOn", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/sign_on/begin": {
      "post": {
        "operationId": "beginSignOn",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SignOnBeginning" } } } },
        "responses": {}
      }
    },
    "/console/sign_on/prove": { "post": { "operationId": "proveSignOn", "responses": {} } },
    "/console/sign_on/finish": {
      "post": {
        "operationId": "finishSignOn",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SignOnReturn" } } } },
        "responses": {}
      }
    },
    "/console/sign_on/verify": {
      "post": {
        "operationId": "verifySignOn",
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/SignOnProof" } } } },
        "responses": {}
      }
    },
    "/console/imports": {
      "get": {
        "operationId": "listImports",
        "parameters": [
          { "name": "kind", "in": "query", "schema": { "$ref": "#/components/schemas/ImportKind" } },
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/ImportStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createImport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ImportCreate" } } } },
        "responses": {}
      }
    },
    "/console/imports/preview": {
      "post": {
        "operationId": "previewImport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ImportFile" } } } },
        "responses": {}
      }
    },
    "/console/imports/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getImport", "responses": {} }
    },
    "/console/imports/{id}/apply": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "applyImport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ImportApply" } } } },
        "responses": {}
      }
    },
    "/console/imports/{id}/revise": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "reviseImport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ImportRevise" } } } },
        "responses": {}
      }
    },
    "/console/imports/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelImport",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/imports/{id}/errors": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getImportErrors", "responses": {} }
    },
    "/console/imports/{id}/rows": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "listImportRows",
        "parameters": [
          { "name": "outcome", "in": "query", "schema": { "$ref": "#/components/schemas/ImportOutcome" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/imports/template": {
      "get": {
        "operationId": "getImportTemplate",
        "parameters": [{ "name": "kind", "in": "query", "required": true, "schema": { "$ref": "#/components/schemas/ImportKind" } }],
        "responses": {}
      }
    },
    "/console/bulk_actions": {
      "get": {
        "operationId": "listBulkActions",
        "parameters": [
          { "name": "status", "in": "query", "schema": { "$ref": "#/components/schemas/BulkActionStatus" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createBulkAction",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/BulkActionCreate" } } } },
        "responses": {}
      }
    },
    "/console/bulk_actions/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getBulkAction", "responses": {} }
    },
    "/console/bulk_actions/{id}/cancel": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "cancelBulkAction",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/bulk_actions/{id}/items": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": {
        "operationId": "listBulkActionItems",
        "parameters": [
          { "name": "outcome", "in": "query", "schema": { "$ref": "#/components/schemas/BulkActionOutcome" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      }
    },
    "/console/comments": {
      "get": {
        "operationId": "listComments",
        "parameters": [
          { "name": "object_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createComment",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CommentCreate" } } } },
        "responses": {}
      }
    },
    "/console/comments/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "delete": { "operationId": "deleteComment", "parameters": [{ "$ref": "#/components/parameters/DryRun" }], "responses": {} }
    },
    "/console/calendar_feeds": {
      "get": {
        "operationId": "listCalendarFeeds",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }],
        "responses": {}
      },
      "post": {
        "operationId": "createCalendarFeed",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/CalendarFeedCreate" } } } },
        "responses": {}
      }
    },
    "/console/calendar_feeds/{id}/revoke": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "revokeCalendarFeed",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/bank_account_changes": {
      "get": {
        "operationId": "listBankAccountChanges",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "type": "string", "enum": ["pending", "approved", "applied", "rejected", "withdrawn", "frozen"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createBankAccountChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/BankAccountChangeCreate" } } } },
        "responses": {}
      }
    },
    "/console/bank_account_changes/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getBankAccountChange", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/bank_account_changes/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveBankAccountChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/bank_account_changes/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectBankAccountChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/BankAccountChangeRejection" } } } },
        "responses": {}
      }
    },
    "/console/bank_account_changes/{id}/withdraw": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "withdrawBankAccountChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/bank_account_changes/{id}/freeze": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "freezeBankAccountChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/bank_account_stops": {
      "post": {
        "operationId": "stopBankAccountChange",
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/BankAccountChangeToken" } } } },
        "responses": {}
      }
    },
    "/console/profile_changes": {
      "get": {
        "operationId": "listProfileChanges",
        "parameters": [
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "status", "in": "query", "schema": { "type": "string", "enum": ["pending", "approved", "rejected", "withdrawn"] } },
          { "$ref": "#/components/parameters/MusterReach" },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createProfileChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ProfileChangeCreate" } } } },
        "responses": {}
      }
    },
    "/console/profile_changes/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getProfileChange", "parameters": [{ "$ref": "#/components/parameters/MusterReach" }], "responses": {} }
    },
    "/console/profile_changes/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveProfileChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ProfileChangeApproval" } } } },
        "responses": {}
      }
    },
    "/console/profile_changes/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectProfileChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ProfileChangeRejection" } } } },
        "responses": {}
      }
    },
    "/console/profile_changes/{id}/withdraw": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "withdrawProfileChange",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }, { "$ref": "#/components/parameters/MusterReach" }],
        "responses": {}
      }
    },
    "/console/approvals": {
      "get": {
        "operationId": "listApprovals",
        "parameters": [
          { "name": "view", "in": "query", "schema": { "type": "string", "enum": ["waiting", "own", "decided"] } },
          { "name": "kind", "in": "query", "schema": { "$ref": "#/components/schemas/ApprovalKind" } },
          { "name": "status", "in": "query", "schema": { "type": "string", "enum": ["waiting", "approved", "rejected", "withdrawn", "superseded"] } },
          { "name": "subject_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "name": "employee_id", "in": "query", "schema": { "$ref": "#/components/schemas/Id" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      }
    },
    "/console/approvals/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getApproval", "responses": {} }
    },
    "/console/approvals/{id}/approve": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "approveApproval",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": false, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApprovalDecision" } } } },
        "responses": {}
      }
    },
    "/console/approvals/{id}/reject": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rejectApproval",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApprovalRejection" } } } },
        "responses": {}
      }
    },
    "/console/approvals/{id}/reroute": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "rerouteApproval",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    },
    "/console/approval_policies": {
      "get": {
        "operationId": "listApprovalPolicies",
        "parameters": [
          { "name": "kind", "in": "query", "schema": { "$ref": "#/components/schemas/ApprovalKind" } },
          { "name": "is_active", "in": "query", "schema": { "type": "boolean" } },
          { "$ref": "#/components/parameters/Limit" },
          { "$ref": "#/components/parameters/StartingAfter" },
          { "$ref": "#/components/parameters/UpdatedSince" }
        ],
        "responses": {}
      },
      "post": {
        "operationId": "createApprovalPolicy",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApprovalPolicyCreate" } } } },
        "responses": {}
      }
    },
    "/console/approval_policies/preview": {
      "post": {
        "operationId": "previewApprovalPolicy",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApprovalPolicyTrial" } } } },
        "responses": {}
      }
    },
    "/console/approval_policies/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "get": { "operationId": "getApprovalPolicy", "responses": {} },
      "patch": {
        "operationId": "updateApprovalPolicy",
        "parameters": [{ "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApprovalPolicyUpdate" } } } },
        "responses": {}
      }
    },
    "/console/approval_delegations": {
      "get": {
        "operationId": "listApprovalDelegations",
        "parameters": [{ "$ref": "#/components/parameters/Limit" }, { "$ref": "#/components/parameters/StartingAfter" }, { "$ref": "#/components/parameters/UpdatedSince" }],
        "responses": {}
      },
      "post": {
        "operationId": "createApprovalDelegation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/ApprovalDelegationCreate" } } } },
        "responses": {}
      }
    },
    "/console/approval_delegations/{id}/revoke": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": {
        "operationId": "revokeApprovalDelegation",
        "parameters": [{ "$ref": "#/components/parameters/IdempotencyKey" }, { "$ref": "#/components/parameters/DryRun" }],
        "responses": {}
      }
    }
  },
  "components": {
    "parameters": {
      "Id": { "name": "id", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/Id" } },
      "EmployeeId": { "name": "id", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/Id" } },
      "AddressId": { "name": "address_id", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/Id" } },
      "DependantId": { "name": "dependant_id", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/Id" } },
      "ContactId": { "name": "contact_id", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/Id" } },
      "BankAccountId": { "name": "bank_account_id", "in": "path", "required": true, "schema": { "$ref": "#/components/schemas/Id" } },
      "Limit": { "name": "limit", "in": "query", "schema": { "type": "integer", "minimum": 1, "default": 25 } },
      "StartingAfter": { "name": "starting_after", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Cursor" } },
      "UpdatedSince": { "name": "updated_since", "in": "query", "allowReserved": true, "schema": { "$ref": "#/components/schemas/Timestamp" } },
      "IncludeDeleted": { "name": "include_deleted", "in": "query", "schema": { "type": "boolean", "default": false } },
      "IdempotencyKey": { "name": "Idempotency-Key", "in": "header", "schema": { "type": "string", "minLength": 1, "maxLength": 255, "pattern": "^[\\\\x21-\\\\x7E]{1,255}$" } },
      "DryRun": { "name": "Dry-Run", "in": "header", "schema": { "type": "string", "enum": ["true"] } },
      "MusterReach": { "name": "Muster-Reach", "in": "header", "schema": { "type": "string", "enum": ["own", "team", "all"] } }
    },
    "schemas": {
      "Id": { "type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$" },
      "NullableId": { "type": ["string", "null"], "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$" },
      "Date": { "type": "string", "format": "date", "pattern": "^(19|[2-9]\\\\d)" },
      "NullableDate": { "type": ["string", "null"], "format": "date", "pattern": "^(19|[2-9]\\\\d)" },
      "YearMonth": { "type": "string", "pattern": "^(19|[2-9][0-9])[0-9]{2}-(0[1-9]|1[0-2])$" },
      "Timestamp": { "type": "string", "format": "date-time" },
      "NullableTimestamp": { "type": ["string", "null"], "format": "date-time" },
      "TimeOfDay": { "type": "string", "pattern": "^([01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d$" },
      "Money": { "type": "string", "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$" },
      "NullableMoney": { "type": ["string", "null"], "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$" },
      "Days": { "type": "string", "pattern": "^-?(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$" },
      "UnsignedDays": { "type": "string", "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$" },
      "NullableUnsignedDays": { "type": ["string", "null"], "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$" },
      "Hours": { "type": "string", "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$" },
      "NullableHours": { "type": ["string", "null"], "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$" },
      "Factor": { "type": "string", "pattern": "^(0|[1-9]\\\\d?)(\\\\.\\\\d{1,2})?$" },
      "Percentage": { "type": "string", "pattern": "^(100(\\\\.00?)?|(0|[1-9]\\\\d?)(\\\\.\\\\d{1,2})?)$" },
      "AmountOrPercentage": { "type": "string", "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$" },
      "NullableAmountOrPercentage": { "type": ["string", "null"], "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$" },
      "EmailAddress": { "type": "string", "format": "email", "maxLength": 254 },
      "NullableEmailAddress": { "type": ["string", "null"], "format": "email", "maxLength": 254 },
      "NullablePhone": { "type": ["string", "null"], "pattern": "^\\\\+?[0-9(][0-9 ()./-]{2,29}$" },
      "Relationship": { "type": "string", "enum": ["spouse", "child", "parent", "sibling", "relative", "friend", "other"] },
      "NullableMaritalStatus": {
        "type": ["string", "null"],
        "enum": ["single", "married", "divorced", "widowed", null]
      },
      "AddressType": { "type": "string", "enum": ["current", "permanent", "mailing", "emergency"] },
      "PostalAddressFields": {
        "type": "object",
        "properties": {
          "type": { "$ref": "#/components/schemas/AddressType" },
          "line1": { "type": "string", "minLength": 1, "maxLength": 200 },
          "line2": { "type": ["string", "null"], "maxLength": 200 },
          "city": { "type": "string", "minLength": 1, "maxLength": 100 },
          "state": { "type": ["string", "null"], "maxLength": 100 },
          "postal_code": { "type": ["string", "null"], "maxLength": 20 },
          "country": { "$ref": "#/components/schemas/CountryCode" }
        }
      },
      "CountryCode": { "type": "string", "pattern": "^[A-Z]{2}$" },
      "Cursor": { "type": "string", "minLength": 1, "maxLength": 1024, "pattern": "^[A-Za-z0-9_-]+={0,2}$" },
      "Scope": {
        "type": "string",
        "enum": [
          "employees:read", "employees:write", "employees.sensitive:read", "org:read", "org:write",
          "attendance:read", "attendance:write", "leave:read", "leave:write", "payroll:read", "expenses:read",
          "documents:read", "documents:write", "assets:read", "announcements:read", "recruitment:read",
          "recruitment:write", "webhooks:manage"
        ]
      },
      "CalculationType": { "type": "string", "enum": ["fixed", "percentage", "formula"] },
      "ChosenCalculationType": { "type": ["string", "null"], "enum": ["fixed", "percentage", "formula", null] },
      "PaymentMethod": { "type": "string", "enum": ["bank_transfer", "cash", "cheque", "mobile_wallet"] },
      "RecordStatus": { "type": "string", "enum": ["active", "inactive"] },
      "YearsOfExperience": { "type": ["string", "null"], "pattern": "^(0|[1-9]\\\\d?)(\\\\.\\\\d{1,2})?$" },
      "FileContentType": { "type": "string", "enum": ["application/pdf", "image/jpeg", "image/png", "image/webp", "image/heic", "image/tiff", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"] },
      "FileName": { "type": "string", "minLength": 1, "maxLength": 200, "pattern": "^(?!\\\\.{1,2}$)[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\u200e\\\\u200f\\\\u2028-\\\\u202e\\\\u2066-\\\\u2069/\\\\\\\\]+$" },
      "FileContent": { "type": "string", "contentEncoding": "base64" },
      "LetterType": { "type": "string", "enum": ["employment_certificate", "salary_certificate", "experience", "no_objection", "relieving", "appointment", "confirmation", "promotion", "increment", "warning", "other"] },
      "LanguageTag": { "type": "string", "minLength": 2, "maxLength": 35, "pattern": "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$" },
      "LetterAddressee": { "type": ["string", "null"], "minLength": 1, "maxLength": 200 },
      "LetterPurpose": { "type": ["string", "null"], "minLength": 1, "maxLength": 500 },
      "InterestMethod": { "type": "string", "enum": ["flat", "reducing"] },
      "NumberingFields": {
        "type": "object",
        "properties": {
          "number_prefix": { "type": "string", "maxLength": 10, "pattern": "^[A-Za-z0-9/_.-]*$" },
          "number_digits": { "type": "integer", "minimum": 1, "maximum": 12 },
          "number_next": { "type": "integer", "minimum": 1, "maximum": 2147483647 }
        }
      },
      "NumberingUpdate": { "allOf": [{ "$ref": "#/components/schemas/NumberingFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AttendanceStatus": { "type": "string", "enum": ["present", "absent", "half_day", "on_leave", "holiday", "rest_day", "unscheduled"] },
      "RequestStatus": { "type": "string", "enum": ["pending", "approved", "rejected", "cancelled"] },
      "TaxYear": { "type": "string", "pattern": "^\\\\d{4}(-\\\\d\\\\d)?$" },
      "Password": { "type": "string", "minLength": 1, "maxLength": 200 },
      "DeliveredEventType": {
        "type": "string",
        "enum": [
          "employee.created", "employee.updated", "employee.deleted", "attendance.recorded",
          "attendance.updated", "leave.requested", "leave.approved", "leave.rejected", "leave.cancelled",
          "payroll.run.approved", "payroll.run.locked", "salary_slip.published", "contract.signed",
          "webhook.test"
        ]
      },
      "PhotoVersion": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
      "Phone": { "type": "string", "pattern": "^\\\\+?[0-9(][0-9 ()./-]{2,29}$" },
      "Permission": { "type": "string", "maxLength": 50, "pattern": "^[a-z]+\\\\.[a-z]+$" },
      "CompanyFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "legal_name": { "type": ["string", "null"], "maxLength": 200 },
          "timezone": { "type": "string", "maxLength": 64 },
          "week_starts_on": { "type": "integer", "minimum": 1, "maximum": 7 },
          "registration_number": { "type": ["string", "null"], "maxLength": 100 },
          "tax_number": { "type": ["string", "null"], "maxLength": 100 },
          "address": { "type": ["string", "null"], "maxLength": 500 },
          "city": { "type": ["string", "null"], "maxLength": 100 },
          "phone": { "$ref": "#/components/schemas/NullablePhone" },
          "email": { "$ref": "#/components/schemas/NullableEmailAddress" },
          "website": { "type": ["string", "null"], "maxLength": 500 },
          "leaver_days": { "type": "integer", "minimum": 0, "maximum": 730 },
          "closed_parts": { "type": "array", "maxItems": 11, "uniqueItems": true, "items": { "$ref": "#/components/schemas/CompanyPart" } },
          "approvals_by_people_only": { "type": "boolean" }
        }
      },
      "CompanyPart": { "type": "string", "enum": ["punching", "overtime", "corrections", "expenses", "loans", "letters", "assets", "announcements", "directory", "own_details", "own_bank_account"] },
      "CompanyUpdate": { "allOf": [{ "$ref": "#/components/schemas/CompanyFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "SandboxClockMove": {
        "type": "object",
        "properties": {
          "by": { "type": "string", "maxLength": 40, "pattern": "^P[0-9YMWDTHS]{2,38}$" },
          "to": { "$ref": "#/components/schemas/Timestamp" }
        },
        "unevaluatedProperties": false
      },
      "SandboxTrigger": {
        "type": "object",
        "properties": { "type": { "$ref": "#/components/schemas/EventType" } },
        "required": ["type"],
        "unevaluatedProperties": false
      },
      "FiscalYearStatus": { "type": "string", "enum": ["open", "closed"] },
      "CountryTemplatePartName": { "type": "string", "enum": ["salary", "leave", "hours", "holidays"] },
      "CountryTemplateApply": {
        "type": "object",
        "properties": {
          "parts": { "type": "array", "minItems": 1, "maxItems": 4, "uniqueItems": true, "items": { "$ref": "#/components/schemas/CountryTemplatePartName" } }
        },
        "required": ["parts"],
        "unevaluatedProperties": false
      },
      "EmployeeStatus": { "type": "string", "enum": ["new", "active", "inactive", "terminated", "resigned", "retired"] },
      "EmployeeFields": {
        "type": "object",
        "properties": {
          "first_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "last_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "father_name": { "type": ["string", "null"], "maxLength": 100 },
          "date_of_birth": { "$ref": "#/components/schemas/NullableDate" },
          "gender": { "type": ["string", "null"], "enum": ["male", "female", "other", null] },
          "marital_status": { "$ref": "#/components/schemas/NullableMaritalStatus" },
          "nationality": { "type": "string", "maxLength": 100 },
          "personal_email": { "$ref": "#/components/schemas/NullableEmailAddress" },
          "work_email": { "$ref": "#/components/schemas/NullableEmailAddress" },
          "phone_primary": { "$ref": "#/components/schemas/NullablePhone" },
          "national_id": { "type": ["string", "null"], "maxLength": 50 },
          "department_id": { "$ref": "#/components/schemas/Id" },
          "designation_id": { "$ref": "#/components/schemas/Id" },
          "branch_id": { "$ref": "#/components/schemas/NullableId" },
          "employment_type_id": { "$ref": "#/components/schemas/Id" },
          "reporting_manager_id": { "$ref": "#/components/schemas/NullableId" },
          "joining_date": { "$ref": "#/components/schemas/Date" },
          "confirmation_date": { "$ref": "#/components/schemas/NullableDate" },
          "probation_end_date": { "$ref": "#/components/schemas/NullableDate" },
          "separation_date": { "$ref": "#/components/schemas/NullableDate" },
          "status": { "$ref": "#/components/schemas/EmployeeStatus" }
        }
      },
      "EmployeeCreate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeFields" }],
        "required": ["first_name", "last_name", "joining_date"],
        "unevaluatedProperties": false
      },
      "EmployeeUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeInvite": {
        "type": "object",
        "properties": { "language": { "$ref": "#/components/schemas/InvitationLanguage" } },
        "unevaluatedProperties": false
      },
      "EmployeePhotoContentType": { "type": "string", "enum": ["image/jpeg", "image/png"] },
      "EmployeePhotoUpload": {
        "type": "object",
        "properties": { "file_name": { "$ref": "#/components/schemas/FileName" }, "content_type": { "$ref": "#/components/schemas/EmployeePhotoContentType" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } },
        "required": ["file_name", "content_type", "content_base64"],
        "unevaluatedProperties": false
      },
      "JobChangeFields": {
        "type": "object",
        "properties": {
          "effective_from": { "$ref": "#/components/schemas/Date" },
          "department_id": { "$ref": "#/components/schemas/Id" },
          "designation_id": { "$ref": "#/components/schemas/Id" },
          "branch_id": { "$ref": "#/components/schemas/NullableId" },
          "employment_type_id": { "$ref": "#/components/schemas/Id" },
          "reporting_manager_id": { "$ref": "#/components/schemas/NullableId" },
          "pay_grade_id": { "$ref": "#/components/schemas/NullableId" },
          "reason": { "type": ["string", "null"], "maxLength": 500 }
        }
      },
      "JobChangeCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/JobChangeFields" },
          { "type": "object", "properties": { "employee_id": { "$ref": "#/components/schemas/Id" } } }
        ],
        "required": ["employee_id", "effective_from"],
        "unevaluatedProperties": false
      },
      "JobChangeUpdate": { "allOf": [{ "$ref": "#/components/schemas/JobChangeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeAddressFields": {
        "allOf": [
          { "$ref": "#/components/schemas/PostalAddressFields" },
          { "type": "object", "properties": { "is_primary": { "type": "boolean" } } }
        ]
      },
      "EmployeeAddressCreate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeAddressFields" }],
        "required": ["type", "line1", "city"],
        "unevaluatedProperties": false
      },
      "EmployeeAddressUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeAddressFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeDependantFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 140 },
          "relationship": { "$ref": "#/components/schemas/Relationship" },
          "born_on": { "$ref": "#/components/schemas/NullableDate" }
        }
      },
      "EmployeeDependantCreate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeDependantFields" }],
        "required": ["name", "relationship"],
        "unevaluatedProperties": false
      },
      "EmployeeDependantUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeDependantFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeContactFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 140 },
          "relationship": { "$ref": "#/components/schemas/Relationship" },
          "phone": { "$ref": "#/components/schemas/Phone" },
          "is_primary": { "type": "boolean" }
        }
      },
      "EmployeeContactCreate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeContactFields" }],
        "required": ["name", "relationship", "phone"],
        "unevaluatedProperties": false
      },
      "EmployeeContactUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeContactFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeBankAccountFields": {
        "type": "object",
        "properties": {
          "bank_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "bank_code": { "type": ["string", "null"], "maxLength": 20 },
          "branch_name": { "type": ["string", "null"], "maxLength": 100 },
          "branch_code": { "type": ["string", "null"], "maxLength": 20 },
          "account_title": { "type": "string", "minLength": 1, "maxLength": 140 },
          "account_number": { "type": "string", "minLength": 1, "maxLength": 34 },
          "iban": { "type": ["string", "null"], "maxLength": 50 },
          "swift_code": { "type": ["string", "null"], "maxLength": 11 },
          "is_primary": { "type": "boolean" },
          "status": { "$ref": "#/components/schemas/RecordStatus" }
        }
      },
      "EmployeeBankAccountCreate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeBankAccountFields" }],
        "required": ["bank_name", "account_title", "account_number"],
        "unevaluatedProperties": false
      },
      "EmployeeBankAccountUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeBankAccountFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "EmployeeCompensationFields": {
        "type": "object",
        "properties": { "payment_method": { "$ref": "#/components/schemas/PaymentMethod" } }
      },
      "EmployeeCompensationUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeCompensationFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "DepartmentFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": ["string", "null"], "maxLength": 50 },
          "parent_id": { "$ref": "#/components/schemas/NullableId" },
          "head_employee_id": { "$ref": "#/components/schemas/NullableId" },
          "cost_center": { "type": ["string", "null"], "maxLength": 50 },
          "status": { "$ref": "#/components/schemas/RecordStatus" }
        }
      },
      "DepartmentCreate": { "allOf": [{ "$ref": "#/components/schemas/DepartmentFields" }], "required": ["name"], "unevaluatedProperties": false },
      "DepartmentUpdate": { "allOf": [{ "$ref": "#/components/schemas/DepartmentFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "DesignationFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": ["string", "null"], "maxLength": 50 },
          "level": { "type": "integer", "minimum": 0, "maximum": 1000000 },
          "pay_grade_id": { "$ref": "#/components/schemas/NullableId" },
          "job_description": { "type": ["string", "null"], "maxLength": 10000 },
          "status": { "$ref": "#/components/schemas/RecordStatus" }
        }
      },
      "DesignationCreate": { "allOf": [{ "$ref": "#/components/schemas/DesignationFields" }], "required": ["name"], "unevaluatedProperties": false },
      "DesignationUpdate": { "allOf": [{ "$ref": "#/components/schemas/DesignationFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "BranchFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": ["string", "null"], "maxLength": 50 },
          "address": { "type": ["string", "null"], "maxLength": 500 },
          "city": { "type": ["string", "null"], "maxLength": 100 },
          "phone": { "$ref": "#/components/schemas/NullablePhone" },
          "email": { "$ref": "#/components/schemas/NullableEmailAddress" },
          "is_head_office": { "type": "boolean" },
          "status": { "$ref": "#/components/schemas/RecordStatus" }
        }
      },
      "BranchCreate": { "allOf": [{ "$ref": "#/components/schemas/BranchFields" }], "required": ["name"], "unevaluatedProperties": false },
      "BranchUpdate": { "allOf": [{ "$ref": "#/components/schemas/BranchFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmploymentTypeFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "description": { "type": ["string", "null"], "maxLength": 2000 },
          "is_residential": { "type": "boolean" },
          "accommodation_provided": { "type": "boolean" },
          "meals_provided": { "type": "boolean" }
        }
      },
      "EmploymentTypeCreate": { "allOf": [{ "$ref": "#/components/schemas/EmploymentTypeFields" }], "required": ["name"], "unevaluatedProperties": false },
      "EmploymentTypeUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmploymentTypeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "PayGradeFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "min_salary": { "$ref": "#/components/schemas/Money" },
          "max_salary": { "$ref": "#/components/schemas/Money" }
        }
      },
      "PayGradeCreate": {
        "allOf": [{ "$ref": "#/components/schemas/PayGradeFields" }],
        "required": ["name", "min_salary", "max_salary"],
        "unevaluatedProperties": false
      },
      "PayGradeUpdate": { "allOf": [{ "$ref": "#/components/schemas/PayGradeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AttendanceMode": { "type": "string", "enum": ["punch_required", "auto_present", "punch_not_required"] },
      "ShiftFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "start_time": { "$ref": "#/components/schemas/TimeOfDay" },
          "end_time": { "$ref": "#/components/schemas/TimeOfDay" },
          "break_duration_minutes": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "grace_period_minutes": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "late_threshold_minutes": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "weekly_off_days": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 7 }, "uniqueItems": true, "maxItems": 7 },
          "attendance_mode": { "$ref": "#/components/schemas/AttendanceMode" },
          "is_default": { "type": "boolean" },
          "status": { "$ref": "#/components/schemas/RecordStatus" }
        }
      },
      "ShiftCreate": {
        "allOf": [{ "$ref": "#/components/schemas/ShiftFields" }],
        "required": ["name", "start_time", "end_time"],
        "unevaluatedProperties": false
      },
      "ShiftUpdate": { "allOf": [{ "$ref": "#/components/schemas/ShiftFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "HolidayType": { "type": "string", "enum": ["public", "company", "optional", "religious"] },
      "HolidayFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "date": { "$ref": "#/components/schemas/Date" },
          "type": { "$ref": "#/components/schemas/HolidayType" },
          "is_recurring": { "type": "boolean" },
          "branch_id": { "$ref": "#/components/schemas/NullableId" }
        }
      },
      "HolidayCreate": { "allOf": [{ "$ref": "#/components/schemas/HolidayFields" }], "required": ["name", "date", "type"], "unevaluatedProperties": false },
      "HolidayUpdate": { "allOf": [{ "$ref": "#/components/schemas/HolidayFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LeaveTypeFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": "string", "minLength": 1, "maxLength": 20 },
          "color": { "type": "string", "pattern": "^#[0-9a-fA-F]{6}$" },
          "is_paid": { "type": "boolean" },
          "is_active": { "type": "boolean" }
        }
      },
      "LeaveTypeCreate": { "allOf": [{ "$ref": "#/components/schemas/LeaveTypeFields" }], "required": ["name", "code"], "unevaluatedProperties": false },
      "LeaveTypeUpdate": { "allOf": [{ "$ref": "#/components/schemas/LeaveTypeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AccrualMethod": { "type": "string", "enum": ["annual", "monthly"] },
      "AllocationType": { "type": "string", "enum": ["fiscal_year", "cycle"] },
      "ApplicableGender": { "type": "string", "enum": ["all", "male", "female"] },
      "LeavePolicyFields": {
        "type": "object",
        "properties": {
          "annual_quota": { "$ref": "#/components/schemas/UnsignedDays" },
          "accrual_method": { "$ref": "#/components/schemas/AccrualMethod" },
          "allocation_type": { "$ref": "#/components/schemas/AllocationType" },
          "max_consecutive_days": { "type": ["integer", "null"], "minimum": 1, "maximum": 366 },
          "carry_forward_allowed": { "type": "boolean" },
          "max_carry_forward_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "encashment_allowed": { "type": "boolean" },
          "negative_balance_allowed": { "type": "boolean" },
          "max_negative_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "pro_rata_for_joiners": { "type": "boolean" },
          "min_service_months": { "type": "integer", "minimum": 0, "maximum": 600 },
          "applicable_gender": { "$ref": "#/components/schemas/ApplicableGender" },
          "requires_document_after_days": { "type": ["integer", "null"], "minimum": 0, "maximum": 366 },
          "sandwich_rule": { "type": "boolean" },
          "effective_from": { "$ref": "#/components/schemas/Date" },
          "effective_to": { "$ref": "#/components/schemas/NullableDate" }
        }
      },
      "LeavePolicyCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/LeavePolicyFields" },
          { "type": "object", "properties": { "leave_type_id": { "$ref": "#/components/schemas/Id" } } }
        ],
        "required": ["leave_type_id", "annual_quota", "effective_from"],
        "unevaluatedProperties": false
      },
      "LeavePolicyUpdate": { "allOf": [{ "$ref": "#/components/schemas/LeavePolicyFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LeaveGroupFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "description": { "type": ["string", "null"], "maxLength": 500 },
          "is_active": { "type": "boolean" },
          "is_default": { "type": "boolean" }
        }
      },
      "LeaveGroupCreate": { "allOf": [{ "$ref": "#/components/schemas/LeaveGroupFields" }], "required": ["name"], "unevaluatedProperties": false },
      "LeaveGroupUpdate": { "allOf": [{ "$ref": "#/components/schemas/LeaveGroupFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LeaveGroupTypes": {
        "type": "object",
        "properties": { "leave_type_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 100, "uniqueItems": true } },
        "required": ["leave_type_ids"],
        "unevaluatedProperties": false
      },
      "LeaveGroupMembership": {
        "type": "object",
        "properties": { "leave_group_id": { "$ref": "#/components/schemas/NullableId" } },
        "required": ["leave_group_id"],
        "unevaluatedProperties": false
      },
      "LeaveBalanceAdjustment": {
        "type": "object",
        "properties": {
          "days": { "$ref": "#/components/schemas/Days" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 1000 }
        },
        "required": ["days", "reason"],
        "unevaluatedProperties": false
      },
      "LeaveEncashmentStatus": { "type": "string", "enum": ["pending", "claimed", "paid", "cancelled"] },
      "LeaveEncashmentFields": {
        "type": "object",
        "properties": { "leave_balance_id": { "$ref": "#/components/schemas/Id" }, "days": { "$ref": "#/components/schemas/Days" } }
      },
      "LeaveEncashmentCreate": {
        "allOf": [{ "$ref": "#/components/schemas/LeaveEncashmentFields" }],
        "required": ["leave_balance_id", "days"],
        "unevaluatedProperties": false
      },
      "LeaveApplicationStatus": { "type": "string", "enum": ["pending", "approved", "rejected", "cancelled"] },
      "HalfDayType": { "type": ["string", "null"], "enum": ["first_half", "second_half", null] },
      "LeaveApplicationFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "leave_type_id": { "$ref": "#/components/schemas/Id" },
          "from_date": { "$ref": "#/components/schemas/Date" },
          "to_date": { "$ref": "#/components/schemas/Date" },
          "is_half_day": { "type": "boolean" },
          "half_day_type": { "$ref": "#/components/schemas/HalfDayType" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 1000 },
          "document_id": { "$ref": "#/components/schemas/NullableId" }
        }
      },
      "LeaveApplicationCreate": {
        "allOf": [{ "$ref": "#/components/schemas/LeaveApplicationFields" }],
        "required": ["employee_id", "leave_type_id", "from_date", "to_date", "reason"],
        "unevaluatedProperties": false
      },
      "LeaveApplicationRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 1000 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "LeaveApplicationCancellation": {
        "type": "object",
        "properties": { "cancellation_reason": { "type": ["string", "null"], "maxLength": 1000 } },
        "unevaluatedProperties": false
      },
      "LeaveApplicationShortening": {
        "type": "object",
        "properties": {
          "last_day": { "$ref": "#/components/schemas/Date" },
          "shortening_reason": { "type": "string", "minLength": 1, "maxLength": 1000 }
        },
        "required": ["last_day", "shortening_reason"],
        "unevaluatedProperties": false
      },
      "AttendanceRecordFields": {
        "type": "object",
        "properties": {
          "check_in_at": { "$ref": "#/components/schemas/NullableTimestamp" },
          "check_out_at": { "$ref": "#/components/schemas/NullableTimestamp" },
          "status": { "$ref": "#/components/schemas/AttendanceStatus" },
          "note": { "type": ["string", "null"], "maxLength": 1000 }
        }
      },
      "AttendanceRecordCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/AttendanceRecordFields" },
          {
            "type": "object",
            "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "date": { "$ref": "#/components/schemas/Date" } }
          }
        ],
        "required": ["employee_id", "date"],
        "unevaluatedProperties": false
      },
      "AttendanceRecordUpdate": { "allOf": [{ "$ref": "#/components/schemas/AttendanceRecordFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LatePunchStatus": { "type": "string", "enum": ["waiting", "corrected", "counted", "dismissed"] },
      "LatePunchDismissal": {
        "type": "object",
        "properties": { "dismissal_reason": { "type": "string", "minLength": 1, "maxLength": 1000 } },
        "required": ["dismissal_reason"],
        "unevaluatedProperties": false
      },
      "PunchDirection": { "type": "string", "enum": ["in", "out", "unknown"] },
      "PunchSource": { "type": "string", "enum": ["device", "mobile", "web", "api", "import"] },
      "NullableLatitude": { "type": ["string", "null"], "pattern": "^-?(90(\\\\.0{1,7})?|[1-8]?\\\\d(\\\\.\\\\d{1,7})?)$" },
      "NullableLongitude": { "type": ["string", "null"], "pattern": "^-?(180(\\\\.0{1,7})?|(1[0-7]\\\\d|[1-9]?\\\\d)(\\\\.\\\\d{1,7})?)$" },
      "PunchFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "punched_at": { "$ref": "#/components/schemas/Timestamp" },
          "direction": { "$ref": "#/components/schemas/PunchDirection" },
          "source": { "$ref": "#/components/schemas/PunchSource" },
          "device_id": { "type": ["string", "null"], "maxLength": 100 },
          "latitude": { "$ref": "#/components/schemas/NullableLatitude" },
          "longitude": { "$ref": "#/components/schemas/NullableLongitude" },
          "accuracy_meters": { "type": ["integer", "null"], "minimum": 0, "maximum": 100000 },
          "note": { "type": ["string", "null"], "maxLength": 1000 }
        }
      },
      "PunchCreate": { "allOf": [{ "$ref": "#/components/schemas/PunchFields" }], "required": ["employee_id", "punched_at"], "unevaluatedProperties": false },
      "OvertimeRequestFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "date": { "$ref": "#/components/schemas/Date" },
          "start_at": { "$ref": "#/components/schemas/NullableTimestamp" },
          "end_at": { "$ref": "#/components/schemas/NullableTimestamp" },
          "requested_hours": { "$ref": "#/components/schemas/Hours" },
          "reason": { "type": ["string", "null"], "maxLength": 1000 }
        }
      },
      "OvertimeRequestCreate": {
        "allOf": [{ "$ref": "#/components/schemas/OvertimeRequestFields" }],
        "required": ["employee_id", "date", "requested_hours"],
        "unevaluatedProperties": false
      },
      "OvertimeRequestApproval": {
        "type": "object",
        "properties": { "approved_hours": { "$ref": "#/components/schemas/Hours" } },
        "unevaluatedProperties": false
      },
      "OvertimeRequestRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 1000 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "RegularisationType": { "type": "string", "enum": ["missed_punch", "wrong_punch", "on_duty", "work_from_home", "other"] },
      "RegularisedStatus": { "type": ["string", "null"], "enum": ["present", "half_day", null] },
      "RegularisationFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "date": { "$ref": "#/components/schemas/Date" },
          "type": { "$ref": "#/components/schemas/RegularisationType" },
          "requested_check_in_at": { "$ref": "#/components/schemas/NullableTimestamp" },
          "requested_check_out_at": { "$ref": "#/components/schemas/NullableTimestamp" },
          "requested_status": { "$ref": "#/components/schemas/RegularisedStatus" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 1000 }
        }
      },
      "RegularisationCreate": {
        "allOf": [{ "$ref": "#/components/schemas/RegularisationFields" }],
        "required": ["employee_id", "date", "type", "reason"],
        "unevaluatedProperties": false
      },
      "RegularisationRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 1000 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "SwapStatus": { "type": "string", "enum": ["active", "cancelled"] },
      "RestDaySwapFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "rest_date": { "$ref": "#/components/schemas/Date" },
          "work_date": { "$ref": "#/components/schemas/Date" },
          "reason": { "type": ["string", "null"], "maxLength": 1000 }
        }
      },
      "RestDaySwapCreate": {
        "allOf": [{ "$ref": "#/components/schemas/RestDaySwapFields" }],
        "required": ["employee_id", "rest_date", "work_date"],
        "unevaluatedProperties": false
      },
      "EmployeeShiftFields": {
        "type": "object",
        "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "shift_id": { "$ref": "#/components/schemas/Id" }, "effective_from": { "$ref": "#/components/schemas/Date" }, "effective_to": { "$ref": "#/components/schemas/NullableDate" }, "geofenced_site_id": { "$ref": "#/components/schemas/NullableId" } }
      },
      "EmployeeShiftCreate": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeShiftFields" }],
        "required": ["employee_id", "shift_id", "effective_from"],
        "unevaluatedProperties": false
      },
      "Latitude": { "type": "string", "pattern": "^-?(90(\\\\.0{1,7})?|[1-8]?\\\\d(\\\\.\\\\d{1,7})?)$" },
      "Longitude": { "type": "string", "pattern": "^-?(180(\\\\.0{1,7})?|(1[0-7]\\\\d|[1-9]?\\\\d)(\\\\.\\\\d{1,7})?)$" },
      "GeofencedSiteFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "branch_id": { "$ref": "#/components/schemas/NullableId" },
          "latitude": { "$ref": "#/components/schemas/Latitude" },
          "longitude": { "$ref": "#/components/schemas/Longitude" },
          "radius_meters": { "type": "integer", "minimum": 20, "maximum": 50000 },
          "address": { "type": ["string", "null"], "maxLength": 500 },
          "status": { "$ref": "#/components/schemas/RecordStatus" }
        }
      },
      "GeofencedSiteCreate": {
        "allOf": [{ "$ref": "#/components/schemas/GeofencedSiteFields" }],
        "required": ["name", "latitude", "longitude"],
        "unevaluatedProperties": false
      },
      "GeofencedSiteUpdate": { "allOf": [{ "$ref": "#/components/schemas/GeofencedSiteFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "GeofenceMode": { "type": "string", "enum": ["off", "flag", "enforce"] },
      "MissingPunchStatus": { "type": "string", "enum": ["absent", "half_day", "present"] },
      "AttendanceSettingsFields": {
        "type": "object",
        "properties": {
          "geofence_mode": { "$ref": "#/components/schemas/GeofenceMode" },
          "window_before_minutes": { "type": "integer", "minimum": 0, "maximum": 720 },
          "window_after_minutes": { "type": "integer", "minimum": 0, "maximum": 720 },
          "punch_debounce_seconds": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "full_day_min_percent": { "type": "integer", "minimum": 0, "maximum": 100 },
          "half_day_min_percent": { "type": "integer", "minimum": 0, "maximum": 100 },
          "early_leave_threshold_minutes": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "missing_punch_status": { "$ref": "#/components/schemas/MissingPunchStatus" },
          "late_marks_per_deduction": { "type": ["integer", "null"], "minimum": 1, "maximum": 31 },
          "late_deduction_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "overtime_min_minutes": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "overtime_before_shift_counts": { "type": "boolean" },
          "max_overtime_minutes_per_day": { "type": ["integer", "null"], "minimum": 0, "maximum": 1440 },
          "overtime_auto_request": { "type": "boolean" },
          "overtime_multiplier_working_day": { "$ref": "#/components/schemas/Factor" },
          "overtime_multiplier_rest_day": { "$ref": "#/components/schemas/Factor" },
          "overtime_multiplier_holiday": { "$ref": "#/components/schemas/Factor" },
          "overtime_hours_per_month": { "$ref": "#/components/schemas/Hours" },
          "regularisation_window_days": { "type": "integer", "minimum": 0, "maximum": 1440 },
          "max_regularisations_per_month": { "type": ["integer", "null"], "minimum": 0, "maximum": 31 }
        }
      },
      "AttendanceSettingsUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/AttendanceSettingsFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "SalaryComponentType": { "type": "string", "enum": ["earning", "deduction", "employer_contribution"] },
      "ExemptionMode": { "type": "string", "enum": ["none", "pct_of_basic", "flat_cap"] },
      "SalaryComponentFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "category": { "type": ["string", "null"], "maxLength": 50 },
          "calculation_type": { "$ref": "#/components/schemas/CalculationType" },
          "default_value": { "$ref": "#/components/schemas/AmountOrPercentage" },
          "is_taxable": { "type": "boolean" },
          "exemption_mode": { "$ref": "#/components/schemas/ExemptionMode" },
          "exemption_value": { "$ref": "#/components/schemas/AmountOrPercentage" },
          "affects_gross": { "type": "boolean" },
          "contributes_to_eobi": { "type": "boolean" },
          "contributes_to_pf": { "type": "boolean" },
          "contributes_to_overtime": { "type": "boolean" },
          "contributes_to_gratuity": { "type": "boolean" },
          "is_mandatory": { "type": "boolean" },
          "is_active": { "type": "boolean" },
          "display_order": { "type": "integer", "minimum": 0, "maximum": 9999 }
        }
      },
      "SalaryComponentCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/SalaryComponentFields" },
          {
            "type": "object",
            "properties": {
              "code": { "type": "string", "minLength": 1, "maxLength": 30, "pattern": "^[A-Z][A-Z0-9_]*$" },
              "type": { "$ref": "#/components/schemas/SalaryComponentType" },
              "formula": { "type": ["string", "null"], "maxLength": 1000 }
            }
          }
        ],
        "required": ["name", "code", "type"],
        "unevaluatedProperties": false
      },
      "SalaryComponentUpdate": {
        "allOf": [
          { "$ref": "#/components/schemas/SalaryComponentFields" },
          { "type": "object", "properties": { "formula": { "type": ["string", "null"], "maxLength": 1000 } } }
        ],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "SalaryComponentOverride": {
        "type": "object",
        "properties": {
          "salary_component_id": { "$ref": "#/components/schemas/Id" },
          "calculation_type": { "$ref": "#/components/schemas/ChosenCalculationType" },
          "value": { "$ref": "#/components/schemas/NullableAmountOrPercentage" },
          "formula": { "type": ["string", "null"], "maxLength": 1000 },
          "is_excluded": { "type": "boolean" }
        },
        "required": ["salary_component_id"],
        "unevaluatedProperties": false
      },
      "SalaryComponentOverrides": { "type": "array", "items": { "$ref": "#/components/schemas/SalaryComponentOverride" }, "maxItems": 100 },
      "SalaryStructureFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "description": { "type": ["string", "null"], "maxLength": 500 },
          "is_active": { "type": "boolean" }
        }
      },
      "SalaryStructureCreate": { "allOf": [{ "$ref": "#/components/schemas/SalaryStructureFields" }], "required": ["name"], "unevaluatedProperties": false },
      "SalaryStructureUpdate": { "allOf": [{ "$ref": "#/components/schemas/SalaryStructureFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "SalaryStructureComponentFields": {
        "type": "object",
        "properties": {
          "calculation_type": { "$ref": "#/components/schemas/ChosenCalculationType" },
          "default_value": { "$ref": "#/components/schemas/NullableAmountOrPercentage" },
          "is_mandatory": { "type": "boolean" },
          "display_order": { "type": "integer", "minimum": 0, "maximum": 9999 }
        }
      },
      "SalaryStructureComponentCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/SalaryStructureComponentFields" },
          {
            "type": "object",
            "properties": {
              "salary_structure_id": { "$ref": "#/components/schemas/Id" },
              "salary_component_id": { "$ref": "#/components/schemas/Id" },
              "formula": { "type": ["string", "null"], "maxLength": 1000 }
            }
          }
        ],
        "required": ["salary_structure_id", "salary_component_id"],
        "unevaluatedProperties": false
      },
      "SalaryStructureComponentUpdate": {
        "allOf": [
          { "$ref": "#/components/schemas/SalaryStructureComponentFields" },
          { "type": "object", "properties": { "formula": { "type": ["string", "null"], "maxLength": 1000 } } }
        ],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "SalaryAssignmentFields": {
        "type": "object",
        "properties": {
          "salary_structure_id": { "$ref": "#/components/schemas/Id" },
          "gross_salary": { "$ref": "#/components/schemas/Money" },
          "effective_from": { "$ref": "#/components/schemas/Date" },
          "reason": { "type": ["string", "null"], "maxLength": 500 }
        }
      },
      "SalaryAssignmentCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/SalaryAssignmentFields" },
          {
            "type": "object",
            "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "components": { "$ref": "#/components/schemas/SalaryComponentOverrides" } }
          }
        ],
        "required": ["employee_id", "salary_structure_id", "gross_salary", "effective_from"],
        "unevaluatedProperties": false
      },
      "SalaryAssignmentUpdate": {
        "allOf": [
          { "$ref": "#/components/schemas/SalaryAssignmentFields" },
          {
            "type": "object",
            "properties": { "effective_to": { "$ref": "#/components/schemas/NullableDate" }, "components": { "$ref": "#/components/schemas/SalaryComponentOverrides" } }
          }
        ],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "SalaryPackagePreview": {
        "type": "object",
        "properties": { "salary_structure_id": { "$ref": "#/components/schemas/Id" }, "gross_salary": { "$ref": "#/components/schemas/Money" }, "components": { "$ref": "#/components/schemas/SalaryComponentOverrides" } },
        "required": ["salary_structure_id", "gross_salary"],
        "unevaluatedProperties": false
      },
      "PayrollRunStatus": { "type": "string", "enum": ["draft", "processed", "approved", "locked", "disbursed"] },
      "PayrollRunSource": { "type": "string", "enum": ["processed", "imported"] },
      "PayrollRunKind": { "type": "string", "enum": ["regular", "bonus", "final", "correction"] },
      "PayrollEntryStatus": { "type": "string", "enum": ["draft", "approved", "locked", "on_hold", "paid"] },
      "PayrollEntryHold": {
        "type": "object",
        "properties": { "reason": { "type": "string", "minLength": 1, "maxLength": 1000 } },
        "required": ["reason"],
        "unevaluatedProperties": false
      },
      "PayrollRunDetailFields": {
        "type": "object",
        "properties": {
          "kind": { "$ref": "#/components/schemas/PayrollRunKind" },
          "year": { "type": "integer", "minimum": 1900, "maximum": 9999 },
          "month": { "type": "integer", "minimum": 1, "maximum": 12 },
          "run_date": { "$ref": "#/components/schemas/Date" },
          "employee_ids": { "type": "array", "maxItems": 1000, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Id" } },
          "adjustment_ids": { "type": "array", "maxItems": 1000, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Id" } },
          "notes": { "type": ["string", "null"], "maxLength": 2000 }
        }
      },
      "PayrollRunDetailCreate": {
        "allOf": [{ "$ref": "#/components/schemas/PayrollRunDetailFields" }],
        "required": ["year", "month"],
        "unevaluatedProperties": false
      },
      "PayrollRunDetailUpdate": { "allOf": [{ "$ref": "#/components/schemas/PayrollRunDetailFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "PayrollOperationStatus": { "type": "string", "enum": ["running", "succeeded", "failed"] },
      "PayrollImportLine": {
        "type": "object",
        "properties": {
          "code": { "type": "string", "minLength": 1, "maxLength": 50 },
          "amount": { "$ref": "#/components/schemas/Money" }
        },
        "required": ["code", "amount"],
        "unevaluatedProperties": false
      },
      "PayrollImportEntry": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "employee_code": { "type": "string", "minLength": 1, "maxLength": 50 },
          "gross_salary": { "$ref": "#/components/schemas/Money" },
          "total_earnings": { "$ref": "#/components/schemas/Money" },
          "total_deductions": { "$ref": "#/components/schemas/Money" },
          "net_salary": { "$ref": "#/components/schemas/Money" },
          "employer_contributions": { "$ref": "#/components/schemas/Money" },
          "taxable_income": { "$ref": "#/components/schemas/Money" },
          "tax_amount": { "$ref": "#/components/schemas/Money" },
          "loan_deduction": { "$ref": "#/components/schemas/Money" },
          "absence_deduction": { "$ref": "#/components/schemas/Money" },
          "unpaid_leave_deduction": { "$ref": "#/components/schemas/Money" },
          "late_deduction": { "$ref": "#/components/schemas/Money" },
          "adjustment_deduction": { "$ref": "#/components/schemas/Money" },
          "bonus_amount": { "$ref": "#/components/schemas/Money" },
          "adjustment_addition": { "$ref": "#/components/schemas/Money" },
          "payment_method": { "$ref": "#/components/schemas/PaymentMethod" },
          "working_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "present_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "absent_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "leave_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "unpaid_leave_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "half_days": { "$ref": "#/components/schemas/UnsignedDays" },
          "late_count": { "type": "integer", "minimum": 0, "maximum": 1000 },
          "early_leave_count": { "type": "integer", "minimum": 0, "maximum": 1000 },
          "holidays": { "type": "integer", "minimum": 0, "maximum": 1000 },
          "overtime_hours": { "$ref": "#/components/schemas/Hours" },
          "lines": { "type": "array", "maxItems": 100, "items": { "$ref": "#/components/schemas/PayrollImportLine" } }
        },
        "required": ["gross_salary", "total_earnings", "total_deductions", "net_salary", "taxable_income", "tax_amount"],
        "unevaluatedProperties": false
      },
      "PayrollImportTotals": {
        "type": "object",
        "properties": {
          "total_employees": { "type": "integer", "minimum": 1, "maximum": 1000000 },
          "total_gross": { "$ref": "#/components/schemas/Money" },
          "total_deductions": { "$ref": "#/components/schemas/Money" },
          "total_net": { "$ref": "#/components/schemas/Money" },
          "total_employer_cost": { "$ref": "#/components/schemas/Money" }
        },
        "required": ["total_employees", "total_gross", "total_deductions", "total_net", "total_employer_cost"],
        "unevaluatedProperties": false
      },
      "PayrollImportFields": {
        "type": "object",
        "properties": {
          "totals": { "$ref": "#/components/schemas/PayrollImportTotals" },
          "entries": { "type": "array", "minItems": 1, "maxItems": 10000, "items": { "$ref": "#/components/schemas/PayrollImportEntry" } }
        }
      },
      "PayrollImportCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/PayrollImportFields" },
          {
            "type": "object",
            "properties": {
              "year": { "type": "integer", "minimum": 1900, "maximum": 9999 },
              "month": { "type": "integer", "minimum": 1, "maximum": 12 },
              "run_date": { "$ref": "#/components/schemas/Date" },
              "notes": { "type": ["string", "null"], "maxLength": 2000 }
            }
          }
        ],
        "required": ["year", "month", "totals"],
        "unevaluatedProperties": false
      },
      "PayrollImportUpdate": { "allOf": [{ "$ref": "#/components/schemas/PayrollImportFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "PayrollPaymentBatchStatus": { "type": "string", "enum": ["pending", "recorded", "cancelled"] },
      "PayrollPaymentBatchFields": {
        "type": "object",
        "properties": {
          "payroll_run_id": { "$ref": "#/components/schemas/Id" },
          "payment_method": {
            "type": ["string", "null"],
            "enum": ["bank_transfer", "cash", "cheque", "mobile_wallet", null]
          }
        }
      },
      "PayrollPaymentBatchCreate": {
        "allOf": [{ "$ref": "#/components/schemas/PayrollPaymentBatchFields" }],
        "required": ["payroll_run_id"],
        "unevaluatedProperties": false
      },
      "PayrollPaymentBatchCancel": {
        "type": "object",
        "properties": { "reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "unevaluatedProperties": false
      },
      "PayrollPaymentStatus": { "type": "string", "enum": ["pending", "paid", "failed", "cancelled"] },
      "PayrollPaymentRecord": {
        "type": "object",
        "properties": {
          "payment_date": { "$ref": "#/components/schemas/Date" },
          "payment_reference": { "type": ["string", "null"], "minLength": 1, "maxLength": 100 }
        },
        "required": ["payment_date"],
        "unevaluatedProperties": false
      },
      "PayrollPaymentFailure": {
        "type": "object",
        "properties": { "reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["reason"],
        "unevaluatedProperties": false
      },
      "BankFileFormat": { "type": "string", "enum": ["pain_001", "csv", "csv_semicolon", "inr_salary_text"] },
      "PayrollBankFileFields": {
        "type": "object",
        "properties": {
          "format": { "$ref": "#/components/schemas/BankFileFormat" },
          "execution_date": { "$ref": "#/components/schemas/Date" },
          "company_bank_account_id": { "$ref": "#/components/schemas/Id" },
          "reason": { "type": ["string", "null"], "minLength": 1, "maxLength": 500 }
        }
      },
      "PayrollBankFileCreate": {
        "allOf": [{ "$ref": "#/components/schemas/PayrollBankFileFields" }],
        "required": ["format", "execution_date"],
        "unevaluatedProperties": false
      },
      "PayrollBankStatuses": {
        "type": "object",
        "properties": { "file_name": { "$ref": "#/components/schemas/FileName" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } },
        "required": ["file_name", "content_base64"],
        "unevaluatedProperties": false
      },
      "CompanyBankAccountFields": {
        "type": "object",
        "properties": {
          "account_title": { "type": "string", "minLength": 1, "maxLength": 140 },
          "bank_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "iban": { "type": ["string", "null"], "maxLength": 50 },
          "account_number": { "type": ["string", "null"], "minLength": 1, "maxLength": 34 },
          "swift_code": { "type": ["string", "null"], "maxLength": 11 },
          "bank_code": { "type": ["string", "null"], "maxLength": 20 },
          "branch_code": { "type": ["string", "null"], "maxLength": 20 },
          "is_active": { "type": "boolean" }
        }
      },
      "CompanyBankAccountCreate": {
        "allOf": [{ "$ref": "#/components/schemas/CompanyBankAccountFields" }],
        "required": ["account_title", "bank_name"],
        "unevaluatedProperties": false
      },
      "CompanyBankAccountUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/CompanyBankAccountFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "PayrollGlCodeFields": {
        "type": "object",
        "properties": {
          "gl_code": { "type": "string", "minLength": 1, "maxLength": 50 },
          "contra_gl_code": { "type": ["string", "null"], "minLength": 1, "maxLength": 50 }
        }
      },
      "PayrollGlCodeCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/PayrollGlCodeFields" },
          { "type": "object", "properties": { "salary_component_id": { "$ref": "#/components/schemas/NullableId" } } }
        ],
        "required": ["salary_component_id", "gl_code"],
        "unevaluatedProperties": false
      },
      "PayrollGlCodeUpdate": { "allOf": [{ "$ref": "#/components/schemas/PayrollGlCodeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "PayChangeDraft": {
        "type": "object",
        "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "gross_salary": { "$ref": "#/components/schemas/Money" }, "effective_from": { "$ref": "#/components/schemas/Date" }, "salary_structure_id": { "$ref": "#/components/schemas/Id" }, "components": { "$ref": "#/components/schemas/SalaryComponentOverrides" } },
        "required": ["employee_id", "gross_salary", "effective_from"],
        "unevaluatedProperties": false
      },
      "EmploymentEndDraft": {
        "type": "object",
        "properties": {
          "separation_date": { "$ref": "#/components/schemas/Date" },
          "status": { "type": "string", "enum": ["terminated", "resigned", "retired"] }
        },
        "required": ["separation_date", "status"],
        "unevaluatedProperties": false
      },
      "PayrollVarianceChange": { "type": "string", "enum": ["changed", "joined", "left"] },
      "PayrollRegisterView": { "type": "string", "enum": ["all", "changed", "warnings", "on_hold"] },
      "DayBasis": { "type": "string", "enum": ["calendar_days", "working_days", "fixed_30", "fixed_26"] },
      "TaxMethod": { "type": "string", "enum": ["projected", "average"] },
      "GratuityPartOfYear": { "type": "string", "enum": ["above_half", "exact", "none"] },
      "GratuityDayBasis": { "type": "string", "enum": ["fixed_30", "fixed_26"] },
      "MonthCount": { "type": "string", "pattern": "^(0|[1-9]\\\\d?)(\\\\.\\\\d{1,4})?$" },
      "GratuityYears": {
        "type": "object",
        "properties": {
          "from_year": { "type": "integer", "minimum": 0, "maximum": 60 },
          "months": { "$ref": "#/components/schemas/MonthCount" }
        },
        "required": ["from_year", "months"],
        "unevaluatedProperties": false
      },
      "PayrollSettingsFields": {
        "type": "object",
        "properties": {
          "day_basis": { "$ref": "#/components/schemas/DayBasis" },
          "assume_present_after_cutoff": { "type": "boolean" },
          "tax_method": { "$ref": "#/components/schemas/TaxMethod" },
          "gratuity_years": { "type": "array", "maxItems": 20, "items": { "$ref": "#/components/schemas/GratuityYears" } },
          "gratuity_part_of_year": { "$ref": "#/components/schemas/GratuityPartOfYear" },
          "gratuity_day_basis": { "$ref": "#/components/schemas/GratuityDayBasis" },
          "gratuity_monthly_accrual": { "type": "boolean" },
          "four_eyes": { "type": "boolean" },
          "loan_interest_method": { "$ref": "#/components/schemas/InterestMethod" }
        }
      },
      "PayrollSettingsUpdate": { "allOf": [{ "$ref": "#/components/schemas/PayrollSettingsFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "PayrollAdjustmentKind": { "type": "string", "enum": ["bonus", "addition", "deduction"] },
      "PayrollAdjustmentStatus": { "type": "string", "enum": ["active", "cancelled"] },
      "PayrollAdjustmentFields": {
        "type": "object",
        "properties": {
          "kind": { "$ref": "#/components/schemas/PayrollAdjustmentKind" },
          "salary_component_id": { "$ref": "#/components/schemas/Id" },
          "amount": { "$ref": "#/components/schemas/Money" },
          "from_month": { "$ref": "#/components/schemas/Date" },
          "to_month": { "$ref": "#/components/schemas/Date" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 1000 }
        }
      },
      "PayrollAdjustmentCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/PayrollAdjustmentFields" },
          { "type": "object", "properties": { "employee_id": { "$ref": "#/components/schemas/Id" } } }
        ],
        "required": ["employee_id", "kind", "amount", "from_month", "reason"],
        "unevaluatedProperties": false
      },
      "PayrollAdjustmentUpdate": { "allOf": [{ "$ref": "#/components/schemas/PayrollAdjustmentFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "CorrectedHalf": { "type": "string", "enum": ["first_half", "second_half", "full"] },
      "CorrectedAs": { "type": "string", "enum": ["present", "absent", "paid_leave", "unpaid_leave"] },
      "PayrollCorrectionStatus": { "type": "string", "enum": ["active", "cancelled"] },
      "PayrollCorrectionFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "date": { "$ref": "#/components/schemas/Date" },
          "half": { "$ref": "#/components/schemas/CorrectedHalf" },
          "counts_as": { "$ref": "#/components/schemas/CorrectedAs" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 1000 }
        }
      },
      "PayrollCorrectionCreate": {
        "allOf": [{ "$ref": "#/components/schemas/PayrollCorrectionFields" }],
        "required": ["employee_id", "date", "counts_as", "reason"],
        "unevaluatedProperties": false
      },
      "EmployeeLawFactFields": {
        "type": "object",
        "properties": {
          "value": { "type": "string", "minLength": 1, "maxLength": 100 },
          "effective_from": { "$ref": "#/components/schemas/Date" },
          "effective_to": { "$ref": "#/components/schemas/NullableDate" }
        }
      },
      "EmployeeLawFactCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/EmployeeLawFactFields" },
          {
            "type": "object",
            "properties": {
              "employee_id": { "$ref": "#/components/schemas/Id" },
              "fact": { "type": "string", "minLength": 1, "maxLength": 50 }
            }
          }
        ],
        "required": ["employee_id", "fact", "value", "effective_from"],
        "unevaluatedProperties": false
      },
      "EmployeeLawFactUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeLawFactFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "TaxOpeningSource": { "type": "string", "enum": ["previous_system", "other_employer"] },
      "TaxOpeningFields": {
        "type": "object",
        "properties": { "taxable_income": { "$ref": "#/components/schemas/Money" }, "tax_withheld": { "$ref": "#/components/schemas/Money" }, "through_month": { "$ref": "#/components/schemas/Date" } }
      },
      "TaxOpeningCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/TaxOpeningFields" },
          {
            "type": "object",
            "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "tax_year": { "$ref": "#/components/schemas/TaxYear" }, "source": { "$ref": "#/components/schemas/TaxOpeningSource" } }
          }
        ],
        "required": ["employee_id", "tax_year", "source", "taxable_income", "tax_withheld", "through_month"],
        "unevaluatedProperties": false
      },
      "TaxOpeningUpdate": { "allOf": [{ "$ref": "#/components/schemas/TaxOpeningFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "NullableFigure": { "type": ["string", "null"], "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$" },
      "LawValueFields": {
        "type": "object",
        "properties": {
          "value": { "$ref": "#/components/schemas/NullableFigure" },
          "source": { "type": "string", "minLength": 1, "maxLength": 500 }
        }
      },
      "LawValueCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/LawValueFields" },
          {
            "type": "object",
            "properties": {
              "parameter": { "type": "string", "minLength": 1, "maxLength": 100 },
              "effective_from": { "$ref": "#/components/schemas/Date" }
            }
          }
        ],
        "required": ["parameter", "effective_from", "source"],
        "unevaluatedProperties": false
      },
      "LawValueUpdate": { "allOf": [{ "$ref": "#/components/schemas/LawValueFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LoanTypeFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": "string", "minLength": 1, "maxLength": 20 },
          "max_amount": { "$ref": "#/components/schemas/NullableMoney" },
          "max_installments": { "type": ["integer", "null"], "minimum": 1, "maximum": 600 },
          "interest_rate": { "$ref": "#/components/schemas/Percentage" },
          "max_active_loans": { "type": "integer", "minimum": 1, "maximum": 100 },
          "is_active": { "type": "boolean" }
        }
      },
      "LoanTypeCreate": { "allOf": [{ "$ref": "#/components/schemas/LoanTypeFields" }], "required": ["name", "code"], "unevaluatedProperties": false },
      "LoanTypeUpdate": { "allOf": [{ "$ref": "#/components/schemas/LoanTypeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LoanStatus": { "type": "string", "enum": ["pending", "approved", "active", "completed", "rejected", "cancelled"] },
      "LoanFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "loan_type_id": { "$ref": "#/components/schemas/Id" },
          "amount": { "$ref": "#/components/schemas/Money" },
          "total_installments": { "type": "integer", "minimum": 1, "maximum": 600 },
          "start_month": { "type": "integer", "minimum": 1, "maximum": 12 },
          "start_year": { "type": "integer", "minimum": 2000, "maximum": 2199 },
          "purpose": { "type": ["string", "null"], "maxLength": 500 }
        }
      },
      "LoanCreate": {
        "allOf": [{ "$ref": "#/components/schemas/LoanFields" }],
        "required": ["employee_id", "loan_type_id", "amount", "total_installments", "start_month", "start_year"],
        "unevaluatedProperties": false
      },
      "LoanReason": {
        "type": "object",
        "properties": { "reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["reason"],
        "unevaluatedProperties": false
      },
      "LoanDisbursement": {
        "type": "object",
        "properties": { "disbursed_on": { "$ref": "#/components/schemas/Date" } },
        "unevaluatedProperties": false
      },
      "LoanRescheduling": {
        "type": "object",
        "properties": {
          "installments": { "type": "integer", "minimum": 1, "maximum": 600 },
          "start_month": { "type": "integer", "minimum": 1, "maximum": 12 },
          "start_year": { "type": "integer", "minimum": 2000, "maximum": 2199 },
          "reason": { "type": "string", "minLength": 1, "maxLength": 500 }
        },
        "required": ["installments", "reason"],
        "dependentRequired": { "start_month": ["start_year"], "start_year": ["start_month"] },
        "unevaluatedProperties": false
      },
      "LoanSettlement": {
        "type": "object",
        "properties": {
          "amount": { "$ref": "#/components/schemas/Money" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 500 }
        },
        "required": ["reason"],
        "unevaluatedProperties": false
      },
      "EmployeeDefaultsFields": {
        "type": "object",
        "properties": { "default_department_id": { "$ref": "#/components/schemas/NullableId" }, "default_designation_id": { "$ref": "#/components/schemas/NullableId" }, "default_employment_type_id": { "$ref": "#/components/schemas/NullableId" } }
      },
      "EmployeeDefaultsUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeDefaultsFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LoanInstallmentStatus": { "type": "string", "enum": ["pending", "claimed", "settled", "waived"] },
      "ExpenseCategoryFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": "string", "minLength": 1, "maxLength": 20 },
          "description": { "type": ["string", "null"], "maxLength": 500 },
          "max_amount_per_item": { "$ref": "#/components/schemas/NullableMoney" },
          "requires_receipt": { "type": "boolean" },
          "receipt_required_above": { "$ref": "#/components/schemas/NullableMoney" },
          "gl_code": { "type": ["string", "null"], "maxLength": 50 },
          "is_active": { "type": "boolean" }
        }
      },
      "ExpenseCategoryCreate": {
        "allOf": [{ "$ref": "#/components/schemas/ExpenseCategoryFields" }],
        "required": ["name", "code"],
        "unevaluatedProperties": false
      },
      "ExpenseCategoryUpdate": { "allOf": [{ "$ref": "#/components/schemas/ExpenseCategoryFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ExpenseLimitFields": {
        "type": "object",
        "properties": { "monthly_amount": { "$ref": "#/components/schemas/Money" } }
      },
      "ExpenseLimitCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/ExpenseLimitFields" },
          { "type": "object", "properties": { "expense_category_id": { "$ref": "#/components/schemas/Id" } } }
        ],
        "required": ["expense_category_id", "monthly_amount"],
        "unevaluatedProperties": false
      },
      "ExpenseLimitUpdate": { "allOf": [{ "$ref": "#/components/schemas/ExpenseLimitFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ExpenseClaimStatus": { "type": "string", "enum": ["draft", "submitted", "approved", "rejected", "paid", "cancelled"] },
      "ExpenseClaimFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "title": { "type": "string", "minLength": 1, "maxLength": 200 },
          "claim_date": { "$ref": "#/components/schemas/Date" },
          "purpose": { "type": ["string", "null"], "maxLength": 1000 },
          "advance_adjusted": { "$ref": "#/components/schemas/Money" },
          "notes": { "type": ["string", "null"], "maxLength": 2000 }
        }
      },
      "ExpenseClaimCreate": {
        "allOf": [{ "$ref": "#/components/schemas/ExpenseClaimFields" }],
        "required": ["employee_id", "title"],
        "unevaluatedProperties": false
      },
      "ExpenseClaimUpdate": { "allOf": [{ "$ref": "#/components/schemas/ExpenseClaimFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ExpenseApproval": {
        "type": "object",
        "properties": {
          "items": { "type": "array", "items": { "$ref": "#/components/schemas/ExpenseItemDecision" }, "maxItems": 200 },
          "advance_adjusted": { "$ref": "#/components/schemas/Money" }
        },
        "unevaluatedProperties": false
      },
      "ExpenseItemDecision": {
        "type": "object",
        "properties": {
          "expense_claim_item_id": { "$ref": "#/components/schemas/Id" },
          "approved_amount": { "$ref": "#/components/schemas/Money" },
          "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 500 }
        },
        "required": ["expense_claim_item_id", "approved_amount"],
        "unevaluatedProperties": false
      },
      "ExpenseRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "ExpensePaymentMethod": { "type": "string", "enum": ["bank_transfer", "cash"] },
      "ExpensePayment": {
        "type": "object",
        "properties": {
          "payment_method": { "$ref": "#/components/schemas/ExpensePaymentMethod" },
          "payment_reference": { "type": ["string", "null"], "maxLength": 100 }
        },
        "required": ["payment_method"],
        "unevaluatedProperties": false
      },
      "ExpenseClaimItemFields": {
        "type": "object",
        "properties": {
          "expense_category_id": { "$ref": "#/components/schemas/Id" },
          "expense_date": { "$ref": "#/components/schemas/Date" },
          "description": { "type": ["string", "null"], "maxLength": 500 },
          "merchant": { "type": ["string", "null"], "maxLength": 200 },
          "amount": { "$ref": "#/components/schemas/Money" },
          "display_order": { "type": "integer", "minimum": 0, "maximum": 100000 }
        }
      },
      "ExpenseClaimItemCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/ExpenseClaimItemFields" },
          { "type": "object", "properties": { "expense_claim_id": { "$ref": "#/components/schemas/Id" } } }
        ],
        "required": ["expense_claim_id", "expense_category_id", "expense_date", "amount"],
        "unevaluatedProperties": false
      },
      "ExpenseClaimItemUpdate": { "allOf": [{ "$ref": "#/components/schemas/ExpenseClaimItemFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ExpenseReceiptContentType": { "type": "string", "enum": ["application/pdf", "image/jpeg", "image/png", "image/webp", "image/heic"] },
      "ExpenseReceipt": {
        "type": "object",
        "properties": { "file_name": { "$ref": "#/components/schemas/FileName" }, "content_type": { "$ref": "#/components/schemas/ExpenseReceiptContentType" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } },
        "required": ["file_name", "content_type", "content_base64"],
        "unevaluatedProperties": false
      },
      "AssetCategoryFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": ["string", "null"], "maxLength": 50 },
          "description": { "type": ["string", "null"], "maxLength": 1000 },
          "parent_id": { "$ref": "#/components/schemas/NullableId" },
          "is_active": { "type": "boolean" }
        }
      },
      "AssetCategoryCreate": { "allOf": [{ "$ref": "#/components/schemas/AssetCategoryFields" }], "required": ["name"], "unevaluatedProperties": false },
      "AssetCategoryUpdate": { "allOf": [{ "$ref": "#/components/schemas/AssetCategoryFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AssetStatus": { "type": "string", "enum": ["available", "assigned", "in_repair", "lost", "retired"] },
      "AssetCondition": { "type": "string", "enum": ["new", "good", "fair", "poor", "damaged"] },
      "AssetFields": {
        "type": "object",
        "properties": {
          "asset_tag": { "type": "string", "minLength": 1, "maxLength": 50 },
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "asset_category_id": { "$ref": "#/components/schemas/Id" },
          "serial_number": { "type": ["string", "null"], "maxLength": 100 },
          "manufacturer": { "type": ["string", "null"], "maxLength": 100 },
          "model": { "type": ["string", "null"], "maxLength": 100 },
          "branch_id": { "$ref": "#/components/schemas/NullableId" },
          "purchase_date": { "$ref": "#/components/schemas/NullableDate" },
          "purchase_cost": { "$ref": "#/components/schemas/NullableMoney" },
          "vendor": { "type": ["string", "null"], "maxLength": 200 },
          "warranty_expiry_date": { "$ref": "#/components/schemas/NullableDate" },
          "condition": { "$ref": "#/components/schemas/AssetCondition" },
          "notes": { "type": ["string", "null"], "maxLength": 2000 }
        }
      },
      "AssetCreate": {
        "allOf": [{ "$ref": "#/components/schemas/AssetFields" }],
        "required": ["asset_tag", "name", "asset_category_id"],
        "unevaluatedProperties": false
      },
      "AssetRestoration": {
        "type": "object",
        "properties": { "condition": { "$ref": "#/components/schemas/AssetCondition" } },
        "unevaluatedProperties": false
      },
      "AssetUpdate": { "allOf": [{ "$ref": "#/components/schemas/AssetFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AssetReturn": {
        "type": "object",
        "properties": {
          "returned_on": { "$ref": "#/components/schemas/Date" },
          "condition_on_return": { "$ref": "#/components/schemas/AssetCondition" },
          "notes": { "type": ["string", "null"], "maxLength": 2000 }
        },
        "unevaluatedProperties": false
      },
      "AssetLoss": {
        "type": "object",
        "properties": { "notes": { "type": ["string", "null"], "maxLength": 2000 } },
        "unevaluatedProperties": false
      },
      "AssetAssignmentStatus": { "type": "string", "enum": ["issued", "returned", "lost"] },
      "AssetAssignmentFields": {
        "type": "object",
        "properties": {
          "expected_return_date": { "$ref": "#/components/schemas/NullableDate" },
          "notes": { "type": ["string", "null"], "maxLength": 2000 }
        }
      },
      "AssetAssignmentCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/AssetAssignmentFields" },
          {
            "type": "object",
            "properties": { "asset_id": { "$ref": "#/components/schemas/Id" }, "employee_id": { "$ref": "#/components/schemas/Id" }, "issued_on": { "$ref": "#/components/schemas/Date" }, "condition_on_issue": { "$ref": "#/components/schemas/AssetCondition" } }
          }
        ],
        "required": ["asset_id", "employee_id"],
        "unevaluatedProperties": false
      },
      "AssetAssignmentUpdate": { "allOf": [{ "$ref": "#/components/schemas/AssetAssignmentFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AnnouncementCategoryFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "color": { "type": ["string", "null"], "pattern": "^#[0-9a-fA-F]{6}$" },
          "description": { "type": ["string", "null"], "maxLength": 500 },
          "is_active": { "type": "boolean" }
        }
      },
      "AnnouncementCategoryCreate": {
        "allOf": [{ "$ref": "#/components/schemas/AnnouncementCategoryFields" }],
        "required": ["name"],
        "unevaluatedProperties": false
      },
      "AnnouncementCategoryUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/AnnouncementCategoryFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "AnnouncementDraftStatus": { "type": "string", "enum": ["draft", "scheduled", "published", "missed"] },
      "AnnouncementDraftFields": {
        "type": "object",
        "allOf": [{ "$ref": "#/components/schemas/AnnouncementFields" }],
        "properties": {
          "audience": { "$ref": "#/components/schemas/AnnouncementAudience" },
          "branch_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 1000, "uniqueItems": true },
          "department_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 1000, "uniqueItems": true },
          "employee_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 1000, "uniqueItems": true }
        }
      },
      "AnnouncementDraftCreate": {
        "allOf": [{ "$ref": "#/components/schemas/AnnouncementDraftFields" }],
        "required": ["title", "body"],
        "unevaluatedProperties": false
      },
      "AnnouncementDraftUpdate": { "allOf": [{ "$ref": "#/components/schemas/AnnouncementDraftFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AnnouncementPriority": { "type": "string", "enum": ["normal", "important", "urgent"] },
      "AnnouncementAudience": { "type": "string", "enum": ["all", "branches", "departments", "employees"] },
      "AnnouncementFields": {
        "type": "object",
        "properties": {
          "announcement_category_id": { "$ref": "#/components/schemas/NullableId" },
          "title": { "type": "string", "minLength": 1, "maxLength": 200 },
          "body": { "type": "string", "minLength": 1, "maxLength": 20000 },
          "priority": { "$ref": "#/components/schemas/AnnouncementPriority" },
          "is_pinned": { "type": "boolean" },
          "requires_acknowledgement": { "type": "boolean" },
          "expires_at": { "$ref": "#/components/schemas/NullableTimestamp" }
        }
      },
      "AnnouncementUpdate": { "allOf": [{ "$ref": "#/components/schemas/AnnouncementFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "AnnouncementPublication": {
        "type": "object",
        "properties": { "publish_date": { "$ref": "#/components/schemas/Date" }, "publish_time": { "$ref": "#/components/schemas/TimeOfDay" } },
        "dependentRequired": { "publish_date": ["publish_time"], "publish_time": ["publish_date"] },
        "unevaluatedProperties": false
      },
      "AnnouncementAcknowledgement": {
        "type": "object",
        "properties": { "employee_id": { "$ref": "#/components/schemas/Id" } },
        "required": ["employee_id"],
        "unevaluatedProperties": false
      },
      "JobOpeningStatus": { "type": "string", "enum": ["draft", "open", "on_hold", "closed", "cancelled"] },
      "JobOpeningFields": {
        "type": "object",
        "properties": {
          "title": { "type": "string", "minLength": 1, "maxLength": 200 },
          "code": { "type": ["string", "null"], "maxLength": 50 },
          "department_id": { "$ref": "#/components/schemas/Id" },
          "designation_id": { "$ref": "#/components/schemas/NullableId" },
          "branch_id": { "$ref": "#/components/schemas/NullableId" },
          "employment_type_id": { "$ref": "#/components/schemas/NullableId" },
          "hiring_manager_id": { "$ref": "#/components/schemas/NullableId" },
          "vacancies": { "type": "integer", "minimum": 1, "maximum": 10000 },
          "description": { "type": "string", "minLength": 1, "maxLength": 20000 },
          "requirements": { "type": ["string", "null"], "maxLength": 20000 },
          "min_salary": { "$ref": "#/components/schemas/NullableMoney" },
          "max_salary": { "$ref": "#/components/schemas/NullableMoney" },
          "min_experience_years": { "$ref": "#/components/schemas/YearsOfExperience" },
          "is_remote": { "type": "boolean" },
          "status": { "$ref": "#/components/schemas/JobOpeningStatus" },
          "closing_date": { "$ref": "#/components/schemas/NullableDate" }
        }
      },
      "JobOpeningCreate": {
        "allOf": [{ "$ref": "#/components/schemas/JobOpeningFields" }],
        "required": ["title", "department_id", "description"],
        "unevaluatedProperties": false
      },
      "JobOpeningUpdate": { "allOf": [{ "$ref": "#/components/schemas/JobOpeningFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "NullableCountryCode": { "type": ["string", "null"], "pattern": "^[A-Z]{2}$" },
      "CandidateSource": { "type": "string", "enum": ["career_page", "referral", "job_board", "agency", "linkedin", "walk_in", "other"] },
      "CandidateFields": {
        "type": "object",
        "properties": {
          "first_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "last_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "email": { "$ref": "#/components/schemas/EmailAddress" },
          "phone": { "$ref": "#/components/schemas/NullablePhone" },
          "gender": { "type": ["string", "null"], "enum": ["male", "female", "other", null] },
          "date_of_birth": { "$ref": "#/components/schemas/NullableDate" },
          "city": { "type": ["string", "null"], "maxLength": 100 },
          "country": { "$ref": "#/components/schemas/NullableCountryCode" },
          "current_employer": { "type": ["string", "null"], "maxLength": 200 },
          "current_designation": { "type": ["string", "null"], "maxLength": 200 },
          "experience_years": { "$ref": "#/components/schemas/YearsOfExperience" },
          "current_salary": { "$ref": "#/components/schemas/NullableMoney" },
          "expected_salary": { "$ref": "#/components/schemas/NullableMoney" },
          "notice_period_days": { "type": ["integer", "null"], "minimum": 0, "maximum": 365 },
          "source": { "$ref": "#/components/schemas/CandidateSource" },
          "referred_by_id": { "$ref": "#/components/schemas/NullableId" },
          "linkedin_url": { "type": ["string", "null"], "maxLength": 500, "pattern": "^https://[^\\\\s\\\\x00-\\\\x1F]+$" },
          "resume_file_name": { "type": ["string", "null"], "maxLength": 255, "pattern": "^[^/\\\\\\\\\\\\x00-\\\\x1F\\\\x7F]+$" },
          "skills": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 100 } },
          "notes": { "type": ["string", "null"], "maxLength": 10000 }
        }
      },
      "CandidateCreate": {
        "allOf": [{ "$ref": "#/components/schemas/CandidateFields" }],
        "required": ["first_name", "last_name", "email"],
        "unevaluatedProperties": false
      },
      "CandidateUpdate": { "allOf": [{ "$ref": "#/components/schemas/CandidateFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "CandidateHire": {
        "type": "object",
        "properties": { "job_application_id": { "$ref": "#/components/schemas/Id" }, "joining_date": { "$ref": "#/components/schemas/Date" }, "department_id": { "$ref": "#/components/schemas/Id" }, "designation_id": { "$ref": "#/components/schemas/Id" }, "branch_id": { "$ref": "#/components/schemas/NullableId" }, "employment_type_id": { "$ref": "#/components/schemas/Id" }, "reporting_manager_id": { "$ref": "#/components/schemas/NullableId" }, "work_email": { "$ref": "#/components/schemas/NullableEmailAddress" } },
        "required": ["job_application_id"],
        "unevaluatedProperties": false
      },
      "JobApplicationStage": { "type": "string", "enum": ["applied", "screening", "interview", "assessment", "offer", "hired", "rejected", "withdrawn"] },
      "JobApplicationFields": {
        "type": "object",
        "properties": {
          "rating": { "type": ["integer", "null"], "minimum": 1, "maximum": 5 },
          "offered_salary": { "$ref": "#/components/schemas/NullableMoney" },
          "offered_joining_date": { "$ref": "#/components/schemas/NullableDate" },
          "notes": { "type": ["string", "null"], "maxLength": 10000 }
        }
      },
      "JobApplicationCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/JobApplicationFields" },
          {
            "type": "object",
            "properties": {
              "job_opening_id": { "$ref": "#/components/schemas/Id" },
              "candidate_id": { "$ref": "#/components/schemas/Id" },
              "applied_at": { "$ref": "#/components/schemas/Timestamp" },
              "cover_letter": { "type": ["string", "null"], "maxLength": 20000 }
            }
          }
        ],
        "required": ["job_opening_id", "candidate_id"],
        "unevaluatedProperties": false
      },
      "JobApplicationUpdate": {
        "allOf": [
          { "$ref": "#/components/schemas/JobApplicationFields" },
          {
            "type": "object",
            "properties": {
              "stage": { "$ref": "#/components/schemas/JobApplicationStage" },
              "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 2000 }
            }
          }
        ],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "DocumentCategory": { "type": "string", "enum": ["identity", "education", "employment", "medical", "tax", "bank", "other"] },
      "DocumentTypeFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": "string", "minLength": 1, "maxLength": 20 },
          "category": { "$ref": "#/components/schemas/DocumentCategory" },
          "description": { "type": ["string", "null"], "minLength": 1, "maxLength": 1000 },
          "is_mandatory": { "type": "boolean" },
          "visible_to_employee": { "type": "boolean" },
          "visible_to_managers": { "type": "boolean" },
          "requires_document_number": { "type": "boolean" },
          "requires_expiry_date": { "type": "boolean" },
          "expiry_reminder_days": { "type": ["integer", "null"], "minimum": 0, "maximum": 365 },
          "allowed_content_types": { "type": "array", "minItems": 1, "maxItems": 8, "uniqueItems": true, "items": { "$ref": "#/components/schemas/FileContentType" } },
          "max_file_size_bytes": { "type": "integer", "minimum": 1, "maximum": 10485760 },
          "is_active": { "type": "boolean" }
        }
      },
      "DocumentTypeCreate": {
        "allOf": [{ "$ref": "#/components/schemas/DocumentTypeFields" }],
        "required": ["name", "code", "category"],
        "unevaluatedProperties": false
      },
      "DocumentTypeUpdate": { "allOf": [{ "$ref": "#/components/schemas/DocumentTypeFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeDocumentFields": {
        "type": "object",
        "properties": {
          "title": { "type": "string", "minLength": 1, "maxLength": 200 },
          "document_number": { "type": ["string", "null"], "minLength": 1, "maxLength": 100 },
          "issue_date": { "$ref": "#/components/schemas/NullableDate" },
          "expiry_date": { "$ref": "#/components/schemas/NullableDate" },
          "notes": { "type": ["string", "null"], "minLength": 1, "maxLength": 1000 }
        }
      },
      "EmployeeDocumentCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/EmployeeDocumentFields" },
          {
            "type": "object",
            "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "document_type_id": { "$ref": "#/components/schemas/Id" }, "file_name": { "$ref": "#/components/schemas/FileName" }, "content_type": { "$ref": "#/components/schemas/FileContentType" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } }
          }
        ],
        "required": ["employee_id", "document_type_id", "file_name", "content_type", "content_base64"],
        "unevaluatedProperties": false
      },
      "EmployeeDocumentUpdate": { "allOf": [{ "$ref": "#/components/schemas/EmployeeDocumentFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmployeeDocumentRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "EmployeeDocumentStatus": { "type": "string", "enum": ["pending", "verified", "rejected"] },
      "EmploymentContractFields": {
        "type": "object",
        "properties": {
          "contract_number": { "type": ["string", "null"], "minLength": 1, "maxLength": 50 },
          "title": { "type": "string", "minLength": 1, "maxLength": 200 },
          "type": { "$ref": "#/components/schemas/EmploymentContractType" },
          "start_date": { "$ref": "#/components/schemas/Date" },
          "end_date": { "$ref": "#/components/schemas/NullableDate" },
          "probation_months": { "type": ["integer", "null"], "minimum": 0, "maximum": 60 },
          "notice_period_days": { "type": ["integer", "null"], "minimum": 0, "maximum": 730 },
          "weekly_hours": { "$ref": "#/components/schemas/NullableHours" }
        }
      },
      "EmploymentContractCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/EmploymentContractFields" },
          { "type": "object", "properties": { "employee_id": { "$ref": "#/components/schemas/Id" } } }
        ],
        "required": ["employee_id", "title", "type", "start_date"],
        "unevaluatedProperties": false
      },
      "EmploymentContractUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/EmploymentContractFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "EmploymentContractRenewal": { "allOf": [{ "$ref": "#/components/schemas/EmploymentContractFields" }], "unevaluatedProperties": false },
      "EmploymentContractUpload": {
        "type": "object",
        "properties": { "file_name": { "$ref": "#/components/schemas/FileName" }, "content_type": { "$ref": "#/components/schemas/FileContentType" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } },
        "required": ["file_name", "content_type", "content_base64"],
        "unevaluatedProperties": false
      },
      "EmploymentContractSignature": {
        "type": "object",
        "properties": {
          "signed_by_name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "signed_at": { "$ref": "#/components/schemas/Timestamp" }
        },
        "required": ["signed_by_name"],
        "unevaluatedProperties": false
      },
      "EmploymentContractTermination": {
        "type": "object",
        "properties": {
          "last_day": { "$ref": "#/components/schemas/Date" },
          "reason": { "type": "string", "minLength": 1, "maxLength": 500 }
        },
        "required": ["reason"],
        "unevaluatedProperties": false
      },
      "EmploymentContractType": { "type": "string", "enum": ["permanent", "fixed_term", "probation", "internship", "part_time", "consultancy"] },
      "EmploymentContractStatus": { "type": "string", "enum": ["draft", "sent", "signed", "expired", "terminated", "cancelled"] },
      "LetterTemplateFields": {
        "type": "object",
        "properties": {
          "subject": { "type": "string", "minLength": 1, "maxLength": 500 },
          "body": { "type": "string", "minLength": 1, "maxLength": 20000 }
        }
      },
      "LetterTemplateCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/LetterTemplateFields" },
          {
            "type": "object",
            "properties": { "letter_type": { "$ref": "#/components/schemas/LetterType" }, "language": { "$ref": "#/components/schemas/LanguageTag" } }
          }
        ],
        "required": ["letter_type", "subject", "body"],
        "unevaluatedProperties": false
      },
      "LetterTemplateStatus": { "type": "string", "enum": ["current", "retired"] },
      "LetterTemplateUpdate": { "allOf": [{ "$ref": "#/components/schemas/LetterTemplateFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LetterPreviewRequest": {
        "type": "object",
        "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "addressed_to": { "$ref": "#/components/schemas/LetterAddressee" }, "purpose": { "$ref": "#/components/schemas/LetterPurpose" } },
        "unevaluatedProperties": false
      },
      "HrLetterRequestFields": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "letter_type": { "$ref": "#/components/schemas/LetterType" },
          "purpose": { "$ref": "#/components/schemas/LetterPurpose" },
          "addressed_to": { "$ref": "#/components/schemas/LetterAddressee" },
          "copies": { "type": "integer", "minimum": 1, "maximum": 20 }
        }
      },
      "HrLetterRequestCreate": {
        "allOf": [{ "$ref": "#/components/schemas/HrLetterRequestFields" }],
        "required": ["employee_id", "letter_type"],
        "unevaluatedProperties": false
      },
      "HrLetterRequestRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "HrLetterRequestIssue": {
        "type": "object",
        "properties": { "language": { "$ref": "#/components/schemas/LanguageTag" }, "letter_date": { "$ref": "#/components/schemas/Date" } },
        "unevaluatedProperties": false
      },
      "HrLetterFields": {
        "type": "object",
        "properties": { "employee_id": { "$ref": "#/components/schemas/Id" }, "letter_type": { "$ref": "#/components/schemas/LetterType" }, "language": { "$ref": "#/components/schemas/LanguageTag" }, "addressed_to": { "$ref": "#/components/schemas/LetterAddressee" } }
      },
      "HrLetterCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/HrLetterFields" },
          {
            "type": "object",
            "properties": { "purpose": { "$ref": "#/components/schemas/LetterPurpose" }, "letter_date": { "$ref": "#/components/schemas/Date" } }
          }
        ],
        "required": ["employee_id", "letter_type"],
        "unevaluatedProperties": false
      },
      "HrLetterRevocation": {
        "type": "object",
        "properties": { "reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["reason"],
        "unevaluatedProperties": false
      },
      "HrLetterStatus": { "type": "string", "enum": ["issued", "revoked"] },
      "LetterheadFields": {
        "type": "object",
        "properties": {
          "address": { "type": ["string", "null"], "minLength": 1, "maxLength": 500 },
          "footer": { "type": ["string", "null"], "minLength": 1, "maxLength": 300 },
          "signatory_name": { "type": ["string", "null"], "minLength": 1, "maxLength": 200 },
          "signatory_title": { "type": ["string", "null"], "minLength": 1, "maxLength": 200 }
        }
      },
      "LetterheadUpdate": { "allOf": [{ "$ref": "#/components/schemas/LetterheadFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "LetterheadLogoContentType": { "type": "string", "enum": ["image/png", "image/jpeg"] },
      "LetterheadLogoUpload": {
        "type": "object",
        "properties": { "file_name": { "$ref": "#/components/schemas/FileName" }, "content_type": { "$ref": "#/components/schemas/LetterheadLogoContentType" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } },
        "required": ["file_name", "content_type", "content_base64"],
        "unevaluatedProperties": false
      },
      "EventType": {
        "type": "string",
        "enum": [
          "employee.created", "employee.updated", "employee.deleted", "attendance.recorded",
          "attendance.updated", "leave.requested", "leave.approved", "leave.rejected", "leave.cancelled",
          "payroll.run.approved", "payroll.run.locked", "salary_slip.published", "contract.signed"
        ]
      },
      "WebhookEndpointStatus": { "type": "string", "enum": ["unverified", "active", "disabled"] },
      "WebhookEndpointFields": {
        "type": "object",
        "properties": {
          "url": { "type": "string", "maxLength": 2000, "pattern": "^https?://" },
          "events": { "type": "array", "minItems": 1, "maxItems": 13, "uniqueItems": true, "items": { "$ref": "#/components/schemas/EventType" } },
          "description": { "type": ["string", "null"], "maxLength": 255 }
        }
      },
      "WebhookEndpointCreate": {
        "allOf": [{ "$ref": "#/components/schemas/WebhookEndpointFields" }],
        "required": ["url", "events"],
        "unevaluatedProperties": false
      },
      "WebhookEndpointUpdate": { "allOf": [{ "$ref": "#/components/schemas/WebhookEndpointFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "WebhookReplayRequest": {
        "type": "object",
        "properties": { "since": { "$ref": "#/components/schemas/Timestamp" } },
        "required": ["since"],
        "unevaluatedProperties": false
      },
      "WebhookDeliveryStatus": { "type": "string", "enum": ["pending", "delivered", "failed", "exhausted"] },
      "NotificationsRead": {
        "type": "object",
        "properties": { "ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "minItems": 1, "maxItems": 100, "uniqueItems": true } },
        "unevaluatedProperties": false
      },
      "NotificationTiming": { "type": "string", "enum": ["now", "daily", "never"] },
      "NotificationSettingsFields": {
        "type": "object",
        "properties": { "approvals": { "$ref": "#/components/schemas/NotificationTiming" }, "requests": { "$ref": "#/components/schemas/NotificationTiming" }, "documents": { "$ref": "#/components/schemas/NotificationTiming" }, "announcements": { "$ref": "#/components/schemas/NotificationTiming" } }
      },
      "NotificationSettingsUpdate": {
        "allOf": [{ "$ref": "#/components/schemas/NotificationSettingsFields" }],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "SignIn": {
        "type": "object",
        "properties": {
          "email": { "$ref": "#/components/schemas/EmailAddress" },
          "password": { "$ref": "#/components/schemas/Password" },
          "link": { "type": "string", "maxLength": 100 },
          "passkey": { "$ref": "#/components/schemas/PasskeyAssertion" },
          "workspace_id": { "$ref": "#/components/schemas/Id" }
        },
        "unevaluatedProperties": false
      },
      "SecondFactor": {
        "type": "object",
        "properties": {
          "code": { "type": "string", "minLength": 6, "maxLength": 20 },
          "passkey": { "$ref": "#/components/schemas/PasskeyAssertion" }
        },
        "minProperties": 1,
        "maxProperties": 1,
        "unevaluatedProperties": false
      },
      "FreshProof": {
        "type": "object",
        "properties": {
          "password": { "$ref": "#/components/schemas/Password" },
          "code": { "type": "string", "minLength": 6, "maxLength": 20 },
          "passkey": { "$ref": "#/components/schemas/PasskeyAssertion" }
        },
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "WorkspaceSwitch": {
        "type": "object",
        "properties": { "workspace_id": { "$ref": "#/components/schemas/Id" } },
        "required": ["workspace_id"],
        "unevaluatedProperties": false
      },
      "PasswordChange": {
        "type": "object",
        "properties": {
          "current_password": { "$ref": "#/components/schemas/Password" },
          "new_password": { "type": "string", "minLength": 12, "maxLength": 200 }
        },
        "required": ["new_password"],
        "unevaluatedProperties": false
      },
      "TotpCode": {
        "type": "object",
        "properties": { "code": { "type": "string", "pattern": "^\\\\d{6}$" } },
        "required": ["code"],
        "unevaluatedProperties": false
      },
      "PasskeyBytes": { "type": "string", "minLength": 1, "maxLength": 20000, "pattern": "^[A-Za-z0-9_-]+$" },
      "PasskeyFields": {
        "type": "object",
        "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 100 } }
      },
      "PasskeyTransport": { "type": "string", "minLength": 1, "maxLength": 40 },
      "PasskeyCreate": {
        "type": "object",
        "allOf": [{ "$ref": "#/components/schemas/PasskeyFields" }],
        "properties": {
          "client_data": { "$ref": "#/components/schemas/PasskeyBytes" },
          "attestation": { "$ref": "#/components/schemas/PasskeyBytes" },
          "transports": { "type": "array", "maxItems": 10, "items": { "$ref": "#/components/schemas/PasskeyTransport" } }
        },
        "required": ["name", "client_data", "attestation"],
        "unevaluatedProperties": false
      },
      "PasskeyUpdate": { "type": "object", "allOf": [{ "$ref": "#/components/schemas/PasskeyFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "PasskeyAssertion": {
        "type": "object",
        "properties": { "credential": { "$ref": "#/components/schemas/PasskeyBytes" }, "client_data": { "$ref": "#/components/schemas/PasskeyBytes" }, "authenticator_data": { "$ref": "#/components/schemas/PasskeyBytes" }, "signature": { "$ref": "#/components/schemas/PasskeyBytes" }, "user_handle": { "$ref": "#/components/schemas/PasskeyBytes" } },
        "required": ["credential", "client_data", "authenticator_data", "signature"],
        "unevaluatedProperties": false
      },
      "InvitationFields": {
        "type": "object",
        "properties": {
          "email": { "$ref": "#/components/schemas/EmailAddress" },
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "role_id": { "$ref": "#/components/schemas/NullableId" },
          "employee_id": { "$ref": "#/components/schemas/NullableId" },
          "language": { "$ref": "#/components/schemas/InvitationLanguage" }
        }
      },
      "InvitationLanguage": { "type": "string", "enum": ["en", "ur", "ar"] },
      "InvitationCreate": { "allOf": [{ "$ref": "#/components/schemas/InvitationFields" }], "required": ["email", "name"], "unevaluatedProperties": false },
      "InvitationToken": {
        "type": "object",
        "properties": { "token": { "type": "string", "maxLength": 100 } },
        "required": ["token"],
        "unevaluatedProperties": false
      },
      "InvitationAcceptance": {
        "type": "object",
        "properties": {
          "token": { "type": "string", "maxLength": 100 },
          "password": { "$ref": "#/components/schemas/Password" }
        },
        "required": ["token", "password"],
        "unevaluatedProperties": false
      },
      "MemberFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "role_id": { "$ref": "#/components/schemas/NullableId" },
          "employee_id": { "$ref": "#/components/schemas/NullableId" }
        }
      },
      "MemberUpdate": { "allOf": [{ "$ref": "#/components/schemas/MemberFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "RoleFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "scopes": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Scope" } },
          "permissions": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Permission" } }
        }
      },
      "RoleCreate": { "allOf": [{ "$ref": "#/components/schemas/RoleFields" }], "required": ["name"], "unevaluatedProperties": false },
      "RoleUpdate": { "allOf": [{ "$ref": "#/components/schemas/RoleFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ApiKeyWanted": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "scopes": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Scope" } },
          "ip_allowlist": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "maxLength": 50 } },
          "expires_at": { "$ref": "#/components/schemas/NullableTimestamp" }
        },
        "required": ["name", "scopes"],
        "unevaluatedProperties": false
      },
      "ServiceTokenFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "ip_allowlist": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "maxLength": 50 } }
        }
      },
      "ServiceTokenUpdate": { "allOf": [{ "$ref": "#/components/schemas/ServiceTokenFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ServiceTokenWanted": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 200 },
          "scopes": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Scope" } },
          "permissions": { "type": "array", "maxItems": 50, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Permission" } },
          "ip_allowlist": { "type": "array", "maxItems": 100, "uniqueItems": true, "items": { "type": "string", "maxLength": 50 } },
          "expires_at": { "$ref": "#/components/schemas/Timestamp" }
        },
        "required": ["name", "expires_at"],
        "unevaluatedProperties": false
      },
      "ServiceTokenRotation": {
        "type": "object",
        "properties": {
          "overlap_hours": { "type": "integer", "minimum": 0, "maximum": 168 },
          "expires_at": { "$ref": "#/components/schemas/Timestamp" }
        },
        "unevaluatedProperties": false
      },
      "ExportKind": { "type": "string", "enum": ["list", "payroll_register", "gl_journal", "workspace", "payslips", "tax_certificates"] },
      "ExportFormat": { "type": "string", "enum": ["csv", "xlsx", "zip"] },
      "ExportStatus": { "type": "string", "enum": ["running", "succeeded", "failed", "cancelled"] },
      "ExportFields": {
        "type": "object",
        "properties": {
          "kind": { "$ref": "#/components/schemas/ExportKind" },
          "format": { "$ref": "#/components/schemas/ExportFormat" },
          "list": { "type": ["string", "null"], "maxLength": 100 },
          "filters": { "type": ["string", "null"], "maxLength": 2000 },
          "list_of": { "type": ["string", "null"], "maxLength": 64 },
          "payroll_run_id": { "$ref": "#/components/schemas/NullableId" },
          "tax_year": { "type": ["string", "null"], "maxLength": 9 }
        }
      },
      "ExportCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/ExportFields" },
          {
            "type": "object",
            "properties": { "ids": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Id" } } }
          }
        ],
        "required": ["kind", "format"],
        "unevaluatedProperties": false
      },
      "ListViewFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 60 },
          "filters": { "type": "string", "maxLength": 2000 },
          "sort": { "type": ["string", "null"], "maxLength": 100 },
          "columns": { "type": "array", "maxItems": 60, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 100 } },
          "is_shared": { "type": "boolean" }
        }
      },
      "ListViewCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/ListViewFields" },
          { "type": "object", "properties": { "list": { "type": "string", "maxLength": 100 } } }
        ],
        "required": ["name", "list"],
        "unevaluatedProperties": false
      },
      "ListViewUpdate": { "allOf": [{ "$ref": "#/components/schemas/ListViewFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "EmailDomain": { "type": "string", "maxLength": 253, "pattern": "^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$" },
      "SignOnChange": {
        "type": "object",
        "properties": {
          "issuer": { "type": "string", "maxLength": 500, "minLength": 1 },
          "client": { "type": "string", "minLength": 1, "maxLength": 500 },
          "email_domains": { "type": "array", "minItems": 1, "maxItems": 50, "uniqueItems": true, "items": { "$ref": "#/components/schemas/EmailDomain" } },
          "is_required": { "type": "boolean" },
          "is_second_factor": { "type": "boolean" },
          "role_id": { "$ref": "#/components/schemas/NullableId" },
          "links_employees": { "type": "boolean" },
          "second_factor_acr": { "type": ["string", "null"], "minLength": 1, "maxLength": 200 },
          "client_secret": { "type": "string", "minLength": 1, "maxLength": 500 }
        },
        "required": ["issuer", "client", "email_domains"],
        "unevaluatedProperties": false
      },
      "SignOnBeginning": {
        "type": "object",
        "properties": { "workspace_id": { "$ref": "#/components/schemas/Id" } },
        "required": ["workspace_id"],
        "unevaluatedProperties": false
      },
      "SignOnProof": {
        "type": "object",
        "properties": {
          "password": { "$ref": "#/components/schemas/Password" },
          "code": { "type": "string", "minLength": 6, "maxLength": 20 },
          "passkey": { "$ref": "#/components/schemas/PasskeyAssertion" },
          "link": { "type": "string", "maxLength": 100 }
        },
        "minProperties": 1,
        "maxProperties": 2,
        "unevaluatedProperties": false
      },
      "SignOnReturn": {
        "type": "object",
        "properties": {
          "state": { "type": "string", "minLength": 1, "maxLength": 100 },
          "code": { "type": "string", "minLength": 1, "maxLength": 4000 },
          "iss": { "type": "string", "minLength": 1, "maxLength": 500 }
        },
        "required": ["state", "code"],
        "unevaluatedProperties": false
      },
      "ImportKind": { "type": "string", "enum": ["employees", "leave_balances", "attendance", "payroll"] },
      "ImportStatus": { "type": "string", "enum": ["checking", "checked", "applying", "applied", "failed", "cancelled"] },
      "ImportedRows": { "type": "string", "enum": ["all", "valid"] },
      "ImportDates": { "type": "string", "enum": ["iso", "day_first", "month_first"] },
      "ImportFields": {
        "type": "object",
        "properties": {
          "kind": { "$ref": "#/components/schemas/ImportKind" },
          "file_name": { "type": "string", "minLength": 1, "maxLength": 255 },
          "dates": { "$ref": "#/components/schemas/ImportDates" }
        }
      },
      "ImportCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/ImportFields" },
          {
            "type": "object",
            "properties": {
              "content_base64": { "$ref": "#/components/schemas/FileContent" },
              "titles": { "type": "array", "maxItems": 1000, "items": { "$ref": "#/components/schemas/ImportTitle" } },
              "payroll": { "$ref": "#/components/schemas/ImportPayroll" }
            }
          }
        ],
        "required": ["kind", "file_name", "content_base64"],
        "unevaluatedProperties": false
      },
      "ImportTitle": {
        "type": "object",
        "properties": {
          "title": { "type": "string", "minLength": 1, "maxLength": 10000 },
          "column": { "type": ["string", "null"], "maxLength": 200 }
        },
        "required": ["title", "column"],
        "unevaluatedProperties": false
      },
      "ImportFile": {
        "type": "object",
        "properties": { "kind": { "$ref": "#/components/schemas/ImportKind" }, "content_base64": { "$ref": "#/components/schemas/FileContent" } },
        "required": ["kind", "content_base64"],
        "unevaluatedProperties": false
      },
      "ImportPayroll": {
        "type": "object",
        "properties": {
          "year": { "type": "integer", "minimum": 1900, "maximum": 9999 },
          "month": { "type": "integer", "minimum": 1, "maximum": 12 },
          "run_date": { "$ref": "#/components/schemas/Date" },
          "notes": { "type": ["string", "null"], "maxLength": 2000 },
          "totals": { "$ref": "#/components/schemas/PayrollImportTotals" }
        },
        "required": ["year", "month", "totals"],
        "unevaluatedProperties": false
      },
      "ImportApply": {
        "type": "object",
        "properties": {
          "sha256": { "type": "string", "minLength": 64, "maxLength": 64, "pattern": "^[0-9a-f]{64}$" },
          "rows": { "$ref": "#/components/schemas/ImportedRows" }
        },
        "required": ["sha256"],
        "unevaluatedProperties": false
      },
      "ImportCell": {
        "type": "object",
        "properties": {
          "line": { "type": "integer", "minimum": 2, "maximum": 10000000 },
          "column": { "type": "string", "maxLength": 200 },
          "value": { "type": ["string", "null"], "maxLength": 2000 }
        },
        "required": ["line", "column", "value"],
        "unevaluatedProperties": false
      },
      "ImportRevise": {
        "type": "object",
        "properties": { "cells": { "type": "array", "minItems": 1, "maxItems": 500, "items": { "$ref": "#/components/schemas/ImportCell" } } },
        "required": ["cells"],
        "unevaluatedProperties": false
      },
      "ImportOutcome": { "type": "string", "enum": ["create", "change", "unchanged", "error"] },
      "BulkActionStatus": { "type": "string", "enum": ["running", "succeeded", "failed", "cancelled"] },
      "BulkActionFields": {
        "type": "object",
        "properties": {
          "operation": { "type": "string", "maxLength": 100 },
          "comment": { "type": ["string", "null"], "minLength": 1, "maxLength": 2000 }
        }
      },
      "BulkActionCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/BulkActionFields" },
          {
            "type": "object",
            "properties": {
              "ids": { "type": "array", "minItems": 1, "maxItems": 500, "uniqueItems": true, "items": { "$ref": "#/components/schemas/Id" } },
              "body": { "type": ["string", "null"], "maxLength": 20000 },
              "hold_seconds": { "type": "integer", "minimum": 0, "maximum": 60 }
            }
          }
        ],
        "required": ["operation", "ids"],
        "unevaluatedProperties": false
      },
      "BulkActionOutcome": { "type": "string", "enum": ["waiting", "done", "refused", "skipped"] },
      "CommentFields": {
        "type": "object",
        "properties": { "object_id": { "$ref": "#/components/schemas/Id" }, "is_internal": { "type": "boolean" } }
      },
      "CommentCreate": {
        "type": "object",
        "allOf": [{ "$ref": "#/components/schemas/CommentFields" }],
        "properties": {
          "text": {
            "type": "string",
            "minLength": 1,
            "maxLength": 1000,
            "pattern": "^[^\\\\u0000-\\\\u0009\\\\u000b-\\\\u001f\\\\u007f-\\\\u009f\\\\u200e\\\\u200f\\\\u2028-\\\\u202e\\\\u2066-\\\\u2069]*[^\\\\s\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f\\\\u200e\\\\u200f\\\\u2028-\\\\u202e\\\\u2066-\\\\u2069][^\\\\u0000-\\\\u0009\\\\u000b-\\\\u001f\\\\u007f-\\\\u009f\\\\u200e\\\\u200f\\\\u2028-\\\\u202e\\\\u2066-\\\\u2069]*$"
          }
        },
        "required": ["object_id", "text"],
        "unevaluatedProperties": false
      },
      "CalendarFeedKind": { "type": "string", "enum": ["own", "team"] },
      "CalendarFeedFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 60 },
          "kind": { "$ref": "#/components/schemas/CalendarFeedKind" },
          "language": { "type": "string", "enum": ["en", "ur", "ar"] }
        }
      },
      "CalendarFeedCreate": {
        "allOf": [{ "$ref": "#/components/schemas/CalendarFeedFields" }],
        "required": ["name", "kind", "language"],
        "unevaluatedProperties": false
      },
      "BankAccountChangeFields": {
        "type": "object",
        "properties": {
          "bank_name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "bank_code": { "type": ["string", "null"], "maxLength": 20 },
          "branch_name": { "type": ["string", "null"], "maxLength": 100 },
          "branch_code": { "type": ["string", "null"], "maxLength": 20 },
          "account_title": { "type": "string", "minLength": 1, "maxLength": 140 },
          "swift_code": { "type": ["string", "null"], "maxLength": 11 }
        }
      },
      "BankAccountChangeCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/BankAccountChangeFields" },
          {
            "type": "object",
            "properties": {
              "account_number": { "type": "string", "minLength": 1, "maxLength": 34 },
              "iban": { "type": ["string", "null"], "maxLength": 50 }
            }
          }
        ],
        "required": ["bank_name", "account_title", "account_number"],
        "unevaluatedProperties": false
      },
      "BankAccountChangeRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "BankAccountChangeToken": {
        "type": "object",
        "properties": { "token": { "type": "string", "maxLength": 100 } },
        "required": ["token"],
        "unevaluatedProperties": false
      },
      "ProfileAddressWanted": {
        "allOf": [{ "$ref": "#/components/schemas/PostalAddressFields" }],
        "required": ["type", "line1", "city"],
        "unevaluatedProperties": false
      },
      "ProfileDependantWanted": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeDependantFields" }],
        "required": ["name", "relationship"],
        "unevaluatedProperties": false
      },
      "ProfileContactWanted": {
        "allOf": [{ "$ref": "#/components/schemas/EmployeeContactFields" }],
        "required": ["name", "relationship", "phone"],
        "unevaluatedProperties": false
      },
      "ProfileChangeFields": {
        "type": "object",
        "properties": { "marital_status": { "$ref": "#/components/schemas/NullableMaritalStatus" }, "personal_email": { "$ref": "#/components/schemas/NullableEmailAddress" }, "phone_primary": { "$ref": "#/components/schemas/NullablePhone" } }
      },
      "ProfileChangeCreate": {
        "allOf": [
          { "$ref": "#/components/schemas/ProfileChangeFields" },
          {
            "type": "object",
            "properties": {
              "addresses": { "type": "array", "items": { "$ref": "#/components/schemas/ProfileAddressWanted" }, "minItems": 1, "maxItems": 4 },
              "dependants": { "type": "array", "items": { "$ref": "#/components/schemas/ProfileDependantWanted" }, "maxItems": 20 },
              "contacts": { "type": "array", "items": { "$ref": "#/components/schemas/ProfileContactWanted" }, "maxItems": 20 }
            }
          }
        ],
        "minProperties": 1,
        "unevaluatedProperties": false
      },
      "ProfileChangeApproval": {
        "type": "object",
        "properties": { "overwrite": { "type": "boolean" } },
        "unevaluatedProperties": false
      },
      "ProfileChangeRejection": {
        "type": "object",
        "properties": { "rejection_reason": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["rejection_reason"],
        "unevaluatedProperties": false
      },
      "ApprovalKind": { "type": "string", "enum": ["leave", "correction", "overtime", "expense", "loan", "letter", "bank_account", "profile"] },
      "ApprovalApprover": { "type": "string", "enum": ["manager", "second_manager", "department_head", "role", "member"] },
      "ApprovalQuorum": { "type": "string", "enum": ["any", "all"] },
      "ApprovalDecision": {
        "type": "object",
        "properties": { "comment": { "type": ["string", "null"], "minLength": 1, "maxLength": 500 } },
        "unevaluatedProperties": false
      },
      "ApprovalRejection": {
        "type": "object",
        "properties": { "comment": { "type": "string", "minLength": 1, "maxLength": 500 } },
        "required": ["comment"],
        "unevaluatedProperties": false
      },
      "ApprovalPolicyStep": {
        "type": "object",
        "properties": {
          "approver": { "$ref": "#/components/schemas/ApprovalApprover" },
          "role_id": { "$ref": "#/components/schemas/NullableId" },
          "member_id": { "$ref": "#/components/schemas/NullableId" },
          "quorum": { "$ref": "#/components/schemas/ApprovalQuorum" },
          "escalate_after_days": { "type": ["integer", "null"], "minimum": 1, "maximum": 30 }
        },
        "required": ["approver"],
        "unevaluatedProperties": false
      },
      "ApprovalPolicyFields": {
        "type": "object",
        "properties": {
          "name": { "type": "string", "minLength": 1, "maxLength": 100 },
          "kind": { "$ref": "#/components/schemas/ApprovalKind" },
          "position": { "type": "integer", "minimum": 1, "maximum": 1000 },
          "is_active": { "type": "boolean" },
          "min_days": { "$ref": "#/components/schemas/NullableUnsignedDays" },
          "min_amount": { "$ref": "#/components/schemas/NullableMoney" },
          "leave_type_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 100, "uniqueItems": true },
          "department_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 100, "uniqueItems": true },
          "branch_ids": { "type": "array", "items": { "$ref": "#/components/schemas/Id" }, "maxItems": 100, "uniqueItems": true },
          "steps": { "type": "array", "items": { "$ref": "#/components/schemas/ApprovalPolicyStep" }, "minItems": 1, "maxItems": 6 }
        }
      },
      "ApprovalPolicyCreate": {
        "allOf": [{ "$ref": "#/components/schemas/ApprovalPolicyFields" }],
        "required": ["name", "kind", "steps"],
        "unevaluatedProperties": false
      },
      "ApprovalPolicyUpdate": { "allOf": [{ "$ref": "#/components/schemas/ApprovalPolicyFields" }], "minProperties": 1, "unevaluatedProperties": false },
      "ApprovalPolicyTrial": {
        "type": "object",
        "properties": {
          "employee_id": { "$ref": "#/components/schemas/Id" },
          "kind": { "$ref": "#/components/schemas/ApprovalKind" },
          "days": { "$ref": "#/components/schemas/NullableUnsignedDays" },
          "amount": { "$ref": "#/components/schemas/NullableMoney" },
          "leave_type_id": { "$ref": "#/components/schemas/NullableId" },
          "steps": { "type": "array", "items": { "$ref": "#/components/schemas/ApprovalPolicyStep" }, "minItems": 1, "maxItems": 6 }
        },
        "required": ["employee_id", "kind"],
        "unevaluatedProperties": false
      },
      "ApprovalDelegationFields": {
        "type": "object",
        "properties": {
          "starts_on": { "$ref": "#/components/schemas/Date" },
          "ends_on": { "$ref": "#/components/schemas/Date" },
          "kinds": { "type": "array", "items": { "$ref": "#/components/schemas/ApprovalKind" }, "maxItems": 8, "uniqueItems": true }
        }
      },
      "ApprovalDelegationCreate": {
        "type": "object",
        "allOf": [{ "$ref": "#/components/schemas/ApprovalDelegationFields" }],
        "properties": { "to_member_id": { "$ref": "#/components/schemas/Id" }, "to_employee_id": { "$ref": "#/components/schemas/Id" } },
        "required": ["starts_on", "ends_on"],
        "unevaluatedProperties": false
      }
    }
  }
}`)

export default document
