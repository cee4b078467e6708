// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/employees/{id}/addresses": {
   "parameters": [
    {
     "$ref": "#/components/parameters/EmployeeId"
    }
   ],
   "get": {
    "operationId": "listEmployeeAddresses",
    "tags": [
     "employee_addresses"
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
     },
     {
      "$ref": "#/components/parameters/IncludeDeleted"
     }
    ],
    "responses": {}
   },
   "post": {
    "operationId": "createEmployeeAddress",
    "tags": [
     "employee_addresses"
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
        "$ref": "#/components/schemas/EmployeeAddressCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/employees/{id}/addresses/{address_id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/EmployeeId"
    },
    {
     "$ref": "#/components/parameters/AddressId"
    }
   ],
   "patch": {
    "operationId": "updateEmployeeAddress",
    "tags": [
     "employee_addresses"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/EmployeeAddressUpdate"
       }
      }
     }
    },
    "responses": {}
   },
   "delete": {
    "operationId": "deleteEmployeeAddress",
    "tags": [
     "employee_addresses"
    ],
    "responses": {}
   }
  }
 },
 "components": {
  "parameters": {
   "EmployeeId": {
    "name": "id",
    "in": "path",
    "required": true,
    "schema": {
     "$ref": "#/components/schemas/Id"
    }
   },
   "AddressId": {
    "name": "address_id",
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
   "CountryCode": {
    "type": "string",
    "pattern": "^[A-Z]{2}$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "AddressType": {
    "type": "string",
    "enum": [
     "current",
     "permanent",
     "mailing",
     "emergency"
    ]
   },
   "EmployeeAddressFields": {
    "type": "object",
    "properties": {
     "type": {
      "$ref": "#/components/schemas/AddressType"
     },
     "line1": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
     },
     "line2": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 200
     },
     "city": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "state": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "postal_code": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 20
     },
     "country": {
      "$ref": "#/components/schemas/CountryCode"
     },
     "is_primary": {
      "type": "boolean"
     }
    }
   },
   "EmployeeAddressCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeAddressFields"
     }
    ],
    "required": [
     "type",
     "line1",
     "city"
    ],
    "unevaluatedProperties": false
   },
   "EmployeeAddressUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/EmployeeAddressFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
