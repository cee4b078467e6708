// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employees/{id}/compensation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/EmployeeId"
    }
   ],
   "get": {
    "operationId": "getEmployeeCompensation",
    "tags": [
     "employee_compensation"
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
         "$ref": "#/components/schemas/EmployeeCompensation"
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
  }
 },
 "components": {
  "parameters": {
   "EmployeeId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
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
   "NullableDate": {
    "type": [
     "string",
     "null"
    ],
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
   },
   "Money": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$"
   },
   "NullableMoney": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^(0|[1-9]\\\\d{0,14})(\\\\.\\\\d{1,6})?$"
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
   "EmployeeCompensationComponent": {
    "type": "object",
    "properties": {
     "object": {
      "type": "string",
      "const": "employee_compensation_component"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "salary_component_id": {
      "$ref": "#/components/schemas/Id"
     },
     "code": {
      "type": "string"
     },
     "name": {
      "type": "string"
     },
     "type": {
      "type": "string",
      "enum": [
       "earning",
       "deduction",
       "employer_contribution"
      ]
     },
     "calculation_type": {
      "type": "string",
      "enum": [
       "fixed",
       "percentage",
       "formula"
      ]
     },
     "amount": {
      "$ref": "#/components/schemas/Money"
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "object",
     "id",
     "salary_component_id",
     "code",
     "name",
     "type",
     "calculation_type",
     "amount"
    ]
   },
   "EmployeeCompensation": {
    "type": "object",
    "properties": {
     "object": {
      "type": "string",
      "const": "employee_compensation"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "salary_assignment_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "salary_structure_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "pay_grade_id": {
      "$ref": "#/components/schemas/NullableId"
     },
     "gross_salary": {
      "$ref": "#/components/schemas/NullableMoney"
     },
     "basic_salary": {
      "$ref": "#/components/schemas/NullableMoney"
     },
     "effective_from": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "payment_method": {
      "type": "string",
      "enum": [
       "bank_transfer",
       "cash",
       "cheque",
       "mobile_wallet"
      ]
     },
     "components": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/EmployeeCompensationComponent"
      }
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "object",
     "id",
     "employee_id",
     "salary_assignment_id",
     "salary_structure_id",
     "pay_grade_id",
     "gross_salary",
     "basic_salary",
     "effective_from",
     "payment_method",
     "components"
    ]
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
