// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/webhook_endpoints": {
   "get": {
    "operationId": "listWebhookEndpoints",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/WebhookEndpointStatus"
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
         "$ref": "#/components/schemas/WebhookEndpointPage"
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
    "operationId": "createWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
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
        "$ref": "#/components/schemas/WebhookEndpointCreate"
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
         "$ref": "#/components/schemas/WebhookEndpoint"
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
  "/v1/webhook_endpoints/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
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
         "$ref": "#/components/schemas/WebhookEndpoint"
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
    "operationId": "updateWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/WebhookEndpointUpdate"
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
         "$ref": "#/components/schemas/WebhookEndpoint"
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
    "operationId": "deleteWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
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
         "$ref": "#/components/schemas/WebhookEndpoint"
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
  "/v1/webhook_endpoints/{id}/secret": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getWebhookEndpointSecret",
    "tags": [
     "webhook_endpoints"
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
         "$ref": "#/components/schemas/WebhookEndpoint"
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
  "/v1/webhook_endpoints/{id}/rotate_secret": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "rotateWebhookEndpointSecret",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
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
       },
       "Idempotent-Replay": {
        "$ref": "#/components/headers/IdempotentReplay"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookEndpoint"
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
  "/v1/webhook_endpoints/{id}/test": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "testWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
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
       },
       "Idempotent-Replay": {
        "$ref": "#/components/headers/IdempotentReplay"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookDelivery"
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
  "/v1/webhook_endpoints/{id}/replay": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "replayWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
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
        "$ref": "#/components/schemas/WebhookReplayRequest"
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
         "$ref": "#/components/schemas/WebhookReplay"
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
  "/console/webhook_endpoints/{id}/enable": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "enableWebhookEndpoint",
    "tags": [
     "webhook_endpoints"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
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
       },
       "Idempotent-Replay": {
        "$ref": "#/components/headers/IdempotentReplay"
       }
      },
      "content": {
       "application/json": {
        "schema": {
         "$ref": "#/components/schemas/WebhookEndpoint"
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
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "NullableTimestamp": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
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
   },
   "EventType": {
    "type": "string",
    "enum": [
     "employee.created",
     "employee.updated",
     "employee.deleted",
     "attendance.recorded",
     "attendance.updated",
     "leave.requested",
     "leave.approved",
     "leave.rejected",
     "leave.cancelled",
     "payroll.run.approved",
     "payroll.run.locked",
     "salary_slip.published",
     "contract.signed"
    ]
   },
   "DeliveredEventType": {
    "type": "string",
    "enum": [
     "employee.created",
     "employee.updated",
     "employee.deleted",
     "attendance.recorded",
     "attendance.updated",
     "leave.requested",
     "leave.approved",
     "leave.rejected",
     "leave.cancelled",
     "payroll.run.approved",
     "payroll.run.locked",
     "salary_slip.published",
     "contract.signed",
     "webhook.test"
    ]
   },
   "WebhookEndpointStatus": {
    "type": "string",
    "enum": [
     "unverified",
     "active",
     "disabled"
    ]
   },
   "WebhookDeliveryStatus": {
    "type": "string",
    "enum": [
     "pending",
     "delivered",
     "failed",
     "exhausted"
    ]
   },
   "WebhookEndpointFields": {
    "type": "object",
    "properties": {
     "url": {
      "type": "string",
      "maxLength": 2000,
      "pattern": "^https?://"
     },
     "events": {
      "type": "array",
      "minItems": 1,
      "maxItems": 13,
      "uniqueItems": true,
      "items": {
       "$ref": "#/components/schemas/EventType"
      }
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 255
     }
    }
   },
   "WebhookEndpointCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/WebhookEndpointFields"
     }
    ],
    "required": [
     "url",
     "events"
    ],
    "unevaluatedProperties": false
   },
   "WebhookEndpointUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/WebhookEndpointFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   },
   "WebhookEndpoint": {
    "allOf": [
     {
      "$ref": "#/components/schemas/WebhookEndpointFields"
     },
     {
      "type": "object",
      "properties": {
       "object": {
        "type": "string",
        "const": "webhook_endpoint"
       },
       "id": {
        "$ref": "#/components/schemas/Id"
       },
       "status": {
        "$ref": "#/components/schemas/WebhookEndpointStatus"
       },
       "consecutive_failures": {
        "type": "integer"
       },
       "disabled_at": {
        "$ref": "#/components/schemas/NullableTimestamp"
       },
       "secret": {
        "type": "string"
       },
       "previous_secret_expires_at": {
        "$ref": "#/components/schemas/NullableTimestamp"
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
     "url",
     "events",
     "description",
     "object",
     "id",
     "status",
     "consecutive_failures",
     "disabled_at",
     "previous_secret_expires_at",
     "deleted",
     "created_at",
     "updated_at"
    ]
   },
   "WebhookEndpointPage": {
    "type": "object",
    "properties": {
     "data": {
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/WebhookEndpoint"
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
   "WebhookReplayRequest": {
    "type": "object",
    "properties": {
     "since": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "required": [
     "since"
    ],
    "unevaluatedProperties": false
   },
   "WebhookReplay": {
    "type": "object",
    "properties": {
     "object": {
      "type": "string",
      "const": "webhook_replay"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "webhook_endpoint_id": {
      "$ref": "#/components/schemas/Id"
     },
     "replayed": {
      "type": "integer"
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "object",
     "id",
     "webhook_endpoint_id",
     "replayed"
    ]
   },
   "WebhookDelivery": {
    "type": "object",
    "properties": {
     "object": {
      "type": "string",
      "const": "webhook_delivery"
     },
     "id": {
      "$ref": "#/components/schemas/Id"
     },
     "webhook_endpoint_id": {
      "$ref": "#/components/schemas/Id"
     },
     "event_type": {
      "$ref": "#/components/schemas/DeliveredEventType"
     },
     "status": {
      "$ref": "#/components/schemas/WebhookDeliveryStatus"
     },
     "attempts": {
      "type": "integer"
     },
     "last_attempt_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "last_response_status": {
      "type": [
       "integer",
       "null"
      ]
     },
     "last_error": {
      "type": [
       "string",
       "null"
      ]
     },
     "next_attempt_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "replay_count": {
      "type": "integer"
     },
     "payload": {
      "type": [
       "string",
       "null"
      ]
     },
     "created_at": {
      "$ref": "#/components/schemas/Timestamp"
     }
    },
    "unevaluatedProperties": false,
    "required": [
     "object",
     "id",
     "webhook_endpoint_id",
     "event_type",
     "status",
     "attempts",
     "last_attempt_at",
     "last_response_status",
     "last_error",
     "next_attempt_at",
     "replay_count",
     "created_at"
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
