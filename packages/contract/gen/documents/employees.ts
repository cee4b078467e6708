// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employees": {
   "get": {
    "operationId": "listEmployees",
    "tags": [
     "employees"
    ],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/EmployeeStatus"
      }
     },
     {
      "name": "department_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "designation_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "branch_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "employment_type_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "reporting_manager_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "employee_code",
      "in": "query",
      "allowReserved": true,
      "schema": {
       "type": "string",
       "maxLength": 50
      }
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/StartingAfter"
     },
     {
      "$ref": "#/components/parameters/UpdatedSince"
     },
     {
      "$ref": "#/components/parameters/IncludeDeleted"
     }
    ],
    "responses": {
     "200": {
      "description": "",
      "headers": {
       "Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Limit": {
        "$ref": "#/components/headers/RateLimitLimit"
       },
       "RateLimit-Remaining": {
        "$ref": "#/components/headers/RateLimitRemaining"
       },
       "RateLimit-Reset": {
        "$ref": "#/components/headers/RateLimitReset"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/EmployeePage"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "post": {
    "operationId": "createEmployee",
    "tags": [
     "employees"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmployeeCreate"
       }
      }
     }
    },
    "responses": {
     "201": {
      "description": "",
      "headers": {
       "Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Limit": {
        "$ref": "#/components/headers/RateLimitLimit"
       },
       "RateLimit-Remaining": {
        "$ref": "#/components/headers/RateLimitRemaining"
       },
       "RateLimit-Reset": {
        "$ref": "#/components/headers/RateLimitReset"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "Idempotent-Replay": {
        "$ref": "#/components/headers/IdempotentReplay"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Employee"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/v1/employees/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/EmployeeId"
    }
   ],
   "get": {
    "operationId": "getEmployee",
    "tags": [
     "employees"
    ],
    "responses": {
     "200": {
      "description": "",
      "headers": {
       "Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Limit": {
        "$ref": "#/components/headers/RateLimitLimit"
       },
       "RateLimit-Remaining": {
        "$ref": "#/components/headers/RateLimitRemaining"
       },
       "RateLimit-Reset": {
        "$ref": "#/components/headers/RateLimitReset"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Employee"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "patch": {
    "operationId": "updateEmployee",
    "tags": [
     "employees"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmployeeUpdate"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "",
      "headers": {
       "Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Limit": {
        "$ref": "#/components/headers/RateLimitLimit"
       },
       "RateLimit-Remaining": {
        "$ref": "#/components/headers/RateLimitRemaining"
       },
       "RateLimit-Reset": {
        "$ref": "#/components/headers/RateLimitReset"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Employee"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   },
   "delete": {
    "operationId": "deleteEmployee",
    "tags": [
     "employees"
    ],
    "responses": {
     "200": {
      "description": "",
      "headers": {
       "Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Limit": {
        "$ref": "#/components/headers/RateLimitLimit"
       },
       "RateLimit-Remaining": {
        "$ref": "#/components/headers/RateLimitRemaining"
       },
       "RateLimit-Reset": {
        "$ref": "#/components/headers/RateLimitReset"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Employee"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  },
  "/console/employees/{id}/leave_group": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "assignEmployeeLeaveGroup",
    "tags": [
     "employees"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LeaveGroupMembership"
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "",
      "headers": {
       "Request-Id": {
        "$ref": "#/components/headers/RequestId"
       },
       "RateLimit-Limit": {
        "$ref": "#/components/headers/RateLimitLimit"
       },
       "RateLimit-Remaining": {
        "$ref": "#/components/headers/RateLimitRemaining"
       },
       "RateLimit-Reset": {
        "$ref": "#/components/headers/RateLimitReset"
       },
       "RateLimit": {
        "$ref": "#/components/headers/RateLimit"
       },
       "RateLimit-Policy": {
        "$ref": "#/components/headers/RateLimitPolicy"
       },
       "Idempotent-Replay": {
        "$ref": "#/components/headers/IdempotentReplay"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/Employee"
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/BadRequest"
     },
     "401": {
      "$ref": "#/components/responses/Unauthorized"
     },
     "403": {
      "$ref": "#/components/responses/Forbidden"
     },
     "404": {
      "$ref": "#/components/responses/NotFound"
     },
     "409": {
      "$ref": "#/components/responses/Conflict"
     },
     "413": {
      "$ref": "#/components/responses/PayloadTooLarge"
     },
     "415": {
      "$ref": "#/components/responses/UnsupportedMediaType"
     },
     "429": {
      "$ref": "#/components/responses/TooManyRequests"
     },
     "500": {
      "$ref": "#/components/responses/InternalError"
     },
     "503": {
      "$ref": "#/components/responses/Unavailable"
     }
    }
   }
  }
 },
 "components": {
  "parameters": {
   "Id": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "EmployeeId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "Limit": {
    "name": "limit",
    "in": "query",
    "schema": {
     "type": "integer",
     "minimum": 1,
     "default": 25
    }
   },
   "StartingAfter": {
    "name": "starting_after",
    "in": "query",
    "allowReserved": true,
    "schema": {
     "$ref": "#/components/schemas/Cursor"
    }
   },
   "UpdatedSince": {
    "name": "updated_since",
    "in": "query",
    "allowReserved": true,
    "schema": {
     "$ref": "#/components/schemas/Timestamp"
    }
   },
   "IncludeDeleted": {
    "name": "include_deleted",
    "in": "query",
    "schema": {
     "type": "boolean",
     "default": false
    }
   },
   "IdempotencyKey": {
    "name": "Idempotency-Key",
    "in": "header",
    "schema": {
     "type": "string",
     "minLength": 1,
     "maxLength": 255,
     "pattern": "^[\\\\x21-\\\\x7E]{1,255}$"
    }
   }
  },
  "headers": {
   "RequestId": {
    "required": true,
    "schema": {
     "type": "string"
    }
   },
   "RateLimitLimit": {
    "schema": {
     "type": "integer"
    }
   },
   "RateLimitRemaining": {
    "schema": {
     "type": "integer"
    }
   },
   "RateLimitReset": {
    "schema": {
     "type": "integer"
    }
   },
   "RateLimit": {
    "schema": {
     "type": "string"
    }
   },
   "RateLimitPolicy": {
    "schema": {
     "type": "string"
    }
   },
   "IdempotentReplay": {
    "schema": {
     "type": "string",
     "const": "true"
    }
   },
   "RetryAfter": {
    "schema": {
     "type": "integer"
    }
   },
   "WwwAuthenticate": {
    "schema": {
     "type": "string"
    }
   }
  },
  "schemas": {
   "Id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "NullableId": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "Date": {
    "type": "string",
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
   },
   "NullableDate": {
    "type": [
     "string",
     "null"
    ],
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
   },
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "NullableEmail": {
    "type": [
     "string",
     "null"
    ],
    "format": "email",
    "maxLength": 254
   },
   "NullablePhone": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^\\\\+?[0-9(][0-9 ()./-]{2,29}$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "NullableCursor": {
    "type": [
     "string",
     "null"
    ],
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "Scope": {
    "type": "string",
    "enum": [
     "employees:read",
     "employees:write",
     "employees.sensitive:read",
     "org:read",
     "org:write",
     "attendance:read",
     "attendance:write",
     "leave:read",
     "leave:write",
     "payroll:read",
     "expenses:read",
     "documents:read",
     "documents:write",
     "assets:read",
     "announcements:read",
     "recruitment:read",
     "recruitment:write",
     "webhooks:manage"
    ]
   },
   "EmployeeStatus": {
    "type": "string",
    "enum": [
     "new",
     "active",
     "inactive",
     "terminated",
     "resigned",
     "retired"
    ]
   },
   "EmployeeFields": {
    "type": "object",
    "properties": {
     "first_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "last_name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "father_name": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "date_of_birth": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "gender": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "male",
       "female",
       "other",
       null
      ]
     },
     "marital_status": {
      "type": [
       "string",
       "null"
      ],
      "enum": [
       "single",
       "married",
       "divorced",
       "widowed",
       null
      ]
     },
     "nationality": {
      "type": "string",
      "maxLength": 100
     },
     "personal_email": {
      "$ref": "#/components/schemas/NullableEmail"
     },
     "work_email": {
      "$ref": "#/components/schemas/NullableEmail"
     },
     "phone_primary": {
      "$ref": "#/components/schemas/NullablePhone"
     },
     "national_id": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 50
     },
     "department_id": {
      "$ref": "#/components/schemas/Id"
     },
     "designation_id": {
      "$ref": "#/components/schemas/Id"
     },
     "branch_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "employment_type_id": {
      "$ref": "#/components/schemas/Id"
     },
     "reporting_manager_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "joining_date": {
      "$ref": "#/components/schemas/Date"
     },
     "confirmation_date": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "probation_end_date": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "separation_date": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "status": {
      "$ref": "#/components/schemas/EmployeeStatus"
     }
    }
   },
   "EmployeeCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeFields"
     }
    ],
    "required": [
     "first_name",
     "last_name",
     "joining_date"
    ],
    "unevaluatedProperties": false
   },
   "EmployeeUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   },
   "Employee": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeFields"
     },
     {
      "type": "object",
      "properties": {
       "object": {
        "type": "string",
        "const": "employee"
       },
       "id": {
        "$ref": "#/components/schemas/Id"
       },
       "employee_code": {
        "type": "string",
        "maxLength": 50
       },
       "deleted": {
        "type": "boolean"
       },
       "created_at": {
        "$ref": "#/components/schemas/Timestamp"
       },
       "updated_at": {
        "$ref": "#/components/schemas/Timestamp"
       }
      }
     }
    ],
    "unevaluatedProperties": false,
    "required": [
     "first_name",
     "last_name",
     "father_name",
     "date_of_birth",
     "gender",
     "marital_status",
     "nationality",
     "personal_email",
     "work_email",
     "phone_primary",
     "department_id",
     "designation_id",
     "branch_id",
     "employment_type_id",
     "reporting_manager_id",
     "joining_date",
     "confirmation_date",
     "probation_end_date",
     "separation_date",
     "status",
     "object",
     "id",
     "employee_code",
     "deleted",
     "created_at",
     "updated_at"
    ]
   },
   "EmployeePage": {
    "type": "object",
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Employee"
      }
     },
     "has_more": {
      "type": "boolean"
     },
     "next_cursor": {
      "$ref": "#/components/schemas/NullableCursor"
     }
    },
    "required": [
     "data",
     "has_more",
     "next_cursor"
    ],
    "unevaluatedProperties": false
   },
   "LeaveGroupMembership": {
    "type": "object",
    "properties": {
     "leave_group_id": {
      "$ref": "#/components/schemas/NullableId"
     }
    },
    "required": [
     "leave_group_id"
    ],
    "unevaluatedProperties": false
   },
   "Problem": {
    "type": "object",
    "properties": {
     "type": {
      "type": "string",
      "format": "uri"
     },
     "title": {
      "type": "string"
     },
     "status": {
      "type": "integer",
      "minimum": 400,
      "maximum": 599
     },
     "detail": {
      "type": "string"
     },
     "code": {
      "$ref": "#/components/schemas/ProblemCode"
     },
     "request_id": {
      "type": "string"
     },
     "errors": {
      "type": "array",
      "maxItems": 100,
      "items": {
       "$ref": "#/components/schemas/ProblemError"
      }
     },
     "required_scopes": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/Scope"
      }
     }
    },
    "required": [
     "type",
     "title",
     "status",
     "detail",
     "code",
     "request_id"
    ],
    "unevaluatedProperties": false
   },
   "ProblemError": {
    "type": "object",
    "properties": {
     "field": {
      "type": "string"
     },
     "message": {
      "type": "string"
     }
    },
    "required": [
     "field",
     "message"
    ],
    "unevaluatedProperties": false
   },
   "ProblemCode": {
    "type": "string",
    "enum": [
     "missing_credentials",
     "invalid_api_key",
     "api_key_expired",
     "api_key_revoked",
     "ip_not_allowed",
     "workspace_inactive",
     "insufficient_scope",
     "validation_failed",
     "not_found",
     "conflict",
     "plan_upgrade_required",
     "workspace_read_only",
     "rate_limit_exceeded",
     "internal_error",
     "api_not_configured"
    ]
   }
  },
  "responses": {
   "BadRequest": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "Idempotent-Replay": {
      "$ref": "#/components/headers/IdempotentReplay"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Unauthorized": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "WWW-Authenticate": {
      "$ref": "#/components/headers/WwwAuthenticate"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Forbidden": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "NotFound": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "Idempotent-Replay": {
      "$ref": "#/components/headers/IdempotentReplay"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Conflict": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "Idempotent-Replay": {
      "$ref": "#/components/headers/IdempotentReplay"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "PayloadTooLarge": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "UnsupportedMediaType": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "TooManyRequests": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "InternalError": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   },
   "Unavailable": {
    "description": "",
    "headers": {
     "Request-Id": {
      "$ref": "#/components/headers/RequestId"
     },
     "RateLimit-Limit": {
      "$ref": "#/components/headers/RateLimitLimit"
     },
     "RateLimit-Remaining": {
      "$ref": "#/components/headers/RateLimitRemaining"
     },
     "RateLimit-Reset": {
      "$ref": "#/components/headers/RateLimitReset"
     },
     "RateLimit": {
      "$ref": "#/components/headers/RateLimit"
     },
     "RateLimit-Policy": {
      "$ref": "#/components/headers/RateLimitPolicy"
     },
     "Retry-After": {
      "$ref": "#/components/headers/RetryAfter"
     }
    },
    "content": {
     "application/problem+json": {
      "schema": {
       "$ref": "#/components/schemas/Problem"
      }
     }
    }
   }
  }
 }
}`)

export default document
