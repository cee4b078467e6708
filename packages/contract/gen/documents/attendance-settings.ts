// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/attendance_settings": {
   "get": {
    "operationId": "getAttendanceSettings",
    "tags": [
     "attendance_settings"
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
         "$ref": "#/components/schemas/AttendanceSettings"
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
  "/console/attendance_settings": {
   "patch": {
    "operationId": "updateAttendanceSettings",
    "tags": [
     "attendance_settings"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AttendanceSettingsUpdate"
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
         "$ref": "#/components/schemas/AttendanceSettings"
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
  }
 },
 "components": {
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
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "UnsignedDays": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
   },
   "Hours": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
   },
   "Factor": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d?)(\\\\.\\\\d{1,2})?$"
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
   "GeofenceMode": {
    "type": "string",
    "enum": [
     "off",
     "flag",
     "enforce"
    ]
   },
   "MissingPunchStatus": {
    "type": "string",
    "enum": [
     "absent",
     "half_day",
     "present"
    ]
   },
   "AttendanceSettingsFields": {
    "type": "object",
    "properties": {
     "geofence_mode": {
      "$ref": "#/components/schemas/GeofenceMode"
     },
     "window_before_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 720
     },
     "window_after_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 720
     },
     "punch_debounce_seconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "full_day_min_percent": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "half_day_min_percent": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "early_leave_threshold_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "missing_punch_status": {
      "$ref": "#/components/schemas/MissingPunchStatus"
     },
     "late_marks_per_deduction": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 31
     },
     "late_deduction_days": {
      "$ref": "#/components/schemas/UnsignedDays"
     },
     "overtime_min_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "overtime_before_shift_counts": {
      "type": "boolean"
     },
     "max_overtime_minutes_per_day": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440
     },
     "overtime_auto_request": {
      "type": "boolean"
     },
     "overtime_multiplier_working_day": {
      "$ref": "#/components/schemas/Factor"
     },
     "overtime_multiplier_rest_day": {
      "$ref": "#/components/schemas/Factor"
     },
     "overtime_multiplier_holiday": {
      "$ref": "#/components/schemas/Factor"
     },
     "overtime_hours_per_month": {
      "$ref": "#/components/schemas/Hours"
     },
     "regularisation_window_days": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "max_regularisations_per_month": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 31
     }
    }
   },
   "AttendanceSettingsUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AttendanceSettingsFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   },
   "AttendanceSettings": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AttendanceSettingsFields"
     },
     {
      "type": "object",
      "properties": {
       "object": {
        "type": "string",
        "const": "attendance_settings"
       },
       "id": {
        "$ref": "#/components/schemas/Id"
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
     "geofence_mode",
     "window_before_minutes",
     "window_after_minutes",
     "punch_debounce_seconds",
     "full_day_min_percent",
     "half_day_min_percent",
     "early_leave_threshold_minutes",
     "missing_punch_status",
     "late_marks_per_deduction",
     "late_deduction_days",
     "overtime_min_minutes",
     "overtime_before_shift_counts",
     "max_overtime_minutes_per_day",
     "overtime_auto_request",
     "overtime_multiplier_working_day",
     "overtime_multiplier_rest_day",
     "overtime_multiplier_holiday",
     "overtime_hours_per_month",
     "regularisation_window_days",
     "max_regularisations_per_month",
     "object",
     "id",
     "created_at",
     "updated_at"
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
