// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/leave_balances": {
   "get": {
    "operationId": "listLeaveBalances",
    "tags": [
     "leave_balances"
    ],
    "parameters": [
     {
      "name": "employee_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "leave_type_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "fiscal_year_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "$ref": "#/components/parameters/Limit"
     },
     {
      "$ref": "#/components/parameters/StartingAfter"
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
         "$ref": "#/components/schemas/LeaveBalancePage"
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
   }
  },
  "/v1/leave_balances/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveBalance",
    "tags": [
     "leave_balances"
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
         "$ref": "#/components/schemas/LeaveBalance"
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
  "/console/leave_balances/{id}/adjust": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "adjustLeaveBalance",
    "tags": [
     "leave_balances"
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
        "$ref": "#/components/schemas/LeaveBalanceAdjustment"
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
         "$ref": "#/components/schemas/LeaveBalance"
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
  },
  "/console/leave_balances/{id}/explanation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveBalanceExplanation",
    "tags": [
     "leave_balances"
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
         "$ref": "#/components/schemas/Explanation"
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
   "Id": {
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
   "Days": {
    "type": "string",
    "pattern": "^-?(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
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
   "LeaveBalanceAdjustment": {
    "type": "object",
    "properties": {
     "days": {
      "$ref": "#/components/schemas/Days"
     },
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    },
    "required": [
     "days",
     "reason"
    ],
    "unevaluatedProperties": false
   },
   "Explanation": {
    "type": "object",
    "properties": {
     "object": {
      "type": "string",
      "const": "explanation"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "lines": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/ExplanationLine"
      }
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "object",
     "id",
     "lines"
    ]
   },
   "ExplanationLine": {
    "type": "object",
    "properties": {
     "rule": {
      "type": "string"
     },
     "text": {
      "type": "string"
     },
     "figure": {
      "type": [
       "string",
       "null"
      ]
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "rule",
     "text",
     "figure"
    ]
   },
   "LeaveBalance": {
    "type": "object",
    "properties": {
     "object": {
      "type": "string",
      "const": "leave_balance"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "leave_type_id": {
      "$ref": "#/components/schemas/Id"
     },
     "fiscal_year_id": {
      "$ref": "#/components/schemas/Id"
     },
     "entitled_days": {
      "$ref": "#/components/schemas/Days"
     },
     "accrued_days": {
      "$ref": "#/components/schemas/Days"
     },
     "carried_forward_days": {
      "$ref": "#/components/schemas/Days"
     },
     "used_days": {
      "$ref": "#/components/schemas/Days"
     },
     "encashed_days": {
      "$ref": "#/components/schemas/Days"
     },
     "available_days": {
      "$ref": "#/components/schemas/Days"
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "object",
     "id",
     "employee_id",
     "leave_type_id",
     "fiscal_year_id",
     "entitled_days",
     "accrued_days",
     "carried_forward_days",
     "used_days",
     "encashed_days",
     "available_days"
    ]
   },
   "LeaveBalancePage": {
    "type": "object",
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/LeaveBalance"
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
