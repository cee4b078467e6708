// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/leave_applications": {
   "get": {
    "operationId": "listLeaveApplications",
    "tags": [
     "leave_applications"
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
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/LeaveApplicationStatus"
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
    "operationId": "createLeaveApplication",
    "tags": [
     "leave_applications"
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
        "$ref": "#/components/schemas/LeaveApplicationCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/leave_applications/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveApplication",
    "tags": [
     "leave_applications"
    ],
    "responses": {}
   }
  },
  "/v1/leave_applications/{id}/approve": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "approveLeaveApplication",
    "tags": [
     "leave_applications"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {}
   }
  },
  "/v1/leave_applications/{id}/reject": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "rejectLeaveApplication",
    "tags": [
     "leave_applications"
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
        "$ref": "#/components/schemas/LeaveApplicationRejection"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/leave_applications/{id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "cancelLeaveApplication",
    "tags": [
     "leave_applications"
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
        "$ref": "#/components/schemas/LeaveApplicationCancellation"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/leave_applications/{id}/explanation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveApplicationExplanation",
    "tags": [
     "leave_applications"
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
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "LeaveApplicationStatus": {
    "type": "string",
    "enum": [
     "pending",
     "approved",
     "rejected",
     "cancelled"
    ]
   },
   "HalfDayType": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "first_half",
     "second_half",
     null
    ]
   },
   "LeaveApplicationFields": {
    "type": "object",
    "properties": {
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "leave_type_id": {
      "$ref": "#/components/schemas/Id"
     },
     "from_date": {
      "$ref": "#/components/schemas/Date"
     },
     "to_date": {
      "$ref": "#/components/schemas/Date"
     },
     "is_half_day": {
      "type": "boolean"
     },
     "half_day_type": {
      "$ref": "#/components/schemas/HalfDayType"
     },
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     },
     "document_id": {
      "$ref": "#/components/schemas/NullableId"
     }
    }
   },
   "LeaveApplicationCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeaveApplicationFields"
     }
    ],
    "required": [
     "employee_id",
     "leave_type_id",
     "from_date",
     "to_date",
     "reason"
    ],
    "unevaluatedProperties": false
   },
   "LeaveApplicationRejection": {
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
   },
   "LeaveApplicationCancellation": {
    "type": "object",
    "properties": {
     "cancellation_reason": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
     }
    },
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
