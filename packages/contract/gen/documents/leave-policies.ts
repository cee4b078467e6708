// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
const document: object = JSON.parse(`{
 "openapi": "3.1.1",
 "info": {
  "title": "Muster API",
  "version": "1.0.0"
 },
 "paths": {
  "/v1/leave_policies": {
   "get": {
    "operationId": "listLeavePolicies",
    "tags": [
     "leave_policies"
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
      "name": "leave_type_id",
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
     },
     {
      "$ref": "#/components/parameters/UpdatedSince"
     }
    ],
    "responses": {}
   }
  },
  "/v1/leave_policies/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "get": {
    "operationId": "getLeavePolicy",
    "tags": [
     "leave_policies"
    ],
    "responses": {}
   }
  },
  "/console/leave_policies": {
   "post": {
    "operationId": "createLeavePolicy",
    "tags": [
     "leave_policies"
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
        "$ref": "#/components/schemas/LeavePolicyCreate"
       }
      }
     }
    },
    "responses": {}
   }
  },
  "/console/leave_policies/{id}": {
   "parameters": [
    {
     "$ref": "#/components/parameters/Id"
    }
   ],
   "patch": {
    "operationId": "updateLeavePolicy",
    "tags": [
     "leave_policies"
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "$ref": "#/components/schemas/LeavePolicyUpdate"
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
   "Timestamp": {
    "type": "string",
    "format": "date-time"
   },
   "UnsignedDays": {
    "type": "string",
    "pattern": "^(0|[1-9]\\\\d{0,3})(\\\\.\\\\d{1,2})?$"
   },
   "Cursor": {
    "type": "string",
    "minLength": 1,
    "maxLength": 1024,
    "pattern": "^[A-Za-z0-9_-]+={0,2}$"
   },
   "AccrualMethod": {
    "type": "string",
    "enum": [
     "annual",
     "monthly"
    ]
   },
   "AllocationType": {
    "type": "string",
    "enum": [
     "fiscal_year",
     "cycle"
    ]
   },
   "ApplicableGender": {
    "type": "string",
    "enum": [
     "all",
     "male",
     "female"
    ]
   },
   "LeavePolicyFields": {
    "type": "object",
    "properties": {
     "annual_quota": {
      "$ref": "#/components/schemas/UnsignedDays"
     },
     "accrual_method": {
      "$ref": "#/components/schemas/AccrualMethod"
     },
     "allocation_type": {
      "$ref": "#/components/schemas/AllocationType"
     },
     "max_consecutive_days": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 1,
      "maximum": 366
     },
     "carry_forward_allowed": {
      "type": "boolean"
     },
     "max_carry_forward_days": {
      "$ref": "#/components/schemas/UnsignedDays"
     },
     "encashment_allowed": {
      "type": "boolean"
     },
     "negative_balance_allowed": {
      "type": "boolean"
     },
     "max_negative_days": {
      "$ref": "#/components/schemas/UnsignedDays"
     },
     "pro_rata_for_joiners": {
      "type": "boolean"
     },
     "min_service_months": {
      "type": "integer",
      "minimum": 0,
      "maximum": 600
     },
     "applicable_gender": {
      "$ref": "#/components/schemas/ApplicableGender"
     },
     "requires_document_after_days": {
      "type": [
       "integer",
       "null"
      ],
      "minimum": 0,
      "maximum": 366
     },
     "sandwich_rule": {
      "type": "boolean"
     },
     "effective_from": {
      "$ref": "#/components/schemas/Date"
     },
     "effective_to": {
      "$ref": "#/components/schemas/NullableDate"
     }
    }
   },
   "LeavePolicyCreate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeavePolicyFields"
     },
     {
      "type": "object",
      "properties": {
       "leave_type_id": {
        "$ref": "#/components/schemas/Id"
       }
      }
     }
    ],
    "required": [
     "leave_type_id",
     "annual_quota",
     "effective_from"
    ],
    "unevaluatedProperties": false
   },
   "LeavePolicyUpdate": {
    "allOf": [
     {
      "$ref": "#/components/schemas/LeavePolicyFields"
     }
    ],
    "minProperties": 1,
    "unevaluatedProperties": false
   }
  }
 }
}`)

export default document
