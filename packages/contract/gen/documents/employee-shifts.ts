// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employee_shifts": {
   "get": {
    "operationId": "listEmployeeShifts",
    "tags": [
     "employee_shifts"
    ],
    "parameters": [
     {
      "name": "effective_on",
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
      "name": "shift_id",
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
   },
   "post": {
    "operationId": "createEmployeeShift",
    "tags": [
     "employee_shifts"
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
        "$ref": "#/components/schemas/EmployeeShiftCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/employee_shifts/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getEmployeeShift",
    "tags": [
     "employee_shifts"
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
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "EmployeeShiftFields": {
    "type": "object",
    "properties": {
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "shift_id": {
      "$ref": "#/components/schemas/Id"
     },
     "effective_from": {
      "$ref": "#/components/schemas/Date"
     },
     "effective_to": {
      "$ref": "#/components/schemas/NullableDate"
     },
     "geofenced_site_id": {
      "$ref": "#/components/schemas/NullableId"
     }
    }
   },
   "EmployeeShiftCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeShiftFields"
     }
    ],
    "required": [
     "employee_id",
     "shift_id",
     "effective_from"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
