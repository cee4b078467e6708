// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/attendance_records": {
   "get": {
    "operationId": "listAttendanceRecords",
    "tags": [
     "attendance_records"
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
      "name": "date",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/Date"
      }
     },
     {
      "name": "status",
      "in": "query",
      "schema": {
       "$ref": "#/components/schemas/AttendanceStatus"
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
     },
     {
      "$ref": "#/components/parameters/IncludeDeleted"
     }
    ],
    "responses": {}
   },
   "post": {
    "operationId": "createAttendanceRecord",
    "tags": [
     "attendance_records"
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
        "$ref": "#/components/schemas/AttendanceRecordCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/attendance_records/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getAttendanceRecord",
    "tags": [
     "attendance_records"
    ],
    "responses": {}
   },
   "patch": {
    "operationId": "updateAttendanceRecord",
    "tags": [
     "attendance_records"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AttendanceRecordUpdate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/attendance_records/{id}/explanation": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getAttendanceRecordExplanation",
    "tags": [
     "attendance_records"
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
   "Date": {
    "type": "string",
    "format": "date",
    "pattern": "^(19|[2-9]\\\\d)"
   },
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "NullableTimestamp": {
    "type": [
     "string",
     "null"
    ],
    "format": "date-time"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "AttendanceStatus": {
    "type": "string",
    "enum": [
     "present",
     "absent",
     "half_day",
     "on_leave",
     "holiday",
     "rest_day",
     "unscheduled"
    ]
   },
   "AttendanceRecordFields": {
    "type": "object",
    "properties": {
     "check_in_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "check_out_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "status": {
      "$ref": "#/components/schemas/AttendanceStatus"
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
   "AttendanceRecordCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AttendanceRecordFields"
     },
     {
      "type": "object",
      "properties": {
       "employee_id": {
        "$ref": "#/components/schemas/Id"
       },
       "date": {
        "$ref": "#/components/schemas/Date"
       }
      }
     }
    ],
    "required": [
     "employee_id",
     "date"
    ],
    "unevaluatedProperties": false
   },
   "AttendanceRecordUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AttendanceRecordFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
