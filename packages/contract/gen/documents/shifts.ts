// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/shifts": {
   "get": {
    "operationId": "listShifts",
    "tags": [
     "shifts"
    ],
    "parameters": [
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/RecordStatus"
      }
     },
     {
      "name": "attendance_mode",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/AttendanceMode"
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
    "operationId": "createShift",
    "tags": [
     "shifts"
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
        "$ref": "#/components/schemas/ShiftCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/shifts/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getShift",
    "tags": [
     "shifts"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateShift",
    "tags": [
     "shifts"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/ShiftUpdate"
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
   "TimeOfDay": {
    "type": "string",
    "pattern": "^([01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "RecordStatus": {
    "type": "string",
    "enum": [
     "active",
     "inactive"
    ]
   },
   "AttendanceMode": {
    "type": "string",
    "enum": [
     "punch_required",
     "auto_present",
     "punch_not_required"
    ]
   },
   "ShiftFields": {
    "type": "object",
    "properties": {
     "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
     },
     "start_time": {
      "$ref": "#/components/schemas/TimeOfDay"
     },
     "end_time": {
      "$ref": "#/components/schemas/TimeOfDay"
     },
     "break_duration_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "grace_period_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "late_threshold_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "weekly_off_days": {
      "type": "array",
      "items": {
       "type": "integer",
       "minimum": 1,
       "maximum": 7
      },
      "uniqueItems": true,
      "maxItems": 7
     },
     "attendance_mode": {
      "$ref": "#/components/schemas/AttendanceMode"
     },
     "is_default": {
      "type": "boolean"
     },
     "status": {
      "$ref": "#/components/schemas/RecordStatus"
     }
    }
   },
   "ShiftCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ShiftFields"
     }
    ],
    "required": [
     "name",
     "start_time",
     "end_time"
    ],
    "unevaluatedProperties": false
   },
   "ShiftUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/ShiftFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
