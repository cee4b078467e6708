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
    "responses": {}
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
    "responses": {}
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
    "responses": {}
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
   }
  }
 }
}`)

export default document
