// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/leave_types": {
   "get": {
    "operationId": "listLeaveTypes",
    "tags": [
     "leave_types"
    ],
    "parameters": [
     {
      "name": "is_active",
      "in": "query",
      "schema": {
       "type": "boolean"
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
   }
  },
  "/v1/leave_types/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeaveType",
    "tags": [
     "leave_types"
    ],
    "responses": {}
   }
  },
  "/console/leave_types": {
   "post": {
    "operationId": "createLeaveType",
    "tags": [
     "leave_types"
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
        "$ref": "#/components/schemas/LeaveTypeCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/leave_types/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "patch": {
    "operationId": "updateLeaveType",
    "tags": [
     "leave_types"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LeaveTypeUpdate"
       }
      }
     }
    },
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
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "LeaveTypeFields": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "code": {
      "type": "string",
      "minLength": 1,
      "maxLength": 20
     },
     "color": {
      "type": "string",
      "pattern": "^#[0-9a-fA-F]{6}$"
     },
     "is_paid": {
      "type": "boolean"
     },
     "is_active": {
      "type": "boolean"
     }
    }
   },
   "LeaveTypeCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeaveTypeFields"
     }
    ],
    "required": [
     "name",
     "code"
    ],
    "unevaluatedProperties": false
   },
   "LeaveTypeUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeaveTypeFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
