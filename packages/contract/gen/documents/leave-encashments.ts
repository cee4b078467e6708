// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/console/leave_encashments": {
   "get": {
    "operationId": "listLeaveEncashments",
    "tags": [
     "leave_encashments"
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
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/LeaveEncashmentStatus"
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
    "operationId": "createLeaveEncashment",
    "tags": [
     "leave_encashments"
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
        "$ref": "#/components/schemas/LeaveEncashmentCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/leave_encashments/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveEncashment",
    "tags": [
     "leave_encashments"
    ],
    "responses": {}
   }
  },
  "/console/leave_encashments/{id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "cancelLeaveEncashment",
    "tags": [
     "leave_encashments"
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
   "Timestamp": {
    "type": "string",
    "format": "date-time"
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
   "LeaveEncashmentStatus": {
    "type": "string",
    "enum": [
     "pending",
     "cancelled"
    ]
   },
   "LeaveEncashmentFields": {
    "type": "object",
    "properties": {
     "leave_balance_id": {
      "$ref": "#/components/schemas/Id"
     },
     "days": {
      "$ref": "#/components/schemas/Days"
     }
    }
   },
   "LeaveEncashmentCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeaveEncashmentFields"
     }
    ],
    "required": [
     "leave_balance_id",
     "days"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
