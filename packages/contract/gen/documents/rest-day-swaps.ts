// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/rest_day_swaps": {
   "get": {
    "operationId": "listRestDaySwaps",
    "tags": [
     "rest_day_swaps"
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
       "$ref": "#/components/schemas/SwapStatus"
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
    "operationId": "createRestDaySwap",
    "tags": [
     "rest_day_swaps"
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
        "$ref": "#/components/schemas/RestDaySwapCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/rest_day_swaps/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getRestDaySwap",
    "tags": [
     "rest_day_swaps"
    ],
    "responses": {}
   }
  },
  "/v1/rest_day_swaps/{id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "cancelRestDaySwap",
    "tags": [
     "rest_day_swaps"
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
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "SwapStatus": {
    "type": "string",
    "enum": [
     "active",
     "cancelled"
    ]
   },
   "RestDaySwapFields": {
    "type": "object",
    "properties": {
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "rest_date": {
      "$ref": "#/components/schemas/Date"
     },
     "work_date": {
      "$ref": "#/components/schemas/Date"
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
   "RestDaySwapCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/RestDaySwapFields"
     }
    ],
    "required": [
     "employee_id",
     "rest_date",
     "work_date"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
