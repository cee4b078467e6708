// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/punches": {
   "get": {
    "operationId": "listPunches",
    "tags": [
     "punches"
    ],
    "parameters": [
     {
      "name": "punched_after",
      "in": "query",
      "allowReserved": true,
      "schema": {
       "$ref": "#/components/schemas/Timestamp"
      }
     },
     {
      "name": "punched_before",
      "in": "query",
      "allowReserved": true,
      "schema": {
       "$ref": "#/components/schemas/Timestamp"
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
      "name": "attendance_date",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Date"
      }
     },
     {
      "name": "geofenced_site_id",
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
    "operationId": "createPunch",
    "tags": [
     "punches"
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
        "$ref": "#/components/schemas/PunchCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/punches/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getPunch",
    "tags": [
     "punches"
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
   "PunchDirection": {
    "type": "string",
    "enum": [
     "in",
     "out",
     "unknown"
    ]
   },
   "PunchSource": {
    "type": "string",
    "enum": [
     "device",
     "mobile",
     "web",
     "api",
     "import"
    ]
   },
   "NullableLatitude": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^-?(90(\\\\.0{1,7})?|[1-8]?\\\\d(\\\\.\\\\d{1,7})?)$"
   },
   "NullableLongitude": {
    "type": [
     "string",
     "null"
    ],
    "pattern": "^-?(180(\\\\.0{1,7})?|(1[0-7]\\\\d|[1-9]?\\\\d)(\\\\.\\\\d{1,7})?)$"
   },
   "PunchFields": {
    "type": "object",
    "properties": {
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "punched_at": {
      "$ref": "#/components/schemas/Timestamp"
     },
     "direction": {
      "$ref": "#/components/schemas/PunchDirection"
     },
     "source": {
      "$ref": "#/components/schemas/PunchSource"
     },
     "device_id": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 100
     },
     "latitude": {
      "$ref": "#/components/schemas/NullableLatitude"
     },
     "longitude": {
      "$ref": "#/components/schemas/NullableLongitude"
     },
     "accuracy_meters": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 100000
     },
     "note": {
      "type": [
       "string",
       "null"
      ],
      "maxLength": 1000
     }
    }
   },
   "PunchCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/PunchFields"
     }
    ],
    "required": [
     "employee_id",
     "punched_at"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
