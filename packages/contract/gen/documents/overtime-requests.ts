// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/overtime_requests": {
   "get": {
    "operationId": "listOvertimeRequests",
    "tags": [
     "overtime_requests"
    ],
    "parameters": [
     {
      "name": "date_from",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Date"
      }
     },
     {
      "name": "date_to",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Date"
      }
     },
     {
      "name": "employee_id",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Id"
      }
     },
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/RequestStatus"
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
     }
    ],
    "responses": {}
   },
   "post": {
    "operationId": "createOvertimeRequest",
    "tags": [
     "overtime_requests"
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
        "$ref": "#/components/schemas/OvertimeRequestCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/overtime_requests/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getOvertimeRequest",
    "tags": [
     "overtime_requests"
    ],
    "responses": {}
   }
  },
  "/v1/overtime_requests/{id}/approve": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "approveOvertimeRequest",
    "tags": [
     "overtime_requests"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/OvertimeRequestApproval"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/overtime_requests/{id}/reject": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "rejectOvertimeRequest",
    "tags": [
     "overtime_requests"
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
        "$ref": "#/components/schemas/OvertimeRequestRejection"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/overtime_requests/{id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "cancelOvertimeRequest",
    "tags": [
     "overtime_requests"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {}
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
  "schemas": {
   "Id": {
    "type": "string",
    "minLength": 1,
    "maxLength": 64,
    "pattern": "^[A-Za-z0-9_-]+$"
   },
   "Date": {
    "type": "string",
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
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
   "Hours": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "RequestStatus": {
    "type": "string",
    "enum": [
     "pending",
     "approved",
     "rejected",
     "cancelled"
    ]
   },
   "OvertimeRequestFields": {
    "type": "object",
    "properties": {
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "date": {
      "$ref": "#/components/schemas/Date"
     },
     "start_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "end_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "requested_hours": {
      "$ref": "#/components/schemas/Hours"
     },
     "reason": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
     }
    }
   },
   "OvertimeRequestCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/OvertimeRequestFields"
     }
    ],
    "required": [
     "employee_id",
     "date",
     "requested_hours"
    ],
    "unevaluatedProperties": false
   },
   "OvertimeRequestApproval": {
    "type": "object",
    "properties": {
     "approved_hours": {
      "$ref": "#/components/schemas/Hours"
     }
    },
    "unevaluatedProperties": false
   },
   "OvertimeRequestRejection": {
    "type": "object",
    "properties": {
     "rejection_reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    },
    "required": [
     "rejection_reason"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
