// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/attendance_settings": {
   "get": {
    "operationId": "getAttendanceSettings",
    "tags": [
     "attendance_settings"
    ],
    "responses": {}
   }
  },
  "/console/attendance_settings": {
   "patch": {
    "operationId": "updateAttendanceSettings",
    "tags": [
     "attendance_settings"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/AttendanceSettingsUpdate"
       }
      }
     }
    },
    "responses": {}
   }
  }
 },
 "components": {
  "schemas": {
   "UnsignedDays": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
   },
   "Hours": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
   },
   "Factor": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d?)(\\\\.\\\\d{1,2})?$"
   },
   "GeofenceMode": {
    "type": "string",
    "enum": [
     "off",
     "flag",
     "enforce"
    ]
   },
   "MissingPunchStatus": {
    "type": "string",
    "enum": [
     "absent",
     "half_day",
     "present"
    ]
   },
   "AttendanceSettingsFields": {
    "type": "object",
    "properties": {
     "geofence_mode": {
      "$ref": "#/components/schemas/GeofenceMode"
     },
     "window_before_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 720
     },
     "window_after_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 720
     },
     "punch_debounce_seconds": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "full_day_min_percent": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "half_day_min_percent": {
      "type": "integer",
      "minimum": 0,
      "maximum": 100
     },
     "early_leave_threshold_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "missing_punch_status": {
      "$ref": "#/components/schemas/MissingPunchStatus"
     },
     "late_marks_per_deduction": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 31
     },
     "late_deduction_days": {
      "$ref": "#/components/schemas/UnsignedDays"
     },
     "overtime_min_minutes": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "overtime_before_shift_counts": {
      "type": "boolean"
     },
     "max_overtime_minutes_per_day": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 1440
     },
     "overtime_auto_request": {
      "type": "boolean"
     },
     "overtime_multiplier_working_day": {
      "$ref": "#/components/schemas/Factor"
     },
     "overtime_multiplier_rest_day": {
      "$ref": "#/components/schemas/Factor"
     },
     "overtime_multiplier_holiday": {
      "$ref": "#/components/schemas/Factor"
     },
     "overtime_hours_per_month": {
      "$ref": "#/components/schemas/Hours"
     },
     "regularisation_window_days": {
      "type": "integer",
      "minimum": 0,
      "maximum": 1440
     },
     "max_regularisations_per_month": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 31
     }
    }
   },
   "AttendanceSettingsUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/AttendanceSettingsFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
