// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/regularisations": {
   "get": {
    "operationId": "listRegularisations",
    "tags": [
     "regularisations"
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
       "$ref": "#/components/schemas/RequestStatus"
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
    "operationId": "createRegularisation",
    "tags": [
     "regularisations"
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
        "$ref": "#/components/schemas/RegularisationCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/regularisations/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getRegularisation",
    "tags": [
     "regularisations"
    ],
    "responses": {}
   }
  },
  "/v1/regularisations/{id}/approve": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "approveRegularisation",
    "tags": [
     "regularisations"
    ],
    "parameters": [
     {
      "$ref": "#/components/parameters/IdempotencyKey"
     }
    ],
    "responses": {}
   }
  },
  "/v1/regularisations/{id}/reject": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "rejectRegularisation",
    "tags": [
     "regularisations"
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
        "$ref": "#/components/schemas/RegularisationRejection"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/v1/regularisations/{id}/cancel": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "post": {
    "operationId": "cancelRegularisation",
    "tags": [
     "regularisations"
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
   "RequestStatus": {
    "type": "string",
    "enum": [
     "pending",
     "approved",
     "rejected",
     "cancelled"
    ]
   },
   "RegularisationType": {
    "type": "string",
    "enum": [
     "missed_punch",
     "wrong_punch",
     "on_duty",
     "work_from_home",
     "other"
    ]
   },
   "RegularisedStatus": {
    "type": [
     "string",
     "null"
    ],
    "enum": [
     "present",
     "half_day",
     null
    ]
   },
   "RegularisationFields": {
    "type": "object",
    "properties": {
     "employee_id": {
      "$ref": "#/components/schemas/Id"
     },
     "date": {
      "$ref": "#/components/schemas/Date"
     },
     "type": {
      "$ref": "#/components/schemas/RegularisationType"
     },
     "requested_check_in_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "requested_check_out_at": {
      "$ref": "#/components/schemas/NullableTimestamp"
     },
     "requested_status": {
      "$ref": "#/components/schemas/RegularisedStatus"
     },
     "reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    }
   },
   "RegularisationCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/RegularisationFields"
     }
    ],
    "required": [
     "employee_id",
     "date",
     "type",
     "reason"
    ],
    "unevaluatedProperties": false
   },
   "RegularisationRejection": {
    "type": "object",
    "properties": {
     "rejection_reason": {
      "type": "string",
      "minLength": 1,
      "maxLength": 1000
     }
    },
    "required": [
     "rejection_reason"
    ],
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
