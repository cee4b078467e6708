// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employment_types": {
   "get": {
    "operationId": "listEmploymentTypes",
    "tags": [
     "employment_types"
    ],
    "parameters": [
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
    "operationId": "createEmploymentType",
    "tags": [
     "employment_types"
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
        "$ref": "#/components/schemas/EmploymentTypeCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/employment_types/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getEmploymentType",
    "tags": [
     "employment_types"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateEmploymentType",
    "tags": [
     "employment_types"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmploymentTypeUpdate"
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
   "EmploymentTypeFields": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "description": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 2000
     },
     "is_residential": {
      "type": "boolean"
     },
     "accommodation_provided": {
      "type": "boolean"
     },
     "meals_provided": {
      "type": "boolean"
     }
    }
   },
   "EmploymentTypeCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmploymentTypeFields"
     }
    ],
    "required": [
     "name"
    ],
    "unevaluatedProperties": false
   },
   "EmploymentTypeUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmploymentTypeFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
